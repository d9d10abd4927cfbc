"""What a contrast comes to, as plain JSON; and the request for one."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from poch.game.notation import format_action
from poch.game.ruleset import Finder, Ruleset
from poch.game.said import Json, Message, message
from poch.game.sentences import question
from poch.game.sourced import Ruled
from poch.records.links import encode
from poch.records.record import Replay
from poch.records.trace import trace_hand
from poch.studies.contrast.keeping import DEALT, ContrastOptions, Keeping, keep_hands
from poch.studies.contrast.mismatches import misfits
from poch.studies.contrast.parting import PartingPlace, stage_of
from poch.studies.contrast.proof import Contrast, RuledPair, contrast_rulesets
from poch.studies.contrast.same_deal import (
    SameDeal,
    Side,
    as_side,
    same_deal,
    step_pairs,
    stretches,
)
from poch.texts.leaves import leaf
from poch.texts.values import format_value


class OtherRuleset(NamedTuple):
    """What a record is contrasted with: a ruleset, by its id, and its readings."""

    ruleset: str
    readings: Mapping[str, str]


def contrast_record(
    record: Json,
    own: Replay,
    find: Finder,
    other: OtherRuleset,
    readings: Mapping[str, str] | None = None,
    aside: Sequence[str] = (),
    how: ContrastOptions = DEALT,
) -> Json:
    """Contrast a record, as it was replayed or under other readings, with another ruleset.

    Returns the contrast, the traces of both sides, and for each side the code by which one may
    play on: none for the other side where hands are kept, nor for its own where cards were exchanged.
    Raises ValueError where the other ruleset cannot be played at all.
    """
    common = same_deal(record, own)
    a = own.ruleset
    if readings:
        a = find(a.id, {**record.get("readings", {}), **readings})
    b = find(*other)
    seats = len(record["seats"])
    for ruleset in (a, b):
        try:
            ruleset.rules(seats)
        except ValueError:
            many = [*ruleset.rules_by_seats]
            if not many:
                raise
            least, most = min(many), max(many)
            its = {"least": least, "most": most, "fixed": least == most}
            why = message("contrast-seats", title=ruleset.title, seats=seats, **its)
            return {
                "contrast": report_unplayed(common, a, b, why),
                "a": trace_hand(own).json(),
                "b": None,
            }
    keeps = keep_hands(record, common, a, b, how)
    proof = contrast_rulesets(keeps.common, a, b, aside, telling=how.telling)
    sides = {"a": proof.a, "b": proof.b}
    traces = {name: trace_hand(which.replay).json() for name, which in sides.items()}
    if keeps.kept:
        whole = None if keeps.kept.exchanged else _code(as_side(common.by(a)), common)
        codes = {"a": whole, "b": None}
    else:
        codes = {name: _code(which, common) for name, which in sides.items()}
    return {
        "contrast": {**report_contrast(proof), "hands": _report_kept(keeps)},
        **traces,
        "codes": codes,
    }


def _report_kept(keeps: Keeping) -> Json:
    """Return whether hands are kept, from which stage on, and what is to be said of it."""
    kept = keeps.kept
    return {
        "kept": kept is not None,
        "apart": keeps.apart,
        "from": kept.entry.name if kept else None,
        "before": kept.before if kept else 0,
        "stages": [*keeps.stages],
        "refused": keeps.refused,
        "said": [line.json() for line in keeps.messages],
    }


def _code(side: Side, common: SameDeal) -> str:
    """Return the hand of a side as links have it, with the choices that were made there."""
    deals = [
        {
            "deal": given["deal"],
            "actions": [
                f"{deal.seats[seat]} {format_action(act)}" for seat, act in deal.outcome.taken
            ],
        }
        for given, deal in zip(common.record["deals"], side.replay.deals, strict=False)
    ]
    board = side.ruleset.rules(len(common.record["seats"])).pools
    record: Json = {
        **common.record,
        "ruleset": side.ruleset.id,
        "readings": side.ruleset.others,
        "pools": {name: n for name, n in common.record["pools"].items() if name in board},
        "deals": deals,
    }
    if len(deals) == 1:
        record |= record.pop("deals")[0]
    return encode(record, side.ruleset.version)


def report_contrast(proof: Contrast) -> Json:
    """Return a contrast as JSON; steps are numbered from 1, as in the traces of both sides."""
    a, b = proof.a, proof.b
    along = stretches(a, b)
    named = dict.fromkeys((*proof.layout, *proof.leaves))
    return {
        "a": _report_ruleset(a.ruleset),
        "b": _report_ruleset(b.ruleset),
        "seats": proof.same.record["seats"],
        "aside": list(proof.aside),
        "layout": list(proof.layout),
        "first": _report_parting(proof, proof.part, telling=proof.telling) if proof.part else None,
        "telling": proof.telling,
        "earlier": _report_parting(proof, proof.before, telling=False) if proof.before else None,
        "leaves": list(proof.leaves),
        "sufficient": proof.sufficient,
        "why": proof.why.json() if proof.why else None,
        "then": _report_later(proof),
        "rules": {name: _report_rule(name, proof.there[name]) for name in named},
        "findings": [
            {"side": name, **misfit}
            for name, which in (("a", a), ("b", b))
            for misfit in misfits(which, proof.same)
        ],
        "left-out": _report_left_out(proof),
        "stages": [
            {"deal": span.deal + 1, "stage": span.stage, "a": _ends(span.a), "b": _ends(span.b)}
            for span in along
        ],
        "pairs": [list(pair) for pair in step_pairs(along)],
    }


def report_unplayed(common: SameDeal, a: Ruleset, b: Ruleset, why: Message) -> Json:
    """Return what can be said where one of two rulesets cannot be played by so many."""
    seats = common.record["seats"]
    return {
        "a": _report_ruleset(a), "b": _report_ruleset(b), "seats": seats, "aside": [], "layout": ["seats"],
        "first": None, "telling": False, "earlier": None, "leaves": [], "sufficient": False, "why": why.json(), "then": None,
        "rules": {"seats": _report_rule("seats", (a.rule_for("seats", 0), b.rule_for("seats", 0)))},
        "findings": [], "left-out": [], "stages": [], "pairs": [],
        "hands": _report_kept(Keeping(common, (), apart=True, refused=True)),
    }  # fmt: skip


def _report_ruleset(ruleset: Ruleset) -> Json:
    return {"ruleset": ruleset.id, "title": ruleset.title, "readings": ruleset.others}


def _ends(steps: range | None) -> list[int] | None:
    return [steps[0], steps[-1]] if steps else None


def _report_parting(proof: Contrast, part: PartingPlace, *, telling: bool) -> Json:
    """Return where two sides part, and what happens on each, or that nothing does."""
    first: Json = {"stage": stage_of(proof.a, proof.b, part)}
    for key, which, at in (("a", proof.a, part.a), ("b", proof.b, part.b)):
        stays = telling and at is None and which.ask is None
        end = message("chips-stay") if stays else _end_message(which)
        first[f"step_{key}"] = None if at is None else at + 1
        first[f"clause_{key}"] = None if stays else which.clause(at)
        first[f"end_{key}"] = end.json() if at is None else None
    return first


def _end_message(side: Side) -> Message:
    """Return what is said where nothing more happens."""
    return question(side.ask, side.replay.deals[-1].seats) if side.ask else message("deal-over")


def _report_later(proof: Contrast) -> Json | None:
    """Return where the two sides part once the leaves found are set aside."""
    if proof.later is None:
        return None
    at = proof.later.b
    there = proof.b.at(at)
    return {"stage": (there or proof.b.moments[-1]).stage, "step_b": None if at is None else at + 1}


def _report_rule(name: str, pair: RuledPair) -> Json:
    known = leaf(name)
    return {
        "says": known.meaning if known else "",
        "a": _report_value(name, pair[0]),
        "b": _report_value(name, pair[1]),
    }


def _report_value(name: str, ruled: Ruled[Any] | None) -> Json | None:
    if ruled is None:
        return None
    known = leaf(name)
    practices = known.practices if known else {}
    means = practices.get(ruled.value) if isinstance(ruled.value, str) else None
    return {
        "value": ruled.value,
        "clause": ruled.clause,
        "told": means or format_value(name, ruled.value),
    }


def _report_left_out(proof: Contrast) -> list[Json]:
    """Return the chips that lay, before the board was dressed, in pools that a side has not."""
    pools = proof.same.record["pools"].items()
    return [
        {"side": key, "pool": pool, "chips": chips}
        for key, which in (("a", proof.a), ("b", proof.b))
        for pool, chips in pools
        if chips and pool not in which.ruleset.rules(len(proof.same.record["seats"])).pools
    ]
