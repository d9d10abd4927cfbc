"""The address follows the reader: a reload, Back and a copied link bring what he saw."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.kinds import ALL_LAID
from tests.e2e.test_in_place import clause, line
from tests.e2e.test_reading import HAND, at, lit, opened, visit

SOURCE = "sources/poch-1908-meyer/"
OTHER = "meld.forgotten"
"""A clause that the first hand of the source does not show."""
Seen = tuple[str | None, int, str, str | None]


def seen(page: Page) -> Seen:
    """Return what a reader sees of a source: hand, step, sentence and the clause that is lit."""
    hand = page.locator("poch-hand")
    title = page.locator(".hand-title").text_content()
    return title, at(hand), hand.locator(".poch-sentence").inner_text(), lit(page)


def asks(page: Page, words: str) -> None:
    """Wait until the address has these words."""
    expect(page).to_have_url(re.compile(re.escape(words)))


def top(page: Page, name: str) -> float:
    """Return where a clause is on the screen."""
    return float(clause(page, name).evaluate("one => one.getBoundingClientRect().top"))


def returns(page: Page, name: str, place: float) -> None:
    """Wait until a clause is where it was on the screen."""
    there = "([one, place]) => Math.abs(one.getBoundingClientRect().top - place) < 3"
    page.wait_for_function(there, arg=[clause(page, name).element_handle(), place])


def reloaded(page: Page) -> None:
    """Load the page again, and wait for its hand."""
    page.reload()
    page.locator("poch-hand.ready").wait_for(state="attached")


def test_a_step_is_in_the_address_of_a_source(page: Page, address: str, browser: Browser) -> None:
    """Its clause is too: a reload and the copied link show the same, and the history is as it was."""
    hand = opened(page, address + SOURCE)
    entries = page.evaluate("history.length")
    hand.locator(".poch-table").focus()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    asks(page, f"?step=10#{lit(page)}")
    before = seen(page)

    assert entries == page.evaluate("history.length")
    reloaded(page)
    expect(page.locator(".poch-by")).to_contain_text("10 of ")
    assert before == seen(page)
    with visit(browser) as other:
        opened(other, page.url)
        expect(other.locator(".poch-by")).to_contain_text("10 of ")
        assert before == seen(other)
        expect(other.locator(".clause.lit .clause-body > p").first).to_be_in_viewport()


def test_a_hand_that_was_swapped_comes_back(page: Page, address: str) -> None:
    """By reload and by Back: with its reading, its step, its clause and the place on the screen."""
    opened(page, address + SOURCE)
    clause(page, OTHER).locator(".clause-body p").first.click()
    expect(line(page)).to_contain_text("Another hand")
    asks(page, f"#{OTHER}")
    asked = parse_qs(urlsplit(page.url).query)
    assert {"hand", "step"} == set(asked)
    page.wait_for_function(ALL_LAID)
    page.mouse.move(300, 500)
    before_scrolling = page.evaluate("scrollY")
    page.mouse.wheel(0, 137)
    page.wait_for_function("before => scrollY - before === 137", arg=before_scrolling)
    before, place = seen(page), top(page, OTHER)

    reloaded(page)
    expect(line(page)).to_contain_text("Another hand")
    returns(page, OTHER, place)
    assert before == seen(page)
    page.goto(f"{address}editorial/")
    page.go_back()
    page.locator("poch-hand.ready").wait_for(state="attached")
    expect(line(page)).to_contain_text("Another hand")
    returns(page, OTHER, place)
    assert before == seen(page)
    line(page).get_by_role("button", name="Back").click()
    expect(page).not_to_have_url(re.compile("hand="))


def test_a_hand_that_was_chosen_comes_back_as_chosen(page: Page, address: str) -> None:
    """Nothing is said of another hand to one who chose it himself."""
    hand = opened(page, address + SOURCE)
    page.locator(".hand-choice").nth(1).click()
    expect(page.locator(".hand-choice").nth(1)).to_have_attribute("aria-current", "true")
    hand.locator(".poch-table").press("ArrowRight")
    asks(page, "step=2")
    before = seen(page)
    reloaded(page)

    expect(page.locator(".hand-title")).to_have_text(before[0] or "")
    assert before == seen(page)
    expect(line(page)).to_be_hidden()


def test_a_clause_without_a_step_is_in_the_address(page: Page, address: str) -> None:
    """The link lights it again, and says again why no step shows it."""
    opened(page, address + SOURCE)
    clause(page, "meld.run-singles").locator(".clause-body p").first.click()
    asks(page, "#meld.run-singles")
    reloaded(page)

    expect(line(page)).to_contain_text("No step can show this")
    assert "meld.run-singles" == lit(page)


def test_another_place_of_the_page_takes_the_address(page: Page, address: str) -> None:
    """A link to a clause on the same page is not answered with the step of before."""
    hand = opened(page, address + SOURCE)
    hand.locator(".poch-table").press("End")
    asks(page, "step=")
    page.evaluate("location.hash = 'vie.opening'")
    expect(hand.locator(".poch-by")).to_contain_text("vie.opening")
    asks(page, f"step={at(hand)}#vie.opening")
    before = seen(page)
    reloaded(page)

    expect(hand.locator(".poch-by")).to_contain_text("vie.opening")
    assert before == seen(page)
    expect(line(page)).to_be_hidden()


@pytest.mark.parametrize(
    ("asked", "by", "says"),
    [
        (
            "#vie.openin",
            "vie.opening",
            "There is no clause vie.openin here, so you see the nearest",
        ),
        ("?step=999", "", "This hand has no step 999, so you see the nearest one"),
        ("?step=-3", "1 of ", "This hand has no step -3, so you see the nearest one, 1."),
        ("?step=1#vie.opening", "vie.opening", "Step 1 does not rest on vie.opening,"),
        ("?hand=nowhere&step=2", "2 of ", "There is no hand nowhere here, so you see the nearest"),
        ("?reading=no=such&step=2", "2 of ", "The reading in the address changes nothing here,"),
    ],
)
def test_what_is_not_there_is_answered_with_the_nearest(
    page: Page, address: str, asked: str, by: str, says: str
) -> None:
    """A line above the table says so, until the next step."""
    hand = opened(page, address + SOURCE + asked)

    expect(line(page)).to_contain_text(says)
    expect(hand.locator(".poch-by")).to_contain_text(by)
    hand.locator(".poch-table").press("Home")
    hand.locator(".poch-table").press("ArrowRight")
    expect(line(page)).not_to_contain_text(says)


def test_a_step_that_a_hand_has_not_is_answered_with_its_last(page: Page, address: str) -> None:
    """On the page of the hand too."""
    hand = opened(page, f"{address}{HAND}#step-999")
    last = hand.locator(".hand-steps li").count()

    assert last == at(hand)
    expect(hand.locator(".ph-say")).to_contain_text(
        f"This hand has no step 999, so you see the nearest one, {last}."
    )


def test_keys_that_are_held_do_not_flood_the_history(page: Page, address: str) -> None:
    """The address changes at most some times a second, and is right in the end."""
    opened(page, address + SOURCE)
    page.evaluate(
        """() => {
          const replace = history.replaceState;
          window.written = 0;
          history.replaceState = (...given) => { window.written += 1; replace.apply(history, given); };
          const hand = document.querySelector("poch-hand");
          for (let step = 2; step < 40; step += 1) hand.step = step;
        }"""
    )
    asks(page, "?step=39#")

    assert page.evaluate("window.written") <= 3
