"""Whatever stands in the browser's storage, the pages come up, and say what they let go."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.test_branches import names, shelf
from tests.e2e.test_play import AT_ONCE, answer, answers, begin, seen, sentences
from tests.records.test_kept_links import LINKS
from tests.turns import turn

DEEP = "[" * 5_000 + "]" * 5_000
RULESET = "poch-modern-pagat"
RECORD = {
    "ruleset": RULESET,
    "readings": {},
    "seats": ["You", "Anna", "Bernhard"],
    "deal": {"seed": 17},
    "actions": [],
}
STATE = {
    "record": RECORD,
    "first": RECORD,
    "viewer": "You",
    "bots": "cautious",
    "totals": {},
    "dealt": 1,
    "end": None,
}
ENTRY = {"id": "own.x", "title": "Mine", "seats": [3, 4], "table": {}, "cruxes": []}
ABOUT = {"id": "own.x", "name": "Mine", "from": "", "changed": 1}
SPOILED = ("5", "true", '"x"', "[null]", "{}", "[[]]", DEEP, "{not JSON", '{"text": 5}')
ELSEWHERE = ("https://example.org/x", "//example.org/x", "../../x", "data:,x", "x?", "__proto__")

GAME = "The saved game was damaged"
GAME_LINK = next(link for link in LINKS if link.startswith("play/#"))
OWN = "The list of your own rules was damaged"
CHOICES = "Your last choices were damaged"


def said(page: Page, text: str) -> None:
    """Wait until the page can be used, and has said something or else nothing of damage."""
    expect(page.get_by_role("button", name="Start a game")).to_be_visible()
    if text:
        expect(page.locator(".pp")).to_contain_text(text)
    else:
        expect(page.locator(".pp")).not_to_contain_text("damaged")


def stored(page: Page, address: str, place: str, **kept: str) -> Page:
    """Open a page with these values kept, and no others."""
    script = "found => { localStorage.clear(); Object.entries(found).map(one => localStorage.setItem(...one)); }"
    if not page.url.startswith(address):
        page.goto(f"{address}404.html")
    page.evaluate(script, {name.replace("_", "-"): value for name, value in kept.items()})
    page.goto(address + place, wait_until="domcontentloaded")
    return page


def whole(value: Any) -> str:
    """Return a value as it is kept."""
    return json.dumps(value)


def spoiled_parts(value: dict[str, Any]) -> list[str]:
    """Return a value with each of its parts, one at a time, of a kind that it never is.

    What a deal is, the engine knows.
    """
    parts: list[str] = []
    for name, part in value.items():
        if name == "deal":
            continue
        if isinstance(part, dict) and part:
            parts += [
                whole({**value, name: json.loads(spoiled)}) for spoiled in spoiled_parts(part)
            ]
        parts += [whole(value | {name: False}), whole(value | {name: {"a": []}})]
    return parts


CASES = [
    *(("poch_choices", spoiled, CHOICES) for spoiled in SPOILED),
    *(
        ("poch_choices", spoiled, CHOICES)
        for spoiled in (
            '{"seats": "x"}',
            '{"seats": 2.5}',
            '{"place": []}',
            '{"name": {}}',
            '{"bots": "x"}',
        )
    ),
    ("poch_choices", "null", ""),
    *(("poch_game", spoiled, GAME) for spoiled in SPOILED),
    *(("poch_own", spoiled, OWN) for spoiled in SPOILED),
    *(("poch_speed", spoiled, "") for spoiled in ("[null]", '"toString"')),
    *(
        (name, spoiled, "")
        for name in ("poch_language", "poch_suits")
        for spoiled in ("5", "xx", "../x")
    ),
]


def test_a_spoiled_value_is_let_go_and_play_begins(page: Page, address: str) -> None:
    """Each value that is kept is spoiled in many ways; the page says so where it matters."""
    for name, value, line in turn(CASES, 4):
        said(stored(page, address, "play/", **{name: value}), line)


def test_a_game_with_a_spoiled_part_is_let_go(page: Page, address: str) -> None:
    """So many parts as a game has; a game that is whole goes on."""
    for value in turn(spoiled_parts(STATE), 4):
        said(stored(page, address, "play/", poch_game=value), "The saved game was damaged")
    stored(page, address, "play/", poch_game=whole(STATE))
    expect(answers(page).first).to_be_visible()


def test_rules_of_ones_own_with_a_spoiled_part_are_not_offered(page: Page, address: str) -> None:
    """The others are, and the draft's text stays to be opened in the workshop."""
    every = [*SPOILED, *spoiled_parts(ENTRY)]
    for entry in (*turn(every, 4), every[-1]):
        value = f'{{"text": "title: Mine", "entry": {entry}}}'
        kept = {"poch_own": whole([ABOUT]), "poch_own.x": value}
        stored(page, address, "play/", **kept)
        expect(page.get_by_role("button", name="Start a game")).to_be_visible()
    expect(page.locator(".pp-rulesets")).not_to_contain_text("Mine")
    page.goto(f"{address}workshop/")
    expect(page.locator(".ws-drafts")).to_contain_text("Mine")


