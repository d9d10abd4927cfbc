"""Every practice is read in the table of its leaf and nowhere else, and every part of a deal is small."""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

import poch
from poch.game import phases, ranking
from poch.game.phase import Phase
from poch.game.sourced import Practices
from poch.texts.leaves import LEAVES, condition

PACKAGE = Path(poch.__file__).parent
MODULES: list[ModuleType] = [
    ranking,
    *(
        import_module(module.name)
        for module in walk_packages(phases.__path__, f"{phases.__name__}.")
    ),
]
TABLES = [
    value for module in MODULES for value in vars(module).values() if isinstance(value, Practices)
]
ONLY_SAID = {
    "pack.suits": "the cards are the same under either name",
    "board.shape": "a shape moves nothing",
    "dealing.first-dealer": "a record begins when it is known who deals",
    "dealing.misdeal": "no deal here is wrong",
    "dealing.exposed": "no card here is shown in dealing",
    "dealing.direction": "seats are in the order of play, whichever way it goes",
}
"""Leaves with several practices that nothing hangs on but words, and why."""
ONLY_ASKED = {
    "vying.rounds": "the leaves on knocking again arise, or do not",
}
"""Leaves with several practices that say only which others arise."""
CONSTRUCTED_IN = {
    "compile": "it makes them",
    "ruleset": "every deal has its dressing and its dealing",
    "odds": "it works out what each of them comes to",
    "counting": "it plays by what each of them says",
    "reach": "it works out what the cards dealt let anybody win by playing",
}
"""Modules that may name a class of phase, and why."""
WIDEST = 9


def several() -> set[str]:
    """Return the leaves that have several practices."""
    return {name for name, leaf in LEAVES.items() if len(leaf.practices) > 1}


def test_each_leaf_with_several_practices_has_one_table_or_a_reason() -> None:
    """No leaf is read in two places, and none in no place at all."""
    tables = {id(table): table for table in TABLES}.values()
    named = [table.leaf for table in tables if len(table.meanings) > 1]

    assert sorted(several()) == sorted([*named, *ONLY_SAID, *ONLY_ASKED])


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.leaf)
def test_a_table_knows_every_practice_of_its_leaf_and_no_other(table: Practices[object]) -> None:
    """A new practice has no meaning before somebody writes one."""
    assert {*LEAVES[table.leaf].practices} == {*table.meanings}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.leaf)
def test_no_two_practices_of_a_leaf_mean_the_same(table: Practices[object]) -> None:
    """What differs in nothing is one practice, unless another leaf arises by one of the two alone."""
    meanings = [*table.meanings.values()]
    alike = [meaning for at, meaning in enumerate(meanings) if meaning in meanings[:at]]

    assert [] == alike or any((on := condition(leaf)) and on.leaf == table.leaf for leaf in LEAVES)


@pytest.mark.parametrize("name", sorted(ONLY_ASKED))
def test_others_arise_by_a_leaf_that_says_only_which(name: str) -> None:
    """Some leaf hangs on it."""
    assert [leaf for leaf in LEAVES if (on := condition(leaf)) and on.leaf == name]


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Yield every module of the package, but for the phases, with its source."""
    for file in PACKAGE.rglob("*.py"):
        if "phases" not in file.relative_to(PACKAGE).parts:
            yield file.stem, ast.parse(file.read_text("utf-8"))


def test_only_few_modules_name_a_class_of_phase() -> None:
    """What others want to know of a part of the deal, they ask of any phase."""
    classes = {phase.__name__ for phase in Phase.__subclasses__()}
    named = {
        module
        for module, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and {alias.name for alias in node.names} & classes
    }

    assert {*CONSTRUCTED_IN} == named


def compared(tree: ast.AST) -> Iterator[str]:
    """Yield the comparisons and matches of a rule's value with a word."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare | ast.Match):
            asked = node.left if isinstance(node, ast.Compare) else node.subject
            if isinstance(asked, ast.Attribute) and asked.attr == "value":
                words = (part for part in ast.walk(node) if isinstance(part, ast.Constant))
                if any(isinstance(word.value, str) for word in words):
                    yield ast.unparse(asked)


def test_no_phase_compares_a_rule_with_the_name_of_a_practice() -> None:
    """What a name means stands in its table; a pool may be named all or none, and a number, too."""
    comparisons = {
        comparison
        for module in [
            *MODULES,
            *map(
                import_module,
                ("poch.studies.why", "poch.studies.contrast.other_rules", "poch.texts.compile"),
            ),
        ]
        for comparison in compared(ast.parse(Path(str(module.__file__)).read_text("utf-8")))
    }

    assert {"self.prize.value"} == comparisons


@pytest.mark.parametrize(
    "record",
    sorted(
        {
            kind
            for module in MODULES
            for kind in vars(module).values()
            if is_dataclass(kind) and isinstance(kind, type) and kind.__module__ == module.__name__
        },
        key=str,
    ),
    ids=lambda kind: kind.__name__,
)
def test_a_record_has_few_fields(record: type) -> None:
    """What has more is cut into parts that have names."""
    count = len(fields(record))

    assert count <= WIDEST, (
        f"{record.__module__}.{record.__name__}: has {count} fields, and {WIDEST} are the most; put those that "
        "belong together into a record of their own, as Placing of poch/game/phases/dressing.py is"
    )
