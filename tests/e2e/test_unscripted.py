"""Where scripts are blocked, lost on the way or too new, pages can be read, and say what is missing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.test_crash import without_webassembly

ENTRY = "**/assets/js/poch.js"
SAYS = "Scripts are blocked here, or did not load."
KINDS = (
    *("", "sources/poch-1853-alvensleben/", "hands/poch-modern-pagat/three-nines/", "cruxes/"),
    *("compare/", "compare/poch-1857-pierer/poch-1992-parlett/", "compare/which/"),
    *("odds/poch-1853-alvensleben/", "odds/survey/", "nowhere/"),
)
LIGHT, DARK = "rgb(250, 245, 236)", "rgb(29, 20, 15)"
"""Paper, as the sheets have it."""
ENGINES = {"odds/poch-1853-alvensleben/": "Compute", "odds/survey/": "Play them"}
"""Pages that ask the engine beside the play page, and the button for it."""


@pytest.fixture
def unscripted(browser: Browser) -> Iterator[Page]:
    """Yield a page of a browser in which scripts are switched off."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_without_scripts_says_so(unscripted: Page, address: str, kind: str) -> None:
    """In one line, and the page has its heading."""
    unscripted.goto(address + kind)

    expect(unscripted.get_by_text(SAYS)).to_be_visible()
    expect(unscripted.get_by_role("heading", level=1).first).to_be_visible()


@pytest.mark.parametrize(("scheme", "ground"), [("light", LIGHT), ("dark", DARK)])
def test_a_page_without_scripts_has_the_colours_of_the_system(
    unscripted: Page, address: str, scheme: Literal["light", "dark"], ground: str
) -> None:
    """On the screen; paper is white."""
    unscripted.emulate_media(color_scheme=scheme)
    unscripted.goto(address)
    colour = "one => getComputedStyle(one).backgroundColor"
    assert ground == unscripted.locator("body").evaluate(colour)

    unscripted.emulate_media(color_scheme=scheme, media="print")
    assert ground != unscripted.locator("body").evaluate(colour)


@pytest.mark.parametrize("lost", ["lost", "too new", "lacking"])
def test_steps_are_there_where_the_script_is_not(
    page: Page, address: str, complaints: list[str], lost: str
) -> None:
    """The list of a hand's steps has its whole height, as it has without any script."""
    if lost == "lost":
        page.route(ENTRY, lambda route: route.abort())
    else:
        body = {"too new": "let it be = 1", "lacking": "export const it = nothing.there;"}[lost]
        page.route(ENTRY, lambda route: route.fulfill(body=body, content_type="text/javascript"))
    page.goto(address + "hands/poch-modern-pagat/three-nines/", wait_until="load")

    expect(page.get_by_text(SAYS)).to_be_visible()
    steps = page.locator(".hand-steps").first
    assert steps.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert all(
        re.search("ERR_FAILED|Unexpected|not defined", complaint) for complaint in complaints
    )
    complaints.clear()


@pytest.mark.parametrize("kind", ENGINES)
def test_a_browser_without_webassembly_is_told_where_it_asks(
    page: Page, address: str, site: Path, complaints: list[str], kind: str
) -> None:
    """As on the play page: what is missing, and that the rest is there."""
    without_webassembly(page, site)
    page.goto(address + kind)
    page.get_by_role("button", name=ENGINES[kind]).click()

    expect(page.get_by_text("This browser does not run WebAssembly").first).to_be_visible()
    assert all("WebAssembly" in complaint for complaint in complaints)
    complaints.clear()


def test_a_page_with_its_scripts_says_nothing_of_them(page: Page, address: str) -> None:
    """Nor does it keep room for the line."""
    page.goto(address, wait_until="networkidle")

    expect(page.get_by_text(SAYS)).to_be_hidden()
