"""The shape of a ruleset's document: its keys, the kinds of its values, and names that must meet."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from poch.texts.complaint import (
    Complaint,
    Keys,
    Path,
    check_keys,
    check_kinds,
    check_map,
    check_texts,
    format_key,
    kind_of,
)
from poch.texts.english import format_list
from poch.texts.leaves import TOPICS, leaf, leaves_in_order
from poch.texts.signs import altered_message

GAMES = (
    "poch",
    "newmarket",
    "spin",
    "pope-joan",
    "nain-jaune",
    "comete",
    "hoc",
    "pukk",
    "bog",
    "tripoley",
)
"""The games of the texts here, as readers meet them; a text of your own may be of another."""
FIRST = GAMES[0]
"""The game whose texts are counted, compared, surveyed and laid out by years; one figure speaks of one game."""
STATUSES = ("stated", "reported", "reported-mt", "inferred", "supplied")
GAPS = ("silent", "unreported", "cut")
KINDS = ("ambiguity", "contradiction", "silence", "option")
WORDED = ("ambiguity", "contradiction")
"""The kinds of crux that words of the text itself raise."""
REMARKS = ("history", "advice", "etiquette", "restates", "arrangement", "variation", "unencoded")
LANGUAGES = ("de", "fr", "en", "ja", "is")
PLAYABLE = ("to-the-end", "to-the-vying", "never")
SEEN = ("whole", "in-part", "report")
DAY = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")
ID = re.compile(r"[a-z0-9]+([.-][a-z0-9]+)*")
SENTENCE = re.compile(r"S[1-9][0-9]*[a-z]?")
SEATS = re.compile("[1-9][0-9]?")
FIRST_WORDS = 4
"""So many words of a sentence or of a heading are quoted at most."""

REPORTED = ("reported", "reported-mt")
LIKENED = ("differs-from", "agrees-with")
"""What a clause of a report says that lists how its text differs from another, or is like it."""

Data = Mapping[str, Any]


RULESET = Keys(
    {
        "id": str, "game": str, "version": int, "siglum": str, "title": str, "year": int, "place": str,
        "language": LANGUAGES, "playable": PLAYABLE, "introduction": str, "source": dict,
        "own": dict, "follows": list, "changes": dict, "clauses": list,
    },
    ("id", "game", "siglum", "title", "language", "playable", "source", "clauses"),
)  # fmt: skip
SOURCE = Keys({"ref": str, "pages": str, "seen": SEEN, "via": str}, ("ref", "seen"))
CHANGE = Keys({"day": str, "says": str}, ("day", "says"))
CLAUSE = Keys(
    {
        "id": str, "version": int, "topic": TOPICS, "locus": str, "headings": list, "sentences": list,
        "status": STATUSES, "gap": GAPS, "because": str, "inherited": str, "text": str,
        "terms": dict, "sets": dict, "crux": dict, "when": dict, "replaces": list,
        "no-rule": REMARKS, "of": str, "vouches": list, "differs-from": str, "agrees-with": str,
        "no-event": str, "source": dict, "support": list, "note": str,
    },
    ("id", "topic", "status", "text"),
)  # fmt: skip
TERM = Keys({"lang": LANGUAGES, "means": str}, ("lang", "means"))
CRUX = Keys(
    {"id": str, "kind": KINDS, "passage": str, "question": str, "readings": dict, "adopted": str},
    ("id", "kind", "question", "readings", "adopted"),
)
READING = Keys({"because": str, "witnesses": list, "sets": dict}, ("because",))

TEXTS = frozenset({"when", "replaces", "support", "headings", "sentences", "vouches"})
"""The keys of a clause below which all values are texts."""
EARLIEST, LATEST = 1, 2100
"""When a text may be from."""


def check_shape(document: Any) -> tuple[tuple[Complaint, ...], bool]:
    """Return all that is wrong with a document as it stands, whatever the readings chosen.

    And whether it is sound all the same, that is, whether its rules can be gathered.
    """
    unsound = tuple(_check_kinds(document))
    if not isinstance(document, Mapping) or not isinstance(document.get("clauses"), list):
        return unsound, False
    bad = {complaint.path[:2] for complaint in unsound}
    wrong = [*unsound, *check_keys(document, RULESET, (), "")]
    for key, what in (("id", "id"), ("game", "name")):
        name = document.get(key)
        if isinstance(name, str) and name and not ID.fullmatch(name):
            says = f"is not a valid {what}; use lower-case letters and digits, with hyphens between"
            wrong.append(Complaint((key,), key, says))
    wrong.extend(_check_version(document, (), ""))
    year = document.get("year")
    if type(year) is int and not EARLIEST <= year <= LATEST:
        says = f"{year} is no year of a text; write one from {EARLIEST} to {LATEST}, or leave the key out"
        wrong.append(Complaint(("year",), "year", says))
    for key in ("source", "own"):
        if key in document and (key,) not in bad:
            wrong.extend(_source(document[key], (key,), key))
    if ("follows",) not in bad:
        for at, other in enumerate(document.get("follows", ())):
            if ("follows", at) not in bad:
                wrong.extend(_check_other_text(document, other, ("follows", at), "follows"))
    version = document.get("version", 1)
    if ("changes",) not in bad and type(version) is int and version > 0:
        wrong.extend(_changes(document.get("changes", {}), version))
    for at, clause in enumerate(document["clauses"]):
        if ("clauses", at) not in bad:
            wrong.extend(_clause(document, clause, ("clauses", at)))
    if not unsound:
        wrong.extend(_references(document["clauses"]))
    return tuple(wrong), not unsound


def check_passages(document: Data) -> Iterator[Complaint]:
    """Complain of cruxes that name no words of the text, in a document that is sound.

    They stop nobody from playing: the files of others are from before they had to.
    """
    for at, clause in enumerate(document["clauses"]):
        crux = clause.get("crux", {})
        if crux.get("kind") in WORDED and not crux.get("passage"):
            says = "missing; name the words of this text that allow the other reading, or settle the rule"
            yield Complaint(("clauses", at, "crux"), f"{clause['id']}.crux.passage", says)


def _check_version(data: Data, path: Path, name: str) -> Iterator[Complaint]:
    """Complain of the version of a text or a clause that comes before the first."""
    version = data.get("version", 1)
    if type(version) is int and version < 1:
        says = f"{version} is no version; write 1 or more, or leave the key out"
        yield Complaint((*path, "version"), f"{name}version", says)


def _changes(changes: Data, version: int) -> Iterator[Complaint]:
    for number, change in changes.items():
        path: Path = ("changes", number)
        name = f"changes.{number}"
        known = re.fullmatch("[0-9]{1,9}", str(number))
        if not known or not 1 < int(number) <= version:
            says = "is no later version of this text; write 2: or so, and below it what it changed"
            yield Complaint(path, name, says)
        if not isinstance(change, Mapping):
            says = f"is {kind_of(change)}; write {', '.join(CHANGE.kinds)} below it"
            yield Complaint(path, name, says)
            continue
        yield from check_map(change, CHANGE, path, f"{name}.")
        if isinstance(change.get("day"), str) and not DAY.fullmatch(change["day"]):
            says = "is no day; write it as in '2027-01-30', in quotation marks"
            yield Complaint((*path, "day"), f"{name}.day", says)


# Kinds of values


def _check_kinds(document: Any) -> Iterator[Complaint]:
    """Complain of what is of another kind than it must be, or has no name to call it by."""
    if not isinstance(document, Mapping):
        yield Complaint((), "ruleset", "this is no map; begin with id:, siglum:, title: and so on")
        return
    yield from check_kinds(document, RULESET, (), "")
    for key in ("source", "own"):
        yield from check_kinds(document.get(key), SOURCE, (key,), f"{key}.")
    if isinstance(document.get("follows"), list):
        yield from check_texts(document["follows"], ("follows",), "follows")
    if not isinstance(document.get("clauses"), list):
        if "clauses" not in document:
            yield Complaint((), "clauses", "missing; write a list with - id: … for each clause")
        return
    for at, clause in enumerate(document["clauses"]):
        path: Path = ("clauses", at)
        if not isinstance(clause, Mapping) or not clause.get("id"):
            says = "has no id; begin it with - id: and a short name such as vie.opening"
            yield Complaint(path, f"clause {at + 1}", says)
            continue
        name = f"{clause['id']}."
        yield from check_kinds(clause, CLAUSE, path, name)
        yield from check_kinds(clause.get("source"), SOURCE, (*path, "source"), f"{name}source.")
        yield from _kinds_within(clause.get("terms"), TERM, (*path, "terms"), f"{name}terms.")
        for key in TEXTS & set(clause):
            if isinstance(clause[key], Mapping | list):
                yield from check_texts(clause[key], (*path, key), f"{name}{key}")
        if isinstance(clause.get("crux"), Mapping):
            yield from _check_crux_kinds(clause["crux"], (*path, "crux"), f"{name}crux.")


def _check_crux_kinds(crux: Data, path: Path, name: str) -> Iterator[Complaint]:
    yield from check_kinds(crux, CRUX, path, name)
    for key in ("id", "readings", "adopted"):
        if crux.get(key) in ("", {}) or key not in crux:
            yield Complaint(path, name + key, "missing; every crux has one")
    yield from _kinds_within(crux.get("readings"), READING, (*path, "readings"), name)


def _kinds_within(data: Any, keys: Keys, path: Path, name: str) -> Iterator[Complaint]:
    for key, value in data.items() if isinstance(data, Mapping) else ():
        if not isinstance(key, str):
            says = f"the name is {kind_of(key)}; put it in quotation marks"
            yield Complaint((*path, key), f"{name}{key}", says)
        if not isinstance(value, Mapping):
            says = f"is {kind_of(value)}; write {', '.join(keys.kinds)} below it"
            yield Complaint((*path, key), f"{name}{key}", says)
        yield from check_kinds(value, keys, (*path, key), f"{name}{key}.")


# What a clause says of itself


def _source(source: Data, path: Path, name: str) -> Iterator[Complaint]:
    yield from check_keys(source, SOURCE, path, f"{name}.")
    if source.get("seen") == "report" and source.get("pages") and not source.get("via"):
        says = "gives pages of a text not seen; say with via: where they stand"
        yield Complaint(path, name, says)


def _clause(document: Data, clause: Data, path: Path) -> Iterator[Complaint]:
    name = clause["id"]
    yield from check_keys(clause, CLAUSE, path, f"{name}.")
    yield from _check_version(clause, path, f"{name}.")
    if not ID.fullmatch(name):
        says = (
            "is not a valid id; use lower-case letters and digits, with points or hyphens between"
        )
        yield Complaint((*path, "id"), name, says)
    status = clause.get("status")
    if status in {"inferred", "supplied"} and not clause.get("because"):
        yield Complaint(path, f"{name}.because", f"missing; a clause that is {status} says why")
    if status == "supplied" and "gap" not in clause:
        says = f"missing; a clause that is supplied says what its text is: {', '.join(GAPS)}"
        yield Complaint(path, f"{name}.gap", says)
    elif status != "supplied" and "gap" in clause:
        says = "only a clause that is supplied has one; take it out, or change the status"
        yield Complaint((*path, "gap"), f"{name}.gap", says)
    source = clause.get("source") or document.get("source") or {}
    seen = source.get("seen") if isinstance(source, Mapping) else None
    if clause.get("gap") == "unreported" and seen == "whole":
        says = "a text that was read whole is not reported; write silent, or seen: in-part"
        yield Complaint((*path, "gap"), f"{name}.gap", says)
    if "inherited" in clause and status != "inferred":
        says = "only a clause that is inferred may be; take it out, or change the status"
        yield Complaint((*path, "inherited"), f"{name}.inherited", says)
    if not {"sets", "crux", "no-rule"} & set(clause):
        yield Complaint(path, name, "sets nothing; say why with no-rule:")
    if clause.get("locus") and seen == "report" and not source.get("via"):
        says = "of a text not seen; say with via: who gives it"
        yield Complaint((*path, "locus"), f"{name}.locus", says)
    yield from _headings(clause, path)
    yield from _sentences(clause, path)
    yield from _check_likeness(document, clause, path)
    yield from _check_vouches(clause, path)
    if "source" in clause:
        yield from _source(clause["source"], (*path, "source"), f"{name}.source")
    for word, term in clause.get("terms", {}).items():
        yield from check_keys(term, TERM, (*path, "terms", word), f"{name}.terms.{word}.")
    yield from _sets(clause.get("sets", {}), (*path, "sets"))
    if "crux" in clause:
        yield from _crux(clause["crux"], (*path, "crux"), f"{name}.crux.")


def _headings(clause: Data, path: Path) -> Iterator[Complaint]:
    """Complain of headings that are quoted at length, and of any where the clause rests on no text."""
    path, name, named = (*path, "headings"), f"{clause['id']}.headings", clause.get("headings", [])
    if named and clause.get("status") == "supplied":
        says = "a clause that is supplied is under none; take them out, or change the status"
        yield Complaint(path, name, says)
    for at, heading in enumerate(named):
        parts = str(heading).removesuffix(" …").split(" / ")
        if not all(1 <= len(part.split()) <= FIRST_WORDS for part in parts):
            says = f"{heading!r} has not one to {FIRST_WORDS} words; shorten it, and end it with …"
            yield Complaint((*path, at), name, says)


def _sentences(clause: Data, path: Path) -> Iterator[Complaint]:
    """Complain of the numbers of sentences, and of any where the clause rests on no text."""
    path, name, named = (
        (*path, "sentences"),
        f"{clause['id']}.sentences",
        clause.get("sentences", []),
    )
    if named and clause.get("status") == "supplied":
        says = "a clause that is supplied rests on none; take them out, or change the status"
        yield Complaint(path, name, says)
    for at, sentence in enumerate(named):
        if not SENTENCE.fullmatch(str(sentence)):
            says = f"{sentence!r} is no number of a sentence; write S10, or S6a for a part of one"
            yield Complaint((*path, at), name, says)
        elif sentence in named[:at]:
            yield Complaint((*path, at), name, f"{sentence} is named twice; take one out")


def _check_likeness(document: Data, clause: Data, path: Path) -> Iterator[Complaint]:
    """Complain of a likeness to another text, or a difference from it, that nobody reports."""
    for key in LIKENED:
        if key in clause:
            name = f"{clause['id']}.{key}"
            yield from _check_other_text(document, clause[key], (*path, key), name)
            if clause.get("status") not in REPORTED:
                says = "only a clause that is reported has one; take it out, or change the status"
                yield Complaint((*path, key), name, says)


def _check_other_text(document: Data, other: str, path: Path, name: str) -> Iterator[Complaint]:
    if not ID.fullmatch(other):
        yield Complaint(path, name, f"{other!r} is no id of a ruleset; write the one of its folder")
    elif other == document.get("id"):
        yield Complaint(path, name, "is the text itself; name another, or take it out")


def _check_vouches(clause: Data, path: Path) -> Iterator[Complaint]:
    """Complain of leaves that a clause cannot vouch for: those it sets, or any where it is ours."""
    path, name, named = (*path, "vouches"), f"{clause['id']}.vouches", clause.get("vouches", [])
    if named and clause.get("status") == "supplied":
        says = "a clause that is supplied vouches for nothing; take it out, or change the status"
        yield Complaint(path, name, says)
    for at, vouched in enumerate(named):
        if leaf(vouched) is None:
            says = f"there is no leaf {vouched}; {_suggest_leaves(vouched)}"
            says = altered_message(vouched, leaves_in_order()) or says
            yield Complaint((*path, at), name, says)
        elif vouched in named[:at]:
            yield Complaint((*path, at), name, f"{vouched} is named twice; take one out")
        elif vouched in leaves_of(clause):
            says = f"{vouched} is set by the clause itself; take it out"
            yield Complaint((*path, at), name, says)


def leaves_of(clause: Data) -> frozenset[str]:
    """Return the leaves that a clause sets, under any reading of its crux."""
    readings = clause.get("crux", {}).get("readings", {}).values()
    return frozenset(key for part in (clause, *readings) for key in part.get("sets", {}))


def _crux(crux: Data, path: Path, name: str) -> Iterator[Complaint]:
    yield from check_keys(crux, CRUX, path, name)
    readings = crux["readings"]
    named = ((("id",), crux["id"]), *((("readings", reading), reading) for reading in readings))
    for place, own in named:
        if not ID.fullmatch(own):
            says = f"{own!r} is not a valid id; use lower-case letters and digits, with hyphens between"
            yield Complaint((*path, *place), f"{name}{place[0]}", says)
    if "passage" in crux and crux.get("kind") not in WORDED:
        says = f"only one of kind {' or '.join(WORDED)} has one; take it out, or change the kind"
        yield Complaint((*path, "passage"), f"{name}passage", says)
    if len(readings) < 2:
        says = "a crux has at least two readings; add the other, or make it a plain clause"
        yield Complaint((*path, "readings"), f"{name}readings", says)
    if crux["adopted"] not in readings:
        says = f"{crux['adopted']!r} is no reading of it; choose one of: {', '.join(readings)}"
        says = altered_message(crux["adopted"], readings) or says
        yield Complaint((*path, "adopted"), f"{name}adopted", says)
    for reading, value in readings.items():
        at = (*path, "readings", reading)
        yield from check_keys(value, READING, at, f"{name}{reading}.")
        yield from _sets(value.get("sets", {}), (*at, "sets"))


def _sets(sets: Mapping[Any, Any], path: Path) -> Iterator[Complaint]:
    for key, value in sets.items():
        known = leaf(str(key))
        if known is None:
            says = f"no such leaf; {_suggest_leaves(str(key))}"
            says = altered_message(key, leaves_in_order()) or says
            yield Complaint((*path, key), format_key(key), says)
            continue
        for setting in by_seats(value).values():
            if wrong := known.check(setting):
                wrong = f"is empty; {wrong.partition('; ')[2]}" if setting is None else wrong
                yield Complaint((*path, key), str(key), wrong)


def _suggest_leaves(name: str) -> str:
    """Return which leaves somebody may have meant: those of another part, or of the same letters."""
    _, point, rest = name.partition(".")
    alike = [
        other
        for other in leaves_in_order()
        if (point and other.endswith(f".{rest}")) or sorted(other) == sorted(name)
    ]
    if not alike:
        return "see the page on mechanisms for those there are"
    return f"did you mean {format_list(alike[:3], 'or')}?"


def by_seats(value: Any) -> Mapping[int, Any]:
    """Return a leaf's values by seats; 0 stands for any number of them. A 10 alone is a rank."""
    names = {*map(str, value)} if isinstance(value, Mapping) else set()
    if names and names != {"10"} and all(map(SEATS.fullmatch, names)):
        return {int(key): setting for key, setting in value.items()}
    return {0: value}


