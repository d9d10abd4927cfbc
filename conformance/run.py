"""Puts the cases of the conformance kit to an engine that speaks JSON by lines, and reports what passes.

    python conformance/run.py [--cases DIR] [--only RULESET] [--timeout 10] [--json] -- COMMAND OF THE ENGINE

SPEC.md, or docs/contributing/conformance.md, is the protocol. Standard library only.
"""

import argparse
import contextlib
import json
import queue
import subprocess
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

KIT = "poch-conformance/1"
LEVELS = {
    "layout": "deal", "dressing": "deal", "dealing": "deal", "melding": "meld", "vying": "vie",
    "shedding": "shed", "settling": "settle", "resolve": "options", "next": "sessions",
}  # fmt: skip
HERE = Path(__file__).resolve().parent
CASES = next(filter(Path.is_dir, (HERE / "cases", HERE.parent / "build/conformance/cases")), HERE)
SILENCES = 3
"""After so many cases without an answer nothing more is asked."""
LONGEST = 300

Json = dict[str, Any]


class EngineError(Exception):
    """The engine gave no answer that can be compared."""


class Difference(Exception):  # noqa: N818 - it is what the kit looks for
    """What an engine answered is not what must come of it."""


class Engine:
    """An engine as a process of its own; a thread hands on its lines, so that waiting can end."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self.timeout = timeout
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        try:
            self.process = subprocess.Popen(  # noqa: S603 - whoever tests an engine names it
                command, encoding="utf-8", errors="replace", **pipes
            )
        except OSError as error:
            raise EngineError(f"the engine does not start: {error}") from error
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        for line in self.process.stdout or ():
            self.lines.put(line)
        self.lines.put(None)

    def ask(self, request: Json) -> Json:
        """Return the answer to a line."""
        line = None
        with contextlib.suppress(OSError):
            print(json.dumps(request, separators=(",", ":")), file=self.process.stdin, flush=True)
            try:
                line = self.lines.get(timeout=self.timeout)
            except queue.Empty:
                says = f"the engine answered nothing within {self.timeout:g} seconds"
                raise EngineError(says) from None
        if line is None:
            raise EngineError(f"the engine ended (status {self.process.wait()}) and did not answer")
        with contextlib.suppress(ValueError):
            if isinstance(answer := json.loads(line), dict):
                return answer
        raise EngineError(f"the engine answered no object of JSON, but {shorten(line.strip())}")

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        self.reader.join()
        for pipe in filter(None, (self.process.stdin, self.process.stdout)):
            with contextlib.suppress(OSError):
                pipe.close()


def shorten(value: Any) -> str:
    """Return a value as JSON, and no more of it than a line can hold."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


class Report:
    """What passed and what did not, by level and by clause."""

    def __init__(self) -> None:
        self.levels: dict[str, Counter[str]] = defaultdict(Counter)
        self.clauses: dict[str, Counter[str]] = defaultdict(Counter)
        self.failures: list[str] = []

    def lines(self, most: int) -> Iterator[str]:
        """Yield it in words."""
        yield f"{'level':10}{'passed':>8}{'failed':>8}{'not reached':>13}   clauses that passed"
        for level, count in self.levels.items():
            own = [tally for name, tally in self.clauses.items() if name.startswith(f"{level} ")]
            good = sum(not tally["failed"] for tally in own)
            numbers = f"{count['passed']:>8}{count['failed']:>8}{count['not reached']:>13}"
            yield f"{level:10}{numbers}   {good} of {len(own)}"
        for name, tally in self.clauses.items():
            if tally["failed"]:
                yield f"{name}: {tally['failed']} failed, {tally['passed']} passed"
        yield from self.failures[:most]
        if len(self.failures) > most:
            yield f"… and {len(self.failures) - most} failures more (--most {len(self.failures)})"


