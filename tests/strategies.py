"""Hands of every kind, for Hypothesis: any ruleset, readings, seats, deal, chips and choices."""

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random

from hypothesis import strategies as st

from poch.game.actions import CALLS, Action, Ask, Option
from poch.game.engine import Outcome, drive, from_seed
from poch.game.ruleset import Ruleset
from poch.game.start import Start
from poch.game.table import Table
from poch.texts.compile import compile_ruleset
from poch.texts.library import document, playable

Chosen = tuple[tuple[str, str], ...]


class Game:
    """A hand played to its end: by which rules, from what start, and what became of it."""

    def __init__(self, ruleset: Ruleset, start: Start, outcome: Outcome) -> None:
        """Keep them; no dataclass, so that Hypothesis prints it as `__repr__` has it."""
        self.ruleset = ruleset
        self.start = start
        self.outcome = outcome

    def __repr__(self) -> str:
        """Tell what it takes to play the hand again."""
        return f"{self.ruleset.id} {self.ruleset.others} {self.start} {self.outcome.taken}"


@cache
def ruleset(name: str, readings: Chosen = ()) -> Ruleset:
    """Return a ruleset under these readings, compiled once."""
    return compile_ruleset(document(name), dict(readings))


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw a ruleset as adopted, or with any reading of each crux."""
    name = draw(st.sampled_from(playable()))
    if draw(st.booleans()):
        return ruleset(name)
    readings = (
        (crux, draw(st.sampled_from([details["adopted"], *details["readings"]])))
        for crux, details in ruleset(name).cruxes.items()
    )
    return ruleset(name, tuple(readings))


@st.composite
def starts(draw: st.DrawFn, rules: Ruleset, *, finite: bool | None = None) -> Start:
    """Draw seats, a deal, chips lying there, and purses with or without a limit."""
    seats = draw(st.sampled_from(sorted(rules.rules_by_seats)))
    dealt = from_seed(rules, seats, draw(st.integers(0, 2**16)))
    chips = st.integers(0, 9)
    pools = draw(st.dictionaries(st.sampled_from(rules.rules(seats).pools), chips, max_size=3))
    limited = draw(st.booleans()) if finite is None else finite
    least = draw(st.sampled_from((9, 9, 9, 0)))
    purses = st.lists(st.integers(least, 40), min_size=seats, max_size=seats)
    return Start(
        dealt.hands,
        dealt.turn_up,
        dealt.talon,
        tuple(pools.items()),
        tuple(draw(purses)) if limited else None,
        later=bool(pools),
    )


@st.composite
def rich(draw: st.DrawFn, rules: Ruleset, most: int) -> Start:
    """Draw a start with as many chips as there may be, lying in pools and in purses if these have a limit."""
    seats = draw(st.sampled_from(sorted(rules.rules_by_seats)))
    dealt = from_seed(rules, seats, draw(st.integers(0, 2**16)))
    finite = draw(st.booleans())
    places = [*rules.rules(seats).pools, *(range(seats) if finite else ())]
    weights = draw(st.lists(st.integers(0, 3), min_size=len(places), max_size=len(places)))
    chips = [most * weight // (sum(weights) or 1) for weight in weights]
    held = dict(zip(places, chips, strict=True))
    pools = tuple((pool, held[pool]) for pool in rules.rules(seats).pools)
    purses = tuple(held[seat] for seat in range(seats)) if finite else None
    return Start(dealt.hands, dealt.turn_up, dealt.talon, pools, purses, later=True)


class ByChance:
    """A player for all seats who takes any option with the same chance, whatever the amount.

    After so many answers he always takes the first option that is offered: so every hand ends,
    though a vying without a limit need not, and what Hypothesis finds shrinks to dull play.
    """

    def __init__(self, seed: int, most: int | None = None) -> None:
        """Begin with the seed's first number."""
        self.random = Random(seed)
        self.left = count() if most is None else iter(range(most))

    def __call__(self, ask: Ask, _: Table) -> Action:
        """Answer a question."""
        below = (lambda _: 0) if next(self.left, None) is None else self.random.randrange
        return answer(ask.options[below(len(ask.options))], below)


def answer(option: Option, below: Callable[[int], int]) -> Action:
    """Return an answer that an option offers; `below(n)` gives a number from 0 to n - 1."""
    if option.verb in CALLS:
        most = option.least + 5 if option.most is None else option.most
        return Action(option.verb, chips=option.least + below(most - option.least + 1))
    if option.cards:
        return Action(option.verb, card=option.cards[below(len(option.cards))])
    if option.verb == "place":
        return Action(option.verb, pools=(option.pools[below(len(option.pools))],))
    return Action(option.verb, pools=option.pools[below(len(option.pools) + 1) :])


def names(game: Game) -> tuple[str, ...]:
    """Return a name for each seat of a game: A, B, C and so on."""
    return tuple("ABCDEFGHI"[: len(game.start.hands)])


@st.composite
def games(draw: st.DrawFn, *, finite: bool | None = None) -> Game:
    """Draw a hand played to its end."""
    rules = draw(rulesets())
    start = draw(starts(rules, finite=finite))
    policy = ByChance(draw(st.integers(0, 2**32)), draw(st.integers(0, 60)))
    return Game(rules, start, drive(rules, start, policy))
