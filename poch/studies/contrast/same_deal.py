"""The same deal under two rulesets: one shuffled pack, and what was done, played by each of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from operator import attrgetter
from typing import Any, NamedTuple

from poch.game.actions import Action, Ask
from poch.game.cards import ALL, card
from poch.game.events import Event, Forgot, PackCut, StageBegan
from poch.game.notation import format_action, parse_line
from poch.game.replay import actions_in_order
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.game.table import Seat
from poch.records.record import PlayedDeal, Replay, replay_unchecked
from poch.records.record_shape import card_words

BEFORE = ("layout", "dressing")
"""The parts of a deal before its cards come into play; the cut is among them, too."""


class Moment(NamedTuple):
    """An event of a side, with the number of its deal and the stage it belongs to."""

    deal: int
    stage: str
    event: Event


class Deed(NamedTuple):
    """What somebody did in a record: in which stage, whether by choice, and after how many events."""

    seat: int
    action: Action
    stage: str
    chosen: bool
    before: int


@dataclass(frozen=True, slots=True)
class SameDeal:
    """What both sides have: a record of whole packs in which all that was done is spelled out.

    `done` holds that deal by deal, `forgot` the pools that somebody forgot to claim. Passes
    that were not a choice, and claims, need not fit.
    """

    record: Json
    done: tuple[tuple[Deed, ...], ...]
    forgot: tuple[tuple[tuple[Seat, str], ...], ...]

    @property
    def idle(self) -> list[frozenset[int]]:
        """The places of what need not fit, deal by deal; none in deals that were not reached."""
        places = [
            frozenset(
                at
                for at, deed in enumerate(deal)
                if deed.action.verb == "claim" or not (deed.chosen or deed.action.verb == "play")
            )
            for deal in self.done
        ]
        return places + [frozenset()] * (len(self.record["deals"]) - len(places))

    def by(self, ruleset: Ruleset) -> Replay:
        """Play it by a ruleset; chips in pools that its board lacks are left out."""
        board = ruleset.rules(len(self.record["seats"])).pools
        pools = {pool: chips for pool, chips in self.record["pools"].items() if pool in board}
        record = {**self.record, "ruleset": ruleset.id, "readings": {}, "pools": pools}
        return replay_unchecked(record, lambda _, __: ruleset, idle=self.idle)


def same_deal(record: Mapping[str, Any], replay: Replay) -> SameDeal:
    """Return what both sides have of a record that was replayed by its own rules."""
    given = record.get("deals", [record])
    deals, every = [], []
    for entry, deal in zip(given, replay.deals, strict=False):
        claims = any(
            parse_line(str(line), deal.seats)[1].verb == "claim"
            for line in entry.get("actions", ())
        )
        did = [each for each in _deeds(deal) if claims or each.action.verb != "claim"]
        lines = [f"{deal.seats[each.seat]} {format_action(each.action)}" for each in did]
        deals.append({"deal": whole_deal(entry["deal"], deal), "actions": lines})
        every.append(tuple(did))
    kept = {"seats": list(record["seats"]), "pools": record.get("pools", {}), "deals": deals}
    kept |= {key: record[key] for key in ("purses", "won", "banker") if key in record}
    forgot = tuple(forgotten_claims(deal.outcome.events) for deal in replay.deals)
    return SameDeal(kept, tuple(every), forgot)


def forgotten_claims(events: Iterable[Event]) -> tuple[tuple[Seat, str], ...]:
    """Return which pools somebody forgot to claim."""
    return tuple((event.seat, event.pool) for event in events if isinstance(event, Forgot))


def _deeds(deal: PlayedDeal) -> Iterator[Deed]:
    stages = [moment.stage for moment in _moments(0, deal.outcome.events)]
    played = deal.outcome
    for at, (seat, act), chosen in actions_in_order(played.events, played.taken, played.when):
        yield Deed(seat, act, stages[min(at, len(stages)) - 1], chosen, at)


def whole_deal(deal: Mapping[str, Any], played: PlayedDeal) -> Json:
    """Return a deal as a seed, or as a whole pack in the order in which it came from that.

    Cards that it does not speak of come last, in the order in which a seed begins.
    """
    if "seed" in deal:
        return {"seed": deal["seed"]}
    if "pack" in deal:
        order = [card(word) for word in card_words(deal["pack"])]
    else:
        talon = played.outcome.start.talon
        dealing = played.outcome.ruleset.rules(len(played.seats)).dealing
        places = [*chain.from_iterable(dealing.plan)]
        order = [talon[places.index(place)] for place in range(len(places))]
        order += dealing.put_back_turn_up(talon[len(places) :])
    return {"pack": " ".join([*order, *(other for other in ALL if other not in order)])}


def _moments(number: int, events: Iterable[Event], stage: str = "layout") -> Iterator[Moment]:
    for event in events:
        if isinstance(event, StageBegan):
            stage = event.stage
        yield Moment(number, stage, event)


@dataclass(frozen=True, slots=True)
class Side:
    """A record by one ruleset: all its events, and the places of those that come after the layout."""

    replay: Replay
    moments: tuple[Moment, ...]
    after: tuple[int, ...]

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset it is played by."""
        return self.replay.ruleset

    @property
    def ask(self) -> Ask | None:
        """The question that is left open."""
        return self.replay.deals[-1].outcome.ask

    def at(self, place: int | None) -> Moment | None:
        """Return what is told at a place, if there is one."""
        return None if place is None else self.moments[place]

    def until(self, place: int | None) -> tuple[Moment, ...]:
        """Return what is told up to a place, and there; or all."""
        return self.moments if place is None else self.moments[: place + 1]

    def clause(self, place: int | None) -> str | None:
        """Return the clause of what is told at a place; failing that, of the question left open."""
        moment = self.at(place)
        if moment:
            return moment.event.clause
        return self.ask.clause if self.ask else None


