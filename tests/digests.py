"""Digests of many hands. This runs in CPython and in the browser's Python, which must agree.

So it imports the engine and the standard library only, and takes all it needs as JSON.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from poch.bridge.door import handle
from poch.game.engine import Outcome, drive, from_seed
from poch.game.ruleset import Ruleset
from poch.game.sentences import sentence
from poch.game.start import Start
from poch.players.bots import at_random
from poch.records.record import Replay, replay_record
from poch.texts.compile import compile_ruleset, reread

try:
    from hashlib import sha256
except ModuleNotFoundError:  # as Pyodide has it
    from _sha2 import sha256  # type: ignore[import-not-found, no-redef]


def digests(given: dict[str, Any]) -> dict[str, Any]:
    """Return a digest of every record's traces and what it came to, and one of random hands.

    `hands` are played by chance for each ruleset, from the seed `first` on, and surveys are of `deals`.
    """
    documents = {document["id"]: document for document in given["documents"]}
    for document in documents.values():
        handle(json.dumps({"op": "load", "document": document}))

    adopted = {name: compile_ruleset(document) for name, document in documents.items()}

    def find(name: str, readings: Mapping[str, str]) -> Ruleset:
        return reread(adopted[name], readings) if readings else adopted[name]

    seeds = range(given["first"], given["first"] + given["hands"])
    playable = [name for name, document in documents.items() if document["playable"] != "never"]
    return {
        "traces": {name: of_traces(record) for name, record in given["records"].items()},
        "came": {
            name: came(replay_record(record, find)) for name, record in given["records"].items()
        },
        "hands": {name: of_hands(adopted[name], seeds) for name in playable},
        "surveys": {name: of_survey(name, given["deals"]) for name in playable},
    }


def of_survey(name: str, deals: int) -> dict[str, Any]:
    """Return what the page is told of the first part of a survey."""
    request = {"op": "survey", "ruleset": name, "deals": deals, "seed": 11}
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))["survey"]
    return answer


def came(replay: Replay) -> dict[str, Any]:
    """Return what a record came to, in the words of what it expects."""
    return {"net": replay.net, "pools": replay.pools, "winner": replay.winner}


def of_traces(record: dict[str, Any]) -> str:
    """Return the digest of the engine's answers, one for all eyes and one for a seat's."""
    answers = [
        handle(json.dumps({"op": "view", "record": record, "viewer": viewer}))
        for viewer in (None, record["seats"][0])
    ]
    return sha256("".join(answers).encode()).hexdigest()


def of_hands(adopted: Ruleset, seeds: Iterable[int]) -> str:
    """Return the digest of all that happens in hands played by chance under any reading."""
    digest = sha256()
    rulesets = list(under_each_reading(adopted))
    for seed in seeds:
        random = Random(seed)
        ruleset = rulesets[seed % len(rulesets)]
        numbers = sorted(ruleset.rules_by_seats)
        start = from_seed(ruleset, numbers[int(random.random() * len(numbers))], seed)
        digest.update(events_in_words(played(ruleset, start, random)).encode())
    return digest.hexdigest()


def under_each_reading(adopted: Ruleset) -> Iterator[Ruleset]:
    """Yield the ruleset as adopted, and with each single other reading."""
    yield adopted
    for name, crux in adopted.cruxes.items():
        for reading in crux["readings"]:
            if reading != crux["adopted"]:
                yield reread(adopted, {name: reading})


def played(ruleset: Ruleset, start: Start, random: Random) -> Outcome:
    """Play a hand by chance, with purses in every second one."""
    purses = tuple(10 + int(random.random() * 30) for _ in start.hands)
    limited = start if random.random() < 0.5 else replace(start, purses=purses)
    return drive(ruleset, limited, lambda ask, _: at_random(ask, random))


def events_in_words(outcome: Outcome) -> str:
    """Return every event as it is and as it is said."""
    seats = "ABCDEFGHI"[: len(outcome.table.hands)]
    return "\n".join(f"{event} {sentence(event, seats).json()}" for event in outcome.events)
