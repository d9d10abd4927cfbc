"""The trial of a mutant: the records of its ruleset are played again, until one tells it."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, Self

from poch.game.actions import Action, Ask
from poch.game.engine import drive
from poch.game.events import Event
from poch.game.ruleset import Document, Finder, Ruleset
from poch.game.sentences import sentence
from poch.game.table import Table
from poch.records.record import PlayedDeal, RecordError, Replay, replay_record
from poch.records.trace import table_words
from poch.studies.contrast.same_deal import whole_deal
from poch.texts.compile import ReadingError, RulesetError, compile_ruleset, complaints
from poch.texts.document import load
from poch.texts.library import document, find, hands, vectors
from poch.words import language
from poch.words.language import DEFAULT_TERMS
from poch.words.language import Terms as WordTable
from tools.lab.mutants.changes import Mutant


class Evidence(StrEnum):
    """What tells a mutant, from the best to none."""

    COMPLAINT = "complaint"
    HAND = "event of a hand"
    VECTOR = "event of a vector"
    OTHER = "event by another clause"
    QUESTION = "question"
    NOTHING = "nothing"


BY_HANDS = (Evidence.COMPLAINT, Evidence.HAND)
"""What tells a mutant with the shipped hands alone."""

CAUGHT = (*BY_HANDS, Evidence.VECTOR)


class Verdict(NamedTuple):
    """What told a mutant, and in which record, if in one."""

    evidence: Evidence
    record: str = ""


@dataclass(frozen=True, slots=True)
class Course:
    """What happened in a record: its events, and the clause of the question left open, if any."""

    events: tuple[Event, ...]
    asked: str | None = None
    seats: Sequence[str] = ()
    called: WordTable = DEFAULT_TERMS


@dataclass(frozen=True, slots=True)
class PlayedRecord:
    """A record, by the rules as written: its course, its clauses, and its cards as whole packs.

    `kind` is what tells a mutant in it: a hand, or a vector.
    """

    name: str
    kind: Evidence
    data: Mapping[str, Any]
    course: Course
    clauses: frozenset[str]
    packs: Mapping[str, Any]

    @classmethod
    def read(cls, file: Path, kind: Evidence) -> Self:
        """Play the record of a file."""
        data = load(file).data
        replay = replay_record(data, find)
        course = _course(replay)
        clauses = frozenset(event.clause for event in course.events)
        return cls(file.stem, kind, data, course, clauses, _as_packs(data, replay))


@dataclass(frozen=True, slots=True)
class Trial:
    """A ruleset and all its records."""

    document: Document
    records: tuple[PlayedRecord, ...]

    @classmethod
    def of(cls, name: str) -> Self:
        """Return that of a ruleset in the repository."""
        shipped = (PlayedRecord.read(file, Evidence.HAND) for file in hands(name))
        tested = (PlayedRecord.read(file, Evidence.VECTOR) for file in vectors(name))
        return cls(document(name), (*shipped, *tested))

    def verdict(self, mutant: Mutant) -> Verdict:
        """Try a mutant: the first record in which its own clause tells it ends the trial.

        Hands are played before vectors, so that a vector tells only what no hand does.
        """
        changed = mutant.apply(self.document)
        known = cache(lambda chosen: compile_ruleset(changed, dict(chosen)))

        def find_changed(_: str, readings: Mapping[str, str]) -> Ruleset:
            return known(tuple(readings.items()))

        other = ""
        try:
            known(())
            for record in self._records_for(mutant):
                clauses = _parting_clauses(record.course, _play_otherwise(record, find_changed))
                if mutant.clause in clauses:
                    return Verdict(record.kind, record.name)
                other = other or (record.name if clauses else "")
        except (RulesetError, ReadingError):
            return Verdict(Evidence.COMPLAINT)
        if any(complaints(changed)):
            return Verdict(Evidence.COMPLAINT)
        if other:
            return Verdict(Evidence.OTHER, other)
        for record in self._records_for(mutant):
            if mutant.clause in _first_other_question(record.data, find_changed):
                return Verdict(Evidence.QUESTION, record.name)
        return Verdict(Evidence.NOTHING)

    def _records_for(self, mutant: Mutant) -> list[PlayedRecord]:
        """Return the records played by what is changed: hands, then vectors.

        Of each, those that show the clause come first.
        """
        every = {clause["id"]: clause for clause in self.document["clauses"]}
        crux = every[mutant.clause].get("crux")
        fitting = [
            record
            for record in self.records
            if crux is None or mutant.reading in {"", _reading(record.data, crux)}
        ]
        return sorted(
            fitting,
            key=lambda record: (record.kind != Evidence.HAND, mutant.clause not in record.clauses),
        )


def _reading(data: Mapping[str, Any], crux: Document) -> str:
    reading: str = data.get("readings", {}).get(crux["id"], crux["adopted"])
    return reading


def _play_otherwise(record: PlayedRecord, find_it: Finder) -> Course:
    """Return the course of a record by other rules.

    Where its cards cannot be dealt by them, the same packs are; where it cannot be played at all,
    nothing happens. Raises RulesetError and ReadingError where the rules cannot be compiled.
    """
    for data in (record.data, record.packs):
        try:
            return _course(replay_record(data, find_it))
        except RecordError as error:
            if isinstance(error.__cause__, RulesetError | ReadingError):
                raise error.__cause__ from error
    return Course(())


def _course(replay: Replay) -> Course:
    events = chain.from_iterable(deal.outcome.events for deal in replay.deals)
    ends = replay.end.events if replay.end else ()
    ask = replay.deals[-1].outcome.ask
    seats = replay.deals[0].seats
    table = WordTable(*table_words(replay.ruleset, len(seats)))
    return Course((*events, *ends), ask.clause if ask else None, seats, table)


def _parting_clauses(before: Course, after: Course) -> set[str]:
    """Return the clauses of the first event that is told otherwise, on both sides.

    Where the record does not go on, it is also that of the question left open; none if all is alike.
    """
    pairs = zip(before.events, after.events, strict=False)
    renamed = bool(after.seats) and before.called != after.called
    first = min(len(before.events), len(after.events))
    at = next(
        (
            at
            for at, (event, other) in enumerate(pairs)
            if event != other
            or (renamed and _event_sentence(event, before) != _event_sentence(other, after))
        ),
        first,
    )
    clauses = {course.events[at].clause for course in (before, after) if at < len(course.events)}
    if at == len(after.events) and after.asked and (clauses or after.asked != before.asked):
        clauses.add(after.asked)
    return clauses


def _event_sentence(event: Event, course: Course) -> str:
    return language().say(sentence(event, course.seats), course.called) if course.seats else ""


def _as_packs(data: Mapping[str, Any], replay: Replay) -> Mapping[str, Any]:
    """Return a record that gives whole packs, in the order in which its cards were dealt."""
    given = data.get("deals", [data])
    deals = [
        {**entry, "deal": whole_deal(entry["deal"], deal)}
        for entry, deal in zip(given, replay.deals, strict=False)
    ]
    return {**data, "deals": deals} if "deals" in data else deals[0]


def _first_other_question(data: Mapping[str, Any], find_it: Finder) -> set[str]:
    """Return the clauses of the first question of a record that is another by other rules."""
    replays = (replay_record(data, finder).deals for finder in (find, find_it))
    pairs = zip(
        *(chain.from_iterable(map(_collect_questions, deals)) for deals in replays), strict=False
    )
    return next(({first.clause, other.clause} for first, other in pairs if first != other), set())


def _collect_questions(deal: PlayedDeal) -> list[Ask]:
    """Return all questions that were put in a deal, one that was left open among them."""
    actions = (action for _, action in deal.outcome.taken)
    asked: list[Ask] = []

    def answer_again(ask: Ask, _: Table) -> Action:
        asked.append(ask)
        return next(actions)

    with suppress(StopIteration):
        drive(deal.outcome.ruleset, deal.outcome.dealt, answer_again)
    return asked
