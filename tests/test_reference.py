"""The reference for contributors: what it is drawn and listed from stands in it, all of it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tools.pages import imports
from tools.pages.files import Shelf
from tools.pages.imports import Module

ROOT = Path(__file__).resolve().parents[1]


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


def test_an_import_against_the_layers_is_seen(modules: list[Module]) -> None:
    """It is drawn apart; as things stand there is none."""
    wrong = [replace(one, imports=("cli",)) if one.name == "cards" else one for one in modules]

    assert [] == [box.module.name for box in imports.drawn(modules).boxes if box.against]
    assert ["cards"] == [box.module.name for box in imports.drawn(wrong).boxes if box.against]


def test_every_module_has_a_layer(modules: list[Module]) -> None:
    """None is left over in a row of its own below the others."""
    below = len(imports.layers(ROOT))

    assert [] == [one.name for one in modules if one.layer == below]
