"""The door to JavaScript: a hand is begun, played, taken back, shared and followed by the next."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import yaml

from poch.bridge.door import handle
from poch.game.said import parse_message
from poch.texts.library import document
from poch.words import TAGS, language

SCHEMA = Path(__file__).resolve().parents[2] / "docs" / "schemas" / "trace-3.json"
BUDGETS = yaml.safe_load(Path(__file__).parent.with_name("budgets.yaml").read_text("utf-8"))
RULESET = "poch-modern-pagat"
SEATS = ["B", "You", "C"]


def asked(op: str, **request: Any) -> dict[str, Any]:
    """Return what the engine answers to a request."""
    answer: dict[str, Any] = json.loads(handle(json.dumps({"op": op, **request})))
    return answer


@pytest.fixture(autouse=True)
def _loaded() -> None:
    """Give the engine the ruleset, as the page does."""
    assert asked("load", document=document(RULESET))["ok"]


@pytest.fixture
def record() -> dict[str, Any]:
    """Return a hand that is about to begin."""
    begun = asked("start", ruleset=RULESET, seats=SEATS, seed=17, purses=dict.fromkeys(SEATS, 40))
    held: dict[str, Any] = begun["record"]
    return held


def first(ask: dict[str, Any]) -> str:
    """Return the first answer that a question offers, as one writes it."""
    option = ask["options"][0]
    words = [option["verb"], *map(str, [option["least"]] if "least" in option else [])]
    return " ".join(["You", *words, *option.get("cards", [])[:1], *option.get("pools", [])])


def played_out(record: dict[str, Any]) -> dict[str, Any]:
    """Return the answer after a whole hand in which You always gives the first answer."""
    answer = asked("play", record=record, viewer="You")
    while answer["trace"]["ask"]:
        action = first(answer["trace"]["ask"])
        answer = asked("play", record=answer["record"], viewer="You", action=action, table=True)
    return answer


def test_the_others_play_until_the_viewer_is_asked(record: dict[str, Any]) -> None:
    """The first question is the viewer's, and the trace for him keeps to the schema."""
    answer = asked("play", record=record, viewer="You")

    jsonschema_rs.validate(json.loads(SCHEMA.read_text(encoding="utf-8")), answer["trace"])
    assert "You" == answer["trace"]["ask"]["seat"]
    assert {line.split()[0] for line in answer["record"]["actions"]} <= {"B", "C"}


def test_with_two_people_the_hand_waits_for_either(record: dict[str, Any]) -> None:
    """Each is asked; what the other holds and is asked is not in what one sees. One takes back the other's answer."""
    people, waited, viewer = ["You", "B"], set[str](), "You"
    answer = asked("play", record=record, viewer=viewer, people=people)
    while seat := answer["asked"]:
        waited.add(seat)
        if seat != viewer:
            trace = answer["trace"]
            dealt = [
                event
                for event in trace["steps"]
                if event["type"] == "Dealt" and event["seat"] == seat
            ]
            assert trace["ask"] is None
            assert trace["result"] is None
            assert {"??"} == {card for event in dealt for card in event["cards"]}
        viewer = seat
        answer = asked("play", record=answer["record"], viewer=viewer, people=people)
        action = first(answer["trace"]["ask"]).replace("You", viewer, 1)
        answer = asked("play", record=answer["record"], viewer=viewer, people=people, action=action)
    before = asked("undo", record=answer["record"], viewer="You", people=people)

    assert {"You", "B"} == waited
    assert {"C"} == {
        line.split()[0] for line in answer["record"]["actions"] if line.split()[0] not in people
    }
    assert before["asked"] in people
    assert len(before["record"]["actions"]) < len(answer["record"]["actions"])


def test_one_action_at_a_time(record: dict[str, Any]) -> None:
    """At the pace of actions, each request adds one answer of a bot and no more."""
    for many in (1, 2):
        answer = asked("play", record=record, viewer=None, pace="action")
        record = answer["record"]
        assert many == len(record["actions"])


def test_a_whole_hand_is_played(record: dict[str, Any]) -> None:
    """At the end the chips add up to those of the three purses, and all cards are shown."""
    trace = played_out(record)["trace"]
    at_end = trace["table"]

    assert 3 * 40 == sum(at_end["purses"].values()) + sum(at_end["pools"].values())
    assert "??" not in json.dumps(trace)


def test_after_a_move_only_what_is_new_is_sent(record: dict[str, Any]) -> None:
    """The steps that the page has are left out, and what is open now is told; at the end all is open."""
    now = asked("play", record=record, viewer="You")
    while now["trace"]["ask"]:
        steps = now["trace"]["steps"]
        move = {"record": now["record"], "viewer": "You", "action": first(now["trace"]["ask"])}
        now, part = asked("play", **move), asked("play", **move, known=len(steps))["trace"]
        if now["trace"]["ask"]:
            assert now["trace"]["steps"] == steps + part["steps"]
            new = {key: now["trace"][key] for key in ("ask", "stopped", "result")}
            assert {"from": len(steps), "steps": part["steps"], **new} == part

    assert now["trace"] == part


