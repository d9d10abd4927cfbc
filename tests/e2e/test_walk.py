"""Every kind of page, loaded once: what it weighs, what axe finds on it, and how it is read zoomed and in other colours.

At each commit a fifth of the pages have their turn, some of them with all that takes long, and in
`make thorough` all of them; it also measures how long a page keeps its reader waiting.
"""

import base64
import gzip
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request

from tests.e2e.kinds import BUDGETS, KINDS, LONGEST_TASK, SHORTEN, laid_out, opened
from tests.e2e.looks import AXE, LOOKS, OF_COLOURS, at_rest, faults
from tests.turns import THOROUGH, turn

OWN = ("assets/js/", "assets/css/")
LATE = ("/edition.js", "/paper.js")
"""What comes two seconds after a page, and is not waited for."""
BUSY = 4
"""So many times as long may a task take on a machine that has other things to do."""
VISITS = 3
"""A task that was long at every one of so many visits is so of itself."""
BUDGETED: Mapping[str, Mapping[str, Any]] = {
    kind["page"]: BUDGETS["every-page"] | kind for kind in BUDGETS["kinds"].values()
}
THOROUGHLY = {*turn([*KINDS], 3)}
"""Pages that are also looked at narrow, in the dark, and with larger text."""
WITH_CONTROLS = {
    *("", "sources/poch-1853-alvensleben/", "compare/poch-1857-pierer/poch-1992-parlett/"),
    *("compare/matrix/", "compare/which/#pools=9&dealt=5", "odds/poque-1789/", "odds/survey/"),
    *("play/", "workshop/", "timeline/"),
}
"""Kinds of pages with controls and drawings of their own; the others consist of what is on these."""
ZOOMED = (640, 320)
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
    const { overflowX, overflowY, clipPath, position, webkitLineClamp } = getComputedStyle(one);
    if (webkitLineClamp !== "none") return false; // it ends in an ellipsis at any size, and opens
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


@cache
def sent(file: Path) -> int:
    """Return how many bytes a host sends for a file."""
    data = file.read_bytes()
    return len(data) if file.suffix == ".woff2" else len(gzip.compress(data, 9, mtime=0))


def longest_task(page: Page, most: float) -> float:
    """Return the milliseconds of the longest task, at the best of some visits where it was too long."""
    longest: float = page.evaluate(LONGEST_TASK)
    for _ in range(VISITS - 1):
        if longest > most:
            page.reload(wait_until="networkidle")
            longest = min(longest, page.evaluate(LONGEST_TASK))
    return longest


def expenses(page: Page, asked: list[str], site: Path) -> dict[str, float]:
    """Return what a page came to, before anything is clicked."""
    sizes = {
        name: sent(site / name / ("index.html" if name.endswith("/") or not name else ""))
        for name in asked
    }
    return {
        "own": sum(size for name, size in sizes.items() if name.startswith(OWN)),
        "fonts": sum(size for name, size in sizes.items() if name.endswith(".woff2")),
        "bytes": sum(sizes.values()),
        "requests": len(asked),
        "elements": page.evaluate("document.querySelectorAll('*').length"),
    }


def wrong_when_zoomed(page: Page, *, larger: bool) -> dict[str, Any]:
    """Return what is cut off or too broad at 200 % and at 400 %, and where text alone is larger."""
    wrong = {}
    for width in ZOOMED:
        page.set_viewport_size({"width": width, "height": 512})
        wrong[f"zoomed to {width} px"] = page.evaluate(WRONG)
    if larger:
        page.evaluate(LARGER)
        page.set_viewport_size({"width": 1280, "height": 1024})
        wrong["with large text"] = page.evaluate(WRONG)
    return {look: faults for look, faults in wrong.items() if faults}


def faint(page: Page) -> list[str]:
    """Return the controls that do not stand out in the colours of the reader's system (1.4.3).

    What a script is told of colours is not what is drawn then, so axe would be of no use.
    """
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.set_viewport_size({"width": 1280, "height": 1800})
    picture = base64.b64encode(at_rest(page)).decode()
    number, controls = page.evaluate(FAINT, [picture, 4.5])
    assert number > 5
    return list(controls)


@pytest.mark.parametrize("name", dict.fromkeys((*KINDS, *BUDGETED)))
def test_a_kind_of_page_is_light_and_for_everybody(
    page: Page, address: str, site: Path, complaints: list[str], name: str
) -> None:
    """It keeps to its budget; axe finds nothing; and zoomed or in other colours it is read as before."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.method == "GET" and not request.url.endswith(LATE):
            asked.append(urlsplit(request.url.removeprefix(address)).path)

    page.on("request", note)
    page.goto(address + name, wait_until="networkidle" if name in BUDGETED else "load")
    page.remove_listener("request", note)
    if name in BUDGETED:
        most = BUDGETED[name]
        spent = expenses(page, asked, site)
        if THOROUGH:  # nothing else runs beside it then
            spent["task"] = longest_task(page, BUSY * most["task"]) / BUSY
        assert {} == {what: much for what, much in spent.items() if much > most[what]}
        assert spent["own"] > 0 < spent["fonts"]
    if name not in KINDS:  # in another language it is of the same kind
        return
    laid_out(page, KINDS[name])
    page.evaluate(SHORTEN)
    thorough = name in THOROUGHLY
    wrong = faults(page, looks=LOOKS if thorough else LOOKS[:1])
    if name in WITH_CONTROLS and (controls := faint(page)):
        wrong["in the system's colours"] = controls
    page.emulate_media(color_scheme="light", forced_colors="none")
    wrong |= wrong_when_zoomed(page, larger=thorough)

    assert {} == wrong
    complaints[:] = [complaint for complaint in complaints if "/nowhere/)" not in complaint]


def test_in_the_dark_all_rules_about_colours_are_tried(reader: Page, address: str) -> None:
    """What axe has of them in these standards; the other rules were tried in the light."""
    reader.goto(address)
    reader.evaluate(AXE.read_text("utf-8"))
    rules = reader.evaluate("axe.getRules(['cat.color']).map(({ ruleId, tags }) => [ruleId, tags])")

    assert sorted(OF_COLOURS) == sorted(name for name, tags in rules if "wcag2aaa" not in tags)


def test_larger_text_alone_leaves_no_name_cut_at_the_slider(reader: Page, address: str) -> None:
    """Also where nothing else tells that there is less room: the window stays as it is."""
    opened(reader, f"{address}hands/poch-modern-pagat/three-nines/", "poch-hand.ready")
    assert [] == reader.evaluate(WRONG)
    reader.evaluate(LARGER)

    assert [] == [fault for fault in reader.evaluate(WRONG) if fault.startswith("i.")]
