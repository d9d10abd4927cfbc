"""What is said to those who listen, word for word: `POCH_SPOKEN=record pytest tests/e2e/test_spoken.py` writes it anew."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import ROOT
from tests.e2e.test_play import answer, begin, sit_down

LISTEN = """() => {
  window.heard = [];
  const said = new Map();
  const hear = () => {
    for (const live of document.querySelectorAll("[aria-live], [role=status], [role=alert]")) {
      const text = live.textContent.replace(/\\s+/g, " ").trim();
      if (text && text !== said.get(live) && live.ariaLive !== "off") window.heard.push(text);
      said.set(live, text);
    }
  };
  for (const live of document.querySelectorAll("[aria-live], [role=status], [role=alert]"))
    said.set(live, live.textContent.replace(/\\s+/g, " ").trim());
  new MutationObserver(hear).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
}"""
MOVES = 6
FEW = 2


def a_hand(page: Page, address: str) -> None:
    """Step through a hand to its end."""
    page.goto(f"{address}hands/poch-modern-pagat/three-nines/")
    page.locator("poch-hand.ready").wait_for()
    page.evaluate(LISTEN)
    last = page.locator(".hand-steps li").count()
    for step in range(2, last + 1):
        page.locator(".poch-table").press("ArrowRight")
        expect(page.locator(".poch-by")).to_contain_text(f"{step} of {last}")


def a_sitting(page: Page, address: str) -> None:
    """Play some moves, with a hint, and ask whether a move is allowed."""
    table = sit_down(page, address)
    table.locator(".pp-setup").wait_for()
    table.evaluate(LISTEN)
    begin(table, "poch-modern-pagat")
    table.locator(".pp-options").wait_for()
    for _ in range(FEW):
        answer(table)
    table.get_by_role("button", name="Hint").click()
    expect(table.locator(".pp-told")).to_contain_text("Hint: ")


def a_question(page: Page, address: str) -> None:
    """Ask for a call that is not allowed, and for one that is."""
    table = sit_down(page, address)
    begin(table, "poch-ass-1973")
    table.locator(".pp-options").wait_for()
    table.evaluate(LISTEN)
    table.get_by_role("button", name="May I …?").click()
    panel = table.locator(".poch-why")
    panel.get_by_label("Chips").fill("2")
    panel.get_by_role("button", name="Knock for").click()
    expect(panel.locator(".why-others").first).to_be_visible()
    panel.get_by_role("button", name="Pass", exact=True).click()
    expect(panel.locator(".why-verdict")).to_contain_text("Pass: allowed.")


def a_contrast(page: Page, address: str) -> None:
    """Lay a hand beside other rules, and step to where they part and to the end."""
    page.goto(f"{address}hands/poch-1810-hamburg/raised-again/")
    page.locator("poch-hand.ready").wait_for()
    page.evaluate(LISTEN)
    page.get_by_role("link", name="Under other rules").click()
    page.get_by_label("Whose rules").select_option("poch-1897-foster")
    page.wait_for_selector(".cx-boards svg.poch-play")
    page.locator(".cx-boards").focus()
    for key in ("Home", *["ArrowRight"] * MOVES, "End"):
        page.keyboard.press(key)


def a_lesson(page: Page, address: str) -> None:
    """Go through a first game: what is told is said, and each question takes the focus."""
    page.goto(f"{address}first-game/")
    onward = page.get_by_role("button", name="Go on", exact=True)
    onward.wait_for()
    page.evaluate(LISTEN)
    onward.focus()
    while onward.is_visible():
        if page.locator(".first-question").count():
            expect(page.locator(".first-question")).to_be_focused()
            page.get_by_role("button", name="Show me").press("Enter")
        expect(onward).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".first-count")).to_be_focused()


LOADING = "Engine loaded"
"""How a line begins that is said only where the engine takes its time."""


@pytest.mark.parametrize("scene", [a_hand, a_sitting, a_question, a_contrast, a_lesson])
def test_what_is_said_is_said_so(
    page: Page, address: str, scene: Callable[[Page, str], None]
) -> None:
    """A line for whatever a live region says, in the order in which it is said."""
    scene(page, address)
    lines = page.evaluate("window.heard")
    heard = "".join(f"{line}\n" for line in lines if not line.startswith(LOADING))
    kept = ROOT / "tests" / "spoken" / f"{scene.__name__.replace('_', '-')}.txt"
    if os.environ.get("POCH_SPOKEN") == "record":
        kept.write_text(heard, encoding="utf-8")

    assert kept.read_text("utf-8") == heard
    assert heard
