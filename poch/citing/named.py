"""What `import poch` offers that takes a ruleset: by its id, or as `find` returns it."""

from collections.abc import Iterable, Mapping, Sequence

from poch.citing import cite as citing
from poch.citing.cite import Citation
from poch.game import engine
from poch.game.actions import Choice
from poch.game.engine import Outcome, Policy
from poch.game.replay import Going
from poch.game.ruleset import Ruleset
from poch.game.start import Start
from poch.studies import compare as comparing
from poch.studies import contrast as contrasting
from poch.studies import odds as reckoning
from poch.studies.compare import Row
from poch.studies.contrast import Contrast
from poch.studies.odds import Odds
from poch.texts import library
from poch.texts.library import ADOPTED


class KindError(TypeError, ValueError):
    """Something of a kind that is not asked for; the message names it, and what to give."""


def find(name: str, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
    """Return a ruleset under chosen readings, crux by crux; the other cruxes are read as adopted.

    Raises ValueError where there is no such ruleset, crux or reading.
    """
    if not isinstance(name, str):
        raise KindError(f"{_kind(name)} is no id; give one of those in poch.ids()")
    return library.find(name, readings)


def compare(
    a: Ruleset | str, b: Ruleset | str, wanted: Iterable[str] | None = None
) -> tuple[Row, ...]:
    """Lay two rulesets side by side: each leaf that either sets, or those asked for."""
    return comparing.compared(_ruleset(a), _ruleset(b), wanted)


def contrast(outcome: Outcome, other: Ruleset | str, aside: Sequence[str] = ()) -> Contrast:
    """Play the cards and choices of a hand by another ruleset too, and find out why the two part.

    Raises ValueError where the other is not for so many seats, or a leaf to be set aside does not
    differ.
    """
    if not isinstance(outcome, Outcome):
        raise KindError(f"{_kind(outcome)} is no hand; give what poch.play or poch.drive returns")
    return contrasting.hand_contrast(outcome, _ruleset(other), aside)


def odds(ruleset: Ruleset | str, seats: int) -> Odds:
    """Reckon the chances of a deal; raises ValueError where the ruleset is not for so many seats."""
    return reckoning.odds(_ruleset(ruleset), seats)


def cite(name: Ruleset | str) -> Citation:
    """Return what an id names, or the citation of a ruleset.

    Raises ValueError naming the nearest known ids where there is nothing of that id.
    """
    if isinstance(name, Ruleset):
        return citing.source(name.document)
    if not isinstance(name, str):
        raise KindError(f"{_kind(name)} cannot be cited; give an id or a ruleset")
    return citing.citation(name)


def from_seed(ruleset: Ruleset | str, seats: int, seed: int) -> Start:
    """Return the start that a seed gives: the same pack, shuffled, for whatever rules and seats.

    A seed is a whole number from 0 to 9007199254740991, `seats` how many play. Raises ValueError
    for another seed, and where the ruleset is not for so many.
    """
    return engine.from_seed(_ruleset(ruleset), seats, seed)


def drive(ruleset: Ruleset | str, start: Start, policy: Policy) -> Outcome:
    """Play a whole hand, a policy answering every question that leaves a choice.

    Raises IllegalActionError where the policy gives an answer the question does not allow.
    """
    return engine.drive(_ruleset(ruleset), start, policy)


def play(
    ruleset: Ruleset | str,
    start: Start,
    actions: Sequence[Choice],
    then: Going | None = None,
    idle: frozenset[int] = frozenset(),
    names: Sequence[str] = (),
) -> Outcome:
    """Replay actions as far as they go, or as far as they fit, as the engine does."""
    return engine.play(_ruleset(ruleset), start, actions, then, idle, names)


def _ruleset(one: object) -> Ruleset:
    if isinstance(one, str):
        return library.find(one)
    if not isinstance(one, Ruleset):
        raise KindError(f"{_kind(one)} is no ruleset; give an id, or what poch.find returns")
    return one


def _kind(one: object) -> str:
    return "None" if one is None else f"something of the type {type(one).__qualname__}"
