"""What the commands count: one thing is told as one, and none as none."""

from itertools import product

import pytest

from poch.commands.numbers import count_in_figures
from poch.game.said import message
from poch.words import TAGS, language

FEW = (0, 1, 2, 1000)
WRONG = {
    "en": ("1 new versions", "one new versions", "1 rules"),
    "de": ("eine neue Fassungen", "1 neue", "einer Regeln", "1 Regeln"),
    "fr": ("une nouvelles", "1 nouvelle", "une règles"),
}


@pytest.mark.parametrize("tag", WRONG)
def test_a_count_agrees_with_its_noun(tag: str) -> None:
    """All numbers of versions, and of rules that differ."""
    counts = [message("terminal-locked", file="x", n=n) for n in FEW]
    counts += [
        message("compare-differ", n=n, compared=compared)
        for n, compared in product(FEW, repeat=2)
        if n <= compared
    ]
    for count in counts:
        text = language(tag).say(count)
        assert not any(wrong in text for wrong in WRONG[tag]), text
        assert "  " not in text, text


@pytest.mark.parametrize(
    ("tag", "n", "says"),
    [
        ("en", 0, "none of 60 rules differs"),
        ("en", 1, "one of 60 rules differs"),
        ("en", 2, "2 of 60 rules differ"),
        ("de", 0, "keine von 60 Regeln weicht ab"),
        ("de", 1, "eine von 60 Regeln weicht ab"),
        ("de", 2, "2 von 60 Regeln weichen ab"),
        ("fr", 0, "aucune règle ne diffère sur 60"),
        ("fr", 1, "une règle diffère sur 60"),
        ("fr", 2, "2 règles diffèrent sur 60"),
    ],
)
def test_a_count_agrees_with_its_verb(tag: str, n: int, says: str) -> None:
    """The sentence as a reader meets it."""
    assert says == language(tag).say(message("compare-differ", n=n, compared=60))


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
