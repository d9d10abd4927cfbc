"""Shedding: the cards are played out, and the first to be rid of them wins."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self, TypeAlias

from poch.game.actions import MAY_PASS, MAY_PLAY, PLAY, Action, Ask, Bar, Option, bar
from poch.game.cards import NO_SUIT, SUITS, Card, lower, nexts, rank
from poch.game.events import (
    CardLaid,
    Carried,
    CountMade,
    CountStopped,
    Doubled,
    Event,
    FellShortOfPool,
    HeldBack,
    Lacked,
    LeadGiven,
    Led,
    Played,
    PlayedNothing,
    PutIn,
    RunsOrdered,
    RunStopped,
    StoodIn,
    StopLaid,
    TrickWon,
    Waited,
    WentOut,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import (
    Deal,
    Moment,
    Objection,
    OtherTableError,
    Past,
    Phase,
    PoolUse,
    Refusal,
    Rejoined,
    pay,
    unpointed,
)
from poch.game.phases.gains import CardPays, Gains, Won
from poch.game.said import Argument, addressed, said
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat, Table

Heights: TypeAlias = Mapping[Card, int]
"""Each card's place in its suit, counted from the lowest."""
Asking: TypeAlias = Generator[Ask, Action, Seat]
"""What follows on a card led; it returns who is to lead next."""


class Lead(NamedTuple):
    """What may be led: those cards of a hand that are `best`, `always` or the first time only.

    Which are best may go `by_gap`: the rank that nobody had when the last run stopped.
    """

    best: Callable[[Sequence[Card], Heights, str | None], Sequence[Card]]
    always: bool = True
    by_gap: bool = False


class Follow(NamedTuple):
    """What goes on a card led: the next of a run, asked for `in_turn` or not, or one of a `trick`.

    Where it is asked for `own_first`, whoever has played goes on as long as he can; where a pass is
    `final`, whoever has passed is out of the run. Runs may be of `ranks`, whatever the suit. Tricks
    may be `counted` for the end.
    """

    play: Callable[["Shedding", Ledger, Seat, Card], Asking]
    run: bool = False
    in_turn: bool = False
    own_first: bool = False
    final: bool = False
    ranks: bool = False
    trick: bool = False
    counted: bool = False


def _any(hand: Sequence[Card], _: Heights, __: str | None) -> Sequence[Card]:
    return hand


def _highest(hand: Sequence[Card], heights: Heights, _: str | None) -> Sequence[Card]:
    best = max(heights[card] for card in hand)
    return [card for card in hand if heights[card] == best]


def _lowest_of_longest(hand: Sequence[Card], heights: Heights, _: str | None) -> Sequence[Card]:
    suits = [[card for card in hand if card[-1] == suit] for suit in SUITS]
    longest = max(map(len, suits))
    return [min(suit, key=heights.__getitem__) for suit in suits if len(suit) == longest]


def _lowest_of_suits(hand: Sequence[Card], heights: Heights, _: str | None) -> Sequence[Card]:
    suits = [[card for card in hand if card[-1] == suit] for suit in SUITS]
    return [min(suit, key=heights.__getitem__) for suit in suits if suit]


def _above_the_gap(hand: Sequence[Card], heights: Heights, gap: str | None) -> Sequence[Card]:
    if gap is None:
        return hand
    ranks, least = 1 + max(heights.values()), heights[Card(gap + hand[0][-1])]
    above = {one: (heights[one] - least) % ranks for one in hand}
    nearest = min(above.values())
    return [one for one in hand if above[one] == nearest]


LEADER = Practices("shedding.leader", {"forehand": False, "vie-winner": True})
"""Whether the winner of the vying leads first, if there is one."""
LEAD = Practices("shedding.lead", {
    "any-card": Lead(_any),
    "highest-first": Lead(_highest, always=False),
    "highest-always": Lead(_highest),
    "lowest-of-longest": Lead(_lowest_of_longest),
    "lowest-of-a-suit": Lead(_lowest_of_suits),
    "lowest-of-longest-first": Lead(_lowest_of_longest, always=False),
    "above-the-gap": Lead(_above_the_gap, by_gap=True),
})  # fmt: skip
TRUMPING = Practices("shedding.trumping", {"if-void": False, "freely": True})
"""Whether one who could follow suit may play a trump."""
RUN_ENDS = Practices("shedding.run-ends", {"nobody-has-the-next": False, "limit-reached": True})
"""Whether a run ends by a limit."""
NEXT_LEADER = Practices("shedding.next-leader", {"last-to-play": False, "trick-winner": True})
"""Whether it is by winning a trick that one leads next."""
HOLDING_BACK = Practices("shedding.holding-back", {"must-play": False, "may-hold-back": True})
"""Whether one who can play need not."""
OUT = Practices("shedding.out", {"at-once": True, "after-the-run": False})
"""Whether play ends at once when a hand is empty."""


