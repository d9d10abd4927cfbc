"""Four games of the family, reckoned twice: by the engine, and apart from it from the words of the texts."""

import os
from collections.abc import Callable, Sequence

import pytest

from poch.game.engine import Outcome, drive, from_seed
from poch.game.events import CardLaid, Led, PutIn, StopLaid
from tests.reckoned_apart import Laid, commit, spin, spinado, spinado_today
from tests.strategies import ByChance, ruleset
from tests.turns import SEED

Reckoned = tuple[list[int], dict[str, int]]
GAMES: dict[str, Callable[[Sequence[Sequence[str]], Sequence[Laid]], Reckoned]] = {
    "spin-1891-peel": spin,
    "spinado-cassell": spinado,
    "spinado-pokerwiner": spinado_today,
    "commit-1914-foster": commit,
}
HANDS = int(os.environ.get("POCH_HANDS", "400"))
"""How many hands of each game are played."""


def laid(outcome: Outcome) -> list[Laid]:
    """Return the cards of a hand in the order in which they were laid."""
    how = {Led: "led", StopLaid: "stop", PutIn: "put"}
    return [
        Laid(event.seat, str(event.card), how.get(type(event), "followed"))
        for event in outcome.events
        if isinstance(event, CardLaid)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_hands_come_to_what_the_words_of_the_text_give(name: str) -> None:
    """Chips and pools agree after every hand, and no card is laid that the text does not allow."""
    rules = ruleset(name)
    for seed in range(SEED, SEED + HANDS):
        seats = sorted(rules.rules_by_seats)[seed % len(rules.rules_by_seats)]
        hands = from_seed(rules, seats, seed).hands
        outcome = drive(rules, from_seed(rules, seats, seed), ByChance(seed))
        net, pools = GAMES[name](hands, laid(outcome))

        assert outcome.table.purses == net, f"POCH_SEED={seed} at {seats} seats"
        left = {pool: chips for pool, chips in outcome.table.pools.items() if chips}
        assert left == {pool: chips for pool, chips in pools.items() if chips}, seed