def as_side(replay: Replay) -> Side:
    """Return a replay as a side."""
    deals = enumerate(replay.deals)
    moments = [*chain.from_iterable(_moments(at, deal.outcome.events) for at, deal in deals)]
    if replay.end:
        moments += _moments(len(replay.deals), replay.end.events, "ending")
    after = (
        at
        for at, moment in enumerate(moments)
        if moment.stage not in BEFORE and type(moment.event) is not PackCut
    )
    return Side(replay, tuple(moments), tuple(after))


# Stepping together


class Stretch(NamedTuple):
    """One stage on both sides: its deal, its name, and its steps on each, if it is there."""

    deal: int
    stage: str
    a: range | None
    b: range | None

    def pairs(self, before: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """Yield which steps are beside each other; the shorter side waits at its last."""
        most = max(len(self.a or ()), len(self.b or ()))
        for at in range(most):
            yield (
                self.a[min(at, len(self.a) - 1)] if self.a else before[0],
                self.b[min(at, len(self.b) - 1)] if self.b else before[1],
            )


def stretches(a: Side, b: Side) -> tuple[Stretch, ...]:
    """Return the stages of both sides, those of one name beside each other, steps from 1 on."""
    aligned: list[Stretch] = []
    mine, others = (
        {deal: [*each] for deal, each in groupby(_side_stretches(side), attrgetter("deal"))}
        for side in (a, b)
    )
    for deal in sorted({*mine, *others}):
        aligned += _align(mine.get(deal, []), others.get(deal, []))
    return tuple(aligned)


def _side_stretches(side: Side) -> Iterator[Stretch]:
    starts = [
        at
        for at, moment in enumerate(side.moments)
        if at == 0
        or isinstance(moment.event, StageBegan)
        or (moment.deal, moment.stage) != side.moments[at - 1][:2]
    ]
    for first, end in zip(starts, [*starts[1:], len(side.moments)], strict=True):
        moment = side.moments[first]
        yield Stretch(moment.deal, moment.stage, range(first + 1, end + 1), None)


def _align(a: Sequence[Stretch], b: Sequence[Stretch]) -> list[Stretch]:
    """Return two lists of stages as one, in which as many as possible are beside each other."""
    if not a or not b:
        return [*a, *(stretch._replace(a=None, b=stretch.a) for stretch in b)]
    if a[0].stage == b[0].stage:
        return [a[0]._replace(b=b[0].a), *_align(a[1:], b[1:])]
    without_a = [a[0], *_align(a[1:], b)]
    without_b = [b[0]._replace(a=None, b=b[0].a), *_align(a, b[1:])]
    return without_b if len(without_b) < len(without_a) else without_a


def step_pairs(stages: Sequence[Stretch]) -> list[tuple[int, int]]:
    """Return which steps of both sides are beside each other, from the first pair on."""
    pairs: list[tuple[int, int]] = []
    for stretch in stages:
        pairs += stretch.pairs(pairs[-1] if pairs else (1, 1))
    return pairs
