"""`poch survey` and `poch effects`: how work is given out, what is kept, and what is refused."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from poch.commands.cli import main
from poch.commands.survey import STOPPED, ordered
from poch.studies.surveys.survey import planned, played
from poch.texts.library import find

SHORT = ("survey", "poque-1789", "--deals", "1200", "--policy", "random", "--json")


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


def test_two_workers_tell_the_same_as_one() -> None:
    """The result is the same byte for byte, and has what is needed to have it again."""
    one, two = (run(*SHORT, "--workers", number).stdout for number in ("1", "2"))
    found = json.loads(one)

    assert one == two
    assert (1200, 1, "random") == tuple(found[key] for key in ("deals", "seed", "policy"))
    assert all(one["low"] <= one["mean"] <= one["high"] for one in found["measures"].values())
    assert "won.sequence" not in found["measures"]


class Backwards(Executor):
    """Has its work done when it is asked for the last of it."""

    def __init__(self) -> None:
        """Begin with no work."""
        self.given: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        """Take work, and do all that was taken, the last first."""
        future: Future[Any] = Future()
        self.given.append((future, lambda: fn(*args, **more)))
        if len(self.given) == 3:
            for one, do in reversed(self.given):
                one.set_result(do())
        return future


def test_any_executor_will_do() -> None:
    """Whoever offers concurrent.futures' interface can be given the work; the order is kept."""
    rules = find("poque-1789", {})
    plan = planned(rules, 4, 60, 1, "random")
    parts = [range(20), range(20, 40), range(40, 60)]
    found = [*ordered(Backwards(), lambda deals: played(rules, plan, deals), parts)]

    assert [played(rules, plan, one) for one in parts] == found


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    """A file is only added to: a longer survey begins where the shorter one ended."""
    out = tmp_path / "kept.jsonl"
    command = ("survey", "poque-1789", "--policy", "random", "--json", "--out", str(out))
    run(*command, "--deals", "1000")
    before = out.read_text(encoding="utf-8")
    longer = run(*command, "--deals", "1500")
    added = out.read_text(encoding="utf-8").removeprefix(before).splitlines()

    assert [1000] == [json.loads(line).get("first") for line in added[:-1]]
    assert json.loads(longer.stdout) == json.loads(added[-1])
    assert longer.stdout == run(*command[:-2], "--deals", "1500").stdout


def test_a_torn_line_is_left_out_and_said_so(tmp_path: Path) -> None:
    """Half a line at the end of the file costs that part only, and stays where it is."""
    out = tmp_path / "kept.jsonl"
    whole = run(*SHORT, "--out", str(out)).stdout
    lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join(lines[:2]) + lines[2][:99])
    again = run(*SHORT, "--out", str(out))

    assert whole == again.stdout
    assert f"{out}:3: this is no whole line of a survey; it is left out" in again.stderr
    assert len(lines) + 1 == len(out.read_bytes().splitlines())


def test_a_line_without_end_is_left_out(tmp_path: Path) -> None:
    """Lists within lists a hundred thousand deep are no line of a survey, and nothing breaks."""
    out = tmp_path / "kept.jsonl"
    out.write_text("[" * 100_000 + "]" * 100_000 + "\n")
    done = run(*SHORT, "--out", str(out))

    assert (0, run(*SHORT).stdout) == (done.exit_code, done.stdout)
    assert f"{out}:1: this is no whole line of a survey; it is left out" in done.stderr


@contextmanager
def running(out: Path, policy: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a survey that would take hours, until some of it is kept."""
    options = [*SHORT[:2], "--policy", policy, "--json", "--workers", "2", "--out", str(out)]
    command = [sys.executable, "-m", "poch", *options, "--deals", "5000000"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job may ignore it
    try:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        while not (out.exists() and out.read_bytes().count(b"\n") > 2):
            assert process.poll() is None
            time.sleep(0.05)
        yield process


def test_an_interrupt_keeps_what_is_done(tmp_path: Path) -> None:
    """Ctrl-C tells the deals played so far, which are a survey of their own, and ends with 130."""
    with running(tmp_path / "kept.jsonl", "random") as process:
        process.send_signal(signal.SIGINT)
        told, _ = process.communicate(timeout=60)
    found = json.loads(told)
    same = run(*SHORT[:2], "--policy", "random", "--json", "--deals", str(found["deals"]))

    assert STOPPED == process.returncode
    assert found["asked"] == 5000000 > found["deals"] >= 1000
    assert found["measures"] == json.loads(same.stdout)["measures"]


def test_a_second_interrupt_ends_at_once(tmp_path: Path) -> None:
    """Whoever presses Ctrl-C twice, with all processes hearing it, waits for nothing."""
    out = tmp_path / "kept.jsonl"
    with running(out, "cautious") as process:
        for _ in range(2):
            os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.02)
        begun = time.monotonic()
        _, errors = process.communicate(timeout=60)

    assert process.returncode in {STOPPED, -signal.SIGINT}
    assert b"Traceback" not in errors
    assert time.monotonic() - begun < 10
    assert out.read_bytes().count(b"\n") > 2


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--seats", "9"], "poque-1789 is for 3 to 6 seats; 9 are too many"),
        (
            ["--deals", "0"],
            "A survey has 2 to 10,000,000 deals, not 0; choose a number in that range.",
        ),
        (["--deals", "1000000000000"], "choose a number in that range"),
        (["--seed", "-1"], "-1 is not a seed for 1,000 deals; write a whole number from 0 to"),
        (
            ["--session", "0"],
            "1,000 deals cannot be divided into sessions of 0; choose 1 to 500 deals.",
        ),
        (["--reading", "x=y"], "poque-1789 has no crux 'x'"),
        (["--scheduler", "nowhere:1"], "--scheduler"),
        (["--out", "/nowhere/kept.jsonl"], "name a file that can be written"),
    ],
)
def test_what_cannot_be_surveyed_is_refused_in_a_sentence(options: list[str], says: str) -> None:
    """Before any deal is played, the command ends with 1 and says what to do."""
    done = run("survey", "poque-1789", *options)

    assert (1, "") == (done.exit_code, done.stdout)
    assert says in done.stderr
    assert 1 == len(done.stderr.splitlines())


def test_workers_and_a_scheduler_are_too_much() -> None:
    """Only one of them can give out the work: that is wrong usage."""
    assert 2 == run("survey", "poque-1789", "--workers", "2", "--scheduler", "x:1").exit_code
    assert 2 == run("survey", "poque-1789", "--policy", "clever").exit_code
