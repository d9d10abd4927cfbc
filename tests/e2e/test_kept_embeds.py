"""Pages that were put into pages of others: each still shows what it showed.

A line of `embeds.txt` is an address and what is read at the table. Where a sentence is worded anew, so is its line:
`python -m tests.e2e.test_kept_embeds ADDRESS` reads a served site, and writes the lines again.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.e2e.test_reading import visit
from tests.turns import turn
from tools.setup.browser import find_browser

FILE = Path(__file__).with_name("embeds.txt")
KEPT = [line.partition("\t")[::2] for line in FILE.read_text("utf-8").splitlines()]
SETTLED = 1500
"""Milliseconds after which a page shows what it will show."""


def opened(page: Page, address: str) -> Locator:
    """Open a page as it is embedded, and return the sentence at its table."""
    page.goto("about:blank")
    page.goto(address)
    return page.locator(".poch-sentence").first


def test_what_was_embedded_shows_what_it_showed(browser: Browser, address: str) -> None:
    """Each hand at its step, clause, stop of a tour and contrast, in each language; and nothing but that page."""
    with visit(browser, reduced_motion="reduce") as page:
        for place, said in turn(KEPT, 6):
            expect(opened(page, address + place), place).to_have_text(said)
            expect(page.locator(".md-header")).to_be_hidden()

    assert len(KEPT) >= 60


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        page = browser.new_page(reduced_motion="reduce")
        for at, (place, _) in enumerate(KEPT):
            sentence = opened(page, sys.argv[1] + place)
            page.wait_for_timeout(SETTLED)
            KEPT[at] = place, sentence.inner_text()
    FILE.write_text("".join(f"{place}\t{said}\n" for place, said in KEPT), "utf-8")
