"""Under a finger: nothing is too small to be hit, heights are those of the screen as it is, and what is kept may be cleared."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import ROOT
from tests.e2e.conftest import overheard
from tests.e2e.kinds import ALL_LAID
from tests.e2e.looks import AXE, unfold
from tests.e2e.test_play import answers, begin, sit_down

PAGES = (
    *("", "sources/poch-1853-alvensleben/", "hands/poch-modern-pagat/three-nines/", "play/"),
    *("compare/", "compare/poch-1857-pierer/poch-1992-parlett/", "workshop/", "first-game/"),
    *("exercises/", "tours/how-a-hand-goes/", "odds/survey/", "cards/"),
)
SMALL = """async () => {
  const { violations } = await axe.run("html", { runOnly: { type: "rule", values: ["target-size"] } });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)));
}"""
FIRST = ".poch-button:not(.quiet), .ph-frame button, .pp-options button, main select"
"""What one touches first on a page."""
NARROW = """(css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return [one.outerHTML.slice(0, 200), Math.round(Math.min(width, height))];
}).filter(([, size]) => size > 0 && size < 44)"""
DOUBLED = """(all) => {
  const sizes = () => all.map((one) => parseFloat(getComputedStyle(one).fontSize));
  const before = sizes();
  document.documentElement.style.setProperty("font-size", "250%", "important");
  return [before, sizes()];
}"""
HEIGHT = re.compile(r"\d(?:l?vh)\b")
SHEETS = sorted((ROOT / "docs" / "assets" / "css").glob("*.css"))


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """Yield a page on a device with a touch screen, that tolerates no error."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    said = overheard(context)
    yield context.new_page()
    context.close()

    assert [] == said


@pytest.mark.parametrize("place", PAGES)
def test_nothing_is_too_small_for_a_finger(phone: Page, address: str, place: str) -> None:
    """24 pixels or room around it everywhere; 44 where one touches first."""
    phone.goto(address + place, wait_until="networkidle")
    phone.wait_for_function(ALL_LAID)
    phone.evaluate(AXE.read_text("utf-8"))

    assert phone.evaluate("matchMedia('(pointer: coarse)').matches")
    assert [] == phone.evaluate(SMALL)
    assert [] == phone.evaluate(NARROW, FIRST)


def test_the_margin_of_a_source_is_not_too_narrow_for_a_pointer(page: Page, address: str) -> None:
    """The name of a clause and what cites it stand side by side, 24 pixels high and wide."""
    page.set_viewport_size({"width": 1350, "height": 940})
    page.goto(address + PAGES[1])
    links = page.locator(".clause-margin > :is(.cite, .clause-id)")
    sizes = links.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).flatMap(box => [box.width, box.height])"
    )

    assert min(sizes) >= 24


@pytest.mark.parametrize(
    ("place", "copies", "answer"),
    [
        ("play/", "Copy link", ".pp-given"),
        ("workshop/#poch-modern-pagat", "Share", ".ws-status"),
        (PAGES[2], "Copy link", ".ph-say .poch-note"),
    ],
)
def test_what_a_press_answers_is_in_sight(
    phone: Page, address: str, place: str, copies: str, answer: str
) -> None:
    """That a link is copied is said where the button is."""
    phone.add_init_script("navigator.clipboard.writeText = async () => {}")
    phone.goto(address + place)
    if place == "play/":
        begin(phone, "poch-modern-pagat")
        answers(phone)
        unfold(phone, ".pp-tools")
    button = phone.get_by_role("button", name=copies).first
    if place == PAGES[2]:
        unfold(phone, ".ph-more .poch-bar")
    button.click()

    expect(phone.locator(answer)).to_contain_text("copied")
    expect(phone.locator(answer)).to_be_in_viewport()


@pytest.mark.parametrize("place", ["", "play/", "first-game/"])
def test_text_of_twice_the_size_loses_nothing(phone: Page, address: str, place: str) -> None:
    """The header keeps its buttons in the window, and what is read and pressed below it grows."""
    phone.goto(address + place)
    phone.wait_for_function(ALL_LAID)
    phone.locator("main button:visible").first.wait_for()
    read = phone.locator("main :is(p, button, label, summary):visible")
    before, after = read.evaluate_all(DOUBLED)

    assert before
    assert [2 * size for size in before] == pytest.approx(after)
    for button in (".poch-menu", ".poch-colours", ".poch-search-open"):
        box = phone.locator(button).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360


def test_heights_are_those_of_the_screen_as_it_is() -> None:
    """A browser's bars come and go: vh is the height without them, of which a part may be hidden."""
    assert SHEETS
    assert {} == {
        sheet.name: heights for sheet in SHEETS if (heights := HEIGHT.findall(sheet.read_text()))
    }


def test_pages_leave_the_edges_to_the_device(site: Path) -> None:
    """A page that asked for the whole screen would have to keep clear of its notch by itself."""
    heads = [page.read_text("utf-8") for page in (site / "index.html", site / "play/index.html")]

    assert all('name="viewport"' in head for head in heads)
    assert not any("viewport-fit" in head for head in heads)


def test_a_game_that_the_browser_has_cleared_is_missed(page: Page, address: str) -> None:
    """The address says that one was kept; where the files are, it says what to do against that."""
    table = sit_down(page, address)
    begin(table, "poch-modern-pagat")
    answers(table)
    expect(page).to_have_url(re.compile(r"play/#_kept$"))
    unfold(page, ".pp-tools")
    page.get_by_role("button", name="Branches and files").click()
    expect(page.get_by_text("within seven days")).to_be_visible()
    page.reload()
    answers(table)
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("A game was kept at this address")
    page.get_by_role("button", name="Start a game").click()
    answers(table)
    page.get_by_role("button", name="New game").click()
    expect(page).to_have_url(re.compile("play/$"))
    page.reload()
    expect(page.get_by_role("button", name="Start a game")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_hidden()


def test_the_browser_is_asked_to_keep_what_is_kept(page: Page, address: str) -> None:
    """Where a reader opens what is kept, since it may ask them in its turn."""
    page.add_init_script(
        "navigator.storage.persist = async () => { document.title = 'asked'; return true; }"
    )
    table = sit_down(page, address)
    shelf = page.get_by_role("button", name="Branches and files")
    shelf.wait_for()
    assert "asked" != page.title()
    shelf.click()
    expect(table).to_have_title("asked")
