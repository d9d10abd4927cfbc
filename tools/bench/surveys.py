"""How fast surveys are: beside the bare engine, and by two workers in place of one."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import monotonic, perf_counter, process_time

from poch.commands.work import NamedRuleset, SurveyWork, stamp
from poch.commands.workers import collect_parts, local_workers
from poch.game.engine import drive, from_seed
from poch.game.ruleset import Ruleset
from poch.studies.surveys.parts import FoldedParts, cut_into_parts
from poch.studies.surveys.survey import QUICK, plan_survey, play_part
from poch.studies.surveys.survey import SurveyPart as Counted
from poch.texts.library import find
from tools.bench.results import Figure, ReportPart, Row, Target
from tools.bench.work import loop

SEATS = 4
DEALS = 200
FEWEST = 3
KEPT = Target(0.85)
TWICE = Target(1.7)
MANY = 10_000
TURNS = 2_000_000


def bare_rate(ruleset: Ruleset, first: int) -> float:
    """Return how many deals the engine plays by chance in a second of the processor."""
    chance = QUICK["random"](Random(first))
    began = process_time()
    for seed in range(first, first + DEALS):
        drive(ruleset, from_seed(ruleset, SEATS, seed), chance)
    return DEALS / (process_time() - began)


def survey_rate(ruleset: Ruleset, first: int) -> float:
    """Return how many of the same deals a survey plays."""
    plan = plan_survey(ruleset, SEATS, DEALS, first, "random")
    began = process_time()
    play_part(ruleset, plan, range(DEALS))
    return DEALS / (process_time() - began)


def shared_rate(name: str, workers: int, deals: int, seed: int) -> float:
    """Return how many deals a second so many workers survey, the start of their processes included."""
    ruleset = find(name)
    plan = plan_survey(ruleset, SEATS, deals, seed, "random")
    work, folded = SurveyWork(NamedRuleset(name, stamp(ruleset)), (), plan), FoldedParts[Counted]()
    began = perf_counter()
    with local_workers(workers) as hands:
        for part in collect_parts(hands, work, cut_into_parts(plan, [range(deals)])):
            folded.add(*part)
    return deals / (perf_counter() - began)


def loop_rate(processes: int, turns: int) -> float:
    """Return how many turns a second so many processes make of a loop that is not ours."""
    with ProcessPoolExecutor(processes) as pool:
        [*pool.map(loop, [1] * processes)]
        began = perf_counter()
        [*pool.map(loop, [turns // processes] * processes)]
        return turns / (perf_counter() - began)


def measure(
    rulesets: Sequence[str], seconds: float, tell: Callable[[str], None], *, quick: bool
) -> ReportPart:
    """Measure all once a round, one after the other, as many rounds as there is time."""
    known = {name: find(name) for name in rulesets}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in rulesets}
    workers: list[tuple[float, float]] = []
    machine: list[tuple[float, float]] = []
    began, turn = monotonic(), 0
    while turn < FEWEST or monotonic() - began < seconds:
        turn += 1
        tell(f"surveys: round {turn}")
        for name, ruleset in known.items():
            first = turn * DEALS
            rates[name].append((survey_rate(ruleset, first), bare_rate(ruleset, first)))
        deals = MANY // 5 if quick else MANY
        workers.append(
            (shared_rate(rulesets[0], 2, deals, turn), shared_rate(rulesets[0], 1, deals, turn))
        )
        machine.append((loop_rate(2, TURNS), loop_rate(1, TURNS)))
    return report(rates, workers, machine)


def report(
    rates: dict[str, list[tuple[float, float]]],
    workers: Sequence[tuple[float, float]],
    machine: Sequence[tuple[float, float]],
) -> ReportPart:
    """Put the rounds together."""
    rows = [row(name, pairs) for name, pairs in rates.items()]
    rows.append(Row.median_of(rows, KEPT))
    rows.append(row("two workers, × one", workers, TWICE))
    rows.append(row("a plain loop's two, × one", machine))
    notes = f"""\
{len(workers)} rounds; a ratio is taken within its round. The same {DEALS} deals, four seats, choices by chance:
as a survey counts them, and as the engine plays them when nothing is counted, by the time of the
processor. Two workers are two processes, begun anew, on the first of the rulesets. What two processes
make of a loop of plain Python tells what this machine had to give just then (turns a second)."""
    return ReportPart("Surveys", "deals/s", rows, ("bare",), notes)


def row(name: str, pairs: Sequence[tuple[float, float]], target: Target | None = None) -> Row:
    """Return a row of a rate, and of its ratio to another."""
    rate, other = (Figure(tuple(values)) for values in zip(*pairs, strict=True))
    return Row(name, rate, [rate.over(other)], target)
