"""`--scheduler`: the workers of dask.distributed come to what is played here, whatever becomes of them."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import SHUT_RDWR, socket

import pytest
from click.testing import CliRunner, Result
from distributed import Client, LocalCluster

from poch import VERSION
from poch.commands import scheduled
from poch.commands.cli import main
from poch.commands.parts import LOST
from poch.texts.library import VARIANTS, find

ROOT = Path(__file__).resolve().parents[2]
PLAY = ("--policy", "random", "--json")
SURVEY = ("survey", "poque-1789", *PLAY, "--deals", "8000")
EFFECTS = ("effects", "poque-1789", *PLAY, "--deals", "100")
MINE = ("survey", "./mine", *PLAY, "--deals", "4000")
WORKER = "from distributed.cli.dask_worker import main; main()"
WITHOUT = f"import sys; sys.path.remove({str(ROOT)!r}); {WORKER}"
OLDER = f"import poch; poch.VERSION = '0.0.9'; {WORKER}"
OTHERWISE = f"""
from poch.studies.surveys import survey
shuffle = survey.shuffle_by
survey.shuffle_by = lambda chance: shuffle(chance)[::-1]
{WORKER}"""

PATIENCE = 300
"""Seconds that seven processes may take to begin, on a machine that does much else."""
AT_MOST = 10
"""Seconds after which what went wrong has been said."""


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


class Cluster:
    """A scheduler, and the workers that were started for it."""

    def __init__(self, stack: ExitStack) -> None:
        """Start a scheduler."""
        with socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.workers: list[subprocess.Popen[bytes]] = []
        self._stack = stack
        code = "from distributed.cli.dask_scheduler import main; main()"
        self.scheduler = self._begun(code, ROOT, "--port", str(self.port))

    def _begun(self, code: str, folder: Path, *options: str) -> subprocess.Popen[bytes]:
        here = ("--host", "127.0.0.1", "--no-dashboard")
        command = (sys.executable, "-c", code, *options, *here)
        silent = subprocess.DEVNULL
        process = subprocess.Popen(command, stdout=silent, stderr=silent, cwd=folder)
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        return process

    def add(self, code: str, folder: Path) -> None:
        """Start a worker, which finds the scheduler by itself."""
        options = (self.address, "--no-nanny", "--nthreads", "1")
        self.workers.append(self._begun(code, folder, *options))

    def run(self, *arguments: str) -> Result:
        """Run the command by this scheduler."""
        return run(*arguments, "--scheduler", self.address)

    def broken(self, victim: subprocess.Popen[bytes], out: Path) -> tuple[Result, float]:
        """Run the survey, kill somebody as soon as some parts are kept, and return the seconds from then."""
        with ThreadPoolExecutor(1) as beside:
            killed = beside.submit(kill, victim, out)
            done = self.run(*SURVEY, "--out", str(out))
            return done, time.monotonic() - killed.result()


def kill(victim: subprocess.Popen[bytes], out: Path) -> float:
    """Kill a process when a file has some lines, and return when that was."""
    wait(lambda: out.is_file() and out.read_bytes().count(b"\n") > 2)
    victim.kill()
    return time.monotonic()


def wait(until: Callable[[], bool]) -> None:
    """Wait until something is so."""
    last = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < last
        time.sleep(0.01)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return two folders, each with a ruleset of one's own; they differ in a word."""
    both = tmp_path_factory.mktemp("here"), tmp_path_factory.mktemp("there")
    text = (VARIANTS / "poque-1789" / "ruleset.yaml").read_text("utf-8")
    own = text.replace("id: poque-1789", "id: mine", 1)
    for folder, text in zip(
        both, (own, own.replace("Three to six", "From three to six")), strict=True
    ):
        (folder / "mine").mkdir()
        (folder / "mine" / "ruleset.yaml").write_text(text, "utf-8")
    return both


