"""The same cards played by several texts, each by its own rules, with the step that shows a rule.

No text says that a hand begins in its middle, nor who calls what: that is our own setting. Where
the hands are kept, each board is dressed as its own text has it, and each goes on from there.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any

from poch.game.actions import Action, Ask
from poch.game.engine import Outcome, drive, from_seed
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.game.table import Table
from poch.players.bots import cautious
from poch.records.record import Deal, Replay
from poch.records.trace import traced
from poch.studies.contrast.same_hands import SameHands, entries, lying

CALLS = frozenset({"knock", "raise", "hold", "pass", "fold"})
OTHERWISE = ("hold", "fold", "pass")
"""What is called where the wish is not allowed, the first that is."""

Step = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Pack:
    """A shuffled pack, and who is dealt from it."""

    seed: int
    seats: tuple[str, ...]


def dealt(ruleset: Ruleset, pack: Pack, calls: Sequence[str]) -> Json:
    """Return the trace of a pack that a text deals and plays."""
    return traced(_dealt(ruleset, pack, calls)).json()


def held(ruleset: Ruleset, first: Ruleset, pack: Pack, calls: Sequence[str]) -> Json:
    """Return the trace of the hands that the first of some texts deals, played by another from there."""
    common = _hands(first, pack, _hands(ruleset, pack).table.pools)
    outcome = drive(ruleset, common.start(ruleset), _calling(calls))
    return traced(_replay(ruleset, pack, outcome)).json()


def _hands(ruleset: Ruleset, pack: Pack, pools: Mapping[str, int] | None = None) -> SameHands:
    """Return the hands that a text deals, on a table with these pools or with its own."""
    outcome = _dealt(ruleset, pack, OTHERWISE).deals[-1].outcome
    stage, before = entries(outcome)[0]
    table = lying(outcome, before)
    kept = {"seats": [*pack.seats], "pools": table.pools if pools is None else pools}
    return SameHands(kept, ((),), ((),), stage, True, table, before)  # noqa: FBT003 - the first stage


def _dealt(ruleset: Ruleset, pack: Pack, calls: Sequence[str]) -> Replay:
    start = from_seed(ruleset, len(pack.seats), pack.seed)
    return _replay(ruleset, pack, drive(ruleset, start, _calling(calls)))


def _replay(ruleset: Ruleset, pack: Pack, outcome: Outcome) -> Replay:
    return Replay(ruleset, (Deal(pack.seats, outcome),), None)


def _calling(calls: Sequence[str]) -> Callable[[Ask, Table], Action]:
    """Return a policy that calls one after the other, the last again and again, and plays with care."""
    wishes = chain(calls, iter(lambda: calls[-1], ""))
    chance = Random(0)

    def answer(ask: Ask, table: Table) -> Action:
        options = {option.verb: option for option in ask.options}
        if not CALLS.isdisjoint(options):
            wish = next(wishes)
            verb = next(call for call in (wish, *OTHERWISE) if call in options)
            return Action(verb, chips=options[verb].least)
        return cautious(ask, table, chance)

    return answer


# What shows a rule


def shown(traces: Sequence[Json], clauses: Sequence[Sequence[str]]) -> list[tuple[int, bool]]:
    """Return, for each trace, the step that shows what these clauses of it say, and whether it rests on one.

    Where none does, it is a step of the same part of the deal as in the others, of the same player
    if there is one.
    """
    resting = [
        next((at for at, step in enumerate(trace["steps"], 1) if step["clause"] in named), 0)
        for trace, named in zip(traces, clauses, strict=True)
    ]
    like = next(
        (trace["steps"][at - 1] for trace, at in zip(traces, resting, strict=True) if at), None
    )
    return [
        (at, True) if at else (_like(trace["steps"], like), False)
        for trace, at in zip(traces, resting, strict=True)
    ]


def _like(steps: Sequence[Step], like: Step | None) -> int:
    """Return the step that is most like another, or else the last."""
    scores = [*_alike(steps, like)] if like else []
    return max(scores, default=(0, 0, len(steps)))[2] if scores else len(steps)


def _alike(steps: Sequence[Step], like: Step) -> Iterator[tuple[int, int, int]]:
    """Yield how alike the steps of a part are to another, the earlier before the later."""
    for at, step in enumerate(steps, 1):
        if step["stage"] == like["stage"]:
            same = (step["type"] == like["type"], step.get("seat") == like.get("seat"))
            yield sum(same), -at, at
