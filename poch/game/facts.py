"""Facts: records of annotated fields that nobody changes; a hand needs hundreds of them."""

from typing import Any, TypeVar, cast, dataclass_transform

Kind = TypeVar("Kind")
UNSLOTTED = ("__dict__", "__weakref__")


@dataclass_transform(frozen_default=True)
def fact(kind: type[Kind]) -> type[Kind]:
    """Make a record of its annotated fields, that type checkers know to be frozen.

    Freezing it at run time as well would more than double the cost of each of a hand's events. The
    library's dataclass would do; but it takes several times as long to make these many kinds, and
    they are a good part of what a browser loads before the first hand.
    """
    own = tuple(kind.__annotations__)
    names = (*getattr(kind.__base__, "__match_args__", ()), *own)
    body: dict[str, Any] = {"__slots__": own, "__match_args__": names}
    if own:
        stored = "; ".join(f"self.{name} = {name}" for name in names)
        exec(f"def __init__(self, {', '.join(names)}): {stored}", {}, body)  # noqa: S102 – these names
        body["__init__"].__defaults__ = tuple(vars(kind)[one] for one in own if one in vars(kind))
    kept = {name: value for name, value in vars(kind).items() if name not in {*own, *UNSLOTTED}}
    make: Any = type(kind)
    return cast("type[Kind]", make(kind.__name__, kind.__bases__, kept | body))


@fact
class Fact:
    """A record that is what its fields are."""

    def told(self) -> dict[str, Any]:
        """Return the values of all fields by their names, in their order."""
        names: tuple[str, ...] = self.__match_args__
        return {name: getattr(self, name) for name in names}

    def __eq__(self, other: object) -> bool:
        """Tell whether the fields are the same."""
        return type(self) is type(other) and self.told() == other.told()

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash((type(self), *self.told().values()))

    def __repr__(self) -> str:
        """Return the record as it would be written."""
        told = ", ".join(f"{name}={value!r}" for name, value in self.told().items())
        return f"{type(self).__name__}({told})"
