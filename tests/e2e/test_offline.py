"""Without a network: what was read and played is there; a newer edition is offered, and never mixed."""

import json
import re
import shutil
from collections.abc import Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.searching import searched
from tests.e2e.test_play import AT_ONCE, answers, begin, leave, play_out, seen
from tests.editions import PAIR, SOURCE, changed, part, wheel
from tests.serving import Files, served
from tools.release.zipped import FOLDER, zip_site

OFFLINE = "reading-offline/"
CHOSEN = "compare/#poque-1765,poch-1853-alvensleben"
LAST_AHEAD = "assets/compare/index.json"
LAST_PLAYED = "assets/rulesets/poque-1789.json"
KEPT = """async ([name, gone]) => {
    for (let i = 0; i < 600; i += 1) {
        let found = false;
        for (const cache of await caches.keys())
            for (const { url } of await (await caches.open(cache)).keys())
                found ||= new URL(url).pathname.endsWith(`/${name}`);
        if (found !== gone) return true;
        await new Promise((done) => setTimeout(done, 100));
    }
    return false;
}"""
FORGET = """async (name) => {
    for (const cache of await caches.keys())
        for (const { url } of await (await caches.open(cache)).keys())
            if (url.includes(name)) await (await caches.open(cache)).delete(url);
}"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Yield a fresh profile in which service workers may work."""
    profile = browser.new_context(
        reduced_motion="reduce", viewport={"width": 1280, "height": 900}, service_workers="allow"
    )
    yield profile
    profile.close()


@pytest.fixture
def small(site: Path, tmp_path: Path) -> Path:
    """Return a small part of the site, which a test may change."""
    return part(site, tmp_path / "site")


@pytest.fixture
def host(small: Path) -> Iterator[str]:
    """Yield the address of the small site, in a folder of its host."""
    with served(small, "/some/folder/") as url:
        yield url


def keeps(page: Page, name: str) -> None:
    """Wait until something is kept."""
    assert page.evaluate(KEPT, [name, False]), f"{name} is not kept"


def forgets(page: Page, name: str) -> None:
    """Wait until something is no longer kept."""
    assert page.evaluate(KEPT, [name, True]), f"{name} is still kept"


def visited(page: Page, host: str) -> None:
    """Come for the first time, and stay until what is kept ahead is there."""
    page.add_init_script(AT_ONCE)
    page.goto(host)
    keeps(page, LAST_AHEAD)


def played(page: Page, host: str) -> None:
    """Start a game, and stay until the engine is kept."""
    page.goto(f"{host}play/")
    begin(page, "poch-1853-alvensleben")
    answers(page)
    keeps(page, LAST_PLAYED)


def looked_up(page: Page, words: str) -> None:
    """Look something up, and go on reading."""
    expect(searched(page, words).first).to_be_visible()
    page.keyboard.press("Escape")


def stepped(page: Page) -> None:
    """Step through a hand, from its first step to the next."""
    page.locator("poch-hand.ready").wait_for(state="attached")
    before = page.locator(".poch-by").inner_text()
    page.locator("poch-hand .poch-table").press("ArrowRight")
    expect(page.locator(".poch-by")).not_to_have_text(before)


def test_what_was_read_and_played_is_there_without_a_network(
    page: Page, host: str, small: Path
) -> None:
    """A hand is stepped through, texts compared and searched, and another game played to its end."""
    visited(page, host)
    for name in (SOURCE, PAIR, CHOSEN):
        page.goto(host + name, wait_until="networkidle")
    looked_up(page, "sequence")
    for file in json.loads((small / "search/en.json").read_text())["files"]:
        keeps(page, file)
    expect(page.locator(".poch-kept")).to_have_count(0)
    played(page, host)
    page.context.set_offline(True)

    page.goto(host + SOURCE)
    expect(page.locator(".poch-kept")).to_contain_text("The network does not answer")
    stepped(page)
    page.goto(host + PAIR)
    expect(page.locator(".synopsis tbody tr").first).to_be_visible()
    page.goto(host + CHOSEN)
    expect(page.locator(".synopsis tbody tr").first).to_be_visible()
    for words in ("sequence", "marriage", "König"):  # two of them never asked before
        looked_up(page, words)
    page.goto(f"{host}play/")
    answers(page)
    leave(page)
    begin(page, "poch-modern-pagat")
    play_out(page)