@dataclass(frozen=True, slots=True)
class Leads:
    """Who leads, and what; `emptied` is there where one may begin with no cards."""

    first: Practice[bool]
    if_none: Ruled[str] | None
    card: Practice[Lead]
    next: Practice[bool]
    emptied: Ruled[str] | None


@dataclass(frozen=True, slots=True)
class Runs:
    """How runs go on, and what a finished one is paid.

    The cards of `ended_by` end one whatever could be put in. `pays` and `short` are there where it is paid for, `order` where cards follow one another in
    another order than that of the pack; `nexts` give the card that follows each, or `ranks` the
    rank where the suit does not matter.
    """

    ends: Practice[bool] | None
    ended_by: Ruled[tuple[Card, ...]] | None
    pays: Ruled[dict[str, int]] | None
    short: Ruled[str] | None
    order: Ruled[list[str]] | None
    nexts: Mapping[Card, Card]
    ranks: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Count:
    """How far a count may go, and what each rank adds to it."""

    limit: Ruled[int]
    points: Ruled[dict[str, int]]


@dataclass(frozen=True, slots=True)
class Shedding(Phase):
    """Who leads, what goes on a card, and when it ends."""

    leads: Leads
    on_it: Practice[Follow]
    trumping: Practice[bool] | None
    holding_back: Practice[bool]
    out: Practice[bool]
    runs: Runs
    count: Count | None
    heights: Heights
    gains: Gains

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...], cards: Mapping[str, Card]) -> Self:
        """Take the rules of this part from the leaves; `cards` are those that have pools."""
        pays, order = leaf.arising("shedding.run-pays"), leaf.arising("shedding.ranks")
        limit, points = map(leaf.arising, ("shedding.count.limit", "shedding.count.points"))
        order_of = tuple(order.value or ()) if order else ranks
        ended_by = leaf.arising("shedding.run-ended-by")
        on_it = PLAY_ON.read(leaf)
        by_rank = on_it.means is not None and on_it.means.ranks
        return cls(
            Leads(
                LEADER.read(leaf),
                leaf.arising("shedding.leader-if-none"),
                LEAD.read(leaf),
                NEXT_LEADER.read(leaf),
                leaf.arising("shedding.emptied"),
            ),
            on_it,
            TRUMPING.arising(leaf),
            HOLDING_BACK.read(leaf),
            OUT.read(leaf),
            Runs(
                RUN_ENDS.arising(leaf),
                ended_by and Ruled(tuple(map(Card, ended_by.value or ())), ended_by.clause),
                pays,
                leaf("settling.short-purse") if pays or leaf.arising("shedding.kept") else None,
                order,
                {} if by_rank else nexts(order_of),
                dict(zip(order_of[1:], order_of, strict=False)) if by_rank else {},
            ),
            Count(limit, points) if limit and points else None,
            {
                Card(one + suit): at
                for at, one in enumerate(reversed(ranks))
                for suit in (*SUITS, NO_SUIT)
            },
            Gains.read(leaf, cards, lower(ranks)),
        )

    def play(self, ledger: Ledger) -> Play:
        """Give the lead, and go on from lead to lead until somebody is out."""
        table = ledger.table
        seat: Seat = 0
        rule: Ruled[str] = self.leads.first
        if self.leads.first.means and table.won_vie is not None:
            seat = table.won_vie
        elif self.leads.if_none:
            rule = self.leads.if_none
        if order := self.runs.order:
            ledger.record(RunsOrdered(order.clause, tuple(order.value)))
        ledger.record(LeadGiven(rule.clause, seat, rule.value))
        if self.leads.emptied:
            filled = [one % len(table.hands) for one in range(seat, seat + len(table.hands))]
            filled = [one for one in filled if table.hands[one]]
            if not filled:
                return
            if filled[0] != seat:
                seat, rule = filled[0], self.leads.emptied
                ledger.record(LeadGiven(rule.clause, seat, "next-with-cards"))
        yield from self.lead_on(ledger, seat)
        if won := self.gains.won:
            self._keep(ledger, won)

    def _keep(self, ledger: Ledger, won: Won) -> None:
        """Let those pay who have kept the card of a pool, and leave what nobody has won."""
        table = ledger.table
        for pool in [one for one in table.pools if one in won.of_pools] if won.kept else ():
            card, chips = won.of_pools[pool], table.pools[pool]
            seat = table.holder(card)
            if won.kept and seat is not None and chips:
                put = table.affordable(seat, chips)
                if put:
                    ledger.record(Doubled(won.kept.clause, seat, pool, put, card))
                if put < chips and self.runs.short:
                    ledger.record(FellShortOfPool(self.runs.short.clause, seat, pool, chips - put))
        if left := [pool for pool in won.all() if table.pools[pool]]:
            ledger.record(Carried(won.unclaimed.clause, tuple(left), won.unclaimed.value))

    def lead_on(
        self, ledger: Ledger, seat: Seat, gap: str | None = None, *, first: bool = True
    ) -> Play:
        """Let a seat lead and the others follow, again and again, until somebody is out.

        `gap` is the rank that nobody had when the run before stopped, if runs are of ranks.
        """
        table, lead, bars = ledger.table, self.leads.card, self.lead_bars
        while True:
            hand = table.hands[seat]
            cards = lead.means.best(hand, self.heights, gap) if first or lead.means.always else hand
            first = False
            card = cards[0]
            if len(cards) > 1:
                answer = yield Ask(seat, (Option("play", cards=tuple(cards)),), lead.clause, bars)
                card = answer.card or card
            ledger.record(Led(lead.clause, seat, card))
            self.gains.bring(ledger, seat, card)
            if self.gains.led:
                self.gains.led.pay(ledger, seat, card)
            if self._ends(ledger, seat):
                return
            seat = yield from self.follow(ledger, seat, card)
            if table.out is not None:
                return
            gap = self._gap(ledger.events)
            if won := self.gains.won:
                won.show(ledger, seat)
            rule = self.leads.next
            ledger.record(LeadGiven(rule.clause, seat, rule.value))

    def _gap(self, events: Sequence[Event]) -> str | None:
        """Return the rank that nobody had when the last run stopped, if runs are of ranks."""
        if not self.runs.ranks:
            return None
        last = next(one.card for one in reversed(events) if isinstance(one, CardLaid))
        return self.runs.ranks.get(rank(last))

    def follow(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        """Let the others follow a card that was led; return who is to lead next."""
        return self.on_it.means.play(self, ledger, seat, card)

    @property
    def lead_bars(self) -> tuple[Bar, ...]:
        """What keeps one who leads from other cards, and from passing."""
        lead = self.leads.card
        return bar("play", lead.value, lead.clause), bar("pass", "leads", lead.clause)

    @property
    def bars(self) -> tuple[Bar, ...]:
        """What keeps one who follows from other cards, and from passing where he must play."""
        must = bar("pass", "must-play", self.holding_back.clause)
        if self.count:
            return bar("play", "limit", self.count.limit.clause), must
        follow = bar("play", self.on_it.value, self.on_it.clause)
        if self.trumping:
            return follow, bar("play", "trump-if-void", self.trumping.clause), must
        return follow, must

    def _stopped(self, ledger: Ledger, seat: Seat, *, led: bool) -> Generator[Ask, Action, bool]:
        """Let a seat end the run with a card that it lays besides, if it has one and may; tell whether it did."""
        stop = self.gains.stop
        card = stop.held(ledger.table.hands[seat], led=led) if stop else None
        if stop is None or card is None:
            return False
        clause = stop.with_any.clause if led else stop.pays.chips.clause
        answer = yield Ask(seat, (MAY_PASS, MAY_PLAY[card]), clause, self.bars)
        if answer.card is None:
            ledger.record(HeldBack(clause, seat))
            return False
        ledger.record(StopLaid(stop.with_any.clause, seat, card))
        stop.pays.pay(ledger, seat, card)
        return True

    def _ends(self, ledger: Ledger, seat: Seat) -> bool:
        """Note whether a seat is the first to go out; return whether play ends at once by that."""
        table = ledger.table
        if not table.hands[seat] and table.out is None:
            ledger.record(WentOut(self.out.clause, seat, self.out.value))
        return table.out is not None and self.out.means

    def run(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        """Play the next higher cards as long as somebody has them; return who played last."""
        if self.gains.put_in:
            return (yield from self._open_run(ledger, seat, card, self.gains.put_in))
        table, after, in_turn = ledger.table, self.runs.nexts.get, self.on_it.means.in_turn
        passed: set[Seat] = set()
        if self.gains.stop and (yield from self._stopped(ledger, seat, led=True)):
            self._ends(ledger, seat)
            return seat
        while higher := after(card):
            holder = table.holder(higher)
            if holder in passed:
                break
            if holder is None:
                stood_in = yield from self._stood_in(ledger, higher)
                if stood_in is None:
                    break
                seat, card = stood_in, higher
                if self._ends(ledger, seat):
                    return seat
                continue
            if in_turn:
                self._pass(ledger, seat, holder, passed)
            if self.holding_back.means:
                options = (MAY_PASS, MAY_PLAY[higher])
                answer = yield Ask(holder, options, self.holding_back.clause, self.bars)
                if answer.verb == "pass":
                    ledger.record(HeldBack(self.holding_back.clause, holder))
                    break
            seat, card = holder, higher
            ledger.record(Played(self.on_it.clause, seat, card))
            self.gains.bring(ledger, seat, card)
            if self._ends(ledger, seat):
                return seat
            if self.gains.stop and (yield from self._stopped(ledger, seat, led=False)):
                self._ends(ledger, seat)
                return seat
        if higher and in_turn and table.holder(higher) in {None, *passed}:
            self._pass(ledger, seat, None, passed)
        if self.runs.ends:
            ledger.record(RunStopped(self.runs.ends.clause, table.laid[-1]))
        self._pay_run(ledger, seat)
        return seat

    def _stood_in(self, ledger: Ledger, missing: Card) -> Generator[Ask, Action, Seat | None]:
        """Let the holder of a card lay it in place of one that nobody has; return the seat that did."""
        rule, table = self.gains.stands_in, ledger.table
        for card in rule.value if rule else ():
            seat = table.holder(card)
            if rule is None or seat is None:
                continue
            bars = (bar("play", "stands-in", rule.clause),)
            answer = yield Ask(seat, (MAY_PASS, MAY_PLAY[card]), rule.clause, bars)
            if answer.card:
                ledger.record(StoodIn(rule.clause, seat, card, missing))
                self.gains.bring(ledger, seat, card)
                return seat
            ledger.record(HeldBack(rule.clause, seat))
        return None

    def _open_run(self, ledger: Ledger, seat: Seat, card: Card, put_in: CardPays) -> Asking:
        """Play a run into which a card may be put by one who cannot follow; return who played last.

        Play goes on from the card put in, or from the one before it.
        """
        hands, after, ends = ledger.table.hands, self.runs.nexts.get, self.runs.ended_by
        last, going, own = card, [after(card)], self.on_it.means.own_first
        while not (ends and last in ends.value):
            laid, bars = None, self.bars
            if len(going) > 1:
                bars = bar("play", "after-put-in", put_in.chips.clause), *bars
            for step in range(0 if own else 1, len(hands) + (not own)):
                turn = (seat + step) % len(hands)
                cards = tuple([one for one in going if one in hands[turn]])
                other = next((one for one in put_in.chips.value if one in hands[turn]), None)
                if cards:
                    laid = cards[0]
                    free = self.holding_back.means
                    if free or len(cards) > 1:
                        may = Option("play", cards=cards)
                        clause = self.holding_back.clause if free else put_in.chips.clause
                        options = (MAY_PASS, may) if free else (may,)
                        laid = (yield Ask(turn, options, clause, bars)).card
                    if laid:
                        ledger.record(Played(self.on_it.clause, turn, laid))
                        going, own = [after(laid)], self.on_it.means.own_first
                        break
                    ledger.record(HeldBack(self.holding_back.clause, turn))
                    continue
                if other:
                    only = (bar("play", "put-in", self.on_it.clause),)
                    ask = Ask(turn, (MAY_PASS, MAY_PLAY[other]), put_in.chips.clause, only)
                    laid = (yield ask).card
                    if laid:
                        ledger.record(PutIn(put_in.chips.clause, turn, laid))
                        put_in.pay(ledger, turn, laid)
                        going, own = [*going[:1], after(laid)], False
                        break
                if self.on_it.means.in_turn and hands[turn] and (own or turn != seat):
                    ledger.record(PlayedNothing(self.on_it.clause, turn))
            if laid is None:
                break
            seat, last = turn, laid
            self.gains.bring(ledger, seat, last)
            if self._ends(ledger, seat):
                return seat
        rule = ends if ends and last in ends.value else self.runs.ends
        if rule:
            ledger.record(RunStopped(rule.clause, last))
        self._pay_run(ledger, seat)
        return seat

    def rank_run(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        """Let a seat go on as long as it has the next rank, and then the others; return who played last."""
        table, free, bars = ledger.table, self.holding_back.means, self.bars
        turn, silent = seat, 0
        while (higher := self.runs.ranks.get(rank(card))) and silent < len(table.hands):
            cards = tuple([one for one in table.hands[turn] if rank(one) == higher])
            played = cards[0] if cards else None
            if free and cards:
                options = (MAY_PASS, Option("play", cards=cards))
                played = (yield Ask(turn, options, self.holding_back.clause, bars)).card
            elif len(cards) > 1:
                ask = Ask(turn, (Option("play", cards=cards),), self.on_it.clause, bars)
                played = (yield ask).card
            if played is None:
                if cards:
                    ledger.record(HeldBack(self.holding_back.clause, turn))
                elif table.hands[turn]:
                    ledger.record(Lacked(self.on_it.clause, turn, higher))
                turn, silent = (turn + 1) % len(table.hands), silent + 1
                continue
            seat, card, silent = turn, played, 0
            ledger.record(Played(self.on_it.clause, seat, card))
            self.gains.bring(ledger, seat, card)
            if self._ends(ledger, seat):
                return seat
        if self.runs.ends:
            ledger.record(RunStopped(self.runs.ends.clause, card))
        self._pay_run(ledger, seat)
        return seat

    def _pass(self, ledger: Ledger, seat: Seat, holder: Seat | None, passed: set[Seat]) -> None:
        """Let those pass who are asked before the holder of the card that goes on, if there is one.

        Where a pass is final, those who have `passed` are not asked again.
        """
        hands = ledger.table.hands
        for step in range(0 if self.on_it.means.own_first else 1, len(hands)):
            turn = (seat + step) % len(hands)
            if turn == holder:
                return
            if hands[turn] and turn not in passed:
                ledger.record(PlayedNothing(self.on_it.clause, turn))
                if self.on_it.means.final:
                    passed.add(turn)

    def _pay_run(self, ledger: Ledger, seat: Seat) -> None:
        """Let everyone pay for a finished run, where that is done."""
        table, pays, falls_short = ledger.table, self.runs.pays, self.runs.short
        if pays is None or falls_short is None or len(table.laid) < pays.value["cards"]:
            return
        due, seats = pays.value["chips"], len(table.hands)
        for step in range(1, seats):
            pay(ledger, (seat + step) % seats, seat, due, pays.clause, falls_short.clause)

    def trick(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        """Let each in turn follow suit if he can; return who played the highest card."""
        table = ledger.table
        seats = len(table.hands)
        best, winner, bars = card, seat, self.bars
        for step in range(1, seats):
            follower = (seat + step) % seats
            cards = self._follows(table.hands[follower], card, table.trump)
            if not cards:
                if table.hands[follower]:
                    clause = self.trumping.clause if self.trumping else self.on_it.clause
                    ledger.record(PlayedNothing(clause, follower))
                continue
            answer = PLAY[cards[0]]
            free = self.holding_back.means
            if free or len(cards) > 1:
                options = (Option("play", cards=cards),)
                clause = self.holding_back.clause if free else self._clause(cards, card)
                may = (MAY_PASS, *options) if free else options
                answer = yield Ask(follower, may, clause, bars)
            if answer.card is None:
                ledger.record(HeldBack(self.holding_back.clause, follower))
                continue
            clause = self._clause((answer.card,), card)
            ledger.record(Played(clause, follower, answer.card))
            self.gains.bring(ledger, follower, answer.card)
            if self.beats(answer.card, best, table.trump):
                best, winner = answer.card, follower
            if self._ends(ledger, follower):
                return winner
        if self.on_it.means.counted:
            ledger.record(TrickWon(self.on_it.clause, winner))
        return winner

    def _follows(self, hand: Sequence[Card], led: Card, trump: str | None) -> tuple[Card, ...]:
        """Return the cards of a hand that may be added to a trick."""
        cards = [card for card in hand if card[-1] == led[-1]]
        if self.trumping and led[-1] != trump and (not cards or self.trumping.means):
            cards += [card for card in hand if card[-1] == trump]
        return tuple(cards)

    def _clause(self, cards: Sequence[Card], led: Card) -> str:
        """Return by which clause cards follow: a trump on another suit has one of its own."""
        if self.trumping and any(card[-1] != led[-1] for card in cards):
            return self.trumping.clause
        return self.on_it.clause

    def beats(self, card: Card, best: Card, trump: str | None) -> bool:
        """Tell whether a card beats the best of the trick; of another suit, only a trump does."""
        if card[-1] != best[-1]:
            return card[-1] == trump
        return self.heights[card] > self.heights[best]

    def count_on(self, ledger: Ledger, seat: Seat, card: Card) -> Asking:
        """Let everyone in turn add to the count as long as it goes; return who played last."""
        if self.count is None or self.runs.ends is None:
            raise AssertionError
        count, table, points = self.count, ledger.table, self.count.points.value
        total, last, turn, silent = points[rank(card)], seat, seat, 0
        seats = len(table.hands)
        free, bars = self.holding_back.means, self.bars
        ledger.record(CountMade(count.points.clause, total))
        while silent < seats:
            turn = (turn + 1) % seats
            room = count.limit.value - total
            cards = tuple([one for one in table.hands[turn] if points[rank(one)] <= room])
            played = cards[0] if cards else None
            if free and cards:
                may_play = (MAY_PASS, Option("play", cards=cards))
                ask = Ask(turn, may_play, self.holding_back.clause, bars)
                played = (yield ask).card
            elif len(cards) > 1:
                options = (Option("play", cards=cards),)
                played = (yield Ask(turn, options, self.on_it.clause, bars)).card
            if played is None:
                silent += 1
                clause = self.holding_back.clause if cards else count.limit.clause
                ledger.record(Waited(clause, turn))
                continue
            ledger.record(Played(self.on_it.clause, turn, played))
            self.gains.bring(ledger, turn, played)
            total, last, silent = total + points[rank(played)], turn, 0
            ledger.record(CountMade(count.points.clause, total))
            if self._ends(ledger, turn):
                return last
        ledger.record(CountStopped(self.runs.ends.clause, total))
        self._pay_run(ledger, last)
        return last

    def arises(self, table: Table) -> bool:
        return table.out is None

    @property
    def may_hold_back(self) -> bool:
        return self.holding_back.means

    def after(self, card: Card) -> Card | None:
        """Return the card that goes on another in a run of a suit."""
        return self.runs.nexts.get(card)

    def going_on(self, card: Card) -> Sequence[Card]:
        if name := self.runs.ranks.get(rank(card)):
            return [Card(name + suit) for suit in SUITS]
        higher = self.after(card)
        return [higher] if higher else ()

    def facts(self) -> Mapping[str, Argument]:
        return {"limit": self.count.limit.value} if self.count else {}

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        yield from self.gains.pools()

    def objections(self, deal: Deal) -> Iterator[Objection]:
        if self.leads.first.means and not any(one.ranked() for one in deal.phases):
            yield Objection("shedding.leader", "nobody vies in such a deal; write forehand")
        yield from self.gains.objections(deal)
        if self.gains.stop and not self.on_it.means.run:
            says = "belongs to runs in which each card has one that goes on it; leave it out"
            yield Objection("shedding.stop-card", says)
        if self.gains.put_in and (not self.on_it.means.in_turn or self.on_it.means.final):
            says = (
                "belongs to runs in which each in turn plays or passes; write next-higher-in-turn "
                "or next-higher-own-first"
            )
            yield Objection("shedding.put-in", says)
        if self.runs.ended_by and not self.gains.put_in:
            says = "belongs to runs into which a card may be put; leave it out"
            yield Objection("shedding.run-ended-by", says)
        if self.gains.stands_in and (not self.on_it.means.run or self.on_it.means.in_turn):
            says = "belongs to runs in which the holder of the next card plays it; write next-higher-by-holder"
            yield Objection("shedding.stands-in", says)
        if self.leads.card.means.by_gap and not self.runs.ranks:
            says = "there is a gap only where runs go by rank; write any-card"
            yield Objection("shedding.lead", says)
        if self.runs.ends and self.runs.ends.means != bool(self.count):
            says = (
                "a limit is reached where cards are played to a count, and only there; change one"
            )
            yield Objection("shedding.run-ends", says)
        if self.leads.next.means != self.on_it.means.trick:
            says = "a trick is won where tricks are played, and only there; change one"
            yield Objection("shedding.next-leader", says)
        if self.count:
            yield from unpointed("shedding.count.points", self.count.points.value, deal.ranks)

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        events, table, who = here.ledger.events, here.ledger.table, addressed(here.seats[seat])
        last, ends, put_in = events[-1], self.runs.ended_by, self.gains.put_in
        if not table.hands[seat]:
            yield Refusal(self.out.clause, said("empty-handed", seat=who), "empty-handed")
        elif ends and put_in and wish.card in put_in.chips.value and _stopped_by(events, ends):
            yield Refusal(ends.clause, said("run-ended", last=_reached(events)), "ended")
        elif isinstance(last, LeadGiven):
            leader = addressed(here.seats[last.seat])
            yield Refusal(last.clause, said("has-lead", seat=leader), "turn")
        elif wish.card and self.on_it.means.run and table.laid:
            on = _reached(events)
            if self.after(on) != wish.card and not put_in:
                says = said("next-higher-only", last=on)
                yield Refusal(self.on_it.clause, says, self.on_it.value)
        elif wish.card and self.on_it.means.ranks and table.laid:
            on = table.laid[-1]
            if self.runs.ranks.get(rank(on)) != rank(wish.card):
                yield Refusal(self.on_it.clause, said("next-rank-only", last=on), self.on_it.value)
        yield Refusal(self.on_it.clause, said("turn-to-play", seat=who), "turn")

    def rejoined(self, past: Past) -> Rejoined:
        events = past.events
        given, lead = next(
            (at, one) for at, one in reversed([*enumerate(events)]) if isinstance(one, LeadGiven)
        )
        leads = [(at, event) for at, event in enumerate(events) if isinstance(event, Led)]
        first = not leads or (len(leads) == 1 and leads[0][0] > given)
        rule = self.leads.first if first else self.leads.next
        to_lead = LeadGiven(rule.clause, lead.seat, rule.value)
        if not leads or leads[-1][0] < given:
            gap = None if first else self._gap(events)
            return Rejoined(
                len(events), lambda it: self.lead_on(it, lead.seat, gap, first=first), (to_lead,)
            )
        if self.count or (isinstance(past.phase, Shedding) and past.phase.count):
            raise OtherTableError("other-order")
        at, led = leads[-1]
        plays = [event for event in events[at + 1 :] if isinstance(event, CardLaid)]
        return Rejoined(
            at,
            lambda ledger: self.follow(ledger, led.seat, led.card),
            (to_lead, Led(self.leads.card.clause, led.seat, led.card)),
            [(one.seat, PLAY[one.card]) for one in plays],
            plays,
        )

    def bars_of(self, play: Event) -> tuple[Bar, ...]:
        return self.lead_bars if isinstance(play, Led) else self.bars


def _stopped_by(events: Sequence[Event], rule: Ruled[tuple[Card, ...]]) -> bool:
    """Tell whether a run has just been ended by such a rule, and the next one not begun."""
    last = next(one for one in reversed(events) if not isinstance(one, LeadGiven))
    return isinstance(last, RunStopped) and last.clause == rule.clause


def _reached(events: Sequence[Event]) -> Card:
    """Return the card that a run has reached: the last one laid, or that in whose place it is."""
    last = next(one for one in reversed(events) if isinstance(one, CardLaid))
    return last.instead if isinstance(last, StoodIn) else last.card


PLAY_ON = Practices("shedding.play", {
    "next-higher-by-holder": Follow(Shedding.run, run=True),
    "next-higher-in-turn": Follow(Shedding.run, run=True, in_turn=True),
    "next-higher-in-turn-once": Follow(Shedding.run, run=True, in_turn=True, final=True),
    "next-higher-own-first": Follow(Shedding.run, run=True, in_turn=True, own_first=True),
    "next-rank-in-turn": Follow(Shedding.rank_run, ranks=True),
    "suit-tricks": Follow(Shedding.trick, trick=True),
    "trump-tricks": Follow(Shedding.trick, trick=True, counted=True),
    "count": Follow(Shedding.count_on),
})  # fmt: skip
