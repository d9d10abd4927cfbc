"""Boards to print and lay on a table: outlines in millimetres, in the shapes that the stepper draws."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin
from typing import Any
from xml.etree import ElementTree as ET

from poch.game.cards import RANK_NAMES
from poch.texts.leaves import CLAIMS
from poch.words.language import Terms, capitalize, trace_terms
from tools.site.edition.edition import Source
from tools.site.hands.strokes import (
    CUP,
    INK,
    LETTER,
    QUIET,
    RED,
    SERIF,
    SIGNS,
    WOOD,
    count_letters,
    draw_cards,
    draw_circle,
    draw_line,
    draw_rect,
    draw_text,
    place_pool,
)  # fmt: skip
from tools.site.output.languages import say

WIDTH, HEIGHT = 420, 297
"""A sheet of A3; it is printed on A4 as well, smaller by a third."""
MARGIN = 13
FOOT = 12
Cards = Mapping[str, Sequence[str]]
"""The trumps that win each pool; a pool that others win has none."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The room of one pool on the sheet."""

    pool: str
    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class BoardPool:
    """A pool with its name and the cards that win it."""

    id: str
    name: str
    cards: tuple[str, ...]
    own: tuple[str, str] | None = None
    """The rank and the suit of the card that is the pool, where it is one."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A board as SVG, and where its pools lie."""

    svg: ET.Element
    slots: tuple[Slot, ...]

    def text(self) -> str:
        """Return it as the text of a file, or of a part of a page."""
        return ET.tostring(self.svg, encoding="unicode")


Maker = Callable[[ET.Element, Sequence[BoardPool]], Iterator[Slot]]


def drawing(table: Mapping[str, Any], cards: Cards, label: str) -> Drawing:
    """Draw a board alone; `label` says what is seen on it."""
    look = {"role": "img", "aria-label": label, "font-family": SERIF}
    svg = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **look})
    slots = tuple(MAKERS[table["board"]["shape"]](svg, pools(table, cards)))
    left, top = min(slot.x for slot in slots), min(slot.y for slot in slots)
    wide = max(slot.x + slot.w for slot in slots) - left
    high = max(slot.y + slot.h for slot in slots) - top
    if table["board"]["shape"] in {"round", "ring"}:
        left, wide, top, high = (WIDTH - HEIGHT) / 2, HEIGHT, 0, HEIGHT - FOOT
    elif table["board"]["shape"] == "rows":
        left, wide = left - NAMES - 8, wide + NAMES + 16
        top, high = top - 8, high + 16
    else:
        left, top, wide, high = left - 12, top - 34, wide + 24, high + 68
    svg.set("viewBox", f"{left:g} {top:g} {wide:g} {high:g}")
    return Drawing(svg, slots)


def draw_board(source: Source) -> Drawing:
    """Draw the board of a text."""
    return drawing(source.table(), winners(source.rules()), say("board-of", title=source.title))


def cup(pool: BoardPool) -> str:
    """Draw the cup of a pool with the cards that win it, for what is written beside it."""
    svg = ET.Element("svg", {"viewBox": "0 0 60 60", "aria-hidden": "true"})
    draw_circle(svg, 30, 30, 28, CUP, 1.4)
    draw_circle(svg, 30, 30, 26, "none", 0.4)
    if pool.own:
        rank, suit = pool.own
        draw_text(svg, f"{rank} {suit}", 30, 37, 20, fill=RED if suit in "♥♦" else INK)
    elif pool.cards:
        draw_cards(svg, pool.cards, 30, 30, 34)
    else:
        size = min(15, 48 / (count_letters(pool.name) * LETTER))
        draw_text(svg, pool.name, 30, 30 + size * 0.33, size)
    return ET.tostring(svg, encoding="unicode")


def sheet(table: Mapping[str, Any], cards: Cards, title: str, foot: str) -> Drawing:
    """Draw a board on a whole sheet, with its title, and a line below that says what it is."""
    drawn = drawing(table, cards, title)
    drawn.svg.set("viewBox", f"0 0 {WIDTH} {HEIGHT}")
    drawn.svg.set("width", f"{WIDTH}mm")
    drawn.svg.set("height", f"{HEIGHT}mm")
    draw_text(drawn.svg, foot, WIDTH / 2, HEIGHT - MARGIN + 4, 4.4, fill=QUIET)
    return drawn


def winners(rules: Mapping[str, Any]) -> Cards:
    """Return the trumps that win each pool, where the rules name them."""
    claims = {
        leaf.removeprefix(CLAIMS): value for leaf, value in rules.items() if leaf.startswith(CLAIMS)
    }
    melded = {pool: value["trumps"] for pool, value in claims.items() if "trumps" in value}
    return {**melded, **rules.get("shedding.trump-pools", {})}


def letter(card: str, here: Terms) -> str:
    """Return what is on a card of this rank: a figure, or the letter of the language."""
    return card if card.isdigit() else say("index", here, rank=RANK_NAMES[card])


def _own(card: str | None, here: Terms) -> tuple[str, str] | None:
    return (letter(card[:-1], here), SIGNS[card[-1]]) if card else None


