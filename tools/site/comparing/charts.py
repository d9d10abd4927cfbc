"""Drawings of likeness: the tree, the map of all shares and the network, as numbers for a template."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, cos, pi, sin
from typing import Any

from tools.site.comparing.support import Knot, Support, draw_trees, network_lines
from tools.site.comparing.synopsis import Pair, Synopsis, Witness
from tools.site.output.languages import say
from tools.site.output.plots import row_label

SIDE = 28
TREE = 230
LABEL = 190
TOP = 44
WIDE = 440
ROUND = 170
"""How wide the network is, and the radius on which its texts lie, in pixels."""


def order(synopsis: Synopsis) -> tuple[Support, list[Witness]]:
    """Return the tree of the texts that can be placed in it, and all witnesses in its order.

    Of the others too few leaves are settled for an average to mean anything; they come last.
    """
    whole = [witness.siglum for witness in comparable_witnesses(synopsis)]
    drawn = draw_trees(synopsis, whole)
    by_siglum = {witness.siglum: witness for witness in synopsis.witnesses}
    rest = [witness for witness in synopsis.witnesses if witness.siglum not in whole]
    return drawn, [*(by_siglum[name] for name in drawn.root.names), *rest]


def comparable_witnesses(synopsis: Synopsis) -> list[Witness]:
    """Return the witnesses that have enough rules in common with half of the others, or more."""
    few = Counter(
        witness.slug for pair in synopsis.pairs if pair.likeness.few for witness in (pair.a, pair.b)
    )
    others = len(synopsis.witnesses) - 1
    return [witness for witness in synopsis.witnesses if 2 * few[witness.slug] <= others]


def chart(synopsis: Synopsis) -> dict[str, Any]:
    """Draw the tree and the map; lengths are in pixels, shares from 0 to 1."""
    drawn, ordered = order(synopsis)
    root = drawn.firm
    at = {witness.siglum: TOP + (row + 0.5) * SIDE for row, witness in enumerate(ordered)}
    left = TREE + LABEL
    tenths = ceil(root.height * 10) or 1
    scale = (TREE - 20) * 10 / tenths
    return {
        "left": left,
        "width": left + len(ordered) * SIDE + 2,
        "height": TOP + len(ordered) * SIDE + 26,
        "labels": [
            (text.siglum, row_label(text.title, whole=False), at[text.siglum]) for text in ordered
        ],
        "tiles": [*_tiles(synopsis, ordered, left)],
        "branches": [*_branches(root, at, scale)],
        "supports": [
            (TREE - scale * knot.height - 4, _middle(knot, at) - 4, percent(knot.support))
            for knot in root.groups()
            if knot is not root
        ],
        "ticks": [
            (round(TREE - scale * tenth / 10, 1), say("likeness-percent", n=tenth * 10))
            for tenth in range(tenths + 1)
        ],
    }


def sentence(pair: Pair) -> str:
    """Return how many rules of a pair differ, and how many cannot be compared."""
    likeness = pair.likeness
    return say(
        "likeness-pair",
        a=pair.a.siglum,
        b=pair.b.siglum,
        compared=likeness.compared,
        different=likeness.different,
        share="none" if likeness.share is None else str(percent(likeness.share)),
        least=percent(likeness.interval[0]) if likeness.interval else 0,
        most=percent(likeness.interval[1]) if likeness.interval else 0,
        few=likeness.few and likeness.compared > 0,
        uncompared=likeness.rows - likeness.compared,
    )


def network(drawn: Support) -> dict[str, Any]:
    """Draw the texts in a ring, in the order of the tree, with a line from each to its nearest."""
    names = drawn.root.names
    at = {
        name: (sin(2 * pi * place / len(names)), -cos(2 * pi * place / len(names)))
        for place, name in enumerate(names)
    }
    middle = WIDE / 2
    return {
        "width": WIDE,
        "labels": [
            (name, f"{middle + (ROUND + 24) * x:.1f}", f"{middle + (ROUND + 24) * y + 4:.1f}")
            for name, (x, y) in at.items()
        ],
        "lines": [
            {
                "path": _chord(at[name], at[other]),
                "often": round(often, 2),
                "title": say("likeness-nearest", a=name, b=other, n=percent(often)),
            }
            for (name, other), often in network_lines(drawn).items()
        ],
    }


def neighbours(drawn: Support) -> dict[str, str]:
    """Return by text its nearest neighbours with how often they are, the most frequent first."""
    lines = network_lines(drawn)
    return {
        name: " · ".join(
            say("likeness-neighbour", siglum=other, n=percent(often))
            for (text, other), often in sorted(lines.items(), key=lambda line: -line[1])
            if text == name
        )
        for name in drawn.root.names
    }


def _chord(point: tuple[float, float], other: tuple[float, float]) -> str:
    (x1, y1), (x2, y2) = ((WIDE / 2 + ROUND * x, WIDE / 2 + ROUND * y) for x, y in (point, other))
    bent = (
        WIDE / 2 + 0.35 * ROUND * (point[0] + other[0]),
        WIDE / 2 + 0.35 * ROUND * (point[1] + other[1]),
    )
    return f"M{x1:.1f} {y1:.1f}Q{bent[0]:.1f} {bent[1]:.1f} {x2:.1f} {y2:.1f}"


def percent(share: Fraction | float) -> int:
    """Return a share in whole hundredths."""
    return round(share * 100)


def _tiles(synopsis: Synopsis, ordered: Sequence[Witness], left: int) -> Iterator[dict[str, Any]]:
    for row, a in enumerate(ordered):
        for column, b in enumerate(ordered):
            if a is b:
                continue
            pair = synopsis.pair(a.slug, b.slug)
            share = pair.likeness.share
            yield {
                "x": left + column * SIDE,
                "y": TOP + row * SIDE,
                "share": 0 if share is None else round(float(share), 3),
                "number": "" if share is None else str(percent(share)),
                "title": sentence(pair),
                "few": pair.likeness.few,
            }


def _branches(root: Knot, at: dict[str, float], scale: float) -> Iterator[str]:
    """Yield the lines of a knot and of all below it, as paths."""
    for knot in root.groups():
        x = TREE - scale * knot.height
        ends = [(TREE - scale * branch.height, _middle(branch, at)) for branch in knot.branches]
        for (x1, y1), (x2, y2) in pairwise(ends):
            yield f"M{x1:.1f} {y1:.1f}H{x:.1f}V{y2:.1f}H{x2:.1f}"


def _middle(knot: Knot, at: dict[str, float]) -> float:
    if not knot.branches:
        return at[knot.names[0]]
    return sum(_middle(branch, at) for branch in knot.branches) / len(knot.branches)
