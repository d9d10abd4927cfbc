"""`poch survey` and `poch effects`: how work is given out, what is kept, and what is refused."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from pickle import dumps
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from poch import VERSION
from poch.commands.cli import main
from poch.commands.parts import STOPPED
from poch.commands.survey import _number
from poch.commands.work import NamedRuleset, SurveyWork, known, stamp
from poch.commands.workers import LocalWorkers, LostError, Workers, collect_parts, local_workers
from poch.studies.surveys.parts import FoldedParts, cut_into_parts
from poch.studies.surveys.survey import SurveyPart, SurveyPlan, plan_survey
from poch.texts import own
from poch.texts.library import VARIANTS, document, find
from poch.texts.lock import WHOLE, stamps
from tools.site.output.numbers import MINUS, figure

SHORT = ("survey", "poque-1789", "--deals", "1200", "--policy", "random", "--json")


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


def test_two_workers_tell_the_same_as_one() -> None:
    """The result is the same byte for byte, and has what is needed to have it again."""
    single, two = (run(*SHORT, "--workers", number).stdout for number in ("1", "2"))
    survey = json.loads(single)

    assert single == two
    assert (1200, 1, "random") == tuple(survey[key] for key in ("deals", "seed", "policy"))
    assert all(
        measure["low"] <= measure["mean"] <= measure["high"]
        for measure in survey["measures"].values()
    )
    assert "won.sequence" not in survey["measures"]
    assert stamps(document("poque-1789"))[WHOLE].hash == survey["hash"]


class Backwards(Executor):
    """Does what it has been given when it is given the third, the last first."""

    def __init__(self) -> None:
        """Begin with no work."""
        self.given: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        """Take work, and do all that was taken, the last first."""
        future: Future[Any] = Future()
        self.given.append((future, lambda: fn(*args, **more)))
        if len(self.given) == 3:
            for promise, do in reversed(self.given):
                promise.set_result(do())
        return future


RULES = find("poque-1789", {})
WORK = SurveyWork(NamedRuleset(RULES.id, stamp(RULES)), (), plan_survey(RULES, 4, 60, 1, "random"))
PARTS = [range(20), range(20, 40), range(40, 60)]


def test_any_executor_will_do() -> None:
    """Whoever offers concurrent.futures' interface can be given the work, and be done in any order."""
    parts = dict(collect_parts(LocalWorkers(Backwards(), 3), WORK, PARTS))

    assert {part: WORK(part) for part in reversed(PARTS)} == parts
    assert PARTS != [*parts]


class Slow:
    """Workers of whom one never finishes its first part; all others are done at once."""

    def __init__(self) -> None:
        """Begin with no work."""
        self.first: Future[Any] | None = None
        self.given: list[int] = []

    def ahead(self) -> int:
        """Two parts may be out."""
        return 2

    def give(self, work: Any, deals: range) -> Future[Any]:
        """Do a part, unless it is the first of all."""
        self.given.append(deals.start)
        future: Future[Any] = Future()
        if self.first is None:
            self.first = future
        else:
            future.set_result(work(deals))
        return future

    def part_error(self, _: range, error: Exception) -> Exception:
        """Return the error as it is."""
        return error


def test_who_is_slow_holds_nobody_up() -> None:
    """All others go on; a part that is given up is given once more."""
    slow = Slow()
    workers: Workers = slow
    collected = collect_parts(workers, WORK, PARTS)
    others = [next(collected)[0], next(collected)[0]]
    assert slow.first
    slow.first.cancel()

    assert PARTS[1:] == others
    assert PARTS[:1] == [deals for deals, _ in collected]
    assert [0, 20, 40, 0] == slow.given


@pytest.mark.parametrize(
    ("value", "written"), [(1.315, "1.32"), (1.325, "1.32"), (-2.675, "-2.68")]
)
def test_what_lies_halfway_is_rounded_as_on_the_page(value: float, written: str) -> None:
    """To the even figure, of the number as it is read and not as a float has it."""
    assert written == _number(value) == figure(value).replace(MINUS, "-")


def test_a_ruleset_that_changes_is_not_played_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that lives long reads rules of one's own again, and plays none but those it is asked for."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    file, text = tmp_path / "mine" / "ruleset.yaml", (VARIANTS / RULES.id / "ruleset.yaml")
    file.write_text(text.read_text("utf-8"), "utf-8")
    before = replace(WORK, ruleset=NamedRuleset("./mine", stamp(RULES)))
    assert before(PARTS[0]) == WORK(PARTS[0])
    file.write_text(file.read_text("utf-8").replace("Three to six", "From three to six"), "utf-8")
    after = stamp(own.find("./mine"))

    assert f"hash {after}" in known(VERSION, dumps(before))["rules"]["./mine"]
    with pytest.raises(ValueError, match=f"has the hash {after}, and not"):
        replace(before, readings=(("pass", "may-come-in"),))(PARTS[0])


