"""The same deal under other rules, in the browser: two boards step together, and say why they part."""

import re

import pytest
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
    expect(dialog.locator(".cx-verdict dt")).to_have_text("Who may raise vying.raising")
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
    expect(page.locator(".cx-setting")).to_contain_text("this is our device")
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


def test_the_steps_of_both_sides_are_in_the_address(page: Page, address: str) -> None:
    """A reload shows the same two sentences; steps that are not there are answered in words."""
    page.goto(f"{address}hands/poch-modern-pagat/three-nines/?with=poch-1857-pierer")
    said = page.locator(".cx-side .poch-sentence")
    expect(said).to_have_count(2)
    page.locator(".cx-boards").press("End")
    page.wait_for_url("**with-step=*")
    before, kept = said.all_inner_texts(), page.url
    page.reload()
    expect(said).to_have_text(before)
    assert kept == page.url
    page.goto(f"{address}hands/poch-modern-pagat/three-nines/?with=poch-1857-pieror&with-step=999")
    expect(page.locator(".cx-say")).to_contain_text("There is no ruleset “poch-1857-pieror” here,")
    expect(page.locator(".cx-say")).to_contain_text("There are no steps 999 side by side here,")


@pytest.mark.parametrize(
    ("tag", "rule", "choice"),
    [
        (
            "de/",
            "Welche Felder das Brett hat, der Reihe nach",
            "Ass, König, Dame, Bube, Zehn, Poch",
        ),
        ("", "Which pools the board has, in order", "Ace, King, Queen, Jack, Ten, Poch"),
        ("fr/", "Quelles cases a le tableau, dans l’ordre", "As, Roi, Dame, Valet, Dix, Poch"),
    ],
)
def test_the_rules_that_make_two_part_are_in_the_pages_language(
    page: Page, address: str, tag: str, rule: str, choice: str
) -> None:
    """The rule leads, and what each text chooses follows, and no name of the engine's."""
    page.goto(f"{address}{tag}hands/poch-modern-pagat/three-nines/?with=poque-1789")
    rules = page.locator(".cx-verdict .cx-rules")

    expect(rules.locator("dt").first).to_have_text(f"{rule} board.pools")
    expect(rules.locator("dd").nth(1)).to_have_text(f"{choice} board.pools")
    expect(page.locator(".poch-contrast .cx-rules [lang=en]")).to_have_count(0)


@pytest.mark.parametrize(
    ("tag", "adopted", "read"),
    [
        ("de", "ein Paar oder Besseres zeigen", "nichts; seine Karten bekommt niemand zu sehen"),
        ("fr", "montrer une paire ou mieux", "rien ; on ne voit pas ses cartes"),
    ],
)
def test_what_only_a_reading_chooses_is_in_the_pages_language(
    page: Page, address: str, tag: str, adopted: str, read: str
) -> None:
    """And it is that of the reading, not what the text adopts by the same clause."""
    hand = "hands/poch-jawiki/the-last-one-in-shows/"
    page.goto(f"{address}{tag}/{hand}?with=poch-jawiki&with-reading=fold-out=unseen")
    values = page.locator(".cx-verdict .cx-rules dd")

    expect(values.first).to_have_text(f"{adopted} vie.fold-out")
    expect(values.nth(1)).to_have_text(f"{read} vie.fold-out")
    expect(page.locator(".poch-contrast .cx-rules [lang=en]")).to_have_count(0)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("hoc-1765", "“hoc-1765” breaks off before it can be played, so you see the nearest one"),
        ("pope-joan-hoyle", "“pope-joan-hoyle” is of another game, so you see the nearest one"),
        ("poch-of-atlantis", "There is no ruleset “poch-of-atlantis” here"),
    ],
)
def test_what_is_not_offered_is_told_with_its_reason(
    page: Page, address: str, asked: str, said: str
) -> None:
    """A text that we have is not told to be missing."""
    page.goto(f"{address}{HAND}?with={asked}")

    expect(page.locator(".cx-say")).to_contain_text(said)
