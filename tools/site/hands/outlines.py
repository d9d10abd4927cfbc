"""Drawings of boards that are witnesses: their outline, and their pools in order, made from the data alone.

Where a size is published the outline has its proportions, and a bar of ten centimetres below; where none
is, the outline is broken, so that nobody takes it for a measure.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import ceil, cos, pi, sin, sqrt
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from poch.game.cards import RANK_NAMES
from poch.texts.apparatus.boards import UNKNOWN, every_pool
from poch.words.language import Terms, capitalize
from tools.site.hands import strokes
from tools.site.output.languages import say

LONG = 280
"""The longer side of an outline."""
MARGIN = 8
BAR = 10
"""Centimetres of the bar below a board whose size is published."""
LOST = "7 5"
"""How the line is broken of an outline without a size."""
UNMEASURED = {"rectangle": (4, 3), "hexagon": (1 / cos(pi / 6), 1)}
"""How wide and deep outlines are drawn of which no size is published, where it is not the same."""
SIDES = {"octagon": 8, "hexagon": 6}
MM_PER_UNIT = {"cm": 10, "mm": 1}
Box = tuple[float, float, float, float]
Point = tuple[float, float]


class Mark(NamedTuple):
    """What is drawn in a pool: its number in the order of the source, its name, and its card."""

    number: int
    pool: str
    name: str
    rank: str = ""
    suit: str = ""
    red: bool = False


class Cell(NamedTuple):
    """A pool in its outline: the element that is its rim, its middle, and the room for what is drawn in it."""

    mark: Mark
    rim: str
    look: Mapping[str, float | str]
    middle: Point
    room: Point


def size_in_mm(board: Mapping[str, Any]) -> tuple[float, float] | None:
    """Return how wide and deep a board is, where that is published; one that is round has its diameter."""
    size = board.get("size", {})
    measures = [size.get(key, size.get("diameter")) for key in ("width", "depth")]
    if None in measures:
        return None
    width, depth = (float(measure) * MM_PER_UNIT[size["unit"]] for measure in measures)
    return width, depth


def outline(board: Mapping[str, Any], label: str, *, small: bool = False) -> ET.Element:
    """Draw a board; a small drawing has neither names nor numbers, nor a bar."""
    size = size_in_mm(board)
    width, depth = size or UNMEASURED.get(board["shape"]["kind"], (1, 1))
    scale = LONG / max(width, depth)
    box = (MARGIN, MARGIN, width * scale, depth * scale)
    look = {"xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-label": label}
    svg = ET.Element("svg", {**look, "font-family": strokes.SERIF})
    _draw_edge(svg, board["shape"]["kind"], box, broken=size is None)
    marks = [mark._replace(number=0, name="") if small else mark for mark in name_pools(board)]
    centre = marks.pop() if "pool" in board.get("centre", {}) else None
    rows = board["shape"].get("rows")
    lay = partial(_lay_columns, rows) if rows else LAYOUTS[board["shape"]["kind"]]
    for mark, rim, shape, middle, room in lay(marks, centre, box):
        place = strokes.place_pool(svg, mark.pool)
        broken = {"stroke-dasharray": "3 3"} if mark.pool == UNKNOWN else {}
        ink = {"fill": strokes.CUP, "stroke": strokes.INK, "stroke-width": "0.9"}
        strokes.put(place, rim, **shape, **ink, **broken)
        _fill(place, mark, middle, *room)
    foot = 0 if small or size is None else 22
    if foot:
        _draw_bar(svg, BAR * 10 * scale, box[3] + 2 * MARGIN + 6)
    svg.set("viewBox", f"0 0 {box[2] + 2 * MARGIN:g} {box[3] + 2 * MARGIN + foot:g}")
    return svg


def name_pools(board: Mapping[str, Any]) -> Iterator[Mark]:
    """Yield what is drawn of each pool, that of the centre last; German suits but hearts are in words."""
    german = board.get("suits", {}).get("kind") == "german"
    here = Terms("german" if german else "french", {})
    for number, entry in enumerate(every_pool(board), 1):
        pool, card = entry["pool"], entry.get("card", {})
        name = say("boards-unknown") if pool == UNKNOWN else say("board-pool", here, pool=pool)
        rank, suit = card.get("rank", ""), card.get("suit", "")
        sign = strokes.SIGNS.get(suit, "")
        if german and suit and suit != "h":
            sign = say("table-suit", here, suit=suit)
        if rank in RANK_NAMES and not rank.isdigit():
            rank = say("index", here, rank=RANK_NAMES[rank])
        called = capitalize(name.removeprefix("the "))
        yield Mark(number, pool, called, rank, sign, red=suit in {"h", "d"})


# Outlines


def _draw_edge(svg: ET.Element, kind: str, box: Box, *, broken: bool) -> None:
    look = {"fill": strokes.WOOD, "stroke": strokes.INK, "stroke-width": "1.6"}
    if broken:
        look["stroke-dasharray"] = LOST
    x, y, width, depth = box
    if kind == "round":
        middle = {"cx": x + width / 2, "cy": y + depth / 2}
        strokes.put(svg, "ellipse", **middle, rx=width / 2, ry=depth / 2, **look)
    elif kind in SIDES:
        strokes.put(svg, "path", d=_path(_corners(box, SIDES[kind], 1)), **look)
    else:
        strokes.put(svg, "rect", x=x, y=y, width=width, height=depth, rx=4, **look)


def _corners(box: Box, sides: int, part: float) -> list[Point]:
    """Return the corners of an even figure with a side at its top; `part` of the outline in size."""
    x, y, width, depth = box
    turns = [2 * pi * (i - 0.5) / sides for i in range(sides)]
    across, down = (max(abs(turning(turn)) for turn in turns) * 2 / part for turning in (sin, cos))
    return [
        (x + width / 2 + sin(turn) * width / across, y + depth / 2 - cos(turn) * depth / down)
        for turn in turns
    ]


def _path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _draw_bar(svg: ET.Element, long: float, y: float) -> None:
    strokes.draw_line(svg, MARGIN, y, MARGIN + long, y)
    for at in (0, long):
        strokes.draw_line(svg, MARGIN + at, y - 3, MARGIN + at, y + 3)
    strokes.draw_text(svg, f"{BAR} cm", MARGIN + long + 22, y + 4, 11)


# Pools in their outline


def _lay_ring(marks: Sequence[Mark], centre: Mark | None, box: Box) -> Iterator[Cell]:
    """A ring of cups, and the pool of the middle in it."""
    x, y, width, depth = box
    middle = (x + width / 2, y + depth / 2)
    cup = min(width, depth) * min(0.135, 0.92 / len(marks))
    for i, mark in enumerate(marks):
        turn = 2 * pi * i / len(marks)
        off = (sin(turn) * width * 0.345, -cos(turn) * depth * 0.345)
        yield _cup(mark, (middle[0] + off[0], middle[1] + off[1]), cup)
    if centre:
        yield _cup(centre, middle, cup * 1.15)


def _cup(mark: Mark, middle: Point, radius: float) -> Cell:
    look = {"cx": middle[0], "cy": middle[1], "r": radius}
    return Cell(mark, "circle", look, middle, (radius * 1.7, radius * 1.5))


def _lay_sectors(marks: Sequence[Mark], centre: Mark | None, box: Box) -> Iterable[Cell]:
    """A trapeze for each side about an open middle; where there are not as many, a ring."""
    if centre or len(marks) != SIDES["hexagon"]:
        return _lay_ring(marks, centre, box)
    rims = [_corners(box, len(marks), part) for part in (0.97, 0.34)]
    outer, inner = (pairwise([*rim, rim[0]]) for rim in rims)
    every = ([*far, *reversed(near)] for far, near in zip(outer, inner, strict=True))
    return [_trapeze(mark, corners, box) for mark, corners in zip(marks, every, strict=True)]


def _trapeze(mark: Mark, corners: Sequence[Point], box: Box) -> Cell:
    middle = (sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)
    return Cell(mark, "path", {"d": _path(corners)}, middle, (box[2] * 0.27, box[3] * 0.21))


def _lay_cells(marks: Sequence[Mark], centre: Mark | None, box: Box) -> Iterable[Cell]:
    """Cells side by side; where a pool lies in the middle, the others are a ring."""
    if centre:
        return _lay_ring(marks, centre, box)
    return _lay_grid(marks, box, ceil(sqrt(len(marks) * box[2] / box[3])))


def _lay_rows(marks: Sequence[Mark], centre: Mark | None, box: Box) -> Iterable[Cell]:
    """One row below the other."""
    return _lay_grid([*marks, *([centre] if centre else [])], box, 1)


def _lay_columns(rows: int, marks: Sequence[Mark], centre: Mark | None, box: Box) -> Iterator[Cell]:
    """A column of cells for each pool, which is shown in the top one."""
    every = [*marks, *([centre] if centre else [])]
    for column in _lay_grid(every, box, len(every)):
        x, y, wide, high = (float(column.look[key]) for key in ("x", "y", "width", "height"))
        step = high / rows
        lines = "".join(f"M{x:.1f} {y + step * row:.1f}h{wide:.1f}" for row in range(1, rows))
        rim = f"M{x:.1f} {y:.1f}h{wide:.1f}v{high:.1f}h-{wide:.1f}z{lines}"
        room = (wide - 6, step - 6)
        yield Cell(column.mark, "path", {"d": rim}, (x + wide / 2, y + step / 2), room)


def _lay_grid(marks: Sequence[Mark], box: Box, columns: int) -> Iterator[Cell]:
    x, y, width, depth = box
    rows, gap = ceil(len(marks) / columns), 5
    high = (depth - gap * (rows + 1)) / rows
    for i, mark in enumerate(marks):
        row, column = divmod(i, columns)
        several = min(columns, len(marks) - columns * row)
        wide = (width - gap * (several + 1)) / several
        left, top = x + gap + column * (wide + gap), y + gap + row * (high + gap)
        look = {"x": left, "y": top, "width": wide, "height": high, "rx": 2.0}
        middle = (left + wide / 2, top + high / 2)
        yield Cell(mark, "rect", look, middle, (wide - 8, high - 8))


def _fill(place: ET.Element, mark: Mark, middle: Point, wide: float, high: float) -> None:
    """Draw card, number and name in the room that is there; in a low one side by side."""
    (x, y), low = middle, wide > high * 2.2
    letters = max(len(mark.name), 4) * strokes.LETTER
    size = min(11, high * (0.5 if low else 0.26), wide * (0.4 if low else 1) / letters)
    card = min(wide, high) * (0.95 if low else 0.6 if mark.name else 0.8)
    aside, above = (wide * 0.3, 0) if low else (0, high * 0.13)
    if mark.rank:
        _draw_card(place, mark, x - aside * bool(mark.name), y - above * bool(mark.name), card)
    if not mark.name:
        return
    down = size * 0.35 if low or not mark.rank else high / 2 - size * 0.2
    strokes.draw_text(place, mark.name, x + aside / 2 * bool(mark.rank), y + down, size)
    if low:
        at = (x - wide / 2 + 4, y + size * 0.35)
    else:
        at = (x - card * 0.52, y - high * 0.2) if mark.rank else (x, y - high / 2 + size * 0.7)
    strokes.draw_text(place, str(mark.number), *at, size * 0.8, strokes.QUIET)


def _draw_card(place: ET.Element, mark: Mark, x: float, y: float, high: float) -> None:
    """Draw a card upright, with its rank above its suit."""
    wide, ink = high * 0.68, strokes.RED if mark.red else strokes.INK
    box = (x - wide / 2, y - high / 2, wide, high)
    strokes.draw_rect(place, box, 1.5, strokes.CUP, 0.5, strokes.QUIET)
    line = y + (-0.06 if mark.suit else 0.17) * high
    strokes.draw_text(place, mark.rank, x, line, high * 0.46, ink)
    if mark.suit:
        size = min(high * 0.4, wide * 1.3 / (len(mark.suit) * strokes.LETTER))
        strokes.draw_text(place, mark.suit, x, y + high * 0.36, size, ink)


Layout = Callable[[Sequence[Mark], Mark | None, Box], Iterable[Cell]]
LAYOUTS: Mapping[str, Layout] = {
    **dict.fromkeys(("square", "rectangle"), _lay_cells),
    **dict.fromkeys(("octagon", "round"), _lay_ring),
    "rows": _lay_rows,
    "hexagon": _lay_sectors,
}
