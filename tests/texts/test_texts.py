"""What the editors hold to in every text, and marks that were once kinder than the source."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from poch.studies.compare import KNOWN, Cell, cells
from poch.texts.compile import compile_ruleset
from poch.texts.library import bibliography, document, ids

LONGEST = 4
"""How many words of a source a term may have."""
ONLY = re.compile(r"\bonly (?:one )?(?:leaflet|text)\b[^.]*\bsays\b", re.IGNORECASE)
EDITED = {name: {clause["id"] for clause in document(name)["clauses"]} for name in ids()}


def witnesses(name: str) -> Iterator[str]:
    """Yield what the readings and clauses of a text call as their support."""
    for clause in document(name)["clauses"]:
        yield from clause.get("support", ())
        for reading in clause.get("crux", {}).get("readings", {}).values():
            yield from reading.get("witnesses", ())


@cache
def laid(name: str) -> dict[str, Cell]:
    """Return what a text has for each leaf that it sets."""
    ruleset = compile_ruleset(document(name))
    return cells(ruleset, ruleset.leaves)


def standings(name: str, leaves: Iterable[str]) -> set[str]:
    """Return what the values of a text rest on, as far as it has any of these leaves."""
    return {
        standing for leaf in leaves if leaf in laid(name) for standing in laid(name)[leaf].standings
    }


def setting(name: str, leaf: str) -> dict[str, Any]:
    """Return the clause by which a text settles a leaf, or asks how."""
    (clause,) = (
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
    return dict(clause)


@pytest.mark.parametrize("name", ids())
def test_a_term_is_no_sentence(name: str) -> None:
    """Of a source's own words a term has a few."""
    terms = [term for clause in document(name)["clauses"] for term in clause.get("terms", ())]

    assert [] == [term for term in terms if len(term.split()) > LONGEST]


@pytest.mark.parametrize("name", ids())
def test_a_witness_can_be_looked_up_and_is_another(name: str) -> None:
    """It is a text edited here, or a clause of one, or stands in the bibliography."""
    works = bibliography()
    for witness in witnesses(name):
        slug, _, clause = witness.partition("/")

        assert slug != name
        assert clause in EDITED[slug] if clause else slug in EDITED or slug in works, witness


@pytest.mark.parametrize("name", ids())
def test_a_witness_that_is_edited_is_named_as_edited(name: str) -> None:
    """A work whose text is here is not called by its entry in the bibliography: its clause is what speaks."""
    works: dict[str, str] = {}
    for text in ids():
        works.setdefault((document(text).get("own") or document(text)["source"])["ref"], text)

    assert {} == {work: works[work] for work in witnesses(name) if work in works.keys() - EDITED}


@pytest.mark.parametrize("name", ids())
def test_a_witness_of_a_reading_speaks_for_itself(name: str) -> None:
    """What we supplied there, or what is inherited or borrowed there, is no word of that text."""
    beside = [
        (clause["id"], reading, witness, standings(witness.partition("/")[0], its.get("sets", {})))
        for clause in document(name)["clauses"]
        for reading, its in clause.get("crux", {}).get("readings", {}).items()
        for witness in its.get("witnesses", ())
        if witness.partition("/")[0] in EDITED
    ]

    assert [] == [row for row in beside if row[-1] and not row[-1] & (KNOWN | {"unsettled"})]


@pytest.mark.parametrize("name", ids())
def test_an_only_witness_has_no_others_beside_it(name: str) -> None:
    """Where a reason calls a text the only one that says so, no other of the game has the value of its own."""
    beside = [
        (clause["id"], reading, text)
        for clause in document(name)["clauses"]
        for reading, its in clause.get("crux", {}).get("readings", {}).items()
        if ONLY.search(its["because"])
        for text in {*ids()} - {name, *its.get("witnesses", ())}
        if document(text)["game"] in ("poch", document(name)["game"])
        and any(
            leaf in laid(text)
            and laid(text)[leaf].value == value
            and standings(text, [leaf]) & KNOWN
            for leaf, value in its["sets"].items()
        )
    ]

    assert [] == beside


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
        ("poch-1844-pierer", "vying.pass", "vie.pass", "unreported"),
        ("poch-1844-pierer", "ending.residue", "end.residue", "unreported"),
        ("poch-1908-meyer", "melding.run.least", "meld.run-least", "silent"),
        ("poch-1908-meyer", "melding.run.still-equal", "meld.run-nearer", "inferred"),
        ("poch-1853-alvensleben", "melding.run.still-equal", "meld.run-nearer", "inferred"),
        ("pope-joan-1891-peel", "dressing.rest", "dressing.rest", "stated"),
        ("pope-joan-1909-hoffmann", "ending.clearing", "end.clearing", "stated"),
        ("nain-jaune-regledujeu", "shedding.holding-back", "shed.duty", "inferred"),
    ],
)
def test_a_mark_is_as_the_source_has_it(name: str, leaf: str, clause: str, mark: str) -> None:
    """What is concluded, or ours, is not printed as though the text said it; nor the other way."""
    settling = setting(name, leaf)

    assert clause == settling["id"]
    assert mark == settling.get("gap", settling["status"])
