"""What travels to the browser: the bytes a static host sends, and what they are for."""

import gzip
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Playwright, sync_playwright

from tools.bench.host import Line, Sent
from tools.bench.results import Figure, Part, Row, Target
from tools.bench.visits import OURS, SCRIPT, answered, everything, profile
from tools.browser.bundle.__main__ import TARGET
from tools.store.cache import STAMP

PAGES = {
    "home": "site/",
    "a source": "site/sources/poch-1853-alvensleben/",
    "a hand": "site/hands/poch-1853-alvensleben/a-run-in-trumps/",
    "play": OURS,
}
OWN = ("/site/assets/js/", "/site/assets/css/")
ENGINE = ("/site/assets/pyodide/",)
TYPEFACE = ("/site/assets/fonts/",)
PLAYING = Target(5_500_000, most=True)
BEFORE = Target(60_000, most=True)
FONTS = Target(150_000, most=True)
QUIET = 500


def recorded(driver: Playwright, url: str, line: Line, *, play: bool) -> Sequence[Sent]:
    """Visit a page with nothing kept, and return what was sent to it."""
    line.sent.clear()
    with profile(driver) as browser:
        page = browser.pages[0]
        if play:
            page.add_init_script(path=SCRIPT)
        page.goto(url)
        if play:
            answered(page)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(QUIET)
        return tuple(line.sent)


def weight(sent: Sequence[Sent], of: tuple[str, ...] = ("",)) -> Figure:
    """Return how many bytes were sent in all, or for paths that begin with one of these."""
    return Figure((sum(size for path, size in sent if path.startswith(of)),))


def measured(tell: Callable[[str], None]) -> Part:
    """Record what pages are sent, before anything is pressed and while playing."""
    line = Line()
    with everything(line) as address, sync_playwright() as driver:
        tell("bytes: recording what is sent")
        before = {
            name: recorded(driver, address + path, line, play=False) for name, path in PAGES.items()
        }
        playing = recorded(driver, address + OURS, line, play=True)
    return report(before, playing)


def report(before: Mapping[str, Sequence[Sent]], playing: Sequence[Sent]) -> Part:
    """Put the sums beside what they may be."""
    rows = [
        Row("all for playing a hand", weight(playing), target=PLAYING),
        Row("  of it Python and the engine", weight(playing, ENGINE)),
        Row("  the files of that, summed", Figure((bundle(),))),
        Row("fonts of the play page", weight(playing, TYPEFACE), target=FONTS),
    ]
    for name, sent in before.items():
        rows.append(Row(f"own scripts and styles, {name}", weight(sent, OWN), target=BEFORE))
    for name, sent in before.items():
        rows.append(Row(f"all before a click, {name}", weight(sent)))
    notes = """\
Bodies as sent to a browser that keeps nothing yet, by a host that packs with gzip -9 all but fonts,
wheels and zip files; counted by the host, so that what workers fetch is in it."""
    return Part("What travels", "bytes", rows, notes=notes)


def bundle() -> int:
    """Return what the files of the bundle come to, packed one by one."""
    files = (path for path in TARGET.iterdir() if path.name != STAMP)
    return sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in files)
