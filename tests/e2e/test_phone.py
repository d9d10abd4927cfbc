"""A source on a phone: the table leaves room for the text, folds, and lies beside it on its side."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.test_in_place import clause
from tests.e2e.test_reading import opened, visit

SOURCE = "sources/poch-modern-pagat/"
MOST = 0.45
"""What the table may take of the height of the screen."""
LOW = (
    *((844, 390), (667, 375), (568, 320), (640, 360), (640, 256), (360, 240)),
    *((320, 256), (320, 300), (320, 400), (320, 480), (320, 568), (360, 640), (1280, 600)),
)
"""Phones on their sides, small ones, and windows that are magnified up to 400 %."""
PLACES = (
    "",
    "de/hands/poch-modern-pagat/three-nines/#step-30",
    "hands/poque-1765/the-dealer-turns-the-ace/#step-30",
    "play/",
    "first-game/",
    "exercises/",
    SOURCE,
)
AT_REST = """async () => {
  const table = document.querySelector(".poch-table:has(svg)");
  const drawn = () => table.querySelector(".poch-play").viewBox.baseVal.width;
  let before = [];
  for (let frame = 0; frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = [table.clientWidth, drawn()];
    if (now[0] === now[1] && String(now) === String(before)) break;
    before = now;
  }
  const around = table.parentElement.getBoundingClientRect();
  const parts = [table, ...table.querySelectorAll(".seat-plate, .pool-touch, .card-paper, .back-edge")];
  return parts.length > 1 && table.clientWidth === drawn() && parts.every((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width && left >= around.left - 1 && right <= around.right + 1;
  });
}"""
"""Whether a table, once two frames are the same, is drawn as wide as it is, and all of it within its frame."""


def height(page: Page) -> float:
    """Return how high the table is with all that belongs to it, in pixels."""
    box = page.locator(".ph-frame").bounding_box()
    assert box
    return box["height"]


@pytest.mark.parametrize(
    ("tag", "name", "sentence"),
    [
        ("", "Show the table", "The pack has 32 cards."),
        ("de/", "Tisch zeigen", "Gespielt wird mit 32 Karten."),
        ("fr/", "Afficher la table", "Le jeu compte 32 cartes."),
    ],
)
def test_the_table_folds_to_its_sentence_and_steps_on(
    browser: Browser, address: str, tag: str, name: str, sentence: str
) -> None:
    """It takes at most 45 % of the screen; folded, one line says the step."""
    with visit(browser, viewport={"width": 360, "height": 740}) as page:
        hand = opened(page, f"{address}{tag}{SOURCE}?step=3")
        fold = hand.get_by_role("button", name=name)

        assert height(page) <= MOST * 740
        expect(fold).to_have_attribute("aria-expanded", "true")
        fold.click()
        expect(fold).to_have_attribute("aria-expanded", "false")
        expect(hand.locator(".poch-table")).to_be_hidden()
        expect(hand.locator(".poch-sentence")).to_have_text(sentence)
        assert height(page) <= 60
        page.keyboard.press("ArrowRight")
        expect(hand.locator(".poch-sentence")).not_to_have_text(sentence)
        fold.click()
        expect(hand.locator(".poch-table")).to_be_visible()


def test_the_smallest_phone_reads_all_of_play_on(browser: Browser, address: str) -> None:
    """The words fit into their button."""
    with visit(browser, viewport={"width": 320, "height": 568}) as page:
        button = opened(page, f"{address}{SOURCE}").locator(".ph-play")
        words, around = button.locator("span").first.bounding_box(), button.bounding_box()

        assert words
        assert around
        assert around["x"] < words["x"]
        assert words["x"] + words["width"] < around["x"] + around["width"]


@pytest.mark.parametrize("slug", ["poch-modern-pagat", "poch-1857-pierer"])
def test_on_its_side_the_table_is_beside_the_text(
    browser: Browser, address: str, slug: str
) -> None:
    """Both can be read; all of the table, with what steps it, is on the screen."""
    with visit(browser, viewport={"width": 844, "height": 390}) as page:
        opened(page, f"{address}sources/{slug}/?step=3#pack.size")
        text = clause(page, "pack.size").locator(".clause-body > p").first
        words, board = text.bounding_box(), page.locator(".ph-frame").bounding_box()

        expect(text).to_be_in_viewport()
        assert words
        assert board
        assert words["x"] + words["width"] <= board["x"]
        assert board["y"] + board["height"] <= 390


@pytest.mark.parametrize("place", PLACES)
def test_no_window_is_too_low_for_the_table(browser: Browser, address: str, place: str) -> None:
    """It is never wider than its frame, and its cards and pools can be seen."""
    with visit(browser, viewport={"width": 1280, "height": 900}) as page:
        page.goto(address + place)
        page.locator(".poch-play .seat-plate").first.wait_for()
        sound = {}
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            sound[width, height] = page.evaluate(AT_REST)

        assert sound == dict.fromkeys(LOW, True)


def test_on_its_side_all_of_a_hand_can_be_seen_at_once(browser: Browser, address: str) -> None:
    """The sentence, the table, and what steps it."""
    with visit(browser, viewport={"width": 844, "height": 390}) as page:
        opened(page, f"{address}hands/poch-modern-pagat/three-nines/")

        assert height(page) <= 390


def test_links_skip_to_the_text_and_to_the_table(page: Page, address: str) -> None:
    """The first two that the keyboard meets; arrows step before anything has the focus."""
    hand = opened(page, address + SOURCE)
    page.keyboard.press("ArrowRight")
    expect(hand.locator(".poch-by")).to_contain_text("2 of")
    first, second = (
        page.get_by_role("link", name=f"Go to the {target}", exact=True)
        for target in ("text", "table")
    )
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport()
    page.keyboard.press("Tab")
    expect(second).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand.locator(".poch-table")).to_be_focused()


@pytest.mark.parametrize("width", [360, 768])
@pytest.mark.parametrize(
    "place",
    [
        "sources/poch-1853-alvensleben/#meld.sequence",
        "sources/poque-1789/#vie.entry",
        "sources/poch-1844-pierer/#crux-stich",
        "de/sources/poch-1853-alvensleben/#vie.pass",
    ],
)
def test_a_link_to_a_clause_leads_below_the_table(
    browser: Browser, address: str, place: str, width: int
) -> None:
    """What is cited is the first that is read: the table, which stays in sight, does not cover it."""
    with visit(browser, viewport={"width": width, "height": 740}) as page:
        opened(page, address + place)
        target = page.locator(f'[id="{place.partition("#")[2]}"]')

        expect(target).to_be_in_viewport()
        table, clause_box = page.locator(".ph-frame").bounding_box(), target.bounding_box()
        assert table
        assert clause_box
        assert table["y"] + table["height"] <= clause_box["y"] <= 740 - 100


def test_a_cell_on_a_line_of_its_own_names_its_column(browser: Browser, address: str) -> None:
    """A plain table has no heads on a phone: minutes are called minutes."""
    with visit(browser, viewport={"width": 360, "height": 740}) as page:
        page.goto(f"{address}de/teach/")
        said = page.locator("table:not([class]) td[data-head]").evaluate_all(
            "(all) => all.map((cell) => [cell.dataset.head, getComputedStyle(cell, '::before').content])"
        )

        assert said
        assert ["Minuten", '"Minuten · "'] in [
            [head, shown.replace('" "', "")] for head, shown in said
        ]
