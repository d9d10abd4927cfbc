"""Comparison: two rulesets laid side by side, leaf by leaf, with what each value rests on.

A cell is what a text has for a leaf; a row is two cells, with who speaks on either side (`degrees`).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from poch.game.ruleset import Document, Ruleset
from poch.studies.degrees import ANSWERED, EVIDENCE, SPEAKING, VOICES, degree, rank
from poch.texts import leaves
from poch.texts.doubt import (
    Doubt,
    Doubts,
    borrowed_from,
    by_number,
    doubts,
    is_same_rule,
    own_source,
)
from poch.texts.leaves import STAGES
from poch.texts.ruleset_shape import GAPS

TESTIMONY = ("stated", "reported", "reported-mt", "inferred")
"""The statuses of clauses that speak of a text, from the surest down."""
KNOWN = frozenset(TESTIMONY)
"""What the text itself settles. All else is borrowed, ours, or not known."""
STANDINGS = (*TESTIMONY, "borrowed", "inherited", "unsettled", *GAPS, "moot")
TOLD = frozenset({"board.names"})
"""Leaves that are told and not compared: a name is no rule."""

BY_LOT = "by-lot"
"""The first dealer is drawn in some way; a first ace or the highest card are ways to draw."""

_GAP_OF_SEEN = {"whole": "silent", "in-part": "cut", "report": "unreported"}


@dataclass(frozen=True, slots=True)
class CellPart:
    """What a ruleset has for a leaf, for these numbers of seats, or for any where none is named.

    `standing` is one of STANDINGS: what the value rests on; or where the source has none, why; or
    `moot` where nothing is left to settle. Under a gap a value, if there is one, was supplied by
    us. `doubts` are the cruxes under another reading of which the value would be another, whatever
    it rests on; `borrowed` is the source it is from, where that is not the text itself, and
    `inherited` the ruleset that it was concluded to agree with. `status` is that of the clause,
    whose words may be stated although the value is unsettled. `clause` states the value, and
    `setter` sets it, which mostly is the same.
    """

    standing: str
    value: Any = None
    clause: str = ""
    seats: tuple[int, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    borrowed: str = ""
    status: str = ""
    inherited: str = ""
    setter: str = ""

    @property
    def lender(self) -> str:
        """The text it is taken from: its source, or the id of the ruleset; empty where it is the text's own."""
        return self.borrowed or self.inherited

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
    parts: tuple[CellPart, ...]

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
        return {seats: part.value for part in self.parts for seats in part.seats}

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
        return tuple(doubt for at, doubt in enumerate(every) if doubt not in every[:at])

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

    def at(self, seats: int) -> CellPart | None:
        """Return what it is for so many seats, if there is anything."""
        return next((part for part in self.parts if not part.seats or seats in part.seats), None)

    def seats(self) -> set[int]:
        """Return the numbers of seats it tells apart."""
        return {seats for part in self.parts for seats in part.seats}

    def numbers(self) -> set[int]:
        """Return the numbers of seats that it or another reading of it tells apart."""
        others = [value for doubt in self.doubts for value in doubt.others.values()]
        return self.seats() | {seats for value in others if by_number(value) for seats in value}


@dataclass(frozen=True, slots=True)
class Turn:
    """A reading of side `a` or `b` under which a verdict would be another."""

    side: str
    doubt: Doubt
    reading: str


