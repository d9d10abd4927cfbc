"""Every kind of page for everybody: what axe finds, what keys reach, what other settings change."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.conftest import ROOT
from tests.e2e.kinds import KINDS, SHORTEN, opened
from tests.e2e.looks import (
    LOOKS,
    NARROW,
    NARROW_LOOKS,
    WIDE,
    faults,
)
from tests.e2e.searching import DIALOG, searched
from tools.site.output.templates import PAGES

SOURCES = sorted(path.parent.name for path in ROOT.glob("variants/*/ruleset.yaml"))
WRITTEN = re.compile(r"^<(poch-\w+)|^<div class=\"([\w-]+)", re.MULTILINE)
OF_A_TEMPLATE = re.compile(r"\A---\n.*?^kind: (\S+)$.*?^---$", re.DOTALL | re.MULTILINE)
MAGNIFIED: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 by 1024 pixels at 400 %."""
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
  if (focused === document.body) return ""; // past the end of the page
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


def kind(page: Path) -> str:
    """Return the template that wrote a page, or what stands in one that was written by hand."""
    text = page.read_text("utf-8")
    if opening := OF_A_TEMPLATE.match(text):
        return opening[1]
    return " ".join(sorted({element or name for element, name in WRITTEN.findall(text)}))


def test_no_kind_of_page_is_missed(built: Path) -> None:
    """What each template writes is looked at, and of pages written by hand each with other elements."""
    docs, written = built / "docs", built / PAGES
    looked = set()
    for name in KINDS:
        path = name.partition("#")[0].rstrip("/") or "."
        candidates = [
            folder / f"{place}{suffix}"
            for folder, suffix in ((docs, ".md"), (written, ".html"))
            for place in (path, f"{path}/index")
        ]
        looked |= {kind(page) for page in candidates if page.is_file()}
    templates = {file.name.split(".")[0] for file in ROOT.glob("tools/site/templates/*.md.jinja")}

    assert set() == templates - looked
    assert looked == {kind(page) for page in (*docs.rglob("*.md"), *written.rglob("*.html"))}


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
    opened(reader, f"{address}odds/survey/", "main form")
    menu = reader.get_by_role("button", name="Menu")
    reader.keyboard.press("Tab")
    expect(reader.get_by_role("link", name="Skip to content")).to_be_focused()
    reader.keyboard.press("Tab")
    expect(menu).to_be_focused()
    expect(reader.get_by_role("link", name="Glossary")).to_have_count(0)
    reader.keyboard.press("Space")
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(reader.get_by_role("link", name="Rule by rule")).to_have_count(1)
    for _ in range(REACH):
        reader.keyboard.press("Tab")
        if reader.evaluate("document.activeElement.textContent") == "Glossary":
            break
    reader.keyboard.press("Enter")

    expect(reader).to_have_title("Glossary - Poch")
    reader.set_viewport_size(WIDE)


def test_the_header_has_room_for_what_it_shows(reader: Page, address: str) -> None:
    """Its links and buttons stand beside each other, and the one for the menu only where the menu is shut."""
    opened(reader, f"{address}own-board/", "main form")
    for width in (1000, NARROW["width"], WIDE["width"]):
        reader.set_viewport_size({"width": width, "height": WIDE["height"]})
        shown = reader.locator("header nav :is(a, button, summary):not(.md-select__link)").filter(
            visible=True
        )
        boxes = shown.evaluate_all(
            "all => all.map((each) => each.getBoundingClientRect().toJSON())"
        )
        boxes.sort(key=lambda box: box["left"])

        assert all(a["right"] <= b["left"] + 0.5 for a, b in pairwise(boxes)), width
        expect(reader.get_by_role("button", name="Menu")).to_be_visible(visible=width < 1220)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("sources/poch-modern-pagat/", NARROW),
        ("odds/what-matters/", NARROW),
        ("own-board/", NARROW),
        ("own-board/", MAGNIFIED),
        ("compare/which/", NARROW),
        ("compare/which/", MAGNIFIED),
    ],
)
def test_what_has_the_focus_is_seen(
    reader: Page, address: str, name: str, size: ViewportSize
) -> None:
    """Nothing that stays in sight lies over it, forwards and backwards, and a ring shows where it is."""
    reader.set_viewport_size(size)
    opened(reader, address + name, "h1")
    reader.wait_for_load_state("networkidle")
    hidden = []
    for key in ("Tab",) * REACH + ("Shift+Tab",) * (REACH // 2):
        reader.keyboard.press(key)
        hidden.append(reader.evaluate(UNSEEN))
    reader.set_viewport_size(WIDE)

    assert [] == [element for element in hidden if element]


def search(page: Page) -> str:
    """Search for something that is found."""
    page.keyboard.press("Control+k")
    searched(page, "Alvensleben")
    return DIALOG


def cite(page: Page) -> str:
    """Open the dialog with all citations unfolded."""
    page.locator(".source-self .cite").click()
    forms = page.locator("dialog.poch-cite summary")
    forms.first.wait_for()
    for form in forms.all():
        form.click()
    return "dialog"


def languages(page: Page) -> str:
    """Open the chooser of languages, and keep it open."""
    page.locator(".poch-language summary").press("Enter")
    expect(page.get_by_role("link", name="Deutsch")).to_be_visible()
    return "header"


def menu(page: Page) -> str:
    """Open the menu of narrow windows."""
    page.set_viewport_size(NARROW)
    page.get_by_role("button", name="Menu").press("Space")
    expect(page.locator("#menu").get_by_role("link", name="Timeline")).to_be_visible()
    return "#menu"


def german(page: Page) -> str:
    """Go to the same page in German."""
    page.locator(".poch-language summary").press("Enter")
    page.get_by_role("link", name="Deutsch").press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("poch-hand.ready").wait_for()
    page.locator("h1").click()
    return "html"


def newer(page: Page) -> str:
    """Let a worker of another edition wait, and the page offer it."""
    page.evaluate(NEWER)
    expect(page.get_by_role("button", name="Load it")).to_be_visible()
    return ".poch-newer"


NEWER = """async () => {
  const script = document.querySelector("link[rel=modulepreload]").href.replace("poch.js", "page/newer.js");
  const { ready } = await import(script.replace("page/newer.js", "language/say.js"));
  await ready();
  const worker = { postMessage: (_, [port]) => port.postMessage("another") };
  await (await import(script)).consider({ waiting: null }, worker, "this");
}"""
STATES: dict[str, tuple[str, Callable[[Page], str]]] = {
    "search": ("glossary/", search),
    "cite": ("sources/poque-1789/", cite),
    "languages": ("glossary/", languages),
    "menu": ("glossary/", menu),
    "german": ("hands/poch-modern-pagat/three-nines/", german),
    "newer": ("glossary/", newer),
}
"""What comes with a click on pages of all kinds; what one kind has is looked at where it is tested."""


@pytest.mark.parametrize(("where", "act"), STATES.values(), ids=STATES)
def test_axe_finds_nothing_in_what_opens(
    reader: Page, address: str, where: str, act: Callable[[Page], str]
) -> None:
    """The search, the dialog of citations, languages, the menu, another language, a newer edition."""
    opened(reader, address + where, "poch-hand.ready" if "s/" in where else "h1")
    reader.evaluate(SHORTEN)
    part = act(reader)
    wrong = faults(reader, part, looks=NARROW_LOOKS if act is menu else LOOKS)
    reader.evaluate("localStorage.clear()")

    assert {} == wrong
