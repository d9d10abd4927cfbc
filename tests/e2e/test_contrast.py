"""The same deal under other rules, in the browser: two boards step together, and say why they part."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.looks import faults

HAND = "hands/poch-1810-hamburg/raised-again/"


def test_two_boards_step_together_and_say_why_they_part(page: Page, address: str) -> None:
    """The choice stands in the address; the finding is shown; from there one may play on."""
    page.goto(address + HAND)
    page.wait_for_selector("poch-hand.ready")
    page.get_by_role("link", name="Under other rules").click()
    page.get_by_label("Whose rules").select_option("poch-1897-foster")
    dialog = page.locator("dialog.poch-contrast")
    sides = dialog.locator(".cx-side")
    page.wait_for_selector(".cx-boards svg.poch-play")

    assert page.url.endswith(f"{HAND}?with=poch-1897-foster")
    expect(dialog.locator(".cx-verdict dt")).to_contain_text("vying.raising")
    expect(sides.nth(0)).to_have_class(re.compile("parts"))
    expect(sides.nth(1)).to_contain_text("Bernhard cannot raise here.")
    assert {} == faults(page, "dialog.poch-contrast")
    dialog.locator(".cx-boards").focus()
    page.keyboard.press("Home")
    expect(sides.nth(0)).to_contain_text("Layout · 1 of")
    page.keyboard.press("End")
    expect(sides.nth(1)).to_contain_text("waits")
    sides.nth(1).get_by_role("link", name="Play on from here").click()
    expect(page.locator(".pp-question")).to_contain_text("Bernhard")


def test_the_address_opens_the_contrast_again(page: Page, address: str) -> None:
    """With the readings that were chosen; closed, it is the hand's own page again."""
    page.goto(
        f"{address}hands/poch-modern-pagat/three-nines/?with=poch-modern-pagat&with-reading=dealer-takes=played#step-9"
    )
    page.wait_for_selector(".cx-boards svg.poch-play")

    expect(page.locator(".cx-verdict dt")).to_contain_text("turn-up.pool")
    page.get_by_label("Whose rules").select_option("poch-1897-foster")
    expect(page.locator(".cx-setting")).to_contain_text("that is our setting")
    expect(page.locator(".cx-verdict dt")).to_contain_text("vying.raising")
    page.locator("select[name=from]").select_option("vying")
    page.wait_for_url("**&from=vying**")
    expect(page.locator(".cx-head-line")).to_contain_text("in the vying")
    page.locator("select[name=hands]").select_option("dealt")
    page.wait_for_url("**&hands=dealt**")
    page.get_by_role("button", name="See where").click()
    expect(page.locator(".cx-more")).to_contain_text("Borrowed from the other side")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.poch-contrast", state="detached")
    assert page.url.endswith("three-nines/#step-9")
