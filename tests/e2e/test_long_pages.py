"""Long pages show the part that is asked for: none is longer than 31 screens, or than 12 without links to its parts."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from poch.texts.library import document

SCREEN = ViewportSize(width=1280, height=800)
SCREENS = 31
WITHOUT = 12
"""So many screens a reader scrolls where no links lead to the parts of a page."""
JUMPS = ".contents, .poch-jumps, .everything, .synopsis-parts"
LOOKED_UP = re.compile(r"cite/|contributing/|coverage/|labels/|compare/which/")
"""Lists that are looked up, sheets to print, and what scripts fold."""
TABLES = "contributing/data-model/"
"""Tables of fields, to each of which the list above them leads: nobody reads them through."""
LARGEST = 60
"""So many of the largest files of each language are looked at; the longest pages are among them."""
LONG = ("cruxes/", "hands/", "mechanisms/", "changes/", "contributing/second-readings/", "contributing/engine-reference/")  # fmt: skip
ID = re.compile(r'<(?:h2|h3) id="?([\w.-]+)')


@pytest.fixture
def unscripted(browser: Browser) -> Iterator[Page]:
    """Yield a page without scripts."""
    context = browser.new_context(viewport=SCREEN, java_script_enabled=False)
    yield context.new_page()
    context.close()


def screens(page: Page) -> float:
    """Return how many screens a page is long."""
    height = page.evaluate("document.documentElement.scrollHeight")
    return float(height) / SCREEN["height"]


def largest(site: Path, tag: str) -> list[str]:
    """Return the addresses of the largest pages of a language."""
    root = site / tag
    files = [
        file
        for file in root.rglob("index.html")
        if file.relative_to(root).parts[0] not in {"assets", "de", "fr", "ja", "v"}
    ]
    files.sort(key=lambda file: file.stat().st_size, reverse=True)
    return [f"{file.parent.relative_to(site).as_posix()}/" for file in files[:LARGEST]]


@pytest.mark.parametrize("tag", ["", "de", "fr"])
def test_no_page_is_longer_than_31_screens(
    unscripted: Page, address: str, site: Path, tag: str
) -> None:
    """Without scripts, which fold away what they do; a list of citations is looked up, and may be three longer."""
    names = [*largest(site, tag), *(f"{tag}/{name}".lstrip("/") for name in LONG[:3])]
    names += [] if tag else LONG[3:]
    heights: dict[str, float] = {}
    for name in names:
        unscripted.goto(address + name)
        heights[name] = screens(unscripted)
        if heights[name] > WITHOUT and not LOOKED_UP.search(name):
            assert unscripted.locator(JUMPS).count(), name

    looked_up = {name: 3 for name in heights if "cite/" in name}
    assert {} == {
        name: long
        for name, long in heights.items()
        if long > SCREENS + looked_up.get(name, 0) and name != TABLES
    }


@pytest.mark.parametrize("name", LONG)
def test_whoever_follows_an_old_link_arrives(
    unscripted: Page, address: str, site: Path, name: str
) -> None:
    """At the heading asked for, with all that belongs to it, in at most 31 screens."""
    ids = ID.findall((site / name / "index.html").read_text(encoding="utf-8"))
    for place in (ids[0], ids[len(ids) // 2], ids[-1]):
        unscripted.goto(f"{address}{name}#{place}")
        heading = unscripted.locator(f'[id="{place}"]')
        expect(heading).to_be_in_viewport()
        lines = heading.locator("xpath=..").inner_text().split("\n")

        assert len(lines) > 1, place
        assert screens(unscripted) <= SCREENS


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_no_crux_and_no_text_alone_is_longer(unscripted: Page, address: str, tag: str) -> None:
    """Each of them, when it is asked for."""
    heights = {}
    for name in ("cruxes/", "hands/"):
        unscripted.goto(f"{address}{tag}{name}")
        links = unscripted.locator(".contents li a")
        for place in links.evaluate_all("all => all.map((one) => one.hash)"):
            unscripted.goto(f"{address}{tag}{name}{place}")
            heights[name + place] = screens(unscripted)

    assert {} == {name: long for name, long in heights.items() if long > SCREENS}


def test_everything_is_there_for_whoever_wants_it(unscripted: Page, address: str) -> None:
    """Without scripts too."""
    unscripted.goto(f"{address}cruxes/")
    cases = unscripted.locator(".crux-case")
    expect(cases.first).to_be_hidden()
    unscripted.get_by_role("link", name="Show everything on one page").click()

    expect(cases.first).to_be_visible()
    expect(cases.last).to_be_visible()


@pytest.mark.parametrize("tag", ["", "de/"])
def test_a_page_of_rules_answers_its_first_question(
    unscripted: Page, address: str, tag: str
) -> None:
    """Until another is asked for; so it is never a list of questions alone."""
    unscripted.goto(f"{address}{tag}compare/rules/turn-up/")
    shown = unscripted.locator(".rule-values:visible")
    expect(shown.first).to_be_in_viewport()
    first = unscripted.locator(".rule:has(.rule-texts:visible)")
    expect(first).to_have_count(1)
    asked = unscripted.locator(".contents li a")
    expect(first.locator("h2")).to_have_text(asked.first.inner_text())
    asked.nth(2).click()
    expect(first.locator("h2")).to_have_text(asked.nth(2).inner_text())
    expect(first).to_have_count(1)
    expect(shown.first).to_be_in_viewport()


def test_cruxes_are_found_by_text_part_kind_and_words(page: Page, address: str) -> None:
    """What is chosen is in the address, and in the case that is opened."""
    page.goto(f"{address}cruxes/")
    shown = page.locator(".contents li[data-of]:visible")
    expect(page.locator("poch-filter")).to_be_visible()
    every = shown.count()
    page.get_by_role("combobox", name="Text").select_option("Poque (Encyclopédie, 1765)")
    own = sum("crux" in clause for clause in document("poque-1765")["clauses"])
    expect(shown).to_have_count(own)
    expect(page.get_by_role("status")).to_have_text(f"{own} found.")
    page.get_by_role("combobox", name="What it is about").select_option("The vying")
    few = shown.count()
    assert 0 < few < own < every
    shown.filter(has_text="Too short of chips to hold").get_by_role("link").click()
    expect(page.locator(".crux-case h3:visible")).to_have_text(["Poque (Encyclopédie, 1765)"])

    page.reload()
    expect(shown).to_have_count(few)
    expect(page.locator(".crux-case h3:visible")).to_have_count(1)
    page.get_by_role("searchbox", name="Words in it").fill("zzz")
    expect(page.get_by_role("status")).to_have_text("Nothing here matches.")


def test_hands_are_found_by_what_they_show(page: Page, address: str) -> None:
    """With what is said of them, where they are few; without accents too."""
    page.goto(f"{address}de/hands/")
    shown = page.locator(".hand-list > li:visible")
    expect(page.locator("poch-filter")).to_be_visible()
    every = shown.count()
    page.get_by_role("combobox", name="Worum es geht").select_option("Das Pochen")
    part = shown.count()
    page.get_by_role("searchbox", name="Wörter darin").fill("konig")
    both = shown.count()

    assert 0 < both < part < every
    expect(shown.first).to_contain_text("König")
    expect(page.locator(".hand-list p:visible")).to_have_count(both if both <= 40 else 0)
    expect(page.locator("section.group:visible h2").first).to_be_visible()


MEASURE = """() => {
  const own = (one) => !one.querySelector("p, li, ul, div, dd") && one.checkVisibility();
  const found = [];
  for (const one of document.querySelectorAll(".md-content :is(p, li, dd)")) {
    if (one.textContent.length < 400 || !own(one)) continue;
    const range = document.createRange();
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const lines = [];
    let last = -99;
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (let i = 0; i < text.length; i++) {
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        const box = range.getClientRects()[0];
        if (!box) continue;
        if (box.bottom - last > 12) lines.push(0);
        last = Math.max(last, box.bottom);
        lines[lines.length - 1]++;
      }
    const full = lines.slice(0, -1);
    if (!full.length) continue;
    found.push(Math.round(full.reduce((a, b) => a + b, 0) / full.length));
  }
  return found;
}"""


@pytest.mark.parametrize(
    "name",
    [
        *("how-to-play/", "de/how-to-play/", "fr/how-to-play/", "editorial/", "de/editorial/"),
        *("related-games/", "how-to-cite/", "from-python/", "odds/", "bibliography/"),
        *("hands/#poque-1765", "contributing/second-readings/#poque-1765", "contributing/architecture/"),
    ],
)  # fmt: skip
def test_a_line_of_long_prose_has_60_to_80_characters(
    unscripted: Page, address: str, name: str
) -> None:
    """The lines of each long paragraph do on the average, the last one aside."""
    unscripted.goto(address + name)
    widths = unscripted.evaluate(MEASURE)

    assert not widths or 60 <= sum(widths) / len(widths) <= 80
    assert [] == [width for width in widths if width > 86]
