"""What stands beside the rulesets: bibliography, glossary, corrections, history, sentences, questions.

Each is a file of entries, and each entry is checked for its keys, its words and the sources and
clauses it names.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from poch.texts.apparatus.sentences import Evidence, collect_evidence, complaints
from poch.texts.complaint import Complaint, Keys, Path, check_map, check_texts, kind_of
from poch.texts.leaves import LEAVES, leaf
from poch.texts.ruleset_shape import GAMES, LANGUAGES, LIKENED, SEEN

SHELVES = ("rules", "reports", "related", "history")
GROUPS = ("game", "deal", "cards", "board", "vying", "sets", "play", "related")
FIELDS = ("editions", "attribution", "copies", "defects", "names")
STRANDS = ("record", "board", "word", "research", "gap")

SOURCE = Keys(
    {
        "shelf": SHELVES, "type": str, "title": str, "title-short": str, "title-known": str,
        "description": str, "container-title": str, "container-title-short": str, "author": list,
        "editor": list, "issued": object, "year-suffix": str, "edition": str, "publisher": str, "publisher-place": str,
        "volume": str, "issue": str, "number": str, "page": str, "ISBN": str, "URL": str,
        "language": LANGUAGES, "seen": (*SEEN, "no"), "archive": str, "archive-url": str, "note": str, "unconfirmed": list,
    },
    ("shelf", "type", "seen"),
)  # fmt: skip
CONCEPT = Keys(
    {"id": str, "group": GROUPS, "name": str, "means": str, "words": list},
    ("id", "group", "name", "means", "words"),
)
WORD = Keys({"word": str, "lang": LANGUAGES, "means": str, "sources": list}, ("word", "lang"))
CORRECTION = Keys(
    {
        "id": str, "group": FIELDS, "title": str, "claim": str, "stands": str, "says": str,
        "open": str, "evidence": list, "sources": list,
    },
    ("id", "group", "title", "claim", "stands", "says", "sources"),
)  # fmt: skip
QUESTION = Keys(
    {
        "id": str, "game": (*GAMES, "every"), "leaf": str, "look": str, "seats": int,
        "instead": str, "ask": str, "answers": dict,
    },
    ("id", "leaf", "ask", "answers"),
)  # fmt: skip
RETIRED = Keys({"now": str, "because": str})
POINT = Keys(
    {
        "id": str, "strand": STRANDS, "year": int, "when": str, "text": str, "sources": list,
        "correction": str,
    },
    ("id", "strand", "year", "when", "text", "sources"),
)  # fmt: skip

_DATE = r"[1-9][0-9]{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?"
ISSUED = re.compile(rf"{_DATE}(/{_DATE})?")
"""When a work came out: a year, a month, a day, or the first and the last of a span."""


class KnownNames(NamedTuple):
    """What entries may name: sources, clauses (`ruleset/clause`), cruxes (`ruleset?crux`), terms.

    `resting` are the clauses with the sentences that they rest on.
    """

    sources: frozenset[str]
    clauses: frozenset[str]
    cruxes: frozenset[str]
    terms: frozenset[tuple[str, str]]
    resting: tuple[Evidence, ...] = ()


Entry: TypeAlias = Mapping[str, Any]
Inside: TypeAlias = Callable[[Entry, Path, str, KnownNames], Iterator[Complaint]]


def unknown_texts(document: Entry, rulesets: Container[str]) -> Iterator[Complaint]:
    """Complain of texts that a sound document is inherited from, likened to or follows, and that are not there."""
    for path, name, text in _texts_named(document):
        if text not in rulesets:
            yield Complaint(path, name, f"there is no ruleset {text}; write the id of one")


def _texts_named(document: Entry) -> Iterator[tuple[Path, str, str]]:
    for at, text in enumerate(document.get("follows", ())):
        yield ("follows", at), "follows", text
    for at, clause in enumerate(document["clauses"]):
        for key in ("inherited", *LIKENED):
            if key in clause:
                yield ("clauses", at, key), f"{clause['id']}.{key}", clause[key]


def unknown_works(document: Entry, works: Container[str]) -> Iterator[Complaint]:
    """Complain of works that a sound document or a clause of it rests on, and that no bibliography lists."""
    places: list[tuple[Path, str, Entry]] = [
        ((key,), key, document[key]) for key in ("source", "own") if key in document
    ]
    for at, clause in enumerate(document["clauses"]):
        if "source" in clause:
            name = f"{clause['id']}.source"
            places.append((("clauses", at, "source"), name, clause["source"]))
    for path, name, source in places:
        for key in ("ref", "via"):
            if key in source and source[key] not in works:
                says = f"bibliography.yaml has no {source[key]}; add it there, or write an id that it has"
                yield Complaint((*path, key), f"{name}.{key}", says)


def collect_names(bibliography: Any, rulesets: Iterable[Mapping[str, Any]]) -> KnownNames:
    """Return what a bibliography and rulesets that are in order give to name."""
    rulesets = [*rulesets]
    clauses = [(ruleset["id"], clause) for ruleset in rulesets for clause in ruleset["clauses"]]
    return KnownNames(
        frozenset(bibliography if isinstance(bibliography, Mapping) else ()),
        frozenset(f"{ruleset}/{clause['id']}" for ruleset, clause in clauses),
        frozenset(
            f"{ruleset}?{clause['crux']['id']}" for ruleset, clause in clauses if "crux" in clause
        ),
        frozenset(
            (term["lang"], word)
            for _, clause in clauses
            for word, term in clause.get("terms", {}).items()
        ),
        tuple(clause for ruleset in rulesets for clause in collect_evidence(ruleset)),
    )


def check_bibliography(data: Any, _: KnownNames) -> Iterator[Complaint]:
    """Return what is wrong with the sources."""
    if not isinstance(data, Mapping):
        yield Complaint((), "bibliography", "this is no map; write the id of a source and a colon")
        return
    for name, entry in data.items():
        path: Path = (name,)
        if not isinstance(entry, Mapping):
            says = f"is {kind_of(entry)}; write shelf, type and seen below it"
            yield Complaint(path, str(name), says)
            continue
        yield from check_map(entry, SOURCE, path, f"{name}.")
        if not {"title", "description"} & set(entry):
            says = "missing; where there is none say so with title-known, and write a description"
            yield Complaint(path, f"{name}.title", says)
        if "issued" in entry and not ISSUED.fullmatch(str(entry["issued"])):
            says = (
                f"{entry['issued']!r} is no year and no day; write 1650, 1650/1652 or '1650-12-24'"
            )
            yield Complaint((*path, "issued"), f"{name}.issued", says)
        unconfirmed = entry.get("unconfirmed")
        for field in unconfirmed if isinstance(unconfirmed, list) else ():
            if str(field) not in entry:
                says = "not given here; name fields that are, such as publisher-place"
                yield Complaint((*path, "unconfirmed"), f"{name}.unconfirmed: {field}", says)


def _sentences(data: Any, known: KnownNames) -> Iterator[Complaint]:
    yield from complaints(data, known.sources, known.resting)


def _concept(concept: Entry, path: Path, name: str, known: KnownNames) -> Iterator[Complaint]:
    for at, word in enumerate(concept["words"]):
        yield from _word(word, (*path, "words", at), name, known)


def _word(word: Any, path: Path, name: str, known: KnownNames) -> Iterator[Complaint]:
    if not isinstance(word, Mapping) or not isinstance(word.get("word"), str):
        yield Complaint(path, f"{name}.words", "is no word; write {word: …, lang: …}")
        return
    name = f"{name}.{word['word']}"
    wrong = [*check_map(word, WORD, path, f"{name}.")]
    yield from wrong
    if wrong:
        return
    if "sources" in word and not word.get("means"):
        yield Complaint(path, f"{name}.means", "missing; say what the word means in these sources")
    elif "sources" not in word and (word["lang"], word["word"]) not in known.terms:
        says = "is among the terms of no clause; give what it means, and its sources"
        yield Complaint(path, f"{name}.sources", says)
    yield from _check_names(word.get("sources", []), known.sources, (*path, "sources"), name)


def _check_sources(entry: Entry, path: Path, name: str, known: KnownNames) -> Iterator[Complaint]:
    yield from _check_names(entry["sources"], known.sources, (*path, "sources"), name)
    clauses = [ref for ref in entry.get("evidence", []) if ":" not in str(ref)]
    yield from _check_names(clauses, known.clauses, (*path, "evidence"), name, "clause")


def _question(entry: Entry, path: Path, name: str, _: KnownNames) -> Iterator[Complaint]:
    for key in ("leaf", "instead"):
        if key in entry and leaf(entry[key]) is None:
            near = get_close_matches(entry[key], LEAVES, n=1)
            meant = f"did you mean {near[0]}?" if near else "they stand in poch/texts/leaves.py"
            says = f"there is no leaf {entry[key]}; {meant}"
            yield Complaint((*path, key), f"{name}.{key}", says)
    yield from check_texts(entry["answers"], (*path, "answers"), f"{name}.answers")


def check_retired(data: Any, known: KnownNames) -> Iterator[Complaint]:
    """Return what is wrong with the list of ids that are no longer used, of clauses and cruxes."""
    if not isinstance(data, Mapping):
        yield Complaint(
            (), "retired", "this is no map; write ruleset/clause or ruleset?crux, and a colon"
        )
        return
    for name, entry in data.items():
        path: Path = (name,)
        if not isinstance(entry, Mapping) or not entry:
            says = "says nothing; write now: and the id that took its place, or because: and why"
            yield Complaint(path, str(name), says)
            continue
        yield from check_map(entry, RETIRED, path, f"{name}.")
        if name in known.clauses | known.cruxes:
            yield Complaint(path, str(name), "is still in its ruleset; take it out here")
        now = [entry["now"]] if "now" in entry else []
        yield from _check_names(now, known.clauses, (name, "now"), str(name), "clause")


def _entries(
    keys: Keys, what: str, inside: Inside, data: Any, known: KnownNames
) -> Iterator[Complaint]:
    """Complain of entries that are none, that lack something, or that share an id."""
    if not isinstance(data, list):
        yield Complaint((), what, "this is no list; begin each entry with - id: and a short name")
        return
    ids = [entry.get("id") if isinstance(entry, Mapping) else None for entry in data]
    for at, (entry, name) in enumerate(zip(data, ids, strict=True)):
        path: Path = (at,)
        if not isinstance(name, str) or not name:
            says = "has no id; begin it with - id: and a short name"
            yield Complaint(path, f"entry {at + 1}", says)
            continue
        wrong = [*check_map(entry, keys, path, f"{name}.")]
        yield from wrong
        if ids.index(name) != at:
            yield Complaint((*path, "id"), name, "two entries have this id; rename one")
        if not wrong:
            yield from inside(entry, path, name, known)


def _check_names(
    names: Iterable[Any], there: frozenset[str], path: Path, name: str, what: str = "source"
) -> Iterator[Complaint]:
    for at, ref in enumerate(names):
        if str(ref) not in there:
            near = get_close_matches(str(ref), sorted(there), n=1)
            meant = f"did you mean {near[0]}?" if near else "write the id of one"
            yield Complaint((*path, at), f"{name}.{path[-1]}", f"there is no {what} {ref}; {meant}")


FILES: Mapping[str, Callable[[Any, KnownNames], Iterator[Complaint]]] = {
    "bibliography.yaml": check_bibliography,
    "glossary.yaml": partial(_entries, CONCEPT, "glossary", _concept),
    "corrections.yaml": partial(_entries, CORRECTION, "corrections", _check_sources),
    "history.yaml": partial(_entries, POINT, "history", _check_sources),
    "finder.yaml": partial(_entries, QUESTION, "finder", _question),
    "retired.yaml": check_retired,
    "sentences.yaml": _sentences,
}
"""Each file that stands beside the rulesets, and what checks it."""
