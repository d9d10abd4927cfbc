"""`poch survey`: many deals by a ruleset, told by measures with their 95% intervals."""

import os
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from functools import cache, partial, reduce
from itertools import islice
from multiprocessing import active_children
from operator import add
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from poch.commands.common import (
    Failed,
    as_json,
    console,
    failing,
    reading_option,
    ruleset_of,
    spoken,
)
from poch.commands.kept import Kept
from poch.commands.output import print_json, say
from poch.commands.own import find
from poch.game.ruleset import Ruleset
from poch.players.bots import PLAYERS
from poch.studies.surveys.survey import Part, Plan, head, measured, planned, played, told

Readings: TypeAlias = tuple[tuple[str, str], ...]
Work: TypeAlias = Callable[[range], Part]
STOPPED = 130
"""The exit status of a survey that was interrupted, as a shell gives it."""
SECONDS = 5
AHEAD = 256
"""Parts that are given out before they are waited for."""


@cache
def _found(name: str, readings: Readings) -> Ruleset:
    return find(name, dict(readings))


def work(name: str, readings: Readings, plan: Plan, deals: range) -> Part:
    """Play one part, wherever there is the package; the ruleset is compiled once in each process."""
    return played(_found(name, readings), plan, deals)


@click.command()
@click.argument("ruleset")
@click.option("--deals", type=int, default=1000, show_default=True, help="How many are played.")
@click.option("--seats", type=int, default=4, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="That of the first deal.")
@click.option("--policy", type=click.Choice([*PLAYERS]), default="cautious", show_default=True)
@click.option("--session", type=int, help="Deals of a session; without it 20, or a tenth of all.")
@reading_option("--reading", "readings")
@click.option(
    "--workers", type=click.IntRange(min=1), help="Processes; without it, one for each processor."
)
@click.option(
    "--scheduler",
    metavar="ADDRESS",
    help="A scheduler of dask.distributed that gives out the work.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.jsonl",
    help="Keep parts and result there, line by line; parts that are there are not played again.",
)
@as_json
def survey(
    ruleset: str,
    deals: int,
    seats: int,
    seed: int,
    policy: str,
    session: int | None,
    readings: dict[str, str],
    workers: int | None,
    scheduler: str | None,
    out: Path | None,
    *,
    as_json: bool,
) -> None:
    """Play many deals by a RULESET, and tell what they come to.

    The same seed gives the same result, byte for byte, however the work is divided. Ctrl-C tells
    what came of the deals played so far, and ends with 130.
    """
    if workers and scheduler:
        raise click.UsageError("--workers and --scheduler: choose one of them")
    by = ruleset_of(ruleset, readings)
    with failing():
        plan = planned(by, seats, deals, seed, policy, session)
    of_plan = partial(work, ruleset, tuple(readings.items()), plan)
    with _kept(out, by, plan) as kept:
        part, whole = _done(of_plan, plan, workers or os.cpu_count() or 1, scheduler, kept)
        if part is None:
            sys.exit(STOPPED)
        found = told(by, plan, part)
        if kept:
            kept.result(found)
    if as_json:
        print_json(found)
    else:
        _show(found, by, seats)
    if not whole:
        sys.exit(STOPPED)


@contextmanager
def _kept(out: Path | None, ruleset: Ruleset, plan: Plan) -> Iterator[Kept | None]:
    if out is None:
        yield None
        return
    names = [one.name for one in measured(ruleset, plan.seats)]
    try:
        kept = Kept(out, head(ruleset, plan), names)
    except OSError as error:
        raise Failed(f"{out}: {error.strerror}; name a file that can be written") from error
    for remark in kept.remarks:
        say(remark, err=True)
    with closing(kept):
        yield kept


