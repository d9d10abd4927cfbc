"""The page of four texts in the browser: their differences on one screen, and the same cards under all of them."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.looks import faults
from tests.e2e.test_print import PAPERS, sheets

FOUR = "compare/four/"
PAIR = "compare/poque-1789/poch-1853-alvensleben/"
MORE = 400
"""So many elements may it have above the page of two of its texts."""
ROW = '[id="vying.entry"]'


def texts(page: Page, row: str) -> list[str]:
    """Return what the four cells of a row say."""
    return [cell.strip() for cell in page.locator(f"{row} td").all_inner_texts()]


def test_the_differences_of_four_texts_are_on_one_screen(page: Page, address: str) -> None:
    """From Home, first in the menu; each cell says whose it is, leads to its clause, and is cited."""
    page.goto(address)
    page.locator(".home-doors").get_by_role("link", name="Four texts on one page").click()
    expect(page.locator("poch-board svg")).to_have_count(4)

    table = page.locator(".four").bounding_box()
    assert table
    assert table["y"] + table["height"] <= 900
    assert [cell.split("\n")[0] for cell in texts(page, '[id="board.pools"]')] == [
        "six",
        "in 1857 eight, including Stich and Sequence",
        "eight, including Marriage and Sequence",
        "nine, including Marriage, Sequence and the centre",
    ]
    assert texts(page, '[id="settling.most-cards"]')[1].startswith("not reported (we play:")
    assert {} == faults(page, ".four")
    menu = page.locator("nav a", has_text="Four texts").first
    assert menu.evaluate("one => !one.closest('li').previousElementSibling")
    page.locator('[id="board.pools"] .cite').nth(1).click()
    expect(page.locator("dialog.poch-cite")).to_contain_text("Pierer")
    page.keyboard.press("Escape")
    page.locator(f"{ROW} a").first.click()
    expect(page).to_have_url(re.compile(r"sources/poque-1789/.*#vie\.entry$"))


def test_a_row_lays_the_same_cards_under_all_four(page: Page, address: str) -> None:
    """In place; the arrow keys step all of them, and another click folds them."""
    page.goto(address + FOUR)
    show = page.locator(f"{ROW} .four-show")
    show.click()
    sides = page.locator(".four-side")

    expect(sides).to_have_count(4)
    assert sides.locator(".poch-sentence").all_inner_texts() == [
        "Ben raises to two chips.",
        *["Ben passes."] * 3,
    ]
    expect(sides.nth(1).locator(".clause-id")).to_have_text("vie.entry")
    expect(sides.nth(0)).to_contain_text("No step rests on this rule")
    expect(page.locator(".four-boards")).to_be_focused()
    assert {} == faults(page, ".four-opened")
    page.keyboard.press("ArrowRight")
    expect(sides.nth(0).locator(".poch-sentence")).not_to_have_text("Ben raises to two chips.")
    page.keyboard.press("ArrowLeft")
    expect(sides.nth(0).locator(".poch-sentence")).to_have_text("Ben raises to two chips.")
    page.keyboard.press("End")
    for at, side in enumerate(sides.all()):
        expect(side.locator(".poch-by"), str(at)).to_contain_text(re.compile(r"(\d+) of \1$"))
    show.click()
    expect(sides).to_have_count(0)
    expect(show).to_have_attribute("aria-expanded", "false")


def test_on_a_phone_a_cell_says_of_which_row_and_text_it_is(page: Page, address: str) -> None:
    """However far one scrolls in the table; the page itself does not scroll sideways."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(address + FOUR)
    cell = page.locator('[id="settling.prize"] td').nth(3)
    cell.scroll_into_view_if_needed()

    expect(cell).to_contain_text("the centre")
    for header in (page.locator('[id="settling.prize"] th'), cell):
        expect(header).to_be_in_viewport(ratio=0.9)
    assert "Pm" in cell.evaluate("one => getComputedStyle(one, '::before').content")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator('[id="settling.prize"] .four-show').click()
    expect(page.locator(".four-side").first).to_be_in_viewport()
    expect(page.locator(".four-opened .ph-controls")).to_be_in_viewport()


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_four_texts_take_one_sheet(page: Page, address: str, tag: str) -> None:
    """On A4 and on Letter, across; and the page has few more elements than that of two of them."""
    page.goto(f"{address}{tag}{FOUR}", wait_until="networkidle")
    count = "document.querySelectorAll('*').length"
    elements = page.evaluate(count)

    assert [1, 1] == [sheets(page, size) for size in PAPERS]
    page.goto(address + PAIR, wait_until="networkidle")
    assert elements <= page.evaluate(count) + MORE


def test_without_scripts_the_table_is_there(browser: Browser, address: str) -> None:
    """And nothing that would need one."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address + FOUR)

    expect(page.locator('[id="dealing.direction"] td').first).to_contain_text("anticlockwise")
    expect(page.locator(".four-show").first).to_be_hidden()
    context.close()
