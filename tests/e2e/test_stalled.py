"""What does not come is named after ten seconds, and what comes damaged is not shown; both may be tried again."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_scripts import FILES as EVERY
from tests.conftest import built_for
from tests.e2e.test_play import begin
from tests.editions import wheel
from tests.serving import Files, served

SOURCE = "sources/poch-1853-alvensleben/"
HAND = "hands/poch-modern-pagat/three-nines/"
RULESET = "poch-modern-pagat"
TEN = 10_500


class Faulty(Files):
    """Accepts a request for some file and never answers, or sends it with one byte changed."""

    protocol_version = "HTTP/1.0"  # a browser has six connections to a host, and some hang here

    def __init__(self, *args: Any, fault: "Fault", **named: Any) -> None:  # noqa: ANN401
        """Take what is wrong."""
        self.fault = fault
        super().__init__(*args, **named)

    @property
    def is_meant(self) -> bool:
        """Tell whether the file is asked for in which something is wrong."""
        place = self.path.partition("?")[0]
        return not self.fault.mended.is_set() and place.endswith(self.fault.name)

    def do_GET(self) -> None:  # noqa: N802  so its class calls it
        """Wait until all is well again, if nothing is to come."""
        if self.is_meant:
            self.fault.asked.set()
            if not self.fault.damages:
                self.fault.mended.wait()
        self.fault.active += 1
        try:
            super().do_GET()
        finally:
            self.fault.active -= 1

    def copyfile(self, source: Any, outputfile: Any) -> None:  # noqa: ANN401
        """Send a file, or what has become of it."""
        body = bytearray(source.read())
        if self.is_meant and self.fault.damages:
            body[len(body) // 2] ^= 1
        outputfile.write(body)


class Fault:
    """What is wrong with a host, until it is mended."""

    def __init__(self, name: str, *, damages: bool) -> None:
        """Take how the address of a file ends, and whether it comes damaged or not at all."""
        self.name = name
        self.damages = damages
        self.active = 0
        self.asked = Event()
        self.mended = Event()


@contextmanager
def wrong(site: Path, name: str, *, damages: bool = False) -> Iterator[tuple[str, Fault]]:
    """Serve the site with a fault."""
    fault = Fault(wheel(site) if name == "wheel" else name, damages=damages)
    with served(site, built_for(site), handler=Faulty, fault=fault) as address:
        yield address, fault
        fault.mended.set()


def start(page: Page) -> None:
    """Start a game, as soon as the choices are there."""
    begin(page, RULESET)


def open_text(page: Page) -> None:
    """Open a text in the workshop."""
    page.locator(".ws-begin .poch-button.primary").click()


def nothing(_: Page) -> None:
    """Do nothing: it is asked for at once."""


SCRIPTS = [
    ("poch.js", ""),
    ("poch.css", "how-to-play/"),
    ("say.js", "play/"),
    ("dom.js", SOURCE),
    ("hand.js", HAND),
    ("play.js", "play/"),
    ("compare.js", "compare/"),
    ("exercises.js", "exercises/"),
]
FILES: list[tuple[str, str, Callable[[Page], None]]] = [
    ("/words/en.ftl.txt", HAND, nothing),
    ("/words/de.ftl.txt", "de/play/", nothing),
    ("/words/en.tour.ftl.txt", "tours/how-a-hand-goes/", nothing),
    ("three-nines.json", HAND, nothing),
    ("rulesets/index.json", "play/", nothing),
    ("rulesets/index.json", "odds/survey/", nothing),
    (f"exercises/{RULESET}.json", "exercises/", nothing),
    ("compare/index.json", "compare/#poque-1765,poch-1853-alvensleben", nothing),
    ("poque-1765.html", "compare/#poque-1765,poch-1853-alvensleben", nothing),
    (f"rulesets/{RULESET}.json", "play/", start),
    ("vocabulary.json", "workshop/", open_text),
]
ENGINE = (
    *("sitting.js", "worker.js", "pyodide-lock.json", "wheel", "pyodide.mjs", "pyodide.asm.mjs"),
    *("pyodide.asm.wasm.packed", "python_stdlib.zip.packed"),
)


def ways(page: Page) -> Locator:
    """Return what tries again when it is pressed."""
    name = re.compile("^(Try again|Noch einmal versuchen)$")
    buttons = page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name))
    return buttons.filter(visible=True)


def is_named(page: Page, name: str) -> None:
    """See the file named, with a way to try again."""
    line = page.locator("main, body").filter(has_text=name.rpartition("/")[2]).first
    expect(line).to_be_visible()
    expect(ways(page).first).to_be_visible()


def wait_in_vain(page: Page, fault: Fault) -> None:
    """Let ten seconds go by without a byte."""
    assert fault.asked.wait(30)
    idle = 0
    while idle < 10:  # all else has come
        page.wait_for_timeout(20)
        idle = 0 if fault.active else idle + 1
    page.clock.run_for(TEN)


@pytest.mark.parametrize(("name", "place"), SCRIPTS)
def test_a_script_or_a_sheet_that_does_not_come_is_named(
    page: Page, site: Path, complaints: list[str], name: str, place: str
) -> None:
    """The page is there meanwhile; a script that comes in the end takes the line away."""
    page.clock.install()
    with wrong(site, name) as (address, fault):
        page.goto(address + place, wait_until="commit")
        wait_in_vain(page, fault)
        is_named(page, name)
        expect(page.locator("h1").first).to_be_visible()
        fault.mended.set()
        if name != "poch.css":  # a page does without
            expect(page.locator(".poch-error").filter(has_text="ten seconds")).to_have_count(0)
    complaints.clear()


@pytest.mark.parametrize(("name", "place", "act"), FILES)
def test_data_that_does_not_come_is_named(  # noqa: PLR0913  what is varied, and where
    page: Page,
    site: Path,
    complaints: list[str],
    name: str,
    place: str,
    act: Callable[[Page], None],
) -> None:
    """Trying again has it, once the host answers."""
    page.clock.install()
    with wrong(site, name) as (address, fault):
        page.goto(address + place, wait_until="commit")
        act(page)
        wait_in_vain(page, fault)
        is_named(page, name)
        fault.mended.set()
        ways(page).first.click()
        expect(ways(page)).to_have_count(0)
    complaints.clear()


@pytest.mark.parametrize("name", ENGINE)
def test_an_engine_that_does_not_come_is_named(
    page: Page, site: Path, complaints: list[str], name: str
) -> None:
    """Nobody is told meanwhile that it is loaded; trying again goes on."""
    page.clock.install()
    with wrong(site, name) as (address, fault):
        page.goto(f"{address}play/")
        start(page)
        assert fault.asked.wait(30)
        expect(page.get_by_text("Engine loaded")).to_have_count(0)
        wait_in_vain(page, fault)
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(f"{fault.name}: nothing has come for ten seconds")
        fault.mended.set()
        page.clock.resume()
        page.get_by_role("button", name="Try again").click()
        start_again = page.get_by_role("button", name="Start a game")
        expect(start_again.or_(page.locator(".pp-options"))).to_be_visible()
    complaints.clear()


@pytest.mark.parametrize(
    ("name", "place", "act"),
    [*FILES, ("sitting.js", "play/", start)],
)
def test_what_comes_damaged_is_not_shown(  # noqa: PLR0913  what is varied, and where
    page: Page,
    site: Path,
    complaints: list[str],
    name: str,
    place: str,
    act: Callable[[Page], None],
) -> None:
    """It is named, in words of ours, and had by trying again."""
    with wrong(site, name, damages=True) as (address, fault):
        page.goto(address + place)
        act(page)
        is_named(page, name)
        assert fault.asked.is_set()
        expect(
            page.get_by_text("damaged").or_(page.get_by_text("beschädigt")).first
        ).to_be_visible()
        expect(page.get_by_text("SyntaxError")).to_have_count(0)
        fault.mended.set()
        ways(page).first.click()
        expect(ways(page)).to_have_count(0)
    complaints.clear()


def test_nothing_of_ours_is_fetched_past_the_common_way() -> None:
    """Only the common function waits, names and looks; the worker tells the page of each file."""
    bare = {path.stem for path in EVERY if "fetch(" in path.read_text("utf-8")}
    assert {"fetching", "worker"} >= bare - {"whole"}
