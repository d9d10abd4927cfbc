"""Comparison: two rulesets laid side by side, leaf by leaf, with what each value rests on."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from poch.game.ruleset import Document, Ruleset
from poch.texts import leaves
from poch.texts.doubt import Doubt, Doubts, alike, borrowed, doubts, own
from poch.texts.ruleset_shape import GAPS

KNOWN = frozenset({"stated", "reported", "reported-mt", "inferred"})
"""What the text itself settles. All else is borrowed, ours, or not known."""
STANDINGS = (
    *("stated", "reported", "reported-mt", "inferred"),
    *("borrowed", "inherited", "unsettled", *GAPS),
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
    us. `doubts` are the cruxes under another reading of which the value would be another, whatever
    it rests on; `borrowed` is the source it is from, where that is not the text itself. `status`
    is that of the clause, whose words may be stated although the value is unsettled.
    """

    standing: str
    value: Any = None
    clause: str = ""
    seats: tuple[int, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    borrowed: str = ""
    status: str = ""

    @property
    def known(self) -> bool:
        """Tell whether the text itself settles it."""
        return self.standing in KNOWN

    @property
    def ours(self) -> bool:
        """Tell whether there is a value, and the text itself does not settle it."""
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

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The cruxes on which it hangs, each once for each value that is in doubt."""
        every = [doubt for part in self.parts for doubt in part.doubts]
        return tuple(one for at, one in enumerate(every) if one not in every[:at])

    @property
    def borrowed(self) -> tuple[str, ...]:
        """The sources it is borrowed from, each once."""
        return tuple(dict.fromkeys(part.borrowed for part in self.parts if part.borrowed))

    def rests(self) -> dict[str, Any]:
        """Return what it rests on as plain data."""
        return {
            "standing": [*self.standings],
            "borrowed": [*self.borrowed],
            "doubts": [doubt.as_json() for doubt in self.doubts],
        }

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

    def __repr__(self) -> str:
        return f"<Row {self.leaf}: {self.verdict}>"


def names(rulesets: Iterable[Ruleset]) -> list[str]:
    """Return the leaves that any of some rulesets sets, in the order of the vocabulary."""
    found = {leaf for one in rulesets for leaf in one.leaves}
    return [leaf for leaf in leaves.ordered() if leaf in found]


def cells(ruleset: Ruleset, wanted: Iterable[str]) -> dict[str, Cell]:
    """Return what a ruleset has for each of these leaves."""
    text = _Text(ruleset, doubts(ruleset))
    return {leaf: text.cell(leaf) for leaf in wanted}


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


@dataclass(frozen=True, slots=True)
class _Text:
    """A ruleset and what is doubtful in it."""

    ruleset: Ruleset
    doubts: Doubts

    def cell(self, leaf: str) -> Cell:
        """Return what it has for a leaf."""
        if leaf not in self.ruleset.leaves:
            return Cell(leaf, (self._wanting(leaf),))
        parts: list[Part] = []
        for seats in self.ruleset.leaves[leaf]:
            part = self._part(leaf, seats)
            if parts and replace(parts[-1], seats=()) == part:
                part = parts.pop()
            parts.append(replace(part, seats=(*part.seats, seats)) if seats else part)
        return Cell(leaf, tuple(parts))

    def _part(self, leaf: str, seats: int) -> Part:
        ruled = self.ruleset.leaves[leaf][seats]
        clause = self.ruleset.clauses[ruled.clause]
        hangs = self._doubts(leaf, seats)
        lender = borrowed(self.ruleset.document, clause)
        standing = _standing(clause, lender, hangs)
        return Part(
            standing,
            ruled.value,
            ruled.clause,
            doubts=hangs,
            borrowed=lender,
            status=clause["status"],
        )

    def _doubts(self, leaf: str, seats: int = 0) -> tuple[Doubt, ...]:
        return self.doubts.get(leaf, {}).get(seats, ())

    def _wanting(self, leaf: str) -> Part:
        """Return why there is nothing for a leaf."""
        if hangs := self._doubts(leaf):
            return Part(hangs[0].gap or "unsettled", doubts=hangs)
        on = leaves.condition(leaf)
        if on and not (on.leaf == "stages" and self.ruleset.document["playable"] == "never"):
            above = self.cell(on.leaf).parts[0]
            if not (above.clause and on.holds(above.value)) and not _may_ask(on, above):
                moot = above.known or above.standing == "unsettled"
                return Part("moot") if moot else Part(above.standing, borrowed=above.borrowed)
        return Part(_GAP_OF_SEEN[self._seen(leaf)])

    def _seen(self, leaf: str) -> str:
        """Return how far the text itself was read in the part that a leaf is of."""
        part = leaf.partition(".")[0]
        document = self.ruleset.document
        seen = [
            str(clause.get("source", document["source"])["seen"])
            for name, by_seats in self.ruleset.leaves.items()
            if name.partition(".")[0] == part
            for clause in (self.ruleset.clauses[ruled.clause] for ruled in by_seats.values())
            if clause["status"] != "supplied" and not borrowed(document, clause)
        ]
        return max(seen, key=seen.count, default=str(own(document)["seen"]))


def _may_ask(on: leaves.Condition, above: Part) -> bool:
    """Tell whether a leaf arises under another reading of the one on which it hangs."""
    others = (value for doubt in above.doubts for value in doubt.each())
    return any(value is not None and on.holds(value) for value in others)


def _standing(clause: Document, lender: str, hangs: tuple[Doubt, ...]) -> str:
    standing = str(clause.get("gap") or clause["status"])
    if "inherited" in clause:
        return "inherited"
    if standing not in KNOWN:
        return standing
    if lender:
        return "borrowed"
    return "unsettled" if hangs else standing


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
    return "same" if alike(leaf, a.value, b.value) else "different"
