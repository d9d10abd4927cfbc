"""Editions of the built site: what names them, and what stops the build."""

import json
import re
from pathlib import Path

import pytest

from poch.words import TAGS
from tools.browser import offline

HEAD = '<head><meta charset="utf-8"></head>'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a site with one page, and one file for each of the patterns."""
    (tmp_path / "index.html").write_text(HEAD)
    rulesets = (f"assets/rulesets/{tag}/*.json" for tag in TAGS[1:])
    for pattern in (*offline.AHEAD, *offline.PLAYED, *rulesets):
        file = tmp_path / pattern.replace("**/", "").replace("[!.]*", "it").replace("*", "it")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(pattern)
    return tmp_path


def test_an_edition_is_named_by_all_that_stands_in_it(site: Path) -> None:
    """Made twice it has the same name and the same bytes; any change gives it another."""
    first = offline.enable(site)
    page, worker = (site / "index.html").read_text(), (site / "offline.js").read_text()
    again = offline.enable(site)

    assert first == again
    assert page == (site / "index.html").read_text()
    assert worker == (site / "offline.js").read_text()
    assert [f'content="{first}">'] == re.findall(r"content=.*?>", page)
    (site / "assets/data.json").parent.mkdir(exist_ok=True)
    (site / "assets/data.json").write_text("{}")
    assert first != offline.enable(site)


def test_scripts_and_engine_say_of_which_edition_they_are(site: Path) -> None:
    """They say so by the scripts alone: another text makes neither of them another."""
    lock, script = site / offline.LOCK, site / "assets/js/it.js"
    lock.write_text("{}")
    offline.enable(site)
    said = json.loads(lock.read_text())
    (site / "other.html").write_text(HEAD)
    offline.enable(site)

    assert said == json.loads(lock.read_text())
    assert f'data-scripts="{said["scripts"]}"' in (site / "other.html").read_text()
    assert script.read_text().endswith(offline.SAID.format(said["scripts"]))
    assert ["it"] == list(said["files"])
    script.write_text("another")
    offline.enable(site)
    assert said["scripts"] != json.loads(lock.read_text())["scripts"]


def test_comments_stay_in_the_repository(site: Path) -> None:
    """No line of a built script is only a comment, and no cast names its type; what else is beside code is left."""
    script = site / "assets/js/it.js"
    cast = '  /** @type {any} */ (it)("/** two */"); // three\n'
    script.write_text(
        f"// @ts-check\n/** One. */\nit();\n  /**\n   * @param {{any}} it\n   */\n{cast}"
    )
    offline.enable(site)

    assert script.read_text().startswith('it();\n  (it)("/** two */"); // three\n')


def test_a_list_that_names_no_file_stops_the_build(site: Path) -> None:
    """A file that moved is not forgotten in silence."""
    for font in site.glob("assets/fonts/*"):
        font.unlink()

    with pytest.raises(SystemExit, match=r"assets/fonts/\*\.woff2 names no file"):
        offline.enable(site)
