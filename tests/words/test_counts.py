"""What the commands count: one thing is told as one, and none as none."""

from itertools import product

import pytest

from poch.commands.numbers import count_in_figures
from poch.game.said import message
from poch.words import TAGS, language

FEW = (0, 1, 2, 1000)
WRONG = {
    "en": ("1 new versions", "one new versions", "one arise ", "1 arise", "one are", "1 are", "one rules", "1 rules", "one differ "),
    "de": ("eine neue Fassungen", "1 neue", "eine stellen", "eine bleiben", "einer Regeln"),
    "fr": ("une nouvelles", "1 nouvelle", "une ne se posent", "une restent", "une règles", "une diffèrent"),
}  # fmt: skip


@pytest.mark.parametrize("tag", WRONG)
def test_a_count_agrees_with_its_noun_and_its_verb(tag: str) -> None:
    """All numbers of versions, and of rules that differ, arise in one text or are left open."""
    counts = [message("terminal-locked", file="x", n=n) for n in FEW]
    for compared, different, one_sided, left_open in product(FEW, repeat=4):
        if different <= compared:
            args = {"compared": compared, "different": different}
            args |= {"one-sided": one_sided, "left-open": left_open}
            counts.append(message("terminal-compared", **args))
    for count in counts:
        text = language(tag).say(count)
        assert not any(wrong in text for wrong in WRONG[tag]), text
        assert "  " not in text, text


def test_a_comparison_says_each_number() -> None:
    """The sentence as a reader meets it."""
    args = {"compared": 60, "different": 1, "one-sided": 1, "left-open": 0}

    assert (
        "Both texts settle 60 rules, and one differs; one arises in one alone, none is left open."
        == language().say(message("terminal-compared", **args))
    )


@pytest.mark.parametrize(
    ("count", "says"), [(0, "0 deals"), (1, "1 deal"), (2, "2 deals"), (1000, "1,000 deals")]
)
def test_figures_have_their_noun(count: int, says: str) -> None:
    """In figures, for tables and heads."""
    assert says == count_in_figures(count, "deal")


@pytest.mark.parametrize("name", ["facts-seats", "setup-players", "contrast-seats"])
@pytest.mark.parametrize("tag", TAGS)
def test_a_game_for_two_is_for_two(name: str, tag: str) -> None:
    """And not for two to two, as a range would have it."""
    its = {"title": "X", "seats": "8", "least": "2", "most": "2"}

    assert 1 == language(tag).say(message(name, **its, fixed=True)).count("2")
    assert 1 == language(tag).say(message(name, **its | {"most": "5"}, fixed=False)).count("2")
