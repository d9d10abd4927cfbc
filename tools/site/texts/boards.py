"""The pages of boards as witnesses: each board with all that is known of it, their gallery, and their shapes."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple
from xml.etree import ElementTree as ET

from markupsafe import Markup

from poch.citing.cite import cite_board
from poch.citing.note import describe_board
from poch.studies.compare import CellPart
from poch.studies.pool_sets import PoolSet, differences, pool_sets, set_of_board
from poch.texts.apparatus.boards import MEASURES, SHAPES, UNKNOWN, every_pool
from poch.words.language import Terms
from tools.site.citing.citing import Forms
from tools.site.edition import rests
from tools.site.edition.edition import Document, Edition, Source
from tools.site.hands.boards import letter
from tools.site.hands.outlines import LONG, name_pools, outline, size_in_mm
from tools.site.hands.strokes import SIGNS
from tools.site.output.files import Shelf
from tools.site.output.languages import format_list, now, say
from tools.site.output.templates import page
from tools.site.texts.quoted import source_links

FACTS = ("made-in", "date", "shape", "material", "size", "suits")
PIXELS_PER_CM = 4.4
"""The scale that boards have in the gallery whose size is published."""
UNMEASURED = 140
"""So wide is one there whose size is not."""
POINTS = {"rectangle": "board-early", "octagon": "board-octagonal", "round": "board-round"}
"""What the history says of a shape."""
LIKE = {"square": ("corners",), "rows": ("rows", "slats"), "round": ("round", "ring")}
"""How texts have their boards made that are of a shape."""


def write(edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write the pages of the boards in the language that is spoken now."""
    names, texts = [*edition.boards], defaultdict[str, list[PoolSet]](list)
    for witness in pool_sets():
        if witness.kind == "text":
            texts[witness.game].append(witness)
    for at, (slug, board) in enumerate(edition.boards.items()):
        beside = [*names[max(at - 1, 0) : at], *names[at + 1 : at + 2]]
        page(
            shelf,
            f"boards/{slug}",
            "witness",
            board=board,
            edition=edition,
            drawn=_render_svg(draw(board)),
            scaled=size_in_mm(board) is not None,
            facts=FACTS,
            fact_text=fact_text,
            date_notes=date_notes,
            rows=[*zip(name_pools(board), every_pool(board), strict=True)],
            near=differences(set_of_board(board), texts[board["game"]]),
            pools=name_list,
            other_cards=other_cards,
            line=describe_board,
            cite=known.note(cite_board(board))[0],
            unknown=UNKNOWN,
            english=slug in edition.untranslated.get("boards", ()),
            beside=[edition.boards[name] for name in beside],
        )
    page(
        shelf,
        "boards/index",
        "boards",
        edition=edition,
        works=source_links,
        small=draw_small,
        line=describe_board,
        count=count_pools,
        shapes=[*shapes(edition)],
    )


# Drawings


def draw(board: Document, **look: bool) -> ET.Element:
    """Return the drawing of a board."""
    label = say("boards-drawing", title=board["title"], pools=count_pools(board))
    return outline(board, label, **look)


def draw_small(board: Document, widest: int = 0) -> Markup:
    """Return a small drawing: to the scale of the gallery where a size is published, unless it is so wide."""
    svg, size = draw(board, small=True), size_in_mm(board)
    _, _, wide, high = map(float, str(svg.get("viewBox")).split())
    width = widest or (max(size) / 10 * PIXELS_PER_CM * wide / LONG if size else UNMEASURED)
    svg.set("width", f"{width:.0f}")
    svg.set("height", f"{width * high / wide:.0f}")
    return _render_svg(svg)


def _render_svg(svg: ET.Element) -> Markup:
    return Markup(ET.tostring(svg, encoding="unicode"))  # noqa: S704 - our own


# What is known of a board


def count_pools(board: Document) -> str:
    """Return how many pools a board has, if they are counted, and how many of them are named."""
    of = set_of_board(board)
    named = len(of.pools)
    many = named + of.unknown
    return say("boards-count", n=many, unknown=of.unknown, named=named, counted=of.counted)


def name_list(names: tuple[str, ...], board: Document) -> str:
    """Return pools as prose lists them, by the pack of a board."""
    german = board.get("suits", {}).get("kind") == "german"
    here = Terms("german" if german else "french", {})
    return format_list([say("board-pool", here, pool=name) for name in names])


def other_cards(board: Document, rules: Document) -> str:
    """Return the cards that a text has for pools for which a board shows others."""
    shown = {
        pool["pool"]: pool["card"] for pool in every_pool(board) if "suit" in pool.get("card", {})
    }
    here = Terms("french", {})
    differ = [
        letter(card[:-1], here) + SIGNS[card[-1]]
        for pool, card in rules.get("board.cards", {}).items()
        if pool in shown and card != f"{shown[pool]['rank']}{shown[pool]['suit']}"
    ]
    return format_list(differ)


def fact_text(name: str, field: Document) -> str:
    """Return what a field says in one text; kinds and measures are in the words of the language."""
    text = str(field.get("text", ""))
    if name == "size":
        return " ".join(filter(None, (format_size(field), text)))
    return text or f"{say(f'boards-{name}', kind=field['kind'])}."


def date_notes(date: Document) -> Iterator[str]:
    """Yield what is read of a damaged date, what the date rests on, and the years that stand for it here."""
    if "damaged" in date:
        yield say("boards-damaged", date=date["damaged"])
    if "rests-on" in date:
        yield date["rests-on"]
    if date["from"] != date["to"]:
        yield say("boards-years", first=str(date["from"]), last=str(date["to"]))


def format_size(size: Document) -> str:
    """Return the measures of a board as they are printed in the language of the page."""
    comma = "." if now().tag == "en" else ","
    measures = {key: str(size[key]).replace(".", comma) for key in MEASURES if key in size}
    across = measures.pop("diameter", "")
    flat = " × ".join(measures.values())
    parts = [say("boards-across", size=across, unit=size["unit"])] if across else []
    return ", ".join([*parts, *([f"{flat} {size['unit']}"] if flat else [])])


# Shapes


class Shape(NamedTuple):
    """A kind of shape: a drawing, what the history says, the boards of it, and the texts with what that rests on."""

    kind: str
    drawn: Markup
    point: Document | None
    boards: tuple[Document, ...]
    texts: tuple[tuple[Source, str], ...]


def shapes(edition: Edition) -> Iterator[Shape]:
    """Yield the kinds of shape that a board, a text or the history has."""
    history: Mapping[str, Document] = {point["id"]: point for point in edition.history}
    for kind in SHAPES:
        boards = tuple(each for each in edition.boards.values() if each["shape"]["kind"] == kind)
        texts = tuple(
            (source, part.standing)
            for source in edition.sources
            for part in described_shapes(source)
            if part.value in LIKE.get(kind, ())
        )
        point = history.get(POINTS.get(kind, ""))
        if boards or texts or point:
            cells = 6 if kind in ("hexagon", "rows") else 8
            blank = {"shape": {"kind": kind}, "pools": [{"pool": UNKNOWN}] * cells}
            svg = outline(blank, say("boards-shape", kind=kind), small=True)
            svg.set("width", "120")
            yield Shape(kind, _render_svg(svg), point, boards, texts)


def described_shapes(source: Source) -> Iterator[CellPart]:
    """Yield the shape of the board as the text itself gives it, or is read to mean it."""
    if cell := rests.cells_by_leaf(source).get("board.shape"):
        yield from (part for part in cell.parts if part.known)
