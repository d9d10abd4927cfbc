"""What a historian asks of some texts is answered on the first screen once they are chosen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from poch.texts.document import load
from tests.conftest import ROOT
from tests.e2e.looks import NARROW, WIDE
from tests.e2e.test_compare import choose

QUESTIONS: list[dict[str, Any]] = load(ROOT / "tests/questions.yaml").data["questions"]
SCREENS = [
    pytest.param(
        question,
        size,
        id=f"{question['id']} at {size['width']}",
    )
    for question in QUESTIONS
    for size in ((WIDE, NARROW) if question.get("phone") else (WIDE,))
]
SCREEN = """() => {
  const seen = [];
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const inSight = ({ top, bottom, width }) => width && top >= 0 && bottom <= innerHeight;
  let last;
  while (words.nextNode()) {
    const node = words.currentNode;
    const block = node.parentElement.closest("li, p, td, th, h1, h2, h3, summary, dt, dd");
    const style = getComputedStyle(node.parentElement);
    if (!block || style.visibility === "hidden") continue;
    if (/^\\s/.test(node.data)) seen.push(" ");
    for (const { index, 0: word } of node.data.matchAll(/\\S+\\s*/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.trimEnd().length);
      if (!inSight(range.getBoundingClientRect())) continue;
      if (last && last !== block) seen.push("\\n");
      seen.push(word);
      last = block;
    }
    if (/\\s$/.test(node.data) && last === block) seen.push(" ");
  }
  return seen.join("").replace(/\\s+/g, " ");
}"""
"""The words that are wholly on the screen, in their order."""


@pytest.mark.parametrize(("question", "size"), SCREENS)
def test_a_question_is_answered_on_the_first_screen(
    page: Page, address: str, question: dict[str, Any], size: Any
) -> None:
    """What must be read there is read, and nothing that says more than the clauses."""
    page.set_viewport_size(size)
    page.goto(f"{address}compare/")
    choose(page, *question["texts"])
    screen = page.evaluate(SCREEN)
    shows, never = (
        [re.compile(pattern, re.IGNORECASE) for pattern in question.get(key, ())]
        for key in ("shows", "never")
    )

    assert [] == [pattern.pattern for pattern in shows if not pattern.search(screen)], screen
    assert [] == [pattern.pattern for pattern in never if pattern.search(screen)], screen
