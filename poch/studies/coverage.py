"""Coverage: what each clause comes to and which records show it, and for each leaf its clauses."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from poch.game.ruleset import Document
from poch.records.record import Replay
from poch.texts.complaint import Complaint

Cited: TypeAlias = Mapping[str, Sequence[str]]
"""The clause of each step, by the name of the record."""


class Setting(NamedTuple):
    """A leaf and what it is set to; `reading` is the one under which, or empty."""

    leaf: str
    value: object
    reading: str


class RecordStep(NamedTuple):
    """A record, and the number of the first step in it that cites a clause."""

    record: str
    step: int


@dataclass(frozen=True, slots=True)
class ClauseCoverage:
    """A clause, and what becomes of it.

    `standing` is `encoded`, `supplied`, `option` (in force only under some reading) or `no-rule`;
    `reason` says why it sets nothing, or why no event can show it. `hands` come with the package,
    `vectors` are the examples among the tests.
    """

    id: str
    standing: str
    reason: str
    sets: tuple[Setting, ...]
    hands: tuple[RecordStep, ...]
    vectors: tuple[RecordStep, ...]

    @property
    def accounted(self) -> bool:
        """Tell whether a shipped hand shows it, or else it says why none does."""
        return bool(self.hands) != bool(self.reason)


@dataclass(frozen=True, slots=True)
class Coverage:
    """A ruleset held against its records; `leaves` names the clauses that set each leaf."""

    clauses: tuple[ClauseCoverage, ...]
    leaves: Mapping[str, tuple[str, ...]]

    @property
    def accounted(self) -> int:
        """How many clauses are accounted for."""
        return sum(clause.accounted for clause in self.clauses)

    @property
    def cited(self) -> int:
        """How many leaves are set by clauses that are all accounted for."""
        known = {clause.id for clause in self.clauses if clause.accounted}
        return sum(known.issuperset(names) for names in self.leaves.values())

    def complaints(self) -> Iterator[Complaint]:
        """Complain of every clause that is not accounted for."""
        for at, clause in enumerate(self.clauses):
            if clause.accounted:
                continue
            says = "no shipped hand shows it; write one, or say with no-event: why none can"
            if clause.vectors:
                says = f"only {clause.vectors[0].record} shows it; write a hand that does, too"
            if clause.hands:
                first = clause.hands[0]
                key = "no-rule" if clause.standing == "no-rule" else "no-event"
                says = f"step {first.step} of {first.record} shows it; take {key}: out"
            yield Complaint(("clauses", at), clause.id, says)


def cited_clauses(replay: Replay) -> tuple[str, ...]:
    """Return the clause of each step of a replay."""
    ends = replay.end.events if replay.end else ()
    deals = (event for deal in replay.deals for event in deal.outcome.events)
    return (*(event.clause for event in deals), *(event.clause for event in ends))


def coverage(document: Document, hands: Cited, vectors: Cited) -> Coverage:
    """Hold the document of a ruleset against what its hands and vectors cite."""
    shipped, tried = _first_places(hands), _first_places(vectors)
    clauses = tuple(
        ClauseCoverage(
            clause["id"],
            _standing(clause),
            clause.get("no-rule") or clause.get("no-event", ""),
            tuple(_settings(clause)),
            shipped.get(clause["id"], ()),
            tried.get(clause["id"], ()),
        )
        for clause in document["clauses"]
    )
    leaves: dict[str, dict[str, None]] = {}
    for clause in clauses:
        for setting in clause.sets:
            leaves.setdefault(setting.leaf, {})[clause.id] = None
    return Coverage(clauses, {leaf: tuple(names) for leaf, names in leaves.items()})


def _standing(clause: Document) -> str:
    if "no-rule" in clause:
        return "no-rule"
    if "when" in clause:
        return "option"
    return "supplied" if clause["status"] == "supplied" else "encoded"


def _settings(clause: Document) -> Iterator[Setting]:
    yield from (Setting(leaf, value, "") for leaf, value in clause.get("sets", {}).items())
    for reading, document in clause.get("crux", {}).get("readings", {}).items():
        yield from (
            Setting(leaf, value, reading) for leaf, value in document.get("sets", {}).items()
        )


def _first_places(records: Cited) -> dict[str, tuple[RecordStep, ...]]:
    places: dict[str, tuple[RecordStep, ...]] = {}
    for record, clauses in records.items():
        for clause in dict.fromkeys(clauses):
            place = RecordStep(record, clauses.index(clause) + 1)
            places[clause] = (*places.get(clause, ()), place)
    return places
