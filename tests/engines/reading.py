"""A kind of page, read in any engine: its words are there, its scripts have begun, and its hand steps."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import unescape
from pathlib import Path

import yaml

from tests.conftest import ROOT
from tests.engines.drivers import Reader
from tests.engines.journeys import NUMBERED
from tests.turns import turn

BUDGETS = ROOT / "tests" / "budgets.yaml"
ELSEWHERE = {"home", "source", "hand", "pair", "play", "workshop"}
"""The kinds that have a journey."""
BEGUN = """() => Boolean(customElements.get("poch-later")) && [...document.querySelectorAll("*")].every((one) =>
  one.localName === "poch-hand" ? one.matches(".ready") : !("inside" in one) || Boolean(one.inside))"""
"""Whether the entry has defined its elements, and what each of the page holds is there."""
WRONG = re.compile(r"undefined|\[object|\bNaN\b|\{ ?\$")
HEADING = re.compile(r"<h1[^>]*>(.*?)</h1>", re.DOTALL)
LEAST = 150
"""Letters of the shortest page."""


def kinds() -> Mapping[str, str]:
    """Return the kinds of pages, with a page of each."""
    budgets = yaml.safe_load(BUDGETS.read_text("utf-8"))["kinds"]
    return {kind: budget["page"] for kind, budget in budgets.items()}


def some() -> Sequence[str]:
    """Return the kinds whose turn it is."""
    return turn([kind for kind in kinds() if kind not in ELSEWHERE], 8)


def heading(site: Path, place: str) -> str:
    """Return the words of a page's heading, as it is built."""
    text = (site / place.split("#", maxsplit=1)[0] / "index.html").read_text("utf-8")
    heading = HEADING.search(text)
    words = re.sub(r"<a class=\"?headerlink.*?</a>|<[^>]+>", "", heading[1]) if heading else ""
    return re.sub(r"\s+", " ", unescape(words)).strip()


def read(site: Path, place: str) -> Callable[[Reader], None]:
    """Return what reads a page."""
    return partial(_read, title=heading(site, place), place=place)


def _read(reader: Reader, title: str, place: str) -> None:
    reader.open(place)
    reader.wait("what its scripts do", lambda: reader.run(BEGUN))
    reader.see(title)
    words = reader.read()
    assert len(words) > LEAST, words
    assert not (wrong := WRONG.search(words)), words[wrong.start() - 100 : wrong.end() + 100]
    assert "" == reader.read(".poch-error").strip()
    if reader.run("() => Boolean(document.querySelector('main poch-hand'))"):
        before = reader.read(NUMBERED)
        reader.click("", ".poch-icon-forward")
        reader.see_change(before, NUMBERED)