@dataclass(frozen=True, slots=True)
class Row:
    """A leaf of two rulesets, and who speaks of it.

    `degree` is one of `degrees.DEGREES`; `verdict` is `differ` or `same` in the first four, else
    empty. `seats` are the numbers of seats of which the row is true, where it is not true of all.
    `turns` are the readings under which the verdict would be another.
    """

    leaf: str
    a: Cell
    b: Cell
    degree: str
    verdict: str = ""
    seats: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()

    @property
    def evident(self) -> bool:
        """Tell whether the row rests on the two texts themselves, so that likeness counts it."""
        return self.degree in EVIDENCE

    def parts(self) -> tuple[CellPart, CellPart]:
        """Return the parts of both cells that the row is about: those for its `seats`, or the first."""
        number = self.seats[0] if self.seats else min(self.a.seats() | self.b.seats(), default=0)
        return self.a.at(number) or self.a.parts[0], self.b.at(number) or self.b.parts[0]

    def voices(self) -> tuple[str, str]:
        """Return who speaks on each side, as far as we can be sure of that for the whole row.

        A report of one text may name the value of the other, too. A value that is in doubt counts as
        our reading, however sure its words, and even if no other reading would change the verdict.
        """
        a, b = (self._weakest_voice(cell) for cell in (self.a, self.b))
        return a, b

    def _weakest_voice(self, cell: Cell) -> str:
        seats = {*self.seats}
        shown = [part for part in cell.parts if not (seats and part.seats) or seats & {*part.seats}]
        return max(map(self._voice, shown or cell.parts), key=VOICES.index)

    def _voice(self, part: CellPart) -> str:
        speaks = voice(part)
        if speaks in {"silent", "inferred"} and self.degree == "reported":
            speaks = "reported"
        return "inferred" if speaks in SPEAKING and self._is_in_doubt(part) else speaks

    def _is_in_doubt(self, part: CellPart) -> bool:
        """Tell whether the value is another under some reading, for the players that are told of."""
        others = (
            value
            for doubt in part.doubts
            for number in self.seats or (0,)
            for _, value in _values(doubt, number)
        )
        return not all(is_same_rule(self.leaf, part.value, value) for value in others)

    def __repr__(self) -> str:
        return f"<Row {self.leaf}: {' '.join(filter(None, (self.degree, self.verdict)))}>"


@dataclass(frozen=True, slots=True)
class Column:
    """A ruleset as a column: its cells, for how many it is, and of which texts a clause tells a likeness or difference.

    `vouched` has the leaves that a report of this text names as differing from, or agreeing with,
    another text, by the id of that ruleset.
    """

    ruleset: Ruleset
    cells: Mapping[str, Cell]
    seats: frozenset[int]
    vouched: Mapping[str, frozenset[str]]

    @property
    def names(self) -> frozenset[str]:
        """What another text names this one by, where it takes something from it."""
        return frozenset({self.ruleset.id, str(own_source(self.ruleset.document)["ref"])})


def column(ruleset: Ruleset, wanted: Iterable[str]) -> Column:
    """Lay out a ruleset by these leaves."""
    return Column(ruleset, cells(ruleset, wanted), seats_of(ruleset), _vouched_rulesets(ruleset))


def leaf_names(rulesets: Iterable[Ruleset]) -> list[str]:
    """Return the leaves that any of some rulesets sets, in the order of the vocabulary."""
    present = {leaf for ruleset in rulesets for leaf in ruleset.leaves}
    return [leaf for leaf in leaves.leaves_in_order() if leaf in present]


def cells(ruleset: Ruleset, wanted: Iterable[str]) -> dict[str, Cell]:
    """Return what a ruleset has for each of these leaves."""
    text = _Text(ruleset, doubts(ruleset), _vouching_clauses(ruleset))
    return {leaf: text.cell(leaf) for leaf in wanted}


def parts_by(clause: str, laid: Mapping[str, Cell]) -> Iterator[tuple[str, CellPart]]:
    """Yield what a clause states or sets, with the leaf of each."""
    for leaf, cell in laid.items():
        yield from ((leaf, part) for part in cell.parts if clause in {part.clause, part.setter})


def align_rulesets(a: Ruleset, b: Ruleset, wanted: Iterable[str] | None = None) -> tuple[Row, ...]:
    """Lay two rulesets side by side: each rule that either sets, or those asked for."""
    rows = [leaf for leaf in (leaf_names((a, b)) if wanted is None else wanted) if leaf not in TOLD]
    return align_columns(column(a, rows), column(b, rows))


