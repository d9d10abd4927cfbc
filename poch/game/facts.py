"""Facts: records of annotated fields that nobody changes; a hand needs hundreds of them."""

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True)
def fact(kind: type[Kind]) -> type[Kind]:
    """Make a record of its annotated fields, that type checkers know to be frozen.

    Freezing it at run time as well would more than double the cost of each of a hand's events.
    Equality and text come from `Fact`, once for all kinds.
    """
    return dataclass(slots=True, eq=False, repr=False)(kind)


@fact
class Fact:
    """A record that is what its fields are."""

    def as_dict(self) -> dict[str, Any]:
        """Return the values of all fields by their names, in their order."""
        names: tuple[str, ...] = self.__match_args__
        return {name: getattr(self, name) for name in names}

    def __eq__(self, other: object) -> bool:
        """Tell whether the fields are the same."""
        return self is other or (type(self) is type(other) and self.as_dict() == other.as_dict())

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash((type(self), *self.as_dict().values()))

    def __repr__(self) -> str:
        """Return the record as it would be written."""
        fields = ", ".join(f"{name}={value!r}" for name, value in self.as_dict().items())
        return f"{type(self).__name__}({fields})"
