"""The interface in other languages: chosen by the reader, kept, marked, and fetched by nobody else."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_play import sit_down

SPOKEN = ".poch-button, .pp-rulesets > legend, .pp-numbers > legend, .pp-field, .pp-sentence, .poch-by > span, .pp-question, .hand-steps .line, .seat-role"
PLAIN = {
    "compare/which/#pools=9": "h1, header p, legend, fieldset label, .which-count, .which-counts, summary",
    "odds/poch-1908-meyer/": "h1, header p, h2, .odds-beside :is(th, td), .odds-form .poch-button",
    "odds/survey/": "h1, h2, .survey-form > label, .survey-form button, thead th, section > p, dd",
    "workshop/": "h1, h2, .poch-workshop-page p, .ws-begin :not(option), summary",
}
"""Pages without a hand, and what of them speaks."""
FOREIGN = """([spoken, tag]) => Array.from(document.querySelectorAll(spoken)).filter((one) =>
  Array.from(one.childNodes).some((node) => node instanceof Text && /[a-z]{2}/i.test(node.data)) &&
  one.closest("[lang]").getAttribute("lang") !== tag).map((one) => one.textContent)"""


def choose(page: Page, name: str) -> None:
    """Choose a language by the keyboard."""
    page.locator(".poch-language button").first.focus()
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_english_readers_fetch_no_words(page: Page, address: str) -> None:
    """Nothing of the other languages comes before one of them is chosen."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}play/", wait_until="networkidle")
    assert [] == [url for url in asked if re.search("/words/|/language\\.js|catalogue", url)]

    choose(page, "Deutsch")
    expect(page.locator(".pp-start")).to_have_text("Ein Spiel beginnen")
    assert f"{address}assets/words/de.json" in asked


def test_the_language_is_kept_until_english_is_chosen_again(page: Page, address: str) -> None:
    """It holds on the next pages; what is put into it says so, and what the editors wrote is English."""
    page.goto(address)
    choose(page, "Français")
    expect(page.locator(".poch-sentence")).to_have_attribute("lang", "fr")
    page.goto(f"{address}sources/poch-modern-pagat/")
    expect(page.locator(".hand-steps .line").last).to_have_attribute("lang", "fr")
    expect(page.locator(".md-tabs__link").first).to_have_text("Accueil")
    assert (
        page.locator(".clause-body > p").first.evaluate("one => one.closest('[lang]').lang") == "en"
    )

    choose(page, "English")
    expect(page.locator(".md-tabs__link").first).to_have_text("Home")
    expect(page.locator("[lang=fr]")).to_have_count(1)


@pytest.mark.parametrize(
    ("tag", "name", "one", "two"),
    [
        ("de", "Deutsch", "Um 1 Marke pochen", "Um 2 Marken pochen"),
        ("fr", "Français", "Poquer de 1 jeton", "Poquer de 2 jetons"),
    ],
)
def test_a_hand_is_played_in_the_language(
    page: Page, folder_address: str, tag: str, name: str, one: str, two: str
) -> None:
    """Controls, questions and sentences are put into it, with their plural forms."""
    table = sit_down(page, folder_address)
    choose(table, name)
    expect(table.locator(".pp-start")).to_have_attribute("lang", tag)
    assert [] == table.evaluate(FOREIGN, [SPOKEN, tag])

    table.locator("input[name=seed]").fill("17")
    table.locator(".pp-start").click()
    call = table.locator(".pp-go")
    expect(call).to_have_text(one)
    table.locator(".pp-step").last.click()
    expect(call).to_have_text(two)
    assert [] == table.evaluate(FOREIGN, [SPOKEN, tag])


def test_finder_odds_surveys_and_workshop_are_put_into_the_language(
    page: Page, address: str
) -> None:
    """All that is not a text’s, nor its editors’."""
    page.add_init_script("localStorage.setItem('poch-language', 'de')")
    for path, spoken in PLAIN.items():
        page.goto(f"{address}{path}", wait_until="networkidle")
        expect(page.locator("h1")).to_have_attribute("lang", "de")
        assert [] == page.evaluate(FOREIGN, [spoken, "de"]), path


@pytest.mark.parametrize("spelt", ["König", "konig", "koenig"])
def test_the_search_knows_other_spellings(page: Page, address: str, spelt: str) -> None:
    """A letter with an accent is found without it, and where it is found it is marked."""
    page.goto(address)
    page.locator(".md-search__input").fill(spelt)

    expect(page.locator(".md-search-result__article mark").first).to_have_text("König")


def test_cards_are_shown_with_the_suits_that_are_chosen(page: Page, address: str) -> None:
    """On the cards, in their names, on the board and in the sentences; and back again."""
    page.goto(f"{address}hands/poch-modern-pagat/three-nines/#step-26")
    sentence, board = page.locator(".poch-sentence"), page.locator(".board-name")
    expect(sentence).to_have_text("Anja shows the ace of spades, taking four chips from Ace.")
    expect(board).to_contain_text(["A", "K", "Q"])

    page.get_by_label("Suits of the cards").select_option("german")
    expect(sentence).to_have_text("Anja shows the Deuce of leaves, taking four chips from Deuce.")
    expect(board).to_contain_text(["D", "K", "O"])
    told = page.locator("svg.poch-play")
    expect(told).to_have_attribute("aria-label", re.compile(r"Turned up: Unter of leaves\."))

    page.get_by_label("Suits of the cards").select_option("")
    expect(sentence).to_have_text("Anja shows the ace of spades, taking four chips from Ace.")
