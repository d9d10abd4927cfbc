"""Dressing: chips come into the pools, by fixed antes or where each likes to place them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from poch.game.actions import Action, Verb
from poch.game.events import (
    Antes,
    AnteSpared,
    BankerNamed,
    CouldNotDress,
    Dressed,
    DresserNamed,
    FellShortOfBoard,
    FirstToPlace,
    Placed,
    PlacingSized,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import DealSetup, Moment, Objection, Phase, PoolUse, Refusal, pay
from poch.game.phases.placing import Choosing, covering, place_chip
from poch.game.said import address, message
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat, Table


class DealerShare(NamedTuple):
    """How many chips `more` than the others the dealer places, or whether the `others` place none."""

    more: int = 0
    others: bool = True


PLACING = Practices("dressing.placing", {"freely": False, "freely-all-covered": True})
"""Whether all pools must be covered."""
DEALER = Practices("dressing.dealer", {
    "as-the-others": DealerShare(), "one-more": DealerShare(more=1), "alone": DealerShare(others=False),
})  # fmt: skip
"""What the dealer places beside the others."""
BY = Practices("dressing.by", {"dealer": False, "banker": True})
"""Whether it is the first dealer of all who dresses the board alone, whoever deals."""
DEALER_ADDS = Practices("dressing.dealer-adds", {"twice-as-many": 2})
"""How many times as many chips as each of the others gives him the dealer adds."""
WINNER_DEALS = Practices("dressing.winner-deals", {"in-full": True, "spared": False})
"""Whether the winner of the deal before who deals puts all the same what a winner is spared."""
UNABLE = Practices("ending.unable", {"session-ends": False, "puts-what-is-left": True})
"""Whether one who has too few chips to dress the board puts those."""


@dataclass(frozen=True, slots=True)
class Placing:
    """How chips are placed where each likes: on which `board`, how many, and who is `first` of several.

    `later` is there where the dealer alone places his chips more, once somebody has won a deal.
    """

    how: Practice[bool]
    board: tuple[str, ...]
    chips: Ruled[int]
    dealer: Practice[DealerShare]
    first: Ruled[str] | None
    later: Ruled[str] | None

    @classmethod
    def arising(cls, leaf: Reader) -> Self | None:
        """Take these rules from the leaves, if there is a choice where chips go."""
        how, dealer = PLACING.arising(leaf), DEALER.arising(leaf)
        chips, first = leaf.arising("dressing.chips"), leaf.arising("dressing.first")
        if how is None or dealer is None or chips is None:
            return None
        board, later = tuple(leaf("board.pools").value or ()), leaf.arising("dressing.later")
        return cls(how, board, chips, dealer, first, later)

    def due(self, seats: int, won_before: Seat | None = None) -> list[int]:
        """Return how many chips each seat places; the last of them deals."""
        share, chips = self.dealer.means, self.chips.value
        if self.later and won_before is not None:
            return [0] * (seats - 1) + [share.more]
        return [chips if share.others else 0] * (seats - 1) + [chips + share.more]


@dataclass(frozen=True, slots=True)
class Shares:
    """What the others give the dealer `towards` dressing the board.

    If he `adds` so many times as many, all these chips go on it, and the `rest` of them into one pool.
    """

    towards: Ruled[int] | None
    adds: Practice[int] | None
    rest: Ruled[str] | None

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        towards, rest = map(leaf.arising, ("dressing.contributions", "dressing.rest"))
        return cls(towards, DEALER_ADDS.arising(leaf), rest)


@dataclass(frozen=True, slots=True)
class Dressing(Phase):
    """How the board is dressed before a deal: with `antes` of all, or `by` one alone, or by `placing`.

    Whoever dresses it alone may do so with `shares` of all. The `dealers` are what he puts in place of the antes.
    Into the `spared` pools the winner of the deal before puts nothing, or, if `winner_deals`, what the dealer puts.
    """

    antes: Ruled[Antes] | None
    dealers: Ruled[Antes] | None
    by: Practice[bool] | None
    shares: Shares
    spared: Ruled[tuple[str, ...]] | None
    winner_deals: Practice[bool] | None
    placing: Placing | None
    unable_by: Practice[bool] | None
    ending: Ruled[str]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take the rules of this part from the leaves."""
        antes, dealers = map(leaf.arising, ("dressing.antes", "dressing.dealer-puts"))
        spared, unable = leaf.arising("dressing.winner-spared"), UNABLE.arising(leaf)
        return cls(
            Ruled(tuple((antes.value or {}).items()), antes.clause) if antes else None,
            Ruled(tuple((dealers.value or {}).items()), dealers.clause) if dealers else None,
            BY.arising(leaf),
            Shares.read(leaf),
            spared and Ruled(tuple(spared.value or ()), spared.clause),
            WINNER_DEALS.arising(leaf),
            Placing.arising(leaf),
            unable,
            unable or leaf("ending.when"),
        )

    @property
    def has_banker(self) -> bool:
        """Whether one seat dresses the board alone, whoever deals."""
        return self.by is not None and self.by.means

    def due(
        self, seats: int, won_before: Seat | None = None, banker: Seat | None = None
    ) -> Sequence[int]:
        """Return how many chips dressing the board takes from each seat.

        `won_before` is the seat that won the deal before, `banker` the one that dealt first.
        """
        if self.placing:
            return self.placing.due(seats, won_before)
        each, dressers = [0] * seats, self._dressers(seats, banker)
        for seat in dressers:
            in_full = self._in_full(seat, seats)
            spared = () if in_full else self._spared_pools(seat, seats, won_before)
            if puts := self._puts(seat, seats):
                each[seat] = sum(chips for pool, chips in puts.value if pool not in spared)
                each[seat] += max(0, self._left_over(seats))
        given = self.shares.towards.value if self.shares.towards else 0
        return [
            chips + (-given * (seats - 1) if seat in dressers else given) if given else chips
            for seat, chips in enumerate(each)
        ]

    def _left_over(self, seats: int) -> int:
        """Return how many of the chips given and added are left when the pools have their antes."""
        shares = self.shares
        if not (shares.adds and shares.towards and self.antes):
            return 0
        every = shares.towards.value * (seats - 1 + shares.adds.means)
        return every - sum(chips for _, chips in self.antes.value)

    def _puts(self, seat: Seat, seats: int) -> Ruled[Antes] | None:
        """Return what a seat puts on the board; the last one deals."""
        return self.dealers if self.dealers and seat == seats - 1 else self.antes

    def _in_full(self, seat: Seat, seats: int) -> Practice[bool] | None:
        """Return the rule by which a seat that deals puts all, even if it won the deal before."""
        rule = self.winner_deals
        return rule if rule and rule.means and seat == seats - 1 else None

    def _spared_pools(self, seat: Seat, seats: int, won_before: Seat | None) -> tuple[str, ...]:
        """Return the pools into which a seat need not put what it otherwise would."""
        puts = self._puts(seat, seats)
        if self.spared is None or puts is None or seat != won_before:
            return ()
        return tuple([pool for pool, _ in puts.value if pool in self.spared.value])

    def _dressers(self, seats: int, banker: Seat | None) -> Sequence[Seat]:
        """Return who puts the antes: all, or one alone where a rule says who; the banker at first deals."""
        alone = banker if self.has_banker and banker is not None else seats - 1
        return (alone,) if self.by else range(seats)

    def unable(
        self,
        table: Table,
        first: Seat = 0,
        won_before: Seat | None = None,
        banker: Seat | None = None,
    ) -> Seat | None:
        """Return the first seat whose purse is too short to dress the board, if there is one.

        `first` is the seat that speaks first in the deal that is to be dressed for.
        """
        if not table.finite or (self.unable_by and self.unable_by.means):
            return None
        seats = len(table.purses)
        won, bank = (
            None if seat is None else (seat - first) % seats for seat in (won_before, banker)
        )
        due = self.due(seats, won, bank)
        each = ((seat, due[(seat - first) % seats]) for seat in range(seats))
        return next((seat for seat, chips in each if table.purses[seat] < chips), None)

    def play(self, ledger: Ledger) -> Play:
        """Dress the board; where a seat cannot, that is recorded and nobody dresses."""
        won, banker = ledger.table.won_before, ledger.table.banker
        short = self.unable(ledger.table, won_before=won, banker=banker)
        if short is not None:
            ledger.record(CouldNotDress(self.ending.clause, short))
            return
        if self.placing:
            yield from self._place(ledger, self.placing)
        seats = len(ledger.table.purses)
        dressers = self._dressers(seats, banker)
        if self.antes and self.by:
            named = BankerNamed if self.has_banker else DresserNamed
            ledger.record(named(self.by.clause, dressers[0]))
            for seat in range(seats) if (given := self.shares.towards) else ():
                if given and seat not in dressers:
                    pay(ledger, seat, dressers[0], given.value, given.clause, self.ending.clause)
        for seat in dressers:
            spared, in_full = self._spared_pools(seat, seats, won), self._in_full(seat, seats)
            if self.spared and spared and not in_full:
                ledger.record(AnteSpared(self.spared.clause, seat, spared))
            puts = self._puts(seat, seats)
            antes = puts.value if puts else ()
            if puts and (others := tuple([ante for ante in antes if ante[0] not in spared])):
                self._put(ledger, seat, puts.clause, others)
            if (rest := self.shares.rest) and (left := self._left_over(seats)) > 0:
                self._put(ledger, seat, rest.clause, ((rest.value, left),))
            if in_full and (kept := tuple([ante for ante in antes if ante[0] in spared])):
                self._put(ledger, seat, in_full.clause, kept)

    def _put(self, ledger: Ledger, seat: Seat, clause: str, antes: Antes) -> None:
        """Let a seat put its chips into the pools, or what it has of them into the first."""
        due = sum([chips for _, chips in antes])
        left = ledger.table.affordable(seat, due)
        lacking, put = due - left, []
        for pool, chips in antes if lacking else ():
            if part := min(chips, left):
                put.append((pool, part))
            left -= part
        if put or not lacking:
            ledger.record(Dressed(clause, seat, tuple(put) if lacking else antes))
        if lacking:
            ledger.record(FellShortOfBoard(self.ending.clause, seat, lacking))

    def _place(self, ledger: Ledger, rules: Placing) -> Play:
        """Let each in turn place chip after chip where he likes, as far as the rule leaves a choice."""
        won = ledger.table.won_before
        how, due = rules.how, rules.due(len(ledger.table.purses), won)
        rule, left = Choosing(rules.board, how.means, how.clause), sum(due)
        if rules.later and won is not None:
            ledger.record(DresserNamed(rules.later.clause, len(due) - 1))
        elif rules.first:
            ledger.record(PlacingSized(rules.chips.clause, rules.chips.value))
            ledger.record(FirstToPlace(rules.first.clause, 0))
        else:
            ledger.record(DresserNamed(rules.dealer.clause, len(due) - 1))
        for seat, many in enumerate(due):
            for place in range(many):
                more = (rules.later and won is not None) or place >= rules.chips.value
                clause = rules.dealer.clause if more else how.clause
                yield from place_chip(ledger, seat, rule, left, clause)
                left -= 1

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        if self.dealers and (self.by or self.placing):
            says = "is for boards that all dress with antes; leave it out"
            yield Objection("dressing.dealer-puts", says, once=True)
        if self.shares.adds and not self.shares.towards:
            says = "is for boards to which the others contribute; leave it out"
            yield Objection("dressing.dealer-adds", says, once=True)
        if (lacking := -self._left_over(deal.seats)) > 0:
            says = f"{deal.seats} seats give {lacking} too few for the antes; let them give more"
            yield Objection("dressing.contributions", says, once=True)
        for pool in self.spared.value if self.spared else ():
            if pool not in dict(self.antes.value if self.antes else ()):
                says = f"nobody puts chips into {pool} with the others; name another pool"
                yield Objection("dressing.winner-spared", says, once=True)
            elif pool in dict(self.dealers.value if self.dealers else ()) and not self.winner_deals:
                says = (
                    f"the dealer puts chips into {pool}, too; say whether a winner who deals does"
                )
                yield Objection("dressing.winner-deals", says, once=True)
        if self.winner_deals and not (self.spared and self.dealers):
            says = "is for a winner who is spared what the dealer puts; leave it out"
            yield Objection("dressing.winner-deals", says, once=True)
        if self.placing and self.unable_by and self.unable_by.means:
            says = "is for boards that are dressed with antes; write session-ends"
            yield Objection("ending.unable", says, once=True)
        if self.placing and self.placing.later and not self.placing.dealer.means.more:
            says = "is for dealers who place more than the others; leave it out"
            yield Objection("dressing.later", says, once=True)
        if self.placing and self.placing.how.means:
            many, pools = sum(self.due(deal.seats)), len(self.placing.board)
            if many < pools:
                says = f"{deal.seats} seats place {many} chips, and {pools} pools are to be covered; change one"
                yield Objection("dressing.chips", says, once=True)

    def never(self, verb: Verb) -> Iterator[Refusal]:
        if verb == "place" and self.antes:
            yield Refusal(self.antes.clause, message("antes-fixed"), "antes")

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        if self.placing:
            who = address(here.seats[seat])
            yield from self._placed_all(here, seat, self.placing)
            rule = self.placing.first or self.placing.dealer
            yield Refusal(rule.clause, message("turn-to-place", seat=who), "turn")

    def _placed_all(self, here: Moment, seat: Seat, rules: Placing) -> Iterator[Refusal]:
        """Yield that a seat has no chip left to place, and what became of the last."""
        due, since = rules.due(len(here.seats), here.ledger.table.won_before), here.since()
        if sum(isinstance(event, Placed) and event.seat == seat for event in since) < due[seat]:
            return
        who, how = address(here.seats[seat]), rules.how
        rule = Choosing(rules.board, how.means, how.clause)
        if pool := covering(since, seat, rule, sum(due), here.ledger.table.pools):
            yield Refusal(how.clause, message("placed-to-cover", seat=who, pool=pool), "must-cover")
        if due[seat]:
            yield Refusal(rules.chips.clause, message("placed-all", seat=who), "placed")

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        if self.placing:
            for pool in self.placing.board:
                yield PoolUse(pool, "dressing.placing", self.placing.how.clause, taken=False)
        if rest := self.shares.rest:
            yield PoolUse(rest.value, "dressing.rest", rest.clause, taken=False)
        for leaf, put in (("antes", self.antes), ("dealer-puts", self.dealers)):
            if put:
                for pool, _ in put.value:
                    yield PoolUse(pool, f"dressing.{leaf}", put.clause, taken=False)
