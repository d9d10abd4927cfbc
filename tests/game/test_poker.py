"""Hands of poker are found and compared as one would by trying all five cards of a hand."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from poch.game.cards import RANKS, Card, pack, rank, suit
from poch.game.poker import KINDS, PokerRanking
from poch.game.sourced import Ruled
from poch.studies.odds import Sizes, chances_in_suits

RULES = PokerRanking(RANKS, Ruled(tuple(KINDS), "hands"), Ruled("cards-then-forehand", "equal"))


def strength(five: tuple[Card, ...]) -> tuple[int, list[int]]:
    """Return how high five cards are, the lower the better: their kind, and their ranks by how many there are."""
    many = Counter(map(rank, five))
    order = sorted(many, key=lambda name: (-many[name], RANKS.index(name)))
    sizes = [many[name] for name in order]
    flush = len({*map(suit, five)}) == 1
    places = sorted(RANKS.index(name) for name in many)
    straight = len(places) == 5 and places[4] - places[0] == 4
    kind = next(
        at
        for at, holds in enumerate(
            (
                straight and flush,
                sizes == [4, 1],
                sizes == [3, 2],
                flush,
                straight,
                sizes == [3, 1, 1],
                sizes == [2, 2, 1],
                sizes == [2, 1, 1, 1],
                True,
            )
        )
        if holds
    )
    return kind, [RANKS.index(name) for name in order for _ in range(many[name])]


@pytest.mark.parametrize("size", [5, 7, 10])
def test_the_best_hand_is_the_best_of_all(size: int) -> None:
    """Nine kinds are known from each other, and the right five cards are shown."""
    random = Random(size)
    seen: set[int] = set()
    for _ in range(250):
        hand = random.sample(pack(RANKS, 52 if size > 5 else 20), size)
        best = RULES.best(hand)
        best_of_all = min(map(strength, combinations(hand, 5)))
        assert best_of_all == strength(best.cards)
        assert len(KINDS) - best_of_all[0] == best.height
        seen.add(best_of_all[0])

    assert len(seen) > 4


def test_two_hands_are_compared_by_kind_then_cards_then_seat() -> None:
    """Whatever decides is told, with its clause."""
    high, low = (
        [*map(Card, ("As", "Ah", "Kd", "4c", "3s"))],
        [*map(Card, ("Ad", "Ac", "Qd", "Jc", "10s"))],
    )
    three = [*map(Card, ("2s", "2h", "2d", "4d", "3h"))]
    same = [*map(Card, ("Ad", "Ac", "Kh", "4s", "3c"))]

    def compare(cards: list[Card], other: list[Card]) -> tuple[bool, str, str]:
        return RULES.first_is_better((RULES.best(cards), RULES.best(other)), (cards, other), None)

    assert (False, "hand-kind", "hands") == compare(high, three)
    assert (True, "hand-cards", "equal") == compare(high, low)
    assert (True, "forehand", "equal") == compare(high, same)


def test_cards_of_any_suit_are_reckoned_as_if_all_deals_were_tried() -> None:
    """Two hands have two cards each of eight, and four of these would do, each of another suit."""
    hands, cards = (2, 2), 1
    sizes = Sizes(hands, 4, 2, None)
    deals = [*permutations(range(8), 4)]
    wanted = {0, 2, 4, 6}
    holders = [({*deal[:2]} & wanted, {*deal[2:]} & wanted) for deal in deals]
    won = sum(bool(a or b) for a, b in holders)
    shared = sum(bool(a and b) for a, b in holders)
    chances = chances_in_suits(cards, sizes)

    assert Fraction(won, len(deals)) == chances.won
    assert Fraction(shared, len(deals)) == chances.shared
