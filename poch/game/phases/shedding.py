"""Shedding: the cards are played out, and the first to be rid of them wins."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from poch.game.actions import PLAY, Action, Bar, Verb, bar
from poch.game.cards import NO_SUIT, SUITS, Card, colour, suit
from poch.game.events import (
    CardLaid,
    Event,
    LeadGiven,
    LeadGivenByCard,
    LeadPassedOn,
    Led,
    RunsOrdered,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import (
    DealSetup,
    Moment,
    Objection,
    OtherTableError,
    Past,
    Phase,
    PoolUse,
    Refusal,
    Rejoined,
    unpointed_ranks,
)
from poch.game.phases.following import (
    PLAY_ON,
    Heights,
    Laying,
    Mechanism,
    PointCount,
    RankRun,
    SuitRun,
    Trick,
    card_question,
    heights,
    reached_card,
)
from poch.game.phases.gains import Gains
from poch.game.said import Argument, address, message
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat, Table


class FirstLeader(NamedTuple):
    """Who leads first in place of forehand: the `dealer`, the `winner` of the vying, or a card's `holder`."""

    dealer: bool = False
    winner: bool = False
    holder: bool = False


class Lead(NamedTuple):
    """What may be led: those cards of a hand that are `best`, `always` or the first time only.

    Which are best may go `by_gap`: the rank that nobody had when the last run stopped.
    """

    best: Callable[[Sequence[Card], Heights, str | None], Sequence[Card]]
    always: bool = True
    by_gap: bool = False


def _any(hand: Sequence[Card], _: Heights, __: str | None) -> Sequence[Card]:
    return hand


def _highest(hand: Sequence[Card], heights: Heights, _: str | None) -> Sequence[Card]:
    best = max(heights[card] for card in hand)
    return [card for card in hand if heights[card] == best]


def _lowest(hand: Sequence[Card], heights: Heights, _: str | None) -> Sequence[Card]:
    least = min(heights[card] for card in hand)
    return [card for card in hand if heights[card] == least]


def _lowest_of_longest(hand: Sequence[Card], heights: Heights, _: str | None) -> Sequence[Card]:
    suits = [[card for card in hand if card[-1] == letter] for letter in SUITS]
    longest = max(map(len, suits))
    return [min(cards, key=heights.__getitem__) for cards in suits if len(cards) == longest]


def _lowest_of_suits(hand: Sequence[Card], heights: Heights, _: str | None) -> Sequence[Card]:
    suits = [[card for card in hand if card[-1] == letter] for letter in SUITS]
    return [min(cards, key=heights.__getitem__) for cards in suits if cards]


def _above_the_gap(hand: Sequence[Card], heights: Heights, gap: str | None) -> Sequence[Card]:
    if gap is None:
        return hand
    ranks, least = 1 + max(heights.values()), heights[Card(gap + hand[0][-1])]
    above = {card: (heights[card] - least) % ranks for card in hand}
    nearest = min(above.values())
    return [card for card in hand if above[card] == nearest]


LEADER = Practices("shedding.leader", {
    "forehand": FirstLeader(),
    "dealer": FirstLeader(dealer=True),
    "vie-winner": FirstLeader(winner=True),
    "card-holder": FirstLeader(holder=True),
})  # fmt: skip
LEAD = Practices("shedding.lead", {
    "any-card": Lead(_any),
    "highest-first": Lead(_highest, always=False),
    "highest-always": Lead(_highest),
    "lowest": Lead(_lowest),
    "lowest-of-longest": Lead(_lowest_of_longest),
    "lowest-of-a-suit": Lead(_lowest_of_suits),
    "lowest-of-longest-first": Lead(_lowest_of_longest, always=False),
    "above-the-gap": Lead(_above_the_gap, by_gap=True),
})  # fmt: skip
NEXT_LEADER = Practices(
    "shedding.next-leader", {"last-to-play": False, "trick-winner": True, "vie-winner": None}
)
"""Whether it is by winning a trick that one leads next; None is for whoever won the vying, if anyone did."""
NEW_SUIT: Practices[Callable[[Card], str]] = Practices(
    "shedding.new-suit", {"another-suit": suit, "other-colour": colour}
)
"""The suits that may not be led after a run."""


