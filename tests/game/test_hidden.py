"""A seat is shown what it may see, and nothing follows from what it may not."""

import json
import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poch.commands.speaking import speaker
from poch.game.actions import Action, Ask
from poch.game.cards import Card
from poch.game.engine import Outcome, from_seed, play
from poch.game.events import (
    Dealt,
    Doubled,
    Event,
    Exempted,
    Forgot,
    HeldBack,
    KeptCard,
    Lacked,
    LaidOff,
    Led,
    LeftAlone,
    Melded,
    Passed,
    Played,
    PlayedNothing,
    PoolCardsLaid,
    PutIn,
    RunShown,
    SetNamed,
    SetShown,
    SpareHandTaken,
    StockSeen,
    StoodIn,
    StopLaid,
    TrumpCardShown,
    TurnedUp,
    TurnUpSwapped,
    Waited,
)
from poch.game.ledger import Ledger
from poch.game.said import message
from poch.game.seat_view import view_for
from poch.game.start import Start
from poch.game.table import Seat
from poch.players.bots import at_random, cautious
from poch.records.record import replay_record
from poch.records.trace import trace_hand
from poch.texts.library import find
from tests.strategies import Game, games, names

SHOWN = Melded | RunShown | SetShown | SetNamed | LeftAlone | LaidOff
FACE_UP = (
    Led | Played | PutIn | StopLaid | TurnedUp | TrumpCardShown | Doubled | Exempted | KeptCard
)
places = st.integers(0, 2**16)


def seen_by(viewer: str, outcome: Outcome) -> dict[str, Any]:
    """Return the trace of a hand so far, as one seat sees it."""
    return trace_hand(outcome, viewer).json()


def so_far(game: Game, place: int) -> Outcome:
    """Return the hand as it stood at some question, or at its end."""
    taken = game.outcome.taken
    return play(game.ruleset, game.start, taken[: place % (len(taken) + 1)])


def known(event: Event, viewer: Seat) -> tuple[Card, ...]:
    """Return the cards that an event lets a seat see."""
    if isinstance(event, Dealt | StockSeen) and event.seat == viewer:
        return event.cards
    if isinstance(event, SpareHandTaken) and event.seat == viewer:
        return (*event.cards, *event.taken)
    if isinstance(event, SHOWN):
        return event.cards
    if isinstance(event, StoodIn):
        return event.card, event.instead
    if isinstance(event, FACE_UP):
        return (event.card,)
    return ()


@given(games(), places, places)
def test_no_card_is_told_before_it_is_seen(game: Game, place: int, seat: int) -> None:
    """Neither cards nor sentences of a step name a card the viewer has not seen by then.

    Those on the board may have their like in a hand, and tell nothing of it.
    """
    viewer = seat % len(names(game))
    outcome = so_far(game, place)
    trace = seen_by(names(game)[viewer], outcome)
    say = speaker(trace)
    hidden = set(game.ruleset.rules(len(names(game))).pack)
    events = [event for event in outcome.events if noticed(event, viewer, game)]
    called = {card: say(message("table-card", card=card)) for card in hidden}

    for event, step in zip(events, trace["steps"], strict=True):
        hidden -= set(known(event, viewer))
        if isinstance(event, PoolCardsLaid):
            continue
        cards_named = set(re.findall(r'"((?:10|[2-9JQKA])[cdhs])"', json.dumps(step)))
        assert not cards_named & hidden
        sentence = say(step)
        assert not [card for card in hidden if called[card] in sentence]
    assert names(game)[viewer] == (trace["ask"] or {"seat": names(game)[viewer]})["seat"]
    rest = json.dumps({key: trace[key] for key in trace if key not in {"steps", "board"}})
    assert not [card for card in hidden if f'"{card}"' in rest]


def noticed(event: Event, viewer: Seat, game: Game) -> bool:
    """Tell whether a seat can know that something happened: what others kept back it cannot."""
    unseen = isinstance(event, Forgot | HeldBack)
    if isinstance(event, PlayedNothing | Lacked):
        rule = game.ruleset.leaf("shedding.holding-back", len(names(game)))
        unseen = rule.value == "may-hold-back"
    return not unseen or getattr(event, "seat", None) == viewer


def public(event: Event, viewer: Seat) -> dict[str, Any]:
    """Return what everybody at the table, or the viewer, can tell of an event."""
    facts = event.as_dict()
    own = facts.get("seat") == viewer
    match event:
        case Dealt() | StockSeen() if not own:
            facts["cards"] = len(event.cards)
        case TurnUpSwapped() if not own:
            del facts["card"]
        case Passed() | Waited() if not own:
            del facts["clause"]
    return {"type": type(event).__name__, **facts}


