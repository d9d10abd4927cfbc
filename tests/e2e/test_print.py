"""What is printed: one sheet for the rules of each text, its board, and pages without controls."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).resolve().parents[2]

PAPERS = ("A4", "Letter")
BOARDS = ("poch-1844-pierer", "poch-1853-alvensleben", "poch-ass-1973", "poque-1789")
"""A text for each shape of board."""


@pytest.fixture(scope="module")
def playable(site: Path) -> list[str]:
    """The texts that can be played."""
    listed = json.loads((site / "assets/rulesets/index.json").read_text("utf-8"))
    return [one["id"] for one in listed]


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Iterator[Page]:
    """A page for all tests, since nothing is kept in it."""
    context = browser.new_context(service_workers="block")
    yield context.new_page()
    context.close()


def sheets(page: Page, paper: str) -> int:
    """Return how many sheets a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper, prefer_css_page_size=True)))


def test_the_rules_of_a_text_take_one_sheet(paper: Page, address: str, playable: list[str]) -> None:
    """On A4 and on Letter, whatever the length of the text."""
    taken = {}
    for slug in playable:
        paper.goto(f"{address}sources/{slug}/handout/")
        taken[slug] = tuple(sheets(paper, size) for size in PAPERS)

    assert taken == dict.fromkeys(playable, (1, 1))


@pytest.mark.parametrize("slug", BOARDS)
def test_a_board_takes_one_sheet_across(paper: Page, address: str, slug: str) -> None:
    """One page, with the drawing loaded."""
    paper.goto(f"{address}sources/{slug}/board/")

    assert sheets(paper, "A4") == 1
    assert paper.evaluate("document.querySelector('.board-sheet').naturalWidth") > 0


def test_a_hand_out_has_each_rule_in_force_and_its_source(paper: Page, address: str) -> None:
    """It leaves out only what says nothing new, and the page of the text leads to it."""
    paper.goto(f"{address}sources/poch-1897-foster/handout/")
    given = paper.locator(".handout-id").all_inner_texts()
    paper.goto(f"{address}sources/poch-1897-foster/")
    restated = paper.locator(".clause.is-remark .clause-id").all_text_contents()
    every = paper.locator(".clause .clause-id").all_text_contents()

    assert set(every) - set(given) <= set(restated)
    assert set(given) <= set(every)
    expect(paper.get_by_role("link", name="Hand-out to print")).to_be_visible()


@pytest.mark.parametrize(
    "name",
    [
        "sources/poch-1897-foster/",
        "hands/poch-modern-pagat/three-nines/",
        "compare/poch-1857-pierer/poch-1992-parlett/",
        "odds/poch-1897-foster/",
    ],
)
def test_a_printed_page_has_an_address_and_nothing_to_press(
    paper: Page, address: str, name: str
) -> None:
    """At the foot is where it came from; what answers to a click is gone."""
    paper.goto(address + name)
    paper.emulate_media(media="print")
    pressed = paper.locator("main :is(button:not(.reading-name), input, select)")

    expect(paper.locator(".print-foot")).to_contain_text(name)
    assert not any(one.is_visible() for one in pressed.all())
    paper.emulate_media(media="screen")
    expect(paper.locator(".print-foot")).to_be_hidden()