@pytest.mark.parametrize("name", [RULESET, "poch-1853-alvensleben", "poque-1765", "poch-knauer-31"])
def test_an_answer_to_a_move_keeps_to_its_budget(name: str) -> None:
    """On the average of a hand, its end included, with the steps that the page has left out."""
    asked("load", document=document(name))
    begun = asked("start", ruleset=name, seats=[*SEATS, "D"], seed=17)["record"]
    answer = asked("play", record=begun, viewer="You")
    sizes = []
    while answer["trace"]["ask"]:
        known = answer["trace"].get("from", 0) + len(answer["trace"]["steps"])
        move = {
            "record": answer["record"],
            "viewer": "You",
            "action": first(answer["trace"]["ask"]),
        }
        answer = asked("play", **move, known=known)
        sizes.append(len(json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()))

    assert 0 < sum(sizes) / len(sizes) <= BUDGETS["move"]


def test_undo_goes_back_to_the_choice_before(record: dict[str, Any]) -> None:
    """After an answer is taken back the same question is open, at the same step."""
    before = asked("play", record=record, viewer="You")
    action = first(before["trace"]["ask"])
    after = asked("play", record=before["record"], viewer="You", action=action)

    assert before == asked("undo", record=after["record"], viewer="You")


def test_a_view_shows_a_hand_as_far_as_it_is_wanted(record: dict[str, Any]) -> None:
    """The trace up to an action is the beginning of the whole trace."""
    whole = played_out(record)["record"]
    part = asked("view", record=whole, viewer="You", upto=3)["trace"]
    steps = asked("view", record=whole, viewer="You")["trace"]["steps"]

    assert part["steps"] == steps[: len(part["steps"])]
    assert len(part["steps"]) < len(steps)


def test_the_next_deal_goes_on_from_the_last(record: dict[str, Any]) -> None:
    """Forehand deals next, with the chips as they lie and another deal of cards."""
    over = played_out(record)
    at_end = over["trace"]["table"]
    following = asked("next", record=over["record"], deals=1, viewer="You")["record"]

    assert ["You", "C", "B"] == following["seats"]
    assert at_end["pools"] == following["pools"]
    assert at_end["purses"] == following["purses"]
    assert {"seed": 18} == following["deal"]


def test_a_session_is_told_to_its_end(record: dict[str, Any]) -> None:
    """Where somebody cannot dress the board, the last lines and clauses are given instead."""
    poor = {**record, "purses": {"B": 9, "You": 9, "C": 9}}
    answer: dict[str, Any] = {"record": played_out(poor)["record"]}
    deals = 0
    while "ended" not in answer:
        deals += 1
        over = played_out(answer["record"])["record"]
        answer = asked("next", record=over, deals=deals, viewer="You")

    assert "SessionEnded" == answer["ended"]["steps"][0]["said"]["id"]
    assert {"said", "clause"} == set(answer["ended"]["steps"][0])
    assert set(SEATS) == set(answer["ended"]["net"])


def test_a_link_holds_the_whole_hand(record: dict[str, Any]) -> None:
    """What was shared comes out again, and goes on where it was left."""
    answer = asked("play", record=record, viewer="You")
    code = asked("encode", record=answer["record"])["code"]
    held = asked("decode", code=code)["record"]

    assert code.startswith(f"2.{RULESET}.")
    assert answer["trace"] == asked("play", record=held, viewer="You")["trace"]


def test_a_record_is_taken_up_at_a_step(record: dict[str, Any]) -> None:
    """The actions after the step are left out, and the seat that is asked there is named."""
    whole = played_out(record)["record"]
    resumed = asked("resume", record=whole, step=1)

    assert [] == resumed["record"]["actions"]
    assert "B" == resumed["seat"]


def test_a_hand_that_is_over_is_taken_up_by_who_looked_on(record: dict[str, Any]) -> None:
    """Where nobody is asked any more: whom a link names, else whom sentences address, else the first."""
    whole = played_out(record)["record"]
    others = json.loads(json.dumps(whole).replace("You", "Ida"))

    assert "You" == asked("resume", record=whole)["seat"]
    assert "C" == asked("resume", record=whole, viewer="C")["seat"]
    assert "B" == asked("resume", record=others)["seat"]


@pytest.mark.parametrize("key", ["ruleset", "actions"])
def test_an_error_repeats_the_beginning_of_what_is_too_long(
    record: dict[str, Any], key: str
) -> None:
    """However long a part of a record is, every language can say what is wrong with it."""
    too_long = "y" * 5_000
    given = {**record, "actions": [], key: too_long if key == "ruleset" else [too_long]}
    answer = asked("play", record=given, viewer=None)

    for tag in TAGS:
        assert " …" in language(tag).say(parse_message(answer["error"]))
