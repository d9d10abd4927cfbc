"""Why and why not: every wish gets a verdict and a clause, the engine's own verdict, and no secrets."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from poch.bridge.door import handle
from poch.commands.cli import main
from poch.game.actions import Action, Ask
from poch.game.cards import ALL, RANKS, Card, rank, suit
from poch.game.engine import Outcome, drive, from_seed, play
from poch.game.events import CardLaid, LeadGiven
from poch.game.notation import parse_action
from poch.game.said import Message, message
from poch.game.start import Start
from poch.records.record import replay_record
from poch.studies.contrast.other_rules import KINDS, ask_elsewhere, report_verdicts
from poch.studies.why import PARTS, Scene, judge, scene
from poch.texts.document import load
from poch.texts.leaves import POOLS
from poch.texts.library import VARIANTS, document, find, playable
from poch.texts.ruleset_shape import GAPS
from poch.words import language
from poch.words.language import FOLDER
from tests.game.test_hidden import exchanged, noticed, public, seen_by, so_far
from tests.saying import NAMES, calling, english, faults, wrong
from tests.strategies import ByChance, Game, games, names, ruleset
from tests.turns import THOROUGH
from tools.gates import catalogues

KNOWN = load(Path(__file__).parents[1] / "why" / "known.yaml").data
SAID = 6
"""How many positions of each ruleset are said."""
POSITIONS = int(os.environ.get("POCH_POSITIONS", "30"))
"""How many positions of each ruleset are tried; what is promised is 1,000."""
PLAIN = (Action("pass"), Action("hold"), Action("fold"), Action("claim"))
MUCH = 10**6


def wishes(ask: Ask, own: int) -> Iterator[Action]:
    """Yield all that one could wish: every verb, card and pool, and chips about every bound."""
    yield from PLAIN
    yield from (Action("play", card=card) for card in ALL)
    yield from (Action("swap", card=card) for card in ALL)
    yield from (Action("claim", pools=(pool,)) for pool in POOLS)
    yield Action("claim", pools=POOLS)
    yield from (Action("place", pools=(pool,)) for pool in POOLS)
    bounds = {
        own,
        *(bound for option in ask.options for bound in (option.least, option.most or MUCH)),
    }
    chips = {max(0, bound + step) for bound in bounds for step in (-1, 0, 1)}
    yield from (Action(verb, chips=many) for verb in ("knock", "raise") for many in sorted(chips))


def positions(name: str, many: int) -> Iterator[Outcome]:
    """Yield positions of random hands of a ruleset, under random readings, at every question."""
    random = Random(name)
    while True:
        cruxes = ruleset(name).cruxes
        readings = (
            tuple((crux, random.choice([*details["readings"]])) for crux, details in cruxes.items())
            if random.random() < 0.5
            else ()
        )
        rules = ruleset(name, readings)
        seats = random.choice([*rules.rules_by_seats])
        dealt = from_seed(rules, seats, random.randrange(2**31))
        purses = tuple(random.choice((1, 9, 20, 60)) + 9 for _ in range(seats))
        finite = random.random() < 0.7
        start = Start(
            dealt.hands, dealt.turn_up, dealt.talon, (), purses if finite else None, later=False
        )
        taken = drive(rules, start, ByChance(random.randrange(2**31), 60)).taken
        for place in range(len(taken)):
            yield play(rules, start, taken[:place], lambda _, __: None)
            many -= 1
            if not many:
                return


def scene_of(outcome: Outcome) -> Scene:
    """Return the scene of a position, with letters for names."""
    names = tuple("ABCDEFGHI"[: len(outcome.table.hands)])
    return scene(outcome, names)


@pytest.mark.parametrize("name", playable())
def test_every_wish_is_allowed_or_refused_by_a_clause(name: str) -> None:
    """For who is asked the verdict is the engine's, for others a refusal; a clause in force stands for it."""
    for outcome in positions(name, POSITIONS):
        ask, here = outcome.ask, scene_of(outcome)
        assert ask
        for wish in wishes(ask, outcome.table.purses[ask.seat]):
            verdict = judge(here, ask.seat, wish)
            assert verdict.allowed == (ask.interpret(wish) is not None), wish
            assert verdict.clause in outcome.ruleset.in_force
        for seat, hand in enumerate(outcome.table.hands):
            for wish in wishes(ask, outcome.table.purses[seat]) if seat != ask.seat else ():
                if wish.card is None or wish.card in hand:
                    verdict = judge(here, seat, wish)
                    assert not verdict.allowed, wish
                    assert verdict.clause in outcome.ruleset.in_force


