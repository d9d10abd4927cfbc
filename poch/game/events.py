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


@fact
class SeatEvent(Event):
    """Something that a seat did, or that befell it."""

    seat: Seat


@fact
class CardsShown(SeatEvent):
    """A seat showed cards."""

    cards: tuple[Card, ...]


@fact
class CardLaid(SeatEvent):
    """A seat laid a card on the table."""

    card: Card

    def onto(self, table: Table) -> None:
        table.hands[self.seat].remove(self.card)
        table.laid.append(self.card)


@fact
class PoolTaken(SeatEvent):
    """A seat took chips from a pool."""

    pool: str
    chips: int

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)


@fact
class ChipsPut(SeatEvent):
    """A seat put chips into a pool."""

    pool: str
    chips: int

    def onto(self, table: Table) -> None:
        table.purses[self.seat] -= self.chips
        table.pools[self.pool] += self.chips


@fact
class StakesTaken(PoolTaken):
    """A seat took chips from a pool and from the stakes of each seat."""

    stakes: tuple[int, ...]

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)
        for seat, chips in enumerate(self.stakes):
            table.stakes[seat] -= chips
            table.purses[self.seat] += chips


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
class MisdealSettled(Event):
    """This is done when cards are dealt wrongly, which they never are here."""

    how: str


@fact
class ExposureSettled(Event):
    """This is done when a card is shown in dealing, which none is here."""

    how: str


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
class CardsTakenOut(Event):
    """These cards were taken out of the pack."""

    cards: tuple[Card, ...]


@fact
class BoardLaid(Event):
    """A board with these pools lies on the table."""

    pools: tuple[str, ...]


@fact
class PoolsWonElsewhere(Event):
    """These pools are won in a part of the deal that the text, as far as it is known, does not have."""

    pools: tuple[str, ...]


@fact
class BoardShaped(Event):
    """The board is made like this."""

    shape: str


@fact
class PoolCardsLaid(Event):
    """Cards were laid out for the pools, one for each."""

    pools: tuple[str, ...]
    cards: tuple[Card, ...]


@fact
class PoolCardsTaken(Event):
    """These cards came out of the pack, or from another one."""

    how: str


@fact
class DealerNamed(SeatEvent):
    """This seat deals, as first dealer or in its turn."""

    how: str


@fact
class StageBegan(Event):
    """The next part of the deal began; `pools` where only some of them are melded for."""

    stage: str
    pools: tuple[str, ...] = ()


# Dressing


@fact
class AnteSpared(SeatEvent):
    """A seat won the deal before, and puts nothing into some pools."""

    pools: tuple[str, ...]


@fact
class Dressed(SeatEvent):
    """A seat put its chips into the pools."""

    antes: Antes

    def onto(self, table: Table) -> None:
        pools, purse = table.pools, table.purses[self.seat]
        for pool, chips in self.antes:
            pools[pool] += chips
            purse -= chips
        table.purses[self.seat] = purse


@fact
class DresserNamed(SeatEvent):
    """This seat alone puts chips into the pools."""


@fact
class BankerNamed(SeatEvent):
    """This seat alone puts chips into the pools: it dealt first, and is banker in each deal."""


@fact
class PlacingSized(Event):
    """It was settled how many chips each places where he likes."""

    chips: int


@fact
class FirstToPlace(SeatEvent):
    """A seat was the first to place its chips."""


@fact
class Placed(ChipsPut):
    """A seat put chips into a pool that it chose, or that alone was left to it."""


@fact
class CouldNotDress(SeatEvent):
    """A seat had too few chips to dress the board."""


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
class Dealt(SeatEvent):
    """A seat was dealt its cards."""

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
class TrumpCardShown(SeatEvent):
    """A card that was dealt, and decides what is trumps, was shown."""

    card: Card
    how: str


@fact
class TrumpCardSeen(SeatEvent):
    """The dealer looked at the card that decides what is trumps, and showed it to nobody."""


@fact
class TrumpsMade(Event):
    """A suit became trumps."""

    suit: str

    def onto(self, table: Table) -> None:
        table.trump = self.suit


@fact
class NoTrumps(Event):
    """No suit is trumps."""


@fact
class TurnUpLeft(Event):
    """The turn-up stayed on the table."""


@fact
class TurnUpTaken(SeatEvent):
    """A seat took the turn-up into its hand."""

    card: Card

    def onto(self, table: Table) -> None:
        table.hands[self.seat].append(self.card)
        table.turn_up = None


@fact
class TurnUpSwapped(SeatEvent):
    """A seat put down a card face down and took the turn-up."""

    card: Card
    turn_up: Card

    def onto(self, table: Table) -> None:
        hand = table.hands[self.seat]
        hand.remove(self.card)
        hand.append(self.turn_up)
        table.turn_up = None
        table.talon.append(self.card)


@fact
class SwapDeclined(SeatEvent):
    """A seat let the turn-up lie."""


