"""The conformance kit: our engine passes it, faults do not, and bad answers are named with their place."""

import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from poch.game.said import Json
from poch.game.sourced import Ruled
from poch.texts.compile import other_readings
from poch.texts.library import document, find, playable
from tests.faulty import FAULTS
from tests.turns import THOROUGH, turn
from tools.release.conformance import DEALS, write_kit

ROOT = Path(__file__).resolve().parents[2]
OURS = (sys.executable, str(ROOT / "conformance" / "ours.py"))
FOUR = ("poque-1789", "poch-1844-pierer", "poch-1853-alvensleben", "poch-modern-pagat")
DECIDING = ("turn-up.", "melding.", "vying.", "shedding.", "settling.", "ending.")
NUMBERED = [*enumerate(FAULTS, 1)]


def runner() -> ModuleType:
    """Return the runner, which is no module of a package."""
    spec = importlib.util.spec_from_file_location("run", ROOT / "conformance" / "run.py")
    if spec is None or spec.loader is None:
        raise AssertionError
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RUN = runner()


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the kit: all of it in `make thorough`, else the texts of which something is tried."""
    out = tmp_path_factory.mktemp("kit")
    caught = [fault["caught"] for _, fault in turn(NUMBERED, 10) if "caught" in fault]
    names = playable() if THOROUGH else {*caught, *turn(FOUR, 4), *turn(playable(), 12)}
    write_kit(out, sorted(names), DEALS)
    return out


def first_failure(file: Path, *command: str) -> str | None:
    """Return how the cases of a file fail at first, if they do."""
    report = RUN.Report()
    engine, levels = RUN.greet((sys.executable, "-m", *command), 60)
    run = RUN.Run(file, levels, report)
    try:
        next((None for case in run.cases if not run.put(case, engine) or report.failures), None)
    finally:
        engine.stop()
    return next(iter(report.failures), None)


def test_our_engine_passes(kit: Path) -> None:
    """On all levels, in every case; and the report counts what was asked."""
    report = RUN.run(sorted((kit / "cases").glob("*.jsonl")), OURS, 60)
    lines = [*report.lines(10)]

    assert [] == report.failures
    assert {*RUN.LEVELS.values()} == {*report.levels}
    assert all({"passed"} == {*count} for count in report.levels.values())
    assert [line.split()[0] for line in lines] == ["level", *report.levels]
    assert all(re.search(r" (\d+) of \1$", line) for line in lines[1:])


@pytest.mark.parametrize(("number", "fault"), turn(NUMBERED, 10))
def test_a_fault_is_caught(kit: Path, number: int, fault: Json) -> None:
    """By the cases of the text that is named; or by none, for the reason given."""
    names = [fault["caught"]] if "caught" in fault else playable() if THOROUGH else []
    files = [kit / "cases" / f"{name}.jsonl" for name in names]

    assert ("caught" in fault) == any(
        first_failure(file, "tests.faulty", str(number)) for file in files
    ), fault["says"]


def test_faults_are_caught_or_explained() -> None:
    """Forty-eight of fifty are caught, and why the others are not is said."""
    caught = [fault for fault in FAULTS if "caught" in fault]

    assert (50, 48) == (len(FAULTS), len(caught))
    assert all(fault["survives"] for fault in FAULTS if fault not in caught)


HELLO = 'import sys; sys.stdin.readline(); print(\'{"levels": ["deal"]}\', flush=True); sys.stdin.readline();'


LEVELS = "the answer must have levels, a list of deal, meld, vie, shed, settle, options, sessions, and is"


@pytest.mark.parametrize(
    ("engine", "says"),
    [
        (f"{HELLO} sys.stdin.read()", ": the engine answered nothing within 1 seconds"),
        (f"{HELLO} sys.exit(3)", ": the engine ended (status 3) and did not answer"),
        (
            f"{HELLO} print('Hallo', flush=True)",
            ": the engine answered no object of JSON, but Hallo",
        ),
        (f"{HELLO} print('[]', flush=True)", ": the engine answered no object of JSON, but []"),
        (
            f"{HELLO} print('{{}}', flush=True)",
            ": the answer must have a list of events, and is {}",
        ),
        ('print(\'{"levels": ["all"]}\')', f'hello: {LEVELS} {{"levels": ["all"]}}'),
        ("print('{}', flush=True)", f"hello: {LEVELS} {{}}"),
    ],
)
def test_an_engine_without_a_good_answer_is_named_with_the_place(
    kit: Path, engine: str, says: str
) -> None:
    """It fails the case, and the report says in which and where; after three nothing more is asked."""
    name = next((kit / "cases").glob("*.jsonl")).stem
    options = ("--cases", kit / "cases", "--only", name, "--timeout", "1", "--")
    run = (sys.executable, ROOT / "conformance" / "run.py", *options, sys.executable, "-c", engine)
    done = subprocess.run(run, capture_output=True, encoding="utf-8", check=False)
    said = done.stdout + done.stderr

    assert 1 == done.returncode
    assert says in said
    if not says.startswith("hello"):
        assert re.search(
            rf"^{name}, .+, layout, line 1 of \d+{re.escape(says)}$", said, re.MULTILINE
        )
        assert "nothing more is asked after 3 such answers" in said


def test_an_engine_that_says_what_it_does_not_play_is_asked_every_case(kit: Path) -> None:
    """Each such answer fails its case, and the report shows the reason."""
    engine = f'{HELLO}\nwhile True: print(\'{{"error": "no boards"}}\', flush=True); sys.stdin.readline()'
    files = sorted((kit / "cases").glob("*.jsonl"))[:2]
    runs = [RUN.Run(file, [], RUN.Report()) for file in files]
    dealt = [case for each in runs for case in each.cases if case["parts"][0]["part"] == "layout"]
    failures = RUN.run(files, (sys.executable, "-c", engine), 60).failures

    assert len(dealt) == len(failures)
    assert all(failure.endswith('and is {"error": "no boards"}') for failure in failures)


def test_our_engine_answers_a_line_that_it_does_not_understand() -> None:
    """It says what is wrong with it, and goes on; the lines may end in the middle of a deal."""
    lines = ("nonsense", "[]", '{"say": "fly"}', '{"say": "deal"}', '{"say": "next", "deals": 1}')
    hello = json.dumps({"say": "hello", "kit": RUN.KIT})
    done = subprocess.run(
        OURS, input="\n".join((*lines, hello)), capture_output=True, encoding="utf-8", check=True
    )
    *answers, last = map(json.loads, done.stdout.splitlines())

    assert len(lines) == len(answers)
    assert all("is not understood" in answer["error"] for answer in answers)
    assert "poch" == last["engine"]
    assert "" == done.stderr


def test_rules_that_are_no_object_fail_a_case() -> None:
    """An engine may answer whatever it likes."""
    run = RUN.Run.__new__(RUN.Run)
    run.name, run.report, run.at, run.parts = "x", RUN.Report(), 0, [{"part": "resolve"}]
    with pytest.raises(RUN.Difference, match="the rule seats must be"):
        run.hold({"rules": {"seats": {"value": [3, 6], "clause": "all"}}}, {"rules": ["seats"]})


def test_cases_of_another_kit_are_refused(tmp_path: Path) -> None:
    """And so is what is no file of cases, by its name."""
    for text, says in (
        ('{"kit": "poch-conformance/0"}', "cases of poch-conformance/0"),
        ("", "no file of cases"),
    ):
        file = tmp_path / "a.jsonl"
        file.write_text(text)
        with pytest.raises(SystemExit, match=f"{re.escape(str(file))}: .*{says}"):
            RUN.read(file)


def test_the_specification_names_all_that_the_four_set_and_all_that_comes_of_it(kit: Path) -> None:
    """Every leaf, every value of one of which they set several, and every event; and it names no others."""
    page = (kit / "SPEC.md").read_text("utf-8")
    named = {*re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", page, flags=re.DOTALL))}
    words = {word for name in named for word in re.findall(r"[\w.-]+", name)}
    leaves, types = (
        json.loads((kit / f"{name}.json").read_text("utf-8")) for name in ("leaves", "events")
    )
    cases = [(kit / "cases" / f"{text}.jsonl") for text in FOUR]
    said = "".join(file.read_text("utf-8") for file in cases if file.exists())
    wanted = {*re.findall(r'"type":"(\w+)"', said)}
    values: dict[str, set[str]] = {}
    for name, rule in (pair for text in FOUR for pair in settings(text)):
        values.setdefault(name, set()).add(str(rule.value))
        wanted.add(re.sub(r"^(melding.claims).*", r"\1.ace", name))
    for name in (name for name in values if name.startswith(DECIDING) and len(values[name]) > 1):
        wanted |= values[name] & {*leaves[name]["values"]}

    assert set() == wanted - words
    assert {word for word in named if re.fullmatch(r"[A-Z][a-z]+[A-Z]\w+", word)} <= {*types}
    own = {word for word in named if re.fullmatch(rf"({'|'.join(DECIDING)})[a-z.-]+", word)}
    assert own <= {*leaves}


def settings(text: str) -> Iterator[tuple[str, Ruled[Any]]]:
    """Yield what the clauses of a text set, under any reading."""
    for readings in ({}, *(dict([other]) for other in other_readings(document(text)))):
        for name, by_seats in find(text, readings).leaves.items():
            yield from ((name, rule) for rule in by_seats.values())
