"""Four strengths: each beats the weaker one, sees only what its seat may see, and says why."""

import re
from dataclasses import replace
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings

from poch.bridge.door import handle
from poch.game.cards import Card
from poch.game.engine import from_seed, play
from poch.game.said import join_messages, message, parse_message
from poch.game.seat_view import View, view_for, witness
from poch.players import counting as players
from poch.players import farsighted
from poch.players.bots import PLAYERS, explain, habit
from poch.players.counting import Decision, choose_by_counting
from poch.players.possible import ALONG, KNOCKS, possible_deals
from poch.texts.compile import compile_ruleset
from poch.texts.library import document, playable_by
from poch.words import TAGS, language
from tests.bridge.test_bridge import asked
from tests.game.test_hidden import exchanged, noticed, places, public, so_far
from tests.saying import wrong
from tests.strategies import Game, games, ruleset
from tools.lab.bluff import FILE
from tools.store.published import load_published

DEALS = 30
SEATS = 4
FEW = 16
"""So many deals a far-sighted player plays out where it need not play well."""


def gained(name: str, seed: int, seat: int, strong: str, weak: str) -> float:
    """Return what one strong player among weak ones wins beyond the average of the table."""
    rules, random = ruleset(name), Random(seed)

    def answer(ask: Any, ledger: Any) -> Any:
        strength = strong if ask.seat == seat else weak
        return PLAYERS[strength](ask, rules.rules(SEATS), ledger, random).action

    outcome = play(rules, from_seed(rules, SEATS, seed), (), answer)
    assert outcome.ask is None
    assert outcome.rejected is None
    net = [has - had for had, has in zip(outcome.start.purses, outcome.table.purses, strict=True)]
    return net[seat] - fmean(net)


@pytest.mark.parametrize(("strong", "weak"), [("cautious", "random"), ("counting", "cautious")])
def test_a_stronger_player_beats_weaker_ones(strong: str, weak: str) -> None:
    """Over the same deals under all rules it wins at least a chip a deal, by far no chance.

    It sits on each seat in turn; deals are taken together, so that they do not depend on each other.
    """
    deals = [
        fmean(gained(name, seed, seat, strong, weak) for seat in range(SEATS))
        for name in playable_by(SEATS)
        for seed in range(DEALS)
    ]

    assert fmean(deals) > 1
    assert fmean(deals) > 5 * stdev(deals) / sqrt(len(deals))


@pytest.mark.parametrize("name", playable_by(SEATS))
def test_counting_pays_under_every_ruleset(name: str) -> None:
    """No rules are such that a player who counts the cards does worse than one by chance."""
    pairs = [(seed, seat) for seed in range(DEALS) for seat in range(SEATS)]

    assert fmean(gained(name, seed, seat, "counting", "random") for seed, seat in pairs) > 0


