"""Surveys count what happened, and come to the same however their work is divided."""

import json
import tomllib
from functools import reduce
from itertools import pairwise
from operator import add
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poch import VERSION
from poch.bridge.door import handle
from poch.game.actions import Action, Ask
from poch.game.engine import Outcome, drive, from_seed
from poch.game.events import LeftAlone, RunStopped
from poch.game.ruleset import Ruleset
from poch.game.table import Table
from poch.players import farsighted
from poch.players.bots import PLAYERS, at_random
from poch.records.record import replay_record
from poch.studies.intervals import normal_interval, wilson_interval
from poch.studies.surveys.measures import FOLDS, Sums, Tally, count_deal, is_bluff, supplied_clauses
from poch.studies.surveys.survey import measures_of, plan_survey, play_part, report_survey
from poch.texts.document import load
from poch.texts.library import document, find, playable_by
from tests.saying import wrong
from tests.small_texts import hands, replay, small
from tests.strategies import ByChance, rulesets

ROOT = Path(__file__).resolve().parents[2]
NINES = ROOT / "variants" / "poch-modern-pagat" / "hands" / "three-nines.yaml"
FIVE_OF_32 = ("poch-1810-hamburg", "poch-1992-parlett")


def places(table: Table) -> list[int]:
    """Return the chips of every place where chips may lie."""
    return [*table.pools.values(), *table.purses, *table.stakes]


@given(rulesets(), st.integers(0, 2**16))
def test_every_chip_that_moves_is_counted(rules: Ruleset, seed: int) -> None:
    """What an event is said to move is what some places gain by it."""
    assert_counted(drive(rules, from_seed(rules, min(rules.rules_by_seats), seed), ByChance(seed)))


@pytest.mark.parametrize("name", small())
def test_every_chip_that_moves_in_a_small_text_is_counted(name: str) -> None:
    """It has events that no shipped text has."""
    for file in hands(name):
        for deal in replay(file).deals:
            assert_counted(deal.outcome)


def assert_counted(outcome: Outcome) -> None:
    """Hold what each event is said to move against what places gain by it."""
    table = outcome.start.copy()
    for event in outcome.events:
        before = places(table)
        event.onto(table)
        gained = sum(max(b - a, 0) for a, b in zip(before, places(table), strict=True))
        fold = FOLDS.get(type(event))

        assert gained == (fold(Tally(outcome), event) if fold else 0), (
            f"poch/studies/surveys/measures.py: FOLDS: {event}"
        )


@pytest.mark.parametrize(
    ("called", "bluffs"),
    [
        (["Anja knock 1", "Boris fold", "Carla fold", "Dirk fold"], 1),
        (["Anja pass", "Boris pass", "Carla knock 1", "Dirk fold"], 0),
        (["Anja knock 1", "Boris hold", "Carla hold", "Dirk fold"], 0),
    ],
)
def test_a_bluff_pays_where_a_better_set_drops_out(called: list[str], bluffs: int) -> None:
    """Carla has three nines, against which Anja's two jacks win only if nobody stays in."""
    record = {**load(NINES).data, "actions": called, "expect": {}}
    outcome = replay_record(record, find, lambda ask, _: first(ask)).deals[0].outcome
    sums, largest = zero(outcome.ruleset, 4)
    count_deal(sums, largest, outcome, supplied_clauses(outcome.ruleset))

    assert (bluffs, 1) == (sums["bluffs"], sums["opened"])
    assert ("Boris hold" in called) == bool(sums["contested"])


def first(ask: Ask) -> Action:
    """Return the first answer that a question offers."""
    option = ask.options[0]
    return Action(option.verb, card=option.cards[0] if option.cards else None, pools=option.pools)


def zero(ruleset: Ruleset, seats: int) -> tuple[Sums, Sums]:
    """Return sums of nothing."""
    names = {
        name for measure in measures_of(ruleset, seats) for name in (measure.of, measure.to_each)
    }
    return dict.fromkeys(names, 0), dict.fromkeys(ruleset.rules(seats).pools, 0)


@pytest.mark.parametrize("name", FIVE_OF_32)
def test_the_trump_ace_is_out_as_often_as_it_must_be(name: str) -> None:
    """Of 32 cards 20 are dealt and one turned up: its pool is won in 35 of 62 deals."""
    rules = find(name, {})
    plan = plan_survey(rules, 4, 4000, 1, "random")
    share = report_survey(rules, plan, play_part(rules, plan, range(4000)))["measures"]["won.ace"][
        "mean"
    ]

    assert abs(share - 35 / 62) < 4 * (0.25 / 4000) ** 0.5


