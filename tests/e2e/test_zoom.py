"""Zoomed pages: nothing is cut off, and only what is meant to is scrolled sideways."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.test_access import KINDS, SHORTEN, opened

HALF, QUARTER = 640, 320
"""Widths in pixels of a window of 1280 at 200 % and at 400 %, as WCAG 2.2 has it (1.4.10)."""
LARGER = """() => {
  const sizes = [...document.querySelectorAll("body *:not(svg, svg *)")].map((one) => {
    const { fontSize, lineHeight } = getComputedStyle(one);
    return [one, parseFloat(fontSize), parseFloat(lineHeight)];
  });
  for (const [one, size, line] of sizes) {
    one.style.setProperty("font-size", `${2 * size}px`, "important");
    if (line) one.style.setProperty("line-height", `${2 * line}px`, "important");
  }
}"""
"""What a browser does that enlarges text alone, lines with it."""
CUT = """() => [...document.querySelectorAll("body *:not(svg, svg *, .poch-hidden, .poch-hidden *)")]
  .filter((one) => {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(one);
    const hides = (way) => way === "hidden" || way === "clip";
    if (!hides(overflowX) && !hides(overflowY)) return false;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = one;
    return (
      !(position === "absolute" && clipPath !== "none") &&
      ((hides(overflowX) && scrollWidth > clientWidth + 2) ||
        (hides(overflowY) && scrollHeight > clientHeight + 2)) &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      one.innerText.trim()
    );
  })
  .map((one) => `${one.localName}.${one.className}: ${one.innerText.slice(0, 40)}`)"""
"""What hides a part of its text."""
BROAD = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll("body *:not(svg *)")]
    .filter((one) => one.getBoundingClientRect().right > wide + 1)
    .filter((one) => !one.closest(FRAMES) && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => `broad: ${one.outerHTML.slice(0, 80)}`);
}""".replace("FRAMES", '".matrix-frame, .likeness-frame"')
"""What is broader than the page, beside tables and drawings that have a frame to be scrolled in."""
WRONG = f"""async () => {{
  for (let look = 0; ; look += 1) {{
    const found = [...({BROAD})(), ...({CUT})()];
    if (!found.length || look === 60) return found;
    await new Promise(requestAnimationFrame);
  }}
}}"""
"""Both, once what moves has come to rest."""


@pytest.mark.parametrize(("name", "there"), KINDS.items())
def test_a_zoomed_page_is_read_without_scrolling_sideways(
    reader: Page, address: str, name: str, there: str
) -> None:
    """At 200 % and at 400 %; and text alone at 200 %, where nothing is cut off either."""
    opened(reader, address + name, there)
    reader.evaluate(SHORTEN)
    found: dict[str, Any] = {}
    for width in (HALF, QUARTER):
        reader.set_viewport_size({"width": width, "height": 512})
        found[f"{width} px"] = reader.evaluate(WRONG)
    reader.evaluate(LARGER)
    reader.set_viewport_size({"width": 1280, "height": 1024})
    found["large text"] = reader.evaluate(WRONG)

    assert {} == {look: wrong for look, wrong in found.items() if wrong}


def test_larger_text_alone_leaves_no_name_cut_at_the_slider(reader: Page, address: str) -> None:
    """Also where nothing else tells that there is less room: the window stays as it is."""
    opened(reader, f"{address}hands/poch-modern-pagat/three-nines/", "poch-hand.ready")
    assert [] == reader.evaluate(WRONG)
    reader.evaluate(LARGER)

    assert [] == [one for one in reader.evaluate(WRONG) if one.startswith("i.")]
