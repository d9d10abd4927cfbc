"""How fast the engine is: plain, compiled, in Pyodide, as it was; beside PokerKit and OpenSpiel."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TypeAlias

import yaml

from poch.game.ruleset import Document
from poch.texts import library
from tools.bench import poker, spiel, work
from tools.bench.results import Figure, ReportPart, Row, Target
from tools.browser.bundle.__main__ import TARGET
from tools.browser.bundle.spelt import expand_dataclasses
from tools.release.compiled import INSTALLED, is_installed
from tools.release.identical import unpack_commit
from tools.setup.running import ROOT

Door: TypeAlias = Callable[[str], str]
Key: TypeAlias = tuple[str, str]
Task: TypeAlias = Callable[[int], float]

HERE = ROOT / "tools" / "bench"
HANDS = 100
"""Of each ruleset, in each Python, in each round."""
TURNS = 20_000
FEWEST = 3
ABOVE = 3
"""As much as `poch.players.bots.at_random` goes above the least when it knocks or raises."""
FASTER, MIDDLE_FASTER = Target(10), Target(20)
COMPILED_FASTER, BESIDE_HEARTS = Target(35), Target(1.2)
KEPT, MIDDLE_KEPT = Target(0.4), Target(0.45)
BEFORE = "604ec0f"
"""The commit before records were made as they are now. It plays its own texts, as they were."""
SINCE, SINCE_IN_PYODIDE = Target(1), Target(1.1)
LOOP = """
import sys
sys.path.append(sys.argv[1])
from work import answer
for line in sys.stdin:
    print(answer(line), flush=True)