@pytest.mark.parametrize("name", playable_by(4))
def test_parts_come_to_the_same_in_any_order(name: str) -> None:
    """Sessions played apart and added from behind are what they are in one go."""
    rules = find(name, {})
    plan = plan_survey(rules, 4, 60, 7, "random")
    size = plan.session
    parts = [play_part(rules, plan, range(at, at + size)) for at in range(0, 60, size)]

    assert play_part(rules, plan, range(60)) == reduce(add, reversed(parts))


PLAYS = ("play.pools", "play.runs", "play.dead")


@pytest.mark.parametrize("name", playable_by(4))
def test_measures_are_of_vying_or_of_playing(name: str) -> None:
    """A text by which nobody vies has none of vying, and those of what is won by playing instead."""
    rules = find(name, {})
    plan = plan_survey(rules, 4, 20, 1, "random")
    measures = report_survey(rules, plan, play_part(rules, plan, range(20)))["measures"]
    vies = any(stage.name == "vying" for stage in rules.rules(4).stages)

    assert vies == any(name.startswith("vie.") for name in measures)
    assert [name for name in PLAYS if name in measures] == ([] if vies else [*PLAYS])


def test_no_run_stops_at_a_card_left_over_where_all_are_dealt() -> None:
    """Spin deals every card; in Pope Joan about half of the runs end at the dead hand."""
    shares = {}
    for name in ("spin-1891-peel", "pope-joan-hoyle"):
        rules = find(name, {})
        plan = plan_survey(rules, 4, 100, 1, "cautious")
        shares[name] = report_survey(rules, plan, play_part(rules, plan, range(100)))["measures"][
            "play.dead"
        ]

    assert 0 == shares["spin-1891-peel"]["mean"]
    assert 0.2 < shares["pope-joan-hoyle"]["low"] < shares["pope-joan-hoyle"]["high"] < 0.7


HAND = ROOT / "variants" / "pope-joan-hoyle" / "hands"


@pytest.mark.parametrize("file", sorted(HAND.glob("*.yaml")), ids=lambda file: file.stem)
def test_runs_stop_at_cards_that_were_left_over(file: Path) -> None:
    """Every run that stopped is counted, and is dead if the next card was in no hand at first."""
    for deal in replay_record(load(file).data, find).deals:
        outcome = deal.outcome
        sums, largest = zero(outcome.ruleset, len(outcome.start.hands))
        count_deal(sums, largest, outcome, supplied_clauses(outcome.ruleset))
        stopped = [event.card for event in outcome.events if isinstance(event, RunStopped)]
        held = [card for hand in outcome.dealt.hands for card in hand]
        ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
        after = [
            f"{ranks[ranks.index(card[:-1]) + 1]}{card[-1]}" for card in stopped if card[0] != "K"
        ]

        assert len(stopped) == sums["runs"]
        assert sum(card not in held and card != "8d" for card in after) == sums["dead"]


def played_by_chance(name: str, seats: int, seed: int) -> Outcome:
    """Return a hand in which each answers by chance, also whether to take the spare hand."""
    ruleset, random = find(name), Random(seed)
    start = from_seed(ruleset, seats, seed)
    return drive(ruleset, start, lambda ask, _: at_random(ask, random))


@pytest.mark.parametrize("seed", range(5))
def test_the_cards_of_a_spare_hand_that_is_taken_are_not_left_over(seed: int) -> None:
    """A run is dead if its next card is in no hand, and was played by nobody."""
    outcome = played_by_chance("michigan-bicycle", 4, seed)
    sums, largest = zero(outcome.ruleset, 4)
    count_deal(sums, largest, outcome, supplied_clauses(outcome.ruleset))
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    higher = dict(pairwise(ranks))
    stopped = [event.card for event in outcome.events if isinstance(event, RunStopped)]
    after = [f"{higher[card[:-1]]}{card[-1]}" for card in stopped if card[:-1] in higher]

    assert sum(card in outcome.table.talon for card in after) == sums["dead"]


@pytest.mark.parametrize(
    ("name", "seed", "bluffs"),
    [
        ("rummoli-reference", 22, 0),
        ("rummoli-reference", 28, 1),
        ("tripoley-centralconnector", 564, 1),
    ],
)
def test_a_bluff_is_judged_by_the_hands_that_are_held(name: str, seed: int, bluffs: int) -> None:
    """A spare hand was taken, or a flush without a pair dropped out before a straight."""
    outcome = played_by_chance(name, 4, seed)
    alone = next(event for event in outcome.events if isinstance(event, LeftAlone))

    assert bluffs == is_bluff(outcome, alone)


