"""What a rule does to a bluff: the vying of each text as a game of two to four, solved; and rules changed one by one."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from poch import VERSION
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.game.sourced import Ruled
from poch.texts.compile import patch_ruleset
from poch.texts.library import VARIANTS, document, find, playable
from tools.lab.bluff import hands
from tools.lab.bluff.exact import OPEN, Exact, Sequences, solver
from tools.lab.bluff.habits import (
    Bars,
    answers_a_late_knock,
    bar_answers,
    never_knocks_with_nothing,
    never_vies,
    never_with_nothing,
    open_shares,
    rates_by_seat,
    shares,
    vying_share,
)
from tools.lab.bluff.hands import GROUPS, kind
from tools.lab.bluff.known import KUHN, kuhn, leduc
from tools.lab.bluff.lying import DEALS, SEED, SESSION, measure_lead, measure_pools
from tools.lab.bluff.solving import library, solve, solve_library_game
from tools.lab.bluff.tree import Deal
from tools.lab.bluff.vying import (
    AMOUNTS,
    FEWER,
    MOST,
    SEATS,
    VIE,
    Limits,
    Model,
    UnmodelledError,
    build_model,
)
from tools.lab.trials import stamp
from tools.store.parts import Mark, hash_rules
from tools.store.published import by_line

FILE = VARIANTS / "bluff.json"
COMMAND = "make bluff"
GAP, ROUNDS = 0.005, 600
"""How near play is brought to the best where three and four vie, in chips of all seats together; and
the rounds after which it is left. Where two vie it is solved exactly."""
WITHIN = 0.01
"""Chips: as far as no seat could gain more, a share may move where three and four vie."""
LOW = ("nothing-1", "pair-1")
"""The hands of which it is said how far forehand's share of knocks may move there."""
AGAIN, GAP_AGAIN, ROUNDS_AGAIN = "poque-1765", 0.0001, 20_000
"""The text whose game of two is found by CFR+ as well, and how near to the best."""
GAP_KNOWN = 0.0005
"""How near known games are brought to the best by CFR+."""
CARRIED = (1, 3)
"""How many deals more have been dressed for, where the pool was carried."""
OTHERWISE: Mapping[str, Limits] = {
    "finer": Limits((1, 2, 4), 6), "higher": Limits(most=12), "groups": Limits(groups="fine"),
    "low": Limits(), "high": Limits(),
}  # fmt: skip
"""Other amounts, a higher stake, more groups of hands, and the lead at either end of its interval."""
TRIED_OTHERWISE = ("poque-1765", "poch-philos")
NEVER: Mapping[str, Bars] = {
    "nothing": never_with_nothing, "knock": never_knocks_with_nothing, "never": never_vies,
}  # fmt: skip
"""What a player loses who never bluffs with nothing, only never knocks with it, or never vies."""


class Switch(NamedTuple):
    """A leaf of a text set as another has it, or as the other has it under another reading."""

    text: str
    leaf: str
    other: str
    readings: tuple[tuple[str, str], ...] = ()

    @property
    def key(self) -> str:
        """What tells it from other switches."""
        return f"{self.text} {self.leaf} {self.other}" + "".join(
            f" {crux}={reading}" for crux, reading in self.readings
        )


SWITCHES = (
    Switch("poch-1810-hamburg", "dressing.antes", "poch-1897-foster"),
    Switch("poch-1810-hamburg", "shedding.leader", "poch-1992-parlett"),
    Switch("poch-1992-parlett", "shedding.leader", "poch-1810-hamburg"),
    Switch("poque-1765", "shedding.leader", "poch-1810-hamburg"),
    Switch("poque-1765", "vying.entry", "poch-1844-pierer"),
    Switch("poch-freising", "vying.entry", "poch-philos"),
    Switch("poque-1765", "vying.raising", "poch-1897-foster"),
    Switch("poque-1765", "vying.raising", "poch-ludothek"),
    Switch("poque-1765", "vying.raising", "poch-1844-pierer"),
    Switch("poque-1765", "vying.raising", "poch-1992-parlett"),
    Switch("poque-1765", "vying.opening", "poch-ass-1973"),
    Switch("poque-1765", "vying.bluff", "poch-philos"),
    Switch("poque-1765", "vying.fold-out", "poch-1844-pierer"),
    Switch("poque-1765", "vying.pass", "poque-1765", (("pass", "may-come-in"),)),
    Switch("poque-1765", "vying.pass", "poque-1765", (("pass", "must-knock"),)),
    Switch("poch-freising", "dealing.cards", "poch-1908-meyer"),
)


