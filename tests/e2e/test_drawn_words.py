"""What is lettered on tables, boards and small pictures: every word is whole, and none touches another."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.test_reading import visit
from tests.turns import SEED, turn

TAGS = ("", "de/", "fr/", "ja/")
WIDTHS = (320, 360, 768, 1280)
TABLES = {"ja/": "ja/"}
"""Where a hand is stepped through in a language that has no pages of hands."""
HAND = "hands/poch-modern-pagat/three-nines/"
FAULTS = """
const lettered = (host) => [...host.querySelectorAll("text:not(.card-index)")]
  .filter((one) => one.textContent.trim())
  .map((one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    const words = one.querySelector("tspan")
      ? [...one.querySelectorAll("tspan")].map(({ textContent }) => textContent).join(" ")
      : one.textContent;
    return { one, words, left, right, top: top + height * 0.18, bottom: bottom - height * 0.18 };
  });
const meet = (a, b, by) =>
  a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;
const rects = (host, names) =>
  [...host.querySelectorAll(names)].map((one) => one.getBoundingClientRect());
const faultsIn = (host, box, pixel) => {
  const found = [];
  const texts = lettered(host);
  const edges = rects(host, ".board-edge");
  const chips = rects(host, ".chips .chip");
  const cards = rects(host, ".card .card-paper");
  texts.forEach((a, i) => {
    const name = a.one.matches(".board-name");
    const within = (at) => a.left >= at.left - pixel && a.right <= at.right + pixel;
    if (!within(box) || a.top < box.top || a.bottom > box.bottom) found.push(`cut: ${a.words}`);
    if (name && !edges.some(within)) found.push(`beside the wood: ${a.words}`);
    if (/[^.][.]$|…$/.test(a.words)) found.push(`shortened: ${a.words}`);
    if (name && chips.some((chip) => meet(a, chip, 2 * pixel))) found.push(`under chips: ${a.words}`);
    if (a.one.matches(".board-name, .table-note") && cards.some((card) => meet(a, card, pixel)))
      found.push(`under a card: ${a.words}`);
    for (const b of texts.slice(i + 1))
      if (meet(a, b, pixel)) found.push(`touching: ${a.words} / ${b.words}`);
  });
  return found;
};
"""
"""What is wrong with the words in a drawing. Of a line of letters the middle counts: most of what is above and below is empty.

