"""Solving a game of two by OpenSpiel: its extensive form read, and counterfactual regret driven down.

The library is an optional tool: nothing else here needs it, and only `make bluff` installs it.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

from tools.bluff.tree import Deal, Strategy, efg, questions, worth

BATCH = 50
"""After how many rounds it is looked at how far a strategy is from the best."""
SAME = 1e-9
"""Our own sum over a tree and that of the library must agree so closely."""


class Solved(NamedTuple):
    """A strategy of two seats: what the first wins by it, and how far it is from the best (`gap`).

    The gap is OpenSpiel's NashConv: the chips that both could win more, taken together, each knowing
    how the other plays. It was reached in so many `rounds`.
    """

    worth: float
    gap: float
    rounds: int
    strategy: Strategy


def library() -> str:
    """Return which library solves, with its version; raises ImportError where it is not installed."""
    import_module("pyspiel")
    return f"OpenSpiel {version('open_spiel')}"


def solved(title: str, deals: Sequence[Deal], gap: float, most: int) -> Solved:
    """Return a strategy within such a gap, or the one after so many rounds."""
    spiel = import_module("pyspiel")
    asked = dict(questions(deals))
    policy, found = _driven(spiel, spiel.load_efg_game(efg(title, deals)), gap, most)
    strategy: dict[tuple[int, str, str], dict[str, float]] = {}
    for state, chances in policy.policy_table().items():
        seat, _, _, knows = state.split("-", 3)
        holds, _, seen = knows.partition("|")
        key = int(seat), holds, seen
        strategy[key] = {asked[key].answers[answer]: chance for answer, chance in chances}
    if strategy.keys() != asked.keys() or abs(worth(deals, strategy) - found.worth) > SAME:
        raise AssertionError
    return found._replace(strategy=strategy)


def of_the_library(name: str, gap: float, most: int) -> Solved:
    """Return the same of a game that the library has itself, without its strategy."""
    spiel = import_module("pyspiel")
    return _driven(spiel, spiel.load_game(name), gap, most)[1]


def _driven(spiel: Any, game: Any, gap: float, most: int) -> tuple[Any, Solved]:
    """Return the average policy of CFR+ for a game that OpenSpiel has loaded, and how good it is."""
    solver = spiel.CFRPlusSolver(game)
    rounds, found = 0, float("inf")
    while rounds < most and found > gap:
        for _ in range(BATCH):
            solver.evaluate_and_update_policy()
        rounds += BATCH
        policy = solver.tabular_average_policy()
        found = spiel.nash_conv(game, policy, use_state_get_policy=False)
    began = game.new_initial_state()
    wins, _ = spiel.expected_returns(began, policy, -1, use_infostate_get_policy=True)
    return policy, Solved(wins, found, rounds, {})
