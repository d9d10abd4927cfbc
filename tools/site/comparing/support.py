"""The tree of likeness and how firm it is: drawn again and again from rules taken at random.

The trees are DendroPy's. Of each pair only the rules that both texts settle count.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeAlias

from dendropy import Taxon, TaxonNamespace, Tree, TreeList
from dendropy.calculate.phylogeneticdistance import PhylogeneticDistanceMatrix

from tools.site.comparing.synopsis import Synopsis

TIMES = 1000
SEED = 1441
FIRM = 0.7
"""A group that comes back less often than this is not drawn."""
CONFLICT = 0.2
"""A group that comes back so often, though the tree has none like it, is named beside it."""
EVER = 0.1
"""A line of the network is drawn from here on."""

Group: TypeAlias = frozenset[str]
Shares: TypeAlias = Mapping[Group, float]


@dataclass(frozen=True, slots=True)
class Knot:
    """A knot of the tree, or a text: its names in the order of the page, and the share at which they join.

    `support` is how often such a group came back, from 0 to 1.
    """

    names: tuple[str, ...]
    height: float = 0
    support: float = 1
    branches: tuple["Knot", ...] = ()

    def groups(self) -> Iterator["Knot"]:
        """Yield it and the knots below it that join texts."""
        if self.branches:
            yield self
        for branch in self.branches:
            yield from branch.groups()


@dataclass(frozen=True, slots=True)
class Support:
    """What came of the drawings: how often each group was there, and which text was nearest to which."""

    root: Knot
    groups: Mapping[Group, float]
    nearest: Mapping[tuple[str, str], float]
    trees: TreeList
    shares: Shares

    @property
    def firm(self) -> Knot:
        """The tree with the firm groups alone."""
        (root,) = _firm(self.root, whole=True)
        return root

    @property
    def conflicts(self) -> list[tuple[Group, float]]:
        """The groups that come back and cross one of the tree, the most frequent first."""
        drawn = [frozenset(knot.names) for knot in self.root.groups()]
        crossing = [
            (group, often)
            for group, often in self.groups.items()
            if often >= CONFLICT
            and 2 * len(group) <= len(self.root.names)
            and any(group & other and group - other and other - group for other in drawn)
        ]
        return sorted(crossing, key=lambda conflict: (-conflict[1], sorted(conflict[0])))


def draw_trees(synopsis: Synopsis, placed: Sequence[str]) -> Support:
    """Draw the tree of these texts, called by their sigla, and draw it anew from rules taken at random."""
    verdicts = {
        frozenset((pair.a.siglum, pair.b.siglum)): tuple(
            row.verdict if row and row.evident else "" for row in pair.rows
        )
        for pair in synopsis.pairs
        if {pair.a.siglum, pair.b.siglum} <= {*placed}
    }
    return _draw_trees(tuple(placed), tuple(verdicts.items()))


@cache
def _draw_trees(
    placed: tuple[str, ...], verdicts: tuple[tuple[Group, tuple[str, ...]], ...]
) -> Support:
    lines = len(verdicts[0][1])
    settled = {
        pair: (
            [at for at, verdict in enumerate(row) if verdict == "differ"],
            [at for at, verdict in enumerate(row) if verdict],
        )
        for pair, row in verdicts
    }
    whole = _shares(settled, [1] * lines, dict.fromkeys(settled, 1.0))
    names = TaxonNamespace(placed)
    average = _distances(whole, names, [*names]).upgma_tree()
    joining = _distances(whole, names, [*names]).nj_tree()
    groups: Counter[Group] = Counter()
    nearest: Counter[tuple[str, str]] = Counter()
    chance = Random(SEED)
    for _ in range(TIMES):
        often = Counter(chance.choices(range(lines), k=lines))
        shares = _shares(settled, [often[at] for at in range(lines)], whole)
        order = chance.sample([*names], len(names))
        groups.update(_groups(_distances(shares, names, order).upgma_tree()))
        nearest.update(_nearest(placed, shares))
    frequency = {group: number / TIMES for group, number in groups.items()}
    for tree in (average, joining):
        tree.ladderize()
    average.label, joining.label = "average_linkage", "neighbour_joining"
    for node in average.preorder_internal_node_iter(exclude_seed_node=True):
        node.label = f"{frequency.get(_names(node), 0):.3f}"
    return Support(
        _knot(average.seed_node, placed, frequency),
        frequency,
        {pair: number / TIMES for pair, number in nearest.items()},
        TreeList([average, joining], taxon_namespace=names),
        whole,
    )


def _shares(
    settled: Mapping[Group, tuple[list[int], list[int]]], weights: Sequence[int], otherwise: Shares
) -> dict[Group, float]:
    """Return of each pair the share of rules that differ; where none were taken, as `otherwise`."""
    shares = {}
    for pair, (different, both) in settled.items():
        number = sum(weights[at] for at in both)
        shares[pair] = sum(weights[at] for at in different) / number if number else otherwise[pair]
    return shares


def _distances(
    shares: Shares, names: TaxonNamespace, order: Sequence[Taxon]
) -> PhylogeneticDistanceMatrix:
    """Return the distances; of equal ones those first in the order are joined first."""
    matrix = PhylogeneticDistanceMatrix()
    matrix.compile_from_dict(
        {
            name: {other: 0.0 if name is other else shares[_pair(name, other)] for other in names}
            for name in names
        },
        names,
    )
    matrix._mapped_taxa = dict.fromkeys(order)  # noqa: SLF001 - a set, whose order changes with each run
    return matrix


def _pair(taxon: Taxon, other: Taxon) -> Group:
    return frozenset((taxon.label, other.label))


def _names(node: Tree) -> Group:
    return frozenset(leaf.taxon.label for leaf in node.leaf_iter())


def _groups(tree: Tree) -> Iterator[Group]:
    """Yield the groups of a tree, all of its texts left out."""
    below: dict[object, Group] = {}
    for node in tree.postorder_node_iter():
        children = node.child_nodes()
        if not children:
            below[node] = frozenset((node.taxon.label,))
            continue
        below[node] = frozenset().union(*(below[child] for child in children))
        if node is not tree.seed_node:
            yield below[node]


def _nearest(placed: Sequence[str], shares: Shares) -> dict[tuple[str, str], float]:
    """Return by text and neighbour a 1 for the nearest, divided among those that are equally near."""
    weights = {}
    for text in placed:
        apart = {other: shares[frozenset((text, other))] for other in placed if other != text}
        first = [other for other, share in apart.items() if share == min(apart.values())]
        weights.update({(text, other): 1 / len(first) for other in first})
    return weights


def _knot(node: Tree, order: Sequence[str], groups: Mapping[Group, float]) -> Knot:
    names = tuple(sorted(_names(node), key=order.index))
    if node.is_leaf():
        return Knot(names)
    below = [_knot(child, order, groups) for child in node.child_nodes()]
    below.sort(key=lambda knot: order.index(knot.names[0]))
    spread = tuple(name for knot in below for name in knot.names)
    return Knot(spread, 2 * node.distance_from_tip(), groups.get(frozenset(names), 1), tuple(below))


def _firm(knot: Knot, *, whole: bool = False) -> Iterator[Knot]:
    """Yield a knot with the firm ones below it, or in its place what is below, if it is not firm."""
    below = tuple(firm for branch in knot.branches for firm in _firm(branch))
    if whole or not knot.branches or knot.support >= FIRM:
        yield Knot(knot.names, knot.height, knot.support, below)
    else:
        yield from below


def nexus(drawn: Support) -> str:
    """Return distances and trees as NEXUS."""
    names = [taxon.label for taxon in drawn.trees.taxon_namespace]
    rows = (
        " ".join([name, *(f"{drawn.shares[frozenset((name, other))]:.6f}" for other in names[:at])])
        for at, name in enumerate(names)
    )
    taxa, trees = drawn.trees.as_string("nexus").split("BEGIN TREES;")
    head = "BEGIN DISTANCES;\n    FORMAT TRIANGLE=LOWER NODIAGONAL LABELS;\n    MATRIX"
    return "\n        ".join([f"{taxa}{head}", *rows]) + f"\n    ;\nEND;\n\nBEGIN TREES;{trees}"


def newick(drawn: Support) -> str:
    """Return the tree of averages as Newick, the support of its groups behind their brackets."""
    return str(drawn.trees[0].as_string("newick", suppress_rooting=True))


def network_lines(drawn: Support) -> dict[tuple[str, str], float]:
    """Return the lines of the network: how often the second text was the nearest of the first."""
    return {pair: often for pair, often in drawn.nearest.items() if often >= EVER}
