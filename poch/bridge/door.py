"""The only door to JavaScript: a request as JSON text in, an answer as JSON text out."""

import json
from collections.abc import Callable
from typing import TypeAlias

from poch.bridge.requests import RULESETS, as_json, number_of, record_of, sitting_of, viewer_of
from poch.game.said import Json, Message, MessageError, message
from poch.records import links
from poch.records.record import RecordError, replay_unchecked
from poch.records.trace import trace_hand
from poch.sittings.resuming import resume
from poch.sittings.sitting import Sitting, deal_record, ending_steps

Operation: TypeAlias = Callable[[Json], Json]


def handle(text: str) -> str:
    """Answer one request; whatever is wrong with it comes back as `error`, a message or a sentence."""
    try:
        request = json.loads(text)
        operation = _operation(str(request.get("op"))) if isinstance(request, dict) else None
        if operation is None:
            raise MessageError("error-request", known=list(OPERATIONS))
        answer: Json = {"ok": True, **operation(request)}
    except KeyError as error:
        answer = _wrong(message("error-lacks", key=str(error.args[0])))
    except json.JSONDecodeError as error:
        answer = _wrong(message("error-json", why=str(error)))
    except RecursionError:
        answer = _wrong(message("error-deep"))
    except MessageError as error:
        answer = _wrong(error.said)
    except RecordError as error:
        answer = _wrong(MessageError("error-record", complaints=str(error)).said)
    except ValueError as error:
        answer = {"ok": False, "error": str(error)}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _wrong(why: Message) -> Json:
    return {"ok": False, "error": why.json()}


def _operation(name: str) -> Operation | None:
    if name in OPERATIONS:
        return OPERATIONS[name]
    from poch.bridge import studies  # noqa: PLC0415 - playing starts sooner without them

    return studies.OPERATIONS.get(name)


def _load(request: Json) -> Json:
    ruleset = RULESETS.add(request["document"])
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
    return {"record": deal_record(RULESETS.find, record)}


def _play(request: Json) -> Json:
    """Return the hand as it goes on until one of the people is asked; `asked` is that one's seat.

    The trace is what the viewer sees. A question to another is not in it.
    """
    text = request.get("action")
    sitting = sitting_of(request).answer(str(text) if text else None, request.get("pace", "ask"))
    return _going_on(sitting, request)


def _undo(request: Json) -> Json:
    return _going_on(sitting_of(request).undo(), request)


def _next(request: Json) -> Json:
    following = sitting_of(request).next(number_of(request, "deals"))
    if isinstance(following, Sitting):
        return _going_on(following, request)
    steps = [{"said": step.said.json(), "clause": step.clause} for step in ending_steps(following)]
    return {"ended": {"steps": steps, "net": following.net}}


def _going_on(sitting: Sitting, request: Json) -> Json:
    """Return a hand after some actions, who is asked there, and what the viewer sees of it.

    The trace has only what is new beyond the `known` steps that the asker has. When the hand is over
    all cards are open, so that all is new. `table` asks for the table as well.
    """
    trace = sitting.trace(viewer_of(request, sitting.record))
    known, deals = number_of(request, "known", 0), sitting.replay.deals
    shown = trace.since(known) if known and sitting.asked and len(deals) == 1 else trace.json()
    if request.get("table"):
        shown["table"] = [*trace.pictures()][-1].json()
    return {"record": sitting.record, "asked": sitting.asked, "trace": shown}


def _view(request: Json) -> Json:
    record = record_of(request)
    actions = record.get("actions", [])
    record["actions"] = actions[: number_of(request, "upto", len(actions))]
    return {
        "trace": trace_hand(
            replay_unchecked(record, RULESETS.find), viewer_of(request, record)
        ).json()
    }


def _resume(request: Json) -> Json:
    record = record_of(request)
    step = number_of(request, "step") if "step" in request else None
    viewer = viewer_of(request, record)
    return as_json(resume(RULESETS.find, record, step, request.get("seat"), viewer))


def _encode(request: Json) -> Json:
    record = record_of(request)
    return {"code": links.encode(record, RULESETS.find(record["ruleset"], {}).version)}


def _decode(request: Json) -> Json:
    return {"record": links.decode(str(request["code"]))}


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
