"""Odds: the chances that lie in the deal alone, as exact fractions.

Nothing is dealt here, and nothing estimated. What depends on anybody's choice can only be tried
out: of such a pool it is said why it has no exact chance.

Pools that trumps take are the hard part. A pack of 32 has more deals than anybody can go through,
but only the few trumps that a claim names matter, and of these only in which hand each lies. Nor
does it matter which hand that is: before it holds one of them, a hand is like any other. So
`_distinct_places` numbers hands in the order in which they come to hold a trump. For seven trumps and
four seats that leaves 4,140 ways in place of 78,125, and each new trump makes about five of one.
`_ways` says for how many places of the cards a way stands; it asks only how many trumps lie together,
so ways that agree in this are counted together before anything is multiplied.

An example: the ace takes a pool, king and queen in one hand another, and three hands have five cards
each of 32. The rest of 17 is place 0. In the way (1, 2, 2) the ace lies in some hand, king and queen
in some other: three hands for the ace with five places each, two for the others with 5 x 4, which is
600. In (1, 1, 1) one hand has all three: 3 x 5 x 4 x 3 = 180, and both pools go to it. All fifteen
ways come to 29,760, all places of three cards among 32. So both pools go to one hand in 180 of these.

Whom a pool is paid to is a number with a bit for each hand, since `_happens` runs for each way: hand
1 is 2, hand 2 is 4. `hands & hands - 1` takes the lowest bit away; if any is left, several are paid.
`_Takers` remembers this number by the places of the trumps that its pool names, as many ways differ
only in others.

The card that decides trumps may itself be one of those followed. The pool that its dealer takes with it
goes with each way as `made`: the empty text for a followed trump that takes nothing, and None where
another trump lies there. Only `_deciders` knows how often each is so.

A warning: all this holds for claims that the places of named trumps decide. Whatever depends on other
cards, such as the best set, must be reckoned as `_sets` does it. A number that looks right proves
nothing: `make agree` deals a million times and compares.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, perm, prod
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from poch.game.phases.dealing import Dealing
from poch.game.phases.dressing import Dressing
from poch.game.phases.melding import Claim, Melding
from poch.game.phases.naming import Naming
from poch.game.phases.settling import Settling
from poch.game.phases.shedding import Shedding
from poch.game.phases.tricks import Tricks
from poch.game.phases.vying import Vying
from poch.game.poker import PokerRanking
from poch.game.ruleset import Rules, Ruleset
from poch.game.said import Json, Message, MessageError, message, parse_message
from poch.studies.combinatorics import (
    count_broken,
    count_sparse,
    count_ways,
    count_without_whole_lines,
)
from poch.studies.reach import reach_chances

SUITS = 4
SETS: Mapping[int, str] = {2: "pair", 3: "three", 4: "four"}
PARTS = ("turned-up", "within-reach", "shared", "with-others")
"""What is told of a pool, beside how often it is won."""
MOST_TRUMPS = 8
"""Of how many trumps it is followed who holds them; more would take too long."""

SWAP = message("odds-why-swap")
SPARE_HAND = message("odds-why-spare-hand")
LAID_DOWN = message("odds-why-laid-down")
WITH_THE_RUN = message("odds-why-with-the-run")
MANY_TRUMPS = message("odds-why-many-trumps", most=MOST_TRUMPS)
VIED_FOR = message("odds-why-vied-for")
PLAYED_FOR = message("odds-why-played-for")
NOBODYS = message("odds-why-nobodys")
NO_VYING = message("odds-why-no-vying")
POKER = message("odds-why-poker")

Chances: TypeAlias = Mapping[str, "PoolOdds"]


@dataclass(frozen=True, slots=True)
class PoolOdds:
    """The chances of a pool in one deal, or `why` they are not reckoned.

    It is `won` with the cards dealt where the dealer takes it by turning a card up (`turned_up`), or
    somebody in the melding. `shared` is the chance that several are paid from it; `with_others`
    that the trumps of one hand take it and another pool, where trumps take it. `within_reach` is
    the chance that the cards are dealt so that it can be won by playing, where pools are won so.
    """

    won: Fraction | None
    turned_up: Fraction = Fraction(0)
    shared: Fraction = Fraction(0)
    with_others: Fraction | None = None
    within_reach: Fraction | None = None
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class SetOdds:
    """The chances that somebody holds a set, that several do, and what the best of all is.

    `best` goes by how many cards of a rank it has.
    """

    somebody: Fraction
    several: Fraction
    best: Mapping[int, Fraction]


@dataclass(frozen=True, slots=True)
class Odds:
    """What a deal promises; where `sets` are not reckoned, `no_sets` says why."""

    ruleset: Ruleset
    seats: int
    pools: Chances
    sets: SetOdds | None
    no_sets: Message | None
    assumes: tuple[Message, ...]

    def __repr__(self) -> str:
        return f"<Odds of a deal by {self.ruleset.id} for {self.seats} seats>"

    def same(self, other: "Odds") -> bool:
        """Tell whether a deal with the other odds promises the same."""
        return (self.pools, self.sets, self.no_sets) == (other.pools, other.sets, other.no_sets)


class Sizes(NamedTuple):
    """How many cards lie where once all are dealt.

    `decider` is the seat with the card that decides trumps, -1 where it lies with the `rest`, or None where
    one suit always is trumps. It is any card of its place, with equal chances.
    """

    hands: tuple[int, ...]
    rest: int
    ranks: int
    decider: int | None


class WantedTrumps(NamedTuple):
    """Which trumps take a pool: the first of `lists` that is in one hand.

    Where none is, each who holds any of the trumps in `parts` is paid a part.
    """

    pool: str
    lists: tuple[tuple[str, ...], ...]
    parts: tuple[str, ...]


def reckon_odds(ruleset: Ruleset, seats: int) -> Odds:
    """Reckon the chances of a deal; raises ValueError where the ruleset is not for so many seats."""
    rules = ruleset.rules(seats)
    sizes, unsure = _deal_sizes(rules.dealing, len(rules.pack))
    pools: dict[str, PoolOdds] = {}
    sets: SetOdds | None = None
    no_sets: Message | None = NO_VYING
    melding: list[Melding] = []
    spare = rules.dealing.stock.changes_hands
    why = SPARE_HAND if spare else SWAP if unsure else None
    for stage in rules.stages:
        phase = stage.phase
        if isinstance(phase, Melding) and not why:
            melding.append(phase)
        elif isinstance(phase, Melding):
            pools |= {claim.pool: PoolOdds(None, why=why) for claim in phase.claims}
        elif isinstance(phase, Vying | Naming):
            pools |= {use.pool: PoolOdds(None, why=VIED_FOR) for use in phase.pools(rules.pools)}
            poker = isinstance(phase.set_ranking(), PokerRanking)
            unsaid = why or (POKER if poker else None)
            sets, no_sets = (None, unsaid) if unsaid else (_sets(phase, sizes), None)
            if isinstance(phase, Naming) and any(phase.laid_off.means):
                why = why or LAID_DOWN
        elif isinstance(phase, Shedding | Settling | Tricks):
            why = LAID_DOWN
            uses = phase.pools(rules.pools)
            pools = {use.pool: PoolOdds(None, why=PLAYED_FOR) for use in uses} | pools
        elif not isinstance(phase, Dressing | Dealing):
            raise _unknown("stages", stage.name)
    reckoned = {**_meld_chances(rules.dealing, melding, sizes), **_play_chances(rules, sizes)}
    none = PoolOdds(None, why=NOBODYS)
    pools = {pool: reckoned.get(pool) or pools.get(pool, none) for pool in rules.pools}
    return Odds(ruleset, seats, pools, sets, no_sets, _assumptions(rules))


def report_chance(share: Fraction) -> dict[str, Any]:
    """Return a chance as JSON."""
    return {"fraction": str(share), "value": float(share)}


def report_odds(odds: Odds) -> dict[str, Any]:
    """Return odds as JSON."""
    sets: dict[str, Any] = {"exact": False, "why": _json(odds.no_sets)}
    if odds.sets:
        sets = {
            "exact": True,
            "somebody": report_chance(odds.sets.somebody),
            "several": report_chance(odds.sets.several),
            "best": {SETS[size]: report_chance(best) for size, best in odds.sets.best.items()},
        }
    return {
        "ruleset": odds.ruleset.id,
        "readings": odds.ruleset.others,
        "seats": odds.seats,
        "pools": {pool: _pool_json(chances) for pool, chances in odds.pools.items()},
        "sets": sets,
        "assumes": [each.json() for each in odds.assumes],
    }


def list_chances(odds: Json) -> Iterator[tuple[str, str, Json]]:
    """Yield the chances in odds as JSON: whose, of what, and the chance."""
    for pool, chances in odds["pools"].items():
        if chances["exact"]:
            yield pool, "won", {key: chances[key] for key in ("fraction", "value")}
        yield from ((pool, part, chances[part]) for part in PARTS if chances.get(part))
    sets = odds["sets"]
    if sets["exact"]:
        yield from (("sets", part, sets[part]) for part in ("somebody", "several"))
        yield from (("sets", kind, best) for kind, best in sets["best"].items())


def group_chances(
    columns: Sequence[Json],
) -> Iterator[tuple[tuple[str, ...], str, list[Json | None]]]:
    """Yield the lines of a table with odds as JSON for its columns: whose, of what, and the chances.

    Pools whose chances are the same throughout share their lines. Where there is no exact chance, or no
    such pool, there is None; what happens in no column is left out, but for that a pool is won.
    """
    known = [
        {(whose, part): chance for whose, part, chance in list_chances(column)}
        for column in columns
    ]
    every = dict.fromkeys(key for column in known for key in column)
    grouped: dict[str, list[str]] = {}
    for whose in dict.fromkeys(whose for whose, _ in every):
        same = [
            [(key[1], chance) for key, chance in each.items() if key[0] == whose] for each in known
        ]
        grouped.setdefault(repr(same), []).append(whose)
    for pools in grouped.values():
        for part in dict.fromkeys(part for whose, part in every if whose == pools[0]):
            chances = [each.get((pools[0], part)) for each in known]
            if part == "won" or any(chance and chance["value"] for chance in chances):
                yield tuple(pools), part, chances


def unreckoned_messages(odds: Json) -> Iterator[Message]:
    """Yield why some chances are not reckoned in odds as JSON, each reason with all of which it holds."""
    reasons: dict[str, tuple[Json, list[Message]]] = {}
    for whose, chances in (*odds["pools"].items(), ("sets", odds["sets"])):
        if not chances["exact"]:
            _, names = reasons.setdefault(str(chances["why"]), (chances["why"], []))
            names.append(name_message(whose))
    for why, names in reasons.values():
        yield message("odds-none", whose=names, why=parse_message(why))


def name_message(whose: str) -> Message:
    """Return the name of a pool, or that of sets."""
    return message("odds-sets") if whose == "sets" else message("table-pool-name", pool=whose)


def chance_message(pools: Sequence[str], part: str) -> Message:
    """Return what a part of the odds is the chance of."""
    return message(f"odds-{part}", pools=[*pools], n=len(pools))


def _json(why: Message | None) -> Json | None:
    return why.json() if why else None


def _pool_json(pool: PoolOdds) -> dict[str, Any]:
    if pool.won is None:
        none = {"exact": False, "fraction": None, "value": None, "why": _json(pool.why)}
        if pool.within_reach is None:
            return none
        within = report_chance(pool.within_reach)
        return {**none, "turned-up": report_chance(pool.turned_up), "within-reach": within}
    return {
        "exact": True,
        **report_chance(pool.won),
        "turned-up": report_chance(pool.turned_up),
        "shared": report_chance(pool.shared),
        "with-others": None if pool.with_others is None else report_chance(pool.with_others),
    }


def _unknown(leaf: str, value: object) -> MessageError:
    return MessageError("odds-unknown", leaf=leaf, value=str(value))


def _assumptions(rules: Rules) -> tuple[Message, ...]:
    """Return what is taken for granted."""
    melding = [stage.phase for stage in rules.stages if isinstance(stage.phase, Melding)]
    given = [message("odds-given-chips")]
    if any(claim.share for phase in melding for claim in phase.claims):
        given.append(message("odds-given-enough"))
    if any(phase.forgotten.means for phase in melding):
        given.append(message("odds-given-claimed"))
    return tuple(given)


# Where the cards lie


def _deal_sizes(dealing: Dealing, size: int) -> tuple[Sizes, bool]:
    """Return where the cards lie, and whether the dealer has a choice that may change it."""
    plan = dealing.plan
    hands = [*map(len, plan)]
    card, owner = dealing.turn_up.card.means, dealing.turn_up.goes_to
    decider = dealing.holder(card.dealt(plan)) if card.dealt else None
    if owner and owner.means.seat:
        decider = owner.means.seat(plan)
        hands[decider] += 1
    elif owner:
        decider = -1
    swaps = owner is not None and owner.means.swaps
    return Sizes(tuple(hands), size - sum(hands), size // SUITS, decider), swaps


# What is melded


def _meld_chances(dealing: Dealing, melding: list[Melding], sizes: Sizes) -> Chances:
    """Return the chances of all pools that are claimed, or taken with the card turned up."""
    claims = [claim for phase in melding for claim in phase.claims]
    wanted = tuple(
        _wanted_trumps(claim) for claim in claims if claim.kind != "run" and not claim.several
    )
    rule = dealing.turn_up.pool
    takes = tuple(dict(reversed(dealing.singles)).items()) if rule and rule.means else ()
    chances = dict(_trump_chances(sizes, wanted, takes))
    chances |= {
        claim.pool: chances_in_suits(len(claim.ranks), sizes, several=claim.several.means)
        for claim in claims
        if claim.several
    }
    for phase in melding:
        if phase.runs:
            none = count_broken(sizes.hands, SUITS, sizes.ranks, phase.runs.least.value - 1)
            some = PoolOdds(1 - Fraction(none, count_ways(sizes.hands, sizes.rest)))
            chances |= {claim.pool: some for claim in phase.claims if claim.kind == "run"}
            if phase.runs.singles.means:
                chances |= {pool: PoolOdds(None, why=WITH_THE_RUN) for _, pool in phase.singles}
    return chances


def chances_in_suits(cards: int, sizes: Sizes, *, several: bool = True) -> PoolOdds:
    """Return how likely some hand has so many certain cards of a suit, whichever, and how likely several are paid."""
    whole = sum(sizes.hands) + sizes.rest

    def nobody(hands: tuple[int, ...]) -> Fraction:
        """Return how likely none of these hands has them in any suit; what is in several suits is put in and out."""
        every = (
            (-1) ** many
            * comb(SUITS, many)
            * Fraction(_ways_to_lie(many, cards, hands), perm(whole, many * cards))
            for many in range(SUITS + 1)
        )
        return sum(every, Fraction(0))

    none = nobody(sizes.hands)
    without = (sizes.hands[:at] + sizes.hands[at + 1 :] for at in range(len(sizes.hands)))
    alone = sum((nobody(others) - none for others in without), Fraction(0))
    return PoolOdds(1 - none, shared=1 - none - alone if several else Fraction(0))


def _ways_to_lie(suits: int, cards: int, hands: tuple[int, ...]) -> int:
    """Return in how many ways the cards of certain suits lie so that those of each suit are in one hand."""
    if not suits:
        return 1
    if not hands:
        return 0
    return sum(
        comb(suits, here)
        * perm(hands[0], here * cards)
        * _ways_to_lie(suits - here, cards, hands[1:])
        for here in range(suits + 1)
    )


def _play_chances(rules: Rules, sizes: Sizes) -> Chances:
    """Return what is known of the pools that are won by playing, or by turning up what wins them."""
    dealing = rules.dealing
    singles = dealing.singles if (rule := dealing.turn_up.pool) and rule.means else ()
    turned = dict(_trump_chances(sizes, (), tuple(dict(reversed(singles)).items())))
    if dealing.turn_up.board_card:
        every = PoolOdds(None, Fraction(1, len(rules.pack)))
        turned |= dict.fromkeys(dealing.of_pools, every)
    none = PoolOdds(None)
    return {
        pool: PoolOdds(None, turned.get(pool, none).turned_up, within_reach=reach, why=PLAYED_FOR)
        for pool, reach in reach_chances(rules).items()
    }


def _wanted_trumps(claim: Claim) -> WantedTrumps:
    parts = claim.share.value[0] if claim.share else ()
    lists = tuple((rank,) for rank in claim.ranks) if claim.kind == "any" else claim.lists
    return WantedTrumps(claim.pool, lists, parts)


@cache
def _trump_chances(
    sizes: Sizes, wanted: tuple[WantedTrumps, ...], takes: tuple[tuple[str, str], ...]
) -> Chances:
    """Return the chances of the pools that trumps take, in a hand or turned up."""
    lists = [ranks for each in wanted for ranks in (*each.lists, each.parts)]
    trumps = tuple(dict.fromkeys(rank for ranks in (*lists, dict(takes)) for rank in ranks))
    pools = dict.fromkeys([*(each.pool for each in wanted), *dict(takes).values()])
    if len(trumps) > MOST_TRUMPS:
        return {pool: PoolOdds(None, why=MANY_TRUMPS) for pool in pools}
    places = _places(sizes)
    tally = Counter[tuple[str, str]]()
    for (spread, made), counted in _outcomes(trumps, wanted, takes, places).items():
        if number := _ways(sizes, places, spread) * _deciders(sizes, places, spread, made):
            for measure, often in counted.items():
                tally[measure] += number * often
    by_hand = {each.pool for each in wanted}

    def share(measure: str, pool: str) -> Fraction:
        return Fraction(tally[measure, pool], tally["every", ""])

    return {
        pool: PoolOdds(
            share("won", pool),
            share("turned up", pool),
            share("shared", pool),
            share("with others", pool) if pool in by_hand else None,
        )
        for pool in pools
    }


class Places(NamedTuple):
    """Which places are told apart from the beginning: 0 is the rest, 1 the hand of the `decider`.

    Places from `begun` on are other hands, told apart only once they hold a trump; nothing lies in places
    before `first`.
    """

    first: int
    begun: int
    decider: int | None


Spread: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""How many of the trumps lie in each place told apart from the beginning, and in other hands."""


