"""What others made and the site carries is told of on it, with the texts of the licences."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

from tools.site import ROOT
from tools.site.output.files import Shelf
from tools.site.output.notices import FREE, rows, write

TABLE = (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")
CARRIED = ("pyodide", "editor", "fonts", "images")
OURS = (
    "assets/pyodide/poch-*",
    "assets/pyodide/pyodide-lock.json",
    "assets/pyodide/sizes.json",
    "assets/pyodide/hashes.json",
)


def covers(pattern: str, name: str) -> bool:
    """Tell whether a row of the table names a file, by its folder or a pattern."""
    return name.startswith(pattern) if pattern.endswith("/") else fnmatch(name, pattern)


def test_every_file_of_others_has_its_row(site: Path) -> None:
    """Folders with works of others hold none that the table leaves out, and no row names what is not there."""
    patterns = [pattern for where, _ in rows(TABLE) for pattern in where]
    files = [path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()]
    carried = [
        name for name in files if name.startswith(tuple(f"assets/{folder}/" for folder in CARRIED))
    ]

    assert [] == [
        name for name in carried if not any(covers(pattern, name) for pattern in (*patterns, *OURS))
    ]
    assert [] == [
        pattern for pattern in patterns if not any(covers(pattern, name) for name in files)
    ]


def test_every_licence_goes_out_with_its_text(site: Path) -> None:
    """Each that the table names, and no other; they say who holds the rights, where their texts do."""
    named = {licence for _, licences in rows(TABLE) for licence in licences} - {FREE}
    texts = {
        path.stem: path.read_text(encoding="utf-8") for path in (site / "assets/licences").iterdir()
    }

    assert named == {*texts}
    for licence, words in {
        "MIT": ("Martin Donath", "Permission is hereby granted, free of charge"),
        "Apache-2.0": (
            "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
            "Pictogrammers",
        ),
        "MPL-2.0": ("Mozilla Public License Version 2.0", "Exhibit B"),
        "PSF-2.0": ("PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",),
        "BSD-3-Clause": ("Meta Platforms",),
    }.items():
        for word in words:
            assert word in texts[licence]


def test_every_page_leads_to_the_works_of_others(site: Path) -> None:
    """From the foot of each page, at any depth; the page has the table and links to all texts."""
    page = (site / "third-party/index.html").read_text(encoding="utf-8")

    assert "by Martin Donath" in page
    for text in (site / "assets/licences").iterdir():
        assert f'href="../assets/licences/{text.name}"' in page
    for name, link in {
        "index.html": "third-party/",
        "play/index.html": "../third-party/",
        "compare/poch-1857-pierer/poch-1992-parlett/index.html": "../../../third-party/",
    }.items():
        assert f'<a href="{link}">Works of others</a>' in (site / name).read_text("utf-8")


def test_a_licence_without_its_text_stops_the_build(tmp_path: Path) -> None:
    """Whoever adds a row for another licence is told where its text is wanted."""
    (tmp_path / "THIRD-PARTY.md").write_text(
        f"{TABLE}\n| `assets/a` | A | Zlib-acknowledgement | a |\n"
    )
    with pytest.raises(SystemExit, match="name other licences: Zlib-acknowledgement"):
        write(tmp_path, Shelf(tmp_path, ()))
