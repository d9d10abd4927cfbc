"""What `poch survey` and `poch effects` share: work in parts, given out, kept, and added up as it comes."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIG_DFL, SIGINT, SIGTERM, default_int_handler, getsignal, signal
from threading import current_thread, main_thread
from typing import Any, TypeVar

import click
from rich.progress import Progress

from poch.commands.common import Failed
from poch.commands.numbers import WholeWithin
from poch.commands.output import Printer, print_json, say
from poch.commands.scheduled import scheduler_workers
from poch.commands.survey_journal import SurveyJournal
from poch.commands.work import Work
from poch.commands.workers import LostError, collect_parts, local_workers
from poch.game.said import Json
from poch.studies.surveys.parts import Addable, FoldedParts, cut_into_parts
from poch.studies.surveys.survey import SurveyPlan

Found = TypeVar("Found", bound=Addable)

ENDING = (SIGINT, SIGTERM)
STOPPED, LOST = 130, 1
"""The exit statuses of work that was interrupted, as a shell gives it, and that nobody could go on with."""


def in_parts(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options `workers`, `scheduler` and `out`."""
    workers = "Processes; without it, one for each processor."
    scheduler = "A scheduler of dask.distributed. Its workers play if they have this engine and these rules."
    out = "Keep parts and result there, line by line; parts that are there are not played again."
    file = click.Path(dir_okay=False, path_type=Path)
    command = click.option("--out", type=file, metavar="FILE.jsonl", help=out)(command)
    command = click.option("--scheduler", metavar="ADDRESS", help=scheduler)(command)
    return click.option("--workers", type=WholeWithin(min=1), help=workers)(command)


def open_journal(
    out: Path | None, schema: str, head: Json, plan: SurveyPlan, part_of: Callable[[Any], Found]
) -> SurveyJournal[Found] | None:
    """Return the journal in which parts are kept, if there is to be one, and say what is odd in it."""
    if out is None:
        return None
    try:
        journal = SurveyJournal(out, schema, head, plan, part_of)
    except FileExistsError as error:
        says = "is there already, and holds no survey; choose another name"
        raise Failed(f"{out} {says}") from error
    except OSError as error:
        raise Failed(f"{out}: {error.strerror}; name a file that can be written") from error
    for remark in journal.remarks:
        say(remark, err=True)
    return journal


def play_parts(
    work: Work[Found],
    journal: SurveyJournal[Found] | None,
    workers: int | None,
    scheduler: str | None,
) -> tuple[Found, int]:
    """Play all parts that are not kept, and return what all come to, and the exit status.

    Where work ends before its time, it is what the deals before the first gap come to; where there are
    none, the command ends.
    """
    if workers and scheduler:
        raise click.UsageError("--workers and --scheduler: choose one of them")
    plan, status = work.plan, 0
    folded = journal.folded if journal else FoldedParts[Found]()
    parts = [*cut_into_parts(plan, folded.gaps(plan.deals), work.times)]
    if parts:
        crew = (
            scheduler_workers(scheduler, work)
            if scheduler
            else local_workers(min(workers or os.cpu_count() or 1, len(parts)))
        )
        with _sigterm_as_interrupt(), crew as hands, _progress_bar() as bar:
            task = bar.add_task(work.name, total=plan.deals, completed=folded.deals)
            try:
                for deals, part in collect_parts(hands, work, parts):
                    if journal:
                        journal.part(deals, part)
                    folded.add(deals, part)
                    bar.update(task, advance=len(deals))
            except KeyboardInterrupt:
                for ending in ENDING:
                    signal(ending, SIG_DFL)  # the next one ends it at once
                status = STOPPED
            except LostError as error:
                say(str(error), err=True)
                status = LOST
    if status and folded.deals:
        say(_stop_message(folded, plan, journal), err=True)
    if folded.first is None:
        sys.exit(status)
    return folded.first, status


@contextmanager
def _sigterm_as_interrupt() -> Iterator[None]:
    """Take what asks a process to end for an interrupt."""
    if current_thread() is not main_thread() or getsignal(SIGTERM) is not SIG_DFL:
        yield
        return
    before = signal(SIGTERM, default_int_handler)
    try:
        yield
    finally:
        signal(SIGTERM, before)


def _progress_bar() -> Progress:
    progress = Printer(stderr=True)
    return Progress(console=progress, transient=True, disable=not progress.is_terminal)


def _stop_message(
    folded: FoldedParts[Any], plan: SurveyPlan, journal: SurveyJournal[Any] | None
) -> str:
    deals = folded.first.deals if folded.first else 0
    says = f"stopped after {deals:,} of {plan.deals:,} deals"
    if journal:
        return f"{says}; {folded.deals:,} are kept, and the same command goes on from there"
    return f"{says}; with --out FILE.jsonl, all that is counted is kept for the next run"


def finish(
    report: Json,
    journal: SurveyJournal[Any] | None,
    status: int,
    show: Callable[[Json], None] | None,
) -> None:
    """Keep and print a report, as JSON where nothing shows it otherwise; end the command with its status."""
    if journal:
        journal.result(report)
    (show or print_json)(report)
    if status:
        sys.exit(status)
