"""At every question the answers offered are taken, and all others refused."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poch.game.actions import PASS, Action, Ask, Option
from poch.game.cards import ALL, card
from poch.game.engine import IllegalActionError, drive, from_seed, play
from poch.game.events import CardLaid, Event, Passed
from poch.game.ledger import Ledger
from poch.game.notation import format_action
from poch.game.start import Start
from poch.texts.library import find
from tests.strategies import Game, games, ruleset


def open_question(_: Ask, __: Ledger) -> None:
    """Leave a question open, as a hand still in play does."""


def offered(option: Option) -> list[Action]:
    """Return answers an option offers: each card, all pools or none, least, most and between."""
    if option.verb in {"knock", "raise", "bid"}:
        most = option.least + 100 if option.most is None else option.most
        amounts = {option.least, (option.least + most) // 2, most}
        return [Action(option.verb, chips=chips) for chips in sorted(amounts)]
    if option.cards:
        return [Action(option.verb, card=card) for card in option.cards]
    if option.verb == "place":
        return [Action(option.verb, pools=(pool,)) for pool in option.pools]
    if option.pools:
        return [Action(option.verb, pools=option.pools), Action(option.verb)]
    return [Action(option.verb)]


def not_offered(ask: Ask, events: Sequence[Event]) -> list[Action]:
    """Return answers that a question does not allow, however they are meant.

    Cards that lie on the table and the pass of a seat that could only pass are left out: a record
    may spell out what needed no question. So is all but a claim where claims are asked for: a record may leave those out.
    """
    claim = Action("claim", pools=("stich", "marriage", "ace"))
    if ask.options[0].verb == "claim":
        return [claim]
    laid = {event.card for event in events if isinstance(event, CardLaid)}
    passed = any(isinstance(event, Passed) and event.seat == ask.seat for event in events)
    meant = {"pass": "fold", "fold": "pass"}
    verbs = {meant.get(option.verb, option.verb) for option in ask.options}
    verbs |= {"pass"} if passed else set()
    every = [
        claim,
        *(Action(verb) for verb in ("pass", "hold", "fold") if verb not in verbs),
        *(Action(verb, chips=chips) for verb in ("knock", "raise") for chips in (0, 1, 10**9)),
        *(Action(verb, card=card) for verb in ("play", "swap") for card in ALL if card not in laid),
    ]
    return [action for action in every if not ask.allows(action)]


@given(games(), st.integers(0, 255))
def test_every_answer_offered_is_taken(game: Game, place: int) -> None:
    """At any question each card, amount and verb that is offered can be chosen."""
    before = game.outcome.taken[: place % (len(game.outcome.taken) + 1)]
    if (ask := play(game.ruleset, game.start, before, open_question).ask) is None:
        return
    for action in [answer for option in ask.options for answer in offered(option)]:
        after = play(game.ruleset, game.start, [*before, (ask.seat, action)], open_question)

        assert None is after.rejected
        assert (ask.seat, action) == after.taken[len(before)]


@given(games(), st.integers(0, 255))
def test_every_other_answer_is_refused(game: Game, place: int) -> None:
    """An answer that is not offered ends the replay there, with a sentence that says what is.

    Where claims are asked for, a record may leave them out, so that any answer may come next.
    """
    before = game.outcome.taken[: place % (len(game.outcome.taken) + 1)]
    so_far = play(game.ruleset, game.start, before, open_question)
    if (ask := so_far.ask) is None or ask.options[0].verb == "claim":
        return
    for action in not_offered(ask, so_far.events):
        after = play(game.ruleset, game.start, [*before, (ask.seat, action)], open_question)

        assert so_far.events == after.events
        assert (len(before), f"seat {ask.seat} cannot {format_action(action)} here") == (
            after.rejected and (after.rejected[0], after.rejected[1].partition(";")[0])
        )


@pytest.mark.parametrize(
    ("names", "sentences"),
    [
        ((), ("seat 0 cannot knock 0 here; open to seat 0: ", "it is seat 0 who is asked here, not seat 1; ")),
        (
            ("{1}", "B", "C", "D"),
            ("{1} cannot knock 0 here; open to {1}: ", "it is {1} who is asked here, not B; "),
        ),
    ],
)  # fmt: skip
def test_why_an_action_does_not_fit_is_said_by_name(
    names: tuple[str, ...], sentences: tuple[str, str]
) -> None:
    """The sentence has the names of the seats where they are known, else their numbers."""
    rules = ruleset("poch-modern-pagat")
    start = from_seed(rules, 4, 17)
    for choice, sentence in zip(((0, Action("knock")), (1, PASS)), sentences, strict=True):
        rejected = play(rules, start, [choice], names=names).rejected

        assert rejected
        assert rejected[1].startswith(sentence)


def test_a_policy_cannot_play_what_it_is_not_offered() -> None:
    """An answer that the question does not allow ends the driving with an error."""
    rules = ruleset("poch-modern-pagat")

    with pytest.raises(IllegalActionError, match="seat 0 may not swap now"):
        drive(rules, from_seed(rules, 4, 17), lambda _, __: Action("swap", card=ALL[0]))


def test_a_pass_is_the_answer_where_it_was_not_asked_for_too() -> None:
    """One who could only pass, and is then asked, has passed at the question."""
    rules = find("poch-family-hearts", {"nachpochen": "played"})
    hands = (
        "9h Qs Js 8s 10d 7s 9d Ad",
        "As Qc 7c 8h 9c Ac Kc 10s",
        "Jh Kd 8d 10c 10h 9s Qd Ah",
        "7d Jd 7h Jc Qh Kh Ks 8c",
    )
    start = Start(tuple(tuple(map(card, hand.split())) for hand in hands), None, ())
    knocks = [(2, Action("claim")), (3, Action("claim", pools=("marriage",)))]
    knocks += [(seat, Action("knock", chips=1)) for seat in (0, 1)]
    passes = [(2, Action("pass")), (3, Action("pass"))]

    assert (*knocks, *passes) == play(rules, start, [*knocks, *passes], open_question).taken
