"""The only door to JavaScript: a request as JSON text in, an answer as JSON text out."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeAlias

from poch.bridge.requests import (
    chance,
    known_of,
    load,
    number_of,
    people_of,
    record_of,
    rules_of,
    ruleset_of,
    shaped,
    so_far,
    viewer_of,
)
from poch.game.actions import Action, Ask
from poch.game.engine import Outcome
from poch.game.ledger import Ledger
from poch.game.notation import action, written
from poch.game.ruleset import Ruleset
from poch.game.said import Json, Said, SaidError, said
from poch.game.seat_view import may_hold_back, notices
from poch.game.table import Seat
from poch.players.bots import player
from poch.records import links
from poch.records.record import Deal, RecordError, Replay, again, session_of
from poch.records.trace import NO_FIT, traced

Operation: TypeAlias = Callable[[Json], Json]


def handle(text: str) -> str:
    """Answer one request; whatever is wrong with it comes back as `error`, a message or a sentence."""
    try:
        request = json.loads(text)
        operation = _operation(str(request.get("op"))) if isinstance(request, dict) else None
        if operation is None:
            raise SaidError("error-request", known=list(OPERATIONS))
        answer: Json = {"ok": True, **operation(request)}
    except KeyError as error:
        answer = _wrong(said("error-lacks", key=str(error.args[0])))
    except json.JSONDecodeError as error:
        answer = _wrong(said("error-json", why=str(error)))
    except RecursionError:
        answer = _wrong(said("error-deep"))
    except SaidError as error:
        answer = _wrong(error.said)
    except RecordError as error:
        answer = _wrong(SaidError("error-record", complaints=str(error)).said)
    except ValueError as error:
        answer = {"ok": False, "error": str(error)}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _wrong(one: Said) -> Json:
    return {"ok": False, "error": one.json()}


def _operation(name: str) -> Operation | None:
    if name in OPERATIONS:
        return OPERATIONS[name]
    from poch.bridge import studies  # noqa: PLC0415 - playing starts sooner without them

    return studies.OPERATIONS.get(name)


def _load(request: Json) -> Json:
    ruleset = load(request["document"])
    return {"ruleset": ruleset.id, "seats": sorted(ruleset.rules_by_seats)}


def _start(request: Json) -> Json:
    record = {
        "ruleset": request["ruleset"],
        "readings": request.get("readings") or {},
        "seats": request["seats"],
        "deal": {"seed": request["seed"]},
        "actions": [],
    }
    record |= {key: request[key] for key in ("purses", "pools", "won") if request.get(key)}
    return {"record": {**record, "readings": again(shaped(record), ruleset_of).ruleset.others}}


def _play(request: Json) -> Json:
    """Return the hand as it goes on until one of the people is asked; `asked` is that one's seat.

    The trace is what the viewer sees. A question to another is not in it.
    """
    record = record_of(request)
    people = people_of(request, record)
    actions = list(record.get("actions", ()))
    if request.get("action"):
        actions.append(str(request["action"]))
        action(actions[-1], record["seats"])
    seats, given = record["seats"], len(actions)
    choose, pace = player(str(request.get("bots", "cautious"))), request.get("pace", "ask")
    rules = rules_of(record)

    def answer(ask: Ask, ledger: Ledger) -> Action | None:
        if seats[ask.seat] in people or (pace == "action" and len(actions) > given):
            return None
        chosen = choose(ask, rules, ledger, chance(record, len(actions), ask.seat)).action
        actions.append(f"{seats[ask.seat]} {written(chosen)}")
        return chosen

    replay = again({**record, "actions": [*actions]}, ruleset_of, answer)
    if request.get("action"):
        _taken(replay, given - 1)
    _fitting(replay)
    return _going_on(record, actions, replay, request)


def _taken(replay: Replay, place: int) -> None:
    rejected = replay.deals[-1].outcome.rejected
    if rejected and rejected[0] == place:
        raise ValueError(rejected[1])


def _fitting(replay: Replay) -> Outcome:
    outcome = replay.deals[-1].outcome
    if outcome.rejected:
        raise ValueError(NO_FIT.format(outcome.rejected[1]))
    return outcome


def _trace(replay: Replay, viewer: str | None, request: Json) -> Json:
    """Return the trace, or what is new beyond the `known` steps that the asker has.

    When the hand is over all cards are open, so that all is new. `table` asks for the table as well.
    """
    known = number_of(request, "known", 0)
    over = replay.deals[-1].outcome.ask is None
    trace = traced(replay, None if over else viewer)
    new = known and not over and len(replay.deals) == 1
    shown = trace.since(known) if new else trace.json()
    return {**shown, "table": [*trace.pictures()][-1].json()} if request.get("table") else shown


def _undo(request: Json) -> Json:
    record = record_of(request)
    people = people_of(request, record)
    actions = list(record.get("actions", ()))
    seats = record["seats"]
    while actions:
        seat, _ = action(str(actions.pop()), seats)
        if seats[seat] in people:
            break
    return _going_on(record, actions, so_far(record, actions), request)


def _going_on(record: Json, actions: list[str], replay: Replay, request: Json) -> Json:
    """Return a hand after some actions, who is asked there, and what the viewer sees of it."""
    ask = replay.deals[-1].outcome.ask
    return {
        "record": {**record, "actions": actions},
        "asked": record["seats"][ask.seat] if ask else None,
        "trace": _trace(replay, viewer_of(request, record), request),
    }


def _view(request: Json) -> Json:
    record = record_of(request)
    actions = record.get("actions", [])
    record["actions"] = actions[: number_of(request, "upto", len(actions))]
    return {"trace": traced(again(record, ruleset_of), viewer_of(request, record)).json()}


def _resume(request: Json) -> Json:
    """Return the one deal of a record that a step of its trace lies in, ready to be played on.

    Its actions are kept up to the first question after the step, put to a wanted seat if one is
    named, or all that fit; `seat` is who is asked there, or answered last. `stopped` says what of
    the record these rules do not know, and why it ends too early; `dealt` counts the deals so far,
    and `totals` are what those before this one came to.
    """
    record, stopped = known_of(record_of(request))
    whole = again(record, ruleset_of)
    steps = sum(len(deal.outcome.events) for deal in whole.deals)
    step = number_of(request, "step", steps)
    place, before = whole.at(step)
    deal = whole.deals[place]
    one = record["deals"][place] if "deals" in record else record
    actions = list(one.get("actions", ()))
    if deal.outcome.rejected:
        at, why = deal.outcome.rejected
        stopped.append(said("lost-action", n=at + 1, action=str(actions[at]), why=why))
        actions = actions[:at]
    single = {**_single(record, whole.ruleset, deal), "deal": one["deal"], "actions": actions}
    outcome = so_far(single, actions).deals[0].outcome
    wanted, name = request.get("seat"), viewer_of(request, record)
    least = _seen(outcome, step - before, None if name is None else deal.seats.index(name))
    questions = (
        (many, seat)
        for many, events, seat in _questions(outcome, len(actions))
        if events >= least and wanted in (None, deal.seats[seat])
    )
    if found := next(questions, None):
        single["actions"], seat = actions[: found[0]], found[1]
    elif wanted is not None:
        raise SaidError("error-asked-nothing", seat=str(wanted))
    else:
        seat = outcome.ask.seat if outcome.ask else (outcome.taken or [(0, None)])[-1][0]
    return {
        "record": single,
        "seat": deal.seats[seat],
        "stopped": [one.json() for one in stopped],
        "dealt": place + 1,
        "totals": replace(whole, deals=whole.deals[:place], end=None).net if place else {},
    }


def _single(record: Json, ruleset: Ruleset, deal: Deal) -> Json:
    """Return a record of one deal, without its cards: who sits there, and the chips before it."""
    start = deal.outcome.start
    single = {
        "ruleset": record["ruleset"],
        "readings": ruleset.others,
        "seats": list(deal.seats),
        "deal": {},
        "pools": {pool: chips for pool, chips in start.pools.items() if chips},
    }
    if start.finite:
        single["purses"] = dict(zip(deal.seats, start.purses, strict=True))
    if start.won_before is not None:
        single["won"] = deal.seats[start.won_before]
    return single


def _questions(outcome: Outcome, actions: int) -> Iterator[tuple[int, int, Seat]]:
    """Yield the questions of a hand in order, as (actions, events, seat).

    A question is open once so many of the first `actions` are done, and stays open until the next
    of them. So many events come before it, and this seat is asked.
    """
    asked = [*zip(outcome.places, outcome.when, (seat for seat, _ in outcome.taken), strict=True)]
    if outcome.ask:
        asked.append((actions, len(outcome.events), outcome.ask.seat))
    least = 0
    for place, events, seat in asked:
        if least <= place:
            yield least, events, seat
        least = place + 1


def _seen(outcome: Outcome, steps: int, viewer: Seat | None) -> int:
    """Return how many events it takes until a seat can know of so many steps."""
    if viewer is None or steps <= 0:
        return steps
    free = may_hold_back(outcome.ruleset.rules(len(outcome.table.hands)))
    seen = (
        number
        for number, event in enumerate(outcome.events, 1)
        if notices(event, viewer, may_hold_back=free)
    )
    return next(islice(seen, steps - 1, None), len(outcome.events) + 1)


def _next(request: Json) -> Json:
    record = record_of(request)
    replay = again(record, ruleset_of)
    outcome = _fitting(replay)
    if outcome.ask:
        raise SaidError("error-not-over")
    session = session_of(record, replay.ruleset, number_of(request, "deals") - 1)
    if end := session.end(outcome):
        whole = replace(replay, end=end)
        steps = [step for step in traced(whole).steps if step.stage == "ending"]
        told = [{"said": step.said.json(), "clause": step.clause} for step in steps]
        return {"ended": {"steps": told, "net": whole.net}}
    following = session.after(outcome)
    record = {
        **record,
        "seats": [*following.seats],
        "deal": {"seed": record["deal"].get("seed", 0) + 1},
        "pools": dict(following.pools),
        "actions": [],
    }
    if following.purses:
        record["purses"] = following.purses
    record.pop("won", None)
    if following.won:
        record["won"] = following.won
    return _play({**request, "record": record, "action": None})


def _encode(request: Json) -> Json:
    record = record_of(request)
    return {"code": links.encoded(record, ruleset_of(record["ruleset"], {}).version)}


def _decode(request: Json) -> Json:
    return {"record": links.decoded(str(request["code"]))}


OPERATIONS: dict[str, Operation] = {
    "load": _load,
    "start": _start,
    "play": _play,
    "undo": _undo,
    "view": _view,
    "next": _next,
    "resume": _resume,
    "encode": _encode,
    "decode": _decode,
}
