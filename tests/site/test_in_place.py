"""Clauses show themselves where they stand: what the page of each source gives its scripts."""

import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tools.site import KEPT, ROOT
from tools.site.edition.edition import Document, Edition, Source
from tools.site.hands.replays import read_edition

PLACE = re.compile(r"([\w-]+)#(\d+)(?:&([\w-]+)=([\w-]+))?")
LEAST = 0.98
"""How many of the clauses that set a rule a hand shows, at least, of those in texts that have hands."""


class Mark(NamedTuple):
    """What the page has of a clause, or of a reading of its crux."""

    clause: str
    reading: str
    attributes: dict[str, str]


class Marks(HTMLParser):
    """The clauses of a page and the readings of their cruxes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.marks: list[Mark] = []
        self.remarks: set[str] = set()
        self.links: dict[str, str] = {}
        self._crux, self._shown = "", False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a clause, a crux, a reading, a remark or the link to the hand that shows a clause."""
        given = {name: value or "" for name, value in attrs}
        classes = given.get("class", "").split()
        if "clause" in classes:
            self.marks.append(Mark(given["id"], "", given))
        if "crux" in classes:
            self._crux = given["data-crux"]
        if "data-reading" in given:
            name = f"{self._crux}={given['data-reading']}"
            self.marks.append(Mark(self.marks[-1].clause, name, given))
        if "clause-remark" in classes:
            self.remarks.add(self.marks[-1].clause)
        if self._shown and tag == "a":
            self.links[self.marks[-1].clause] = given["href"]
        self._shown = "clause-shown" in classes


@pytest.fixture(scope="module")
def edition(built: Path) -> Edition:
    """What stands in variants/, replayed."""
    return read_edition(ROOT / "variants", built / KEPT)


@pytest.fixture(scope="module")
def pages(edition: Edition, site: Path) -> dict[str, Marks]:
    """The built page of each source."""
    return {
        source.slug: Marks((site / f"sources/{source.slug}/index.html").read_text("utf-8"))
        for source in edition.sources
    }


def steps_of(source: Source, hand: str, key: str) -> list[Any]:
    """Return the steps of a hand, as recorded or under a reading; it is an error if there are none."""
    recorded = next(each for each in source.hands if each.name == hand)
    trace: Document = recorded.trace
    if key:
        trace = next(variant.trace for variant in recorded.others if variant.key == key)
    return [*trace["steps"]]


def taken(place: str) -> tuple[str, int, str]:
    """Return the hand, the step and the reading of a place as it is written."""
    match = PLACE.fullmatch(place)
    assert match, place
    hand, step, crux, reading = match.groups()
    return hand, int(step), f"{crux}={reading}" if crux else ""


def clauses(edition: Edition, pages: dict[str, Marks]) -> Iterator[tuple[Source, Document, Mark]]:
    """Yield each clause with its mark."""
    for source in edition.sources:
        for mark in pages[source.slug].marks:
            if not mark.reading:
                yield source, source.clause(mark.clause), mark


def test_each_clause_names_a_step_that_rests_on_it(
    edition: Edition, pages: dict[str, Marks]
) -> None:
    """The hand, the step and the reading are there; without scripts a link leads to the same step."""
    for source, clause, mark in clauses(edition, pages):
        if "data-shows" in mark.attributes:
            hand, step, key = taken(mark.attributes["data-shows"])
            link = pages[source.slug].links[clause["id"]]
            query = f"?reading={key}" if key else ""

            assert clause["id"] == steps_of(source, hand, key)[step - 1]["clause"]
            assert link.endswith(f"hands/{source.slug}/{hand}/{query}#step-{step}")


def test_rules_show_themselves_or_say_why_they_cannot(
    edition: Edition, pages: dict[str, Marks]
) -> None:
    """Of a text with hands each rule has a step, or a reason and the step next to it."""
    count: Counter[str] = Counter()
    for source, clause, mark in clauses(edition, pages):
        if "no-rule" in clause:
            continue
        shown = next((name for name in ("data-shows", "data-near") if name in mark.attributes), "")
        # of a part that is not played no step is near
        is_past = clause["topic"] == "shed" and source.document["playable"] != "to-the-end"
        if shown or not is_past or not source.hands:
            count[shown if source.hands else "no hand"] += 1
        if shown == "data-near":
            hand, step, key = taken(mark.attributes[shown])
            assert steps_of(source, hand, key)[step - 1]
        if shown != "data-shows":
            assert "no-event" in clause, f"{source.slug}/{clause['id']}"
            assert clause["id"] in pages[source.slug].remarks

    assert not count[""]
    assert (count["data-shows"] + count["data-near"]) / (count.total() - count["no hand"]) >= LEAST


def test_what_sets_no_rule_says_so(edition: Edition, pages: dict[str, Marks]) -> None:
    """A click on history, advice or what is said again has something to tell."""
    for source, clause, _ in clauses(edition, pages):
        if "no-rule" in clause:
            assert clause["id"] in pages[source.slug].remarks


def test_each_reading_names_a_hand_in_which_it_matters(
    edition: Edition, pages: dict[str, Marks]
) -> None:
    """The hand is played with the reading, or it is tried in it and changes the steps."""
    for source in edition.sources:
        cruxes = {crux["id"]: crux for _, crux in source.cruxes()}
        for mark in pages[source.slug].marks:
            if not mark.reading or not source.hands:
                continue
            name, _, reading = mark.reading.partition("=")
            hand, step, key = taken(mark.attributes["data-shows"])
            record = next(each for each in source.hands if each.name == hand).record
            own = record.get("readings", {}).get(name, cruxes[name]["adopted"])

            assert reading == (key.partition("=")[2] or own)
            assert steps_of(source, hand, key)[step - 1]
