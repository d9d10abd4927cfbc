"""The scripts of the pages: which may import which, and that each kind of thing has one maker."""

import json
import re
import subprocess
from collections import Counter
from graphlib import TopologicalSorter
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
BEFORE_ALL = {"poch.js"}
"""What runs before other scripts have come reads what is kept, and makes what it needs, by itself."""


def arrows(pattern: re.Pattern[str]) -> set[tuple[str, str]]:
    """Return which script imports which, by a kind of import; the bundle of Fluent is not ours."""
    return {
        (path.stem, Path(other).stem)
        for path in FILES
        for other in pattern.findall(path.read_text("utf-8"))
        if "/fluent/" not in other
    }


ROOM = {path.stem: path.parent.name for path in FILES}
"""The room of each script is its folder; the entry lies beside them."""


def rests() -> dict[str, set[str]]:
    """Return of each room the others on which its scripts rest."""
    rooms: dict[str, set[str]] = {room: set() for room in ROOM.values()}
    for a, b in arrows(STATIC):
        rooms[ROOM[a]] |= {ROOM[b]} - {ROOM[a]}
    return rooms


def test_every_script_but_the_entry_lies_in_a_room() -> None:
    """No name is there twice, and no room holds more than about a dozen."""
    assert [ENTRY] == [name for name, room in ROOM.items() if room == SCRIPTS.name]
    assert len(ROOM) == len(FILES)
    assert 14 >= max(Counter(ROOM.values()).values())


def test_rooms_import_in_no_circle() -> None:
    """So each room lies above all that it rests on."""
    assert ("hand", "dom") in arrows(STATIC)
    assert [*TopologicalSorter(rests()).static_order()]


def test_scripts_import_in_no_circle() -> None:
    """So that each can be read after what it rests on."""
    imports = {path.stem: {b for a, b in arrows(STATIC) if a == path.stem} for path in FILES}

    assert [*TopologicalSorter(imports).static_order()]


def test_what_is_fetched_from_above_is_listed() -> None:
    """A script that comes later may lie above the one that fetches it; there are few."""
    below = rests()
    for room in TopologicalSorter(below).static_order():
        below[room] |= {under for other in below[room] for under in below[other]}
    fetches = {(a, b) for a, b in arrows(DYNAMIC) if ROOM[a] in below[ROOM[b]]}

    assert {("hand", "contrast"), ("hand", "why")} == fetches


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
    makers = {path.name for path in FILES if re.search(made, path.read_text("utf-8"))} - BEFORE_ALL

    assert {maker} - {""} == makers


def test_every_file_of_a_reader_is_read_as_it_is() -> None:
    """Where a script takes one, it asks the reader of files, which damages none without a word."""
    texts = {path.name: path.read_text("utf-8") for path in SCRIPTS.rglob("*.js")}

    assert [] == [
        name for name, text in texts.items() if re.search(r"\bfile\.text\(|FileReader", text)
    ]
    assert {"workshop.js", "shelf.js"} <= {
        name for name, text in texts.items() if "textOf(file)" in text
    }


@pytest.mark.parametrize(
    "waits",
    ["await ready();", "for await (const one of all) one();", "if (all) {\n  await ready();\n}"],
)
def test_no_script_waits_at_its_top_level(tmp_path: Path, waits: str) -> None:
    """WebKit lets a script begin before one that it imports is done, where two ask for that at once: the types forbid it."""
    config = json.loads((ROOT / "tsconfig.json").read_text("utf-8"))
    config |= {"include": [], "exclude": [], "files": ["waits.js"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), "utf-8")
    text = "/** @type {any} */\nconst all = [];\nexport const ready = async () => all;\n"
    (tmp_path / "waits.js").write_text(text + waits, "utf-8")
    tsc = ("node", ROOT / "node_modules/typescript/bin/tsc", "-p", tmp_path)
    done = subprocess.run(tsc, capture_output=True, text=True, check=False)

    assert done.returncode
    assert "waits.js(4" in done.stdout or "waits.js(5" in done.stdout
    assert "Top-level" in done.stdout


def test_the_types_of_all_scripts_are_checked() -> None:
    """A script that is left out of one configuration is in the other."""
    pages, workers = (
        json.loads((ROOT / name).read_text("utf-8"))
        for name in ("tsconfig.json", "tsconfig.worker.json")
    )
    assert {*pages["exclude"]} <= {*workers["files"]}
    assert "docs/assets/js/**/*.js" in pages["include"]