class Fatal:
    """Ends the process in which it is played."""

    def __call__(self, _: range) -> Any:
        """End it."""
        os._exit(1)


def test_a_process_that_is_gone_is_a_sentence() -> None:
    """Whatever ended it, the deals it played are named, and what to do."""
    fatal: Any = Fatal()
    with (
        local_workers(2) as workers,
        pytest.raises(LostError, match="ended from outside, at deals 0 to"),
    ):
        [*collect_parts(workers, fatal, PARTS)]


@given(st.permutations(range(40)), st.integers(1, 9))
def test_parts_are_added_as_they_come(order: list[int], size: int) -> None:
    """In any order they come to the same, no part counts twice, and only gaps keep sums apart."""
    parts = [range(place * size, (place + 1) * size) for place in order]
    whole = FoldedParts[SurveyPart]()
    for number, deals in enumerate(parts, 1):
        assert whole.add(deals, SurveyPart(size, 1, {"a": (deals.start,)}, {"b": deals.start}))
        assert not whole.add(deals, SurveyPart(size, 1, {"a": (9,)}, {"b": 9}))
        assert number * size == whole.deals
        left = sorted({deal for gap in whole.gaps(40 * size) for deal in gap})
        assert sorted(deal for later in parts[number:] for deal in later) == left

    assert SurveyPart(40 * size, 40, {"a": (780 * size,)}, {"b": 39 * size}) == whole.first


