"""The ledger: what has happened so far, and the table as that left it."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias

from poch.game.actions import Action, Ask, Choice
from poch.game.events import Event
from poch.game.start import Start
from poch.game.table import Table

Play: TypeAlias = Generator[Ask, Action, None]
"""A part of a hand: it asks with `yield` and hears the answer as its value."""


@dataclass(slots=True)
class Ledger:
    """The events of a hand, and the table after the last of them.

    `start` is what the hand began with, if it was a whole hand. `choices` are the answers given, and
    `when` counts the events before each of them, if they are to be replayed.
    """

    table: Table
    events: list[Event] = field(default_factory=list)
    start: Start | None = None
    choices: list[Choice] = field(default_factory=list)
    when: list[int] = field(default_factory=list)

    def record(self, event: Event) -> None:
        """Write down an event and let it change the table."""
        self.events.append(event)
        event.onto(self.table)
