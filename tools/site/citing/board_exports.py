"""The boards to take away: as JSON, as a table of all that is said of them, and as descriptions in TEI."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from xml.etree import ElementTree as ET

from poch.texts.apparatus.boards import FIELDS, LISTS, MEASURES
from tools.site.citing.exports import PLACE, TEI, table
from tools.site.edition.edition import Edition
from tools.site.output.coded import set_plain
from tools.site.output.files import Shelf, compact_json
from tools.site.output.templates import part

Board = Mapping[str, Any]
TITLE = "Boards for Poch and its relatives"
ABOUT = (
    "Each board is described by what is published of it, and every statement points to its source. Pools are "
    "notes on decoration in the order of the source; an unknown pool is one that nobody has named."
)
COLUMNS = ("board", "field", "n", "name", "card", "text", "disputed", "source")


def write(edition: Edition, shelf: Shelf) -> None:
    """Write all boards together, and each by itself."""
    every = [*edition.boards.values()]
    shelf.put(f"{PLACE}/boards.json", compact_json({"schema": "poch/boards/1", "boards": every}))
    shelf.put(f"{PLACE}/boards.csv", table(COLUMNS, (row for each in every for row in rows(each))))
    shelf.put(f"{PLACE}/boards.tei.xml", tei(every))
    for board in every:
        file = f"{PLACE}/boards/{board['id']}"
        shelf.put(f"{file}.json", compact_json(board))
        shelf.put(f"{file}.csv", table(COLUMNS, rows(board)))
        shelf.put(f"{file}.tei.xml", tei([board]))


def rows(board: Board) -> Iterator[Sequence[object]]:
    """Yield a row for each thing that is said of a board: what no source gives has none."""
    slug, holder = board["id"], board["holder"]
    for field in ("title", "game", "seen"):
        yield (slug, field, "", "", "", set_plain(board[field]), "", "")
    for key, text in holder.items():
        yield (slug, "holder", "", key, "", text, "", "")
    for field in FIELDS:
        given = board.get(field, [])
        several = given if field in LISTS or not given else [given]
        for n, entry in enumerate(several, 1):
            name = entry.get("pool", entry.get("kind", entry.get("on", "")))
            yield (
                *(slug, field, n if field in LISTS else "", name, _card(entry), set_plain(_say(entry))),
                "; ".join(set_plain(each["text"]) for each in entry.get("disputed", ())),
                entry["source"],
            )  # fmt: skip
    for source in board["sources"]:
        text = " ".join(filter(None, (set_plain(source["citation"]), source.get("url"))))
        yield (slug, "source", "", source["id"], "", text, "", "")


def _card(entry: Board) -> str:
    card = entry.get("card", {})
    return f"{card.get('rank', '')}{card.get('suit', '')}"


def _say(entry: Board) -> str:
    """Return all that a field says in one text."""
    measures = [f"{key} {entry[key]} {entry['unit']}" for key in MEASURES if key in entry]
    years = [f"{entry['from']}/{entry['to']}"] if "from" in entry else []
    texts = [entry.get(key, "") for key in ("text", "shows", "sense", "implies", "rests-on", "damaged")]  # fmt: skip
    return " · ".join(filter(None, (*measures, *years, *texts)))


# TEI


def tei(boards: Sequence[Board]) -> str:
    """Return boards as TEI P5, a description of an object for each."""
    ET.register_namespace("", TEI)
    header = part("tei-boards-header", title=TITLE, about=ABOUT)
    every = wrap("listBibl", *map(_describe, boards))
    whole = wrap("TEI", ET.fromstring(header), wrap("text", wrap("body", every)))  # noqa: S314 - our own
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
    part_of.set("{http://www.w3.org/XML/1998/namespace}id", name)
    return part_of


def _describe(board: Board) -> ET.Element:
    holder = board["holder"]
    names = {"settlement": "place", "repository": "name", "idno": "number"}
    held = [element(tag, holder[key]) for tag, key in names.items() if key in holder]
    listed = [_list_source(board, source) for source in board["sources"]]
    parts = [
        wrap("msIdentifier", *held),
        element("head", set_plain(board["title"])),
        wrap("physDesc", *_physical(board)),
    ]
    if {"made-in", "date"} & set(board):
        parts.append(wrap("history", _origin(board)))
    parts.append(wrap("additional", wrap("listBibl", *listed)))
    return identify(wrap("msDesc", *parts, type=board["game"], subtype=board["seen"]), board["id"])


def _list_source(board: Board, source: Board) -> ET.Element:
    listed = element("bibl", set_plain(source["citation"]))
    if "url" in source:
        listed.append(element("ref", source["url"], target=source["url"]))
    return identify(listed, f"{board['id']}.{source['id']}")


def _said(board: Board, tag: str, entry: Board, text: str, **attributes: str) -> ET.Element:
    """Return what is said by a source, with what others say against it."""
    said = element(tag, set_plain(text), source=f"#{board['id']}.{entry['source']}", **attributes)
    for each in entry.get("disputed", ()):
        said.append(_said(board, "note", each, each["text"], type="disputed"))
    return said


def _physical(board: Board) -> Iterator[ET.Element]:
    for note in board.get("notes", ()):
        yield _said(board, "p", note, note["text"])
    shape = board["shape"]
    support = [_said(board, "p", shape, shape.get("text", shape["kind"]))]
    if material := board.get("material"):
        support.append(_said(board, "p", material, material["text"]))
    described = [wrap("support", *support)]
    if size := board.get("size"):
        measures = [element("dim", str(size[key]), type=key) for key in MEASURES if key in size]
        where = {"unit": size["unit"], "source": f"#{board['id']}.{size['source']}"}
        described.append(wrap("extent", wrap("dimensions", *measures, **where)))
    yield wrap("objectDesc", wrap("supportDesc", *described), form=shape["kind"])
    yield wrap("decoDesc", *_decoration(board))
    if lines := board.get("inscriptions"):
        yield wrap("additions", *(_inscription(board, line) for line in lines))


def _decoration(board: Board) -> Iterator[ET.Element]:
    if suits := board.get("suits"):
        yield _said(board, "decoNote", suits, suits.get("text", ""), type="suits", subtype=suits["kind"])  # fmt: skip
    pools = [*board["pools"], *([board["centre"]] if "centre" in board else [])]
    for n, pool in enumerate(pools, 1):
        kind = {"type": "pool" if "pool" in pool else "centre"}
        kind |= {"subtype": pool["pool"]} if "pool" in pool else {}
        note = _said(board, "decoNote", pool, pool.get("shows", ""), n=str(n), **kind)
        if card := _card(pool):
            note.append(element("note", card, type="card"))
        yield note


def _inscription(board: Board, line: Board) -> ET.Element:
    said = _said(board, "note", line, line["sense"], type="inscription")
    for key in ("on", "implies"):
        if key in line:
            said.append(element("note", set_plain(line[key]), type=key))
    return said


def _origin(board: Board) -> ET.Element:
    origin = wrap("origin")
    if place := board.get("made-in"):
        origin.append(_said(board, "origPlace", place, place["text"]))
    if date := board.get("date"):
        years = {"notBefore": str(date["from"]), "notAfter": str(date["to"])}
        origin.append(_said(board, "origDate", date, date["text"], **years))
        for key in ("damaged", "rests-on"):
            if key in date:
                origin.append(_said(board, "note", {"source": date["source"]}, date[key], type=key))
    return origin
