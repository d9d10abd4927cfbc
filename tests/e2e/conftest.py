"""A real browser, and a page that tolerates no error and no request to another host."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.e2e.looks import PATIENCE, WIDE
from tools.setup.browser import MISSING, find_browser

ARGUMENTS = (
    "--js-flags=--liftoff-only",  # no test plays long enough for compiling better to be worth it
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HERE = {"127.0.0.1", "localhost"}
LOCAL = {"about", "blob", "data"}
FAILED_QUERY = re.compile("pagefind", re.IGNORECASE)
"""What the search logs where it has failed, if only for a part."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Yield the system's Chromium, started once for all tests."""
    path = find_browser()
    if path is None:
        pytest.fail(MISSING)
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=path, args=[*ARGUMENTS])
        yield chromium
        chromium.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Yield a fresh profile: nothing stored, nothing cached, no motion to wait for.

    Service workers would answer before a test can: those that are about them allow them.
    """
    profile = browser.new_context(
        reduced_motion="reduce",
        viewport={"width": 1280, "height": 900},
        service_workers="block",
    )
    profile.set_default_timeout(PATIENCE)
    yield profile
    profile.close()


def overheard(context: BrowserContext) -> list[str]:
    """Return what goes wrong in any page of a profile from now on, a list that goes on growing.

    What the content-security policy forbids is among it, since the browser tells it as an error.
    """
    said: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" or FAILED_QUERY.search(message.text):
            said.append(f"console: {message.text} ({message.location.get('url', '')})")

    def trace(url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in LOCAL and parts.hostname not in HERE:
            said.append(f"request to another host: {url}")

    context.on("console", note)
    context.on("weberror", lambda error: said.append(f"error: {error.error}"))
    context.on("request", lambda request: trace(request.url))
    return said


@pytest.fixture
def complaints(context: BrowserContext) -> list[str]:
    """Return what went wrong so far in any page of the test.

    A test that provokes an error on purpose clears it.
    """
    return overheard(context)


@pytest.fixture
def page(context: BrowserContext, complaints: list[str]) -> Iterator[Page]:
    """Yield an empty page; the test fails on any error or request to another host."""
    yield context.new_page()

    assert [] == complaints


@pytest.fixture(scope="module")
def shared(browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    """Yield a page for all tests of a module, and what went wrong in it."""
    profile = browser.new_context(
        viewport=WIDE,
        color_scheme="light",
        reduced_motion="reduce",
        service_workers="block",
    )
    profile.set_default_timeout(PATIENCE)
    yield profile.new_page(), overheard(profile)
    profile.close()


@pytest.fixture
def reader(shared: tuple[Page, list[str]]) -> Iterator[Page]:
    """Yield the page that tests share, since nothing is kept in it; it tolerates as little as any.

    It is found wide and light, and left so. Only that there is no page nowhere/ is in order.
    """
    page, said = shared
    said.clear()
    yield page

    page.set_viewport_size(WIDE)
    page.emulate_media(color_scheme="light", forced_colors="none")
    assert [] == [complaint for complaint in said if "/nowhere/)" not in complaint]
