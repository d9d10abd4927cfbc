"""Naming: sets are named and shown for a fixed stake, each better than the last; the best wins.

Where it is agreed, those with sets they have not used may then knock again, and name nothing.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from poch.game.actions import (
    FOLD,
    MAY_FOLD,
    MAY_HOLD,
    MAY_PASS,
    Action,
    Ask,
    Option,
    bar,
    call_option,
)
from poch.game.cards import Card
from poch.game.events import (
    AskedAgain,
    FirstToSpeak,
    Folded,
    Held,
    Knocked,
    LaidOff,
    NobodyAgain,
    NobodyKnocked,
    Outranked,
    Passed,
    Raised,
    SetNamed,
    SetShown,
    VieOpened,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import DealSetup, Objection, OtherTableError, Past, Rejoined
from poch.game.phases.vying import (
    NAMED_FOR_A_FIXED_STAKE,
    SHOWN_AS_NAMED,
    Bidding,
    Calls,
    Passing,
    Stakes,
)
from poch.game.ranking import Ranking, Set
from poch.game.sourced import Practice, Practices, Range, Reader, Ruled, as_range
from poch.game.table import Seat


class Leaving(NamedTuple):
    """Which sets leave the game after they were shown."""

    best: bool
    others: bool


LAID_OFF = Practices("vying.laid-off", {
    "all-shown": Leaving(best=True, others=True),
    "the-best": Leaving(best=True, others=False),
    "none": Leaving(best=False, others=False),
})  # fmt: skip
ANSWERS = Practices("vying.again.answers", {"at-least-the-last": False, "made-good": True})
"""Whether what is wanting to the stake is made good in the end."""
POOL = Practices("vying.again.pool", {"paid-before": False, "goes-with-it": True})
"""Whether what the first round brought waits for those who knock again."""


@dataclass(frozen=True, slots=True)
class Again:
    """The rules for knocking again."""

    stake: Ruled[Range]
    answers: Practice[bool]
    showdown: Ruled[str]
    pool: Practice[bool]

    @classmethod
    def read(cls, leaf: Reader) -> Self | None:
        """Take these rules from the leaves, where there are any."""
        stake = leaf.arising("vying.again.stake")
        if stake is None:
            return None
        showdown = "vying.again.showdown"
        return cls(as_range(stake), ANSWERS.read(leaf), leaf(showdown), POOL.read(leaf))


@dataclass(slots=True)
class Used:
    """The sets that each seat has shown so far, and the cards in them."""

    sets: list[tuple[Seat, Set]] = field(default_factory=list)
    cards: set[Card] = field(default_factory=set)

    def note(self, seat: Seat, shown: Set) -> None:
        """Remember a set that was shown."""
        self.sets.append((seat, shown))
        self.cards.update(shown.cards)


@dataclass(frozen=True, slots=True)
class Naming(Bidding):
    """The rules for naming sets."""

    naming: Ruled[str]
    laid_off: Practice[Leaving]
    rounds: Ruled[str]
    again: Again | None

    @classmethod
    def read(cls, leaf: Reader, ranks: tuple[str, ...]) -> Self:
        """Take the rules of this part from the leaves."""
        return cls(
            Calls.read(leaf),
            Stakes.read(leaf),
            Ranking.read(leaf, ranks, anyone=False),
            leaf("vying.naming"),
            LAID_OFF.read(leaf),
            leaf("vying.rounds"),
            Again.read(leaf),
        )

    def play(self, ledger: Ledger) -> Play:
        """Let sets be named in turn, pay the best, and ask who will knock again."""
        ledger.record(VieOpened(self.stakes.pool.clause, self.stakes.pool.value))
        ledger.record(FirstToSpeak(self.calls.first.clause, 0))
        used = Used()
        yield from self._name(ledger, used)
        best = used.sets[-1][0] if used.sets else None
        if best is None:
            ledger.record(NobodyKnocked(self.stakes.nobody.clause))
        waits = self.again is not None and self.again.pool.means
        if best is not None:
            self._outrank(ledger, used.sets)
            if not waits:
                self.stakes.win(ledger, best, self.stakes.showdown.clause)
            self._lay_off(ledger, used.sets, best)
        while self.again:
            paid = yield from self._knock_again(ledger, used, self.again)
            if not paid:
                break
            waits = False
        if waits and best is not None:
            self.stakes.win(ledger, best, self.stakes.showdown.clause)

    def _name(self, ledger: Ledger, used: Used) -> Play:
        price = self.calls.opening.value.least
        for seat, hand in enumerate(ledger.table.hands):
            mine = self.ranking.best(hand)
            if not mine.cards:
                ledger.record(Passed(self.calls.entry.clause, seat))
            elif used.sets and not self._beats(ledger, (seat, mine), used.sets[-1]):
                ledger.record(Passed(self.calls.raising.clause, seat))
            elif not _can_stake(ledger, seat, price):
                ledger.record(Passed(self.stakes.short.clause, seat))
            else:
                opening, raising = self.calls.opening, self.calls.raising
                clause = raising.clause if used.sets else opening.clause
                knock = Option("knock", price, opening.value.most)
                bars = (
                    bar("knock", "least", opening.clause),
                    bar("knock", "most", opening.clause),
                    bar("hold", "overbidding" if used.sets else "nobody-knocked", clause),
                    bar("raise", "overbidding", raising.clause),
                )
                answer = yield Ask(seat, (MAY_PASS, knock), clause, bars)
                if answer.verb == "pass":
                    ledger.record(Passed(self.calls.passing.clause, seat))
                    continue
                used.note(seat, mine)
                ledger.record(SetNamed(clause, seat, mine.cards))
                self.stakes.lay(ledger, seat, answer.chips)

    def _knock_again(self, ledger: Ledger, used: Used, rule: Again) -> Generator[Ask, Action, bool]:
        """Ask once round who will knock again; return whether anybody did."""
        hands = ledger.table.hands
        ledger.record(AskedAgain(self.rounds.clause, len(hands) - 1))
        mine = [self.ranking.best([c for c in hand if c not in used.cards]) for hand in hands]
        staked: dict[Seat, int] = {}
        price = 0
        for seat, unused in enumerate(mine):
            due = price or rule.stake.value.least
            if not unused.cards:
                ledger.record(Passed(self.rounds.clause, seat))
                continue
            if not _can_stake(ledger, seat, due):
                ledger.record(Passed(self.stakes.short.clause, seat))
                continue
            answer = yield self._question(ledger, seat, price, rule)
            if answer.verb == "pass":
                ledger.record(Passed(self.calls.passing.clause, seat))
                continue
            if answer.verb == "fold":
                ledger.record(Folded(rule.answers.clause, seat, 0))
                continue
            if answer.verb == "hold":
                ledger.record(Held(rule.answers.clause, seat, price))
            elif price:
                price = answer.chips
                ledger.record(Raised(rule.answers.clause, seat, price))
            else:
                price = answer.chips
                ledger.record(Knocked(rule.stake.clause, seat, price))
            self.stakes.lay(ledger, seat, price)
            staked[seat] = price
        if rule.answers.means:
            yield from self._make_good(ledger, staked, price, rule)
        if not staked:
            ledger.record(NobodyAgain(self.rounds.clause))
            return False
        for seat in staked:
            ledger.record(SetShown(rule.showdown.clause, seat, mine[seat].cards))
            used.note(seat, mine[seat])
        shown = [(seat, mine[seat]) for seat in staked]
        best = self._outrank(ledger, shown)
        self.stakes.win(ledger, best, rule.showdown.clause)
        self._lay_off(ledger, shown, best)
        return True

    def _question(self, ledger: Ledger, seat: Seat, price: int, rule: Again) -> Ask:
        """Return the question to one with a set that he has not used."""
        most = ledger.table.purses[seat] if ledger.table.finite else None
        clause = rule.stake.clause
        if not price:
            least, free = rule.stake.value
            upper = bar("knock", "purse", self.stakes.short.clause)
            if free is not None and (most is None or free < most):
                most, upper = free, bar("knock", "most", clause)
            bars = (
                bar("knock", "least", clause),
                upper,
                bar("hold", "nobody-knocked", clause),
                bar("raise", "nobody-knocked", clause),
            )
            return Ask(seat, (MAY_PASS, Option("knock", least, most)), clause, bars)
        clause = rule.answers.clause
        knocked, purse = (
            bar("knock", "knocked", clause),
            bar("raise", "purse", self.stakes.short.clause),
        )
        if most is not None and most <= price:
            return Ask(seat, (MAY_FOLD, MAY_HOLD), clause, (knocked, purse))
        option = call_option("raise", price + 1, most)
        if option is None:
            too_many = bar("raise", "too-many", clause)
            return Ask(seat, (MAY_FOLD, MAY_HOLD), clause, (knocked, too_many))
        bounds = (knocked, bar("raise", "least", clause), purse)
        return Ask(seat, (MAY_FOLD, MAY_HOLD, option), clause, bounds)

    def _make_good(
        self, ledger: Ledger, staked: dict[Seat, int], price: int, rule: Again
    ) -> Generator[Ask, Action, None]:
        """Let those who staked less make good what is wanting, or drop out."""
        for seat, chips in list(staked.items()):
            if chips == price:
                continue
            wanting = price - chips
            able = _can_stake(ledger, seat, wanting)
            answer = FOLD
            if able:
                clause = rule.answers.clause
                bars = (bar("knock", "made-good", clause), bar("raise", "made-good", clause))
                answer = yield Ask(seat, (MAY_FOLD, MAY_HOLD), clause, bars)
            if answer.verb == "hold":
                ledger.record(Held(rule.answers.clause, seat, wanting))
                self.stakes.lay(ledger, seat, wanting)
            else:
                clause = rule.answers.clause if able else self.stakes.short.clause
                ledger.record(Folded(clause, seat, chips))
                del staked[seat]

    def _beats(self, ledger: Ledger, first: tuple[Seat, Set], other: tuple[Seat, Set]) -> bool:
        return self._better(ledger, first, other)[0]

    def _better(
        self, ledger: Ledger, first: tuple[Seat, Set], other: tuple[Seat, Set]
    ) -> tuple[bool, str, str]:
        """Tell whether one set beats another, by what measure and which clause."""
        sets = first[1], other[1]
        return self.ranking.first_is_better(sets, ((), ()), ledger.table.trump)

    def _outrank(self, ledger: Ledger, shown: Sequence[tuple[Seat, Set]]) -> Seat:
        """Record which set is the best, and why the others are not; return whose it is."""
        best = shown[0]
        for entry in shown[1:]:
            best = entry if self._beats(ledger, entry, best) else best
        for entry in shown:
            if entry != best:
                _, how, clause = self._better(ledger, best, entry)
                ledger.record(Outranked(clause, entry[0], best[0], how))
        return best[0]

    def _lay_off(self, ledger: Ledger, shown: Sequence[tuple[Seat, Set]], best: Seat) -> None:
        rule = self.laid_off
        for seat, own_set in shown:
            if rule.means.best if seat == best else rule.means.others:
                ledger.record(LaidOff(rule.clause, seat, own_set.cards))

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        if self.calls.first.means:
            yield Objection("vying.first", "sets are named from forehand on; write forehand")
        least, most = self.calls.opening.value
        if not self.stakes.short.means.passes:
            yield Objection("vying.short-purse", NAMED_FOR_A_FIXED_STAKE)
        if not self.stakes.showdown.means:
            yield Objection("vying.showdown", SHOWN_AS_NAMED)
        if self.calls.entry.means:
            says = "where sets are named only one with a set may; write a-set"
            yield Objection("vying.entry", says)
        if self.calls.passing.means != Passing():
            says = "where sets are named nobody is asked again; write final"
            yield Objection("vying.pass", says)
        if least != most:
            says = "where sets are named all stake the same; let the least be the most"
            yield Objection("vying.opening", says)
        if isinstance(self.ranking, Ranking) and self.ranking.side_equal:
            says = "where sets are named no other cards are seen; let a suit decide"
            yield Objection("vying.ranking.equal", says)
        if self.stakes.also:
            says = "where sets are named it is for one pool; leave the others out"
            yield Objection("vying.pool", says)

    def rejoin(self, past: Past) -> Rejoined:
        if any(action.chips for _, action in past.calls):
            raise OtherTableError("other-names-sets")
        return Bidding.rejoin(self, past)


def _can_stake(ledger: Ledger, seat: Seat, chips: int) -> bool:
    return ledger.table.affordable(seat, chips) == chips
