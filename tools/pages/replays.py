"""Read variants/ and replay every hand, as recorded and under every single other reading."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from poch import bridge, library
from tools.pages.edition import Document, Edition, Hand, Replay, Source, Undealt, by_age, parsed
from tools.pages.hands import changed


def read(variants: Path) -> Edition:
    """Return the edition that stands in a variants folder."""
    sources = [_source(file) for file in sorted(variants.glob("*/ruleset.yaml"))]
    return Edition(
        sources=tuple(sorted(sources, key=by_age)),
        bibliography=parsed(variants / "bibliography.yaml"),
        glossary=parsed(variants / "glossary.yaml"),
        corrections=parsed(variants / "corrections.yaml"),
        history=parsed(variants / "history.yaml"),
        finder=parsed(variants / "finder.yaml"),
        retired=parsed(variants / "retired.yaml"),
        lock=library.lock(variants),
    )


def replay(record: Document) -> Document:
    """Return the trace of a recorded hand, as the engine in the browser would give it."""
    trace: Document = _asked("view", record=record, viewer=None)["trace"]
    return trace


def code(record: Document) -> str:
    """Return a hand as the links to the play page write it."""
    return str(_asked("encode", record=record)["code"])


def _asked(op: str, **request: Any) -> Document:  # noqa: ANN401 - JSON may hold anything
    answer: Document = json.loads(bridge.handle(json.dumps({"op": op, **request})))
    if not answer["ok"]:
        raise ValueError(answer["error"])
    return answer


def _source(file: Path) -> Source:
    document = parsed(file)
    _asked("load", document=document)
    hands = [_hand(one, document) for one in file.parent.glob("hands/*.yaml")]
    text = file.read_text(encoding="utf-8")
    return Source(document, tuple(sorted(hands, key=_plain_first)), text)


def _plain_first(hand: Hand) -> tuple[bool, bool, int, str]:
    """Order hands: as adopted before others, one deal before several, richest first."""
    record = hand.record
    return ("readings" in record, "deals" in record, -len(record.get("shows", [])), hand.name)


def _hand(file: Path, document: Document) -> Hand:
    record = parsed(file)
    try:
        trace = replay(record)
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from error
    others = [*_others(document, record)]
    return Hand(
        slug=document["id"],
        name=file.stem,
        record=record,
        text=file.read_text(encoding="utf-8"),
        trace=trace,
        others=tuple(
            one for one in others if isinstance(one, Replay) and changed(trace, one.trace)
        ),
        undealt=tuple(one for one in others if isinstance(one, Undealt)),
        code=code(record),
    )


def _others(document: Document, record: Document) -> Iterator[Replay | Undealt]:
    """Return a record under each single reading that it is not played by.

    Some readings change the pack, the size of the hands or the number of players, so that its
    cards cannot be dealt.
    """
    own = record.get("readings", {})
    for clause in document["clauses"]:
        if "crux" not in clause:
            continue
        crux = clause["crux"]
        for reading in crux["readings"]:
            if reading != own.get(crux["id"], crux["adopted"]):
                chosen = {**own, crux["id"]: reading}
                try:
                    trace = replay({**record, "readings": chosen})
                except ValueError as error:
                    place, _, says = str(error).partition(": ")
                    if place not in {"deal", "seats"}:
                        raise
                    why = says.partition(";")[0].replace(document["id"], "the game")
                    yield Undealt(crux["id"], reading, why)
                else:
                    yield Replay(crux["id"], reading, trace)
