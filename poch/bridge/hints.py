"""What a counting player would do here, and why another player did what it did."""

from dataclasses import dataclass

from poch.bridge.requests import (
    chance,
    number_of,
    people_of,
    record_of,
    rules_of,
    ruleset_of,
    so_far,
    viewer_of,
)
from poch.game.actions import Ask
from poch.game.ledger import Ledger
from poch.game.notation import action, written
from poch.game.said import Json, Said, SaidError, in_turn, said
from poch.game.sentences import doing, question
from poch.players.bots import FORMER, explain, habit, player
from poch.players.counting import Choice
from poch.records.record import again
from poch.records.trace import traced

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
    found = _weighed(record, len(actions), ADVISER)
    if found is None or viewer not in {None, seats[found.ask.seat]}:
        raise SaidError("error-no-question")
    answer, seat = written(found.choice.action), seats[found.ask.seat]
    steps = traced(so_far(record, [*actions, f"{seat} {answer}"])).steps[found.events :]
    done = next((step for step in steps if step.seat == seat), None)
    what, clause = question(found.ask, seats), found.ask.clause
    if done and found.choice.action.verb != "claim":
        what, clause = done.said, done.clause
    return {
        "action": answer,
        "advice": doing(found.choice.action).json(),
        "said": what.json(),
        "clause": clause,
        "why": explain(found.choice).json(),
    }


def why(request: Json) -> Json:
    """Return why a seat that a player of ours answers for did what it did.

    `step` is that of the viewer's trace; without it, it is the last thing another did. While the
    hand is played only the player's habit is told, which anybody may know of a step that he
    sees; afterwards also what it reckoned. The first `given` actions were nobody's of ours.
    """
    record = record_of(request)
    viewer, people = viewer_of(request, record), people_of(request, record)
    actions, strength = record.get("actions", []), str(request.get("bots", "cautious"))
    replay = so_far(record, actions)
    over = replay.deals[-1].outcome.ask is None
    steps = traced(replay, None if over else viewer).steps
    others = [at for at, one in enumerate(steps, 1) if one.choice and one.seat not in people]
    step = number_of(request, "step", others[-1] if others else 0)
    if step not in others:
        raise SaidError("error-no-choice")
    did = steps[step - 1]
    usual = habit(strength, card="card" in did.fields)

    def because(reason: Said) -> Json:
        shown = {"step": step, "seat": did.seat, "said": did.said.json(), "clause": did.clause}
        return {**shown, "why": reason.json()}

    before = so_far(record, actions[: number_of(request, "given", 0)])
    if request.get("given") and step <= len(traced(before, None if over else viewer).steps):
        return because(said("hint-before"))
    if not over:
        return because(in_turn([usual, said("hint-later")]))
    outcome = replay.deals[-1].outcome
    place = dict(zip(outcome.when, outcome.places, strict=True)).get(step - 1)
    found = None if place is None else _weighed(record, place, strength)
    if found is None or found.events != step - 1:
        return because(said("hint-no-choice"))
    _, done = action(actions[found.place], record["seats"])
    if done != found.choice.action:
        return because(said("hint-not-chosen", strength=FORMER.get(strength, strength)))
    return because(in_turn([usual, explain(found.choice)]))


def _weighed(record: Json, place: int, strength: str) -> _Weighed | None:
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
    return found[0] if found else None
