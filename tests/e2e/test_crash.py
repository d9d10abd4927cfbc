"""An engine that breaks down in the middle of a hand is started anew, and the hand goes on."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.test_play import answer, answers, begin, seen, sentences, sit_down

CRASH = """
addEventListener("message", (event) => {
  if (!event.data.text?.includes('"action"')) return;
  event.stopImmediatePropagation();
  throw new Error("%s");
});
"""


@pytest.mark.parametrize(
    ("why", "says"),
    [
        ("unreachable", "The engine has stopped: Uncaught Error: unreachable. Try again"),
        ("out of memory", "There is not enough memory for the engine"),
    ],
)
def test_the_hand_goes_on_after_the_engine_broke_down(
    page: Page, folder_address: str, why: str, says: str
) -> None:
    """The page says so; trying again does what was asked, and so does a page loaded anew."""

    def crashing(route: Route) -> None:
        route.fulfill(body=CRASH % why + route.fetch().text(), content_type="text/javascript")

    page.route("**/worker.js", crashing, times=1)
    table = sit_down(page, folder_address)
    begin(table, "poch-modern-pagat")
    before = seen(table)
    steps = len(sentences(table))
    answers(table).last.click()
    expect(table.get_by_role("alert")).to_contain_text(says)

    table.get_by_role("button", name="Try again").click()
    table.locator(".pp-log li").nth(steps).wait_for(state="attached")
    answer(table)
    now = seen(table)
    assert before != now

    table.reload()
    assert now == seen(table)


def without_webassembly(page: Page, site: Path) -> None:
    """Have the engine's worker find no WebAssembly, as in browsers that are told to do without."""
    body = "delete globalThis.WebAssembly;" + (site / "assets/js/engine/worker.js").read_text(
        "utf-8"
    )
    page.route("**/worker.js", lambda it: it.fulfill(body=body, content_type="text/javascript"))


def test_a_browser_that_cannot_run_the_engine_is_told(
    page: Page, folder_address: str, site: Path, complaints: list[str]
) -> None:
    """Without WebAssembly there is a sentence beside the board, and the way back to the choices."""
    without_webassembly(page, site)
    table = sit_down(page, folder_address)
    begin(table, "poch-modern-pagat")

    expect(table.get_by_role("alert")).to_contain_text(
        "This browser does not run WebAssembly, which you need to play."
    )
    table.get_by_role("button", name="Start a new game").click()
    expect(table.get_by_role("button", name="Start a game")).to_be_visible()
    assert all("WebAssembly" in complaint for complaint in complaints)
    complaints.clear()
