"""What a counting player would do here, and why another player did what it did."""

from dataclasses import dataclass

from poch.game.actions import Ask
from poch.game.ledger import Ledger
from poch.game.notation import format_action, parse_line
from poch.game.said import Message, MessageError, join_messages, message
from poch.game.sentences import describe_action, question
from poch.players.bots import FORMER, explain, habit, player
from poch.players.counting import Decision
from poch.records.record import replay_unchecked
from poch.records.trace import trace_hand
from poch.sittings.sitting import Sitting, chance, replay_so_far, rules_of

ADVISER = "counting"
"""The strength whose choice a hint tells."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do: the action as it is written, the same as a message, and what is then said of it.

    `clause` is the clause that allows it, `why` the reason.
    """

    action: str
    advice: Message
    said: Message
    clause: str
    why: Message


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a seat did what it did at a step."""

    step: int
    seat: str | None
    said: Message
    clause: str
    why: Message


@dataclass(slots=True)
class _Weighing:
    """A question that a hand has come to after so many actions and events, and the answer."""

    ask: Ask
    place: int
    events: int
    choice: Decision


def hint(sitting: Sitting, viewer: str | None) -> Hint:
    """Return what a counting player would do in place of the seat that is asked, and why.

    It reckons with nothing that this seat may not see. Raises MessageError where another is asked.
    """
    record = sitting.record
    actions, seats = record.get("actions", []), record["seats"]
    weighed = _weigh(sitting, len(actions), ADVISER)
    if weighed is None or viewer not in {None, seats[weighed.ask.seat]}:
        raise MessageError("error-no-question")
    answer, seat = format_action(weighed.choice.action), seats[weighed.ask.seat]
    replay = replay_so_far(sitting.find, record, [*actions, f"{seat} {answer}"])
    steps = trace_hand(replay).steps[weighed.events :]
    done = next((step for step in steps if step.seat == seat), None)
    what, clause = question(weighed.ask, seats), weighed.ask.clause
    if done and weighed.choice.action.verb != "claim":
        what, clause = done.said, done.clause
    advice = describe_action(weighed.choice.action)
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
        raise MessageError("error-no-choice")
    did = steps[step - 1]
    usual = habit(strength, card="card" in did.fields)

    def because(why: Message) -> Reason:
        return Reason(step, did.seat, did.said, did.clause, why)

    before = replay_so_far(sitting.find, record, actions[:given])
    if given and step <= len(trace_hand(before, None if over else viewer).steps):
        return because(message("hint-before"))
    if not over:
        return because(join_messages([usual, message("hint-later")]))
    outcome = sitting.replay.deals[-1].outcome
    place = dict(zip(outcome.when, outcome.places, strict=True)).get(step - 1)
    weighed = None if place is None else _weigh(sitting, place, strength)
    if weighed is None or weighed.events != step - 1:
        return because(message("hint-no-choice"))
    _, done = parse_line(actions[weighed.place], record["seats"])
    if done != weighed.choice.action:
        return because(message("hint-not-chosen", strength=FORMER.get(strength, strength)))
    return because(join_messages([usual, explain(weighed.choice)]))


def _weigh(sitting: Sitting, place: int, strength: str) -> _Weighing | None:
    """Return the question after so many actions, and what a player of a strength answers to it."""
    record, choose = sitting.record, player(strength)
    rules = rules_of(sitting.find, record)
    weighed: list[_Weighing] = []

    def then(ask: Ask, ledger: Ledger) -> None:
        choice = choose(ask, rules, ledger, chance(record, place, ask.seat))
        weighed.append(_Weighing(ask, place, len(ledger.events), choice))

    actions = record.get("actions", [])[:place]
    replay = replay_unchecked({**record, "actions": actions}, sitting.find, then)
    outcome = replay.deals[-1].outcome
    if outcome.rejected:
        raise ValueError(f"the actions do not fit: {outcome.rejected[1]}")
    return weighed[0] if weighed else None
