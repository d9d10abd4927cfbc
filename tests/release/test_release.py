"""What goes out with an edition: its heads, its snapshot, the feed, and a licence for every file."""

import re
import shutil
import subprocess
import tomllib
from datetime import date
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest
import yaml

from poch.texts import library
from poch.texts.lock import text_versions
from tests.releases import NEW, OLD, laid_out
from tests.turns import when
from tools.release import making
from tools.release.compared import digests
from tools.release.making import (
    FOR_HOSTS,
    HEADS,
    links_out,
    pack,
    require_settled,
    write_heads,
)
from tools.site import ROOT
from tools.site.citing.changes import (
    ATOM,
    RELEASED,
    XHTML,
    editions,
    feed,
    published_editions,
    snapshot,
    write,
)
from tools.site.edition.edition import Edition
from tools.site.output.files import Shelf

LOG = """\
# What has changed

## 0.2.0 (2027-01-31)

- A reading was taken back.

## 0.1.0 (2026-11-21)

The first edition.
"""

MAKING = ("tools/release/", "tests/releases.py", "docs/versions.json", "pyproject.toml")
BEFORE = "# What has changed\n\n## Next\n\nThe first edition.\n"


def test_every_edition_is_an_entry_of_the_feed() -> None:
    """With its day and what it says of itself, without marks of Markdown; the feed is as new as the newest."""
    root = ET.fromstring(feed([*editions(LOG)], [], "https://poch.example"))  # noqa: S314  our own
    entries = root.findall(f"{{{ATOM}}}entry")
    titles = [
        (
            entry.findtext(f"{{{ATOM}}}title"),
            "".join(entry.find(f"{{{ATOM}}}content/{{{XHTML}}}div").itertext()).strip(),  # type: ignore[union-attr]
        )
        for entry in entries
    ]

    assert "2027-01-31T00:00:00Z" == root.findtext(f"{{{ATOM}}}updated")
    assert [
        ("Edition 0.2.0", "A reading was taken back."),
        ("Edition 0.1.0", "The first edition."),
    ] == titles
    link = entries[1].find(f"{{{ATOM}}}link")
    assert link is not None
    assert "https://poch.example/changes/#edition-0.1.0" == link.get("href")


