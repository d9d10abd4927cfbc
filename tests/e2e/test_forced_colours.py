"""Pages in the colours of the reader's system: what a colour or a shadow told is told otherwise."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.kinds import KINDS, opened
from tests.e2e.looks import at_rest

HAND = "hands/poch-modern-pagat/three-nines/#step-20"
PAIR = "compare/poch-1857-pierer/poch-1992-parlett/"
TOLD = [
    ("sources/poch-1853-alvensleben/", ".clause.lit", "one.classList.remove('lit')"),
    (
        "sources/poch-1853-alvensleben/",
        ".hand-choice[aria-current]",
        "one.removeAttribute('aria-current')",
    ),
    (
        "sources/poch-1853-alvensleben/",
        ".reading-name[aria-pressed=true]",
        "one.setAttribute('aria-pressed', 'false')",
    ),
    (HAND, ".hand-steps li[aria-current]", "one.removeAttribute('aria-current')"),
    (HAND, ".ph-stages > .now", "one.classList.remove('now')"),
    (HAND, ".seat.active", "one.classList.remove('active')"),
    (PAIR, "tr[data-verdict=differ] > th", "one.parentElement.dataset.verdict = 'same'"),
    ("compare/matrix/", "td.is-inherited", "one.classList.remove('is-inherited')"),
    ("play/", ".pp-numbers .pp-radio:has(:checked)", "one.control.checked = false"),
    ("play/", ".md-tabs__item--active", "one.classList.remove('md-tabs__item--active')"),
]
"""What is chosen, current or lit somewhere, and how it is made not to be."""
MARK = """(n) => {
  for (const one of document.body.children) one.style.display = "none";
  const mark = document.querySelectorAll(".legend .mark")[n].cloneNode();
  document.body.append(mark);
  Object.assign(mark.style, { position: "fixed", inset: "8px auto auto 8px" });
}"""
"""Leaves one mark on the page, always in the same place."""
DRAWN = """() => [".card-paper", ".pip-fh .body", ".pip-fs .body", ".suit-fh .card-index", ".chip-top"].map(
  (part) => getComputedStyle(document.querySelector(`.poch-table ${part}`)).fill)"""


@pytest.mark.parametrize(("name", "part", "undo"), TOLD)
def test_what_is_chosen_or_current_looks_so(
    reader: Page, address: str, name: str, part: str, undo: str
) -> None:
    """It looks otherwise as soon as it is not."""
    reader.emulate_media(forced_colors="active")
    opened(reader, address + name, KINDS[name.partition("#")[0]])
    element = reader.locator(part).first
    element.scroll_into_view_if_needed()
    reader.mouse.move(0, 0)
    box = element.bounding_box()
    assert box is not None
    around: Any = {
        "x": max(0, box["x"] - 4),
        "y": max(0, box["y"] - 4),
        "width": box["width"] + 8,
        "height": box["height"] + 8,
    }
    before = at_rest(reader, clip=around)
    element.evaluate(f"one => {{ {undo}; }}")

    assert before != reader.screenshot(clip=around)


def test_each_mark_has_a_shape_of_its_own(reader: Page, address: str) -> None:
    """The marks of the clauses, laid in the same place one after the other."""
    opened(reader, f"{address}editorial/", ".legend")
    number = reader.locator(".legend .mark").count()
    reader.emulate_media(forced_colors="active")
    corner: Any = {"x": 0, "y": 0, "width": 32, "height": 32}
    looks = set()
    for n in range(number):
        reader.evaluate(MARK, n)
        looks.add(reader.screenshot(clip=corner))
        reader.evaluate("document.body.lastElementChild.remove()")
    nothing = reader.screenshot(clip=corner)

    assert number == len(looks - {nothing})
    assert number > 1


def test_cards_and_chips_keep_their_colours(reader: Page, address: str) -> None:
    """A board in the system's two colours would be no board; suits would lose one of their signs."""
    opened(reader, address + HAND, "poch-hand.ready")
    before = reader.evaluate(DRAWN)
    reader.emulate_media(forced_colors="active")

    assert before == reader.evaluate(DRAWN)


@pytest.mark.parametrize("name", ["sources/poch-1853-alvensleben/", "play/"])
def test_the_focus_is_seen(reader: Page, address: str, name: str) -> None:
    """Whatever has it has an outline in another colour than the ground."""
    reader.emulate_media(forced_colors="active")
    opened(reader, address + name, KINDS[name])
    without = []
    for _ in range(30):
        reader.keyboard.press("Tab")
        without.append(
            reader.evaluate(
                """() => {
                  const it = document.activeElement;
                  const shown = it.matches(".md-option, .pp-numbers input") ? it.parentElement : it;
                  const seen = [shown, it.nextElementSibling ?? it].some((one) => {
                    const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(one);
                    return outlineStyle !== "none" && outlineColor !== backgroundColor;
                  });
                  return seen ? "" : it.outerHTML.slice(0, 120);
                }"""
            )
        )

    assert [] == [element for element in without if element]