@cache
def texts() -> Mapping[str, Ruleset]:
    """Return the texts that have a vying, by age."""
    by_name = {}
    for name in playable():
        ruleset = find(name, {})
        if any(leaf.startswith("vying.") for leaf in ruleset.leaves):
            by_name[name] = ruleset
    by_age = sorted(by_name, key=lambda name: (document(name).get("year", 9999), name))
    return {name: by_name[name] for name in by_age}


def modellable_texts() -> Iterator[tuple[str, Ruleset]]:
    """Yield the texts that the model can take."""
    for name, ruleset in texts().items():
        if not why_unmodelled(ruleset):
            yield name, ruleset


def why_unmodelled(ruleset: Ruleset) -> str:
    """Return why the model cannot take a vying; empty where it can."""
    try:
        build_model(ruleset)
    except UnmodelledError as error:
        return str(error)
    return ""


def apply_switch(change: Switch) -> tuple[Ruleset, Ruled[Any], Ruled[Any]]:
    """Return a text with one leaf set otherwise, and the rule of the leaf before and after."""
    text, other = texts()[change.text], find(change.other, dict(change.readings))
    rule = other.leaf(change.leaf, SEATS)
    clause = f"{change.other}/{rule.clause}"
    new = rule if change.other == change.text else Ruled(rule.value, clause)
    before = text.rule_for(change.leaf, SEATS) or Ruled(None, "")
    return patch_ruleset(text, {change.leaf: new}, SEATS), before, new


def lead_chips(lead: Json | None) -> Fraction:
    """Return the chips that the lead is worth in a model, of what was counted; none where that may be chance."""
    return Fraction(str(lead["mean"])) if lead and lead["low"] > 0 else Fraction(0)


def report_model(model: Model, lost_by: Sequence[str] = tuple(NEVER)) -> Json:
    """Return what is published of a model, all of it found anew; and what is `lost_by` whom."""
    deals = model.deals()
    game = Exact(deals)
    return {
        "of": model.hash(),
        "pool": model.lies.chips,
        "lead": float(model.lies.lead),
        "most": model.limits.most,
        "worth": _round(game.worth),
        "gap": float(f"{game.gap:.0e}"),
        "may": round(vying_share(deals), 4),
        "answered": answers_a_late_knock(deals),
        **shares(deals, game),
        "lost": {name: _losses(deals, game, NEVER[name]) for name in lost_by},
    }


def _losses(deals: Sequence[Deal], game: Exact, bars: Bars) -> list[float]:
    """Return what either seat loses, in chips, of which the other knows that it never answers so."""
    lost = []
    for seat, sign in ((0, 1), (1, -1)):
        barred = bar_answers(deals, seat, bars)
        same = all(deal.tree == other.tree for deal, other in zip(deals, barred, strict=True))
        lost.append(_round(0.0 if same else sign * (game.worth - Exact(barred).worth)))
    return lost


def _round(chips: float) -> float:
    return round(chips, 3) + 0.0


def report_text(ruleset: Ruleset) -> Json:
    """Return what is published of a text: its model, and the same with what was carried."""
    plain = build_model(ruleset)
    lies = measure_pools(ruleset, [pool for pool, _ in plain.lies.pools])
    lead = measure_lead(ruleset) if plain.lies.leads else None
    model = build_model(ruleset, lead_chips(lead))
    more = CARRIED if model.lies.chips else ()
    return {
        "version": ruleset.version,
        "lies": lies,
        "led": lead,
        "clauses": model.clauses(),
        **report_model(model),
        "carried": {
            str(deals): report_model(
                build_model(ruleset, lead_chips(lead), deals), ("nothing", "knock")
            )
            for deals in more
        },
    }


def report_switch(change: Switch, lead: Json | None) -> Json:
    """Return what is published of a switch; the `lead` of its text holds where only the vying changes."""
    ruleset, before, after = apply_switch(change)
    if not change.leaf.startswith("vying."):
        lead = measure_lead(ruleset) if build_model(ruleset).lies.leads else None
    return {
        "text": change.text,
        "leaf": change.leaf,
        "other": change.other,
        "readings": dict(change.readings),
        "before": {"value": before.value, "clause": before.clause},
        "after": {"value": after.value, "clause": after.clause},
        "led": lead,
        **report_model(build_model(ruleset, lead_chips(lead))),
    }


