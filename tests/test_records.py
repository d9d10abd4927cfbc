"""Every shipped hand and every vector comes out as it says."""

from pathlib import Path

import pytest

from poch.document import load
from poch.expect import unmet
from poch.library import document, find, ids
from poch.record import replayed
from poch.trace import traced

ROOT = Path(__file__).parent.parent
RECORDS = sorted([*ROOT.glob("variants/*/hands/*.yaml"), *ROOT.glob("tests/vectors/*/*.yaml")])


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_comes_out_as_it_says(file: Path) -> None:
    """What a record expects happens, and every event cites a clause of its ruleset."""
    data = load(file).data
    replay = replayed(data, find)

    assert () == unmet(data, replay)
    assert {step["clause"] for step in traced(replay)["steps"]} <= set(replay.ruleset.clauses)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_what_nobody_has_won_lies_on_the_board(file: Path) -> None:
    """Over all its deals a record neither makes a chip nor loses one."""
    data = load(file).data
    replay = replayed(data, find)
    before, after = sum(data.get("pools", {}).values()), sum(replay.pools.values())

    assert before == after + sum(replay.net.values())


def test_every_vector_names_its_clause_and_what_it_expects() -> None:
    """A worked example is one of something, and can fail."""
    vectors = [file for file in RECORDS if "vectors" in file.parts]

    assert [] == [
        file for file in vectors if not {"clause", "title", "expect"} <= set(load(file).data)
    ]


@pytest.mark.parametrize("name", ids())
def test_every_rule_is_shown(name: str) -> None:
    """Each clause is cited in some hand or vector, or sets nothing, or says why none shows it."""
    cited = {
        step["clause"]
        for file in RECORDS
        if name == (data := load(file).data)["ruleset"]
        for step in traced(replayed(data, find))["steps"]
    }
    silent = {
        clause["id"]
        for clause in document(name)["clauses"]
        if {"no-rule", "no-event"} & set(clause)
    }

    assert {clause["id"] for clause in document(name)["clauses"]} == cited | silent
    assert set() == cited & silent


def test_four_rulesets_are_there() -> None:
    """The rulesets that the project began with are in the library."""
    assert set(ids()) >= {
        "poque-1789",
        "poch-1844-pierer",
        "poch-1853-alvensleben",
        "poch-modern-pagat",
    }
