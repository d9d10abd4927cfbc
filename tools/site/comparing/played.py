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
from poch.records.record import PlayedDeal, Replay
from poch.records.trace import trace_hand
from poch.studies.contrast.same_hands import SameHands, entries, table_after

CALLS = frozenset({"knock", "raise", "hold", "pass", "fold"})
OTHERWISE = ("hold", "fold", "pass")
"""What is called where the wish is not allowed, the first that is."""

Step = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Pack:
    """A shuffled pack, and who is dealt from it."""

    seed: int
    seats: tuple[str, ...]


def deal_trace(ruleset: Ruleset, pack: Pack, calls: Sequence[str]) -> Json:
    """Return the trace of a pack that a text deals and plays."""
    return trace_hand(_replay_deal(ruleset, pack, calls)).json()


def same_hands_trace(ruleset: Ruleset, first: Ruleset, pack: Pack, calls: Sequence[str]) -> Json:
    """Return the trace of the hands that the first of some texts deals, played by another from there."""
    common = _hands(first, pack, _hands(ruleset, pack).table.pools)
    outcome = drive(ruleset, common.start(ruleset), _calling_policy(calls))
    return trace_hand(_replay(ruleset, pack, outcome)).json()


def _hands(ruleset: Ruleset, pack: Pack, pools: Mapping[str, int] | None = None) -> SameHands:
    """Return the hands that a text deals, on a table with these pools or with its own."""
    outcome = _replay_deal(ruleset, pack, OTHERWISE).deals[-1].outcome
    stage, before = entries(outcome)[0]
    table = table_after(outcome, before)
    kept = {"seats": [*pack.seats], "pools": table.pools if pools is None else pools}
    return SameHands(kept, ((),), ((),), stage, True, table, before)  # noqa: FBT003 - the first stage


def _replay_deal(ruleset: Ruleset, pack: Pack, calls: Sequence[str]) -> Replay:
    start = from_seed(ruleset, len(pack.seats), pack.seed)
    return _replay(ruleset, pack, drive(ruleset, start, _calling_policy(calls)))


def _replay(ruleset: Ruleset, pack: Pack, outcome: Outcome) -> Replay:
    return Replay(ruleset, (PlayedDeal(pack.seats, outcome),), None)


def _calling_policy(calls: Sequence[str]) -> Callable[[Ask, Table], Action]:
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


def find_steps(traces: Sequence[Json], clauses: Sequence[Sequence[str]]) -> list[tuple[int, bool]]:
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
        (at, True) if at else (_most_alike_step(trace["steps"], like), False)
        for trace, at in zip(traces, resting, strict=True)
    ]


def _most_alike_step(steps: Sequence[Step], like: Step | None) -> int:
    """Return the step that is most like another, or else the last."""
    scores = [*_score_steps(steps, like)] if like else []
    return max(scores, default=(0, 0, len(steps)))[2] if scores else len(steps)


def _score_steps(steps: Sequence[Step], like: Step) -> Iterator[tuple[int, int, int]]:
    """Yield how alike the steps of a part are to another, the earlier before the later."""
    for at, step in enumerate(steps, 1):
        if step["stage"] == like["stage"]:
            same = (step["type"] == like["type"], step.get("seat") == like.get("seat"))
            yield sum(same), -at, at
