"""Players of three strengths. Each sees what its seat may see, and can say why it moves."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from poch.game.actions import FOLD, HOLD, PASS, PLAY, Action, Ask, Option, Verb, call
from poch.game.cards import RANKS, Card, rank
from poch.game.ledger import Ledger
from poch.game.lines import Words, begun, counted, number
from poch.game.ruleset import Rules
from poch.game.seat_view import viewed
from poch.game.table import Table
from poch.players.counting import MOST, Choice, Facts, counting

BOLD = 0.35
PLAIN: Mapping[Verb, Action] = {"pass": PASS, "hold": HOLD, "fold": FOLD}


def at_random(ask: Ask, random: Random) -> Action:
    """Return any legal answer; amounts are near the least that is allowed."""
    return _any(ask.options[int(random.random() * len(ask.options))], random)


def _any(option: Option, random: Random) -> Action:
    if option.verb in PLAIN:
        return PLAIN[option.verb]
    if option.verb in {"knock", "raise"}:
        most = option.least + 3 if option.most is None else min(option.most, option.least + 3)
        return call(option.verb, option.least + int(random.random() * (most - option.least + 1)))
    if option.cards:
        card = option.cards[int(random.random() * len(option.cards))]
        return PLAY[card] if option.verb == "play" else Action(option.verb, card=card)
    return Action(option.verb, pools=option.pools)


def cautious(ask: Ask, table: Table, random: Random) -> Action:
    """Return what a cautious player would do who looks at nothing but his own hand.

    Only the hand of the asked seat is read from the table.
    """
    strength = _alike(table.hands[ask.seat])
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


def _alike(hand: list[Card]) -> int:
    """Return how many cards of one rank there are at most."""
    return max((sum(1 for card in hand if rank(card) == rank(one)) for one in hand), default=0)


def _lead(cards: tuple[Card, ...], random: Random) -> Card:
    """Lead from the longest suit, from below."""
    by_suit: dict[str, list[Card]] = {}
    for card in cards:
        by_suit.setdefault(card[-1], []).append(card)
    longest = max(by_suit.values(), key=len)
    lowest = max(longest, key=lambda card: RANKS.index(rank(card)))
    return lowest if random.random() > BOLD / 2 else cards[int(random.random() * len(cards))]


Player: TypeAlias = Callable[[Ask, Rules, Ledger, Random], Choice]
"""Answers a question of a hand so far; of the ledger it reads what the asked seat may see."""


def _by_chance(ask: Ask, _: Rules, __: Ledger, random: Random) -> Choice:
    return Choice(at_random(ask, random), "chance", {"many": len(ask.options)})


def _with_care(ask: Ask, _: Rules, ledger: Ledger, random: Random) -> Choice:
    strength = _alike(ledger.table.hands[ask.seat])
    action = cautious(ask, ledger.table, random)
    return Choice(action, "care", {"alike": strength, "played": action.card is not None})


def _by_count(ask: Ask, rules: Rules, ledger: Ledger, _: Random) -> Choice:
    return counting(ask, viewed(rules, ask.seat, ledger.table, ledger.events))


PLAYERS: Mapping[str, Player] = {
    "random": _by_chance,
    "cautious": _with_care,
    "counting": _by_count,
}
"""The strengths, from the weakest up."""
FORMER = {"simple": "cautious"}
"""What strengths were called in games that were kept before."""


def player(strength: str) -> Player:
    """Return the player of a strength; raises ValueError where there is none."""
    found = PLAYERS.get(FORMER.get(strength, strength))
    if found is None:
        raise ValueError(f"there is no player {strength!r}; choose one of {', '.join(PLAYERS)}")
    return found


# Why


def habit(strength: str, *, card: bool) -> str:
    """Return by what habit a player plays cards or calls; it tells nothing of those it holds."""
    return HABITS[FORMER.get(strength, strength), "card" if card else "call"]


HABITS = {
    ("random", "card"): "A reckless player plays any card that is allowed.",
    ("random", "call"): "A reckless player says anything that is allowed.",
    ("cautious", "card"): "Where it may choose, a careful player mostly plays the lowest card of its longest suit.",
    ("cautious", "call"): "Where it may choose, a careful player goes by the cards of one rank in its own hand, and a little by chance.",
    ("counting", "card"): (
        "Where it may choose, a counting player remembers the cards it has seen, and plays what"
        " gets rid of most cards and is most likely to bring it the lead."
    ),
    ("counting", "call"): (
        "Where it may choose, a counting player weighs the chips to be won against those to be"
        " staked, by how likely its set is the best."
    ),
}  # fmt: skip


def explain(choice: Choice, words: Words) -> str:
    """Return why a choice was made, in a sentence, from what it was made by.

    It may tell cards of the hand, and is for nobody else's eyes while the hand is played.
    """
    return REASONS[choice.why](choice.facts, words)


def _in_ten(chance: float) -> str:
    """Return a chance in words."""
    tenth = round(chance * 10)
    if tenth in {0, 10}:
        return "in hardly any such deal" if tenth == 0 else "in nearly all such deals"
    return f"in about {number(tenth)} of ten such deals"


def _weighed(facts: Facts, words: Words, comes_to: str) -> str:
    held = words.cards(facts["cards"]) if facts["cards"] else "a hand without a set"
    best = begun(f"{held} would be the best {_in_ten(facts['wins'])}")
    pot = f"{counted(facts['pot'])} lie there to be won, with what others may still stake"
    pot = pot.replace("lie", "lies") if facts["pot"] == 1 else pot
    cost = f"{counted(facts['cost'])} must be staked" if facts["cost"] else "nothing must be staked"
    return f"{best}, as far as the cards seen tell; {pot}, and {cost}: {comes_to}."


def _care(facts: Facts, _: Words) -> str:
    if facts["played"]:
        return "It is the lowest card of the longest suit, or any card now and then."
    if facts["alike"] < 2:
        return "No two cards in the hand are alike."
    return (
        f"The best it has is {number(facts['alike'])} cards of one rank; chance decides the rest."
    )


def _run(facts: Facts, words: Words) -> str:
    back = f"The run from the {words.card(facts['card'])} brings the lead back"
    rid = f"gets rid of about {counted(max(1, round(facts['own'])), 'card')}"
    return f"{back} {_in_ten(facts['kept'])}, and {rid}."


def _above(facts: Facts) -> str:
    return f"{counted(facts['above'], 'card')} above it may still be out"


REASONS: Mapping[str, Callable[[Facts, Words], str]] = {
    "chance": lambda _, __: "It was drawn by chance from what was allowed.",
    "care": _care,
    "claim": lambda _, __: "A claim costs nothing.",
    "swap": lambda v, w: f"The {w.card(v['card'])} wins {w.pool(v['pool'])}.",
    "keep-all": lambda v, w: f"The {w.card(v['card'])} would win nothing.",
    "worth": lambda v, w: _weighed(v, w, "that is worth it"),
    "not-worth": lambda v, w: _weighed(v, w, "that is too little"),
    "must-knock": lambda _, __: "Whoever holds a set must knock.",
    "rid": lambda v, w: f"It is one card fewer to get rid of, the {w.card(v['card'])}.",
    "stops": lambda v, w: (
        f"No run from the {w.card(v['card'])} can end with another, as far as the cards seen tell:"
        " the lead stays."
    ),
    "run": _run,
    "highest": lambda v, w: f"No card that is still out beats the {w.card(v['card'])} in its suit.",
    "lead": lambda v, w: (
        f"Of what can be led, the {w.card(v['card'])} is the likeliest to win, or to leave the"
        f" others their cards; {_above(v)}."
    ),
    "takes": lambda v, w: f"The {w.card(v['card'])} is the cheapest card that takes the trick.",
    "likely-takes": lambda v, w: (
        f"The {w.card(v['card'])} probably takes the trick; {_above(v)}." if v["above"]
        else f"No card that is still out beats the {w.card(v['card'])}."
    ),
    "lowest": lambda v, w: f"The trick is not to be had safely, and the {w.card(v['card'])} is the lowest.",
    "room": lambda v, w: (
        f"After the {w.card(v['card'])} {counted(v['fit'], 'card')} that may be out could be added,"
        " about as few as may be."
        if v["fit"] else f"After the {w.card(v['card'])} no card that may be out can be added."
    ),
}  # fmt: skip