Ranks on cards are left out, since a fan of cards is meant to cover them.
"""
TABLE = f"""async ([files, begun]) => {{
  {FAULTS}
  const {{ fetchTrace }} = await import(new URL("assets/js/table/trace.js", ROOT).href);
  const hand = document.querySelector("poch-hand");
  const host = hand.querySelector(".poch-table");
  const telling = (then) => [
    then.talon.length && then["turn-up"] ? 1 : 0,
    !then["turn-up"] && then.trump ? 1 : 0,
    then.laid.length,
    Object.values(then.stakes).reduce((all, one) => all + one, 0) + (then.lead ? 0.5 : 0),
    Object.values(then.pools).reduce((all, one) => all + one, 0),
  ];
  const found = [];
  for (const [i, file] of files.entries()) {{
    const trace = await fetchTrace(new URL(file, ROOT));
    const counts = trace.steps.map(({{ then }}) => telling(then));
    const steps = counts[0].map((_, kind) => {{
      const every = counts.map((count) => count[kind]);
      return every.indexOf(Math.max(...every));
    }});
    const every = [...new Set(steps)];
    for (let j = 0; j < Math.min(EACH, every.length); j += 1) {{
      const at = every[(i + j + begun) % every.length];
      const viewer = (i + j + begun) % 2 ? trace.seats[0] : null;
      const step = trace.steps[at];
      const wishes = {{ viewer, moving: false, showAll: viewer === null }};
      hand.view.view.show(trace, step.then, step, wishes);
      const faults = faultsIn(host, host.getBoundingClientRect(), 0.5);
      found.push(...faults.map((one) => `${{file}} ${{at + 1}} ${{viewer}}: ${{one}}`));
    }}
  }}
  return found;
}}""".replace("EACH", "2").replace(
    "ROOT", 'document.querySelector("link[href*=\'assets/css\']").href.replace(/assets.css.*/, "")'
)
"""Steps of hands at which most is lettered: a stock, a trump, cards laid, stakes, full pools."""
DRAWN = ".poch-picture, .handout-board svg, .label svg"
PRINT = """async () => {
  if (document.querySelector("poch-board")) await customElements.whenDefined("poch-board");
  dispatchEvent(new Event("beforeprint"));
}"""
PICTURES = f"""async () => {{
  {FAULTS}
  const pictures = [...document.querySelectorAll("{DRAWN}")];
  return pictures.flatMap((one) => {{
    const box = one.getBoundingClientRect();
    const pixel = box.width / one.viewBox.baseVal.width;
    return faultsIn(one, box, pixel);
  }});
}}"""
SHEETS = f"""async (files) => {{
  {FAULTS}
  const found = [];
  for (const file of files) {{
    const host = document.createElement("div");
    host.style.cssText = "position: absolute; inset: 0 auto auto 0";
    host.innerHTML = await (await fetch(file)).text();
    document.body.append(host);
    for (const one of host.querySelectorAll("[transform] text")) one.remove(); // a fan of cards
    const box = host.firstElementChild.getBoundingClientRect();
    found.push(...faultsIn(host, box, 1).map((one) => `${{file}}: ${{one}}`));
    host.remove();
  }}
  return found;
}}"""
BUTTONS = """() => [...document.querySelectorAll(".ph-controls :is(button, a)")]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => [one, ...one.children].map((part) => [one, part.getBoundingClientRect()]))
  .filter(([, { width }]) => width)
  .filter(([one, part]) => {
    const { left, right } = one.getBoundingClientRect();
    const frame = one.closest(".ph-frame").getBoundingClientRect();
    return part.left < Math.max(left, frame.left) - 0.5 || part.right > Math.min(right, frame.right) + 0.5;
  })
  .map(([one]) => one.textContent)"""
"""The controls whose words, or which themselves, stand out over their room."""


@pytest.fixture(scope="module")
def fullest(site: Path) -> list[str]:
    """Return for each text that can be played the hand of the most seats, below the site."""

    def seats(file: Path) -> int:
        return len(json.loads(file.read_text("utf-8")).get("seats", ()))

    folders = sorted(folder for folder in (site / "assets/traces").iterdir() if folder.is_dir())
    hands = (max(sorted(folder.glob("*.json")), key=seats) for folder in folders)
    return [file.relative_to(site).as_posix() for file in hands]


def sized(page: Page) -> Iterator[int]:
    """Make a page as wide as phones and screens are, one after the other."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        yield width


@pytest.mark.parametrize("tag", TAGS)
def test_every_word_on_a_table_is_whole(
    browser: Browser, address: str, fullest: list[str], tag: str
) -> None:
    """Seen by all and by one who plays, with the names of seats and pools, notes, stakes and counts."""
    some = turn(fullest, 4)
    with visit(browser, reduced_motion="reduce") as page:
        page.goto(address + TABLES.get(tag, tag + HAND))
        page.wait_for_selector("poch-hand.ready")
        by_width: dict[int, Any] = {}
        for width in sized(page):
            by_width[width] = [*page.evaluate(TABLE, [some, SEED % 10]), *page.evaluate(BUTTONS)]

    assert {} == {width: wrong for width, wrong in by_width.items() if wrong}


@pytest.mark.parametrize("tag", [tag for tag in TAGS if tag != "ja/"])
def test_every_word_on_a_small_picture_is_whole(browser: Browser, address: str, tag: str) -> None:
    """Where the texts are listed and dated."""
    with visit(browser, reduced_motion="reduce") as page:
        for name in ("sources/", "timeline/"):
            page.goto(f"{address}{tag}{name}")
            page.evaluate(PRINT)
            page.locator(DRAWN).nth(1).wait_for(state="attached")
            for width in sized(page):
                assert [] == page.evaluate(PICTURES), (name, width)


def test_every_word_on_a_board_to_print_is_whole(reader: Page, address: str, site: Path) -> None:
    """Of each text, in each language."""
    files = sorted((site / "assets/boards").rglob("*.svg"))
    reader.goto(f"{address}cards/")

    assert files
    assert [] == reader.evaluate(
        SHEETS, [address + file.relative_to(site).as_posix() for file in files]
    )