@pytest.mark.parametrize("name", playable())
def test_every_reason_is_said_in_every_language(name: str) -> None:
    """To the reader and of others, with verbs and numbers that agree."""
    for outcome in positions(name, SAID):
        ask = outcome.ask
        assert ask
        many = len(outcome.table.hands)
        for you in {ask.seat, 0}:
            here = scene(outcome, ["You" if at == you else NAMES[at] for at in range(many)])
            said = {
                str(reason): reason
                for seat, purse in enumerate(outcome.table.purses)
                for wish in wishes(ask, purse)
                if (reason := judge(here, seat, wish).reason)
            }
            assert [] == [*faults(said.values(), calling(outcome.ruleset))]


BARS = [name for name in catalogues.read(FOLDER / "en")[0] if name.startswith("bar-")]
SEATED = ("you", "Ann")
CHIPS = (0, 1, 2, 13)
EVERY = [
    *(
        message(
            f"may-{verb}",
            seat=seat,
            how=how,
            least=least,
            most=least + 1,
            card="Kh",
            last="Qh",
            pool="king",
        )
        for verb in (
            "pass",
            "fold",
            "hold",
            "knock",
            "raise",
            "swap",
            "claim",
            "forget",
            "lead",
            "play",
            "place",
        )
        for seat in SEATED
        for how in ("only", "range", "from")
        for least in CHIPS
    ),
    *(
        message(
            bar,
            seat=seat,
            verb=verb,
            least=chips,
            most=chips,
            limit=31,
            cards=cards,
            card="9h",
            last="8h",
            suit="h",
            pools=["king", "ace"],
        )
        for bar in BARS
        for seat in SEATED
        for verb in ("knock", "raise", "hold")
        for chips in CHIPS
        for cards in (["Kh"], ["Kh", "Qc"])
    ),
    *(message("rule-supplied", gap=gap) for gap in GAPS),
    *(message("rule-doubted", kind=kind) for kind in KINDS),
    *(
        message("why-elsewhere", allowed=yes, n=n, asked=2)
        for yes in (True, False)
        for n in range(3)
    ),
    *(message("why-elsewhere", allowed=True, n=n, asked=1) for n in range(2)),
    *(
        message(f"other-{why}")
        for why in ("seats", "pack", "part", "not-so-far", "asks-nothing", "names-sets", "order")
    ),
    *(
        message(f"part-{when}", part=part)
        for when in ("none", "to-come", "over")
        for part in {*PARTS.values()}
    ),
]
"""What may be said of any wish, with zero, one and more, to the reader and of another."""


def test_whatever_may_be_said_of_a_wish_is_said_in_every_language() -> None:
    """Also what none of these positions has come to."""
    assert [] == [*faults(EVERY)]


@pytest.mark.parametrize(
    ("tag", "said", "text"),
    [
        ("de", message("may-pass", seat="you"), "Sie dürfen hier passen."),
        ("fr", message("may-hold", seat="you"), "Vous pouvez tenir ici."),
        ("de", message("bar-least", verb="knock", least=1), "Wer hier pocht, pocht mit mindestens einer Marke."),
        ("de", message("bar-most", verb="raise", most=4), "Wer hier erhöht, erhöht höchstens auf vier Marken."),
        ("de", message("bar-purse", seat="Ann", most=0), "Der Vorrat reicht nicht: Zum Setzen ist nichts mehr da."),
        ("de", message("not-held", seat="you", card="Qh"), "Die Herz-Dame haben Sie nicht auf der Hand."),
        ("de", message("turn-to-play", seat="Ann"), "Ann ist jetzt nicht am Zug."),
        ("de", message("why-left-out", n=2), "2 andere Regelwerke lassen sich hier nicht anwenden"),
        ("fr", message("may-as", verb="pass"), "Cela vaut «\N{NARROW NO-BREAK SPACE}je passe\N{NARROW NO-BREAK SPACE}», ce qui est permis."),
        ("fr", message("bar-least", verb="knock", least=1), "Ici, on poque au moins d’un jeton."),
    ],
)  # fmt: skip
def test_sentences_that_were_wrong_are_right(tag: str, said: Message, text: str) -> None:
    """Each as a reader of the language would say it."""
    assert text == language(tag).say(said)


