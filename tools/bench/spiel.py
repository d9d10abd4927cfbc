"""A third engine, for the record: OpenSpiel's hearts, all of it by chance; its rules are in C++.

It has no package for every machine, so the benchmark does without it where it is not to be had.
"""

import gc
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

HANDS = 200
AT_HAND = find_spec("pyspiel") is not None
LOOPS = ("actions", "outcomes")
"""What tells how a card may fall: `legal_actions`, as for a player, or `chance_outcomes`."""


def hand(game: Any, chance: Random, loop: str) -> None:
    """Play a hand of four."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if loop == "outcomes" and state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(cards, chances)[0]
        else:
            actions = state.legal_actions()
            action = actions[int(chance.random() * len(actions))]
        state.apply_action(action)


def rate(seed: int, loop: str) -> float:
    """Play hands; return how many it plays in a second."""
    game, chance = import_module("pyspiel").load_game("hearts"), Random(seed)
    gc.collect()
    began = process_time()
    for _ in range(HANDS):
        hand(game, chance, loop)
    return HANDS / (process_time() - began)
