"""`make mutants`: tries every mutant of every ruleset, and says which survive and why."""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice

import click
from rich.console import Console
from rich.table import Table as Grid

from poch.texts.document import load
from poch.texts.library import document
from tools.lab.mutants.changes import Mutant, mutants
from tools.lab.mutants.survivors import (
    LISTED,
    Trials,
    check_survivors,
    listed_survivors,
    reason_for,
)
from tools.lab.mutants.trial import BY_HANDS, CAUGHT, Evidence, Trial, Verdict
from tools.lab.parallel import run_parallel
from tools.lab.trials import choose_rulesets, note
from tools.store.cache import failing

TOGETHER = 25
WANTED = 0.95


@cache
def trial(name: str) -> Trial:
    """Return the trial of a ruleset, its records replayed once in each process."""
    return Trial.of(name)


def try_all(together: Sequence[Mutant]) -> list[tuple[Mutant, Verdict]]:
    """Try mutants of one ruleset."""
    return [(mutant, trial(mutant.ruleset).verdict(mutant)) for mutant in together]


def try_rulesets(names: Sequence[str]) -> list[tuple[Mutant, Verdict]]:
    """Try all mutants of these rulesets."""
    parts = [part for name in names for part in _parts(mutants(document(name)))]
    trials = [pair for part in run_parallel(try_all, parts, "mutants") for pair in part]
    return sorted(trials, key=lambda pair: names.index(pair[0].ruleset))


def _parts(every: Iterator[Mutant]) -> Iterator[list[Mutant]]:
    while part := [*islice(every, TOGETHER)]:
        yield part


@click.command()
@click.argument("rulesets", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def main(rulesets: Sequence[str], *, as_json: bool) -> None:
    """Try all mutants of all RULESETS that are played, or of those named.

    What was found is noted in tests/trials.json. Ends with 1, and notes nothing, where one survives hands and vectors without a reason, a reason is given for one
    that does not, or too few are told by the hands alone.
    """
    trials = try_rulesets(choose_rulesets(rulesets))
    plain = [*_report(trials)]
    surviving = [row for row in plain if row["told"] not in CAUGHT]
    if as_json:
        print(json.dumps(plain, ensure_ascii=False, indent=1))
    else:
        Console(highlight=False).print(table(trials))
        print(summary(surviving, len(trials)))
    complaints = [*check_survivors(trials), *too_few(trials)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if not complaints:
        note("mutants", count_verdicts(trials))
    sys.exit(bool(complaints))


def count_verdicts(trials: Trials) -> dict[str, dict[str, object]]:
    """Return what tells how many mutants, of each ruleset of which all were tried."""
    counts = Counter(mutant.ruleset for mutant, _ in trials)
    return {
        name: {
            "told": Counter(
                verdict.evidence for mutant, verdict in trials if mutant.ruleset == name
            )
        }
        for name, count in counts.items()
        if count == sum(1 for _ in mutants(document(name)))
    }


def too_few(trials: Trials) -> Iterator[str]:
    """Complain if the shipped hands alone tell too few of the mutants."""
    counts = Counter(verdict.evidence for _, verdict in trials)
    if sum(counts[kind] for kind in BY_HANDS) < WANTED * counts.total():
        share = _share(counts, BY_HANDS)
        yield f"hands alone tell {share} of the mutants, and must tell {WANTED:.0%}; write some"


def table(trials: Trials) -> Grid:
    """Return what tells how many mutants: of rules changed by what, and of all in shares."""
    heads = ("changed", "complaint", "hand", "vector", "taken out", "hands alone", "both")
    grid = Grid("", *heads, box=None, padding=(0, 1, 0, 0))
    grid.columns[0].no_wrap = True
    for column in grid.columns[1:]:
        column.justify = "right"
    for name in dict.fromkeys(mutant.ruleset for mutant, _ in trials):
        grid.add_row(name, *_row([pair for pair in trials if pair[0].ruleset == name]))
    grid.add_row("all", *_row(trials), style="bold")
    return grid


def summary(surviving: Sequence[Mapping[str, object]], of: int) -> str:
    """Return how many survive of so many, and of how many of them the reason is of which kind."""
    kinds = Counter(
        "that a question tells"
        if row["told"] == Evidence.QUESTION
        else "explained"
        if row["because"]
        else "unexplained"
        for row in surviving
    )
    counts = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    return f"{kinds.total()} of {of} survive: {counts}" if kinds else "none survives"


def _row(trials: Trials) -> Iterator[str]:
    changed = Counter(verdict.evidence for mutant, verdict in trials if mutant.leaf)
    gone = Counter(verdict.evidence for mutant, verdict in trials if not mutant.leaf)
    yield str(changed.total())
    yield from (str(changed[kind]) for kind in CAUGHT)
    yield str(gone.total())
    yield from (_share(changed + gone, by) for by in (BY_HANDS, CAUGHT))


def _share(counts: Counter[Evidence], by: Sequence[Evidence]) -> str:
    return f"{sum(counts[kind] for kind in by) / max(counts.total(), 1):.1%}"


def _report(trials: Trials) -> Iterator[dict[str, object]]:
    listed = [*listed_survivors(load(LISTED))]
    for mutant, verdict in trials:
        survives = verdict.evidence not in CAUGHT
        yield {
            "mutant": str(mutant),
            "told": verdict.evidence,
            "record": verdict.record or None,
            "because": reason_for(mutant, verdict, listed) if survives else None,
        }


if __name__ == "__main__":
    with failing("make mutants"):
        main()
