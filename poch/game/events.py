"""What happens in a hand: facts in the past tense, each beginning with the clause that allows it.

An event only moves cards and chips; it knows no rules. Seats are numbers, chips whole.
"""

from typing import TypeAlias

from poch.game.cards import Card
from poch.game.facts import Fact, fact
from poch.game.table import Seat, Table

Antes: TypeAlias = tuple[tuple[str, int], ...]


@fact
class Event(Fact):
    """Something that happened, by the authority of a clause."""

    clause: str

    def onto(self, table: Table) -> None:
        """Change the table as the event says."""


# What a hand is played with


@fact
class Seated(Event):
    """So many have sat down, of as few or as many as may."""

    seats: int
    least: int
    most: int


@fact
class DirectionSet(Event):
    """Deal and play go round this way."""

    direction: str


@fact
class PackTaken(Event):
    """A pack of so many cards was taken."""

    size: int


@fact
class SuitsNamed(Event):
    """The pack has these suits, french or german."""

    suits: str


@fact
class RanksOrdered(Event):
    """The cards rank in this order, the highest first."""

    ranks: tuple[str, ...]


@fact
class BoardLaid(Event):
    """A board with these pools lies on the table."""

    pools: tuple[str, ...]


@fact
class BoardShaped(Event):
    """The board is made like this."""

    shape: str


@fact
class DealerNamed(Event):
    """This seat deals, as first dealer or in its turn."""

    seat: Seat
    how: str


@fact
class StageBegan(Event):
    """The next part of the deal began; `pools` where only some of them are melded for."""

    stage: str
    pools: tuple[str, ...] = ()


# Dressing


@fact
class Dressed(Event):
    """A seat put its chips into the pools."""

    seat: Seat
    antes: Antes

    def onto(self, table: Table) -> None:
        pools, purse = table.pools, table.purses[self.seat]
        for pool, chips in self.antes:
            pools[pool] += chips
            purse -= chips
        table.purses[self.seat] = purse


@fact
class CouldNotDress(Event):
    """A seat had too few chips to dress the board."""

    seat: Seat


# Dealing and turning up


@fact
class PackCut(Event):
    """A seat cut the pack, or nobody did."""

    seat: Seat | None


@fact
class HandsSized(Event):
    """It was settled how many cards each is dealt."""

    each: int | str | tuple[int, ...]


@fact
class Dealt(Event):
    """A seat was dealt its cards."""

    seat: Seat
    cards: tuple[Card, ...]
    packets: tuple[int, ...]

    def onto(self, table: Table) -> None:
        table.hands[self.seat].extend(self.cards)
        del table.talon[: len(self.cards)]


@fact
class TurnedUp(Event):
    """A card was turned face up."""

    card: Card
    how: str

    def onto(self, table: Table) -> None:
        table.turn_up = self.card
        table.talon.remove(self.card)


@fact
class NothingTurnedUp(Event):
    """No card was turned up."""


@fact
class TrumpCardShown(Event):
    """A card that was dealt, and decides what is trumps, was shown."""

    seat: Seat
    card: Card
    how: str


@fact
class TrumpCardSeen(Event):
    """The dealer looked at the card that decides what is trumps, and showed it to nobody."""

    seat: Seat


@fact
class TrumpsMade(Event):
    """A suit became trumps."""

    suit: str

    def onto(self, table: Table) -> None:
        table.trump = self.suit


@fact
class TurnUpLeft(Event):
    """The card turned up stayed on the table."""


@fact
class TurnUpTaken(Event):
    """A seat took the card turned up into its hand."""

    seat: Seat
    card: Card

    def onto(self, table: Table) -> None:
        table.hands[self.seat].append(self.card)
        table.turn_up = None


@fact
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


@fact
class SwapDeclined(Event):
    """A seat let the card turned up lie."""

    seat: Seat