def align_columns(a: Column, b: Column, wanted: Iterable[str] | None = None) -> tuple[Row, ...]:
    """Lay two columns side by side, by the leaves of the first or by those asked for."""
    pair = _Pair(a, b)
    return tuple(pair.row(leaf) for leaf in (a.cells if wanted is None else wanted))


def rules_of(a: Column, b: Column) -> list[str]:
    """Return the rules that either of two columns sets, which are the rows of their comparison."""
    return [
        leaf
        for leaf in a.cells
        if leaf not in TOLD and (leaf in a.ruleset.leaves or leaf in b.ruleset.leaves)
    ]


def differences(rows: Iterable[Row]) -> Iterator[Row]:
    """Return the rows in which two texts differ, or one of them and a text that stands in for the other."""
    return (row for row in rows if row.verdict == "differ")


def seats_of(ruleset: Ruleset) -> frozenset[int]:
    """Return the numbers of seats that a ruleset is for; where that is not known, all there are."""
    by_seats = ruleset.leaves.get("seats")
    least, most = by_seats[0].value if by_seats else (2, 9)
    return frozenset(range(least, most + 1))


# A cell


@dataclass(frozen=True, slots=True)
class _Text:
    """A ruleset and what is doubtful in it."""

    ruleset: Ruleset
    doubts: Doubts
    vouching: Mapping[str, str]

    def cell(self, leaf: str) -> Cell:
        """Return what it has for a leaf."""
        if leaf not in self.ruleset.leaves:
            return Cell(leaf, (self._wanting(leaf),))
        parts: list[CellPart] = []
        for seats in self.ruleset.leaves[leaf]:
            part = self._part(leaf, seats)
            if parts and replace(parts[-1], seats=()) == part:
                part = parts.pop()
            parts.append(replace(part, seats=(*part.seats, seats)) if seats else part)
        return Cell(leaf, tuple(parts))

    def _part(self, leaf: str, seats: int) -> CellPart:
        ruled = self.ruleset.leaves[leaf][seats]
        clause = self.ruleset.clauses[ruled.clause]
        if surer := self.vouching.get(leaf):
            clause = min(clause, self.ruleset.clauses[surer], key=_sureness)
        hangs = self._doubts(leaf, seats)
        lender = borrowed_from(self.ruleset.document, clause)
        standing = _standing(clause, lender, hangs)
        return CellPart(
            standing,
            ruled.value,
            str(clause["id"]),
            doubts=hangs,
            borrowed=lender,
            status=clause["status"],
            inherited=clause.get("inherited", ""),
            setter=ruled.clause,
        )

    def _doubts(self, leaf: str, seats: int = 0) -> tuple[Doubt, ...]:
        return self.doubts.get(leaf, {}).get(seats, ())

    def _wanting(self, leaf: str) -> CellPart:
        """Return why there is nothing for a leaf."""
        if hangs := self._doubts(leaf):
            standing = (
                "unsettled" if self._read_through(leaf) else _GAP_OF_SEEN[self._extent_read(leaf)]
            )
            return CellPart(hangs[0].gap or standing, doubts=hangs)
        for on in leaves.conditions(leaf):
            if on.leaf == "stages" and not self._read_through(leaf):
                continue
            above = self.cell(on.leaf).parts[0]
            if not (above.clause and on.holds(above.value)) and not _may_ask(on, above):
                moot = above.known or above.standing in {"moot", "unsettled"}
                return (
                    CellPart("moot") if moot else CellPart(above.standing, borrowed=above.borrowed)
                )
        known = leaves.leaf(leaf)
        if known and known.optional and self._read_through(leaf):
            return CellPart("moot")
        return CellPart(_GAP_OF_SEEN[self._extent_read(leaf)])

    def _read_through(self, leaf: str) -> bool:
        """Tell whether the part that a leaf is of is known, so that nothing is left to arise there."""
        playable, part = self.ruleset.document["playable"], leaf.partition(".")[0]
        known = playable != "never" and part not in {"shedding", "settling", "ending"}
        return bool(known or playable == "to-the-end") and not self._breaks_off_before(part)

    def _breaks_off_before(self, part: str) -> bool:
        """Tell whether a part would follow the last that is played, and only we say that none does."""
        played = next(iter(self.ruleset.leaves["stages"].values()))
        if part not in STAGES or self.ruleset.clauses[played.clause]["status"] != "supplied":
            return False
        names = [stage if isinstance(stage, str) else next(iter(stage)) for stage in played.value]
        return STAGES.index(part) > max(map(STAGES.index, names))

    def _extent_read(self, leaf: str) -> str:
        """Return how far the text itself was read in the part that a leaf is of."""
        part = leaf.partition(".")[0]
        document = self.ruleset.document
        seen = [
            str(clause.get("source", document["source"])["seen"])
            for name, by_seats in self.ruleset.leaves.items()
            if name.partition(".")[0] == part
            for clause in (self.ruleset.clauses[ruled.clause] for ruled in by_seats.values())
            if clause["status"] != "supplied" and not borrowed_from(document, clause)
        ]
        return max(seen, key=seen.count, default=str(own_source(document)["seen"]))