def _done(
    of_plan: Work, plan: Plan, workers: int, scheduler: str | None, kept: Kept | None
) -> tuple[Part | None, bool]:
    """Return the sum of the parts before the first that is not done, and whether it is all."""
    parts = plan.parts()
    known: Mapping[range, Part] = kept.parts if kept else {}
    open_ = [one for one in parts if one not in known]
    found: list[Part] = []
    progress = Console(stderr=True)
    with _executor(min(workers, len(open_)), scheduler) as executor:
        coming = ordered(executor, of_plan, open_)
        with Progress(console=progress, transient=True) as bar:
            task = bar.add_task("survey", total=plan.deals)
            try:
                for deals in parts:
                    if deals in known:
                        one = known[deals]
                    else:
                        one = next(coming)
                        if kept:
                            kept.part(deals, one)
                    found.append(one)
                    bar.update(task, advance=len(deals))
            except KeyboardInterrupt:
                signal.signal(signal.SIGINT, signal.SIG_DFL)  # the next one ends it at once
    count = sum(one.deals for one in found)
    if count < plan.deals:
        progress.print(f"stopped after {count:,} of {plan.deals:,} deals", highlight=False)
    return (sum_of(found) if found else None), count == plan.deals


def sum_of(parts: Sequence[Part]) -> Part:
    """Return what all parts come to together."""
    return reduce(add, parts)


@contextmanager
def _executor(workers: int, scheduler: str | None) -> Iterator[Executor | None]:
    """Yield what the work is given to, or None; left, it gives up what an interrupt left undone."""
    if scheduler:
        with _client(scheduler) as client:
            executor = client.get_executor()
            try:
                yield executor
            finally:
                executor.shutdown(wait=False)
    elif workers > 1:
        ignored = (signal.SIGINT, signal.SIG_IGN)
        with ProcessPoolExecutor(workers, initializer=signal.signal, initargs=ignored) as pool:
            try:
                yield pool
            finally:  # nobody waits for what is still played
                for process in active_children():
                    process.terminate()
    else:
        yield None


def _client(address: str) -> Any:
    try:
        from distributed import Client  # noqa: PLC0415 - only who has a scheduler needs it
    except ImportError as error:
        says = (
            "--scheduler needs dask.distributed, which is not installed: pip install 'poch[survey]'"
        )
        raise Failed(says) from error
    try:
        place = urlsplit(address if "//" in address else f"//{address}")
        with socket.create_connection((place.hostname, place.port or 0), SECONDS):
            pass
        return Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        says = "no scheduler answers there; start one with: dask scheduler, or leave it out"
        raise Failed(f"--scheduler {address}: {says}") from error


def ordered(executor: Executor | None, of_plan: Work, parts: Sequence[range]) -> Iterator[Part]:
    """Yield what the parts come to, in their order."""
    if executor is None:
        yield from map(of_plan, parts)
        return
    waiting: deque[Future[Part]] = deque()
    to_come = iter(parts)
    while True:
        given = islice(to_come, AHEAD - len(waiting))
        waiting.extend(executor.submit(of_plan, one) for one in given)
        if not waiting:
            return
        yield waiting.popleft().result()


def _show(found: Mapping[str, Any], ruleset: Ruleset, seats: int) -> None:
    about = f"{found['deals']:,} deals from seed {found['seed']}, in sessions of {found['session']}"
    who = f"{found['seats']} seats, policy {found['policy']}, engine {found['engine']}"
    console.print(f"{found['ruleset']} (version {found['version']}): {about}; {who}")
    grid = Grid("measure", "mean", "95% interval", "says", box=None)
    for column in grid.columns[1:3]:
        column.justify = "right"
    for one in measured(ruleset, seats):
        if figure := found["measures"].get(one.name):
            mean, low, high = (_number(figure[key]) for key in ("mean", "low", "high"))
            grid.add_row(one.name, mean, f"{low} to {high}", spoken(one.told, ruleset))
    console.print(grid)


def _number(value: float) -> str:
    return f"{value:.4f}" if abs(value) < 1 else f"{value:,.2f}"
