"""Contrast: the same deal and the same choices under two rulesets, and what makes them part.

The leaves that make them part are proven: they alone are set in the first ruleset as they are in
the second, with the second's clauses, and played so the two part later, or no more.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from poch.game.phase import OtherTableError
from poch.game.ruleset import Ruleset
from poch.game.said import Message, message
from poch.game.sourced import Ruled
from poch.studies.contrast.parting import (
    PartingFinder,
    PartingPlace,
    find_chip_parting,
    find_parting,
    stage_of,
)
from poch.studies.contrast.same_deal import SameDeal, Side, as_side
from poch.texts.compile import RulesetError, patch_ruleset
from poch.texts.leaves import leaves_in_order

RuledPair: TypeAlias = tuple[Ruled[Any] | None, Ruled[Any] | None]
RuledPairs: TypeAlias = Mapping[str, RuledPair]

LAYOUT = (
    "seats", "pack.", "board.", "dressing.",
    "dealing.direction", "dealing.first-dealer", "dealing.cut",
)  # fmt: skip
"""The leaves whose events lie there."""
ALWAYS = (*LAYOUT, "dealing.", "turn-up.", "stages")
PARTS = {
    "dealing": ("dealing.", "turn-up."), "melding": ("melding.",), "vying": ("vying.",),
    "shedding": ("shedding.", "vying."), "settling": ("settling.", "shedding."),
    "ending": ("ending.",),
}  # fmt: skip
"""The leaves that a stage mostly goes by."""
NAMES = "board.names"
"""The leaf that is told only: a name is no rule."""
UNPROVEN = message("contrast-unproven")


# The leaves that make them part


def differing_leaves(a: Ruleset, b: Ruleset, seats: int) -> RuledPairs:
    """Return the leaves that two rulesets set differently for so many seats, in the usual order."""
    names = [name for name in leaves_in_order() if name in a.leaves or name in b.leaves]
    pairs = {
        name: (a.rule_for(name, seats), b.rule_for(name, seats)) for name in names if name != NAMES
    }
    packs = [ruleset.leaf("pack.size", seats).value // 4 for ruleset in (a, b)]

    def is_apart(name: str) -> bool:
        values: list[Any] = [ruled.value if ruled else None for ruled in pairs[name]]
        first, second = values
        if name == "pack.ranks":  # how far down the pack goes is its size
            return bool(first != second and first[: packs[0]] != second[: packs[1]])
        return bool(first != second)

    return {name: pairs[name] for name in pairs if is_apart(name)}


def is_in_layout(name: str) -> bool:
    """Tell whether a leaf is shown by events before the deal is played."""
    return name.startswith(LAYOUT)


class TrialResult(NamedTuple):
    """Leaves tried: whether the two part later then, and where; and the leaves complained of instead."""

    moves: bool
    parted: PartingPlace | None = None
    wrong: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Trial:
    """The first ruleset with leaves of the second, tried against the second.

    `there` are the leaves in which they differ; `place` is where they part; `other` is the side
    that the second ruleset gives. `measure` tells where two sides part.
    """

    ruleset: Ruleset
    there: RuledPairs
    same: SameDeal
    other: Side
    place: tuple[int, ...]
    measure: PartingFinder
    known: dict[frozenset[str], TrialResult] = field(default_factory=dict)

    def try_leaves(self, names: Iterable[str]) -> TrialResult:
        """Tell what becomes of the two with these leaves alone as in the second ruleset."""
        key = frozenset(names)
        if key not in self.known:
            self.known[key] = self._play(key)
        return self.known[key]

    def _play(self, names: frozenset[str]) -> TrialResult:
        try:
            changed = with_leaves(self.ruleset, self.other.ruleset, names, self.there, self.same)
        except RulesetError as error:
            return TrialResult(
                moves=False, wrong=frozenset(complaint.name for complaint in error.complaints)
            )
        try:
            mine = as_side(self.same.by(changed))
        except OtherTableError:
            return TrialResult(moves=False)
        parted = self.measure(mine, self.other)
        return TrialResult(parted is None or parted.place > self.place, parted)

    def least(self, first: Sequence[str], concerned: Sequence[str]) -> tuple[str, ...]:
        """Return leaves that suffice, of which none can be spared.

        Each of the `first` is tried alone. Then as many as may be of those `concerned` are left
        out, or of all where these do not suffice: whole parts of the game, then one by one.
        """
        alone = next((name for name in first if self.try_leaves((name,)).moves), None)
        if alone:
            return (alone,)
        kept = frozenset(concerned)
        if not self.try_leaves(kept).moves:
            kept = frozenset(self.there)
        for part in {name.partition(".")[0]: None for name in self.there if name in kept}:
            fewer = frozenset(name for name in kept if name.partition(".")[0] != part)
            kept = fewer if self.try_leaves(fewer).moves else kept
        before: frozenset[str] = frozenset()
        while before != kept:
            before = kept
            for name in sorted(self.there, key=lambda leaf: leaf in first):
                kept = self._without(kept, name) if name in kept else kept
        return tuple(name for name in self.there if name in kept)

    def _without(self, kept: frozenset[str], name: str) -> frozenset[str]:
        """Return what is kept without a leaf, if that suffices; else as before.

        Where others cannot be had without it, they are left out as well.
        """
        fewer = kept - {name}
        while fewer:
            tried = self.try_leaves(fewer)
            if tried.moves:
                return fewer
            if not tried.wrong & fewer:
                break
            fewer -= tried.wrong
        return kept


def with_leaves(
    a: Ruleset, b: Ruleset, names: Iterable[str], there: RuledPairs, common: SameDeal
) -> Ruleset:
    """Return the first ruleset with these leaves as in the second, each with its clause there."""
    seats = len(common.record["seats"])
    foreign = "" if a.id == b.id else f"{b.id}/"
    named = {
        name: Ruled(ruled.value, foreign + ruled.clause) if (ruled := there[name][1]) else None
        for name in names
    }
    return patch_ruleset(a, named, seats)


@dataclass(frozen=True, slots=True)
class Contrast:
    """Two sides, where they part, and why.

    `there` are all leaves in which the rulesets differ, and `leaves` those that were proven to make
    the two `part`; with these set aside, the two part `later`. `aside` are leaves that the first ruleset
    has taken over from the second beforehand; `why` says why nothing could be proven. Where they
    part in chips, that is `telling`, and they may have parted in other things `before`.
    """

    same: SameDeal
    a: Side
    b: Side
    there: RuledPairs
    part: PartingPlace | None
    leaves: tuple[str, ...]
    later: PartingPlace | None
    aside: tuple[str, ...]
    why: Message | None = None
    telling: bool = False
    before: PartingPlace | None = None

    def __repr__(self) -> str:
        sides = f"{self.a.ruleset.id} and {self.b.ruleset.id}"
        part = f"part by {', '.join(self.leaves)}" if self.leaves else "never part"
        return f"<Contrast: {sides} {part if self.why is None else self.why.id}>"

    @property
    def place(self) -> int | None:
        """How much is alike before the two part ways, if they do."""
        return self.part.place[0] if self.part else None

    @property
    def sufficient(self) -> bool:
        """Tell whether `leaves` make the two part ways, or else they never do."""
        return self.why is None

    @property
    def layout(self) -> tuple[str, ...]:
        """The leaves that differ before the deal is played."""
        return tuple(filter(is_in_layout, self.there))


def contrast_rulesets(
    common: SameDeal, a: Ruleset, b: Ruleset, aside: Sequence[str] = (), *, telling: bool = False
) -> Contrast:
    """Play what two sides have in common by two rulesets, and find out why they part.

    Where a `telling` difference is asked for, that is where they first part in chips, if they do.

    Raises ValueError where one of them is not for so many seats, or a leaf to be set aside does
    not differ; OtherTableError where the second cannot go on from what they have in common.
    """
    seats = len(common.record["seats"])
    for ruleset in (a, b):
        ruleset.rules(seats)
    there = differing_leaves(a, b, seats)
    if unknown := [name for name in aside if name not in there]:
        known = ", ".join(there) or "none differs"
        raise ValueError(f"{unknown[0]} cannot be set aside; leaves that differ: {known}")
    if aside:
        try:
            a = with_leaves(a, b, aside, there, common)
        except RulesetError as error:
            raise ValueError(
                f"{', '.join(aside)} cannot be set aside alone; {error.complaints[0]}"
            ) from error
        there = {name: pair for name, pair in there.items() if name not in aside}
    own, other = as_side(common.by(a)), as_side(common.by(b))
    first = find_parting(own, other)
    chips = find_chip_parting(own, other) if telling else None
    part, measure = (chips, find_chip_parting) if chips else (first, find_parting)
    if part is None:
        return Contrast(common, own, other, there, None, (), None, tuple(aside))
    trial = Trial(a, there, common, other, part.place, measure)
    leaves = trial.least(*_suspects(own, other, part, there))
    last = trial.try_leaves(leaves)
    why = None if last.moves else UNPROVEN
    before = first if chips and first and not _is_same_place(first, chips) else None
    return Contrast(
        common, own, other, there, part, leaves, last.parted, tuple(aside), why, bool(chips), before
    )


def _is_same_place(first: PartingPlace, second: PartingPlace) -> bool:
    """Tell whether two sides part at the same event of one of them."""
    return any(
        at is not None and at == here for at, here in zip(first[1:], second[1:], strict=True)
    )


def _suspects(
    a: Side, b: Side, part: PartingPlace, there: RuledPairs
) -> tuple[list[str], list[str]]:
    """Return the leaves to suspect first, and all that are concerned where two sides part."""
    clauses = {a.clause(part.a), b.clause(part.b)}
    own = PARTS.get(stage_of(a, b, part), ())
    cited = [
        name for name, pair in there.items() if {ruled.clause for ruled in pair if ruled} & clauses
    ]
    nearby = [name for name in there if name.startswith(own) and name not in cited]
    so_far = {moment.stage for moment in (*a.until(part.a), *b.until(part.b))}
    parts = (*ALWAYS, *chain.from_iterable(PARTS[stage] for stage in so_far if stage in PARTS))
    return [*cited, *nearby], [name for name in there if name.startswith(parts)]
