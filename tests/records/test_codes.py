"""The whole hand in a link: short, whole again when it is opened, and never taken for another."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poch.game.engine import from_seed, play
from poch.game.notation import format_action
from poch.players.bots import PLAYERS
from poch.records.links import decode, encode
from poch.texts.document import load
from poch.texts.library import playable
from tests.strategies import ruleset

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted([*ROOT.glob("variants/*/hands/*.yaml"), *ROOT.glob("tests/vectors/*/*.yaml")])
MOST = 600
LONGER = 1000
"""Of more seats than there are signs for, where the record is packed as it is."""
HOST = "https://some-host-of-a-library.example.org/a/folder/play/#"
KEPT = ("ruleset", "readings", "seats", "deal", "pools", "purses", "won", "actions", "deals")
NAMES = (
    *("Maximiliane V.", "Anna", "Bernhard", "Clara", "David", "Emil", "Frieda", "Georg"),
    "Helene",
)


def kept(record: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a record that a link holds; nothing done is as good as left out."""
    parts = {key: record[key] for key in KEPT if record.get(key)}
    if "deals" in parts:
        parts["deals"] = [{key: deal[key] for key in deal if deal[key]} for deal in parts["deals"]]
    return parts


QUICK = ("random", "cautious", "counting")


def played(name: str, seats: int, seed: int) -> dict[str, Any]:
    """Return a game with all that may be in a link: readings, pools, purses, and each card dealt."""
    last = tuple(
        (crux, [*details["readings"]][-1]) for crux, details in ruleset(name).cruxes.items()
    )
    rules = ruleset(name, last)
    seats = min(max(seats, min(rules.rules_by_seats)), max(rules.rules_by_seats))
    start, random, names = from_seed(rules, seats, seed), Random(seed), NAMES[:seats]
    choose = PLAYERS[QUICK[seed % len(QUICK)]]
    outcome = play(
        rules, start, (), lambda ask, so_far: choose(ask, rules.rules(seats), so_far, random).action
    )
    hands = {name: " ".join(cards) for name, cards in zip(names, start.hands, strict=True)}
    return {
        "ruleset": name,
        "readings": rules.others,
        "seats": [*names],
        "deal": {"hands": hands, **({"turn-up": start.turn_up} if start.turn_up else {})},
        "pools": dict.fromkeys(rules.rules(seats).pools, 12),
        "won": names[0],
        "purses": dict.fromkeys(names, 100),
        "actions": [f"{names[seat]} {format_action(done)}" for seat, done in outcome.taken],
    }


def games() -> Iterator[dict[str, Any]]:
    """Yield whole games of every ruleset and number of seats."""
    for name in playable():
        for seats in sorted(ruleset(name).rules_by_seats):
            yield from (played(name, seats, seed) for seed in range(3))


def test_every_hand_goes_into_a_short_link() -> None:
    """Shipped hands, vectors, and games with all that may be in them: each comes out as it was."""
    for record in [*(load(path).data for path in RECORDS), *games()]:
        code = encode(record, 99)

        assert len(HOST + code) <= (LONGER if code.startswith("1.") else MOST), record
        assert kept(decode(code)) == kept(record)


CODE = encode(played("poch-modern-pagat", 4, 1), 1)


@given(st.integers(2, len(CODE) - 1), st.sampled_from("aZ-_9"))
def test_a_link_that_was_changed_is_never_another_hand(place: int, sign: str) -> None:
    """Cut short, or with one character changed, it is said to be damaged."""
    for broken in (CODE[:place], f"{CODE[:place]}{sign}{CODE[place + 1 :]}"):
        if broken != CODE:
            with pytest.raises(ValueError, match="link-damaged"):
                decode(broken)


@given(st.text("aZ-_9.2s", max_size=60))
def test_no_text_does_harm(text: str) -> None:
    """Whatever follows the number of the form, it is a hand or a sentence."""
    with pytest.raises(ValueError, match=r"^link-"):
        decode(f"2.x.1.{text}")


def test_more_than_eight_seats_have_a_link_of_the_older_form() -> None:
    """There are signs for eight seats; a record of more is packed as it is, but without its title."""
    seats = [*"ABCDEFGHI"]
    deal = {"deal": {"seed": 1}, "actions": ["I pass", "A claim king", "B place ace"]}
    single = {"ruleset": "x", "seats": seats, "purses": dict.fromkeys(seats, 9), **deal}
    many = {"ruleset": "x", "seats": seats, "readings": {"pass": "final"}, "deals": [deal, deal]}

    for record in (single, many):
        code = encode({**record, "title": "Nine"}, 1)
        assert code.startswith("1.x.1.")
        assert record == decode(code)


def test_rules_of_ones_own_are_refused() -> None:
    """They are in one browser only, where the reader of a link would look for them in vain."""
    with pytest.raises(ValueError, match="link-own"):
        encode({"ruleset": "own.1", "seats": ["A"], "deal": {"seed": 1}}, 1)


def test_a_link_that_was_given_out_opens() -> None:
    """What heads have in common, and the order of signs and verbs, can never be changed."""
    code = (
        "2.poch-modern-pagat.1.I2gE0PPIns7IzwGxdZPAfgC6vFIXJATh16L73xjZtaghbwkMbEPUwFaKrQUA"
        ".srfibHsOaWhKNtW"
    )

    assert decode(code) == {
        "ruleset": "poch-modern-pagat",
        "readings": {"holding-back": "may-hold-back"},
        "seats": ["You", "Anna", "Bernhard"],
        "deal": {"seed": 17},
        "pools": {"ace": 3, "stich": 1},
        "purses": {"You": 100, "Anna": 90, "Bernhard": 110},
        "actions": ["You knock 1", "Anna fold", "Bernhard hold", "You claim none", "You play 9c"],
    }
