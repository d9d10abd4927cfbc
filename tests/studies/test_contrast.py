"""Contrast: the same deal under two rulesets, and a proof of what makes them part."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from click.testing import CliRunner

from poch.bridge.door import handle
from poch.commands.cli import main
from poch.game.ruleset import Ruleset
from poch.game.said import Message, message, parse_message
from poch.records.links import decode
from poch.records.record import replay_record
from poch.studies.contrast.findings import OtherRuleset, contrast_record
from poch.studies.contrast.mismatches import misfits
from poch.studies.contrast.parting import parting_place
from poch.studies.contrast.proof import (
    PARTS,
    Contrast,
    contrast_rulesets,
    differing_leaves,
    with_leaves,
)
from poch.studies.contrast.same_deal import SameDeal, as_side, same_deal
from poch.texts.compile import RulesetError, compile_ruleset
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, hands, playable
from poch.words import language
from tests.saying import calling, english, faults, wrong
from tests.turns import SEED, THOROUGH
from tools.lab.parallel import run_parallel

Json = dict[str, Any]


class Case(NamedTuple):
    """What became of a hand under another ruleset; `why` says why it came to nothing."""

    hand: str
    other: str
    why: Message | str | None
    proven: bool
    needed: bool


@cache
def ruleset_of(name: str, readings: tuple[tuple[str, str], ...] = ()) -> Ruleset:
    """Return a ruleset, compiled once."""
    return compile_ruleset(document(name), dict(readings))


def find(name: str, readings: Mapping[str, str]) -> Ruleset:
    """Return a ruleset as records ask for it."""
    return ruleset_of(name, tuple(readings.items()))


def shared(file: Path) -> tuple[SameDeal, Ruleset]:
    """Return what both sides have of a hand, and the ruleset it was recorded by."""
    record = load(file).data
    replay = replay_record(record, find)
    return same_deal(record, replay), replay.ruleset


def moves(contrast: Contrast, a: Ruleset, b: Ruleset, leaves: Sequence[str]) -> bool:
    """Tell whether these leaves alone make two rulesets part later than they did, or not at all."""
    there = differing_leaves(a, b, len(contrast.same.record["seats"]))
    try:
        changed = with_leaves(a, b, leaves, there, contrast.same)
    except RulesetError:
        return False
    place = parting_place(as_side(contrast.same.by(changed)), as_side(contrast.same.by(b)))
    return place is None or (contrast.place is not None and place > contrast.place)


def others(file: Path) -> list[str]:
    """Return every fourth of the other rulesets, so that the hands of a ruleset meet them all."""
    own = file.parent.parent.name
    at = hands(own).index(file)
    rest = [name for name in playable() if name != own]
    return [name for place, name in enumerate(rest) if at % 4 == place % 4]


def four(files: Sequence[Path]) -> Sequence[Path]:
    """Return four hands in a row whose turn it is."""
    first = SEED % max(1, len(files) - 3)
    return files if THOROUGH else files[first : first + 4]


def tried(file: Path) -> list[Case]:
    """Contrast a hand with other rulesets, and try what is said of each."""
    common, a = shared(file)
    cases = []
    for other in others(file):
        b = ruleset_of(other)
        try:
            contrast = contrast_rulesets(common, a, b)
        except ValueError as error:
            cases.append(Case(str(file), other, str(error), proven=False, needed=True))
            continue
        proven = contrast.place is None or moves(contrast, a, b, contrast.leaves)
        fewer = (
            [*contrast.leaves[:at], *contrast.leaves[at + 1 :]]
            for at in range(len(contrast.leaves))
        )
        needed = len(contrast.leaves) < 2 or not any(moves(contrast, a, b, each) for each in fewer)
        cases.append(Case(str(file), other, contrast.why, proven, needed))
    return cases


def test_hands_under_every_other_ruleset_are_proven_or_explained() -> None:
    """The leaves named suffice and none can be spared; else there are too many or too few players.

    Four hands of each ruleset are tried at each commit, so that it meets all others.
    """
    files = [file for name in playable() for file in four(hands(name))]
    cases = [case for part in run_parallel(tried, files, "contrasts") for case in part]

    met = {(Path(case.hand).parent.parent.name, case.other) for case in cases}
    assert len(playable()) * (len(playable()) - 1) == len(met)
    assert [] == [case for case in cases if not case.proven and case.why is None]
    assert [] == [case for case in cases if not case.needed]
    assert {True} == {" seats; " in case.why for case in cases if case.why}


def test_nothing_parts_a_ruleset_from_itself() -> None:
    """Then no event is another, and no leaf is responsible; every hand goes as it was recorded."""
    for name in playable():
        for file in hands(name):
            common, own = shared(file)
            contrast = contrast_rulesets(common, own, own)

            assert (contrast.place, contrast.leaves, contrast.layout, {}) == (
                None,
                (),
                (),
                contrast.there,
            )
            record = load(file).data
            events = [deal.outcome.events for deal in replay_record(record, find).deals]
            assert events == [deal.outcome.events for deal in contrast.a.replay.deals]


def hand(ruleset: str, name: str) -> Json:
    """Return a hand that comes with the rulesets."""
    record: Json = load(VARIANTS / ruleset / "hands" / f"{name}.yaml").data
    return record


def against(record: Json, other: str, aside: Sequence[str] = (), **readings: str) -> Json:
    """Return the contrast of a record with another ruleset, or its own with other readings."""
    answer: Json = contrast_record(
        record, replay_record(record, find), find, OtherRuleset(other, readings), aside=aside
    )["contrast"]
    return answer


def test_a_raise_where_nobody_may_raise_is_a_finding() -> None:
    """It is told by the clause of the answers, and one leaf is enough to forbid it."""
    report = against(hand("poch-1810-hamburg", "raised-again"), "poch-1897-foster")
    (finding,) = report["findings"]

    assert ("vying", ["vying.raising"], True) == (
        report["first"]["stage"],
        report["leaves"],
        report["sufficient"],
    )
    assert ("b", "refused", "vie.answers") == tuple(
        finding[key] for key in ("side", "kind", "clause")
    )
    assert english(finding["line"]).startswith("Bernhard cannot raise here.")
    assert finding["step"] + 1 == report["first"]["step_a"]


@pytest.mark.parametrize("name", playable())
def test_what_does_not_fit_is_said_in_every_language(name: str) -> None:
    """By the rules of each other text, to the seat that would do it."""
    text = hands(name)[0].read_text("utf-8")
    you = yaml.safe_load(text)["seats"][0]
    record = yaml.safe_load(re.sub(rf"\b{you}\b", "You", text))
    replay = replay_record(record, find)
    common = same_deal(record, replay)
    for other in map(ruleset_of, playable()):
        if len(record["seats"]) in other.rules_by_seats:
            lines = [
                parse_message(misfit["line"])
                for misfit in misfits(as_side(common.by(other)), common)
            ]
            assert [] == [*faults(lines, calling(other))]


WHAT = message("act-knock", chips=1)
MISFITS = [
    *(message("misfit-over", seat=seat, what=WHAT) for seat in ("you", "Ann")),
    *(
        message("misfit-stage", seat=seat, what=WHAT, stage=stage, over=over)
        for seat in ("you", "Ann")
        for stage in PARTS
        for over in (True, False)
    ),
    *(
        message("misfit-other", asked=asked, seat=seat, what=WHAT)
        for asked, seat in (("you", "Ann"), ("Ann", "you"), ("Ann", "Emil"))
    ),
    *(
        message("misfit-card", seat="you", what=message("act-play", card="9c"), may=may, n=len(may))
        for may in ([], ["10h"], ["10h", "Qc"])
    ),
    *(
        message("misfit-verb", seat=seat, verb=verb)
        for seat in ("you", "Ann")
        for verb in ("pass", "fold", "hold", "knock", "raise", "play", "claim", "swap")
    ),
    *(message("misfit-unasked", seat=seat, pool="king") for seat in ("you", "Ann")),
    *(message("amount-only", least=n) for n in (0, 1, 2)),
    *(message("amount-from", least=n) for n in (0, 1, 2)),
    message("contrast-unproven"),
    message("contrast-seats", title="Poch", least=3, most=6, fixed=False, seats=8),
    message("contrast-seats", title="Epsom", least=2, most=2, fixed=True, seats=8),
    *(message("beside-part", stage=stage) for stage in (*PARTS, "layout")),
    *(
        message("beside-tried", n=n, whose="Poch", stage=stage, step=step)
        for n in (1, 2)
        for stage in ("none", *PARTS)
        for step in (0, 7)
    ),
    *(message("beside-same", dressed=dressed) for dressed in (True, False)),
    *(message("beside-no-pool", title="Poch", pool="king", n=n) for n in (0, 1, 2)),
]
"""What two sides may come to, with zero, one and more, to the reader and of another."""


def test_whatever_two_sides_come_to_is_said_in_every_language() -> None:
    """Also what none of these hands has come to."""
    assert [] == [*faults(MISFITS)]


@pytest.mark.parametrize(
    ("tag", "said", "text"),
    [
        ("de", message("misfit-verb", seat="you", verb="hold"), "Sie können hier nicht mithalten."),
        ("de", message("misfit-unasked", seat="you", pool="king"),
         "Wer hier etwas vergisst, verliert nichts; Sie brauchen das Feld König also nicht zu melden."),
        ("de", message("misfit-other", asked="Ann", seat="Bea", what=message("act-hold")),
         "Hier ist Ann an der Reihe, deshalb kann Bea nicht mithalten."),
        ("de", message("misfit-other", asked="you", seat="Clara", what=message("act-hold")),
         "Hier sind Sie an der Reihe, deshalb kann Clara nicht mithalten."),
        ("de", message("misfit-open", question=message("question", seat="you", verbs=[message("verb", verb="pass")])),
         "Hier geht das Spiel weiter: Sie dürfen passen. In der Aufzeichnung stand niemand vor dieser Wahl."),
        ("fr", message("misfit-amount", seat="you", what=WHAT), "Vous ne pouvez pas poquer d’un jeton ici."),
        ("fr", message("misfit-card", seat="Ann", what=message("act-play", card="10c"), may=["9c"], n=1),
         "Ann ne peut pas jouer le dix de trèfle ici ; cartes permises : le neuf de trèfle."),
        ("fr", message("misfit-other", asked="you", seat="Clara", what=message("act-hold")),
         "Ici, c’est à vous de jouer : Clara ne peut donc pas tenir."),
        ("en", message("misfit-card", seat="Ann", what=message("act-play", card="10c"), may=["9c"], n=1),
         "Ann cannot play the ten of clubs here, only the nine of clubs."),
        ("en", message("misfit-verb", seat="you", verb="play"), "You cannot play a card here."),
        ("en", message("misfit-stage", seat="you", what=message("act-play", card="9c"), stage="vying", over=False),
         "The vying is still on here, so you cannot play the nine of clubs."),
    ],
)  # fmt: skip
def test_sentences_that_were_wrong_are_right(tag: str, said: Message, text: str) -> None:
    """Each as a reader of the language would say it."""
    assert text == " ".join(language(tag).say(said).split())


def test_a_reading_is_contrasted_with_another_reading() -> None:
    """The dealer takes the pool of the card turned up, and that is the first that differs."""
    record = hand("poch-modern-pagat", "three-nines")
    reading = {"dealer-takes": "played"}
    report = against(record, "poch-modern-pagat", **reading)

    assert [] == report["layout"]
    assert ("dealing", ["turn-up.pool"]) == (report["first"]["stage"], report["leaves"])
    assert report["first"]["clause_a"] != report["first"]["clause_b"]
    other = OtherRuleset("poch-modern-pagat", {})
    turned = contrast_record(record, replay_record(record, find), find, other, reading)["contrast"][
        "first"
    ]
    assert report["first"]["clause_a"] == turned["clause_b"]
    assert report["first"]["clause_b"] == turned["clause_a"]


def test_what_was_forgotten_is_no_choice_where_nothing_need_be_claimed() -> None:
    """The hand goes on, and it is told that the claim was not asked for."""
    record = hand("poch-1810-hamburg", "a-ten-forgotten-and-a-king-kept-back")
    report = against(record, "poch-1853-alvensleben")

    assert ["melding.forgotten"] == report["leaves"]
    assert ("unasked", "melding") == (report["findings"][0]["kind"], report["findings"][0]["stage"])
    assert "shedding" == report["findings"][1]["stage"]


def test_five_cards_are_dealt_from_the_same_pack() -> None:
    """A seed is one shuffled pack, by whatever rules it is dealt, and whatever pack they ask for."""
    record: Json = {"seats": [*"ABCD"], "deal": {"seed": 17}, "ruleset": "poch-1897-foster"}
    answer = contrast_record(
        record, replay_record(record, find), find, OtherRuleset("poch-1853-alvensleben", {})
    )
    hands_of = [
        next(step["cards"] for step in answer[side]["steps"] if step["type"] == "Dealt")
        for side in "ab"
    ]

    assert ["Kc", "Ah", "Kd"] == hands_of[0][:3]
    assert ["Kc", "Ah"] == hands_of[1][:2]
    assert {17} == {decode(code)["deal"]["seed"] for code in answer["codes"].values()}


def test_chips_carried_in_a_pool_that_the_other_board_lacks_are_left_out() -> None:
    """They are told, and those in pools of both boards lie on both."""
    record = hand("poch-modern-pagat", "three-nines") | {"pools": {"centre": 4, "ten": 2}}
    answer = contrast_record(
        record, replay_record(record, find), find, OtherRuleset("poch-1897-foster", {})
    )

    assert [{"side": "b", "pool": "centre", "chips": 4}] == answer["contrast"]["left-out"]
    assert 2 == answer["b"]["deals"][0]["start"]["pools"]["ten"]
    assert "board.pools" in answer["contrast"]["layout"]


def test_where_too_many_play_it_is_said() -> None:
    """Then there is no other side, and nothing is proven."""
    record: Json = {"seats": [*"ABCDEFGH"], "deal": {"seed": 3}, "ruleset": "poch-philos"}
    report = against(record, "poch-1897-foster")

    assert (None, [], False, ["seats"]) == tuple(
        report[key] for key in ("first", "leaves", "sufficient", "layout")
    )
    assert english(report["why"]).endswith(" is for 3 to 6 seats, and this hand has 8.")


def test_what_is_set_aside_parts_them_no_more() -> None:
    """Taken over beforehand, a rule keeps the clause of the ruleset that it comes from."""
    record = hand("poch-modern-pagat", "three-nines")
    first = against(record, "poch-1897-foster")
    second = against(record, "poch-1897-foster", aside=first["leaves"])

    assert ["dealing.cards"] == first["leaves"]
    assert second["first"]["step_b"] == first["then"]["step_b"]
    assert ["dealing.packets"] == second["leaves"]
    with pytest.raises(ValueError, match="leaves that differ: "):
        against(record, "poch-1897-foster", aside=["vying.first"])


def test_stages_stand_beside_each_other() -> None:
    """Each step of either side has its place, in order, and a stage of one side stands alone."""
    record = hand("poch-modern-pagat", "three-nines")
    answer = contrast_record(
        record, replay_record(record, find), find, OtherRuleset("poch-1908-meyer", {})
    )
    report = answer["contrast"]

    alone = [stage["stage"] for stage in report["stages"] if stage["b"] is None]
    assert ["shedding", "settling"] == alone
    for place, side_of in enumerate("ab"):
        steps = [pair[place] for pair in report["pairs"]]
        assert sorted(steps) == steps
        assert set(range(1, len(answer[side_of]["steps"]) + 1)) == set(steps)


def test_the_bridge_and_the_command_say_the_same(tmp_path: Path) -> None:
    """The command prints what the bridge answers; without --json it marks where they part."""
    file = VARIANTS / "poch-1810-hamburg" / "hands" / "raised-again.yaml"
    for name in ("poch-1810-hamburg", "poch-1897-foster"):
        asked("load", document=document(name))
    answer = asked("contrast", record=load(file).data, **{"with": {"ruleset": "poch-1897-foster"}})
    run = partial(CliRunner().invoke, main)
    plain = run(["contrast", str(file), "--with", "poch-1897-foster"])

    assert answer["contrast"] == json.loads(
        run(["contrast", str(file), "--with", "poch-1897-foster", "--json"]).stdout
    )
    assert 0 == plain.exit_code
    assert "▶" in plain.stdout
    assert "vying.raising" in plain.stdout
    assert 2 == run(["contrast", str(file)]).exit_code
    broken = tmp_path / "hand.yaml"
    broken.write_text("ruleset: nowhere\nseats: [A]\n", encoding="utf-8")
    assert 1 == run(["contrast", str(broken), "--with", "poch-1897-foster"]).exit_code
    never = run(["contrast", str(file), "--with", "poch-labbe"])
    assert (1, True) == (never.exit_code, "breaks off" in never.stderr)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"with": "poch-1897-foster"}, "names no other ruleset; write a map"),
        ({"with": {"ruleset": 7}}, "names no other ruleset; write a map"),
        ({"with": {"ruleset": "nowhere"}}, "“nowhere” is not loaded; choose one that is: "),
        (
            {"readings": ["raising"]},
            "readings are not a map from cruxes to readings; write such a map",
        ),
        ({"readings": {"raising": "thrice"}}, "no reading 'thrice' of raising; choose one of: "),
        ({"aside": "stages"}, "aside is not a list of leaves; write one"),
        ({"aside": ["stages"]}, "stages cannot be set aside; leaves that differ: "),
    ],
)
def test_a_bad_request_is_answered_with_a_sentence(other: Json, sentence: str) -> None:
    """The answer says what is wrong and what would do."""
    for name in ("poch-1810-hamburg", "poch-1897-foster"):
        asked("load", document=document(name))
    request = {
        "record": hand("poch-1810-hamburg", "raised-again"),
        "with": {"ruleset": "poch-1897-foster"},
    }
    answer = asked("contrast", **{**request, **other})

    assert sentence in wrong(answer)


def asked(op: str, **request: Any) -> Json:
    """Return what the bridge answers."""
    answer: Json = json.loads(handle(json.dumps({"op": op, **request})))
    return answer
