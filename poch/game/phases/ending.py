"""Ending: when a session is over, who has won it, and what becomes of the chips on the board."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from poch.game.cards import SUITS, Card
from poch.game.events import (
    AllHaveDealt,
    ChipsGone,
    DealtOpen,
    HandsSized,
    PoolCleared,
    ResidueDivided,
    ResidueLeft,
    SessionEnded,
    SessionWon,
    TrumpsMade,
)
from poch.game.ledger import Ledger
from poch.game.phase import Objection
from poch.game.phases.gains import Won
from poch.game.sourced import Practice, Practices, Reader, Ruled
from poch.game.table import Seat, Table


class EndOf(NamedTuple):
    """What ends a session besides a board that cannot be dressed: that all have `dealt`, or one has `none` left."""

    dealt: bool = False
    none: bool = False


WHEN = Practices("ending.when", {
    "someone-cannot-dress": EndOf(),
    "everyone-has-dealt": EndOf(dealt=True),
    "someone-has-none": EndOf(none=True),
})  # fmt: skip
CLEARING_PAIRS = Practices("ending.clearing-pairs", {"one-hand": False, "halves": True})
"""Whether each card of a pair takes its part of the pool when the board is cleared."""
RESIDUE = Practices("ending.residue", {"nobody": False, "divided": True})
"""Whether the chips left on the board are divided."""


@dataclass(frozen=True, slots=True)
class Clearing:
    """The round that clears the board; `won` are the pools that cards win in every deal."""

    dealt: Ruled[str]
    cards: Ruled[str]
    trumps: Ruled[str]
    pairs: Practice[bool]
    won: Won | None

    @classmethod
    def arising(cls, leaf: Reader, won: Won | None) -> Self | None:
        """Take these rules from the leaves, if there is such a round."""
        dealt = leaf.arising("ending.clearing")
        if dealt is None:
            return None
        return cls(
            dealt,
            leaf("ending.clearing-cards"),
            leaf("ending.clearing-trumps"),
            CLEARING_PAIRS.read(leaf),
            won,
        )

    def record(self, ledger: Ledger, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Deal these hands face up, and let the cards take their pools."""
        ledger.record(DealtOpen(self.dealt.clause, hands))
        ledger.record(HandsSized(self.cards.clause, self.cards.value))
        trump = next(letter for letter, name in SUITS.items() if name == self.trumps.value)
        ledger.record(TrumpsMade(self.trumps.clause, trump))
        for pool, cards in self.won.pools_with_cards(trump) if self.won else ():
            self._take(ledger, pool, cards)

    def _take(self, ledger: Ledger, pool: str, cards: Sequence[Card]) -> None:
        """Let whoever holds the cards of a pool take it, or each holder his part."""
        by: dict[Seat, list[Card]] = {}
        for card, seat in ledger.table.holders().items():
            if card in cards:
                by.setdefault(seat, []).append(card)
        clause = self.pairs.clause if len(cards) > 1 else self.dealt.clause
        chips = ledger.table.pools[pool]
        for seat, held in by.items():
            whole = len(held) == len(cards)
            part = chips if whole else chips // len(cards) * len(held) if self.pairs.means else 0
            if part:
                ledger.record(PoolCleared(clause, seat, pool, part, tuple(held)))


@dataclass(frozen=True, slots=True)
class Ending:
    """The rules for the end of a session."""

    when: Practice[EndOf]
    unable: Ruled[str]
    winner: Ruled[str]
    clearing: Clearing | None
    residue: Practice[bool]

    @classmethod
    def read(cls, leaf: Reader, won: Won | None) -> Self:
        """Take these rules from the leaves; `won` are the pools that cards win."""
        when = WHEN.read(leaf)
        unable = leaf.arising("ending.unable") or when
        clearing = Clearing.arising(leaf, won)
        return cls(when, unable, leaf("ending.winner"), clearing, RESIDUE.read(leaf))

    def due(self, deals: int, seats: int) -> bool:
        """Tell whether the session is over after so many deals, whatever the chips."""
        return self.when.means.dealt and deals >= seats

    def without_chips(self, table: Table) -> Seat | None:
        """Return the first seat that has no chips left, where the session ends with that."""
        if not (self.when.means.none and table.finite and 0 in table.purses):
            return None
        return table.purses.index(0)

    def objections(self) -> Iterator[Objection]:
        """Yield what cannot be played so."""
        if self.clearing and self.clearing.won is None:
            says = "no card takes a pool when it is played; leave it out, or let cards win pools"
            yield Objection("ending.clearing", says, once=True)

    def record(
        self, ledger: Ledger, unable: Seat | None, hands: tuple[tuple[Card, ...], ...]
    ) -> None:
        """End the session, for a seat without chips or unable to dress the board, or because all have dealt.

        The `hands` are what all cards of the pack make, if the board is cleared by them.
        """
        table = ledger.table
        without = self.without_chips(table)
        if without is not None:
            ledger.record(ChipsGone(self.when.clause, without))
        elif unable is None:
            ledger.record(AllHaveDealt(self.when.clause))
        else:
            ledger.record(SessionEnded(self.unable.clause, unable))
        if self.clearing and sum(table.pools.values()):
            self.clearing.record(ledger, hands)
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
