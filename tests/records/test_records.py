"""Every shipped hand and every vector comes out as it says."""

from itertools import chain
from pathlib import Path

import pytest

from poch.records.expect import find_unmet
from poch.records.trace import trace_hand
from poch.studies.coverage import cited_clauses, coverage
from poch.texts.document import load
from poch.texts.library import document, hands, ids, vectors
from tests.replays import RECORDS, replay


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_comes_out_as_it_says(file: Path) -> None:
    """What it expects happens, every event cites a clause, and no chip is made or lost over all its deals."""
    data, here = load(file).data, replay(file)
    before, after = sum(data.get("pools", {}).values()), sum(here.pools.values())

    assert () == find_unmet(data, here)
    assert {step.clause for step in trace_hand(here).steps} <= set(here.ruleset.clauses)
    assert before == after + sum(here.net.values())


def test_every_vector_names_its_clause_and_what_it_expects() -> None:
    """A worked example is one of something, and can fail."""
    needed = {"clause", "title", "expect"}

    assert [] == [
        file for file in chain(*map(vectors, ids())) if not needed <= set(load(file).data)
    ]


@pytest.mark.parametrize("name", ids())
def test_every_clause_and_every_leaf_is_accounted_for(name: str) -> None:
    """Each clause is cited in a shipped hand, or sets nothing, or says why no event shows it."""
    shipped = {file.stem: cited_clauses(replay(file)) for file in hands(name)}
    covered = coverage(document(name), shipped, {})

    assert [] == [*covered.complaints()]
    assert covered.cited == len(covered.leaves)


def test_four_rulesets_are_there() -> None:
    """The rulesets that the project began with are in the library."""
    assert set(ids()) >= {
        "poque-1789",
        "poch-1844-pierer",
        "poch-1853-alvensleben",
        "poch-modern-pagat",
    }
