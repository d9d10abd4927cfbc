"""What each source settles, worked out anew from the rulesets as they are written and from docs/editorial.md.

Nothing of `poch` is used here: this is a second opinion, with which `test_kinder` holds every output to account.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from tools.games import GAMES

VARIANTS = Path(__file__).resolve().parents[1] / "variants"
SETTLED = {"stated", "reported", "reported-mt", "inferred"}
"""The marks that speak for a source."""
ANY_NUMBER = range(2, 9)
"""How many may play where a text does not say."""
Settings: TypeAlias = dict[str, tuple[Any, Any]]
"""The value of each leaf, and the clause that sets it."""
NEEDED: Mapping[str, Callable[[Mapping[str, Any]], bool]] = {
    "melding.run": lambda rule: any("run" in as_map(rule[leaf]) for leaf in rule if claims(leaf)),
    "melding.run.still-equal": lambda rule: rule.get("melding.run.equal") == "trump",
    "vying.ranking.no-set": lambda rule: rule.get("vying.entry", "anyone") == "anyone",
    "vying.ranking.side-cards-equal": lambda rule: rule["vying.ranking.equal"] == "side-cards",
    "vying.raise": lambda rule: rule.get("vying.raising") not in {"nobody", "overbidding"},
    "shedding.leader-if-none": lambda rule: rule["shedding.leader"] == "vie-winner",
    "shedding.emptied": lambda rule: rule.get("vying.laid-off") != "none",
    "shedding.run-ends": lambda rule: "tricks" not in str(rule.get("shedding.play")),
}
"""Rules that nothing asks for under some other rule of the same text."""


@dataclass(frozen=True)
class Doubt:
    """A crux on which a value rests: of which kind it is, what is adopted, and what the others give."""

    kind: str
    adopted: str
    others: Mapping[str, Any]


@dataclass
class Part:
    """What a text has on a leaf for one number of seats; without a clause, it has nothing there.

    `mark` is that of the clause; `lender` the text it rests on, where that is another.
    """

    value: Any = None
    clause: str = ""
    mark: str = ""
    lender: str = ""
    doubts: dict[str, Doubt] = field(default_factory=dict)

    @property
    def settled(self) -> bool:
        """Whether the text itself settles it, as far as it is known."""
        return self.mark in SETTLED and not self.doubts


def as_map(value: object) -> Mapping[str, Any]:
    """Read a value as a map, which it need not be."""
    return value if isinstance(value, dict) else {}


def claims(leaf: str) -> bool:
    """Tell whether a leaf gives cards a pool."""
    return leaf.startswith(("melding.claims.", "melding.shares."))


def in_force(text: Mapping[str, Any], chosen: Mapping[str, str]) -> list[Any]:
    """Return the clauses that a choice of readings leaves standing."""
    here = [c for c in text["clauses"] if all(chosen[k] == v for k, v in c.get("when", {}).items())]
    gone = {name for clause in here for name in clause.get("replaces", [])}
    return [clause for clause in here if clause["id"] not in gone]


def rules(text: Mapping[str, Any], chosen: Mapping[str, str]) -> dict[int, Settings]:
    """Return value and clause of each leaf, by the number of seats."""
    pairs: list[tuple[str, Any, Any]] = []
    for clause in in_force(text, chosen):
        crux = clause.get("crux")
        read = crux["readings"][chosen[crux["id"]]] if crux else {}
        for given in (clause.get("sets"), read.get("sets")):
            pairs += [(leaf, value, clause) for leaf, value in (given or {}).items()]
    seats = next((value for leaf, value, _ in pairs if leaf == "seats"), None)
    found: dict[int, Settings] = {
        n: {} for n in (range(seats[0], seats[1] + 1) if seats else ANY_NUMBER)
    }
    for leaf, value, clause in pairs:
        by_seats = isinstance(value, dict) and all(isinstance(key, int) for key in value)
        for n, settings in found.items():
            if not by_seats:
                settings[leaf] = (value, clause)
            elif n in value:
                settings[leaf] = (value[n], clause)
    for settings in found.values():
        bare = {leaf: value for leaf, (value, _) in settings.items()}
        for leaf in list(settings):
            if any(leaf.startswith(part) and not needed(bare) for part, needed in NEEDED.items()):
                del settings[leaf]
    return found


def marked(text: Mapping[str, Any], clause: Mapping[str, Any]) -> tuple[str, str]:
    """Return the mark that a clause gives its values, and the text it is borrowed from."""
    rests = clause.get("source", text["source"])["ref"]
    lender = "" if rests == text.get("own", text["source"])["ref"] else rests
    if clause["status"] == "supplied":
        return clause["gap"], lender
    if "inherited" in clause:
        return "inherited", lender
    return "borrowed" if lender else clause["status"], lender


@cache
def texts() -> dict[str, Any]:
    """Return every ruleset that is on pages, as it is written."""
    paths = sorted(VARIANTS.glob("*/ruleset.yaml"))
    every = {path.parent.name: yaml.safe_load(path.read_text("utf-8")) for path in paths}
    return {name: one for name, one in every.items() if one["game"] in GAMES}


@cache
def told(name: str) -> dict[str, dict[int, Part]]:
    """Return all that a text has or might have under its adopted readings: each leaf, by seats."""
    text = texts()[name]
    cruxes = {c["crux"]["id"]: (c["crux"], c["id"]) for c in text["clauses"] if "crux" in c}
    adopted = {name: crux["adopted"] for name, (crux, _) in cruxes.items()}
    ours = rules(text, adopted)
    found: dict[str, dict[int, Part]] = {}
    for n, settings in ours.items():
        for leaf, (value, clause) in settings.items():
            part = Part(value, clause["id"], *marked(text, clause))
            found.setdefault(leaf, {})[n] = part
    standing = {clause["id"] for clause in in_force(text, adopted)}
    for one, (crux, clause) in cruxes.items():
        if crux["kind"] == "option" or clause not in standing:
            continue
        for leaf, n, others in changed(ours, text, adopted, crux):
            there = found.setdefault(leaf, {}).setdefault(n, Part())
            there.doubts[one] = Doubt(crux["kind"], crux["adopted"], others)
    return found


def changed(
    ours: Mapping[int, Settings], text: Mapping[str, Any], adopted: Mapping[str, str], crux: Any
) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield leaf, seats, and the values that other readings of a crux have in place of ours."""
    under = {one: rules(text, {**adopted, crux["id"]: one}) for one in crux["readings"]}
    by_reading = any("sets" in one for one in crux["readings"].values())
    raised = next(one for one in text["clauses"] if one.get("crux") is crux)
    asked = {} if by_reading else raised.get("sets", {})  # whether the clause holds is the question
    for n, here in ours.items():
        every = [settings[n] for settings in under.values() if n in settings]
        for leaf in {leaf for settings in every for leaf in settings}:
            value = here.get(leaf, (None,))[0]
            others = {
                one: settings[n].get(leaf, (None,))[0]
                for one, settings in under.items()
                if n in settings and settings[n].get(leaf, (None,))[0] != value
            }
            if leaf in asked:
                others = {one: None for one in under if one != crux["adopted"]}
            if others:
                yield leaf, n, others
