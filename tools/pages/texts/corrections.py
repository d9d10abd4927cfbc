"""The page of corrections: what has been said, where, and what the sources have."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from tools.pages.edition import words
from tools.pages.edition.edition import Document, Edition
from tools.pages.edition.words import printed
from tools.pages.texts.clauses import Link
from tools.pages.texts.quoted import Quoted, quoted, set_in_type, source_links


@dataclass(frozen=True, slots=True)
class Correction:
    """One correction, with the clauses that bear it out and other places to look at."""

    id: str
    title: str
    claim: Markup
    stands: Markup
    says: Markup
    open: Markup
    clauses: tuple[Quoted, ...]
    elsewhere: tuple[Link, ...]
    sources: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """The corrections of one kind."""

    id: str
    title: str
    entries: tuple[Correction, ...]


def fields(edition: Edition, base: str) -> Iterator[Field]:
    """Return the corrections by what they are about."""
    for name, title in words.FIELD.items():
        entries = [one for one in edition.corrections if one["group"] == name]
        yield Field(name, title, tuple(_correction(one, edition, base) for one in entries))


def _correction(entry: Document, edition: Edition, base: str) -> Correction:
    evidence = entry.get("evidence", [])
    return Correction(
        id=entry["id"],
        title=printed(entry["title"]),
        claim=set_in_type(entry["claim"]),
        stands=set_in_type(entry["stands"]),
        says=set_in_type(entry["says"]),
        open=set_in_type(entry.get("open", "")),
        clauses=tuple(quoted(one, edition, base) for one in evidence if ":" not in one),
        elsewhere=tuple(_elsewhere([one for one in evidence if ":" in one], base)),
        sources=source_links(entry["sources"], edition, base),
    )


def _elsewhere(refs: Iterable[str], base: str) -> Iterator[Link]:
    """Return what else bears a correction out: `example:X1`, or `page:name` and a place on it."""
    for ref in refs:
        kind, _, name = ref.partition(":")
        page, _, place = name.partition("#")
        if kind == "example":
            href = f"{base}contributing/worked-examples/#{name.lower()}"
            yield Link(f"Worked example {name}", href)
        else:
            href = f"{base}{page}/{'#' * bool(place)}{place}"
            yield Link(words.PAGE[page], href)
