"""The modules of the engine in their layers: what each imports, as a drawing and as a table."""

import ast
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path

import grimp

from tools.pages.output.coded import coded
from tools.pages.output.files import Shelf
from tools.pages.output.templates import page

PACKAGE = "poch"
WIDTH, MARGIN = 1160, 12
LETTER, INSIDE, BETWEEN, APART = 7.8, 14, 10, 36
BOX, LINE, ROW = 24, 36, 48
SWAY = (0.5, 0.15, 0.85, 0.32, 0.68)
"""Where short rows stand, one after the other, so that lines can pass beside their boxes."""


@dataclass(frozen=True, slots=True)
class Module:
    """A module by its name below the package, and its layer, counted from the top."""

    name: str
    told: str
    layer: int
    imports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """A module in the drawing, with the lines to what it imports, as paths.

    `against` are the lines that go up, to a layer that the module may not know.
    """

    module: Module
    x: float
    y: float
    width: float
    lines: str
    against: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """Everything that is drawn; lengths are in pixels. A band is a layer: its top and its height."""

    width: int
    height: int
    bands: tuple[tuple[int, int], ...]
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class _Place:
    x: float
    y: float
    width: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


def write(root: Path, shelf: Shelf) -> None:
    """Write the page."""
    found = modules(layers(root))
    page(
        shelf,
        "contributing/imports",
        drawing=drawn(found),
        modules=sorted(found, key=lambda one: one.name),
        coded=coded,
    )


def layers(root: Path) -> list[set[str]]:
    """Return the layers that the imports are held to, from the top."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    told = next(one["layers"] for one in contracts if one["type"] == "layers")
    return [{name.strip(" ()") for name in layer.split(":")} for layer in told]


def modules(layers: Sequence[set[str]]) -> list[Module]:
    """Return every module of the package, from the top; one without a layer comes last."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    rank = {name: number for number, layer in enumerate(layers) for name in layer}
    inside = sorted(graph.modules - {PACKAGE})
    found = (
        Module(
            name=_below(name),
            told=_told(name),
            layer=rank.get(_below(name).partition(".")[0], len(layers)),
            imports=tuple(
                sorted(map(_below, graph.find_modules_directly_imported_by(name) - {PACKAGE}))
            ),
        )
        for name in inside
    )
    return sorted(found, key=lambda one: one.layer)


def drawn(modules: Sequence[Module]) -> Drawing:
    """Draw a row of boxes for each layer, and lines from each box to what it imports."""
    places: dict[str, _Place] = {}
    bands = []
    top = 0
    for number, layer in enumerate(sorted({one.layer for one in modules})):
        names = [one.name for one in modules if one.layer == layer]
        lines = [*_lines(names)]
        height = ROW + (len(lines) - 1) * LINE
        bands.append((top, height))
        for row, line in enumerate(lines):
            sway = 0.5 if len(lines) > 1 else SWAY[number % len(SWAY)]
            y = top + (ROW - BOX) / 2 + row * LINE
            places |= _placed(line, y, sway)
        top += height
    layer_of = {one.name: one.layer for one in modules}

    def paths(module: Module, *, up: bool) -> str:
        return "".join(
            _path(places[module.name], places[other])
            for other in module.imports
            if (layer_of[other] < module.layer) == up
        )

    return Drawing(
        width=WIDTH,
        height=top,
        bands=tuple(bands),
        boxes=tuple(
            Box(
                one,
                *(places[one.name].x, places[one.name].y, places[one.name].width),
                lines=paths(one, up=False),
                against=paths(one, up=True),
            )
            for one in modules
        ),
    )


def _below(name: str) -> str:
    return name.removeprefix(f"{PACKAGE}.")


def _told(name: str) -> str:
    """Return the first line of a module's docstring."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ValueError(f"{name}: there is no file of this module to read its docstring from")
    said = ast.get_docstring(ast.parse(Path(spec.origin).read_text(encoding="utf-8")))
    return (said or "").partition("\n")[0]


def _wide(name: str) -> float:
    return round(len(name) * LETTER + INSIDE, 1)


def _lines(names: Sequence[str]) -> Iterator[list[str]]:
    """Break a row into as few lines as there must be, of about the same length."""
    room = WIDTH - 2 * MARGIN
    needed = [_wide(name) + BETWEEN for name in names]
    lines = int(sum(needed) // room) + 1
    share = sum(needed) / lines
    found: list[list[str]] = [[] for _ in range(lines)]
    for name, end, width in zip(names, accumulate(needed), needed, strict=True):
        found[min(int((end - width / 2) // share), lines - 1)].append(name)
    yield from found


def _placed(names: Sequence[str], y: float, sway: float) -> dict[str, _Place]:
    """Return the places of the boxes of a line."""
    room = WIDTH - 2 * MARGIN
    boxes = sum(map(_wide, names))
    apart = min((room - boxes) / max(len(names) - 1, 1), APART)
    left = room - boxes - apart * (len(names) - 1)
    at = MARGIN + min(max(room * sway - (room - left) / 2, 0), left)
    found = {}
    for name in names:
        found[name] = _Place(round(at, 1), y, _wide(name))
        at += _wide(name) + apart
    return found


def _path(a: _Place, b: _Place) -> str:
    """Return a line from one box to another, leaving and reaching them upright."""
    start, end = (a.y + BOX, b.y) if a.y < b.y else (a.y, b.y + BOX)
    half = (start + end) / 2
    if a.y == b.y:
        start = end
        half = end + BETWEEN
    here, there = f"{a.middle:.0f}", f"{b.middle:.0f}"
    return f"M{here} {start:.0f}C{here} {half:.0f} {there} {half:.0f} {there} {end:.0f}"
