"""The page of four texts: no cell says more than the comparison of any two, nor than its clause allows."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from poch.studies.degrees import SPEAKING, VOICES
from poch.texts.ruleset_shape import FIRST
from poch.words.comparing import phrase
from tests.degrees_in_yaml import speak as written
from tests.turns import turn
from tools.site import ROOT
from tools.site.citing import citing
from tools.site.comparing import four
from tools.site.comparing.four import ASKED, CellFact
from tools.site.comparing.synopsis import Synopsis, Witness, collate
from tools.site.edition import rests, words
from tools.site.edition.edition import Edition
from tools.site.hands.replays import read_edition
from tools.site.output.files import Shelf
from tools.site.output.languages import TRANSLATED, speaking
from tools.site.output.templates import PAGES

SETTLED = {"stated", "reported", "reported-mt", "inferred"}
"""The marks of clauses that speak for their text."""
TEXTS: list[str] = ASKED["texts"]
OWN_WORDS = {"board.pools", "stages"}
"""Their values are told without what all four have in common."""
BORROWED = {"poque-1789": "today", "poch-1844-pierer": "in 1857"}


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """The texts of the first game without their hands."""
    variants = tmp_path_factory.mktemp("edition") / "variants"
    shutil.copytree(ROOT / "variants", variants, ignore=shutil.ignore_patterns("hands"))
    return read_edition(variants).within(FIRST)


@pytest.fixture(scope="module")
def every(edition: Edition) -> Synopsis:
    """All of them side by side."""
    return collate(edition)


def facts(every: Synopsis) -> Iterator[tuple[Witness, CellFact]]:
    """Yield all that the page says, each with its text."""
    texts = four.choose_texts(every)
    for part in four.question_rows(every).values():
        for row in part:
            for text, cell in zip(texts, row.cells, strict=True):
                yield from ((text, fact) for fact in cell)


def surer(slug: str, fact: CellFact) -> str:
    """Return why a fact says more than the clause in the ruleset as it is written; empty where it does not."""
    by_seats = written(slug).get(fact.leaf, {})
    there = [cell for n, cell in by_seats.items() if not fact.part.seats or n in fact.part.seats]
    marks = {cell.mark for cell in there if cell.clause}
    if fact.voice in SPEAKING:
        least = max(
            (mark.removesuffix("-mt") for mark in marks & SETTLED), key=VOICES.index, default=""
        )
        if not least or marks - SETTLED:
            return "the text does not settle it"
        if VOICES.index(fact.voice) < VOICES.index(least):
            return "its clause is less sure"
        return "" if fact.mark.removesuffix("-mt") == fact.voice else "its mark is another"
    if fact.voice == "lent":
        lent = marks <= {"borrowed", "inherited"} and bool(marks)
        return "" if lent and fact.place and not fact.mark else "it does not say whose it is"
    return (
        ""
        if fact.why and not fact.mark and not fact.place
        else "it does not say why there is nothing"
    )


def test_no_cell_is_surer_than_its_clause(every: Synopsis) -> None:
    """Nor borrowed without the name of the text that it is from, nor silent without a reason."""
    pairs = [(text, fact) for text, fact in facts(every)]
    faults = {(text.slug, fact.leaf): surer(text.slug, fact) for text, fact in pairs}

    assert {} == {key: why for key, why in faults.items() if why}
    assert {"stated", "reported", "inferred", "lent", "silent", "nowhere"} == {
        fact.voice for _, fact in pairs
    }


@pytest.mark.parametrize(
    ("voice", "spoil"),
    [
        ("inferred", {"voice": "reported", "mark": "reported"}),
        ("reported", {"voice": "stated", "mark": "stated"}),
        ("reported", {"mark": "stated"}),
        ("lent", {"voice": "reported", "mark": "reported"}),
        ("lent", {"place": ""}),
        ("silent", {"voice": "inferred", "mark": "inferred"}),
        ("silent", {"why": ""}),
        ("nowhere", {"voice": "stated", "mark": "stated"}),
    ],
)
def test_a_spoiled_cell_is_found(every: Synopsis, voice: str, spoil: dict[str, Any]) -> None:
    """Whatever raises it, in every cell of that voice whose clause is no surer."""
    here = [(text, fact) for text, fact in facts(every) if fact.voice == voice]
    here = [(text, fact) for text, fact in here if voice != "inferred" or fact.part.status == voice]

    assert here
    assert all(surer(text.slug, replace(fact, **spoil)) for text, fact in here)


def test_a_cell_in_doubt_is_as_we_read_it(every: Synopsis) -> None:
    """It is no surer than that, and says what is in doubt, though no other reading would turn a verdict."""
    doubtful = [fact for _, fact in facts(every) if fact.part.standing == "unsettled"]

    assert doubtful
    assert {"inferred"} == {fact.voice for fact in doubtful}
    for fact in doubtful:
        for doubt in fact.part.doubts:
            assert rests.describe_doubt(fact.leaf, doubt).sentence in fact.word


def test_words_and_clauses_are_those_of_the_comparison(every: Synopsis) -> None:
    """Of each part of each cell; what is counted stands among its words."""
    for text, fact in facts(every):
        value = text.cells[fact.leaf].at(fact.part.seats[0] if fact.part.seats else 0)
        assert value is not None
        assert fact.part == value
        if fact.part.clause:
            assert fact.clause == fact.part.clause
            assert fact.leaf in OWN_WORDS or phrase(fact.leaf, fact.part.value) == fact.value
        else:
            assert fact.value == ""
            assert fact.clause in {str(clause["id"]) for clause in text.source.clauses}


@pytest.mark.parametrize("tag", turn(TRANSLATED, len(TRANSLATED)))
def test_every_cell_has_its_clause_its_mark_and_how_to_cite_it(
    edition: Edition, tag: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """As the page has it; what is borrowed says from where, and nothing else does."""
    shelf = Shelf(tmp_path_factory.mktemp("pages"), ())
    with speaking(tag):
        local = edition.in_language(tag)
        synopsis = collate(local)
        four.write(synopsis, local, citing.forms(local), shelf)
        expected = [fact.value for _, fact in facts(synopsis) if fact.value]
    page = (shelf.root / PAGES / f"{'' if tag == 'en' else tag + '/'}compare/four.html").read_text(
        "utf-8"
    )
    cells = re.findall(r'<td data-siglum="[^"]+">(.*?)</td>', page)

    assert len(cells) == sum(map(len, ASKED["parts"].values())) * len(TEXTS)
    for at, cell in enumerate(cells):
        slug = TEXTS[at % len(TEXTS)]
        assert re.search(rf'class="cite" href="[./]+cite/{slug}/#[\w.-]+"', cell)
        assert re.search(rf'href="[./]+sources/{slug}/#[\w.-]+"', cell)
        signs = ('class="mark mark-', 'class="four-from"', 'class="four-why"')
        assert 1 == sum(sign in cell for sign in signs)
        assert ("is-lent" in cell) == (signs[1] in cell)
        if tag == "en" and "is-lent" in cell:
            assert f">{BORROWED[slug]}<" in cell
    words = unescape(" ".join(cells))
    assert all(value in words for value in expected)


# The same cards


def test_the_same_cards_lie_under_all_four(every: Synopsis, tmp_path: Path) -> None:
    """The same pack, or the same hands and turn-up, and each goes on to its end by its own clauses."""
    shelf = Shelf(tmp_path, ())
    four.write_deals(every, shelf)
    deals = json.loads((tmp_path / four.FILE).read_text("utf-8"))
    rows = [row for part in four.question_rows(every).values() for row in part]

    assert [words.anchor(row.leaf) for row in rows] == [*deals["rows"]]
    for name, traces in deals["plays"].items():
        assert TEXTS == [trace["ruleset"] for trace in traces]
        starts = [trace["deals"][0]["start"] for trace in traces]
        if ASKED["deals"][name].get("hands"):
            assert all(start["hands"] == starts[0]["hands"] for start in starts)
            assert all(start["turn-up"] == starts[0]["turn-up"] for start in starts)
        assert all(trace["result"] for trace in traces)
    for row in rows:
        shown = deals["rows"][words.anchor(row.leaf)]
        steps = [
            (trace["steps"][at - 1]["clause"], rests)
            for trace, (at, rests) in zip(
                deals["plays"][shown["play"]], shown["steps"], strict=True
            )
        ]
        own = [{fact.clause for fact in cell if fact.part.clause} for cell in row.cells]
        assert [rests for _, rests in steps] == [
            clause in here for (clause, _), here in zip(steps, own, strict=True)
        ]
        assert any(rests for _, rests in steps)
