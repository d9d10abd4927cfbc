"""Survivors: the mutants that no event tells by its clause, and for each the reason why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from poch.texts.complaint import Complaint
from poch.texts.document import LoadedDocument, load
from poch.texts.library import document
from tools.lab.mutants.changes import Mutant, mutants
from tools.lab.mutants.trial import CAUGHT, Evidence, Verdict

LISTED = Path(__file__).with_name("survivors.yaml")
ASKED = "only a question to a seat tells it, since what nobody chose is no event."
KEYS = ("ruleset", "clause", "leaf", "reading")

Trials = Sequence[tuple[Mutant, Verdict]]


@dataclass(frozen=True, slots=True)
class ListedSurvivor:
    """A survivor that is listed: where it stands in the file, its mutant, its reason."""

    place: tuple[str | int, ...]
    mutant: Mutant
    because: str


def listed_survivors(read: LoadedDocument) -> Iterator[ListedSurvivor]:
    """Yield the survivors that a file lists: reasons, each with mutants of several values."""
    for at, reason in enumerate(read.data or ()):
        for number, entry in enumerate(reason["mutants"]):
            for place, value in enumerate(entry["values"]):
                name, clause, leaf, reading = (entry.get(key, "") for key in KEYS)
                mutant = Mutant(name, clause, leaf, reading, value)
                path = (at, "mutants", number, "values", place)
                yield ListedSurvivor(path, mutant, reason["because"])


def reason_for(mutant: Mutant, verdict: Verdict, listed: Sequence[ListedSurvivor]) -> str | None:
    """Return why a survivor is one, or None where nobody says so."""
    clauses = document(mutant.ruleset)["clauses"]
    clause = next(clause for clause in clauses if clause["id"] == mutant.clause)
    if "no-event" in clause:
        return f"no event shows its clause: {clause['no-event']}"
    if verdict.evidence == Evidence.QUESTION:
        return ASKED
    return next((survivor.because for survivor in listed if survivor.mutant == mutant), None)


def check_survivors(tried: Trials, file: Path = LISTED) -> list[str]:
    """Complain of survivors without a reason, and of reasons for what is no survivor."""
    read = load(file)
    listed = [*listed_survivors(read)]
    return [*_check_unlisted(tried, listed), *read.format_complaints(_check_stale(tried, listed))]


def _check_unlisted(tried: Trials, listed: Sequence[ListedSurvivor]) -> Iterator[str]:
    for mutant, verdict in tried:
        if verdict.evidence not in CAUGHT and reason_for(mutant, verdict, listed) is None:
            seen = f" (in {verdict.record} another clause is cited)" if verdict.record else ""
            says = "survives; write a hand in which it matters, or list it with a reason"
            yield f"{mutant} {says}{seen}"


def _check_stale(tried: Trials, listed: Sequence[ListedSurvivor]) -> Iterator[Complaint]:
    for survivor in listed:
        if survivor.mutant not in mutants(document(survivor.mutant.ruleset)):
            yield Complaint(survivor.place, str(survivor.mutant), "is no mutant; take it out")
        for mutant, verdict in tried:
            if survivor.mutant == mutant and verdict.evidence in CAUGHT:
                where = f"in {verdict.record}" if verdict.record else "by a complaint"
                yield Complaint(survivor.place, str(mutant), f"is told {where}; take it out")
