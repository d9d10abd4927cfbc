"""Clauses and works that other pages quote, with where they stand."""

from typing import Any

from tools.site.edition.citations import short_name
from tools.site.edition.edition import Document, Edition
from tools.site.edition.words import capitalize
from tools.site.texts.clauses import Link, mark_terms


def quote_clause(ref: str, edition: Edition, base: str) -> dict[str, Any]:
    """Return the clause that `ruleset/clause` names, its text and address; raises LookupError where there is none."""
    slug, _, name = ref.partition("/")
    source = edition.source(slug)
    if source is None:
        raise LookupError(f"{ref}: there is no ruleset {slug}; correct what names it")
    clause = source.clause(name)
    href = f"{base}sources/{slug}/#{name}"
    return {"source": source, "clause": clause, "text": mark_terms(clause), "href": href}


def source_links(names: list[str], edition: Edition, base: str) -> tuple[Link, ...]:
    """Return sources by name, each leading to its place in the bibliography."""
    return tuple(
        Link(words_of(edition.bibliography[name]), f"{base}bibliography/#{name}") for name in names
    )


def words_of(entry: Document) -> str:
    """Return a source in a few words, as they stand at the beginning of a line."""
    name = short_name(entry)
    described = not {"title", "title-short", "author"} & set(entry)
    return capitalize(name) if described else name