def test_spoiled_branches_are_let_go_on_the_shelf(page: Page, address: str) -> None:
    """Those that are whole stay."""
    branch = {"id": "b", "name": "B", "title": "T", "changed": 1, "state": STATE}
    elsewhere = {**branch, "state": {**STATE, "from": {"name": "", "step": 1, "link": "//x.org"}}}
    for value in (*SPOILED, whole([branch, None, elsewhere, {**branch, "state": {}}])):
        stored(page, address, "play/", poch_branches=value)
        shelf(page)
        expect(page.locator(".pp-shelf").get_by_role("alert")).to_contain_text("your branches")
    assert ["B"] == names(page)


def test_a_draft_is_found_when_the_list_of_drafts_is_lost(page: Page, address: str) -> None:
    """What was written is there, though nothing says any more what it was called."""
    kept = {"poch_own": "[null]", "poch_own.x": whole({"text": "title: Mine"})}
    stored(page, address, "workshop/", **kept)
    expect(page.get_by_role("alert")).to_contain_text(OWN)
    page.locator(".ws-drafts").get_by_role("link").first.click()
    expect(page.get_by_label("The text of the rules")).to_contain_text("title: Mine")


@pytest.mark.parametrize("value", [*SPOILED, "darkest", "system"])
def test_a_spoiled_choice_of_colours_is_not_used(page: Page, address: str, value: str) -> None:
    """The page has the colours of the reader's system."""
    stored(page, address, "how-to-play/", poch_colours=value)
    expect(page.locator("html")).to_have_attribute("data-md-color-scheme", "default")


def test_chosen_colours_stay(page: Page, address: str) -> None:
    """A button goes from the system's to light and to dark, and back; the next page has what was chosen."""
    page.goto(f"{address}how-to-play/")
    page.get_by_role("button", name="(switch to light)").click()
    page.get_by_role("button", name="Light (switch to dark)").click()
    expect(page.get_by_role("button", name="Dark (switch to your system’s choice)")).to_be_visible()
    page.goto(f"{address}glossary/")
    expect(page.locator("html")).to_have_attribute("data-md-color-scheme", "slate")
    page.get_by_role("button", name="Dark (").click()
    expect(page.locator("html")).to_have_attribute("data-md-color-scheme", "default")


def test_colours_pressed_before_their_script_is_there_are_chosen(page: Page, address: str) -> None:
    """The press waits for the frame of the page, and counts once."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/page-frame*.js", hold)
    with page.expect_request("**/page-frame*.js"):
        page.goto(f"{address}how-to-play/")
        page.get_by_role("button", name="(switch to light)").click()
    held[0].continue_()

    expect(page.get_by_role("button", name="Light (switch to dark)")).to_be_visible()


def test_colours_are_chosen_where_storage_is_refused(page: Page, address: str) -> None:
    """For the page at hand."""
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw Error() } })"
    )
    page.goto(f"{address}how-to-play/")
    page.get_by_role("button", name="(switch to light)").click()
    page.get_by_role("button", name="Light (switch to dark)").click()
    expect(page.locator("html")).to_have_attribute("data-md-color-scheme", "slate")


@pytest.mark.parametrize("name", ELSEWHERE)
def test_a_ruleset_that_is_an_address_is_never_fetched(page: Page, address: str, name: str) -> None:
    """Neither from a game that was kept, nor from a branch."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    game = {**STATE, "record": {**RECORD, "ruleset": name}}
    branch = {"id": "b", "name": "B", "title": "T", "changed": 1, "state": game}
    stored(page, address, "play/", poch_game=whole(game), poch_branches=whole([branch]))
    expect(page.get_by_role("alert")).to_contain_text(f"“{name}” is not here")
    shelf(page)
    page.get_by_role("button", name="Open B").click()
    expect(page.get_by_role("alert")).to_contain_text(f"“{name}” is not here")

    assert all(url.startswith(address) for url in asked)
    assert not [url for url in asked if url.removesuffix(".json").endswith((name, "/x"))]


