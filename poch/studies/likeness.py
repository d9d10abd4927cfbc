"""Likeness: how many of the leaves that can be compared differ, and the tree that follows from it.

It says nothing about descent: a rule that two texts share may be older than both.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from poch.game.ruleset import Ruleset
from poch.studies.compare import Row, beside, cells, names, seats_of

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
    def few(self) -> bool:
        """Tell whether it is of so few leaves that the share says little."""
        return self.compared < LEAST


Pair: TypeAlias = frozenset[str]


@dataclass(frozen=True, slots=True)
class Node:
    """A knot of the tree: the names below it, in order, and the share at which they join."""

    names: tuple[str, ...]
    height: Fraction = Fraction(0)
    branches: tuple["Node", ...] = ()


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


def tree(order: Sequence[str], shares: Mapping[Pair, Fraction | None]) -> Node:
    """Join the most alike again and again, by the average share of all pairs between them.

    Pairs without a share are left out of the average, and count as wholly unlike where there is
    no other. Of equals those first in the order are joined first; the order is kept in each knot.
    """
    nodes = [Node((name,)) for name in order]
    if not nodes:
        raise ValueError("there is nothing to join; name at least one ruleset")

    def apart(one: Node, other: Node) -> Fraction:
        known = [
            share
            for a in one.names
            for b in other.names
            if (share := shares[frozenset((a, b))]) is not None
        ]
        return sum(known, Fraction(0)) / len(known) if known else Fraction(1)

    while len(nodes) > 1:
        a, b = min(combinations(nodes, 2), key=lambda pair: apart(*pair))
        nodes[nodes.index(a)] = Node((*a.names, *b.names), apart(a, b), (a, b))
        nodes.remove(b)
    return nodes[0]
