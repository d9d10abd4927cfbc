"""Comparison: two rulesets laid side by side, leaf by leaf, with what each value rests on."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from poch import leaves
from poch.arising import condition
from poch.ruleset import Ruleset
from poch.ruleset_shape import GAPS

KNOWN = frozenset({"stated", "reported", "reported-mt", "inferred"})
"""What rests on the source. All else is ours, or not known."""
STANDINGS = (
    *("stated", "reported", "reported-mt", "inferred"),
    *("inherited", "unsettled", *GAPS),
    "moot",
)
TOLD = frozenset({"board.names"})
"""Leaves that are told and not compared: a name is no rule."""

_GAP_OF_SEEN = {"whole": "silent", "in-part": "cut", "report": "unreported"}


@dataclass(frozen=True, slots=True)
class Part:
    """What a ruleset has for a leaf, for these numbers of seats, or for any where none is named.

    `standing` is one of STANDINGS: what the value rests on; or where the source has none, why; or
    `moot` where nothing is left to settle. Under a gap a value, if there is one, was supplied by
    us. `crux` is the one whose reading gave the value, if it was one.
    """

    standing: str
    value: Any = None
    clause: str = ""
    seats: tuple[int, ...] = ()
    crux: str = ""

    @property
    def known(self) -> bool:
        """Tell whether it rests on the source."""
        return self.standing in KNOWN

    @property
    def ours(self) -> bool:
        """Tell whether there is a value, and it does not rest on the source."""
        return bool(self.clause) and not self.known


@dataclass(frozen=True, slots=True)
class Cell:
    """All that a ruleset has for a leaf; the parts differ by seats."""

    leaf: str
    parts: tuple[Part, ...]

    @property
    def moot(self) -> bool:
        """Tell whether there is nothing to settle."""
        return self.parts[0].standing == "moot"

    @property
    def value(self) -> Any:
        """The value, by seats where it depends on them."""
        first = self.parts[0]
        if not first.seats:
            return first.value
        return {seats: one.value for one in self.parts for seats in one.seats}

    @property
    def standings(self) -> tuple[str, ...]:
        """What it rests on, each standing once."""
        return tuple(dict.fromkeys(part.standing for part in self.parts))

    @property
    def weakest(self) -> str:
        """Of what it rests on, that on which least can be built."""
        return max(self.standings, key=STANDINGS.index)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that set it, each once."""
        return tuple(dict.fromkeys(part.clause for part in self.parts if part.clause))

    def at(self, seats: int) -> Part | None:
        """Return what it is for so many seats, if there is anything."""
        return next((one for one in self.parts if not one.seats or seats in one.seats), None)

    def seats(self) -> set[int]:
        """Return the numbers of seats it tells apart."""
        return {seats for part in self.parts for seats in part.seats}


@dataclass(frozen=True, slots=True)
class Row:
    """A leaf of two rulesets.

    `verdict` is `same` or `different` where both values rest on their sources; `one-sided` where
    the question arises in one alone; `open` where at least one source leaves it open; `told` of
    what is no rule; and `neither` where it arises in neither.
    """

    leaf: str
    a: Cell
    b: Cell
    verdict: str


def names(rulesets: Iterable[Ruleset]) -> list[str]:
    """Return the leaves that any of some rulesets sets, in the order of the vocabulary."""
    found = {leaf for one in rulesets for leaf in one.leaves}
    return [leaf for leaf in leaves.ordered() if leaf in found]


def cells(ruleset: Ruleset, wanted: Iterable[str]) -> dict[str, Cell]:
    """Return what a ruleset has for each of these leaves."""
    return {leaf: _cell(ruleset, leaf) for leaf in wanted}


def compared(a: Ruleset, b: Ruleset, wanted: Iterable[str] | None = None) -> tuple[Row, ...]:
    """Lay two rulesets side by side: each leaf that either sets, or those asked for."""
    rows = list(names((a, b)) if wanted is None else wanted)
    return beside(seats_of(a) & seats_of(b), cells(a, rows), cells(b, rows))


