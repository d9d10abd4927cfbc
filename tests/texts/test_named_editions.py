"""No page gives the rule of one edition to another: what it names and what it cites agree, as far as a program sees.

The tours are read in English; a page in another language has the same links (`test_written_pages.py`).
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from poch.texts.library import bibliography, document, ids
from tests.conftest import ROOT

works = cache(bibliography)
PAGES = sorted((ROOT / "docs").glob("tours/*.md"))
YEAR = re.compile(r"\b1[78]\d\d\b|\b19\d\d\b")
HEADING = re.compile(r"^#+ .*$", re.MULTILINE)
BLOCK = re.compile(r"^``` board\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HAND = re.compile(r"^hand: ([\w-]+)/", re.MULTILINE)
CITED = re.compile(r"\]\(cite:([\w-]+)(?:/([\w.-]+)|\?[\w-]+)?\)")
TARGET = re.compile(r"\]\([^)]*\)|\{ #[^}]*\}")
SENTENCE = re.compile(r"(?<=[.?!]) +|\n+")
OURS = re.compile(
    r"\b(we|our|us|suppl|conclu|guess|question|not cut off|supposed|breaks off)", re.IGNORECASE
)
REPORTED = re.compile(r"report|footnote|Wikipedia|translation", re.IGNORECASE)


class Cite(NamedTuple):
    """What a sentence cites, and the paragraph and the heading that it is below."""

    ruleset: str
    clause: Mapping[str, Any]
    sentence: str
    paragraph: str
    heading: str


def years(slug: str, clause: Mapping[str, Any]) -> set[str]:
    """Return the years by which a clause may be named: those of its source, or of its text where that has none."""
    text = document(slug)
    source = clause.get("source", text["source"])["ref"]
    issued = {*YEAR.findall(str(works()[source].get("issued", "")))}
    return issued or {*YEAR.findall(f"{text.get('year', '')} {text['title']}")}


@cache
def known() -> set[str]:
    """Return the years of all texts and of their sources."""
    own = {str(document(slug)["year"]) for slug in ids() if "year" in document(slug)}
    return own.union(*(years(slug, {}) for slug in ids()))


def cites(page: str) -> Iterator[Cite]:
    """Yield what a page cites, below the headings and boards that it is read with."""
    heading = ""
    for paragraph in re.split(r"\n\n+", page):
        if match := HEADING.match(paragraph):
            heading = TARGET.sub("]", match[0])
        for sentence in SENTENCE.split(paragraph):
            said = TARGET.sub("]", sentence)
            for slug, name in CITED.findall(sentence):
                clauses = {clause["id"]: clause for clause in document(slug)["clauses"]}
                yield Cite(slug, clauses.get(name, {}), said, paragraph, heading)


def wrong(page: str) -> list[str]:
    """Return the sentences of a page that name one text and cite another, or give a conclusion as a rule."""
    slips = []
    for cite in cites(page):
        own = years(cite.ruleset, cite.clause)
        said = {*YEAR.findall(cite.sentence)} & known() or {*YEAR.findall(cite.heading)} & known()
        if own and said and not own & said and not OURS.search(cite.sentence):
            slips.append(f"{cite.ruleset} is not of {', '.join(sorted(said))}: {cite.sentence}")
        if cite.clause.get("status") in {"inferred", "supplied"} and not OURS.search(
            cite.paragraph
        ):
            slips.append(f"{cite.clause['id']} is {cite.clause['status']}: {cite.sentence}")
        source = cite.clause.get("source", {})
        if source.get("seen") == "report" and not REPORTED.search(cite.paragraph):
            slips.append(f"{cite.clause['id']} is known through {source['via']}: {cite.sentence}")
    return slips


def other_boards(page: str) -> list[str]:
    """Return the headings with a year above which there is a board of another text."""
    slips, before = [], ""
    for part in re.split(r"(?=^#+ |^``` board$)", page, flags=re.MULTILINE):
        if part.startswith("``` board"):
            hand = HAND.search(part)
            before = hand[1] if hand else ""
        elif before:
            heading = TARGET.sub("", part.partition("\n")[0])
            said = {*YEAR.findall(heading)} & known()
            if said and str(document(before)["year"]) not in said:
                slips.append(f"{before} above {heading}")
    return slips


@pytest.mark.parametrize("page", PAGES, ids=lambda page: Path(page).stem)
def test_a_tour_cites_the_text_that_it_names(page: Path) -> None:
    """A sentence cites the text whose year it names, and says so if a rule is a conclusion or reported elsewhere."""
    text = page.read_text("utf-8")
    assert [] == wrong(BLOCK.sub("", text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: Path(page).stem)
def test_the_board_above_a_year_is_of_that_year(page: Path) -> None:
    """A heading such as *1857: Deuce, Ober, Unter* goes with a board of that edition."""
    assert [] == other_boards(page.read_text("utf-8"))


FAULTS = {
    "another edition": "## 1844: one raise\n\nHe [may raise](cite:poch-1857-pierer/vie.answers).",
    "read in another edition": "## 1844\n\nHe [goes along](cite:poch-1844-pierer/vie.answers), as reported.",
    "another year": "In 1765 they [count cards](cite:poque-1789/settle.measure).",
    "a conclusion": "The text has [six boxes](cite:poque-1765/board.boxes).",
    "a footnote": "The leaflet [fines a bluff](cite:poch-philos/vie.bluff).",
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_rule_of_another_edition_is_found(fault: str) -> None:
    """The faults that were found in the tours, and are mended."""
    assert len(wrong(fault)) == 1
    assert other_boards(
        "``` board\nhand: poch-1844-pierer/raised-again\nstep: 6\n```\n\n## 1857: a board\n"
    )
