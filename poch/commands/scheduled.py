"""Giving work to the workers of a scheduler of dask.distributed, each of whom is looked at before.

What is sent are bytes, which only the worker unpacks that plays them. So a scheduler needs no package
of ours, and a worker that lacks it says so instead of breaking off.
"""

import asyncio
import logging
import socket
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from importlib import import_module
from itertools import groupby
from math import inf
from operator import itemgetter
from pickle import dumps, loads
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from poch import VERSION
from poch.commands.common import Failed
from poch.commands.output import say
from poch.commands.work import Work, known
from poch.commands.workers import AHEAD, LostError, Workers
from poch.game.said import Json
from poch.studies.surveys.parts import Addable

Found = TypeVar("Found", bound=Addable)

SECONDS = 4
"""How long we wait for an answer of the scheduler."""
PATIENCE = 5
"""Seconds after which nobody waits any longer for a worker."""
OFTEN = 0.5
"""Seconds from one look at the workers to the next."""


class DeferredCall:
    """A call that is made where it is unpacked."""

    def __init__(self, call: Callable[..., Any], *given: Any) -> None:
        self._call = call, given

    def __reduce__(self) -> Any:
        return self._call


class SchedulerWorkers:
    """The workers of a scheduler: those with our engine and our rules are given work, others are not."""

    def __init__(self, client: Any, address: str, work: Work[Any]) -> None:
        self._client, self._address = client, address
        self._executor = client.get_executor(pure=False)
        packed = dumps(work)
        self._ours = known(VERSION, packed)
        self._question = dumps(DeferredCall(known, VERSION, packed))
        self._threads: Mapping[str, int] = {}
        self._asked: dict[str, Future[Json]] = {}
        self._taken: frozenset[str] = frozenset()
        self._refused: set[str] = set()
        self._given: WeakKeyDictionary[Future[Any], frozenset[str]] = WeakKeyDictionary()
        self._looked, self._alone = -inf, monotonic()
        self._said = False

    def close(self) -> None:
        """Give up what was given out."""
        self._executor.shutdown(wait=False)

    def ahead(self) -> int:
        """Look after the workers, and return how many parts may be out; raises LostError."""
        if self._client.status != "running":
            raise self._gone_error()
        if monotonic() - self._looked >= OFTEN:
            self._look()
            self._looked = monotonic()
        self._judge()
        if self._taken:
            self._alone = monotonic()
        elif monotonic() - self._alone > PATIENCE:
            self._nobody()
        return AHEAD * sum(self._threads[worker] for worker in self._taken)

    def give(self, work: Work[Found], deals: range) -> Future[Found]:
        """Give a part to whichever of the workers is free first."""
        future: Future[Found] = self._executor.submit(
            loads, dumps(DeferredCall(work, deals)), workers=[*self._taken]
        )
        self._given[future] = self._taken
        return future

    def part_error(self, deals: range, error: Exception) -> Exception:
        """Return a sentence for what a worker could not do."""
        says = f"{type(error).__name__}: {error}".splitlines()[0]
        return LostError(
            f"deals {deals.start:,} to {deals.stop - 1:,} could not be played by a worker: {says}"
        )

    def _look(self) -> None:
        """Ask new workers what they are, and let no part wait for workers that are gone."""
        try:
            ask = self._client.scheduler.ncores
            self._threads = self._client.sync(ask, callback_timeout=SECONDS)
        except (OSError, TimeoutError) as error:
            raise self._gone_error() from error
        there = self._threads.keys()
        for worker in there - self._asked.keys():
            self._asked[worker] = self._executor.submit(
                loads, self._question, workers=[worker], priority=1
            )
        gone = self._asked.keys() - there
        for worker in gone:
            self._asked.pop(worker).cancel()
        self._taken -= gone
        self._refused -= gone
        for future, workers in [*self._given.items()] if gone else ():
            if workers.isdisjoint(there):
                future.cancel()

    def _judge(self) -> None:
        """Take the workers that have answered as we do, and say why others are not taken."""
        open_ = self._asked.keys() - self._taken - self._refused
        answered = [worker for worker in sorted(open_) if self._asked[worker].done()]
        verdicts = [(self._wrong(self._asked[worker]), worker) for worker in answered]
        self._taken |= {worker for wrong, worker in verdicts if not wrong}
        self._refused |= {worker for wrong, worker in verdicts if wrong}
        for wrong, alike in groupby(sorted(verdicts), itemgetter(0)):
            first, *more = (worker for _, worker in alike)
            if wrong:
                others = f" and {len(more)} more" if more else ""
                say(f"worker {first}{others}: {wrong}", err=True)

    def _wrong(self, answer: Future[Json]) -> str:
        """Return in what a worker differs from us, and what to do; nothing if it may play."""
        if answer.cancelled():
            raise self._gone_error()
        try:
            facts = answer.result()
        except ImportError as error:
            return f"it has no package poch that can play ({error}); install 'poch[survey]' {VERSION} there"
        except Exception as error:  # noqa: BLE001 - a worker may fail in any way
            why = str(error).splitlines()[0] if str(error) else type(error).__name__
            return f"it cannot play by these rules ({why}); install the same package there, and put rules of your own where they are here"
        if facts["engine"] != VERSION:
            return f"it has engine {facts['engine']}, and here is {VERSION}; install the same there"
        for name, rules in self._ours["rules"].items():
            if facts["rules"][name] != rules:
                return f"its {name} is {facts['rules'][name]}, and here it is {rules}; install the same there"
        if facts["trial"] != self._ours["trial"]:
            return "it plays the first deals otherwise than we do; install the same package there"
        return ""

    def _gone_error(self) -> LostError:
        return LostError(f"the scheduler {self._address} is gone; start it and its workers again")

    def _nobody(self) -> None:
        """Give up if there is no worker who may play, or say that they have not answered."""
        if not self._asked:
            says = f"there is no worker at {self._address}; start one with: dask worker {self._address}"
            raise LostError(says)
        if self._refused == self._asked.keys():
            raise LostError(f"no worker at {self._address} can play; see above what each needs")
        if not self._said:
            says = f"no worker at {self._address} has answered yet; those that are busy play when they are free"
            say(says, err=True)
            self._said = True


