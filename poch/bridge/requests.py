"""What requests of the bridge have in common, and the rulesets that it was given."""

from typing import Any

from poch.game.said import Json, Message, MessageError
from poch.sittings.sitting import Sitting, check_shape
from poch.texts.collection import Collection

RULESETS = Collection()


def record_of(request: Json) -> Json:
    """Return the record of a request, which must have the shape of one.

    Nothing looks at its shape again.
    """
    return check_shape(request["record"])


def sitting_of(request: Json) -> Sitting:
    """Return the sitting that a request is about."""
    record = record_of(request)
    strength = str(request.get("bots", "cautious"))
    return Sitting(RULESETS.find, record, people_of(request, record), strength)


def as_json(answer: Any) -> Json:
    """Return the fields of what was answered by their names, with messages as JSON has them."""
    return {name: _plain(getattr(answer, name)) for name in answer.__match_args__}


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [*map(_plain, value)]
    return value.json() if isinstance(value, Message) else value


def viewer_of(request: Json, record: Json) -> str | None:
    """Return the seat that looks on, or None where all cards are shown."""
    viewer = request.get("viewer")
    if viewer is not None and viewer not in record["seats"]:
        raise MessageError("error-viewer", seats=list(record["seats"]))
    return viewer


def people_of(request: Json, record: Json) -> set[str]:
    """Return the seats that people play: those of `people`, or the one that looks on."""
    people = {*texts_of(request, "people", "seats")}
    if not people <= {*record["seats"]}:
        raise MessageError("error-people", seats=list(record["seats"]))
    viewer = viewer_of(request, record)
    return people | ({viewer} if viewer is not None else set())


def readings_of(request: Json) -> dict[str, str]:
    """Return the readings of a request, crux by crux; they may be left out."""
    readings = request.get("readings") or {}
    if not isinstance(readings, dict) or not all(
        isinstance(reading, str) for reading in readings.values()
    ):
        raise MessageError("error-readings")
    return readings


def texts_of(request: Json, key: str, what: str) -> list[str]:
    """Return a list of texts of a request, which may be left out."""
    texts = request.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise MessageError("error-list", key=key, what=what)
    return texts


def number_of(request: Json, key: str, otherwise: int | None = None) -> int:
    """Return a whole number of a request, or what stands for it where it may be left out."""
    value = request[key] if otherwise is None else request.get(key, otherwise)
    if type(value) is not int or value < 0:
        raise MessageError("error-number", key=key)
    return value