@dataclass(frozen=True, slots=True)
class NewSuit:
    """That a run is begun in another suit than the last, and who leads where that is `lacking`."""

    rule: Practice[Callable[[Card], str]]
    lacking: Ruled[str]

    @classmethod
    def arising(cls, leaf: Reader) -> Self | None:
        """Take these rules from the leaves, if there are any."""
        rule, lacking = NEW_SUIT.arising(leaf), leaf.arising("shedding.new-suit-lacking")
        return cls(rule, lacking) if rule and lacking else None

    def open_to(self, hand: Sequence[Card], last: str) -> Sequence[Card]:
        """Return the cards of a hand that may begin a run after one in the suit `last`."""
        return [card for card in hand if card[-1] not in self.rule.means(Card(last))]

    def pass_on(self, ledger: Ledger, seat: Seat, how: str, last: str, gains: Gains) -> Seat:
        """Let the lead pass on until somebody has a card that may be led after the suit `last`; return who leads.

        Where nobody has, the seat keeps the lead, `how` it came by it.

        Raises OtherTableError where that rests on cards that are not seen.
        """
        table = ledger.table
        for turn in (seat, *table.others(seat)):
            if self.open_to(table.hands[turn], last):
                if NO_SUIT in map(suit, table.hands[turn]):
                    raise OtherTableError("other-leads-unseen")
                if turn != seat:
                    ledger.record(LeadGiven(self.rule.clause, turn, f"next-with-{self.rule.value}"))
                return turn
            if table.hands[turn]:
                ledger.record(LeadPassedOn(self.rule.clause, turn, self.rule.means(Card(last))))
                gains.fine_seat(ledger, turn)
        ledger.record(LeadGiven(self.lacking.clause, seat, how))
        return seat


class LeadBars(NamedTuple):
    """What keeps one who leads to the `first` run from other cards, and from passing; and to `later` runs.

    There the suit or colour of the last run may be barred, too.
    """

    first: tuple[Bar, ...]
    later: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Leads:
    """Who leads, and what; `emptied` is there where one may begin with no cards.

    After a run, one may have to lead a `new_suit`. The holder of the first of these `cards` may lead first.
    """

    first: Practice[FirstLeader]
    cards: Ruled[tuple[Card, ...]] | None
    if_none: Ruled[str] | None
    card: Practice[Lead]
    next: Practice[bool | None]
    emptied: Ruled[str] | None
    new_suit: NewSuit | None
    heights: Heights
    bars: LeadBars

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...]) -> Self:
        """Take these rules from the leaves."""
        cards, lead = leaf.arising("shedding.leader-cards"), LEAD.read(leaf)
        new = NewSuit.arising(leaf)
        first = bar("play", lead.value, lead.clause), bar("pass", "leads", lead.clause)
        later = (bar("play", new.rule.value, new.rule.clause),) if new else ()
        return cls(
            LEADER.read(leaf),
            cards and Ruled(tuple(map(Card, cards.value or ())), cards.clause),
            leaf.arising("shedding.leader-if-none"),
            lead,
            NEXT_LEADER.read(leaf),
            leaf.arising("shedding.emptied"),
            new,
            heights(ranks),
            LeadBars(first, (*first, *later)),
        )

    def give(self, ledger: Ledger) -> Seat | None:
        """Give the first lead; return whose it is, or None where nobody has a card."""
        table, rule = ledger.table, self.if_none or self.first
        seat: Seat = len(table.hands) - 1 if self.first.means.dealer else 0
        if self.first.means.winner and table.won_vie is not None:
            seat, rule = table.won_vie, self.first
        if self.cards:
            holders = table.holders()
            card = next(card for card in self.cards.value if card in holders)
            seat = holders[card]
            ledger.record(LeadGivenByCard(self.cards.clause, seat, rule.value, card))
        else:
            ledger.record(LeadGiven(rule.clause, seat, rule.value))
        if self.emptied is None or table.hands[seat]:
            return seat
        filled = next((other for other in table.others(seat) if table.hands[other]), None)
        if filled is not None:
            ledger.record(LeadGiven(self.emptied.clause, filled, "next-with-cards"))
        return filled

    def open_to(self, hand: Sequence[Card], gap: str | None, *, first: bool) -> Sequence[Card]:
        """Return the cards of a hand that may be led."""
        way = self.card.means
        return way.best(hand, self.heights, gap) if first or way.always else hand


