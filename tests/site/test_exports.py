"""The corpus to take away: whole, and such that other programs can read it."""

import csv
import json
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import yaml
from jsonschema_rs import Draft7Validator

from poch.studies.compare import leaf_names
from poch.texts.library import bibliography, document, find, ids
from poch.texts.lock import stamps
from poch.texts.ruleset_shape import GAMES

ROOT = Path(__file__).resolve().parents[2]
TEI = "{http://www.tei-c.org/ns/1.0}"
ID = "{http://www.w3.org/XML/1998/namespace}id"


def test_the_corpus_is_whole(site: Path) -> None:
    """Every ruleset stands there as it is, with version and hash of every clause."""
    corpus = json.loads((site / "assets/exports/corpus.json").read_text("utf-8"))
    rulesets = {ruleset["id"]: ruleset for ruleset in corpus["rulesets"]}

    assert set(ids(*GAMES)) == set(rulesets)
    for slug in ids(*GAMES):
        assert json.loads(json.dumps(document(slug))) == rulesets[slug]
        stamped = {name or slug: [*stamp] for name, stamp in stamps(document(slug)).items()}
        assert stamped == corpus["stamps"][slug]


def test_the_tables_have_a_row_for_each(site: Path) -> None:
    """No clause is missing, and each setting names one that is there."""
    with (site / "assets/exports/clauses.csv").open(encoding="utf-8", newline="") as file:
        clauses = [*csv.DictReader(file)]
    with (site / "assets/exports/settings.csv").open(encoding="utf-8", newline="") as file:
        settings = [*csv.DictReader(file)]

    there = {
        f"{slug}/{clause['id']}" for slug in ids(*GAMES) for clause in document(slug)["clauses"]
    }
    assert there == {clause["id"] for clause in clauses}
    assert {setting["clause"] for setting in settings} <= there
    assert all(json.loads(setting["value"]) is not None for setting in settings)
    options = {
        f"{slug}/{clause['id']}"
        for slug in ids(*GAMES)
        for clause in document(slug)["clauses"]
        if "when" in clause
    }
    assert options == {clause["id"] for clause in clauses if clause["when"]}
    assert {row["clause"] for row in settings if row["when"]} <= options
    assert {"without-sequence: played"} == {
        row["when"] for row in settings if row["clause"] == "poch-1844-pierer/option.board"
    }


def test_what_is_in_force_is_told_by_its_standing(site: Path) -> None:
    """Each leaf has one value for each number of players; what has no standing hangs on a reading that is not adopted."""
    with (site / "assets/exports/settings.csv").open(encoding="utf-8", newline="") as file:
        settings = [*csv.DictReader(file)]
    in_force = [row for row in settings if row["standing"]]
    each = {(row["clause"].partition("/")[0], row["leaf"], row["seats"]) for row in in_force}

    assert len(in_force) == len(each)
    assert all(row["standing"] or row["when"] or row["adopted"] == "no" for row in settings)


def test_each_clause_names_a_work_of_the_bibliography(site: Path) -> None:
    """By its id, also where a text has the same one."""
    exports = site / "assets/exports"
    works = {item["id"] for item in json.loads((exports / "bibliography.json").read_text("utf-8"))}
    with (exports / "clauses.csv").open(encoding="utf-8", newline="") as file:
        named = {row[name] for row in csv.DictReader(file) for name in ("source", "via")} - {""}

    assert named <= works == {*bibliography()}


def test_the_apparatus_has_every_leaf_and_every_witness_once(site: Path) -> None:
    """In the TEI each entry has one reading from each witness, and points only at what is there."""
    whole = ET.parse(site / "assets/exports/corpus.tei.xml").getroot()  # noqa: S314 - our own
    places = {element.get(ID) for element in whole.iter() if element.get(ID)}
    witnesses = sorted(str(witness.get(ID)) for witness in whole.iter(f"{TEI}witness"))
    entries = {entry.get("n"): entry for entry in whole.iter(f"{TEI}app")}

    assert ids(*GAMES) == witnesses
    assert {*leaf_names(find(slug, {}) for slug in ids(*GAMES))} == set(entries)
    for entry in entries.values():
        readings = entry.findall(f"{TEI}rdg")
        assert witnesses == sorted(
            name.removeprefix("#")
            for reading in readings
            for name in reading.get("wit", "").split()
        )
    for element in whole.iter():
        points = [*element.get("ana", "").split(), *element.get("resp", "").split()]
        assert {name.removeprefix("#") for name in points} <= places


def test_the_project_says_how_it_is_cited() -> None:
    """CITATION.cff keeps to its schema, and gives the version of the package."""
    said = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    schema = json.loads((ROOT / "tests/schemas/cff-1.2.0.json").read_text("utf-8"))
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert [] == [error.message for error in Draft7Validator(schema).iter_errors(said)]
    assert package["version"] == said["version"]
    assert isinstance(said["license"], str)  # a list of licences is more than most readers take


def test_what_is_downloaded_names_its_schema(site: Path) -> None:
    """Each schema has an id by which it is found, and each ruleset leads to its own."""
    for name in ("ruleset-1", "hand-1", "board-1", "trace-1", "trace-2", "trace-3"):
        schema = json.loads((site / f"schemas/{name}.json").read_text("utf-8"))
        assert f"{name}.json" == schema["$id"]
    files = sorted((site / "assets/rulesets").glob("*.yaml"))
    assert ids(*GAMES) == [file.stem for file in files]
    for file in files:
        _, _, pointer = file.read_text("utf-8").partition("\n")[0].partition("$schema=")
        target = (file.parent / pointer).resolve()
        assert (site / "schemas/ruleset-1.json").resolve() == target


def test_the_tei_says_by_which_right_it_may_be_used(site: Path) -> None:
    """Its header has the licence that the corpus has, with its address; all words in it are of the rulesets."""
    corpus = json.loads((site / "assets/exports/corpus.json").read_text("utf-8"))
    whole = ET.parse(site / "assets/exports/corpus.tei.xml").getroot()  # noqa: S314 - our own
    path = f"{TEI}teiHeader/{TEI}fileDesc/{TEI}publicationStmt/{TEI}availability/{TEI}licence"
    licences = [str(licence.get("target")) for licence in whole.iterfind(path)]

    assert "CC0-1.0" == corpus["licence"]
    assert ["zero/1.0"] == [re.findall(r"[a-z]+/\d\.\d", target)[0] for target in licences]