def _sureness(clause: Document) -> int:
    """Return how sure a clause is of its text, the surest first."""
    own_words = clause["status"] in TESTIMONY and "inherited" not in clause
    return TESTIMONY.index(clause["status"]) if own_words else len(TESTIMONY)


def _vouching_clauses(ruleset: Ruleset) -> dict[str, str]:
    """Return, for each leaf, the surest clause that states its value without setting it."""
    surest: dict[str, str] = {}
    for name in sorted(ruleset.in_force, key=lambda name: _sureness(ruleset.clauses[name])):
        clause = ruleset.clauses[name]
        if not borrowed_from(ruleset.document, clause):
            for leaf in clause.get("vouches", ()):
                surest.setdefault(leaf, name)
    return surest


def _vouched_rulesets(ruleset: Ruleset) -> dict[str, frozenset[str]]:
    """Return, for each leaf, the rulesets from which its report says that it differs, or does not."""
    vouched: dict[str, frozenset[str]] = {}
    for name in ruleset.in_force:
        clause = ruleset.clauses[name]
        others = {clause[key] for key in ("differs-from", "agrees-with") if key in clause}
        for leaf in (*_sets(clause), *clause.get("vouches", ())) if others else ():
            vouched[leaf] = vouched.get(leaf, frozenset()) | others
    return vouched


def _sets(clause: Document) -> Iterator[str]:
    yield from clause.get("sets", ())
    for reading in clause.get("crux", {"readings": {}})["readings"].values():
        yield from reading.get("sets", ())


def _may_ask(on: leaves.Condition, above: CellPart) -> bool:
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


