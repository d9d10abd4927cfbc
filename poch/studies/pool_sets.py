"""Which pools each text and each board has, what that rests on, and how sets of pools differ."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from poch.studies.compare import cells
from poch.texts import library
from poch.texts.apparatus.boards import UNKNOWN, boards, every_pool
from poch.texts.leaves import POOLS


class PoolSet(NamedTuple):
    """The pools of a text or a board.

    `kind` is `text` or `board`. `pools` are in the order of the witness, each once, and so many as
    are `unknown` come on top of them, or more where they are not `counted`. `mark` is what they rest
    on: of a text the standing of `board.pools`, of a board how it was seen, one of
    `poch.texts.apparatus.boards.SEEN`. `shape` is that of `board.shape`, or the kind of shape of a
    board; it is empty where neither is known.
    """

    id: str
    kind: str
    game: str
    title: str
    pools: tuple[str, ...]
    mark: str
    shape: str
    unknown: int = 0
    counted: bool = True


class Difference(NamedTuple):
    """What some witnesses have beside a set of pools, and what they lack of it."""

    more: tuple[str, ...]
    less: tuple[str, ...]
    witnesses: tuple[PoolSet, ...]


def pool_sets(*games: str) -> tuple[PoolSet, ...]:
    """Return the set of pools of every text and of every board, or of those of some games.

    A text of which no pool is known, under its adopted readings, is not among them. Boards come last, the
    oldest first, and are only known in a checkout of the repository.
    """
    texts = (set_of_text(name) for name in library.ids(*games))
    seen = (set_of_board(board) for board in boards().values())
    return (
        *(of for of in texts if of.pools),
        *(of for of in seen if not games or of.game in games),
    )


def set_of_text(name: str) -> PoolSet:
    """Return the pools of a text under its adopted readings; there are none where nobody knows them."""
    document = library.document(name)
    known = cells(library.find(name), ["board.pools", "board.shape"])
    pools, shape = known["board.pools"], known["board.shape"]
    return PoolSet(
        name,
        "text",
        document["game"],
        document["title"],
        tuple(pools.parts[0].value or ()),
        pools.weakest,
        str(shape.parts[0].value or ""),
    )


def set_of_board(board: Mapping[str, Any]) -> PoolSet:
    """Return the pools of a board."""
    every = [pool["pool"] for pool in every_pool(board)]
    names = tuple(name for name in dict.fromkeys(every) if name != UNKNOWN)
    kept = (board["id"], "board", board["game"], board["title"], names)
    counted = "count" not in board
    return PoolSet(*kept, board["seen"], board["shape"]["kind"], every.count(UNKNOWN), counted)


def differences(witness: PoolSet, others: Iterable[PoolSet]) -> list[Difference]:
    """Return the others together that differ alike from a witness, those that differ least first.

    Of a witness with unknown pools nobody can say what others have more, and of one without a known pool nothing.
    """
    if not witness.pools:
        return []
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], list[PoolSet]] = {}
    for other in others:
        besides = {*other.pools} - {*witness.pools} if not witness.unknown else frozenset()
        more = tuple(name for name in POOLS if name in besides)
        less = tuple(name for name in POOLS if name in {*witness.pools} - {*other.pools})
        groups.setdefault((more, less), []).append(other)
    sizes = sorted(groups.items(), key=lambda group: len(group[0][0]) + len(group[0][1]))
    return [Difference(more, less, tuple(several)) for (more, less), several in sizes]
