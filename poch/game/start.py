"""What a hand begins with: cards, chips, and whether it is the first deal of its session."""

from dataclasses import dataclass
from itertools import chain

from poch.game.cards import Card
from poch.game.events import Event
from poch.game.table import Seat, Table


@dataclass(frozen=True, slots=True)
class LaidTable:
    """A table on which all lies already, and the number of the stage at which the hand begins there.

    `told` is what the rules say of it before that.
    """

    table: Table
    stage: int
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Start:
    """What a hand begins with.

    Cards come in this order: the hands one after the other, the turn-up where the rules have
    one, the talon. `pools` are the chips lying there. `purses` are those of each seat, or None for
    no limit. `later` says that this is not the first deal of its session, `won_before` who won the
    deal before, and `banker` who dealt first, where that is known. Where the hand does not begin with the layout, `laid` is the table on which it does.
    """

    hands: tuple[tuple[Card, ...], ...]
    turn_up: Card | None
    talon: tuple[Card, ...]
    pools: tuple[tuple[str, int], ...] = ()
    purses: tuple[int, ...] | None = None
    later: bool = False
    laid: LaidTable | None = None
    won_before: Seat | None = None
    banker: Seat | None = None

    @property
    def cards(self) -> list[Card]:
        """All its cards, in their order."""
        turned = [self.turn_up] if self.turn_up else []
        return [*chain.from_iterable(self.hands), *turned, *self.talon]