def pools(table: Mapping[str, Any], cards: Cards) -> list[BoardPool]:
    """Return the pools of a board with the names that its source gives them."""
    board = table["board"]
    here = trace_terms(table)
    return [
        BoardPool(
            pool,
            capitalize(say("board-pool", here, pool=pool).removeprefix("the ")),
            tuple(letter(card, here) for card in cards.get(pool, ())),
            _own(board.get("cards", {}).get(pool), here),
        )
        for pool in board["pools"]
    ]


# Shapes


def _draw_round(svg: ET.Element, every: Sequence[BoardPool]) -> Iterator[Slot]:
    """A turned board: a ring of cups about the last one."""
    return _draw_turned(svg, every, len(every) - 1)


def _draw_ring(svg: ET.Element, every: Sequence[BoardPool]) -> Iterator[Slot]:
    """A turned board with all its cups along the rim."""
    return _draw_turned(svg, every, len(every))


def _draw_turned(svg: ET.Element, every: Sequence[BoardPool], ring: int) -> Iterator[Slot]:
    """A turned board with so many cups along the rim; one that is left lies in the middle."""
    radius = (HEIGHT - FOOT) / 2 - 6
    cx, cy = WIDTH / 2, (HEIGHT - FOOT) / 2
    draw_circle(svg, cx, cy, radius, WOOD, 1.4)
    for at in (0.975, 0.955):
        draw_circle(svg, cx, cy, radius * at, "none", 0.35)
    draw_circle(svg, cx, cy, radius * 0.36, "none", 0.35)
    for i, pool in enumerate(every):
        middle = i == ring
        turn = 2 * pi * i / ring
        cup = radius * (0.29 if middle else min(0.235, 1.9 / ring))
        x = cx if middle else cx + sin(turn) * radius * 0.68
        y = cy if middle else cy - cos(turn) * radius * 0.68
        place = place_pool(svg, pool.id)
        draw_circle(place, x, y, cup, CUP, 1)
        draw_circle(place, x, y, cup * 0.94, "none", 0.3)
        chord = 1.22 if pool.cards else 1.5
        size = min(cup * 0.33, cup * chord / (count_letters(pool.name) * LETTER))
        if pool.cards:
            draw_cards(place, pool.cards, x, y - cup * 0.2, cup * 0.86)
            draw_text(place, pool.name, x, y + cup * 0.62, size)
        else:
            draw_text(place, pool.name, x, y + size * 0.32, size * 1.1)
        yield Slot(pool.id, x - cup, y - cup, 2 * cup, 2 * cup)