def report_limits(name: str, lead: Json | None) -> Json:
    """Return what comes of a text where the model offers other amounts."""
    by_limits = {}
    for how, limits in OTHERWISE.items():
        worth = lead_chips(lead)
        if how in {"low", "high"}:
            if not worth or not lead:
                continue
            worth = Fraction(str(lead[how]))
        model = build_model(texts()[name], worth, limits=limits)
        by_limits[how] = report_model(model, ("nothing",)) | {"lead": float(worth)}
    return by_limits


def report_seats(name: str, lead: Json | None) -> Json:
    """Return what is published of a text where two, three and four vie, by the number of seats.

    Two are solved exactly, more by CFR+. `gains` has how much more each seat could win, exactly
    summed; and `open` how far forehand's share of knocks may move with some hands.
    """
    return {
        str(seats): {"of": model.hash(), "most": model.limits.most}
        | (_report_two_seats(model) if seats == min(VIE) else _report_more_seats(model))
        for seats, model in _models_by_seats(name, lead).items()
    }


def _report_two_seats(model: Model) -> Json:
    deals = model.deals()
    game = Exact(deals)
    able = {answer for answer in game.sequences.numbers[0] if answer[-1].startswith("knock")}
    hands = [hand for hand in LOW if any(answer[:2] == (hand, "") for answer in able)]
    shared = {
        hand: game.share(0, {answer: 1.0 for answer in able if answer[:2] == (hand, "")})
        for hand in hands
    }
    return {
        "worth": [_round(game.worth), _round(-game.worth)],
        "gains": [0.0, 0.0],
        "rounds": 0,
        **rates_by_seat(deals, game.strategy),
        "open": {hand: [round(end, 2) + 0.0 for end in share] for hand, share in shared.items()},
    }


def _report_more_seats(model: Model) -> Json:
    deals = model.deals()
    solution = solve(model.ruleset.id, deals, GAP, ROUNDS)
    return {
        "worth": [*map(_round, solution.worth)],
        "gains": [round(gain, 4) for gain in Sequences(deals).gains(solution.strategy)],
        "rounds": solution.rounds,
        **rates_by_seat(deals, solution.strategy),
        "open": open_shares(deals, solution.strategy, WITHIN, LOW),
    }


def _models_by_seats(name: str, lead: Json | None) -> Mapping[int, Model]:
    worth = lead_chips(lead)
    return {seats: build_model(texts()[name], worth, limits=FEWER, seats=seats) for seats in VIE}


class WorkPart(NamedTuple):
    """A part of the work: what is found (`what`) of a text or a switch, the lead of its text being known."""

    what: str
    of: str
    lead: Json | None = None

    @property
    def key(self) -> str:
        """What it is kept by."""
        return f"{self.what} {self.of}"


def solve_part(asked: WorkPart) -> tuple[str, Json]:
    """Return what is published of a part, and its key."""
    match asked.what:
        case "texts":
            return asked.key, report_text(texts()[asked.of])
        case "switches":
            return asked.key, report_switch(_find_switch(asked.of), asked.lead)
        case "otherwise":
            return asked.key, report_limits(asked.of, asked.lead)
        case _:
            return asked.key, report_seats(asked.of, asked.lead)


def _find_switch(key: str) -> Switch:
    return next(change for change in SWITCHES if change.key == key)


def parts(leads: Mapping[str, Json | None] = MappingProxyType({})) -> dict[str, list[WorkPart]]:
    """Return the parts of the work in their order; the `leads` of texts are found by the first ones."""
    names = [name for name, _ in modellable_texts()]
    return {
        "texts": [WorkPart("texts", name) for name in names],
        "switches": [
            WorkPart("switches", change.key, leads.get(change.text)) for change in SWITCHES
        ],
        "otherwise": [WorkPart("otherwise", name, leads.get(name)) for name in TRIED_OTHERWISE],
        "seats": [WorkPart("seats", name, leads.get(name)) for name in names],
    }


def group_alike(several: Sequence[WorkPart]) -> list[list[WorkPart]]:
    """Return texts of which three and four vie alike, together; they need to be solved only once."""
    groups: dict[tuple[str, ...], list[WorkPart]] = {}
    for part in several:
        models = _models_by_seats(part.of, part.lead).values()
        groups.setdefault(tuple(model.hash() for model in models), []).append(part)
    return [*groups.values()]


def marks() -> dict[str, Mark]:
    """Return by its key what each part rests on: texts, engine, model and limits."""
    every = [part for several in parts().values() for part in several]
    return {part.key: mark(part) for part in every}


