"""Odds in a browser: reckoned there on demand, and pages that everybody can read."""

from playwright.sync_api import Page, expect

from poch.studies.odds import reckon_odds
from poch.texts.library import find


def test_the_browser_reckons_as_the_command_does(page: Page, address: str) -> None:
    """For seats and readings of the reader's choice, to the last figure of the fraction."""
    page.goto(f"{address}odds/poch-1853-alvensleben/")
    form = page.locator("poch-odds")
    form.get_by_label("Seats").select_option("7")
    form.get_by_label("What the Sequence is").select_option("seven-eight-nine")
    form.get_by_role("button", name="Compute").click()
    row = form.locator("tr", has=page.get_by_role("rowheader", name="Sequence won", exact=True))
    expect(row).to_be_visible()
    exact = reckon_odds(find("poch-1853-alvensleben", {"sequence": "seven-eight-nine"}), 7)

    assert row.locator("td").last.inner_text() == str(exact.pools["sequence"].won)


def test_a_command_can_be_copied(page: Page, address: str) -> None:
    """The button beside it puts into the clipboard what makes the same numbers."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{address}odds/poque-1789/")
    page.get_by_role("button", name="Copy poch odds poque-1789 --seats 4", exact=True).click()
    expect(page.get_by_text("Copied")).to_be_visible()

    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == "poch odds poque-1789 --seats 4"
