"""Doors: the first page, the menu, and where one goes from a page."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

SCREEN = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
HEIGHT = "document.documentElement.scrollHeight"
LINKS = """() => [...document.querySelectorAll("a[href], button")].filter(
  (one) => !one.closest(".md-footer, .md-nav") && one.checkVisibility(),
).length"""
DOORS = {
    "": ("Play tonight", "Read and compare", "Teach", "Museum and collections"),
    "de/": ("Heute Abend spielen", "Lesen und vergleichen", "Unterrichten", "Museum und Sammlungen"),
    "fr/": ("Jouer ce soir", "Lire et comparer", "Enseigner", "Musées et collections"),
    "ja/": ("今夜、遊ぶなら", "読んで比べる", "教える", "博物館・収集家の方へ"),
}  # fmt: skip
OVER = """(names) => names.flatMap((name) => {
  const { left, right, top, bottom } = name.getBoundingClientRect();
  return [...name.ownerSVGElement.querySelectorAll("text, rect, circle, .whisker")]
    .filter((one) => one !== name)
    .map((one) => [one.textContent || one.tagName, one.getBoundingClientRect()])
    .filter(([, at]) => at.left < right - 1 && at.right > left + 1 && at.top < bottom - 4 && at.bottom > top + 4)
    .map(([what]) => `${name.textContent}: ${what}`);
})"""
"""What is drawn over the name of a row."""
PLACES = ("play/", "own-board/", "sources/", "compare/four/", "teach/", "museum/")
"""Where a reader wants to be with one click."""


@pytest.mark.parametrize("tag", DOORS)
def test_the_first_page_is_short_and_stays_so(page: Page, address: str, tag: str) -> None:
    """Three screens, sixty links before the foot, four doors; who scrolls changes nothing."""
    page.set_viewport_size(SCREEN)
    page.goto(address + tag, wait_until="networkidle")
    page.locator("poch-hand.ready").wait_for()
    height = page.evaluate(HEIGHT)

    assert height <= 3 * SCREEN["height"]
    assert page.evaluate(LINKS) <= 60
    assert tuple(page.locator(".home-doors h2").all_inner_texts()) == DOORS[tag]
    expect(page.locator(".home-years")).to_contain_text("1441")
    links = page.locator(".home-doors a").evaluate_all("all => all.map((one) => one.href)")
    assert [] == [
        place for place in PLACES if not any(link.endswith(f"/{place}") for link in links)
    ]
    page.locator(".home-games li").last.scroll_into_view_if_needed()
    assert page.evaluate(HEIGHT) == height
    assert page.evaluate("document.documentElement.scrollWidth") == SCREEN["width"]


@pytest.mark.parametrize(
    ("name", "skip", "then"),
    [
        ("compare/#poque-1765", "Skip to content", "All texts at once"),
        ("play/", "Skip to content", "Your first game"),
        ("de/workshop/", "Zum Inhalt", ""),
        ("fr/compare/which/", "Aller au contenu", "Qu’y a-t-il d’écrit sur votre tableau ?"),
    ],
)
def test_keys_skip_the_menu_of_every_page(
    page: Page, address: str, name: str, skip: str, then: str
) -> None:
    """The first stop leads past it, offer or not; what the address shows stays, and keys go on from there."""
    page.goto(address + name, wait_until="networkidle")
    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()
    expect(page.locator(".md-skip")).to_have_text(skip)
    shown = page.url
    page.keyboard.press("Enter")
    expect(page.locator("#the-page")).to_be_focused()
    page.keyboard.press("Tab")

    assert page.url == shown
    focused = page.locator(".md-content :focus")
    expect(focused).to_have_count(1)
    expect(focused).to_contain_text(then)


@pytest.mark.parametrize("tag", DOORS)
def test_keys_skip_to_the_text_and_the_table_of_home(page: Page, address: str, tag: str) -> None:
    """The first two stops lead past the menu, also where another language is offered."""
    page.goto(address + tag)
    if tag:
        expect(page.locator(".poch-offer")).to_be_visible()
    for place in ("the-text", "the-hand"):
        page.keyboard.press("Tab")
        expect(page.locator(f'a[href="#{place}"]')).to_be_focused()
        expect(page.locator(f"#{place}")).to_be_attached()


def test_the_menu_has_five_parts_of_five_pages(page: Page, address: str) -> None:
    """What contributors read is reached from the foot, and has a menu of its own there."""
    page.goto(f"{address}glossary/")
    expect(page.locator(".md-tabs__link")).to_have_text(
        ["Play", "Read", "Compare", "Learn and teach", "Take away"]
    )
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Menu").click()
    parts = page.locator("#menu .md-nav--primary > ul > li:has(ul)")
    expect(parts.first).to_be_visible()
    expect(page.locator("#menu [aria-current]")).to_have_text("Glossary")
    pages = parts.evaluate_all("all => all.map((one) => one.querySelectorAll('a').length)")
    assert len(pages) == 5
    assert max(pages) <= 5
    expect(page.locator('.md-nav a[href*="contributing/"]')).to_have_count(0)
    page.set_viewport_size(SCREEN)
    page.locator(".md-footer").get_by_role("link", name="Contribute").click()
    expect(page.locator(".poch-part")).to_contain_text("Adding a ruleset")


@pytest.mark.parametrize("tag", ["", "de/"])
def test_the_menu_is_reached_without_scripts(browser: Browser, address: str, tag: str) -> None:
    """A link leads to the menu of the first page, which is shown there."""
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{address}{tag}glossary/")
    page.locator(".poch-menu").click()
    page.locator('#menu a[href$="timeline/"]').click()
    expect(page).to_have_url(f"{address}{tag}timeline/")
    context.close()


def test_the_menu_that_does_not_come_is_gone_to(
    page: Page, address: str, complaints: list[str]
) -> None:
    """It is on the first page, where the button would have it from."""
    page.set_viewport_size(PHONE)
    page.goto(f"{address}glossary/")
    page.route("**/drawer.js", lambda route: route.abort())
    page.get_by_role("button", name="Menu").click()
    page.wait_for_url(f"{address}#menu")
    expect(page.locator("#menu")).to_be_in_viewport()
    complaints.clear()


def test_a_source_reaches_its_vying_with_one_click(page: Page, address: str) -> None:
    """Its parts are links above its text."""
    page.goto(f"{address}sources/poch-1853-alvensleben/")
    page.locator(".poch-jumps").get_by_role("link", name="The vying").click()
    expect(page.get_by_role("heading", name="The vying")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("odds/players/", ".matters-plot .row-label"),
        ("odds/survey/", "figure:first-of-type .row-label"),
        ("odds/bluff/", ".bluff-chart .label"),
        ("odds/", ".odds-chart >> nth=0 >> .odds-label"),
        ("compare/likeness/", ".likeness-chart .row-name"),
    ],
    ids=["players", "survey", "bluff", "odds", "likeness"],
)
def test_a_chart_names_its_texts(page: Page, address: str, name: str, names: str) -> None:
    """In words, on one line or two, none like another, and none over what is drawn beside it."""
    page.goto(address + name)
    labels = page.locator(names)
    labels.first.wait_for()
    every = [" ".join(label.split()) for label in labels.all_text_contents()]
    assert {"Encyclopédie, 1765", "Académie universelle des jeux, 1789"} <= {*every}
    assert len(every) == len({*every})
    assert all(len(name) > 4 for name in every)
    over = page.evaluate(OVER, labels.element_handles())
    assert over == []


def test_a_strength_of_players_is_one_sentence_or_goes_on(page: Page, address: str) -> None:
    """No two sentences begin alike."""
    page.goto(f"{address}odds/players/")
    for strength in page.locator("#strengths + ul li").all_inner_texts():
        begins = [" ".join(sentence.split()[:3]) for sentence in strength.split(". ")]
        assert len(begins) == len({*begins}), strength


def test_a_page_of_numbers_is_found_by_its_question(page: Page, address: str) -> None:
    """Six pages, and the strength of opponents also where one chooses them."""
    page.goto(f"{address}numbers/")
    expect(page.locator(".poch-questions dt")).to_have_count(6)
    answer = page.locator(".poch-questions > div", has_text="How strong are the computer’s players")
    answer.get_by_role("link", name="Players").click()
    expect(page.locator("figure .row-label").first).to_have_text("Encyclopédie, 1765")
    page.locator(".poch-next a").click()
    page.get_by_role("link", name="How strong are they?").click()
    expect(page).to_have_url(f"{address}odds/players/")


def test_a_bar_beside_a_clause_says_what_it_is(page: Page, address: str) -> None:
    """A guess of ours, with its practices in words."""
    page.goto(f"{address}sources/poque-1765/")
    guess = page.locator("details", has_text="What the other texts make likely").first
    guess.locator("summary").click()
    expect(guess).to_contain_text("Judging by the other texts")
