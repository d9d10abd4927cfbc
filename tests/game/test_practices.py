"""Every rule holds: set otherwise, it makes something else happen in a hand, or cannot be at all."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from itertools import chain, islice, pairwise
from random import Random
from typing import Any

import pytest

from poch.game.cards import RANKS, Card, rank, suit
from poch.game.engine import deal_pack, drive
from poch.game.events import Event
from poch.game.ruleset import Finder, Ruleset
from poch.game.sourced import Ruled
from poch.records.record import replay_unchecked
from poch.records.session import Session
from poch.studies.coverage import cited_clauses
from poch.texts.compile import RulesetError, compile_ruleset, patch_ruleset
from poch.texts.complaint import Complaint
from poch.texts.document import load
from poch.texts.leaves import LEAVES, condition, leaf
from poch.texts.library import playable
from poch.texts.own import finder
from tests.small_texts import document, hands, small
from tests.strategies import ByChance
from tests.turns import turn
from tools.lab.mutants.changes import other_values

HANDS = 200
"""Hands of each company; most changes show in one of the first."""
UNSET = "no clause sets it"
ONLY_TOLD = {
    "pack.suits": "the cards are the same under either name",
    "board.names": "a name moves nothing",
    "board.shape": "a shape moves nothing",
    "dealing.first-dealer": "a record begins when it is known who deals",
    "dealing.misdeal": "no deal here is wrong",
    "dealing.exposed": "no card here is shown in dealing",
    "dealing.direction": "seats are in the order of play, whichever way it goes",
    "dressing.dealer-adds": "one practice, and the chips left over, which it makes, are cited for their pool",
    "vying.naming": "one practice, and the clause of the stake is cited for what it brings about",
}
"""Leaves that nothing hangs on but words, and why."""


@dataclass(frozen=True)
class Alike:
    """Two practices that come to the same in the company of some rules, and why."""

    leaf: str
    practices: set[str]
    where: Callable[["Company"], bool]
    because: str


ALIKE = (
    Alike(
        "ending.residue",
        {"nobody", "divided"},
        lambda company: company.value("board.pools") == [company.value("settling.prize")],
        "the first one out takes the only pool, so that nothing is left",
    ),
    Alike(
        "turn-up.card",
        {"next-of-the-pack", "last-of-the-pack"},
        lambda company: company.value("dealing.cards") == "all-but-the-turn-up",
        "all other cards being dealt, the next is the last",
    ),
    Alike(
        "turn-up.card",
        {"dealers-last", "last-dealt"},
        lambda company: (
            company.value("seats") == [4, 4] and company.value("dealing.cards") == "all"
        ),
        "four receive equally many cards, so that the dealer has the last",
    ),
    Alike(
        "ending.residue",
        {"nobody", "divided"},
        lambda company: (
            company.value("settling.prize") == "all"
            or company.value("board.pools") == [company.value("settling.prize")]
        ),
        "whoever is first out leaves nothing on the board",
    ),
    Alike(
        "vying.bluff",
        {"twice-all-he-staked", "twice-his-last-call"},
        lambda company: company.value("vying.raising") in {"once-in-all", "first-circuit"},
        "whoever raises first has staked nothing before",
    ),
    Alike(
        "melding.run.equal",
        {"trump", "forehand"},
        lambda company: "trump" in company.value("melding.run.best-by"),
        "of two that are equal none is in trumps",
    ),
    Alike(
        "melding.unclaimed",
        {"swept", "carried"},
        lambda company: not company.plays("settling"),
        "the text breaks off before anybody is out",
    ),
    Alike(
        "settling.most-cards",
        {"no-extra", "all-pay-opponents"},
        lambda company: company.seats == 2,
        "nobody but the first one out is there to be paid",
    ),
    Alike(
        "board.cards-from",
        {"another-pack", "the-board"},
        lambda _: True,
        "either way each card is in play as well",
    ),
)
WORDS = {"settling.prize": ("none", "all"), "dealing.cards": ("all", "all-but-the-turn-up")}
"""Leaves that name a practice in place of a pool or a number."""
TEXTS = [*playable(), *small()]
"""All that can be played: the shipped texts, and the small ones of the tests."""

Happened = Sequence[Event]


@dataclass(frozen=True)
class Company:
    """A ruleset for one number of seats: the rules among which a leaf is set otherwise."""

    ruleset: Ruleset
    seats: int

    def __str__(self) -> str:
        """Tell which it is."""
        return f"{self.ruleset.id} for {self.seats} {self.ruleset.others or ''}".strip()

    @cached_property
    def hands(self) -> list[Happened]:
        """What happens in each hand."""
        return [self.played(self.ruleset, number) for number in range(HANDS)]

    @cached_property
    def cited(self) -> set[str]:
        """The leaves that events cite where each has a clause of its own."""
        leaves = ((name, self.ruled(name)) for name in self.ruleset.leaves)
        own = {name: Ruled(ruled.value, name) for name, ruled in leaves if ruled}
        ruleset = patch_ruleset(self.ruleset, own, self.seats)
        return {event.clause for at in range(HANDS // 5) for event in self.played(ruleset, at)}

    def played(self, ruleset: Ruleset, number: int) -> Happened:
        """Return what happens in a hand by other rules, and at the end of a session after it."""
        random = Random(number)
        rules = ruleset.rules(self.seats)
        order = [*rules.pack]
        random.shuffle(order)
        start = deal_pack(
            ruleset, self.seats, ARRANGED[number % len(ARRANGED)](order, rules.dealing.plan)
        )
        board, chips = (
            self.ruleset.rules(self.seats).pools,
            [random.randrange(9) for _ in range(20)],
        )
        pools = [
            (pool, many) for pool, many in zip(board, chips, strict=False) if pool in rules.pools
        ]
        purses = tuple(random.randrange(8, 40) for _ in range(self.seats))
        start = replace(
            start,
            pools=tuple(pools) if number % 2 else (),
            purses=purses if number % 3 else None,
            later=bool(number % 2),
        )
        outcome = drive(ruleset, start, ByChance(number, 40))
        seats = tuple(map(str, range(self.seats)))
        session = Session(ruleset, seats, {}, None, self.seats - number % 2 - 1)
        end = session.end(outcome)
        return [*outcome.events, *(end.events if end else ())]

    def ruled(self, name: str) -> Ruled[Any] | None:
        """Return what a leaf is set to here."""
        return self.ruleset.rule_for(name, self.seats)

    def value(self, name: str) -> Any:
        """Return the value of a leaf here."""
        ruled = self.ruled(name)
        return ruled.value if ruled else None

    def plays(self, stage: str) -> bool:
        """Tell whether a deal has a part here."""
        return any(stage == part.name for part in self.ruleset.rules(self.seats).stages)

    def arises(self, name: str) -> bool:
        """Tell whether there is anything for a leaf to settle among these rules."""
        on = condition(name)
        ruled = self.ruled(on.leaf) if on else None
        return on is None or (ruled is not None and on.holds(ruled.value))

    def otherwise(self, name: str, ruled: Ruled[Any]) -> Ruleset | Complaint:
        """Return the ruleset with a leaf set otherwise, or why that cannot be.

        What must then be set as well is taken from another text.
        """
        changed = {name: ruled}
        while True:
            try:
                return patch_ruleset(self.ruleset, changed, self.seats)
            except RulesetError as error:
                complaints = error.complaints
            objection = next(
                (complaint for complaint in complaints if UNSET not in complaint.message), None
            )
            if objection:
                return objection
            changed |= {complaint.name: lent()[complaint.name] for complaint in complaints}

    def shows(self, other: Ruleset, aside: Collection[str]) -> bool:
        """Tell whether something else happens in some hand by other rules, names of practices aside."""
        return any(
            _differ(self.hands[number], self.played(other, number), aside)
            for number in range(HANDS)
        )


def _differ(events: Happened, other: Happened, aside: Collection[str]) -> bool:
    return len(events) != len(other) or any(
        a is not b and _facts(a, aside) != _facts(b, aside)
        for a, b in zip(events, other, strict=True)
    )


def _facts(event: Event, aside: Collection[str]) -> list[object]:
    values = [value for name, value in event.as_dict().items() if name != "clause"]
    return [
        type(event),
        *(None if isinstance(value, str) and value in aside else value for value in values),
    ]


# Deals in which rare things happen


def _as_shuffled(order: list[Card], _: Sequence[Sequence[int]]) -> list[Card]:
    return order


def _without_sets(order: list[Card], plan: Sequence[Sequence[int]]) -> list[Card]:
    """Deal each rank to as many seats as may be."""
    return _filled(order, plan, lambda hand, card: sum(rank(held) == rank(card) for held in hand))


def _in_pairs(order: list[Card], plan: Sequence[Sequence[int]]) -> list[Card]:
    """Deal each rank to two seats, two cards to each."""
    return _filled(
        order, plan, lambda hand, card: (1, 0, 2, 3)[sum(rank(held) == rank(card) for held in hand)]
    )


def _filled(
    order: list[Card], plan: Sequence[Sequence[int]], worse: Callable[[list[Card], Card], int]
) -> list[Card]:
    """Deal to each seat in turn, card by card, what is the least bad for its hand; the first of equals."""
    left = [*order]
    hands: list[list[Card]] = [[] for _ in plan]
    placed: dict[int, Card] = {}
    for at in range(max(map(len, plan))):
        for hand, places in zip(hands, plan, strict=True):
            if at < len(places):
                card = min(left, key=partial(worse, hand))
                left.remove(card)
                hand.append(card)
                placed[places[at]] = card
    return [*(placed[place] for place in sorted(placed)), *left]


def _in_runs(order: list[Card], plan: Sequence[Sequence[int]]) -> list[Card]:
    """Deal to each seat cards of one suit, the next lower to each, if there are suits enough."""
    return _one_after_another(order, plan, RANKS)


def _in_runs_from_seven(order: list[Card], plan: Sequence[Sequence[int]]) -> list[Card]:
    """Deal to each seat cards of one suit, the seven first and the next higher to each."""
    seven = RANKS.index("7") + 1
    return _one_after_another(order, plan, (*RANKS[:seven][::-1], *RANKS[seven:][::-1]))


def _one_after_another(
    order: list[Card], plan: Sequence[Sequence[int]], ranks: Sequence[str]
) -> list[Card]:
    following = dict(pairwise(ranks))
    return _filled(
        sorted(order, key=lambda card: ranks.index(rank(card))),
        plan,
        lambda hand, card: (
            card != f"{following.get(rank(hand[-1]))}{suit(hand[-1])}" if hand else 0
        ),
    )


ARRANGED = (
    _as_shuffled,
    _without_sets,
    _in_runs,
    _in_pairs,
    _as_shuffled,
    _in_runs_from_seven,
)


@cache
def companies(name: str) -> list[list[Company]]:
    """Return a ruleset as adopted, and with every other reading, each for all numbers of seats."""
    adopted = compile_ruleset(document(name))
    last = {crux: [*details["readings"]][-1] for crux, details in adopted.cruxes.items()}
    rulesets = [adopted, compile_ruleset(document(name), last)] if last else [adopted]
    return [[Company(ruleset, seats) for seats in ruleset.rules_by_seats] for ruleset in rulesets]


@cache
def every() -> tuple[Company, ...]:
    """Return the companies of all rulesets."""
    return tuple(chain(*chain(*map(companies, TEXTS))))


@cache
def lent() -> dict[str, Ruled[Any]]:
    """Return what some text sets each leaf to."""
    return {
        name: ruled
        for company in every()
        for name in company.ruleset.leaves
        if (ruled := company.ruled(name))
    }


@pytest.mark.parametrize("name", TEXTS)
def test_every_practice_makes_a_difference_or_cannot_be(name: str) -> None:
    """Among these rules any other practice changes what happens in some hand, or is a complaint.

    A third of the leaves is tried at each commit.
    """
    idle = [
        f"{leaf}: {value} is as {other}, {same[0]}"
        for same in companies(name)
        for leaf in turn(sorted({*same[0].ruleset.leaves} - {*ONLY_TOLD}), 3, TEXTS.index(name))
        for value, other in practices(leaf, same)
        if not any(holds(company, leaf, value, other) for company in nearest(same))
    ]

    assert [] == idle


def practices(name: str, same: list[Company]) -> Iterator[tuple[str, str]]:
    """Yield which practices a leaf has, and which it might have, where they are not alike."""
    known = leaf(name)
    named = WORDS.get(name) or (known.practices if known else ())
    ruled = [company.ruled(name) for company in same if company.arises(name)]
    values = {rule.value for rule in ruled if rule and isinstance(rule.value, str)}
    for value in sorted(values & {*named}):
        for other in named:
            alike = (
                pair for pair in ALIKE if (name, {value, other}) == (pair.leaf, pair.practices)
            )
            if other != value and not any(pair.where(same[0]) for pair in alike):
                yield value, other


def nearest(same: list[Company]) -> list[Company]:
    """Return companies of all sizes, those of about four first."""
    return sorted(same, key=lambda company: abs(company.seats - 4))


def holds(company: Company, name: str, value: str, other: str) -> bool:
    """Tell whether another practice is a complaint here, or changes a hand."""
    ruled = company.ruled(name)
    if ruled is None or ruled.value != value:
        return False
    changed = company.otherwise(name, Ruled(other, ruled.clause))
    return isinstance(changed, Complaint) or company.shows(changed, {value, other})


def test_every_leaf_is_cited_or_makes_a_difference() -> None:
    """Each leaf has an event of its own, or another value of it changes one, or it is only told.

    A fourth of the leaves is tried at each commit.
    """
    tried = turn(sorted({*lent()} - {*ONLY_TOLD}), 4)
    idle = [
        name for name in tried if not (is_cited(name) or any(changes(name)) or any(shown(name)))
    ]

    assert [] == idle
    assert {*LEAVES} <= {*lent()}


def is_cited(name: str) -> bool:
    """Tell whether an event cites a leaf in a company in which it is set."""
    return any(name in company.cited for company, _ in setting(name))


def shown(name: str) -> Iterator[bool]:
    """Tell for each shipped hand whether an event cites a leaf that has a clause of its own."""
    for file in chain(*map(hands, TEXTS)):
        data = load(file).data
        ruleset = finder(file)(data["ruleset"], data.get("readings", {}))
        seats = len(data["seats"])
        if ruled := ruleset.rule_for(name, seats):
            own = patch_ruleset(ruleset, {name: Ruled(ruled.value, name)}, seats)
            yield name in cited_clauses(replay_unchecked({**data, "readings": {}}, always(own)))


def always(ruleset: Ruleset) -> Finder:
    """Return what finds this ruleset, whatever is looked for."""
    return lambda _, __: ruleset


def changes(name: str, most: int | None = None) -> Iterator[bool]:
    """Tell for each other value of a leaf whether it is a complaint, or changes a hand.

    Of the companies in which it is set, only so many are tried.
    """
    known = leaf(name)
    named = {*known.practices} if known else set()
    for company, ruled in islice(setting(name), most):
        for other in other_values(name, ruled.value):
            changed = company.otherwise(name, Ruled(other, ruled.clause))
            yield isinstance(changed, Complaint) or company.shows(changed, named)


def setting(name: str) -> Iterator[tuple[Company, Ruled[Any]]]:
    """Yield the companies in which a leaf is set, and to what."""
    return ((company, ruled) for company in every() if (ruled := company.ruled(name)))


@pytest.mark.parametrize("name", ONLY_TOLD)
def test_what_is_only_told_changes_nothing(name: str) -> None:
    """A leaf that some hand does hang on is to be taken off the list."""
    assert not any(changes(name, most=1))