@fact
class TurnUpPaid(Event):
    """A seat was paid the pool of the card turned up."""

    seat: Seat
    pool: str
    chips: int

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)


@fact
class TurnUpUnpaid(Event):
    """Nobody was paid for turning up the card of this pool."""

    pool: str


# Melding


@fact
class Melded(Event):
    """A seat showed cards and took the pool they claim."""

    seat: Seat
    pool: str
    cards: tuple[Card, ...]
    chips: int

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)


@fact
class RunShown(Event):
    """A seat showed a run."""

    seat: Seat
    cards: tuple[Card, ...]


@fact
class Forgot(Event):
    """A seat did not claim a pool it had the cards for."""

    seat: Seat
    pool: str


@fact
class Carried(Event):
    """Nobody took these pools; `how` says for whom they stay."""

    pools: tuple[str, ...]
    how: str


@fact
class Outranked(Event):
    """What one seat showed was beaten by what another showed."""

    seat: Seat
    by: Seat
    how: str


# Vying


@fact
class VieOpened(Event):
    """The vying for a pool began."""

    pool: str


@fact
class FirstToSpeak(Event):
    """A seat was the first to speak."""

    seat: Seat


@fact
class StakesCapped(Event):
    """Nobody may stake more than what is in this purse, the shortest."""

    seat: Seat
    chips: int


@fact
class Passed(Event):
    """A seat did not knock."""

    seat: Seat


@fact
class Knocked(Event):
    """A seat opened the vying with so many chips."""

    seat: Seat
    chips: int


@fact
class Held(Event):
    """A seat matched the stake, or all of it that its purse allowed."""

    seat: Seat
    chips: int


@fact
class Raised(Event):
    """A seat brought the stake up to so many chips in all."""

    seat: Seat
    stake: int


@fact
class FreeToRaise(Event):
    """All have answered, and a seat may raise once more."""

    seat: Seat


@fact
class LetStand(Event):
    """A seat that might have raised left the stake as it was."""

    seat: Seat


@fact
class Folded(Event):
    """A seat dropped out, leaving what it had staked."""

    seat: Seat
    staked: int


@fact
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


@fact
class NobodyKnocked(Event):
    """All passed."""


@fact
class SetShown(Event):
    """A seat showed its best set, or its hand where it has none."""

    seat: Seat
    cards: tuple[Card, ...]


@fact
class LeftAlone(Event):
    """All others dropped out; `cards` are those that had to be shown."""

    seat: Seat
    cards: tuple[Card, ...]


@fact
class NothingShown(Event):
    """The last one in had no set to show; pool and stakes stay for the next deal."""

    seat: Seat
    pool: str
    stakes: tuple[int, ...]

    def onto(self, table: Table) -> None:
        for seat, chips in enumerate(self.stakes):
            table.stakes[seat] -= chips
            table.pools[self.pool] += chips


@fact
class BluffPaid(Event):
    """A seat paid into the pool because it had knocked without the best set."""

    seat: Seat
    chips: int
    pool: str

    def onto(self, table: Table) -> None:
        table.purses[self.seat] -= self.chips
        table.pools[self.pool] += self.chips


@fact
class SetNamed(Event):
    """A seat named and showed a set."""

    seat: Seat
    cards: tuple[Card, ...]


@fact
class AskedAgain(Event):
    """The dealer asked who would knock again, with a set not used yet."""

    seat: Seat


@fact
class NobodyAgain(Event):
    """Nobody would knock again."""


@fact
class LaidOff(Event):
    """A seat laid off a set: these cards leave the game."""

    seat: Seat
    cards: tuple[Card, ...]

    def onto(self, table: Table) -> None:
        hand = table.hands[self.seat]
        table.hands[self.seat] = [card for card in hand if card not in self.cards]


@fact
class VieWon(Event):
    """A seat took chips from the pool and from the stakes of each seat."""

    seat: Seat
    pool: str
    chips: int
    stakes: tuple[int, ...]

    def onto(self, table: Table) -> None:
        table.won_vie = self.seat
        share(table, self)


