"""Long work in all processors, with a bar; an interrupt keeps what is done."""

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

Task = TypeVar("Task")
Result = TypeVar("Result")


def progress_bar() -> Progress:
    """Return a bar for the terminal; it goes when all is done."""
    return Progress(console=Console(stderr=True), transient=True)


def run_parallel(
    work: Callable[[Task], Result], parts: Sequence[Task], what: str
) -> Iterator[Result]:
    """Yield what each part of the work comes to, in whatever order; Ctrl-C ends it before its end."""
    ignored = (signal.SIGINT, signal.SIG_IGN)
    with (
        Pool(initializer=signal.signal, initargs=ignored) as pool,
        progress_bar() as shown,
    ):
        count = 0
        try:
            results = pool.imap_unordered(work, parts)
            for result in shown.track(results, len(parts), description=what):
                yield result
                count += 1
        except KeyboardInterrupt:
            shown.console.print(
                f"{what}: stopped after {count} of {len(parts)} parts; the rest is not told"
            )
