"""Every shipped hand and every vector, replayed once for all tests of a process."""

from functools import cache
from itertools import chain
from pathlib import Path

from poch.records.record import Replay, replay_record
from poch.texts.document import load
from poch.texts.library import find, hands, ids, vectors

RECORDS = [*chain(*map(hands, ids()), *map(vectors, ids()))]


@cache
def replay(file: Path) -> Replay:
    """Return what comes of a record by the rules that it names."""
    return replay_record(load(file).data, find)
