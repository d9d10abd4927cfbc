"""What a counting player would do here, and why another player did what it did."""

from dataclasses import dataclass

from poch.bridge.requests import (
    Json,
    chance,
    number_of,
    record_of,
    rules_of,
    ruleset_of,
    so_far,
    viewer_of,
)
from poch.game.actions import Ask
from poch.game.ledger import Ledger
from poch.game.lines import question
from poch.game.notation import action, written
from poch.game.said import SaidError
from poch.players.bots import explain, habit, player
from poch.players.counting import Choice
from poch.records.record import Replay, again
from poch.records.trace import traced, worded

ADVISER = "counting"
"""The strength whose choice a hint tells."""


@dataclass(slots=True)
class _Weighed:
    """A question that a hand has come to after so many actions and events, and the answer."""

    ask: Ask
    place: int
    events: int
    choice: Choice


def hint(request: Json) -> Json:
    """Return what a counting player would do in place of the seat that is asked, and why.

    It reckons with nothing that this seat may not see. `clause` is the clause that allows it.
    """
    record = record_of(request)
    viewer = viewer_of(request, record)
    actions, seats = record.get("actions", []), record["seats"]
    found, replay = _weighed(record, len(actions), ADVISER)
    if found is None or viewer not in {None, seats[found.ask.seat]}:
        raise SaidError("error-no-question")
    words = worded(replay.ruleset, seats)
    answer, seat = written(found.choice.action), seats[found.ask.seat]
    steps = traced(so_far(record, [*actions, f"{seat} {answer}"])).steps[found.events :]
    done = next((step for step in steps if step.seat == seat), None)
    line, clause = question(found.ask, words), found.ask.clause
    if done and found.choice.action.verb != "claim":
        line, clause = done.line, done.clause
    return {"action": answer, "line": line, "clause": clause, "why": explain(found.choice, words)}


def why(request: Json) -> Json:
    """Return why a seat that a player of ours answers for did what it did.

    `step` is that of the viewer's trace; without it, it is the last thing another did. While the
    hand is played only the player's habit is told, which anybody may know of a step that he
    sees; afterwards also what it reckoned. The first `given` actions were nobody's of ours.
    """
    record = record_of(request)
    viewer = viewer_of(request, record)
    actions, strength = record.get("actions", []), str(request.get("bots", "cautious"))
    replay = so_far(record, actions)
    over = replay.deals[-1].outcome.ask is None
    steps = traced(replay, None if over else viewer).steps
    others = [at for at, one in enumerate(steps, 1) if one.choice and one.seat != viewer]
    step = number_of(request, "step", others[-1] if others else 0)
    if step not in others:
        raise SaidError("error-no-choice")
    did = steps[step - 1]
    shown = {"step": step, "seat": did.seat, "line": did.line, "clause": did.clause}
    before = so_far(record, actions[: number_of(request, "given", 0)])
    if request.get("given") and step <= len(traced(before, None if over else viewer).steps):
        return {**shown, "why": "It was so before the present players took over."}
    usual = habit(strength, card="card" in did.fields)
    if not over:
        return {**shown, "why": f"{usual} What it reckoned is told when the hand is over."}
    outcome = replay.deals[-1].outcome
    place = dict(zip(outcome.when, outcome.places, strict=True)).get(step - 1)
    found = None if place is None else _weighed(record, place, strength)[0]
    if found is None or found.events != step - 1:
        return {**shown, "why": "There was no choice."}
    _, done = action(actions[found.place], record["seats"])
    if done != found.choice.action:
        return {**shown, "why": f"No {strength} player chose this."}
    words = worded(replay.ruleset, record["seats"])
    return {**shown, "why": f"{usual} {explain(found.choice, words)}"}


def _weighed(record: Json, place: int, strength: str) -> tuple[_Weighed | None, Replay]:
    """Return the question after so many actions, and what a player of a strength answers to it."""
    choose, rules = player(strength), rules_of(record)
    found: list[_Weighed] = []

    def then(ask: Ask, ledger: Ledger) -> None:
        choice = choose(ask, rules, ledger, chance(record, place, ask.seat))
        found.append(_Weighed(ask, place, len(ledger.events), choice))

    actions = record.get("actions", [])[:place]
    replay = again({**record, "actions": actions}, ruleset_of, then)
    outcome = replay.deals[-1].outcome
    if outcome.rejected:
        raise ValueError(f"the actions do not fit: {outcome.rejected[1]}")
    return (found[0] if found else None), replay
