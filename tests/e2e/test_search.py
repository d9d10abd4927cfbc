"""The search: what readers type, what they expect, and what is said where it does not come."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from poch.texts.document import load
from tests.e2e.kinds import measured
from tests.e2e.searching import DIALOG, LINKS, opened, places, searched
from tests.turns import turn

MARKED = (
    *("{}?", "{}!", "{}.", "{},", "{}:", "{};", "({})", "[{}]", "“{}”", '"{}"', "„{}“", "«{}»"),
    *("« {} »", "‘{}’", "'{}'", "–{}–", "—{}", "…{}…", "{}/", "*{}*", "¿{}?", "‹{}›", "#{}"),  # noqa: RUF001
    *("「{}」", "『{}』", "（{}）", "{}？", "{}！", "{}。", "、{}", "  {}  ", "{}’"),  # noqa: RUF001
)
"""Marks that touch a word."""
WORDS = {"": "Poch", "de/": "Trumpf", "fr/": "atout", "ja/": "ポッホ"}
SPELT = {
    "": (
        ("König", "koenig", "KÖNIG", "Ko\u0308nig", "Koenig"),
        ("séquence", "se\u0301quence"),
        ("pool", "Pool", "POOL", "pools"),
        ("claim", "claims"),
        ("player’s", "player's", "player"),
        ("turn-up", "turn\u2011up", "turn up"),
        ("first", "ﬁrst"),
    ),
    "de/": (
        ("König", "Koenig", "koenig", "KOENIG", "Ko\u0308nig"),
        ("Könige", "Koenige", "König"),
        ("groß", "gross", "GROSS"),
        ("Straße", "Strasse"),
        ("für", "fuer"),
        ("Übungen", "Uebungen", "übung"),
        ("Felder", "feld"),
    ),
    "fr/": (
        ("cœur", "coeur", "CŒUR", "cœurs"),
        ("l’atout", "l'atout", "atout", "d’atout", "atouts"),
        ("règles", "règle"),
    ),
    "ja/": (("ポッホ", "ﾎﾟｯﾎ"), ("Poch", "ｐｏｃｈ", "poch")),  # noqa: RUF001
}
"""Spellings of a word that find the same."""
BARE = {"": ("König", "konig"), "de/": ("Könige", "konige"), "fr/": ("séquence", "sequence")}
"""Words whose accents only move what was found: as it is spelt, it comes first."""
QUERIES = load(Path(__file__).with_name("queries.yaml")).data
"""What readers ask, and the page that they mean."""
NONSENSE = ("qzqzqz", "xylophone", "Xbqwv Zzkt")
MOST = 500
"""Milliseconds from a letter to what is found, once the index is there; the best of a few counts."""
TIMED = """(letters) => new Promise((done) => {
  const [field, list] = ["input", ".search-found"].map((it) => document.querySelector(`dialog.poch-search ${it}`));
  const began = performance.now();
  new MutationObserver((_, watch) => {
    if (list.ariaBusy === "true" || !list.querySelector("a")) return;
    watch.disconnect();
    done(performance.now() - began);
  }).observe(list, { childList: true, attributes: true });
  field.value = letters;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
})"""


@pytest.mark.parametrize("tag", WORDS)
def test_marks_that_touch_a_word_change_nothing(page: Page, address: str, tag: str) -> None:
    """Whatever they are, and in whatever language."""
    page.goto(f"{address}{tag}")
    plain = places(page, WORDS[tag], address)
    assert plain

    assert [] == [
        pattern
        for pattern in turn(MARKED, 4)
        if places(page, pattern.format(WORDS[tag]), address) != plain
    ]


@pytest.mark.parametrize("tag", SPELT)
def test_a_word_is_found_however_it_is_spelt(page: Page, address: str, tag: str) -> None:
    """With its letters or those that stand for them, in capitals, in the plural, by ligatures."""
    page.goto(f"{address}{tag}")
    for word, *others in SPELT[tag]:
        hits = number_of_hits(page, word)
        assert not hits.startswith("0")
        assert {hits} == {number_of_hits(page, other) for other in others}, word
    for word, other in [BARE[tag]] if tag in BARE else []:
        assert number_of_hits(page, word) == number_of_hits(page, other)


def number_of_hits(page: Page, words: str) -> str:
    """Return how much is found."""
    searched(page, words)
    return re.sub(r"\D", "", page.locator(f"{DIALOG} [role=status]").inner_text()) or "1"


@pytest.mark.parametrize("tag", WORDS)
def test_the_search_brings_the_page_that_a_reader_means(page: Page, address: str, tag: str) -> None:
    """By its title, and by the words of readers: as the first, or as one of the first two."""
    asked = QUERIES[tag.removesuffix("/") or "en"]
    page.goto(f"{address}{tag}editorial/" if tag != "ja/" else f"{address}{tag}")
    searches = {
        words: (place, places(page, words, address + tag)[:most])
        for most, few in ((1, turn([*asked["first"].items()], 4)), (2, asked["soon"].items()))
        for words, place in few
    }

    assert {} == {words: both for words, both in searches.items() if both[0] not in both[1]}


def test_sixty_queries_and_more_are_asked() -> None:
    """In four languages."""
    assert len(QUERIES) == len(WORDS)
    assert sum(len(of) for asked in QUERIES.values() for of in asked.values()) >= 60


@pytest.mark.parametrize("tag", WORDS)
def test_nothing_is_found_for_nonsense_and_nothing_is_asked_by_marks(
    page: Page, address: str, tag: str
) -> None:
    """No page is shown that only begins with one of its letters."""
    page.goto(f"{address}{tag}")
    for words in NONSENSE:
        expect(searched(page, words)).to_have_count(0)
    none = page.locator(f"{DIALOG} [role=status]").inner_text()
    expect(searched(page, "?!")).to_have_count(0)
    expect(page.locator(f"{DIALOG} [role=status]")).not_to_have_text(none)
    searched(page, WORDS[tag])
    expect(searched(page, "")).to_have_count(0)


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_a_language_finds_its_own_pages_in_a_folder_too(
    page: Page, folder_address: str, tag: str
) -> None:
    """All that is found is in that language, and is there."""
    page.goto(f"{folder_address}{tag}glossary/")
    links = places(page, "Poch", folder_address)
    of_others = re.compile(r"(de|fr|ja)/")
    assert links
    assert [] == [link for link in links if bool(of_others.match(link)) is not bool(tag)]
    with page.expect_navigation():
        page.locator(LINKS).nth(1).click()
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_something_is_found_at_the_first_letter(page: Page, address: str, tag: str) -> None:
    """Even by the letter with which most words begin, and by none is it stopped."""
    page.goto(f"{address}{tag}")
    for letter in turn("abcdefghijklmnopqrstuvwxyz0123456789", 4):
        searched(page, letter)


@measured
def test_what_is_found_comes_soon(page: Page, address: str) -> None:
    """Once the index is there."""
    page.goto(address)
    searched(page, "a")

    assert min(page.evaluate(TIMED, letter) for letter in ("s", "p", "s", "p")) < MOST


def test_what_the_search_needs_comes_when_somebody_searches(page: Page, address: str) -> None:
    """Readers who do not search do not fetch it."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address, wait_until="networkidle")
    assert [] == [url for url in asked if "/search" in url]

    searched(page, "Alvensleben")
    assert f"{address}search/pagefind.js" in asked


