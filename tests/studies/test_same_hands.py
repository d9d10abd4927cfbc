"""The same hands under other rules: cards and chips are kept, and both sides go on from a stage."""

import json
from collections import Counter
from dataclasses import replace
from functools import cache, partial
from typing import Any

import pytest
from click.testing import CliRunner

from poch.bridge.door import handle
from poch.commands.cli import main
from poch.game.ruleset import Ruleset
from poch.game.said import MessageError, parse_message
from poch.records.record import replay_record
from poch.records.trace import Trace, trace_hand
from poch.studies.contrast.findings import OtherRuleset, contrast_record
from poch.studies.contrast.keeping import ContrastOptions
from poch.studies.contrast.same_hands import OtherCardsError, same_hands
from poch.texts import library
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, playable, playable_by
from poch.words.language import TAGS, language
from tests.saying import wrong
from tools.site.hands.replays import plain_first

Json = dict[str, Any]
PLAY = {"melding", "vying", "shedding"}
AIM = 0.9


@cache
def compiled(name: str, readings: tuple[tuple[str, str], ...]) -> Ruleset:
    """Return a ruleset, compiled once."""
    return library.find(name, dict(readings))


def find(name: str, readings: Any) -> Ruleset:
    """Return a ruleset under readings."""
    return compiled(name, tuple(sorted(readings.items())))


def hand(ruleset: str, name: str) -> Json:
    """Return the record of a hand that is shipped."""
    return dict(load(VARIANTS / ruleset / "hands" / f"{name}.yaml").data)


def kept(record: Json, other: str, begin: str | None = None, step: int | None = None) -> Json:
    """Return what becomes of a record whose hands are kept under another ruleset."""
    how = ContrastOptions("same", begin, step, telling=True)
    return contrast_record(
        record, replay_record(record, find), find, OtherRuleset(other, {}), how=how
    )


def main_hand(name: str) -> Json:
    """Return the record of the hand that the page of a source shows first."""
    records = ((load(file).data, file.stem) for file in library.hands(name))
    return dict(min(records, key=lambda pair: plain_first(*pair))[0])


def test_from_every_main_hand_the_contrast_comes_to_the_play() -> None:
    """The difference that is offered first lies there in so many pairs of Poch; all can be said."""
    parted: Counter[str] = Counter()
    for name in playable("poch"):
        record = main_hand(name)
        own = replay_record(record, find)
        for other in playable("poch"):
            if other == name:
                continue
            how = ContrastOptions("same", telling=True)
            contrast = contrast_record(record, own, find, OtherRuleset(other, {}), how=how)[
                "contrast"
            ]
            stage = (
                contrast["first"]["stage"]
                if contrast["first"] and contrast["hands"]["kept"]
                else ""
            )
            parted[stage] += 1
            for tag in TAGS:
                for said in contrast["hands"]["said"]:
                    language(tag).say(parse_message(said))

    reached = sum(many for stage, many in parted.items() if stage in PLAY)
    assert reached >= AIM * parted.total(), parted


def test_both_sides_begin_with_the_same_table() -> None:
    """Cards and chips are those of the hand before the stage, and nobody deals."""
    record = hand("poch-1810-hamburg", "raised-again")
    answer = kept(record, "poch-1897-foster", "vying")
    whole = replay_record(record, find)
    before = answer["contrast"]["hands"]["before"]
    there = list(Trace(whole).pictures())[before - 1]
    starts = [answer[side]["deals"][0]["start"] for side in "ab"]

    assert starts[0] == there.json()
    assert [starts[1][key] for key in ("hands", "purses")] == [
        starts[0][key] for key in ("hands", "purses")
    ]
    for side in "ab":
        assert "vying" == answer[side]["steps"][0]["stage"]
        assert "Dealt" not in {step["type"] for step in answer[side]["steps"]}
    assert ["vying.raising"] == answer["contrast"]["leaves"]
    assert answer["codes"]["b"] is None


def test_every_event_cites_a_clause_of_its_own_side() -> None:
    """Keeping hands adds no event that no rule knows."""
    record = main_hand("poch-modern-pagat")
    for other in playable_by(len(record["seats"])):
        answer = kept(record, other)
        for side in "ab":
            clauses = find(answer[side]["ruleset"], {}).clauses
            assert {step["clause"] for step in answer[side]["steps"]} <= {*clauses}


