"""Translations: what a ruleset and its hands say in another language, beside a digest of the English.

A translation is never cited: ids and hashes are those of the English. Where the English has changed
since, the digest is another, and what was translated is stale.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from poch.texts.complaint import Complaint
from poch.texts.lock import digest
from poch.texts.ruleset_shape import LANGUAGES

Data: TypeAlias = Mapping[str, Any]
Words: TypeAlias = dict[str, Any]
"""Texts by their keys: of a clause `text`, `because`, `note`, `no-event` and what its `terms` mean."""
Parts: TypeAlias = dict[str, dict[str, Words]]
"""Entries by their ids, part by part."""

FOLDER = "translations"
TITLE = "title"
HEAD = (TITLE, "introduction")
CHANGE = ("says",)
CLAUSE = ("text", "because", "note", "no-event")
CRUX = ("question", "passage")
READING = ("because",)
HAND = ("title", "notes")


class Share(NamedTuple):
    """How much of a part is translated: how many entries of how many, and how many are stale."""

    translated: int
    stale: int
    of: int


def english(document: Data, hands: Mapping[str, Data]) -> Parts:
    """Return the English words of a ruleset: its `head`, `changes`, `clauses`, `cruxes` and `hands`.

    The head has one entry, `""`; a change goes by its version. Runs of spaces and line ends are one
    space.
    """
    clauses = {clause["id"]: clause for clause in document["clauses"]}
    cruxes = [clause["crux"] for clause in clauses.values() if "crux" in clause]
    changes = document.get("changes", {}).items()
    return {
        "head": {"": pick(document, HEAD)},
        "changes": {str(version): pick(change, CHANGE) for version, change in changes},
        "clauses": {name: _clause(clause) for name, clause in clauses.items()},
        "cruxes": {crux["id"]: _crux(crux) for crux in cruxes},
        "hands": {name: pick(hand, HAND) for name, hand in hands.items()},
    }


def complaints(data: Any, document: Data, hands: Mapping[str, Data]) -> Iterator[Complaint]:
    """Yield what a translation has that the ruleset has not: a language that is not known, or an id."""
    if not isinstance(data, Mapping) or data.get("of") != document["id"]:
        yield Complaint(("of",), "of", f"this is no translation of {document['id']}; write its id")
        return
    yield from misfits(data, english(document, hands))


def misfits(data: Data, every: Parts) -> Iterator[Complaint]:
    """Yield what a translation has that English words by part and entry have not."""
    if data.get("language") not in LANGUAGES:
        says = f"is not a known language; choose one of: {', '.join(LANGUAGES)}"
        yield Complaint(("language",), "language", says)
    for part, entries in every.items():
        if not isinstance(data.get(part, {}), Mapping):
            yield Complaint((part,), part, "is no map; write the ids of the English below it")
            continue
        for name, entry in _entries(data, part).items():
            path = (part, name) if name else (part,)
            if str(name) not in entries:
                says = "is gone, or never was; take the translation out"
                yield Complaint(path, ".".join(map(str, path)), says)
            elif not isinstance(entry, Mapping):
                says = "is no map; write the keys of the English below it"
                yield Complaint(path, ".".join(map(str, path)), says)


def shares(data: Data, every: Parts) -> dict[str, Share]:
    """Return how much of each part a translation has. A stale entry does not count as translated."""
    words = align_words(every, data)
    counts = {}
    for part, entries in every.items():
        there = {str(name) for name in _entries(data, part)} & entries.keys()
        whole = [name for name in there if not _missing_keys(entries[name], words[part][name])]
        stale = sum(not words[part][name] for name in there)
        counts[part] = Share(len(whole), stale, len(entries))
    return counts


def in_language(
    document: Data, translation: Data, hands: Mapping[str, Data]
) -> tuple[Data, dict[str, Data], frozenset[str]]:
    """Return a ruleset and its hands in the language of a translation, and what stays English of them.

    Every text with a fresh translation is replaced. Named are the ids of clauses, cruxes, changes
    and hands that stay English wholly or in part, because their words are stale or missing; title
    and introduction together go by `""`, and the title alone by `"title"`.
    """
    every = english(document, hands)
    words = align_words(every, translation)
    crux = partial(_crux_in, words["cruxes"])
    text = {
        **document,
        **words["head"][""],
        "clauses": [
            _clause_in(clause, words["clauses"][clause["id"]], crux)
            for clause in document["clauses"]
        ],
    }
    if "changes" in document:
        changes = document["changes"].items()
        text["changes"] = {at: {**change, **words["changes"][str(at)]} for at, change in changes}
    played: dict[str, Data] = {
        name: {**hand, **words["hands"][name]} for name, hand in hands.items()
    }
    left = find_untranslated(every, words)
    return text, played, left if TITLE in words["head"][""] else left | {TITLE}


def align_words(every: Parts, translation: Data) -> Parts:
    """Return what a translation has of English words by part and entry: what is stale is empty."""
    parts = {}
    for part, entries in every.items():
        given = {str(name): entry for name, entry in _entries(translation, part).items()}
        parts[part] = {
            name: _fresh_words(words, given.get(name)) for name, words in entries.items()
        }
    return parts


def find_untranslated(every: Parts, words: Parts) -> frozenset[str]:
    """Return the names of entries that stay English wholly or in part."""
    return frozenset(
        name
        for part, entries in every.items()
        for name, entry in entries.items()
        if _missing_keys(entry, words[part][name])
    )


def pick(entry: Data, keys: tuple[str, ...]) -> Words:
    """Return the texts under some keys, on one line."""
    return {key: " ".join(entry[key].split()) for key in keys if isinstance(entry.get(key), str)}


def _entries(data: Data, part: str) -> Mapping[str, Any]:
    given = data.get(part) or {}
    return {"": given} if part == "head" and given else given


def _fresh_words(english: Words, given: Any) -> Words:
    """Return the words given, without their digest; none where it is not that of the English."""
    if not isinstance(given, Mapping) or given.get("of") != digest(english):
        return {}
    return {key: value for key, value in given.items() if key != "of"}


def _missing_keys(english: Words, given: Words) -> set[str]:
    return _keys(english) - _keys(given)


def _keys(words: Any) -> set[str]:
    """Return the keys of texts, those inside others after a stroke."""
    if not isinstance(words, Mapping):
        return set()
    inner = {f"{key}/{child}" for key, value in words.items() for child in _keys(value)}
    return inner | {key for key, value in words.items() if not isinstance(value, Mapping)}


def _clause(clause: Data) -> Words:
    terms = clause.get("terms", {}).items()
    means = {word: " ".join(term["means"].split()) for word, term in terms if term.get("means")}
    return pick(clause, CLAUSE) | ({"terms": means} if means else {})


def _clause_in(clause: Data, words: Words, crux: Callable[[Data], Data]) -> Data:
    translated = {**clause, **{key: words[key] for key in CLAUSE if key in words}}
    if means := words.get("terms"):
        terms = clause["terms"].items()
        translated["terms"] = {
            word: {**term, "means": means[word]} if word in means else term for word, term in terms
        }
    if "crux" in clause:
        translated["crux"] = crux(clause["crux"])
    return translated


def _crux(crux: Data) -> Words:
    readings = {name: pick(reading, READING) for name, reading in crux["readings"].items()}
    return {**pick(crux, CRUX), "readings": readings}


def _crux_in(every: Mapping[str, Words], crux: Data) -> Data:
    words = every[crux["id"]]
    given = words.get("readings", {})
    readings = {
        name: {**reading, **given.get(name, {})} for name, reading in crux["readings"].items()
    }
    return {**crux, **words, "readings": readings}