def test_the_search_is_used_by_keys(page: Page, address: str) -> None:
    """It opens with Ctrl+K and with no bare letter, arrows go through what is found, Enter follows, Escape closes."""
    page.goto(f"{address}glossary/")
    page.locator("h1").click()
    page.keyboard.type("s/fk")
    expect(page.locator(DIALOG)).to_be_hidden()
    page.keyboard.press("Control+k")
    field = page.get_by_role("searchbox", name="Search")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()

    page.locator(".poch-search-open").press("Enter")
    searched(page, "forehand")
    expect(page.get_by_role("dialog", name="Search").get_by_role("status")).to_contain_text("found")
    page.keyboard.press("ArrowDown")
    expect(page.locator(LINKS).first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"{DIALOG} .search-found a").last).to_be_focused()
    page.keyboard.press("ArrowDown")
    field.fill("Meyer 1908")
    page.keyboard.press("Enter")  # before anything is shown
    expect(page).to_have_url(f"{address}sources/poch-1908-meyer/")


def test_a_place_on_the_same_page_closes_the_search(page: Page, address: str) -> None:
    """And the page is at that place."""
    page.goto(f"{address}glossary/")
    searched(page, "forehand").first.click()
    expect(page).to_have_url(f"{address}glossary/#deal.forehand")
    expect(page.locator(DIALOG)).to_be_hidden()


def test_more_is_shown_when_asked_for(page: Page, address: str) -> None:
    """The focus goes to the first of it."""
    page.goto(address)
    links = searched(page, "Poch")
    before = links.count()
    page.get_by_role("button", name="Show more").click()
    expect(links.nth(before)).to_be_focused()


