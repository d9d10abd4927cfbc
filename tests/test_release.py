"""What goes out with an edition: its heads, its snapshot, the feed, and a licence for every file."""

import shutil
import tomllib
from datetime import date
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import yaml

from tools.pages import ROOT
from tools.pages.changes import ATOM, RELEASED, editions, feed, snapshot
from tools.release import HEADS, heads, leaving, released

LOG = """\
# What has changed

## 0.2.0 (2027-01-31)

- A reading was taken back.

## 0.1.0 (2026-11-21)

The first edition.
"""


def test_every_edition_is_an_entry_of_the_feed() -> None:
    """With its day and what it says of itself; the feed is as new as the newest."""
    found = ET.fromstring(feed([*editions(LOG)], "https://poch.example"))  # noqa: S314  our own
    entries = found.findall(f"{{{ATOM}}}entry")
    told = [
        (one.findtext(f"{{{ATOM}}}title"), one.findtext(f"{{{ATOM}}}content")) for one in entries
    ]

    assert "2027-01-31T00:00:00Z" == found.findtext(f"{{{ATOM}}}updated")
    assert [
        ("Edition 0.2.0", "- A reading was taken back."),
        ("Edition 0.1.0", "The first edition."),
    ] == told
    link = entries[1].find(f"{{{ATOM}}}link")
    assert link is not None
    assert "https://poch.example/changes/#edition-0.1.0" == link.get("href")


def test_this_version_is_the_newest_edition_of_the_log() -> None:
    """What is built now is told of in CHANGELOG.md."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    log = [*editions((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))]

    assert project["version"] == log[0].version


DAY, LATER = date(2027, 1, 31), date(2027, 2, 1)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the files in which a version stands, before the first edition."""
    for name in (*HEADS, "CHANGELOG.md", str(RELEASED)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text(LOG)
    (tmp_path / RELEASED).write_text("[]")
    return tmp_path


def state(tree: Path) -> dict[str, bytes]:
    """Return all files of a tree."""
    return {str(path): path.read_bytes() for path in tree.rglob("*") if path.is_file()}


def test_an_edition_has_one_version_everywhere(tree: Path) -> None:
    """In the package, its citation, the change log and the list of editions; once is enough."""
    heads(tree, "2027.1", DAY)
    project = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    cited = yaml.safe_load((tree / "CITATION.cff").read_text(encoding="utf-8"))
    before = state(tree)
    heads(tree, "2027.1", LATER)

    assert before == state(tree)
    assert "2027.1" == project["version"] == cited["version"]
    assert "2027-01-31" == cited["date-released"]
    assert 'VERSION = "2027.1"\n' in (tree / "poch/__init__.py").read_text("utf-8")
    assert ["2027.1", "0.1.0"] == [
        one.version for one in editions((tree / "CHANGELOG.md").read_text())
    ]
    assert [{"version": "2027.1", "day": "2027-01-31", "address": "v/2027.1/"}] == released(tree)


def test_the_next_edition_has_to_be_told_of(tree: Path) -> None:
    """Where the change log says nothing new, nothing is written; else its heading gets the version."""
    heads(tree, "2027.1", DAY)
    before = state(tree)
    with pytest.raises(SystemExit, match="below a heading “## Next”"):
        heads(tree, "2027.2", LATER)
    assert before == state(tree)

    log = tree / "CHANGELOG.md"
    log.write_text(log.read_text().replace("## 2027.1", "## Next\n\nMore.\n\n## 2027.1"))
    heads(tree, "2027.2", LATER)
    assert ["2027.2", "2027.1", "0.1.0"] == [one.version for one in editions(log.read_text())]
    assert ["2027.2", "2027.1"] == [one["version"] for one in released(tree)]


@pytest.mark.parametrize(
    ("version", "complaint"),
    [
        ("", "name a year and a month"),
        ("2027.01", "name a year and a month"),
        ("v2027.2", "name a year and a month"),
        ("2026.12", "not later than 2027.1"),
        ("2027.1.0", "name a year and a month"),
    ],
)
def test_a_version_that_cannot_be_says_why(tree: Path, version: str, complaint: str) -> None:
    """It is a year and a month, and later than the last."""
    heads(tree, "2027.1", DAY)
    with pytest.raises(SystemExit, match=complaint):
        heads(tree, version, LATER)


def test_links_that_leave_a_snapshot_are_found(tmp_path: Path) -> None:
    """All that lead into the site that goes on changing, but for the one that says so."""
    page = tmp_path / "v" / "2027.1" / "play" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text(
        '<a class="poch-present" href="../../../play/">now</a> <a href="../sources/#x">in</a>'
        '<a href="../../../sources/">out</a> <script src="/a.js"></script> <a href="#top">top</a>'
        '<a href="https://poch.example/sources/">out</a> <a href="https://poch.example/v/2026.1/">in</a>'
        '<a href="https://another.example/">away</a>'
    )
    home = "https://poch.example/v/2027.1/"

    assert ["../../../sources/", "/a.js", "https://poch.example/sources/"] == [
        one.partition(": ")[2] for one in leaving(tmp_path / "v" / "2027.1", home)
    ]


@pytest.mark.parametrize("site", ["https://poch.example/", "https://poch.example/v/2027.1/"])
def test_the_log_leads_to_snapshots(site: str) -> None:
    """From the present site as from a snapshot; where no address is known, it says where they are."""
    assert "(https://poch.example/v/2026.11/)" in snapshot("2026.11", site)
    assert "`v/2026.11/`" in snapshot("2026.11", "")


def test_every_licence_that_is_named_is_there() -> None:
    """REUSE.toml names licences whose texts lie in LICENSES, and all that lie there."""
    reuse = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))
    named = {one["SPDX-License-Identifier"] for one in reuse["annotations"]}

    assert named == {file.stem for file in (ROOT / "LICENSES").iterdir()}
    assert "**" == reuse["annotations"][0]["path"]


def test_nothing_is_published_before_every_job_is_done() -> None:
    """What compares builds, byte by byte and with the other generator, holds the site up as tests do."""
    jobs = yaml.safe_load((ROOT / ".github/workflows/site.yml").read_text("utf-8"))["jobs"]

    assert {*jobs} - {"publish"} == {*jobs["publish"]["needs"]}
