"""The parts of the engine: its modules gathered into a few, drawn on the page on its architecture.

The page is written by hand. What stands in it between `BEGUN` and `ENDED` is written here, from the
imports, so that the page in the repository is whole.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from textwrap import wrap

from tools.pages.files import Shelf
from tools.pages.imports import Module, layers, modules
from tools.pages.templates import part as filled

PAGE = "docs/contributing/architecture.md"
BEGUN = "<!-- drawn from the imports by tools/pages/parts.py: write nothing here -->\n"
ENDED = "<!-- end of what is drawn -->\n"
PARTS = {
    "Commands": ("__main__", "cli", "commands", "terminal", "printing"),
    "The browser’s door": ("bridge", "studies"),
    "Citations": ("cite", "formats"),
    "Questions": (
        *("why", "elsewhere", "compare", "doubt", "likeness", "finder", "arising", "coverage"),
        *("same_deal", "contrast", "misfits", "findings", "odds", "fillings"),
        *("survey", "measures", "intervals", "effects"),
        *("advice", "draft", "importing", "transcript", "values"),
    ),
    "Records": ("record", "record_shape", "links", "expect", "trace", "requests"),
    "Players": ("bots", "counting"),
    "Engine": ("engine", "views"),
    "Texts": (
        *("document", "library", "compile", "ruleset", "ruleset_shape"),
        *("apparatus", "lock", "complaint"),
    ),
    "Phases": ("phases",),
    "Table and facts": ("table", "sets", "actions", "events", "ledger", "notation", "lines"),
    "Vocabulary": ("leaves", "ruled", "cards"),
}
"""Every module has its part; those of a package have that of the package."""

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


def parts(
    modules: Sequence[Module], named: Mapping[str, Sequence[str]] = PARTS
) -> tuple[Part, ...]:
    """Return the parts, from the top; raises ValueError where a module is in none, or in two."""
    home = {name: part for part, names in named.items() for name in names}
    known = {one.name.partition(".")[0] for one in modules}
    listed = [name for names in named.values() for name in names]
    if wrong := {*known.symmetric_difference(listed), *(x for x in listed if listed.count(x) > 1)}:
        raise ValueError(f"tools/pages/parts.py: put into one of PARTS: {', '.join(sorted(wrong))}")
    imports: dict[str, set[str]] = {part: set() for part in named}
    for one in modules:
        part = home[one.name.partition(".")[0]]
        imports[part] |= {home[name.partition(".")[0]] for name in one.imports} - {part}
    return tuple(
        Part(
            part, _shown(names, modules), tuple(other for other in named if other in imports[part])
        )
        for part, names in named.items()
    )


def _shown(names: Sequence[str], modules: Sequence[Module]) -> tuple[str, ...]:
    """Return the modules of a part; if it is one package, those in it."""
    inside = [one.name.partition(".")[2] for one in modules if one.name.startswith(f"{names[0]}.")]
    return tuple(inside if len(names) == 1 and inside else names)


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
        raise ValueError(f"tools/pages/parts.py: in a circle: {', '.join((*above, name))}")
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
