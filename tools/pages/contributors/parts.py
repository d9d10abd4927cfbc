"""The rooms of the package, which are its folders, drawn on the page on its architecture.

The page is written by hand. What stands in it between `BEGUN` and `ENDED` is written here, from the
imports, so that the page in the repository is whole.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from textwrap import wrap

from tools.pages.contributors.imports import Module, layers, modules
from tools.pages.output.files import Shelf
from tools.pages.output.templates import part as filled

PAGE = "docs/contributing/architecture.md"
BEGUN = "<!-- drawn from the imports by tools/pages/contributors/parts.py: write nothing here -->\n"
ENDED = "<!-- end of what is drawn -->\n"
WIDTH, GAP, INSIDE, BETWEEN = 340, 10, 10, 24
HEAD, LINE, LETTER = 26, 16, 6.4


@dataclass(frozen=True, slots=True)
class Part:
    """A part with its modules, and the parts whose modules these import."""

    name: str
    modules: tuple[str, ...]
    imports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """A part in the drawing: its names broken into lines; lengths are in pixels."""

    part: Part
    lines: tuple[str, ...]
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        """Where lines leave and reach it."""
        return self.x + self.width / 2


@dataclass(frozen=True, slots=True)
class Drawing:
    """The boxes, and a line for each import that does not follow from others."""

    width: int
    height: float
    boxes: tuple[Box, ...]
    lines: tuple[str, ...]


def write(root: Path, shelf: Shelf) -> None:
    """Write the page anew, with the drawing of today."""
    text = (root / PAGE).read_text(encoding="utf-8")
    before, begun, rest = text.partition(BEGUN)
    _, ended, after = rest.partition(ENDED)
    if not (begun and ended):
        raise ValueError(f"{PAGE}: there must stand {BEGUN.strip()} and {ENDED.strip()}")
    found = parts(modules(layers(root)))
    shelf.put(
        PAGE, before + begun + filled("parts", drawing=drawn(found), parts=found) + ended + after
    )


def parts(modules: Sequence[Module]) -> tuple[Part, ...]:
    """Return the rooms of the package, which are its folders, from the top."""
    rooms = [*dict.fromkeys(map(_room, (one.name for one in modules)))]
    imports: dict[str, set[str]] = {room: set() for room in rooms}
    for one in modules:
        room = _room(one.name)
        imports[room] |= {_room(name) for name in one.imports} - {room}
    return tuple(
        Part(
            room,
            tuple(_shown(one.name) for one in modules if _room(one.name) == room != one.name),
            tuple(other for other in rooms if other in imports[room]),
        )
        for room in rooms
    )


def _room(name: str) -> str:
    return "commands" if name == "__main__" else name.partition(".")[0]


def _shown(name: str) -> str:
    return name.partition(".")[2] or name


def drawn(parts: Sequence[Part]) -> Drawing:
    """Draw the parts in rows, each above all that it imports; raises ValueError in a circle."""
    imports = {one.name: {*one.imports} for one in parts}
    below = {one.name: _below(one.name, imports) for one in parts}
    depth = {name: _depth(name, imports) for name in imports}
    rows = sorted(parts, key=lambda one: -depth[one.name])
    boxes: dict[str, Box] = {}
    y = 1.0
    for _, row in groupby(rows, key=lambda one: depth[one.name]):
        placed = [*_placed([*row], y)]
        boxes |= {one.part.name: one for one in placed}
        y += placed[0].height + BETWEEN
    direct = (
        (boxes[name], boxes[other])
        for name, others in imports.items()
        for other in sorted(others, key=[*imports].index)
        if not any(other in below[between] for between in others)
    )
    return Drawing(
        WIDTH, y - BETWEEN + 1, tuple(boxes.values()), tuple(_line(*two) for two in direct)
    )


def _below(name: str, imports: Mapping[str, set[str]], above: tuple[str, ...] = ()) -> set[str]:
    """Return all parts that a part needs, by whatever way."""
    if name in above:
        raise ValueError(
            f"tools/pages/contributors/parts.py: in a circle: {', '.join((*above, name))}"
        )
    found = (_below(other, imports, (*above, name)) for other in imports[name])
    return imports[name].union(*found)


def _depth(name: str, imports: Mapping[str, set[str]]) -> int:
    return max((_depth(other, imports) + 1 for other in imports[name]), default=0)


def _placed(row: Sequence[Part], y: float) -> Iterator[Box]:
    """Yield the boxes of a row, which share its width and are equally high."""
    width = (WIDTH - 2 - GAP * (len(row) - 1)) / len(row)
    broken = [wrap(", ".join(one.modules), int((width - 2 * INSIDE) / LETTER)) for one in row]
    height = HEAD + LINE * max(map(len, broken)) + INSIDE / 2
    for number, (one, lines) in enumerate(zip(row, broken, strict=True)):
        yield Box(one, tuple(lines), 1 + number * (width + GAP), y, width, height)


def _line(a: Box, b: Box) -> str:
    """Return a line from one box down to another, with its point."""
    start, end = a.y + a.height, b.y
    aim = (a if a.width < b.width else b).middle
    half = (start + end) / 2
    here = a.middle if a.width < b.width else aim
    return (
        f"M{here:.0f} {start:.0f}C{here:.0f} {half:.0f} {aim:.0f} {half:.0f} {aim:.0f} {end:.0f}"
        f"m-4 -6l4 6l4 -6"
    )
