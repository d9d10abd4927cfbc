"""A page of each kind, how it is opened, and what it may come to."""

from typing import Any

import pytest
import yaml
from playwright.sync_api import Page

from tests.conftest import ROOT
from tests.turns import THOROUGH

BUDGETS: dict[str, Any] = yaml.safe_load((ROOT / "tests/budgets.yaml").read_text("utf-8"))
measured = pytest.mark.skipif(
    not THOROUGH, reason="`make thorough` measures it, with nothing else to do"
)
"""Marks a test that goes by the clock."""
LONGEST_TASK = """() => {
  const watch = new PerformanceObserver(() => {});
  watch.observe({ type: "longtask", buffered: true });
  return Math.max(0, ...watch.takeRecords().map(({ duration }) => duration));
}"""
"""Milliseconds of the longest stretch since a page was opened in which it answered to nothing."""
KINDS = {
    "": "poch-hand.ready",
    "sources/": "poch-board svg",
    "sources/poch-1853-alvensleben/": "poch-hand.ready",
    "sources/poque-1789/coverage/": "h1",
    "sources/poch-1853-alvensleben/handout/": "h1",
    "sources/poque-1765/original/": "poch-light:not([hidden])",
    "sources/poque-1789/board/": "h1",
    "hands/": "h1",
    "hands/poch-modern-pagat/three-nines/": "poch-hand.ready",
    "cruxes/": "h1",
    "mechanisms/": "h1",
    "how-to-play/": "h1",
    "how-to-play/pope-joan/": "h1",
    "own-board/#labels=ace.king.queen.jack.ten.marriage.sequence.poch&cups=9": ".own-question",
    "editorial/": ".legend",
    "related-games/": "h1",
    "compare/": "details.choice",
    "compare/#poque-1765,poch-1853-alvensleben,poch-modern-pagat": ".synopsis",
    "compare/poch-1857-pierer/poch-1992-parlett/": ".synopsis-count",
    "compare/four/": "table",
    "compare/matrix/": ".only",
    "compare/likeness/": ".likeness-chart",
    "compare/rules/": "h1",
    "compare/rules/turn-up/": "h1",
    "compare/which/#pools=9&dealt=5": ".which-texts",
    "numbers/": "h1",
    "odds/": "h1",
    "odds/poque-1789/": "main form",
    "odds/survey/": "main form",
    "odds/what-matters/": "h1",
    "compare/silences/": "h1",
    "odds/bluff/": "h1",
    "odds/players/": "h1",
    "play/": ".pp button",
    "first-game/": ".first-title",
    "cards/": ".cut-card",
    "labels/": "h1",
    "museum/": ".label",
    "teach/": "h1",
    "teach/questions/": "h1",
    "teacher/": "h1",
    "sources/poch-modern-pagat/?embed": ".embed-from",
    "exercises/": ".exercise-answers button",
    "exercises/poque-1765/": "h1",
    "tours/": "h1",
    "tours/how-a-hand-goes/": "poch-tour poch-hand.ready",
    "workshop/": "main button",
    "cite/": "h1",
    "cite/poch-1853-alvensleben/": "h1",
    "timeline/": "h1",
    "boards/": ".gallery svg",
    "boards/munich-oldest/": ".witness-look svg",
    "family/": "h1",
    "glossary/": "h1",
    "bibliography/": "h1",
    "corrections/": "h1",
    "blended-summaries/": "h1",
    "reading-offline/": "h1",
    "to-print/": "h1",
    "changes/": "h1",
    "contributing/data-model/": "h1",
    "contributing/engine-reference/": "h1",
    "contributing/worked-examples/": "h1",
    "nowhere/": "h1",
}
"""A page for each template and each element, and what is there once it is complete."""
SHORTEN = """() => {
  const sort = (one) => `${one.localName} ${one.getAttribute("class") ?? ""}`;
  const cell = (one) => one.matches("td, th");
  const known = new Set();
  const alike = new Map();
  for (const it of document.querySelectorAll(".md-content *")) {
    if (!it.isConnected) continue;
    const beside = alike.get(it.parentNode) ?? new Map();
    alike.set(it.parentNode, beside);
    const number = beside.get(cell(it) || sort(it)) ?? 0;
    const isNew = () => [it, ...it.querySelectorAll("*")].some((one) => !known.has(sort(one)));
    if (number >= (cell(it) ? 6 : 4) && (cell(it) || !isNew())) {
      it.remove();
      continue;
    }
    beside.set(cell(it) || sort(it), number + 1);
    known.add(sort(it));
  }
}"""
"""Of neighbours that are alike four are left, unless there is something in one that was not yet on the page.

Of the cells of a row it is six. Axe takes its time for each.
"""


def opened(page: Page, url: str, there: str) -> None:
    """Open a page, also where only its fragment differs from the one before, and have it laid out."""
    page.goto("about:blank")
    page.goto(url)
    laid_out(page, there)


ALL_LAID = """() => {
  dispatchEvent(new Event("scroll"));
  return !document.querySelector(":is(.topic, .synopsis tbody):not(.laid)");
}"""
"""Far parts of a page are laid out once somebody scrolls."""


def laid_out(page: Page, there: str) -> None:
    """Wait until a page is complete."""
    page.locator(there).first.wait_for()
    page.wait_for_function(ALL_LAID)