@dataclass(frozen=True, slots=True)
class _Pair:
    a: Column
    b: Column

    def row(self, leaf: str) -> Row:
        a, b = self.a.cells[leaf], self.b.cells[leaf]
        told_apart = a.numbers() | b.numbers()
        common = self.a.seats & self.b.seats
        shared = sorted(told_apart & common) if told_apart else [0]
        if not shared and not all(part.seats for cell in (a, b) for part in cell.parts):
            shared = sorted(common)  # one tells apart numbers of players that the other has not
        if not shared and not a.seats() | b.seats():
            shared = [0]  # they are never for as many, and only another reading tells numbers apart
        if not shared:
            return Row(leaf, a, b, self._degree_apart(a, b))
        numbers: dict[tuple[str, str], list[int]] = {}
        turns: dict[tuple[str, str], tuple[Turn, ...]] = {}
        for number in shared:
            degree, verdict, turning = self._at(leaf, number, a.at(number), b.at(number))
            numbers.setdefault((degree, verdict), []).append(number)
            turns.setdefault((degree, verdict), turning)
        first = min(numbers, key=lambda outcome: rank(*outcome))
        every = len(numbers) == 1 and (shared == [0] or common <= {*shared})
        seats = () if every else tuple(numbers[first])
        return Row(leaf, a, b, *first, seats, turns[first])

    def _degree_apart(self, a: Cell, b: Cell) -> str:
        """Return the degree of what two texts have for different numbers of players alone."""
        every = {voice(part) for cell in (a, b) for part in cell.parts}
        return "no-place" if every & SPEAKING else "neither"

    def _at(
        self, leaf: str, seats: int, a: CellPart | None, b: CellPart | None
    ) -> tuple[str, str, tuple[Turn, ...]]:
        """Return degree, verdict and what would turn it, for a number of seats."""
        if a is None or b is None:
            speaks = {voice(part) for part in (a, b) if part} & SPEAKING
            return ("only-one" if speaks else "neither"), "", ()
        voices = (self._voice(leaf, a, self.b, self.a), self._voice(leaf, b, self.a, self.b))
        level = degree(*voices)
        if "lent" in voices and self._is_taken(a, b):
            return "taken", "", ()
        if level not in ANSWERED:
            return level, "", ()
        verdict = "same" if is_equivalent(leaf, a.value, b.value) else "differ"
        turning = tuple(_find_turns(leaf, seats, verdict, a, b))
        if turning and level in EVIDENCE:
            level = "as-read"
        return level, verdict, turning

    def _voice(self, leaf: str, part: CellPart, by: Column, own_column: Column) -> str:
        """Return who speaks on a side; a report of the other may name this one's value as well."""
        speaks = voice(part)
        named = own_column.ruleset.id in by.vouched.get(leaf, ())
        return "reported" if named and part.clause and speaks in {"silent", "inferred"} else speaks

    def _is_taken(self, a: CellPart, b: CellPart) -> bool:
        """Tell whether one side is from the text beside it, or both from one third text."""
        return (
            a.lender in self.b.names
            or b.lender in self.a.names
            or bool(a.lender and a.lender == b.lender)
        )


def voice(part: CellPart) -> str:
    """Return who speaks in a part of a cell, one of `degrees.VOICES`."""
    if part.standing == "moot" or (not part.clause and part.standing == "unsettled"):
        return "nowhere"
    if not part.clause or part.standing in GAPS or part.status == "supplied":
        return "silent"
    if part.lender:
        return "lent"
    return "reported" if part.status == "reported-mt" else part.status


def is_equivalent(leaf: str, value: Any, other: Any) -> bool:
    """Tell whether two texts have the same rule: a shorter order and a wider word are no other rule.

    Nor is the place that a pool has on the board, since nothing hangs on it.
    """
    if leaf == "board.pools":
        return {*value} == {*other}
    if leaf == "stages":
        least = min(len(value), len(other))  # how far down it goes is how far the text goes
        return bool(value[:least] == other[:least])
    if leaf == "dealing.first-dealer":
        return value == other or BY_LOT in {value, other}
    return is_same_rule(leaf, value, other)


def _find_turns(leaf: str, seats: int, verdict: str, a: CellPart, b: CellPart) -> Iterator[Turn]:
    """Yield the readings under which two values that differ would agree, or the other way round."""
    for side, part, other in (("a", a, b), ("b", b, a)):
        there = [other.value]
        if verdict == "differ":
            there += [value for doubt in other.doubts for _, value in _values(doubt, seats)]
        for doubt in part.doubts:
            for reading, value in _values(doubt, seats):
                agrees = value is not None and any(
                    theirs is not None and is_equivalent(leaf, value, theirs) for theirs in there
                )
                if agrees == (verdict == "differ"):
                    yield Turn(side, doubt, reading)


def _values(doubt: Doubt, seats: int) -> Iterator[tuple[str, Any]]:
    """Yield each other reading with its value for a number of seats."""
    for reading, value in doubt.others.items():
        if by_number(value):
            if seats:
                yield reading, value.get(seats)
            else:
                yield from ((reading, variant) for variant in value.values())
        else:
            yield reading, value