def _places(sizes: Sizes) -> Places:
    first = 0 if sizes.rest else 1
    if sizes.decider is None:
        return Places(first, 1, None)
    return Places(first, 1, 0) if sizes.decider < 0 else Places(first, 2, 1)


@cache
def _outcomes(
    trumps: tuple[str, ...],
    wanted: tuple[WantedTrumps, ...],
    takes: tuple[tuple[str, str], ...],
    places: Places,
) -> Mapping[tuple[Spread, str | None], Counter[tuple[str, str]]]:
    """Count what comes of every way in which the trumps may lie, by how many lie together.

    With each spread goes the pool that the dealer takes with the card that makes trumps: none, named
    by the empty text, if it is one of these trumps that takes nothing, and None if it is another trump.
    """
    outcomes: dict[tuple[Spread, str | None], Counter[tuple[str, str]]] = defaultdict(Counter)
    takers = [(want.pool, _Takers(want, trumps)) for want in wanted]
    taking, turned = dict(takes), [*enumerate(trumps)] if places.decider is not None else []
    for lying in _distinct_places(len(trumps), places.first, places.begun):
        takings = {pool: hands for pool, known in takers if (hands := known[known.places(lying)])}
        count = Counter(lying)
        named = tuple(count.pop(place, 0) for place in range(places.begun))
        spread = (named, tuple(sorted(count.values())))
        deciders = Counter[str | None]([None])
        for at, rank in turned:
            if lying[at] == places.decider:
                deciders[taking.get(rank, "")] += 1
        for made, often in deciders.items():
            counted = outcomes[spread, made]
            for measure in _happens(takings, made):
                counted[measure] += often
    return outcomes


