"""What the editors hold to in every text, and marks that were once kinder than the source."""

from collections.abc import Iterator
from typing import Any

import pytest

from poch.library import bibliography, document, ids

LONGEST = 4
"""How many words of a source a term may have."""
EDITED = {name: {clause["id"] for clause in document(name)["clauses"]} for name in ids()}


def witnesses(name: str) -> Iterator[str]:
    """Yield what the readings and clauses of a text call as their support."""
    for clause in document(name)["clauses"]:
        yield from clause.get("support", ())
        for reading in clause.get("crux", {}).get("readings", {}).values():
            yield from reading.get("witnesses", ())


def setting(name: str, leaf: str) -> dict[str, Any]:
    """Return the clause by which a text settles a leaf, or asks how."""
    (found,) = (
        clause
        for clause in document(name)["clauses"]
        if any(
            leaf in sets
            for sets in (
                clause.get("sets", {}),
                *(
                    reading.get("sets", {})
                    for reading in clause.get("crux", {}).get("readings", {}).values()
                ),
            )
        )
    )
    return dict(found)


@pytest.mark.parametrize("name", ids())
def test_a_term_is_no_sentence(name: str) -> None:
    """Of a source's own words a term has a few."""
    terms = [term for clause in document(name)["clauses"] for term in clause.get("terms", ())]

    assert [] == [term for term in terms if len(term.split()) > LONGEST]


@pytest.mark.parametrize("name", ids())
def test_a_witness_can_be_looked_up_and_is_another(name: str) -> None:
    """It is a text edited here, or a clause of one, or stands in the bibliography."""
    works = bibliography()
    for one in witnesses(name):
        slug, _, clause = one.partition("/")

        assert slug != name
        assert clause in EDITED[slug] if clause else slug in EDITED or slug in works, one


@pytest.mark.parametrize(
    ("name", "leaf", "clause", "mark"),
    [
        ("poque-1765", "vying.ranking.no-set", "vie.no-set", "cut"),
        ("poque-1765", "vying.ranking.no-set-equal", "vie.no-set-equal", "cut"),
        ("poque-1765", "dealing.first-dealer", "deal.first-how", "cut"),
        ("poque-1765", "vying.folded-stake", "vie.fold-stake", "cut"),
        ("poque-1765", "shedding.holding-back", "shed.duty", "inferred"),
        ("poque-1789", "settling.most-to", "settle.most-to", "inferred"),
        ("poch-1857-pierer", "vying.raise", "vie.raise-amount", "stated"),
        ("poch-1857-pierer", "vying.ranking.size", "vie.size", "inferred"),
        ("poch-1844-pierer", "vying.raise", "vie.raise-amount", "stated"),
        ("poch-1844-pierer", "vying.ranking.size", "vie.size", "inferred"),
        ("poch-1908-meyer", "melding.run.least", "meld.run-least", "silent"),
        ("poch-1908-meyer", "melding.run.still-equal", "meld.run-nearer", "inferred"),
        ("poch-1853-alvensleben", "melding.run.still-equal", "meld.run-nearer", "inferred"),
    ],
)
def test_a_mark_is_as_the_source_has_it(name: str, leaf: str, clause: str, mark: str) -> None:
    """What is concluded, or ours, is not printed as though the text said it; nor the other way."""
    found = setting(name, leaf)

    assert clause == found["id"]
    assert mark == found.get("gap", found["status"])
