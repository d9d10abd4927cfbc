"""Japanese at the table: a language that has messages of its own and no code."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.looks import NARROW, WIDE

NAMES = """() => {
  const box = (one) => {
    const { x, y, width, height } = one.getBBox();
    return { x, y, width, height };
  };
  const rings = [...document.querySelectorAll(".poch-table .pool-touch")].map(box);
  const ground = box(document.querySelector(".poch-ground .board"));
  const cups = document.querySelector(".poch-ground .board-inlay[d*=a]") !== null;
  const names = [...document.querySelectorAll(".poch-ground .board-name")];
  return names.map((one, i) => ({ ...box(one), name: one.textContent, ring: rings[i], ground, cups }));
}"""
OVER = 1
"""How many pixels a name may reach over what it is in: the breadth of a rim."""
SENTENCES = re.compile(r"[。！？]\s+\S")
UNMARKED = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement: within, textContent: text } = walker.currentNode;
    const read = !within.closest("script, style, template") && within.closest("[lang]").lang === "ja";
    if (read && /[A-Za-z]{2,} \\w+ [a-z]+/.test(text)) texts.push(text);
  }
  return texts;
}"""
LATIN = re.compile(r"[A-Za-zÀ-ÿ]{3,}")


def outside(name: dict[str, Any]) -> bool:
    """Tell whether a name leaves its round cup at the middle of its letters, or else the board."""
    ring, left, right = name["ring"], name["x"], name["x"] + name["width"]
    if not name["cups"]:
        ground = name["ground"]
        return bool(left < ground["x"] - OVER or right > ground["x"] + ground["width"] + OVER)
    radius, centre = ring["width"] / 2, ring["x"] + ring["width"] / 2
    below = name["y"] + name["height"] / 2 - (ring["y"] + ring["height"] / 2)
    half = (radius**2 - below**2) ** 0.5 if abs(below) < radius else 0.0
    return bool(left < centre - half - OVER or right > centre + half + OVER)


def overlap(name: dict[str, Any], other: dict[str, Any]) -> bool:
    """Tell whether two names lie over each other."""
    return bool(
        name["x"] + name["width"] > other["x"] + OVER
        and other["x"] + other["width"] > name["x"] + OVER
        and name["y"] + name["height"] / 2 > other["y"]
        and other["y"] + other["height"] / 2 > name["y"]
    )


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=lambda size: f"{size['width']}px")
@pytest.mark.parametrize("tag", ["en", "de", "fr", "ja"])
def test_names_stay_in_their_cups(page: Page, address: str, tag: str, size: Any) -> None:
    """Of every text that can be played, in every language."""
    page.set_viewport_size(size)
    page.goto(f"{address}{'' if tag == 'en' else f'{tag}/'}play/")
    page.wait_for_selector(".poch-ground .board-name", state="attached")
    boxes = page.locator("input[name=ruleset]")
    assert boxes.count() > 1
    for place in range(boxes.count()):
        boxes.nth(place).evaluate("(box) => box.click()")
        ruleset = boxes.nth(place).get_attribute("value")
        names = page.evaluate(NAMES)
        cards = page.locator(".poch-ground .board > g[transform]").count()
        assert names or cards > 1, ruleset
        assert [] == [(ruleset, name["name"]) for name in names if name["name"].endswith(".")]
        assert [] == [(ruleset, name["name"]) for name in names if outside(name)]
        pairs = [(name, other) for i, name in enumerate(names) for other in names[:i]]
        assert [] == [
            (ruleset, name["name"], two["name"]) for name, two in pairs if overlap(name, two)
        ]


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_no_name_is_cut_short_on_a_small_picture(page: Page, address: str, tag: str) -> None:
    """Where there is little room a name is smaller; every board of the list is drawn in full."""
    page.goto(f"{address}{tag}sources/")
    boards = page.locator("poch-board")
    for place in range(boards.count()):
        boards.nth(place).scroll_into_view_if_needed()
        named = boards.nth(place).locator(".board-name, .board > g[transform]").first
        named.wait_for(state="attached")
    names = boards.locator(".board-name").all_text_contents()

    assert boards.count() > 1
    assert [] == [name for name in names if name.endswith(".")]


def test_the_table_is_told_without_spaces_between_sentences(page: Page, address: str) -> None:
    """What is said to those who do not see the table, and the words of the choices before it."""
    page.goto(f"{address}ja/play/")
    page.wait_for_selector(".poch-ground .board-name", state="attached")
    label = page.locator("svg.poch-play").get_attribute("aria-label") or ""

    assert label.count("。") > 1
    assert "{" not in label
    assert not SENTENCES.search(label)
    seats = page.locator(".seat title").all_text_contents()
    assert {
        word for word in LATIN.findall(label) if not any(word in seat for seat in seats)
    } == set()


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("", ".poch-table svg"),
        ("how-to-play/", ".poch-next a"),
        ("play/", "input[name=ruleset]"),
        ("first-game/", ".first-title"),
        ("own-board/#labels=ace.king", ".own-fit"),
    ],
)
def test_what_is_english_on_a_page_has_its_language(
    page: Page, address: str, name: str, there: str
) -> None:
    """Also what scripts put there, such as the names of the texts, and the page that is read next."""
    page.goto(f"{address}ja/{name}")
    page.wait_for_selector(there, state="attached")

    assert [] == page.evaluate(UNMARKED)
    page.locator("[lang=en]").evaluate_all("(all) => all.map((one) => one.removeAttribute('lang'))")
    assert name == "how-to-play/" or page.evaluate(UNMARKED)


def test_stress_is_not_told_by_a_slant(page: Page, address: str) -> None:
    """Japanese letters have no italics: what is stressed is heavier."""
    page.goto(f"{address}ja/how-to-play/")
    of = "(one) => ((it) => [it.fontStyle, it.fontSynthesisStyle, it.lineBreak])(getComputedStyle(one))"

    assert page.locator(".md-content h2").first.evaluate(of) == ["normal", "none", "strict"]
