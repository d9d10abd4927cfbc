"""What players do who keep to a strategy: how often they knock, hold, raise and fold with which hands."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tools.bluff.hands import kind
from tools.bluff.tree import Asks, Deal, Ends, Question, Strategy, Tree

Json: TypeAlias = dict[str, Any]
Bars: TypeAlias = Callable[[str, str], bool]
"""Tells by the class of a hand and the name of an answer whether a seat never gives it."""

VIES = ("knock", "raise", "hold")


def never_vies(_: str, answer: str) -> bool:
    """Bar all that stakes chips."""
    return answer.startswith(VIES)


def never_with_nothing(holds: str, answer: str) -> bool:
    """Bar knocks and raises without a set: bluffs pure and simple."""
    return kind(holds) == "nothing" and answer.startswith(("knock", "raise"))


def without(deals: Sequence[Deal], seat: int, bars: Bars) -> list[Deal]:
    """Return a game in which a seat, as the other knows, never gives some answers.

    Where it has no other answer, it keeps those it has.
    """

    def within(tree: Tree, holds: str) -> Tree:
        if isinstance(tree, Ends):
            return tree
        asked = tree.question
        both = [*zip(asked.answers, tree.after, strict=True)]
        if asked.seat == seat:
            both = [one for one in both if not bars(holds, one[0])] or both
        after = tuple(within(one, holds) for _, one in both)
        return Asks(asked._replace(answers=tuple(name for name, _ in both)), after)

    return [one._replace(tree=within(one.tree, one.holds[seat])) for one in deals]


def done_by(deals: Sequence[Deal], strategy: Strategy) -> Json:
    """Return by kind of hand what forehand does first, and how the other answers a knock.

    `vied` is the share of deals in which a seat knocks, `contested` that in which the other goes along.
    """
    asked: dict[tuple[str, str], dict[str, float]] = defaultdict(lambda: defaultdict(float))
    shares: dict[str, float] = {"vied": 0.0, "contested": 0.0}

    def note(question: Question, holds: str, chances: Sequence[tuple[str, float]]) -> None:
        when = {"": "first", "0knock": "answer"}.get(question.seen.partition("-")[0])
        if when and " " not in question.seen:
            for name, chance in chances:
                verb, _, stake = name.partition("-")
                asked[when, kind(holds)][verb] += chance
                if verb == "knock":
                    asked[when, kind(holds)]["chips"] += chance * int(stake)

    def within(tree: Tree, holds: tuple[str, ...], chance: float, so_far: str) -> None:
        if isinstance(tree, Ends):
            shares["vied"] += chance * ("knock" in so_far)
            shares["contested"] += chance * ("hold" in so_far or "raise" in so_far)
            return
        seat, seen, answers = tree.question
        gives = strategy[seat, holds[seat], seen]
        chances = [(name, chance * gives[name]) for name in answers]
        note(tree.question, holds[seat], chances)
        for (name, each), one in zip(chances, tree.after, strict=True):
            if each:
                within(one, holds, each, f"{so_far} {name}")

    for deal in deals:
        within(deal.tree, deal.holds, float(deal.chance), "")
    found: Json = {"first": {}, "answer": {}}
    for (when, hand), verbs in sorted(asked.items()):
        knocks, chips = verbs.get("knock", 0.0), verbs.pop("chips", 0.0)
        every = sum(verbs.values())
        if not every:
            continue
        found[when][hand] = {verb: round(share / every, 3) for verb, share in verbs.items()}
        if knocks / every > LEAST:
            found[when][hand]["stake"] = round(chips / knocks, 2)
    return found | {name: round(share, 3) for name, share in shares.items()}


def by_seat(deals: Sequence[Deal], strategy: Strategy) -> Json:
    """Return by seat and class of hand how often it knocks, if nobody has; and goes along with a knock.

    It goes along who holds or raises when first asked after another's knock. A hand that is never
    asked is left out.
    """
    every: dict[tuple[str, int, str], list[float]] = defaultdict(lambda: [0.0, 0.0])

    def within(tree: Tree, holds: tuple[str, ...], chance: float) -> None:
        if isinstance(tree, Ends) or not chance:
            return
        seat, seen, answers = tree.question
        knocked = "knock" in seen
        gives = strategy[seat, holds[seat], seen]
        if not knocked or not any(one.startswith(f"{seat}") for one in seen.split()):
            counted = every["along" if knocked else "knocks", seat, holds[seat]]
            counted[0] += chance
            counted[1] += chance * sum(gives[one] for one in answers if one.startswith(VIES))
        for name, one in zip(answers, tree.after, strict=True):
            within(one, holds, chance * gives[name])

    for deal in deals:
        within(deal.tree, deal.holds, float(deal.chance))
    return {
        what: [
            {
                hand: round(did / asked, 3)
                for (when, whose, hand), (asked, did) in sorted(every.items())
                if (when, whose) == (what, seat) and asked
            }
            for seat in range(len(deals[0].holds))
        ]
        for what in ("knocks", "along")
    }


LEAST = 0.01
"""Of what is done more seldom than so it is not said with how many chips."""