@pytest.fixture(scope="module")
def cluster(folders: tuple[Path, Path]) -> Iterator[Cluster]:
    """Yield a scheduler with two workers that may play, and three that may not."""
    with ExitStack() as stack:
        cluster = Cluster(stack)
        for code in (WORKER, WORKER):
            cluster.add(code, folders[0])
        for code in (WITHOUT, OLDER, OTHERWISE):
            cluster.add(code, folders[1])
        with Client(cluster.address, timeout=PATIENCE, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(len(cluster.workers), timeout=PATIENCE)
        yield cluster


@pytest.fixture(scope="module")
def local() -> str:
    """Return the survey as it is played here."""
    return run(*SURVEY).stdout


def test_only_workers_that_are_as_we_are_may_play(cluster: Cluster, local: str) -> None:
    """The others are named with what they differ in; the result is that of this machine, byte for byte."""
    done = cluster.run(*SURVEY)
    named = [line for line in done.stderr.splitlines() if line.startswith("worker tcp://")]

    assert (0, local) == (done.exit_code, done.stdout)
    assert 3 == len(named) == len({line.split(": ")[0] for line in named})
    assert "has no package poch that can play (No module named 'poch')" in done.stderr
    assert f"has engine 0.0.9, and here is {VERSION}" in done.stderr
    assert "plays the first deals otherwise" in done.stderr


def test_a_worker_with_other_rules_does_not_play(
    cluster: Cluster, folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ruleset of one's own is looked for where the worker runs, and may be another there."""
    monkeypatch.chdir(folders[0])
    done = cluster.run(*MINE)

    assert run(*MINE).stdout == done.stdout
    mine = f"version {find('poque-1789', {}).version}, hash"
    assert f"its ./mine is {mine} " in done.stderr
    assert f"here it is {mine} {json.loads(done.stdout)['hash']}" in done.stderr


def test_effects_are_measured_by_workers_too(cluster: Cluster) -> None:
    """They are the same, byte for byte."""
    assert run(*EFFECTS).stdout == cluster.run(*EFFECTS).stdout


def test_a_worker_that_is_killed_costs_nothing(
    cluster: Cluster, local: str, tmp_path: Path
) -> None:
    """What was given to it is played by the other."""
    done, _ = cluster.broken(cluster.workers[0], tmp_path / "kept.jsonl")

    assert (0, local) == (done.exit_code, done.stdout)


def test_when_the_scheduler_dies_what_was_counted_is_kept(
    cluster: Cluster, local: str, tmp_path: Path
) -> None:
    """A sentence says so, and the same command goes on from there, with or without a scheduler."""
    out = tmp_path / "kept.jsonl"
    done, seconds = cluster.broken(cluster.scheduler, out)
    kept = out.read_bytes()
    first, then = done.stderr.splitlines()[-2:]
    again = run(*SURVEY, "--out", str(out))

    assert LOST == done.exit_code
    assert seconds < AT_MOST
    assert f"the scheduler {cluster.address} is gone; start it and its workers again" == first
    assert then.endswith("are kept, and the same command goes on from there")
    assert kept.count(b"survey-part") > 2
    assert local == again.stdout
    assert out.read_bytes().startswith(kept)
    assert 16 == out.read_bytes().count(b"survey-part")


@pytest.mark.parametrize(
    ("workers", "engine", "says"),
    [
        (0, VERSION, ["there is no worker at {0}; start one with: dask worker {0}"]),
        (
            1,
            "9.9",
            [f"it has engine {VERSION}, and here is 9.9", "no worker at {0} can play; see above"],
        ),
    ],
)
def test_without_workers_that_may_play_nobody_waits(
    workers: int, engine: str, says: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence says what to start, in time."""
    assert scheduled.SECONDS + scheduled.PATIENCE <= AT_MOST
    monkeypatch.setattr(scheduled, "PATIENCE", 0.5)
    monkeypatch.setattr(scheduled, "VERSION", engine)
    alone = {"n_workers": workers, "protocol": "tcp://", "dashboard_address": ":0"}
    with LocalCluster(processes=False, **alone) as cluster:  # type: ignore[no-untyped-call]
        address = cluster.scheduler_address
        done = run(*SURVEY, "--scheduler", address)

    assert (LOST, "") == (done.exit_code, done.stdout)
    for line, each in zip(done.stderr.splitlines(), says, strict=True):
        assert each.format(address) in line


def test_who_listens_and_is_silent_is_no_scheduler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for an answer that never comes."""
    monkeypatch.setattr(scheduled, "SECONDS", 0.3)
    with socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        done = run(*SURVEY, "--scheduler", f"127.0.0.1:{silent.getsockname()[1]}")

    assert (1, "") == (done.exit_code, done.stdout)
    assert "no scheduler answers there; start one with: dask scheduler" in done.stderr


def test_whoever_answers_something_else_is_no_scheduler() -> None:
    """What a page for browsers sends, for one, reads like a message of more bytes than there are."""

    def answer() -> None:
        with suppress(OSError):
            while True:
                connection, _ = other.accept()
                connection.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n" * 9)
                connection.close()

    with socket() as other, ThreadPoolExecutor(1) as aside:
        other.bind(("127.0.0.1", 0))
        other.listen()
        aside.submit(answer)
        done = run(*SURVEY, "--scheduler", f"tcp://127.0.0.1:{other.getsockname()[1]}")
        other.shutdown(SHUT_RDWR)

    assert (1, "") == (done.exit_code, done.stdout)
    assert "no scheduler answers there; start one with: dask scheduler" in done.stderr
