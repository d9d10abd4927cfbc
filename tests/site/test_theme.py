"""The theme: what we use of it stands in one list, and is what it was when we looked."""

import hashlib
import re
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml
from jinja2 import Environment, FileSystemLoader
from jinja2.meta import find_referenced_templates

from tests.conftest import ROOT

BUILD = ROOT / "tools" / "site" / "build"
OURS = BUILD / "overrides"
THEIRS = Path(str(files("material") / "templates"))
LISTED: dict[str, Any] = yaml.safe_load((BUILD / "theme.yaml").read_text("utf-8"))
TEMPLATES: dict[str, str] = LISTED["replaced"] | LISTED["taken"]
BLOCK = re.compile(r"\{%-? block (\w+)")


def named() -> set[str]:
    """Return all templates of the theme that ours name, and those that these name."""
    environment = Environment(loader=FileSystemLoader([OURS, THEIRS]), autoescape=True)
    known: set[str] = set()
    open_ = {file.name for file in OURS.glob("*.html")}
    while open_:
        name = open_.pop()
        known.add(name)
        text = (OURS / name if (OURS / name).is_file() else THEIRS / name).read_text("utf-8")
        inside = find_referenced_templates(environment.parse(text))
        open_ |= {name for name in inside if name and name.endswith(".html")} - known
    return {name for name in known if (THEIRS / name).is_file()}


def test_the_theme_is_the_one_that_was_looked_at() -> None:
    """The version that is listed is pinned and installed, and MkDocs is of its first."""
    pins = (ROOT / "requirements" / "dev.in").read_text("utf-8")

    assert f"\nmkdocs-material=={LISTED['version']}\n" in pins
    assert LISTED["version"] == version("mkdocs-material")
    assert version("mkdocs").startswith("1.")


def test_every_template_that_is_named_is_listed() -> None:
    """Those in place of which there are ours, and those that are taken."""
    languages = {name for name in TEMPLATES if name.startswith("partials/languages/")}

    assert named() | languages == {*TEMPLATES}
    assert {name for name in TEMPLATES if (OURS / name).is_file()} == {*LISTED["replaced"]}


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_is_as_it_was(name: str) -> None:
    """If not, look at what has changed in it, and whether ours should follow."""
    assert TEMPLATES[name] == hashlib.sha256((THEIRS / name).read_bytes()).hexdigest()[:12]


def test_blocks_that_are_filled_are_listed_and_there() -> None:
    """Of the base template; its scripts and sheets as well."""
    ours = {
        block for file in OURS.rglob("*.html") for block in BLOCK.findall(file.read_text("utf-8"))
    }
    base = {*BLOCK.findall((THEIRS / "base.html").read_text("utf-8"))}
    assets = [
        file.relative_to(THEIRS).as_posix()
        for file in THEIRS.rglob("assets/**/*")
        if file.is_file()
    ]

    assert [*LISTED["blocks"]] == sorted(ours)
    assert ours <= base
    for kind in ("sheet", "script"):
        assert 1 == sum(bool(re.fullmatch(LISTED[kind], asset)) for asset in assets), kind


def test_every_icon_is_in_the_sheet_of_the_site(site: Path) -> None:
    """Each button of the header has its own, which no page repeats."""
    sheet = (site / "assets" / "css" / "poch.css").read_text("utf-8")
    header = re.search(r"<header.*?</header>", (site / "index.html").read_text("utf-8"), re.DOTALL)

    assert len(LISTED["icons"]) == len({*re.findall(r"--icon: ?url\([^)]+\)", sheet)})
    assert header
    assert "<svg" not in header[0]
