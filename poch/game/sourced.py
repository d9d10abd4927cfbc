"""A rule and its authority, kept together."""

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from poch.game.facts import Fact, fact

T_co = TypeVar("T_co", covariant=True)
Meaning = TypeVar("Meaning")


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


@fact
class Practice(Ruled[str], Generic[Meaning]):
    """A practice that a clause names, with what it `means` to the part of the game it belongs to."""

    means: Meaning


class Practices(Generic[Meaning]):
    """The closed table of a leaf: all its practices, and what each means.

    No practice is what is left over, so a name that the table does not know is a KeyError.
    """

    def __init__(self, leaf: str, meanings: Mapping[str, Meaning]) -> None:
        """Keep them."""
        self.leaf = leaf
        self.meanings = meanings

    def of(self, ruled: Ruled[Any]) -> Practice[Meaning]:
        """Return the practice that a clause names; a leaf that nobody set means nothing."""
        means: Any = None if ruled.value is None else self.meanings[ruled.value]
        return Practice(ruled.value, ruled.clause, means)

    def read(self, leaf: Reader) -> Practice[Meaning]:
        """Return the practice of the leaf."""
        return self.of(leaf(self.leaf))

    def arising(self, leaf: Reader) -> Practice[Meaning] | None:
        """Return the practice of the leaf, if it arises."""
        ruled = leaf.arising(self.leaf)
        return None if ruled is None else self.of(ruled)


class Range(NamedTuple):
    """How many chips: at least, and at most (None where there is no limit)."""

    least: int
    most: int | None


def as_range(ruled: Ruled[dict[str, int | str]]) -> Ruled[Range]:
    """Return a leaf such as `{least: 1, most: free}` as a range."""
    value = ruled.value or {"least": 1, "most": 1}
    least, most = value["least"], value["most"]
    return Ruled(Range(int(least), None if most == "free" else int(most)), ruled.clause)