def test_nothing_is_wider_than_a_phone(page: Page, address: str) -> None:
    """Long addresses and German words too."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{address}de/")
    for words in ("Poch", "Wahrscheinlichkeit", "cite poch-modern-enwiki"):
        searched(page, words)
        wide = page.locator(DIALOG).evaluate("one => one.scrollWidth - one.clientWidth")
        assert wide == 0


def test_a_page_within_another_has_no_search(page: Page, address: str) -> None:
    """Its key does nothing there."""
    page.goto(f"{address}hands/poch-modern-pagat/three-nines/?embed", wait_until="networkidle")
    page.keyboard.press("Control+k")
    expect(page.locator(DIALOG)).to_be_hidden()


@pytest.mark.parametrize(
    ("tag", "coming", "asks"),
    [
        ("", "The search is on its way …", "Type a word to search for."),
        ("de/", "Die Suche wird geladen …", "Geben Sie ein Wort ein, nach dem Sie suchen."),
        ("fr/", "La recherche se charge…", "Saisissez un mot à chercher."),
        ("ja/", "検索を読み込んでいます…", "探している言葉を入力してください。"),
    ],
)
def test_the_search_says_when_it_is_on_its_way(
    page: Page, address: str, tag: str, coming: str, asks: str
) -> None:
    """What is typed meanwhile is asked when it is there."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/search/pagefind.js", hold)
    page.goto(f"{address}{tag}")
    field = opened(page)
    status = page.locator(f"{DIALOG} [role=status]")
    field.fill("Poch")
    expect(page.locator(f"{DIALOG} .search-found")).to_have_attribute("aria-busy", "true")
    expect(status).to_have_text(coming)
    while not held:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()
    expect(page.locator(LINKS).first).to_be_visible()
    field.fill("")
    expect(status).to_have_text(asks)


LOST = {
    "words of the index": "**/search/en.json",
    "beginning": "**/search/pagefind-entry.json",
    "Pagefind": "**/search/pagefind.js",
    "its program": "**/wasm.en.pagefind",
    "its list": "**/*.pf_meta",
    "what is shown": "**/*.pf_fragment",
    "our script": "**/page/search.js",
    "our words": "**/en.search.ftl*",
}


@pytest.mark.parametrize("pattern", LOST.values(), ids=LOST)
@pytest.mark.parametrize("how", ["aborted", "gone"])
def test_the_search_says_what_cannot_be_had(
    page: Page, address: str, complaints: list[str], pattern: str, how: str
) -> None:
    """It never says that no page has the words; trying again finds them."""

    def lose(route: Route) -> None:
        if how == "gone":
            route.fulfill(status=404, body="gone")
        else:
            route.abort()

    page.route(pattern, lose)
    page.goto(address)
    opened(page).fill("Poch")
    lost = page.locator(f"{DIALOG} .poch-error")
    expect(lost).to_contain_text("could not be loaded")
    expect(page.locator(f"{DIALOG} [role=status]")).not_to_contain_text("No page")
    expect(page.locator(LINKS)).to_have_count(0)

    page.unroute(pattern)
    again = lost.get_by_text("Try again")
    if again.evaluate("one => one.localName") == "a":
        with page.expect_navigation():
            again.click()
        expect(searched(page, "Poch").first).to_be_visible()
    else:
        again.click()
        expect(page.locator(LINKS).first).to_be_visible()
        expect(lost).to_be_hidden()
    complaints.clear()


def test_a_part_of_the_index_that_does_not_come_is_told_of(
    page: Page, address: str, complaints: list[str]
) -> None:
    """What is found without it is not all."""
    page.route("**/*.pf_index", lambda route: route.abort())
    page.goto(address)
    opened(page).fill("Poch")
    lost = page.locator(f"{DIALOG} .poch-error")
    expect(lost).to_contain_text("A part of the index did not arrive")
    page.unroute("**/*.pf_index")
    lost.get_by_text("Try again").click()
    expect(page.locator(LINKS).first).to_be_visible()
    expect(lost).to_be_hidden()
    complaints.clear()


@pytest.mark.parametrize(
    ("folder", "search", "licences"),
    [
        ("", "Search", "Rulesets CC0"),
        ("de/", "Suche", "Regelwerke CC0"),
        ("fr/", "Recherche", "Règles CC0"),
        ("ja/", "検索", "CC0"),
    ],
)
def test_who_is_lost_searches_in_their_language(
    page: Page, address: str, complaints: list[str], folder: str, search: str, licences: str
) -> None:
    """Where the address tells it: the search, what it finds, and the foot."""
    page.goto(f"{address}{folder}no-such-page/")
    page.get_by_role("button", name=search).click()
    expect(page.get_by_role("searchbox", name=search)).to_be_focused()
    expect(searched(page, "poch").first).to_have_attribute("href", re.compile(f"/{folder}"))
    expect(page.locator(".md-copyright")).to_contain_text(licences)
    expect(page.locator(".md-copyright a")).to_have_count(4)
    complaints.clear()


def test_who_never_searched_is_told_so_without_a_network(browser: Browser, address: str) -> None:
    """On a page that is kept; nothing is said to be missing from the pages."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.reload(wait_until="networkidle")
    context.set_offline(True)
    opened(page).fill("Poch")
    expect(page.locator(f"{DIALOG} .poch-error")).to_contain_text("You are offline")
    expect(page.locator(f"{DIALOG} [role=status]")).to_have_text("")
    context.close()
