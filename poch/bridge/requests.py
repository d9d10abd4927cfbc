"""What requests of the bridge have in common, and the rulesets that it was given."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from poch.game.ruleset import Document, Rules, Ruleset
from poch.game.said import Json, Said, SaidError, said
from poch.game.table import Seat
from poch.records.record import RecordError, Replay, again
from poch.records.record_shape import complaints
from poch.texts.compile import compiled, reread
from poch.texts.complaint import Complaint

ADOPTED = repr({})
_loaded: dict[str, dict[str, Ruleset]] = {}
"""Each ruleset by its id, under the readings chosen so far."""


def record_of(request: Json) -> Json:
    """Return the record of a request, which must have the shape of one.

    Nothing looks at its shape again: it is played with `record.again`.
    """
    return shaped(request["record"])


def shaped(record: Any) -> Json:
    """Return a record; raises RecordError where it has not the shape of one."""
    if found := list(complaints(record)):
        raise RecordError(found)
    return dict(record)


def known_of(record: Json) -> tuple[Json, list[Said]]:
    """Return a record without the readings and pools that its ruleset does not know, or no longer.

    With it comes a message for each of them.
    """
    ruleset, lost = ruleset_of(record["ruleset"], {}), list[Said]()
    readings, pools = dict(record.get("readings", {})), dict(record.get("pools", {}))
    for crux, reading in record.get("readings", {}).items():
        if reading not in ruleset.cruxes.get(crux, {}).get("readings", {}):
            del readings[crux]
            lost.append(said("lost-reading", reading=reading, crux=crux))
    for pool, chips in record.get("pools", {}).items():
        if pool not in ruleset.rules(len(record["seats"])).pools:
            del pools[pool]
            lost.append(said("lost-pool", pool=pool, n=chips))
    return {**record, "readings": readings, "pools": pools}, lost


def viewer_of(request: Json, record: Json) -> str | None:
    """Return the seat that looks on, or None where all cards are shown."""
    viewer = request.get("viewer")
    if viewer is not None and viewer not in record["seats"]:
        raise SaidError("error-viewer", seats=list(record["seats"]))
    return viewer


def people_of(request: Json, record: Json) -> set[str]:
    """Return the seats that people play: those of `people`, or the one that looks on."""
    people = {*texts_of(request, "people", "seats")}
    if not people <= {*record["seats"]}:
        raise SaidError("error-people", seats=list(record["seats"]))
    viewer = viewer_of(request, record)
    return people | ({viewer} if viewer is not None else set())


def readings_of(request: Json) -> dict[str, str]:
    """Return the readings of a request, crux by crux; they may be left out."""
    readings = request.get("readings") or {}
    if not isinstance(readings, dict) or not all(isinstance(one, str) for one in readings.values()):
        raise SaidError("error-readings")
    return readings


def texts_of(request: Json, key: str, what: str) -> list[str]:
    """Return a list of texts of a request, which may be left out."""
    found = request.get(key, [])
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise SaidError("error-list", key=key, what=what)
    return found


def number_of(request: Json, key: str, otherwise: int | None = None) -> int:
    """Return a whole number of a request, or what stands for it where it may be left out."""
    value = request[key] if otherwise is None else request.get(key, otherwise)
    if type(value) is not int or value < 0:
        raise SaidError("error-number", key=key)
    return value


def ruleset_of(name: str, readings: Mapping[str, str]) -> Ruleset:
    """Return a loaded ruleset under chosen readings, compiled once."""
    if not isinstance(name, str) or name not in _loaded:
        raise SaidError("error-not-loaded", ruleset=str(name), known=list(_loaded))
    under = _loaded[name]
    key = repr(readings)
    if key not in under:
        under[key] = reread(under[ADOPTED], readings)
    return under[key]


def load(document: Document) -> Ruleset:
    """Take in a document, in place of the one of the same id."""
    ruleset = compiled(document)
    _loaded[ruleset.id] = {ADOPTED: ruleset}
    return ruleset


def rules_of(record: Json) -> Rules:
    """Return the rules of a record's ruleset, under its readings, for its seats."""
    try:
        return ruleset_of(record["ruleset"], record.get("readings", {})).rules(len(record["seats"]))
    except SaidError:
        raise
    except ValueError as error:
        raise RecordError([Complaint(("ruleset",), "ruleset", str(error))]) from error


def so_far(record: Json, actions: Sequence[str]) -> Replay:
    """Replay a hand in play as far as these actions go: who may forget a claim is asked for it."""
    return again({**record, "actions": [*actions]}, ruleset_of, lambda _, __: None)


def chance(record: Json, place: int, seat: Seat) -> Random:
    """Return the chance by which a player answers: the same for the same place in the same deal."""
    return Random(f"{record['deal']}/{place}/{seat}")
