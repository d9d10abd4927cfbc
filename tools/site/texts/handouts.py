"""What is printed to play by: for each playable ruleset its rules on one sheet, and its board."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from markupsafe import Markup

from poch.drafting.sheet import sheet_clauses
from poch.studies.compare import CellPart
from poch.texts.doubt import borrowed_from
from tools.site.citing.citing import SITE, Forms
from tools.site.citing.paper import printed_address
from tools.site.edition import rests, words
from tools.site.edition.edition import ENGLISH, Document, Edition, Source
from tools.site.edition.words import typeset
from tools.site.hands.boards import draw_board, sheet, winners
from tools.site.output.files import Shelf
from tools.site.output.languages import join_parts, now, say
from tools.site.output.raster import draw_picture
from tools.site.output.templates import page
from tools.site.texts.clauses import is_variation

BOARDS = "assets/boards"
SUPPLIED, INFERRED, BORROWED, DISPUTED = "+", "†", "‡", "*"
MEANINGS = {
    SUPPLIED: "handout-supplied",
    INFERRED: "handout-inferred",
    BORROWED: "handout-borrowed",
    DISPUTED: "handout-disputed",
}
"""The messages on what marks mean."""

# How much goes on a sheet, reckoned in millimetres; a sheet must do for A4 and for Letter.
SIZES = (10.5, 10, 9.5, 9, 8.75, 8.5, 8.25, 8, 7.75, 7.5, 7.25, 7, 6.75, 6.5)
"""Sizes of type, in points; the style sheet has a class for each."""
POINT = 0.3528
COLUMNS = 2
COLUMN, ROOM = 92, 205
LETTER = 0.47
LINE = 1.27
BETWEEN = 0.16
HEADING = 2.15


@dataclass(frozen=True, slots=True)
class SheetRule:
    """A clause as a sheet has it: its words, its marks, and the reading it is taken in."""

    id: str
    text: str
    marks: str
    reading: str


@dataclass(frozen=True, slots=True)
class SheetStage:
    """A part of the game and its rules."""

    title: str
    rules: tuple[SheetRule, ...]


def write(edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write a sheet of rules and a board for each ruleset that can be played, and their list."""
    playable = [source for source in edition.sources if source.document["playable"] != "never"]
    for source in playable:
        file = _file(source)
        shelf.put(f"docs/{file}", board(source))
        drawn = draw_board(source)
        if SITE:  # what shows it asks for a whole address
            shelf.put(f"docs/{file.removesuffix('svg')}png", draw_picture(drawn.svg))
        parts = tuple(stages(source))
        points, quarters = divmod(round(4 * size(parts)), 4)
        used = "".join(rule.marks for stage in parts for rule in stage.rules)
        page(
            shelf,
            f"sources/{source.slug}/handout",
            source=source,
            edition=edition,
            stages=parts,
            variations=variations(source),
            marks=[(mark, message) for mark, message in MEANINGS.items() if mark in used],
            board=Markup(drawn.text()),  # noqa: S704 - our own
            address=printed_address(f"sources/{source.slug}/handout/"),
            size=f"points-{points} quarters-{quarters}",
            cite_plain=known.plain(source.slug),
        )
        page(shelf, f"sources/{source.slug}/board", source=source, file=file)
    page(shelf, "to-print", sources=playable, file=_file)
    page(shelf, "cards")


def _file(source: Source) -> str:
    """Return the address of a drawing, one for each language: its foot is in words."""
    tag = now().tag
    return f"{BOARDS}/{'' if tag == ENGLISH else f'{tag}/'}{source.slug}.svg"


def board(source: Source) -> str:
    """Return the board of a ruleset as a file to print."""
    address = printed_address(f"sources/{source.slug}/board/")
    title = say("board-of", title=source.title)
    foot = f"{title} · {address} · CC0 1.0"
    return sheet(source.table(), winners(source.rules()), title, foot).text() + "\n"


def stages(source: Source) -> Iterator[SheetStage]:
    """Return the parts of a game in order of play, without what only a variation adds."""
    parts = rests.by_clause(source)
    for topic, title in words.TOPIC.items():
        rules = tuple(
            _rule(clause, source, parts.get(clause["id"], {}))
            for clause in sheet_clauses(source.document)
            if clause["topic"] == topic
        )
        if rules:
            yield SheetStage(title, rules)


def variations(source: Source) -> str:
    """Return the house variations that a sheet leaves out, in words."""
    names = {crux for clause in source.clauses if is_variation(clause) for crux in clause["when"]}
    return words.format_list(_quote(words.crux(crux)) for crux in sorted(names))


def _quote(title: str) -> str:
    """Return a title between quotation marks."""
    return say("bibliography-quoted", title=title)


def _rule(clause: Document, source: Source, parts: Mapping[str, tuple[CellPart, ...]]) -> SheetRule:
    standing = words.standing(clause)
    hangs = rests.doubts(part for every in parts.values() for part in every)
    readings = {crux: doubt.reading for crux, doubt in hangs.items()}
    crux = clause.get("crux")
    if crux and crux["kind"] != "option":
        readings = {crux["id"]: crux["adopted"], **readings}
    lent = standing not in words.OURS and bool(borrowed_from(source.document, clause))
    marks = SUPPLIED * (standing in words.OURS) + INFERRED * (standing == "inferred")
    return SheetRule(
        clause["id"],
        typeset(clause["text"]),
        marks + BORROWED * lent + DISPUTED * bool(readings),
        join_parts(words.reading(name) for name in readings.values()),
    )


def size(parts: Sequence[SheetStage]) -> float:
    """Return the largest size of type at which a sheet holds the rules."""
    return next((points for points in SIZES if height(parts, points) <= COLUMNS * ROOM), SIZES[-1])


def height(parts: Sequence[SheetStage], points: float) -> float:
    """Return how high the rules stand in one column, about, in millimetres."""
    em = points * POINT
    letters = COLUMN / (LETTER * em)
    ems = sum(
        HEADING + sum(LINE * ceil(_letters(rule) / letters) + BETWEEN for rule in stage.rules)
        for stage in parts
    )
    return ems * em


def _letters(rule: SheetRule) -> int:
    return len(f"{rule.text} {rule.marks} {rule.reading}")
