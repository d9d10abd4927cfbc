"""Dressing: everybody puts chips into the pools."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from poch.game.events import Antes, CouldNotDress, Dressed
from poch.game.ledger import Ledger, Play
from poch.game.phase import Phase, PoolUse
from poch.game.sourced import Reader, Ruled
from poch.game.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Dressing(Phase):
    """How the board is dressed before a deal."""

    antes: Ruled[Antes]
    ending: Ruled[str]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take the rules of this part from the leaves."""
        antes = leaf("dressing.antes")
        return cls(
            Ruled(tuple((antes.value or {}).items()), antes.clause),
            leaf.arising("ending.unable") or leaf("ending.when"),
        )

    def unable(self, table: Table) -> Seat | None:
        """Return the first seat whose purse is too short to dress the board, if there is one."""
        due = sum(chips for _, chips in self.antes.value)
        if not table.finite:
            return None
        return next((seat for seat, purse in enumerate(table.purses) if purse < due), None)

    def play(self, ledger: Ledger) -> Play:
        """Dress the board; where a seat cannot, that is recorded and nobody dresses."""
        short = self.unable(ledger.table)
        if short is not None:
            ledger.record(CouldNotDress(self.ending.clause, short))
            return
        for seat in range(len(ledger.table.purses)):
            ledger.record(Dressed(self.antes.clause, seat, self.antes.value))
        yield from ()

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        for pool, _ in self.antes.value:
            yield PoolUse(pool, "dressing.antes", self.antes.clause, taken=False)
