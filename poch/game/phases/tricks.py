"""Tricks: the settlement where not the first one out wins, but whoever took most tricks."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from poch.game.events import MostTricks, NoTrick, PrizeTaken
from poch.game.ledger import Ledger, Play
from poch.game.phase import DealSetup, Objection, Phase, PoolUse, pay, prizes
from poch.game.sourced import Reader, Ruled
from poch.game.table import Seat


@dataclass(frozen=True, slots=True)
class Tricks(Phase):
    """What is paid at the end of a deal in which tricks are counted, in chips."""

    prize: Ruled[str]
    most: Ruled[str]
    without: Ruled[str]
    several: Ruled[str]
    per_card: Ruled[int]
    short: Ruled[str]

    @classmethod
    def read(cls, leaf: Reader) -> Self:
        """Take the rules of this part from the leaves."""
        return cls(
            leaf("settling.prize"),
            leaf("settling.tricks.most"),
            leaf("settling.tricks.without"),
            leaf("settling.tricks.several"),
            leaf("settling.per-card"),
            leaf("settling.short-purse"),
        )

    def play(self, ledger: Ledger) -> Play:
        """Pay those with the most tricks."""
        table = ledger.table
        count = max(table.tricks)
        if not count:
            return
        best = [seat for seat, tricks in enumerate(table.tricks) if tricks == count]
        ledger.record(MostTricks(self.most.clause, tuple(best), count))
        pool = self.prize.value
        share = table.pools.get(pool, 0) // len(best)
        for seat in best:
            if share:
                ledger.record(PrizeTaken(self.prize.clause, seat, pool, share))
        for seat, tricks in enumerate(table.tricks):
            left = len(table.hands[seat])
            if tricks == 0 and left:
                ledger.record(NoTrick(self.without.clause, seat, left))
                self._pay(ledger, seat, best, left * self.per_card.value)
        yield from ()

    def _pay(self, ledger: Ledger, seat: Seat, best: list[Seat], due: int) -> None:
        rule = self.per_card if len(best) == 1 else self.several
        for to in best:
            pay(ledger, seat, to, due // len(best), rule.clause, self.short.clause)

    @property
    def sweeps(self) -> bool:
        return self.prize.value == "all"

    def pools(self, board: Iterable[str]) -> Iterator[PoolUse]:
        return prizes(self.prize, board)

    def objections(self, deal: DealSetup) -> Iterator[Objection]:
        if self.sweeps:
            says = "those with the most tricks share one pool; name it, or write none"
            yield Objection("settling.prize", says)
