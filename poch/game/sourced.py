"""A rule and its authority, kept together."""

from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from poch.game.facts import Fact, fact

T_co = TypeVar("T_co", covariant=True)


@fact
class Ruled(Fact, Generic[T_co]):
    """A value together with the clause that sets it."""

    value: T_co
    clause: str


class Reader(Protocol):
    """Gives the rules of leaves."""

    def __call__(self, name: str) -> Ruled[Any]:
        """Return what a leaf was set to; one that nobody set is noted as a complaint."""

    def arising(self, name: str) -> Ruled[Any] | None:
        """Return the same of a leaf that arises, or is optional and set."""


class Range(NamedTuple):
    """How many chips: at least, and at most (None where there is no limit)."""

    least: int
    most: int | None


def ranged(ruled: Ruled[dict[str, int | str]]) -> Ruled[Range]:
    """Return a leaf such as `{least: 1, most: free}` as a range."""
    value = ruled.value or {"least": 1, "most": 1}
    least, most = value["least"], value["most"]
    return Ruled(Range(int(least), None if most == "free" else int(most)), ruled.clause)
