"""Asking what is allowed: in Play, at a step of a hand, without a mouse."""

import re
from itertools import groupby

from playwright.sync_api import Page, expect

from tests.e2e.looks import faults
from tests.e2e.test_play import begin
from tests.e2e.test_play import table as table  # noqa: PLC0414  the fixture


def test_any_card_or_call_is_asked_about_in_play(table: Page) -> None:
    """Refused or allowed, with its clause; a card picked on the table is asked about, not played."""
    begin(table, "poch-ass-1973")
    table.get_by_role("button", name="May I …?").click()
    panel, live = table.locator(".poch-why"), table.locator(".pp [aria-live]")
    named = panel.locator(".why-card .poch-hidden").all_text_contents()
    suits = [name.split()[-1] for name in named]
    assert {*suits} <= {"clubs", "diamonds", "hearts", "spades"}
    assert len([*groupby(suits)]) == len({*suits}), "the hand is not in the order of the table"
    panel.get_by_label("Chips").fill("2")
    panel.get_by_role("button", name="Knock for").click()

    expect(panel.locator(".why-verdict")).to_contain_text("Knock for two chips: not allowed.")
    expect(panel.locator(".clause-id")).to_have_text("vie.opening")
    link = panel.locator(".why-others a", has_text="P57")
    expect(link).to_have_attribute("href", re.compile("sources/poch-1857-pierer/#vie.opening$"))
    expect(live).to_contain_text("Decided otherwise in")
    table.locator(".poch-table [data-about^='card ']:not([data-about$='?'])").last.click()
    expect(panel.locator(".why-verdict")).to_contain_text("Play the")
    assert table.locator(".pp-question").inner_text().startswith("You may")
    panel.get_by_role("button", name="Pass", exact=True).click()
    expect(panel.locator(".why-verdict")).to_contain_text("Pass: allowed.")
    assert {} == faults(table, ".poch-why")
    table.keyboard.press("Escape")
    expect(table.get_by_role("button", name="May I …?")).to_be_focused()


def test_a_recorded_hand_is_asked_by_the_keyboard(page: Page, address: str) -> None:
    """The next question counts, for whichever seat is chosen; a step on closes the panel."""
    page.goto(f"{address}hands/poch-1857-pierer/the-last-to-hold-raises/#step-38")
    page.locator("poch-hand.ready").wait_for()
    page.get_by_role("button", name="May I …?").focus()
    page.keyboard.press("Enter")
    panel = page.locator(".poch-why")
    expect(panel.get_by_label("For whom")).to_have_value("David")
    expect(page).to_have_url(re.compile("#step-39$"))
    panel.get_by_label("For whom").select_option("Bernhard")
    panel.get_by_label("Chips").fill("3")
    panel.get_by_role("button", name="Raise to").press("Enter")

    expect(panel.locator(".why-verdict")).to_contain_text("Only the last player to hold may raise")
    expect(panel.locator(".clause-id")).to_have_text("vie.answers")
    expect(panel.locator(".why-others").first).to_contain_text("Pt92")
    assert {} == faults(page, ".poch-why")
    page.get_by_role("button", name="Forward").click()
    expect(panel).to_have_count(0)
