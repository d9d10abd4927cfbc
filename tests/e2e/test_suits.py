"""The suits of the cards: told apart by shape, and by colours that can be seen on the card."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.looks import unfold

SHOWN = """async (four) => {
  const script = document.querySelector("link[rel=modulepreload]").href.replace("poch.js", "table/cards.js");
  const { ready } = await import(script.replace("table/cards.js", "language/say.js"));
  await ready();
  const { cardFace, cardName } = await import(script);
  document.documentElement.classList.toggle("four-colour", four);
  const look = (node) => {
    const { fill, stroke } = getComputedStyle(node);
    return [fill, stroke];
  };
  const drawn = (card, suits) => {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("class", "poch-table");
    picture.append(cardFace(card, suits));
    return picture;
  };
  const found = [];
  for (const suits of ["french", "german"])
    for (const suit of "cdhs") {
      const [ten, king] = ["10", "K"].map((rank) => drawn(rank + suit, suits));
      document.body.append(ten, king);
      found.push({
        suits,
        name: cardName(`10${suit}`, suits),
        shape: [...ten.querySelector(".poch-pip").children].map((one) => one.getAttribute("d")).join(),
        index: look(ten.querySelector("text.card-index"))[0],
        pip: look(ten.querySelector(".poch-pip .body")),
        paper: look(ten.querySelector(".card-paper"))[0],
        court: look(king.querySelector(".card-court"))[0],
      });
      ten.remove();
      king.remove();
    }
  document.documentElement.classList.remove("four-colour");
  return found;
}"""
ENOUGH = 3.0
"""The contrast that WCAG 2.2 asks of what is drawn (1.4.11)."""


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour such as rgb(1, 2, 3), as WCAG defines it."""
    parts = [int(part) / 255 for part in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """Return the contrast ratio of two colours."""
    light, dark = sorted((luminance(colour), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def shown(page: Page, address: str, *, four: bool) -> list[dict[str, Any]]:
    """Return how the suits look, in the one or the other number of colours."""
    page.goto(f"{address}glossary/")
    looks: list[dict[str, Any]] = page.evaluate(SHOWN, four)
    return looks


@pytest.mark.parametrize("four", [False, True], ids=["two", "four"])
def test_no_suit_is_told_by_its_colour_alone(reader: Page, address: str, four: bool) -> None:  # noqa: FBT001
    """Of four suits each has another shape and another name, in two colours and in four."""
    looks = shown(reader, address, four=four)
    for suits in ("french", "german"):
        for what in ("shape", "name"):
            assert 4 == len({suit[what] for suit in looks if suit["suits"] == suits}), what


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_four_colours_are_four_and_are_seen(reader: Page, address: str, scheme: Any) -> None:  # noqa: ANN401
    """Letters and signs differ in colour, and stand out from the card and from a court's field."""
    reader.emulate_media(color_scheme=scheme)
    looks = shown(reader, address, four=True)
    faint = [
        f"{suit['name']}, {what} on {ground}"
        for suit in looks
        for ground in ("paper", "court")
        for what, colours in (("letter", [suit["index"]]), ("sign", suit["pip"]))
        if max(contrast(it, suit[ground]) for it in colours if it != "none") < ENOUGH
    ]

    assert [] == faint
    for suit, other in combinations(looks, 2):
        if suit["suits"] == other["suits"]:
            assert suit["index"] != other["index"], (suit["name"], other["name"])
            assert suit["pip"] != other["pip"], (suit["name"], other["name"])


def test_the_button_gives_the_suits_four_colours(page: Page, address: str) -> None:
    """It is pressed, and clubs and diamonds are no longer black and red."""
    page.goto(f"{address}hands/poch-modern-pagat/three-nines/#step-20")
    page.locator("poch-hand.ready").wait_for()
    colours = """() => Object.fromEntries([..."cdhs"].map((suit) =>
      [suit, getComputedStyle(document.querySelector(`.pip-f${suit} .body`)).fill]))"""
    before = page.evaluate(colours)
    unfold(page, ".ph-more > .poch-bar")
    page.get_by_role("button", name="Four colours").click()

    assert 2 == len(set(before.values()))
    assert 4 == len(set(page.evaluate(colours).values()))
