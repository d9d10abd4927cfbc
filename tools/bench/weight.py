"""What travels to the browser: the bytes a static host sends, and what they are for."""

import gzip
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from playwright.sync_api import Playwright, sync_playwright

from tools.bench.host import NetworkLine, Sent
from tools.bench.results import Figure, ReportPart, Row, Target
from tools.bench.visits import OURS, SCRIPT, everything, profile, wait_for_answer
from tools.browser.bundle.__main__ import TARGET
from tools.setup.running import ROOT
from tools.site.build.frame import language_and_name
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
HEAVIEST = 12


def record_visit(driver: Playwright, url: str, line: NetworkLine, *, play: bool) -> Sequence[Sent]:
    """Visit a page with nothing kept, and return what was sent to it."""
    line.sent.clear()
    with profile(driver) as browser:
        page = browser.pages[0]
        if play:
            page.add_init_script(path=SCRIPT)
        page.goto(url)
        if play:
            wait_for_answer(page)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(QUIET)
        return tuple(line.sent)


def bytes_sent(sent: Sequence[Sent], of: tuple[str, ...] = ("",)) -> Figure:
    """Return how many bytes were sent in all, or for paths that begin with one of these."""
    return Figure((sum(size for path, size in sent if path.startswith(of)),))


def measure(tell: Callable[[str], None]) -> ReportPart:
    """Record what pages are sent, before anything is pressed and while playing."""
    line = NetworkLine()
    with everything(line) as address, sync_playwright() as driver:
        tell("bytes: recording what is sent")
        before = {
            name: record_visit(driver, address + path, line, play=False)
            for name, path in PAGES.items()
        }
        playing = record_visit(driver, address + OURS, line, play=True)
    return report(before, playing, weigh_parts(ROOT / "site"))


def weigh_parts(site: Path) -> Counter[str]:
    """Return the bytes on a disk of the site, and of each of its parts, those of all languages together."""
    sizes: Counter[str] = Counter()
    for path in filter(Path.is_file, site.rglob("*")):
        _, name = language_and_name(path.relative_to(site).as_posix())
        folders = PurePosixPath(name).parent.parts
        part = "/".join(folders[: 1 + (folders[:1] == ("assets",))])
        sizes.update(dict.fromkeys(("all files", part or "first pages"), path.stat().st_size))
    return sizes


def report(
    before: Mapping[str, Sequence[Sent]], playing: Sequence[Sent], parts: Counter[str]
) -> ReportPart:
    """Put the sums beside what they may be."""
    rows = [
        Row("all for playing a hand", bytes_sent(playing), target=PLAYING),
        Row("  of it Python and the engine", bytes_sent(playing, ENGINE)),
        Row("  the files of that, summed", Figure((bundle_size(),))),
        Row("fonts of the play page", bytes_sent(playing, TYPEFACE), target=FONTS),
    ]
    for name, sent in before.items():
        rows.append(Row(f"own scripts and styles, {name}", bytes_sent(sent, OWN), target=BEFORE))
    for name, sent in before.items():
        rows.append(Row(f"all before a click, {name}", bytes_sent(sent)))
    rows += [
        Row(f"on the disk, {part}", Figure((size,))) for part, size in parts.most_common(HEAVIEST)
    ]
    notes = """\
Bodies as sent to a browser that keeps nothing yet, by a host that packs with gzip -9 all but fonts,
wheels and zip files; counted by the host, so that what workers fetch is in it."""
    return ReportPart("What travels", "bytes", rows, notes=notes)


def bundle_size() -> int:
    """Return what the files of the bundle come to, packed one by one."""
    files = (path for path in TARGET.iterdir() if path.name != STAMP)
    return sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in files)
