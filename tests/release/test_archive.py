"""An edition for archives: whole, described in ways that others read, the same twice, and a fault in it is named."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import bagit
import jsonschema_rs
import pytest
import yaml
from click.testing import CliRunner, Result
from cyclonedx.schema import _res
from frictionless import Package
from pydantic_codemeta import CodeMetaV3
from rocrate.rocrate import ROCrate

from poch.commands.cli import main
from tools.release.archive import tree_hash, write_archive, write_manifests
from tools.site.citing.exports import CLAUSES, bibliography, clauses, table
from tools.site.hands.replays import read_edition
from tools.site.output.files import compact_json

ROOT = Path(__file__).resolve().parents[2]
EDITION = {"version": "2027.1", "day": "2027-01-31", "address": "v/2027.1/"}
SCHEMAS = Path(_res.__path__[0])


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a snapshot that has two of the exports, a wheel and a book."""
    folder = tmp_path_factory.mktemp("edition")
    edition = read_edition(ROOT / "variants", ROOT / "build" / "replays")
    exports = folder / "site/v/2027.1/assets/exports"
    (exports / "boards").mkdir(parents=True)
    (exports / "boards" / "Oldest.csv").write_text("id,year\na,1650\n", encoding="utf-8")
    (exports / "clauses.csv").write_text(table(CLAUSES, clauses(edition)), encoding="utf-8")
    (exports / "bibliography.json").write_text(
        compact_json(bibliography(edition)), encoding="utf-8"
    )
    (folder / "site/v/2027.1/größer.html").write_text("<p>Poch", encoding="utf-8")
    (folder / "poch-2027.1-py3-none-any.whl").write_bytes(b"wheel")
    (folder / "poch-2027.1-en.epub").write_bytes(b"book")
    return folder


@pytest.fixture(scope="module")
def bag(place: Path) -> Path:
    """Return the bag of that edition, unpacked from its archive."""
    with ZipFile(write_archive(ROOT, place, EDITION)) as archive_file:
        archive_file.extractall(place / "unpacked")
    return place / "unpacked" / "poch-2027.1-archive"


def verified(folder: Path) -> Result:
    """Run the command on a folder."""
    return CliRunner().invoke(main, ["verify", str(folder)])


def test_two_archives_are_the_same(place: Path) -> None:
    """To the byte."""
    first = write_archive(ROOT, place, EDITION).read_bytes()

    assert first == write_archive(ROOT, place, EDITION).read_bytes()


def test_the_bag_is_whole_by_its_standard(bag: Path) -> None:
    """A library of those who made the format finds it valid, and so does the command."""
    bagit.Bag(str(bag)).validate()
    outcome = verified(bag)

    assert outcome.exit_code == 0
    assert "all as its manifests say" in outcome.output


def test_the_texts_have_the_hash_that_git_gives_them(bag: Path) -> None:
    """Of the folder as it is committed, or as it would be where it is edited; the bag is found by it."""
    index = ("git", "write-tree", "--prefix=variants/")
    asked = subprocess.run(index, cwd=ROOT, check=True, capture_output=True, text=True)
    changed = subprocess.run(("git", "diff", "--quiet", "--", "variants"), cwd=ROOT, check=False)
    figures = tree_hash(bag / "data/source/variants")

    assert figures == asked.stdout.strip() or changed.returncode
    assert bagit.Bag(str(bag)).info["External-Identifier"] == f"swh:1:dir:{figures}"


def test_the_crate_names_each_part(bag: Path) -> None:
    """As a reader of RO-Crates finds it, and no part that is not there."""
    crate = ROCrate(str(bag / "data"))
    parts = {part.id for part in crate.root_dataset["hasPart"]}

    assert {"poch-2027.1-en.epub", "poch-2027.1-py3-none-any.whl"} <= parts
    assert crate.name == yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))["title"]
    assert parts == {
        f"{path.name}/" if path.is_dir() else path.name
        for path in (bag / "data").iterdir()
        if path.name != "ro-crate-metadata.json"
    }


def test_the_data_package_is_valid(bag: Path) -> None:
    """Each table has the columns that it says, each file the size and hash."""
    report = Package(str(bag / "data/datapackage.json")).validate()

    assert report.valid, report.flatten(["rowNumber", "fieldNumber", "type", "message"])[:5]
    assert {task.name for task in report.tasks} == {
        "clauses.csv",
        "bibliography.json",
        "boards.oldest.csv",
    }


