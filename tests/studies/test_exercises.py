"""Exercises: every key agrees with the engine, asked in another way; there are enough, and each text has its own."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from poch.game.notation import format_action, parse_action
from poch.game.said import parse_message
from poch.records.record import replay_record
from poch.records.trace import Step, Trace, trace_hand
from poch.sittings.hints import hint
from poch.sittings.sitting import Sitting
from poch.studies.contrast.other_rules import report_verdicts
from poch.studies.why import at_step
from poch.texts.document import load
from poch.texts.library import document, find, hands, playable
from poch.texts.ruleset_shape import GAMES
from poch.words.language import TAGS, Terms, language
from tools.site.hands.exercises import MOST, draw_hand, exercises_of
from tools.site.hands.questions import LEVELS, choose, exercises
from tools.site.output.languages import join_parts, say, speaking

ROOT = Path(__file__).resolve().parents[2]
TEXTS = playable(*GAMES)
LEAST, ALL = 25, 600


def of(slug: str) -> list[dict[str, Any]]:
    """Return the exercises of a text as they are shipped."""
    return [exercise.json() for exercise in exercises_of(slug, document(slug)["game"])]


@cache
def record(slug: str, hand: str) -> Any:
    """Return the record of a hand."""
    return load(next(file for file in hands(slug) if file.stem == hand)).data


@cache
def trace(slug: str, hand: str) -> Trace:
    """Return a hand as it was played."""
    return trace_hand(replay_record(record(slug, hand), find))


def test_there_are_enough() -> None:
    """For every text that can be played, of every kind, and none twice."""
    every = {slug: of(slug) for slug in TEXTS}
    kinds = Counter(exercise["kind"] for some in every.values() for exercise in some)

    assert all(LEAST <= len(some) <= MOST for some in every.values())
    assert sum(map(len, every.values())) >= ALL
    assert set(LEVELS) == set(kinds)
    for some in every.values():
        assert len({exercise["id"] for exercise in some}) == len(some)
        assert {exercise["level"] for exercise in some} <= {1, 2, 3}


@pytest.mark.parametrize("tag", ["en", "de", "fr"])
def test_hands_on_a_sheet_are_drawn_and_sorted_by_suit(tag: str) -> None:
    """Suit by suit, the highest card of each first, in words and as drawn."""
    hand = ["7h", "Ac", "Kd", "9h", "10c", "Ah"]
    with speaking(tag):
        sorted_ = [
            say("exercise-suit", cards=cards)
            for cards in (["Ac", "10c"], ["Kd"], ["Ah", "9h", "7h"])
        ]
        drawn = draw_hand("Anna", hand, Terms("french", {}))
        assert say("exercise-cards", seat="Anna", suits=join_parts(sorted_)) == drawn.words
    letters = {"en": "AKA", "de": "AKA", "fr": "ARA"}[tag]

    assert ["♣", "♣", "♦", "♥", "♥", "♥"] == [sign for _, sign, _ in drawn.cards]
    assert [False, False, True, True, True, True] == [red for *_, red in drawn.cards]
    assert [letters[0], "10", letters[1], letters[2], "9", "7"] == [
        sign for sign, *_ in drawn.cards
    ]


def test_they_are_those_that_ship() -> None:
    """The files that pages load are what the engine makes now."""
    for slug in TEXTS:
        file = ROOT / "docs" / "assets" / "exercises" / f"{slug}.json"
        assert json.loads(file.read_text("utf-8")) == of(slug), slug


@pytest.mark.parametrize("slug", TEXTS)
def test_every_key_agrees_with_the_engine(slug: str) -> None:
    """Each answer is tried: what is right is played and goes on, what is wrong is refused."""
    for exercise in of(slug):
        right = {choice["answer"] for choice in exercise["choices"] if choice["right"]}
        steps = trace(slug, exercise["hand"]).steps
        step = steps[exercise["answer"] - 1]

        assert right
        assert len(right) < len(exercise["choices"])
        assert len({choice["answer"] for choice in exercise["choices"]}) == len(exercise["choices"])
        match exercise["kind"]:
            case "clause":
                assert {step.clause} == right
                used = {step.clause for step in steps}
                assert {choice["answer"] for choice in exercise["choices"]} <= used
                assert asking(slug, exercise) in {"", step.clause}
            case "pool" if step.type == "Carried":
                assert {""} == right
                assert exercise["pool"] in step.fields["pools"]
            case "pool" | "vying":
                if exercise["kind"] == "vying":
                    assert deciding(steps[exercise["step"] : exercise["answer"] - 1], right) == {
                        choice["answer"]: choice["clause"] for choice in exercise["choices"]
                    }
                assert {step.seat} == right
                assert exercise.get("pool") in {None, step.fields.get("pool")}
            case "may":
                ask = replay_record(asked_of(slug, exercise), find).deals[0].outcome.ask
                assert ask
                assert right == {
                    choice["answer"]
                    for choice in exercise["choices"]
                    if ask.allows(parse_action(choice["answer"]))
                }
                assert right == {
                    choice["answer"]
                    for choice in exercise["choices"]
                    if goes_on(slug, exercise, choice["answer"])
                }
            case "answer":
                assert right == {counted(slug, exercise)}
                assert all(
                    goes_on(slug, exercise, choice["answer"]) for choice in exercise["choices"]
                )
            case "text":
                assert right == allowing(slug, exercise)


def asking(slug: str, exercise: dict[str, Any]) -> str:
    """Return by which clause a seat was asked, where an exercise is about its answer."""
    outcome = trace(slug, exercise["hand"]).replay.deals[0].outcome
    before = exercise["answer"] - 1
    ask = at_step(outcome, before).ask
    return ask.clause if ask and before in outcome.when else ""


def deciding(beaten: Sequence[Step], best: set[str]) -> dict[str, str]:
    """Return by which clause each seat lost, and the best won: that on equal sets before those on rank and size."""
    lost = {str(step.seat): step for step in beaten if step.type == "Outranked"}
    by = {step.fields["how"]: step.clause for step in lost.values()}
    equal = [how for how in by if how not in {"size", "rank", "hand-kind", "hand-cards"}]
    won = next(how for how in (*equal, "rank", "hand-cards", *by) if how in by)
    return {**{seat: step.clause for seat, step in lost.items()}, **dict.fromkeys(best, by[won])}


def counted(slug: str, exercise: dict[str, Any]) -> str:
    """Return what the page's hint advises to whoever is asked, where the hand is played on from there."""
    whole = asked_of(slug, exercise)
    deals = whole.pop("deals", [{}])
    return hint(Sitting(find, {**whole, **deals[0]}), exercise["seat"]).action


