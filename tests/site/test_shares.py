"""Shares that pages put beside a hand: each is of what its sentence says, and is found again in another way."""

import re
from collections.abc import Sequence
from fractions import Fraction
from math import comb
from random import Random

import pytest

from poch.studies.odds import reckon_odds
from poch.texts.library import find
from tests.conftest import ROOT
from tools.site.figures.figures import ASKED, FIGURES, MODERN, is_in_words
from tools.site.figures.held import OTHERS, pair_stands
from tools.site.hands.teaching import chances
from tools.site.output.languages import TRANSLATED

DEALS = 10_000
RANKS = 8
ERRORS = 5
"""So many standard errors no run of chance strays, once in a million."""
OF_WHAT = {
    "en": r"of all deals|of (the|these) deals|of them\b",
    "de": r"(aller|der|dieser) Spiele\b",
    "fr": r"(des|de ces) donnes\b",
}
"""A sentence with a share names the deals that it is a share of."""


def holds(hand: list[int], many: int) -> bool:
    """Tell whether a hand has so many cards of a rank."""
    return any(hand.count(rank) >= many for rank in set(hand))


def tried(others: Sequence[int]) -> float:
    """Deal at random what is left beside two aces and no rank three times: how often has nobody three of a rank?"""
    chance = Random()
    pack = [rank for rank in range(1, RANKS) for _ in range(4)]
    stands = dealt = 0
    while dealt < DEALS:
        chance.shuffle(pack)
        own, rest = pack[:6], [0, 0, *pack[6:]]
        if holds(own, 3):
            continue
        dealt += 1
        chance.shuffle(rest)
        hands = (rest[:8], rest[8:16], rest[16:23])
        stands += not any(holds(hands[at - 1], 3) for at in others)
    return stands / DEALS


@pytest.mark.parametrize("others", [*OTHERS.values(), (2,)])
def test_a_pair_stands_as_often_as_when_it_is_tried(others: Sequence[int]) -> None:
    """Of the deals in which forehand has two aces and no rank three times, not of all deals."""
    exact = float(pair_stands(find(MODERN), 4, others))
    error = (exact * (1 - exact) / DEALS) ** 0.5

    assert abs(tried(others) - exact) < ERRORS * error


@pytest.mark.parametrize(("other", "cards"), [(1, 8), (2, 8), (3, 7)])
def test_beside_one_other_it_is_found_by_counting_his_hands(other: int, cards: int) -> None:
    """Every way in which the ranks of his hand may lie, the dealer's of seven, where the first is given by its own counts."""
    stands = every = 0
    for twice in range(
        4
    ):  # of the seven other ranks, so many are held twice, and the rest of six cards once
        once = 6 - 2 * twice
        if once > 7 - twice:
            continue
        own = comb(7, twice) * comb(7 - twice, once) * 6**twice * 4**once
        left = [2] + [2] * twice + [3] * once + [4] * (7 - twice - once)
        ways = [1] + [0] * cards
        for many in left:
            ways = [
                sum(ways[size - took] * comb(many, took) for took in range(min(2, many, size) + 1))
                for size in range(cards + 1)
            ]
        stands += own * ways[cards]
        every += own * comb(24, cards)

    assert Fraction(stands, every) == pair_stands(find(MODERN), 4, (other,))


def test_what_one_holds_changes_the_share() -> None:
    """That of all deals is another: it was once given as the answer."""
    sets = reckon_odds(find(MODERN), 4).sets
    assert sets
    all_three, neighbour, dealer = (
        pair_stands(find(MODERN), 4, OTHERS[name]) for name in ("three", "one", "dealer")
    )
    assert sets.best[2] < all_three < neighbour < dealer


def test_the_teacher_has_the_same_shares_as_the_tour() -> None:
    """Rounded to whole per cent."""
    exact = {name: pair_stands(find(MODERN), 4, others) for name, others in OTHERS.items()}
    given = chances()

    assert {name: round(100 * share) for name, share in exact.items()}.items() <= given.items()


def written() -> list[tuple[str, str]]:
    """Return the written pages of each language that ask for a chance, with their text."""
    return [
        (tag, file.read_text("utf-8"))
        for tag in TRANSLATED
        for file in sorted((ROOT / "docs" / ("" if tag == "en" else tag) / "tours").glob("*.md"))
    ]


def test_every_chance_beside_a_hand_says_what_it_is_a_share_of() -> None:
    """Each sentence with a computed chance names its deals; none is typed by hand."""
    wrong = [
        line.strip()
        for tag, text in written()
        for line in text.splitlines()
        if "figure:odds-" in line and not re.search(OF_WHAT[tag], line)
    ]

    assert [] == wrong
    assert {name for name in FIGURES if name.startswith("odds-")} == {
        name for tag, text in written() for name in ASKED.findall(text) if name.startswith("odds-")
    }
    assert all(is_in_words(name) for name in FIGURES if name.startswith("odds-"))
