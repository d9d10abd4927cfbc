"""Effects: what one change of the rules does to each measure, the same deals being played both ways."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import combinations_with_replacement as pairs
from math import inf, sqrt
from typing import Any, NamedTuple, TypeAlias

from poch.game.ruleset import Document, Ruleset
from poch.game.said import Json, MessageError
from poch.game.sourced import Ruled
from poch.studies.compare import align_rulesets
from poch.studies.intervals import SIGMAS, round_figure
from poch.studies.surveys.measures import Measure, Sums
from poch.studies.surveys.survey import SurveyPlan, measures_of, play_sessions
from poch.texts.compile import RulesetError, compile_ruleset, other_readings, patch_ruleset

SURE = 3.290527
"""How many standard errors a difference must come to: a 99.9 % interval, as many measures are looked at."""
ASIDE = ("length.", "chips.supplied", "chips.all")
"""Measures that tell of our encoding, or what others tell too; a change is not ranked by them."""

ONE, X, Y, X_AFTER, Y_AFTER = range(5)
PAIRS = (*pairs((ONE, X, Y, X_AFTER, Y_AFTER), 2),)
"""What is multiplied, in the order of the products."""
PRODUCTS = len(PAIRS)
Products: TypeAlias = Mapping[str, tuple[int, ...]]
"""By measure, the sums over sessions of its products."""
TermWeights: TypeAlias = Mapping[int, Fraction]


class RuleChange(NamedTuple):
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
            "before": round_figure(self.before),
            "after": round_figure(self.after),
            "by": round_figure(self.after - self.before),
            "low": round_figure(self.low),
            "high": round_figure(self.high),
            "spreads": None if self.spreads is None else round_figure(self.spreads),
        }


def reading_changes(document: Document) -> Iterator[RuleChange]:
    """Yield the changes of a ruleset to each reading that was not adopted."""
    for crux, reading in other_readings(document):
        yield _change(f"{crux}={reading}", partial(compile_ruleset, document, {crux: reading}))


def leaf_changes(ruleset: Ruleset, other: Ruleset, seats: int) -> Iterator[RuleChange]:
    """Yield the changes of a ruleset to each value that another's source settles otherwise."""
    for row in align_rulesets(ruleset, other):
        mine, others = ruleset.rule_for(row.leaf, seats), other.rule_for(row.leaf, seats)
        if (
            row.verdict == "differ"
            and row.evident
            and mine
            and others
            and mine.value != others.value
        ):
            leaf = {row.leaf: Ruled(others.value, mine.clause)}
            yield _change(row.leaf, partial(patch_ruleset, ruleset, leaf, seats))


def _change(key: str, make: Callable[[], Ruleset]) -> RuleChange:
    try:
        return RuleChange(key, make())
    except RulesetError as error:
        return RuleChange(key, None, str(error))


@dataclass(frozen=True, slots=True)
class BothWays:
    """What some deals come to, played as the rules are and again with each change of them.

    `products` has by change and measure the sums over sessions of all products of two of 1, x, y,
    x' and y'. Here x is what is counted in a session and y that for each of which it is; x' and y'
    are the same after the change. `unplayed` has by change why it cannot be played.
    """

    deals: int
    products: Mapping[str, Products]
    unplayed: Mapping[str, str]

    def __add__(self, other: "BothWays") -> "BothWays":
        """Return what both come to together; of two reasons the first remains."""
        unplayed = {**other.unplayed, **self.unplayed}
        products = {
            change: {
                name: tuple(map(int.__add__, sums, other.products[change][name]))
                for name, sums in by_measure.items()
            }
            for change, by_measure in self.products.items()
            if change not in unplayed
        }
        return BothWays(self.deals + other.deals, products, unplayed)

    def as_json(self) -> Json:
        """Return it as plain data."""
        products = {
            change: {name: [*sums] for name, sums in by_measure.items()}
            for change, by_measure in self.products.items()
        }
        return {"deals": self.deals, "products": products, "unplayed": dict(self.unplayed)}


def parse_both_ways(data: Any, changes: Sequence[str]) -> BothWays:
    """Return what plain data holds; raises MessageError where it is not of these changes."""
    try:
        products = {
            str(change): {str(name): tuple(map(int, sums)) for name, sums in by_measure.items()}
            for change, by_measure in data["products"].items()
        }
        unplayed = {str(change): str(why) for change, why in data["unplayed"].items()}
        part = BothWays(int(data["deals"]), products, unplayed)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise MessageError("survey-part") from error
    sizes = (len(sums) for by_measure in products.values() for sums in by_measure.values())
    if {*products, *unplayed} != {*changes} or any(size != PRODUCTS for size in sizes):
        raise MessageError("survey-part")
    return part


def play_both_ways(
    ruleset: Ruleset, plan: SurveyPlan, changes: Iterable[RuleChange], deals: range
) -> BothWays:
    """Play deals as the rules are, and again with each change of them."""
    before = session_sums(ruleset, plan, deals)
    products: dict[str, Products] = {}
    unplayed: dict[str, str] = {}
    for change in changes:
        if change.by is None:
            unplayed[change.key] = change.why
            continue
        try:
            after = session_sums(change.by, plan, deals)
        except ValueError as error:
            unplayed[change.key] = str(error)
        else:
            products[change.key] = multiply_sums(measures_of(ruleset, plan.seats), before, after)
    return BothWays(len(deals), products, unplayed)


