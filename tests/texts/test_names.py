"""Names of players: as people write them, and of a sign that cannot be printed it is said which."""

import pytest

from poch.records.record_shape import complaints
from poch.texts.signs import format_sign

JOINED = (
    "می‌خواهم",
    "क्‍ष",
    "शक्‍ति",
    "👩‍👩‍👧",
    "🏳️‍🌈",
    "නන්‍ද",
    "José",
    "Ōta",
    "O’Neill",
    "李",
    "عائشة",
    "Ann-Marie",
)
WRONG = {
    "An\u00adna": "U+00AD", "Ann\tB": "U+0009", "A\u200dnn": "U+200D", "Ann\u200c": "U+200C", "\u200dAnn": "U+200D",
    "👩\u200d": "U+200D", "A\x1b[2J": "U+001B", "A\u202eB": "U+202E", "A\nB": "U+000A", "A\u2028B": "U+2028", "A\ue000": "U+E000",
}  # fmt: skip


def wrong(*seats: object) -> list[str]:
    """Return what is wrong with a record of these seats."""
    every = complaints({"ruleset": "poque-1789", "seats": [*seats], "deal": {"seed": 7}})
    return [str(complaint) for complaint in every]


@pytest.mark.parametrize("name", JOINED)
def test_names_of_every_writing_are_taken(name: str) -> None:
    """Also where two signs are joined, or kept apart, by one that is not seen."""
    assert [] == wrong("Ann", name, "Cy")


@pytest.mark.parametrize("name", WRONG)
def test_of_a_sign_that_cannot_be_printed_it_is_said_which(name: str) -> None:
    """With the seat, and what to do."""
    (says,) = wrong("Ann", name, "Cy")

    assert says == f"seats[1]: {WRONG[name]} cannot be printed; write the name without it"
    assert (
        format_sign(next(sign for sign in name if format_sign(sign) == WRONG[name])) == WRONG[name]
    )


@pytest.mark.parametrize(
    ("first", "other"),
    [("Zoë", "Zoe\u0308"), ("A", "A "), ("A B", "A  B"), ("A", "\ufe0fA"), ("A", "A\u034f")],
)
def test_names_that_look_alike_are_not_two(first: str, other: str) -> None:
    """Nobody could tell whose turn it is."""
    assert ["seats[1]: looks as seats[0] does; choose another"] == wrong(first, other, "Cy")
    assert ["seats[1]: looks as seats[0] does; choose another"] == wrong(other, first, "Cy")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\ufe0f", "\u115f\u1160", "\uffa0 "])
def test_a_name_that_is_not_seen_is_none(name: str) -> None:
    """Though each of its signs can be printed."""
    assert ["seats[0]: has nothing in it that is seen; write a name"] == wrong(name, "Bo", "Cy")


def test_other_slips_of_names_are_told_apart() -> None:
    """A name twice, none, and a number."""
    assert ["seats[2]: is there twice; choose another"] == wrong("Ann", "Bo", "Ann")
    assert ["seats[1]: has nothing in it that is seen; write a name"] == wrong("Ann", " ", "Cy")
    assert ["seats[1]: is a whole number and should be a name; put it in quotation marks"] == wrong(
        "Ann", 7, "Cy"
    )
    assert "seats: not a list of different names; write one for each, the last one deals" in wrong()
