"""Translations: what a ruleset and its hands say in another language, beside a digest of the English.

A translation is never cited: ids and hashes are those of the English. Where the English has changed
since, the digest is another, and what was translated is stale.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from poch.texts.complaint import Complaint
from poch.texts.lock import digest
from poch.texts.ruleset_shape import LANGUAGES

Data: TypeAlias = Mapping[str, Any]
Words: TypeAlias = dict[str, Any]
"""Texts by their keys: of a clause `text`, `because`, `note` and what its `terms` mean."""

FOLDER = "translations"
HEAD = ("title", "introduction")
CLAUSE = ("text", "because", "note")
CRUX = ("question",)
READING = ("because",)
HAND = ("title", "notes")


class Share(NamedTuple):
    """How much of a part is translated: how many entries of how many, and how many are stale."""

    translated: int
    stale: int
    of: int


def english(document: Data, hands: Mapping[str, Data]) -> dict[str, dict[str, Words]]:
    """Return the English words of a ruleset's `head`, `clauses`, `cruxes` and `hands`, by their ids.

    The head has one entry, `""`. Runs of spaces and line ends are one space.
    """
    clauses = {one["id"]: one for one in document["clauses"]}
    cruxes = [one["crux"] for one in clauses.values() if "crux" in one]
    return {
        "head": {"": _picked(document, HEAD)},
        "clauses": {name: _clause(one) for name, one in clauses.items()},
        "cruxes": {one["id"]: _crux(one) for one in cruxes},
        "hands": {name: _picked(one, HAND) for name, one in hands.items()},
    }


def complaints(data: Any, document: Data, hands: Mapping[str, Data]) -> Iterator[Complaint]:
    """Yield what a translation has that the ruleset has not: a language that is not known, or an id."""
    if not isinstance(data, Mapping) or data.get("of") != document["id"]:
        yield Complaint(("of",), "of", f"this is no translation of {document['id']}; write its id")
        return
    if data.get("language") not in LANGUAGES:
        says = f"is not a known language; choose one of: {', '.join(LANGUAGES)}"
        yield Complaint(("language",), "language", says)
    for part, entries in english(document, hands).items():
        if not isinstance(data.get(part, {}), Mapping):
            yield Complaint((part,), part, "is no map; write the ids of the English below it")
            continue
        for name, one in _entries(data, part).items():
            path = (part, name) if name else (part,)
            if name not in entries:
                says = "is gone, or never was; take the translation out"
                yield Complaint(path, ".".join(map(str, path)), says)
            elif not isinstance(one, Mapping):
                says = "is no map; write the keys of the English below it"
                yield Complaint(path, ".".join(path), says)


def shares(data: Data, document: Data, hands: Mapping[str, Data]) -> dict[str, Share]:
    """Return how much of each part a translation has. A stale entry does not count as translated."""
    found = {}
    for part, entries in english(document, hands).items():
        given = _entries(data, part)
        marks = {name: digest(entries[name]) for name in given.keys() & entries.keys()}
        fresh = [name for name, mark in marks.items() if mark == given[name].get("of")]
        whole = [name for name in fresh if _keys(entries[name]) <= _keys(given[name])]
        found[part] = Share(len(whole), len(marks) - len(fresh), len(entries))
    return found


def _entries(data: Data, part: str) -> Mapping[str, Any]:
    given = data.get(part) or {}
    return {"": given} if part == "head" else given


def _keys(words: Any) -> set[str]:
    """Return the keys of texts, those inside others after a stroke."""
    if not isinstance(words, Mapping):
        return set()
    inner = {f"{key}/{one}" for key, value in words.items() for one in _keys(value)}
    return inner | {key for key, value in words.items() if not isinstance(value, Mapping)}


def _picked(one: Data, keys: tuple[str, ...]) -> Words:
    return {key: " ".join(one[key].split()) for key in keys if isinstance(one.get(key), str)}


def _clause(clause: Data) -> Words:
    terms = clause.get("terms", {}).items()
    means = {word: " ".join(one["means"].split()) for word, one in terms if one.get("means")}
    return _picked(clause, CLAUSE) | ({"terms": means} if means else {})


def _crux(crux: Data) -> Words:
    readings = {name: _picked(one, READING) for name, one in crux["readings"].items()}
    return {**_picked(crux, CRUX), "readings": readings}
