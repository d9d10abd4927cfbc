"""The bibliography: every source by what it is here for, and where it is edited."""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from tools.pages.edition import words
from tools.pages.edition.citations import cited, seen
from tools.pages.edition.edition import Document, Edition
from tools.pages.edition.words import printed
from tools.pages.texts.clauses import Link
from tools.pages.texts.coins import coins


@dataclass(frozen=True, slots=True)
class Entry:
    """A source as it is cited, how far it was read, and the rulesets that rest on it."""

    id: str
    text: Markup
    seen: str
    edited: tuple[Link, ...]
    coins: str


@dataclass(frozen=True, slots=True)
class ShelfView:
    """The sources that are here for one thing."""

    id: str
    title: str
    about: str
    entries: tuple[Entry, ...]


def shelves(edition: Edition, base: str) -> Iterator[ShelfView]:
    """Return the sources in the order of the file."""
    for name, (title, about) in words.SHELF.items():
        entries = tuple(
            _entry(ref, entry, edition, base)
            for ref, entry in edition.bibliography.items()
            if entry["shelf"] == name
        )
        yield ShelfView(name, title, printed(about), entries)


def _entry(ref: str, entry: Document, edition: Edition, base: str) -> Entry:
    edited = tuple(
        Link(source.document["siglum"], f"{base}sources/{source.slug}/")
        for source in edition.sources
        if ref in {its["ref"] for its in source.witness()}
    )
    return Entry(ref, cited(entry), seen(entry), edited, coins(ref, entry))