def test_what_is_kept_ahead_is_that_of_the_languages_read(page: Page, host: str) -> None:
    """A German page has the German pages kept too, which say in German what they are."""
    visited(page, host)
    forgets(page, "de/play/")
    page.goto(f"{host}de/")
    keeps(page, "de/play/")
    page.context.set_offline(True)

    page.goto(f"{host}de/")
    expect(page.locator(".poch-kept")).to_contain_text("Das Netz antwortet nicht")
    page.goto(f"{host}de/sources/poque-1789/")
    expect(page).to_have_url(re.compile(f"/de/{OFFLINE}"))
    expect(page.get_by_role("alert")).to_contain_text("noch nie geöffnet")


def test_a_page_that_was_not_read_leads_to_those_that_were(page: Page, host: str) -> None:
    """Its address is told, as text only, and the pages that are kept are listed."""
    visited(page, host)
    page.goto(host + SOURCE, wait_until="networkidle")
    title = page.title().removesuffix(" - Poch")
    page.context.set_offline(True)

    page.goto(f"{host}sources/poque-1789/")
    expect(page.get_by_role("alert")).to_contain_text(
        "You have not read sources/poque-1789/ before"
    )
    page.locator("poch-offline-pages").get_by_role("link", name=title).click()
    expect(page).to_have_url(host + SOURCE)

    page.goto(f"{host}{OFFLINE}?for=<img src=x>")
    expect(page.get_by_role("alert")).to_contain_text("<img src=x>")
    expect(page.locator(".md-content img")).to_have_count(0)


def test_a_snapshot_below_the_site_is_left_to_itself(page: Page, host: str, small: Path) -> None:
    """An old edition read in its own folder is not taken for what the host has now."""
    snapshot = shutil.copytree(small, small / "v" / "2026.11")
    changed(snapshot)
    visited(page, host)
    page.goto(f"{host}v/2026.11/{SOURCE}")
    keeps(page, f"v/2026.11/{LAST_AHEAD}")

    assert not page.evaluate("name => caches.has(name)", f"{host} other")
    page.context.set_offline(True)
    page.goto(f"{host}v/2026.11/{SOURCE}")
    expect(page.get_by_text("Read anew.")).to_be_visible()


def test_a_newer_edition_is_offered_and_the_game_is_kept(
    page: Page, host: str, small: Path
) -> None:
    """Who sits at a table is asked; the bar loads the new edition, and old files go."""
    visited(page, host)
    played(page, host)
    before, old = seen(page), wheel(small)
    edition = changed(small)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    load = page.get_by_role("button", name="Load it")
    load.wait_for()
    with page.expect_navigation():
        load.click()

    assert before == seen(page)
    mark = page.locator("meta[name=poch-edition]")
    expect(mark).to_have_attribute("content", edition)
    keeps(page, LAST_PLAYED)
    forgets(page, old)


def test_a_page_of_yesterday_works_with_the_engine_of_today(
    page: Page, host: str, small: Path
) -> None:
    """Who comes back gets the new edition without being asked; what was read before is still there."""
    visited(page, host)
    page.goto(host + SOURCE)
    stepped(page)
    played(page, host)
    old = wheel(small)
    changed(small)
    page.goto(host)
    forgets(page, old)
    page.context.set_offline(True)

    page.goto(host + SOURCE)
    expect(page.get_by_text("Read anew.")).to_have_count(0)
    stepped(page)
    page.get_by_role("link", name="Play on").click()
    answers(page)


def test_an_engine_of_yesterday_that_is_gone_is_fetched_anew(
    page: Page, host: str, small: Path, complaints: list[str]
) -> None:
    """Where a kept list names a wheel that is neither kept nor there, the list is fetched again."""
    visited(page, host)
    played(page, host)
    page.evaluate(FORGET, "/assets/pyodide/poch-")
    page.get_by_role("button", name="New game").click()
    page.goto(f"{host}play/")
    page.locator(".pp-setup").wait_for()
    changed(small)
    begin(page, "poch-modern-pagat")

    expect(answers(page).first).to_be_visible()
    assert all("404" in said for said in complaints)
    complaints.clear()


