"""What players do who keep to a strategy: how often they knock, hold, raise and fold with which hands."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from poch.game.said import Json
from tools.lab.bluff.exact import Answer, Exact, Sequences
from tools.lab.bluff.hands import kind
from tools.lab.bluff.tree import (
    Asks,
    Deal,
    Ends,
    Question,
    Strategy,
    Tree,
    questions,
)

Bars: TypeAlias = Callable[[str, str], bool]
"""Tells by the class of a hand and the name of an answer whether a seat never gives it."""

VIES = ("knock", "raise", "hold")


def never_vies(_: str, answer: str) -> bool:
    """Bar all that stakes chips."""
    return answer.startswith(VIES)


def never_knocks_with_nothing(holds: str, answer: str) -> bool:
    """Bar knocks without a set, and leave raises."""
    return kind(holds) == "nothing" and answer.startswith("knock")


def never_with_nothing(holds: str, answer: str) -> bool:
    """Bar knocks and raises without a set: bluffs pure and simple."""
    return kind(holds) == "nothing" and answer.startswith(("knock", "raise"))


def bar_answers(deals: Sequence[Deal], seat: int, bars: Bars) -> list[Deal]:
    """Return a game in which a seat, as the other knows, never gives some answers.

    Where it has no other answer, it keeps those it has.
    """

    def within(tree: Tree, holds: str) -> Tree:
        if isinstance(tree, Ends):
            return tree
        asked = tree.question
        both = [*zip(asked.answers, tree.after, strict=True)]
        if asked.seat == seat:
            both = [pair for pair in both if not bars(holds, pair[0])] or both
        after = tuple(within(branch, holds) for _, branch in both)
        return Asks(asked._replace(answers=tuple(name for name, _ in both)), after)

    return [deal._replace(tree=within(deal.tree, deal.holds[seat])) for deal in deals]


def vying_share(deals: Sequence[Deal]) -> float:
    """Return in what share of deals a seat may knock, on the mean of both, if the other has passed."""
    total = sum(
        float(deal.chance)
        for deal in deals
        for seat, asked in _first_questions(deal.tree)
        if any(answer.startswith("knock") for answer in asked.answers)
    )
    return total / len(deals[0].holds)


def _first_questions(tree: Tree) -> Iterator[tuple[int, Question]]:
    """Yield what each seat is asked while nobody has knocked."""
    if isinstance(tree, Asks):
        asked = tree.question
        yield asked.seat, asked
        if "pass" in asked.answers:
            yield from _first_questions(tree.after[asked.answers.index("pass")])


def answers_a_late_knock(deals: Sequence[Deal]) -> bool:
    """Tell whether forehand, who has passed, is asked again when the other knocks."""
    seen = {asked.seen for (seat, _, _), asked in questions(deals) if seat == 0}
    return any(history.startswith("0pass") and "1knock" in history for history in seen)


def shares(deals: Sequence[Deal], game: Exact) -> Json:
    """Return by kind of hand how often forehand knocks at once, and the other goes along with a knock.

    Each has the least (`low`) and the most (`high`) that it is in any play as good as the best, the
    other seat's being as solved, and in what share of deals such a hand is so asked (`asked`). `stake`
    is the chips that forehand knocks with as solved, on average; left out where that is seldom.
    """
    knocks: dict[str, _Sum] = defaultdict(_Sum)
    along: dict[str, _Sum] = defaultdict(_Sum)
    stakes: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for deal in deals:
        tree, chance, mine, others = deal.tree, float(deal.chance), *deal.holds
        if isinstance(tree, Ends) or tree.question.seat != 0 or tree.question.seen:
            continue
        knocks[kind(mine)].asked += chance
        for name, after in zip(tree.question.answers, tree.after, strict=True):
            verb, _, chips = name.partition("-")
            if verb != "knock":
                continue
            knocks[kind(mine)].weights[mine, "", name] += chance
            met = chance * game.strategy[0, mine, ""][name]
            stakes[kind(mine)][0] += met
            stakes[kind(mine)][1] += met * int(chips)
            if isinstance(after, Asks) and after.question.seat == 1:
                along[kind(others)].asked += met
                for reply in after.question.answers:
                    if reply.startswith(VIES):
                        along[kind(others)].weights[others, after.question.seen, reply] += met
    return {
        "knocks": {hand: total.share(game, 0) for hand, total in sorted(knocks.items())},
        "along": {
            hand: total.share(game, 1) for hand, total in sorted(along.items()) if total.asked > 0
        },
        "stake": {
            hand: round(staked / knocked, 2)
            for hand, (knocked, staked) in sorted(stakes.items())
            if knocked > LEAST * knocks[hand].asked
        },
    }


class _Sum:
    """A sum over a plan, for hands that are asked in so many deals."""

    def __init__(self) -> None:
        self.asked, self.weights = 0.0, defaultdict[Answer, float](float)

    def share(self, game: Exact, seat: int) -> Json:
        low, high = game.share(seat, {key: by / self.asked for key, by in self.weights.items()})
        return {"low": round(low, 4) + 0.0, "high": round(high, 4), "asked": round(self.asked, 4)}


def rates_by_seat(deals: Sequence[Deal], strategy: Strategy) -> Json:
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
        if not knocked or not any(event.startswith(f"{seat}") for event in seen.split()):
            counted = every["along" if knocked else "knocks", seat, holds[seat]]
            counted[0] += chance
            vying = (gives[answer] for answer in answers if answer.startswith(VIES))
            counted[1] += chance * sum(vying)
        for name, branch in zip(answers, tree.after, strict=True):
            within(branch, holds, chance * gives[name])

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


def open_shares(
    deals: Sequence[Deal], strategy: Strategy, within: float, hands: Sequence[str]
) -> dict[str, list[float]]:
    """Return by class of hand how far forehand's share of knocks may move, all else being kept.

    It may go on while no seat could win more than `within` chips by answering otherwise, forehand
    included; it is found to `NEAR`. A hand that may not knock is left out.
    """
    ranges, sequences = {}, Sequences(deals)
    for hand in hands:
        key = 0, hand, ""
        if not any(answer.startswith("knock") for answer in strategy.get(key, ())):
            continue
        now = sum(by for answer, by in strategy[key].items() if answer.startswith("knock"))

        def is_allowed(share: float, key: tuple[int, str, str] = key) -> bool:
            moved = {**strategy, key: _set_knock_share(strategy[key], share)}
            return max(sequences.gains(moved)) <= within

        ranges[hand] = [round(_farthest(is_allowed, now, end), 2) for end in (0.0, 1.0)]
    return ranges


def _set_knock_share(answers: Mapping[str, float], share: float) -> dict[str, float]:
    """Return answers that knock with such a share, by the stakes as before, or evenly by any."""
    knocks = {answer: by for answer, by in answers.items() if answer.startswith("knock")}
    others = {answer: by for answer, by in answers.items() if answer not in knocks}
    return {**_scale(knocks, share), **_scale(others, 1 - share)}


def _scale(answers: Mapping[str, float], share: float) -> dict[str, float]:
    every = sum(answers.values())
    return {
        answer: share * (by / every if every else 1 / len(answers))
        for answer, by in answers.items()
    }


def _farthest(is_allowed: Callable[[float], bool], start: float, end: float) -> float:
    """Return the share nearest to the end that is allowed, going from the start; gains are convex."""
    if abs(start - end) < NEAR or is_allowed(end):
        return end
    near, far = start, end
    while abs(far - near) > NEAR:
        middle = (near + far) / 2
        near, far = (middle, far) if is_allowed(middle) else (near, middle)
    return near


NEAR = 0.01
"""How close a share is looked for that may still be."""