def test_the_log_tells_of_the_editions_that_are_out() -> None:
    """The change log and the list of editions name the same, with their days; the newest is the package's."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    log = [
        (edition.version, str(edition.day))
        for edition in editions((ROOT / "CHANGELOG.md").read_text("utf-8"))
    ]
    out = [(edition["version"], edition["day"]) for edition in published_editions(ROOT)]

    assert out == log
    assert out == [] or out[0][0] == project["version"]


def test_what_is_to_come_is_no_edition(tmp_path: Path) -> None:
    """The page of changes says so above it, and the feed has no entry for it."""
    (tmp_path / RELEASED.parent).mkdir()
    (tmp_path / RELEASED).write_text("[]")
    (tmp_path / "CHANGELOG.md").write_text("# What has changed\n\n## Next\n\nA reading.\n")
    write(tmp_path, cast("Edition", SimpleNamespace(sources=[])), Shelf(tmp_path, ()))
    page = (tmp_path / "docs/changes.md").read_text(encoding="utf-8")

    assert page.index("is in no edition yet.") < page.index("A reading.")
    assert "<entry>" not in (tmp_path / "docs/feed.xml").read_text(encoding="utf-8")


DAY, LATER = date(2027, 1, 31), date(2027, 2, 1)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the files in which a version stands, before the first edition."""
    for name in (*HEADS, "CHANGELOG.md", str(RELEASED), f"variants/{library.LOCK}"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text(BEFORE)
    (tmp_path / RELEASED).write_text("[]")
    return tmp_path


def state(tree: Path) -> dict[str, bytes]:
    """Return all files of a tree."""
    return {str(path): path.read_bytes() for path in tree.rglob("*") if path.is_file()}


def test_an_edition_has_one_version_everywhere(tree: Path) -> None:
    """In the package, its citation, the change log and the list of editions; once is enough."""
    write_heads(tree, "2027.1", DAY)
    project = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    cited = yaml.safe_load((tree / "CITATION.cff").read_text(encoding="utf-8"))
    before = state(tree)
    write_heads(tree, "2027.1", LATER)

    assert before == state(tree)
    assert "2027.1" == project["version"] == cited["version"]
    assert "2027-01-31" == cited["date-released"]
    assert 'VERSION = "2027.1"\n' in (tree / "poch/__init__.py").read_text("utf-8")
    assert ["2027.1"] == [
        edition.version for edition in editions((tree / "CHANGELOG.md").read_text())
    ]
    (edition,) = published_editions(tree)
    assert {
        "version": "2027.1",
        "day": "2027-01-31",
        "address": "v/2027.1/",
        "texts": {slug: library.document(slug).get("version", 1) for slug in library.ids()},
    } == edition


def test_a_tree_whose_log_tells_of_nothing_to_come_is_the_edition() -> None:
    """Its texts are those of the newest that is out; otherwise they are in none."""
    newest, now = published_editions(ROOT)[0], library.edition()
    is_out = not library.NEXT.search((ROOT / "CHANGELOG.md").read_text("utf-8"))

    assert (now["version"], now["day"]) == (
        (newest["version"], newest["day"]) if is_out else ("", "")
    )
    assert not is_out or newest["texts"] == text_versions(library.lock())


def test_an_edition_names_its_address_where_that_is_known(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CITATION.cff has it once, whichever edition is made."""
    monkeypatch.setenv("SITE_URL", "https://poch.example/")
    for version, day in (("2027.1", DAY), ("2027.2", LATER)):
        (tree / "CHANGELOG.md").write_text(BEFORE)
        write_heads(tree, version, day)
        lines = (tree / "CITATION.cff").read_text(encoding="utf-8").splitlines()
        heads = [line for line in lines if line.startswith(("version", "date-released", "url"))]
        assert heads == [
            f'version: "{version}"',
            f'date-released: "{day}"',
            'url: "https://poch.example/"',
        ]


def test_the_next_edition_has_to_be_told_of(tree: Path) -> None:
    """Where the change log says nothing new, nothing is written; else its heading gets the version."""
    write_heads(tree, "2027.1", DAY)
    before = state(tree)
    with pytest.raises(SystemExit, match="below a heading “## Next”"):
        write_heads(tree, "2027.2", LATER)
    assert before == state(tree)

    log = tree / "CHANGELOG.md"
    log.write_text(log.read_text().replace("## 2027.1", "## Next\n\nMore.\n\n## 2027.1"))
    write_heads(tree, "2027.2", LATER)
    assert ["2027.2", "2027.1"] == [edition.version for edition in editions(log.read_text())]
    assert ["2027.2", "2027.1"] == [edition["version"] for edition in published_editions(tree)]


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
    write_heads(tree, "2027.1", DAY)
    with pytest.raises(SystemExit, match=complaint):
        write_heads(tree, version, LATER)


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
        complaint.partition(": ")[2] for complaint in links_out(tmp_path / "v" / "2027.1", home)
    ]


@pytest.mark.parametrize(
    ("name", "inside", "outside"),
    [
        ("play/index.html", '<i data-trace="../b/"></i>', '<i data-trace="../../b/"></i>'),
        ("js/a.js", 'new URL("../b", import.meta.url)', 'new URL("../../b", import.meta.url)'),
        ("js/a.mjs", 'import "./b.js"', 'const b = await import("/b.js")'),
        ("js/b.js", '/** @type {import("../../b.js").B} */', 'import { b } from "../../b.js"'),
        ("css/a.css", "i { src: url(../b.woff2) }", "i { src: url('../../b.woff2') }"),
        ("data/a.json", '{"page": "play/"}', '{"page": "../play/"}'),
        ("data/b.json", '{"page": "play/#/a"}', '{"page": "/play/"}'),
        ("assets/originals/a.json", '{"plain": "/nWYAIn+GHw="}', '["https://poch.example/b"]'),
        ("a.json", '["https://poch.example/v/2027.1/b"]', '["https://poch.example/b"]'),
        ("a.ris", "UR  - https://another.example/", "UR  - https://poch.example/sources/"),
    ],
)
def test_scripts_styles_and_data_lead_out_of_a_snapshot_too(
    tmp_path: Path, name: str, inside: str, outside: str
) -> None:
    """Whatever kind of file names it: an address of the host, or a path beyond the snapshot."""
    file = tmp_path / "v" / "2027.1" / name
    file.parent.mkdir(parents=True)
    links = []
    for text in (inside, outside):
        file.write_text(text)
        links.append([*links_out(tmp_path / "v" / "2027.1", "https://poch.example/v/2027.1/")])

    assert [[], 1] == [links[0], len(links[1])]
    assert links[1][0].startswith(f"{name}: ")


OUTSIDE = "\n[Out](https://poch.example/sources/)\n"


@when(*MAKING)
def test_a_release_holds_the_site_its_snapshot_the_wheel_and_their_sums(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is new takes the place of the last; older snapshots and archives stay as they are."""
    out = laid_out(tmp_path, monkeypatch)
    older = digests(out / "site/v" / OLD)
    pack(out)
    archive, wheel = out / f"poch-{NEW}.zip", out / f"poch-{NEW}-py3-none-any.whl"
    kit = out / f"poch-conformance-{NEW}.zip"
    snapshot = digests(out / "site/v" / NEW)
    sums = [
        f"{sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in (wheel, archive, kit)
    ]
    present = {
        name: value for name, value in digests(out / "site").items() if not name.startswith("v/")
    }

    assert {archive, wheel, kit, out / "SHA256SUMS", out / "site", out / f"poch-{OLD}.zip"} == {
        *out.iterdir()
    }
    assert sums == (out / "SHA256SUMS").read_text().splitlines()
    assert older == digests(out / "site/v" / OLD)
    assert digests(tmp_path / "site") == present
    with ZipFile(archive) as packed:
        packed.extractall(tmp_path / "unpacked")
    assert snapshot == digests(tmp_path / "unpacked/v" / NEW)
    assert "edition 2027.1 of 31 January 2027" in (out / f"site/v/{NEW}/index.html").read_text()
    assert {*FOR_HOSTS[:2]} <= {*present}  # a site without an address of its own has no map
    assert set() == {*FOR_HOSTS} & {*snapshot}


@when(*MAKING)
def test_the_same_edition_made_again_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot that is lost can be had again by its tag, with the hash that it had."""
    out = laid_out(tmp_path, monkeypatch)
    pack(out)
    first = digests(out)
    pack(out)

    assert first == digests(out)


@when(*MAKING)
def test_a_release_that_fails_leaves_all_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link that leaves the snapshot, a wheel that cannot be built, an older snapshot that is not there."""
    out = laid_out(tmp_path, monkeypatch)
    before = digests(out)
    monkeypatch.setenv("SITE_URL", "https://poch.example/")
    page, project = tmp_path / "docs/index.md", tmp_path / "pyproject.toml"
    text = page.read_text()
    page.write_text(text + OUTSIDE)
    with pytest.raises(SystemExit, match="1 links leave the snapshot"):
        pack(out)
    assert before == digests(out)

    page.write_text(text)
    project.write_text(project.read_text().replace("name =", "called ="))
    with pytest.raises(subprocess.CalledProcessError):
        pack(out)
    assert before == digests(out)

    (out / f"site/v/{OLD}/index.html").unlink()
    with pytest.raises(SystemExit, match=f"the snapshot {OLD} is missing"):
        pack(out)
    assert {*before} - {*digests(out)} == {f"site/v/{OLD}/index.html"}


def test_an_edition_is_made_of_what_is_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other changes than its heads are refused, and an edition that is out, but from its own tag."""
    monkeypatch.setattr(making, "ROOT", tmp_path)

    def git(*asked: str) -> None:
        named = ("-c", "user.name=One", "-c", "user.email=one@poch.example")
        subprocess.run(("git", *named, *asked), cwd=tmp_path, check=True, capture_output=True)

    (tmp_path / RELEASED.parent).mkdir()
    (tmp_path / RELEASED).write_text("[]")
    for name in ("CHANGELOG.md", "README.md"):
        (tmp_path / name).write_text("one")
    git("init", "--quiet")
    git("add", ".")
    git("commit", "--message", "One")
    git("tag", NEW)
    require_settled(NEW)
    (tmp_path / "CHANGELOG.md").write_text("two")
    require_settled(NEW)
    (tmp_path / "README.md").write_text("two")
    with pytest.raises(SystemExit, match=r"what has changed: README\.md"):
        require_settled(NEW)

    git("commit", "--all", "--message", "Two")
    require_settled("2027.2")
    with pytest.raises(SystemExit, match=f"{re.escape(NEW)} is out already"):
        require_settled(NEW)

    git("tag", "--delete", NEW)
    require_settled(NEW)
    (tmp_path / RELEASED).write_text(f'[{{"version": "{NEW}", "commit": "HEAD~1"}}]')
    with pytest.raises(SystemExit, match="from its commit: git switch --detach HEAD~1"):
        require_settled(NEW)


@pytest.mark.parametrize("site", ["https://poch.example/", "https://poch.example/v/2027.1/"])
def test_the_log_leads_to_snapshots(site: str) -> None:
    """From the present site as from a snapshot; where no address is known, it says where they are."""
    assert "(https://poch.example/v/2026.11/)" in snapshot("2026.11", site)
    assert "`v/2026.11/`" in snapshot("2026.11", "")


def test_every_licence_that_is_named_is_there() -> None:
    """REUSE.toml names licences whose texts lie in LICENSES, and all that lie there."""
    reuse = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))
    named = {annotation["SPDX-License-Identifier"] for annotation in reuse["annotations"]}

    assert named == {file.stem for file in (ROOT / "LICENSES").iterdir()}
    assert "**" == reuse["annotations"][0]["path"]


def test_nothing_is_published_before_every_job_is_done() -> None:
    """What compares builds, byte by byte and with the other generator, holds the site up as tests do."""
    jobs = yaml.safe_load((ROOT / ".github/workflows/site.yml").read_text("utf-8"))["jobs"]

    assert {*jobs} - {"publish"} == {*jobs["publish"]["needs"]}