def goes_on(slug: str, exercise: dict[str, Any], answer: str) -> bool:
    """Play the record up to the question and then the answer: the replay takes it, or it does not fit."""
    tried = asked_of(slug, exercise, f"{exercise['seat']} {answer}")
    return replay_record(tried, find).deals[0].outcome.rejected is None


def asked_of(slug: str, exercise: dict[str, Any], *more: str) -> dict[str, Any]:
    """Return a record up to the question of an exercise, with more actions."""
    deal = trace(slug, exercise["hand"]).replay.deals[0]
    seat = deal.seats.index(exercise["seat"])
    number = next(
        n
        for n, at in enumerate(deal.outcome.when)
        if at == exercise["step"] and deal.outcome.taken[n][0] == seat
    )
    before = [
        f"{deal.seats[who]} {format_action(what)}" for who, what in deal.outcome.taken[:number]
    ]
    whole = record(slug, exercise["hand"])
    actions = {"actions": [*before, *more]}
    deals = [{**each, **actions} for each in whole.get("deals", ())]
    return {**whole, **({"deals": deals} if deals else actions)}


def allowing(slug: str, exercise: dict[str, Any]) -> set[str]:
    """Return the texts, of those offered, by which what is wished is allowed."""
    replay = trace(slug, exercise["hand"]).replay
    others = [find(name, {}) for name in playable(document(slug)["game"])]
    report = report_verdicts(
        replay, exercise["step"], exercise["seat"], parse_action(exercise["wish"]), others
    )
    offered = {choice["answer"] for choice in exercise["choices"]}
    return offered & {name for name, verdict in report["verdicts"].items() if verdict["allowed"]}


def test_a_wrong_answer_names_its_clause_and_where_it_is_right() -> None:
    """Its clause is one of the text, and the texts elsewhere really allow it."""
    for slug in TEXTS:
        clauses = {clause["id"] for clause in document(slug)["clauses"]}
        for exercise in of(slug):
            for choice in exercise["choices"]:
                theirs = (
                    {each["id"] for each in document(choice["answer"])["clauses"]}
                    if exercise["kind"] == "text"
                    else clauses
                )
                assert choice["clause"] in theirs, (slug, exercise["id"], choice)
                for name, clause in choice.get("elsewhere", {}).items():
                    assert clause in {each["id"] for each in document(name)["clauses"]}


def test_a_hand_under_another_reading_asks_nothing() -> None:
    """Its clauses are not those that a reader finds on the page."""
    whole = record("poque-1765", "six-players-pay-points")

    assert [] == [*exercises(replay_record(whole, find), "a", [])]


def test_no_answer_hangs_on_the_reading_of_a_crux() -> None:
    """Where only one reading lets a seat without a set answer, that seat is not asked."""
    slug, hand = "poque-1765", "a-knock-without-a-set"
    replay = replay_record(record(slug, hand), find)
    every = [*exercises(replay, hand, [])]
    settled = [*exercises(replay, hand, [find(slug, {"entry": "a-set"})])]
    left_out = [exercise for exercise in every if exercise not in settled]

    assert {"may", "answer"} <= {exercise.kind for exercise in left_out}
    assert {"may", "answer"} <= {exercise.kind for exercise in settled}
    assert not {exercise.id for exercise in left_out} & {exercise["id"] for exercise in of(slug)}


def test_the_choice_is_always_the_same_and_of_all_kinds() -> None:
    """However many are wanted, kinds and hands take turns."""
    replay = replay_record(record("poch-modern-pagat", "three-nines"), find)
    every = [*exercises(replay, "three-nines", [])]

    assert choose(every, 8) == choose(every, 8)
    assert {"may", "answer", "clause", "pool", "vying"} == {
        exercise.kind for exercise in choose(every, 8)
    }
    assert len(every) == len(choose(every, 10_000))


@pytest.mark.parametrize("tag", [tag for tag in TAGS if tag != "ja"])
def test_each_is_said(tag: str) -> None:
    """Every message that an exercise asks for is in the catalogue of the language."""
    speech = language(tag)
    for slug in TEXTS:
        for exercise in of(slug):
            for choice in exercise["choices"]:
                for part in ("said", "reason"):
                    if part in choice:
                        assert speech.say(parse_message(choice[part]))