def mark(part: WorkPart) -> Mark:
    """Return what a part rests on: its texts, the engine, what may follow in it, and all limits."""
    if part.what == "switches":
        change = _find_switch(part.of)
        ruleset, _, _ = apply_switch(change)
        rests = [texts()[change.text], find(change.other, dict(change.readings))]
    else:
        ruleset = texts()[part.of]
        rests = [ruleset]
    edition = [f"{each.id}, version {each.version}" for each in rests]
    limits = [
        *(GAP, ROUNDS, WITHIN, CARRIED, DEALS, SESSION, SEED, OPEN),
        *(hands.DEALS, hands.SEED, GROUPS, repr(FEWER), repr(OTHERWISE), library(), solver()),
    ]
    model = json.dumps([build_model(ruleset).hash(), limits])
    marked = hashlib.sha256(model.encode()).hexdigest()[:8]
    edition += [f"engine {VERSION}", f"model {marked}"]
    whole = json.dumps([part, [hash_rules(each) for each in rests], VERSION, marked])
    return Mark(hashlib.sha256(whole.encode()).hexdigest()[:12], ", ".join(edition))


def compare_solvers(lead: Json | None) -> Json:
    """Return what a game of two comes to by both ways: exactly, and by CFR+ as with three and four."""
    model = build_model(texts()[AGAIN], lead_chips(lead))
    deals = model.deals()
    exact, driven = Exact(deals), solve(AGAIN, deals, GAP_AGAIN, ROUNDS_AGAIN)
    kinds = {kind(deal.holds[0]) for deal in deals}
    chances = {
        hand: sum(float(deal.chance) for deal in deals if kind(deal.holds[0]) == hand)
        for hand in kinds
    }
    knocks = [
        {
            hand: round(
                sum(
                    float(deal.chance) / chances[hand] * by
                    for deal in deals
                    if kind(deal.holds[0]) == hand
                    for answer, by in strategy[0, deal.holds[0], ""].items()
                    if answer.startswith("knock")
                ),
                3,
            )
            for hand in sorted(kinds)
        }
        for strategy in (exact.strategy, driven.strategy)
    ]
    return {
        "text": AGAIN,
        "worth": [_round(exact.worth), _round(driven.worth[0])],
        "knocks": knocks,
        "gap": round(driven.gap, 5),
        "rounds": driven.rounds,
    }


def checks() -> Json:
    """Return what the first wins at known games by the way we take, and by OpenSpiel's own; and the truth, if known."""
    by_game = {}
    for name, deals, truth in (
        ("kuhn_poker", [*kuhn()], float(KUHN)), ("leduc_poker", [*leduc()], None),
        ("kuhn_poker(players=3)", [*kuhn(3)], None),
    ):  # fmt: skip
        if len(deals[0].holds) == min(VIE):
            game = Exact(deals)
            ours, gap = game.worth, game.gap
        else:
            driven = solve(name, deals, GAP_KNOWN, ROUNDS_AGAIN)
            ours, gap = driven.worth[0], driven.gap
        own = solve_library_game(name, GAP_KNOWN, ROUNDS_AGAIN).worth[0]
        by_game[name] = {
            "ours": round(ours, 5),
            "library": round(own, 5),
            "truth": truth and round(truth, 5),
            "gap": float(f"{gap:.0e}"),
        }
        if abs(ours - own) > 10 * GAP_KNOWN:
            raise AssertionError
    return by_game


def head() -> Json:
    """Return what the results rest on."""
    return {
        "schema": "poch/bluff/2",
        "command": COMMAND,
        "library": library(),
        "solver": solver(),
        "open": OPEN,
        "seats": SEATS,
        "amounts": [*AMOUNTS],
        "finer": [*OTHERWISE["finer"].amounts],
        "most": MOST,
        "classes": _groups("usual"),
        "fine": _groups("fine"),
        "several": {
            "seats": [*VIE],
            "amounts": [*FEWER.amounts],
            "most": FEWER.most,
            "classes": _groups("coarse"),
            "deals": hands.DEALS,
            "within": WITHIN,
        },
        "deals": DEALS,
        "session": SESSION,
        "seed": SEED,
        "policy": "cautious",
        "engine": VERSION,
        **stamp(),
    }


def _groups(name: str) -> Json:
    return {str(size): parts for size, parts in GROUPS[name].items()}


def format_results(results: Json) -> str:
    """Return all as JSON, a line for each text and each switch."""
    return by_line(results, "texts", "switches", "untaken")
