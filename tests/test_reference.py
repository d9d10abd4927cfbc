"""The reference for contributors: what it is drawn and listed from stands in it, all of it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from inspect import isclass, isfunction
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from jsonschema_rs import meta

from tools.pages.contributors import data_model, imports, parts, reference
from tools.pages.contributors.imports import Module
from tools.pages.output.files import Shelf

ROOT = Path(__file__).resolve().parents[1]
METHODS = (FunctionType, classmethod, staticmethod, property)


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    """The modules of the engine, from the top layer down."""
    return imports.modules(imports.layers(ROOT))


def test_every_module_is_drawn_once(tmp_path: Path) -> None:
    """Each file of `poch` is a box and a row of the table."""
    files = {path.relative_to(ROOT / "poch") for path in ROOT.glob("poch/**/*.py")}
    names = {".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files}
    imports.write(ROOT, Shelf(tmp_path, ()))
    page = (tmp_path / "docs/contributing/imports.md").read_text("utf-8")
    expected = sorted(names - {"__init__"})

    assert expected == sorted(re.findall(r"<text [^>]+>([^<]+)</text>", page))
    assert expected == re.findall(r"<tr><td><code>([^<]+)</code></td>", page)


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
    page = (tmp_path / "docs/contributing/engine-reference.md").read_text("utf-8")
    ids = re.findall(r' id="([^"]+)"', page)
    names = {name for part in reference.PARTS.values() for one in part for name in public(one)}

    assert len(ids) == len({*ids})
    assert set() == names - {*ids}
    assert set() == {one for one in names if f'id="{one}">\n<dt>' not in page}


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
    page = (tmp_path / "docs/contributing/data-model.md").read_text("utf-8")
    rows = re.findall(r"<tr><td><code>([^<]+)</code></td>.*<td>(.*)</td></tr>", page)

    assert {key for key, _ in properties(schema)} <= {key for key, told in rows if told}
    assert [] == [key for key, told in rows if not told]


def test_an_import_against_the_layers_is_seen(modules: list[Module]) -> None:
    """It is drawn apart; as things stand there is none."""
    wrong = [
        replace(one, imports=("commands.cli",)) if one.name == "game.cards" else one
        for one in modules
    ]

    assert [] == [box.module.name for box in imports.drawn(modules).boxes if box.against]
    assert ["game.cards"] == [box.module.name for box in imports.drawn(wrong).boxes if box.against]


def test_every_module_has_a_layer(modules: list[Module]) -> None:
    """None is left over in a row of its own below the others."""
    below = len(imports.layers(ROOT))

    assert [] == [one.name for one in modules if one.layer == below]


def test_the_page_on_the_architecture_draws_the_parts_as_they_are(
    modules: list[Module], tmp_path: Path
) -> None:
    """What stands in the repository is what `python -m tools.pages` writes, with every module."""
    parts.write(ROOT, Shelf(tmp_path, ()))
    page = (tmp_path / parts.PAGE).read_text("utf-8")
    lines = re.findall(r"<text x[^>]+>([^<]+)</text>", page)
    names = {part for one in modules for part in one.name.split(".")[1:]} | {"__main__"}

    assert (ROOT / parts.PAGE).read_text("utf-8") == page
    assert names == {name for line in lines for name in re.findall(r"\w+", line)}


def test_every_line_between_parts_points_down(modules: list[Module]) -> None:
    """Each part lies above all that it imports, and is joined to what it needs by some way."""
    drawing = parts.drawn(parts.parts(modules))
    places = {box.part.name: box.y for box in drawing.boxes}

    assert [] == [
        (box.part.name, other)
        for box in drawing.boxes
        for other in box.part.imports
        if places[other] <= box.y
    ]


def test_a_circle_of_rooms_is_refused(modules: list[Module]) -> None:
    """It is named."""
    wrong = [
        replace(one, imports=("commands.cli",)) if one.name == "game.cards" else one
        for one in modules
    ]

    with pytest.raises(ValueError, match="in a circle: commands"):
        parts.drawn(parts.parts(wrong))
