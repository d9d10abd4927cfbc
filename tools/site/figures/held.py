"""What one's own cards tell of the others': chances of a deal, given what a hand holds."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from types import MappingProxyType

from poch.game.ruleset import Ruleset
from poch.studies.combinatorics import count_sparse, count_ways
from poch.studies.odds import SUITS

PAIR = 2
OTHERS: Mapping[str, Sequence[int]] = MappingProxyType(
    {"one": (1,), "dealer": (3,), "three": (1, 2, 3)}
)
"""Who else is counted at a table of four, as they follow on forehand: the dealer, the last, has a card fewer."""


def pair_stands(ruleset: Ruleset, seats: int, others: Sequence[int]) -> Fraction:
    """Return how often no hand has three of a rank, given that forehand has two aces and no rank three times.

    Of the `others`, numbered as they follow on forehand, these are counted; the cards of the rest may lie anywhere.
    """
    rules = ruleset.rules(seats)
    hands = [len(rules.dealing.plan[at]) for at in (0, *others)]
    return _pair_stands(hands, len(rules.pack) // SUITS)


def _pair_stands(hands: Sequence[int], ranks: int) -> Fraction:
    """Return it for hands of these sizes: wherever the other aces lie, the other ranks fill what is left."""
    own, *theirs = hands
    left = own - PAIR
    stands = 0
    for places in product(range(len(theirs) + 1), repeat=SUITS - PAIR):
        free = [room - places.count(at) for at, room in enumerate(theirs)]
        stands += count_sparse((left, *free), ranks - 1, SUITS, PAIR)
    rest = ranks * SUITS - sum(hands)
    every = count_sparse((left,), ranks - 1, SUITS, PAIR) * count_ways(theirs, rest)
    return Fraction(stands, every)