@fact
class ShareWon(Event):
    """A seat took the part of the stakes that the winner had not matched."""

    seat: Seat
    pool: str
    chips: int
    stakes: tuple[int, ...]

    def onto(self, table: Table) -> None:
        share(table, self)


# Playing out


@fact
class RunsOrdered(Event):
    """In runs the cards follow one another in this order, the highest first."""

    ranks: tuple[str, ...]


@fact
class LeadGiven(Event):
    """The lead is this seat's."""

    seat: Seat
    how: str

    def onto(self, table: Table) -> None:
        table.lead = self.seat
        table.laid = []


@fact
class Led(Event):
    """A seat led a card."""

    seat: Seat
    card: Card

    def onto(self, table: Table) -> None:
        table.hands[self.seat].remove(self.card)
        table.laid.append(self.card)


@fact
class Played(Event):
    """A seat played a card on the one led."""

    seat: Seat
    card: Card

    def onto(self, table: Table) -> None:
        table.hands[self.seat].remove(self.card)
        table.laid.append(self.card)


@fact
class PlayedNothing(Event):
    """A seat had no card it was allowed to play."""

    seat: Seat


@fact
class Waited(Event):
    """A seat added nothing to the count."""

    seat: Seat


@fact
class CountMade(Event):
    """The count stands at so many points."""

    total: int


@fact
class CountStopped(Event):
    """Nobody could add anything more to the count."""

    total: int


@fact
class TrickWon(Event):
    """A seat took the trick."""

    seat: Seat

    def onto(self, table: Table) -> None:
        table.tricks[self.seat] += 1


@fact
class HeldBack(Event):
    """A seat kept back a card it could have played."""

    seat: Seat


@fact
class RunStopped(Event):
    """Nobody could go on after this card."""

    card: Card


@fact
class WentOut(Event):
    """A seat got rid of its last card first; `how` says whether play ends with that."""

    seat: Seat
    how: str

    def onto(self, table: Table) -> None:
        table.out = self.seat


# Settling


@fact
class Counted(Event):
    """A seat was left with cards that count so much."""

    seat: Seat
    left: int
    count: int
    measure: str


@fact
class MostTricks(Event):
    """These seats had most tricks."""

    seats: tuple[Seat, ...]
    count: int


@fact
class NoTrick(Event):
    """A seat had no trick, and pays for the cards it still has."""

    seat: Seat
    left: int


@fact
class Paid(Event):
    """One seat paid another for the cards left."""

    seat: Seat
    to: Seat
    chips: int
    extra: bool = False

    def onto(self, table: Table) -> None:
        table.purses[self.seat] -= self.chips
        table.purses[self.to] += self.chips


@fact
class MostCounted(Event):
    """These seats were left with most cards; `how` says what several pay."""

    seats: tuple[Seat, ...]
    count: int
    how: str | None = None


@fact
class ExtraWaived(Event):
    """The extra payment for most cards was not made to this seat, or to nobody at all."""

    to: Seat | None


@fact
class FellShort(Event):
    """A seat could not pay so many chips of what it owed."""

    seat: Seat
    to: Seat
    chips: int


@fact
class PrizeTaken(Event):
    """A seat took a pool for going out."""

    seat: Seat
    pool: str
    chips: int

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)


# The end of the session


@fact
class SessionEnded(Event):
    """The session ended because this seat could not dress the board."""

    seat: Seat


@fact
class AllHaveDealt(Event):
    """The session ended because everybody had dealt once."""


@fact
class SessionWon(Event):
    """These seats had most chips."""

    seats: tuple[Seat, ...]
    chips: int


@fact
class ResidueLeft(Event):
    """The chips on the board were left to nobody."""

    chips: int


@fact
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
        if chips:
            table.stakes[seat] -= chips
            table.purses[won.seat] += chips
