"""The boards to take away: as JSON, as a table of all that is said of them, and as descriptions in TEI."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

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


def tei(boards: Sequence[Board]) -> str:
    """Return boards as TEI P5, a description of an object for each."""
    return part(
        "tei-boards", boards=boards, title=TITLE, about=ABOUT, namespace=TEI, measures=MEASURES
    )


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
