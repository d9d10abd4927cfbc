"""A rule and its authority, kept together."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Ruled(Generic[T_co]):
    """A value together with the clause that sets it."""

    value: T_co
    clause: str


Reader: TypeAlias = Callable[[str], Ruled[Any]]
"""Returns what a leaf was set to; a leaf nobody set is noted as a complaint."""


class Range(NamedTuple):
    """How many chips: at least, and at most (None where there is no limit)."""

    least: int
    most: int | None


def ranged(ruled: Ruled[dict[str, int | str]]) -> Ruled[Range]:
    """Return a leaf such as `{least: 1, most: free}` as a range."""
    value = ruled.value or {"least": 1, "most": 1}
    least, most = value["least"], value["most"]
    return Ruled(Range(int(least), None if most == "free" else int(most)), ruled.clause)
