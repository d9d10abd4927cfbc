"""Exact odds: the known values, and every deal of packs so small that all can be dealt."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import lcm
from typing import Any

import pytest
from click.testing import CliRunner

from poch.bridge.door import handle
from poch.commands.cli import main
from poch.game.cards import Card, pack
from poch.game.phase import Phase
from poch.game.phases.dealing import CARD, GOES_TO, POOL
from poch.game.phases.melding import Melding
from poch.game.ruleset import Rules, Ruleset
from poch.game.said import Message, message
from poch.game.sourced import Ruled
from poch.studies import odds as odds_said
from poch.studies.odds import reckon_odds, report_odds
from poch.studies.surveys.measures import measures
from poch.texts.leaves import LEAVES, POOLS, STAGES
from poch.texts.library import document, find, playable
from poch.texts.ruleset_shape import GAMES
from poch.words import language
from poch.words.language import capitalize
from tests.saying import english, faults
from tools.lab.agree import Measure, measurable_chances, measure_deal

KNOWN = [
    ("poch-1810-hamburg", "ace", "35/62"),
    ("poch-1810-hamburg", "marriage", "2/31"),
    ("poch-1810-hamburg", "sequence", "5/899"),
    ("poch-1908-meyer", "sequence", "2134818887407/12635310878190"),
]

SMALL = [
    ("poch-modern-pagat", {}, "AKQ", (2, 2)),
    ("poch-modern-pagat", {"dealer-takes": "played"}, "KQJ", (2, 2)),
    ("poch-modern-pagat", {"turn-up-to-the-next": "played"}, "987", (2, 2)),
    ("poch-1844-pierer", {"turn-up-owner": "takes-the-card"}, "KQJ", (2, 2)),
    ("poch-1908-meyer", {"run-least": "two"}, "KQJ", (2, 2)),
    ("poch-1908-meyer", {}, "AKQ", (3, 1)),
    ("poque-1789", {"fifth-pool": "either"}, "AT9", (2, 2)),
    ("poque-1789", {"fifth-pool": "both"}, "T9", (3, 2)),
    ("poque-1765", {"jack-and-ten": "dealer-only"}, "AJ", (2, 2)),
    ("poch-family-hearts", {"any-three": "played"}, "AKQJ", (8, 8)),
    ("poch-family-hearts", {"shared-sequence": "played"}, "987", (6, 6)),
    ("poch-family-hearts", {"trump-suit": "first-card"}, "987", (5, 7)),
    ("poch-ass-1973", {}, "KQ", (3, 3, 2)),
]


@pytest.mark.parametrize(("name", "pool", "fraction"), KNOWN)
def test_known_chances(name: str, pool: str, fraction: str) -> None:
    """Five cards each of 32 and one turned up, for four: the chances reckoned elsewhere."""
    assert report_odds(reckon_odds(find(name, {}), 4))["pools"][pool]["fraction"] == fraction


@pytest.mark.parametrize(
    ("name", "pool", "turned_up", "fraction"),
    [
        # ten cards each of 51: the nine of diamonds is dealt, turned up, or in the spare hand
        ("pope-joan-cassell", "pope", Fraction(1, 51), Fraction(40, 51)),
        # neither king nor queen nor Pope is turned up, and of the 50 left both are in one hand
        ("pope-joan-cassell", "marriage", 0, Fraction(42, 51) * Fraction(4 * 10 * 9, 50 * 49)),
        # there Pope does not end the deal
        ("pope-joan-1909-hoffmann", "marriage", 0, Fraction(43, 51) * Fraction(360, 50 * 49)),
        # twelve cards each of 52
        ("nain-jaune-1902", "ten", 0, Fraction(48, 52)),
        # all cards are dealt
        ("newmarket-1891-peel", "ace", 0, Fraction(1)),
        # nine cards each of 47, and king and queen of diamonds in one hand
        ("spinado-cassell", "marriage", 0, Fraction(4 * 9 * 8, 47 * 46)),
        # thirteen or twelve cards each of 50, and queen and knave of diamonds in one hand
        ("spin-1891-peel", "intrigue", 0, Fraction(2 * 13 * 12 + 2 * 12 * 11, 50 * 49)),
    ],
)
def test_a_pool_won_by_playing_is_within_reach(
    name: str, pool: str, turned_up: Fraction, fraction: Fraction
) -> None:
    """Nobody can say how often it is won; how often the cards allow it is counted here by hand."""
    chance = reckon_odds(find(name, {}), 4).pools[pool]

    assert chance.won is None
    assert (turned_up, fraction) == (chance.turned_up, chance.within_reach)


@pytest.mark.parametrize(("name", "readings", "ranks", "sizes"), SMALL)
def test_every_deal_of_a_small_pack(
    name: str, readings: Mapping[str, str], ranks: str, sizes: tuple[int, ...]
) -> None:
    """What the engine makes of all deals there are is what was reckoned, to the last of them."""
    ruleset = small(
        find(name, readings), tuple("10" if rank == "T" else rank for rank in ranks), sizes
    )
    rules = ruleset.rules(len(sizes))

    counts: Counter[Measure] = Counter()
    every = 0
    for hands, rest in deals(rules):
        counts.update(dict.fromkeys(measure_deal(rules, hands, rest), 1))
        every += 1

    exact = measurable_chances(reckon_odds(ruleset, len(sizes)))
    assert exact
    assert exact == {measure: Fraction(counts[measure], every) for measure in exact}


@pytest.mark.parametrize("leaf", ["turn-up.card", "turn-up.goes-to", "turn-up.pool"])
def test_every_practice_of_turning_up_is_known(leaf: str) -> None:
    """Whatever a clause may say of the card turned up, odds are reckoned; of what it may not, none."""
    ruleset = find("poch-modern-pagat", {})
    for practice in LEAVES[leaf].practices:
        assert reckon_odds(with_turn_up(ruleset, leaf, practice), 4).pools

    with pytest.raises(KeyError, match="thrown"):
        with_turn_up(ruleset, leaf, "thrown")


def with_turn_up(ruleset: Ruleset, leaf: str, practice: str) -> Ruleset:
    """Return a ruleset for four in which another practice is set."""
    rules = ruleset.rules(4)
    field = leaf.removeprefix("turn-up.").replace("-", "_")
    table = next(candidate for candidate in (CARD, GOES_TO, POOL) if candidate.leaf == leaf)
    changed: dict[str, Any] = {field: table.of(Ruled(practice, "some.clause"))}
    turn_up = replace(rules.dealing.turn_up, **changed)
    dealing = replace(rules.dealing, turn_up=turn_up)
    return replace(ruleset, rules_by_seats={4: replace(rules, dealing=dealing)})


def test_a_choice_has_no_odds() -> None:
    """Where the dealer may exchange a card nothing is reckoned, and it is said why."""
    report = report_odds(
        reckon_odds(find("poch-1844-pierer", {"turn-up-owner": "may-exchange"}), 4)
    )

    assert not report["pools"]["ace"]["exact"]
    assert not report["sets"]["exact"]
    assert odds_said.SWAP.json() == report["pools"]["ace"]["why"]


@pytest.mark.parametrize("name", playable())
def test_every_pool_is_reckoned_or_explained(name: str) -> None:
    """A pool has a chance from nothing to certainty, or a reason why it has none."""
    ruleset = find(name, {})
    for chance in reckon_odds(ruleset, min(ruleset.rules_by_seats)).pools.values():
        assert chance.why if chance.won is None else 0 <= chance.won <= 1


def test_seats_that_a_ruleset_does_not_allow() -> None:
    """It is said for how many it is, before anything is reckoned."""
    done = CliRunner().invoke(main, ["odds", "poque-1789", "--seats", "9"])

    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == "poque-1789 is for 3 to 6 seats; 9 are too many\n"


def test_a_ruleset_and_a_game_are_too_much() -> None:
    """A ruleset is of one game, whichever is named beside it."""
    for game in GAMES[:2]:
        done = CliRunner().invoke(main, ["odds", "poque-1789", "--game", game])

        assert (done.exit_code, done.stdout) == (2, "")
        assert "RULESET and --game: choose one of them" in done.stderr


def test_the_command_and_the_bridge_tell_the_same() -> None:
    """One JSON document, with what other readings change beside it."""
    done = CliRunner().invoke(main, ["odds", "poch-1908-meyer", "--seats", "3", "--json"])
    report = json.loads(done.stdout)
    handle(json.dumps({"op": "load", "document": document("poch-1908-meyer")}))
    asked = {"op": "odds", "ruleset": "poch-1908-meyer", "readings": {}, "seats": 3}
    answer = json.loads(handle(json.dumps(asked)))

    assert {"run-least", "turn-up-pool"} < {
        change["crux"] for change in report.pop("other-readings")
    }
    assert answer["odds"] == report
    assert "A given pool among Ace, King, Queen, Jack and Ten won" == english(
        answer["lines"][0]["what"]
    )
    assert answer["lines"][0]["exactly"] == "105/248"


def small(ruleset: Ruleset, ranks: tuple[str, ...], sizes: tuple[int, ...]) -> Ruleset:
    """Return a ruleset for few cards; what it claims with others is left out."""
    seats = len(sizes)
    whole = next(iter(ruleset.rules_by_seats.values()))
    singles = tuple(single for single in whole.dealing.singles if single[0] in ranks)
    ends = [sum(sizes[: at + 1]) for at in range(seats)]
    plan = tuple(tuple(range(end - size, end)) for size, end in zip(sizes, ends, strict=True))
    dealing = replace(whole.dealing, plan=plan, singles=singles)
    stages = tuple(
        replace(stage, phase=dealing)
        if stage.phase == whole.dealing
        else replace(stage, phase=fewer(stage.phase, ranks))
        for stage in whole.stages
    )
    cards = pack(ranks, 4 * len(ranks))
    rules = replace(whole, seats=seats, pack=cards, dealing=dealing, stages=stages)
    return replace(ruleset, rules_by_seats={seats: rules})


def fewer(phase: Phase, ranks: tuple[str, ...]) -> Phase:
    """Return a melding with the claims that cards of these ranks can make; other phases as they are."""
    if not isinstance(phase, Melding):
        return phase
    kept = (
        replace(claim, lists=tuple(each for each in claim.lists if set(each) <= set(ranks)))
        for claim in phase.claims
    )
    claims = tuple(claim for claim in kept if claim.lists or claim.kind == "run")
    return replace(phase, claims=claims, ranks=ranks)


def deals(rules: Rules) -> Iterator[tuple[list[tuple[Card, ...]], tuple[Card, ...]]]:
    """Yield all deals: every way to fill the hands, and every card in the place that makes trumps."""
    sizes = [*map(len, rules.dealing.plan)]
    turns = 1 if rules.dealing.turn_up.card.value == "none" else lcm(*sizes)
    if rules.dealing.turns_up:
        turns = len(rules.pack) - sum(sizes)
    for hands in filled(rules.pack, sizes):
        rest = tuple(card for card in rules.pack if not any(card in hand for hand in hands))
        for turn in range(turns):
            yield [turned(hand, turn) for hand in hands], turned(rest, turn)


def filled(cards: Sequence[Card], sizes: Sequence[int]) -> Iterator[list[tuple[Card, ...]]]:
    """Yield every way to fill hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        left = [card for card in cards if card not in hand]
        for others in filled(left, sizes[1:]):
            yield [hand, *others]


