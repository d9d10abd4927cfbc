"""Editions of the built site: what names them, and what stops the build."""

from pathlib import Path

import pytest

from tools import offline

HEAD = '<head><meta charset="utf-8"></head>'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a site with one page, and one file for each of the patterns."""
    (tmp_path / "index.html").write_text(HEAD)
    for pattern in (*offline.AHEAD, *offline.PLAYED):
        file = tmp_path / pattern.replace("[!.]*", "it").replace("*", "it")
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
    assert 1 == page.count(offline.mark(first))
    (site / "assets/data.json").parent.mkdir(exist_ok=True)
    (site / "assets/data.json").write_text("{}")
    assert first != offline.enable(site)


def test_a_list_that_names_no_file_stops_the_build(site: Path) -> None:
    """A file that moved is not forgotten in silence."""
    for font in site.glob("assets/fonts/*"):
        font.unlink()

    with pytest.raises(SystemExit, match=r"assets/fonts/\*\.woff2 names no file"):
        offline.enable(site)
