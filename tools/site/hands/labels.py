"""What a museum asks for: labels for seven kinds of boards in four languages, and the page that leads there."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin

from poch.words import TAGS
from tools.site.citing.paper import printed_address
from tools.site.output.files import Shelf
from tools.site.output.languages import now, say, speaking
from tools.site.output.templates import page

POCH = ("square", "rectangular", "octagonal", "round")
"""The shapes in which boards for Poch are known, the oldest first."""
OTHERS = ("poque", "nain-jaune", "pope-joan")
SCREENS = ("tours/the-board-through-six-centuries/", "first-game/", "play/")
"""What is shown on a screen for visitors."""
TABLE = (("board", 1), ("rules", 1), ("cards", 5))
"""What is printed for a table, and on how many sheets."""
MIDDLE, RIM = 50.0, 47.0


@dataclass(frozen=True, slots=True)
class Label:
    """A label as it hangs on a wall: a kind of board, in the words of a language."""

    kind: str
    tag: str
    title: str
    when: str
    text: str
    attempt: str
    """One line for a visitor to try."""


def label(kind: str, tag: str) -> Label:
    """Return the label of a kind of board in a language, whatever language is spoken now."""
    with speaking(tag):
        return Label(
            kind,
            tag,
            say(f"label-{kind}"),
            say(f"label-{kind}-when"),
            say(f"label-{kind}-text"),
            say(f"label-{kind}-try"),
        )


def _language(tag: str) -> str:
    with speaking(tag):
        return say("frame-language")


def write(shelf: Shelf) -> None:
    """Write the page for museums and that of the labels, in the language of the page."""
    kinds = (*POCH, *OTHERS)
    drawn = {kind: outline(kind) for kind in kinds}
    page(
        shelf,
        "labels",
        kinds=kinds,
        languages=[(tag, _language(tag)) for tag in TAGS],
        labels=[label(kind, tag) for kind in kinds for tag in TAGS],
        drawn=drawn,
    )
    screens = [(name, printed_address(f"{name}?kiosk")) for name in SCREENS]
    page(
        shelf,
        "museum/index",
        "museum",
        shapes=POCH,
        example=label("octagonal", now().tag),
        drawn=drawn,
        screens=screens,
        table=TABLE,
    )


def outline(kind: str) -> str:
    """Return the strokes of a board without words, as a path within a square of a hundred."""
    return " ".join(OUTLINES[kind]())


def _rect(x: float, y: float, wide: float, high: float) -> str:
    return f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}z"


def _circle(x: float, y: float, r: float) -> str:
    return f"M{x - r:.4g} {y:.4g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0"


def _around(many: int, r: float, turn: float = 0) -> Iterator[tuple[float, float]]:
    """Yield so many points round the middle, the first at the top or turned from there."""
    for i in range(many):
        angle = 2 * pi * i / many + turn
        yield MIDDLE + sin(angle) * r, MIDDLE - cos(angle) * r


def _square() -> Iterator[str]:
    """Seven rows of six cells, as the oldest board that survives."""
    yield _rect(3, 3, 94, 94)
    yield from (f"M3 {3 + 94 * i / 7:.4g}h94" for i in range(1, 7))
    yield from (f"M{3 + 94 * i / 6:.4g} 3v94" for i in range(1, 6))


def _rectangular() -> Iterator[str]:
    """Compartments side by side between slats."""
    yield _rect(3, 20, 94, 60)
    yield from (f"M{3 + 94 * i / 8:.4g} 20v60" for i in range(1, 8))


def _octagonal() -> Iterator[str]:
    """Hollows in a ring: the middle of the board in the Museum Aargau carries a name, and no chips."""
    corners = " ".join(f"{x:.4g} {y:.4g}" for x, y in _around(8, RIM, pi / 8))
    yield f"M{corners}z"
    yield from (_circle(x, y, 9.5) for x, y in _around(8, 30))


def _round() -> Iterator[str]:
    yield _circle(MIDDLE, MIDDLE, RIM)
    yield from (_circle(x, y, 10) for x, y in _around(8, 33))
    yield _circle(MIDDLE, MIDDLE, 13)


def _poque() -> Iterator[str]:
    yield from (_rect(6 + 31 * i, 21 + 31 * j, 26, 26) for i in range(3) for j in range(2))


def _nain_jaune() -> Iterator[str]:
    yield _rect(3, 3, 94, 94)
    yield from (_rect(x, y, 28, 28) for x in (9, 63) for y in (9, 63))
    yield _rect(36, 36, 28, 28)


def _pope_joan() -> Iterator[str]:
    yield _circle(MIDDLE, MIDDLE, RIM)
    yield _circle(MIDDLE, MIDDLE, 14)
    inner = _around(8, 14, pi / 8)
    outer = _around(8, RIM, pi / 8)
    yield from (
        f"M{a:.4g} {b:.4g}L{c:.4g} {d:.4g}" for (a, b), (c, d) in zip(inner, outer, strict=True)
    )


OUTLINES = {
    "square": _square,
    "rectangular": _rectangular,
    "octagonal": _octagonal,
    "round": _round,
    "poque": _poque,
    "nain-jaune": _nain_jaune,
    "pope-joan": _pope_joan,
}
