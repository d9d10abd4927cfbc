"""What the pages show of a hand: its steps, its result, and what other readings change."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias

from poch.game.said import parse_message
from poch.records.steps import step_message
from poch.words import language
from poch.words.language import Terms, trace_terms
from tools.site.edition import words
from tools.site.edition.edition import (
    Document,
    Hand,
    ReadingReplay,
    Source,
    UndealtReading,
)
from tools.site.edition.words import typeset
from tools.site.output.languages import join_parts, say

HandView: TypeAlias = dict[str, Any]

CLAUSES, EVENTS, FIT, WINNINGS = range(4)
"""What a reading changes in a hand, from the least to the most: see `weight`."""


def hand_view(hand: Hand, source: Source) -> HandView:
    """Return a hand with all that its page shows; addresses are below the root of the site.

    Its steps are put into words when they are called, since few pages show them in every language.
    """
    record = hand.record
    shows = [source.clause(name) for name in record.get("shows", [])]
    notes = typeset(record.get("notes", ""))
    carried = _say_chips("hand-carried", record.get("pools", {}), hand.trace)
    others: tuple[ReadingReplay | UndealtReading, ...] = (*hand.others, *hand.undealt)
    return {
        "slug": hand.slug,
        "name": hand.name,
        "title": typeset(hand.title),
        "page": hand.page,
        "trace": hand.file,
        "record": hand.text,
        "download": f"assets/records/{hand.slug}/{hand.name}.yaml",
        "play": f"play/#{hand.code}" if hand.code else "",
        "source": source.title,
        "notes": notes,
        "carried": carried,
        "remarks": say("between-sentences").join(filter(None, (notes, carried))),
        "size": say(
            "hand-size",
            players=len(hand.trace["seats"]),
            steps=words.count_in_words(len(hand.trace["steps"]), "step"),
        ),
        "untranslated": hand.name in source.untranslated,
        "steps": partial(_steps, hand.trace),
        "start": next(
            (at for at, step in enumerate(hand.trace["steps"], 1) if step["type"] == "Melded"), 1
        ),
        "result": _result(hand.trace),
        "chosen": _readings_line(record),
        "shows": [(clause["id"], typeset(clause["text"])) for clause in shows],
        "parts": sorted({clause["topic"] for clause in shows}),
        "differences": [_effect(other, hand, source) for other in others],
    }


def weight(trace: Document, other: Document) -> int:
    """Tell what a reading changes.

    That is only whose authority it is, or what happens, or so much that the recorded actions no
    longer fit, or who wins what.
    """
    before, after = trace.get("result"), other.get("result")
    if other.get("stopped") or bool(before) != bool(after):
        return FIT
    if before and after and before["net"] != after["net"]:
        return WINNINGS
    return EVENTS if _differs(trace, other) else CLAUSES


def first_difference(trace: Document, other: Document) -> int:
    """Return the number of the first step that is said otherwise in another trace, or is not in it."""
    before, after = trace["steps"], other["steps"]
    pairs = enumerate(zip(before, after, strict=False), start=1)
    differing = ((at, a, b) for at, (a, b) in pairs if a != b and _facts(a) != _facts(b))
    first = (at for at, a, b in differing if _english(a) != _english(b))
    return next(first, min(len(before), len(after)) + 1)


def effect(trace: Document, other: Document) -> str:
    """Return in words where another reading parts from a trace, and how it ends."""
    first, after = first_difference(trace, other), other["steps"]
    if first > max(len(trace["steps"]), len(after)) and not other.get("stopped"):
        return say("effect-clauses")
    parts = []
    if first <= len(after):
        what = "effect-step" if first <= len(trace["steps"]) else "effect-added"
        parts.append(say(what, step=first, line=_step_line(after[first - 1], trace).rstrip(".")))
    elif other.get("result"):
        parts.append(say("effect-ends-after", step=len(after)))
    if other.get("stopped"):
        parts.append(say("effect-stopped"))
    elif ask := other.get("ask"):
        asked = say(parse_message(ask["said"]), trace_terms(trace))
        parts.append(say("effect-record-ends", ask=asked.rstrip(".")))
    else:
        parts.append(_ends(trace, other))
    return say("effect-whole", what=join_parts(parts).rstrip("."))


def hindrance(undealt: UndealtReading, trace: Document) -> str:
    """Return in words why a hand cannot be dealt under a reading."""
    return say(undealt.why.id, Terms(trace["suits"]), **undealt.why.args)


def _ends(trace: Document, other: Document) -> str:
    before = (trace.get("result") or {}).get("net")
    after = (other.get("result") or {}).get("net")
    if not after or before == after:
        return say("effect-same-result")
    before = {seat: chips for seat, chips in (before or {}).items() if chips != after[seat]}
    return say(
        "effect-result",
        net=format_net({seat: after[seat] for seat in before}),
        before=format_net(before),
    )


def format_net(chips: Document) -> str:
    """Return what each has won or lost: `A +9, B −2`."""
    parts = (f"{seat} {format_signed(number)}" for seat, number in chips.items())
    return say("between-items").join(parts)


def format_signed(number: int) -> str:
    """Return a number with its sign, as printed: +3, 0, −2."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def _differs(trace: Document, other: Document) -> bool:
    return first_difference(trace, other) <= max(len(trace["steps"]), len(other["steps"]))


