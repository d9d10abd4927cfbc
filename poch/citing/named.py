"""What `import poch` offers that takes a ruleset: by its id, or as `find` returns it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from poch.citing import cite as citing
from poch.citing.cite import Citation, Finding
from poch.game import engine, notation
from poch.game.actions import Action, Choice
from poch.game.engine import Outcome, Policy
from poch.game.replay import Going
from poch.game.ruleset import Ruleset
from poch.game.start import Start
from poch.game.table import Seat
from poch.records.record import Replay, as_replay
from poch.records.trace import Trace, trace_hand
from poch.studies import compare as comparing
from poch.studies import odds as reckoning
from poch.studies import why as reasoning
from poch.studies.compare import Row
from poch.studies.contrast.of_hand import contrast_hand
from poch.studies.contrast.proof import Contrast
from poch.studies.odds import Odds
from poch.studies.why import Verdict
from poch.texts import library, own
from poch.texts.library import ADOPTED


class KindError(TypeError, ValueError):
    """Something of a kind that is not asked for; the message names it, and what to give."""


def find(name: str | own.Folder, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
    """Return a ruleset under chosen readings, crux by crux; the other cruxes are read as adopted.

    The name is an id, so that a record opens no file; only a text of your own is named by a `Path`.
    Raises ValueError if there is no such ruleset, crux or reading, or the file is faulty.
    """
    _check(name, str | own.Folder, "is no id; give one of those in poch.ids(), or a pathlib.Path")
    if isinstance(name, str):
        return library.find(name, readings)
    return own.find_in(name, readings)


def compare(
    a: Ruleset | str, b: Ruleset | str, wanted: Iterable[str] | None = None
) -> tuple[Row, ...]:
    """Lay two rulesets side by side: each leaf that either sets, or those asked for."""
    return comparing.align_rulesets(_ruleset(a), _ruleset(b), wanted)


def contrast(outcome: Outcome, other: Ruleset | str, aside: Sequence[str] = ()) -> Contrast:
    """Play the cards and choices of a hand by another ruleset, too, and find out why the hands part.

    Raises ValueError if the other ruleset is not for that many seats, or if a leaf to be set aside
    does not differ.
    """
    _check(outcome, Outcome, "is no hand; give what poch.play or poch.drive returns")
    return contrast_hand(outcome, _ruleset(other), aside)


def odds(ruleset: Ruleset | str, seats: int) -> Odds:
    """Reckon the chances of a deal; raises ValueError if the ruleset is not for that many seats."""
    return reckoning.reckon_odds(_ruleset(ruleset), _whole(seats))


def cite(name: Ruleset | str) -> Citation:
    """Return the citation of what an id names, or of a ruleset.

    Raises ValueError, which names the nearest known ids, if nothing has that id.
    """
    if isinstance(name, Ruleset):
        return citing.cite_ruleset(name.document)
    _check(name, str, "cannot be cited; give an id or a ruleset")
    return citing.citation(name)


def from_seed(ruleset: Ruleset | str, seats: int, seed: int) -> Start:
    """Return the start that a seed gives: the same pack, shuffled, for whatever rules and seats.

    A seed is a whole number from 0 to 9007199254740991, `seats` how many play. Raises ValueError
    for any other seed, and if the ruleset is not for that many.
    """
    return engine.from_seed(_ruleset(ruleset), _whole(seats), seed)


def drive(ruleset: Ruleset | str, start: Start, policy: Policy) -> Outcome:
    """Play a whole hand, with a policy to answer every question that leaves a choice.

    Raises IllegalActionError if the policy gives an answer that the question does not allow.
    """
    _check(policy, Callable, "is no policy; give a function, such as poch.cautious")
    return engine.drive(_ruleset(ruleset), _start(start), policy)


def play(
    ruleset: Ruleset | str,
    start: Start,
    actions: Sequence[Choice],
    then: Going | None = None,
    idle: frozenset[int] = frozenset(),
    names: Sequence[str] = (),
) -> Outcome:
    """Replay actions as far as they go, or as far as they fit, as the engine does."""
    if isinstance(actions, str) or not isinstance(actions, Sequence):
        raise KindError(f"{_kind(actions)} is no list of actions; give those of an outcome, or []")
    for choice in actions:
        match choice:
            case (int(), Action()):
                continue
        raise KindError(f"{choice!r} is no choice; give (seat, poch.action('knock 2'))")
    return engine.play(_ruleset(ruleset), _start(start), actions, then, idle, names)


def action(text: str) -> Action:
    """Return the action that a text such as `knock 1` or `play 9c` means; raises ValueError if none."""
    _check(text, str, "is no action; write one such as 'knock 1'")
    return notation.parse_action(text)


def why(outcome: Outcome, action: Action | str, seat: Seat | None = None) -> Verdict:
    """Tell whether a seat may now do a thing in a hand, by which clause, and why or why not.

    An action may be given as a text, such as `raise 4` or `play 9c`. If no seat is given, it is the
    seat that is asked; raises ValueError if nobody is asked.
    """
    _check(outcome, Outcome, "is no hand; give what poch.play or poch.drive returns")
    _check(action, Action | str, "is no action; write one such as 'knock 1'")
    seats = len(outcome.table.hands)
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise KindError(f"{seat!r} is no seat of this hand; give a number from 0 to {seats - 1}")
    return reasoning.why(outcome, action, seat)


def trace(hand: Replay | Outcome, viewer: str | None = None) -> Trace:
    """Return the trace of a hand as a viewer may know it, or with all cards open.

    The viewer is the name of a seat: of an outcome's seats those are A, B, C and so on.
    """
    _check(hand, Replay | Outcome, "is no hand; give what poch.replay or poch.play returns")
    seats = as_replay(hand).deals[0].seats if isinstance(hand, Outcome) else hand.deals[0].seats
    if viewer is not None and viewer not in seats:
        raise KindError(f"{viewer!r} has no seat in this hand; the seats are: {', '.join(seats)}")
    return trace_hand(hand, viewer)


def verify(text: str) -> Iterator[Finding]:
    """Find every citation in a text, and say of each whether it holds."""
    _check(text, str, "is no text; give one with what poch.cite returned as token")
    return citing.verify_citations(text)


def ids(*games: str) -> list[str]:
    """Return the ids of all rulesets at hand, or only of those that are texts of the games named."""
    return library.ids(*_games(games))


def playable(*games: str) -> list[str]:
    """Return the ids, as `ids` does, but only of rulesets of which we know enough to play by them."""
    return library.playable(*_games(games))


def _games(games: Sequence[object]) -> list[str]:
    known = {library.document(name)["game"] for name in library.ids()} if games else set()
    for game in games:
        if game not in (every := sorted(known)):
            raise KindError(
                f"there is no text of a game {game!r}; the games are: {', '.join(every)}"
            )
    return [str(game) for game in games]


def _whole(seats: object) -> int:
    if type(seats) is not int:
        raise KindError(f"{_kind(seats)} is no number of seats; give a whole number")
    return seats


def _start(start: object) -> Start:
    if not isinstance(start, Start):
        raise KindError(f"{_kind(start)} is no start of a hand; give what poch.from_seed returns")
    return start


def _ruleset(ruleset: object) -> Ruleset:
    if isinstance(ruleset, str):
        return library.find(ruleset)
    if not isinstance(ruleset, Ruleset):
        raise KindError(f"{_kind(ruleset)} is no ruleset; give an id, or what poch.find returns")
    return ruleset


def _check(value: object, kind: Any, says: str) -> None:
    """Refuse what is of another kind, with a sentence that goes on from what it is."""
    if not isinstance(value, kind):
        raise KindError(f"{_kind(value)} {says}")


def _kind(value: object) -> str:
    return "None" if value is None else f"something of the type {type(value).__qualname__}"
