"""What goes out with an edition: the feed of changes, and a licence for every file."""

import tomllib
from xml.etree import ElementTree as ET

from tools.pages import ROOT
from tools.pages.changes import ATOM, editions, feed

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
    """What is built now is told of in CHANGELOG.md, and stands in CITATION.cff."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    log = [*editions((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))]
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert project["version"] == log[0].version
    assert f"version: {project['version']}\n" in cited


def test_every_licence_that_is_named_is_there() -> None:
    """REUSE.toml names licences whose texts lie in LICENSES, and all that lie there."""
    reuse = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))
    named = {one["SPDX-License-Identifier"] for one in reuse["annotations"]}

    assert named == {file.stem for file in (ROOT / "LICENSES").iterdir()}
    assert "**" == reuse["annotations"][0]["path"]
