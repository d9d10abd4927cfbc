"""Whatever is wrong with a request, a link or a seed, the answer is a sentence."""

import json
from base64 import urlsafe_b64encode
from typing import Any
from zlib import compress

import pytest

from poch.bridge.door import handle
from poch.records.links import encode
from poch.texts.library import document
from tests.saying import wrong

RULESET = "poch-modern-pagat"
HAND: dict[str, Any] = {"ruleset": RULESET, "seats": ["A", "B", "C"], "deal": {"seed": 17}}
PLAY = {"op": "play", "viewer": "A"}
WHY = {"op": "why", "record": HAND, "step": 0}
START = {"op": "start", "ruleset": RULESET, "seats": ["A", "B", "C"], "seed": 1}
CODE = encode(HAND, 1)
DAMAGED = "The link is damaged or incomplete; copy the whole of it, or start a new game."
STRANGE = "This page does not know this kind of link; reload the page, or start a new game."


def said(request: Any) -> str:
    """Return the sentence that answers a request, which must be refused."""
    handle(json.dumps({"op": "load", "document": document(RULESET)}))
    return wrong(json.loads(handle(request if isinstance(request, str) else json.dumps(request))))


def packed(held: Any) -> str:
    """Return a link that holds anything."""
    data = compress(held if isinstance(held, bytes) else json.dumps(held).encode())
    return f"1.{RULESET}.1.{urlsafe_b64encode(data).decode()}"


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ("{", "The request is not JSON: Expecting property name"),
        ("[" * 100_000, "The request is nested too deeply; use fewer levels"),
        ("[]", "There is no such request; send load, start, play"),
        ({"op": "fly"}, "There is no such request"),
        ({"op": "play"}, "The request has no record; add it"),
        ({"op": "odds", "ruleset": RULESET, "readings": True}, "The readings are not a map"),
        ({"op": "odds", "ruleset": [RULESET]}, "is not loaded; choose one that is: "),
        ({"op": "load", "document": 5}, "this is no map; begin with id:"),
        ({"op": "load", "document": {"id": "x", "clauses": [{}]}}, "clause 1: has no id"),
        ({**START, "ruleset": "poch-1900"}, "“poch-1900” is not loaded; choose one that is: "),
        ({**START, "ruleset": ["a"]}, "ruleset: is a list and should be a text"),
        ({**START, "seats": 4}, "seats: is a whole number and should be a list"),
        ({**START, "seats": []}, "seats: missing"),
        ({**START, "seats": ["A"]}, "is for 3 to 6 seats; 1 are too few"),
        ({**START, "seats": list("ABCDEFGH")}, "is for 3 to 6 seats; 8 are too many"),
        ({**START, "seats": ["A", "A", "B"]}, "seats[1]: is there twice; choose another"),
        ({**START, "seats": ["A\nB", "C", "D"]}, "U+000A cannot be printed"),
        ({**START, "readings": {"pass": "never"}}, "no reading 'never' of pass; choose one of"),
        ({**START, "readings": {"moon": "full"}}, "has no crux 'moon'; its cruxes: "),
        ({**START, "readings": [1]}, "readings: is a list and should be a map"),
        ({**START, "purses": {"A": 1}}, "not a number of chips for each seat"),
        ({**START, "purses": {"A": -1, "B": 1, "C": 1}}, "purses.A: not a number of chips"),
        ({**START, "pools": {"moon": 1}}, "the board has no pool moon; its pools: ace"),
        (
            {**PLAY, "record": HAND, "viewer": "Z"},
            "The viewer has no seat here; name one of these: A, B",
        ),
        (
            {**PLAY, "record": HAND, "viewer": [1]},
            "The viewer has no seat here; name one of these: A, B",
        ),
        ({**PLAY, "record": 7}, "this is no map; begin with ruleset:"),
        (
            {**PLAY, "record": {**HAND, "actions": "A pass"}},
            "actions: is a text and should be a list",
        ),
        ({**PLAY, "record": {**HAND, "actions": [{}]}}, "names no seat; begin with one of: A, B"),
        ({**PLAY, "record": {**HAND, "deals": []}}, "write either deal: or deals:"),
        ({**PLAY, "record": HAND, "action": "A fly"}, "'fly' is no action; the forms are: pass"),
        ({**PLAY, "record": HAND, "action": "A knock 0"}, "open to A: pass, knock 1 or more"),
        (
            {**PLAY, "record": HAND, "action": "A knock 1000000001"},
            "is more than there can be; call for 1000000000 chips at most",
        ),
        ({**PLAY, "record": HAND, "action": f"A knock {'9' * 5000}"}, "is more than there can be"),
        (
            {**START, "purses": dict.fromkeys("ABC", 400_000_000)},
            "purses: with them there are more than 1000000000 chips in all; write fewer",
        ),
        ({**PLAY, "record": HAND, "action": "A play 9x"}, "'9x' is not a card; write rank"),
        ({**PLAY, "record": HAND, "action": "Z pass"}, "names no seat; begin with one of: A, B"),
        ({"op": "view", "record": HAND, "upto": "x"}, "upto is not a whole number; give one"),
        ({"op": "play", "record": HAND, "known": -1}, "known is not a whole number; give one"),
        ({"op": "resume", "record": HAND, "step": -1}, "step is not a whole number; give one"),
        ({"op": "resume", "record": HAND, "seat": [1]}, "[1] has no choice after this step; go"),
        (
            {"op": "contrast", "record": HAND, "with": {"ruleset": RULESET}, "from": [None]},
            "This hand never reaches this part",
        ),
        ({**WHY, "action": ""}, "'' is no action; the forms are: pass"),
        ({**WHY, "action": "pass", "others": None}, "others is not a list of rulesets; write one"),
        (
            {"op": "next", "record": HAND, "deals": 1},
            "The hand is not over; play it to its end first",
        ),
    ],
)
def test_a_bad_request_is_answered_with_a_sentence(request_: Any, sentence: str) -> None:
    """The answer says what is wrong and what would do."""
    assert sentence in said(request_)


