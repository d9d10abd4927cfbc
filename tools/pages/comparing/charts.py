"""Drawings of likeness: the tree, and beside it the map of all shares, as numbers for a template."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import ceil
from typing import Any

from poch.studies.likeness import Node, tree
from tools.pages.comparing.synopsis import Pair, Synopsis, Witness
from tools.pages.output.languages import say

SIDE = 28
TREE = 230
LABEL = 46
TOP = 44


def order(synopsis: Synopsis) -> tuple[Node, list[Witness]]:
    """Return the tree of the texts that can be placed in it, and all witnesses in its order.

    Of the others too few leaves are settled for an average to mean anything; they come last.
    """
    whole = [one.slug for one in placed(synopsis)]
    shares = {frozenset((one.a.slug, one.b.slug)): one.likeness.share for one in synopsis.pairs}
    root = tree(whole, shares)
    by_slug = {one.slug: one for one in synopsis.witnesses}
    rest = [one for one in synopsis.witnesses if one.slug not in whole]
    return root, [*(by_slug[name] for name in root.names), *rest]


def placed(synopsis: Synopsis) -> list[Witness]:
    """Return the witnesses that have enough rules in common with half of the others, or more."""
    few = Counter(
        one.slug for pair in synopsis.pairs if pair.likeness.few for one in (pair.a, pair.b)
    )
    others = len(synopsis.witnesses) - 1
    return [one for one in synopsis.witnesses if 2 * few[one.slug] <= others]


def chart(synopsis: Synopsis) -> dict[str, Any]:
    """Draw the tree and the map; lengths are in pixels, shares from 0 to 1."""
    root, ordered = order(synopsis)
    at = {one.slug: TOP + (row + 0.5) * SIDE for row, one in enumerate(ordered)}
    left = TREE + LABEL
    tenths = ceil(root.height * 10) or 1
    scale = (TREE - 20) * 10 / tenths
    return {
        "width": left + len(ordered) * SIDE + 2,
        "height": TOP + len(ordered) * SIDE + 26,
        "labels": [(one.siglum, at[one.slug]) for one in ordered],
        "tiles": [*_tiles(synopsis, ordered, left)],
        "branches": [*_branches(root, at, scale)],
        "ticks": [
            (round(TREE - scale * tenth / 10, 1), say("likeness-percent", n=tenth * 10))
            for tenth in range(tenths + 1)
        ],
    }


def sentence(pair: Pair) -> str:
    """Return how many rules of a pair differ, and how many cannot be compared."""
    one = pair.likeness
    return say(
        "likeness-pair",
        a=pair.a.siglum,
        b=pair.b.siglum,
        compared=one.compared,
        different=one.different,
        share="none" if one.share is None else str(percent(one.share)),
        few=one.few and one.compared > 0,
        one_sided=one.one_sided,
        left_open=one.left_open,
    )


def percent(share: Fraction) -> int:
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


def _branches(node: Node, at: dict[str, float], scale: float) -> Iterator[str]:
    """Yield the lines of a knot and of all below it, as paths."""
    if not node.branches:
        return
    x = TREE - scale * float(node.height)
    ends = [(TREE - scale * float(one.height), _middle(one, at)) for one in node.branches]
    (x1, y1), (x2, y2) = ends
    yield f"M{x1:.1f} {y1:.1f}H{x:.1f}V{y2:.1f}H{x2:.1f}"
    for one in node.branches:
        yield from _branches(one, at, scale)


def _middle(node: Node, at: dict[str, float]) -> float:
    if not node.branches:
        return at[node.names[0]]
    return sum(_middle(one, at) for one in node.branches) / len(node.branches)
