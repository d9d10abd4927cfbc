"""Likeness: how many of the rules that can be compared differ.

It says nothing about descent: a rule that two texts share may be older than both.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeAlias

from poch.game.ruleset import Ruleset
from poch.studies.compare import Row, align_columns, column, leaf_names, rules_of
from poch.studies.degrees import ANSWERED, DEGREES, EVIDENCE, OUTCOMES
from poch.studies.intervals import wilson_interval

LEAST = 10
"""Of fewer rules than these a share says little."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """What came of two rulesets laid side by side: the number of rows of each outcome of `degrees.OUTCOMES`.

    Only rows that rest on both texts themselves are compared, and count as like or unlike.
    """

    counts: Mapping[tuple[str, str], int]

    @property
    def rows(self) -> int:
        """All rows."""
        return sum(self.counts.values())

    @property
    def different(self) -> int:
        """The rows in which the two texts differ."""
        return self._evident("differ")

    @property
    def same(self) -> int:
        """The rows in which they agree."""
        return self._evident("same")

    @property
    def compared(self) -> int:
        """The rows in which they can be compared."""
        return self.same + self.different

    def of(self, degree: str) -> int:
        """Return how many rows are of a degree."""
        return sum(n for (name, _), n in self.counts.items() if name == degree)

    def _evident(self, verdict: str) -> int:
        return sum(
            n for (name, answer), n in self.counts.items() if name in EVIDENCE and answer == verdict
        )

    def as_json(self) -> dict[str, Any]:
        """Return the counts by degree, of the first four by verdict."""
        return {
            degree: {verdict: self.counts[degree, verdict] for verdict in ("differ", "same")}
            if degree in ANSWERED
            else self.counts[degree, ""]
            for degree in DEGREES
        }

    @property
    def share(self) -> Fraction | None:
        """The share of those that differ, from 0 to 1, where there are any."""
        return Fraction(self.different, self.compared) if self.compared else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Between what that share lies, with 95 per cent confidence, were the rules taken at random."""
        return wilson_interval(self.different, self.compared) if self.compared else None

    @property
    def few(self) -> bool:
        """Tell whether it is of so few leaves that the share says little."""
        return self.compared < LEAST


TextPair: TypeAlias = frozenset[str]


def likeness(rows: Iterable[Row]) -> Likeness:
    """Count the rows of a comparison."""
    count = Counter((row.degree, row.verdict) for row in rows)
    return Likeness({outcome: count[outcome] for outcome in OUTCOMES})


def likenesses(rulesets: Sequence[Ruleset]) -> dict[TextPair, Likeness]:
    """Compare every ruleset with every other, each pair by the rules that either sets."""
    every = leaf_names(rulesets)
    laid = {ruleset.id: column(ruleset, every) for ruleset in rulesets}
    return {
        frozenset((a, b)): likeness(align_columns(laid[a], laid[b], rules_of(laid[a], laid[b])))
        for a, b in combinations(laid, 2)
    }


def most_varied(rulesets: Sequence[Ruleset], first: str, many: int) -> list[str]:
    """Return the ids of `many` rulesets that show how much the texts differ, beginning with `first`.

    Each is the one whose nearest neighbour among those before it differs from it most.
    Pairs with fewer than `LEAST` rules to compare count as alike.
    """
    by_pair = likenesses(rulesets)

    def difference(name: str) -> Fraction:
        to_chosen = [by_pair[frozenset((name, other))] for other in chosen]
        return min(Fraction(0) if pair.few else pair.share or Fraction(0) for pair in to_chosen)

    chosen = [first]
    names = [ruleset.id for ruleset in rulesets]
    for _ in range(many - 1):
        chosen.append(max((name for name in names if name not in chosen), key=difference))
    return chosen
