"""Why a thing is refused, tried against the rules: the clause that is cited is the one that bars it."""

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from poch.commands.replay import judge_rejected
from poch.game.cards import Card, rank
from poch.game.engine import drive, from_seed, play
from poch.game.events import Knocked, Raised
from poch.game.notation import parse_action as wished
from poch.game.ruleset import Ruleset
from poch.game.said import message
from poch.game.table import MOST_CHIPS
from poch.records.record import as_replay, replay_record
from poch.studies.contrast.other_rules import report_verdicts
from poch.studies.why import PARTS as PARTS_OF_VERBS
from poch.studies.why import TURN, Verdict, judge
from poch.texts.library import find, playable
from poch.words import language
from tests.other_leaves import Position, freed
from tests.strategies import ByChance, ruleset
from tests.studies.test_why import positions, wishes
from tests.turns import SEED

REFUSALS = int(os.environ.get("POCH_REFUSALS", "2000"))
"""How many refusals are tried in all."""
PARTS = 4
NOT_THE_TIME = {
    *(TURN, "over", "part-over", "part-to-come", "no-part", "answered", "not-now", "placed"),
    *("nobody-knocked", "knocked", "even", "leads", "places", "claimed", "made-good"),
    *("dropped-out", "passed", "could-not", "empty-handed"),
}
"""The ways of refusals whose sentence says that it is not one's turn, or not the time for this."""
NOT_THERE = {"not-held", "played", "empty", "no-cards", "no-such-pool", "no-claim"}
"""Those whose sentence says that what is wished for is not in the hand, or not on the board."""


NAMED: dict[str, tuple[str, ...]] = {
    "not-turned": ("turn-up.card",),
    "no-such-card": ("pack.size",),
    "no-set": ("vying.entry",),
    "must-play": ("shedding.holding-back",),
    "play": ("shedding.play",),
    "swap": (),
}
"""The leaves of clauses that bar a way, or a card played, where a change cannot be tried in the same hand.

Without a talon nothing is turned up. Other ranks need points and pools. Where anyone may vie, others
would have called, too. And where cards may be kept back, others might have kept some: so may any
card follow in a count, but not in the run so far.
"""


def refusal(random: Random) -> tuple[Position, Verdict] | None:
    """Return a random refusal by any ruleset, if one comes of it."""
    rules = ruleset(random.choice(playable()))
    seats, seed = random.choice([*rules.rules_by_seats]), random.randrange(2**31)
    taken = drive(rules, from_seed(rules, seats, seed), ByChance(seed, 60)).taken
    if not taken:
        return None
    first = taken[: random.randrange(len(taken))]
    outcome = play(rules, from_seed(rules, seats, seed), first, lambda _, __: None)
    ask = outcome.ask
    assert ask
    seat = random.choice((ask.seat, random.randrange(seats)))
    every = [*wishes(ask, random.choice((1, 20)))]
    verb = random.choice([*dict.fromkeys(action.verb for action in every)])
    wish = random.choice([action for action in every if action.verb == verb])
    calls = [event.chips for event in outcome.events if isinstance(event, Knocked)]
    calls += [event.stake for event in outcome.events if isinstance(event, Raised)]
    if verb in {"knock", "raise"} and not max(calls, default=0) < wish.chips <= MOST_CHIPS:
        return None  # a call for nothing, for what is staked or for more than there is, is none by any rules
    position = Position(outcome, lambda: from_seed(rules, seats, seed), seat, wish)
    verdict = judge(position.here, seat, wish)
    return None if verdict.allowed else (position, verdict)


def ranked(rules: Ruleset, seats: int) -> list[str]:
    """Return the ranks of a pack."""
    rule = rules.rule_for("pack.ranks", seats)
    return list(rule.value or ()) if rule else []


def borne_out(position: Position, verdict: Verdict) -> str:
    """Tell by what a refusal is borne out; `no` if by nothing."""
    if verdict.way in NOT_THE_TIME:
        return "time"
    if verdict.way in NOT_THERE:
        return "there"
    rules, seats = position.outcome.ruleset, len(position.outcome.table.hands)
    if verdict.way == "no-such-card" and rank(position.wish.card or Card("")) in ranked(
        rules, seats
    ):
        return freed(position, verdict)
    for name in NAMED.get(verdict.way, NAMED[position.wish.verb] if position.wish.card else ()):
        ruled = rules.rule_for(name, seats)
        if ruled and ruled.clause == verdict.clause:
            return "rule"
    how = freed(position, verdict)
    if how == "no" and verdict.way == "antes" and rules.rule_for("ending.unable", seats):
        return "rule"  # only who pays antes may be unable to: chips placed freely exclude that rule
    return how


