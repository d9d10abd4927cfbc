"""What seats may do as plans, and the best of them by a linear program.

A *sequence* is what a seat has answered so far with one hand; a *plan* says how likely it goes along
each. What a seat wins is linear in its plan. So at two seats the best plan solves a linear program,
and the other's best plan its dual (Koller, Megiddo and von Stengel, 1996). Several plans may be as
good, and then a share of knocks is not one number: `Exact.share` gives the least and the most that it
is in any plan that loses less than `OPEN`.

The solver is HiGHS in SciPy. Only this folder and its tests need it, so it is imported where it solves,
and the pages can read what was published without it.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple, TypeAlias

from tools.lab.bluff.tree import Deal, Ends, Strategy, Tree

Answer: TypeAlias = tuple[str, str, str]
"""An answer of a seat: the class of its hand, what all had seen when it was asked, and what it said."""
Weights: TypeAlias = Mapping[Answer, float]
"""How much an answer counts in a sum over a plan."""
Plan: TypeAlias = Sequence[float]
"""How likely a seat goes along each of its sequences, by their numbers."""

OPEN = 1e-5
"""Chips: a plan that loses no more than so is as good as the best."""
ROOT = 0
"""The sequence of a seat that has answered nothing yet."""


def solver() -> str:
    """Return which library solves, with its version; raises ImportError where it is not installed."""
    import_module("scipy.optimize")
    return f"HiGHS in SciPy {version('scipy')}"


class Share(NamedTuple):
    """The least and the most that a share is in any plan as good as the best."""

    low: float
    high: float


class Sequences:
    """The sequences of all seats: `numbers` by their last answer, and `asked` by what a seat knows.

    `asked` has for each question the sequence that led to it, with those that go on from it. `ends`
    are the sequences of all seats that come to an end, with its chance and the chips it brings.
    """

    def __init__(self, deals: Sequence[Deal]) -> None:
        seats = range(len(deals[0].holds))
        self.numbers: list[dict[Answer, int]] = [{} for _ in seats]
        self.asked: list[dict[tuple[str, str], tuple[int, list[int]]]] = [{} for _ in seats]
        self.ends = [
            end
            for deal in deals
            for end in self._ends(deal.tree, deal.holds, float(deal.chance), (ROOT,) * len(seats))
        ]

    def _ends(
        self, tree: Tree, holds: tuple[str, ...], chance: float, at: tuple[int, ...]
    ) -> Iterator[tuple[tuple[int, ...], float, tuple[float, ...]]]:
        if isinstance(tree, Ends):
            yield at, chance, tuple(map(float, tree.chips))
            return
        seat, seen, answers = tree.question
        hand, numbers = holds[seat], self.numbers[seat]
        if (hand, seen) not in self.asked[seat]:
            after = [numbers.setdefault((hand, seen, name), len(numbers) + 1) for name in answers]
            self.asked[seat][hand, seen] = at[seat], after
        for number, follows in zip(self.asked[seat][hand, seen][1], tree.after, strict=True):
            yield from self._ends(follows, holds, chance, (*at[:seat], number, *at[seat + 1 :]))

    def flow(self, seat: int) -> Any:
        """Return the rules of a plan as a matrix: it begins with 1, and what comes to a question goes on."""
        rows, columns, by = [0], [ROOT], [1.0]
        for row, (came, after) in enumerate(self.asked[seat].values(), 1):
            rows += [row] * (len(after) + 1)
            columns += [*after, came]
            by += [*([1.0] * len(after)), -1.0]
        shape = len(self.asked[seat]) + 1, len(self.numbers[seat]) + 1
        return import_module("scipy.sparse").coo_array((by, (rows, columns)), shape=shape).tocsr()

    def goal(self, seat: int, weights: Weights) -> Any:
        """Return a sum over a plan as a vector."""
        vector = import_module("numpy").zeros(len(self.numbers[seat]) + 1)
        for answer, by in weights.items():
            vector[self.numbers[seat][answer]] += by
        return vector

    @cached_property
    def _payoffs(self) -> tuple[Any, Any]:
        """Return for all ends the sequences by seat, and the chips by seat weighed by their chance."""
        numpy = import_module("numpy")
        at = numpy.array([at for at, _, _ in self.ends])
        chips = numpy.array([[chance * each for each in chips] for _, chance, chips in self.ends])
        return at.T, chips.T

    def worth(self, strategy: Strategy) -> list[float]:
        """Return by seat what it wins on average where all keep to a strategy."""
        numpy = import_module("numpy")
        at, chips = self._payoffs
        along = [self._plan(strategy, seat)[numbers] for seat, numbers in enumerate(at)]
        return [*map(float, chips @ numpy.prod(along, axis=0))]

    def gains(self, strategy: Strategy) -> list[float]:
        """Return by seat how many chips more it could win if it alone knew how the others play.

        Each question is gone through from the last to the first, and the best answer kept.
        """
        numpy = import_module("numpy")
        at, chips = self._payoffs
        seats = range(len(at))
        plans = [self._plan(strategy, seat) for seat in seats]
        along = [plan[numbers] for plan, numbers in zip(plans, at, strict=True)]
        gains = []
        for seat in seats:
            others = numpy.prod([odds for each, odds in enumerate(along) if each != seat], axis=0)
            wins = numpy.bincount(at[seat], chips[seat] * others, len(plans[seat]))
            best = wins.copy()
            for came, after in reversed(self.asked[seat].values()):
                best[came] += max(best[number] for number in after)
            gains.append(float(best[ROOT] - wins @ plans[seat]))
        return gains

    def _plan(self, strategy: Strategy, seat: int) -> Any:
        """Return the plan of a seat that keeps to a strategy, as an array."""
        plan = import_module("numpy").ones(len(self.numbers[seat]) + 1)
        names = {number: answer[-1] for answer, number in self.numbers[seat].items()}
        for (hand, seen), (came, after) in self.asked[seat].items():
            for number in after:
                plan[number] = plan[came] * strategy[seat, hand, seen].get(names[number], 0.0)
        return plan

    def answers(self, seat: int, plan: Plan) -> Strategy:
        """Return how often a seat gives which answer by a plan; each as often where its plan never comes."""
        names = {number: answer[-1] for answer, number in self.numbers[seat].items()}
        strategy = {}
        for (hand, seen), (_, after) in self.asked[seat].items():
            shares = [max(plan[number], 0.0) for number in after]
            every = sum(shares)
            strategy[seat, hand, seen] = {
                names[number]: share / every if every else 1 / len(after)
                for number, share in zip(after, shares, strict=True)
            }
        return strategy


class Exact:
    """A game of two, solved: `worth` is what the first seat wins where both play by their best plans."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        self.sequences = Sequences(deals)
        pays: defaultdict[tuple[int, ...], float] = defaultdict(float)
        for at, chance, chips in self.sequences.ends:
            pays[at] += chance * chips[0]
        self._pays = pays
        self.plans = [self._best(seat)[1] for seat in (0, 1)]
        self.worth = sum(
            chips * self.plans[0][first] * self.plans[1][other]
            for (first, other), chips in pays.items()
        )

    @cached_property
    def strategy(self) -> Strategy:
        """How often each seat gives which answer."""
        first, other = (self.sequences.answers(seat, plan) for seat, plan in enumerate(self.plans))
        return {**first, **other}

    @property
    def gap(self) -> float:
        """Chips that both could win more, taken together, each knowing how the other plays.

        It is summed over all ends, without the linear program, and so proves the solution.
        """
        return abs(sum(self.sequences.gains(self.strategy)))

    def share(self, seat: int, weights: Weights) -> Share:
        """Return the least and the most that a sum over a seat's plan is in plans as good as the best."""
        goal = self.sequences.goal(seat, weights)
        wins = (1, -1)[seat] * self.worth - OPEN
        return Share(-self._best(seat, -goal, wins)[0], self._best(seat, goal, wins)[0])

    def _best(self, seat: int, goal: Any = None, wins: float = 0) -> tuple[float, Plan]:
        """Return the plan of most `goal` that wins so much, or that wins most, without a goal.

        The unknowns beside the plan are what the other leaves it from each question on, the first
        row standing for all: of no answer may the other leave it less.
        """
        numpy, sparse = import_module("numpy"), import_module("scipy.sparse")
        flow, other = self.sequences.flow(seat), self.sequences.flow(1 - seat)
        at = [(pair[seat], pair[1 - seat]) for pair in self._pays]
        chips = [(1, -1)[seat] * each for each in self._pays.values()]
        pays = sparse.coo_array(
            (chips, tuple(zip(*at, strict=True))), shape=(flow.shape[1], other.shape[1])
        )
        left = numpy.zeros(other.shape[0])
        left[0] = 1
        bounds = [sparse.hstack([-pays.T, other.T])]
        at_most = [numpy.zeros(other.shape[1])]
        if goal is None:
            whole = numpy.concatenate([numpy.zeros(flow.shape[1]), left])
        else:
            whole = numpy.concatenate([goal, numpy.zeros(other.shape[0])])
            wins_so_much = numpy.concatenate([numpy.zeros(flow.shape[1]), -left])
            bounds.append(sparse.coo_array(wins_so_much[None]))
            at_most.append(numpy.array([-wins]))
        empty = sparse.csr_array((flow.shape[0], other.shape[0]))
        most, unknowns = _solve_program(
            whole, (sparse.vstack(bounds), numpy.concatenate(at_most)), sparse.hstack([flow, empty]),
            flow.shape[1],
        )  # fmt: skip
        return most, unknowns[: flow.shape[1]]


def _solve_program(goal: Any, at_most: tuple[Any, Any], flow: Any, plan: int) -> tuple[float, Plan]:
    """Return the most of a goal, and what brings it: the unknowns, of which the first are a `plan`.

    Raises ArithmeticError where HiGHS finds none.
    """
    numpy, solve = import_module("numpy"), import_module("scipy.optimize").linprog
    starts = numpy.zeros(flow.shape[0])
    starts[0] = 1
    result = solve(
        -goal, *at_most, flow, starts,
        bounds=[(0, None)] * plan + [(None, None)] * (len(goal) - plan),
        method="highs",
    )  # fmt: skip
    if result.status:
        raise ArithmeticError(f"HiGHS found no plan: {result.message}")
    return -result.fun, result.x.tolist()