# Names that must meet


def _references(clauses: Sequence[Data]) -> Iterator[Complaint]:
    ids = [clause["id"] for clause in clauses]
    cruxes = [clause["crux"]["id"] if "crux" in clause else None for clause in clauses]
    readings = {
        clause["crux"]["id"]: clause["crux"]["readings"] for clause in clauses if "crux" in clause
    }
    deciding = {crux for clause in clauses for crux in clause.get("when", ())}
    set_here = {key for clause in clauses for key in leaves_of(clause)}
    for at, clause in enumerate(clauses):
        path: Path = ("clauses", at)
        name = clause["id"]
        if ids.index(name) != at:
            yield Complaint((*path, "id"), name, "two clauses have this id; rename one")
        if crux := cruxes[at]:
            where = (*path, "crux", "id")
            if cruxes.index(crux) != at:
                yield Complaint(where, f"{name}.crux.id", f"two cruxes are {crux}; rename one")
            if crux not in deciding and not any(
                reading.get("sets") for reading in readings[crux].values()
            ):
                says = "its readings set nothing, and no clause has when: for it; let one do so"
                yield Complaint(where, f"{name}.crux.{crux}", says)
        for crux, reading in clause.get("when", {}).items():
            if reading not in readings.get(crux, {}):
                known = ", ".join(readings.get(crux, ())) or "none, for there is no such crux"
                says = f"there is no reading {crux}: {reading}; the readings are: {known}"
                says = altered_message(crux, readings) or says
                says = altered_message(reading, readings.get(crux, ())) or says
                yield Complaint((*path, "when", crux), f"{name}.when", says)
        for place, target in enumerate(clause.get("replaces", ())):
            if str(target).partition("#")[0] not in ids:
                says = f"there is no clause {target}; write the id of one in this file"
                says = altered_message(target, ids) or says
                yield Complaint((*path, "replaces", place), f"{name}.replaces", says)
        for place, key in enumerate(clause.get("vouches", ())):
            if leaf(key) and key not in set_here:
                says = f"no clause of this file sets {key}; let one do so, or take it out"
                yield Complaint((*path, "vouches", place), f"{name}.vouches", says)
        if clause.get("no-rule") == "restates" and clause.get("of") not in ids:
            where = (*path, "of") if "of" in clause else path
            says = "names no clause of this file; say which one is restated"
            yield Complaint(where, f"{name}.of", says)
