"""Vying: who has a set, or says so, stakes chips on it; the best, or the last one in, takes all."""

from collections import deque
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Self, TypeAlias

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
    called,
)
from poch.game.events import (
    BluffPaid,
    FirstToSpeak,
    Folded,
    FreeToRaise,
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
from poch.game.ranking import Ranking, Set
from poch.game.sourced import Range, Reader, Ruled, ranged
from poch.game.table import Seat

IN_TURN = {"anyone", "anyone-and-matched", "once-each", "once-in-all"}
"""The ways of raising by which one who is asked to answer may raise at once."""
ONCE = {"once-each", "once-in-all"}


@dataclass(frozen=True, slots=True)
class Calls:
    """Who may call what, with how many chips."""

    first: Ruled[str]
    entry: Ruled[str]
    opening: Ruled[Range]
    raising: Ruled[str]
    raise_by: Ruled[Range] | None
    passing: Ruled[str]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves; the amount of a raise only where one is allowed."""
        by = leaf.arising("vying.raise")
        return cls(
            leaf("vying.first"),
            leaf("vying.entry"),
            ranged(leaf("vying.opening")),
            leaf("vying.raising"),
            by and ranged(by),
            leaf("vying.pass"),
        )


@dataclass(frozen=True, slots=True)
class Stakes:
    """Where chips are laid, and who takes them; `also` are pools that go with the one vied for."""

    pool: Ruled[str]
    also: tuple[str, ...]
    laid: Ruled[str]
    folded: Ruled[str]
    showdown: Ruled[str]
    fold_out: Ruled[str]
    nobody: Ruled[str]
    short: Ruled[str]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        pool = leaf("vying.pool")
        return cls(
            Ruled((pool.value or [""])[0], pool.clause),
            tuple((pool.value or [""])[1:]),
            leaf("vying.stakes"),
            leaf("vying.folded-stake"),
            leaf("vying.showdown"),
            leaf("vying.fold-out"),
            leaf("vying.nobody"),
            leaf("vying.short-purse"),
        )


@dataclass(slots=True)
class Vie:
    """One vying while it lasts: the stake to match, and who has done what about it."""

    ledger: Ledger
    sets: list[Set]
    before: int
    staked: list[int]
    waiting: deque[Seat]
    price: int = 0
    contenders: list[Seat] = field(default_factory=list)
    passed: list[Seat] = field(default_factory=list)
    raised: set[Seat] = field(default_factory=set)
    knocker: Seat = 0
    last_call: int = 0
    last_holder: Seat | None = None

    def purse(self, seat: Seat) -> int | None:
        """Return the chips a seat still has, or None where there is no limit."""
        return self.ledger.table.purses[seat] if self.ledger.table.finite else None

    def call(self, seat: Seat, price: int) -> None:
        """Let a seat knock or raise, so that others must match this stake."""
        self.price, self.knocker = price, seat
        self.last_call = price - self.staked[seat]

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


Asking: TypeAlias = Generator[Ask, Action, Action]


@dataclass(frozen=True, slots=True)
class Vying:
    """The rules of the vying."""

    calls: Calls
    stakes: Stakes
    ranking: Ranking
    bluff: Ruled[str] | None

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...]) -> Self:
        """Take the rules of this part from the leaves."""
        no_set = map(leaf.arising, ("vying.ranking.no-set", "vying.ranking.no-set-equal"))
        return cls(
            Calls.read(leaf),
            Stakes.read(leaf),
            Ranking.read(leaf, ranks, *no_set),
            leaf.arising("vying.bluff"),
        )

    def play(self, ledger: Ledger) -> Play:
        """Ask in turn who knocks, let the others answer, and give the pool to the winner."""
        seats = len(ledger.table.hands)
        pool = self.stakes.pool
        ledger.record(VieOpened(pool.clause, pool.value))
        ledger.record(FirstToSpeak(self.calls.first.clause, 0))
        vie = Vie(
            ledger,
            [self.ranking.best(hand) for hand in ledger.table.hands],
            ledger.table.pools[pool.value],
            [0] * seats,
            deque(range(seats)),
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
        return self.calls.entry.value == "anyone" or bool(vie.sets[seat].cards)

    def _limit(self, vie: Vie, seat: Seat) -> int | None:
        """Return the highest stake in all that a seat may reach, or None for no limit."""
        if not vie.ledger.table.finite:
            return None
        purses = vie.ledger.table.purses
        own = purses[seat] + vie.staked[seat]
        if self.stakes.short.value != "capped":
            return own
        others = [*vie.contenders, *vie.waiting]
        return min(own, *(purses[one] + vie.staked[one] for one in others), own)

    def _cap(self, ledger: Ledger) -> None:
        """Say whose purse limits the stakes, where the shortest does."""
        purses = ledger.table.purses
        if ledger.table.finite and self.stakes.short.value == "capped":
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
            if self.calls.passing.value == "may-come-in":
                vie.waiting.extend(vie.passed)

    def _first_call(self, vie: Vie, seat: Seat, knock: Option, bars: tuple[Bar, ...]) -> Ask:
        """Return the question to a seat that may knock, or must where no set may be kept back."""
        rule, passing = self.calls.opening, self.calls.passing
        if passing.value == "only-without-a-set" and vie.sets[seat].cards:
            must = (bar(verb, "must-knock", passing.clause) for verb in ("pass", "fold"))
            return Ask(seat, (knock,), passing.clause, (*bars, *must))
        return Ask(seat, (MAY_PASS, knock), rule.clause, bars)

    def _call(
        self, vie: Vie, seat: Seat, verb: Verb, rule: Ruled[Range]
    ) -> tuple[Option | None, tuple[Bar, ...]]:
        """Return with what stakes in all a seat may knock or raise, if it can, and what bounds them."""
        (least, most), upper = rule.value, bar(verb, "most", rule.clause)
        least, most = vie.price + least, None if most is None else vie.price + most
        limit = self._limit(vie, seat)
        if limit is not None and (most is None or limit < most):
            short = self.stakes.short
            way = "shortest-purse" if short.value == "capped" else "purse"
            most, upper = limit, bar(verb, way, short.clause)
        if most is not None and most < least:
            return None, (bar(verb, "too-short", self.stakes.short.clause),)
        option = called(verb, least, most)
        if option is None:
            return None, (bar(verb, "too-many", rule.clause),)
        return option, (bar(verb, "least", rule.clause), upper)

    def _stake(self, vie: Vie, seat: Seat) -> None:
        """Lay down what is wanting to the stake, or all there is."""
        chips = vie.price - vie.staked[seat]
        purse = vie.purse(seat)
        if purse is not None:
            chips = min(chips, purse)
        rule = self.stakes.laid
        pool = self.stakes.pool.value if rule.value == "into-the-pool" else None
        vie.ledger.record(Staked(rule.clause, seat, chips, pool))
        vie.staked[seat] += chips

    def _answers(self, vie: Vie) -> Play:
        knocked = bar("knock", "knocked", self.calls.raising.clause)
        while vie.waiting and len(vie.contenders) + len(vie.waiting) > 1:
            seat = vie.waiting.popleft()
            if not self._may_enter(vie, seat):
                vie.ledger.record(Passed(self.calls.entry.clause, seat))
                continue
            if vie.all_in(seat):
                clause = self.stakes.short.clause
                if seat in vie.contenders:
                    continue
                vie.ledger.record(Passed(clause, seat))
                continue
            option, bounds = self._raise(vie, seat, in_turn=True)
            options = (MAY_FOLD, MAY_HOLD, option) if option else (MAY_FOLD, MAY_HOLD)
            rule = self.calls.passing if seat in vie.passed else self.calls.raising
            answer = yield Ask(seat, options, rule.clause, (*bounds, knocked))
            self._answered(vie, seat, answer)

    def _raise(
        self, vie: Vie, seat: Seat, *, in_turn: bool = False
    ) -> tuple[Option | None, tuple[Bar, ...]]:
        """Return how far a seat may raise, if it may, and what bars it from more."""
        rule, amount = self.calls.raising, self.calls.raise_by
        spent = vie.raised if rule.value == "once-in-all" else seat in vie.raised
        later = in_turn and rule.value not in IN_TURN
        if amount is None or later or (spent and rule.value in ONCE):
            return None, (bar("raise", rule.value, rule.clause),)
        if vie.matched_by_nobody(seat):
            return None, (bar("raise", "nobody-can-match", self.stakes.short.clause),)
        return self._call(vie, seat, "raise", amount)

    def _answered(self, vie: Vie, seat: Seat, answer: Action) -> None:
        rule = self.calls.raising
        if seat in vie.passed:
            vie.passed.remove(seat)
            rule = self.calls.passing
        if answer.verb == "fold":
            rule = self.stakes.folded if vie.staked[seat] else rule
            vie.ledger.record(Folded(rule.clause, seat, vie.staked[seat]))
            if seat in vie.contenders:
                vie.contenders.remove(seat)
            return
        if seat not in vie.contenders:
            vie.contenders.append(seat)
        if answer.verb == "hold":
            owed = vie.price - vie.staked[seat]
            purse = vie.purse(seat)
            short = purse is not None and purse < owed
            clause = self.stakes.short.clause if short else rule.clause
            vie.ledger.record(Held(clause, seat, owed if purse is None else min(owed, purse)))
            vie.last_holder = seat
            self._stake(vie, seat)
            return
        self._raised(vie, seat, answer.chips)

    def _raised(self, vie: Vie, seat: Seat, to: int) -> None:
        if self.calls.raise_by is None:
            raise AssertionError
        vie.raised.add(seat)
        vie.call(seat, to)
        vie.ledger.record(Raised(self.calls.raise_by.clause, seat, to))
        self._stake(vie, seat)
        undecided = {*vie.contenders, *vie.waiting}
        in_turn = (*range(seat + 1, len(vie.staked)), *range(seat))
        vie.waiting = deque([one for one in in_turn if one in undecided])

    def _last_raises(self, vie: Vie) -> Play:
        mode = self.calls.raising.value
        if mode == "ahead":
            yield from self._set_ahead(vie)
        if mode not in {"last-holder-once", "last-holder-again", "anyone-and-matched"}:
            return
        while len(vie.contenders) > 1:
            seat = vie.knocker if mode == "anyone-and-matched" else vie.last_holder
            vie.last_holder = None
            if seat is None or vie.all_in(seat):
                return
            ask = self._free(vie, seat)
            if ask is None:
                return
            answer = yield ask
            if answer.verb == "pass":
                vie.ledger.record(LetStand(self.calls.raising.clause, seat))
                return
            self._raised(vie, seat, answer.chips)
            yield from self._answers(vie)
            if mode == "last-holder-once":
                return

    def _free(self, vie: Vie, seat: Seat) -> Ask | None:
        """Return the question to a seat that is free to raise, if it can."""
        option, bounds = self._raise(vie, seat)
        if option is None:
            return None
        clause = self.calls.raising.clause
        vie.ledger.record(FreeToRaise(clause, seat))
        bars = (*bounds, bar("hold", "even", clause), bar("knock", "knocked", clause))
        return Ask(seat, (MAY_PASS, option), clause, bars)

    def _set_ahead(self, vie: Vie) -> Play:
        """Ask those who are in, one by one, until somebody stakes more; the others answer him."""
        for seat in sorted(vie.contenders):
            ask = None if vie.all_in(seat) else self._free(vie, seat)
            if ask is None:
                continue
            answer = yield ask
            if answer.verb == "pass":
                vie.ledger.record(LetStand(self.calls.raising.clause, seat))
                continue
            self._raised(vie, seat, answer.chips)
            yield from self._answers(vie)
            return

    def _left_alone(self, vie: Vie) -> None:
        (seat,) = vie.contenders
        rule = self.stakes.fold_out
        cards = vie.sets[seat].cards if rule.value == "shows-a-set" else ()
        pool = self.stakes.pool.value
        table = vie.ledger.table
        if rule.value == "shows-a-set" and not cards:
            nothing = NothingShown(rule.clause, seat, pool, tuple(table.stakes))
            vie.ledger.record(nothing)
            return
        vie.ledger.record(LeftAlone(rule.clause, seat, cards))
        won = VieWon(rule.clause, seat, pool, table.pools[pool], tuple(table.stakes))
        vie.ledger.record(won)
        self._take_others(vie.ledger, seat)

    def _take_others(self, ledger: Ledger, seat: Seat) -> None:
        """Give the winner the pools that go with the one vied for."""
        for pool in self.stakes.also:
            if chips := ledger.table.pools[pool]:
                clause = self.stakes.pool.clause
                ledger.record(PrizeTaken(clause, seat, pool, chips))

    def _show(self, vie: Vie) -> None:
        hands = vie.ledger.table.hands
        in_order = sorted(vie.contenders)
        for seat in in_order:
            cards = vie.sets[seat].cards or tuple(hands[seat])
            vie.ledger.record(SetShown(self.stakes.showdown.clause, seat, cards))
        ranked = [in_order[0]]
        for seat in in_order[1:]:
            place = next(
                (at for at, one in enumerate(ranked) if self._better(vie, seat, one)[0]),
                len(ranked),
            )
            ranked.insert(place, seat)
        best = ranked[0]
        for seat in in_order:
            if seat != best:
                _, how, clause = self._better(vie, best, seat)
                vie.ledger.record(Outranked(clause, seat, best, how))
        if self.bluff and vie.knocker != best:
            self._punish(vie, self.bluff)
        self._share(vie, ranked)

    def _punish(self, vie: Vie, rule: Ruled[str]) -> None:
        """Let the last to knock or raise, whose set is not the best, pay for it into the pool."""
        seat = vie.knocker
        chips = {
            "twice-all-he-staked": vie.staked[seat] * 2,
            "as-much-again": vie.staked[seat],
            "twice-his-last-call": vie.last_call * 2,
        }[rule.value]
        purse = vie.purse(seat)
        chips = chips if purse is None else min(chips, purse)
        if chips:
            pool = self.stakes.pool.value
            vie.ledger.record(BluffPaid(rule.clause, seat, chips, pool))
            vie.before += chips

    def _better(self, vie: Vie, one: Seat, other: Seat) -> tuple[bool, str, str]:
        """Tell whether one seat beats another, by what measure and which clause."""
        first, second = sorted((one, other))
        hands, trump = vie.ledger.table.hands, vie.ledger.table.trump
        wins, how, clause = self.ranking.first_is_better(
            (vie.sets[first], vie.sets[second]), (hands[first], hands[second]), trump
        )
        return wins == (one == first), how, clause

    def _share(self, vie: Vie, ranked: Sequence[Seat]) -> None:
        """Give the best what all others have matched, and the next best what is left of it."""
        pool = self.stakes.pool.value
        into_the_pool = self.stakes.laid.value == "into-the-pool"
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
                won = VieWon(self.stakes.showdown.clause, seat, pool, vie.before + chips, stakes)
                vie.ledger.record(won)
                self._take_others(vie.ledger, seat)
            else:
                for other in ranked[place + 1 :]:
                    _, how, clause = self._better(vie, seat, other)
                    vie.ledger.record(Outranked(clause, other, seat, how))
                won_share = ShareWon(self.stakes.short.clause, seat, pool, chips, stakes)
                vie.ledger.record(won_share)
