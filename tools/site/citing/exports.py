"""The whole corpus to take away: as JSON, as tables, and as TEI with the synopsis for an apparatus."""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias
from xml.etree import ElementTree as ET

from poch.citing.formats import work
from poch.studies import compare
from poch.texts import library
from poch.texts.apparatus.sentences import places_of
from poch.texts.doubt import borrowed_from
from poch.texts.lock import WHOLE, stamps
from poch.texts.ruleset_shape import by_seats
from tools.site.edition import rests
from tools.site.edition.edition import Document, Edition
from tools.site.edition.words import typeset
from tools.site.output.files import Shelf, cell, compact_json
from tools.site.output.templates import part

PLACE = "docs/assets/exports"
TEI = "http://www.tei-c.org/ns/1.0"
Rows: TypeAlias = Mapping[str, Mapping[str, compare.Cell]]
"""What each ruleset has for each leaf."""

CLAUSES = (
    *("id", "ruleset", "clause", "year", "topic", "status", "gap", "locus", "source", "via"),
    *("text", "version", "hash", "borrowed", "headings", "sentences", "inherited"),
    *("when", "replaces"),
)
SETTINGS = (
    *("clause", "leaf", "seats", "value", "crux", "reading", "adopted"),
    *("standing", "borrowed", "doubts", "when", "replaces"),
)


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the exports."""
    shelf.put(f"{PLACE}/corpus.json", compact_json(corpus(edition)))
    shelf.put(f"{PLACE}/clauses.csv", table(CLAUSES, clauses(edition)))
    shelf.put(f"{PLACE}/settings.csv", table(SETTINGS, settings(edition)))
    shelf.put(f"{PLACE}/bibliography.json", compact_json(bibliography(edition)))
    shelf.put(f"{PLACE}/corpus.tei.xml", tei(edition))


def corpus(edition: Edition) -> Document:
    """Return all rulesets as they are written, with versions and hashes, and what they rest on."""
    return {
        "schema": "poch/corpus/1",
        "licence": "CC0-1.0",
        "rulesets": [source.document for source in edition.sources],
        "stamps": {
            source.slug: {
                name or source.slug: [*stamp] for name, stamp in stamps(source.document).items()
            }
            for source in edition.sources
        },
        "hands": {
            source.slug: {hand.name: hand.record for hand in source.hands}
            for source in edition.sources
        },
        "bibliography": edition.bibliography,
        "sentences": edition.sentences,
        "retired": edition.retired,
    }


def bibliography(edition: Edition) -> Sequence[Document]:
    """Return the works as CSL-JSON, by the ids that the other exports name them by."""
    return [work(ref, entry) for ref, entry in edition.bibliography.items()]


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return rows as CSV."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(map(cell, row) for row in rows)
    return file.getvalue()


def clauses(edition: Edition) -> Iterator[Sequence[object]]:
    """Yield a row for each clause."""
    for source in edition.sources:
        now = stamps(source.document)
        for clause in source.clauses:
            its = clause.get("source", source.document["source"])
            yield (
                *(f"{source.slug}/{clause['id']}", source.slug, clause["id"]),
                *(source.document.get("year"), clause["topic"], clause["status"]),
                *(clause.get("gap"), clause.get("locus"), its["ref"], its.get("via")),
                *(
                    typeset(clause["text"]),
                    *now[clause["id"]],
                    borrowed_from(source.document, clause),
                ),
                "; ".join(clause.get("headings", ())),
                " ".join(clause.get("sentences", ())),
                clause.get("inherited"),
                *_force(clause),
            )


def _force(clause: Document) -> tuple[str, str]:
    """Return under which readings alone a clause is in force, and what it then puts out of force."""
    when = (f"{crux}: {reading}" for crux, reading in clause.get("when", {}).items())
    return "; ".join(when), "; ".join(clause.get("replaces", ()))


def settings(edition: Edition) -> Iterator[Sequence[object]]:
    """Yield a row for each value that a clause sets, for itself or under a reading of its crux.

    What is in force under the adopted readings has what it rests on: the standing, the text that it
    is borrowed from, and the cruxes under another reading of which it would be another.
    """
    for source in edition.sources:
        parts = rests.by_clause(source)
        for clause in source.clauses:
            here = parts.get(clause["id"], {})
            yield from _settings(source.slug, clause, clause.get("sets", {}), ("", "", ""), here)
            crux = clause.get("crux", {})
            for reading, entry in crux.get("readings", {}).items():
                adopted = "yes" if crux["adopted"] == reading else "no"
                of = (crux["id"], reading, adopted)
                in_force = here if adopted == "yes" else {}
                yield from _settings(source.slug, clause, entry.get("sets", {}), of, in_force)


def _settings(
    slug: str,
    clause: Document,
    sets: Document,
    reading: tuple[str, str, str],
    here: Mapping[str, tuple[compare.CellPart, ...]],
) -> Iterator[Sequence[object]]:
    for leaf, value in sets.items():
        for seats, given in by_seats(value).items():
            text = json.dumps(given, ensure_ascii=False)
            at = next(
                (rule for rule in here.get(leaf, ()) if not seats or seats in rule.seats), None
            )
            known = (at.standing, at.borrowed, _doubts(leaf, at)) if at else ("", "", "")
            name = f"{slug}/{clause['id']}"
            yield (name, leaf, seats or "", text, *reading, *known, *_force(clause))


def _doubts(leaf: str, part: compare.CellPart) -> str:
    return "; ".join(f"{doubt.crux}: {doubt.sentence(leaf)}" for doubt in part.doubts)


# TEI


def tei(edition: Edition) -> str:
    """Return the corpus as TEI P5: a text for each source, and the synopsis as an apparatus.

    The synopsis has for each leaf who has what, those together who have the same.
    """
    rulesets = [library.find(source.slug, {}) for source in edition.sources]
    leaves = compare.leaf_names(rulesets)
    rows = {ruleset.id: compare.cells(ruleset, leaves) for ruleset in rulesets}
    synopsis = [(leaf, _readings(leaf, rows), _notes(leaf, rows)) for leaf in leaves]
    text = part(
        "tei",
        edition=edition,
        stamps=stamps,
        whole=WHOLE,
        synopsis=synopsis,
        places_of=places_of,
        borrowed_from=borrowed_from,
    )
    ET.register_namespace("", TEI)
    whole = ET.fromstring(text)  # noqa: S314 - our own
    ET.indent(whole, " ")
    return ET.tostring(whole, encoding="unicode", xml_declaration=True) + "\n"


def _readings(leaf: str, rows: Rows) -> Iterator[tuple[str, Document]]:
    """Yield each reading of a leaf with its attributes."""
    for (standing, value, ours), cells in _group_cells(leaf, rows).items():
        points = [f"#{slug}.{name}" for slug, names in cells for name in names]
        yield (
            value,
            {
                "wit": " ".join(f"#{slug}" for slug, _ in cells),
                "cause": standing.replace(" ", "-and-"),
                "resp": "#edition" if ours else None,
                "ana": " ".join(points) or None,
            },
        )


def _notes(leaf: str, rows: Rows) -> Iterator[tuple[str, Document]]:
    """Yield whom a value is borrowed from, and each doubt about it, with its adopted reading and the others."""
    for slug, row in rows.items():
        for lender in row[leaf].borrowed:
            yield f"{slug}: borrowed from {lender}", {"type": "borrowed", "target": f"#{slug}"}
        for doubt in row[leaf].doubts:
            where = f"#{slug} #{slug}.{doubt.clause}"
            about = {"type": "doubt", "subtype": doubt.kind, "target": where}
            yield f"{slug}, {doubt.crux}: {doubt.sentence(leaf)}", about


def _group_cells(
    leaf: str, rows: Rows
) -> dict[tuple[str, str, bool], list[tuple[str, tuple[str, ...]]]]:
    groups: dict[tuple[str, str, bool], list[tuple[str, tuple[str, ...]]]] = {}
    for slug, cells in rows.items():
        cell = cells[leaf]
        value = json.dumps(_plain(cell.value), ensure_ascii=False) if cell.clauses else ""
        ours = any(part.ours and part.standing != "borrowed" for part in cell.parts)
        groups.setdefault((" ".join(cell.standings), value, ours), []).append((slug, cell.clauses))
    return groups


def _plain(value: Any) -> Any:  # noqa: ANN401 - a leaf may hold anything
    return {str(key): item for key, item in value.items()} if isinstance(value, Mapping) else value