def _happens(takings: Mapping[str, int], made: str | None) -> Iterator[tuple[str, str]]:
    """Yield what is to be counted of one way; what the dealer has taken nobody else can.

    Sizes that take a pool are the bits of a number.
    """
    yield "every", ""
    if made:
        yield "won", made
        yield "turned up", made
    left = {pool: taken for pool, taken in takings.items() if pool != made}
    once = twice = 0
    for hands in left.values():
        once, twice = once | hands, twice | once & hands
    for pool, hands in left.items():
        yield "won", pool
        if hands & hands - 1:
            yield "shared", pool
        if hands & twice:
            yield "with others", pool


class _Takers(dict[tuple[int, ...], int]):
    """Whom a pool is paid to, by the places of the trumps that matter to it: bits, one for each hand.

    The rest, which is place 0, is nobody.
    """

    def __init__(self, wanted: WantedTrumps, trumps: Sequence[str]) -> None:
        """Keep which places matter."""
        super().__init__()
        named = (rank for ranks in (*wanted.lists, wanted.parts) for rank in ranks)
        at = {rank: number for number, rank in enumerate(dict.fromkeys(named))}
        self.lists = [[at[rank] for rank in ranks] for ranks in wanted.lists]
        self.parts = [at[rank] for rank in wanted.parts]
        first, *others = (trumps.index(rank) for rank in at)
        self.places = itemgetter(first, *(others or [first]))

    def __missing__(self, places: tuple[int, ...]) -> int:
        """Work out who takes it."""
        holders = ({places[at] for at in ranks} for ranks in self.lists)
        whole = next((hands for hands in holders if len(hands) == 1 and hands != {0}), None)
        hands = whole or {places[at] for at in self.parts} - {0}
        self[places] = bits = sum(1 << hand for hand in hands)
        return bits


