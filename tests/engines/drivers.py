"""A reader in each of three engines: what can be opened, clicked, typed and read is the same in all."""

import json
import os
import re
import shutil
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

from playwright.sync_api import Browser, sync_playwright
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from websocket import WebSocket, create_connection

from tools.setup import browser, engines

PATIENCE = 60
"""Seconds until what does not come is missing."""
FIND = """(css, name) => [...document.querySelectorAll(css)].find((one) =>
  one.checkVisibility() && one.getBoundingClientRect().width > 1 && (one.ariaLabel || one.innerText || "").replace(/\\s+/g, " ").includes(name))"""
READ = "(css) => [...document.querySelectorAll(css)].map((one) => one.innerText).join('\\n')"
KEYS = {"Enter": "\ue007", "ArrowRight": "\ue014", "Escape": "\ue00c"}


class Reader(ABC):
    """Who reads the site in a profile of their own; what goes wrong is among `heard`."""

    engine: ClassVar[str]

    def __init__(self, address: str, heard: list[str]) -> None:
        """Begin with nothing read."""
        self.address = address
        self.heard = heard

    def close(self) -> None:
        """Leave, once all that went wrong so far is told."""
        self.run("() => null")

    @abstractmethod
    def go(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""

    @abstractmethod
    def evaluate(self, source: str) -> str:
        """Return the text that an expression comes to."""

    @abstractmethod
    def press_on(self, source: str) -> None:
        """Click the element that an expression finds."""

    @abstractmethod
    def keys(self, text: str) -> None:
        """Type into what has the focus."""

    def run(self, function: str, *args: object) -> Any:  # noqa: ANN401  what JSON has
        """Return what a function of the page returns."""
        return json.loads(
            self.evaluate(f"JSON.stringify(({function})(...{json.dumps(args)}) ?? null)")
        )

    def wait(self, what: str, act: Callable[[], object]) -> None:
        """Wait until something is so.

        Raises:
            AssertionError: it is not after a minute; the page's words and errors are named.
        """
        end = time.monotonic() + PATIENCE
        while not act():
            if time.monotonic() > end:
                words = self.read("main, body > dialog")[:1500]
                raise AssertionError(f"{self.engine}: {what} is missing; {self.heard} in: {words}")
            time.sleep(0.05)

    def open(self, place: str) -> None:
        """Open a page of the site."""
        self.go(self.address + place)

    def read(self, css: str = "main") -> str:
        """Return the words that can be read in a part of the page."""
        return re.sub(r"\s+", " ", str(self.run(READ, css)))

    def see(self, words: str, css: str = "main") -> None:
        """Wait for words that can be read."""
        self.wait(f"“{words}” in {css}", lambda: words in self.read(css))

    def see_change(self, words: str, css: str) -> None:
        """Wait until other words can be read in a part of the page."""
        self.wait(f"other than “{words}” in {css}", lambda: self.read(css) not in {"", words})

    def find(self, name: str, css: str) -> None:
        """Wait for what has a name, and can be seen."""
        there = f"(...it) => Boolean(({FIND})(...it))"
        self.wait(f"“{name}” ({css})", lambda: self.run(there, css, name))

    def click(self, name: str, css: str) -> None:
        """Click what has a name, once it is there."""
        args = json.dumps([css, name])[1:-1]
        self.find(name, css)
        self.run(
            f"(...it) => ({FIND})(...it).scrollIntoView({{block: 'center', behavior: 'instant'}})",
            css,
            name,
        )
        self.press_on(f"({FIND})({args})")


class InChromium(Reader):
    """By Playwright."""

    engine = "Chromium"

    def __init__(self, address: str, heard: list[str], opened: Browser) -> None:
        """Open a page in a new profile."""
        super().__init__(address, heard)
        self.context = opened.new_context(viewport={"width": 1280, "height": 900})
        self.context.on("console", lambda it: heard.append(it.text) if it.type == "error" else None)
        self.page = self.context.new_page()

    def close(self) -> None:
        """Forget the profile."""
        super().close()
        self.context.close()

    def go(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""
        self.page.goto(url)

    def evaluate(self, source: str) -> str:
        """Return the text that an expression comes to."""
        return str(self.page.evaluate(source))

    def press_on(self, source: str) -> None:
        """Click the element that an expression finds."""
        element = self.page.evaluate_handle(source).as_element()
        assert element
        element.click()

    def keys(self, text: str) -> None:
        """Type into what has the focus."""
        if text in KEYS:
            self.page.keyboard.press(text)
        else:
            self.page.keyboard.type(text)


class BiDi:
    """WebDriver BiDi, which Firefox speaks itself: commands and answers, with what the console says between them."""

    def __init__(self, socket: WebSocket) -> None:
        """Take what leads to the browser."""
        self.socket = socket
        self.sent = 0
        self.heard: list[str] = []

    def command(self, method: str, **params: object) -> dict[str, Any]:
        """Return the answer to a command."""
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.heard.append(f"console: {answer['params']['text']}")
            elif answer.get("id") == self.sent:
                assert answer["type"] == "success", answer
                return dict(answer["result"])


class InFirefox(Reader):
    """By WebDriver BiDi."""

    engine = "Firefox"

    def __init__(self, address: str, heard: list[str], bidi: BiDi) -> None:
        """Open a page in a new profile."""
        super().__init__(address, heard)
        bidi.heard = heard
        self.command = bidi.command
        self.user = self.command("browser.createUserContext")["userContext"]
        tab = self.command("browsingContext.create", type="tab", userContext=self.user)
        self.context = tab["context"]
        size = {"width": 1280, "height": 900}
        self.command("browsingContext.setViewport", context=self.context, viewport=size)

    def close(self) -> None:
        """Forget the profile."""
        super().close()
        self.command("browser.removeUserContext", userContext=self.user)

    def go(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""
        self.command("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def value(self, source: str) -> dict[str, Any]:
        """Return an expression's value as BiDi writes it."""
        target = {"context": self.context}
        made = self.command("script.evaluate", expression=source, target=target, awaitPromise=False)
        assert made["type"] == "success", made["exceptionDetails"]["text"]
        return dict(made["result"])

    def evaluate(self, source: str) -> str:
        """Return the text that an expression comes to."""
        return str(self.value(source)["value"])

    def act(self, **source: object) -> None:
        """Have a key or the mouse do something."""
        self.command("input.performActions", context=self.context, actions=[source])

    def press_on(self, source: str) -> None:
        """Click the element that an expression finds."""
        element = {"sharedId": self.value(source)["sharedId"]}
        origin = {"type": "element", "element": element}
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": origin}
        down, up = ({"type": f"pointer{it}", "button": 0} for it in ("Down", "Up"))
        self.act(type="pointer", id="mouse", actions=[move, down, up])

    def keys(self, text: str) -> None:
        """Type into what has the focus."""
        strokes = [
            {"type": f"key{way}", "value": key}
            for key in ([KEYS[text]] if text in KEYS else text)
            for way in ("Down", "Up")
        ]
        self.act(type="key", id="keys", actions=strokes)


class InWebKit(Reader):
    """By the driver of WebKitGTK."""

    engine = "WebKit"

    def __init__(self, address: str, heard: list[str], driver: webdriver.WebKitGTK) -> None:
        """Take a page in a new profile."""
        super().__init__(address, heard)
        self.driver = driver
        driver.set_window_size(1280, 900)

    def go(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""
        self.driver.get(url)

    def evaluate(self, source: str) -> str:
        """Return the text that an expression comes to."""
        return str(self.driver.execute_script(f"return {source}"))

    def press_on(self, source: str) -> None:
        """Click the element that an expression finds."""
        self.driver.execute_script(f"return {source}").click()

    def keys(self, text: str) -> None:
        """Type into what has the focus."""
        ActionChains(self.driver).send_keys(KEYS.get(text, text)).perform()


@contextmanager
def running(*command: str, **named: Any) -> Iterator["subprocess.Popen[str]"]:  # noqa: ANN401
    """Run a program until what needs it ends, in whatever way."""
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, text=True, **named) as process:
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def chromium() -> Iterator[Callable[[str, list[str]], Reader]]:
    """Start Chromium, and yield what makes a reader of a site."""
    with sync_playwright() as driver:
        opened = driver.chromium.launch(
            executable_path=browser.find_browser(), args=["--no-sandbox"]
        )
        yield lambda address, heard: InChromium(address, heard, opened)
        opened.close()


@contextmanager
def firefox() -> Iterator[Callable[[str, list[str]], Reader]]:
    """Start Firefox, and yield what makes a reader of a site."""
    with TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True) as profile:
        server_file = Path(profile) / "WebDriverBiDiServer.json"
        ways = ("--headless", "--remote-debugging-port=0", "--profile", profile)
        with running(engines.firefox() or "", *ways, stdout=subprocess.DEVNULL) as process:
            while not server_file.exists() or not server_file.read_text("utf-8"):
                assert process.poll() is None, "Firefox ended"
                time.sleep(0.05)
            host, port = json.loads(server_file.read_text("utf-8")).values()
            address = f"ws://{host}:{port}/session"
            with closing(create_connection(address, suppress_origin=True, timeout=PATIENCE)) as it:
                bidi = BiDi(it)
                bidi.command("session.new", capabilities={})
                bidi.command("session.subscribe", events=["log.entryAdded"])
                yield lambda address, heard: InFirefox(address, heard, bidi)


@contextmanager
def webkit() -> Iterator[Callable[[str, list[str]], Reader]]:
    """Start a display and WebKit's driver, and yield what makes a reader of a site."""
    ways = ("-displayfd", "1", "-screen", "0", "1300x1000x24", "-nolisten", "tcp")
    with running(engines.DISPLAY, *ways, stdout=subprocess.PIPE) as display, ExitStack() as opened:
        assert display.stdout
        number = display.stdout.readline().strip()

        def reader(address: str, heard: list[str]) -> Reader:
            opened.close()  # a driver has one session, and a session is a profile
            options = Options()
            options.binary_location = str(engines.minibrowser())
            options.add_argument("--automation")
            service = Service(
                shutil.which(engines.WEBKIT) or "", env={**os.environ, "DISPLAY": f":{number}"}
            )
            driver = webdriver.WebKitGTK(options=options, service=service)
            opened.callback(driver.quit)
            return InWebKit(address, heard, driver)

        yield reader


ENGINES = {"Chromium": chromium, "Firefox": firefox, "WebKit": webkit}