@given(st.integers(2, 10**9), st.integers(1, 20), st.integers(1, 60))
def test_parts_are_whole_sessions_and_grow_with_the_survey(
    deals: int, session: int, times: int
) -> None:
    """They are all deals once, each part can be kept, and there are never too many to give out."""
    plan = SurveyPlan(4, deals, 1, "random", session)
    parts = [*cut_into_parts(plan, [range(deals)], times)]

    assert [*range(0, deals, len(parts[0]))] == [part.start for part in parts]
    assert deals == parts[-1].stop
    assert all(map(plan.holds, parts))
    assert len(parts) <= max(2 * deals * times // 50_000, 2 * 1000 * session)


def test_parts_by_another_version_stay_but_do_not_count(tmp_path: Path) -> None:
    """What was played by a version before is named before anything is played."""
    out = tmp_path / "kept.jsonl"
    whole = run(*SHORT, "--out", str(out)).stdout
    now = document("poque-1789")["version"]
    before = out.read_text("utf-8").replace(f'"version":{now}', f'"version":{now - 1}')
    out.write_text(before, "utf-8")
    again = run(*SHORT, "--out", str(out))

    assert whole == again.stdout
    assert f"{out}: 3 parts were played by poque-1789, version {now - 1}, hash " in again.stderr
    assert f"and now it is poque-1789, version {now}, hash " in again.stderr
    assert out.read_text("utf-8").startswith(before)


def test_effects_are_kept_too(tmp_path: Path) -> None:
    """Parts are those of one comparison; another begins anew in the same file."""
    out = tmp_path / "kept.jsonl"
    command = ("effects", "poque-1789", "--policy", "random", "--deals", "100", "--json")
    first, other = run(*command, "--out", str(out)), run(*command, "--out", str(out))
    kept = out.read_text("utf-8").splitlines()
    beside = run(*command, "--with", "poque-1765", "--out", str(out))

    assert first.stdout == other.stdout == run(*command, "--workers", "1").stdout
    assert json.loads(first.stdout) == json.loads(kept[-1])
    assert kept == out.read_text("utf-8").splitlines()[: len(kept)]
    assert "poque-1765" == json.loads(beside.stdout)["with"]


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
    whole = run(*SHORT, "--out", str(out)).stdout
    lines = out.read_text("utf-8").splitlines(keepends=True)
    out.write_text("".join(lines[:1]) + "[" * 100_000 + "]" * 100_000 + "\n", "utf-8")
    done = run(*SHORT, "--out", str(out))

    assert (0, whole) == (done.exit_code, done.stdout)
    assert f"{out}:2: this is no whole line of a survey; it is left out" in done.stderr


@pytest.mark.parametrize("command", ["survey", "effects"])
@pytest.mark.parametrize(
    "holds",
    ["ruleset: poque-1789\nseats: [A, B, C]\n", '{"schema": "poch/trace/3"}\n', "{}\n", "1"],
)
def test_a_file_of_something_else_is_left_as_it_is(
    command: str, holds: str, tmp_path: Path
) -> None:
    """A hand, a ruleset or other data: nothing is written behind them, nor played."""
    out = tmp_path / "hand.yaml"
    out.write_text(holds, "utf-8")
    done = run(command, "poque-1789", "--deals", "4", "--out", str(out))

    says = f"{out} is there already, and holds no survey; choose another name\n"
    assert (1, "", says) == (done.exit_code, done.stdout, done.stderr)
    assert holds == out.read_text("utf-8")


@contextmanager
def running(out: Path, policy: str, name: str = "survey") -> Iterator[subprocess.Popen[bytes]]:
    """Run a survey that would take minutes, until some of it is kept."""
    options = [name, *SHORT[1:2], "--policy", policy, "--json", "--workers", "2", "--out", str(out)]
    command = [sys.executable, "-m", "poch", *options, "--deals", "500000"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job may ignore it
    try:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        while not (out.exists() and begun(out.read_bytes())):
            assert process.poll() is None
            time.sleep(0.05)
        yield process


def begun(kept: bytes) -> bool:
    """Tell whether some parts are kept, and the first among them."""
    return b'"first":0,' in kept and kept.count(b"\n") > 2


def test_an_interrupt_keeps_what_is_done(tmp_path: Path) -> None:
    """Ctrl-C tells the deals played so far, which are a survey of their own, and ends with 130."""
    with running(tmp_path / "kept.jsonl", "random") as process:
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=60)
    survey = json.loads(output)
    same = run(*SHORT[:2], "--policy", "random", "--json", "--deals", str(survey["deals"]))

    assert STOPPED == process.returncode
    assert survey["asked"] == 500000 > survey["deals"] >= 500
    assert survey["measures"] == json.loads(same.stdout)["measures"]


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


def test_who_asks_it_to_end_is_heard_as_an_interrupt(tmp_path: Path) -> None:
    """TERM tells what was played, as Ctrl-C does, and leaves no process behind."""
    with running(tmp_path / "kept.jsonl", "random") as process:
        others = children(process.pid)
        process.send_signal(signal.SIGTERM)
        output, errors = process.communicate(timeout=60)

    assert STOPPED == process.returncode
    assert json.loads(output)["deals"] >= 500
    assert b"Traceback" not in errors
    assert others
    assert gone(others)


@pytest.mark.parametrize("command", ["survey", "effects"])
def test_processes_end_with_the_first(command: str, tmp_path: Path) -> None:
    """Even where that could say nothing more."""
    with running(tmp_path / "kept.jsonl", "random", command) as process:
        others = children(process.pid)
        process.kill()
        _, errors = process.communicate(timeout=60)

    assert others
    assert gone(others)
    assert b"Traceback" not in errors


def children(process: int) -> list[int]:
    """Return the processes that a process has begun."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True, text=True
    )
    pairs = [line.split() for line in listed.stdout.splitlines()]
    return [int(child) for child, of in pairs if int(of) == process]


def gone(processes: Iterable[int]) -> bool:
    """Wait until processes are gone; whoever stays is ended, and told."""
    left = {*processes}
    for _ in range(600):
        left = {
            process
            for process in left
            if Path("/proc", str(process)).exists() and running_still(process)
        }
        if not left:
            return True
        time.sleep(0.05)
    for process in left:
        os.kill(process, signal.SIGKILL)
    return False


def running_still(process: int) -> bool:
    """Tell whether a process is more than the memory of one."""
    try:
        status = Path("/proc", str(process), "stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_an_interrupt_while_it_is_loaded_is_silent(tmp_path: Path) -> None:
    """Whatever is being imported; nothing has been begun, so there is nothing to tell."""
    (tmp_path / "rich.py").write_text("print('here', flush=True)\nimport time\ntime.sleep(60)\n")
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", "poch", "list"],
            env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{Path.cwd()}"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        assert process.stdout
        assert b"here\n" == process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)

    assert (-signal.SIGINT, b"") == (process.returncode, errors)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--seats", "9"], "poque-1789 is for 3 to 6 seats; 9 are too many"),
        (
            ["--deals", "0"],
            "A survey has 2 to 1,000,000,000 deals, not 0; choose a number in that range.",
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
