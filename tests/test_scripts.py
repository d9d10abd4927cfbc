"""The scripts of the pages: which may import which, and that each kind of thing has one maker."""

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT

SCRIPTS = ROOT / "docs" / "assets" / "js"
FILES = sorted(path for path in SCRIPTS.rglob("*.js"))
ENTRY = "poch"
"""It lies above all rooms, and imports nothing before it is needed."""
STATIC = re.compile(r'^(?:import|export)\b[^"(;]*"(\.[^"]+)";$', re.MULTILINE)
DYNAMIC = re.compile(r'(?<!typeof )(?<!\{)\bimport\("(\.[^"]+)"\)(?!\.[A-Z])')
MOST = 300
ROOMS = {
    "page": "dom store forms dialog edit-distance lost paper search pair-redirect"
    " edition newer offline-pages",
    "language": "language catalogue suits spellings",
    "texts": "cite compare synopsis matrix which",
    "table": "cards board picture pieces seats motion table",
    "engine": "engine worker own link-notice",
    "hand": "steps stepper tools clause hand source beside contrast",
    "questions": "why odds survey",
    "play": "game setup frame answers aside run result shelf branches sitting play",
    "workshop": "workshop desk findings",
}
"""The rooms from the ground up, and what lies in them, until they are folders."""
BEFORE_ALL = {"poch.js", "language.js"}
"""What runs before other scripts have come reads what is kept, and makes what it needs, by itself."""


def place(name: str) -> tuple[int, str]:
    """Return the floor of a script and its room."""
    if name == ENTRY:
        return len(ROOMS), ENTRY
    [(floor, room)] = [
        (floor, room) for floor, (room, names) in enumerate(ROOMS.items()) if name in names.split()
    ]
    return floor, room


def arrows(pattern: re.Pattern[str]) -> set[tuple[str, str]]:
    """Return which script imports which, by a kind of import."""
    return {
        (path.stem, Path(other).stem)
        for path in FILES
        for other in pattern.findall(path.read_text("utf-8"))
    }


def test_every_script_lies_in_one_room() -> None:
    """And every name of the list is a script."""
    named = [name for names in ROOMS.values() for name in names.split()]

    assert sorted([*named, ENTRY]) == sorted(path.stem for path in FILES)


def test_scripts_import_downward_only() -> None:
    """From their own room or one below it."""
    found = arrows(STATIC)

    assert ("hand", "dom") in found
    assert [] == sorted(arrow for arrow in found if place(arrow[0])[0] < place(arrow[1])[0])


def test_scripts_import_in_no_circle() -> None:
    """So that each can be read after what it rests on."""
    rests = {path.stem: {b for a, b in arrows(STATIC) if a == path.stem} for path in FILES}
    while free := [name for name, others in rests.items() if not others]:
        rests = {name: others - {*free} for name, others in rests.items() if name not in free}

    assert {} == rests


def test_what_is_fetched_from_above_is_listed() -> None:
    """A script that comes later may lie above the one that fetches it; there are few."""
    found = {arrow for arrow in arrows(DYNAMIC) if place(arrow[0])[0] < place(arrow[1])[0]}

    assert {("hand", "why")} == found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_script_is_not_long(path: Path) -> None:
    """It can be read in one go."""
    assert len(path.read_text("utf-8").splitlines()) <= MOST


@pytest.mark.parametrize(
    ("made", "maker"),
    [
        (r'html\(\s*"button', "dom.js"),
        (r'html\(\s*"select', "dom.js"),
        (r'html\(\s*"dialog', "dialog.js"),
        (r"\blocalStorage\b", "store.js"),
        (r"\bnavigator\.clipboard\.writeText", "dom.js"),
        (r"\.line [!=]==? ", ""),
    ],
)
def test_there_is_one_maker_of_each_thing(made: str, maker: str) -> None:
    """Of buttons, menus, dialogs, and of what is kept or copied; and no step is known by its sentence."""
    found = {path.name for path in FILES if re.search(made, path.read_text("utf-8"))} - BEFORE_ALL

    assert {maker} - {""} == found