def exchanged(start: Start, viewer: Seat, pick: int, other: int) -> Start:
    """Return a start in which two cards that the viewer cannot see have changed places."""
    cards = [card for hand in start.hands for card in hand] + list(start.talon)
    own = set(start.hands[viewer])
    unseen = [card for card in cards if card not in own]
    first, second = unseen[pick % len(unseen)], unseen[other % len(unseen)]
    swap = {first: second, second: first}
    return replace(
        start,
        hands=tuple(tuple(swap.get(card, card) for card in hand) for hand in start.hands),
        talon=tuple(swap.get(card, card) for card in start.talon),
    )


@given(games(), places, places, places, places)
def test_what_a_seat_cannot_see_changes_nothing_for_it(
    game: Game, place: int, seat: int, pick: int, other: int
) -> None:
    """Two hands in which the same is done and seen give one seat the same trace, byte for byte."""
    viewer = seat % len(names(game))
    first = so_far(game, place)
    start = exchanged(game.start, viewer, pick, other)
    second = play(game.ruleset, start, first.taken)
    facts, others = (
        [public(event, viewer) for event in outcome.events if noticed(event, viewer, game)]
        for outcome in (first, second)
    )
    if second.rejected or facts != others:
        return
    asked = [outcome.ask is not None and outcome.ask.seat == viewer for outcome in (first, second)]
    if asked[0] != asked[1]:
        return
    trace, other_trace = (
        json.dumps(seen_by(names(game)[viewer], outcome)) for outcome in (first, second)
    )

    assert trace == other_trace


@given(games(), places)
def test_a_cautious_player_looks_into_its_own_hand_only(game: Game, place: int) -> None:
    """However the cards lie that a seat cannot see, the cautious player there answers the same."""
    outcome = so_far(game, place)
    if (ask := outcome.ask) is None:
        return
    table = outcome.table.copy()
    piles = [pile for seat, pile in enumerate([*table.hands, table.talon]) if seat != ask.seat]
    unseen = [card for pile in piles for card in pile]
    Random(place).shuffle(unseen)
    for pile in piles:
        pile[:] = [unseen.pop() for _ in pile]

    for seed in range(10):
        assert cautious(ask, outcome.table, Random(seed)) == cautious(ask, table, Random(seed))


@pytest.mark.parametrize(
    ("readings", "others", "actions"),
    [
        ({}, ("Ah 10c Ks 8d 7c", "Ah 10c Ks 10h 7c"), (["C pass"], ["B pass", "C pass"])),
        (
            {"third-part": "stops", "holding-back": "may-hold-back"},
            ("Ah 10c Ks 4d 3c", "8h 10c Ks 4d 3c"),
            (["C pass", "A play 7h"], ["C pass", "A play 7h", "B pass"]),
        ),
        (
            {"forgotten-claim": "lost"},
            ("Ah 10c Ks 4h 3c", "Ah 10d Ks 4h 3c"),
            (["A claim queen", "C claim none"], ["A claim queen", "B claim none", "C claim none"]),
        ),
    ],
    ids=["no set, or none shown", "no card, or none played", "no claim, or none made"],
)
def test_who_cannot_and_who_will_not_look_alike(
    readings: dict[str, str], others: tuple[str, str], actions: tuple[list[str], list[str]]
) -> None:
    """A seat is not told whether another had the cards for what he did not do."""
    traces = []
    for other, done in zip(others, actions, strict=True):
        hands = {"A": "Kc As Qd Jc 7h", "B": other, "C": "Kd Ad 9s 9c Kh"}
        record = {
            "ruleset": "poch-1853-alvensleben",
            "readings": readings,
            "seats": ["A", "B", "C"],
            "deal": {"hands": hands, "turn-up": "2d"},
            "actions": done,
        }
        replay = replay_record(record, find)
        assert None is replay.deals[0].outcome.rejected
        traces.append(trace_hand(replay, "A").json())

    assert traces[0] == traces[1]


@given(games(), places)
def test_no_card_that_somebody_holds_counts_as_gone(game: Game, place: int) -> None:
    """What a player counts by is true, whoever looks, and however the run before stopped."""
    outcome = so_far(game, place)
    rules = game.ruleset.rules(len(names(game)))
    held = {card for hand in outcome.table.hands for card in hand}

    for viewer in range(len(names(game))):
        assert not held & view_for(rules, viewer, outcome.table, outcome.events).seen.gone


@pytest.mark.parametrize("seed", range(4))
def test_who_has_passed_for_good_may_have_the_next_card(seed: int) -> None:
    """Nobody asks for it, so the run stops although the card is in a hand."""
    ruleset = find("poch-1897-foster", {"passing": "out-of-the-run"})
    random = Random(seed)

    def look(ask: Ask, ledger: Ledger) -> Action:
        held = {card for hand in ledger.table.hands for card in hand}
        view = view_for(ruleset.rules(4), ask.seat, ledger.table, ledger.events)
        assert not held & view.seen.gone
        return at_random(ask, random)

    play(ruleset, from_seed(ruleset, 4, seed), (), look)
