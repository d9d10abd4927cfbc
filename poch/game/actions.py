"""What a seat may wish to do: actions, and the question they answer."""

from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypeAlias

from poch.game.cards import ALL, Card
from poch.game.facts import Fact, fact
from poch.game.table import MOST_CHIPS, Seat

Verb: TypeAlias = Literal[
    "pass", "knock", "hold", "raise", "fold", "claim", "play", "swap", "place", "take", "bid"
]


@fact
class Action(Fact):
    """A wish: a verb, with chips for knock and raise, a card for play and swap, pools for claim.

    An action that places names one pool, one that bids gives chips, and one that takes needs neither.
    The chips of a knock are its stake; those of a raise are the whole stake that it makes.
    """

    verb: Verb
    chips: int = 0
    card: Card | None = None
    pools: tuple[str, ...] = ()


Choice: TypeAlias = tuple[Seat, Action]

CALLS = frozenset({"knock", "raise", "bid"})
"""The verbs that go with chips."""

PASS = Action("pass")
HOLD = Action("hold")
FOLD = Action("fold")
PLAY = {card: Action("play", card=card) for card in ALL}
call = lru_cache(1 << 12)(Action)
"""Return a call of so many chips; a game needs the same few again and again."""


@fact
class Option(Fact):
    """One way to answer: a verb, with the amounts, cards or pools it may take.

    `least` and `most` are chips; where `most` is None the rules set no limit, and only MOST_CHIPS
    is one. Any part of `pools` may be claimed, and one of them chosen to place a chip in.
    """

    verb: Verb
    least: int = 0
    most: int | None = 0
    cards: tuple[Card, ...] = ()
    pools: tuple[str, ...] = ()

    def allows(self, action: Action) -> bool:
        """Tell whether the action is one of those this option offers."""
        if action.verb != self.verb:
            return False
        if self.verb in CALLS:
            return self.least <= action.chips <= (MOST_CHIPS if self.most is None else self.most)
        if self.verb in {"play", "swap"}:
            return action.card in self.cards
        if self.verb == "place":
            return len(action.pools) == 1 and action.pools[0] in self.pools
        return not action.pools or set(action.pools) <= set(self.pools)


@lru_cache(1 << 12)
def call_option(verb: Verb, least: int, most: int | None) -> Option | None:
    """Return the option to knock with or raise to so many chips, if they are not too many to write."""
    if least > MOST_CHIPS:
        return None
    return Option(verb, least, most if most is None else min(most, MOST_CHIPS))


MAY_PASS = Option("pass")
MAY_HOLD = Option("hold")
MAY_FOLD = Option("fold")


class Bar(NamedTuple):
    """What keeps a verb from going further, or from being there at all, by which clause.

    `way` is how it does so: one of those that `poch.studies.why` has a sentence for.
    """

    verb: Verb
    way: str
    clause: str


bar = cache(Bar)
"""Return a bar; a game needs the same few again and again."""


@fact
class Ask(Fact):
    """A question to a seat: what it may do, by which clause, and what bars the rest."""

    seat: Seat
    options: tuple[Option, ...]
    clause: str
    bars: tuple[Bar, ...] = ()

    def allows(self, action: Action) -> bool:
        """Tell whether the action is a legal answer."""
        for option in self.options:
            if option.verb == action.verb:
                return option.allows(action)
        return False

    def option(self, verb: Verb) -> Option | None:
        """Return the option of a verb, if there is one."""
        for option in self.options:
            if option.verb == verb:
                return option
        return None

    def interpret(self, action: Action) -> Action | None:
        """Return the action; a pass that can only mean a fold becomes a fold, and the other way round."""
        if self.allows(action):
            return action
        other = {"pass": FOLD, "fold": PASS}.get(action.verb)
        return other if other and self.allows(other) else None
