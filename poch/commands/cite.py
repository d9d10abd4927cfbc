"""`poch cite`: notes for what is cited, with version and hash."""

import re
from datetime import datetime

import click

from poch.citing.cite import Citation, citation
from poch.citing.formats import (
    DATA,
    FORMATS,
    STYLES,
    format_citation,
    join_citations,
    strip_italics,
)
from poch.citing.formats import LOCALES as CITED_IN
from poch.commands.common import Failed, as_json, failing
from poch.commands.output import print_json, say
from poch.game.said import shorten
from poch.texts.library import bibliography

ADDRESS = re.compile(r"https?://[^\s{}<>\\\"]+", re.IGNORECASE)
"""Of a site: what may stand in an entry of a bibliography and be opened from there."""


@click.command()
@click.argument("ids", nargs=-1, required=True, metavar="ID…")
@click.option("--format", "form", type=click.Choice(FORMATS), default="chicago", show_default=True)
@click.option("--site", envvar="SITE_URL", help="Where the site stands, for addresses.")
@click.option(
    "--accessed",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The day on which you read it at its address.",
)
@click.option(
    "--language",
    type=click.Choice([*CITED_IN]),
    default="en",
    show_default=True,
    help="In which language the note is.",
)
@as_json
def cite(
    ids: tuple[str, ...],
    form: str,
    site: str | None,
    accessed: datetime | None,
    language: str,
    *,
    as_json: bool,
) -> None:
    """Cite a source, a clause, a difference, a crux, a step of a hand or a board.

    An ID is RULESET, RULESET/CLAUSE, A..B:LEAF, RULESET?CRUX, RULESET/HAND#step-17 or board:BOARD. First comes
    the note to be printed, which ends with id and edition, then what is exact: version, hash and works in full.
    A board has no version of its own, so there the edition stands, and the sources that describe it.
    """
    if site and not ADDRESS.fullmatch(site):
        says = "no address of a site; write one such as https://example.org/poch/"
        raise Failed(f"--site {shorten(site)!r}: {says}")
    root = f"{site.rstrip('/')}/" if site else None
    day = accessed.date() if accessed else None
    with failing():
        citations = [citation(name) for name in ids]
        texts = [
            format_citation(entry, form, bibliography(), root, day, language) for entry in citations
        ]
    if form in STYLES:
        texts = [strip_italics(text) for text in texts]
    if as_json:
        both = zip(citations, texts, strict=True)
        print_json([_citation_as_json(entry, form, text) for entry, text in both])
        return
    say(join_citations(texts, form))


def _citation_as_json(entry: Citation, form: str, text: str) -> dict[str, str]:
    """Return a citation as JSON has it; data have no note apart."""
    note = {} if form in DATA else {"note": text.partition("\n\n")[0]}
    ids = {"id": entry.id, "cites": entry.token, "short": entry.short, "address": entry.address}
    return {**ids, **note, "text": text}