def _draw_corners(svg: ET.Element, every: Sequence[BoardPool]) -> Iterator[Slot]:
    """A square board: a compartment in each corner, and the last one in the middle."""
    high = HEIGHT - MARGIN - FOOT - MARGIN
    wide, wall = high * 1.2, 5
    x, y = (WIDTH - wide) / 2, MARGIN
    draw_rect(svg, (x, y, wide, high), 4, WOOD, 1.4)
    w, h = (wide - 3 * wall) / 2, (high - 3 * wall) / 2
    middle = ((WIDTH - w * 0.8) / 2, y + (high - h * 0.7) / 2, w * 0.8, h * 0.7)
    for i, pool in enumerate(every):
        last = i == len(every) - 1
        corner = (x + wall + i % 2 * (w + wall), y + wall + i // 2 * (h + wall), w, h)
        left, top, across, down = middle if last else corner
        place = place_pool(svg, pool.id)
        if last:
            draw_rect(place, (left - wall, top - wall, across + 10, down + 10), 4, WOOD, 1)
        draw_rect(place, (left, top, across, down), 2, CUP, 1)
        at = left + across * (0.5 if last else 0.3 if i % 2 == 0 else 0.7)
        line = top + down * (0.5 if last else 0.32 if i < 2 else 0.68)
        size = min(13, across * 0.5 / (count_letters(pool.name) * LETTER))
        if pool.own:
            rank, suit = pool.own
            red = RED if suit in "♥♦" else INK
            draw_text(place, f"{rank} {suit}", at, line, 20, fill=red)
        draw_text(place, pool.name, at, line + 16, size)
        free = across if last else middle[0] - wall - (x + wall)
        yield Slot(pool.id, left if last or i % 2 == 0 else left + across - free, top, free, down)


def _draw_boxes(svg: ET.Element, every: Sequence[BoardPool]) -> Iterator[Slot]:
    """Separate boxes, each with its label on the front."""
    columns = ceil(len(every) / 2)
    gap = 12
    wide = (WIDTH - 2 * MARGIN - gap * (columns - 1)) / columns
    high = (HEIGHT - MARGIN - FOOT - MARGIN - gap) / 2
    front = high * 0.2
    for i, pool in enumerate(every):
        x = MARGIN + i % columns * (wide + gap)
        y = MARGIN + i // columns * (high + gap)
        place = place_pool(svg, pool.id)
        draw_rect(place, (x, y, wide, high), 3, WOOD, 1.2)
        draw_rect(place, (x + 5, y + 5, wide - 10, high - front - 5), 1.5, CUP, 1)
        for corner, inner in ((x, x + 5), (x + wide, x + wide - 5)):
            draw_line(place, corner, y, inner, y + 5)
        if pool.cards:
            draw_cards(place, pool.cards, x + wide / 2, y + 5 + (high - front - 5) / 2, high * 0.42)
        size = min(10.5, wide * 0.5 / (count_letters(pool.name) * LETTER))
        label = max(wide * 0.5, count_letters(pool.name) * size * LETTER + 10)
        middle = y + high - front / 2
        draw_rect(
            place, (x + (wide - label) / 2, middle - front * 0.32, label, front * 0.64), 1, CUP, 0.5
        )
        draw_text(place, pool.name, x + wide / 2, middle + size * 0.33, size)
        yield Slot(pool.id, x, y, wide, high)


def _draw_slats(svg: ET.Element, every: Sequence[BoardPool]) -> Iterator[Slot]:
    """One long box, divided by slats; the names stand on the upper edge."""
    wall, slat, edge, high = 6, 3, 24, 190
    x, y, wide = MARGIN, (HEIGHT - FOOT - high) / 2, WIDTH - 2 * MARGIN
    draw_rect(svg, (x, y, wide, high), 3, WOOD, 1.4)
    draw_line(svg, x + wall, y + edge - 4, x + wide - wall, y + edge - 4)
    cell = (wide - 2 * wall - slat * (len(every) - 1)) / len(every)
    longest = max(count_letters(pool.name) for pool in every)
    size = min(10.5, cell * 0.96 / (longest * LETTER))
    for i, pool in enumerate(every):
        left = x + wall + i * (cell + slat)
        deep = high - edge - wall
        place = place_pool(svg, pool.id)
        draw_rect(place, (left, y + edge, cell, deep), 1.5, CUP, 1)
        draw_text(place, pool.name, left + cell / 2, y + edge / 2 + 1, size)
        if pool.cards:
            draw_cards(place, pool.cards, left + cell / 2, y + edge + 30, cell * 0.68)
        yield Slot(pool.id, left, y + edge, cell, deep)


NAMES = 62
"""How much room a board of rows has for names, at the left."""


def _draw_rows(svg: ET.Element, every: Sequence[BoardPool]) -> Iterator[Slot]:
    """A board of rows, one below the other, with the names at their left."""
    wide, high = 330, HEIGHT - MARGIN - FOOT - MARGIN
    x, y, wall = (WIDTH - wide) / 2, MARGIN, 6
    draw_rect(svg, (x, y, wide, high), 3, WOOD, 1.4)
    draw_rect(svg, (x + 2.5, y + 2.5, wide - 5, high - 5), 2, "none", 0.35)
    pitch = (high - 2 * wall) / len(every)
    longest = max(count_letters(pool.name) for pool in every)
    size = min(10.5, pitch * 0.5, (NAMES - 8) / (longest * LETTER))
    for i, pool in enumerate(every):
        top = y + wall + i * pitch + pitch * 0.08
        left, deep = x + wall + NAMES, pitch * 0.84
        place = place_pool(svg, pool.id)
        draw_rect(place, (left, top, wide - 2 * wall - NAMES, deep), 4, CUP, 1)
        draw_text(place, pool.name, x + wall + NAMES / 2, top + deep / 2 + size * 0.33, size)
        if pool.cards:
            draw_cards(place, pool.cards, left + 32, top + deep / 2, deep * 0.82)
        yield Slot(pool.id, left, top, wide - 2 * wall - NAMES, deep)


def _draw_side_by_side(svg: ET.Element, every: Sequence[BoardPool]) -> Iterator[Slot]:
    """Cards side by side, as large as they are in a pack or larger; chips lie on them."""
    pitch = (WIDTH - 2 * MARGIN) / len(every)
    wide = min(pitch * 0.88, (HEIGHT - MARGIN - FOOT - MARGIN) / 1.4)
    high, y = wide * 1.4, (HEIGHT - FOOT - wide * 1.4) / 2
    for i, pool in enumerate(every):
        x = MARGIN + i * pitch + (pitch - wide) / 2
        place = place_pool(svg, pool.id)
        draw_rect(place, (x, y, wide, high), wide * 0.07, CUP, 1)
        size = min(wide * 0.16, wide * 0.8 / (count_letters(pool.name) * LETTER))
        if pool.own:
            rank, suit = pool.own
            red = RED if suit in "♥♦" else INK
            for down, text in ((0.22, rank), (0.37, suit)):
                draw_text(place, text, x + wide * 0.14, y + wide * down, wide * 0.16, fill=red)
            draw_text(
                place, suit, x + wide / 2, y + high * 0.5 + wide * 0.12, wide * 0.36, fill=red
            )
        draw_text(place, pool.name, x + wide / 2, y + high - wide * 0.12, size)
        yield Slot(pool.id, x, y, wide, high)


MAKERS: Mapping[str, Maker] = {
    "round": _draw_round,
    "ring": _draw_ring,
    "corners": _draw_corners,
    "boxes": _draw_boxes,
    "slats": _draw_slats,
    "rows": _draw_rows,
    "cards": _draw_side_by_side,
}
