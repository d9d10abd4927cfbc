"""The summary of a comparison: the differences that matter, each once, and what else can be said.

A fact shows in many leaves: a board of six pools has six antes and no prize for the ninth. Rows
that follow from another are folded into it. `ORDER` says which facts come first; it is our
judgement of what a reader asks, and a list, because no count of effects would give it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from poch.game.ruleset import Ruleset
from poch.studies.compare import CellPart, Row, Turn, voice
from poch.studies.degrees import SPEAKING
from poch.studies.likeness import Likeness, likeness
from poch.texts import leaves
from poch.texts.borrowing import borrowings
from poch.texts.doubt import borrowed_from, own_source

REPORTED = frozenset({"reported", "reported-mt"})
ALONE = frozenset({"only-one", "no-place"})
MOST = 8
"""So many differences are told; the others are counted."""
MOST_ALONE = 4
"""So many rules that one text alone has are told."""
MOST_ALIKE = 8
TOLD_WITH = frozenset({"dealing.packets", "turn-up.card", "dressing.antes", "settling.prize"})
"""Folded rules whose values are told along with that into which they are folded."""

ORDER: Mapping[str, tuple[str, ...]] = {
    "board.pools": ("board.cards", "board.unexplained", "dressing.antes"),
    "melding.claims.": ("melding.run.", "melding.shares."),
    "shedding.wins-pool": (),
    "stages": (),
    "dealing.cards": ("dealing.packets", "turn-up.card", "dealing.stock-seen"),
    "turn-up.makes": (),
    "shedding.play": (
        *("shedding.run-ends", "shedding.next-leader", "shedding.emptied", "shedding.count."),
        *("shedding.trumping", "settling.tricks.", "settling.points", "shedding.ranks"),
    ),
    "shedding.leader": ("shedding.leader-if-none",),
    "shedding.lead": (),
    "settling.measure": ("settling.per-card", "settling.points"),
    "settling.most-cards": ("settling.most-to", "settling.most-tied"),
    "settling.prize": (),
    "shedding.run-pays": (),
    "vying.fold-out": ("vying.entry", "vying.ranking.no-set", "vying.bluff"),
    "vying.raising": ("vying.raise", "vying.opening", "vying.rounds", "vying.again.", "vying.naming", "vying.laid-off"),
    "vying.stakes": ("vying.folded-stake", "vying.pool"),
    "vying.pass": (),
    "vying.showdown": (),
    "vying.ranking.equal": ("vying.ranking.",),
    "turn-up.pool": ("turn-up.goes-to", "turn-up.board-card"),
    "dealing.direction": (),
    "pack.size": ("pack.without",),
    "pack.ranks": (),
    "pack.suits": (),
    "dressing.": (),
    "seats": (),
    "": (),
}  # fmt: skip
"""Rules in the order in which a summary tells them, by leaf or, with a full stop at its end, by the
beginning of leaves; then the rules that are folded into each. The empty name is all others."""


@dataclass(frozen=True, slots=True)
class SummaryPoint:
    """A fact of a comparison: the row that tells it, and those that follow from it."""

    row: Row
    folded: tuple[Row, ...] = ()

    @property
    def leaves(self) -> tuple[str, ...]:
        """The leaves it is about, the telling one first."""
        return tuple(row.leaf for row in (self.row, *self.folded))


@dataclass(frozen=True, slots=True)
class Summary:
    """What a reader wants to know first of two texts.

    `differences` rest on both texts themselves, and `beside` on a text from which one of them is
    taken. `alone` is what one text alone says. Of each, `more` counts the rows that no point tells,
    by the name of the field. `alike` are the rows that agree, those that matter first. `options` are
    the leaves in which one text allows the other's value as a variation, with its side. `apart` are
    the parts of the game in which nothing can be compared, though a text speaks of them; `spoken`
    are, by side, the parts of which a text itself speaks.
    """

    a: Ruleset
    b: Ruleset
    differences: tuple[SummaryPoint, ...]
    beside: tuple[SummaryPoint, ...]
    alone: tuple[SummaryPoint, ...]
    more: Mapping[str, int]
    alike: tuple[Row, ...]
    options: Mapping[str, str]
    apart: tuple[str, ...]
    spoken: Mapping[str, tuple[str, ...]]
    likeness: Likeness


def summary(a: Ruleset, b: Ruleset, rows: Sequence[Row]) -> Summary:
    """Return the summary of two texts from the rows of their comparison."""
    apart = [row for row in rows if row.verdict == "differ"]
    pools = next((row for row in apart if row.leaf == "board.pools"), None)
    follow = [row for row in apart if pools and _follows(row, pools)]
    left = [row for row in apart if row not in follow]
    evident = [*_points((row for row in left if row.evident), follow)]
    beside = [*_points((row for row in left if not row.evident), follow)]
    answered = {row.leaf.partition(".")[0] for row in rows if row.verdict}
    spoken = dict.fromkeys(row.leaf.partition(".")[0] for row in rows if row.degree in ALONE)
    shown = tuple(evident[:MOST])
    stand_ins = tuple(beside[: MOST - len(shown)])
    alone = tuple(islice(_alone_points(a, b, rows), MOST_ALONE))
    named = {leaf for point in (*shown, *stand_ins, *alone) for leaf in point.leaves}
    untold = [row for row in rows if row.leaf not in named]
    more = {
        "differences": sum(row.verdict == "differ" and row.evident for row in untold),
        "beside": sum(row.verdict == "differ" and not row.evident for row in untold),
        "alone": sum(row.degree in ALONE for row in untold),
    }
    return Summary(
        *(a, b, shown, stand_ins, alone, more),
        tuple(row for row in _in_order(rows) if row.verdict == "same" and row.evident),
        dict(_options(a, b, rows)),
        tuple(part for part in spoken if part not in answered),
        {"a": _spoken_parts(rows, 0), "b": _spoken_parts(rows, 1)},
        likeness(rows),
    )


@cache
def place_in_order(leaf: str) -> int:
    """Return where a rule stands in the order, those folded into others with these."""
    names = [*ORDER]
    for at, (name, folded) in enumerate(ORDER.items()):
        if name and any(_matches(leaf, rule) for rule in (name, *folded)):
            return at
    return len(names) - 1


def silence(ruleset: Ruleset, part: CellPart) -> str:
    """Return why a text does not speak: `nowhere`, `silent`, `cut`, `unread`, `unreported` or `unlisted`."""
    if voice(part) == "nowhere":
        return "nowhere"
    source = own_source(ruleset.document)
    if source["seen"] == "report":
        return "unlisted" if is_list(ruleset) else "unreported"
    if source["seen"] == "whole":
        return "silent"
    return "cut" if part.standing == "cut" else "unread"


def is_list(ruleset: Ruleset) -> bool:
    """Tell whether a text is known from a list of how it differs from another, and not from a few remarks."""
    reported = [clause for clause in ruleset.document["clauses"] if clause["status"] in REPORTED]
    listed = [clause for clause in reported if {"differs-from", "agrees-with"} & clause.keys()]
    return len(listed) > len(reported) / 2


def _matches(leaf: str, name: str) -> bool:
    return leaf.startswith(name) if name.endswith(".") else leaf == name


def _in_order(rows: Iterable[Row]) -> list[Row]:
    """Return rows in the order of what matters; folded ones after that into which they are folded."""
    return sorted(rows, key=lambda row: (place_in_order(row.leaf), row.leaf not in ORDER))


def _points(rows: Iterable[Row], follow: Sequence[Row]) -> Iterator[SummaryPoint]:
    """Fold rows that follow from another into it; a row whose leader does not differ stands alone.

    Those of `follow` follow from the pools.
    """
    by_place: dict[int, list[Row]] = {}
    for row in _in_order(rows):
        by_place.setdefault(place_in_order(row.leaf), []).append(row)
    for at, together in by_place.items():
        name = [*ORDER][at]
        leader = together[0] if name and _matches(together[0].leaf, name) else None
        if leader is None or name.endswith("."):
            yield from map(SummaryPoint, together)
        else:
            besides = follow if leader.leaf == "board.pools" else ()
            own = [row for row in together[1:] if _has_own_sentence(row, leader)]
            folded = (row for row in together[1:] if row not in own)
            yield SummaryPoint(leader, (*folded, *besides))
            yield from map(SummaryPoint, own)


def _has_own_sentence(row: Row, leader: Row) -> bool:
    """Tell whether a row that would be told with its leader is more or less sure than that."""
    return row.leaf in TOLD_WITH and row.degree == leader.degree and row.voices() != leader.voices()


def _follows(row: Row, pools: Row) -> bool:
    """Tell whether a row, no surer than the pools, differs only because one board has a pool more."""
    if row is pools or row.evident > pools.evident:
        return False
    apart, (a, b) = _unshared_pools(pools), (part.value for part in row.parts())
    if row.leaf == "dressing.antes":
        return bool(
            {p: a[p] for p in a if p not in apart} == {p: b[p] for p in b if p not in apart}
        )
    if row.leaf == "settling.prize":
        return not apart.isdisjoint({a, b})
    if row.leaf == "vying.pool":
        return not apart.isdisjoint({*a, *b})
    return False


def _unshared_pools(pools: Row) -> set[str]:
    """Return the pools that one board alone has."""
    a, b = pools.parts()
    return {*a.value} ^ {*b.value}


def _alone_points(a: Ruleset, b: Ruleset, rows: Iterable[Row]) -> Iterator[SummaryPoint]:
    """Yield what one text alone says, what it states before what is reported or read so.

    Of rules that matter as much, those come first of which we know why the other does not speak:
    it has no place for them, or was read whole. That a report leaves them out tells little.
    """
    rows = [*rows]
    pools = next((row for row in rows if row.leaf == "board.pools" and row.verdict), None)
    apart = set[str]()
    if pools:
        kinds = (leaves.CLAIMS, leaves.SHARES)
        apart = {f"{kind}{pool}" for kind in kinds for pool in _unshared_pools(pools)}
    every = [row for row in _in_order(rows) if row.degree in ALONE and row.leaf not in apart]
    leading = [row for row in every if row.leaf in ORDER or row.leaf.startswith("melding.claims.")]
    rest = [row for row in every if row not in leading]
    for voices in ({"stated", "reported"}, {"inferred"}):
        for together in (leading, rest):
            spoken = [row for row in together if {voice(part) for part in row.parts()} & voices]
            yield from map(
                SummaryPoint, sorted(spoken, key=lambda row: not _is_explained(row, a, b))
            )


def _is_explained(row: Row, a: Ruleset, b: Ruleset) -> bool:
    """Tell whether we know why the other text does not speak: no report or torn page keeps it from us."""
    sides = zip((a, b), row.parts(), strict=True)
    silences = {silence(text, part) for text, part in sides if voice(part) not in SPEAKING}
    return silences <= {"nowhere", "silent"}


@dataclass(frozen=True, slots=True)
class Variation:
    """A way to play that a text itself offers: its crux, what it sets, and the source it is borrowed from."""

    crux: str
    sets: Mapping[str, Any]
    borrowed: str


def variations(ruleset: Ruleset) -> Iterator[Variation]:
    """Yield the variations that a text itself offers, each once."""
    seen = set[str]()
    for clause in ruleset.document["clauses"]:
        crux = clause.get("crux", {})
        if crux.get("kind") != "option" or crux["id"] in seen:
            continue
        seen.add(crux["id"])
        others = (reading for name, reading in crux["readings"].items() if name != crux["adopted"])
        sets = {leaf: value for other in others for leaf, value in other.get("sets", {}).items()}
        yield Variation(
            crux["id"], sets or clause.get("sets", {}), borrowed_from(ruleset.document, clause)
        )


def _options(a: Ruleset, b: Ruleset, rows: Iterable[Row]) -> Iterator[tuple[str, str]]:
    """Yield leaves in which a text allows the value of the other as a variation, with its side."""
    apart = {row.leaf: row.parts() for row in rows if row.verdict == "differ"}
    for side, ruleset, there in (("a", a, 1), ("b", b, 0)):
        for variation in variations(ruleset):
            for leaf, value in variation.sets.items():
                if leaf in apart and value == apart[leaf][there].value:
                    yield leaf, side


def _spoken_parts(rows: Iterable[Row], side: int) -> tuple[str, ...]:
    """Return the parts of the game of which a side itself speaks, in the order of the rows."""
    parts = (row.leaf.partition(".")[0] for row in rows if voice(row.parts()[side]) in SPEAKING)
    return tuple(dict.fromkeys(parts))


def is_chosen_by(ruleset: Ruleset, turn: Turn, other: Ruleset) -> bool:
    """Tell whether a reading was adopted on the witness of the text beside it."""
    crux = next(
        clause["crux"]
        for clause in ruleset.document["clauses"]
        if clause.get("crux", {}).get("id") == turn.doubt.crux
    )
    witnesses = crux["readings"][turn.doubt.reading].get("witnesses", ())
    return any(witness.partition("/")[0] == other.id for witness in witnesses)


def dependence(a: Ruleset, b: Ruleset) -> str:
    """Return how two texts depend on each other: `follows`, `followed` or `one-report`; empty if they do not."""
    for ruleset, other, name in ((a, b, "follows"), (b, a, "followed")):
        if other.id in ruleset.document.get("follows", ()):
            return name
    via = [own_source(ruleset.document).get("via") for ruleset in (a, b)]
    return "one-report" if via[0] and via[0] == via[1] else ""


def lenders(ruleset: Ruleset) -> list[str]:
    """Return the sources that a text borrows from, those of most clauses first."""
    every: Mapping[str, Any] = borrowings(ruleset.document)
    return sorted(every, key=lambda ref: -every[ref])
