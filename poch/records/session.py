"""A session: deal after deal, the chips that lie between them, and the end of it all."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from poch.game.cards import filter_cards, reshuffle
from poch.game.engine import Outcome, winner
from poch.game.events import Event
from poch.game.ledger import Ledger
from poch.game.ruleset import Ruleset
from poch.game.start import Start
from poch.game.table import Seat, Table

NEXT_DEALER: Mapping[str, Seat] = MappingProxyType({"forehand": 0})
"""Which seat of a deal deals the next one, by each practice there is."""


@dataclass(frozen=True, slots=True)
class End:
    """The end of a session: the table before it, what happens, and the table after it."""

    before: Table
    events: Sequence[Event]
    table: Table


@dataclass(frozen=True, slots=True)
class Session:
    """A session before one of its deals.

    `seats` are the names in the order of that deal, its dealer last. `pools` are the chips lying
    there, `purses` those of each seat, or None for no limit; `deals` counts those already played.
    `won` is the name of whoever won the deal before, if somebody did. `banker` is that of the first
    dealer, if it is not the one of this deal, and the rules ask for it.
    """

    ruleset: Ruleset
    seats: tuple[str, ...]
    pools: Mapping[str, int]
    purses: Mapping[str, int] | None
    deals: int
    won: str | None = None
    banker: str | None = None

    def begin(self, start: Start) -> Start:
        """Return the start of the deal with the chips of the session."""
        purses = tuple(self.purses[name] for name in self.seats) if self.purses else None
        later = bool(self.deals or self.pools)
        won, banker = self._seat(self.won), self._seat(self.banker)
        pools = tuple(self.pools.items())
        return replace(
            start, pools=pools, purses=purses, later=later, won_before=won, banker=banker
        )

    def _seat(self, name: str | None) -> Seat | None:
        return None if name is None else self.seats.index(name)

    def after(self, outcome: Outcome) -> "Session":
        """Return the session before the next deal, which another deals."""
        first, table = self._next, outcome.table
        purses = dict(zip(self.seats, table.purses, strict=True)) if table.finite else None
        seats = (*self.seats[first:], *self.seats[:first])
        won = winner(table)
        name = None if won is None else self.seats[won]
        stays = self.ruleset.rules(len(self.seats)).dressing.has_banker
        banker = (self.banker or self.seats[-1]) if stays else None
        return Session(self.ruleset, seats, table.pools, purses, self.deals + 1, name, banker)

    @property
    def _next(self) -> Seat:
        """The seat that is forehand in the next deal."""
        rule = self.ruleset.leaf("dealing.next-dealer", len(self.seats))
        return (NEXT_DEALER[rule.value] + 1) % len(self.seats)

    def end(self, outcome: Outcome) -> End | None:
        """Return the end of the session, if it ends with what became of the deal."""
        rules = self.ruleset.rules(len(self.seats))
        won, banker = winner(outcome.table), self.seats.index(self.banker or self.seats[-1])
        unable = rules.dressing.unable(outcome.table, self._next, won, banker)
        without, due = (
            rules.ending.without_chips(outcome.table),
            rules.ending.due(self.deals + 1, len(self.seats)),
        )
        if unable is None and without is None and not due:
            return None
        ledger = Ledger(outcome.table.copy())
        pack = filter_cards(reshuffle(outcome.dealt.cards), rules.in_pack)
        rules.ending.record(ledger, unable, rules.dealing.deal_out(pack, self._next))
        return End(outcome.table.copy(), ledger.events, ledger.table)


def session_length(ruleset: Ruleset, seats: int, most: int) -> int:
    """Return how many deals a session has that is not to have more than `most`, whatever the chips."""
    ending = ruleset.rules(seats).ending
    return next((deals for deals in range(1, most) if ending.due(deals, seats)), most)
