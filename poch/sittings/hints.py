"""What a counting player would do here, and why another player did what it did."""

from dataclasses import dataclass

from poch.game.actions import Ask
from poch.game.ledger import Ledger
from poch.game.notation import action, written
from poch.game.said import Said, SaidError, in_turn, said
from poch.game.sentences import doing, question
from poch.players.bots import FORMER, explain, habit, player
from poch.players.counting import Choice
from poch.records.record import again
from poch.records.trace import traced
from poch.sittings.sitting import Sitting, chance, rules_of, so_far

ADVISER = "counting"
"""The strength whose choice a hint tells."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do: the action as it is written, the same as a message, and what is then said of it.

    `clause` is the clause that allows it, `why` the reason.
    """

    action: str
    advice: Said
    said: Said
    clause: str
    why: Said


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a seat did what it did at a step."""

    step: int
    seat: str | None
    said: Said
    clause: str
    why: Said


@dataclass(slots=True)
class _Weighed:
    """A question that a hand has come to after so many actions and events, and the answer."""

    ask: Ask
    place: int
    events: int
    choice: Choice


def hint(sitting: Sitting, viewer: str | None) -> Hint:
    """Return what a counting player would do in place of the seat that is asked, and why.

    It reckons with nothing that this seat may not see. Raises SaidError where another is asked.
    """
    record = sitting.record
    actions, seats = record.get("actions", []), record["seats"]
    weighed = _weighed(sitting, len(actions), ADVISER)
    if weighed is None or viewer not in {None, seats[weighed.ask.seat]}:
        raise SaidError("error-no-question")
    answer, seat = written(weighed.choice.action), seats[weighed.ask.seat]
    replay = so_far(sitting.find, record, [*actions, f"{seat} {answer}"])
    steps = traced(replay).steps[weighed.events :]
    done = next((step for step in steps if step.seat == seat), None)
    what, clause = question(weighed.ask, seats), weighed.ask.clause
    if done and weighed.choice.action.verb != "claim":
        what, clause = done.said, done.clause
    advice = doing(weighed.choice.action)
    return Hint(answer, advice, what, clause, explain(weighed.choice))


def reason(sitting: Sitting, viewer: str | None, step: int | None = None, given: int = 0) -> Reason:
    """Return why a seat that a player of ours answers for did what it did.

    `step` is that of the viewer's trace; without it, it is the last thing another did. While the
    hand is played only the player's habit is told, which anybody may know of a step that he
    sees; afterwards also what it reckoned. The first `given` actions were nobody's of ours.
    """
    record, strength = sitting.record, sitting.strength
    actions, over = record.get("actions", []), sitting.asked is None
    steps = sitting.trace(viewer).steps
    others = [
        at for at, turn in enumerate(steps, 1) if turn.choice and turn.seat not in sitting.people
    ]
    if step is None:
        step = others[-1] if others else 0
    if step not in others:
        raise SaidError("error-no-choice")
    did = steps[step - 1]
    usual = habit(strength, card="card" in did.fields)

    def because(why: Said) -> Reason:
        return Reason(step, did.seat, did.said, did.clause, why)

    before = so_far(sitting.find, record, actions[:given])
    if given and step <= len(traced(before, None if over else viewer).steps):
        return because(said("hint-before"))
    if not over:
        return because(in_turn([usual, said("hint-later")]))
    outcome = sitting.replay.deals[-1].outcome
    place = dict(zip(outcome.when, outcome.places, strict=True)).get(step - 1)
    weighed = None if place is None else _weighed(sitting, place, strength)
    if weighed is None or weighed.events != step - 1:
        return because(said("hint-no-choice"))
    _, done = action(actions[weighed.place], record["seats"])
    if done != weighed.choice.action:
        return because(said("hint-not-chosen", strength=FORMER.get(strength, strength)))
    return because(in_turn([usual, explain(weighed.choice)]))


def _weighed(sitting: Sitting, place: int, strength: str) -> _Weighed | None:
    """Return the question after so many actions, and what a player of a strength answers to it."""
    record, choose = sitting.record, player(strength)
    rules = rules_of(sitting.find, record)
    weighed: list[_Weighed] = []

    def then(ask: Ask, ledger: Ledger) -> None:
        choice = choose(ask, rules, ledger, chance(record, place, ask.seat))
        weighed.append(_Weighed(ask, place, len(ledger.events), choice))

    actions = record.get("actions", [])[:place]
    replay = again({**record, "actions": actions}, sitting.find, then)
    outcome = replay.deals[-1].outcome
    if outcome.rejected:
        raise ValueError(f"the actions do not fit: {outcome.rejected[1]}")
    return weighed[0] if weighed else None
