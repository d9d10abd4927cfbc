"""What stands beside the rulesets, in another language: the words of its files, and of a translation.

The translation is one file for all of them, with the parts `bibliography`, `glossary` and so on.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from poch.texts.apparatus.translations import (
    Data,
    Parts,
    Words,
    align_words,
    find_untranslated,
    misfits,
    pick,
)
from poch.texts.complaint import Complaint

KEYS: Mapping[str, tuple[str, ...]] = {
    "bibliography": (
        *("title-short", "container-title-short", "description"),
        *("edition", "number", "archive", "note"),
    ),
    "glossary": ("name", "means"),
    "corrections": ("title", "claim", "stands", "says", "open"),
    "history": ("when", "text"),
    "finder": ("ask",),
    "retired": ("because",),
}
"""The texts of an entry, file by file; glossary and questions have more, by word and by answer."""


def english(files: Mapping[str, Any]) -> Parts:
    """Return the English words of these files by entry, by the names of the files without ending.

    A word of the glossary goes by language and word, as `de:Poch`. What has no letters is left out,
    and so is an entry without words.
    """
    return {part: dict(_words_by_entry(part, data)) for part, data in files.items()}


def complaints(translation: Any, files: Mapping[str, Any]) -> Iterator[Complaint]:
    """Yield what a translation has that these files have not: a language that is not known, or an id."""
    if not isinstance(translation, Mapping):
        yield Complaint((), "translation", "this is no map; write language: and its tag")
        return
    yield from misfits(translation, english(files))


def in_language(
    files: Mapping[str, Any], translation: Data
) -> tuple[dict[str, Any], dict[str, frozenset[str]]]:
    """Return these files in the language of a translation, and what stays English, file by file."""
    every = english(files)
    words = align_words(every, translation)
    translated: dict[str, Any] = {}
    for part, data in files.items():
        entries = {
            name: _entry_in(entry, words[part].get(name, {})) for name, entry in _entries(data)
        }
        translated[part] = entries if isinstance(data, Mapping) else [*entries.values()]
    left = {part: find_untranslated({part: every[part]}, {part: words[part]}) for part in files}
    return translated, left


def _entries(data: Any) -> Iterator[tuple[str, Data]]:
    if isinstance(data, Mapping):
        yield from data.items()
    else:
        yield from ((entry["id"], entry) for entry in data)


def _words_by_entry(part: str, data: Any) -> Iterator[tuple[str, Words]]:
    for name, entry in _entries(data):
        if words := _words(part, entry):
            yield name, words


def _words(part: str, entry: Data) -> Words:
    means = {_word(word): word["means"] for word in entry.get("words", ()) if "means" in word}
    outer = _with_letters(pick(entry, KEYS[part]))
    inner = {"words": _with_letters(means), "answers": _with_letters(entry.get("answers", {}))}
    return outer | {key: texts for key, texts in inner.items() if texts}


def _with_letters(texts: Data) -> Words:
    return {
        key: " ".join(text.split()) for key, text in texts.items() if re.search(r"[^\W\d_]", text)
    }


def _word(word: Data) -> str:
    return f"{word['lang']}:{word['word']}"


def _entry_in(entry: Data, given: Words) -> Data:
    translated = {**entry, **{key: text for key, text in given.items() if isinstance(text, str)}}
    if "answers" in given:
        translated["answers"] = {**entry["answers"], **given["answers"]}
    if means := given.get("words"):
        words = entry["words"]
        translated["words"] = [
            {**word, "means": means[_word(word)]} if _word(word) in means else word
            for word in words
        ]
    return translated