def _distinct_places(trumps: int, first: int, begun: int) -> Iterator[tuple[int, ...]]:
    """Yield the places of so many trumps, from the `first` on; none after those `begun` is skipped."""
    if not trumps:
        yield ()
        return
    for place in range(first, begun + 1):
        for places in _distinct_places(trumps - 1, first, max(begun, place + 1)):
            yield place, *places


def _ways(sizes: Sizes, places: Places, spread: Spread) -> int:
    """Return in how many ways trumps spread so come to lie in the hands and the rest."""
    named, held = spread
    hands = [*sizes.hands]
    rooms = [sizes.rest]
    if places.begun > 1 and sizes.decider is not None:
        rooms.append(hands.pop(sizes.decider))
    return prod(map(perm, rooms, named)) * _ways_to_hold(held, tuple(sorted(hands)))


@cache
def _ways_to_hold(held: tuple[int, ...], hands: tuple[int, ...]) -> int:
    """Return in how many ways different hands come to hold so many certain cards each."""
    if not held:
        return 1
    return sum(
        perm(room, held[0]) * _ways_to_hold(held[1:], (*hands[:at], *hands[at + 1 :]))
        for at, room in enumerate(hands)
    )


def _deciders(sizes: Sizes, places: Places, spread: Spread, made: str | None) -> int:
    """Return how often a card of its place makes trumps, which are those followed.

    It is one of them that lies there, or another trump; each of these is as likely to lie there as any
    other card not followed.
    """
    followed = sum(map(sum, spread))
    if places.decider is None:
        return 1
    if made is not None:
        return sizes.ranks * SUITS - followed
    room = sizes.rest if places.decider == 0 else sizes.hands[sizes.decider or 0]
    return (sizes.ranks - followed) * (room - spread[0][places.decider])


