"""The arrow on a table turns the way that the words below it say, in each language."""

import pytest
from playwright.sync_api import Page

from tests.texts.test_directions import ways

HANDS = {
    "clockwise": "hands/poch-modern-pagat/three-nines/",
    "anticlockwise": "hands/poque-1789/colette-raises-twice/",
}
TURNS = """(path) => {
  const at = (share) => path.getPointAtLength(path.getTotalLength() * share).matrixTransform(path.getScreenCTM());
  const [a, b, c] = [at(0.1), at(0.2), at(0.3)];
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0 ? "clockwise" : "anticlockwise";
}"""
"""Whether three points of the arrow, from its tail on, turn with the clock; on a screen y goes down."""


def note(page: Page) -> str:
    """Return the words below the arrow, line by line."""
    element = page.locator("poch-hand .turn-arrow + .table-note").first
    lines: str = element.evaluate(
        "one => [...(one.querySelector('tspan') ? one.children : [one])].map(it => it.textContent).join(' ')"
    )
    return lines


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("tag", ["en", "de", "fr"])
def test_an_arrow_turns_as_its_words_say(page: Page, address: str, tag: str, way: str) -> None:
    """What a rule sets, what is drawn, and what is written below it."""
    page.goto(f"{address}{'' if tag == 'en' else f'{tag}/'}{HANDS[way]}")
    page.locator("poch-hand.ready").wait_for()
    arrow = page.locator("poch-hand .turn-arrow").first

    assert way == arrow.evaluate(TURNS)
    assert {way} == ways(note(page), tag)


def test_the_japanese_arrow_turns_as_its_words_say(page: Page, address: str) -> None:
    """On the home page, whose hand is of a text that goes clockwise."""
    page.goto(f"{address}ja/")
    page.locator("poch-hand.ready").wait_for()

    assert "clockwise" == page.locator("poch-hand .turn-arrow").first.evaluate(TURNS)
    assert {"clockwise"} == ways(note(page), "ja")
