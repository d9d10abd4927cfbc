"""The head of a source's page, and what stands at its end: what the source is, and how it was read."""

import json
from collections.abc import Iterable, Iterator

from markupsafe import Markup

from poch.game.lines import listed
from poch.texts.doubt import borrowings, own
from poch.texts.ruleset_shape import GAPS
from tools.pages.edition import rests, words
from tools.pages.edition.citations import cited, named, seen
from tools.pages.edition.edition import Document, Edition, Source

UNSURE = {
    **dict.fromkeys((*GAPS, "inherited"), "ours"),
    "borrowed": "borrowed",
    "unsettled": "adopted reading",
}
"""What is said at the head of a page of a value that the text itself does not settle."""


def line(document: Document) -> str:
    """Return place, year and language, as far as they are known."""
    when = ", ".join(str(document[key]) for key in ("place", "year") if key in document)
    language = f"in {words.LANGUAGE[document['language']]}"
    return f"{when}; {language}" if when else f"Undated; {language}"


def facts(source: Source) -> str:
    """Return what the game is played with, as far as it is known; what the text does not settle says so."""
    rules, cells = source.rules(), rests.laid(source)

    def sure(leaf: str, text: str) -> str:
        standings = cells[leaf].standings if leaf in cells else ()
        found = listed([*dict.fromkeys(UNSURE[one] for one in standings if one in UNSURE)])
        return f"{text} ({found})" if found else text

    parts = []
    if "seats" in rules:
        least, most = rules["seats"]
        parts.append(sure("seats", f"{least}–{most} players"))
    if sizes := rules.get("pack.size"):
        cards = sorted(set(sizes.values())) if isinstance(sizes, dict) else [sizes]
        parts.append(sure("pack.size", f"{' or '.join(map(str, cards))} cards"))
    parts.append(sure("board.pools", words.counted(len(rules["board.pools"]), "pool")))
    if shape := words.SHAPE.get(rules.get("board.shape", "")):
        parts.append(sure("board.shape", shape))
    return " · ".join(parts)


def board(source: Source) -> str:
    """Return the board as JSON, with the pools that are dressed, for a small picture of it.

    Where too little of a text is known to lay a table, it is empty.
    """
    antes = source.rules().get("dressing.antes", {})
    table = source.table()
    return json.dumps({**table, "antes": [*antes]}, separators=(",", ":")) if table else ""


def evidence(source: Source, edition: Edition) -> str:
    """Return how the text itself was read, and how each from which it borrows."""
    its = own(source.document)["ref"]
    every = [own(source.document), source.document["source"]]
    every += (c["source"] for c in source.clauses if "source" in c)

    def read(ref: str) -> str:
        return _read([one for one in every if one["ref"] == ref], edition)

    lent = [
        f"{words.begun(words.counted(clauses, 'clause'))} borrowed from "
        f"{named(edition.bibliography[ref])}: {words.small(read(ref))}"
        for ref, clauses in borrowings(source.document).items()
    ]
    return " ".join([read(its), *lent])


def _read(ways: Iterable[Document], edition: Edition) -> str:
    seen_ways = {one["seen"]: one.get("via") for one in ways}
    if "report" not in seen_ways:
        return f"{words.SEEN[next(iter(seen_ways))]}."
    via = seen_ways["report"]
    known = words.SEEN["report"] if len(seen_ways) == 1 else words.SEEN["both"]
    return f"{known} ({named(edition.bibliography[via])})." if via else f"{known}."


def citations(source: Source, edition: Edition) -> Iterator[tuple[Markup, Markup]]:
    """Yield the sources of the clauses, then the reports of them, each with what of it was read."""
    every = source.witness()
    for its in every:
        entry = edition.bibliography[its["ref"]]
        yield cited(entry, its.get("pages")), seen(entry)
    known = {its["ref"] for its in every}
    for via in dict.fromkeys(its["via"] for its in every if its.get("via")):
        if via not in known:
            entry = edition.bibliography[via]
            yield cited(entry), seen(entry)


def tally(source: Source) -> str:
    """Return how many clauses rest on what."""
    counts = [
        (sum(words.standing(c) == mark for c in source.clauses), name.lower())
        for mark, (name, _) in words.MARK.items()
    ]
    parts = words.listed(f"{count} {name}" for count, name in counts if count)
    return f"{len(source.clauses)} clauses: {parts}."
