"""The same hands under two rulesets: cards and chips lie as they lay, and each goes on from there.

No text says that a hand begins in its middle: where it begins, and that all lies as it lay, is our
own setting. So nothing of it is an event. What follows is played by the rules of each side.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

from poch.game.cards import RANKS, Card, rank, suit
from poch.game.engine import Outcome, play
from poch.game.events import Event, StageBegan, TrumpsMade
from poch.game.notation import format_action
from poch.game.phase import OtherTableError
from poch.game.ruleset import Rules, Ruleset, Stage
from poch.game.said import MessageError
from poch.game.start import LaidTable, Start
from poch.game.table import Table
from poch.records.record import PlayedDeal, Replay
from poch.studies.contrast.same_deal import SameDeal, forgotten_claims, same_deal


class StageEntry(NamedTuple):
    """Where a hand may be begun: its stage, and how many events of its deal there were before."""

    stage: Stage
    before: int


class OtherCardsError(OtherTableError):
    """Hands that a ruleset does not know: some of their cards are not in its pack."""


def entries(outcome: Outcome) -> tuple[StageEntry, ...]:
    """Return the stages of a hand that began once its cards were dealt."""
    rules = outcome.ruleset.rules(len(outcome.table.hands))
    places = [at for at, event in enumerate(outcome.events) if isinstance(event, StageBegan)]
    began = [*map(StageEntry, rules.stages, places)]
    return tuple(began[_stage_after_dealing(rules) :])


def _stage_after_dealing(rules: Rules) -> int:
    """Return the number of the stage that follows the dealing."""
    return 1 + next(at for at, stage in enumerate(rules.stages) if stage.phase is rules.dealing)


def table_after(outcome: Outcome, before: int) -> Table:
    """Return the table after so many events of a hand."""
    table = outcome.start.copy()
    for event in outcome.events[:before]:
        event.onto(table)
    return table


def counterpart(stages: Sequence[Stage], stage: Stage) -> Stage:
    """Return the stage that is like another: of those in which pools are claimed the most alike.

    Raises OtherTableError where there is none.
    """
    alike = [other for other in stages if other.name == stage.name]
    if not alike:
        raise OtherTableError("other-part")
    return max(alike, key=lambda other: len(_claimed_pools(other) & _claimed_pools(stage)))


def _claimed_pools(stage: Stage) -> set[str]:
    return {use.pool for use in stage.phase.pools(()) if use.claimed}


@dataclass(frozen=True, slots=True)
class SameHands(SameDeal):
    """What both sides have from a stage of one deal on: the table as it lay, and what was done since.

    Where it is the `first` after the dealing, each side begins with its own first. Of the steps of
    the whole record, so many were `before`. Cards of the record may have been `exchanged` for others.
    """

    entry: Stage
    first: bool
    table: Table
    before: int
    exchanged: Mapping[Card, Card] = field(default_factory=dict)

    def by(self, ruleset: Ruleset) -> Replay:
        """Go on by a ruleset; chips in pools that its board lacks are left out.

        Raises OtherTableError where it has no such stage, OtherCardsError where its pack lacks cards.
        """
        seats = tuple(self.record["seats"])
        acts = [(deed.seat, deed.action) for deed in self.done[0]]
        outcome = play(ruleset, self.start(ruleset), acts, None, self.idle[0], seats)
        return Replay(ruleset, (PlayedDeal(seats, outcome),), None)

    def start(self, ruleset: Ruleset) -> Start:
        """Return from where a ruleset goes on; raises as `by` does."""
        rules = ruleset.rules(len(self.record["seats"]))
        table = self.table.copy()
        if strange := _strange_cards(table, rules):
            raise OtherCardsError("same-hands-cards", cards=strange, n=len(rules.pack))
        chips = self.record["pools"]
        table.pools = {pool: chips.get(pool, 0) for pool in rules.pools}
        if self.first:
            stage = _stage_after_dealing(rules)
        else:
            stage = rules.stages.index(counterpart(rules.stages, self.entry))
        return Start(
            tuple(map(tuple, table.hands)),
            table.turn_up,
            tuple(table.talon),
            tuple(table.pools.items()),
            tuple(table.purses) if table.finite else None,
            laid=LaidTable(table, stage, tuple(_trumps(rules, table))),
            won_before=table.won_before,
            banker=table.banker,
        )

    def exchanging(self, ruleset: Ruleset) -> "SameHands":
        """Return the nearest hands that a ruleset has the cards for.

        Each card that its pack lacks becomes the lowest of the same suit that nobody holds, or failing
        that of any. Raises OtherCardsError where there are not so many.
        """
        rules = ruleset.rules(len(self.record["seats"]))
        strange = _strange_cards(self.table, rules)
        free = [card for card in rules.pack if card in self.table.talon]
        exchanged: dict[Card, Card] = {}
        for card in strange:
            left = [other for other in free if other not in exchanged.values()]
            if not left:
                raise OtherCardsError("same-hands-cards", cards=strange, n=len(rules.pack))
            exchanged[card] = min(left, key=partial(_distance, card))
        back = {other: card for card, other in exchanged.items()}
        table = self.table.copy()
        table.hands = [[exchanged.get(card, card) for card in hand] for hand in table.hands]
        table.talon = [back.get(card, card) for card in table.talon]
        done = tuple(
            deed._replace(action=replace(deed.action, card=exchanged[deed.action.card]))
            if deed.action.card in exchanged
            else deed
            for deed in self.done[0]
        )
        return replace(self, table=table, done=(done,), exchanged=exchanged)


def _distance(card: Card, other: Card) -> tuple[bool, int]:
    """Return how far another card is from one that is lower than any in its pack."""
    return suit(card) != suit(other), -RANKS.index(rank(other))


def _strange_cards(table: Table, rules: Rules) -> list[Card]:
    """Return the cards in hands that a pack lacks."""
    return sorted(card for hand in table.hands for card in hand if card not in rules.in_pack)


def _trumps(rules: Rules, table: Table) -> Iterator[Event]:
    """Yield that a suit is trumps, where these rules always make it so and it was not."""
    makes = rules.dealing.turn_up.makes
    if makes.means and makes.means != table.trump:
        yield TrumpsMade(makes.clause, makes.means)


def same_hands(
    record: Mapping[str, Any], replay: Replay, step: int | None = None
) -> tuple[SameHands, ...]:
    """Return what both sides have of a record from each stage on, once its cards were dealt.

    That is in the deal in which a `step` lies, or else in the last. Raises MessageError where it never
    came to that.
    """
    every = sum(len(deal.outcome.events) for deal in replay.deals)
    number, steps = replay.at(min(step or every, every))
    starts = entries(replay.deals[number].outcome)
    if not starts:
        raise MessageError("same-hands-undealt")
    common = same_deal(record, replay)
    return tuple(_hands_from(common, replay, number, steps, at) for at in range(len(starts)))


def hands_up_to(
    every: Sequence[SameHands], begin: str | None = None, step: int | None = None
) -> Sequence[SameHands]:
    """Return those up to the stage of the name `begin`, or that of a `step`, or else the first.

    Raises MessageError where there is no such stage.
    """
    named = [at for at, hands in enumerate(every) if begin in {None, hands.entry.name}]
    if not named:
        raise MessageError("same-hands-no-stage", stage=str(begin))
    come = [at for at in named if step and every[at].before < step]
    return every[: (come[-1] if come else named[0]) + 1]


def _hands_from(common: SameDeal, replay: Replay, number: int, steps: int, at: int) -> SameHands:
    """Return what both sides have from one of the stages of a deal on."""
    seats, outcome = replay.deals[number].seats, replay.deals[number].outcome
    stage, before = entries(outcome)[at]
    table = table_after(outcome, before)
    done = tuple(deed for deed in common.done[number] if deed.before > before)
    lines = [f"{seats[deed.seat]} {format_action(deed.action)}" for deed in done]
    kept = {
        "seats": [*seats],
        "pools": dict(table.pools),
        "deals": [{**common.record["deals"][number], "actions": lines}],
    }
    since = forgotten_claims(outcome.events[before:])
    return SameHands(kept, (done,), (since,), stage, at == 0, table, steps + before)
