"""Effects: what one change of the rules does to each measure, the same deals being played both ways."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import fsum, inf, sqrt
from typing import NamedTuple

from poch.game.ruleset import Document, Ruleset
from poch.game.sourced import Ruled
from poch.studies.compare import compared
from poch.studies.surveys.intervals import SIGMAS, rounded
from poch.studies.surveys.measures import Measure, Sums
from poch.studies.surveys.survey import Json, Plan, measured, sessions
from poch.texts.compile import RulesetError, compiled, patched

SURE = 3.290527
"""How many standard errors a difference must come to: a 99.9 % interval, as many measures are looked at."""
ASIDE = ("length.", "chips.supplied", "chips.all")
"""Measures that tell of our encoding, or what others tell too; a change is not ranked by them."""


class Change(NamedTuple):
    """A change of one ruleset: another reading of a crux, or another value of a leaf.

    `by` is the ruleset after the change; None where it cannot be played so, and `why` says why.
    """

    key: str
    by: Ruleset | None
    why: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a change does to a measure: before, after, and the difference with its 95 % interval.

    `spreads` is the difference in standard deviations from session to session, None where the
    measure is the same in all sessions, before and after. `measurable` says that it is no chance.
    """

    measure: Measure
    before: float
    after: float
    low: float
    high: float
    spreads: float | None
    measurable: bool

    @property
    def ranked(self) -> bool:
        """Tell whether a change may be ranked by this effect."""
        return self.measurable and bool(self.spreads) and not self.measure.name.startswith(ASIDE)

    def as_json(self) -> Json:
        """Return it as plain data."""
        return {
            "before": rounded(self.before),
            "after": rounded(self.after),
            "by": rounded(self.after - self.before),
            "low": rounded(self.low),
            "high": rounded(self.high),
            "spreads": None if self.spreads is None else rounded(self.spreads),
        }


def readings(document: Document) -> Iterator[Change]:
    """Yield the changes of a ruleset to each reading that was not adopted."""
    for clause in document["clauses"]:
        if crux := clause.get("crux"):
            for reading in crux["readings"]:
                if reading != crux["adopted"]:
                    chosen = {crux["id"]: reading}
                    yield _change(f"{crux['id']}={reading}", partial(compiled, document, chosen))


def leaves(one: Ruleset, other: Ruleset, seats: int) -> Iterator[Change]:
    """Yield the changes of a ruleset to each value that another's source settles otherwise."""
    for row in compared(one, other):
        mine, others = one.ruled(row.leaf, seats), other.ruled(row.leaf, seats)
        if row.verdict == "different" and mine and others and mine.value != others.value:
            leaf = {row.leaf: Ruled(others.value, mine.clause)}
            yield _change(row.leaf, partial(patched, one, leaf, seats))


def _change(key: str, make: Callable[[], Ruleset]) -> Change:
    try:
        return Change(key, make())
    except RulesetError as error:
        return Change(key, None, str(error))


def told(ruleset: Ruleset, plan: Plan, before: Sequence[Sums], change: Change) -> Json:
    """Return a change with its measurable effects, as plain data; `before` are the sessions without it."""
    if change.by is None:
        return {"change": change.key, "unplayed": change.why}
    try:
        after = surveyed(change.by, plan)
    except ValueError as error:
        return {"change": change.key, "unplayed": str(error)}
    found = effects(ruleset, plan, before, after)
    first = most(found)
    return {
        "change": change.key,
        "most": first.measure.name if first else None,
        "effects": {one.measure.name: one.as_json() for one in found if one.measurable},
    }


def surveyed(ruleset: Ruleset, plan: Plan) -> list[Sums]:
    """Play all deals of a plan, and return the sums of each session."""
    return [sums for sums, _ in sessions(ruleset, plan, range(plan.deals))]


def effects(
    ruleset: Ruleset, plan: Plan, before: Sequence[Sums], after: Sequence[Sums]
) -> list[Effect]:
    """Return the effects on all measures that can be taken before and after."""
    both = [one for one in measured(ruleset, plan.seats) if {one.of, one.to_each} <= {*after[0]}]
    found = (_effect(one, before, after) for one in both)
    return [one for one in found if one]


def most(found: Sequence[Effect]) -> Effect | None:
    """Return the largest effect that a change may be ranked by, if there is one."""
    ranked = [one for one in found if one.ranked]
    return max(ranked, key=lambda one: abs(one.spreads or 0), default=None)


def _effect(measure: Measure, before: Sequence[Sums], after: Sequence[Sums]) -> Effect | None:
    one, other = _Taken.of(measure, before), _Taken.of(measure, after)
    if one is None or other is None:
        return None
    number = len(before)
    apart = [b - a for a, b in zip(one.residuals, other.residuals, strict=True)]
    error = sqrt(_square(apart) / number)
    by = other.mean - one.mean
    spread = sqrt((_square(one.residuals) + _square(other.residuals)) / 2)
    return Effect(
        measure,
        one.mean,
        other.mean,
        by - SIGMAS * error,
        by + SIGMAS * error,
        abs(by) / spread if spread > 0 else (None if by else 0.0),
        abs(by) > max(SURE * error, _NOTHING),
    )


_NOTHING = 1e-9
"""Less is the rounding of the machine."""


@dataclass(frozen=True, slots=True)
class _Taken:
    """A measure as it was taken: its mean, and what each session adds to that."""

    mean: float
    residuals: tuple[float, ...]

    @classmethod
    def of(cls, measure: Measure, found: Sequence[Sums]) -> "_Taken | None":
        x, y = sum(one[measure.of] for one in found), sum(one[measure.to_each] for one in found)
        if not y:
            return None
        mean, per_session = x / y, y / len(found)
        return cls(
            mean,
            tuple((one[measure.of] - mean * one[measure.to_each]) / per_session for one in found),
        )


def _square(residuals: Sequence[float]) -> float:
    """Return the variance of residuals, whose mean is nothing."""
    return fsum(one * one for one in residuals) / max(len(residuals) - 1, 1)


def apart(one: Mapping[str, Json], other: Mapping[str, Json]) -> tuple[int, int, str]:
    """Return in how many of how many common measures two surveys lie far apart, and the widest.

    Far is more than one spread; the widest is looked for where there is any. The measures are given
    as `survey.told` has them.
    """
    found = {
        name: _apart(one[name], other[name])
        for name in one
        if name in other and not name.startswith(ASIDE)
    }
    widest = max(found, key=lambda name: found[name] if found[name] < inf else 0.0)
    return sum(size > 1 for size in found.values()), len(found), widest


def _apart(one: Json, other: Json) -> float:
    spread = sqrt((one["spread"] ** 2 + other["spread"] ** 2) / 2)
    by = abs(one["mean"] - other["mean"])
    return float(by / spread) if spread else (inf if by else 0.0)
