"""What axe finds on a page, wide and narrow, light and dark."""

from typing import Any, Literal, TypeAlias

from playwright.sync_api import Page, ViewportSize

from tests.conftest import ROOT

PATIENCE = 120_000
"""Milliseconds until what does not come is missing: a busy machine is slow, not wrong."""
AXE = ROOT / "node_modules/axe-core/axe.min.js"
Scheme: TypeAlias = Literal["light", "dark"]

WIDE: ViewportSize = {"width": 1280, "height": 900}
NARROW: ViewportSize = {"width": 360, "height": 740}
EVERYTHING = {
    "type": "tag",
    "values": [
        *("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"),
    ],
}
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose answer another colour scheme may change."""
Looks: TypeAlias = tuple[tuple[ViewportSize, Scheme, Any], ...]
LOOKS: Looks = (
    (WIDE, "light", EVERYTHING),
    (WIDE, "dark", OF_COLOURS),
    (NARROW, "dark", OF_COLOURS),
    (NARROW, "light", EVERYTHING),
)
NARROW_LOOKS = tuple(look for look in LOOKS if look[0] is NARROW)
FOLDED = "details:not([open]) > summary"
SCHEMES = {"light": "default", "dark": "slate"}
LOOK = """async ([scheme, part, runOnly]) => {
  while (document.documentElement.dataset.mdColorScheme !== scheme) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  for (const moving of document.getAnimations())
    if (Number.isFinite(moving.effect.getComputedTiming().endTime)) moving.finish();
  const { violations } = await axe.run(part, { resultTypes: ["violations"], runOnly });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}"""
ACROSS = """async (most) => {
  const width = () => document.documentElement.scrollWidth;
  for (let look = 0; look < 60 && width() > most; look += 1) await new Promise(requestAnimationFrame);
  return width();
}"""
"""How wide a page is, once what moves has come to rest."""

PICTURES = 20


def unfold(page: Page, place: str) -> None:
    """Open all that is folded in a place of a page, as readers do who want what is seldom wanted."""
    page.locator(place).first.wait_for()
    closed = page.locator(f"{place} {FOLDED}")
    while closed.count():
        closed.first.click()


def at_rest(page: Page, **named: Any) -> bytes:
    """Return a picture of a page when nothing of it is in motion any more."""
    before, again = b"", page.screenshot(**named)
    for _ in range(PICTURES):
        if before == again:
            break
        before, again = again, page.screenshot(**named)
    assert before == again
    return again


def faults(page: Page, part: str = "html", looks: Looks = LOOKS) -> dict[str, Any]:
    """Return what is wrong with a part of a page, and how wide it is where it should be narrow.

    The page is left as it was when it was opened: wide, and light.
    """
    page.evaluate(AXE.read_text("utf-8"))
    by_look: dict[str, Any] = {}
    for size, scheme, rules in looks:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        look = f"{scheme}, {size['width']} px"
        by_look[look] = page.evaluate(LOOK, [SCHEMES[scheme], part, rules])
        across = page.evaluate(ACROSS, size["width"])
        if across > size["width"]:
            by_look[look].append(f"{across} pixels wide")
    page.set_viewport_size(WIDE)
    return {look: wrong for look, wrong in by_look.items() if wrong}
