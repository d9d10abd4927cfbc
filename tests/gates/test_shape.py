"""The form of the code that no linter sees to: what it may not name, import, or leave unused."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from poch.texts.leaves import LEAVES
from poch.texts.library import ids
from poch.texts.ruleset_shape import by_seats
from tests.small_texts import document, small

POCH = Path(__file__).resolve().parents[2] / "poch"
SOURCES = sorted(POCH.rglob("*.py"))
COMMON = {
    "poch",
    "poque",
    "newmarket",
    "spin",
    "spinado",
    "commit",
    "pope",
    "joan",
    "nain",
    "jaune",
    "comete",
    "hoc",
    "pukk",
    "bog",
    "tripoley",
    "rummoli",
    "reference",
    "modern",
    "hearts",
    "family",
}
"""Words in the ids of rulesets that are the names of games, or no names at all."""
CHANCE = {"cards", "bots", "farsighted", "possible", "sitting", "survey", "play"}
"""The shuffle, the players, and those who seat them: they alone draw by chance."""
OUTSIDE = {"io", "os", "pathlib", "time", "datetime", "secrets", "socket", "sys", "random"}
AT_THE_EDGE = {
    "commands", "terminal", "document", "files", "formats", "cite", "library", "own", "language", "__main__",
}  # fmt: skip
"""Modules that speak to a terminal, read files, or read the day of an edition."""
OTHER_SOURCES = {
    ("settling.most-to", "all-but-the-winner"),
    ("vying.again.answers", "made-good"),
    ("vying.laid-off", "none"),
}
"""Practices that only files of others name: they were readings of questions that are settled."""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(POCH)))
def test_no_module_names_a_ruleset(path: Path) -> None:
    """Neither an id of a ruleset nor the author or year in it stands in the engine."""
    words = {word for name in ids() for word in (name, *name.split("-"))} - COMMON
    text = path.read_text(encoding="utf-8").lower()

    named = [word for word in sorted(words) if re.search(rf"\b{word}\b", text)]

    assert not named, (
        f"{path.relative_to(POCH.parent)}: names {named}, of the ids of rulesets; take it out, or, "
        "if it is the name of a game or an everyday word, add it to COMMON in tests/gates/test_shape.py"
    )


def imported(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(POCH)))
def test_the_engine_has_no_clock_no_files_and_no_chance(path: Path) -> None:
    """Only the edge looks outside, and only the shuffle and the players draw by chance."""
    allowed = {"random"} if path.stem in CHANCE else set()
    outside = OUTSIDE & set(imported(path)) - allowed

    assert set() == outside or {path.stem, path.parent.name} & AT_THE_EDGE


def settled() -> Iterator[tuple[str, Any]]:
    """Yield every leaf and value that any clause sets under any reading, in a shipped text or a small one."""
    for name in (*ids(), *small()):
        for clause in document(name)["clauses"]:
            readings = clause.get("crux", {}).get("readings", {}).values()
            for sets in (
                clause.get("sets", {}),
                *(reading.get("sets", {}) for reading in readings),
            ):
                yield from (
                    (leaf, value)
                    for leaf, values in sets.items()
                    for value in by_seats(values).values()
                )


def test_every_practice_is_followed_somewhere() -> None:
    """The vocabulary has no word that no text needs."""
    followed = {(leaf, value) for leaf, value in settled() if isinstance(value, str)}
    known = {(name, practice) for name, leaf in LEAVES.items() for practice in leaf.practices}

    assert OTHER_SOURCES == known - followed
    assert set() == set(LEAVES) - {leaf for leaf, _ in settled()}
