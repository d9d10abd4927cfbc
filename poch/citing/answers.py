"""Whether the answers of exercises are still right: each is computed anew from the deal beside it.

Exercises come as lines of JSON, as the site offers them. Nothing is believed of a line but its deal and its question.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from poch.citing.cite import Finding
from poch.game.events import Carried, Melded, VieWon
from poch.game.notation import format_action, parse_action
from poch.game.ruleset import Finder
from poch.game.said import Json, shorten
from poch.game.seat_view import view_for
from poch.players.counting import choose_by_counting
from poch.records.record import PlayedDeal, replay_record
from poch.studies.contrast.other_rules import ask_elsewhere
from poch.studies.why import at_step, clauses_of_showing, judge, scene
from poch.texts.english import count_in_words

KEYS: Mapping[str, type] = {
    "id": str,
    "kind": str,
    "ruleset": str,
    "step": int,
    "answer": int,
    "deal": dict,
    "choices": list,
}
"""What each line must have; some kinds have a seat, a pool or a wish as well."""


class Answer(NamedTuple):
    """What an offered answer is worth: whether it is right, by which clause, and by which other texts it would be."""

    right: bool
    clause: str
    elsewhere: Mapping[str, str] = {}


def verify_exercises(lines: Iterable[str], find: Finder) -> Iterator[Finding]:
    """Yield for each exercise whether all its answers are right and wrong as it says, by the clauses that it names."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield _verify_exercise(number, line, find)


def _verify_exercise(number: int, line: str, find: Finder) -> Finding:
    where = f"line {number}"
    try:
        task = _parse_exercise(line)
        where = f"{where}, {shorten(task['id'])}"
        wrong = [*_differences(task, find)]
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        return Finding(
            where, holds=False, says=f"{where}: cannot be verified: {shorten(str(error))}"
        )
    if wrong:
        return Finding(where, holds=False, says=f"{where}: {'; '.join(wrong)}")
    answers = count_in_words(len(task["choices"]), "answer")
    return Finding(where, holds=True, says=f"{where}: {answers}, computed anew, as it says")


def _parse_exercise(line: str) -> Json:
    try:
        task = json.loads(line)
    except json.JSONDecodeError as error:
        raise ValueError(f"it is no JSON ({error.msg}); each line must be one exercise") from None
    if not isinstance(task, dict):
        raise TypeError("it is no exercise; write a map")
    for key, kind in KEYS.items():
        if type(task.get(key)) is not kind:
            raise ValueError(f"it lacks “{key}”, or has something else there")
    return task


def _differences(task: Json, find: Finder) -> Iterator[str]:
    """Yield a sentence for each answer that is not as the exercise says."""
    right = False
    for choice, answer in zip(task["choices"], _compute_answers(task, find), strict=True):
        name = f"“{choice['answer'] or 'nobody'}”"
        right |= answer.right
        if choice["right"] is not answer.right:
            worth = ("wrong", "right")
            yield f"{name} is marked {worth[choice['right'] is True]}, but is {worth[answer.right]} by {answer.clause}"
        elif choice["clause"] != answer.clause:
            yield f"{name} rests on {answer.clause}, not on {choice['clause']}"
        elif choice.get("elsewhere", {}) != answer.elsewhere:
            yield f"{name} would be right by {', '.join(answer.elsewhere) or 'no other text named here'}"
    if not right:
        yield "none of its answers is right"


def _compute_answers(task: Json, find: Finder) -> Iterator[Answer]:
    replay = replay_record(task["deal"], find)
    deal = replay.deals[0]
    if replay.ruleset.id != task["ruleset"]:
        raise ValueError(f"its deal is played by {replay.ruleset.id}, not by {task['ruleset']}")
    if deal.outcome.rejected:
        raise ValueError("an action of its deal does not fit")
    offered = [choice["answer"] for choice in task["choices"]]
    match task["kind"]:
        case "clause" | "pool" | "vying":
            return _compute_events(task, deal, offered)
        case "may" | "answer" | "text":
            return _compute_actions(task, deal, offered, find)
        case kind:
            raise ValueError(f"“{shorten(kind)}” is no kind of exercise")


def _compute_events(task: Json, deal: PlayedDeal, offered: Iterable[str]) -> Iterator[Answer]:
    """Yield what each answer to a question about an event is worth."""
    events = deal.outcome.events[: task["answer"]]
    event, clauses = events[-1], clauses_of_showing(events)
    if task["kind"] == "clause":
        yield from (Answer(name == event.clause, name) for name in offered)
        return
    match event:
        case Carried(pools=pools) if task["pool"] in pools:
            taker = ""
        case Melded(pool=pool) if task.get("pool") == pool:
            taker = deal.seats[event.seat]
        case VieWon() if task["kind"] == "vying":
            for name in offered:
                seat = deal.seats.index(name)
                yield Answer(seat == event.seat, clauses[seat])
            return
        case _:
            raise ValueError(f"step {task['answer']} of its deal does not answer it")
    yield from (Answer(name == taker, event.clause) for name in offered)


def _compute_actions(
    task: Json, deal: PlayedDeal, offered: Iterable[str], find: Finder
) -> Iterator[Answer]:
    """Yield what each answer of a seat that is asked is worth, or each text by which it may do what it wishes."""
    seat = deal.seats.index(task["seat"])
    then = at_step(deal.outcome, task["step"], seat)
    here = scene(then, deal.seats)
    if task["kind"] == "text":
        wish = parse_action(task["wish"])
        for name in offered:
            own = judge(here, seat, wish)
            if name != task["ruleset"]:
                asked = ask_elsewhere(then, here, seat, wish, [find(name, {})])
                own = {**asked.otherwise, **asked.alike}[name]
            yield Answer(own.allowed, own.clause)
        return
    if then.ask is None:
        raise ValueError("nobody is asked there")
    best = ""
    if task["kind"] == "answer":
        rules = then.ruleset.rules(len(then.table.hands))
        view = view_for(rules, seat, then.table, then.events)
        best = format_action(choose_by_counting(then.ask, view).action)
    for choice, text in zip(task["choices"], offered, strict=True):
        wish = parse_action(text)
        verdict = judge(here, seat, wish)
        right = text == best if best else verdict.allowed and then.ask.allows(wish)
        others = [find(name, {}) for name in choice.get("elsewhere", ())]
        there = ask_elsewhere(then, here, seat, wish, others).otherwise
        yield Answer(right, verdict.clause, {name: other.clause for name, other in there.items()})