@dataclass(frozen=True, slots=True)
class Shedding(Phase):
    """Who leads, what goes on a card, and when it ends.

    `order` is there where cards follow one another in another order than that of the pack.
    """

    leads: Leads
    order: Ruled[list[str]] | None
    laying: Laying
    following: Mechanism
    gains: Gains

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...], cards: Mapping[str, Card]) -> Self:
        """Take the rules of this part from the leaves; `cards` are those that have pools."""
        way, order = PLAY_ON.read(leaf), leaf.arising("shedding.ranks")
        leads = Leads.read(leaf, ranks)
        laying = Laying.read(leaf, way, ranks, cards)
        following: Any = way.means and way.means.mechanism.read(leaf, laying, ranks)
        return cls(leads, order, laying, following, laying.gains)

    def play(self, ledger: Ledger) -> Play:
        """Give the lead, and go on from lead to lead until somebody is out."""
        if self.order:
            ledger.record(RunsOrdered(self.order.clause, tuple(self.order.value)))
        seat = self.leads.give(ledger)
        if seat is None:
            return
        yield from self.lead_on(ledger, seat)
        if self.gains.won:
            self.gains.won.leave(ledger)

    def lead_on(
        self, ledger: Ledger, seat: Seat, gap: str | None = None, before: Sequence[Event] = ()
    ) -> Play:
        """Let a seat lead and the others follow, again and again, until somebody is out.

        `gap` is the rank that nobody had when the run before stopped, if runs are of ranks; `before`
        is what had happened by then, elsewhere if a hand is joined, if this lead is not the first.
        """
        table, rule, new = ledger.table, self.leads.card, self.leads.new_suit
        after = self.leads.next
        how = after.value
        while True:
            hand: Sequence[Card] = table.hands[seat]
            if new and before:
                last = suit(reached_card(before))
                seat = new.pass_on(ledger, seat, how, last, self.gains)
                hand = new.open_to(table.hands[seat], last)
            cards = self.leads.open_to(hand or table.hands[seat], gap, first=not before)
            bars = self.leads.bars.later if before else self.leads.bars.first
            ask = card_question(seat, cards, rule.clause, bars)
            card = (ask and (yield ask).card) or cards[0]
            ledger.record(Led(rule.clause, seat, card))
            yield from self.gains.bring(ledger, seat, card)
            if self.gains.led:
                self.gains.led.pay(ledger, seat, card)
            if self.laying.end(ledger, seat):
                return
            seat = yield from self.following.follow(ledger, seat, card)
            if table.out is not None:
                return
            gap, before = self.following.gap(ledger.events), ledger.events
            if self.gains.won:
                self.gains.won.show(ledger, seat)
            if after.means is None:
                won = table.won_vie
                seat, how = (seat, "last-to-play") if won is None else (won, after.value)
            ledger.record(LeadGiven(after.clause, seat, how))

    def arises(self, table: Table) -> bool:
        return table.out is None

    @property
    def may_hold_back(self) -> bool:
        return self.laying.holding_back.means

    def going_on(self, card: Card) -> Sequence[Card]:
        return self.following.going_on(card)

    def facts(self) -> Mapping[str, Argument]:
        return self.following.facts()

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        yield from self.gains.pools()

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        gains, turns = self.gains, self.laying.way.means
        in_a_run, counted = (
            isinstance(self.following, SuitRun),
            isinstance(self.following, PointCount),
        )
        vied = any(phase.set_ranking() for phase in deal.phases)
        if self.leads.first.means.winner and not vied:
            yield Objection("shedding.leader", "nobody vies in such a deal; write forehand")
        if self.leads.next.means is None and not vied:
            yield Objection(
                "shedding.next-leader", "nobody vies in such a deal; write last-to-play"
            )
        yield from gains.objections(deal)
        left = sum(phase.left_over(deal.size) for phase in deal.phases)
        if self.leads.cards and len(self.leads.cards.value) <= left:
            says = f"{left} cards may be in no hand, and these among them; name more than so many"
            yield Objection("shedding.leader-cards", says)
        for card in self.leads.cards.value if self.leads.cards else ():
            if card not in deal.pack:
                says = f"nobody can hold {card}, which is not dealt; name another card"
                yield Objection("shedding.leader-cards", says)
        if gains.stop and not in_a_run:
            says = "belongs to runs in which each card has one that goes on it; leave it out"
            yield Objection("shedding.stop-card", says)
        if gains.put_in and (not turns.in_turn or turns.final):
            says = (
                "belongs to runs in which each in turn plays or passes; write next-higher-in-turn "
                "or next-higher-own-first"
            )
            yield Objection("shedding.put-in", says)
        if gains.enders and not gains.put_in:
            says = "belongs to runs into which a card may be put; leave it out"
            yield Objection("shedding.run-ended-by", says)
        if gains.stands_in and (not in_a_run or turns.in_turn):
            says = "belongs to runs in which the holder of the next card plays it; write next-higher-by-holder"
            yield Objection("shedding.stands-in", says)
        if gains.fine and (gains.put_in or not (in_a_run and turns.in_turn)):
            says = "belongs to runs in one suit in which each in turn plays or passes; write next-higher-in-turn"
            yield Objection("shedding.unable-pays", says)
        if self.leads.new_suit and not in_a_run:
            says = "belongs to runs in one suit; leave it out"
            yield Objection("shedding.new-suit", says)
        if self.leads.card.means.by_gap and not isinstance(self.following, RankRun):
            says = "there is a gap only where runs go by rank; write any-card"
            yield Objection("shedding.lead", says)
        if self.laying.ends and self.laying.ends.means != counted:
            says = (
                "a limit is reached where cards are played to a count, and only there; change one"
            )
            yield Objection("shedding.run-ends", says)
        if bool(self.leads.next.means) != isinstance(self.following, Trick):
            says = "a trick is won where tricks are played, and only there; change one"
            yield Objection("shedding.next-leader", says)
        if isinstance(self.following, PointCount):
            yield from unpointed_ranks(
                "shedding.count.points", self.following.points.value, deal.ranks
            )

    def winning_cards(self, trump: str | None) -> Iterator[Card]:
        for _, cards in self.gains.won.pools_with_cards(trump) if self.gains.won else ():
            yield from cards

    def asks(self, verb: Verb) -> str | None:
        lost = self.gains.forgotten
        return lost.clause if lost and verb == "claim" else None

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        events, table, who = here.ledger.events, here.ledger.table, address(here.seats[seat])
        last = events[-1]
        if not table.hands[seat]:
            yield Refusal(self.laying.out.clause, message("empty-handed", seat=who), "empty-handed")
        yield from self.following.refusals(events, table, wish)
        if isinstance(last, LeadGiven):
            leader = address(here.seats[last.seat])
            yield Refusal(last.clause, message("has-lead", seat=leader), "turn")
        yield Refusal(self.laying.way.clause, message("turn-to-play", seat=who), "turn")

    def rejoin(self, past: Past) -> Rejoined:
        events = past.events
        given, lead = next(
            (at, event)
            for at, event in reversed([*enumerate(events)])
            if isinstance(event, LeadGiven)
        )
        leads = [(at, event) for at, event in enumerate(events) if isinstance(event, Led)]
        first = not leads or (len(leads) == 1 and leads[0][0] > given)
        rule = self.leads.first if first else self.leads.next
        to_lead = LeadGiven(rule.clause, lead.seat, rule.value)
        if not leads or leads[-1][0] < given:
            gap, before = (None, ()) if first else (self.following.gap(events), events)
            return Rejoined(
                len(events), lambda it: self.lead_on(it, lead.seat, gap, before), (to_lead,)
            )
        other = past.phase.following if isinstance(past.phase, Shedding) else None
        if isinstance(self.following, PointCount) or isinstance(other, PointCount):
            raise OtherTableError("other-order")
        at, led = leads[-1]
        plays = [event for event in events[at + 1 :] if isinstance(event, CardLaid)]
        return Rejoined(
            at,
            lambda ledger: self.following.follow(ledger, led.seat, led.card),
            (to_lead, Led(self.leads.card.clause, led.seat, led.card)),
            [(play.seat, PLAY[play.card]) for play in plays],
            plays,
        )

    def bars_of(self, play: Event) -> tuple[Bar, ...]:
        return self.leads.bars.later if isinstance(play, Led) else self.following.bars
