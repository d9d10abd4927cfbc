"""Hands by what a vying compares in them, in few classes, and the exact chances of any two of them.

The best set of a hand counts: how many cards of a rank, then which rank. A hand without a set goes
by its highest card. Ranks next to each other are one class; the chances know each rank.
"""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple, TypeAlias

from poch.studies.combinatorics import ways

SUITS = 4
PARTS = {1: 2, 2: 4, 3: 2, 4: 1}
"""Into how many classes hands are parted whose best set has so many cards; 1 is a hand without a set."""
KINDS = {1: "nothing", 2: "pair", 3: "three", 4: "four"}

Best: TypeAlias = tuple[int, int]
"""How many cards the best set has, and its rank, 0 being the lowest."""


class Meeting(NamedTuple):
    """How often two hands of certain classes meet, and in what share of these the first is better."""

    chance: Fraction
    better: Fraction


def name(size: int, part: int) -> str:
    """Return the name of a class: its kind, and its part from below."""
    return f"{KINDS[size]}-{part + 1}"


def kind(named: str) -> str:
    """Return the kind of hand that a class is of."""
    return named.partition("-")[0]


def part(size: int, rank: int, ranks: int) -> int:
    """Return the part, from below, to which a set of a rank belongs.

    Hands without a set are parted by whether their highest card is the highest there is.
    """
    return int(rank == ranks - 1) if size == 1 else rank * PARTS[size] // ranks


@cache
def meetings(
    hands: tuple[int, int], ranks: int, *, first_wins: bool
) -> Mapping[tuple[str, str], Meeting]:
    """Return by the classes of two hands how often they meet, from a pack of four suits.

    `hands` are the numbers of their cards. Of two pairs of one rank, or of two hands without a set
    and with the same highest card, each is the better as often. Hands without a set whose ranks are
    all the same go to the first where `first_wins`, the suits being no measure there.
    """
    found: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for (one, other), number in _bests(hands, ranks).items():
        keys = (name(one[0], part(*one, ranks)), name(other[0], part(*other, ranks)))
        twice = 2 * number * (one > other)
        if one == other:
            twice = number
            if first_wins and one[0] == 1 and hands[0] == hands[1]:
                twice += comb(one[1], hands[0] - 1) * (SUITS * (SUITS - 1)) ** hands[0]
        found[keys][0] += number
        found[keys][1] += twice
    every = sum(number for number, _ in found.values())
    return {
        keys: Meeting(Fraction(number, every), Fraction(twice, 2 * number))
        for keys, (number, twice) in sorted(found.items())
    }


def _bests(hands: tuple[int, int], ranks: int) -> Mapping[tuple[Best, Best], int]:
    """Count the ways to deal two hands, by the best set of each."""
    states: dict[tuple[int, int, Best, Best], int] = {(*hands, (0, 0), (0, 0)): 1}
    for rank in range(ranks):
        after: dict[tuple[int, int, Best, Best], int] = defaultdict(int)
        for (left, right, one, other), number in states.items():
            room = (ranks - rank - 1) * SUITS
            for mine in range(min(left, SUITS) + 1):
                best = (mine, rank) if mine and mine >= one[0] else one
                for yours in range(min(right, SUITS - mine) + 1):
                    if left - mine + right - yours > room:
                        continue
                    theirs = (yours, rank) if yours and yours >= other[0] else other
                    many = number * comb(SUITS, mine) * comb(SUITS - mine, yours)
                    after[left - mine, right - yours, best, theirs] += many
        states = after
    rest = ranks * SUITS - sum(hands)
    found = {(one, other): many for (_, _, one, other), many in states.items()}
    if sum(found.values()) != ways(hands, rest):
        raise AssertionError
    return found