@fact
class TurnUpPaid(PoolTaken):
    """A seat was paid the pool of the turn-up."""


@fact
class TurnUpWon(SeatEvent):
    """A seat won the deal by the card it turned up."""

    card: Card

    def onto(self, table: Table) -> None:
        table.out = self.seat


@fact
class StockSeen(CardsShown):
    """A seat looked at the cards left over, and showed them to nobody."""


@fact
class SpareHandLeft(SeatEvent):
    """The dealer left the spare hand; `how` says whether it is for sale then."""

    how: str


@fact
class Bid(SeatEvent):
    """A seat bid so many chips for the spare hand."""

    chips: int


@fact
class NoBid(SeatEvent):
    """A seat bid no more for the spare hand."""


@fact
class SpareHandTaken(CardsShown):
    """A seat put its cards aside unseen, and took those `taken` for its hand."""

    taken: tuple[Card, ...]

    def onto(self, table: Table) -> None:
        table.hands[self.seat], table.talon = [*self.taken], [*self.cards]


@fact
class TurnUpUnpaid(Event):
    """Nobody was paid for turning up the card of this pool."""

    pool: str


# Melding


@fact
class Melded(SeatEvent):
    """A seat showed cards and took the pool they claim."""

    pool: str
    cards: tuple[Card, ...]
    chips: int

    def onto(self, table: Table) -> None:
        take(table, self.pool, self.seat, self.chips)


@fact
class RunShown(CardsShown):
    """A seat showed a run."""


@fact
class Forgot(SeatEvent):
    """A seat did not claim a pool it had the cards for."""

    pool: str


@fact
class Carried(Event):
    """Nobody took these pools; `how` says for whom they stay."""

    pools: tuple[str, ...]
    how: str


@fact
class Outranked(SeatEvent):
    """What one seat showed was beaten by what another showed."""

    by: Seat
    how: str


# Vying


@fact
class VieOpened(Event):
    """The vying for a pool began."""

    pool: str


@fact
class FirstToSpeak(SeatEvent):
    """A seat was the first to speak."""


@fact
class StakesCapped(SeatEvent):
    """Nobody may stake more than what is in this purse, the shortest."""

    chips: int


@fact
class Passed(SeatEvent):
    """A seat did not knock."""


@fact
class Knocked(SeatEvent):
    """A seat opened the vying with so many chips."""

    chips: int


@fact
class Held(SeatEvent):
    """A seat matched the stake, or all of it that its purse allowed."""

    chips: int


@fact
class Raised(SeatEvent):
    """A seat brought the stake up to so many chips in all."""

    stake: int


@fact
class FreeToRaise(SeatEvent):
    """All have answered, and a seat may raise once more."""


@fact
class LetStand(SeatEvent):
    """A seat that might have raised left the stake as it was."""


@fact
class Folded(SeatEvent):
    """A seat folded, and left what it had staked."""

    staked: int


@fact
class Staked(SeatEvent):
    """A seat laid down chips: into the pool, or in the middle where `pool` is None."""

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
class SetShown(CardsShown):
    """A seat showed its best set, or its hand where it has none."""


@fact
class HandNamed(SeatEvent):
    """The best that a seat has is this hand of poker."""

    kind: str


@fact
class LeftAlone(CardsShown):
    """All others folded. `cards` are those that the seat had to show."""


@fact
class NothingShown(SeatEvent):
    """The last one in had no set to show; pool and stakes stay for the next deal."""

    pool: str
    stakes: tuple[int, ...]

    def onto(self, table: Table) -> None:
        for seat, chips in enumerate(self.stakes):
            table.stakes[seat] -= chips
            table.pools[self.pool] += chips


@fact
class BluffPaid(SeatEvent):
    """A seat paid into the pool because it had knocked without the best set."""

    chips: int
    pool: str

    def onto(self, table: Table) -> None:
        table.purses[self.seat] -= self.chips
        table.pools[self.pool] += self.chips


@fact
class SetNamed(CardsShown):
    """A seat named and showed a set."""


@fact
class AskedAgain(SeatEvent):
    """The dealer asked who would knock again, with a set not used yet."""


@fact
class NobodyAgain(Event):
    """Nobody would knock again."""


@fact
class LaidOff(CardsShown):
    """A seat laid off a set: these cards leave the game."""

    def onto(self, table: Table) -> None:
        hand = table.hands[self.seat]
        table.hands[self.seat] = [card for card in hand if card not in self.cards]


@fact
class VieWon(StakesTaken):
    """A seat took chips from the pool and from the stakes of each seat."""

    def onto(self, table: Table) -> None:
        StakesTaken.onto(self, table)
        table.won_vie = self.seat


@fact
class ShareWon(StakesTaken):
    """A seat took the part of the stakes that the winner had not matched."""


# Playing out


@fact
class RunsOrdered(Event):
    """In runs the cards follow one another in this order, the highest first."""

    ranks: tuple[str, ...]


