"""Visits of the browser to our pages and to others of their kind, from one host over one line."""

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Playwright, Request, sync_playwright

from tests.e2e.conftest import ARGUMENTS
from tools.bench.host import Line, hosted
from tools.bundle.__main__ import NPM, ROOT
from tools.setup.browser import MISSING, found

HERE = ROOT / "tools" / "bench"
SCRIPT = HERE / "answered.js"
OURS, STOCK, PYSCRIPT = "site/play/", "stock/", "pyscript/"
PYSCRIPT_CORE = HERE / "node_modules" / "@pyscript" / "core" / "dist"
PLACES: Mapping[str, Path] = {
    "site": ROOT / "site",
    "stock/index.html": HERE / "pages" / "stock" / "index.html",
    "stock/worker.js": HERE / "pages" / "stock" / "worker.js",
    "stock/pyodide": NPM,
    "pyscript/index.html": HERE / "pages" / "pyscript" / "index.html",
    "pyscript/pyodide": NPM,
    "pyscript/core": PYSCRIPT_CORE,
}
LONG = 60_000


@contextmanager
def everything(line: Line) -> Iterator[str]:
    """Serve our site and the pages beside it, and yield their address."""
    with tempfile.TemporaryDirectory(prefix="poch-bench-") as folder:
        for name, place in PLACES.items():
            if not place.exists():
                raise SystemExit(f"bench: {place.relative_to(ROOT)} is missing; run make bench")
            link = Path(folder, name)
            link.parent.mkdir(exist_ok=True)
            link.symlink_to(place)
        with hosted(Path(folder), line) as address:
            yield address


@contextmanager
def playwright() -> Iterator[Playwright]:
    """Start what drives the browser."""
    with sync_playwright() as driver:
        yield driver


@contextmanager
def profile(driver: Playwright) -> Iterator[BrowserContext]:
    """Start the browser as on its first day: with no file kept and no program compiled."""
    browser = found()
    if browser is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory(prefix="poch-bench-") as folder:
        context = driver.chromium.launch_persistent_context(
            folder, executable_path=browser, args=[*ARGUMENTS]
        )
        context.on("request", at_home)
        yield context
        context.close()


def at_home(request: Request) -> None:
    """Refuse to measure a page that asks another host."""
    parts = urlsplit(request.url)
    if parts.scheme in {"http", "https"} and parts.hostname != "127.0.0.1":
        raise SystemExit(f"bench: a page asked another host: {request.url}")


def answered(page: Page) -> tuple[float, float]:
    """Wait for Python's first answer; return when it came, and when a button was pressed for it.

    Both are milliseconds since the page was asked for; where nothing was pressed, that is 0.
    """
    page.wait_for_selector("html[data-answered]", state="attached", timeout=LONG)
    marks = page.evaluate("({...document.documentElement.dataset})")
    return float(marks["answered"]), float(marks.get("pressed", 0))
