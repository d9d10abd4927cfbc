"""Giving work out in parts: to this process, to several, or to the workers of a scheduler."""

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from multiprocessing.connection import wait
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeVar

from poch.commands.work import Work
from poch.studies.surveys.parts import Addable

Found = TypeVar("Found", bound=Addable)

AHEAD = 2
"""Parts that are given out for each that can be played at once, so that nobody waits."""
TICK = 0.1
"""Seconds after which the workers are looked after, although no part has come."""


class LostError(Exception):
    """Those to whom work was given can do no more of it; the sentence says why, and what to do."""


class Workers(Protocol):
    """Those to whom work is given."""

    def ahead(self) -> int:
        """Look after them, and return how many parts may be out; raises LostError."""

    def give(self, work: Work[Found], deals: range) -> "Future[Found]":
        """Give a part out. A future that is cancelled asks for the part to be given once more."""

    def part_error(self, deals: range, error: Exception) -> Exception:
        """Return the error of a part, as a sentence where it is not the fault of the work."""


def collect_parts(
    workers: Workers, work: Work[Found], parts: Iterable[range]
) -> Iterator[tuple[range, Found]]:
    """Yield each part with its deals as it comes; for each that has come, the next is given out.

    Raises LostError as soon as nobody is left to play.
    """
    left = deque(parts)
    out: dict[Future[Found], range] = {}
    done: SimpleQueue[Future[Found]] = SimpleQueue()
    while left or out:
        for _ in range(min(workers.ahead() - len(out), len(left))):
            future = workers.give(work, deals := left.popleft())
            out[future] = deals
            future.add_done_callback(done.put)
        try:
            future = done.get(timeout=TICK)
        except Empty:
            continue
        deals = out.pop(future)
        if future.cancelled():
            left.appendleft(deals)
            continue
        try:
            part = future.result()
        except Exception as error:
            raise workers.part_error(deals, error) from error
        yield deals, part


class LocalWorkers:
    """This machine: an executor that plays some parts at once."""

    def __init__(self, executor: Executor, at_once: int) -> None:
        self._executor, self._ahead = executor, at_once

    def ahead(self) -> int:
        """Return how many parts may be out."""
        return self._ahead

    def give(self, work: Work[Found], deals: range) -> Future[Found]:
        """Give a part out."""
        try:
            with _interrupts_blocked():
                return self._executor.submit(work, deals)
        except BrokenExecutor as error:
            raise self.part_error(deals, error) from error

    def part_error(self, deals: range, error: Exception) -> Exception:
        """Return a sentence where a process has gone."""
        if not isinstance(error, BrokenExecutor):
            return error
        first, last = deals.start, deals.stop - 1
        return LostError(
            f"a process that played ended from outside, at deals {first:,} to {last:,}; run it again"
        )


class SerialExecutor(Executor):
    """Does what it is given at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do something, and return it as done."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - whoever asks for the result has it
            future.set_exception(error)
        return future


@contextmanager
def local_workers(processes: int) -> Iterator[Workers]:
    """Yield so many processes, or this one; left, it gives up what an interrupt left undone."""
    if processes < 2:
        yield LocalWorkers(SerialExecutor(), 1)
        return
    with ProcessPoolExecutor(processes, initializer=_begin) as pool:
        try:
            yield LocalWorkers(pool, AHEAD * processes)
        finally:  # nobody waits for what is still played
            for process in active_children():
                process.terminate()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Let interrupts wait while processes are begun, which then hear none: the first process does."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Begin as a process that plays: it can be ended, and ends when the first one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = parent_process()
    if first:
        wait([first.sentinel])
        os._exit(1)
