"""What a record expects, held against what became of it."""

from collections.abc import Iterator, Mapping
from typing import Any

from poch.records.record import Replay
from poch.records.trace import trace_hand
from poch.texts.complaint import Complaint, Path
from poch.texts.signs import altered_message


def find_unmet(data: Mapping[str, Any], replay: Replay) -> tuple[Complaint, ...]:
    """Return what a record expects and did not happen, or why it stopped before its end.

    It also expects that there are the clauses which it says it shows.
    """
    wrong = (*_unknown_clauses(data, replay), *_early_end(data, replay))
    return (*wrong, *_unmet_results(data.get("expect", {}), replay))


def _unknown_clauses(data: Mapping[str, Any], replay: Replay) -> Iterator[Complaint]:
    named: list[tuple[Path, Any]] = [(("clause",), data["clause"])] if "clause" in data else []
    named += [(("shows", at), name) for at, name in enumerate(data.get("shows", ()))]
    for path, name in named:
        if str(name) not in replay.ruleset.clauses:
            says = f"{replay.ruleset.id} has no clause {name}; write the id of one, see poch show"
            says = altered_message(name, replay.ruleset.clauses) or says
            yield Complaint(path, str(path[0]), says)


def _early_end(data: Mapping[str, Any], replay: Replay) -> Iterator[Complaint]:
    several = "deals" in data
    last = replay.deals[-1]
    path: Path = ("deals", len(replay.deals) - 1) if several else ()
    if last.outcome.rejected:
        place, why = last.outcome.rejected
        yield Complaint((*path, "actions", place), f"actions[{place}]", why)
    elif several and len(replay.deals) < len(data["deals"]):
        place = len(replay.deals)
        over = "the session is over" if replay.end else "the deal is not played out"
        says = f"{over} before this deal; leave it out, or change what comes before"
        yield Complaint(("deals", place), f"deals[{place}]", says)


def _unmet_results(expect: Mapping[str, Any], replay: Replay) -> Iterator[Complaint]:
    pools = {pool: chips for pool, chips in expect.get("pools", {}).items() if chips}
    results = {"net": replay.net, "pools": replay.pools, "winner": replay.winner}
    for key, came in results.items():
        wanted = pools if key == "pools" else expect.get(key)
        if key in expect and wanted != came:
            giver = "hand" if key != "winner" or len(replay.deals) == 1 else "last deal"
            says = f"the {giver} gives {_plain(came)}, and not {_plain(wanted)}; correct one or the other"
            yield Complaint(("expect", key), f"expect.{key}", says)
    events = [(step.type, step.seat, step.clause) for step in trace_hand(replay).steps]
    for at, entry in enumerate(expect.get("events", ())):
        wanted = tuple(entry.get(key) for key in ("type", "seat", "clause"))
        if not any(_same(wanted, event) for event in events):
            there = ", ".join(sorted({clause for kind, _, clause in events if kind == wanted[0]}))
            says = f"no such event; those of type {wanted[0]} are by: {there or 'no clause'}"
            yield Complaint(("expect", "events", at), f"expect.events[{at}]", says)


def _same(wanted: tuple[str | None, ...], event: tuple[str | None, ...]) -> bool:
    return all(value in {None, other} for value, other in zip(wanted, event, strict=True))


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key}: {part}' for key, part in value.items())}}}"
    return "nobody" if value is None else str(value)
