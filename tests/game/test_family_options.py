"""The four ways to play that the family rules add, each on its own and all together."""

from itertools import product

import pytest

from poch.game.engine import drive, from_seed
from poch.game.events import LaidOff, Melded, MostTricks
from poch.texts.compile import RulesetError, compile_ruleset
from poch.texts.library import document
from tests.strategies import ByChance

FAMILY = "poch-family-hearts"
OPTIONS = ("nachpochen", "trick-game", "any-three", "shared-sequence")


@pytest.mark.parametrize("played", list(product(("not-played", "played"), repeat=4)))
def test_the_options_combine(played: tuple[str, ...]) -> None:
    """Any of them may be played with any others, by two to five, to the end of a hand."""
    rules = compile_ruleset(document(FAMILY), dict(zip(OPTIONS, played, strict=True)))

    for seats in (2, 3, 4, 5):
        purses = (60,) * seats
        start = from_seed(rules, seats, seats)
        outcome = drive(rules, type(start)(start.hands, None, (), (), purses), ByChance(seats))
        assert seats * 60 == outcome.table.chips()
        assert (played[1] == "played") == any(type(e) is MostTricks for e in outcome.events)


def test_no_set_is_used_twice() -> None:
    """However often one knocks again, no card is laid off a second time."""
    rules = compile_ruleset(document(FAMILY), {"nachpochen": "played"})

    for seed in range(200):
        outcome = drive(rules, from_seed(rules, 3, seed), ByChance(seed))
        laid = [card for e in outcome.events if isinstance(e, LaidOff) for card in e.cards]
        assert len(laid) == len(set(laid))


def test_a_share_is_never_more_than_the_pool() -> None:
    """Thirds of seven, eight and nine come to no more than lay there, and leave less than three."""
    rules = compile_ruleset(document(FAMILY), {"shared-sequence": "played"})

    for seed in range(200):
        outcome = drive(rules, from_seed(rules, 4, seed), ByChance(seed))
        paid = [e for e in outcome.events if isinstance(e, Melded) and e.pool == "sequence"]
        claimed = sum(len(e.cards) for e in paid)
        assert sum(e.chips for e in paid) <= 4
        if claimed == 3:
            assert outcome.table.pools["sequence"] < 3


def test_a_suit_that_is_always_trumps_needs_no_card() -> None:
    """A ruleset that has both, or neither, is told so."""
    family = document(FAMILY)
    clauses = [dict(clause) for clause in family["clauses"]]
    at = next(i for i, clause in enumerate(clauses) if clause["id"] == "turn-up.trumps")
    crux = clauses[at]["crux"]
    hearts = {
        **crux["readings"]["hearts"],
        "sets": {"turn-up.card": "none", "turn-up.makes": "trumps"},
    }
    clauses[at]["crux"] = {**crux, "readings": {**crux["readings"], "hearts": hearts}}

    with pytest.raises(RulesetError, match="a suit always is"):
        compile_ruleset({**family, "clauses": clauses})
