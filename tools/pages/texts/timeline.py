"""The timeline: the witnesses by their years, and what is known of the game and its boards."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from operator import itemgetter

from markupsafe import Markup

from tools.pages.edition import heads, words
from tools.pages.edition.edition import Document, Edition, Source
from tools.pages.texts.clauses import Link
from tools.pages.texts.quoted import set_in_type, source_links

YEARS_A_STEP = 20
MOST_STEPS = 5


@dataclass(frozen=True, slots=True)
class Point:
    """A point of time: a witness, or something that is reported.

    `after` tells how long a time has passed since the point before, in steps of some years.
    """

    id: str
    strand: str
    kind: str
    when: str
    after: int
    title: Link | None
    text: Markup
    sources: tuple[Link, ...]
    correction: str
    board: str


def points(edition: Edition, base: str) -> Iterator[Point]:
    """Return all points that have a year, from the first to the last."""
    dated: list[tuple[int, Callable[[int, Edition, str], Point]]] = [
        (one["year"], partial(_reported, one)) for one in edition.history
    ]
    dated += [
        (source.document["year"], partial(_witness, source))
        for source in edition.sources
        if "year" in source.document
    ]
    before = None
    for year, view in sorted(dated, key=itemgetter(0)):
        after = 0 if before is None else min(MOST_STEPS, (year - before) // YEARS_A_STEP)
        yield view(after, edition, base)
        before = year


def undated(edition: Edition, base: str) -> Iterator[Point]:
    """Return the witnesses without a year."""
    for source in edition.sources:
        if "year" not in source.document:
            yield _witness(source, 0, edition, base)


def _reported(entry: Document, after: int, edition: Edition, base: str) -> Point:
    return Point(
        id=entry["id"],
        strand=entry["strand"],
        kind=words.STRAND[entry["strand"]],
        when=entry["when"],
        after=after,
        title=None,
        text=set_in_type(entry["text"]),
        sources=source_links(entry["sources"], edition, base),
        correction=entry.get("correction", ""),
        board="",
    )


def _witness(source: Source, after: int, edition: Edition, base: str) -> Point:
    document = source.document
    return Point(
        id=source.slug,
        strand="witness",
        kind=document["siglum"],
        when=str(document.get("year", "")),
        after=after,
        title=Link(source.title, f"{base}sources/{source.slug}/"),
        text=Markup("In {}. {}").format(
            words.LANGUAGE[document["language"]], heads.evidence(source, edition)
        ),
        sources=(),
        correction="",
        board=heads.board(source),
    )
