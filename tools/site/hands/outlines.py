"""Drawings of boards that are witnesses: their outline, and their pools in order, made from the data alone.

Where a size is published the outline has its proportions, and a bar of ten centimetres below; where none
is, the outline is broken, so that nobody takes it for a measure.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, pi, sin, sqrt
from typing import Any
from xml.etree import ElementTree as ET

from poch.game.cards import RANK_NAMES
from poch.texts.apparatus.boards import UNKNOWN, every_pool
from poch.words.language import Terms, capitalize
from tools.site.hands.strokes import (
    CUP,
    INK,
    LETTER,
    QUIET,
    RED,
    SERIF,
    SIGNS,
    WOOD,
    draw_circle,
    draw_line,
    draw_rect,
    draw_text,
    place_pool,
    put,
)  # fmt: skip
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


@dataclass(frozen=True, slots=True)
class Mark:
    """What is drawn in a pool: its number in the order of the source, its name, and its card."""

    number: int
    pool: str
    name: str
    rank: str = ""
    suit: str = ""
    red: bool = False


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
    svg = ET.Element(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-label": label}
        | {"font-family": SERIF},
    )
    marks = [*name_pools(board)]
    if small:
        marks = [Mark(0, mark.pool, "", mark.rank, mark.suit, mark.red) for mark in marks]
    centre = marks.pop() if "pool" in board.get("centre", {}) else None
    _draw_edge(svg, board["shape"]["kind"], box, broken=size is None)
    LAYOUTS[board["shape"]["kind"]](svg, marks, centre, box)
    foot = 0 if small or size is None else 22
    if foot:
        _draw_bar(svg, BAR * 10 * scale, box[3] + 2 * MARGIN + 6)
    svg.set("viewBox", f"0 0 {box[2] + 2 * MARGIN:g} {box[3] + 2 * MARGIN + foot:g}")
    return svg


def name_pools(board: Mapping[str, Any]) -> Iterator[Mark]:
    """Yield what is drawn of each pool, that of the centre last."""
    suits = board.get("suits", {}).get("kind", "french")
    here = Terms("german" if suits == "german" else "french", {})
    for number, entry in enumerate(every_pool(board), 1):
        name = say("boards-unknown") if entry["pool"] == UNKNOWN else say("board-pool", here, pool=entry["pool"])  # fmt: skip
        rank = entry.get("card", {}).get("rank", "")
        suit = entry.get("card", {}).get("suit", "")
        sign = say("table-suit", here, suit=suit) if suit and suit != "h" and suits == "german" else SIGNS.get(suit, "")  # fmt: skip
        letter = rank if rank.isdigit() or not rank else say("index", here, rank=RANK_NAMES[rank])
        yield Mark(number, entry["pool"], capitalize(name.removeprefix("the ")), letter, sign, suit in ("h", "d"))  # fmt: skip


# Outlines


def _draw_edge(svg: ET.Element, kind: str, box: Box, *, broken: bool) -> None:
    look = {"fill": WOOD, "stroke": INK, "stroke-width": "1.6"}
    if broken:
        look["stroke-dasharray"] = LOST
    x, y, width, depth = box
    if kind == "round":
        middle = {"cx": x + width / 2, "cy": y + depth / 2}
        put(svg, "ellipse", **middle, rx=width / 2, ry=depth / 2, **look)
    elif kind in SIDES:
        put(svg, "path", d=_path(_corners(box, SIDES[kind], 1)), **look)
    else:
        put(svg, "rect", x=x, y=y, width=width, height=depth, rx=4, **look)


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
    draw_line(svg, MARGIN, y, MARGIN + long, y)
    for at in (0, long):
        draw_line(svg, MARGIN + at, y - 3, MARGIN + at, y + 3)
    draw_text(svg, f"{BAR} cm", MARGIN + long + 22, y + 4, 11)


# Pools in their outline


def _lay_ring(svg: ET.Element, marks: Sequence[Mark], centre: Mark | None, box: Box) -> None:
    """A ring of cups, and the pool of the middle in it."""
    x, y, width, depth = box
    cup = min(width, depth) * min(0.135, 0.92 / len(marks))
    for i, mark in enumerate(marks):
        turn = 2 * pi * i / len(marks)
        middle = (
            x + width / 2 + sin(turn) * width * 0.345,
            y + depth / 2 - cos(turn) * depth * 0.345,
        )
        _draw_cup(svg, mark, middle, cup)
    if centre:
        _draw_cup(svg, centre, (x + width / 2, y + depth / 2), cup * 1.15)


def _draw_cup(svg: ET.Element, mark: Mark, middle: Point, radius: float) -> None:
    place = place_pool(svg, mark.pool)
    draw_circle(place, *middle, radius, CUP, 0.9)
    _break_rim(place, mark)
    _fill(place, mark, middle, radius * 1.7, radius * 1.5)


def _lay_sectors(svg: ET.Element, marks: Sequence[Mark], centre: Mark | None, box: Box) -> None:
    """A trapeze for each side, about a middle of the same figure; where there are not as many, a ring."""
    if len(marks) != SIDES["hexagon"]:
        _lay_ring(svg, marks, centre, box)
        return
    rims = [[*_corners(box, len(marks), part)] for part in (0.97, 0.34)]
    outer, inner = ([*pairwise([*rim, rim[0]])] for rim in rims)
    for mark, far, near in zip(marks, outer, inner, strict=True):
        place = place_pool(svg, mark.pool)
        corners = [*far, *reversed(near)]
        put(place, "path", d=_path(corners), fill=CUP, stroke=INK, stroke_width=0.9)
        _break_rim(place, mark)
        middle = (sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)
        _fill(place, mark, middle, box[2] * 0.27, box[3] * 0.21)
    if centre:
        _draw_cup(svg, centre, (box[0] + box[2] / 2, box[1] + box[3] / 2), box[2] * 0.14)


def _lay_cells(svg: ET.Element, marks: Sequence[Mark], centre: Mark | None, box: Box) -> None:
    """Cells side by side; where a pool lies in the middle, the others are a ring."""
    if centre:
        _lay_ring(svg, marks, centre, box)
        return
    _lay_grid(svg, marks, box, ceil(sqrt(len(marks) * box[2] / box[3])))


def _lay_rows(svg: ET.Element, marks: Sequence[Mark], centre: Mark | None, box: Box) -> None:
    """One row below the other."""
    _lay_grid(svg, [*marks, *([centre] if centre else [])], box, 1)


def _lay_grid(svg: ET.Element, marks: Sequence[Mark], box: Box, columns: int) -> None:
    x, y, width, depth = box
    rows, gap = ceil(len(marks) / columns), 5
    high = (depth - gap * (rows + 1)) / rows
    for i, mark in enumerate(marks):
        last = i // columns == rows - 1
        several = len(marks) - columns * (rows - 1) if last else columns
        wide = (width - gap * (several + 1)) / several
        left = x + gap + i % columns * (wide + gap)
        top = y + gap + i // columns * (high + gap)
        place = place_pool(svg, mark.pool)
        draw_rect(place, (left, top, wide, high), 2, CUP, 0.9)
        _break_rim(place, mark)
        _fill(place, mark, (left + wide / 2, top + high / 2), wide - 8, high - 8)


def _break_rim(place: ET.Element, mark: Mark) -> None:
    """Break the rim of a pool that nobody has named."""
    if mark.pool == UNKNOWN:
        place[0].set("stroke-dasharray", "3 3")


def _fill(place: ET.Element, mark: Mark, middle: Point, wide: float, high: float) -> None:
    """Draw number, card and name in the room that is there; in a low one side by side."""
    x, y = middle
    low = wide > high * 2.2
    size = min(11, high * (0.5 if low else 0.26), wide * (0.4 if low else 1) / (max(len(mark.name), 4) * LETTER))  # fmt: skip
    card = min(wide, high) * (0.95 if low else 0.6 if mark.name else 0.8)
    beside = wide * 0.3 if low and mark.name else 0
    if mark.rank:
        _draw_card(place, mark, x - beside, y - (0 if low or not mark.name else high * 0.13), card)
    if mark.name:
        down = size * 0.35 if low or not mark.rank else high / 2 - size * 0.2
        draw_text(place, mark.name, x + beside * bool(mark.rank) * 0.5, y + down, size)
    if mark.number:
        across = (-wide / 2 + 4, size * 0.35) if low else (0, -high / 2 + size * 0.7)
        if low or not mark.rank:
            draw_text(place, str(mark.number), x + across[0], y + across[1], size * 0.8, QUIET)
        else:
            draw_text(place, str(mark.number), x - card * 0.52, y - high * 0.2, size * 0.8, QUIET)


def _draw_card(place: ET.Element, mark: Mark, x: float, y: float, high: float) -> None:
    """Draw a card upright, with its rank above its suit; German suits but hearts are in words."""
    wide = high * 0.68
    draw_rect(place, (x - wide / 2, y - high / 2, wide, high), 1.5, CUP, 0.5, QUIET)
    ink = RED if mark.red else INK
    both = bool(mark.suit)
    draw_text(place, mark.rank, x, y + (-0.06 if both else 0.17) * high, high * 0.46, ink)
    if both:
        size = min(high * 0.4, wide * 0.95 / (len(mark.suit) * LETTER)) if len(mark.suit) > 1 else high * 0.4  # fmt: skip
        draw_text(place, mark.suit, x, y + high * 0.36, size, ink)


Layout = Callable[[ET.Element, Sequence[Mark], Mark | None, Box], None]
LAYOUTS: Mapping[str, Layout] = {
    "square": _lay_cells,
    "rectangle": _lay_cells,
    "rows": _lay_rows,
    "octagon": _lay_ring,
    "hexagon": _lay_sectors,
    "round": _lay_ring,
}