@pytest.mark.parametrize(
    "known", KNOWN, ids=lambda question: f"{question['hand']}-{question['step']}-{question['wish']}"
)
def test_known_questions_have_their_known_answers(known: dict[str, Any]) -> None:
    """What is allowed, by which clause, and by which other rulesets it is otherwise."""
    slug, hand = known["hand"].split("/")
    replay = replay_record(load(VARIANTS / slug / "hands" / f"{hand}.yaml").data, find)
    others = [ruleset(name) for name in playable()]
    report = report_verdicts(
        replay, known["step"], known.get("seat"), parse_action(known["wish"]), others
    )
    expected = known.get("elsewhere", {})

    assert (report["allowed"], report["clause"]) == (known["allowed"], known["clause"])
    assert {name: report["verdicts"].get(name, {}).get("clause") for name in expected} == expected
    assert not {*known.get("not-elsewhere", ())} & {*report["elsewhere"]}
    assert not {*report["elsewhere"]} & {*report["left-out"]}


def test_a_knock_elsewhere_does_not_tell_what_the_knocker_holds() -> None:
    """Whether one who knocked has a set is hidden, though some rulesets ask for one."""
    answers = []
    for hand in ("Kc Ad Jd 10c 8s", "Kc Kd Jd 10c 8s"):
        deal = {
            "hands": {"A": hand, "B": "Qc Qd 9s 7h 8c", "C": "Qs 9c 7c Js 10h"},
            "turn-up": "As",
        }
        record = {"ruleset": "poch-1810-hamburg", "seats": [*"ABC"], "deal": deal}
        replay = replay_record({**record, "actions": ["A knock 2"]}, find)
        others = [ruleset(name) for name in playable()]
        answers.append(report_verdicts(replay, 99, "B", parse_action("raise 3"), others))

    assert answers[0] == answers[1]
    assert "poch-1897-foster" in answers[0]["elsewhere"]


def asked(**request: Any) -> dict[str, Any]:
    """Return what the bridge answers about a deal of 1897 in which Ann is first asked."""
    record = {"ruleset": "poch-1897-foster", "seats": ["Ann", "Ben", "Cy"], "deal": {"seed": 17}}
    whole = {"op": "why", "record": record} | request
    return dict(json.loads(handle(json.dumps(whole))))


def test_the_bridge_answers_a_seat_about_itself_alone() -> None:
    """One who looks on for a seat is asked for that seat; what cannot be asked is told in a sentence."""
    for name in ("poch-1897-foster", "poch-ass-1973"):
        handle(json.dumps({"op": "load", "document": document(name)}))
    answer = asked(viewer="Ann", action="hold", others=["poch-ass-1973"])

    assert (answer["allowed"], answer["clause"], answer["seat"]) == (False, "vie.opening", "Ann")
    assert "step" not in answer
    assert "You can ask only about Ann" in wrong(asked(viewer="Ann", seat="Ben", action="pass"))
    assert "no seat “Dan”" in wrong(asked(seat="Dan", action="pass"))
    assert "the forms are" in wrong(asked(action="sing"))
    assert "not loaded" in wrong(asked(action="pass", others=["poch-of-atlantis"]))


def test_a_stake_that_is_as_high_as_can_be_is_not_raised() -> None:
    """All that is offered can be written down, and why there is no more is said."""
    handle(json.dumps({"op": "load", "document": document("poch-modern-pagat")}))
    for_ben: dict[str, Any] = {"viewer": None, "seat": "Ben", "others": []}
    deal = {"ruleset": "poch-modern-pagat", "seats": ["Ann", "Ben", "Cy"], "deal": {"seed": 17}}
    lines = ["Ann knock 999999999", "Ann knock 1000000000"]
    low, high = (
        asked(record={**deal, "actions": [line]}, action="raise 1000000000", **for_ben)
        for line in lines
    )

    assert (True, False) == (low["allowed"], high["allowed"])
    assert "A higher stake cannot be recorded." == english(high["reason"])