def _facts(step: Document) -> Document:
    return {name: fact for name, fact in step.items() if name not in {"clause", "choice", "stage"}}


def _english(step: Document) -> str:
    return language().say(step_message(step))


def _step_line(step: Document, trace: Document) -> str:
    return say(step_message(step), trace_terms(trace))


def _steps(trace: Document) -> Iterator[tuple[int, str, str, str]]:
    """Yield the number, the clause and the line of each step, and the part of the deal that it opens."""
    stage = None
    deals = [*trace.get("deals", ())]
    for number, step in enumerate(trace["steps"], start=1):
        opens = words.STAGE[step["stage"]] if step["stage"] != stage else ""
        if number - 1 in deals:
            opens = say("hand-deal", n=deals.index(number - 1) + 1, stage=words.uncapitalize(opens))
        stage = step["stage"]
        yield number, step["clause"], _step_line(step, trace), opens


def _result(trace: Document) -> str:
    result = trace.get("result")
    if not result:
        stopped = trace.get("stopped")
        return say(parse_message(stopped["said"]), trace_terms(trace)) if stopped else ""
    text = say("hand-result", net=format_net(result["net"]))
    left = _say_chips("hand-left", result["pools"], trace)
    return text + say("between-sentences") + left if left else text


def _say_chips(message: str, pools: Mapping[str, int], trace: Document) -> str:
    """Return a message on the chips in some pools; empty where all of these are."""
    held = [
        say("hand-left-in", trace_terms(trace), pool=pool, chips=chips)
        for pool, chips in pools.items()
        if chips
    ]
    return say(message, pools=words.format_list(held)) if held else ""


def _readings_line(record: Document) -> str:
    return words.format_list(
        say("hand-read-as", crux=words.crux(crux), reading=words.reading(reading))
        for crux, reading in record.get("readings", {}).items()
    )


def _effect(
    other: ReadingReplay | UndealtReading, hand: Hand, source: Source
) -> tuple[str, str, str, str, str]:
    """Return what a reading changes: its branch of the trace, its crux and question, its name, its effect."""
    crux = next(crux for _, crux in source.cruxes() if crux["id"] == other.crux)
    if isinstance(other, ReadingReplay):
        key, says = other.key, effect(hand.trace, other.trace)
    else:
        key, says = "", hindrance(other, hand.trace)
    return key, other.crux, typeset(crux["question"]), words.reading(other.reading), says
