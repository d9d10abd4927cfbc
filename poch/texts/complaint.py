"""Complaints: what is wrong with a document, and where in it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from poch.texts.signs import altered_message, is_blank

Path: TypeAlias = tuple[str | int, ...]
"""The keys and places that lead to a part of a document."""

Words: TypeAlias = tuple[str, ...]

NAMES: Mapping[type, str] = {
    str: "a text", int: "a whole number", float: "a number", bool: "true or false", dict: "a map",
    list: "a list", type(None): "empty",
}  # fmt: skip


class Complaint(NamedTuple):
    """What is wrong: the place in the document, how it is called, and what to do."""

    path: Path
    name: str
    message: str

    def __str__(self) -> str:
        return f"{self.name}: {self.message}"


class ComplaintsError(ValueError):
    """A document that cannot be used; `complaints` has everything found wrong, in one go."""

    def __init__(self, complaints: Iterable[Complaint]) -> None:
        self.complaints = tuple(complaints)
        super().__init__("; ".join(map(str, self.complaints)))


class Keys(NamedTuple):
    """The keys of a map: of what kind each is (or one of which words), and which it must have.

    The kind `object` is anything.
    """

    kinds: Mapping[str, type | Words]
    needed: Words = ()


def check_kinds(data: Any, keys: Keys, path: Path, name: str) -> Iterator[Complaint]:
    """Complain of values in a map that are of another kind than their keys ask for."""
    for key, value in data.items() if isinstance(data, Mapping) else ():
        wanted = _kind(keys, key)
        if wanted is not object and type(value) is not wanted:
            marks = wanted is str and not isinstance(value, dict | list | None)
            rest = "" if key in keys.needed else ", or leave the key out"
            todo = "put it in quotation marks" if marks else f"write one{rest}"
            says = f"is {kind_of(value)} and should be {NAMES[wanted]}; {todo}"
            yield Complaint((*path, key), f"{name}{key}", says)


def _kind(keys: Keys, key: str) -> type:
    """Return of what kind the value of a key must be; one of another kind is not missing as well."""
    kind = keys.kinds.get(key, object)
    return str if isinstance(kind, tuple) else kind


def check_map(data: Mapping[str, Any], keys: Keys, path: Path, name: str) -> Iterator[Complaint]:
    """Complain of a map as `check_kinds` and `check_keys` do."""
    yield from check_kinds(data, keys, path, name)
    yield from check_keys(data, keys, path, name)


def check_texts(data: Any, path: Path, name: str) -> Iterator[Complaint]:
    """Complain of values in a map or a list that are no texts."""
    parts = data.items() if isinstance(data, Mapping) else enumerate(data or ())
    for key, value in parts:
        if not isinstance(value, str):
            says = f"is {kind_of(value)} and should be a text; put it in quotation marks"
            yield Complaint((*path, key), f"{name}.{key}", says)


def kind_of(value: Any) -> str:
    """Return the kind of a value in words, such as `a list`."""
    return NAMES.get(type(value), f"read as a {type(value).__name__}")


def format_key(key: Any) -> str:
    """Return a key as a complaint calls it: one without signs can be seen, too."""
    return str(key) or "''"


def check_keys(data: Mapping[str, Any], keys: Keys, path: Path, name: str) -> Iterator[Complaint]:
    """Complain of keys that are not known or are missing, and of words that are not known."""
    for key, value in data.items():
        known = keys.kinds.get(key)
        if known is None:
            says = f"not known here; the keys are: {', '.join(keys.kinds)}"
            says = altered_message(key, keys.kinds) or says
            yield Complaint((*path, key), f"{name}{format_key(key)}", says)
        elif isinstance(known, tuple) and value not in known and isinstance(value, str):
            says = f"{value!r} is not known; choose one of: {', '.join(known)}"
            says = altered_message(value, known) or says
            yield Complaint((*path, key), f"{name}{key}", says)
    for key in keys.needed:
        value = data.get(key)
        nothing = is_blank(value) if isinstance(value, str) else value in ([], {})
        if key not in data or (nothing and isinstance(value, _kind(keys, key))):
            yield Complaint(path, f"{name}{key}", "missing; it is always needed, write it")
