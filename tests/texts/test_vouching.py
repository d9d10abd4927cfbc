"""Clauses that state what another sets, reports of differences, and texts that follow others."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from poch.studies.compare import KNOWN, cells, seats_of
from poch.texts.apparatus.reference_files import unknown_texts
from poch.texts.doubt import is_same_rule
from poch.texts.library import document, ids
from poch.texts.ruleset_shape import LIKENED, leaves_of
from tests.strategies import ruleset
from tools.site.comparing.finder import find_vouching_clause

LESS_THAN_THE_VALUE = {
    ("michigan-bicycle", "deal.extra-hand"): "that a player may exchange for it, and not which",
    ("michigan-bicycle", "players.number"): "how few may play, and not how many at most",
    ("nain-jaune-1902", "shed.first-card"): "it speaks of the first lead alone",
    ("poch-1810-hamburg", "dressing.pools"): "which pools are dressed, and not with how much",
    ("poch-1844-pierer", "pack.deuce"): "two ranks of nine",
    ("poch-1857-pierer", "pack.deuce"): "two ranks of nine",
    ("poch-ass-1973", "meld.hand"): "where cards go that were shown, and not which they are",
    ("poch-jawiki", "vie.last"): "that he wins, and not whether he shows",
    ("poch-ludothek", "vie.set"): "what a set is, and not which is the higher",
    ("poch-noris", "players.number"): "how many may play at most, and not how few",
    ("poch-philos", "vie.set"): "what a set is, and not which is the higher",
    ("poch-poker777", "players.number"): "how many may play at most, and not how few",
    ("poch-vorsetzen", "vie.ahead"): "who stakes ahead, and not what the others may do",
    ("poque-1765", "deal.first"): "that the players settle it, and not how",
    ("poque-1789", "board.shape"): "that there is one board, and not how the pools lie on it",
    ("rummoli-reference", "board.eight"): "how many pools there are, and not which",
    (
        "tripoley-centralconnector",
        "stages.three",
    ): "which games there are, and not that a deal ends before the third",
}
"""Clauses that restate what is ours, and yet do not state it, with what they say."""
SIDES = frozenset({"forehand", "before-the-dealer"})
"""Values that name a player by the way round."""
NOT_MENTIONED = re.compile(r"^No \S+ (is|was) reported|reports no difference")
"""What a reason says that rests on what a report passes over."""


def clauses(key: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the clauses that have a key, each with its text."""
    return [
        (name, clause) for name in ids() for clause in document(name)["clauses"] if key in clause
    ]


def statused(name: str, leaf: str) -> str:
    """Return the status of the clause that sets a leaf as adopted, or empty where none does."""
    rules = ruleset(name)
    ruled = rules.leaves.get(leaf, {}).values()
    return next((str(rules.clauses[rule.clause]["status"]) for rule in ruled), "")


@pytest.mark.parametrize("name", ids())
def test_what_a_text_states_of_its_stages_is_under_no_gap(name: str) -> None:
    """Where the end of the deal is ours, the clause that states the order vouches for it."""
    stating = [
        clause["id"]
        for clause in document(name)["clauses"]
        if clause["topic"] == "stages"
        and clause["status"] in KNOWN
        and clause.get("no-rule") == "restates"
    ]
    if statused(name, "stages") == "supplied" and stating:
        assert find_vouching_clause(document(name), "stages")


@pytest.mark.parametrize(
    "name",
    ["poch-1857-pierer", "poch-1908-meyer", "poch-ludothek", "poch-philos", "poch-vorsetzen"],
)
def test_the_order_of_the_parts_is_stated_though_the_end_is_ours(name: str) -> None:
    """Five texts were told to be cut off or silent there, and are not."""
    assert "supplied" == statused(name, "stages")
    assert ("stages.order", "stated") == find_vouching_clause(document(name), "stages")


def restating() -> Iterator[tuple[str, str, dict[str, Any], frozenset[str]]]:
    """Yield each clause of a text that restates one of ours, with the leaves that this sets."""
    for name, clause in clauses("of"):
        of = next(other for other in document(name)["clauses"] if other["id"] == clause["of"])
        if of["status"] == "supplied" and clause["status"] != "supplied":
            yield name, clause["id"], clause, leaves_of(of)


def test_what_restates_a_clause_of_ours_vouches_for_it_or_says_less() -> None:
    """Each such clause was looked at: it states the value, or here stands what it says instead."""
    silent = {
        (name, clause)
        for name, clause, details, of in restating()
        if not of & {*details.get("vouches", ())}
    }

    assert silent == {*LESS_THAN_THE_VALUE}


