"""What a rule does to a bluff: the vying of each text as a game of two to four, solved; and rules changed one by one."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from poch import VERSION
from poch.commands.work import stamp as stamped
from poch.game.ruleset import Ruleset
from poch.game.sourced import Ruled
from poch.texts.compile import patched
from poch.texts.library import VARIANTS, document, find, playable
from tools.bluff import hands
from tools.bluff.habits import (
    Bars,
    by_seat,
    done_by,
    never_vies,
    never_with_nothing,
    without,
)
from tools.bluff.hands import COARSE, PARTS
from tools.bluff.known import KUHN, kuhn, leduc
from tools.bluff.lying import DEALS, SEED, SESSION, led, lies_there
from tools.bluff.solving import Solved, library, of_the_library, sampled, solved
from tools.bluff.tree import Deal, best_answer
from tools.bluff.vying import (
    AMOUNTS,
    FEWER,
    MOST,
    SEATS,
    VIE,
    Limits,
    Model,
    UnmodelledError,
    modelled,
)
from tools.kept import Mark, by_line, published
from tools.trials import stamp

Json: TypeAlias = dict[str, Any]

FILE = VARIANTS / "bluff.json"
COMMAND = "make bluff"
GAP, ROUNDS = 0.005, 5000
"""How near a strategy is brought to the best, in chips; and the rounds after which it is left."""
GAP_SEVERAL, ROUNDS_SEVERAL = 0.03, 300
"""The same where three and four vie: the gap is of all seats together."""
SAMPLES = 100_000
"""So many rounds of self-play by external sampling are a second way to these."""
RECOVERED = "poch-philos"
"""The text whose game of two is found by that second way as well."""
CARRIED = (1, 3)
"""How many deals more have been dressed for, where the pool was carried."""
OTHERWISE: Mapping[str, Limits] = {"finer": Limits((1, 2, 4), 6), "higher": Limits(most=12)}
"""Other amounts and a higher stake, by which it is tried how much hangs on them."""
TRIED_OTHERWISE = ("poque-1765", "poch-philos")
NEVER: Mapping[str, Bars] = {"nothing": never_with_nothing, "never": never_vies}
"""What a player loses who never bluffs with nothing, or never vies."""


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
    Switch("poque-1765", "vying.raise", "poch-1844-pierer", (("raise-amount", "one-chip"),)),
    Switch("poque-1765", "vying.bluff", "poch-philos"),
    Switch("poque-1765", "vying.fold-out", "poch-1844-pierer"),
    Switch("poque-1765", "vying.pass", "poque-1765", (("pass", "may-come-in"),)),
    Switch("poque-1765", "vying.pass", "poque-1765", (("pass", "must-knock"),)),
    Switch("poch-freising", "dealing.cards", "poch-1908-meyer"),
)


@cache
def texts() -> Mapping[str, Ruleset]:
    """Return the texts that have a vying, by age."""
    found = {}
    for name in playable():
        ruleset = find(name, {})
        if any(leaf.startswith("vying.") for leaf in ruleset.leaves):
            found[name] = ruleset
    by_age = sorted(found, key=lambda name: (document(name).get("year", 9999), name))
    return {name: found[name] for name in by_age}


def taken() -> Iterator[tuple[str, Ruleset]]:
    """Yield the texts that the model can take."""
    for name, ruleset in texts().items():
        if not untaken(ruleset):
            yield name, ruleset


def untaken(ruleset: Ruleset) -> str:
    """Return why the model cannot take a vying; empty where it can."""
    try:
        modelled(ruleset)
    except UnmodelledError as error:
        return str(error)
    return ""


def switched(one: Switch) -> tuple[Ruleset, Ruled[Any], Ruled[Any]]:
    """Return a text with one leaf set otherwise, and the rule of the leaf before and after."""
    text, other = texts()[one.text], find(one.other, dict(one.readings))
    rule = other.leaf(one.leaf, SEATS)
    new = rule if one.other == one.text else Ruled(rule.value, f"{one.other}/{rule.clause}")
    before = text.ruled(one.leaf, SEATS) or Ruled(None, "")
    return patched(text, {one.leaf: new}, SEATS), before, new


def chips(lead: Json | None) -> Fraction:
    """Return the chips that the lead is worth in a model, of what was counted; none where that may be chance."""
    return Fraction(str(lead["mean"])) if lead and lead["low"] > 0 else Fraction(0)


def of(model: Model, lost_by: Sequence[str] = tuple(NEVER)) -> Json:
    """Return what is published of a model, all of it found anew; and what is `lost_by` whom."""
    deals = model.deals()
    found = _solved(model, deals)
    lost = {name: _lost(model, deals, found, NEVER[name]) for name in lost_by}
    return {
        "of": model.hash(),
        "pool": model.lies.chips,
        "lead": float(model.lies.lead),
        "most": model.limits.most,
        "worth": _rounded(found.worth[0]),
        "gap": round(found.gap, 5),
        "rounds": found.rounds,
        **done_by(deals, found.strategy),
        "lost": lost,
    }


def _solved(model: Model, deals: Sequence[Deal]) -> Solved:
    return solved(model.ruleset.id, deals, GAP, ROUNDS)


def _lost(model: Model, deals: Sequence[Deal], found: Solved, bars: Bars) -> list[float]:
    """Return what either seat loses, in chips, of which the other knows that it never answers so."""
    lost = []
    for seat, sign in ((0, 1), (1, -1)):
        barred = without(deals, seat, bars)
        same = all(one.tree == other.tree for one, other in zip(deals, barred, strict=True))
        by = 0.0 if same else sign * (found.worth[0] - _solved(model, barred).worth[0])
        lost.append(_rounded(by))
    return lost


def _rounded(chips: float) -> float:
    return round(chips, 3) + 0.0


def text(ruleset: Ruleset) -> Json:
    """Return what is published of a text: its model, and the same with what was carried."""
    plain = modelled(ruleset)
    lies = lies_there(ruleset, [pool for pool, _ in plain.lies.pools])
    lead = led(ruleset) if plain.lies.leads else None
    model = modelled(ruleset, chips(lead))
    more = CARRIED if model.lies.chips else ()
    return {
        "version": ruleset.version,
        "lies": lies,
        "led": lead,
        "clauses": model.clauses(),
        **of(model),
        "carried": {
            str(deals): of(modelled(ruleset, chips(lead), deals), ("nothing",)) for deals in more
        },
    }


def switch(one: Switch, lead: Json | None) -> Json:
    """Return what is published of a switch; the `lead` of its text holds where only the vying changes."""
    ruleset, before, after = switched(one)
    if not one.leaf.startswith("vying."):
        lead = led(ruleset) if modelled(ruleset).lies.leads else None
    return {
        "text": one.text,
        "leaf": one.leaf,
        "other": one.other,
        "readings": dict(one.readings),
        "before": {"value": before.value, "clause": before.clause},
        "after": {"value": after.value, "clause": after.clause},
        "led": lead,
        **of(modelled(ruleset, chips(lead))),
    }


def otherwise(name: str, lead: Json | None) -> Json:
    """Return what comes of a text where the model offers other amounts."""
    found = {}
    for how, limits in OTHERWISE.items():
        model = modelled(texts()[name], chips(lead), limits=limits)
        deals = model.deals()
        one = _solved(model, deals)
        lost = _lost(model, deals, one, never_with_nothing)
        found[how] = {"worth": _rounded(one.worth[0]), "gap": round(one.gap, 5), "nothing": lost}
    return found


def several(name: str, lead: Json | None) -> Json:
    """Return what is published of a text where two, three and four vie, by the number of seats.

    CFR+ goes through the whole tree, and comes nearer to the best in the same time than external
    sampling: that seldom learns what to answer to a play that nobody makes. So its play is published,
    with the `gains` of each seat, exactly summed; and beside it what external sampling comes to.
    """
    found = {}
    for seats, model in _several(name, lead).items():
        deals = model.deals()
        one = solved(name, deals, GAP_SEVERAL, ROUNDS_SEVERAL)
        best = [best_answer(deals, one.strategy, seat) for seat in range(seats)]
        found[str(seats)] = {
            "of": model.hash(),
            "most": model.limits.most,
            "worth": [*map(_rounded, one.worth)],
            "gains": [round(one - won, 4) for one, won in zip(best, one.worth, strict=True)],
            "rounds": one.rounds,
            **by_seat(deals, one.strategy),
            "sampled": sampled(name, deals, SAMPLES),
        }
    return found


def _several(name: str, lead: Json | None) -> Mapping[int, Model]:
    worth = chips(lead)
    return {seats: modelled(texts()[name], worth, limits=FEWER, seats=seats) for seats in VIE}


class Part(NamedTuple):
    """A part of the work: what is found (`what`) of a text or a switch, the lead of its text being known."""

    what: str
    of: str
    lead: Json | None = None

    @property
    def key(self) -> str:
        """What it is kept by."""
        return f"{self.what} {self.of}"


def part(asked: Part) -> tuple[str, Json]:
    """Return what is published of a part, and its key."""
    match asked.what:
        case "texts":
            return asked.key, text(texts()[asked.of])
        case "switches":
            return asked.key, switch(_switch(asked.of), asked.lead)
        case "otherwise":
            return asked.key, otherwise(asked.of, asked.lead)
        case _:
            return asked.key, several(asked.of, asked.lead)


def _switch(key: str) -> Switch:
    return next(one for one in SWITCHES if one.key == key)


def parts(leads: Mapping[str, Json | None] = MappingProxyType({})) -> dict[str, list[Part]]:
    """Return the parts of the work in their order; the `leads` of texts are found by the first ones."""
    names = [name for name, _ in taken()]
    return {
        "texts": [Part("texts", name) for name in names],
        "switches": [Part("switches", one.key, leads.get(one.text)) for one in SWITCHES],
        "otherwise": [Part("otherwise", name, leads.get(name)) for name in TRIED_OTHERWISE],
        "seats": [Part("seats", name, leads.get(name)) for name in names],
    }


def alike(several: Sequence[Part]) -> list[list[Part]]:
    """Return texts of which three and four vie alike, together; they need to be solved only once."""
    found: dict[tuple[str, ...], list[Part]] = {}
    for one in several:
        models = _several(one.of, one.lead).values()
        found.setdefault(tuple(model.hash() for model in models), []).append(one)
    return [*found.values()]


def marks() -> dict[str, Mark]:
    """Return by its key what each part rests on: texts, engine, model and limits."""
    every = [one for several in parts().values() for one in several]
    return {one.key: mark(one) for one in every}


def mark(one: Part) -> Mark:
    """Return what a part rests on: its texts, the engine, what may follow in it, and all limits."""
    if one.what == "switches":
        change = _switch(one.of)
        ruleset, _, _ = switched(change)
        rests = [texts()[change.text], find(change.other, dict(change.readings))]
    else:
        ruleset = texts()[one.of]
        rests = [ruleset]
    edition = [f"{each.id}, version {each.version}, hash {stamped(each)}" for each in rests]
    limits = [
        *(GAP, ROUNDS, GAP_SEVERAL, ROUNDS_SEVERAL, SAMPLES, CARRIED, DEALS, SESSION, SEED),
        *(hands.DEALS, hands.SEED, PARTS, COARSE, repr(FEWER), repr(OTHERWISE), library()),
    ]
    model = json.dumps([modelled(ruleset).hash(), limits])
    marked = hashlib.sha256(model.encode()).hexdigest()[:8]
    edition += [f"engine {VERSION}", f"model {marked}"]
    whole = json.dumps([one, edition])
    return Mark(hashlib.sha256(whole.encode()).hexdigest()[:12], ", ".join(edition))


def recovered() -> Json:
    """Return what a game of two comes to by both ways that are gone with three and four."""
    model = modelled(texts()[RECOVERED])
    deals = model.deals()
    one, again = _solved(model, deals), sampled(RECOVERED, deals, SAMPLES)
    return {
        "text": RECOVERED,
        "worth": _rounded(one.worth[0]),
        "gap": round(one.gap, 5),
        "sampled": again,
    }


def checks() -> Json:
    """Return what the first wins at known games by the way we take, and by OpenSpiel's own; and the truth, if known."""
    found = {}
    for name, deals, truth in (
        ("kuhn_poker", [*kuhn()], float(KUHN)), ("leduc_poker", [*leduc()], None),
        ("kuhn_poker(players=3)", [*kuhn(3)], None),
    ):  # fmt: skip
        ours = solved(name, deals, GAP / 10, ROUNDS)
        own = of_the_library(name, GAP / 10, ROUNDS)
        found[name] = {
            "ours": round(ours.worth[0], 5),
            "library": round(own.worth[0], 5),
            "truth": truth and round(truth, 5),
            "gap": round(ours.gap, 5),
        }
        both = zip(ours.worth, own.worth, strict=True)
        if any(abs(one - its) > GAP for one, its in both):
            raise AssertionError
    return found


def head() -> Json:
    """Return what the results rest on."""
    return {
        "schema": "poch/bluff/1",
        "command": COMMAND,
        "library": library(),
        "seats": SEATS,
        "amounts": [*AMOUNTS],
        "most": MOST,
        "classes": {str(size): parts for size, parts in PARTS.items()},
        "several": {
            "seats": [*VIE],
            "amounts": [*FEWER.amounts],
            "most": FEWER.most,
            "classes": {str(size): parts for size, parts in COARSE.items()},
            "deals": hands.DEALS,
        },
        "deals": DEALS,
        "session": SESSION,
        "seed": SEED,
        "policy": "cautious",
        "engine": VERSION,
        **stamp(),
    }


def written(found: Json) -> str:
    """Return all as JSON, a line for each text and each switch."""
    return by_line(found, "texts", "switches", "untaken")


def read(file: Path = FILE) -> Json:
    """Return what was written last; nothing where nothing was."""
    return published(file)
