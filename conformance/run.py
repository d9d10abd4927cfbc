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
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

KIT = "poch-conformance/1"
LEVELS = {
    "layout": "deal", "dressing": "deal", "dealing": "deal", "melding": "meld", "vying": "vie",
    "shedding": "shed", "settling": "settle", "resolve": "options", "next": "sessions",
}  # fmt: skip
CASES = Path(__file__).resolve().parent / "cases"
BUILT = Path(__file__).resolve().parents[1] / "build" / "conformance" / "cases"
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
        try:
            self.process = subprocess.Popen(  # noqa: S603 - whoever tests an engine names it
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise EngineError(f"the engine does not start: {error}") from error
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        try:
            for line in self.process.stdout or ():
                self.lines.put(line)
        except (UnicodeDecodeError, ValueError):
            self.lines.put("a line that is not UTF-8")
        self.lines.put(None)

    def ask(self, request: Json) -> Json:
        """Return the answer to a line."""
        if self.process.stdin is None:
            raise AssertionError
        try:
            self.process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=self.timeout)
        except queue.Empty:
            raise EngineError(
                f"the engine answered nothing within {self.timeout:g} seconds"
            ) from None
        except OSError:
            line = None
        if line is None:
            raise EngineError(f"the engine ended (status {self.process.wait()}) and did not answer")
        try:
            answer = json.loads(line)
        except ValueError:
            raise EngineError(f"the engine answered no JSON, but {shorten(line.strip())}") from None
        if not isinstance(answer, dict):
            raise EngineError(f"the engine answered no object of JSON, but {shorten(line.strip())}")
        return answer

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        self.reader.join()
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                if pipe:
                    pipe.close()


