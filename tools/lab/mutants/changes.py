"""The mutants of a ruleset: its document with one rule changed, or with one clause taken out."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from poch.game.ruleset import Document
from poch.texts.leaves import POOLS, leaf
from poch.texts.ruleset_shape import by_seats

Values = Iterator[Any]


class Mutant(NamedTuple):
    """A change: a leaf that a clause sets, under a reading or any, gets another value.

    Without a leaf, the clause is taken out.
    """

    ruleset: str
    clause: str
    leaf: str = ""
    reading: str = ""
    value: Any = None

    def apply(self, document: Document) -> Document:
        """Return the document so changed; what is not changed is shared with it."""
        clauses = [
            self._change(clause) if clause["id"] == self.clause else clause
            for clause in document["clauses"]
            if self.leaf or clause["id"] != self.clause
        ]
        return {**document, "clauses": clauses}

    def _change(self, clause: Document) -> Document:
        if not self.reading:
            return {**clause, "sets": {**clause["sets"], self.leaf: self.value}}
        crux = clause["crux"]
        reading = crux["readings"][self.reading]
        changed = {**reading, "sets": {**reading["sets"], self.leaf: self.value}}
        return {
            **clause,
            "crux": {**crux, "readings": {**crux["readings"], self.reading: changed}},
        }

    def __str__(self) -> str:
        """Return it in words."""
        under = f" under {self.reading}" if self.reading else ""
        changed = f"{self.leaf}{under}: {json.dumps(self.value)}" if self.leaf else "taken out"
        return f"{self.ruleset}/{self.clause}: {changed}"


def mutants(document: Document) -> Iterator[Mutant]:
    """Yield all mutants of a ruleset: for each clause those of its leaves, and its removal."""
    name = document["id"]
    for clause in document["clauses"]:
        readings = clause.get("crux", {}).get("readings", {})
        sets = {"": clause.get("sets", {})} | {
            reading: entry.get("sets", {}) for reading, entry in readings.items()
        }
        for reading, values in sets.items():
            for key, value in values.items():
                for other in other_values(key, value):
                    yield Mutant(name, clause["id"], key, reading, other)
        if "no-rule" not in clause:
            yield Mutant(name, clause["id"])


def other_values(name: str, value: Any) -> Values:
    """Yield other values that a leaf may have; of a map by seats, one is changed at a time."""
    known = leaf(name)
    if known is None:
        raise LookupError(name)
    by_number = by_seats(value)
    for seats, current in by_number.items():
        near = [*known.practices] if known.practices else [*_near_values(current)]
        if name == "pack.size":
            near = [current - 4, current + 4]
        seen = [current]
        for other in near:
            if other not in seen and known.check(other) is None:
                seen.append(other)
                yield {**by_number, seats: other} if seats else other


def _near_values(value: Any) -> Values:
    """Yield values that differ from one in a single part."""
    match value:
        case int():
            yield from (value - 1, value + 1)
        case str():
            yield from _other_words(value)
        case Mapping():
            for key, part in value.items():
                yield from ({**value, key: other} for other in _near_values(part))
                yield {name: item for name, item in value.items() if name != key}
        case Sequence():
            for at, part in enumerate(value):
                yield from ([*value[:at], other, *value[at + 1 :]] for other in _near_values(part))
                yield [*value[:at], *value[at + 1 :]]
            for at, (earlier, following) in enumerate(pairwise(value)):
                yield [*value[:at], following, earlier, *value[at + 2 :]]


def _other_words(value: str) -> Values:
    """Yield other words where a leaf takes a pool, a number of cards or no limit."""
    if value in POOLS or value in {"none", "all"}:
        yield from ("none", "all", *POOLS)
    if value in {"all", "all-but-the-turn-up"}:
        yield from ("all", "all-but-the-turn-up", 5)
    if value == "free":
        yield from (1, 2)
