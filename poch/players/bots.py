"""Players of four strengths. Each sees what its seat may see, and can say why it moves."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from poch.game.actions import CALLS, FOLD, HOLD, PASS, PLAY, Action, Ask, Option, Verb, call
from poch.game.cards import RANKS, Card, rank
from poch.game.ledger import Ledger
from poch.game.ruleset import Rules
from poch.game.said import Message, join_messages, message
from poch.game.seat_view import view_for
from poch.game.table import Table
from poch.players.counting import MOST, Decision, Facts, choose_by_counting
from poch.players.farsighted import choose_by_playouts

BOLD = 0.35
PLAIN: Mapping[Verb, Action] = {"pass": PASS, "hold": HOLD, "fold": FOLD}


def at_random(ask: Ask, random: Random) -> Action:
    """Return any legal answer; amounts are near the least that is allowed."""
    return _any(ask.options[int(random.random() * len(ask.options))], random)


def _any(option: Option, random: Random) -> Action:
    if option.verb in PLAIN:
        return PLAIN[option.verb]
    if option.verb in CALLS:
        most = option.least + 3 if option.most is None else min(option.most, option.least + 3)
        return call(option.verb, option.least + int(random.random() * (most - option.least + 1)))
    if option.cards:
        card = option.cards[int(random.random() * len(option.cards))]
        return PLAY[card] if option.verb == "play" else Action(option.verb, card=card)
    if option.verb == "place":
        return Action("place", pools=(option.pools[int(random.random() * len(option.pools))],))
    return Action(option.verb, pools=option.pools)


def cautious(ask: Ask, table: Table, random: Random) -> Action:
    """Return the action of a cautious player, who looks at nothing but his own hand.

    Only the hand of the asked seat is read from the table.
    """
    strength = _most_of_a_rank(table.hands[ask.seat])
    verbs = {option.verb: option for option in ask.options}
    if blind := verbs.get("claim") or verbs.get("place"):
        return _any(blind, random)
    if "play" in verbs:
        return Action("play", card=_lead(verbs["play"].cards, random))
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


def _most_of_a_rank(hand: list[Card]) -> int:
    """Return how many cards of one rank there are at most."""
    return max((sum(1 for card in hand if rank(card) == rank(other)) for other in hand), default=0)


def _lead(cards: tuple[Card, ...], random: Random) -> Card:
    """Lead from the longest suit, from below."""
    by_suit: dict[str, list[Card]] = {}
    for card in cards:
        by_suit.setdefault(card[-1], []).append(card)
    longest = max(by_suit.values(), key=len)
    lowest = max(longest, key=lambda card: RANKS.index(rank(card)))
    return lowest if random.random() > BOLD / 2 else cards[int(random.random() * len(cards))]


Player: TypeAlias = Callable[[Ask, Rules, Ledger, Random], Decision]
"""Answers a question of a hand so far; of the ledger it reads what the asked seat may see."""


def _by_chance(ask: Ask, _: Rules, __: Ledger, random: Random) -> Decision:
    return Decision(at_random(ask, random), "chance", {"many": len(ask.options)})


def _with_care(ask: Ask, _: Rules, ledger: Ledger, random: Random) -> Decision:
    strength = _most_of_a_rank(ledger.table.hands[ask.seat])
    action = cautious(ask, ledger.table, random)
    return Decision(action, "care", {"alike": strength, "played": action.card is not None})


def _by_count(ask: Ask, rules: Rules, ledger: Ledger, _: Random) -> Decision:
    return choose_by_counting(ask, view_for(rules, ask.seat, ledger.table, ledger.events))


PLAYERS: Mapping[str, Player] = {
    "random": _by_chance,
    "cautious": _with_care,
    "counting": _by_count,
    "farsighted": choose_by_playouts,
}
"""The strengths, from the weakest up."""
FORMER = {"simple": "cautious"}
"""What strengths were called in games that were kept before."""


def player(strength: str) -> Player:
    """Return the player of a strength; raises ValueError where there is none."""
    choose = PLAYERS.get(FORMER.get(strength, strength))
    if choose is None:
        raise ValueError(f"there is no player {strength!r}; choose one of {', '.join(PLAYERS)}")
    return choose


# Why


def habit(strength: str, *, card: bool) -> Message:
    """Return by what habit a player plays cards or calls; it tells nothing of those it holds."""
    return message(f"habit-{FORMER.get(strength, strength)}-{'card' if card else 'call'}")


def explain(choice: Decision) -> Message:
    """Return why a choice was made, from what it was made by.

    It may tell cards of the hand, and is for nobody else's eyes while the hand is played.
    """
    return REASONS[choice.why](choice.facts)


def _explain_weighing(facts: Facts, *, worth: bool) -> Message:
    held = "some" if facts["cards"] else "no"
    return message(
        "reason-weighed",
        set=held,
        cards=[*facts["cards"]],
        tenth=_in_ten(facts["wins"]),
        pot=facts["pot"],
        others=facts["others"],
        cost=facts["cost"],
        dear=facts["dear"],
        worth=worth,
    )


def _in_ten(chance: float) -> int:
    return round(chance * 10)


def _care(facts: Facts) -> Message:
    if facts["played"]:
        return message("reason-care-played")
    alike = facts["alike"]
    return message("reason-care-set", alike=alike) if alike > 1 else message("reason-care-single")


def _run(facts: Facts) -> Message:
    tenth, own = _in_ten(facts["kept"]), max(1, round(facts["own"]))
    return message("reason-run", card=facts["card"], tenth=tenth, own=own)


def _wins(facts: Facts) -> Message:
    tenth, chips = _in_ten(facts["kept"]), round(facts["wins"])
    return message("reason-wins", card=facts["card"], tenth=tenth, chips=chips)


def _ahead(facts: Facts) -> Message:
    return message("reason-ahead", deals=facts["deals"], chips=max(1, round(100 * facts["gain"])))


def _ahead_same(facts: Facts) -> Message:
    return join_messages(
        [message("reason-ahead-same", deals=facts["deals"]), explain(facts["usual"])]
    )


def _of(reason: str, *names: str) -> Callable[[Facts], Message]:
    return lambda facts: message(f"reason-{reason}", **{name: facts[name] for name in names})


REASONS: Mapping[str, Callable[[Facts], Message]] = {
    "chance": _of("chance"),
    "care": _care,
    "claim": _of("claim"),
    "place": _of("place", "pool"),
    "swap": _of("swap", "card", "pool"),
    "keep-all": _of("keep-all", "card"),
    "keep-hand": _of("keep-hand"),
    "take-hand": _of("take-hand"),
    "unseen-hand": _of("unseen-hand"),
    "worth": lambda facts: _explain_weighing(facts, worth=True),
    "not-worth": lambda facts: _explain_weighing(facts, worth=False),
    "must-knock": _of("must-knock"),
    "rid": _of("rid", "card"),
    "stops": _of("stops", "card"),
    "run": _run,
    "wins": _wins,
    "highest": _of("highest", "card"),
    "lead": _of("lead", "card", "above"),
    "takes": _of("takes", "card"),
    "likely-takes": _of("likely", "card", "above"),
    "lowest": _of("lowest", "card"),
    "room": _of("room", "card", "fit"),
    "ahead": _ahead,
    "ahead-same": _ahead_same,
}