"""

HEARTS = """\
OpenSpiel: hearts for four, choices by chance, its cards dealt one by one: from the list of legal
actions, and from that of the outcomes of chance."""
NO_HEARTS = "OpenSpiel is not to be had here, so its hearts are left out."


@contextmanager
def process(*command: str | Path, path: Path | None = None) -> Iterator[Door]:
    """Start another Python, which finds the engine at a path, and yield its door."""
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path or "")},
    ) as other:
        if other.stdin is None or other.stdout is None:
            raise AssertionError
        requests, answers = other.stdin, other.stdout

        def ask(line: str) -> str:
            print(line, file=requests, flush=True)
            answer = answers.readline()
            if not answer:
                raise SystemExit("bench: another Python has ended; its message is above")
            return answer

        try:
            yield ask
        finally:
            other.terminate()


@contextmanager
def doors() -> Iterator[tuple[dict[str, Door], dict[str, Document]]]:
    """Start every Python there is; yield their doors, and the texts that the engine as it was knows."""
    with ExitStack() as open_, tempfile.TemporaryDirectory(prefix="poch-bench-") as folder:

        def python(path: Path, scripts: Path) -> Door:
            run = process(sys.executable, "-P", "-c", LOOP, scripts, path=path)
            return open_.enter_context(run)

        def pyodide(scripts: Path, *engine: Path) -> Door:
            run = process("node", HERE / "work.mjs", TARGET, scripts / "work.py", *engine)
            return open_.enter_context(run)

        pythons: dict[str, Door] = {"CPython": python(ROOT, HERE), "Pyodide": pyodide(HERE)}
        if is_installed():
            pythons["compiled"] = python(INSTALLED, HERE)
        plain, browser = Path(folder, "plain"), Path(folder, "spelt")
        then = write_past_engine(plain, browser)
        if then:
            pythons["CPython before"] = python(plain, plain / "tools" / "bench")
            pythons["Pyodide before"] = pyodide(plain / "tools" / "bench", browser)
        yield pythons, then


def write_past_engine(plain: Path, browser: Path) -> dict[str, Document]:
    """Write the engine as it was, also spelt out as the browser has it; return its texts, if known."""
    if not unpack_commit(plain, BEFORE, "poch", "tools/bench/work.py", "variants"):
        return {}
    shutil.copytree(plain, browser)
    for path in browser.rglob("*.py"):
        path.write_text(expand_dataclasses(path.read_text(encoding="utf-8")), encoding="utf-8")
    timed = plain / "tools" / "bench" / "work.py"
    timed.write_text(timed.read_text().replace("perf_counter", "process_time"), encoding="utf-8")
    return {
        path.parent.name: yaml.safe_load(path.read_text(encoding="utf-8"))
        for path in plain.glob("variants/*/ruleset.yaml")
    }


def rate(door: Door, turn: int, *, what: str, count: int, ruleset: str | None = None) -> float:
    """Return how often a second something was done; each turn plays other hands."""
    more = {"ruleset": ruleset, "first": turn * count} if ruleset else {}
    answer = json.loads(door(json.dumps({"work": what, "count": count, **more})))
    return float(count / answer["seconds"])


def tasks(pythons: Mapping[str, Door], rulesets: Mapping[str, Sequence[str]]) -> dict[Key, Task]:
    """Return all that is measured in a round, in its order: each ruleset in each Python that plays it."""
    by_key: dict[Key, Task] = {}
    for python, door in pythons.items():
        by_key["loop", python] = partial(rate, door, what="loop", count=TURNS)
    by_key["PokerKit", "little"] = partial(poker.rate, above=ABOVE)
    by_key["PokerKit", "anything"] = partial(poker.rate, above=None)
    for loop in spiel.LOOPS if spiel.AT_HAND else ():
        by_key["OpenSpiel", loop] = partial(spiel.rate, loop=loop)
    for name, players in rulesets.items():
        for python in players:
            door = pythons[python]
            by_key[name, python] = partial(rate, door, what="hands", count=HANDS, ruleset=name)
    return by_key


def playable(seats: int) -> list[str]:
    """Return the rulesets that so many can play, whether to the end or as far as they are known."""
    return [name for name in library.ids() if seats in library.find(name).rules_by_seats]


def events(
    pythons: Mapping[str, Door], ruleset: str, then: Mapping[str, Document]
) -> tuple[list[str], float]:
    """Let every Python learn a ruleset; return those that play it alike, and its events a hand.

    The engine as it was is left out where a rule of its text has changed since, so that its hands
    are of another length. Of the others the digests are compared as well: SystemExit if they differ.
    """
    play = {"ruleset": ruleset, "first": 0, "count": HANDS}
    lengths, digests = {}, set()
    for python, door in pythons.items():
        past = python.endswith("before")
        if past and ruleset not in then:
            continue
        document = then[ruleset] if past else library.document(ruleset)
        door(json.dumps({"work": "learn", "document": document}))
        lengths[python] = json.loads(door(json.dumps({"work": "hands", **play})))["events"]
        if not past:
            digests.add(json.loads(door(json.dumps({"work": "digest", **play})))["digest"])
    if len(digests) > 1:
        raise SystemExit(f"bench: {ruleset} is not played alike by {', '.join(pythons)}")
    length = lengths["CPython"]
    return [python for python in lengths if lengths[python] == length], float(length / HANDS)


def measure(seconds: float, tell: Callable[[str], None]) -> list[ReportPart]:
    """Measure everything once a round, one thing after the other, as many rounds as there is time."""
    with doors() as (pythons, then):
        tell("engine: compiling all rulesets")
        learned = {name: events(pythons, name, then) for name in playable(work.SEATS)}
        players = {name: those for name, (those, _) in learned.items()}
        lengths = {name: length for name, (_, length) in learned.items()}
        rates: dict[Key, list[float]] = {}
        began, turn = monotonic(), 0
        while turn < FEWEST or monotonic() - began < seconds:
            turn += 1
            tell(f"engine: round {turn}")
            for key, task in tasks(pythons, players).items():
                rates.setdefault(key, []).append(task(turn))
    figures = {key: Figure(tuple(values)) for key, values in rates.items()}
    parts = [in_cpython(figures, lengths), in_browser(figures, lengths)]
    if "compiled" in pythons:
        parts.append(when_compiled(figures, lengths))
        if spiel.AT_HAND:
            parts.append(beside_hearts(figures, lengths))
    if "Pyodide before" in pythons:
        known = [name for name in lengths if "CPython before" in players[name]]
        parts.append(since(figures, known))
    return parts


def in_cpython(figures: Mapping[Key, Figure], lengths: Mapping[str, float]) -> ReportPart:
    """Put the rulesets beside PokerKit, and OpenSpiel where it is at hand."""
    keys = ("PokerKit", "anything"), ("PokerKit", "little")
    others = [figures[key] for key in keys]
    ours = rows_of(figures, lengths, "CPython", *keys, target=FASTER)
    rows = [
        Row("PokerKit, any amount", others[0]),
        Row("PokerKit, small amounts", others[1]),
        *(
            Row(f"OpenSpiel, {loop}", hearts, [hearts.over(other) for other in others])
            for loop in spiel.LOOPS
            if (hearts := figures.get(("OpenSpiel", loop)))
        ),
        *ours,
        Row.median_of(ours, MIDDLE_FASTER),
    ]
    shortest, longest = min(lengths.values()), max(lengths.values())
    notes = f"""\
{len(others[0].values)} rounds with everything once in each; a ratio is taken within its round.
Poch: four seats, purses without limit, choices by chance; {shortest:.0f} to {longest:.0f} cited events a hand.
PokerKit: no-limit hold'em, six seats, stacks of {poker.STACK}, blinds of 1 and 2, choices by chance. It
raises by any legal amount, and again by the least or up to {ABOVE} more, as our own players do.
{HEARTS if spiel.AT_HAND else NO_HEARTS}"""
    return ReportPart("The engine in CPython", "hands/s", rows, ("PokerKit", "small"), notes)


def in_browser(figures: Mapping[Key, Figure], lengths: Mapping[str, float]) -> ReportPart:
    """Put Pyodide beside CPython."""
    there = figures["loop", "Pyodide"]
    plain = Row("a plain loop, turns", there, [there.over(figures["loop", "CPython"])])
    ours = rows_of(figures, lengths, "Pyodide", "CPython", target=KEPT)
    rows = [plain, *ours, Row.median_of(ours, MIDDLE_KEPT)]
    notes = (
        "The same hands in the same rounds; Pyodide in Node, from the bundle that the site ships."
    )
    return ReportPart("The engine in Pyodide", "hands/s", rows, ("CPython",), notes)


def rows_of(
    figures: Mapping[Key, Figure],
    names: Iterable[str],
    python: str,
    *others: Key | str,
    target: Target | None = None,
) -> list[Row]:
    """Return a row for each ruleset in a Python, beside others: one figure, or the same elsewhere."""
    rows = []
    for name in names:
        ours = figures[name, python]
        keys = ((name, other) if isinstance(other, str) else other for other in others)
        rows.append(Row(name, ours, [ours.over(figures[key]) for key in keys], target))
    return rows


def when_compiled(figures: Mapping[Key, Figure], names: Iterable[str]) -> ReportPart:
    """Put the compiled engine beside PokerKit, and beside the plain one."""
    rows = rows_of(figures, names, "compiled", ("PokerKit", "anything"), "CPython")
    rows.append(Row.median_of(rows, COMPILED_FASTER))
    notes = "The same hands in the same rounds, as `make compiled` has compiled the engine."
    return ReportPart("The engine compiled", "hands/s", rows, ("PokerKit", "plain"), notes)


def beside_hearts(figures: Mapping[Key, Figure], names: Iterable[str]) -> ReportPart:
    """Put the compiled engine beside OpenSpiel."""
    rows = rows_of(figures, names, "compiled", ("OpenSpiel", "actions"))
    middle = Row.median_of(rows, BESIDE_HEARTS)
    return ReportPart("The engine compiled, beside OpenSpiel", "hands/s", [middle], ("hearts",))


def since(figures: Mapping[Key, Figure], names: Sequence[str]) -> ReportPart:
    """Put the engine beside itself as it was, in both Pythons."""
    rows = []
    for python, target in (("CPython", SINCE), ("Pyodide", SINCE_IN_PYODIDE)):
        middle = Row.median_of(rows_of(figures, names, python, f"{python} before"), target)
        rows.append(replace(middle, name=f"{python}, {middle.name}"))
    notes = (
        f"The same hands in the same rounds, as commit {BEFORE} plays {len(names)} texts as now."
    )
    return ReportPart("The engine as it is and was", "hands/s", rows, ("before",), notes)
