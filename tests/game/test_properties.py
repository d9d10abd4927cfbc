"""What is true of every hand, whatever the rules, the readings, the deal and the choices."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import yaml
from hypothesis import given
from hypothesis import strategies as st

from poch.game.actions import Action, Ask
from poch.game.engine import Outcome, drive, play
from poch.game.events import AskedAgain, CardLaid, Knocked, LaidOff, Raised, Staked
from poch.game.notation import format_action
from poch.game.table import MOST_CHIPS, Table
from poch.records.links import decode, encode
from poch.records.record import replay_record
from poch.records.record_shape import complaints
from poch.texts.document import parse
from poch.texts.library import find
from tests.strategies import ByChance, Game, games, names, rich, rulesets, starts


def tables(outcome: Outcome) -> Iterator[Table]:
    """Yield the table before the first event and after each: one and the same, as it changes."""
    table = outcome.start.copy()
    yield table
    for event in outcome.events:
        event.onto(table)
        yield table


@given(games())
def test_chips_are_conserved(game: Game) -> None:
    """Purses, pools and stakes come to the same at every event, and none is ever short."""
    chips = game.outcome.start.chips()

    for table in tables(game.outcome):
        assert chips == table.chips()
        assert 0 <= min(*table.pools.values(), *table.stakes)
        assert 0 <= min(table.purses) or not table.finite
    assert not any(game.outcome.table.stakes)


@given(games())
def test_every_call_is_paid_for(game: Game) -> None:
    """What a seat knocks for or raises to is what it has laid down in all by then."""
    laid = [0] * len(game.start.hands)
    for event, following in pairwise(game.outcome.events):
        if isinstance(event, AskedAgain):
            laid = [0] * len(laid)
        elif isinstance(event, Staked):
            laid[event.seat] += event.chips
        elif isinstance(event, Knocked | Raised):
            assert isinstance(following, Staked)
            wanted = event.chips if isinstance(event, Knocked) else event.stake
            assert wanted == laid[event.seat] + following.chips


@given(games())
def test_cards_are_conserved(game: Game) -> None:
    """Every card of the pack is in one place at every event, or has been played."""
    pack = sorted(game.ruleset.rules(len(game.start.hands)).pack)
    played: list[str] = []
    for event in game.outcome.events:
        played += [event.card] if isinstance(event, CardLaid) else []
        played += event.cards if isinstance(event, LaidOff) else []

    for table in tables(game.outcome):
        there = [*(card for hand in table.hands for card in hand), *table.talon]
        there += [table.turn_up] if table.turn_up else []
        gone = len(pack) - len(there)
        assert pack == sorted([*there, *played[:gone]])


@given(games())
def test_every_event_cites_a_clause_that_sets_a_rule(game: Game) -> None:
    """The clause is in force under the readings chosen, and the ruleset got a rule from it."""
    rules = game.ruleset
    setting = {ruled.clause for by_seats in rules.leaves.values() for ruled in by_seats.values()}

    assert {event.clause for event in game.outcome.events} <= setting & rules.in_force


@given(games())
def test_the_events_make_the_table(game: Game) -> None:
    """Laid one by one on the table at the start, the events leave the table at the end."""
    *_, last = tables(game.outcome)

    assert game.outcome.table == last


@given(games())
def test_a_hand_replays_exactly(game: Game) -> None:
    """The choices of a hand, played again, give the same events, with nothing left to ask."""
    assert game.outcome == play(game.ruleset, game.start, game.outcome.taken)


def recorded(game: Game) -> dict[str, Any]:
    """Return the hand as a record, its cards and actions in words."""
    start, seats = game.start, names(game)
    record: dict[str, Any] = {
        "ruleset": game.ruleset.id,
        "readings": game.ruleset.others,
        "seats": list(seats),
        "deal": {
            "hands": dict(zip(seats, map(" ".join, start.hands), strict=True)),
            **({"turn-up": start.turn_up} if start.turn_up else {}),
            "talon": " ".join(start.talon),
        },
        "actions": [
            f"{seats[seat]} {format_action(action)}" for seat, action in game.outcome.taken
        ],
    }
    if start.later:
        record["pools"] = dict(start.pools)
    if start.purses is not None:
        record["purses"] = dict(zip(seats, start.purses, strict=True))
    return record


@given(games())
def test_a_record_keeps_all_of_a_hand(game: Game) -> None:
    """A hand written down as YAML and read again gives the same events."""
    text = yaml.safe_dump(recorded(game))
    outcome = replay_record(parse(text, "hand.yaml").data, find).deals[0].outcome

    assert game.outcome.events == outcome.events
    assert (None, None) == (outcome.ask, outcome.rejected)


def extreme(seed: int) -> Callable[[Ask, Table], Action]:
    """Return a player who calls for the least that is offered or for the most, in turn by chance."""
    random, by_chance = Random(seed), ByChance(seed, 60)

    def answer(ask: Ask, table: Table) -> Action:
        called = [option for option in ask.options if option.verb in {"knock", "raise"}]
        if not called or random.random() < 1 / 4:
            return by_chance(ask, table)
        option = called[0]
        most = MOST_CHIPS if option.most is None else option.most
        return Action(option.verb, chips=random.choice((option.least, most, most)))

    return answer


@given(st.data(), st.integers(0, 2**32))
def test_whatever_is_offered_can_be_recorded_and_linked(data: st.DataObject, seed: int) -> None:
    """With all the chips there may be, every call that is offered goes into a record and a link."""
    rules = data.draw(rulesets())
    start = data.draw(rich(rules, MOST_CHIPS))
    game = Game(rules, start, drive(rules, start, extreme(seed)))
    record = recorded(game)
    held = decode(encode(record, 1))

    assert [] == [*complaints(record)]
    assert game.outcome.events == replay_record(record, find).deals[0].outcome.events
    assert record["actions"] == held.get("actions", [])
    assert record["pools"] == held["pools"]


@given(st.data(), st.integers(0, 2**32))
def test_the_deal_after_it_can_be_recorded_too(data: st.DataObject, seed: int) -> None:
    """However the chips of purses with a limit have gone, they are no more than there were."""
    rules = data.draw(rulesets())
    start = data.draw(rich(rules, MOST_CHIPS).filter(lambda start: start.purses is not None))
    table = drive(rules, start, extreme(seed)).table
    after = replace(start, pools=tuple(table.pools.items()), purses=tuple(table.purses))
    game = Game(rules, after, drive(rules, after, extreme(seed)))

    assert [] == [*complaints(recorded(game))]


@given(st.data(), st.integers(0, 2**32))
def test_every_hand_with_finite_purses_ends(data: st.DataObject, seed: int) -> None:
    """However wildly one raises, no more is asked than chips and cards there are."""
    rules = data.draw(rulesets())
    start = data.draw(starts(rules, finite=True))
    outcome = drive(rules, start, ByChance(seed))
    cards = len(rules.rules(len(start.hands)).pack)
    seats = len(start.hands)

    assert len(outcome.taken) <= cards + seats * (2 + sum(start.purses or ()))
    assert None is outcome.ask
