"""Cards, packs, and the shuffle.

A card is written rank first, then the letter of its suit: `7c`, `10h`, `Kd`, `As`.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import NewType

from poch.game.said import shorten

Card = NewType("Card", str)

RANK_NAMES = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "10": "ten", "9": "nine", "8": "eight",
    "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip
RANKS = tuple(RANK_NAMES)
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
NO_SUIT = "?"
"""The suit of a card in another's hand, where one asks what other rules make of a position."""
ALL = tuple(Card(rank + suit) for suit in SUITS for rank in reversed(RANKS))

MOST_SEED = 2**53 - 1
NO_SEED = f"this is no seed; write a whole number from 0 to {MOST_SEED}"
"""More would not come through a browser, and a sign would make no other deal."""

_KNOWN = frozenset(ALL)
_FORM = re.compile(r"(10|[2-9TJQKA])([cdhs])", re.IGNORECASE)


def card(text: str) -> Card:
    """Return the card written `text`; T is 10, and case does not matter.

    Raises ValueError if the text is not a card.
    """
    if text in _KNOWN:
        return Card(text)
    form = _FORM.fullmatch(text.strip())
    if not form:
        raise ValueError(
            f"{shorten(text)!r} is not a card; write rank and suit, such as 7c, 10h, Kd or As"
        )
    rank = form[1].upper().replace("T", "10")
    return Card(rank + form[2].lower())


def rank(card: Card) -> str:
    """Return the rank of a card, such as 10 or K."""
    return card[:-1]


def suit(card: Card) -> str:
    """Return the letter of a card's suit."""
    return card[-1]


def colour(card: Card) -> str:
    """Return the letters of both suits of a card's colour."""
    return "cs" if card[-1] in "cs" else "dh"


def is_seed(value: object) -> bool:
    """Tell whether a value may be a seed."""
    return type(value) is int and 0 <= value <= MOST_SEED


def shuffle(seed: int) -> tuple[Card, ...]:
    """Return all 52 cards in the order that the seed gives; raises ValueError where it is none.

    The cards `2c 3c … Ac 2d … As` are shuffled from the last place down: for i = 51 … 1 the
    cards at i and at `int(random() * (i + 1))` change places, with `random.Random(seed)`.
    """
    if not is_seed(seed):
        raise ValueError(NO_SEED)
    return shuffle_by(Random(seed))


def shuffle_by(source: Random) -> tuple[Card, ...]:
    """Return all 52 cards as a source of chance shuffles them; it may go on to other choices."""
    order = list(ALL)
    random = source.random
    for i in range(len(order) - 1, 0, -1):
        j = int(random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def reshuffle(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return all 52 cards shuffled again: their order follows from that of the cards of a deal."""
    return shuffle_by(Random(int.from_bytes("".join(cards).encode(), "big")))


def pack(ranks: Sequence[str], size: int) -> tuple[Card, ...]:
    """Return the cards of a pack: the highest ranks, as many as `size` has room for."""
    taken = set(ranks[: size // len(SUITS)])
    return tuple(card for card in ALL if rank(card) in taken)


@cache
def of_suit(ranks: tuple[str, ...], suit: str) -> tuple[Card, ...]:
    """Return the cards of these ranks in one suit."""
    return tuple([Card(rank + suit) for rank in ranks])


def nexts(ranks: Sequence[str]) -> dict[Card, Card]:
    """Return by card the next above it in its suit; `ranks` are given from the highest down."""
    return {Card(low + s): Card(high + s) for high, low in pairwise(ranks) for s in SUITS}


def lower(ranks: Sequence[str]) -> dict[Card, Card]:
    """Return by card the next below it in its suit, and below the lowest the highest."""
    below = {**dict(pairwise(ranks)), ranks[-1]: ranks[0]} if ranks else {}
    return {Card(high + s): Card(low + s) for high, low in below.items() for s in SUITS}


def filter_cards(cards: Iterable[Card], kept: frozenset[Card]) -> tuple[Card, ...]:
    """Return the cards that are kept, in the order they came."""
    return tuple(filter(kept.__contains__, cards))
