"""The sentences of the texts that were read sentence by sentence, and the clauses that rest on them.

Of a sentence there are its number, its place, its first words and how many it has, but never the whole.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from poch.texts.complaint import Complaint, Keys, Path, check_map, format_key, kind_of
from poch.texts.ruleset_shape import FIRST_WORDS, REMARKS, SENTENCE

WORK = Keys({"copies": dict, "sentences": dict}, ("copies", "sentences"))
ENTRY = Keys(
    {"at": str, "incipit": str, "words": int, "cut": bool, "no-rule": REMARKS},
    ("at", "incipit", "words"),
)
Data = Mapping[str, Any]


class Evidence(NamedTuple):
    """A clause with evidence: its name as `ruleset/clause`, its status, its work, and its sentences."""

    clause: str
    status: str
    work: str
    sentences: tuple[str, ...]


def collect_evidence(ruleset: Data) -> Iterator[Evidence]:
    """Yield the clauses of a ruleset that rest on a text, each with the sentences it names."""
    for clause in ruleset["clauses"]:
        if clause["status"] != "supplied":
            work = clause.get("source", ruleset["source"])["ref"]
            name = f"{ruleset['id']}/{clause['id']}"
            yield Evidence(name, clause["status"], work, tuple(clause.get("sentences", ())))


def places_of(clause: Data) -> tuple[str, ...]:
    """Return where in its text a clause is: its pages or the like, its headings, its sentences."""
    locus = [clause["locus"]] if "locus" in clause else []
    return (*locus, *clause.get("headings", ()), *clause.get("sentences", ()))


def copy_of(work: Data, sentence: str) -> str:
    """Return the address of the public copy in which a sentence of a work can be read."""
    address = ""
    for name in work["sentences"]:
        address = work["copies"].get(name, address)
        if name == sentence:
            break
    return str(address)


def complaints(data: Any, works: Iterable[str], clauses: Sequence[Evidence]) -> Iterator[Complaint]:
    """Yield what is wrong with the file: its entries, and where clauses and sentences do not meet."""
    if not isinstance(data, Mapping):
        yield Complaint((), "sentences", "this is no map; write the id of a work and a colon")
        return
    known = sorted(works)
    for name, work in data.items():
        wrong = [*_work(name, work)]
        yield from wrong
        if name not in known:
            near = get_close_matches(str(name), known, n=1)
            meant = f"did you mean {near[0]}?" if near else "write the id of one"
            yield Complaint((name,), format_key(name), f"there is no source {name}; {meant}")
        elif not wrong:
            here = [clause for clause in clauses if clause.work == name]
            yield from _check_sentences(str(name), work["sentences"], here)
            yield from _check_clauses(str(name), work["sentences"], here)
    named = {clause.work: clause.clause for clause in clauses if clause.sentences}
    for work in sorted(set(named) - set(data)):
        says = f"is not here, and {named[work]} names sentences of it; list them"
        yield Complaint((), work, says)


def _work(of: Any, work: Any) -> Iterator[Complaint]:
    name = format_key(of)
    if not isinstance(work, Mapping):
        says = f"is {kind_of(work)}; write copies and sentences below it"
        yield Complaint((of,), name, says)
        return
    wrong = [*check_map(work, WORK, (of,), f"{name}.")]
    yield from wrong
    if wrong:
        return
    for sentence, entry in work["sentences"].items():
        yield from _entry(entry, (of, "sentences", sentence), f"{name}.{sentence}")
    for sentence, address in work["copies"].items():
        path: Path = (of, "copies", sentence)
        if sentence not in work["sentences"]:
            yield Complaint(
                path, f"{name}.copies", f"there is no sentence {sentence} below; correct it"
            )
        if not isinstance(address, str) or not re.match(r"https?://", address):
            says = "is no address; write one that begins with https://"
            yield Complaint(path, f"{name}.copies.{sentence}", says)
    first = next(iter(work["sentences"]))
    if first not in work["copies"]:
        says = f"has no copy for {first}; write where that can be read"
        yield Complaint((of, "copies"), f"{name}.copies", says)


def _entry(entry: Any, path: Path, name: str) -> Iterator[Complaint]:
    if not SENTENCE.fullmatch(str(path[-1])):
        says = "is no number of a sentence; write S10, or S6a for a part of one"
        yield Complaint(path, name, says)
    if not isinstance(entry, Mapping):
        says = f"is {kind_of(entry)}; write at, incipit and words"
        yield Complaint(path, name, says)
        return
    wrong = [*check_map(entry, ENTRY, path, f"{name}.")]
    yield from wrong
    if not wrong and len(entry["incipit"].split()) > min(FIRST_WORDS, entry["words"] - 1):
        says = f"has too many words; quote {FIRST_WORDS} at most, and never the whole sentence"
        yield Complaint((*path, "incipit"), f"{name}.incipit", says)


def _check_sentences(name: str, every: Data, clauses: Sequence[Evidence]) -> Iterator[Complaint]:
    """Complain of sentences that are in no clause and not marked so, or in one and marked all the same."""
    named = {sentence: clause.clause for clause in clauses for sentence in clause.sentences}
    for sentence, entry in every.items():
        path: Path = (name, "sentences", sentence)
        if sentence in named and "no-rule" in entry:
            says = f"{named[sentence]} rests on it; take no-rule out"
            yield Complaint(path, f"{name}.{sentence}", says)
        elif sentence not in named and "no-rule" not in entry:
            says = "is in no clause; name it in one under sentences, or say with no-rule what it is"
            yield Complaint(path, f"{name}.{sentence}", says)


def _check_clauses(name: str, every: Data, clauses: Sequence[Evidence]) -> Iterator[Complaint]:
    """Complain of clauses that name a sentence which is not there, or none where they should."""
    for clause in clauses:
        for sentence in clause.sentences:
            if sentence not in every:
                says = f"{name} has no sentence {sentence}; it has {', '.join(every)}"
                yield Complaint((name,), clause.clause, says)
        if clause.status == "stated" and not clause.sentences:
            says = f"is stated and names no sentence of {name}; write it under sentences"
            yield Complaint((name,), clause.clause, says)
