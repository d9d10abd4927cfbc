"""Makes a small picture of a board that is drawn as SVG, for programs that show no SVG."""

import re
from cmath import exp, phase
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from io import BytesIO
from math import degrees, pi, radians
from xml.etree import ElementTree as ET

from PIL import Image, ImageDraw, ImageFont

from tools.browser.fonts import PACKAGE

WIDTH, HEIGHT = 600, 315
"""Pixels: the least from which the networks that show pictures of pages show a large one."""
FILLED = 0.92
FINE = 3
"""So many dots by so many are drawn for each pixel, and then averaged."""
COLOURS = 32
PAPER = "#faf5ec"
FONT = PACKAGE / "files" / "vollkorn-latin-wght-normal.woff2"
SIGNS = re.compile("([♣♦♥♠])")
"""Our font has no suits, so these are drawn."""
SIGN = 0.75
"""How wide one is, for the size of its line."""
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
ARC = 20
"""Strokes of a quarter of a circle."""


def draw_picture(svg: ET.Element) -> bytes:
    """Return a drawing as PNG, in the middle of a sheet of paper.

    Raises:
        ValueError: it has an element of which no picture can be made.
    """
    left, top, wide, high = map(float, svg.get("viewBox", "").split())
    scale = FINE * FILLED * min(WIDTH / wide, HEIGHT / high)
    corner = FINE * complex(WIDTH, HEIGHT) / 2 - scale * complex(left + wide / 2, top + high / 2)
    image = Image.new("RGB", (FINE * WIDTH, FINE * HEIGHT), PAPER)
    _draw(image, svg, complex(scale), corner)
    file = BytesIO()
    small = image.reduce(FINE).quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(file, "PNG", optimize=True)
    return file.getvalue()


def _draw(image: Image.Image, group: ET.Element, turn: complex, shift: complex) -> None:
    """Draw a group, of which a point lies on the sheet at its product with `turn`, moved by `shift`."""
    for element in group:
        at = {key: float(text) for key, text in element.items() if NUMBER.fullmatch(text)}
        if element.tag == "g":
            angle, *pivot = map(float, NUMBER.findall(element.get("transform", "0 0 0")))
            around = exp(1j * radians(angle))
            _draw(image, element, turn * around, shift + turn * complex(*pivot) * (1 - around))
        elif element.tag == "text":
            place = turn * complex(at["x"], at["y"]) + shift
            _write(image, element, at["font-size"] * turn, place)
        elif element.tag in OUTLINES:
            points = [turn * point + shift for point in OUTLINES[element.tag](at)]
            pen, dots = ImageDraw.Draw(image), [(point.real, point.imag) for point in points]
            if (fill := element.get("fill", "none")) != "none":
                pen.polygon(dots, fill)
            width = max(1, round(at["stroke-width"] * abs(turn)))
            pen.line([*dots, *dots[:2]], element.get("stroke"), width, joint="curve")
        else:
            raise ValueError(f"no picture can be made of <{element.tag}>")


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONT, size, layout_engine=ImageFont.Layout.BASIC)


def _write(image: Image.Image, element: ET.Element, size: complex, place: complex) -> None:
    """Write a line about a place: in a box of its own, which is turned as `size` is."""
    font = _font(round(abs(size)))
    parts = SIGNS.split(element.text or "")
    widths = [abs(size) * SIGN if part in SUITS else font.getlength(part) for part in parts]
    middle = round(sum(widths) / 2 + abs(size))
    x = middle - sum(widths) / 2
    box = Image.new("L", (2 * middle, 2 * middle))
    pen = ImageDraw.Draw(box)
    for part, width in zip(parts, widths, strict=True):
        if part in SUITS:
            for outline in SUITS[part]:
                dots = [(x + width * dot.real, middle - width * dot.imag) for dot in outline]
                pen.polygon(dots, 255)
        else:
            pen.text((x, middle), part, 255, font, "ls")
        x += width
    turned = box.rotate(-degrees(phase(size)), Image.Resampling.BICUBIC)
    corner = (round(place.real) - middle, round(place.imag) - middle)
    image.paste(element.get("fill", ""), corner, turned)


# Outlines, as points


def _box(x: float, y: float, wide: float, high: float, r: float) -> Iterator[complex]:
    """Yield a box with round corners, from below on the right."""
    across, down = (x + r, x + wide - r), (y + r, y + high - r)
    for corner, (right, low) in enumerate(((1, 1), (0, 1), (0, 0), (1, 0))):
        for step in range(ARC + 1):
            angle = pi / 2 * (corner + step / ARC)
            yield complex(across[right], down[low]) + r * exp(1j * angle)


def _disc(x: float, y: float, r: float) -> Iterator[complex]:
    return _box(x - r, y - r, 2 * r, 2 * r, r)


OUTLINES: Mapping[str, Callable[[Mapping[str, float]], Iterable[complex]]] = {
    "rect": lambda at: _box(at["x"], at["y"], at["width"], at["height"], at["rx"]),
    "circle": lambda at: _disc(at["cx"], at["cy"], at["r"]),
    "line": lambda at: (complex(at["x1"], at["y1"]), complex(at["x2"], at["y2"])),
}
STEM = (0.5 + 0.66j, 0.66 + 0j, 0.34 + 0j)
SUITS: Mapping[str, tuple[Sequence[complex], ...]] = {
    "♣": (
        (*_disc(0.5, 0.72, 0.22),),
        (*_disc(0.26, 0.36, 0.22),),
        (*_disc(0.74, 0.36, 0.22),),
        STEM,
    ),
    "♦": ((0.5 + 0.95j, 0.9 + 0.45j, 0.5 - 0.05j, 0.1 + 0.45j),),
    "♥": (
        (*_disc(0.29, 0.66, 0.24),),
        (*_disc(0.71, 0.66, 0.24),),
        (0.08 + 0.56j, 0.92 + 0.56j, 0.5),
    ),
    "♠": (
        *((*_disc(0.29, 0.36, 0.24),), (*_disc(0.71, 0.36, 0.24),)),
        *((0.08 + 0.46j, 0.92 + 0.46j, 0.5 + 1j), STEM),
    ),
}
"""What each sign consists of, where it is one wide and stands on its line; numbers go up."""
