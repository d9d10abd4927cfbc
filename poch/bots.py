"""Simple players: they see what their seat may see, and answer by chance or by simple sense."""

from random import Random

from poch.actions import Action, Ask, Option, Verb
from poch.cards import Card, rank
from poch.table import Table

BOLD = 0.35
MOST = 12
"""Chips above which a simple player does not raise, so that every vying ends."""


def at_random(ask: Ask, random: Random) -> Action:
    """Return any legal answer; amounts are near the least that is allowed."""
    return _any(ask.options[int(random.random() * len(ask.options))], random)


def _any(option: Option, random: Random) -> Action:
    if option.verb in {"knock", "raise"}:
        most = option.least + 3 if option.most is None else min(option.most, option.least + 3)
        return Action(
            option.verb, chips=option.least + int(random.random() * (most - option.least + 1))
        )
    if option.cards:
        return Action(option.verb, card=option.cards[int(random.random() * len(option.cards))])
    return Action(option.verb, pools=option.pools)


def simple(ask: Ask, table: Table, random: Random) -> Action:
    """Return what a cautious player would do who looks at nothing but his own hand.

    Only the hand of the asked seat is read from the table.
    """
    hand = table.hands[ask.seat]
    strength = max((sum(1 for card in hand if rank(card) == rank(one)) for one in hand), default=0)
    verbs = {option.verb: option for option in ask.options}
    if "claim" in verbs:
        return _any(verbs["claim"], random)
    if "play" in verbs:
        cards = verbs["play"].cards
        return Action("play", card=_lead(cards, random))
    keen = random.random() < BOLD * (strength - 1)
    wishes: tuple[Verb, ...] = ("raise", "knock")
    for verb in wishes:
        modest = verb in verbs and verbs[verb].least <= MOST
        if modest and keen and random.random() < BOLD * strength:
            return _any(verbs[verb], random)
    if "hold" in verbs:
        return Action("hold") if keen or strength > 1 else Action("fold")
    if "knock" in verbs and strength > 1 and random.random() < BOLD * strength:
        return _any(verbs["knock"], random)
    return Action("pass") if "pass" in verbs else _any(ask.options[0], random)


def _lead(cards: tuple[Card, ...], random: Random) -> Card:
    """Lead from the longest suit, from below."""
    by_suit: dict[str, list[Card]] = {}
    for card in cards:
        by_suit.setdefault(card[-1], []).append(card)
    longest = max(by_suit.values(), key=len)
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    lowest = min(longest, key=lambda card: order.index(rank(card)))
    return lowest if random.random() > BOLD / 2 else cards[int(random.random() * len(cards))]
