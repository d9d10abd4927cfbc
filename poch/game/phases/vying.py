"""Vying: who has a set, or says so, stakes chips on it; the best, or the last one in, takes all."""

from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from poch.game.actions import (
    MAY_FOLD,
    MAY_HOLD,
    MAY_PASS,
    Action,
    Ask,
    Bar,
    Option,
    Verb,
    bar,
    call_option,
)
from poch.game.events import (
    BluffPaid,
    FirstToSpeak,
    Folded,
    FreeToRaise,
    HandNamed,
    Held,
    Knocked,
    LeftAlone,
    LetStand,
    NobodyKnocked,
    NothingShown,
    Outranked,
    Passed,
    PrizeTaken,
    Raised,
    SetShown,
    ShareWon,
    Staked,
    StakesCapped,
    VieOpened,
    VieWon,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import (
    DealSetup,
    Moment,
    Objection,
    Past,
    Phase,
    PoolUse,
    Refusal,
    Rejoined,
)
from poch.game.poker import PokerRanking
from poch.game.ranking import Ranking, Set
from poch.game.said import address, message
from poch.game.sourced import Practice, Practices, Range, Reader, Ruled, as_range
from poch.game.table import Seat

NAMED_FOR_A_FIXED_STAKE = (
    "one must pass where sets are named for a fixed stake, and only there; change one"
)
SHOWN_AS_NAMED = "sets are shown as they are named where they are named, and only there; change one"


@dataclass(slots=True)
class Call:
    """The last knock or raise: by whom, the stake it made, and the chips it took of him."""

    seat: Seat = 0
    stake: int = 0
    chips: int = 0


@dataclass(slots=True)
class Vie:
    """One vying while it lasts: the stake to match, and who has done what about it.

    `holder` is the last to hold.
    """

    ledger: Ledger
    sets: list[Set]
    staked: list[int]
    waiting: deque[Seat]
    last: Call = field(default_factory=Call)
    holder: Seat | None = None
    contenders: list[Seat] = field(default_factory=list)
    passed: list[Seat] = field(default_factory=list)
    raised: set[Seat] = field(default_factory=set)

    def call(self, seat: Seat, stake: int) -> None:
        """Let a seat knock or raise, so that others must match this stake."""
        self.last = Call(seat, stake, stake - self.staked[seat])

    def all_in(self, seat: Seat) -> bool:
        """Tell whether a seat has staked its last chip."""
        table = self.ledger.table
        return table.finite and not table.purses[seat]

    def matched_by_nobody(self, seat: Seat) -> bool:
        """Tell whether no other is in or may come in, but for those who staked their last chip."""
        alone = self.contenders == [seat] and not self.waiting
        if alone or not self.ledger.table.finite:
            return alone
        return all(map(self.all_in, {*self.contenders, *self.waiting} - {seat}))


class Called(NamedTuple):
    """Who have `raised` so far, and who have `staked` at all."""

    raised: Collection[Seat]
    staked: Collection[Seat]


class Raising(NamedTuple):
    """Who may raise: `in_turn` when he is asked to answer, and `after` all have answered.

    The right is `spent` by what has been called; what is free `after` may come `again`. Where
    sets are `named` for a fixed stake nobody raises.
    """

    in_turn: bool = False
    spent: Callable[[Called, Seat], bool] | None = None
    after: Callable[[Vie], Sequence[Seat | None]] | None = None
    again: bool = False
    named: bool = False


class Passing(NamedTuple):
    """What a pass means: whether one may still `come_in`, and that who holds a set `must_knock`."""

    come_in: bool = False
    must_knock: bool = False


class Short(NamedTuple):
    """What a purse too short does: it may be the cap of all stakes, or let its owner pass."""

    caps: bool = False
    passes: bool = False


RAISING = Practices("vying.raising", {
    "nobody": Raising(spent=lambda _, __: True),
    "anyone": Raising(in_turn=True),
    "anyone-and-matched": Raising(in_turn=True, after=lambda vie: (vie.last.seat,), again=True),
    "once-each": Raising(in_turn=True, spent=lambda called, seat: seat in called.raised),
    "once-in-all": Raising(in_turn=True, spent=lambda called, _: bool(called.raised)),
    "first-circuit": Raising(in_turn=True, spent=lambda called, seat: seat in called.staked),
    "ahead": Raising(after=lambda vie: sorted(vie.contenders)),
    "overbidding": Raising(named=True),
    "last-holder-once": Raising(after=lambda vie: (vie.holder,)),
    "last-holder-again": Raising(after=lambda vie: (vie.holder,), again=True),
})  # fmt: skip
FIRST = Practices("vying.first", {"forehand": False, "dealer": True})
"""Whether the dealer speaks before forehand."""
ENTRY = Practices("vying.entry", {"a-set": False, "anyone": True, "five-cards": True})
"""Whether one may vie without a set."""
PASSING = Practices("vying.pass", {
    "final": Passing(),
    "may-come-in": Passing(come_in=True),
    "only-without-a-set": Passing(must_knock=True),
})  # fmt: skip
LAID = Practices("vying.stakes", {"into-the-pool": True, "in-the-middle": False})
"""Whether stakes go into the pool at once."""
SHOWDOWN = Practices("vying.showdown", {"best-takes-all": False, "best-named": True})
"""Whether sets are shown as they are named."""
FOLD_OUT = Practices("vying.fold-out", {"shows-a-set": True, "unseen": False})
"""Whether the last one in must show a set."""
SHORT = Practices("vying.short-purse", {
    "side-shares": Short(), "capped": Short(caps=True), "passes": Short(passes=True),
})  # fmt: skip
BLUFF: Practices[Callable[[int, int], int]] = Practices("vying.bluff", {
    "twice-all-he-staked": lambda staked, _: staked * 2,
    "as-much-again": lambda staked, _: staked,
    "twice-his-last-call": lambda _, called: called * 2,
})  # fmt: skip
"""What is paid for a bluff, by all that was staked and by the chips of the last call."""


@dataclass(frozen=True, slots=True)
class Calls:
    """Who may call what, with how many chips."""

    first: Practice[bool]
    entry: Practice[bool]
    opening: Ruled[Range]
    raising: Practice[Raising]
    raise_by: Ruled[Range] | None
    passing: Practice[Passing]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves; the amount of a raise only where one is allowed."""
        by = leaf.arising("vying.raise")
        return cls(
            FIRST.read(leaf),
            ENTRY.read(leaf),
            as_range(leaf("vying.opening")),
            RAISING.read(leaf),
            by and as_range(by),
            PASSING.read(leaf),
        )

    def turns(self, seats: int) -> Sequence[Seat]:
        """Return the seats in the order in which they speak."""
        return (seats - 1, *range(seats - 1)) if self.first.means else range(seats)

    def refusals(
        self, here: Moment, ranking: Ranking | PokerRanking, seat: Seat, wish: Action
    ) -> Iterator[Refusal]:
        """Yield what keeps one who is not asked from a call: he is out of it, or not in turn."""
        since, who, raising = here.since(), address(here.seats[seat]), self.raising
        if not self.entry.means and not ranking.best(here.ledger.table.hands[seat]).cards:
            yield Refusal(self.entry.clause, message("no-set"), "no-set")
        own = [e for e in since if isinstance(e, Passed | Folded) and e.seat == seat]
        if own and isinstance(own[-1], Folded):
            yield Refusal(own[-1].clause, message("has-folded", seat=who), "dropped-out")
        elif own and own[-1].clause not in {raising.clause, self.passing.clause}:
            yield Refusal(own[-1].clause, message("could-not-answer", seat=who), "could-not")
        elif own and not self.passing.means.come_in:
            yield Refusal(own[-1].clause, message("has-passed", seat=who), "passed")
        knocked = any(isinstance(event, Knocked) for event in since)
        if wish.verb == "raise" and knocked and self._raises_no_more(here, seat):
            yield Refusal(
                raising.clause,
                message(f"bar-{raising.value}", seat=who, verb="raise"),
                raising.value,
            )
        clause = raising.clause if knocked else self.first.clause
        if here.ask is None:
            yield Refusal(clause, message("all-answered"), "answered")
        yield Refusal(clause, message("not-turn", seat=who), "turn")

    def _raises_no_more(self, here: Moment, seat: Seat) -> bool:
        """Tell whether it is by the way of raising, and not by turn, that a seat may not raise."""
        since, way = here.since(), self.raising.means
        raised = [event.seat for event in since if isinstance(event, Raised)]
        staked = [event.seat for event in since if isinstance(event, Staked)]
        if way.spent and way.spent(Called(raised, staked), seat):
            return True
        waits = not way.in_turn and not way.named
        return waits and (here.ask is None or isinstance(since[-1], FreeToRaise))


@dataclass(frozen=True, slots=True)
class Stakes:
    """Where chips are laid, and who takes them; `also` are pools that go with the one vied for.

    Who drops out loses his stake (`folded`), and the last one in takes all (`fold_out`), where
    there is something to answer.
    """

    pool: Ruled[str]
    also: tuple[str, ...]
    laid: Practice[bool]
    folded: Ruled[str] | None
    showdown: Practice[bool]
    fold_out: Practice[bool] | None
    nobody: Ruled[str]
    short: Practice[Short]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        pool = leaf("vying.pool")
        return cls(
            Ruled((pool.value or [""])[0], pool.clause),
            tuple((pool.value or [""])[1:]),
            LAID.read(leaf),
            leaf.arising("vying.folded-stake"),
            SHOWDOWN.read(leaf),
            FOLD_OUT.arising(leaf),
            leaf("vying.nobody"),
            SHORT.read(leaf),
        )

    def lay(self, ledger: Ledger, seat: Seat, chips: int) -> None:
        """Let a seat lay down chips."""
        pool = self.pool.value if self.laid.means else None
        ledger.record(Staked(self.laid.clause, seat, chips, pool))

    def win(self, ledger: Ledger, seat: Seat, clause: str) -> None:
        """Give a seat the pool, and all that is staked."""
        table, pool = ledger.table, self.pool.value
        ledger.record(VieWon(clause, seat, pool, table.pools[pool], tuple(table.stakes)))
        self.take_others(ledger, seat)

    def take_others(self, ledger: Ledger, seat: Seat) -> None:
        """Give the winner the pools that go with the one vied for."""
        for pool in self.also:
            if chips := ledger.table.pools[pool]:
                ledger.record(PrizeTaken(self.pool.clause, seat, pool, chips))


@dataclass(frozen=True, slots=True)
class Bidding(Phase):
    """What staking on sets and naming them have in common."""

    calls: Calls
    stakes: Stakes
    ranking: Ranking | PokerRanking

    def set_ranking(self) -> Ranking | PokerRanking:
        return self.ranking

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        for pool in (self.stakes.pool.value, *self.stakes.also):
            yield PoolUse(pool, "vying.pool", self.stakes.pool.clause)

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        return self.calls.refusals(here, self.ranking, seat, wish)

    def rejoin(self, past: Past) -> Rejoined:
        return Rejoined(past.began, self.play, acts=past.calls)


@dataclass(frozen=True, slots=True)
class Vying(Bidding):
    """The rules of the vying."""

    bluff: Practice[Callable[[int, int], int]] | None

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...]) -> Self:
        """Take the rules of this part from the leaves."""
        calls = Calls.read(leaf)
        ranking = PokerRanking.arising(leaf, ranks) or Ranking.read(
            leaf, ranks, anyone=calls.entry.means
        )
        return cls(calls, Stakes.read(leaf), ranking, BLUFF.arising(leaf))

    def play(self, ledger: Ledger) -> Play:
        """Ask in turn who knocks, let the others answer, and give the pool to the winner."""
        turns = self.calls.turns(len(ledger.table.hands))
        pool = self.stakes.pool
        ledger.record(VieOpened(pool.clause, pool.value))
        ledger.record(FirstToSpeak(self.calls.first.clause, turns[0]))
        vie = Vie(
            ledger,
            [self.ranking.best(hand) for hand in ledger.table.hands],
            [0] * len(turns),
            deque(turns),
        )
        self._cap(ledger)
        yield from self._open(vie)
        if not vie.contenders:
            ledger.record(NobodyKnocked(self.stakes.nobody.clause))
            return
        yield from self._answers(vie)
        yield from self._last_raises(vie)
        if len(vie.contenders) == 1:
            self._left_alone(vie)
        else:
            self._show(vie)

    def _may_enter(self, vie: Vie, seat: Seat) -> bool:
        return self.calls.entry.means or bool(vie.sets[seat].cards)

    def _limit(self, vie: Vie, seat: Seat) -> int | None:
        """Return the highest stake in all that a seat may reach, or None for no limit."""
        if not vie.ledger.table.finite:
            return None
        purses = vie.ledger.table.purses
        own = purses[seat] + vie.staked[seat]
        if not self.stakes.short.means.caps:
            return own
        others = [*vie.contenders, *vie.waiting]
        return min(own, *(purses[other] + vie.staked[other] for other in others), own)

    def _cap(self, ledger: Ledger) -> None:
        """Say whose purse limits the stakes, where the shortest does."""
        purses = ledger.table.purses
        if ledger.table.finite and self.stakes.short.means.caps:
            seat = purses.index(min(purses))
            ledger.record(StakesCapped(self.stakes.short.clause, seat, purses[seat]))

    def _open(self, vie: Vie) -> Play:
        rule = self.calls.opening
        nothing = (
            bar("hold", "nobody-knocked", rule.clause),
            bar("raise", "nobody-knocked", rule.clause),
        )
        while vie.waiting and not vie.contenders:
            seat = vie.waiting.popleft()
            if not self._may_enter(vie, seat):
                vie.ledger.record(Passed(self.calls.entry.clause, seat))
                continue
            knock, bounds = self._call(vie, seat, "knock", rule)
            if knock is None:
                vie.ledger.record(Passed(self.stakes.short.clause, seat))
                vie.passed.append(seat)
                continue
            answer = yield self._first_call(vie, seat, knock, bounds + nothing)
            if answer.verb == "pass":
                vie.ledger.record(Passed(self.calls.passing.clause, seat))
                vie.passed.append(seat)
                continue
            vie.call(seat, answer.chips)
            vie.contenders.append(seat)
            vie.ledger.record(Knocked(self.calls.opening.clause, seat, answer.chips))
            self._stake(vie, seat)
            if self.calls.passing.means.come_in:
                vie.waiting.extend(vie.passed)

    def _first_call(self, vie: Vie, seat: Seat, knock: Option, bars: tuple[Bar, ...]) -> Ask:
        """Return the question to a seat that may knock, or must where no set may be kept back."""
        rule, passing = self.calls.opening, self.calls.passing
        if passing.means.must_knock and vie.sets[seat].cards:
            must = (bar(verb, "must-knock", passing.clause) for verb in ("pass", "fold"))
            return Ask(seat, (knock,), passing.clause, (*bars, *must))
        return Ask(seat, (MAY_PASS, knock), rule.clause, bars)

    def _call(
        self, vie: Vie, seat: Seat, verb: Verb, rule: Ruled[Range]
    ) -> tuple[Option | None, tuple[Bar, ...]]:
        """Return with what stakes in all a seat may knock or raise, if it can, and what bounds them."""
        (least, most), upper = rule.value, bar(verb, "most", rule.clause)
        price = vie.last.stake
        least, most = price + least, None if most is None else price + most
        limit = self._limit(vie, seat)
        if limit is not None and (most is None or limit < most):
            short = self.stakes.short
            way = "shortest-purse" if short.means.caps else "purse"
            most, upper = limit, bar(verb, way, short.clause)
        if most is not None and most < least:
            return None, (bar(verb, "too-short", self.stakes.short.clause),)
        option = call_option(verb, least, most)
        if option is None:
            return None, (bar(verb, "too-many", rule.clause),)
        return option, (bar(verb, "least", rule.clause), upper)

    def _stake(self, vie: Vie, seat: Seat) -> None:
        """Lay down what is wanting to the stake, or all there is."""
        chips = vie.ledger.table.affordable(seat, vie.last.stake - vie.staked[seat])
        self.stakes.lay(vie.ledger, seat, chips)
        vie.staked[seat] += chips

    def _answers(self, vie: Vie) -> Play:
        knocked = bar("knock", "knocked", self.calls.raising.clause)
        while vie.waiting and len(vie.contenders) + len(vie.waiting) > 1:
            seat = vie.waiting.popleft()
            if not self._may_enter(vie, seat):
                vie.ledger.record(Passed(self.calls.entry.clause, seat))
                continue
            if vie.all_in(seat):
                if seat not in vie.contenders:
                    vie.ledger.record(Passed(self.stakes.short.clause, seat))
                continue
            option, bounds = self._raise(vie, seat, in_turn=True)
            options = (MAY_FOLD, MAY_HOLD, option) if option else (MAY_FOLD, MAY_HOLD)
            calls = self.calls
            clause = calls.passing.clause if seat in vie.passed else calls.raising.clause
            answer = yield Ask(seat, options, clause, (*bounds, knocked))
            self._take_answer(vie, seat, answer)

    def _raise(
        self, vie: Vie, seat: Seat, *, in_turn: bool = False
    ) -> tuple[Option | None, tuple[Bar, ...]]:
        """Return how far a seat may raise, if it may, and what bars it from more."""
        rule, amount = self.calls.raising, self.calls.raise_by
        way = rule.means
        staked = [other for other, chips in enumerate(vie.staked) if chips]
        spent = way.spent is not None and way.spent(Called(vie.raised, staked), seat)
        if amount is None or spent or (in_turn and not way.in_turn):
            return None, (bar("raise", rule.value, rule.clause),)
        if vie.matched_by_nobody(seat):
            return None, (bar("raise", "nobody-can-match", self.stakes.short.clause),)
        return self._call(vie, seat, "raise", amount)

    def _take_answer(self, vie: Vie, seat: Seat, answer: Action) -> None:
        clause = self.calls.raising.clause
        if seat in vie.passed:
            vie.passed.remove(seat)
            clause = self.calls.passing.clause
        if answer.verb == "fold":
            folded = self.stakes.folded if vie.staked[seat] else None
            vie.ledger.record(Folded(folded.clause if folded else clause, seat, vie.staked[seat]))
            if seat in vie.contenders:
                vie.contenders.remove(seat)
            return
        if seat not in vie.contenders:
            vie.contenders.append(seat)
        if answer.verb == "hold":
            owed = vie.last.stake - vie.staked[seat]
            chips = vie.ledger.table.affordable(seat, owed)
            clause = self.stakes.short.clause if chips < owed else clause
            vie.ledger.record(Held(clause, seat, chips))
            vie.holder = seat
            self._stake(vie, seat)
            return
        self._raise_to(vie, seat, answer.chips)

    def _raise_to(self, vie: Vie, seat: Seat, to: int) -> None:
        if self.calls.raise_by is None:
            raise AssertionError
        vie.raised.add(seat)
        vie.call(seat, to)
        vie.ledger.record(Raised(self.calls.raise_by.clause, seat, to))
        self._stake(vie, seat)
        undecided = {*vie.contenders, *vie.waiting}
        others = vie.ledger.table.others(seat)
        vie.waiting = deque([other for other in others if other in undecided])

    def _last_raises(self, vie: Vie) -> Play:
        """Let those raise who are free to after all have answered, and the others answer them."""
        rule = self.calls.raising.means
        raised = True
        while rule.after and raised and len(vie.contenders) > 1:
            free, vie.holder = rule.after(vie), None
            raised = (yield from self._raised_by_one(vie, free)) and rule.again

    def _raised_by_one(self, vie: Vie, free: Sequence[Seat | None]) -> Generator[Ask, Action, bool]:
        """Ask one by one until somebody raises; return whether anybody did."""
        for seat in free:
            ask = None if seat is None or vie.all_in(seat) else self._free(vie, seat)
            if ask is None:
                continue
            answer = yield ask
            if answer.verb != "pass":
                self._raise_to(vie, ask.seat, answer.chips)
                yield from self._answers(vie)
                return True
            vie.ledger.record(LetStand(self.calls.raising.clause, ask.seat))
        return False

    def _free(self, vie: Vie, seat: Seat) -> Ask | None:
        """Return the question to a seat that is free to raise, if it can."""
        option, bounds = self._raise(vie, seat)
        if option is None:
            return None
        clause = self.calls.raising.clause
        vie.ledger.record(FreeToRaise(clause, seat))
        bars = (*bounds, bar("hold", "even", clause), bar("knock", "knocked", clause))
        return Ask(seat, (MAY_PASS, option), clause, bars)

    def _left_alone(self, vie: Vie) -> None:
        (seat,) = vie.contenders
        rule = self.stakes.fold_out
        if rule is None:
            raise AssertionError
        cards = vie.sets[seat].cards if rule.means else ()
        if rule.means and not cards:
            pool, stakes = self.stakes.pool.value, tuple(vie.ledger.table.stakes)
            vie.ledger.record(NothingShown(rule.clause, seat, pool, stakes))
            return
        vie.ledger.record(LeftAlone(rule.clause, seat, cards))
        self.stakes.win(vie.ledger, seat, rule.clause)

    def _show(self, vie: Vie) -> None:
        hands = vie.ledger.table.hands
        in_order = sorted(vie.contenders)
        for seat in in_order:
            if isinstance(self.ranking, PokerRanking) and vie.sets[seat].cards:
                kinds, kind = self.ranking.kinds, self.ranking.kind(vie.sets[seat])
                vie.ledger.record(HandNamed(kinds.clause, seat, kind))
            cards = vie.sets[seat].cards or tuple(hands[seat])
            vie.ledger.record(SetShown(self.stakes.showdown.clause, seat, cards))
        ranked = [in_order[0]]
        for seat in in_order[1:]:
            place = next(
                (at for at, other in enumerate(ranked) if self._better(vie, seat, other)[0]),
                len(ranked),
            )
            ranked.insert(place, seat)
        best = ranked[0]
        for seat in in_order:
            if seat != best:
                _, how, clause = self._better(vie, best, seat)
                vie.ledger.record(Outranked(clause, seat, best, how))
        if self.bluff and vie.last.seat != best:
            self._punish(vie, self.bluff)
        self._share(vie, ranked)

    def _punish(self, vie: Vie, rule: Practice[Callable[[int, int], int]]) -> None:
        """Let the last to knock or raise, whose set is not the best, pay for it into the pool."""
        seat = vie.last.seat
        due = rule.means(vie.staked[seat], vie.last.chips)
        if chips := vie.ledger.table.affordable(seat, due):
            vie.ledger.record(BluffPaid(rule.clause, seat, chips, self.stakes.pool.value))

    def _better(self, vie: Vie, seat: Seat, other: Seat) -> tuple[bool, str, str]:
        """Tell whether one seat beats another, by what measure and which clause."""
        first, second = sorted((seat, other))
        hands, trump = vie.ledger.table.hands, vie.ledger.table.trump
        wins, how, clause = self.ranking.first_is_better(
            (vie.sets[first], vie.sets[second]), (hands[first], hands[second]), trump
        )
        return wins == (seat == first), how, clause

    def _share(self, vie: Vie, ranked: Sequence[Seat]) -> None:
        """Give the best what all others have matched, and the next best what is left of it."""
        pool = self.stakes.pool.value
        into_the_pool = self.stakes.laid.means
        lying = vie.ledger.table.pools[pool] - (sum(vie.staked) if into_the_pool else 0)
        matched = 0
        for place, seat in enumerate(ranked):
            stake = vie.staked[seat]
            if place and stake <= matched:
                continue
            parts = [max(min(chips, stake) - matched, 0) for chips in vie.staked]
            chips = sum(parts) if into_the_pool else 0
            stakes = tuple([0] * len(parts) if into_the_pool else parts)
            matched = stake
            if place == 0:
                clause = self.stakes.showdown.clause
                vie.ledger.record(VieWon(clause, seat, pool, lying + chips, stakes))
                self.stakes.take_others(vie.ledger, seat)
            else:
                for other in ranked[place + 1 :]:
                    _, how, clause = self._better(vie, seat, other)
                    vie.ledger.record(Outranked(clause, other, seat, how))
                clause = self.stakes.short.clause
                vie.ledger.record(ShareWon(clause, seat, pool, chips, stakes))

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        if self.stakes.short.means.passes:
            yield Objection("vying.short-purse", NAMED_FOR_A_FIXED_STAKE)
        if self.stakes.showdown.means:
            yield Objection("vying.showdown", SHOWN_AS_NAMED)
