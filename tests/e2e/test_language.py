"""Pages in other languages: they are played, searched and left in that language."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.looks import unfold
from tests.e2e.test_play import AT_ONCE
from tests.english import english

SAID = """() => [...document.querySelectorAll("poch-play, header.md-header, .md-tabs")].flatMap((part) =>
  [...part.querySelectorAll("*")].filter((one) => one.checkVisibility() && !one.closest(
    "option[value], .clause-id, .hand-steps li > a, svg.poch-picture, [lang]:not(html)")).flatMap((one) => [
      ...[...one.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
      ...["aria-label", "title", "placeholder"].map((name) => one.getAttribute(name) ?? ""),
    ]).filter((text) => /[a-z]{2}/i.test(text)))"""
DEALS = {"poch-modern-pagat": 17, "poque-1789": 4, "poch-1857-pierer": 9}
MOST = 0.005


ANSWERED = """() => {
  if (document.querySelector(".pp-scores, .pp-trouble")) return null;
  const all = [...document.querySelectorAll(".pp-options button:not(.pp-step)")];
  const moves = performance.getEntriesByName("poch-move").length;
  (document.querySelector(".card.open") ?? all.at(-1)).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return moves;
}"""
"""Chooses and answers at once: a question that is over by the time of a second look is not taken for the next."""


def answer(page: Page) -> bool:
    """Answer a question by the first thing that is allowed; tell whether there was one."""
    page.wait_for_function(
        "() => document.querySelector('.pp-options button, .card.open, .pp-trouble')"
    )
    assert page.locator(".pp-trouble").count() == 0
    moves = page.evaluate(ANSWERED)
    if moves is None:
        return False
    page.wait_for_function(
        "(moves) => performance.getEntriesByName('poch-move').length > moves", arg=moves
    )
    return True


@pytest.mark.parametrize("tag", ["de", "fr"])
def test_three_hands_are_played_in_the_language(page: Page, folder_address: str, tag: str) -> None:
    """From the choices to the score: every word that is shown, or said to those who listen."""
    page.add_init_script(AT_ONCE)
    said: set[str] = set()
    for ruleset, seed in DEALS.items():
        page.goto(f"{folder_address}{tag}/play/?ruleset={ruleset}")
        unfold(page, ".pp-setup")
        page.locator("input[name=seed]").fill(str(seed))
        said |= set(page.evaluate(SAID))
        page.locator(".pp-start").click()
        for _ in range(60):
            said |= set(page.evaluate(SAID))
            if not answer(page):
                break
        expect(page.locator(".pp-scores")).to_be_visible()
        said |= set(page.evaluate(SAID))
        page.get_by_role(
            "button", name={"de": "Neues Spiel …", "fr": "Nouvelle partie…"}[tag]
        ).first.click()
    english_words, words = english(sorted(said), tag)

    assert words > 1_000
    assert english_words.total() <= MOST * words, english_words.most_common(20)


@pytest.mark.parametrize(
    ("tag", "single", "two"),
    [
        ("de", "Mit einer Marke pochen", "Mit 2 Marken pochen"),
        ("fr", "Poquer d’un jeton", "Poquer de 2 jetons"),
        ("ja", "チップを1枚賭けてノック", "チップを2枚賭けてノック"),
    ],
)
def test_a_number_of_chips_has_its_form(
    page: Page, folder_address: str, tag: str, single: str, two: str
) -> None:
    """One chip, and two."""
    page.add_init_script(AT_ONCE)
    page.goto(f"{folder_address}{tag}/play/?ruleset=poch-modern-pagat")
    unfold(page, ".pp-setup")
    page.locator("input[name=seed]").fill("17")
    page.locator(".pp-start").click()
    call = page.locator(".pp-go")
    expect(call).to_have_text(single)
    page.locator(".pp-step").last.click()
    expect(call).to_have_text(two)


def test_cards_are_shown_with_the_suits_that_are_chosen(page: Page, address: str) -> None:
    """On the cards, in their names, on the board and in the sentences; and back again."""
    page.goto(f"{address}hands/poch-modern-pagat/three-nines/#step-26")
    sentence, board = page.locator(".poch-sentence"), page.locator(".board-name")
    expect(sentence).to_have_text("Anja shows the ace of spades, taking four chips from Ace.")
    expect(board).to_contain_text(["A", "K", "Q"])

    unfold(page, ".ph-more > .poch-bar")
    page.get_by_label("Suits of the cards").select_option("german")
    expect(sentence).to_have_text("Anja shows the Deuce of leaves, taking four chips from Deuce.")
    expect(board).to_contain_text(["D", "K", "O"])
    picture = page.locator("svg.poch-play")
    expect(picture).to_have_attribute("aria-label", re.compile(r"Turned up: Unter of leaves\."))

    unfold(page, ".ph-more > .poch-bar")
    page.get_by_label("Suits of the cards").select_option("")
    expect(sentence).to_have_text("Anja shows the ace of spades, taking four chips from Ace.")


@pytest.fixture
def german(browser: Browser) -> Iterator[Page]:
    """A page of somebody whose browser asks for German first."""
    context = browser.new_context(locale="de-AT", service_workers="block")
    yield context.new_page()
    context.close()


def test_the_language_of_the_browser_is_offered_and_never_forced(
    german: Page, address: str
) -> None:
    """It leads to the same step of the same hand; refused, it is not offered again."""
    hand = "hands/poch-modern-pagat/three-nines/"
    german.goto(f"{address}{hand}#step-12")
    german.get_by_role("link", name="Diese Seite auf Deutsch").click()
    expect(german).to_have_url(f"{address}de/{hand}#step-12")
    expect(german.locator(".poch-by")).to_contain_text("12 von")
    expect(german.get_by_role("link", name="This page in English")).to_have_count(0)

    german.evaluate("localStorage.clear()")
    german.goto(f"{address}sources/")
    german.get_by_role("button", name="Jetzt nicht").press("Enter")
    expect(german.get_by_role("link", name="Diese Seite auf Deutsch")).to_have_count(0)
    german.goto(f"{address}cruxes/")
    german.wait_for_load_state("networkidle")
    expect(german.get_by_role("link", name="Diese Seite auf Deutsch")).to_have_count(0)
    expect(german.get_by_role("heading", level=1)).to_have_text("Cruxes")


LINKS = """(scope) => [...document.querySelectorAll(scope)].flatMap((one) => [...one.querySelectorAll("a[href]:not([hreflang])")])
  .map(({ href }) => href)"""
PLACES = {
    "a hand": ("hands/poque-1789/two-pairs-of-queens/", "poch-hand.ready", "poch-hand"),
    "a source": ("sources/poque-1789/", "poch-hand.ready", "poch-hand"),
    "a contrast": (
        "hands/poque-1789/two-pairs-of-queens/?with=poch-modern-pagat",
        ".poch-contrast .cx-rules dd",
        ".poch-contrast",
    ),
    "the end of the first game": ("first-game/#paid", ".first-below a", "poch-lesson"),
    "exercises": ("exercises/#poque-1789&clause", ".first-rule a", "poch-exercises"),
    "play": ("play/?ruleset=poque-1789", ".pp-options", ".pp"),
}


@pytest.mark.parametrize("tag", ["de", "fr"])
@pytest.mark.parametrize("where", PLACES)
def test_what_scripts_link_to_is_in_the_language(
    page: Page, address: str, tag: str, where: str
) -> None:
    """Clauses, hands, citations and games: nobody is led into another language without being told."""
    place, ready, scope = PLACES[where]
    page.add_init_script(AT_ONCE)
    page.goto(f"{address}{tag}/{place}")
    if where == "play":
        page.locator(".pp-start").click()
    if where == "exercises":
        page.locator(".exercise-answers button").first.click()
    page.locator(ready).first.wait_for()
    if where in {"a hand", "a source"}:
        page.keyboard.press("ArrowRight")
    links = page.evaluate(LINKS, scope)

    assert links
    assert [] == [link for link in links if not link.startswith(f"{address}{tag}/")]


def test_in_japanese_links_lead_to_the_pages_that_there_are(page: Page, address: str) -> None:
    """The texts are there in English; the others play at the pace that is usual."""
    page.goto(f"{address}ja/play/?ruleset=poque-1789")
    page.locator(".pp-start").click()
    page.locator(".pp-options").first.wait_for()
    links = page.evaluate(LINKS, ".pp-clauses")

    assert links
    assert all(link.startswith(f"{address}sources/poque-1789/#") for link in links)
