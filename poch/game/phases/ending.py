"""Ending: when a session is over, who has won it, and what becomes of the chips on the board."""

from dataclasses import dataclass
from typing import Self

from poch.game.events import AllHaveDealt, ResidueDivided, ResidueLeft, SessionEnded, SessionWon
from poch.game.ledger import Ledger
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat

WHEN = Practices("ending.when", {"someone-cannot-dress": False, "everyone-has-dealt": True})
"""Whether the session ends once all have dealt."""
RESIDUE = Practices("ending.residue", {"nobody": False, "divided": True})
"""Whether the chips left on the board are divided."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The rules for the end of a session."""

    when: Practice[bool]
    unable: Ruled[str]
    winner: Ruled[str]
    residue: Practice[bool]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take these rules from the leaves."""
        when = WHEN.read(leaf)
        unable = leaf.arising("ending.unable") or when
        return cls(when, unable, leaf("ending.winner"), RESIDUE.read(leaf))

    def due(self, deals: int, seats: int) -> bool:
        """Tell whether the session is over after so many deals, whatever the chips."""
        return self.when.means and deals >= seats

    def record(self, ledger: Ledger, unable: Seat | None) -> None:
        """End the session, for a seat that cannot dress the board or because all have dealt."""
        table = ledger.table
        if unable is None:
            ledger.record(AllHaveDealt(self.when.clause))
        else:
            ledger.record(SessionEnded(self.unable.clause, unable))
        left = sum(table.pools.values())
        if left and self.residue.means:
            self._divide(ledger, left // len(table.purses))
        most = max(table.purses)
        best = tuple(seat for seat, purse in enumerate(table.purses) if purse == most)
        ledger.record(SessionWon(self.winner.clause, best, most))
        if left := sum(table.pools.values()):
            ledger.record(ResidueLeft(self.residue.clause, left))

    def _divide(self, ledger: Ledger, share: int) -> None:
        pools = dict(ledger.table.pools)
        for seat in range(len(ledger.table.purses)):
            due, parts = share, []
            for pool, chips in pools.items():
                part = min(chips, due)
                if part:
                    parts.append((pool, part))
                    pools[pool] -= part
                    due -= part
            if parts:
                ledger.record(ResidueDivided(self.residue.clause, seat, tuple(parts)))
