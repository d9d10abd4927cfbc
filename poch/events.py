"""What happens in a hand: facts in the past tense, each with the clause that allows it.

An event only moves cards and chips; it knows no rules. Seats are numbers, chips whole.
"""

from dataclasses import dataclass
from typing import TypeAlias

from poch.cards import Card
from poch.table import Seat, Table

Antes: TypeAlias = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened, by the authority of a clause."""

    clause: str

    def onto(self, table: Table) -> None:
        """Change the table as the event says."""


# What a hand is played with


@dataclass(frozen=True, slots=True)
class Seated(Event):
    """So many have sat down."""

    seats: int


@dataclass(frozen=True, slots=True)
class DirectionSet(Event):
    """Deal and play go round this way."""

    direction: str


@dataclass(frozen=True, slots=True)
class PackTaken(Event):
    """A pack of so many cards was taken."""

    size: int


@dataclass(frozen=True, slots=True)
class SuitsNamed(Event):
    """The pack has these suits, french or german."""

    suits: str


@dataclass(frozen=True, slots=True)
class RanksOrdered(Event):
    """The cards rank in this order, the highest first."""

    ranks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardLaid(Event):
    """A board with these pools lies on the table."""

    pools: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardShaped(Event):
    """The board is made like this."""

    shape: str


@dataclass(frozen=True, slots=True)
class DealerNamed(Event):
    """This seat deals, as first dealer or in its turn."""

    seat: Seat
    how: str


@dataclass(frozen=True, slots=True)
class StageBegan(Event):
    """The next part of the deal began; `pools` where only some of them are melded for."""

    stage: str
    pools: tuple[str, ...] = ()


# Dressing


@dataclass(frozen=True, slots=True)
class Dressed(Event):
    """A seat put its chips into the pools."""

    seat: Seat
    antes: Antes

    def onto(self, table: Table) -> None:
        for pool, chips in self.antes:
            table.pools[pool] += chips
            table.purses[self.seat] -= chips


@dataclass(frozen=True, slots=True)
class CouldNotDress(Event):
    """A seat had too few chips to dress the board."""

    seat: Seat


# Dealing and turning up


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """A seat cut the pack, or nobody did."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class HandsSized(Event):
    """It was settled how many cards each is dealt."""

    each: int | str


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat was dealt its cards."""

    seat: Seat
    cards: tuple[Card, ...]
    packets: tuple[int, ...]

    def onto(self, table: Table) -> None:
        table.hands[self.seat].extend(self.cards)
        del table.talon[: len(self.cards)]


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card was turned face up."""

    card: Card
    how: str

    def onto(self, table: Table) -> None:
        table.turn_up = self.card
        table.talon.remove(self.card)


@dataclass(frozen=True, slots=True)
class TrumpsMade(Event):
    """A suit became trumps."""

    suit: str

    def onto(self, table: Table) -> None:
        table.trump = self.suit


@dataclass(frozen=True, slots=True)
class TurnUpLeft(Event):
    """The card turned up stayed on the table."""


@dataclass(frozen=True, slots=True)
class TurnUpTaken(Event):
    """A seat took the card turned up into its hand."""

    seat: Seat
    card: Card

    def onto(self, table: Table) -> None:
        table.hands[self.seat].append(self.card)
        table.turn_up = None


@dataclass(frozen=True, slots=True)
class TurnUpSwapped(Event):
    """A seat put down a card face down and took the card turned up."""

    seat: Seat
    card: Card
    turn_up: Card

    def onto(self, table: Table) -> None:
        hand = table.hands[self.seat]
        hand.remove(self.card)
        hand.append(self.turn_up)
        table.turn_up = None
        table.talon.append(self.card)


@dataclass(frozen=True, slots=True)
class SwapDeclined(Event):
    """A seat let the card turned up lie."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnUpPaid(Event):
    """A seat was paid the pool of the card turned up."""

    seat: Seat
    pool: str
    chips: int

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)


@dataclass(frozen=True, slots=True)
class TurnUpUnpaid(Event):
    """Nobody was paid for turning up the card of this pool."""

    pool: str


# Melding


@dataclass(frozen=True, slots=True)
class Melded(Event):
    """A seat showed cards and took the pool they claim."""

    seat: Seat
    pool: str
    cards: tuple[Card, ...]
    chips: int

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)


@dataclass(frozen=True, slots=True)
class RunShown(Event):
    """A seat showed a run."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Forgot(Event):
    """A seat did not claim a pool it had the cards for."""

    seat: Seat
    pool: str


@dataclass(frozen=True, slots=True)
class Carried(Event):
    """Nobody took these pools; they stay."""

    pools: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outranked(Event):
    """What one seat showed was beaten by what another showed."""

    seat: Seat
    by: Seat
    how: str


# Vying


@dataclass(frozen=True, slots=True)
class VieOpened(Event):
    """The vying for a pool began."""

    pool: str


@dataclass(frozen=True, slots=True)
class FirstToSpeak(Event):
    """A seat was the first to speak."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat did not knock."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat opened the vying with so many chips."""

    seat: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    """A seat matched the stake, or all of it that its purse allowed."""

    seat: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """A seat brought the stake up to so many chips in all."""

    seat: Seat
    stake: int


