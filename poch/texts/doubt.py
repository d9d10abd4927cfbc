"""Doubt: which values rest on the adopted reading of a crux, and what they would be under another.

A house variation leaves nothing in doubt: there the source itself gives two ways to play.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any, TypeAlias

from poch.game.ruleset import Document, Ruleset
from poch.game.sourced import Ruled
from poch.texts.compile import gather_settings
from poch.texts.english import format_list
from poch.texts.leaves import condition, hangs_on
from poch.texts.values import format_value

DOUBTS = frozenset({"silence", "ambiguity", "contradiction"})
"""The kinds of crux that leave a value undecided."""
SILENCE: Mapping[str, str] = {
    "silent": "silence",
    "unreported": "not reported",
    "cut": "not in our copy",
    "": "unsettled",
}
"""What a silence is called, by the gap of the clause that raises it."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A crux on which a value hangs.

    `clause` raises it, and has the `gap`, if there is one. `reading` is the one chosen, mostly the
    `adopted` one. `others` gives the values under the rest, or None if there would be none.
    """

    crux: str
    kind: str
    gap: str
    clause: str
    adopted: str
    reading: str
    others: Mapping[str, Any]

    def each(self) -> Iterator[Any]:
        """Yield the other values one by one, also where they depend on the seats."""
        for value in self.others.values():
            yield from value.values() if by_number(value) else (value,)

    @property
    def name(self) -> str:
        """What the doubt is called: only of a text that was read whole one can say it is silent."""
        return kind_of_doubt(self.kind, self.gap)

    def is_named_by(self, standing: str | None) -> bool:
        """Tell whether it is a silence, and this standing the same gap."""
        return self.kind == "silence" and self.gap == standing

    def sentence(self, leaf: str, after: str | None = None) -> str:
        """Return in words what is in doubt, how it is read here, and what it is read otherwise.

        It is not named again `after` a standing that has named it.
        """
        chosen = "adopted" if self.reading == self.adopted else "chosen"
        others = (
            f"“{_with_spaces(name)}” ({format_alternative(leaf, to)})"
            for name, to in self.others.items()
        )
        text = (
            f"{chosen} reading “{_with_spaces(self.reading)}”, not {format_list([*others], 'or')}"
        )
        return text if self.is_named_by(after) else f"{self.name}; {text}"

    def as_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        fields: dict[str, Any] = {name: getattr(self, name) for name in self.__match_args__}
        return {**fields, "gap": self.gap or None, "others": dict(self.others)}


Settings: TypeAlias = Mapping[str, Mapping[int, Ruled[Any]]]
Doubts: TypeAlias = Mapping[str, Mapping[int, tuple[Doubt, ...]]]
"""The doubts about each leaf, by seats; 0 is any number, as in a ruleset."""


def kind_of_doubt(kind: str, gap: str) -> str:
    """Return what a crux is called; `gap` is that of the clause that raises it, or empty."""
    return SILENCE[gap] if kind == "silence" else kind


def kind_of_crux(clause: Document) -> str:
    """Return what the crux of a clause is called: a doubt of some kind, or none."""
    kind = clause["crux"]["kind"]
    return "house variation" if kind == "option" else kind_of_doubt(kind, clause.get("gap", ""))


def doubts(ruleset: Ruleset) -> Doubts:
    """Return what is doubtful in a ruleset under its readings: leaves that are set, and that might be."""
    by_leaf: dict[str, dict[int, tuple[Doubt, ...]]] = {}
    here = _known_settings(ruleset, ruleset.leaves)
    for clause in ruleset.document["clauses"]:
        crux = clause.get("crux")
        if not crux or crux["kind"] not in DOUBTS:
            continue
        chosen = ruleset.readings[crux["id"]]
        under = {
            reading: _known_settings(
                ruleset, gather_settings(ruleset, {**ruleset.readings, crux["id"]: reading})
            )
            for reading in crux["readings"]
            if reading != chosen
        }
        whole = _whole(clause)
        changed = {reading: _changed_leaves(here, there) for reading, there in under.items()}
        for leaf in dict.fromkeys(chain(here, *under.values())):
            hangs = {leaf, *hangs_on(leaf)}
            touching = {
                reading: under[reading]
                for reading in under
                if not changed[reading].isdisjoint(hangs)
            }
            if not touching and leaf not in whole:
                continue
            for seats in here.get(leaf, (0,)):
                others = _others(leaf, seats, here, touching)
                if leaf in whole:
                    others = dict.fromkeys(under)
                if others:
                    doubt = Doubt(
                        *(crux["id"], crux["kind"], clause.get("gap", ""), clause["id"]),
                        *(crux["adopted"], chosen, others),
                    )
                    there = by_leaf.setdefault(leaf, {})
                    there[seats] = (*there.get(seats, ()), doubt)
    return by_leaf


def _changed_leaves(here: Settings, there: Settings) -> set[str]:
    """Return the leaves that are set otherwise, or by another clause, or in one of the two only."""
    return {leaf for leaf in {*here, *there} if here.get(leaf) != there.get(leaf)}


def _known_settings(ruleset: Ruleset, settings: Settings) -> Settings:
    """Return settings without the parts of a deal, where too little of a text was read to know them all."""
    known = ruleset.document["playable"] != "never"
    return (
        settings if known else {leaf: ruled for leaf, ruled in settings.items() if leaf != "stages"}
    )


def _whole(clause: Document) -> Document:
    """Return what a clause sets, where its crux asks whether it holds: no reading sets a value."""
    readings = clause["crux"]["readings"].values()
    return {} if any("sets" in reading for reading in readings) else clause.get("sets", {})


def borrowed_from(document: Document, clause: Document) -> str:
    """Return the source that a clause is borrowed from; empty where it is the text's own, or ours."""
    if clause["status"] == "supplied":
        return ""
    ref = str(clause.get("source", document["source"])["ref"])
    return "" if ref == own_source(document)["ref"] else ref