def test_pools_won_by_playing_are_worth_their_chips(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Peel's Pope Joan who weighs what a card brings beats who does not.

    Each deal is played twice, the two changing seats.
    """
    by, random = ruleset("pope-joan-1891-peel"), Random(0)
    rules = by.rules(SEATS)

    def gain(seed: int, weighing: set[int]) -> float:
        def answer(ask: Any, ledger: Any) -> Any:
            monkeypatch.setattr(players, "CHIP", players.CHIP if ask.seat in weighing else 0)
            action = PLAYERS["counting"](ask, rules, ledger, random).action
            monkeypatch.undo()
            return action

        purses = play(by, from_seed(by, SEATS, seed), (), answer).table.purses
        return fmean(purses[seat] for seat in weighing) - fmean(purses)

    gains = [fmean((gain(seed, {0, 2}), gain(seed, {1, 3}))) for seed in range(100)]

    assert fmean(gains) > 3 * stdev(gains) / sqrt(len(gains))


def choice_at(name: str, hand: str, fewest: int) -> Decision:
    """Return what forehand leads of a hand of eleven, another having so few cards left; Kh is turned up."""
    by, mine = ruleset(name), tuple(map(Card, hand.split()))
    rest = [card for card in by.rules(SEATS).pack if card not in {*mine, "Kh"}]
    others = tuple(tuple(rest[at : at + 11]) for at in (0, 11, 22))
    start = replace(from_seed(by, SEATS, 1), hands=(mine, *others))
    outcome = play(by, replace(start, turn_up=Card("Kh"), talon=tuple(rest[33:])), ())
    assert outcome.ask is not None
    view = view_for(by.rules(SEATS), 0, outcome.table, outcome.events)
    return choose_by_counting(outcome.ask, replace(view, sizes=(11, 11, 11, fewest)))


@pytest.mark.parametrize(
    ("hand", "fewest", "leads", "says"),
    [
        ("9d 2c 3c 5c 7c 2s 3s 5s 7s 9s 2h", 11, "9d", "The run from the nine of diamonds wins "),
        ("7d 2c 3c 5c 7c 2s 3s 5s 7s 9s 2h", 11, "3s", "The run from the three of spades brings "),
        ("7d 2c 3c 5c 7c 2s 3s 5s 7s 9s 2h", 3, "7d", "Judging by the cards seen, nobody else "),
    ],
    ids=["Pope, which no run takes along", "a stop is kept", "a stop, when the end is near"],
)
def test_stops_and_cards_of_pools_are_led(hand: str, fewest: int, leads: str, says: str) -> None:
    """What a pool holds is weighed; a stop keeps the lead when it is needed, and not before."""
    choice = choice_at("pope-joan-hoyle", hand, fewest)

    assert leads == choice.action.card
    assert language("en").say(explain(choice)).startswith(says)


def view_at(game: Game, start: Any, place: int) -> tuple[Any, View | None]:
    """Return a hand so far, and what the seat that is asked there knows."""
    outcome = play(game.ruleset, start, so_far(game, place).taken)
    rules = game.ruleset.rules(len(start.hands))
    if outcome.ask is None:
        return outcome, None
    return outcome, view_for(rules, outcome.ask.seat, outcome.table, outcome.events)


@given(games(), places, places, places)
def test_a_counting_player_sees_only_what_its_seat_may_see(
    game: Game, place: int, pick: int, other: int
) -> None:
    """Two deals alike in what a seat sees are the same to it: it knows, does and says the same."""
    first, view = view_at(game, game.start, place)
    if view is None:
        return
    second, another = view_at(game, exchanged(game.start, view.seat, pick, other), place)
    facts, others = (
        [public(event, view.seat) for event in outcome.events if noticed(event, view.seat, game)]
        for outcome in (first, second)
    )
    if second.rejected or facts != others or (second.ask and second.ask.seat) != view.seat:
        return
    choices = [choose_by_counting(first.ask, each) for each in (view, another) if each]

    assert view == another
    assert choices[0] == choices[1]
    assert explain(choices[0]) == explain(choices[1])


@given(games(), places, places, places)
@settings(max_examples=40)
def test_a_far_sighted_player_sees_only_what_its_seat_may_see(
    game: Game, place: int, pick: int, other: int
) -> None:
    """Two deals alike in what a seat sees lead it to the same deals that may be, and to the same answer."""
    rules, decisions = game.ruleset.rules(len(game.start.hands)), []
    taken = so_far(game, place).taken

    def answer(ask: Any, ledger: Any) -> None:
        view = view_for(rules, ask.seat, ledger.table, ledger.events)
        seen = [
            witness(event, ask.seat) for event in ledger.events if noticed(event, ask.seat, game)
        ]
        choice = farsighted.choose_by_playouts(ask, rules, ledger, Random(place))
        deals = possible_deals(view, ledger.start, ledger, Random(place))
        may_be = [] if ask.option("claim") else [*islice(deals, 2)]
        decisions.append((ask.seat, seen, choice, [start for start, _ in may_be]))

    with patch.object(farsighted, "PLAYOUTS", FEW):
        play(game.ruleset, game.start, taken, answer)
        if decisions:
            start = exchanged(game.start, decisions[0][0], pick, other)
            if not play(game.ruleset, start, taken, answer).rejected and len(decisions) > 1:
                first, second = decisions
                assert first[1] != second[1] or first == second


@given(games(), places)
@settings(max_examples=40)
def test_deals_that_may_be_look_the_same_to_the_seat(game: Game, place: int) -> None:
    """There are mostly such deals, and in each the seat is asked the same after the same."""
    rules = game.ruleset.rules(len(game.start.hands))

    def answer(ask: Any, ledger: Any) -> None:
        view = view_for(rules, ask.seat, ledger.table, ledger.events)
        deals = [*islice(possible_deals(view, ledger.start, ledger, Random(place)), 3)]
        assume(deals)
        for start, actions in deals:
            again = play(game.ruleset, start, actions, lambda *_: None)
            assert again.ask == ask
            assert view == view_for(rules, ask.seat, again.table, again.events)
            assert sorted(start.cards) == sorted(game.start.cards)

    play(game.ruleset, game.start, so_far(game, place).taken, answer)


@pytest.mark.parametrize(
    ("does", "shares"), [("knocks", KNOCKS), ("along", ALONG)], ids=["knocks", "goes along"]
)
def test_calls_are_as_likely_as_the_model_of_bluffs_says(
    does: str, shares: tuple[float, ...]
) -> None:
    """They are near the means of all texts and seats that are asked.

    The text of 1765 alone, in which cards are paid for by their points, moves these by three of a hundred.
    """
    models = [text["seats"]["4"][does] for text in load_published(FILE)["texts"].values()]
    for kind, share in zip(("nothing", "pair", "three"), shares, strict=True):
        means = [
            fmean(mine)
            for seats in models
            for by in seats
            if (mine := [chance for hand, chance in by.items() if hand.startswith(kind)])
        ]
        assert share == pytest.approx(fmean(means), abs=0.04)


@given(games(), places)
def test_every_choice_is_allowed_and_explained(game: Game, place: int) -> None:
    """Whatever is asked, each strength gives a legal answer and a sentence why."""
    rules = game.ruleset.rules(len(game.start.hands))
    choices: list[tuple[Any, Any]] = []

    def answer(ask: Any, ledger: Any) -> None:
        choices.extend(
            (ask, choose(ask, rules, ledger, Random(place))) for choose in PLAYERS.values()
        )

    with patch.object(farsighted, "PLAYOUTS", FEW):
        play(game.ruleset, game.start, so_far(game, place).taken, answer)
    for ask, choice in choices:
        assert ask.allows(choice.action)
        assert all(re.match(r"\w.*[.。]$", language(tag).say(explain(choice))) for tag in TAGS)


RULESET = "poch-modern-pagat"


@pytest.fixture
def record() -> dict[str, Any]:
    """Return a hand in which You are asked something, and others have answered."""
    assert asked("load", document=document(RULESET))["ok"]
    begun = asked("start", ruleset=RULESET, seats=["B", "C", "You"], seed=17)
    held: dict[str, Any] = asked("play", record=begun["record"], viewer="You", bots="counting")[
        "record"
    ]
    return held


def test_a_hint_cites_the_clause_and_is_taken(record: dict[str, Any]) -> None:
    """It names an answer that the engine takes, why, and the clause that allows it."""
    hint = asked("hint", record=record, viewer="You")
    after = asked("play", record=record, viewer="You", action=f"You {hint['action']}")

    assert after["ok"]
    assert hint["clause"] in compile_ruleset(document(RULESET)).in_force
    assert hint["why"]
    assert "wait for its turn" in wrong(asked("hint", record=record, viewer="B"))


def finished(record: dict[str, Any]) -> dict[str, Any]:
    """Return the hand when it is over, the hints being taken."""
    while asked("view", record=record, viewer="You")["trace"]["ask"]:
        action = f"You {asked('hint', record=record, viewer='You')['action']}"
        answer = asked("play", record=record, viewer="You", action=action, bots="counting")
        record = answer["record"]
    return record


def test_a_move_is_explained_openly_only_when_the_hand_is_over(record: dict[str, Any]) -> None:
    """While it is played, only the habit is told; then what it reckoned, or that it had no choice."""
    during = asked("explain", record=record, viewer="You", bots="counting")
    over = finished(record)
    steps = asked("view", record=over, viewer="You")["trace"]["steps"]
    moves = [at for at, step in enumerate(steps, 1) if "choice" in step]
    reasons = [
        asked("explain", record=over, viewer="You", bots="counting", step=step)["why"]
        for step in moves
        if steps[step - 1]["seat"] != "You"
    ]
    spoken = [language().say(parse_message(reason)) for reason in reasons]

    usual = [habit("counting", card=card) for card in (True, False)]
    assert during["why"] in [
        join_messages([habit, message("hint-later")]).json() for habit in usual
    ]
    assert during["clause"] in compile_ruleset(document(RULESET)).in_force
    assert "There was no choice." in spoken
    assert any(
        re.search("counting player weighs .* a loss costs ", sentence) for sentence in spoken
    )
    assert any(
        re.search("counting player remembers .* (run from|card fewer)", sentence)
        for sentence in spoken
    )
    other = [
        asked("explain", record=over, viewer="You", bots="random", step=step).get("why", "")
        for step in moves
    ]
    assert message("hint-not-chosen", strength="random").json() in other
    assert "No other seat" in wrong(asked("explain", record=over, viewer="You", step=1))


def test_moves_that_were_recorded_are_nobodys_choice(record: dict[str, Any]) -> None:
    """A hand that is played on from a record says so of the moves before."""
    given = len(record["actions"])
    explained = asked("explain", record=record, viewer="You", bots="counting", given=given)

    assert explained["why"] == message("hint-before").json()


def test_games_that_were_kept_before_go_on(record: dict[str, Any]) -> None:
    """The former name of a strength is understood; one that never was gets a sentence."""
    for bots in ("simple", "cautious"):
        assert asked("play", record=record, viewer="You", bots=bots)["ok"]
    refused = asked("play", record=record, viewer="You", bots="perfect")

    assert refused["error"].endswith("choose one of random, cautious, counting, farsighted")
    assert '"ok":false' in handle('{"op": "hint"}')
