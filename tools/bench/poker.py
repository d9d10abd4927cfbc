"""The other engine: PokerKit's no-limit hold'em for six, its choices as random as ours."""

import gc
import random
from collections.abc import Callable
from random import Random
from time import process_time
from typing import TypeAlias

from pokerkit import Automation, NoLimitTexasHoldem, State

Way: TypeAlias = Callable[[], object]

HANDS = 40
SEATS = 6
STACK = 200
BLINDS = (1, 2)


def hand(game: NoLimitTexasHoldem, chance: Random, above: int | None) -> None:
    """Play a hand; raise by the least that is allowed and up to so much more, or by anything."""
    state: State = game(STACK, SEATS)

    def rise() -> None:
        least = state.min_completion_betting_or_raising_to_amount or 0
        most = state.max_completion_betting_or_raising_to_amount or 0
        if above is not None:
            most = min(most, least + above)
        state.complete_bet_or_raise_to(least + int(chance.random() * (most - least + 1)))

    while state.status:
        ways: list[Way] = [state.check_or_call]
        if state.can_fold():
            ways.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            ways.append(rise)
        ways[int(chance.random() * len(ways))]()


def rate(seed: int, above: int | None) -> float:
    """Play hands, all that is no choice left to PokerKit; return how many it plays in a second."""
    game = NoLimitTexasHoldem(tuple(Automation), True, 0, BLINDS, BLINDS[1])  # noqa: FBT003
    random.seed(seed)  # PokerKit shuffles with this
    chance = Random(seed)
    gc.collect()
    began = process_time()
    for _ in range(HANDS):
        hand(game, chance, above)
    return HANDS / (process_time() - began)
