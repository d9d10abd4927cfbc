"""A page, its scripts and its engine are of one edition and whole, or the reader is told and led on."""

from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.test_play import answer, answers, begin, seen, sit_down
from tests.editions import SOURCE, changed, part, wheel
from tests.serving import Files, served

RULESET = "poch-modern-pagat"
TWO = "Parts of this page come from two different editions"


@pytest.fixture
def small(site: Path, tmp_path: Path) -> Path:
    """Return a small part of the site, which a test may change."""
    return part(site, tmp_path / "site")


@pytest.fixture
def host(small: Path) -> Iterator[str]:
    """Yield the address of the small site."""
    with served(small) as url:
        yield url


def reload_as_offered(page: Page) -> None:
    """Load the page again as it offers, and see that it is of one edition."""
    with page.expect_navigation():
        page.get_by_role("button", name="Load it again").click()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text(TWO)).to_have_count(0)


def test_a_page_that_was_open_when_the_site_changed_is_loaded_again(
    page: Page, host: str, small: Path
) -> None:
    """Scripts and engine that come later are newer than the page; the game is kept."""
    table = sit_down(page, host)
    table.locator(".pp-setup").wait_for()
    edition = changed(small)
    begin(table, RULESET)
    expect(table.get_by_text(TWO)).to_be_visible()
    answer(table)
    before = seen(table)
    reload_as_offered(table)

    mark = table.locator("meta[name=poch-edition]")
    expect(mark).to_have_attribute("content", edition)
    assert before == seen(table)


def test_an_engine_that_is_newer_than_its_page_is_noticed(
    page: Page, host: str, small: Path
) -> None:
    """Even where all scripts come from what the browser kept."""
    kept = {file.name: file.read_text("utf-8") for file in small.glob("assets/js/**/*.js")}

    def old(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        route.fulfill(body=kept[name], content_type="text/javascript")

    page.route("**/assets/js/**/*.js", old)
    table = sit_down(page, host)
    table.locator(".pp-setup").wait_for()
    changed(small)
    begin(table, RULESET)
    expect(table.get_by_text(TWO)).to_be_visible()
    before = seen(table)
    page.unroute_all()
    reload_as_offered(table)
    assert before == seen(table)


def test_a_page_that_gets_an_old_script_takes_the_right_one(
    page: Page, host: str, small: Path
) -> None:
    """The browser had it from before the site changed."""
    before = (small / "assets/js/page/dom.js").read_text("utf-8")
    changed(small)
    page.route(
        "**/dom.js", lambda it: it.fulfill(body=before, content_type="text/javascript"), times=1
    )
    page.goto(host + SOURCE)
    expect(page.get_by_text(TWO)).to_be_visible()
    reload_as_offered(page)


def failing(page: Page, name: str, *, dropped: bool) -> None:
    """Have a file fail until all routes are let go, by the host's answer or by a line that is cut."""
    if dropped:
        page.route(f"**/{name}", lambda route: route.abort("connectionreset"))
    else:
        status = HTTPStatus.SERVICE_UNAVAILABLE
        page.route(f"**/{name}", lambda route: route.fulfill(status=status))


@pytest.mark.parametrize("how", ["503", "dropped"])
@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("poch.js", SOURCE),
        ("dom.js", SOURCE),
        ("hand.js", SOURCE),
        ("play.js", "play/"),
        ("store.js", "play/"),
        ("compare.js", "compare/"),
    ],
)
def test_a_script_that_fails_once_is_had_by_trying_again(  # noqa: PLR0913  what is varied, and where
    page: Page, address: str, complaints: list[str], name: str, place: str, how: str
) -> None:
    """The page says so, can be read meanwhile, and is whole when it is tried again."""
    failing(page, name, dropped=how == "dropped")
    page.goto(address + place)
    again = (
        page.locator(".poch-error:visible, .poch-unscripted:visible").get_by_text("Try again").first
    )
    expect(again).to_be_visible()
    page.unroute_all()
    complaints.clear()
    with page.expect_navigation():
        again.click()
    page.wait_for_load_state("networkidle")

    expect(page.locator(".poch-error:visible, .poch-unscripted:visible")).to_have_count(0)


def test_a_script_of_the_table_that_fails_once_is_had_by_trying_again(
    page: Page, address: str, complaints: list[str]
) -> None:
    """What was chosen is not lost by it."""
    failing(page, "sitting.js", dropped=False)
    table = sit_down(page, address)
    begin(table, RULESET)
    expect(table.get_by_role("alert")).to_contain_text("A part of this page could not be loaded")
    page.unroute_all()
    table.get_by_role("button", name="Try again").click()
    expect(answers(table).first).to_be_visible()
    complaints.clear()


def test_words_that_fail_once_are_had_by_trying_again(
    page: Page, address: str, complaints: list[str]
) -> None:
    """The page says so in English, and why."""
    failing(page, "de.ftl.txt", dropped=False)
    page.goto(f"{address}de/play/")
    expect(page.get_by_role("alert")).to_contain_text("de.ftl.txt: the host answers 503")
    page.unroute_all()
    page.get_by_text("Try again").click()
    expect(page.get_by_role("button", name="Spiel beginnen")).to_be_visible()
    complaints.clear()


class Damaging(Files):
    """Serves a file with one byte changed, the first time, and lets browsers keep what they get."""

    def __init__(self, *args: Any, damaged: set[str], **named: Any) -> None:  # noqa: ANN401
        """Take the names of the files, of which each is forgotten when it was served so."""
        self.damaged = damaged
        super().__init__(*args, **named)

    def end_headers(self) -> None:
        """Have nothing asked for twice."""
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401
        """Send a file, or what has become of it."""
        name = self.path.rpartition("/")[2].partition("?")[0]
        body = bytearray(source.read())
        if name in self.damaged:
            self.damaged.remove(name)
            body[len(body) // 2] ^= 1
        outputfile.write(body)


@pytest.mark.parametrize(
    "name", ["wheel", "pyodide.asm.wasm.packed", "python_stdlib.zip.packed", "pyodide.asm.mjs"]
)
def test_an_engine_that_comes_damaged_is_fetched_again(
    page: Page, site: Path, complaints: list[str], name: str
) -> None:
    """It is not taken again from what the browser kept.

    Where it is noticed before anything was asked of the engine, it is fetched again at once; else the page says which
    file it was, and offers to try again.
    """
    damaged = {wheel(site) if name == "wheel" else name}
    with served(site, handler=Damaging, damaged=damaged) as address:
        table = sit_down(page, address)
        begin(table, RULESET)
        alert = table.get_by_role("alert")
        expect(alert.or_(table.locator(".pp-options"))).to_be_visible()
        assert not damaged
        if alert.count():
            expect(alert).to_contain_text("arrived damaged")
            table.get_by_role("button", name="Try again").click()
        expect(answers(table).first).to_be_visible()

    complaints.clear()
