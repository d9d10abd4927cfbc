"""Coverage: what is said of clauses that no hand shows, and of those that should not be shown."""

from pathlib import Path
from typing import Any

import pytest

from poch.studies.coverage import coverage
from poch.texts.library import document, ids
from poch.texts.ruleset_shape import GAMES

DOCUMENT: dict[str, Any] = {
    "clauses": [
        {"id": "a", "status": "stated", "sets": {"pack.size": 32}},
        {"id": "b", "status": "supplied", "sets": {"pack.suits": "french"}, "no-event": "Unseen."},
        {"id": "c", "status": "stated", "no-rule": "history"},
    ]
}


@pytest.mark.parametrize(
    ("hands", "vectors", "said"),
    [
        ({"one": "xa"}, {}, []),
        ({}, {}, ["a: no shipped hand shows it; write one, or say with no-event: why none can"]),
        ({}, {"two": "a"}, ["a: only two shows it; write a hand that does, too"]),
        ({"one": "ab"}, {}, ["b: step 2 of one shows it; take no-event: out"]),
        ({"one": "ac"}, {}, ["c: step 2 of one shows it; take no-rule: out"]),
    ],
)
def test_what_is_not_accounted_for_is_told(
    hands: dict[str, str], vectors: dict[str, str], said: list[str]
) -> None:
    """Each complaint says what to do about its clause."""
    covered = coverage(DOCUMENT, hands, vectors)

    assert said == [str(complaint) for complaint in covered.complaints()]
    assert 3 - len(said) == covered.accounted


def test_a_leaf_is_cited_where_all_its_clauses_are_accounted_for() -> None:
    """Each leaf has the clauses that set it, under whatever reading."""
    reading = {"because": "So it is.", "sets": {"pack.size": 36}}
    crux = {"id": "d", "status": "stated", "crux": {"readings": {"wide": reading}}}
    covered = coverage({"clauses": [*DOCUMENT["clauses"], crux]}, {"one": "a"}, {})

    assert {"pack.size": ("a", "d"), "pack.suits": ("b",)} == covered.leaves
    assert 1 == covered.cited
    assert ("pack.size", 36, "wide") == covered.clauses[3].sets[0]


def test_the_page_of_each_source_tells_all_its_clauses(site: Path) -> None:
    """Each clause has its place there, and the source's page leads to it."""
    for name in ids(*GAMES):
        page = (site / "sources" / name / "coverage" / "index.html").read_text(encoding="utf-8")
        source = (site / "sources" / name / "index.html").read_text(encoding="utf-8")

        assert [] == [
            clause for clause in document(name)["clauses"] if f' id="{clause["id"]}"' not in page
        ]
        assert 'href="coverage/"' in source