@contextmanager
def scheduler_workers(address: str, work: Work[Any]) -> Iterator[Workers]:
    """Yield the workers of a scheduler; fails the command where none answers at the address."""
    client = _client(address)
    try:
        with closing(SchedulerWorkers(client, address, work)) as workers:
            yield workers
    finally:
        with suppress(OSError, TimeoutError):  # one that is gone takes no leave
            client.close(timeout=1)


def _client(address: str) -> Any:
    try:
        dask, distributed = map(import_module, ("dask", "distributed"))
    except ImportError as error:
        says = (
            "--scheduler needs dask.distributed, which is not installed: pip install 'poch[survey]'"
        )
        raise Failed(says) from error
    for name in ("distributed", "distributed.client"):  # what matters is said in a sentence
        logging.getLogger(name).setLevel(logging.CRITICAL)
    dask.config.set({"distributed.comm.timeouts.connect": f"{SECONDS}s"})

    async def greet() -> None:  # Client would wait for ever where somebody listens and is silent
        ours = distributed.Security().get_connection_args("client")
        await (await distributed.comm.connect(address, timeout=SECONDS, **ours)).close()

    try:
        place = urlsplit(address if "//" in address else f"//{address}")
        socket.create_connection((place.hostname, place.port or 0), SECONDS).close()
        with ThreadPoolExecutor(1) as aside:  # a notebook has a loop of its own here
            aside.submit(asyncio.run, asyncio.wait_for(greet(), SECONDS)).result()
        return distributed.Client(address, timeout=SECONDS, set_as_default=False)
    except Exception as error:  # what is no scheduler may answer anything
        says = "no scheduler answers there; start one with: dask scheduler, or leave it out"
        raise Failed(f"--scheduler {address}: {says}") from error
