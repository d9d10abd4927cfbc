"""Pages in the colours of the reader's system: what a colour or a shadow told is told otherwise."""

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.test_access import KINDS, opened

LOOKS = 20
HAND = "hands/poch-modern-pagat/three-nines/#step-20"
PAIR = "compare/poch-1857-pierer/poch-1992-parlett/"
OF_EVERY_SORT = [
    *("", "sources/poque-1789/", PAIR, "compare/matrix/", "compare/which/#pools=9&dealt=5"),
    *("odds/poch-1853-alvensleben/", "odds/survey/", "play/", "workshop/", "timeline/"),
]
"""Kinds of pages with controls and drawings of their own; the others consist of what is on these."""
TOLD = [
    ("sources/poque-1789/", ".clause.lit", "one.classList.remove('lit')"),
    ("sources/poque-1789/", ".hand-choice[aria-current]", "one.removeAttribute('aria-current')"),
    (
        "sources/poque-1789/",
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
FAINT = """async ([picture, least]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const part = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const contrast = ({ left, top, width, height }) => {
    const { data } = canvas.getImageData(left - 2, top - 2, width + 4, height + 4);
    let [dark, light] = [1, 0];
    for (let i = 0; i < data.length; i += 4) {
      const [red, green, blue] = [part(data[i]), part(data[i + 1]), part(data[i + 2])];
      const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      [dark, light] = [Math.min(dark, bright), Math.max(light, bright)];
    }
    return (light + 0.05) / (dark + 0.05);
  };
  const controls = [...document.querySelectorAll("a[href], button, select, input, summary")].filter((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const inside = left >= 2 && top >= 2 && right <= innerWidth - 2 && bottom <= innerHeight - 2;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!there || !(one.contains(there) || there.contains(one))) return false; // scrolled out of its frame
    return inside && width > 2 && height > 2 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  return [
    controls.length,
    controls.filter((one) => contrast(one.getBoundingClientRect()) < least).map((one) => one.outerHTML.slice(0, 100)),
  ];
}"""
"""How many controls there are, and of which the picture is too even for anything to be seen in it."""
DRAWN = """() => [".card-paper", ".pip-fh .body", ".pip-fs .body", ".suit-fh .card-index", ".chip-top"].map(
  (part) => getComputedStyle(document.querySelector(`.poch-table ${part}`)).fill)"""


def at_rest(page: Page, **named: Any) -> bytes:
    """Return a picture of a page when nothing of it is in motion any more."""
    before, again = b"", page.screenshot(**named)
    for _ in range(LOOKS):
        if before == again:
            break
        before, again = again, page.screenshot(**named)
    assert before == again
    return again


@pytest.mark.parametrize("name", OF_EVERY_SORT)
def test_controls_can_be_seen(reader: Page, address: str, name: str) -> None:
    """In the picture of each, something stands out from the ground as words have to (1.4.3).

    What a script is told of colours is not what is drawn then, so axe would be of no use.
    """
    reader.emulate_media(forced_colors="active", color_scheme="dark")
    reader.set_viewport_size({"width": 1280, "height": 1800})
    opened(reader, address + name, KINDS[name])
    picture = base64.b64encode(at_rest(reader)).decode()
    number, faint = reader.evaluate(FAINT, [picture, 4.5])

    assert [] == faint
    assert number > 5


@pytest.mark.parametrize(("name", "part", "undo"), TOLD)
def test_what_is_chosen_or_current_looks_so(
    reader: Page, address: str, name: str, part: str, undo: str
) -> None:
    """It looks otherwise as soon as it is not."""
    reader.emulate_media(forced_colors="active")
    opened(reader, address + name, KINDS[name.partition("#")[0]])
    one = reader.locator(part).first
    one.scroll_into_view_if_needed()
    reader.mouse.move(0, 0)
    box = one.bounding_box()
    assert box is not None
    around: Any = {
        "x": max(0, box["x"] - 4),
        "y": max(0, box["y"] - 4),
        "width": box["width"] + 8,
        "height": box["height"] + 8,
    }
    before = at_rest(reader, clip=around)
    one.evaluate(f"one => {{ {undo}; }}")

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


@pytest.mark.parametrize("name", ["sources/poque-1789/", "play/"])
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

    assert [] == [one for one in without if one]
