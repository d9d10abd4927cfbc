"""Visits of the browser to our pages and to others of their kind, from one host over one line."""

import gzip
import io
import json
import re
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Playwright, Request

from tests.e2e.conftest import ARGUMENTS
from tests.serving import served
from tools.bench.host import Host, NetworkLine
from tools.browser.bundle.__main__ import NPM
from tools.setup.browser import MISSING, NAMES, find_browser
from tools.setup.running import ROOT

HERE = ROOT / "tools" / "bench"
SCRIPT = HERE / "answered.js"
OURS, PYSCRIPT = "site/play/", "shell/pyscript/"
BARE_PYSCRIPT, BARE_STOCK = "pyscript/", "stock/"
PYSCRIPT_CORE = HERE / "node_modules" / "@pyscript" / "core" / "dist"
PLACES: Mapping[str, Path] = {
    "site": ROOT / "site",
    "stock/index.html": HERE / "pages" / "stock" / "index.html",
    "stock/worker.js": HERE / "pages" / "stock" / "worker.js",
    "stock/pyodide": NPM,
    "pyscript/index.html": HERE / "pages" / "pyscript" / "index.html",
    "pyscript/pyodide": NPM,
    "pyscript/core": PYSCRIPT_CORE,
    "shell/assets": ROOT / "site" / "assets",
}
ENGINE = ROOT / "site" / "assets" / "pyodide"
WHEEL = "engine.whl"
RULESET = "poch-modern-pagat"
"""The ruleset that the play page begins with."""
OUR_SCRIPTS = re.compile(r"<(?:link|script)[^>]*assets/(?:js|rulesets)/[^>]*>(?:</script>)?")
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
"""It would keep PyScript from starting."""
OUR_PART = re.compile(r"<poch-play>.*</poch-play>", re.DOTALL)
IN_SHELL = """\
<link rel="stylesheet" href="../../pyscript/core/core.css">
<script type="module" src="../../pyscript/core/core.js"></script>
<script type="py" config='{config}'>
import json, sys
from pyscript import window
from pyscript.ffi import create_proxy
sys.path.append("engine.whl")
from poch.bridge.door import handle
with open("ruleset.json") as file:
    request = {{"op": "load", "document": json.load(file)}}
window.answered(handle(json.dumps(request)))
window.handle = create_proxy(handle)
</script>
"""
USE = """async (request) => {
  if (!globalThis.handle) {
    const { ask } = await import(new URL("../assets/js/engine/engine.js", location.href).href);
    await ask(request.op, request);
  } else if (!JSON.parse(handle(JSON.stringify(request))).ok) throw new Error("no answer");
}"""
SOME_HANDS = {"op": "survey", "ruleset": RULESET, "seats": 4, "deals": 40, "seed": 1}
LEFT_ALONE = 5000
"""Milliseconds in which a browser may put away what it has compiled."""
LONG = 60_000


@contextmanager
def everything(line: NetworkLine) -> Iterator[str]:
    """Serve our site and the pages beside it, and yield their address."""
    with tempfile.TemporaryDirectory(prefix="poch-bench-") as folder:
        for name, place in PLACES.items():
            if not place.exists():
                raise SystemExit(f"bench: {place.relative_to(ROOT)} is missing; run make bench")
            link = Path(folder, name)
            link.parent.mkdir(exist_ok=True)
            link.symlink_to(place)
        shell = Path(folder, PYSCRIPT, "index.html")
        shell.parent.mkdir()
        shell.write_text(in_our_shell(), encoding="utf-8")
        write_wheel(shell.with_name(WHEEL))
        with served(Path(folder), handler=Host, line=line) as address:
            yield address


def write_wheel(target: Path) -> None:
    """Write the modules that our page loads as a wheel usually has them: as they are written."""
    (packed,) = ENGINE.glob("poch-*.whl.packed")
    opened = io.BytesIO(gzip.decompress(packed.read_bytes()))
    with zipfile.ZipFile(opened) as stored, zipfile.ZipFile(target, "w") as usual:
        for name in map(Path, stored.namelist()):
            if name.suffix == ".pyc":
                module = name.with_suffix(".py")
                usual.write(ROOT / module, module, zipfile.ZIP_DEFLATED)


def in_our_shell() -> str:
    """Return the play page with PyScript in our place, which asks the same engine the same."""
    files = {
        WHEEL: f"./{WHEEL}",
        f"../assets/rulesets/{RULESET}.json": "./ruleset.json",
    }
    config = json.dumps({"interpreter": "../../pyscript/pyodide/pyodide.mjs", "files": files})
    page = (ROOT / OURS / "index.html").read_text(encoding="utf-8")
    page = POLICY.sub("", OUR_SCRIPTS.sub("", page))
    return OUR_PART.sub(lambda _: IN_SHELL.format(config=config), page)


def browser() -> Path:
    """Return the browser as readers have it, with its window where there is one."""
    path = find_browser(*NAMES) or find_browser()
    if path is None:
        raise SystemExit(MISSING)
    return path


@contextmanager
def profile(driver: Playwright) -> Iterator[BrowserContext]:
    """Start the browser as on its first day: with no file kept and no program compiled.

    Our service worker is left out: others have none that would keep their engine.
    """
    with tempfile.TemporaryDirectory(prefix="poch-bench-") as folder:
        context = driver.chromium.launch_persistent_context(
            folder, executable_path=browser(), args=[*ARGUMENTS], service_workers="block"
        )
        context.on("request", refuse_other_hosts)
        yield context
        context.close()


def refuse_other_hosts(request: Request) -> None:
    """Refuse to measure a page that asks another host."""
    parts = urlsplit(request.url)
    if parts.scheme in {"http", "https"} and parts.hostname != "127.0.0.1":
        raise SystemExit(f"bench: a page asked another host: {request.url}")


def wait_for_answer(page: Page) -> tuple[float, float]:
    """Wait for Python's first answer; return when it came, and when a button was pressed for it.

    Both are milliseconds since the page was asked for; where nothing was pressed, that is 0.
    """
    page.wait_for_selector("html[data-answered]", state="attached", timeout=LONG)
    marks = page.evaluate("({...document.documentElement.dataset})")
    return float(marks["answered"]), float(marks.get("pressed", 0))


def use_page(page: Page, path: str) -> None:
    """Use a page as somebody does who plays some hands, where it has our engine, and leave it for a while."""
    if path in {OURS, PYSCRIPT}:
        page.evaluate(USE, SOME_HANDS)
    page.wait_for_timeout(LEFT_ALONE)
