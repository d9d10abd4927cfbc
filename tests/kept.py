"""Links and records as they were given out, each with a digest of what it reopens as.

A line of `kept.txt` is a digest, and a link's code or a record as JSON. Where a text is read anew,
`python -m tests.kept` writes the digests again, for the same links and records.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from poch.game.actions import Option
from poch.game.engine import Outcome
from poch.game.events import Event
from poch.game.replay import Going
from poch.game.ruleset import Ruleset
from poch.records.links import decode
from poch.records.record import RecordError, replay_record
from poch.texts.compile import reread
from poch.texts.library import find

FILE = Path(__file__).with_name("kept.txt")
SIGNS = 10
"""How many signs a digest has."""


def kept() -> list[tuple[str, dict[str, Any]]]:
    """Return each digest with its record."""
    lines = FILE.read_text("utf-8").splitlines()
    return [
        (digest, record_of(given)) for digest, _, given in (line.partition(" ") for line in lines)
    ]


def record_of(given: str) -> dict[str, Any]:
    """Return the record that a link's code or JSON holds."""
    return dict(json.loads(given)) if given.startswith("{") else decode(given)


def reopened(record: dict[str, Any]) -> str:
    """Return a digest of all that comes of a record, over or with its last question left open."""
    history = json.dumps([*_comes_of(record, None), *_comes_of(record, lambda _, __: None)])
    return sha256(history.encode()).hexdigest()[:SIGNS]


def ruleset_of(name: str, readings: Mapping[str, str]) -> Ruleset:
    """Return a ruleset, compiled once for all of its readings."""
    return _ruleset_of(name, tuple(sorted(readings.items())))


@cache
def _ruleset_of(name: str, readings: tuple[tuple[str, str], ...]) -> Ruleset:
    return reread(_ruleset_of(name, ()), dict(readings)) if readings else find(name, {})


def _comes_of(record: dict[str, Any], then: Going | None) -> Iterator[Any]:
    try:
        replay = replay_record(record, ruleset_of, then)
    except RecordError as error:
        yield str(error)
        return
    for deal in replay.deals:
        yield [deal.seats, *_outcome(deal.outcome)]
    yield [_event(event) for event in (replay.end.events if replay.end else ())]
    yield [replay.net, replay.pools, replay.winner]


def _outcome(outcome: Outcome) -> Iterator[Any]:
    yield [_event(event) for event in outcome.events]
    yield outcome.rejected
    if ask := outcome.ask:
        yield [ask.seat, ask.clause, [_option(option) for option in ask.options]]


def _option(option: Option) -> list[Any]:
    return [option.verb, option.least, option.most, option.cards, option.pools]


def _event(event: Event) -> list[Any]:
    return [type(event).__name__, event.as_dict()]


if __name__ == "__main__":
    givens = [line.partition(" ")[2] for line in FILE.read_text("utf-8").splitlines()]
    lines = [f"{reopened(record_of(given))} {given}\n" for given in givens]
    FILE.write_text("".join(lines), "utf-8")
