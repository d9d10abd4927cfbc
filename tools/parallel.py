"""Long work in all processors, with a bar; an interrupt keeps what is done."""

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

Part = TypeVar("Part")
Done = TypeVar("Done")


def done(work: Callable[[Part], Done], parts: Sequence[Part], what: str) -> Iterator[Done]:
    """Yield what each part of the work comes to, in whatever order; Ctrl-C ends it before its end."""
    console = Console(stderr=True)
    ignored = (signal.SIGINT, signal.SIG_IGN)
    with (
        Pool(initializer=signal.signal, initargs=ignored) as pool,
        Progress(console=console, transient=True) as bar,
    ):
        count = 0
        try:
            for one in bar.track(pool.imap_unordered(work, parts), len(parts), description=what):
                yield one
                count += 1
        except KeyboardInterrupt:
            console.print(
                f"{what}: stopped after {count} of {len(parts)} parts; the rest is not told"
            )