def shorten(value: Any) -> str:
    """Return a value as JSON, and no more of it than a line can hold."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


class Item(NamedTuple):
    """Something that an engine must answer, at which level and by which clause."""

    level: str
    clause: str


class Report:
    """What passed and what did not, by level and by clause."""

    def __init__(self) -> None:
        self.cases: dict[str, Counter[str]] = defaultdict(Counter)
        self.items: dict[str, Counter[str]] = defaultdict(Counter)
        self.failures: list[str] = []

    def note(self, ruleset: str, items: Sequence[Item], passed: int, failure: str | None) -> None:
        """Note a case: so many of its items passed, and the next did not if there is a failure."""
        if failure:
            self.failures.append(failure)
        for at, (level, clause) in enumerate(items):
            result = "passed" if at < passed else "failed" if at == passed else "unreached"
            self.items[f"{level} {ruleset}/{clause}"][result] += 1
        for level in dict.fromkeys(item.level for item in items):
            last = max(at for at, item in enumerate(items) if item.level == level)
            first = min(at for at, item in enumerate(items) if item.level == level)
            result = "passed" if last < passed else "failed" if first <= passed else "unreached"
            self.cases[level][result] += 1

    def json(self) -> Json:
        """Return it as one object."""
        return {"kit": KIT, "levels": self.cases, "clauses": self.items, "failures": self.failures}

    def lines(self, most: int) -> Iterator[str]:
        """Yield it in words."""
        yield f"{'level':10}{'passed':>8}{'failed':>8}{'not reached':>13}   clauses that passed"
        for level, count in self.cases.items():
            own = [tally for name, tally in self.items.items() if name.startswith(f"{level} ")]
            good = sum(set(tally) == {"passed"} for tally in own)
            numbers = f"{count['passed']:>8}{count['failed']:>8}{count['unreached']:>13}"
            yield f"{level:10}{numbers}   {good} of {len(own)}"
        broken = {name: tally for name, tally in self.items.items() if tally["failed"]}
        for name, tally in sorted(broken.items(), key=lambda pair: -pair[1]["failed"]):
            yield f"{name}: {tally['failed']} failed, {tally['passed']} passed"
        yield from self.failures[:most]
        if len(self.failures) > most:
            yield f"… and {len(self.failures) - most} failures more (--most {len(self.failures)})"


class Run:
    """The cases of one file, put to an engine."""

    def __init__(self, path: Path, levels: Sequence[str], report: Report) -> None:
        self.lines = read(path)
        self.name = self.lines[0]["ruleset"]
        self.levels = levels
        self.report = report
        self.rules = {line["rules"]: line for line in self.lines if "rules" in line}
        self.passed = 0
        self.items: list[Item] = []
        self.where = ""

    def put(self, case: Json, engine: Engine) -> bool:
        """Put a case to the engine; return whether it goes on answering."""
        label = case.get("case") or f"readings {shorten(case['readings'])}, {case['seats']} seats"
        self.passed, self.items, self.where = 0, [], ""
        failure, answers = None, True
        try:
            if "case" in case:
                self.play(case, engine)
            else:
                self.resolve(case, engine)
        except Difference as error:
            failure = str(error)
        except EngineError as error:
            failure, answers = str(error), False
        place = f"{self.name}, {label}{self.where}"
        self.report.note(self.name, self.items, self.passed, failure and f"{place}: {failure}")
        return answers

    def cases(self) -> Iterator[Json]:
        """Yield what there is to put to an engine of such levels."""
        for line in self.lines[1:]:
            if "case" in line or "options" in self.levels:
                yield line

    def check(self, what: str, must: Any, came: Any) -> None:
        """Hold an answer against what it must be; the next item has passed if they are the same."""
        if must != came:
            raise Difference(f"{what} must be {shorten(must)}, and is {shorten(came)}")
        self.passed += 1

    def resolve(self, line: Json, engine: Engine) -> None:
        """Ask which rules are in force under some readings."""
        must = line["set"]
        self.items = [Item("options", rule["clause"]) for rule in must.values()]
        given = {
            "document": self.lines[0]["document"],
            "readings": line["readings"],
            "seats": line["seats"],
        }
        came = field(engine.ask({"say": "resolve", **given}), "rules", dict)
        for leaf, rule in must.items():
            self.check(f"rule {leaf}", rule, came.get(leaf))
        if more := sorted({*came} - {*must}):
            raise Difference(f"no clause in force sets {', '.join(more)}, and the engine says so")

    def play(self, case: Json, engine: Engine) -> None:
        """Play a deal as far as the levels go."""
        rules = self.rules[case["by"]]["set"]
        count, stages = self.cut(rules["stages"]["value"], case["stages"])
        for stage in stages:
            level = LEVELS[stage["stage"]]
            for talk in stage["talk"]:
                clauses = [wish["refused"] for wish in talk.get("wishes", ())]
                about = talk.get("ask") or talk["event"]
                self.items += [Item(level, clause) for clause in (about["clause"], *clauses)]
        session = (
            case.get("next") if "sessions" in self.levels and stages == case["stages"] else None
        )
        if session:
            events = session["answer"].get("events", [])
            self.items += [Item("sessions", event["clause"]) for event in events]
            self.items.append(Item("sessions", rules["ending.when"]["clause"]))
        begun = {
            key: case[key] for key in ("seats", "deal", "pools", "purses", "later", "won", "banker")
        }
        self.where = ", at the beginning"
        answer = engine.ask({"say": "deal", "rules": rules, "stages": count, **begun})
        for stage in stages:
            answer = self.talk(stage, answer, engine)
        self.where = ", at the end"
        self.over(answer, stages[-1])
        if session:
            self.where = ", between deals"
            self.between(session, engine)

    def cut(self, names: Sequence[Any], stages: Sequence[Json]) -> tuple[int, Sequence[Json]]:
        """Return how many parts of a deal the levels cover, and those of a case that are among them."""
        plain = [name if isinstance(name, str) else next(iter(name)) for name in names]
        covered = next(
            (at for at, name in enumerate(plain) if LEVELS[name] not in self.levels), len(plain)
        )
        kept, place = [stages[0]], 0
        for stage in stages[1:]:
            place = plain.index(stage["stage"], place) + 1
            if place > covered:
                break
            kept.append(stage)
        return covered, kept

    def talk(self, stage: Json, answer: Json, engine: Engine) -> Json:
        """Hold what the engine says in a part of a deal against what must be said; return what is left."""
        for number, talk in enumerate(stage["talk"], 1):
            self.where = f", {stage['stage']}, {number} of {len(stage['talk'])}"
            events = field(answer, "events", list)
            if event := talk.get("event"):
                if not events:
                    raise Difference(f"the event {shorten(event)} must come, and none does")
                self.check("the event", event, events.pop(0))
                continue
            if events:
                raise Difference(f"a question must come, and the event {shorten(events[0])} does")
            self.check("the question", talk["ask"], answer.get("ask"))
            seat = talk["ask"]["seat"]
            for wish in talk["wishes"]:
                came = engine.ask({"say": "act", "seat": seat, "action": wish["action"]})
                what = f"the answer to {shorten(wish['action'])}"
                self.check(what, {"refused": wish["refused"]}, came)
            answer = engine.ask({"say": "act", "seat": seat, "action": talk["answer"]})
        return answer

    def over(self, answer: Json, last: Json) -> None:
        """Hold the end of a deal against what it must be."""
        if events := field(answer, "events", list):
            raise Difference(f"the end must come, and the event {shorten(events[0])} does")
        end = field(answer, "end", dict)
        for key in ("net", "pools"):
            if end.get(key) != last[key]:
                self.passed = min(self.passed, len(self.items) - 1)
                raise Difference(
                    f"{key} must be {shorten(last[key])}, and is {shorten(end.get(key))}"
                )

    def between(self, session: Json, engine: Engine) -> None:
        """Ask what follows a deal, and hold it against what must follow."""
        came = engine.ask({"say": "next", "deals": session["deals"], "open": session["open"]})
        must = session["answer"]
        for event in must.get("events", ()):
            events = field(came, "events", list)
            self.check("the event", event, events.pop(0) if events else None)
        self.check(
            "what follows", {**must, "events": []}, {**came, "events": came.get("events", [])}
        )


def field(answer: Mapping[str, Any], key: str, kind: type) -> Any:
    """Return a part of an answer, which must be of a kind."""
    value = answer.get(key)
    if not isinstance(value, kind):
        what = "a list" if kind is list else "an object"
        says = f"the engine's answer has no {key}, which is {what}: {shorten(dict(answer))}"
        raise EngineError(says)
    return value


def read(path: Path) -> list[Json]:
    """Return the lines of a file of cases."""
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        kit = lines[0]["kit"]
    except (OSError, ValueError, LookupError, TypeError) as error:
        sys.exit(f"{path}: this is no file of cases ({error}); write them anew")
    if kit != KIT:
        sys.exit(f"{path}: these are cases of {kit}, and this is the runner of {KIT}")
    return lines


def greet(command: Sequence[str], timeout: float) -> tuple[Engine, list[str]]:
    """Start an engine, and return it with the levels that it claims."""
    engine = Engine(command, timeout)
    levels = field(engine.ask({"say": "hello", "kit": KIT}), "levels", list)
    if unknown := [level for level in levels if level not in LEVELS.values()]:
        raise EngineError(f"the engine claims levels that there are not: {shorten(unknown)}")
    return engine, levels


def run(
    paths: Sequence[Path], command: Sequence[str], timeout: float, only: Sequence[str]
) -> Report:
    """Put all cases of some files to an engine."""
    report, silent = Report(), 0
    engine, levels = greet(command, timeout)
    try:
        for path in paths:
            file = Run(path, [level for level in levels if level in only or not only], report)
            for case in file.cases():
                if not file.put(case, engine):
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
    parser.add_argument("--cases", type=Path, default=CASES if CASES.is_dir() else BUILT)
    parser.add_argument("--only", action="append", default=[], help="a ruleset; may be given again")
    parser.add_argument(
        "--levels", default="", help="fewer levels than the engine claims: deal,meld"
    )
    parser.add_argument("--timeout", type=float, default=10, help="seconds to wait for an answer")
    parser.add_argument("--most", type=int, default=10, help="so many failures are told")
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
        only = [level for level in given.levels.split(",") if level]
        report = run(paths, given.command, given.timeout, only)
    except EngineError as error:
        sys.exit(f"hello: {error}")
    print(
        json.dumps(report.json(), indent=1) if given.json else "\n".join(report.lines(given.most))
    )
    sys.exit(bool(report.failures))


if __name__ == "__main__":
    main()