@pytest.mark.parametrize(
    ("name", "clause"),
    clauses("vouches"),
    ids=lambda part: part if isinstance(part, str) else part["id"],
)
def test_what_is_vouched_for_is_in_force_beside_it(name: str, clause: dict[str, Any]) -> None:
    """A leaf is set as adopted, and the clause that vouches for it holds as adopted, too."""
    rules = ruleset(name)

    assert [] == [leaf for leaf in clause["vouches"] if leaf not in rules.leaves]
    assert clause["id"] in rules.in_force


def compared(name: str, other: str, leaf: str) -> set[bool]:
    """Return whether a value is alike in two texts, for each number of seats; none where one has none.

    A player is called by the way round, and is another where that is another.
    """
    a, b = (cells(ruleset(slug), [leaf, "dealing.direction"]) for slug in (name, other))
    seats = seats_of(ruleset(name)) & seats_of(ruleset(other))
    pairs = [(a[leaf].at(number), b[leaf].at(number)) for number in sorted(seats)]
    round_alike = a["dealing.direction"].value == b["dealing.direction"].value
    return {
        is_same_rule(leaf, first.value, two.value)
        and (round_alike or str(first.value) not in SIDES)
        for first, two in pairs
        if first and two and first.clause and two.clause
    }


LIKE = [(key, name, clause) for key in LIKENED for name, clause in clauses(key)]


@pytest.mark.parametrize(
    ("key", "name", "clause"), LIKE, ids=[f"{name}/{clause['id']}" for _, name, clause in LIKE]
)
def test_a_report_of_a_difference_is_one_and_of_a_likeness_too(
    key: str, name: str, clause: dict[str, Any]
) -> None:
    """In what such a clause sets or vouches for the two texts differ somewhere, or in nothing that it sets."""
    leaves = [*leaves_of(clause), *clause.get("vouches", ())]
    # A part of a value by seats is the clause's own alone.
    own = {int(seat) for leaf in leaves for seat in seats_in(clause, leaf)}
    alike = {
        leaf: compared(name, clause[key], leaf)
        if not own
        else by_seats(name, clause[key], leaf, own)
        for leaf in leaves
        if leaf != "board.names"
    }

    assert leaves
    if key == "differs-from":
        assert any(False in verdicts for verdicts in alike.values()), alike
    else:
        assert all(verdicts == {True} for verdicts in alike.values()), alike


def seats_in(clause: dict[str, Any], leaf: str) -> list[int]:
    """Return the numbers of seats of which a clause speaks."""
    value = clause.get("sets", {}).get(leaf)
    return (
        [number for number in value if isinstance(number, int)] if isinstance(value, dict) else []
    )


def by_seats(name: str, other: str, leaf: str, seats: set[int]) -> set[bool]:
    """Return whether a value is alike in two texts for these numbers of seats."""
    a, b = (cells(ruleset(slug), [leaf])[leaf] for slug in (name, other))
    pairs = [(a.at(number), b.at(number)) for number in seats]
    return {is_same_rule(leaf, first.value, two.value) for first, two in pairs if first and two}


@pytest.mark.parametrize(
    "leaf",
    [
        "board.pools", "dealing.cards", "dealing.direction", "dealing.packets", "pack.size",
        "settling.most-cards", "settling.prize", "shedding.play", "stages", "turn-up.card",
        "turn-up.pool", "vying.first", "vying.fold-out", "vying.showdown",
    ],
)  # fmt: skip
def test_the_list_of_differences_names_them_in_both_texts(leaf: str) -> None:
    """What one page lists of 1789 beside the modern game, it reports of both."""
    listed = {
        each
        for key in LIKENED
        for name, clause in clauses(key)
        if (name, clause[key]) == ("poque-1789", "poch-modern-pagat")
        for each in (*leaves_of(clause), *clause.get("vouches", ()))
    }

    assert leaf in listed


@pytest.mark.parametrize("name", ids())
def test_texts_that_are_named_are_there(name: str) -> None:
    """Those that a text is inherited from, likened to, or follows."""
    assert [] == [*unknown_texts(document(name), ids())]


def test_no_text_follows_itself_through_others() -> None:
    """What one follows was there before it."""
    follows = {name: document(name).get("follows", []) for name in ids()}
    for name, others in follows.items():
        asked, seen = [*others], set()
        while asked:
            seen.add(text := asked.pop())
            asked += [other for other in follows[text] if other not in seen]
        assert name not in seen


def test_what_a_report_passes_over_is_no_conclusion_from_the_text() -> None:
    """A reason that rests on what is not reported makes a value inherited, or ours."""
    wrong = [
        f"{name}/{clause['id']}"
        for name, clause in clauses("because")
        if clause["status"] == "inferred"
        and "inherited" not in clause
        and NOT_MENTIONED.search(clause["because"])
    ]

    assert [] == wrong
