"""The reference for contributors: what it is drawn and listed from stands in it, all of it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from graphlib import CycleError
from inspect import isclass
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from jsonschema_rs import meta

import poch
from tools.site.contributors import data_model, reference, rooms
from tools.site.contributors.rooms import Module
from tools.site.output.files import Shelf
from tools.site.output.templates import PAGES

ROOT = Path(__file__).resolve().parents[2]
METHODS = (FunctionType, classmethod, staticmethod, property)


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    """The modules of the package."""
    return rooms.modules()


def test_every_module_stands_in_its_room() -> None:
    """Each file of `poch` is in the house, in the room that is its folder."""
    files = [path for path in ROOT.glob("poch/*/**/*.py") if path.stem != "__init__"]
    names = [path.relative_to(ROOT / "poch").with_suffix("").parts for path in files]
    packages = [path.parent.relative_to(ROOT / "poch").parts for path in ROOT.glob("poch/*/*/__init__.py")]  # fmt: skip
    drawn = re.findall(r"<b>(\w+)</b>(.*?)</div>", rooms.render_house(), re.DOTALL)

    assert sorted(".".join(parts) for parts in [*names, *packages]) == sorted(
        f"{room}.{name}"
        for room, inside in drawn
        for name in re.findall(r"<code>([\w.]+)</code>", inside.rpartition("<p>")[2])
    )


def inside(name: str, home: str) -> Iterator[str]:
    """Yield a public name by its home, and of a class the documented methods."""
    offered = getattr(poch, name)
    yield home
    for key, it in vars(offered).items() if isclass(offered) else ():
        if isinstance(it, METHODS) and it.__doc__ and not key.startswith("_"):
            yield f"{home}.{key}"


def test_all_that_the_package_offers_is_listed(tmp_path: Path) -> None:
    """Each name stands on the page once, in its order, with its methods; after them the door."""
    reference.write(ROOT, Shelf(tmp_path, ()))
    page = (tmp_path / PAGES / "contributing/engine-reference.html").read_text("utf-8")
    ids = re.findall(r' id="([^"]+)">\n<dt>', page)
    homes = vars(poch)["HOMES"]

    assert len(ids) == len({*ids})
    assert [*homes.values(), reference.DOOR] == [anchor for anchor in ids if anchor in {*homes.values(), reference.DOOR}]  # fmt: skip
    assert {name for item in homes.items() for name in inside(*item)} <= {*ids}


def properties(schema: Any) -> Iterator[tuple[str, Any]]:
    """Yield every property of a schema, however deep it stands."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {}).items()
    for inner in schema.values() if isinstance(schema, dict) else schema:
        if isinstance(inner, dict | list):
            yield from properties(inner)


@pytest.mark.parametrize("name", data_model.FILES)
def test_every_field_of_the_data_is_listed_and_described(name: str, tmp_path: Path) -> None:
    """Each property of a published schema stands on the page, with what the schema says of it."""
    schema = data_model.read_schema(ROOT, name)
    meta.validate({**schema})
    data_model.write(ROOT, {}, Shelf(tmp_path, ()))
    page = (tmp_path / PAGES / "contributing/data-model.html").read_text("utf-8")
    rows = re.findall(r"<tr><td><code>([^<]+)</code></td>.*<td>(.*)</td></tr>", page)

    assert {key for key, _ in properties(schema)} <= {
        key for key, description in rows if description
    }
    assert [] == [key for key, description in rows if not description]


def test_the_house_has_few_rooms_on_few_floors(modules: list[Module]) -> None:
    """Each stands above all that it imports from; README names them from the ground floor up."""
    floors = rooms.floors(rooms.rooms(modules))
    level = {room.name: -number for number, floor in enumerate(floors) for room in floor}
    readme = re.findall(r"^ +poch/(\w+)  ", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)

    assert len(floors) <= 7
    assert len(level) <= 11
    assert [] == [
        (room.name, other)
        for floor in floors
        for room in floor
        for other in room.imports
        if level[other] >= level[room.name]
    ]
    assert sorted(level) == sorted(readme)
    assert sorted(readme, key=lambda name: level[name]) == readme


def test_a_circle_of_rooms_is_refused(modules: list[Module]) -> None:
    """It is named."""
    wrong = [
        replace(module, imports=("commands.cli",)) if module.name == "game.cards" else module
        for module in modules
    ]

    with pytest.raises(CycleError, match=r"'commands'.*'game'|'game'.*'commands'"):
        rooms.floors(rooms.rooms(wrong))
