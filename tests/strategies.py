"""Hands of every kind, for Hypothesis: any ruleset, readings, seats, deal, chips and choices."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from hypothesis import strategies as st

from poch.actions import Action, Ask, Option
from poch.compile import compiled
from poch.engine import Outcome, Start, drive, from_seed
from poch.library import document, ids
from poch.ruleset import Ruleset
from poch.table import Table

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
    return compiled(document(name), dict(readings))


@cache
def playable() -> tuple[str, ...]:
    """Return the rulesets of which enough is known to play by them."""
    return tuple(name for name in ids() if ruleset(name).rules_by_seats)


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw a ruleset under its adopted readings, or with up to three others chosen."""
    name = draw(st.sampled_from(playable()))
    cruxes = ruleset(name).cruxes
    chosen = draw(st.lists(st.sampled_from(sorted(cruxes)), max_size=3, unique=True))
    readings = ((crux, draw(st.sampled_from(list(cruxes[crux]["readings"])))) for crux in chosen)
    return ruleset(name, tuple(sorted(readings)))


@st.composite
def starts(draw: st.DrawFn, rules: Ruleset, *, finite: bool | None = None) -> Start:
    """Draw seats, a deal, chips lying there, and purses with or without a limit."""
    seats = draw(st.sampled_from(sorted(rules.rules_by_seats)))
    dealt = from_seed(rules, seats, draw(st.integers(0, 2**16)))
    chips = st.integers(0, 9)
    pools = draw(st.dictionaries(st.sampled_from(rules.rules(seats).pools), chips, max_size=3))
    limited = draw(st.booleans()) if finite is None else finite
    purse = st.one_of(st.integers(8, 40), st.integers(0, 12))
    purses = st.lists(purse, min_size=seats, max_size=seats)
    return Start(
        dealt.hands,
        dealt.turn_up,
        dealt.talon,
        tuple(pools.items()),
        tuple(draw(purses)) if limited else None,
        later=bool(pools),
    )


class Choices:
    """A player for all seats: numbers say which option, card and amount; then always the first.

    So every hand ends, though a vying without a limit need not, and shrinks to dull play.
    """

    def __init__(self, numbers: Sequence[int]) -> None:
        """Begin with the first of the numbers."""
        self.numbers = iter(numbers)

    def __call__(self, ask: Ask, _: Table) -> Action:
        """Answer a question."""
        return answer(ask.options[self._next(len(ask.options))], self._next)

    def _next(self, count: int) -> int:
        return next(self.numbers, 0) % count


class ByChance:
    """A player for all seats who takes any option with the same chance, whatever the amount."""

    def __init__(self, seed: int) -> None:
        """Begin with the seed's first number."""
        self.random = Random(seed)

    def __call__(self, ask: Ask, _: Table) -> Action:
        """Answer a question."""
        return answer(self.random.choice(ask.options), self.random.randrange)


def answer(option: Option, below: Callable[[int], int]) -> Action:
    """Return an answer that an option offers; `below(n)` gives a number from 0 to n - 1."""
    if option.verb in {"knock", "raise"}:
        most = option.least + 5 if option.most is None else option.most
        return Action(option.verb, chips=option.least + below(most - option.least + 1))
    if option.cards:
        return Action(option.verb, card=option.cards[below(len(option.cards))])
    return Action(option.verb, pools=option.pools[below(len(option.pools) + 1) :])


def names(game: Game) -> tuple[str, ...]:
    """Return a name for each seat of a game: A, B, C and so on."""
    return tuple("ABCDEFGH"[: len(game.start.hands)])


@st.composite
def games(draw: st.DrawFn, *, finite: bool | None = None) -> Game:
    """Draw a hand played to its end."""
    rules = draw(rulesets())
    start = draw(starts(rules, finite=finite))
    numbers = draw(st.lists(st.integers(0, 255), max_size=40))
    return Game(rules, start, drive(rules, start, Choices(numbers)))
