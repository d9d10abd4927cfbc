"""The strokes of which boards are drawn, as elements of SVG; lengths are millimetres."""

from collections.abc import Sequence
from unicodedata import east_asian_width
from xml.etree import ElementTree as ET

INK, QUIET, WOOD, CUP = "#241d17", "#695c4c", "#f8f1e2", "#ffffff"
RED = "#a3201c"
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
SERIF = "Vollkorn, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif"
LETTER = 0.54
"""How wide a letter is for its size, about."""


def put(into: ET.Element, name: str, **attributes: str | float) -> ET.Element:
    """Put an element into another; numbers are lengths."""
    written = {
        key.replace("_", "-"): value if isinstance(value, str) else format_mm(value)
        for key, value in attributes.items()
    }
    return ET.SubElement(into, name, written)


def place_pool(svg: ET.Element, pool: str) -> ET.Element:
    """Return a group for all that is drawn of a pool."""
    return put(svg, "g", data_pool=pool)


def draw_circle(into: ET.Element, x: float, y: float, r: float, fill: str, line: float) -> None:
    """Draw a circle with a rim of some width."""
    put(into, "circle", cx=x, cy=y, r=r, fill=fill, stroke=INK, stroke_width=line)


def draw_rect(
    into: ET.Element, box: tuple[float, ...], r: float, fill: str, line: float, ink: str = INK
) -> None:
    """Draw a box, given as x, y, width and height, with round corners."""
    x, y, width, height = box
    look: dict[str, str | float] = {"x": x, "y": y, "width": width, "height": height, "rx": r}
    put(into, "rect", **look, fill=fill, stroke=ink, stroke_width=line)


def draw_line(into: ET.Element, x1: float, y1: float, x2: float, y2: float) -> None:
    """Draw a thin line."""
    put(into, "line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=INK, stroke_width=0.5)


def count_letters(text: str) -> int:
    """Return how many Latin letters are as wide as a text: a Japanese one has the width of two."""
    return sum(1 + (east_asian_width(letter) in "WF") for letter in text)


def draw_text(
    into: ET.Element, text: str, x: float, y: float, size: float, fill: str = INK
) -> None:
    """Write a text about a point on its line."""
    element = put(into, "text", x=x, y=y, font_size=size, text_anchor="middle", fill=fill)
    element.text = text


def draw_cards(into: ET.Element, cards: Sequence[str], x: float, y: float, high: float) -> None:
    """Draw cards as outlines, spread like a fan; the more there are, the smaller each is."""
    high *= 1 - 0.13 * (len(cards) - 1)
    wide = high * 0.66
    for i, card in enumerate(cards):
        off = i - (len(cards) - 1) / 2
        turn = f"rotate({off * 14:g} {format_mm(x)} {format_mm(y + high)})"
        group = put(into, "g", transform=turn)
        draw_rect(
            group,
            (x - wide / 2 + off * wide * 0.22, y - high / 2, wide, high),
            high * 0.07,
            CUP,
            0.5,
            QUIET,
        )
        alone = len(cards) == 1
        size = high * (0.5 if alone else 0.3)
        left = x + off * wide * 0.22 - (0 if alone else wide * 0.27)
        down = y + size * 0.34 if alone else y - high * 0.2
        draw_text(group, card, left, down, size, fill=QUIET)


def format_mm(length: float) -> str:
    """Return a length as SVG has it."""
    return f"{length:.2f}".rstrip("0").rstrip(".")
