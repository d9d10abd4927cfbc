"""The table: who holds which cards and chips. It knows no rules."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from poch.game.cards import Card

Seat: TypeAlias = int
"""A place at the table, 0 being forehand and the last being the dealer."""

MOST_CHIPS = 10**9
"""No call goes beyond so many chips, nor do all that a record finds in pools and purses together."""


@dataclass(slots=True)
class Table:
    """What you could see on the table if all cards were face up.

    Chips are whole numbers. `purses` and `stakes` are by seat, `pools` by name. Purses that are not
    `finite` count what was won and lost so far. `laid` holds the cards of the present run or
    trick. `won_vie` is the seat that has won the vying in this deal, and `out` the one that has gone
    out. `tricks` counts the tricks taken by each seat, if the rules count tricks. `won_before` is the
    seat that won the deal before, and `banker` the one that dealt first, where that is known.
    """

    hands: list[list[Card]]
    pools: dict[str, int]
    purses: list[int]
    finite: bool
    stakes: list[int]
    talon: list[Card] = field(default_factory=list)
    turn_up: Card | None = None
    trump: str | None = None
    lead: Seat | None = None
    laid: list[Card] = field(default_factory=list)
    won_vie: Seat | None = None
    out: Seat | None = None
    tricks: list[int] = field(default_factory=list)
    won_before: Seat | None = None
    banker: Seat | None = None

    def copy(self) -> "Table":
        """Return another table with the same things on it."""
        return replace(
            self,
            hands=[[*hand] for hand in self.hands],
            pools=dict(self.pools),
            purses=[*self.purses],
            stakes=[*self.stakes],
            talon=[*self.talon],
            laid=[*self.laid],
            tricks=[*self.tricks],
        )

    def holders(self) -> dict[Card, Seat]:
        """Return each card that is held, with the seat that holds it."""
        return {card: seat for seat, hand in enumerate(self.hands) for card in hand}

    def holder(self, card: Card) -> Seat | None:
        """Return the seat that holds a card, if one does."""
        for seat, hand in enumerate(self.hands):
            if card in hand:
                return seat
        return None

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats in order of play, the next after a seat first."""
        return (*range(seat + 1, len(self.hands)), *range(seat))

    def affordable(self, seat: Seat, chips: int) -> int:
        """Return this number of chips, or all that the seat has if that is less."""
        return min(chips, self.purses[seat]) if self.finite else chips

    def chips(self) -> int:
        """Return all chips in purses, pools and stakes together."""
        return sum(self.purses) + sum(self.pools.values()) + sum(self.stakes)


def empty(
    seats: int,
    pools: dict[str, int],
    purses: Sequence[int] | None,
    talon: list[Card],
    won_before: Seat | None = None,
    banker: Seat | None = None,
) -> Table:
    """Return a table before the first card is dealt; purses of None are without limit."""
    return Table(
        [[] for _ in range(seats)],
        pools,
        [0] * seats if purses is None else list(purses),
        purses is not None,
        [0] * seats,
        talon,
        tricks=[0] * seats,
        won_before=won_before,
        banker=banker,
    )
