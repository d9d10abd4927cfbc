"""A link to a clause shows it on a card: under the pointer, with the focus, and never under a finger."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from poch.texts import library
from tests.e2e.conftest import overheard
from tests.e2e.looks import NARROW, PATIENCE, WIDE, faults
from tests.e2e.test_words_of_clauses import words_of

RULES = "compare/rules/vying/#all"
CLAUSE = "vie.first"
LINK = 'a[href$="sources/poch-modern-pagat/#vie.first"]'
OTHER = 'a[href$="sources/poch-modern-pagat/#vie.stakes"]'
CARD = "[role=tooltip]"
DATA = re.compile(r"/assets/rulesets/(?:\w\w/)?(?!hashes\.)[\w-]+\.json$")
"""A file of a text; what is fetched of a folder, the list of its hashes is fetched for, once."""


def described(page: Page, link: Locator) -> Locator:
    """Return the card, once it is there and describes its link."""
    card = page.locator(CARD)
    expect(card).to_be_visible()
    assert link.get_attribute("aria-describedby") == card.get_attribute("id")
    return card


@pytest.mark.parametrize(
    ("tag", "mark"),
    [
        ("", "reported in translation"),
        ("de/", "in Übersetzung berichtet"),
        ("fr/", "rapporté en traduction"),
    ],
)
def test_a_card_says_a_clause_its_mark_and_its_text(
    page: Page, address: str, tag: str, mark: str
) -> None:
    """In the page's language; one more clause of the same text asks for nothing, and Escape closes it."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}{tag}{RULES}")
    link = page.locator(LINK).first
    link.hover()

    card = described(page, link)
    expect(card.locator("p").nth(0)).to_have_text(re.compile(rf"{re.escape(CLAUSE)}\s+{mark}\s*$"))
    expect(card.locator("p").nth(1)).to_have_text(words_of(CLAUSE, tag.rstrip("/")))
    expect(card.locator("p").last).to_have_text(re.compile(r"^Poch \(.*agat\)$"))
    assert 1 == len([url for url in asked if DATA.search(url)])

    card.hover()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    page.mouse.move(0, 0)
    asked.clear()
    page.locator(OTHER).first.hover()
    expect(described(page, page.locator(OTHER).first)).to_contain_text("vie.stakes")
    assert [] == [url for url in asked if "/assets/rulesets/" in url]  # what prints comes when idle
    page.mouse.move(0, 0)
    expect(card).to_have_count(0)


def test_a_card_comes_with_the_focus_and_goes_with_it(page: Page, address: str) -> None:
    """Escape leaves the focus where it is; the next link has a card of its own."""
    page.goto(f"{address}{RULES}")
    link = page.locator(LINK).first
    page.keyboard.press("Tab")
    link.focus()
    expect(described(page, link)).to_contain_text(words_of(CLAUSE))
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(link).to_be_focused()

    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    described(page, link)
    page.keyboard.press("Tab")
    expect(page.locator(CARD)).to_have_count(0)


def test_a_card_has_the_year_and_the_lender_where_neither_is_in_the_title(
    page: Page, address: str
) -> None:
    """A mark is of the clause's words: that another text lends them is said beside it."""
    page.goto(f"{address}{RULES}")
    page.locator('a.clause-id[href$="sources/poch-1844-pierer/#vie.first"]').hover()
    expect(page.locator(CARD)).to_contain_text("borrowed from another text")
    page.goto(f"{address}compare/rules/pack/#all")
    page.locator('a.clause-id[href*="sources/newmarket-epsom/"]').first.hover()
    year = library.document("newmarket-epsom")["year"]
    expect(page.locator(f"{CARD} p").last).to_have_text(re.compile(rf"\(.*\), {year}$"))


def test_a_card_is_for_everybody_and_inside_the_window(page: Page, address: str) -> None:
    """Wide and narrow, light and dark."""
    page.goto(f"{address}{RULES}")
    link = page.locator(LINK).first
    for size in (WIDE, NARROW):
        page.set_viewport_size(size)
        page.keyboard.press("Tab")
        link.blur()
        link.focus()
        box = described(page, link).bounding_box()
        assert box
        assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"]
    assert {} == faults(page, CARD)


@pytest.fixture
def finger(browser: Browser) -> Iterator[Page]:
    """Yield a page under a finger that tolerates no error."""
    context = browser.new_context(viewport=NARROW, has_touch=True, service_workers="block")
    context.set_default_timeout(PATIENCE)
    said = overheard(context)
    yield context.new_page()

    assert [] == said
    context.close()


def test_a_finger_follows_a_link_at_once(finger: Page, address: str) -> None:
    """There is nothing in its way, and nothing is asked for."""
    asked: list[str] = []
    finger.goto(f"{address}{RULES}")
    finger.on("request", lambda request: asked.append(request.url))
    finger.locator(LINK).first.tap()
    finger.wait_for_url("**/sources/poch-modern-pagat/#vie.first")
    expect(finger.locator(CARD)).to_have_count(0)