@pytest.mark.parametrize("part", range(PARTS))
def test_the_clause_cited_is_the_one_that_bars_it(part: int) -> None:
    """Set otherwise it allows the wish, or the sentence says that it is not the time.

    Of wishes that two rules bar, one is cited; there the other bars it then. That is rare. So are hands
    that go on under no other rules, because sets were named, or a knock was let stand, in no other way.
    """
    counts: Counter[str] = Counter()
    seed = SEED + part
    random = Random(seed)
    while counts.total() < REFUSALS // PARTS:
        if (case := refusal(random)) is None:
            continue
        position, verdict = case
        how = borne_out(position, verdict)
        counts[how] += 1

        said = (position.outcome.ruleset.id, position.wish, verdict.clause, verdict.reason)
        assert how != "no", f"POCH_SEED={SEED}: {said}"
    assert counts["other"] <= counts.total() // 25, counts
    assert counts["alone"] <= counts.total() // 25, counts
    assert counts["yes"] >= counts.total() // 8, counts


def hand(name: str, seats: str, seed: int, *actions: str) -> dict[str, Any]:
    """Return a record of a hand dealt by a seed."""
    return {"ruleset": name, "seats": [*seats], "deal": {"seed": seed}, "actions": [*actions]}


@pytest.mark.parametrize(
    ("record", "clause", "says"),
    [
        # the player of a king leads, so nobody puts the comet in there
        (hand("commit-1914-foster", "ABCD", 10, "A play Kh", "B play 9d"), "shed.king", "ends its run"),
        # of a card that was taken out, the pack's size is not what is in the way
        (hand("pope-joan-hoyle", "ABC", 1, "A play 8d"), "pack.without", "does not have the eight"),
        # seven chips on one pool leave three pools to cover, by one chip each and the dealer's second
        (
            hand("newmarket-1891-peel", "ABCDEFGH", 1, *(f"{seat} place ace" for seat in "ABCDEFG")),
            "dressing.placing",
            "There are as many empty pools as chips still to come",
        ),
        (
            hand("newmarket-1891-peel", "ABC", 1, "A place ace", "C place king"),
            "dressing.first",
            "not C’s turn to place",
        ),
        # the dealer's second chip had to go where there was none, without a question
        (
            hand(
                *("newmarket-1891-peel", "ABCDEFGH", 1),
                *(f"{seat} place ace" for seat in "ABCDEF"),
                *("G place king", "H place queen", "H place ace"),
            ),
            "dressing.placing",
            "had to cover Jack",
        ),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_by_its_rule(
    record: dict[str, Any], clause: str, says: str
) -> None:
    """A record that stops names the rule that closes the rest."""
    verdict = judge_rejected(replay_record(record, find), record["actions"])

    assert verdict
    assert clause == verdict.clause
    assert says in language("en").say(verdict.reason)


@pytest.mark.parametrize("tag", ["en", "de", "fr", "ja"])
def test_the_parts_of_a_deal_are_told_apart(tag: str) -> None:
    """What is over, to come or not there is named, whichever part it is."""
    for when in ("none", "to-come", "over"):
        parts = {*PARTS_OF_VERBS.values()}
        assert len(parts) == len(
            {language(tag).say(message(f"part-{when}", part=part)) for part in parts}
        )


def test_out_of_turn_no_other_rules_are_asked() -> None:
    """Who is asked hangs on cards that the seat does not see; so no crux and no text is brought up."""
    others, tried = [ruleset(name) for name in playable()], 0
    for outcome in positions("nain-jaune-regledujeu", 60):
        replay = as_replay(outcome)
        for seat, cards in enumerate(outcome.table.hands):
            wish = f"play {cards[0]}" if cards else "pass"
            report = report_verdicts(
                replay, len(outcome.events), "ABCDEFGHI"[seat], wished(wish), others
            )
            if report["reason"]["id"] in {"turn-to-play", "has-lead"}:
                tried += 1
                assert ([], [], 0) == (report["elsewhere"], report["doubts"], report["asked"])
    assert tried
