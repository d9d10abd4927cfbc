"""What the page on the modern game says, or lets be concluded, of every deal."""

from itertools import combinations, product

import pytest

from poch.game.actions import Action, Ask
from poch.game.cards import Card
from poch.game.engine import drive, from_seed
from poch.game.phases.vying import Vying
from poch.game.table import Table
from poch.texts.compile import compile_ruleset
from poch.texts.library import document

MODERN = "poch-modern-pagat"
VARIATIONS = ("dealer-takes", "turn-up-to-the-next", "without-a-pair", "money-game")
SINGLES = {"ace", "king", "queen", "jack", "ten"}


def first_of_all(ask: Ask, _: Table) -> Action:
    """Answer with the first of what is offered: pass, and play whatever comes."""
    option = ask.options[0]
    return Action(option.verb, card=next(iter(option.cards), None))


@pytest.mark.parametrize("played", list(product(("not-played", "played"), repeat=4)))
def test_house_variations_combine(played: tuple[str, ...]) -> None:
    """Each of them may be played with any of the others, by three to six."""
    rules = compile_ruleset(document(MODERN), dict(zip(VARIATIONS, played, strict=True)))

    assert sorted(rules.rules_by_seats) == [3, 4, 5, 6]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("variation", ["dealer-takes", "turn-up-to-the-next"])
def test_five_pools_are_won_in_every_deal(variation: str, seats: int) -> None:
    """Where somebody profits by the turn-up, no pool of a single card is left."""
    rules = compile_ruleset(document(MODERN), {variation: "played"})

    for seed in range(50):
        outcome = drive(rules, from_seed(rules, seats, seed), first_of_all)
        left = {pool for pool, chips in outcome.table.pools.items() if chips}
        assert not left & SINGLES, f"seed {seed}"


def test_two_pairs_of_one_rank_are_never_equal() -> None:
    """They hold all four suits between them, so that one of the two has the trump."""
    phases = (stage.phase for stage in compile_ruleset(document(MODERN)).rules(4).stages)
    ranking = next(phase for phase in phases if isinstance(phase, Vying)).ranking

    for trump, two in product("cdhs", combinations("cdhs", 2)):
        pair = [Card(f"9{suit}") for suit in two]
        other = [Card(f"9{suit}") for suit in "cdhs" if suit not in two]
        sets = ranking.best(pair), ranking.best(other)
        better, *_ = ranking.first_is_better(sets, (pair, other), trump)
        assert better == (trump in two)
