"""Ways in: the board of “Poch in two minutes”."""

import pytest
from playwright.sync_api import Page, expect

BEGINS = {
    "": "The melding begins.",
    "de/": "Das Melden beginnt.",
    "fr/": "Les annonces commencent.",
    "ja/": "申告が始まる。",
}


@pytest.mark.parametrize("tag", BEGINS)
def test_poch_in_two_minutes_has_the_board(page: Page, address: str, tag: str) -> None:
    """It comes when a reader comes to it, in his language; its clauses lead to their text."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}{tag}how-to-play/", wait_until="networkidle")
    assert [] == [url for url in asked if "/js/table/" in url or "/traces/" in url]

    page.locator("#at-the-table").evaluate("one => one.scrollIntoView()")
    expect(page.locator("poch-hand .poch-sentence")).to_contain_text(BEGINS[tag])
    clause = page.locator("poch-hand .ph-frame a.clause-id").first
    folder = "" if tag == "ja/" else tag
    to = clause.evaluate("one => one.href")
    assert to.startswith(f"{address}{folder}sources/poch-modern-pagat/#")

    page.locator("poch-hand .ph-controls button").nth(2).click()
    expect(page.locator("poch-hand .poch-by")).to_contain_text("26")
    expect(page).to_have_url(f"{address}{tag}how-to-play/")
    steps = page.locator("poch-hand .hand-steps li > span")
    said = page.locator("poch-hand .poch-sentence").inner_text()
    expect(steps.nth(25)).to_have_text(said)
