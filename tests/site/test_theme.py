"""The theme: what we use of it stands in one list, and is no more than styles and icons."""

import re
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml
from jinja2 import Environment, FileSystemLoader
from jinja2.meta import find_referenced_templates

from tests.conftest import ROOT

BUILD = ROOT / "tools" / "site" / "build"
OURS = BUILD / "overrides"
THEIRS = Path(str(files("material") / "templates"))
LISTED: dict[str, Any] = yaml.safe_load((BUILD / "theme.yaml").read_text("utf-8"))


def test_the_theme_is_the_one_that_was_looked_at() -> None:
    """The version that is listed is pinned and installed, and MkDocs is of its first."""
    pins = (ROOT / "requirements" / "dev.in").read_text("utf-8")

    assert f"\nmkdocs-material=={LISTED['version']}\n" in pins
    assert LISTED["version"] == version("mkdocs-material")
    assert version("mkdocs").startswith("1.")


def test_no_template_of_the_theme_is_used() -> None:
    """Every template that ours name is ours, so that a new version of the theme can change styles and icons only."""
    environment = Environment(loader=FileSystemLoader(OURS), autoescape=True)
    ours = {file.relative_to(OURS).as_posix() for file in OURS.rglob("*.html")}
    named = {
        str(name)
        for template in ours
        for name in find_referenced_templates(
            environment.parse((OURS / template).read_text("utf-8"))
        )
    }

    assert "partials/header.html" in named
    assert named <= ours


def test_the_sheet_of_the_theme_is_there() -> None:
    """Once, by the name that is listed."""
    assets = [file.relative_to(THEIRS).as_posix() for file in THEIRS.rglob("assets/**/*.css")]

    assert 1 == sum(bool(re.fullmatch(LISTED["sheet"], asset)) for asset in assets)


def test_every_icon_is_in_the_sheet_of_the_site(site: Path) -> None:
    """Each button of the header has its own, which no page repeats."""
    sheet = (site / "assets" / "css" / "poch.css").read_text("utf-8")
    header = re.search(r"<header.*?</header>", (site / "index.html").read_text("utf-8"), re.DOTALL)

    assert len(LISTED["icons"]) == len({*re.findall(r"--icon: ?url\([^)]+\)", sheet)})
    assert header
    assert "<svg" not in header[0]