class Run:
    """The cases of one file, put to an engine that claims some levels.

    Of the `parts` of a case that the levels cover, the one `at` which it is comes next.
    """

    def __init__(self, path: Path, levels: Sequence[str], report: Report) -> None:
        head, *lines = read(path)
        self.name, self.document = head["ruleset"], head["document"]
        self.rules = {line["rules"]: line["set"] for line in lines if "rules" in line}
        self.cases = [line for line in lines if "case" in line]
        self.levels, self.report = levels, report
        self.parts: list[Json] = []
        self.at = 0

    def put(self, case: Json, engine: Engine) -> bool:
        """Put a case to the engine as far as its levels go; return whether it goes on answering."""
        rules = self.rules[case["by"]]
        claimed = [LEVELS[stage_name(stage)] in self.levels for stage in rules["stages"]["value"]]
        covered = [*claimed, False].index(False)
        self.parts = [
            part
            for part in case["parts"]
            if part["needs"] <= covered and LEVELS[part["part"]] in self.levels
        ]
        given = {
            "deal": {"rules": rules, "stages": covered},
            "resolve": {"document": self.document},
        }
        self.at, number, failed, answers = 0, 0, False, True
        try:
            for number, step in enumerate(case["steps"], 1):  # noqa: B007 - the report names it
                if self.at == len(self.parts):
                    break
                say = step["say"] | given.get(step["say"]["say"], {})
                self.hold(step["must"], engine.ask(say))
        except (Difference, EngineError) as error:
            failed, answers = True, isinstance(error, Difference)
            part = self.parts[self.at]["part"]
            place = f"{self.name}, {case['case']}, {part}, line {number} of {len(case['steps'])}"
            self.report.failures.append(f"{place}: {error}")
        names = [LEVELS[part["part"]] for part in self.parts]
        for level in dict.fromkeys(names):
            over = level not in names[self.at :]
            result = "failed" if failed and names[self.at] == level else "not reached"
            self.report.levels[level]["passed" if over else result] += 1
        return answers

    def hold(self, must: Json, came: Json) -> None:
        """Hold an answer against what it must be, event by event and then what else it has."""
        events = came.get("events", None if "events" in must else [])
        if not isinstance(events, list):
            raise Difference(f"the answer must have a list of events, and is {shorten(came)}")
        for number, event in enumerate(must.get("events", ())):
            if event["type"] == "StageBegan":
                if self.at + 1 == len(self.parts) or self.parts[self.at + 1]["part"] == "next":
                    must = {"events": must["events"][:number], "end": self.parts[self.at]["end"]}
                    break
                self.at += 1
            self.check(event["clause"], "the event", event, next(iter(events[number:]), None))
        if more := events[len(must.get("events", ())) :]:
            raise Difference(f"no event must come here, and {shorten(more[0])} does")
        rules = came.get("rules")
        for leaf, rule in must.get("rules", {}).items():
            own = rules.get(leaf) if isinstance(rules, dict) else rules
            self.check(rule["clause"], f"the rule {leaf}", rule, own)
        for key in (key for key in must if key != "events"):
            clause = must[key] if key == "refused" else must[key]["clause"] if key == "ask" else key
            self.check(clause, key, must[key], came.get(key))
        if not {"ask", "refused"} & {*must}:
            self.at += 1

    def check(self, clause: str, what: str, must: Any, came: Any) -> None:
        """Count what must come by a clause, and has come or not."""
        name = f"{LEVELS[self.parts[self.at]['part']]} {self.name}/{clause}"
        self.report.clauses[name]["passed" if must == came else "failed"] += 1
        if must != came:
            raise Difference(f"{what} must be {shorten(must)}, and is {shorten(came)}")


def stage_name(stage: Any) -> str:
    """Return the name of a part of a deal, which may be for some pools only."""
    return stage if isinstance(stage, str) else next(iter(stage))


def read(path: Path) -> list[Json]:
    """Return the lines of a file of cases."""
    try:
        lines: list[Json] = [*map(json.loads, path.read_text(encoding="utf-8").splitlines())]
        kit = lines[0]["kit"]
    except (OSError, ValueError, LookupError, TypeError) as error:
        sys.exit(f"{path}: this is no file of cases ({error}); write them anew")
    if kit != KIT:
        sys.exit(f"{path}: these are cases of {kit}, and this is the runner of {KIT}")
    return lines


def greet(command: Sequence[str], timeout: float) -> tuple[Engine, list[str]]:
    """Start an engine, and return it with the levels that it claims."""
    engine = Engine(command, timeout)
    answer = engine.ask({"say": "hello", "kit": KIT})
    levels = answer.get("levels")
    if not isinstance(levels, list) or not {*map(str, levels)} <= {*LEVELS.values()}:
        engine.stop()
        every = ", ".join(dict.fromkeys(LEVELS.values()))
        raise EngineError(
            f"the answer must have levels, a list of {every}, and is {shorten(answer)}"
        )
    return engine, levels


def run(paths: Sequence[Path], command: Sequence[str], timeout: float, only: str = "") -> Report:
    """Put all cases of some files to an engine, on all levels that it claims or on these only."""
    report, silent = Report(), 0
    engine, levels = greet(command, timeout)
    try:
        for path in paths:
            file = Run(
                path, [name for name in levels if name in only.split(",") or not only], report
            )
            for case in file.cases:
                if file.put(case, engine):
                    continue
                silent += 1
                engine.stop()
                if silent == SILENCES:
                    report.failures.append(f"nothing more is asked after {silent} such answers")
                    return report
                engine, _ = greet(command, timeout)
    finally:
        engine.stop()
    return report


def main() -> None:
    """Read the command line, and report."""
    parser = argparse.ArgumentParser(
        description="Put the cases of the conformance kit to an engine."
    )
    parser.add_argument("--cases", type=Path, default=CASES, help="the folder of cases")
    parser.add_argument("--only", action="append", default=[], help="a ruleset; may be given again")
    parser.add_argument(
        "--levels", default="", help="fewer levels than the engine claims: deal,meld"
    )
    parser.add_argument("--timeout", type=float, default=10, help="seconds to wait for an answer")
    parser.add_argument("--most", type=int, default=10, help="so many failures are shown")
    parser.add_argument("--json", action="store_true", help="report as one object of JSON")
    parser.add_argument("command", nargs="+", help="the command that starts the engine")
    given = parser.parse_args()
    paths = [
        path
        for path in sorted(given.cases.glob("*.jsonl"))
        if not given.only or path.stem in given.only
    ]
    if not paths:
        sys.exit(
            f"{given.cases}: there are no such cases; write them with python -m tools.release.conformance"
        )
    try:
        report = run(paths, given.command, given.timeout, given.levels)
    except EngineError as error:
        sys.exit(f"hello: {error}")
    print(json.dumps(vars(report)) if given.json else "\n".join(report.lines(given.most)))
    sys.exit(bool(report.failures))


if __name__ == "__main__":
    main()
