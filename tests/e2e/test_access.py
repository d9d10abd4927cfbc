"""Every kind of page for everybody: what axe finds, what keys reach, what other settings change."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import ROOT
from tests.e2e.looks import NARROW, WIDE, faults

SOURCES = sorted(path.parent.name for path in ROOT.glob("variants/*/ruleset.yaml"))
KINDS = {
    "": "poch-hand.ready",
    "sources/": "poch-board svg",
    "sources/poque-1789/": "poch-hand.ready",
    "sources/poque-1789/coverage/": "h1",
    "sources/poque-1789/handout/": "h1",
    "sources/poque-1789/board/": "h1",
    "hands/": "h1",
    "hands/poch-modern-pagat/three-nines/": "poch-hand.ready",
    "cruxes/": "h1",
    "mechanisms/": "h1",
    "how-to-play/": "h1",
    "compare/": "details.choice",
    "compare/#poque-1765,poch-1853-alvensleben,poch-modern-pagat": ".synopsis",
    "compare/poch-1857-pierer/poch-1992-parlett/": ".synopsis-count",
    "compare/matrix/": ".only",
    "compare/likeness/": ".likeness-chart",
    "compare/which/#pools=9&dealt=5": ".which-texts",
    "odds/": "h1",
    "odds/poch-1853-alvensleben/": "form",
    "odds/survey/": "form",
    "odds/what-matters/": "h1",
    "play/": ".pp button",
    "workshop/": "main button",
    "cite/poch-1853-alvensleben/": "h1",
    "timeline/": "h1",
    "glossary/": "h1",
    "bibliography/": "h1",
    "corrections/": "h1",
    "blended-summaries/": "h1",
    "reading-offline/": "h1",
    "to-print/": "h1",
    "changes/": "h1",
    "contributing/data-model/": "h1",
    "contributing/engine-reference/": "h1",
    "contributing/imports/": ".imports-drawing",
    "contributing/worked-examples/": "h1",
    "nowhere/": "h1",
}
"""A page for each template and each element, and what is there once it is complete."""
REACH = 50
"""Presses of Tab: enough to come past the header and well into the page."""
SPACED = """() => {
  const width = () => document.documentElement.scrollWidth;
  const apart = new CSSStyleSheet();
  apart.replaceSync(`* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  }`);
  const before = width();
  document.adoptedStyleSheets = [apart];
  return [before, width()];
}"""
UNSEEN = """async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  const shown = focused.matches(".md-option") ? focused.nextElementSibling : focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [above, below] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  const seen = [0.15, 0.5, 0.85].some((part) => {
    const there = document.elementFromPoint((left + right) / 2, above + (below - above) * part);
    return there && (shown.contains(there) || (there.contains(shown) && !there.matches("header")));
  });
  const { outlineStyle } = getComputedStyle(shown);
  return (seen && outlineStyle !== "none") ? "" : focused.outerHTML.slice(0, 120);
}"""
SHORTEN = """() => {
  for (const it of document.querySelectorAll("main :nth-of-type(n + 9)")) it.remove();
}"""
"""Of what is repeated eight are left: axe takes its time for each, and finds no more in the ninth."""


@pytest.fixture(scope="module")
def reader(browser: Browser) -> Iterator[Page]:
    """Yield a page for all tests, since nothing is kept in it."""
    context = browser.new_context(
        viewport=WIDE,
        color_scheme="light",
        reduced_motion="reduce",
        service_workers="block",
    )
    yield context.new_page()
    context.close()


def opened(page: Page, url: str, there: str) -> None:
    """Open a page, also where only its fragment differs from the one before, and have it laid out."""
    page.goto("about:blank")
    page.goto(url)
    page.locator(there).first.wait_for()
    expect(page.locator(":is(.topic, .synopsis tbody):not(.laid)")).to_have_count(0)


@pytest.mark.parametrize(("name", "there"), KINDS.items())
def test_axe_finds_nothing(reader: Page, address: str, name: str, there: str) -> None:
    """Light and dark, wide and narrow; and no page is wider than a phone."""
    opened(reader, address + name, there)
    reader.evaluate(SHORTEN)

    assert {} == faults(reader)


def test_no_source_is_wider_than_a_phone(browser: Browser, address: str) -> None:
    """The longest words of each text fit, also where its letters and words are set wide apart."""
    context = browser.new_context(viewport=NARROW, is_mobile=True, java_script_enabled=False)
    page = context.new_page()
    widths = {}
    for slug in SOURCES:
        page.goto(f"{address}sources/{slug}/")
        widths[slug] = page.evaluate(SPACED)
    context.close()

    assert widths == dict.fromkeys(SOURCES, [NARROW["width"]] * 2)


def test_the_menu_is_opened_and_walked_by_keys(reader: Page, address: str) -> None:
    """In a narrow window it takes no focus while it is shut, and all of it once it is open."""
    reader.set_viewport_size(NARROW)
    opened(reader, f"{address}odds/survey/", "form")
    menu = reader.get_by_role("button", name="Menu")
    reader.keyboard.press("Tab")
    expect(menu).to_be_focused()
    expect(reader.get_by_role("link", name="Glossary")).to_have_count(0)
    reader.keyboard.press("Space")
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(reader.get_by_role("link", name="What matters")).to_have_count(1)
    for _ in range(REACH):
        reader.keyboard.press("Tab")
        if reader.evaluate("document.activeElement.textContent") == "Glossary":
            break
    reader.keyboard.press("Enter")

    expect(reader).to_have_title("Glossary - Poch")
    reader.set_viewport_size(WIDE)


@pytest.mark.parametrize("name", ["sources/poch-modern-pagat/", "odds/what-matters/"])
def test_what_has_the_focus_is_seen(reader: Page, address: str, name: str) -> None:
    """Neither header nor board lies over it, forwards and backwards, and a ring shows where it is."""
    reader.set_viewport_size(NARROW)
    opened(reader, address + name, "h1")
    reader.wait_for_load_state("networkidle")
    hidden = []
    for key in ("Tab",) * REACH + ("Shift+Tab",) * (REACH // 2):
        reader.keyboard.press(key)
        hidden.append(reader.evaluate(UNSEEN))
    reader.set_viewport_size(WIDE)

    assert [] == [one for one in hidden if one]
