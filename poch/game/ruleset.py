"""A ruleset: the clauses of a source, with a reading chosen for each crux, ready to be played."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from poch.game.cards import Card
from poch.game.events import Event, StageBegan
from poch.game.phase import Phase
from poch.game.phases.dealing import Dealing
from poch.game.phases.dressing import Dressing
from poch.game.phases.ending import Ending
from poch.game.said import UndealtError, message
from poch.game.sourced import Ruled

Document: TypeAlias = Mapping[str, Any]
FOUR = 4
"""How many play where nobody says it."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the deal: its name, its rules, and the event that announces it."""

    name: str
    phase: Phase
    began: StageBegan


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a ruleset for one number of seats.

    `layout` are the events that say what is played with; they move nothing. `first_dealer` and
    `next_dealer` are the events that name the dealer of a first and of a later deal.
    """

    seats: int
    pack: tuple[Card, ...]
    in_pack: frozenset[Card]
    pools: tuple[str, ...]
    layout: tuple[Event, ...]
    first_dealer: Event
    next_dealer: Event
    dressing: Dressing
    dealing: Dealing
    stages: tuple[Stage, ...]
    ending: Ending


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A source's rules under one choice of readings.

    `clauses` and `cruxes` are as written. `in_force` names the clauses that hold under the
    `readings`. `leaves` gives each leaf its rule, by number of seats where that matters.
    """

    id: str
    title: str
    version: int
    document: Document
    clauses: Mapping[str, Document]
    cruxes: Mapping[str, Document]
    readings: Mapping[str, str]
    in_force: frozenset[str]
    leaves: Mapping[str, Mapping[int, Ruled[Any]]]
    rules_by_seats: Mapping[int, Rules]

    def __repr__(self) -> str:
        chosen = "".join(f", {crux}: {reading}" for crux, reading in self.others.items())
        return f"<Ruleset {self.id}, version {self.version}{chosen}>"

    def rules(self, seats: int) -> Rules:
        """Return the rules for a number of seats; raises UndealtError if the ruleset is not for that many."""
        if not self.rules_by_seats:
            raise ValueError(f"{self.id} breaks off before it can be played; choose another")
        if seats not in self.rules_by_seats:
            least, most = min(self.rules_by_seats), max(self.rules_by_seats)
            many = "few" if seats < least else "many"
            if least == most:
                says = f"{self.id} is for {least} seats; {seats} are too {many}"
                raise UndealtError(says, message("undealt-players-exact", n=least))
            says = f"{self.id} is for {least} to {most} seats; {seats} are too {many}"
            raise UndealtError(says, message("undealt-players", least=least, most=most))
        return self.rules_by_seats[seats]

    @property
    def usual_seats(self) -> int:
        """The number of players if none is given: four, or as near to four as the rules allow."""
        return min(self.rules_by_seats, key=lambda many: (abs(many - FOUR), many), default=FOUR)

    def leaf(self, name: str, seats: int) -> Ruled[Any]:
        """Return the rule of a leaf, set for this number of seats or for every number of them."""
        by_seats = self.leaves[name]
        return by_seats.get(seats) or by_seats[0]

    def rule_for(self, name: str, seats: int) -> Ruled[Any] | None:
        """Return the rule of a leaf for a number of seats, if the leaf is set for that number."""
        by_seats = self.leaves.get(name, {})
        return by_seats.get(seats) or by_seats.get(0)

    @property
    def others(self) -> dict[str, str]:
        """The readings that differ from the adopted ones."""
        return {
            crux: reading
            for crux, reading in self.readings.items()
            if reading != self.cruxes[crux]["adopted"]
        }


Finder: TypeAlias = Callable[[str, Mapping[str, str]], Ruleset]
"""Returns the ruleset of an id under chosen readings; raises ValueError where there is none."""