def test_a_step_begins_with_its_stage() -> None:
    """Before the cards are dealt that is the first stage after; a stage the other lacks is not it."""
    record = hand("poch-modern-pagat", "three-nines")
    steps = trace_hand(replay_record(record, find)).json()["steps"]
    last = {step["stage"]: at for at, step in enumerate(steps, 1)}

    vying = kept(record, "poch-1897-foster", step=last["vying"])["contrast"]["hands"]
    dealing = kept(record, "poch-1897-foster", step=1)["contrast"]["hands"]
    shedding = kept(record, "poch-1908-meyer", step=last["shedding"])["contrast"]["hands"]

    assert ["vying", "melding", "vying"] == [hands["from"] for hands in (vying, dealing, shedding)]
    assert "same-hands-earlier" in {said["id"] for said in shedding["said"]}


def test_cards_that_a_pack_lacks_become_the_nearest() -> None:
    """Both sides have them, and it is said which; the code of the hand would have others."""
    record = main_hand("poch-1853-alvensleben")
    answer = kept(record, "poch-1810-hamburg")
    exchange = next(
        said for said in answer["contrast"]["hands"]["said"] if said["id"] == "same-hands-exchanged"
    )
    pack = find("poch-1810-hamburg", {}).rules(len(record["seats"])).pack
    held = [answer[side]["deals"][0]["start"]["hands"] for side in "ab"]

    assert held[0] == held[1]
    assert {card for cards in held[0].values() for card in cards} <= {*pack}
    assert not {*exchange["cards"]} & {*pack}
    assert None is answer["codes"]["a"]


def test_hands_for_which_a_pack_has_too_few_cards_are_refused() -> None:
    """It is said which cards it lacks; nothing is made up in their place."""
    record = main_hand("poch-1853-alvensleben")
    [first, *_] = same_hands(record, replay_record(record, find))
    other = find("poch-1810-hamburg", {})
    table = first.table.copy()
    table.hands[0] += [card for card in table.talon if card in other.rules(4).pack]
    table.talon = [card for card in table.talon if card not in table.hands[0]]
    with pytest.raises(OtherCardsError) as error:
        replace(first, table=table).exchanging(other)

    assert "same-hands-cards" == error.value.said.id


def test_where_nothing_is_dealt_or_a_stage_is_unknown_it_is_said() -> None:
    """The answer names the stage."""
    record = hand("poch-1810-hamburg", "raised-again")
    with pytest.raises(MessageError) as error:
        kept(record, "poch-1897-foster", "dressing")

    assert "same-hands-no-stage" == error.value.said.id


@pytest.mark.parametrize(
    ("other", "keeps"), [("poch-modern-pagat", True), ("poch-1810-hamburg", False)]
)
def test_hands_are_kept_by_themselves_where_the_dealing_differs(other: str, *, keeps: bool) -> None:
    """Left to us, they are kept where other cards would be dealt, and not among readings of a text."""
    record = hand("poch-1810-hamburg", "raised-again")
    how = ContrastOptions("either", telling=True)
    contrast = contrast_record(
        record, replay_record(record, find), find, OtherRuleset(other, {}), how=how
    )["contrast"]

    assert keeps is contrast["hands"]["kept"]
    assert {"vying"} <= {*contrast["hands"]["stages"]}


def test_the_bridge_and_the_command_keep_the_same_hands() -> None:
    """The command prints what the bridge answers, and what of it is our setting."""
    file = VARIANTS / "poch-1810-hamburg" / "hands" / "raised-again.yaml"
    for name in ("poch-1810-hamburg", "poch-1897-foster"):
        asked("load", document=document(name))
    request = {"record": load(file).data, "with": {"ruleset": "poch-1897-foster"}}
    answer = asked("contrast", **request, hands="same", **{"from": "vying"}, telling=True)
    run = partial(CliRunner().invoke, main)
    words = ["contrast", str(file), "--with", "poch-1897-foster", "--from", "vying"]
    plain = run(words)

    assert answer["contrast"] == json.loads(run([*words, "--json"]).stdout)
    assert "our device" in plain.stdout
    assert "vying.raising" in plain.stdout
    assert 1 == run([*words[:-1], "nowhere"]).exit_code
    assert "same, either" in wrong(asked("contrast", **request, hands="held")).replace(" or", ",")


def asked(op: str, **request: Any) -> Json:
    """Return what the bridge answers."""
    answer: Json = json.loads(handle(json.dumps({"op": op, **request})))
    return answer
