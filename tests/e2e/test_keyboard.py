"""The pages without a mouse, and for those who listen."""

from urllib.parse import urljoin

from playwright.sync_api import Page, expect

from tests.e2e.looks import faults, unfold
from tests.e2e.test_play import MOST_MOVES, answers, begin, seen
from tests.e2e.test_play import table as table  # noqa: PLC0414  the fixture

RUN_TO = 120
"""Presses of Tab after which something would have been reached."""
ON_A_SOURCE = 600
"""So many on a page where each clause has links."""


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
    tab_to(table, "More: variations")
    table.keyboard.press("Enter")
    tab_to(table, "The deal, by its seed")
    table.keyboard.press("Control+A")
    table.keyboard.type("17")
    tab_to(table, "Start a game")
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

    tab_to(table, "More")
    table.keyboard.press("Enter")
    tab_to(table, "Branches and files")
    table.keyboard.press("Enter")
    expect(table.get_by_role("heading", name="Branches and files")).to_be_focused()


def test_the_keyboard_is_not_lost_while_the_others_play(table: Page) -> None:
    """It is led to what skips that, and back; a key held down answers nothing, and what is read of the steps stays."""
    table.evaluate("localStorage.setItem('poch-speed', '\"slow\"')")
    table.add_init_script("localStorage.setItem('poch-speed', '\"slow\"')")
    table.reload()
    begin(table, "poch-modern-pagat")
    skip = table.get_by_role("button", name="Skip to my turn")
    skip.click()
    table.get_by_role("button", name="Pass", exact=True).focus()
    for _ in range(3):
        table.keyboard.down("Enter")
    table.keyboard.up("Enter")
    expect(skip).to_be_focused()
    steps = table.locator(".pp-log li")
    steps.locator("a").first.focus()
    before = steps.count()
    steps.nth(before).wait_for(state="attached")
    expect(steps.locator("a").first).to_be_focused()
    skip.press("Enter")
    expect(skip).to_have_count(0)

    assert table.evaluate(AT_A_CHOICE)


def test_what_goes_back_keeps_the_keyboard(table: Page) -> None:
    """The only move taken back, the first step looked back at, and now; a new game leads to its first choice."""
    begin(table, "poch-modern-pagat")
    answers(table).first.press("Enter")
    undo, earlier, later, now, start = (
        table.get_by_role("button", name=name)
        for name in ("Undo", "Look back", "Look on", "Back to now", "Start a game")
    )
    expect(undo).to_be_enabled()
    undo.press("Enter")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    table.locator(".poch-table").press("Home")
    later.press("Enter")
    for _ in range(2):
        earlier.press("Enter")
    expect(table.locator(".poch-by")).to_contain_text("1 of ")
    expect(earlier).to_be_focused()
    now.press("Enter")
    expect(now).to_be_hidden()
    assert table.evaluate(AT_A_CHOICE)
    table.get_by_role("button", name="New game").press("Enter")
    expect(start).to_be_focused()
    expect(table.locator(".pp > [aria-live]")).to_have_text("Everything is ready for four.")


def test_the_list_of_languages_is_opened_and_shut_by_keys(page: Page, address: str) -> None:
    """Coming to its button opens nothing; Escape and going on shut it."""
    page.goto(f"{address}glossary/")
    tab_to(page, "Language")
    german = page.get_by_role("link", name="Deutsch")
    expect(german).to_be_hidden()
    page.keyboard.press("Enter")
    expect(german).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(german).to_be_hidden()
    assert "Language" == page.evaluate(NAME)
    page.keyboard.press("Space")
    expect(german).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(german).to_be_hidden()


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
    """There is one polite live region; a warning that nothing is saved has its own, and is hidden here."""
    begin(table, "poch-modern-pagat")
    _, question, _ = seen(table)
    live = table.locator(".pp [aria-live], .pp [role=status]:not([hidden])")
    expect(live).to_have_count(1)
    expect(live).to_contain_text(str(question))

    table.get_by_role("button", name="Hint").click()
    expect(live).to_contain_text("Hint: ")
    unfold(table, ".pp-tools")
    table.get_by_role("button", name="Branches and files").click()
    expect(table.get_by_role("heading", name="Branches and files")).to_be_focused()
    table.evaluate("scrollTo(0, 0)")  # what the header covers is no smaller for it
    assert {} == faults(table)


def test_a_reading_is_tried_by_the_keyboard(page: Page, address: str) -> None:
    """From the top of a source to a crux, its other reading and back; the hand is played so."""
    page.goto(f"{address}sources/poque-1789/")
    page.locator("poch-hand.ready").wait_for()
    file = page.locator("poch-hand").get_attribute("data-trace") or ""
    (first, *_) = page.request.get(urljoin(page.url, file)).json()["others"]
    crux, reading = first["reading"].split("=")
    readings = page.locator(f".crux[data-crux='{crux}'] li")
    other = readings.locator(f"xpath=self::*[@data-reading='{reading}']/button")
    for _ in range(ON_A_SOURCE):
        page.keyboard.press("Tab")
        if other.evaluate("one => one === document.activeElement"):
            break
    expect(other).to_be_focused()
    page.keyboard.press("Enter")
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".crux-note")).to_contain_text("You see the hand with this reading")
    adopted = readings.locator("xpath=self::*[@data-adopted]/button")
    for _ in range(readings.count()):
        page.keyboard.press("Shift+Tab")
        if adopted.evaluate("one => one === document.activeElement"):
            break
    expect(adopted).to_be_focused()
    page.keyboard.press("Space")

    expect(adopted).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".crux-note")).to_have_count(0)


def test_texts_are_chosen_and_compared_by_the_keyboard(page: Page, address: str) -> None:
    """Two boxes, then only what differs, then a part of the game by the arrow keys."""
    page.goto(f"{address}compare/")
    page.locator("details.choice").wait_for()
    for siglum in ("E65", "A53"):
        tab_to(page, siglum)
        page.keyboard.press("Space")
    expect(page.locator("thead .siglum")).to_have_text(["E65", "A53"])
    tab_to(page, "Only where they differ")
    page.keyboard.press("Space")
    tab_to(page, "Part of the game")
    page.keyboard.press("ArrowDown")
    rows = page.locator("tr[data-verdict]:visible")
    expect(page.locator("tr[data-verdict=same]:visible")).to_have_count(0)

    assert rows.count() > 0
    assert "&only&part=" in page.url


def test_the_dialog_of_citations_gives_the_focus_back(page: Page, address: str) -> None:
    """It is opened, walked and closed by keys, by its button and by Escape, and keeps the focus in."""
    page.goto(f"{address}sources/poque-1789/")
    page.locator("poch-hand.ready").wait_for()
    tab_to(page, "Cite players.number")
    for close in ("Enter", "Escape"):
        page.keyboard.press("Enter")
        dialog = page.locator("dialog.poch-cite[open]")
        dialog.wait_for()
        tab_to(page, "Copy Chicago, notes")
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
        if close == "Enter":
            page.keyboard.press("Shift+Tab")
            assert "Close" == page.evaluate(NAME)
        page.keyboard.press(close)
        dialog.wait_for(state="detached")
        assert "Cite players.number" == page.evaluate(NAME)