def test_the_command_answers_in_words_or_json() -> None:
    """By the clause, with the rulesets by which it is otherwise; bad input ends with 1 and a sentence."""
    hand = str(VARIANTS / "poch-1857-pierer" / "hands" / "the-last-to-hold-raises.yaml")
    done = CliRunner().invoke(main, ["why", hand, "--step", "34", "raise", "3"])
    plain = CliRunner().invoke(main, ["why", hand, "--step", "34", "raise", "3", "--json"])
    bad = CliRunner().invoke(main, ["why", hand, "pass"])
    late = CliRunner().invoke(main, ["why", hand, "--step", "9999", "pass"])

    assert "Clara: Raise to three chips: not allowed." in done.output
    assert "poque-1765, vie.raise" in done.output
    assert json.loads(plain.output)["elsewhere"][0] == "poch-1810-hamburg"
    assert (bad.exit_code, "Nobody has a choice" in bad.output) == (1, True)
    assert re.fullmatch(rf"{hand} has steps 1 to [0-9]+; there is no step 9999\n", late.stderr)
    assert (late.exit_code, late.stdout) == (1, "")


def test_a_verdict_that_hangs_on_a_reading_says_so() -> None:
    """Own or elsewhere, it names the kind of doubt, the adopted reading and the others."""
    hand = load(VARIANTS / "poch-1810-hamburg" / "hands" / "each-raises-once.yaml").data
    report = report_verdicts(
        replay_record(hand, find), 37, None, parse_action("raise 4"), map(ruleset, playable())
    )
    verdict = report["verdicts"]["poch-1857-pierer"]
    (doubt,) = verdict["doubts"]

    assert ("raising", "ambiguity", "single") == tuple(map(doubt.get, ("crux", "kind", "reading")))
    assert english(verdict["reason"]).endswith(
        "The text is ambiguous here. We follow the adopted reading, “one raise in all”. "
        "You can also read it as again and again."
    )
    assert [] == report["verdicts"]["poch-1897-foster"]["doubts"]


def test_a_borrowed_rule_elsewhere_names_its_lender() -> None:
    """What the text of 1844 does not say itself is not shown as if it did."""
    hand = load(VARIANTS / "poch-1844-pierer" / "hands" / "the-last-to-hold-raises.yaml").data
    report = report_verdicts(replay_record(hand, find), 34, None, parse_action("raise 3"), ())

    assert "pierer-1857" == report["borrowed"]
    assert "borrowed from another text (pierer-1857)." in english(report["reason"])


def test_a_rule_inherited_elsewhere_is_called_our_conclusion() -> None:
    """The summary of 1789 does not mention raises, and is not shown as if it did."""
    hand = load(VARIANTS / "poch-1857-pierer" / "hands" / "the-last-to-hold-raises.yaml").data
    others = [find("poque-1789", {})]
    answer = report_verdicts(replay_record(hand, find), 34, None, parse_action("raise 3"), others)
    verdict = answer["verdicts"]["poque-1789"]

    assert "poch-modern-pagat" == verdict["inherited"]
    assert "we conclude that the text agrees with poch-modern-pagat." in english(verdict["reason"])


def test_a_card_above_the_gap_may_be_asked_of_after_a_run() -> None:
    """By a reading of another text, whoever leads again may lead only what is nearest above it."""
    other = find("nain-jaune-regledujeu", {"above-the-gap": "rule"})
    asked = 0
    for outcome in positions("nain-jaune-1902", 80):
        run = [event.card for event in outcome.events if isinstance(event, CardLaid)]
        if not outcome.ask or not run or not isinstance(outcome.events[-1], LeadGiven):
            continue
        if rank(run[-1]) == "K":
            continue  # nothing goes on a king, so that no gap is left
        hand, seat = outcome.table.hands[outcome.ask.seat], outcome.ask.seat
        gap = RANKS.index(rank(run[-1])) - 1
        above = {card: (gap - RANKS.index(rank(card))) % len(RANKS) for card in hand}
        for card in hand:
            wished = Action("play", card=card)
            elsewhere = ask_elsewhere(outcome, scene_of(outcome), seat, wished, [other])
            verdict = {**elsewhere.alike, **elsewhere.otherwise}[other.id]
            asked += 1

            assert verdict.allowed == (above[card] == min(above.values())), (run[-1], card)
    assert asked > len(RANKS)