@pytest.mark.parametrize("step", [10**4, 2**31, 10**30])
def test_a_step_beyond_all_that_a_seat_knows_is_the_last(step: int) -> None:
    """However far it lies beyond, and however large a number the machine counts to."""
    handle(json.dumps({"op": "load", "document": document(RULESET)}))
    request = {"op": "resume", "record": HAND, "viewer": "A"}
    near, far = (
        json.loads(handle(json.dumps({**request, "step": many}))) for many in (5_000, step)
    )

    assert near["ok"]
    assert near == far


@pytest.mark.parametrize(
    "seed", [-1, 2**53, 10**4000, 1.5, "17", "", None, True, [], {}], ids=lambda seed: str(seed)[:9]
)
def test_a_bad_seed_is_answered_with_a_sentence(seed: Any) -> None:
    """A seed is a whole number that a browser can keep; nothing else shuffles a pack."""
    assert "this is no seed; write a whole number from 0 to 9007199254740991" in said(
        {**START, "seed": seed}
    )


@pytest.mark.parametrize("seed", [0, 2**53 - 1])
def test_any_whole_number_that_a_browser_can_keep_is_a_seed(seed: int) -> None:
    """The least and the greatest seed give a hand."""
    assert json.loads(handle(json.dumps({**START, "seed": seed})))["ok"]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", DAMAGED),
        ("hello", DAMAGED),
        ("1.x.1", DAMAGED),
        (CODE[:-5], DAMAGED),
        (CODE[:-20] + "AAAA" + CODE[-16:], DAMAGED),
        (CODE.replace(".", "!", 1), DAMAGED),
        ("3" + CODE[1:], STRANGE),
        (packed(b"x" * 10_000_000), DAMAGED),
        (packed(b"[" * 10_000), DAMAGED),
        (packed(b"\xff\xfe"), DAMAGED),
        (packed([1, 2]), DAMAGED),
        (packed({"seats": 3}), DAMAGED),
        (packed({**HAND, "actions": ["A fly"]}), DAMAGED),
        (packed({**HAND, "deal": {"seed": -1}}), DAMAGED),
        (packed({**HAND, "ruleset": "half a character: \ud800"}), DAMAGED),
        ("1." + "x" * 100_000, DAMAGED),
    ],
    ids=range(16),
)
def test_a_damaged_link_is_answered_with_a_sentence(code: str, sentence: str) -> None:
    """Cut short, changed, blown up or made by hand: no link does any harm."""
    assert sentence == said({"op": "decode", "code": code})
