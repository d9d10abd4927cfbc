"""Dressing: chips come into the pools, by fixed antes or where each likes to place them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from poch.game.actions import Action, Ask, Bar, Option, Verb, bar
from poch.game.events import (
    Antes,
    CouldNotDress,
    Dressed,
    DresserNamed,
    FirstToPlace,
    Paid,
    Placed,
    PlacingSized,
)
from poch.game.ledger import Ledger, Play
from poch.game.phase import Deal, Moment, Objection, Phase, PoolUse, Refusal
from poch.game.said import addressed, said
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat, Table

PLACING = Practices("dressing.placing", {"freely": False, "freely-all-covered": True})
"""Whether all pools must be covered."""
DEALER = Practices("dressing.dealer", {"as-the-others": 0, "one-more": 1})
"""How many chips more the dealer places than the others."""


@dataclass(frozen=True, slots=True)
class Placing:
    """How chips are placed where each likes: on which `board`, how many, and who is first."""

    how: Practice[bool]
    board: tuple[str, ...]
    chips: Ruled[int]
    dealer: Practice[int]
    first: Ruled[str]

    @classmethod
    def arising(cls, leaf: Reader) -> Self | None:
        """Take these rules from the leaves, if there is a choice where chips go."""
        how, dealer = PLACING.arising(leaf), DEALER.arising(leaf)
        chips, first = leaf.arising("dressing.chips"), leaf.arising("dressing.first")
        if how is None or dealer is None or chips is None or first is None:
            return None
        return cls(how, tuple(leaf("board.pools").value or ()), chips, dealer, first)

    def due(self, seats: int) -> list[int]:
        """Return how many chips each seat places; the last of them deals."""
        return [self.chips.value] * (seats - 1) + [self.chips.value + self.dealer.means]

    def open(self, table: Table, left: int) -> tuple[str, ...]:
        """Return the pools into which a chip may go when so many are left to place, it among them."""
        empty = tuple([pool for pool in self.board if not table.pools[pool]])
        return empty if self.how.means and left <= len(empty) else self.board


@dataclass(frozen=True, slots=True)
class Dressing(Phase):
    """How the board is dressed before a deal: with `antes` of all, or `by` the dealer alone, or by `placing`.

    The others may give the dealer chips `towards` it.
    """

    antes: Ruled[Antes] | None
    by: Ruled[str] | None
    towards: Ruled[int] | None
    placing: Placing | None
    ending: Ruled[str]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take the rules of this part from the leaves."""
        antes = leaf.arising("dressing.antes")
        return cls(
            Ruled(tuple((antes.value or {}).items()), antes.clause) if antes else None,
            leaf.arising("dressing.by"),
            leaf.arising("dressing.contributions"),
            Placing.arising(leaf),
            leaf.arising("ending.unable") or leaf("ending.when"),
        )

    def due(self, seats: int) -> Sequence[int]:
        """Return how many chips dressing the board takes from each seat."""
        if self.placing:
            return self.placing.due(seats)
        each = sum(chips for _, chips in self.antes.value) if self.antes else 0
        given = self.towards.value if self.towards else 0
        dealers = each - given * (seats - 1)
        return [dealers if seat in self._dressers(seats) else given for seat in range(seats)]

    def _dressers(self, seats: int) -> Sequence[Seat]:
        """Return who puts the antes: all, or the dealer alone where a rule says who does."""
        return range(seats - 1, seats) if self.by else range(seats)

    def unable(self, table: Table, first: Seat = 0) -> Seat | None:
        """Return the first seat whose purse is too short to dress the board, if there is one.

        `first` is the seat that speaks first in the deal that is to be dressed for.
        """
        if not table.finite:
            return None
        seats = len(table.purses)
        due = self.due(seats)
        each = ((seat, due[(seat - first) % seats]) for seat in range(seats))
        return next((seat for seat, chips in each if table.purses[seat] < chips), None)

    def play(self, ledger: Ledger) -> Play:
        """Dress the board; where a seat cannot, that is recorded and nobody dresses."""
        short = self.unable(ledger.table)
        if short is not None:
            ledger.record(CouldNotDress(self.ending.clause, short))
            return
        if self.placing:
            yield from self._place(ledger, self.placing)
        if antes := self.antes:
            if self.by:
                dealer = len(ledger.table.purses) - 1
                ledger.record(DresserNamed(self.by.clause, dealer))
                if towards := self.towards:
                    for seat in range(dealer):
                        ledger.record(Paid(towards.clause, seat, dealer, towards.value))
            for seat in self._dressers(len(ledger.table.purses)):
                ledger.record(Dressed(antes.clause, seat, antes.value))

    def _place(self, ledger: Ledger, rules: Placing) -> Play:
        """Let each in turn place chip after chip where he likes, as far as the rule leaves a choice."""
        table, how = ledger.table, rules.how
        due = rules.due(len(table.purses))
        left = sum(due)
        ledger.record(PlacingSized(rules.chips.clause, rules.chips.value))
        ledger.record(FirstToPlace(rules.first.clause, 0))
        for seat, many in enumerate(due):
            for place in range(many):
                pools = rules.open(table, left)
                pool = pools[0]
                if len(pools) > 1:
                    option = Option("place", pools=pools)
                    answer = yield Ask(seat, (option,), how.clause, self.bars)
                    pool = answer.pools[0]
                more = place >= rules.chips.value
                ledger.record(Placed(rules.dealer.clause if more else how.clause, seat, pool, 1))
                left -= 1

    @property
    def bars(self) -> tuple[Bar, ...]:
        """What keeps one who places from other pools, and from passing."""
        how = self.placing.how.clause if self.placing else ""
        return bar("place", "must-cover", how), bar("pass", "places", how)

    def objections(self, deal: Deal) -> Iterator[Objection]:
        if self.placing and self.placing.how.means:
            many, pools = sum(self.due(deal.seats)), len(self.placing.board)
            if many < pools:
                says = f"{deal.seats} seats place {many} chips, and {pools} pools are to be covered; change one"
                yield Objection("dressing.chips", says, once=True)

    def never(self, verb: Verb) -> Iterator[Refusal]:
        if verb == "place" and self.antes:
            yield Refusal(self.antes.clause, said("antes-fixed"), "antes")

    def refusals(self, here: Moment, seat: Seat, wish: Action) -> Iterator[Refusal]:
        if self.placing:
            who = addressed(here.seats[seat])
            yield Refusal(self.placing.first.clause, said("turn-to-place", seat=who), "turn")

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        if self.placing:
            for pool in self.placing.board:
                yield PoolUse(pool, "dressing.placing", self.placing.how.clause, taken=False)
        if antes := self.antes:
            for pool, _ in antes.value:
                yield PoolUse(pool, "dressing.antes", antes.clause, taken=False)
