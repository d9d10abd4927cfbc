"""A tour: the board follows the text, a reader steps freely and comes back, and without scripts all of it is read."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from poch.commands.touring import parse_tour
from tests.conftest import ROOT
from tests.e2e.looks import NARROW
from tests.e2e.test_reading import visit
from tests.english import english

FOLDER = ROOT / "docs" / "tours"
NAMES = sorted(file.stem for file in FOLDER.glob("*.md") if file.name != "index.md")
GOES = "tours/how-a-hand-goes/"
TEXTS = "tours/from-poque-to-poker/"
MOST_ENGLISH = 0.005
MOST = 0.45
"""What the table may take of the height of a phone."""


def reached(page: Page, number: int) -> str:
    """Scroll to a stop, wait until the table says its step, and return that."""
    stop = page.locator(f"#board-{number}")
    stop.evaluate(
        "one => scrollTo({ top: scrollY + one.getBoundingClientRect().top - 0.36 * innerHeight })"
    )
    expect(stop).to_have_class(re.compile(r"\bnow\b"))
    line = stop.locator(".tour-step .line").first.inner_text()
    expect(page.locator("poch-tour .poch-sentence")).to_have_text(line)
    return line


@pytest.mark.parametrize("name", NAMES)
def test_the_board_follows_the_text_to_its_end(browser: Browser, address: str, name: str) -> None:
    """At each stop the table says the step that the text names, and it is by the clause that the tour asserts."""
    boards = parse_tour((FOLDER / f"{name}.md").read_text("utf-8"), name).boards
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}tours/{name}/")
        page.locator("poch-tour poch-hand.ready").wait_for()
        for number, board in enumerate(boards, 1):
            reached(page, number)
            expect(page.locator("poch-tour .poch-by a")).to_have_text(board.clause)
            expect(page.locator("poch-tour poch-hand")).to_have_attribute("data-hand", board.hand)


@pytest.mark.parametrize("tag", ["de", "fr"])
def test_it_is_read_in_german_and_in_french(browser: Browser, address: str, tag: str) -> None:
    """The text, what a board asks, the step in words and the table; and its links stay in the language."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{tag}/tours/")
        names = page.locator("article li a[href*='-']").evaluate_all(
            "all => all.map((a) => a.href)"
        )
        assert {name.rstrip("/").rsplit("/", 1)[-1] for name in names} >= {*NAMES}
        for name in NAMES:
            page.goto(f"{address}{tag}/tours/{name}/")
            page.locator("poch-tour poch-hand.ready").wait_for()
            reached(page, 1)
            links = page.locator(".tour-text a").evaluate_all("all => all.map((a) => a.href)")
            assert links
            assert all(link.startswith(f"{address}{tag}/") for link in links)
        page.goto(f"{address}{tag}/{GOES}")
        sentence = reached(page, 2)
        assert sentence.replace("\xa0", " ") in {"Pik ist Trumpf.", "Atout : pique."}
        said = page.locator(".tour-text").inner_text()
    english_words, words = english([said], tag)
    assert words > 300
    assert english_words.total() <= MOST_ENGLISH * words, english_words.most_common(9)


def test_a_reader_steps_freely_and_comes_back(browser: Browser, address: str) -> None:
    """By the buttons and by the arrows; one click brings the step of the text again."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{GOES}")
        page.locator("poch-tour poch-hand.ready").wait_for()
        line = page.locator("poch-tour .poch-sentence")
        sentence = reached(page, 4)
        expect(page.locator(".tour-away")).to_be_hidden()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".tour-away")).to_have_text(
            "You have gone on by yourself. Back to the text"
        )
        expect(line).to_have_text("Anja puts one chip in the middle.")
        page.get_by_role("button", name="Forward").click()
        expect(line).to_have_text("Boris holds.")
        page.get_by_role("button", name="Back to the text").click()
        expect(line).to_have_text(sentence)
        expect(page.locator(".tour-away")).to_be_hidden()


def test_what_is_hidden_is_asked_for(browser: Browser, address: str) -> None:
    """The next step is seen at the table and in the text once the question is opened."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{GOES}")
        page.locator("poch-tour poch-hand.ready").wait_for()
        reached(page, 3)
        answer = page.locator("#board-3 details .line")
        expect(answer).to_be_hidden()
        page.get_by_text("What becomes of them?").click()
        expect(answer).to_have_text(re.compile("Nobody takes Jack, Marriage or Sequence"))
        expect(page.locator("poch-tour .poch-sentence")).to_have_text(answer.inner_text())


def test_the_address_follows_and_leads_there_again(browser: Browser, address: str) -> None:
    """It names the stop; a step in the text leads back to it without leaving the page."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{TEXTS}")
        page.locator("poch-tour poch-hand.ready").wait_for()
        sentence = reached(page, 4)
        expect(page).to_have_url(re.compile("#board-4$"))
        page.reload()
        page.locator("poch-tour poch-hand.ready").wait_for()
        expect(page.locator("poch-tour .poch-sentence")).to_have_text(sentence)
        expect(page.locator("#board-4")).to_be_in_viewport()
        page.locator("#board-5 a.tour-to").click()
        expect(page.locator("poch-tour .poch-sentence")).to_have_text("Clara holds.")
        expect(page).to_have_url(re.compile("/from-poque-to-poker/#board-5$"))


def test_on_a_phone_text_and_table_are_read_together(browser: Browser, address: str) -> None:
    """The table stays at the top, and leaves more than half of the screen to the text."""
    with visit(browser, viewport=NARROW, reduced_motion="reduce") as page:
        page.goto(f"{address}{GOES}#board-4")
        page.locator("poch-tour poch-hand.ready").wait_for()
        expect(page.locator("poch-tour .poch-sentence")).to_have_text("Anja knocks for one chip.")
        box = page.locator(".tour-side").bounding_box()
        text = page.locator("#board-4 h2").bounding_box()

        assert box
        assert text
        assert 0 <= box["y"] <= 1
        assert box["height"] <= MOST * NARROW["height"]
        assert box["y"] + box["height"] <= text["y"] <= NARROW["height"]
        assert NARROW["width"] == page.evaluate("document.documentElement.scrollWidth")


def test_without_scripts_each_board_is_a_sentence(browser: Browser, address: str) -> None:
    """With its clause and the way to the hand; what is hidden opens."""
    with visit(browser, java_script_enabled=False) as page:
        page.goto(f"{address}{GOES}")
        stop = page.locator("#board-5")
        expect(stop.locator(".tour-step").first).to_contain_text("Carla raises to three chips.")
        expect(stop.locator("a.by").first).to_have_text("vie.raise")
        stop.locator("summary").click()
        expect(stop.locator("details .line")).to_have_text("Carla puts three chips in the middle.")
        stop.locator("a.tour-to").click()
        expect(page.locator("h1")).to_have_text("Three nines beat two aces")


def test_a_hand_that_does_not_come_is_told(browser: Browser, address: str) -> None:
    """The text stays, and the table says why; it tries again at the next stop."""
    with visit(browser, reduced_motion="reduce") as page:
        hand = "**/hands/poque-1765/**"
        page.route(hand, lambda route: route.abort())
        page.goto(f"{address}{TEXTS}")
        expect(page.locator("poch-tour .poch-error")).to_contain_text("could not be loaded")
        page.unroute(hand)
        reached(page, 2)
        expect(page.locator("poch-tour .poch-error")).to_be_hidden()
