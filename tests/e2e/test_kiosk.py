"""A page alone on a screen: no way out, back to the start when nobody is there, and a tour that goes on by itself."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.test_reading import visit

TOUR = "tours/the-board-through-six-centuries/?kiosk"
NINETY = 91_000


def clocked(page: Page, address: str) -> Page:
    """Open a page whose clock the test turns."""
    page.clock.install()
    page.goto(address)
    page.locator(".kiosk-hint").wait_for()
    return page


def test_there_is_no_way_out(browser: Browser, address: str) -> None:
    """Neither menus nor links to others; within the site the screen stays as it is, and knows its start."""
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(f"{address}{TOUR}")
        page.locator(".kiosk-hint").wait_for()
        expect(page.locator(".md-header")).to_be_hidden()
        expect(page.locator(".md-footer")).to_be_hidden()
        page.evaluate(
            "document.querySelector('.tour-text p').innerHTML = '<a href=https://example.org/>Out</a>'"
        )
        page.get_by_role("link", name="Out", exact=True).click()
        expect(page).to_have_url(re.compile("/tours/"))
        page.locator("#board-1 a.by").click()
        expect(page).to_have_url(re.compile(r"/sources/poque-1765/\?kiosk=90&start=.*tours"))
        expect(page.locator(".md-header")).to_be_hidden()


def test_it_begins_again_when_nobody_touches_it(browser: Browser, address: str) -> None:
    """At the start, with nothing kept of what the last visitor did."""
    with visit(browser, reduced_motion="reduce") as page:
        clocked(page, f"{address}play/?kiosk&start=../{TOUR}")
        page.evaluate("sessionStorage.setItem('kiosk.poch-game', '{}')")
        page.mouse.click(5, 5)
        expect(page.locator(".kiosk-hint")).to_have_count(0)
        page.clock.run_for(60_000)
        expect(page).to_have_url(re.compile("/play/"))
        page.clock.run_for(NINETY)
        expect(page).to_have_url(re.compile("/tours/the-board-through-six-centuries/"))
        assert page.evaluate("sessionStorage.getItem('kiosk.poch-game')") is None


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_tour_goes_on_by_itself(
    browser: Browser, address: str, motion: Literal["no-preference", "reduce"]
) -> None:
    """Until somebody touches the screen, and not where less motion is asked for."""
    with visit(browser, reduced_motion=motion) as page:
        clocked(page, f"{address}{TOUR}")
        page.clock.run_for(15_000)
        if motion == "no-preference":
            expect(page.locator("h1")).not_to_be_in_viewport()
        else:
            assert 0 == page.evaluate("scrollY")


def test_a_browser_that_keeps_nothing_says_so(browser: Browser, address: str) -> None:
    """In a sentence, and the page works."""
    with visit(browser, reduced_motion="reduce") as page:
        page.add_init_script(
            "for (const name of ['localStorage', 'sessionStorage'])"
            "  Object.defineProperty(window, name, { get() { throw new Error('no') } })"
        )
        page.goto(f"{address}{TOUR}")
        expect(page.locator(".kiosk-hint")).to_contain_text("This browser keeps nothing")
        expect(page.locator("poch-tour .poch-sentence")).to_contain_text("The board has six pools")