def session_sums(ruleset: Ruleset, plan: SurveyPlan, deals: range) -> list[Sums]:
    """Play deals of a plan, and return the sums of each session."""
    return [sums for sums, _ in play_sessions(ruleset, plan, deals)]


def multiply_sums(
    measures: Iterable[Measure], before: Sequence[Sums], after: Sequence[Sums]
) -> Products:
    """Return the products of each measure that can be taken before and after."""
    return {
        measure.name: tuple(map(sum, zip(*_products(measure, before, after), strict=True)))
        for measure in measures
        if {measure.of, measure.to_each} <= {*after[0]}
    }


def _products(
    measure: Measure, before: Sequence[Sums], after: Sequence[Sums]
) -> Iterator[tuple[int, ...]]:
    for was, is_ in zip(before, after, strict=True):
        counted = (1, was[measure.of], was[measure.to_each], is_[measure.of], is_[measure.to_each])
        yield tuple(x * y for x, y in pairs(counted, 2))


def report_effects(ruleset: Ruleset, plan: SurveyPlan, part: BothWays, change: RuleChange) -> Json:
    """Return a change with its measurable effects, as plain data."""
    if change.key in part.unplayed:
        return {"change": change.key, "unplayed": part.unplayed[change.key]}
    shown = effects(measures_of(ruleset, plan.seats), part.products[change.key])
    first = largest_effect(shown)
    return {
        "change": change.key,
        "most": first.measure.name if first else None,
        "effects": {effect.measure.name: effect.as_json() for effect in shown if effect.measurable},
    }


def effects(measures: Iterable[Measure], products: Products) -> list[Effect]:
    """Return the effects on all measures that happened before and after."""
    every = (
        _effect(measure, products[measure.name]) for measure in measures if measure.name in products
    )
    return [effect for effect in every if effect]


def largest_effect(shown: Sequence[Effect]) -> Effect | None:
    """Return the largest effect that a change may be ranked by, if there is one."""
    ranked = [effect for effect in shown if effect.ranked]
    return max(ranked, key=lambda effect: abs(effect.spreads or 0), default=None)


def _effect(measure: Measure, products: Sequence[int]) -> Effect | None:
    sums = dict(zip(PAIRS, products, strict=True))
    number = sums[ONE, ONE]
    before, after = (_residual(sums, x, y) for x, y in ((X, Y), (X_AFTER, Y_AFTER)))
    if before is None or after is None:
        return None
    mean, other = (sums[ONE, x] / sums[ONE, y] for x, y in ((X, Y), (X_AFTER, Y_AFTER)))
    apart = {**after, **{term: -weight for term, weight in before.items()}}
    error = sqrt(_variance(sums, apart) / number)
    by = other - mean
    spread = sqrt((_variance(sums, before) + _variance(sums, after)) / 2)
    return Effect(
        measure,
        mean,
        other,
        by - SIGMAS * error,
        by + SIGMAS * error,
        abs(by) / spread if spread > 0 else (None if by else 0.0),
        abs(by) > max(SURE * error, _NOTHING),
    )


_NOTHING = 1e-9
"""Less is the rounding of the machine."""


def _residual(sums: Mapping[tuple[int, int], int], x: int, y: int) -> TermWeights | None:
    """Return by what x and y are multiplied to have what a session adds to the mean; the mean of that is nothing."""
    all_x, all_y = sums[ONE, x], sums[ONE, y]
    if not all_y:
        return None
    to_each = Fraction(sums[ONE, ONE], all_y)
    return {x: to_each, y: -to_each * Fraction(all_x, all_y)}


def _variance(sums: Mapping[tuple[int, int], int], weights: TermWeights) -> Fraction:
    """Return the variance over sessions of a weighted sum, the mean of which is nothing."""
    squares = (
        weight * other * sums[min(x, y), max(x, y)]
        for x, weight in weights.items()
        for y, other in weights.items()
    )
    return sum(squares, Fraction(0)) / max(sums[ONE, ONE] - 1, 1)


def count_apart(measures: Mapping[str, Json], others: Mapping[str, Json]) -> tuple[int, int, str]:
    """Return in how many of how many common measures two surveys lie far apart, and the widest.

    Far is more than one spread; the widest is looked for where there is any. The measures are given
    as `survey.report_survey` has them.
    """
    distances = {
        name: _distance(measures[name], others[name])
        for name in measures
        if name in others and not name.startswith(ASIDE)
    }
    widest = max(distances, key=lambda name: distances[name] if distances[name] < inf else 0.0)
    return sum(size > 1 for size in distances.values()), len(distances), widest


def _distance(figure: Json, other: Json) -> float:
    spread = sqrt((figure["spread"] ** 2 + other["spread"] ** 2) / 2)
    by = abs(figure["mean"] - other["mean"])
    return float(by / spread) if spread else (inf if by else 0.0)