# What sets there are


def _sets(phase: Vying | Naming, sizes: Sizes) -> SetOdds:
    """Return the chances of sets where more cards of a rank beat fewer."""
    ranking = phase.ranking
    if isinstance(ranking, PokerRanking) or ranking.size.value != "more-cards":
        raise _unknown("vying.ranking.size", getattr(ranking, "size", ranking))
    return _set_odds(tuple(sorted(sizes.hands)), sizes.rest, sizes.ranks)


@cache
def _set_odds(hands: tuple[int, ...], rest: int, ranks: int) -> SetOdds:
    """Return the chances of sets in hands of these sizes."""
    every = count_ways(hands, rest)
    at_most = {
        1: count_sparse(hands, ranks, SUITS, 1),
        2: count_sparse(hands, ranks, SUITS, 2),
        3: count_without_whole_lines(hands, ranks, SUITS),
        4: every,
    }
    only_one = 0
    for at, room in enumerate(hands):
        without = tuple(sorted((*hands[:at], *hands[at + 1 :])))
        free = rest + room
        nobody_else = count_sparse(without, ranks, SUITS, 1) * comb(free, room)
        only_one += nobody_else - at_most[1]
    return SetOdds(
        Fraction(every - at_most[1], every),
        Fraction(every - at_most[1] - only_one, every),
        {size: Fraction(at_most[size] - at_most[size - 1], every) for size in SETS},
    )
