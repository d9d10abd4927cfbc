"""Solving a game of any number by OpenSpiel: its extensive form read, and counterfactual regret driven down.

The library is an optional tool: nothing else here needs it, and only `make bluff` installs it.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

from tools.lab.bluff.exact import Sequences
from tools.lab.bluff.tree import Deal, Strategy, format_efg, questions

BATCH = 50
"""After how many rounds it is looked at how far a strategy is from the best."""
SAME = 1e-9
"""Our own sum over all ends and that of the library must agree so closely."""


class Solution(NamedTuple):
    """A strategy of all seats: what each wins by it, and how far it is from the best (`gap`).

    The gap is OpenSpiel's NashConv: the chips that all could win more, taken together, each knowing
    how the others play. It was reached in so many `rounds`.
    """

    worth: list[float]
    gap: float
    rounds: int
    strategy: Strategy


def library() -> str:
    """Return which library solves, with its version; raises ImportError where it is not installed."""
    import_module("pyspiel")
    return f"OpenSpiel {version('open_spiel')}"


def solve(title: str, deals: Sequence[Deal], gap: float, most: int) -> Solution:
    """Return a strategy within such a gap, or the one after so many rounds."""
    spiel = import_module("pyspiel")
    return _in_our_names(
        deals, _run_cfr(spiel, spiel.load_efg_game(format_efg(title, deals)), gap, most)
    )


def solve_library_game(name: str, gap: float, most: int) -> Solution:
    """Return the same of a game that the library has itself, without its strategy."""
    spiel = import_module("pyspiel")
    return _run_cfr(spiel, spiel.load_game(name), gap, most)[1]


def _in_our_names(deals: Sequence[Deal], driven: tuple[Any, Solution]) -> Solution:
    """Return what was found with its strategy by our names; our own sum is as the library's."""
    policy, solution = driven
    asked = dict(questions(deals))
    strategy: dict[tuple[int, str, str], dict[str, float]] = {}
    for state, chances in policy.policy_table().items():
        seat, _, _, knows = state.split("-", 3)
        holds, _, seen = knows.partition("|")
        key = int(seat), holds, seen
        strategy[key] = {asked[key].answers[answer]: chance for answer, chance in chances}
    ours = zip(Sequences(deals).worth(strategy), solution.worth, strict=True)
    if strategy.keys() != asked.keys() or any(abs(own - its) > SAME for own, its in ours):
        raise AssertionError
    return solution._replace(strategy=strategy)


def _run_cfr(spiel: Any, game: Any, gap: float, most: int) -> tuple[Any, Solution]:
    """Return the average policy of CFR+ for a game that OpenSpiel has loaded, and how good it is."""
    solver = spiel.CFRPlusSolver(game)
    rounds = 0
    while True:
        for _ in range(BATCH):
            solver.evaluate_and_update_policy()
        rounds += BATCH
        policy = solver.tabular_average_policy()
        solution = _judge(spiel, game, policy, rounds)
        if rounds >= most or solution.gap <= gap:
            return policy, solution


def _judge(spiel: Any, game: Any, policy: Any, rounds: int) -> Solution:
    """Return what a policy is worth, and how far from the best it is."""
    gap = spiel.nash_conv(game, policy, use_state_get_policy=False)
    began = game.new_initial_state()
    wins = spiel.expected_returns(began, policy, -1, use_infostate_get_policy=True)
    return Solution(wins, gap, rounds, {})