def test_codemeta_is_read_by_its_model(bag: Path) -> None:
    """Nothing is lost on the way through it."""
    text = (bag / "data/codemeta.json").read_text("utf-8")
    model = CodeMetaV3.model_validate_json(text)

    assert (model.version, model.name) == ("2027.1", json.loads(text)["name"])
    assert not model.model_extra


def test_zenodo_has_what_the_citation_says(bag: Path) -> None:
    """Title, authors, licence and keywords are those of CITATION.cff."""
    asked = json.loads((bag / "data/.zenodo.json").read_text("utf-8"))
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))

    assert {key: asked[key] for key in ("title", "license", "keywords")} == {
        key: cited[key] for key in ("title", "license", "keywords")
    }
    assert asked["creators"] == [{"name": author["name"]} for author in cited["authors"]]
    assert (asked["version"], asked["publication_date"]) == ("2027.1", "2027-01-31")


def test_the_bill_of_materials_is_valid(bag: Path) -> None:
    """By the schema of CycloneDX, and it has every package that is locked."""
    bill = json.loads((bag / "data/bom.cdx.json").read_text("utf-8"))
    schemas = {
        f"http://cyclonedx.org/schema/{name}": json.loads((SCHEMAS / name).read_text("utf-8"))
        for name in ("spdx.SNAPSHOT.schema.json", "jsf-0.82.SNAPSHOT.schema.json")
    }
    whole = json.loads((SCHEMAS / "bom-1.6.SNAPSHOT.schema.json").read_text("utf-8"))
    registry = jsonschema_rs.Registry([*schemas.items()])
    jsonschema_rs.validator_for(whole, registry=registry).validate(bill)
    names = [component["purl"] for component in bill["components"]]

    assert len(names) == len(set(names))
    assert any(name.startswith("pkg:pypi/mkdocs@") for name in names)
    assert any(name.startswith("pkg:npm/%40codemirror/view@") for name in names)


def spoil(path: Path) -> None:
    """Change one byte."""
    path.write_bytes(path.read_bytes()[:-1] + b"!")


@pytest.mark.parametrize(
    ("change", "name", "says"),
    [
        (spoil, "data/site/größer.html", "is not as it was when the bag was made"),
        (spoil, "manifest-sha256.txt", "is not as it was when the bag was made"),
        (Path.unlink, "data/bom.cdx.json", "is missing"),
        (lambda path: path.write_text("more"), "data/more.txt", "was not there when the bag was made"),
    ],
)  # fmt: skip
def test_one_fault_is_named(
    tmp_path: Path, change: Callable[[Path], object], name: str, says: str
) -> None:
    """A byte that changed, a file that is missing, and one that came later; all else is left unsaid."""
    for part, text in (("site/größer.html", "<p>Poch"), ("bom.cdx.json", "{}")):
        (tmp_path / "data" / part).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "data" / part).write_text(text, encoding="utf-8")
    write_manifests(tmp_path, {"Bagging-Date": "2027-01-31"})
    assert verified(tmp_path).exit_code == 0
    change(tmp_path / name)
    outcome = verified(tmp_path)

    assert outcome.exit_code == 1
    assert f"{name}: {says}" in outcome.stderr
    assert "bagit.txt" not in outcome.stderr


def test_a_name_that_others_would_read_otherwise_is_refused(tmp_path: Path) -> None:
    """The standard writes a per cent sign in another way than its library reads it."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "100%.txt").write_text("")
    with pytest.raises(SystemExit, match=r"data/100%\.txt: .* give it another name"):
        write_manifests(tmp_path, {})


def test_what_is_no_bag_says_so(tmp_path: Path) -> None:
    """Without its list, with a list that is none, and with a name that leads out of it."""
    (tmp_path / "data").mkdir()
    write_manifests(tmp_path, {})
    listing = tmp_path / "manifest-sha256.txt"
    listing.write_text(f"{'0' * 64}  ../outside\n", encoding="utf-8")
    assert "../outside: lies outside the bag, and is not read" in verified(tmp_path).stderr
    listing.write_text("nothing\n", encoding="utf-8")
    assert "line 1 is no hash and name: nothing" in verified(tmp_path).stderr
    listing.unlink()
    assert "manifest-sha256.txt: cannot be read" in verified(tmp_path).stderr
