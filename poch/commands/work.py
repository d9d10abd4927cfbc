"""What is played in parts, here or elsewhere: it can be sent, and compiles its rules where it arrives."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pickle import loads
from typing import ClassVar, NamedTuple, Protocol, TypeAlias, TypeVar

from poch import VERSION
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.studies.surveys import effects, survey
from poch.studies.surveys.effects import BothWays, RuleChange
from poch.studies.surveys.parts import Addable
from poch.studies.surveys.survey import SurveyPart, SurveyPlan
from poch.texts.lock import WHOLE, digest, stamps
from poch.texts.own import find

Readings: TypeAlias = tuple[tuple[str, str], ...]
Found_co = TypeVar("Found_co", bound=Addable, covariant=True)

TRIAL = 20
"""Deals by which two engines are compared, if a session has so many."""


class NamedRuleset(NamedTuple):
    """A ruleset by its id or path, and the hash it must have where it is played."""

    name: str
    hash: str


class Work(Protocol[Found_co]):
    """What is played in parts."""

    @property
    def name(self) -> str:
        """What the progress of it is called."""

    @property
    def plan(self) -> SurveyPlan:
        """What is played."""

    @property
    def times(self) -> int:
        """How often each deal is played."""

    @property
    def rulesets(self) -> Sequence[NamedRuleset]:
        """The rulesets by which it is played."""

    def __call__(self, deals: range) -> Found_co:
        """Play some deals; raises ValueError where a ruleset is not found, or is another."""


@dataclass(frozen=True)
class SurveyWork:
    """A survey of one ruleset."""

    ruleset: NamedRuleset
    readings: Readings
    plan: SurveyPlan
    times: ClassVar[int] = 1
    name: ClassVar[str] = "survey"

    @property
    def rulesets(self) -> Sequence[NamedRuleset]:
        """The ruleset."""
        return (self.ruleset,)

    def __call__(self, deals: range) -> SurveyPart:
        """Play some deals."""
        return survey.play_part(_find_exact(self.ruleset, self.readings), self.plan, deals)


@dataclass(frozen=True)
class EffectsWork:
    """The effects of each reading of a ruleset, or of each leaf of another.

    `times` is how many changes there are, and one more.
    """

    ruleset: NamedRuleset
    other: NamedRuleset | None
    plan: SurveyPlan
    times: int
    name: ClassVar[str] = "effects"

    @property
    def rulesets(self) -> Sequence[NamedRuleset]:
        """The ruleset, and the other if there is one."""
        return (self.ruleset, self.other) if self.other else (self.ruleset,)

    def __call__(self, deals: range) -> BothWays:
        """Play some deals without and with each change."""
        return effects.play_both_ways(_find_exact(self.ruleset), self.plan, _changes(self), deals)


def _find_exact(named: NamedRuleset, readings: Readings = ()) -> Ruleset:
    """Return a ruleset; raises ValueError where it is not the same as where the work comes from."""
    ruleset = find(named.name, dict(readings))
    if stamp(ruleset) != named.hash:
        raise ValueError(f"{named.name} has the hash {stamp(ruleset)}, and not {named.hash}")
    return ruleset


@cache
def _changes(work: EffectsWork) -> Sequence[RuleChange]:
    other = _find_exact(work.other) if work.other else None
    return changes_of(_find_exact(work.ruleset), other, work.plan.seats)


def changes_of(ruleset: Ruleset, other: Ruleset | None, seats: int) -> Sequence[RuleChange]:
    """Return the changes of a ruleset to each other reading, or to each leaf of another ruleset."""
    if other is None:
        return (*effects.reading_changes(ruleset.document),)
    return (*effects.leaf_changes(ruleset, other, seats),)


def stamp(ruleset: Ruleset) -> str:
    """Return the hash of a ruleset, as citations have it."""
    return stamps(ruleset.document)[WHOLE].hash


def add_hash(report: Json, ruleset: Ruleset) -> Json:
    """Return what is told of a ruleset, with its hash behind its version."""
    before: Json = {key: report[key] for key in ("schema", "ruleset", "version") if key in report}
    return {**before, "hash": stamp(ruleset), **report}


def known(engine: str, packed: bytes) -> Json:
    """Return what tells whether two play the same work alike, as far as their engines are the same.

    These are the version of the `engine`, the versions and hashes of the rulesets, and the hash of
    what the first deals come to, if all before is the same. The work is unpacked only where the
    engine is the one given.
    """
    if engine != VERSION:
        return {"engine": VERSION}
    work: Work[Addable] = loads(packed)  # noqa: S301 - from where the parts come, too
    rulesets = [find(named.name) for named in work.rulesets]
    names = [f"version {ruleset.version}, hash {stamp(ruleset)}" for ruleset in rulesets]
    rules = {named.name: name for named, name in zip(work.rulesets, names, strict=True)}
    if [named.hash for named in work.rulesets] != [*map(stamp, rulesets)]:
        return {"engine": VERSION, "rules": rules}
    first = work(range(min(TRIAL, work.plan.session)))
    return {"engine": VERSION, "rules": rules, "trial": digest(first.as_json())}