def turned(cards: tuple[Card, ...], by: int) -> tuple[Card, ...]:
    """Return the same cards, begun so many later."""
    at = by % len(cards) if cards else 0
    return cards[at:] + cards[:at]


POOLS_SAID = (["ace"], ["ace", "king", "marriage"])
WHYS = (
    odds_said.SWAP, odds_said.LAID_DOWN, odds_said.WITH_THE_RUN, odds_said.MANY_TRUMPS,
    odds_said.VIED_FOR, odds_said.PLAYED_FOR, odds_said.NOBODYS, odds_said.NO_VYING,
)  # fmt: skip
GIVEN = [message(f"odds-given-{given}") for given in ("chips", "enough", "claimed")]


def test_odds_are_said_in_every_language() -> None:
    """What they are the chances of, why there are none, and what is taken for granted."""
    both = [odds_said.name_message("king"), odds_said.name_message("sets")]
    whole = [
        message("odds-none", whose=whose, why=why) for why in WHYS for whose in (both, both[:1])
    ]
    whole += [message("odds-given", given=GIVEN[:many]) for many in (1, 2, 3)]
    whole += [message("odds-gone", pools=pools) for pools in POOLS_SAID]
    parts = [
        odds_said.chance_message(pools, part)
        for part in ("won", *odds_said.PARTS, "somebody", "several", *odds_said.SETS.values())
        for pools in POOLS_SAID
    ]

    assert [] == [*faults(whole)]
    assert [] == [*faults(parts, whole=False)]


def test_measures_are_said_in_every_language() -> None:
    """Of each pool and each part of a deal."""
    assert [] == [*faults((measure.message for measure in measures(POOLS, STAGES)), whole=False)]


@pytest.mark.parametrize(
    ("tag", "why", "text"),
    [
        ("de", odds_said.VIED_FOR, "Hier wird gepocht, und das Ergebnis hängt davon ab, wer pocht, mithält oder aussteigt"),
        ("de", odds_said.PLAYED_FOR, "Hier gewinnt man durch Ausspielen, und das Ergebnis hängt davon ab, was ausgespielt wird"),
        ("en", odds_said.MANY_TRUMPS, "We would have to track more than 8 trumps"),
    ],
)  # fmt: skip
def test_reasons_that_were_wrong_are_right(tag: str, why: Message, text: str) -> None:
    """Each as a reader of the language would say it."""
    assert text == capitalize(language(tag).say(why))
