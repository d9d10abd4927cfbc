"""The public functions name what they were given of a wrong kind, and what to give."""

from collections.abc import Callable
from typing import Any

import pytest

import poch
from poch.citing.named import KindError

RULESET = "poque-1789"
WRONG: tuple[Any, ...] = (None, 50, -1, True, 1.5, b"poque-1789", ["a"], {"a": 1}, (), object())
START = poch.from_seed(RULESET, 4, 1)
HAND = poch.play(RULESET, START, [])
ASKING: dict[str, Callable[[Any], Any]] = {
    "action": poch.action,
    "cite": poch.cite,
    "compare": lambda given: poch.compare(given, RULESET),
    "contrast": lambda given: poch.contrast(given, RULESET),
    "drive's start": lambda given: poch.drive(RULESET, given, lambda *_: poch.action("pass")),
    "drive's policy": lambda given: poch.drive(RULESET, START, given),
    "find": poch.find,
    "from_seed's seats": lambda given: poch.from_seed(RULESET, given, 1),
    "ids": poch.ids,
    "odds": lambda given: poch.odds(given, 4),
    "play's start": lambda given: poch.play(RULESET, given, []),
    "playable": poch.playable,
    "replay": lambda given: poch.replay(given, poch.find),
    "trace": poch.trace,
    "verify": poch.verify,
    "why": lambda given: poch.why(given, "pass"),
    "why's action": lambda given: poch.why(HAND, given),
}


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("given", WRONG, ids=lambda given: type(given).__name__)
def test_what_is_of_a_wrong_kind_is_named(name: str, given: Any) -> None:
    """By a sentence that says what to give; a number may be one of too few seats."""
    with pytest.raises(
        ValueError, match=r"; (give|write|the games are:|-?\d+ are too) |is no map|not known here"
    ):
        ASKING[name](given)


@pytest.mark.parametrize("choice", ["knock 2", (0, "knock 2"), ("A", poch.action("knock 2")), 0])
def test_a_choice_is_a_seat_with_an_action(choice: Any) -> None:
    """What is none is named, with one that is."""
    with pytest.raises(KindError, match=r"is no choice; give \(seat, poch.action\('knock 2'\)\)"):
        poch.play(RULESET, START, [choice])


@pytest.mark.parametrize("seat", [-1, 4, True, "A"])
def test_a_seat_is_one_of_the_hand(seat: Any) -> None:
    """Neither counted from behind nor beyond the last."""
    with pytest.raises(KindError, match="is no seat of this hand; give a number from 0 to 3"):
        poch.why(HAND, "pass", seat)


def test_a_game_without_texts_is_not_one_with_none() -> None:
    """Nothing is not returned in silence for a slip."""
    with pytest.raises(
        KindError, match="there is no text of a game 'Poch'; the games are: bog, comete, "
    ):
        poch.ids("Poch")