def test_two_windows_on_one_game_make_two_games(page: Page, address: str) -> None:
    """Whoever answers after the other goes on beside it, and is told; no answer is lost."""
    page.goto(f"{address}play/")
    page.evaluate(AT_ONCE)
    page.reload()
    begin(page, RULESET)
    answers(page)
    other = page.context.new_page()
    other.goto(f"{address}play/")
    answers(other)
    answer(page)
    expect(other.locator(".pp-note")).to_contain_text("A game is going on in another window")
    asked = other.locator(".pp-options").element_handle()
    answers(other).first.click()
    asked.wait_for_element_state("hidden")
    expect(other.locator(".pp-note")).to_contain_text("saved beside it, as a branch")
    other.locator(".pp-options").wait_for()
    second = sentences(other)
    answer(page)
    first = sentences(page)

    assert first != second
    page.reload()
    answers(page)
    assert first == sentences(page)
    shelf(page)
    assert 1 == page.get_by_label("Name of the branch").count()
    page.get_by_role("button", name="Open ").click()
    expect(page.locator(".pp-log li").nth(len(second) - 1)).to_be_attached()
    assert second == sentences(page)
    assert seen(page) == seen(other)


def test_a_game_outlives_a_script_that_does_not_come(
    page: Page, address: str, complaints: list[str]
) -> None:
    """It is not taken for one that cannot go on, and goes on when the script is there."""
    page.route("**/sitting.js", lambda route: route.abort())
    stored(page, address, "play/", poch_game=whole(STATE))
    expect(page.get_by_role("alert")).to_contain_text("sitting.js: the host cannot be reached")
    assert whole(STATE) == page.evaluate("localStorage.getItem('poch-game')")

    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(answers(page).first).to_be_visible()
    complaints.clear()


@pytest.mark.parametrize("place", [GAME_LINK, f"play/?ruleset={RULESET}"])
def test_a_game_that_an_address_pushes_aside_waits_as_a_branch(
    page: Page, address: str, place: str
) -> None:
    """Whoever opens another hand and plays on in it finds their own on the shelf."""
    stored(page, address, place, poch_game=whole(STATE), poch_speed=whole("at once"))
    if "ruleset" in place:
        page.get_by_role("button", name="Start a game").click()
    else:
        expect(answers(page).first).to_be_visible()
        assert whole(STATE) == page.evaluate("localStorage.getItem('poch-game')")
        answers(page).first.click()
    page.wait_for_function(
        "before => localStorage.getItem('poch-game') !== before", arg=whole(STATE)
    )
    expect(answers(page).first).to_be_visible()
    shelf(page)
    assert 1 == page.get_by_label("Name of the branch").count()
    page.get_by_role("button", name="Open ").click()
    expect(page.locator(".pp-about")).to_contain_text("17")


def test_what_is_kept_of_a_copy_outlives_what_does_not_come(
    page: Page, address: str, complaints: list[str]
) -> None:
    """The page of the original only reads it; what finds its sentences may fail, even before the words for that are there."""
    held: list[Route] = []

    def fail(route: Route) -> None:
        route.abort()
        for words in held:
            words.continue_()
        page.unroute("**/words/en.ftl*")

    page.route("**/words/en.ftl*", lambda route: held.append(route))  # noqa: PLW0108  of Python, which Playwright marks
    page.route("**/originals/poque-1765.json", fail)
    kept = {"poch_copy_poque_1765": whole("An article.")}
    stored(page, address, "sources/poque-1765/original/", **kept)
    expect(page.locator(".original-told")).to_contain_text("poque-1765.json")
    assert whole("An article.") == page.evaluate("localStorage.getItem('poch-copy-poque-1765')")
    complaints.clear()
