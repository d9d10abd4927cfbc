"""The head of a source's page, and what stands at its end: what the source is, and how it was read."""

import json
from collections.abc import Iterable, Iterator

from markupsafe import Markup

from poch.texts.borrowing import borrowings
from poch.texts.doubt import own_source
from poch.texts.ruleset_shape import GAPS
from tools.site.edition import rests, words
from tools.site.edition.citations import render_citation, render_copy_seen, short_name
from tools.site.edition.edition import Document, Edition, Source
from tools.site.output.languages import format_list, say

UNSURE = {
    **dict.fromkeys((*GAPS, "inherited"), "unsure-ours"),
    "borrowed": "unsure-borrowed",
    "unsettled": "unsure-adopted",
}
"""The message at the head of a page on a value that the text itself does not settle."""


def line(document: Document) -> str:
    """Return place, year and language, as far as they are known."""
    when = ", ".join(str(document[key]) for key in ("place", "year") if key in document)
    language = words.LANGUAGE[document["language"]]
    return (
        say("source-when", when=when, language=language)
        if when
        else say("source-undated", language=language)
    )


def facts(source: Source) -> str:
    """Return what the game is played with, as far as it is known; what the text does not settle says so."""
    rules, cells = source.rules(), rests.cells_by_leaf(source)

    def hedge(leaf: str, text: str) -> str:
        standings = cells[leaf].standings if leaf in cells else ()
        reasons = [
            say(name)
            for name in dict.fromkeys(UNSURE[mark] for mark in standings if mark in UNSURE)
        ]
        return say("facts-unsure", what=text, why=format_list(reasons)) if reasons else text

    parts = []
    if "seats" in rules:
        least, most = rules["seats"]
        many = say("facts-seats", least=str(least), most=str(most), fixed=least == most)
        parts.append(hedge("seats", many))
    if sizes := rules.get("pack.size"):
        cards = sorted(set(sizes.values())) if isinstance(sizes, dict) else [sizes]
        parts.append(
            hedge("pack.size", say("facts-cards", cards=format_list([*map(str, cards)], "or")))
        )
    if pools := rules.get("board.pools"):
        parts.append(hedge("board.pools", words.count_in_words(len(pools), "pool")))
    kind = rules.get("board.shape", "")
    if (shape := words.SHAPE.get(kind)) and (kind != "boxes" or len(rules["board.pools"]) > 1):
        parts.append(hedge("board.shape", shape))
    return " · ".join(parts) or say("facts-none")


def board(source: Source) -> str:
    """Return the board as JSON, with the pools that are dressed, for a small picture of it.

    Where too little of a text is known to lay a table, it is empty.
    """
    rules, table = source.rules(), source.table()
    dressed = {**rules.get("dressing.antes", {}), **rules.get("dressing.dealer-puts", {})}
    rest = [rules["dressing.rest"]] if "dressing.rest" in rules else []
    return json.dumps({**table, "antes": [*dressed, *rest]}, separators=(",", ":")) if table else ""


def evidence(source: Source, edition: Edition) -> str:
    """Return how the text itself was read, and how each from which it borrows."""
    its = own_source(source.document)["ref"]
    every = [own_source(source.document), source.document["source"]]
    every += (c["source"] for c in source.clauses if "source" in c)

    def read(ref: str) -> str:
        return _reading_message([citation for citation in every if citation["ref"] == ref], edition)

    lent = [
        say(
            "evidence-lent",
            n=clauses,
            work=short_name(edition.bibliography[ref]),
            how=words.uncapitalize(read(ref)),
        )
        for ref, clauses in borrowings(source.document).items()
    ]
    return " ".join([read(its), *lent])


def _reading_message(ways: Iterable[Document], edition: Edition) -> str:
    seen_ways = {way["seen"]: way.get("via") for way in ways}
    if "report" not in seen_ways:
        return say("evidence-read", how=words.SEEN[next(iter(seen_ways))])
    via = seen_ways["report"]
    known = words.SEEN["report"] if len(seen_ways) == 1 else words.SEEN["both"]
    if not via:
        return say("evidence-read", how=known)
    return say("evidence-via", how=known, work=short_name(edition.bibliography[via]))


def citations(source: Source, edition: Edition) -> Iterator[tuple[Markup, Markup]]:
    """Yield the sources of the clauses, then the reports of them, each with what of it was read."""
    every = source.witness()
    for its in every:
        entry = edition.bibliography[its["ref"]]
        yield render_citation(entry, its.get("pages")), render_copy_seen(entry)
    known = {its["ref"] for its in every}
    for via in dict.fromkeys(its["via"] for its in every if its.get("via")):
        if via not in known:
            entry = edition.bibliography[via]
            yield render_citation(entry), render_copy_seen(entry)


def tally(source: Source) -> str:
    """Return how many clauses rest on what."""
    counts = [
        (sum(words.standing(c) == mark for c in source.clauses), words.within(name))
        for mark, (name, _) in words.MARK.items()
    ]
    parts = [say("tally-of", n=count, mark=name) for count, name in counts if count]
    return say("tally", n=len(source.clauses), parts=format_list(parts))