def beside(seats: frozenset[int], a: Mapping[str, Cell], b: Mapping[str, Cell]) -> tuple[Row, ...]:
    """Lay cells side by side; `seats` are the numbers of seats for which both are."""
    return tuple(Row(leaf, a[leaf], b[leaf], _verdict(seats, a[leaf], b[leaf])) for leaf in a)


def differences(rows: Iterable[Row]) -> Iterator[Row]:
    """Return the rows in which two rulesets differ by what their sources say."""
    return (row for row in rows if row.verdict in {"different", "one-sided"})


def seats_of(ruleset: Ruleset) -> frozenset[int]:
    """Return the numbers of seats that a ruleset is for; where that is not known, all there are."""
    found = ruleset.leaves.get("seats")
    least, most = found[0].value if found else (2, 9)
    return frozenset(range(least, most + 1))


# A cell


def _cell(ruleset: Ruleset, leaf: str) -> Cell:
    if leaf not in ruleset.leaves:
        return Cell(leaf, (Part(_wanting(ruleset, leaf)),))
    parts: list[Part] = []
    for seats in ruleset.leaves[leaf]:
        part = _part(ruleset, leaf, seats)
        if parts and replace(parts[-1], seats=()) == part:
            part = parts.pop()
        parts.append(replace(part, seats=(*part.seats, seats)) if seats else part)
    return Cell(leaf, tuple(parts))


def _part(ruleset: Ruleset, leaf: str, seats: int) -> Part:
    ruled = ruleset.leaves[leaf][seats]
    clause = ruleset.clauses[ruled.clause]
    crux = clause.get("crux", {})
    read = crux and leaf in crux["readings"][ruleset.readings[crux["id"]]].get("sets", {})
    standing = clause.get("gap") or clause["status"]
    if "inherited" in clause:
        standing = "inherited"
    elif read and crux["kind"] == "silence" and standing in KNOWN - {"inferred"}:
        standing = "unsettled"
    return Part(standing, ruled.value, ruled.clause, crux=crux["id"] if read else "")


def _wanting(ruleset: Ruleset, leaf: str) -> str:
    """Return why a ruleset has nothing for a leaf."""
    hangs = condition(leaf)
    if hangs and not (hangs.leaf == "stages" and ruleset.document["playable"] == "never"):
        on = _cell(ruleset, hangs.leaf).parts[0]
        if not on.clause:
            return on.standing
        if not hangs.holds(on.value):
            if on.known:
                return "moot"
            if on.standing in GAPS:
                return on.standing
    return _GAP_OF_SEEN[_seen(ruleset, leaf)]


def _seen(ruleset: Ruleset, leaf: str) -> str:
    """Return how far the text was read on which a ruleset rests in the part that a leaf is of."""
    part = leaf.partition(".")[0]
    whole = ruleset.document["source"]
    seen = [
        str(clause.get("source", whole)["seen"])
        for name, by_seats in ruleset.leaves.items()
        if name.partition(".")[0] == part
        for clause in (ruleset.clauses[ruled.clause] for ruled in by_seats.values())
        if clause["status"] != "supplied"
    ]
    return max(seen, key=seen.count, default=str(whole["seen"]))


# Two cells


def _verdict(seats: frozenset[int], a: Cell, b: Cell) -> str:
    if a.leaf in TOLD:
        return "told"
    if a.moot or b.moot:
        if a.moot and b.moot:
            return "neither"
        return "one-sided" if all(part.known for part in (b if a.moot else a).parts) else "open"
    told_apart = a.seats() | b.seats()
    shared = told_apart & seats if told_apart else {0}
    pairs = [(a.at(number), b.at(number)) for number in shared]
    found = {_alike(a.leaf, one, other) for one, other in pairs}
    if "different" in found:
        return "different"
    return "same" if found == {"same"} else "open"


def _alike(leaf: str, a: Part | None, b: Part | None) -> str:
    if a is None or b is None or not (a.known and b.known):
        return "open"
    if leaf == "pack.ranks":
        least = min(len(a.value), len(b.value))  # how far down the pack goes is its size
        return "same" if a.value[:least] == b.value[:least] else "different"
    return "same" if a.value == b.value else "different"
