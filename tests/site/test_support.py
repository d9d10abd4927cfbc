"""The tree of likeness: what it joins, how firm it says it is, and what others draw from the same numbers."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from dendropy import Tree
from dendropy.calculate.treecompare import symmetric_difference

from tests.site.test_synopsis import edition, every, synopsis  # noqa: F401 - fixtures
from tools.site.comparing import charts
from tools.site.comparing.support import FIRM, Support, draw_trees, newick, nexus
from tools.site.comparing.synopsis import Synopsis

NEIGHBOR = shutil.which("phylip")


@pytest.fixture(scope="module")
def drawn(synopsis: Synopsis) -> Support:  # noqa: F811
    """The tree of the texts."""
    return charts.order(synopsis)[0]


def test_each_group_joins_at_the_average_of_its_pairs(drawn: Support) -> None:
    """Average linkage: a knot lies at the mean share of all pairs on both sides of it."""
    for knot in drawn.root.groups():
        branch, other = knot.branches
        apart = [drawn.shares[frozenset((a, b))] for a in branch.names for b in other.names]

        assert knot.height == pytest.approx(sum(apart) / len(apart))
        assert knot.height >= max(branch.height, other.height)


def test_only_firm_groups_are_drawn(drawn: Support) -> None:
    """The tree shown keeps every text, and of the groups those that came back often enough."""
    kept = {group.names for group in drawn.root.groups() if group.support >= FIRM}
    shown = {group.names for group in drawn.firm.groups()}

    assert kept == shown
    assert drawn.root.names == drawn.firm.names
    assert len(shown) < len([*drawn.root.groups()])


def test_two_copies_are_a_firm_group_and_two_strangers_none(synopsis: Synopsis) -> None:  # noqa: F811
    """E65 and A89 agree in all that they both settle, and stay together; E65 and Fh do not."""
    few = draw_trees(synopsis, ["E65", "A89", "Fh", "Vs", "F14"])

    assert few.groups[frozenset(("E65", "A89"))] > FIRM
    assert few.groups.get(frozenset(("E65", "Fh")), 0) < 1 - FIRM


def test_the_nearest_of_a_text_are_counted_once_a_drawing(drawn: Support) -> None:
    """For each text the shares of its nearest ones add up to one."""
    for name in drawn.root.names:
        often = [share for (first, _), share in drawn.nearest.items() if first == name]

        assert sum(often) == pytest.approx(1)


def test_conflicts_cross_a_group_of_the_tree(drawn: Support) -> None:
    """No group named as a conflict could be added to the tree."""
    groups = [frozenset(group.names) for group in drawn.root.groups()]

    assert drawn.conflicts
    for group, _ in drawn.conflicts:
        assert any(group & other and group - other and other - group for other in groups)


def test_newick_and_nexus_have_all_texts_and_supports(drawn: Support) -> None:
    """Both files can be read by others and name each text once."""
    tree = Tree.get(data=newick(drawn), schema="newick")
    both = re.findall(r"TREE '(\w+)'", nexus(drawn))

    assert {leaf.taxon.label for leaf in tree.leaf_node_iter()} == {*drawn.root.names}
    assert ["average_linkage", "neighbour_joining"] == both
    inner = tree.preorder_internal_node_iter(exclude_seed_node=True)
    assert all(0 <= float(knot.label) <= 1 for knot in inner)


@pytest.mark.skipif(
    NEIGHBOR is None, reason="phylip is a package of Debian; install it to run this"
)
def test_phylip_joins_the_same_neighbours(drawn: Support, tmp_path: Path) -> None:
    """Phylip’s neighbor draws from the distances in our NEXUS the tree that is in it."""
    text = nexus(drawn)
    rows = text[text.index("MATRIX") + 6 : text.index("    ;\nEND;\n\nBEGIN TREES")].split("\n")
    lines = [row.split() for row in rows if row.strip()]
    matrix = "\n".join(f"{name:10}{' '.join(shares)}" for name, *shares in lines)
    (tmp_path / "infile").write_text(f"{len(lines)}\n{matrix}\n", encoding="ascii")
    subprocess.run(
        ("phylip", "neighbor"),
        input="L\nY\n",
        cwd=tmp_path,
        text=True,
        check=True,
        capture_output=True,
    )
    ours = Tree.get(data=text, schema="nexus", tree_offset=1)
    theirs = Tree.get(
        data=(tmp_path / "outtree").read_text(),
        schema="newick",
        taxon_namespace=ours.taxon_namespace,
    )

    assert not symmetric_difference(ours, theirs)
