"""The work that is timed, in every Python that has the engine: random hands, and a loop without it."""

import gc
import json
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any, TypeAlias
from zlib import crc32

from poch.game.engine import Outcome, drive, from_seed
from poch.game.ruleset import Ruleset
from poch.studies.surveys.survey import QUICK
from poch.texts.compile import compile_ruleset

Counts: TypeAlias = dict[str, int]

SEATS = 4

_rulesets: dict[str, Ruleset] = {}


def learn(document: dict[str, Any]) -> Counts:
    """Compile a ruleset, to be played later."""
    _rulesets[document["id"]] = compile_ruleset(document)
    return {}


def outcomes(ruleset: str, first: int, count: int) -> Iterator[Outcome]:
    """Play hands from so many seeds, all choices by chance; they are the same in every Python."""
    rules, chance = _rulesets[ruleset], QUICK["random"](Random(first))
    for seed in range(first, first + count):
        yield drive(rules, from_seed(rules, SEATS, seed), chance)


def hands(ruleset: str, first: int, count: int) -> Counts:
    """Play hands, and count what happens in them."""
    events = choices = 0
    for outcome in outcomes(ruleset, first, count):
        events += len(outcome.events)
        choices += len(outcome.taken)
    return {"events": events, "choices": choices}


def digest(ruleset: str, first: int, count: int) -> Counts:
    """Play hands, and sum up every event in them with its clause."""
    text = "".join(f"{outcome.events}" for outcome in outcomes(ruleset, first, count))
    return {"digest": crc32(text.encode())}


def loop(count: int) -> Counts:
    """Do what any Python program does: call, count, look up, put together and sort."""

    def fold(number: int) -> int:
        return (number * 7 + 3) % 52

    held: dict[str, list[int]] = {}
    for turn in range(count):
        held.setdefault(f"place {fold(turn)}", []).append(turn)
    longest = sorted(held, key=lambda place: len(held[place]), reverse=True)
    return {"places": len(longest)}


WORK: dict[str, Callable[..., Counts]] = {
    work.__name__: work for work in (learn, hands, digest, loop)
}


def answer(line: str) -> str:
    """Do what a line of JSON asks for; tell in another what was done, and in how many seconds."""
    request = json.loads(line)
    work = WORK[request.pop("work")]
    gc.collect()
    began = process_time()
    counts = work(**request)
    return json.dumps({"seconds": process_time() - began, **counts})
