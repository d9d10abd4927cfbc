"""The words of the edition: nothing that data name by an id is left without words in a language."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from poch.texts import library
from poch.words import language
from tools.pages.edition import words
from tools.pages.output.languages import TRANSLATED, speaking

ROOT = Path(__file__).resolve().parents[1]
EXPLAINED: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "status": words.STATUS,
    "gap": words.GAP,
    "kind": words.KIND,
    "verdict": words.VERDICT,
    "shelf": words.SHELF,
    "mark": words.MARK,
    "standing": words.STANDING,
}
CALLED: Mapping[str, Mapping[str, str]] = {
    "seen": words.SEEN,
    "remark": words.REMARK,
    "language": words.LANGUAGE,
    "shape": words.SHAPE,
    "topic": words.TOPIC,
    "stage": words.STAGE,
    "part": words.PART,
    "field": words.FIELD,
    "group": words.GROUP,
    "page": words.PAGE,
    "strand": words.STRAND,
}
COUNTED = re.compile(r"words\.counted\([^\"']*[\"']([\w-]+)[\"']\)")


@cache
def raised() -> tuple[Mapping[str, Any], ...]:
    """Return every crux of every source."""
    clauses = (one for name in library.ids() for one in library.document(name)["clauses"])
    return tuple(one["crux"] for one in clauses if "crux" in one)


def cruxes() -> Iterator[str]:
    """Yield the cruxes of the sources."""
    return (one["id"] for one in raised())


def readings() -> Iterator[str]:
    """Yield the readings of the sources."""
    return (name for one in raised() for name in one["readings"])


@pytest.mark.parametrize("tag", TRANSLATED)
@pytest.mark.parametrize(
    ("kind", "every", "called"),
    [("crux", cruxes, words.crux), ("reading", readings, words.reading)],
    ids=["cruxes", "readings"],
)
def test_every_crux_and_reading_is_called_something(
    tag: str,
    kind: str,
    every: Callable[[], Iterator[str]],
    called: Callable[[str], str],
) -> None:
    """No page makes a title out of an id, and no two cruxes have one title."""
    used = {*every()}

    assert used
    assert [] == sorted(name for name in used if not language(tag).has(f"{kind}-{name}"))
    with speaking(tag):
        titles = [called(name) for name in used]
    assert kind == "reading" or len({*titles}) == len(titles)


@pytest.mark.parametrize("tag", TRANSLATED[1:])
def test_titles_of_cruxes_are_not_the_english_ones(tag: str) -> None:
    """A crux has a title of its own in every language."""
    used = {*cruxes()}
    english = {name: words.crux(name) for name in used}
    with speaking(tag):
        assert [] == [name for name in used if words.crux(name) == english[name]]


@pytest.mark.parametrize("tag", TRANSLATED)
def test_every_table_is_said(tag: str) -> None:
    """Each name of each table has its word, and its meaning where it has one."""
    with speaking(tag):
        told = {kind: [*table.values()] for kind, table in CALLED.items()}
        meanings = {kind: [*table.values()] for kind, table in EXPLAINED.items()}
    for table in told.values():
        assert all(table)
    for pairs in meanings.values():
        assert all(name and meaning for name, meaning in pairs)
        assert len({*pairs}) == len(pairs)


def test_everything_counted_has_its_message() -> None:
    """Whatever modules and templates count, in English, German and French."""
    files = [*(ROOT / "tools").rglob("*.py"), *(ROOT / "tools").rglob("*.jinja")]
    things = {one for file in files for one in COUNTED.findall(file.read_text("utf-8"))}

    assert things
    assert [] == [
        (tag, thing)
        for tag in TRANSLATED
        for thing in sorted(things)
        if not language(tag).has(f"counted-{thing}")
    ]


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", ("no clauses", "one clause", "two clauses", "22 November 2026", "a, b and c")),
        ("de", ("keine Sätze", "ein Satz", "zwei Sätze", "22. November 2026", "a, b und c")),
        ("fr", ("aucun article", "un article", "deux articles", "22 novembre 2026", "a, b et c")),
    ],
)
def test_numbers_days_and_lists_follow_the_language(tag: str, said: tuple[str, ...]) -> None:
    """Zero, one and two of a thing, a day, and a list."""
    with speaking(tag):
        counted = [words.counted(n, "clause") for n in range(3)]

        assert [*said] == [*counted, words.day("2026-11-22"), words.listed("abc")]


def test_a_mark_says_its_gap_in_the_language() -> None:
    """A word for a status, the reason why a source is silent, and a sentence made of both."""
    with speaking("de"):
        assert words.mark("supplied", "silent").startswith("Ergänzt (Schweigt): ")
    with speaking("fr"):
        assert words.mark("supplied", "cut").startswith("Ajouté (pas encore lu) : ")
