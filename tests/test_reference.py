"""The reference for contributors: what it is drawn and listed from stands in it, all of it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from graphlib import CycleError
from importlib import import_module
from inspect import isclass, isfunction
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

ROOT = Path(__file__).resolve().parents[1]
METHODS = (FunctionType, classmethod, staticmethod, property)


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    """The modules of the package."""
    return rooms.modules()


def test_every_module_stands_in_its_room(tmp_path: Path) -> None:
    """Each file of `poch` is a row of the page below the name of its folder, and in the house."""
    files = {path.relative_to(ROOT / "poch") for path in ROOT.glob("poch/**/*.py")}
    names = {".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files}
    folders = {path.parent.name for path in ROOT.glob("poch/*/__init__.py")}
    rooms.write(Shelf(tmp_path, ()))
    page = (tmp_path / PAGES / "contributing/imports.html").read_text("utf-8")
    rows = {
        name: re.findall(r"<tr><td><code>([^<]+)</code></td>", room)
        for name, room in re.findall(r'<h2 id="(\w+)">(.*?)</section>', page, re.DOTALL)
    }

    assert folders == {*rows} == {*re.findall(r"<b>(\w+)</b>", rooms.drawn())}
    assert names - {"__init__", "__main__"} - folders == {
        name for room, every in rows.items() for name in every if name.startswith(f"{room}.")
    }


def public(module: str) -> Iterator[str]:
    """Yield the functions, the classes and their documented methods of a module as Python knows it."""
    for name, one in vars(import_module(f"poch.{module}")).items():
        if name.startswith("_") or getattr(one, "__module__", "") != f"poch.{module}":
            continue
        if isclass(one) or isfunction(one):
            yield f"{module}.{name}"
        for key, it in vars(one).items() if isclass(one) else ():
            if isinstance(it, METHODS) and it.__doc__ and not key.startswith("_"):
                yield f"{module}.{name}.{key}"


def test_every_public_name_of_the_engine_is_listed(tmp_path: Path) -> None:
    """Functions, classes and methods stand on the page once, with what they say of themselves."""
    reference.write(ROOT, Shelf(tmp_path, ()))
    page = (tmp_path / PAGES / "contributing/engine-reference.html").read_text("utf-8")
    ids = re.findall(r' id="([^"]+)"', page)
    names = {name for part in reference.PARTS.values() for one in part for name in public(one)}

    assert len(ids) == len({*ids})
    assert set() == names - {*ids}
    assert set() == {one for one in names if f'id="{one}">\n<dt>' not in page}


def test_what_the_package_offers_stands_first(tmp_path: Path) -> None:
    """Each of its names leads to its own home on the page."""
    reference.write(ROOT, Shelf(tmp_path, ()))
    page = (tmp_path / PAGES / "contributing/engine-reference.html").read_text("utf-8")
    first = page.partition('<h2 id="poch">')[2].partition("</section>")[0]
    homes = re.findall(r'href="#([^"]+)"', first)

    assert [*vars(poch)["HOMES"].values()] == homes
    assert {*homes} <= {*re.findall(r' id="([^"]+)"', page)}


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
    schema = data_model.read(ROOT, name)
    meta.validate({**schema})
    data_model.write(ROOT, {}, Shelf(tmp_path, ()))
    page = (tmp_path / PAGES / "contributing/data-model.html").read_text("utf-8")
    rows = re.findall(r"<tr><td><code>([^<]+)</code></td>.*<td>(.*)</td></tr>", page)

    assert {key for key, _ in properties(schema)} <= {key for key, told in rows if told}
    assert [] == [key for key, told in rows if not told]


def test_the_house_has_few_rooms_on_few_floors(modules: list[Module]) -> None:
    """Each stands above all that it imports from; README names them from the ground floor up."""
    floors = rooms.floors(rooms.rooms(modules))
    level = {room.name: -number for number, floor in enumerate(floors) for room in floor}
    readme = re.findall(r"^ +poch/(\w+)  ", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)

    assert len(floors) <= 7
    assert len(level) <= 9
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
        replace(one, imports=("commands.cli",)) if one.name == "game.cards" else one
        for one in modules
    ]

    with pytest.raises(CycleError, match=r"'commands'.*'game'|'game'.*'commands'"):
        rooms.floors(rooms.rooms(wrong))
