"""The corpus to take away: whole, and such that other programs can read it."""

import csv
import json
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import yaml
from jsonschema_rs import Draft7Validator

from poch.compare import names
from poch.library import document, find, ids
from poch.lock import stamps

ROOT = Path(__file__).resolve().parents[1]
TEI = "{http://www.tei-c.org/ns/1.0}"
ID = "{http://www.w3.org/XML/1998/namespace}id"


def test_the_corpus_is_whole(site: Path) -> None:
    """Every ruleset stands there as it is, with version and hash of every clause."""
    corpus = json.loads((site / "assets/exports/corpus.json").read_text("utf-8"))
    rulesets = {one["id"]: one for one in corpus["rulesets"]}

    assert set(ids()) == set(rulesets)
    for slug in ids():
        assert json.loads(json.dumps(document(slug))) == rulesets[slug]
        found = {name or slug: [*stamp] for name, stamp in stamps(document(slug)).items()}
        assert found == corpus["stamps"][slug]


def test_the_tables_have_a_row_for_each(site: Path) -> None:
    """No clause is missing, and each setting names one that is there."""
    with (site / "assets/exports/clauses.csv").open(encoding="utf-8", newline="") as file:
        clauses = [*csv.DictReader(file)]
    with (site / "assets/exports/settings.csv").open(encoding="utf-8", newline="") as file:
        settings = [*csv.DictReader(file)]

    there = {f"{slug}/{one['id']}" for slug in ids() for one in document(slug)["clauses"]}
    assert there == {one["id"] for one in clauses}
    assert {one["clause"] for one in settings} <= there
    assert all(json.loads(one["value"]) is not None for one in settings)


def test_the_apparatus_has_every_leaf_and_every_witness_once(site: Path) -> None:
    """In the TEI each entry has one reading from each witness, and points only at what is there."""
    whole = ET.parse(site / "assets/exports/corpus.tei.xml").getroot()  # noqa: S314 - our own
    places = {one.get(ID) for one in whole.iter() if one.get(ID)}
    witnesses = sorted(str(one.get(ID)) for one in whole.iter(f"{TEI}witness"))
    entries = {one.get("n"): one for one in whole.iter(f"{TEI}app")}

    assert ids() == witnesses
    assert {*names(find(slug, {}) for slug in ids())} == set(entries)
    for entry in entries.values():
        readings = entry.findall(f"{TEI}rdg")
        assert witnesses == sorted(
            name.removeprefix("#") for one in readings for name in one.get("wit", "").split()
        )
    for one in whole.iter():
        points = [*one.get("ana", "").split(), *one.get("resp", "").split()]
        assert {name.removeprefix("#") for name in points} <= places


def test_the_project_says_how_it_is_cited() -> None:
    """CITATION.cff keeps to its schema, and gives the version of the package."""
    said = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    schema = json.loads((ROOT / "tests/schemas/cff-1.2.0.json").read_text("utf-8"))
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert [] == [error.message for error in Draft7Validator(schema).iter_errors(said)]
    assert package["version"] == said["version"]
