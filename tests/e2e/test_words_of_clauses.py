"""The words of the clause under each sentence at the table, with the mark that says how sure they are."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

from poch.texts import library
from tests.conftest import ROOT
from tools.site.edition.words import typeset

HAND = "hands/poch-modern-pagat/three-nines/"


def words_of(clause: str, folder: str = "") -> str:
    """Return the words of a clause of pagat's text, as the file for scripts has them."""
    if not folder:
        clauses = library.document("poch-modern-pagat")["clauses"]
    else:
        file = ROOT / "docs" / "assets" / "rulesets" / folder / "poch-modern-pagat.json"
        clauses = json.loads(file.read_text("utf-8"))["clauses"]
    return typeset(str(next(each["text"] for each in clauses if each["id"] == clause)))


def room(page: Page) -> float:
    """Return the height of what is above the table in its frame, in pixels."""
    frame, table = (page.locator(part).bounding_box() for part in (".ph-frame", ".poch-table"))
    assert frame
    assert table
    return table["y"] - frame["y"]


@pytest.mark.parametrize(("tag", "language"), [("", "en"), ("de/", "de"), ("fr/", "fr")])
def test_the_words_of_the_clause_are_under_its_sentence(
    page: Page, address: str, tag: str, language: str
) -> None:
    """At each step, in the page's language; the table does not move."""
    page.goto(f"{address}{tag}{HAND}")
    page.wait_for_selector("poch-hand.ready")
    page.evaluate("Promise.all([...document.fonts].map((font) => font.load()))")
    page.locator(".poch-table").focus()
    rooms = []
    for _ in range(5):
        page.keyboard.press("ArrowRight")
        clause = page.locator(".ph-say .clause-id").inner_text()
        shown = words_of(clause, "" if language == "en" else language)
        expect(page.locator(".poch-words > span").last).to_have_text(shown)
        expect(page.locator(".poch-words > .mark")).to_have_accessible_name(re.compile(r"\S{5}"))
        rooms.append(room(page))
    assert rooms == [pytest.approx(rooms[0], abs=1)] * 5


def test_the_words_are_those_of_the_last_step_however_late_they_come(
    page: Page, address: str
) -> None:
    """The address names a step, and then a clause that is shown by an earlier one."""

    def late(route: Route) -> None:
        time.sleep(0.3)
        route.continue_()

    page.route("**/clause-words.js", late)
    for _ in range(6):
        page.goto(f"{address}sources/poch-modern-pagat/?step=40#deal.cut")
        expect(page.locator(".ph-say .clause-id")).to_have_text("deal.cut")
        expect(page.locator(".poch-words > span").last).to_have_text(words_of("deal.cut"))
        page.goto("about:blank")


def test_each_side_of_a_contrast_has_the_words_of_its_clause(page: Page, address: str) -> None:
    """Both texts speak for themselves."""
    page.goto(f"{address}{HAND}?with=poch-1857-pierer")
    sides = page.locator(".cx-side .poch-words > span:last-child")
    expect(sides).to_have_count(2)
    first, second = sides.all_inner_texts()

    assert first != second
    assert first in {
        typeset(str(each["text"])) for each in library.document("poch-modern-pagat")["clauses"]
    }
    assert second in {
        typeset(str(each["text"])) for each in library.document("poch-1857-pierer")["clauses"]
    }
