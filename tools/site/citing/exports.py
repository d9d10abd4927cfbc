"""The whole corpus to take away: as JSON, as tables, and as TEI with the synopsis for an apparatus."""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any
from xml.etree import ElementTree as ET

from poch.citing.formats import key_of_work, work
from poch.studies import compare
from poch.texts import library
from poch.texts.apparatus.sentences import places_of
from poch.texts.doubt import borrowed_from
from poch.texts.lock import WHOLE, stamps
from poch.texts.ruleset_shape import by_seats
from tools.site.edition import rests
from tools.site.edition.edition import Document, Edition, Source
from tools.site.edition.words import typeset
from tools.site.output.files import Shelf, cell, compact_json
from tools.site.output.templates import part

PLACE = "docs/assets/exports"
TEI = "http://www.tei-c.org/ns/1.0"
ID = "{http://www.w3.org/XML/1998/namespace}id"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"

TITLE = "Poch: the rules of the card game Poch and its relatives"
RIGHTS = {
    "Rulesets and data: CC0 1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
    "Prose of the edition: CC BY 4.0": "https://creativecommons.org/licenses/by/4.0/",
}
ABOUT = (
    "The sources are given clause by clause in our own words, not in theirs. The last text is the "
    "synopsis, with an entry for each leaf of the vocabulary of rules: each reading is what its "
    "witnesses have for it, as JSON, with the standing of the value for its cause and the clauses "
    "that set it for its analysis. What was supplied or read so here has the edition for its "
    "responsibility. Notes name the text that a value is borrowed from, and tell each doubt about it: "
    "its kind, the adopted reading, and what the others give."
)
CLAUSES = (
    *("id", "ruleset", "clause", "year", "topic", "status", "gap", "locus", "source", "via"),
    *("text", "version", "hash", "borrowed", "headings", "sentences", "inherited"),
)
SETTINGS = (
    *("clause", "leaf", "seats", "value", "crux", "reading", "adopted"),
    *("standing", "borrowed", "doubts"),
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
    """Return the works as CSL-JSON."""
    return [
        work(ref, entry) | {"id": key_of_work(ref)} for ref, entry in edition.bibliography.items()
    ]


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
            )


def settings(edition: Edition) -> Iterator[Sequence[object]]:
    """Yield a row for each value that a clause sets, for itself or under a reading of its crux.

    What is in force under the adopted readings has what it rests on: the standing, the text that it
    is borrowed from, and the cruxes under another reading of which it would be another.
    """
    for source in edition.sources:
        parts = rests.by_clause(source)
        for clause in source.clauses:
            name = f"{source.slug}/{clause['id']}"
            here = parts.get(clause["id"], {})
            yield from _settings(name, clause.get("sets", {}), ("", "", ""), here)
            crux = clause.get("crux", {})
            for reading, entry in crux.get("readings", {}).items():
                adopted = "yes" if crux["adopted"] == reading else "no"
                of = (crux["id"], reading, adopted)
                in_force = here if adopted == "yes" else {}
                yield from _settings(name, entry.get("sets", {}), of, in_force)


def _settings(
    name: str,
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
            yield (name, leaf, seats or "", text, *reading, *known)


def _doubts(leaf: str, part: compare.CellPart) -> str:
    return "; ".join(f"{doubt.crux}: {doubt.sentence(leaf)}" for doubt in part.doubts)


# TEI


def tei(edition: Edition) -> str:
    """Return the corpus as TEI P5: a text for each source, and the synopsis as an apparatus."""
    ET.register_namespace("", TEI)
    whole = element("TEI")
    header = part(
        "tei-header", title=TITLE, about=ABOUT, rights=RIGHTS, edition=edition, namespace=TEI
    )
    whole.append(ET.fromstring(header))  # noqa: S314 - our own
    text = element("text")
    group = element("group")
    text.append(group)
    for source in edition.sources:
        group.append(_text(source))
    group.append(_apparatus(edition))
    whole.append(text)
    ET.indent(whole, " ")
    return ET.tostring(whole, encoding="unicode", xml_declaration=True) + "\n"


def element(name: str, text: str = "", **attributes: str) -> ET.Element:
    """Return an element of TEI with a text."""
    made = ET.Element(f"{{{TEI}}}{name}", attributes)
    made.text = text or None
    return made


def wrap(name: str, *parts: ET.Element, **attributes: str) -> ET.Element:
    """Return an element of TEI with others in it."""
    made = element(name, **attributes)
    made.extend(parts)
    return made


def identify(part_of: ET.Element, name: str) -> ET.Element:
    """Return an element after giving it an id."""
    part_of.set(ID, name)
    return part_of


def _text(source: Source) -> ET.Element:
    now = stamps(source.document)
    body = wrap("body", element("head", source.title))
    for clause in source.clauses:
        mark = clause.get("gap") or clause["status"]
        part = element("ab", typeset(clause["text"]), type=clause["topic"], ana=f"#{mark}")
        part.set(
            "n",
            f"{source.slug}/{clause['id']}@{now[clause['id']].version}:{now[clause['id']].hash}",
        )
        body.append(identify(part, _xml_id(source.slug, clause["id"])))
        if where := places_of(clause):
            part.append(element("bibl", ", ".join(where)))
        if lender := borrowed_from(source.document, clause):
            part.append(element("note", f"borrowed from {lender}", type="borrowed"))
    text = wrap("text", body, n=f"{source.slug}@{now[WHOLE].version}:{now[WHOLE].hash}")
    text.set(LANG, "en")
    return text


def _xml_id(slug: str, clause: str) -> str:
    return f"{slug}.{clause}"


def _apparatus(edition: Edition) -> ET.Element:
    """Return the synopsis: for each leaf who has what, those together who have the same."""
    rulesets = [library.find(source.slug, {}) for source in edition.sources]
    leaves = compare.leaf_names(rulesets)
    rows = {ruleset.id: compare.cells(ruleset, leaves) for ruleset in rulesets}
    body = wrap("body", element("head", "Synopsis"))
    for leaf in leaves:
        entry = element("app", n=leaf)
        for (standing, value, ours), cells in _group_cells(leaf, rows).items():
            reading = element("rdg", value, wit=" ".join(f"#{slug}" for slug, _ in cells))
            reading.set("cause", standing.replace(" ", "-and-"))
            if ours:
                reading.set("resp", "#edition")
            points = [f"#{_xml_id(slug, name)}" for slug, names in cells for name in names]
            if points:
                reading.set("ana", " ".join(points))
            entry.append(reading)
        for slug, row in rows.items():
            entry.extend(_notes(slug, row[leaf]))
        body.append(wrap("ab", entry))
    return wrap("text", body)


def _notes(slug: str, cell: compare.Cell) -> Iterator[ET.Element]:
    """Yield whom a value is borrowed from, and each doubt about it, with its adopted reading and the others."""
    for lender in cell.borrowed:
        text = f"{slug}: borrowed from {lender}"
        yield element("note", text, type="borrowed", target=f"#{slug}")
    for doubt in cell.doubts:
        text = f"{slug}, {doubt.crux}: {doubt.sentence(cell.leaf)}"
        where = f"#{slug} #{_xml_id(slug, doubt.clause)}"
        yield element("note", text, type="doubt", subtype=doubt.kind, target=where)


def _group_cells(
    leaf: str, rows: Mapping[str, Mapping[str, compare.Cell]]
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
