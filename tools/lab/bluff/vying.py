"""The vying of a text as a game of two to four, grown from the questions and answers of our engine.

A model. Four have been dealt to, and the first two, three or all of them vie. Others have passed,
which says nothing of their cards. Purses have no end, and the model offers few amounts.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from poch.game.actions import Action, Ask
from poch.game.cards import Card
from poch.game.events import (
    Event,
    Folded,
    Held,
    Knocked,
    LetStand,
    Passed,
    Raised,
    SeatEvent,
)
from poch.game.ledger import Ledger
from poch.game.phases.shedding import Shedding
from poch.game.phases.tricks import Tricks
from poch.game.phases.vying import Vying
from poch.game.ranking import Ranking
from poch.game.ruleset import Ruleset
from poch.game.table import Table, empty
from poch.studies.odds import SUITS
from tools.lab.bluff.hands import COARSE, KINDS, Meeting, count_meetings, kind, meetings
from tools.lab.bluff.tree import Deal, Ends, Game, Question, Tree, grow_tree, mix_trees, size

SEATS = 4
"""For how many the cards are dealt and the board is dressed; as many or fewer of them vie."""
VIE = (2, 3, 4)
"""How many of them vie."""
AMOUNTS = (1, 4)
"""By how many chips the model lets a seat knock or raise, where the text allows it."""
MOST = 8
"""The stake beyond which the model lets nobody raise."""
LARGEST = 700
"""How many questions and ends may follow a deal, where two vie."""
TRUMP = "h"
VERBS: Mapping[type, str] = {
    Passed: "pass", Knocked: "knock", Held: "hold", Raised: "raise", Folded: "fold", LetStand: "leave",
}  # fmt: skip
"""The events of a vying that say what a seat has done; all see them."""


class UnmodelledError(ValueError):
    """A vying that the model cannot take; the message says which, why, and what to do."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a model offers: by which `amounts` a seat may raise, and the `most` it may stake in all.

    Where more than the `largest` number of questions and ends follow a deal, the highest stake is
    lower. Hands are parted in `groups`, by their name in `tools.lab.bluff.hands`.
    """

    amounts: tuple[int, ...] = AMOUNTS
    most: int | None = MOST
    largest: int = LARGEST
    groups: str = "usual"


FEWER = Limits((1, 2), 3, 2000, "coarse")
"""What is offered where two, three and four are compared."""


class Lies(NamedTuple):
    """What lies there to be won beside the stakes: in the `pools`, and the chips the `lead` is worth.

    The winner of the vying has the lead where he `leads`, and else forehand.
    """

    pools: tuple[tuple[str, int], ...]
    leads: bool = False
    lead: Fraction = Fraction(0)

    @property
    def chips(self) -> int:
        """How many chips lie in the pools."""
        return sum(chips for _, chips in self.pools)


@dataclass(frozen=True, slots=True)
class Model:
    """The vying of a ruleset for some of four, within limits, with what `lies` there.

    `cards` are how many each has who is dealt to, and the first `seats` of them vie.
    """

    ruleset: Ruleset
    vying: Vying
    lies: Lies
    limits: Limits
    cards: tuple[int, ...]
    ranks: int
    seats: int = 2

    def shrink(self) -> "Model":
        """Return a model whose tree is not too large, with a lower stake where it must be."""
        most, model = self.limits.most, self
        while (
            most
            and most > max(self.limits.amounts)
            and size(model.tree((True,) * self.seats, 0)) > self.limits.largest
        ):
            most -= 1
            model = replace(model, limits=replace(self.limits, most=most))
        return model

    def meetings(self) -> Mapping[tuple[str, ...], Meeting]:
        """Return by classes how often hands meet, and how often each is better."""
        if self.limits.groups == "coarse":
            return count_meetings(self.cards, self.seats, self.ranks)
        first, other, *_ = self.cards
        ranking = self.vying.ranking
        equal = ranking.no_set_equal if isinstance(ranking, Ranking) else None
        first_wins = equal is not None and not equal.means
        return meetings((first, other), self.ranks, self.limits.groups, first_wins=first_wins)

    def deals(self) -> list[Deal]:
        """Return every meeting of classes, with the tree of its vying."""
        deals = []
        for holds, meeting in self.meetings().items():
            sets = tuple(kind(hand) != KINDS[1] for hand in holds)
            trees = [self.tree(sets, best) for best in range(self.seats)]
            deals.append(Deal(meeting.chance, holds, mix_trees(trees, meeting.best)))
        return deals

    def tree(self, sets: tuple[bool, ...], best: int) -> Tree:
        """Return what may follow, by who has a set, and who has the best where all or none have one."""
        return _grow_tree(self.vying, self.lies, self.limits, sets, best)

    def hash(self) -> str:
        """Return what tells this model from another: its deal, and what may follow in the engine.

        Of coarse models it is what may follow where all have a set, and where one has none.
        """
        every = (True,) * self.seats
        if self.limits.groups == "coarse":
            rests: list[object] = [self.cards, self.ranks, COARSE, self.limits.amounts]
            sets = [every, (False, *every[1:])]
            trees = [repr(self.tree(pattern, 0)) for pattern in sets]
        else:
            rests = [(*keys, *map(str, meeting)) for keys, meeting in self.meetings().items()]
            trees = [
                repr(self.tree(pattern, best))
                for pattern in product((False, True), repeat=self.seats)
                for best in range(self.seats)
            ]
        return hashlib.sha256(json.dumps([rests, trees]).encode()).hexdigest()[:12]

    def clauses(self) -> dict[str, str]:
        """Return the clauses that the model rests on, by leaf."""
        names = [name for name in self.ruleset.leaves if name.startswith(RESTS)]
        rules = {name: self.ruleset.rule_for(name, SEATS) for name in sorted(names)}
        return {name: ruled.clause for name, ruled in rules.items() if ruled}


RESTS = (
    "vying.", "pack.size", "dealing.cards", "dressing.antes", "shedding.leader",
)  # fmt: skip
"""How the leaves begin that a model goes by."""


def build_model(
    ruleset: Ruleset,
    lead: Fraction = Fraction(0),
    carried: int = 0,
    limits: Limits | None = None,
    seats: int = 2,
) -> Model:
    """Return the model of a vying of `seats`, 2 to 4, of the four who are dealt to.

    `lead` is what it is worth to lead the play of the cards, if the winner of the vying does. In the
    pool the dressing of so many deals more has been `carried`. More than two take coarse limits.

    Raises UnmodelledError where the model cannot take it.
    """
    limits = limits or (Limits() if seats == min(VIE) else FEWER)
    if limits.most is None:
        raise UnmodelledError(
            f"{ruleset.id}: without a highest stake raises have no end, and no tree; give one"
        )
    if not limits.amounts or min(limits.amounts) < 1 or limits.most < min(limits.amounts):
        raise UnmodelledError(
            f"{ruleset.id}: amounts are whole chips from 1 to the highest stake, {limits.most}; "
            f"{', '.join(map(str, limits.amounts)) or 'none'} will not do"
        )
    rules = ruleset.rules(SEATS)
    phases = [stage.phase for stage in rules.stages]
    vyings = [phase for phase in phases if isinstance(phase, Vying)]
    if not vyings:
        raise UnmodelledError(_why(ruleset))
    if len(vyings) > 1:
        raise UnmodelledError(f"{ruleset.id} vies more than once a deal; the model takes one vying")
    (vying,) = vyings
    ranking = vying.ranking
    if (
        not isinstance(ranking, Ranking)
        or ranking.size.value != "more-cards"
        or ranking.rank.value != "higher"
    ):
        raise UnmodelledError(f"{ruleset.id} ranks sets in a way that the model does not know")
    plan = rules.dealing.plan
    pools = (vying.stakes.pool.value, *vying.stakes.also)
    antes = dict(rules.dressing.antes.value) if rules.dressing.antes else {}
    lying = tuple((pool, antes.get(pool, 0) * SEATS * (carried + 1)) for pool in pools)
    played = [phase for phase in phases if isinstance(phase, Shedding | Tricks)]
    leader = ruleset.rule_for("shedding.leader", SEATS) if played else None
    leads = leader is not None and leader.value == "vie-winner"
    model = Model(
        ruleset,
        vying,
        Lies(lying, leads, lead if leads else Fraction(0)),
        limits,
        tuple(map(len, plan)),
        len(rules.pack) // SUITS,
        seats,
    )
    return model.shrink()


def _why(ruleset: Ruleset) -> str:
    """Return why there is no vying that the model can take."""
    raising = ruleset.rule_for("vying.raising", SEATS)
    if raising:
        return (
            f"{ruleset.id} vies by naming several sets of one hand for a fixed stake "
            f"({raising.clause}); the model takes a vying in which each seat has one hand to stake on"
        )
    return f"{ruleset.id} has no vying; choose a text that has one"


@cache
def _grow_tree(vying: Vying, lies: Lies, limits: Limits, sets: tuple[bool, ...], best: int) -> Tree:
    return grow_tree(_game(vying, lies, limits, sets, best))


def _game(vying: Vying, lies: Lies, limits: Limits, sets: tuple[bool, ...], best: int) -> Game:
    """Return the vying of some hands: which have a set, and which is best where all or none has."""
    hands = _hands(vying.ranking.ranks, sets, best)

    def game(answers: Sequence[str]) -> Question | Ends:
        table = empty(len(hands), dict(lies.pools), None, [])
        table.hands, table.trump = [[*hand] for hand in hands], TRUMP
        ledger = Ledger(table)
        play = vying.play(ledger)
        left = iter(answers)
        try:
            ask = next(play)
            while True:
                offered = dict(_offers(ask, ledger, limits))
                answer = next(iter(offered)) if len(offered) == 1 else next(left, None)
                if answer is None:
                    return Question(ask.seat, _history(ledger), tuple(offered))
                ask = play.send(offered[answer])
        except StopIteration:
            return Ends(_winnings(table, lies), table.won_vie)

    return game


def _offers(ask: Ask, ledger: Ledger, limits: Limits) -> Iterator[tuple[str, Action]]:
    """Yield the answers that the model offers of those that are open, each with its name."""
    if limits.most is None:
        raise AssertionError
    staked = _stake(ledger)
    for option in ask.options:
        if option.verb not in {"knock", "raise"}:
            yield option.verb, Action(option.verb)
            continue
        for by in limits.amounts:
            to = staked + by
            over = option.most is not None and to > option.most
            if to >= option.least and not over and to <= limits.most:
                yield f"{option.verb}-{to}", Action(option.verb, to)


def _stake_made(event: Event) -> int:
    """Return the stake that a knock or a raise has made; 0 for what is neither."""
    match event:
        case Knocked():
            return event.chips
        case Raised():
            return event.stake
        case _:
            return 0


def _stake(ledger: Ledger) -> int:
    """Return the stake that is to be matched."""
    return max(map(_stake_made, ledger.events))


def _history(ledger: Ledger) -> str:
    """Return what both seats have seen so far."""
    seen = []
    for event in ledger.events:
        if (what := VERBS.get(type(event))) and isinstance(event, SeatEvent):
            stake = _stake_made(event)
            seen.append(f"{event.seat}{what}-{stake}" if stake else f"{event.seat}{what}")
    return " ".join(seen)


def _winnings(table: Table, lies: Lies) -> tuple[Fraction, ...]:
    """Return what each seat has won.

    What stays in the pools is as likely to be the one's as another's, so each is counted its share.
    The lead is the winner's where he leads, and else forehand's.
    """
    seats = len(table.purses)
    leads = table.won_vie if lies.leads and table.won_vie is not None else 0
    whole = [chips + (lies.lead if seat == leads else 0) for seat, chips in enumerate(table.purses)]
    mean = Fraction(sum(whole)) / seats
    return tuple(chips - mean for chips in whole)


def _hands(ranks: Sequence[str], sets: tuple[bool, ...], best: int) -> list[tuple[Card, ...]]:
    """Return hands that stand for all of their kind: the best one has the highest rank.

    Where another has a set and that one has none, it is not the best, whatever is asked for.
    """
    high, *others = ranks
    lower, last = iter(others[: len(sets) - 1]), others[len(sets) - 1 :]
    hands = []
    for seat, has in enumerate(sets):
        rank = high if seat == best else next(lower)
        suits = ("h", "d") if has else ("h",)
        rest = (f"{last[seat // 2]}{'cs'[seat % 2]}",)
        hands.append((*(Card(f"{rank}{suit}") for suit in suits), *map(Card, rest)))
    return hands
