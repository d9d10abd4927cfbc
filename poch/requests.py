"""What requests of the bridge have in common, and the rulesets that it was given."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from poch.compile import compiled
from poch.record import RecordError
from poch.record_shape import complaints
from poch.ruleset import Document, Ruleset

Json: TypeAlias = dict[str, Any]

_documents: dict[str, Document] = {}
_rulesets: dict[tuple[str, str], Ruleset] = {}


def record_of(request: Json) -> Json:
    """Return the record of a request, which must have the shape of one."""
    record = request["record"]
    if found := list(complaints(record)):
        raise RecordError(found)
    return dict(record)


def viewer_of(request: Json, record: Json) -> str | None:
    """Return the seat that looks on, or None where all cards are shown."""
    viewer = request.get("viewer")
    if viewer is not None and viewer not in record["seats"]:
        raise ValueError(f"the viewer has no seat here; name one of {', '.join(record['seats'])}")
    return viewer


def number_of(request: Json, key: str, otherwise: int) -> int:
    """Return a whole number of a request, or what stands for it where it is left out."""
    value = request.get(key, otherwise)
    if type(value) is not int or value < 0:
        raise ValueError(f"{key} is no whole number; give one, or leave it out")
    return value


def document_of(name: str) -> Document:
    """Return a loaded document."""
    if name not in _documents:
        message = f"the ruleset {name!r} is not loaded; known are: {', '.join(_documents)}"
        raise ValueError(message)
    return _documents[name]


def ruleset_of(name: str, readings: Mapping[str, str]) -> Ruleset:
    """Return a loaded ruleset under chosen readings, compiled once."""
    key = (name, repr(readings))
    if key not in _rulesets:
        _rulesets[key] = compiled(document_of(name), readings)
    return _rulesets[key]


def load(document: Document) -> Ruleset:
    """Take in a document, in place of the one of the same id."""
    ruleset = compiled(document)
    _documents[ruleset.id] = document
    for key in [key for key in _rulesets if key[0] == ruleset.id]:
        del _rulesets[key]
    return ruleset