def test_the_suit_of_the_last_run_may_be_barred_elsewhere() -> None:
    """Bicycle's Michigan has the next run in another suit; the run that was laid here counts for that."""
    other, asked = find("michigan-bicycle"), 0
    for outcome in positions("newmarket-1897-foster", 40):
        run = [event.card for event in outcome.events if isinstance(event, CardLaid)]
        if not outcome.ask or not run or not isinstance(outcome.events[-1], LeadGiven):
            continue
        seat = outcome.ask.seat
        hand = outcome.table.hands[seat]
        barred = [card for card in hand if suit(card) == suit(run[-1])]
        for card in barred if len(barred) < len(hand) else ():
            wished = Action("play", card=card)
            elsewhere = ask_elsewhere(outcome, scene_of(outcome), seat, wished, [other])
            for verdict in (*elsewhere.alike.values(), *elsewhere.otherwise.values()):
                asked += 1
                assert not verdict.allowed, (run[-1], card)
    assert asked


def test_a_card_may_be_played_though_who_leads_after_it_is_unseen() -> None:
    """Bicycle's Michigan lets the lead pass on by suits held; that is asked after the card, not of it."""
    hands = (
        *("Qs Jc 4s 9c 8h 6s", "10h Ac 10c Kd 5c Ad", "7c 7d Kc 3c 4c Ah"),
        *("10s 5h 9d Jh 8c 8s", "5s 10d 6d 3s 6h 4h", "5d Ks 7h 9s 3h 3d"),
    )
    dealt = tuple(tuple(map(Card, hand.split())) for hand in hands)
    pack = ruleset("spinado-cassell").rules(6).pack
    rest = tuple(card for card in pack if not any(card in hand for hand in dealt))
    lead, passed = (0, Action("play", card=Card("9c"))), (1, Action("pass"))
    start = Start(dealt, None, rest, (), None, later=False)
    outcome = play(ruleset("spinado-cassell"), start, (lead, passed), lambda _, __: None)
    other = find("michigan-bicycle")

    elsewhere = ask_elsewhere(
        outcome, scene_of(outcome), 0, Action("play", card=Card("8h")), [other]
    )

    assert elsewhere.alike["michigan-bicycle"].allowed


places = st.integers(0, 2**16)


@settings(max_examples=100 if THOROUGH else 30)
@given(games(), places, places, places, places)
def test_no_answer_tells_what_a_seat_cannot_see(
    game: Game, place: int, seat: int, first_card: int, other_card: int
) -> None:
    """Where two hands differ in hidden cards alone, a seat gets the same answers in both."""
    seat %= len(names(game))
    first = so_far(game, place)
    second = play(game.ruleset, exchanged(game.start, seat, first_card, other_card), first.taken)
    if second.rejected or alike(game, first, seat) != alike(game, second, seat):
        return
    others = [ruleset(name) for name in playable() if name != game.ruleset.id]
    asks = Ask(seat, first.ask.options if first.ask else (), "")
    hand = first.table.hands[seat]
    for wish in wishes(asks, first.table.purses[seat]):
        if wish.card and wish.card not in hand:
            continue
        answers = [
            (judge(here, seat, wish), ask_elsewhere(outcome, here, seat, wish, others))
            for outcome in (first, second)
            if (here := scene_of(outcome))
        ]
        assert answers[0] == answers[1], wish


def alike(game: Game, outcome: Outcome, seat: int) -> tuple[object, ...]:
    """Return what a seat can tell of a hand so far, its own question included."""
    facts = [public(event, seat) for event in outcome.events if noticed(event, seat, game)]
    return facts, seen_by(names(game)[seat], outcome)
