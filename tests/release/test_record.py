"""What is kept of an edition that is out: the commit it was built from, and the hashes of its files."""

from hashlib import sha256
from pathlib import Path

import pytest

from tests.gates.test_price import commit
from tests.gates.test_price import git as do
from tools.release.archive import copy_sources, git
from tools.release.record import SUMS, record
from tools.release.zipped import zip_site
from tools.site.citing.changes import RELEASED, origin, published_editions
from tools.site.output.files import indented_json

LISTED = [
    {"version": "2027.1", "day": "2027-01-31", "address": "v/2027.1/"},
    {"version": "2026.12", "day": "2026-12-01", "address": "v/2026.12/"},
]
ARCHIVE = "poch-2027.1-archive"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a small checkout whose edition is made and committed."""
    root = tmp_path / "checkout"
    root.mkdir()
    do(root, "init", "--quiet")
    commit(root, ".gitignore", "release/\n")
    commit(root, "variants/größe.yaml", "id: größe\n")
    commit(root, str(RELEASED), indented_json(LISTED))
    out = root / "release"
    copy_sources(root, tmp_path / "bag/data/source")
    zip_site(tmp_path / "bag", out / f"{ARCHIVE}.zip", ARCHIVE)
    (out / "poch-2027.1.zip").write_bytes(b"site")
    write_sums(out)
    return root


def write_sums(out: Path) -> None:
    """List the hashes of the files that go out."""
    files = sorted(out.glob("*.zip"))
    lines = (f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (out / SUMS).write_text("".join(lines))


def test_an_edition_names_its_commit_and_the_hashes_of_its_files(root: Path) -> None:
    """It alone, in the list and on the page of changes; what was recorded before stays."""
    assert "2027.1" == record(root, root / "release")
    newest, *older = published_editions(root)
    site = sha256(b"site").hexdigest()

    assert older == LISTED[1:]
    assert {*newest} == {"version", "day", "address", "commit", "hashes"}
    assert git(root, "rev-parse", "HEAD").strip() == newest["commit"]
    assert site == newest["hashes"]["poch-2027.1.zip"]
    assert {"poch-2027.1.zip", f"{ARCHIVE}.zip"} == {*newest["hashes"]}
    assert f"commit `{newest['commit']}`" in origin(newest)
    assert f"\n- `poch-2027.1.zip`: `{site}`" in origin(newest)
    assert not origin(older[0])


def test_one_changed_byte_is_named(root: Path) -> None:
    """And nothing is recorded; nor where a file is missing, or where there is no such edition."""
    out, before = root / "release", (root / RELEASED).read_text()
    (out / "poch-2027.1.zip").write_bytes(b"sitf")
    with pytest.raises(SystemExit, match=r"release/poch-2027\.1\.zip: is not what SHA256SUMS says"):
        record(root, out)
    (out / "poch-2027.1.zip").unlink()
    with pytest.raises(SystemExit, match=r"release/poch-2027\.1\.zip: is not what SHA256SUMS says"):
        record(root, out)
    (out / SUMS).unlink()
    with pytest.raises(SystemExit, match=r"release/SHA256SUMS has no edition 2027\.1"):
        record(root, out)

    assert before == (root / RELEASED).read_text()


@pytest.mark.parametrize(
    ("name", "text"), [("variants/größe.yaml", "id: other\n"), ("variants/more.yaml", "id: more\n")]
)
def test_a_commit_that_the_files_are_not_made_from_is_refused(
    root: Path, name: str, text: str
) -> None:
    """Whichever source differs or is new, it is named."""
    commit(root, name, text)
    with pytest.raises(SystemExit, match=rf"the last commit .* was made from: {name};"):
        record(root, root / "release")
