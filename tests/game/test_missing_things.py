"""A rule that needs what is not there is refused: trumps where none are made, and others of the kind."""

import re
from typing import Any

import pytest

from poch.game.ruleset import Ruleset
from poch.game.sourced import Ruled
from poch.texts.compile import RulesetError, patch_ruleset
from poch.texts.leaves import (
    CLAIMS,
    LEAVES,
    POOLS,
    SHARES,
    TRUMPS,
    leaf,
    leaves_in_order,
    trumps_in,
)
from poch.texts.library import find, playable

MAKE_THEM = {"turn-up.makes", "ending.clearing-trumps"}
"""Leaves that say which suit is trumps."""
NEED_NONE = {
    "melding.run.still-equal": "it arises only where a run in trumps is the better",
}
"""Leaves whose meaning names trumps, and whose practices do not need them, by themselves."""
SAMPLES: dict[str, list[Any]] = {
    CLAIMS: [{"trumps": ["A"]}, {"any": ["A", "K"]}, {"first-of": [["9", "8"], ["A", "K"]]}],
    SHARES: [{"trumps": ["A", "K"], "parts": 2}],
    "shedding.trump-pools": [{"ace": ["A"]}],
    "melding.run.best-by": [["trump", "length"], ["length", "trump"]],
}
TRUMP = re.compile(r"\btrumps?\b")


def needing() -> list[tuple[str, Any]]:
    """Return every leaf and value that names trumps in its meaning, read from the vocabulary itself."""
    needs: list[tuple[str, Any]] = []
    for name in leaves_in_order():
        known = leaf(name)
        assert known
        if name in MAKE_THEM | {*NEED_NONE}:
            continue
        kind = next((prefix for prefix in SAMPLES if name.startswith(prefix)), "")
        if kind:
            needs += [(name, value) for value in SAMPLES[kind]]
        elif known.practices:
            needs += [
                (name, practice)
                for practice, means in known.practices.items()
                if TRUMP.search(means) or TRUMP.search(practice)
            ]
        else:
            assert not TRUMP.search(known.meaning), name
    return needs


def without_trumps() -> list[Ruleset]:
    """Return a text of each game in which no suit is trumps."""
    every = [find(name) for name in playable()]
    return [
        ruleset
        for ruleset in every
        if "nothing" in {ruled.value for ruled in ruleset.leaves["turn-up.makes"].values()}
    ]


NONE_MADE = without_trumps()


def test_whatever_names_trumps_is_known_to_need_them() -> None:
    """A new practice whose meaning names them cannot be forgotten."""
    every = needing()

    assert len(every) > 3 * len(POOLS)
    assert [] == [(name, value) for name, value in every if not trumps_in(name, value)]
    assert {*TRUMPS} <= {*LEAVES}
    assert [] == [
        (name, practice)
        for name, several in TRUMPS.items()
        for practice in several
        if not trumps_in(name, practice)
    ]


@pytest.mark.parametrize(("name", "value"), needing())
def test_what_needs_trumps_is_refused_where_none_are_made(name: str, value: Any) -> None:
    """Wherever it stands, in each game without them; the complaint is at its leaf and says what to write."""
    assert len(NONE_MADE) > 3
    for ruleset in NONE_MADE:
        with pytest.raises(RulesetError) as error:
            patch_ruleset(ruleset, {name: Ruled(value, "own")}, min(ruleset.rules_by_seats))
        (says,) = [
            each.message
            for each in error.value.complaints
            if each.name == name and "no suit is trumps" in each.message
        ]
        assert says.endswith("let a suit be trumps")


@pytest.mark.parametrize("name", [ruleset.id for ruleset in NONE_MADE])
def test_no_text_without_trumps_speaks_of_them(name: str) -> None:
    """Nothing that they set needs any."""
    ruleset = find(name)

    assert [] == [
        each
        for each, by in ruleset.leaves.items()
        for ruled in by.values()
        if trumps_in(each, ruled.value)
    ]


def test_other_things_that_are_not_there_are_missed() -> None:
    """A talon where all is dealt, an ace or a jack to deal by, a pool to win."""
    ranks = ["K", "Q", "10", "9", "8", "7", "6", "5"]
    ruleset = find("poque-1789")
    for leaf_, value, more, says in (
        (
            "dealing.first-dealer",
            "first-ace",
            {"pack.ranks": ranks},
            "the pack has no A, so first-ace names nobody",
        ),
        (
            "dealing.first-dealer",
            "first-jack",
            {"pack.ranks": ranks},
            "the pack has no J, so first-jack names nobody",
        ),
        (
            "dealing.stock-seen",
            "dealer",
            {"dealing.cards": "all-but-the-turn-up"},
            "all cards are dealt, and none is left over",
        ),
        ("settling.prize", "dwarf", {}, "the board has no pool dwarf"),
        ("vying.pool", ["pope"], {}, "the board has no pool pope"),
    ):
        sets = {
            leaf_: Ruled(value, "own"),
            **{key: Ruled(each, "own") for key, each in more.items()},
        }
        with pytest.raises(RulesetError, match=f"{leaf_}: {says}"):
            patch_ruleset(ruleset, sets, 4)
