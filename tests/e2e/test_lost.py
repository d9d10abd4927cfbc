"""Addresses that lead nowhere name what is nearest to them."""

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("sources/poch-1835-alvensleben/#vie.opening", "sources/poch-1853-alvensleben/#vie.opening"),
        ("hands/poch-modern-pagat/three-niens/", "hands/poch-modern-pagat/three-nines/"),
        ("compare/poch-1857-pierer/poch-1992-parlet/", "compare/poch-1857-pierer/poch-1992-parlett/"),
        ("cite/poque-1756/", "cite/poque-1765/"),
    ],
)  # fmt: skip
def test_an_address_without_a_page_names_the_nearest(
    page: Page, address: str, complaints: list[str], asked: str, near: str
) -> None:
    """The page for what is not found leads there, and keeps the place asked for."""
    page.goto(address + asked)
    link = page.get_by_role("alert").get_by_role("link").first

    assert address + near == link.evaluate("one => one.href")
    assert all("404" in complaint for complaint in complaints)
    complaints.clear()


@pytest.mark.parametrize(
    ("where", "asked", "near"),
    [
        ("sources/poch-1853-alvensleben/", "crux-foldout", "crux-fold-out"),
        ("compare/poch-1857-pierer/poch-1992-parlett/", "vying.rasing", "vying.raising"),
        ("cite/poch-1853-alvensleben/", "crux-foldout", "crux-fold-out"),
        ("hands/poch-modern-pagat/three-nines/", "stp-17", "step-17"),
        ("sources/poque-1789/", "cit", "cite"),
    ],
)
def test_an_unknown_place_of_a_page_names_the_nearest(
    page: Page, address: str, where: str, asked: str, near: str
) -> None:
    """The note goes when its link is followed."""
    page.goto(f"{address}{where}#{asked}")
    note = page.get_by_role("alert").filter(has_text=f"There is no {asked} here.")
    note.get_by_role("link", name=near, exact=True).first.click()

    expect(page).to_have_url(f"{address}{where}#{near}")
    expect(note).to_be_hidden()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("sources/poque-1789/#end.whn", "so you see the nearest one, end.when."),
        ("hands/poque-1789/each-of-two-pays-in-full/#step-9999", "so you see the nearest one, "),
    ],
)
def test_where_a_hand_answers_nothing_else_does(
    page: Page, address: str, asked: str, said: str
) -> None:
    """It leads to its nearest clause or step, and one notice says so."""
    page.goto(address + asked)
    expect(page.locator("poch-hand")).to_contain_text(said)

    expect(page.locator("poch-lost .poch-error")).to_be_hidden()


@pytest.mark.parametrize(
    "where", ["cite/poque-1789/", "hands/poque-1789/each-of-two-pays-in-full/"]
)
def test_nobody_is_led_to_what_is_hidden(page: Page, address: str, where: str) -> None:
    """Each place that is offered can be seen: the note on a language without this page cannot."""
    page.goto(f"{address}{where}#only-jp")
    links = page.locator("poch-lost a")
    links.first.wait_for()

    assert "#only-ja" not in [link.get_attribute("href") for link in links.all()]
