"""Surveys: many deals by one ruleset and one kind of player, told by measures with their intervals.

Deals are played in sessions of equal length, so that pools grow as they would: what nobody takes
stays for the next deal of its session. Deals of one session are not independent, sessions are.
All that is added up are whole numbers, so that parts of a survey come to the same sum in whatever
order, by whomever and in whatever Python they were played.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from poch import VERSION
from poch.game.actions import Action, Ask
from poch.game.cards import MOST_SEED, is_seed, shuffle_by
from poch.game.engine import Outcome, Policy, deal_pack, drive, play
from poch.game.ledger import Ledger
from poch.game.ruleset import Ruleset
from poch.game.said import Json, MessageError
from poch.game.start import Start
from poch.players.bots import PLAYERS, at_random, cautious
from poch.records.session import Session, session_length
from poch.studies.intervals import normal_interval, round_figure, session_spread, wilson_interval
from poch.studies.surveys.measures import Measure, Sums, count_deal, measures, supplied_clauses

Quick: TypeAlias = Callable[[Random], Policy]

QUICK: Mapping[str, Quick] = MappingProxyType({
    "random": lambda random: lambda ask, _: at_random(ask, random),
    "cautious": lambda random: lambda ask, table: cautious(ask, table, random),
})  # fmt: skip
"""Players that look at the table only, and need not say why."""

SESSION = 20
"""Deals of a session, where there are enough for ten sessions and the rules do not end it sooner."""
LEAST, MOST = 2, 1_000_000_000
METHODS = MappingProxyType({
    "mean": "normal, of a ratio of sums over sessions",
    "share": "Wilson, over deals",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class SurveyPlan:
    """What is surveyed.

    Deal n, from 0, is shuffled from the seed `seed + n`; the same source of chance then goes on to
    what the players choose.
    """

    seats: int
    deals: int
    seed: int
    policy: str
    session: int

    def holds(self, deals: range) -> bool:
        """Tell whether these are deals of whole sessions, of which only the last may be shorter."""
        inside = 0 <= deals.start < deals.stop <= self.deals
        ends = deals.stop == self.deals or not deals.stop % self.session
        return inside and ends and not deals.start % self.session


def plan_survey(
    ruleset: Ruleset, seats: int, deals: int, seed: int, policy: str, session: int | None = None
) -> SurveyPlan:
    """Return a plan; raises MessageError for what cannot be surveyed."""
    if policy not in PLAYERS:
        raise MessageError("survey-policy", policy=policy, known=list(PLAYERS))
    if type(deals) is not int or not LEAST <= deals <= MOST:
        raise MessageError("survey-deals", least=LEAST, most=MOST, deals=str(deals))
    if not is_seed(seed) or seed + deals > MOST_SEED:
        raise MessageError("survey-seed", seed=str(seed), deals=deals, most=str(MOST_SEED - deals))
    longest = min(SESSION, max(deals // 10, 1)) if session is None else session
    if type(longest) is not int or not 1 <= longest <= deals // LEAST:
        raise MessageError("survey-session", deals=deals, session=longest, most=deals // LEAST)
    return SurveyPlan(seats, deals, seed, policy, session_length(ruleset, seats, longest))


@dataclass(frozen=True, slots=True)
class SurveyPart:
    """What some sessions come to.

    `sums` has by measure the sums over sessions of x, y, x², xy and y², x being what is counted in
    a session and y that for each of which it is. `largest` has by pool the most that lay in it when
    it was won.
    """

    deals: int
    sessions: int
    sums: Mapping[str, tuple[int, ...]]
    largest: Mapping[str, int]

    def __add__(self, other: "SurveyPart") -> "SurveyPart":
        """Return what both come to together."""
        return SurveyPart(
            self.deals + other.deals,
            self.sessions + other.sessions,
            {
                name: tuple(map(int.__add__, sums, other.sums[name]))
                for name, sums in self.sums.items()
            },
            {pool: max(most, other.largest[pool]) for pool, most in self.largest.items()},
        )

    def as_json(self) -> Json:
        """Return it as plain data."""
        return {
            "deals": self.deals,
            "sessions": self.sessions,
            "sums": {name: [*sums] for name, sums in self.sums.items()},
            "largest": dict(self.largest),
        }


def parse_part(data: Any, names: Sequence[str]) -> SurveyPart:
    """Return the part that plain data holds; raises ValueError where it is none of these measures."""
    try:
        sums = {str(name): tuple(map(int, numbers)) for name, numbers in data["sums"].items()}
        largest = {str(pool): int(most) for pool, most in data["largest"].items()}
        part = SurveyPart(int(data["deals"]), int(data["sessions"]), sums, largest)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise MessageError("survey-part") from error
    if [*sums] != [*names] or any(len(numbers) != 5 for numbers in sums.values()):
        raise MessageError("survey-part")
    return part


def measures_of(ruleset: Ruleset, seats: int) -> tuple[Measure, ...]:
    """Return the measures of a ruleset."""
    rules = ruleset.rules(seats)
    return measures(rules.pools, [*dict.fromkeys(stage.name for stage in rules.stages)])


def play_sessions(ruleset: Ruleset, plan: SurveyPlan, deals: range) -> Iterator[tuple[Sums, Sums]]:
    """Play deals, and yield for each session its sums, and the most taken from each pool."""
    rules = ruleset.rules(plan.seats)
    counts = measures_of(ruleset, plan.seats)
    zero = dict.fromkeys((name for measure in counts for name in (measure.of, measure.to_each)), 0)
    random, ours = Random(), supplied_clauses(ruleset)  # noqa: S311
    whole, names = _player(ruleset, plan, random), tuple(map(str, range(plan.seats)))
    for first in range(deals.start, deals.stop, plan.session):
        sums, largest = dict(zero), dict.fromkeys(rules.pools, 0)
        session = Session(ruleset, names, {}, None, 0)
        for number in range(first, min(first + plan.session, deals.stop)):
            random.seed(plan.seed + number)
            outcome = whole(session.begin(deal_pack(ruleset, plan.seats, shuffle_by(random))))
            count_deal(sums, largest, outcome, ours)
            session = session.after(outcome)
        yield sums, largest


def _player(ruleset: Ruleset, plan: SurveyPlan, random: Random) -> Callable[[Start], Outcome]:
    """Return what plays a whole deal by the policy of a plan."""
    rules, quick = ruleset.rules(plan.seats), QUICK.get(plan.policy)
    if quick:
        policy = quick(random)
        return lambda start: drive(ruleset, start, policy)
    choose = PLAYERS[plan.policy]

    def answer(ask: Ask, ledger: Ledger) -> Action:
        return choose(ask, rules, ledger, random).action

    return lambda start: play(ruleset, start, (), answer)


def play_part(ruleset: Ruleset, plan: SurveyPlan, deals: range) -> SurveyPart:
    """Play one part of a survey."""
    return sum_sessions(ruleset, plan, play_sessions(ruleset, plan, deals))


def sum_sessions(
    ruleset: Ruleset, plan: SurveyPlan, by_session: Iterable[tuple[Sums, Sums]]
) -> SurveyPart:
    """Return what sessions come to together."""
    counts = measures_of(ruleset, plan.seats)
    sums = [[0] * 5 for _ in counts]
    most = dict.fromkeys(ruleset.rules(plan.seats).pools, 0)
    deals = number = 0
    for counted, largest in by_session:
        deals, number = deals + counted["deals"], number + 1
        for measure, into in zip(counts, sums, strict=True):
            x, y = counted[measure.of], counted[measure.to_each]
            into[0] += x
            into[1] += y
            into[2] += x * x
            into[3] += x * y
            into[4] += y * y
        for pool, chips in largest.items():
            most[pool] = max(most[pool], chips)
    by_name = {measure.name: tuple(into) for measure, into in zip(counts, sums, strict=True)}
    return SurveyPart(deals, number, by_name, most)


def report_survey(ruleset: Ruleset, plan: SurveyPlan, part: SurveyPart) -> Json:
    """Return what the deals played so far come to, and all that is needed to play them again."""
    return {
        "schema": "poch/survey/1",
        **survey_head(ruleset, plan),
        "deals": part.deals,
        "asked": plan.deals,
        "sessions": part.sessions,
        "intervals": {"level": 0.95, **METHODS},
        "measures": {
            measure.name: figure
            for measure in measures_of(ruleset, plan.seats)
            if (figure := _figure(measure, part))
        },
    }


def survey_head(ruleset: Ruleset, plan: SurveyPlan) -> Json:
    """Return what tells a survey from any other, but for the number of its deals."""
    return {
        "ruleset": ruleset.id,
        "version": ruleset.version,
        "readings": ruleset.others,
        "seats": plan.seats,
        "policy": plan.policy,
        "seed": plan.seed,
        "session": plan.session,
        "engine": VERSION,
    }


def _figure(measure: Measure, part: SurveyPart) -> Json | None:
    """Return a measure with its interval; None where that did not happen which it is taken of."""
    sums = part.sums[measure.name]
    x, y, *_ = sums
    if not y:
        return None
    low, high = wilson_interval(x, y) if measure.share else normal_interval(sums, part.sessions)
    figure: Json = {
        "mean": round_figure(x / y),
        "low": round_figure(low),
        "high": round_figure(high),
    }
    figure["kind"] = "share" if measure.share else "mean"
    figure["spread"] = round_figure(session_spread(sums, part.sessions))
    if measure.name.startswith("size."):
        figure["largest"] = part.largest[measure.name.removeprefix("size.")]
    return figure
