"""Likeness: how many of the leaves that can be compared differ.

It says nothing about descent: a rule that two texts share may be older than both.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from poch.game.ruleset import Ruleset
from poch.studies.compare import Row, beside, cells, names, seats_of
from poch.studies.surveys.intervals import wilson

LEAST = 10
"""Of fewer rules than these a share says little."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """What came of two rulesets laid side by side, in numbers of leaves.

    `left_open` are those that at least one source leaves open, and `one_sided` those that arise
    in one ruleset alone; neither count as like or unlike.
    """

    same: int
    different: int
    one_sided: int
    left_open: int

    @property
    def compared(self) -> int:
        """The leaves that both sources settle."""
        return self.same + self.different

    @property
    def share(self) -> Fraction | None:
        """The share of those that differ, from 0 to 1, where there are any."""
        return Fraction(self.different, self.compared) if self.compared else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Between what that share lies, with 95 per cent confidence, were the rules taken at random."""
        return wilson(self.different, self.compared) if self.compared else None

    @property
    def few(self) -> bool:
        """Tell whether it is of so few leaves that the share says little."""
        return self.compared < LEAST


Pair: TypeAlias = frozenset[str]


def likeness(rows: Iterable[Row]) -> Likeness:
    """Count the rows of a comparison."""
    count = Counter(row.verdict for row in rows)
    return Likeness(count["same"], count["different"], count["one-sided"], count["open"])


def likenesses(rulesets: Sequence[Ruleset]) -> dict[Pair, Likeness]:
    """Compare every ruleset with every other, by the leaves that any of them sets."""
    every = names(rulesets)
    laid = {one.id: (seats_of(one), cells(one, every)) for one in rulesets}
    return {
        frozenset((a, b)): likeness(beside(laid[a][0] & laid[b][0], laid[a][1], laid[b][1]))
        for a, b in combinations(laid, 2)
    }
