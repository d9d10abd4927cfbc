"""A rule and its authority, kept together."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Ruled(Generic[T_co]):
    """A value together with the clause that sets it."""

    value: T_co
    clause: str


Reader: TypeAlias = Callable[[str], Ruled[Any]]
"""Returns what a leaf was set to; a leaf nobody set is noted as a complaint."""