@pytest.mark.parametrize("policy", PLAYERS)
def test_each_policy_can_be_surveyed(policy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every strength plays a survey, the same each time."""
    monkeypatch.setattr(farsighted, "PLAYOUTS", 16)
    rules = find("poch-1853-alvensleben", {})
    plan = plan_survey(rules, 4, 6, 1, policy)
    whole = report_survey(rules, plan, play_part(rules, plan, range(6)))

    assert whole == report_survey(rules, plan, play_part(rules, plan, range(6)))
    assert policy == whole["policy"]
    assert "chips.vying" in whole["measures"]


def test_pools_grow_within_a_session_and_not_beyond() -> None:
    """What nobody wins lies there in the next deal, until the session ends."""
    rules = find("poch-modern-pagat", {})
    alone, together = (
        report_survey(rules, plan, play_part(rules, plan, range(400)))["measures"]["size.marriage"]
        for plan in (plan_survey(rules, 4, 400, 1, "random", session) for session in (1, 20))
    )

    assert 4 == alone["largest"] == alone["mean"]
    assert together["mean"] > 8


def test_no_session_is_longer_than_the_rules_let_it_be() -> None:
    """Where all is over when everybody has dealt, so is a session."""
    lengths = {
        name: plan_survey(find(name, {}), 4, 1000, 1, "random").session for name in playable_by(4)
    }
    rounds = [name for name in playable_by(4) if ends_with_the_round(name)]

    assert rounds
    assert {name: 4 if name in rounds else 20 for name in playable_by(4)} == lengths


def ends_with_the_round(name: str) -> bool:
    """Tell whether a session is over when everybody has dealt."""
    return "everyone-has-dealt" == str(find(name, {}).leaf("ending.when", 4).value)


def test_intervals_are_those_of_the_books() -> None:
    """Wilson's of 10 in 100 and of none; the normal one of 1, 2, 3 is 2 ± 1.96 / √3."""
    sums = (6, 3, 14, 6, 3)

    assert (0.0552, 0.1744) == tuple(round(bound, 4) for bound in wilson_interval(10, 100))
    assert (0.0, 0.0370) == tuple(round(bound, 4) for bound in wilson_interval(0, 100))
    assert (2 - 1.1316, 2 + 1.1316) == pytest.approx(normal_interval(sums, 3), abs=1e-4)


def test_the_page_has_a_survey_played_piece_by_piece() -> None:
    """Asked again and again, each time with what was told last, it comes to the command's result."""
    rules = find("poque-1765", {})
    plan = plan_survey(rules, 4, 250, 3, "cautious")
    asked("load", document=document("poque-1765"))
    request = {"ruleset": "poque-1765", "seats": 4, "deals": 250, "seed": 3, "policy": "cautious"}
    part, answers = None, 0
    while part is None or part["deals"] < 250:
        answer = asked("survey", **request, part=part)
        part, answers = answer["part"], answers + 1

    assert 3 == answers
    assert report_survey(rules, plan, play_part(rules, plan, range(250))) == answer["survey"]


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"seats": 9}, "seats; 9 are too many"),
        ({"deals": 0}, "A survey has 2 to"),
        ({"deals": "many"}, "deals is not a whole number"),
        ({"policy": "clever"}, "There is no policy “clever”; choose random"),
        ({"policy": []}, "There is no policy “[]”"),
        ({"ruleset": 5}, "The ruleset “5” is not loaded; choose one that is"),
        ({"readings": ["pass"]}, "The readings are not a map"),
        ({"readings": {"pass": ["never"]}}, "The readings are not a map"),
        ({"seed": -1}, "seed is not a whole number"),
        (
            {"part": {"deals": 1, "sessions": 1, "sums": {}, "largest": {}}},
            "start the survey again",
        ),
        ({"part": {"deals": "x"}}, "start the survey again"),
        ({"part": [1]}, "start the survey again"),
    ],
)
def test_the_page_hears_what_is_wrong(other: dict[str, object], says: str) -> None:
    """Each comes back as a sentence."""
    asked("load", document=document("poque-1765"))

    assert says in wrong(asked("survey", **{"ruleset": "poque-1765", **other}))


def asked(op: str, **request: object) -> dict[str, Any]:
    """Return what the engine answers to a request."""
    answer: dict[str, Any] = json.loads(handle(json.dumps({"op": op, **request})))
    return answer


def test_the_engine_tells_its_version() -> None:
    """A survey names the version that the package has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert project["version"] == VERSION