def own_source(document: Document) -> Document:
    """Return the source that a ruleset is of, which need not be that of most of its clauses."""
    its: Document = document.get("own", document["source"])
    return its


def is_same_rule(leaf: str, value: Any, other: Any) -> bool:
    """Tell whether two values of a leaf are the same rule."""
    if leaf == "pack.ranks" and value is not None and other is not None:
        least = min(len(value), len(other))  # how far down the pack goes is its size
        return bool(value[:least] == other[:least])
    return bool(value == other)


def format_alternative(leaf: str, value: Any) -> str:
    """Return in words what a value would be under another reading."""
    if value is None:
        return "no such rule"
    if by_number(value):
        return "; ".join(f"{format_value(leaf, rule)} for {seats}" for seats, rule in value.items())
    return format_value(leaf, value)


def by_number(value: Any) -> bool:
    """Tell whether a value is one for each number of seats."""
    return isinstance(value, Mapping) and bool(value) and all(isinstance(key, int) for key in value)


def _with_spaces(reading: str) -> str:
    return reading.replace("-", " ")


def _others(leaf: str, seats: int, here: Settings, under: Mapping[str, Settings]) -> dict[str, Any]:
    """Return the values of a leaf under other readings, as far as they differ from its own."""
    value = here[leaf][seats].value if leaf in here and _arises(leaf, seats, here) else None
    others = {
        reading: _value(there.get(leaf, {}), seats) if _arises(leaf, seats, there) else None
        for reading, there in under.items()
    }
    return {
        reading: other for reading, other in others.items() if not is_same_rule(leaf, value, other)
    }


def _arises(leaf: str, seats: int, there: Settings) -> bool:
    """Tell whether a leaf is asked for, as far as what it hangs on is known."""
    on = condition(leaf)
    above = _value(there.get(on.leaf, {}), seats) if on else None
    return on is None or above is None or (on.holds(above) and _arises(on.leaf, seats, there))


def _value(there: Mapping[int, Ruled[Any]], seats: int) -> Any:
    """Return the value for so many seats, if there is one; by seats where they matter only there."""
    ruled = there.get(seats) or there.get(0)
    if ruled or seats:
        return ruled.value if ruled else None
    values = {number: other.value for number, other in there.items()}
    every = [*values.values()]
    return every[0] if every and every.count(every[0]) == len(every) else values or None
