"""Clauses that only restate another: that one is there to carry them, by a rule that is in force."""

from typing import Any

import pytest

from poch.texts.compile import RulesetError, compile_ruleset
from poch.texts.library import document, ids
from tests.strategies import ruleset

RESTATED = [
    (name, clause)
    for name in ids()
    for clause in document(name)["clauses"]
    if clause.get("no-rule") == "restates"
]


def carried(name: str, clause: dict[str, Any]) -> dict[str, Any]:
    """Return the clause that one restates."""
    return next(other for other in document(name)["clauses"] if other["id"] == clause["of"])


def readings(clause: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what a clause sets, reading by reading."""
    crux = clause.get("crux", {}).get("readings", {}).values()
    return [clause.get("sets", {}) | reading.get("sets", {}) for reading in crux] or [
        clause.get("sets", {})
    ]


@pytest.mark.parametrize(
    ("name", "clause"), RESTATED, ids=[f"{name}/{clause['id']}" for name, clause in RESTATED]
)
def test_what_is_restated_is_a_rule(name: str, clause: dict[str, Any]) -> None:
    """The clause named sets something under every reading, is not restated itself, and holds where this one does."""
    of = carried(name, clause)

    assert "no-rule" not in of
    assert of["id"] != clause["id"]
    assert all(readings(of))
    assert clause.get("when", {}) == of.get("when", clause.get("when", {}))


@pytest.mark.parametrize("name", sorted({name for name, _ in RESTATED}))
def test_a_rule_that_is_restated_is_in_force(name: str) -> None:
    """A leaf of the clause holds for some number of seats, by that clause and no other."""
    rules = ruleset(name)
    setting = {rule.clause for seats in rules.leaves.values() for rule in seats.values()}
    for clause in (restating for text, restating in RESTATED if text == name):
        for reading in clause.get("when", {}).items():
            try:
                rules = compile_ruleset(document(name), dict([reading]))
            except RulesetError:
                continue
            setting |= {rule.clause for seats in rules.leaves.values() for rule in seats.values()}
        assert clause["of"] in setting, f"{name}/{clause['id']}"


def test_what_a_king_does_is_a_rule_of_its_own() -> None:
    """That its player leads was taken for a restatement, and the comet took the lead away."""
    clauses = {clause["id"]: clause for clause in document("commit-1914-foster")["clauses"]}

    assert clauses["shed.king"]["sets"] == {"shedding.run-ended-by": ["Kc", "Kd", "Kh", "Ks"]}
