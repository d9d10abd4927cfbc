"""Read variants/ and replay every hand, as recorded and under every single other reading."""

import json
import sys
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from poch.game.ruleset import Finder
from poch.game.said import UndealtError
from poch.records import record
from poch.records.links import encode
from poch.records.trace import table_words, trace_hand
from poch.texts import library
from poch.texts.apparatus.boards import boards
from poch.texts.collection import Collection
from poch.texts.ruleset_shape import GAMES
from tools.site.edition.edition import (
    Document,
    Edition,
    Hand,
    ReadingReplay,
    Source,
    UndealtReading,
    by_age,
    load_translations,
    load_yaml,
)
from tools.store.cache import fingerprint, load_or_make

ROOT = Path(__file__).parents[3]
PROGRAM = (
    "poch/**/*.py",
    "tools/site/edition/edition.py",
    "tools/site/hands/replays.py",
)
"""What replays hangs on, beside what is replayed."""


def read_edition(variants: Path, kept: Path | None = None) -> Edition:
    """Return the edition that stands in a variants folder.

    What was replayed is kept in the folder `kept`, if one is given, and taken from there as long
    as neither the source nor the engine has changed.
    """
    files = sorted(filter(_is_known, variants.glob("*/ruleset.yaml")), key=_hands, reverse=True)
    with Pool() as pool:
        if kept:
            sources = pool.map(
                partial(_cached_source, kept, fingerprint(ROOT, PROGRAM, sys.version)),
                files,
                chunksize=1,
            )
        else:
            sources = pool.map(source_of, files, chunksize=1)
    return Edition(
        sources=tuple(sorted(sources, key=_by_game)),
        bibliography=load_yaml(variants / "bibliography.yaml"),
        glossary=load_yaml(variants / "glossary.yaml"),
        corrections=load_yaml(variants / "corrections.yaml"),
        history=load_yaml(variants / "history.yaml"),
        finder=load_yaml(variants / "finder.yaml"),
        retired=load_yaml(variants / "retired.yaml"),
        lock=library.lock(variants),
        sentences=load_yaml(variants / "sentences.yaml"),
        translations=load_translations(variants),
        boards=boards(library.boards(variants)),
    )


def _is_known(file: Path) -> bool:
    """Tell whether the pages know the game of a ruleset's file."""
    return load_yaml(file)["game"] in GAMES


def _by_game(source: Source) -> tuple[int, tuple[int, str]]:
    """Order sources by their game, and those of a game by their age."""
    return GAMES.index(source.game), by_age(source)


def _hands(file: Path) -> int:
    """Return how much there is to do: what takes longest is begun first."""
    return len([*file.parent.glob("hands/*.yaml")])


def _cached_source(folder: Path, program: str, file: Path) -> Source:
    """Return a source as it was kept, or replay it and keep it."""
    mark = fingerprint(file.parent, (file.name, "hands/*.yaml"), program)
    return load_or_make(folder / file.parent.name, mark, partial(source_of, file))


def source_of(file: Path) -> Source:
    """Return the source of a ruleset's file, its hands replayed."""
    document = load_yaml(file)
    texts = Collection()
    texts.add(document)
    hands = [_hand(path, document, texts.find) for path in file.parent.glob("hands/*.yaml")]
    text = file.read_text(encoding="utf-8")
    return Source(
        document, tuple(sorted(hands, key=lambda hand: plain_first(hand.record, hand.name))), text
    )


def plain_first(record: Document, name: str) -> tuple[bool, bool, int, str]:
    """Order records of hands: as adopted before others, one deal before several, richest first."""
    return ("readings" in record, "deals" in record, -len(record.get("shows", [])), name)


def _hand(file: Path, document: Document, find: Finder) -> Hand:
    own = load_yaml(file)
    try:
        replay = record.replay_record(own, find)
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from error
    trace = trace_hand(replay).json()
    others = [*_others(document, own, replay, trace, find)]
    return Hand(
        slug=document["id"],
        name=file.stem,
        record=own,
        text=file.read_text(encoding="utf-8"),
        trace=trace,
        others=tuple(other for other in others if isinstance(other, ReadingReplay)),
        undealt=tuple(other for other in others if isinstance(other, UndealtReading)),
        code=encode(own, document["version"]),
    )


def _others(
    document: Document, hand: Document, replay: record.Replay, trace: Document, find: Finder
) -> Iterator[ReadingReplay | UndealtReading]:
    """Return a record under each single reading that it is not played by, where that changes it.

    Some readings change the pack, the size of the hands or the number of players, so that its
    cards cannot be dealt.
    """
    own, known = hand.get("readings", {}), _account(replay)
    for clause in document["clauses"]:
        if "crux" not in clause:
            continue
        crux = clause["crux"]
        for reading in crux["readings"]:
            if reading != own.get(crux["id"], crux["adopted"]):
                chosen = {**own, crux["id"]: reading}
                try:
                    other = record.replay_record({**hand, "readings": chosen}, find)
                except ValueError as error:
                    if not isinstance(error.__cause__, UndealtError):
                        raise
                    yield UndealtReading(crux["id"], reading, error.__cause__.said)
                else:
                    if _account(other) != known:
                        yield _branch(crux["id"], reading, trace, trace_hand(other).json())


def _account(replay: record.Replay) -> Any:  # noqa: ANN401 - only ever compared
    """Return all that a trace is made from but the ruleset and the question at its end."""
    return (
        [(deal.outcome.start, deal.outcome.events, deal.outcome.rejected) for deal in replay.deals],
        replay.end.events if replay.end else (),
        [(deal.seats, table_words(replay.ruleset, len(deal.seats))) for deal in replay.deals],
    )


def _branch(crux: str, reading: str, own: Document, trace: Document) -> ReadingReplay:
    rest = {key: trace[key] for key in ("steps", "ask", "stopped", "result")}
    differs = {key: value for key, value in trace.items() if own.get(key) != value}
    branch = {**differs, "steps": splice(own["steps"], trace["steps"])}
    return ReadingReplay(crux, reading, rest, {"reading": f"{crux}={reading}", **branch})


def splice(own: Sequence[Document], steps: Sequence[Document]) -> list[Document | list[int]]:
    """Return steps with each stretch that a hand has of its own as its places there, `[from, to)`."""
    pieces: list[Document | list[int]] = []
    before, after = ([json.dumps(step) for step in side] for side in (own, steps))
    at = 0
    for there, here, many in SequenceMatcher(
        None, before, after, autojunk=False
    ).get_matching_blocks():
        pieces += [*steps[at:here], *([[there, there + many]] if many else [])]
        at = here + many
    return pieces
