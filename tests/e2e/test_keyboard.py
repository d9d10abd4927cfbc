"""The play page without a mouse, and for those who listen."""

from playwright.sync_api import Page, expect

from tests.e2e.looks import faults
from tests.e2e.test_play import MOST_MOVES, begin, seen
from tests.e2e.test_play import table as table  # noqa: PLC0414  the fixture

RUN_TO = 120
"""Presses of Tab after which something would have been reached."""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until a control of this name has the focus."""
    for _ in range(RUN_TO):
        page.keyboard.press("Tab")
        if page.evaluate(NAME).startswith(name):
            return
    raise AssertionError(f"{name} is not reached by Tab")


NAME = """() => {
  const it = document.activeElement;
  const named = it?.getAttribute("aria-label") ?? it?.labels?.[0]?.textContent;
  return (named ?? it?.textContent ?? "").trim();
}"""
AT_A_CHOICE = """() => {
  const it = document.activeElement;
  return Boolean(it?.closest(".card.open, .pp-answer"));
}"""


def test_a_hand_is_played_by_the_keyboard(table: Page) -> None:
    """From the choices to the result by Tab, Enter and arrows; each question takes the focus."""
    table.keyboard.press("Tab")
    tab_to(table, "The deal, by its seed")
    table.keyboard.press("Control+A")
    table.keyboard.type("17")
    tab_to(table, "Start a hand")
    table.keyboard.press("Enter")
    question = seen(table)
    for _ in range(MOST_MOVES):
        if table.locator(".pp-scores").is_visible():
            break
        assert table.evaluate(AT_A_CHOICE)
        before = table.locator(".pp-log li").count()
        table.keyboard.press("Enter")
        table.locator(".pp-log li").nth(before).wait_for(state="attached")
        table.locator(".pp-options").wait_for()
    expect(table.locator(".pp-scores")).to_be_visible()

    tab_to(table, "Look back")
    table.keyboard.press("Enter")
    tab_to(table, "What if")
    table.keyboard.press("Shift+Tab")
    table.keyboard.press("Home")
    expect(table.locator(".poch-by")).to_contain_text("1 of ")
    table.keyboard.press("Tab")
    table.keyboard.press("Enter")
    expect(table.locator(".pp-scores")).to_have_count(0)
    assert question[0] == seen(table)[0]

    tab_to(table, "Branches and files")
    table.keyboard.press("Enter")
    expect(table.get_by_role("heading", name="Branches and files")).to_be_focused()


def test_keys_are_taken_only_within_the_page_s_own_part(table: Page) -> None:
    """Outside it, arrow keys are the browser's; inside, they look back."""
    begin(table, "poch-modern-pagat")
    before = seen(table)
    table.evaluate("document.activeElement.blur()")
    table.keyboard.press("ArrowLeft")
    assert before == seen(table)

    table.locator(".poch-table").press("ArrowLeft")
    expect(table.locator(".poch-sentence")).not_to_have_text(str(before[0]))


def test_what_happens_is_told_in_one_place(table: Page) -> None:
    """There is one polite live region; it tells the steps, the question, and what is said aside."""
    begin(table, "poch-modern-pagat")
    _, question, _ = seen(table)
    live = table.locator(".pp [aria-live], .pp [role=status]")
    expect(live).to_have_count(1)
    expect(live).to_contain_text(str(question))

    table.get_by_role("button", name="Hint").click()
    expect(live).to_contain_text("Hint: ")
    table.get_by_role("button", name="Branches and files").click()
    expect(table.get_by_role("heading", name="Branches and files")).to_be_focused()
    assert {} == faults(table)