@dataclass(frozen=True, slots=True)
class LetStand(Event):
    """A seat that might have raised left the stake as it was."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """A seat dropped out, leaving what it had staked."""

    seat: Seat
    staked: int


@dataclass(frozen=True, slots=True)
class Staked(Event):
    """A seat laid down chips: into the pool, or in the middle where `pool` is None."""

    seat: Seat
    chips: int
    pool: str | None

    def onto(self, table: Table) -> None:
        table.purses[self.seat] -= self.chips
        if self.pool is None:
            table.stakes[self.seat] += self.chips
        else:
            table.pools[self.pool] += self.chips


@dataclass(frozen=True, slots=True)
class NobodyKnocked(Event):
    """All passed."""


@dataclass(frozen=True, slots=True)
class SetShown(Event):
    """A seat showed its best set, or its hand where it has none."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeftAlone(Event):
    """All others dropped out; `cards` are those that had to be shown."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NothingShown(Event):
    """The last one in had no set to show; pool and stakes stay for the next deal."""

    seat: Seat
    pool: str
    stakes: tuple[int, ...]

    def onto(self, table: Table) -> None:
        for seat, chips in enumerate(self.stakes):
            table.stakes[seat] -= chips
            table.pools[self.pool] += chips


@dataclass(frozen=True, slots=True)
class VieWon(Event):
    """A seat took chips from the pool and from the stakes of each seat."""

    seat: Seat
    pool: str
    chips: int
    stakes: tuple[int, ...]

    def onto(self, table: Table) -> None:
        table.won_vie = self.seat
        share(table, self)


@dataclass(frozen=True, slots=True)
class ShareWon(Event):
    """A seat took the part of the stakes that the winner had not matched."""

    seat: Seat
    pool: str
    chips: int
    stakes: tuple[int, ...]

    def onto(self, table: Table) -> None:
        share(table, self)


# Playing out


@dataclass(frozen=True, slots=True)
class LeadGiven(Event):
    """The lead is this seat's."""

    seat: Seat
    how: str

    def onto(self, table: Table) -> None:
        table.lead = self.seat
        table.laid = []


@dataclass(frozen=True, slots=True)
class Led(Event):
    """A seat led a card."""

    seat: Seat
    card: Card

    def onto(self, table: Table) -> None:
        table.hands[self.seat].remove(self.card)
        table.laid.append(self.card)


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card on the one led."""

    seat: Seat
    card: Card

    def onto(self, table: Table) -> None:
        table.hands[self.seat].remove(self.card)
        table.laid.append(self.card)


@dataclass(frozen=True, slots=True)
class PlayedNothing(Event):
    """A seat had no card it was allowed to play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HeldBack(Event):
    """A seat kept back a card it could have played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RunStopped(Event):
    """Nobody could go on after this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat got rid of its last card first."""

    seat: Seat

    def onto(self, table: Table) -> None:
        table.out = self.seat


# Settling


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """A seat was left with cards that count so much."""

    seat: Seat
    left: int
    count: int
    measure: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """One seat paid another for the cards left."""

    seat: Seat
    to: Seat
    chips: int
    extra: bool = False

    def onto(self, table: Table) -> None:
        table.purses[self.seat] -= self.chips
        table.purses[self.to] += self.chips


@dataclass(frozen=True, slots=True)
class MostCounted(Event):
    """These seats were left with most cards."""

    seats: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True)
class ExtraWaived(Event):
    """The extra payment for most cards was not made to this seat, or to nobody at all."""

    to: Seat | None


@dataclass(frozen=True, slots=True)
class FellShort(Event):
    """A seat could not pay so many chips of what it owed."""

    seat: Seat
    to: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class PrizeTaken(Event):
    """A seat took a pool for going out."""

    seat: Seat
    pool: str
    chips: int

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)


# The end of the session


@dataclass(frozen=True, slots=True)
class SessionEnded(Event):
    """The session ended because this seat could not dress the board."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SessionWon(Event):
    """These seats had most chips."""

    seats: tuple[Seat, ...]
    chips: int


@dataclass(frozen=True, slots=True)
class ResidueLeft(Event):
    """The chips on the board were left to nobody."""

    chips: int


@dataclass(frozen=True, slots=True)
class ResidueDivided(Event):
    """A seat received its part of the chips on the board, from each pool so many."""

    seat: Seat
    parts: Antes

    def onto(self, table: Table) -> None:
        for pool, chips in self.parts:
            take(table, pool, self.seat, chips)


def take(table: Table, pool: str, seat: Seat, chips: int) -> None:
    """Move chips from a pool to a purse."""
    table.pools[pool] -= chips
    table.purses[seat] += chips


def share(table: Table, won: VieWon | ShareWon) -> None:
    """Move chips from the pool and from everyone's stakes to a purse."""
    take(table, won.pool, won.seat, won.chips)
    for seat, chips in enumerate(won.stakes):
        table.stakes[seat] -= chips
        table.purses[won.seat] += chips
