"""Ways in: the board of “Poch in two minutes”, and what the search brings, and when."""

from string import ascii_lowercase, digits

import pytest
from playwright.sync_api import Locator, Page, expect

BEGINS = {
    "": "The melding begins.",
    "de/": "Das Melden beginnt.",
    "fr/": "Les annonces commencent.",
    "ja/": "申告が始まる。",
}
MOST = 500
"""Milliseconds from the first letter to what is found, on a desktop."""
VISITS = 4
"""A machine that has other things to do is slow at times: the best of so many visits counts."""
WAIT = """(letter) => new Promise((done) => {
  const [field, place] = [".md-search__input", ".md-search-result"].map((it) => document.querySelector(it));
  const began = performance.now();
  new MutationObserver((_, watch) => {
    if (!place.querySelector(".md-search-result__item")) return;
    watch.disconnect();
    done(performance.now() - began);
  }).observe(place, { childList: true, subtree: true });
  field.focus();
  field.value = letter;
  field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true, key: letter }));
})"""


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
    steps = page.locator("poch-hand .hand-steps .line")
    said = page.locator("poch-hand .poch-sentence").inner_text()
    expect(steps.nth(25)).to_have_text(said)


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_something_is_found_at_the_first_letter(page: Page, address: str, tag: str) -> None:
    """At once, of an index that nobody fetched before; all sections are searched soon after."""
    found: list[float] = []
    while len(found) < VISITS and min([MOST, *found]) >= MOST:
        page.goto(f"{address}{tag}sources/", wait_until="networkidle")
        found.append(page.evaluate(WAIT, "p"))
    assert min(found) < MOST

    field = page.locator(".md-search__input")
    _searched(field, "vie.opening")  # no page's name, and no beginning
    links = page.locator(f".md-search-result__link[href*='/{tag}sources/'][href*='#']")
    expect(links.first).to_be_attached()

    for letter in ascii_lowercase + digits:
        _searched(field, letter)  # a search that fails complains
    _searched(field, "qzqzqz")
    expect(page.locator(".md-search-result__link")).to_have_count(0)


def _searched(field: Locator, words: str) -> None:
    """Have words searched for: what is filled in is, once a key is let go."""
    field.fill(words)
    field.press("Shift")


@pytest.mark.parametrize(
    ("folder", "search", "asks", "licences"),
    [
        ("", "Search", "Type to start searching", "Rulesets CC0"),
        ("de/", "Suche", "Suchbegriff eingeben", "Regelwerke CC0"),
        ("fr/", "Rechercher", "Taper pour démarrer la recherche", "Règles CC0"),
    ],
)
def test_who_is_lost_searches_in_his_language(
    page: Page,
    address: str,
    complaints: list[str],
    folder: str,
    search: str,
    asks: str,
    licences: str,
) -> None:
    """Where the address tells it: the search, what it finds, and the foot."""
    page.goto(f"{address}{folder}no-such-page/")
    field = page.get_by_placeholder(search, exact=True)
    field.click()
    expect(page.locator(".md-search-result__meta")).to_have_text(asks)
    field.press_sequentially("poch")
    expect(page.locator(f".md-search-result__link[href*='/{folder}']").first).to_be_attached()
    expect(page.locator(".md-copyright")).to_contain_text(licences)
    links = page.locator(".md-copyright a")
    expect(links).to_have_count(2)
    complaints.clear()