@fact
class LeadGiven(SeatEvent):
    """The lead is this seat's."""

    how: str

    def onto(self, table: Table) -> None:
        table.lead = self.seat
        table.laid = []


@fact
class LeadGivenByCard(LeadGiven):
    """The lead is this seat's, because it holds this card."""

    card: Card


@fact
class LeadPassedOn(SeatEvent):
    """A seat had no card but of this suit, or of these two of one colour, and the lead passed on."""

    suit: str


@fact
class Led(CardLaid):
    """A seat led a card."""


@fact
class Played(CardLaid):
    """A seat played a card on the one led."""


@fact
class PutIn(CardLaid):
    """A seat that could not follow laid a card that may be put in anywhere."""


@fact
class StoodIn(CardLaid):
    """A seat laid a card in place of the next of the run, which nobody had."""

    instead: Card


@fact
class StopLaid(CardLaid):
    """A seat laid a card with the one it played, and so ended the run."""


@fact
class PoolWon(PoolTaken):
    """A seat took a pool by the card that it laid."""

    card: Card


@fact
class PlayedNothing(SeatEvent):
    """A seat had no card it was allowed to play."""


@fact
class Lacked(SeatEvent):
    """A seat had no card of the rank that goes on."""

    rank: str


@fact
class Waited(SeatEvent):
    """A seat added nothing to the count."""


@fact
class CountMade(Event):
    """The count is now so many points."""

    total: int


@fact
class CountStopped(Event):
    """Nobody could add anything more to the count."""

    total: int


@fact
class TrickWon(SeatEvent):
    """A seat took the trick."""

    def onto(self, table: Table) -> None:
        table.tricks[self.seat] += 1


@fact
class HeldBack(SeatEvent):
    """A seat kept back a card it could have played."""


@fact
class RunStopped(Event):
    """Nobody could go on after this card."""

    card: Card


@fact
class Doubled(ChipsPut):
    """A seat put chips into the pool of a card that it kept."""

    card: Card


@fact
class Fined(ChipsPut):
    """A seat put chips into a pool because it could not play."""


@fact
class FellShortOfPool(SeatEvent):
    """A seat could not put so many chips of what it owed into a pool."""

    pool: str
    chips: int


@fact
class WentOut(SeatEvent):
    """A seat got rid of its last card first; `how` says whether play ends with that."""

    how: str

    def onto(self, table: Table) -> None:
        table.out = self.seat


# Settling


@fact
class Counted(SeatEvent):
    """A seat was left with cards that count so much."""

    left: int
    count: int
    measure: str


@fact
class MostTricks(Event):
    """These seats had most tricks."""

    seats: tuple[Seat, ...]
    count: int


@fact
class NoTrick(SeatEvent):
    """A seat had no trick, and pays for the cards it still has."""

    left: int


@fact
class Exempted(SeatEvent):
    """A seat paid nothing for its cards because it held this one."""

    card: Card


@fact
class KeptCard(SeatEvent):
    """A seat still holds a card for which it pays, or for which what it pays `doubles`."""

    card: Card
    doubles: bool


@fact
class Paid(SeatEvent):
    """One seat paid another for the cards left."""

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
class FellShort(SeatEvent):
    """A seat could not pay so many chips of what it owed."""

    to: Seat
    chips: int


@fact
class FellShortOfBoard(SeatEvent):
    """A seat could not put so many chips of what it owed into pools of its choice."""

    chips: int


@fact
class PrizeTaken(PoolTaken):
    """A seat took a pool for going out."""


# The end of the session


@fact
class SessionEnded(SeatEvent):
    """The session ended because this seat could not dress the board."""


@fact
class AllHaveDealt(Event):
    """The session ended because everybody had dealt once."""


@fact
class ChipsGone(SeatEvent):
    """The session ended because this seat had no chips left."""


@fact
class SessionWon(Event):
    """These seats had most chips."""

    seats: tuple[Seat, ...]
    chips: int


@fact
class DealtOpen(Event):
    """To clear the board, the pack was dealt once more, face up: to each seat these cards."""

    hands: tuple[tuple[Card, ...], ...]

    def onto(self, table: Table) -> None:
        table.hands = [[*cards] for cards in self.hands]
        table.turn_up = table.lead = None
        table.talon, table.laid = [], []


@fact
class PoolCleared(PoolTaken):
    """A seat took chips from a pool for cards that it was dealt face up."""

    cards: tuple[Card, ...]


@fact
class ResidueLeft(Event):
    """The chips on the board were left to nobody."""

    chips: int


@fact
class ResidueDivided(SeatEvent):
    """A seat received its part of the chips on the board, from each pool so many."""

    parts: Antes

    def onto(self, table: Table) -> None:
        for pool, chips in self.parts:
            take(table, pool, self.seat, chips)


def take(table: Table, pool: str, seat: Seat, chips: int) -> None:
    """Move chips from a pool to a purse."""
    table.pools[pool] -= chips
    table.purses[seat] += chips