def test_what_is_gone_from_the_browser_is_named_without_a_network(
    page: Page, host: str, complaints: list[str]
) -> None:
    """A script, a file of the engine, a page, and at last even the page that says so."""
    visited(page, host)
    played(page, host)
    leave(page)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.context.set_offline(True)
    for gone, says in (
        (
            "/assets/pyodide/pyodide.asm.wasm.packed",
            "pyodide.asm.wasm.packed: the host cannot be reached",
        ),
        ("/assets/js/play/sitting.js", "A part of this page could not be loaded"),
    ):
        page.evaluate(FORGET, gone)
        page.goto(f"{host}play/")
        begin(page, "poch-modern-pagat")
        expect(page.get_by_role("alert")).to_contain_text(says)
    page.evaluate(FORGET, "/assets/js/poch.js")
    page.goto(host)
    expect(page.locator(".poch-unscripted")).to_contain_text("did not load")
    page.evaluate(FORGET, OFFLINE)
    page.goto(f"{host}sources/poque-1789/")
    expect(page.locator("p")).to_contain_text("what was kept here is gone")
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page).to_have_url(host)
    expect(page.locator(".poch-unscripted")).to_be_hidden()
    complaints.clear()


def test_a_site_without_its_worker_is_read_and_played(
    page: Page, host: str, small: Path, complaints: list[str]
) -> None:
    """Nothing is kept then; who had an older edition kept gets nothing of it while there is a network."""
    worker = small / "offline.js"
    aside = worker.rename(small / "aside.txt")
    with page.expect_console_message(lambda message: "404" in message.text):
        page.goto(host)
    expect(page.locator("h1")).to_be_visible()
    assert 0 == page.evaluate("navigator.serviceWorker.getRegistrations().then(it => it.length)")
    assert all("404" in complaint for complaint in complaints)

    aside.rename(worker)
    visited(page, host)
    page.goto(host + SOURCE)
    stepped(page)
    edition = changed(small)
    worker.unlink()
    page.goto(host + SOURCE)
    expect(page.get_by_text("Read anew.")).to_be_visible()
    mark = page.locator("meta[name=poch-edition]")
    expect(mark).to_have_attribute("content", edition)
    stepped(page)
    page.get_by_role("link", name="Play on").click()
    expect(answers(page).first).to_be_visible()
    expect(page.get_by_text("two editions")).to_have_count(0)
    complaints.clear()


class Portal(Files):
    """Answers whatever is asked as the site does, or as a network that first asks for a name."""

    closed = False

    def do_GET(self) -> None:  # noqa: N802  named so by its class
        """Answer with one page for all, if the way is closed."""
        if not Portal.closed:
            super().do_GET()
            return
        body = b"<!doctype html><html><title>Network</title><h1>Who are you?</h1></html>"
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def test_a_network_that_answers_with_its_own_page_spoils_nothing(
    page: Page, small: Path, complaints: list[str]
) -> None:
    """What it answers is shown, as it answers; what was kept stays, and the worker too."""
    with served(small, handler=Portal) as host:
        visited(page, host)
        page.goto(host + SOURCE)
        stepped(page)
        page.goto(host + CHOSEN)
        expect(page.locator(".synopsis tbody tr").first).to_be_visible()
        Portal.closed = True
        page.evaluate("navigator.serviceWorker.ready.then((it) => it.update()).catch(() => {})")
        data = f"fetch('{host}{LAST_AHEAD}').then((it) => it.json()).then((it) => !!it)"
        assert page.evaluate(data)
        page.goto(host + SOURCE)
        expect(page.locator("h1")).to_have_text("Who are you?")
        Portal.closed = False

        page.context.set_offline(True)
        page.goto(host + SOURCE)
        expect(page.locator(".poch-kept")).to_contain_text("The network does not answer")
        stepped(page)
        page.context.set_offline(False)
        page.goto(host + SOURCE)
        stepped(page)
    complaints.clear()


class Plain(SimpleHTTPRequestHandler):
    """What `python -m http.server` serves by, only silent."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_the_archive_works_from_a_plain_server(page: Page, small: Path, tmp_path: Path) -> None:
    """Unpacked, its pages can be stepped through, and a hand be played."""
    zip_site(small, tmp_path / "site.zip")
    shutil.unpack_archive(tmp_path / "site.zip", tmp_path / "out")
    plain = partial(Plain, directory=str(tmp_path / "out" / FOLDER))
    with ThreadingHTTPServer(("127.0.0.1", 0), plain) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page.add_init_script(AT_ONCE)
        page.goto(f"http://127.0.0.1:{server.server_port}/{SOURCE}")
        stepped(page)
        page.get_by_role("link", name="Play on").click()
        expect(answers(page).first).to_be_visible()
        server.shutdown()
