"""The far-sighted player: it deals the unseen cards again and again, and plays each such deal to its end."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random

from poch.game.actions import Action, Ask, Option
from poch.game.actions import Choice as Done
from poch.game.engine import resume_hand
from poch.game.ledger import Ledger
from poch.game.ruleset import Rules
from poch.game.seat_view import View, view_for
from poch.game.start import Start
from poch.game.table import Seat
from poch.players.counting import MOST, Decision, choose_by_counting
from poch.players.possible import Possible, possible_deals

PLAYOUTS = 240
"""About how many deals it plays out for one answer, all that it tries taken together."""
ROUNDS = 4
"""In how many rounds; after each, the worse half of what it tries is given up."""
SURELY = 1.0
"""By how many standard errors something must do better than what a counting player does."""
STEPS = (0, 3, MOST)
"""How far above the least that is allowed it tries a call, in chips; none goes beyond MOST."""


def choose_by_playouts(ask: Ask, rules: Rules, ledger: Ledger, random: Random) -> Decision:
    """Return what does best over the deals that the seat must think possible.

    Where nothing is clearly better, that is what a counting player does. So is every answer to a call:
    what a call says of a hand, that player weighs better. Of the ledger it reads what the asked seat
    may see; the same source of chance gives the same answer.
    """
    view = view_for(rules, ask.seat, ledger.table, ledger.events)
    usual = choose_by_counting(ask, view)
    wishes = [*dict.fromkeys((usual.action, *_wishes(ask)))]
    start, answers = ledger.start, ask.option("fold") is not None
    if len(wishes) == 1 or answers or usual.why == "claim" or start is None or start.laid:
        return usual
    results = _weigh_wishes(wishes, view, possible_deals(view, start, ledger, random))
    chips = results.pop(usual.action)
    best, gain = usual.action, 0.0
    for wish, others in results.items():
        more = _sure_gain([result - other for result, other in zip(others, chips, strict=True)])
        best, gain = (wish, more) if more > gain else (best, gain)
    facts = {"deals": len(chips), "usual": usual}
    if best == usual.action:
        return Decision(best, "ahead-same", facts) if chips else usual
    by = _mean(results[best]) - _mean(chips)
    return Decision(best, "ahead", {**facts, "gain": by})


def _wishes(ask: Ask) -> Iterator[Action]:
    """Yield the answers that are tried."""
    for option in ask.options:
        if option.verb in {"knock", "raise", "bid"}:
            yield from (Action(option.verb, chips=chips) for chips in _calls(option))
        elif option.cards:
            yield from (Action(option.verb, card=card) for card in option.cards)
        elif option.verb == "place":
            yield from (Action("place", pools=(pool,)) for pool in option.pools)
        else:
            yield Action(option.verb, pools=option.pools)


def _calls(option: Option) -> list[int]:
    """Return the stakes that are tried; none where the least is beyond what any player of ours stakes."""
    most = MOST if option.most is None else min(option.most, MOST)
    return sorted({min(option.least + step, most) for step in STEPS if option.least <= most})


def _weigh_wishes(
    wishes: Sequence[Action], view: View, deals: Iterator[Possible]
) -> dict[Action, list[float]]:
    """Return by answer the chips it brought, beyond the mean of the table, in the same deals.

    Answers that did worst in the first deals are left out; the first of all stays.
    """
    results: dict[Action, list[float]] = {wish: [] for wish in wishes}
    for _ in range(ROUNDS):
        for start, actions in islice(deals, max(1, PLAYOUTS // ROUNDS // len(results))):
            for wish, chips in results.items():
                chips.append(_ends(view.rules, start, [*actions, (view.seat, wish)], view.seat))
        best = sorted(
            (wish for wish in results if wish != wishes[0]), key=lambda wish: -sum(results[wish])
        )
        results = {wish: results[wish] for wish in (wishes[0], *best[: max(1, len(results) // 2)])}
    return results


def _ends(rules: Rules, start: Start, actions: Sequence[Done], seat: Seat) -> float:
    """Return what a seat ends with beyond the mean of all, if everybody counts the cards after these actions."""

    def then(ask: Ask, ledger: Ledger) -> Action:
        return choose_by_counting(
            ask, view_for(rules, ask.seat, ledger.table, ledger.events)
        ).action

    purses = resume_hand(rules, start, actions, then).table.purses
    return purses[seat] - _mean(purses)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _sure_gain(gains: Sequence[float]) -> float:
    """Return what is gained on average, less what may well be chance."""
    if len(gains) < 2:
        return 0.0
    mean = _mean(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean - SURELY * sqrt(spread / len(gains))
