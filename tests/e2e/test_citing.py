"""Citing in the browser: the dialog says what the command says."""

import re
from datetime import datetime

import pytest
from playwright.sync_api import Page

from poch.citing.cite import citation
from poch.citing.formats import formatted
from poch.texts.library import bibliography
from tools.pages.citing.citing import NAMES

WORKS = bibliography()


def shown(page: Page) -> dict[str, str]:
    """Return the forms that the dialog shows, by name."""
    page.wait_for_selector("dialog.poch-cite[open]")
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".cite-row")].map((row) =>
        [row.querySelector("h3, summary").textContent, row.querySelector(".cite-text").textContent]))"""
    )
    return found


@pytest.mark.parametrize(
    ("where", "link", "name"),
    [
        ("sources/poch-1853-alvensleben/", '[id="vie.opening"] .clause-margin .cite', "poch-1853-alvensleben/vie.opening"),
        ("sources/poch-1853-alvensleben/", "#crux-fold-out .cite", "poch-1853-alvensleben?fold-out"),
        ("sources/poch-1853-alvensleben/", ".source-self .cite", "poch-1853-alvensleben"),
        (
            "compare/poch-1853-alvensleben/poch-1908-meyer/",
            '[id="seats"] .cite',
            "poch-1853-alvensleben..poch-1908-meyer:seats",
        ),
        ("cruxes/#all", ".crux-passage .cite[href$='cite/poch-1853-alvensleben/#crux-fold-out']", "poch-1853-alvensleben?fold-out"),
        ("hands/poch-modern-pagat/three-nines/#step-17", ".source-self .cite", "poch-modern-pagat/three-nines#step-17"),
    ],
)  # fmt: skip
def test_the_dialog_says_what_the_command_says(
    page: Page, address: str, where: str, link: str, name: str
) -> None:
    """Every form, with the address at which the site is read, and today; Escape leads back to the link."""
    page.goto(address + where)
    if where.startswith(("sources", "hands")):
        page.wait_for_selector("poch-hand.ready")
    page.wait_for_load_state("networkidle")
    page.locator(link).focus()
    page.keyboard.press("Enter")
    found = shown(page)
    one, today = citation(name), datetime.now().astimezone().date()

    assert one.token == found["Id, version and hash"]
    assert address + one.address == found["Link"]
    for form, called in NAMES.items():
        text = formatted(one, form, WORKS, address, today)
        assert re.sub("</?i>", "", text) == found[called]
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.poch-cite", state="detached")
    assert page.evaluate("document.activeElement.matches('.cite')")


def test_bibtex_is_no_box_of_the_theme(page: Page, address: str) -> None:
    """What is unfolded has the colours of the dialog, not those of a note in a text."""
    page.goto(address + "sources/poch-1853-alvensleben/")
    page.wait_for_selector("poch-hand.ready")
    page.locator("#crux-fold-out .cite").click()
    shown(page)
    colours = page.locator(":is(details.cite-row, .cite-row > summary)").evaluate_all(
        """(every) => every.flatMap((one) => [getComputedStyle(one).backgroundColor,
        getComputedStyle(one, "::before").display === "block" ? "a sign" : "rgba(0, 0, 0, 0)"])"""
    )

    assert {"rgba(0, 0, 0, 0)"} == {*colours}


def test_without_the_dialog_the_link_leads_to_a_page(
    page: Page, address: str, complaints: list[str]
) -> None:
    """Where the script cannot be had, the same note stands on a page of its own."""
    page.route("**/assets/js/texts/cite.js", lambda route: route.abort())
    page.goto(address + "sources/poch-1853-alvensleben/")
    page.wait_for_selector("poch-hand.ready")
    page.locator("#crux-fold-out .cite").click()
    page.wait_for_url("**/cite/poch-1853-alvensleben/#crux-fold-out")

    complaints.clear()
    assert "The last one in" == page.locator('[id="crux-fold-out"]').inner_text()
