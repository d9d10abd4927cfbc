"""Boards as witnesses: what a file in `variants/boards` may say, and its words in another language.

A board says which pools there are, and so what can be won: nothing else of a game. What has no source has
no field; a date of which a part is lost is given as it can be read, with the years that it may be.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from poch.game.cards import RANKS
from poch.texts import library
from poch.texts.complaint import Complaint, Keys, Path, Words, check_map, kind_of
from poch.texts.leaves import POOLS
from poch.texts.ruleset_shape import GAMES

Board: TypeAlias = Mapping[str, Any]

FOLDER = "boards"
SHAPES = ("square", "rectangle", "octagon", "hexagon", "round", "rows")
SUITS = ("german", "french", "none")
COUNTS = ("unknown",)
"""What is to be said of the number of pools, where a source does not give it."""
SEEN = ("object", "picture", "description")
"""How a board was seen: the marks that boards have, as texts have others."""
UNKNOWN = "unknown"
"""A pool of which nobody has said what wins it."""
LEAST = 3
MEASURES = ("width", "depth", "height", "diameter")

_TEXT: Mapping[str, type | Words] = {"text": str, "source": str, "disputed": list}
_POOL: Mapping[str, type | Words] = {
    "pool": (*POOLS, UNKNOWN),
    "card": dict,
    "shows": str,
    "source": str,
    "disputed": list,
}
KEYS = Keys(
    {
        "id": str, "game": GAMES, "title": str, "holder": dict, "made-in": dict, "date": dict,
        "shape": dict, "material": dict, "size": dict, "suits": dict, "count": dict, "pools": list,
        "centre": dict,
        "inscriptions": list, "notes": list, "seen": SEEN, "sources": list,
    },
    ("id", "game", "title", "holder", "shape", "pools", "seen", "sources"),
)  # fmt: skip
FIELDS: Mapping[str, Keys] = {
    "made-in": Keys(_TEXT, ("text",)),
    "date": Keys(
        {**_TEXT, "from": int, "to": int, "rests-on": str, "damaged": str}, ("text", "from", "to")
    ),
    "shape": Keys({"kind": SHAPES, "rows": int, **_TEXT}, ("kind",)),
    "material": Keys(_TEXT, ("text",)),
    "size": Keys({**dict.fromkeys(MEASURES, object), "unit": ("cm", "mm"), **_TEXT}, ("unit",)),
    "suits": Keys({"kind": SUITS, **_TEXT}, ("kind",)),
    "count": Keys({"kind": COUNTS, **_TEXT}, ("kind",)),
    "centre": Keys(_POOL),
    "pools": Keys(_POOL, ("pool",)),
    "inscriptions": Keys({"on": str, "sense": str, "implies": str, "source": str}, ("sense",)),
    "notes": Keys({"text": str, "source": str}, ("text",)),
}
"""What is said of a board; each has its source."""
LISTS = ("pools", "inscriptions", "notes")
SAID = (*LISTS, "sources")
"""What has words entry by entry; those of a source are its citation."""
HOLDER = Keys({"name": str, "place": str, "number": str}, ("name",))
SOURCE = Keys(
    {"id": str, "citation": str, "url": str, "read": str, "seen": str, "by": str},
    ("id", "citation", "read"),
)
CARD = Keys({"rank": RANKS, "suit": ("c", "d", "h", "s")}, ("rank",))
DISPUTE = Keys({"text": str, "source": str}, ("text",))
WORDED = ("made-in", "date", "shape", "material", "suits", "size")
TRANSLATION = Keys(
    {
        "title": str, "holder": str, "place": str, "rests-on": str, "centre": str, "disputed": dict,
        **dict.fromkeys(WORDED, str), **dict.fromkeys(SAID, list),
    }
)  # fmt: skip
LENGTH = re.compile(r"[1-9][0-9]*(\.[0-9]+)?|0\.[0-9]*[1-9]")
LOST = re.compile(r"[…?]")


def boards(every: Iterable[Board] | None = None) -> dict[str, Board]:
    """Return boards by their ids, the oldest first and those without a date last; all that there are, if none are given."""
    given = library.boards() if every is None else every
    return {board["id"]: board for board in sorted(given, key=_age)}


def _age(board: Board) -> tuple[int, str]:
    return board.get("date", {}).get("from", 9999), board["id"]


def every_pool(board: Board) -> list[Mapping[str, Any]]:
    """Return the pools of a board in their order, that of the centre last."""
    centre = board.get("centre", {})
    return [*board["pools"], *([centre] if "pool" in centre else [])]


# Checks


def complaints(data: Any, slug: str) -> Iterator[Complaint]:
    """Yield what is wrong with a board whose file has this name."""
    if not isinstance(data, Mapping):
        yield Complaint((), "board", "this is no map; begin it with id: and the name of the file")
        return
    yield from check_map(data, KEYS, (), "")
    if data.get("id", slug) != slug:
        says = (
            f"is {data['id']!r}, and the file is {slug}.yaml; one board has one id, give it to both"
        )
        yield Complaint(("id",), "id", says)
    known = [*_sources(data)]
    yield from _check_sources(data, known)
    if isinstance(holder := data.get("holder"), Mapping):
        yield from check_map(holder, HOLDER, ("holder",), "holder.")
        if "place" not in holder and "made-in" not in data:
            says = "missing; without the place of its holder or where it was made no board is a witness"
            yield Complaint(("holder",), "holder.place", says)
    for path, name, keys, entry in _entries(data):
        yield from _check_entry(entry, keys, path, name, known)
    if isinstance(date := data.get("date"), Mapping):
        yield from _check_date(date)
    yield from _check_pools(data)


def _sources(data: Board) -> Iterator[str]:
    for entry in _maps(data.get("sources")):
        yield str(entry.get("id"))


def _maps(entries: Any) -> list[Mapping[str, Any]]:
    several = entries if isinstance(entries, list) else []
    return [entry for entry in several if isinstance(entry, Mapping)]


def _check_sources(data: Board, known: list[str]) -> Iterator[Complaint]:
    for at, entry in enumerate(_maps(data.get("sources"))):
        yield from check_map(entry, SOURCE, ("sources", at), "sources.")
        if (name := str(entry.get("id"))) in known[:at]:
            yield Complaint(("sources", at), name, "two sources have this id; rename one")


def _entries(data: Board) -> Iterator[tuple[Path, str, Keys, Any]]:
    """Yield all that is said of a board: where, under which name, with which keys."""
    for field, keys in FIELDS.items():
        if field not in LISTS and field in data:
            yield (field,), field, keys, data[field]
        elif isinstance(several := data.get(field), list):
            for at, entry in enumerate(several):
                yield (field, at), f"{field} {at + 1}", keys, entry


def _check_entry(
    entry: Any, keys: Keys, path: Path, name: str, known: list[str]
) -> Iterator[Complaint]:
    if not isinstance(entry, Mapping):
        says = f"is {kind_of(entry)}; write {{{keys.needed[0] if keys.needed else 'pool'}: …, source: …}}"
        yield Complaint(path, name, says)
        return
    yield from check_map(entry, keys, path, f"{name}.")
    yield from _check_source(entry, path, name, known)
    if isinstance(card := entry.get("card"), Mapping):
        yield from check_map(card, CARD, (*path, "card"), f"{name}.card.")
    for at, dispute in enumerate(_maps(entry.get("disputed"))):
        inside: Path = (*path, "disputed", at)
        yield from check_map(dispute, DISPUTE, inside, f"{name}.disputed.")
        yield from _check_source(dispute, inside, f"{name}.disputed", known)
    measures = [key for key in MEASURES if key in entry]
    if "unit" in keys.kinds and not measures:
        yield Complaint(path, name, f"gives no measure; write one of: {', '.join(MEASURES)}")
    for key in measures:
        if type(entry[key]) not in (int, str) or not LENGTH.fullmatch(str(entry[key])):
            says = (
                f"{entry[key]!r} is no length; write a whole number, or '35.3' in quotation marks"
            )
            yield Complaint((*path, key), f"{name}.{key}", says)


def _check_source(entry: Board, path: Path, name: str, known: list[str]) -> Iterator[Complaint]:
    if "source" not in entry:
        says = "missing; name one of the sources below, or leave the field out: it is not published"
        yield Complaint(path, f"{name}.source", says)
    elif entry["source"] not in known:
        says = f"there is no source {entry['source']} below; the ids are: {', '.join(known)}"
        yield Complaint((*path, "source"), f"{name}.source", says)


def _check_date(date: Board) -> Iterator[Complaint]:
    first, last, damaged = date.get("from"), date.get("to"), date.get("damaged")
    if isinstance(first, int) and isinstance(last, int) and first > last:
        yield Complaint(("date", "from"), "date.from", f"is after to: {last}; exchange the two")
    if isinstance(damaged, str) and not LOST.search(damaged):
        says = f"{damaged!r} lacks nothing; write … where a figure is lost, as in 15…8"
        yield Complaint(("date", "damaged"), "date.damaged", says)
    if damaged is None and LOST.search(str(date.get("text", ""))):
        says = "a part of it is lost; put what can be read into damaged:, and the years it may be into from: and to:"
        yield Complaint(("date", "text"), "date.text", says)


def _check_pools(data: Board) -> Iterator[Complaint]:
    centre = data.get("centre")
    pools = _maps(data.get("pools")) + _maps([centre])
    names = [str(entry["pool"]) for entry in pools if "pool" in entry]
    for at, name in enumerate(names):
        if name != UNKNOWN and name in names[:at]:
            says = "two pools have this name; a second one whose winner nobody names is unknown"
            yield Complaint(("pools", at, "pool"), f"pool {name}", says)
    if len(names) < LEAST and isinstance(data.get("pools"), list):
        says = f"there are {len(names)}; a board is a witness from {LEAST} on"
        yield Complaint(("pools",), "pools", says)


# Words in another language


def translation_complaints(data: Any, english: Mapping[str, Board]) -> Iterator[Complaint]:
    """Yield where a translation is of no board, and which words of one it lacks."""
    if not isinstance(data, Mapping):
        yield Complaint((), "translation", "this is no map; write the id of a board and a colon")
        return
    for name, given in data.items():
        if name == "language":
            continue
        if name not in english:
            says = f"there is no such board; they are: {', '.join(english)}"
            yield Complaint((name,), str(name), says)
        elif not isinstance(given, Mapping):
            says = f"is {kind_of(given)}; write title: and what else has words below it"
            yield Complaint((name,), name, says)
        else:
            yield from check_map(given, TRANSLATION, (name,), f"{name}.")
            yield from _misfits(given, english[name])


def _misfits(given: Board, board: Board) -> Iterator[Complaint]:
    name = board["id"]
    wanted = {"title", *(key for key in WORDED if "text" in board.get(key, {}))}
    wanted |= {"rests-on"} & set(board.get("date", {}))
    for key in sorted(wanted - set(given)):
        yield Complaint((name,), f"{name}.{key}", "missing; the English file has words for it")
    for key in SAID:
        there, here = board.get(key, []), given.get(key, [])
        if isinstance(here, list) and len(there) != len(here):
            says = f"has {len(here)} entries where the English file has {len(there)}; write one for each"
            yield Complaint((name, key), f"{name}.{key}", says)
    disputed = given.get("disputed", {})
    for field, texts in disputed.items() if isinstance(disputed, Mapping) else ():
        there = board[field].get("disputed", []) if field in WORDED and field in board else []
        if not isinstance(texts, list) or len(texts) != len(there):
            says = f"the English file has {len(there)} of them; write a list with one text for each"
            yield Complaint((name, "disputed", field), f"{name}.disputed.{field}", says)


def in_language(board: Board, given: Board) -> Board:
    """Return a board with the words of a translation; what that does not give stays English."""
    board = dict(board)
    for key in WORDED:
        if key in board and key in given:
            board[key] = {**board[key], "text": given[key]}
    for field, key, word in (
        ("date", "rests-on", "rests-on"),
        ("holder", "name", "holder"),
        ("holder", "place", "place"),
        ("centre", "shows", "centre"),
    ):
        if word in given and field in board:
            board[field] = {**board[field], key: given[word]}
    for field, texts in given.get("disputed", {}).items():
        several = zip(board[field]["disputed"], texts, strict=True)
        disputed = [{**each, "text": text} for each, text in several]
        board[field] = {**board[field], "disputed": disputed}
    for key in SAID:
        if key in board and key in given:
            board[key] = [*_translate(key, board[key], given[key])]
    return {**board, "title": given.get("title", board["title"])}


def _translate(key: str, there: Iterable[Board], here: Iterable[Any]) -> Iterator[Board]:
    name = {"pools": "shows", "notes": "text", "inscriptions": "sense", "sources": "citation"}[key]
    for entry, words in zip(there, here, strict=True):
        if isinstance(words, str):
            yield {**entry, name: words}
        else:
            yield {**entry, **(words or {})}
