"""After an edit the nearest tests are run, as many as fit, and the others are named."""

from pathlib import Path

import pytest

from tests.gates.test_price import git
from tests.turns import ROOT
from tools.gates.price import TIMES, seconds
from tools.gates.quick import edited_files, fitting, imports, main, module, near_tests

TESTS = {
    "tests/test_far.py": "from poch.game import ledger\n",
    "tests/test_near.py": "from poch.studies import compare\n",
    "tests/test_own.py": "import json\n",
    "tests/e2e/test_page.py": "from poch.studies import compare\n",
}
JUNIT = '<testsuites><testsuite><testcase classname="tests.test_near" time="2.5"/><testcase classname="tests.test_near" time="1"/></testsuite></testsuites>'


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a clone with one commit."""
    for path, text in {**TESTS, "poch/studies/compare.py": "", "poch/game/ledger.py": ""}.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    keep(tmp_path)
    return tmp_path


def keep(clone: Path) -> None:
    """Commit all that is in a folder."""
    git(clone, "add", ".")
    git(clone, "commit", "--quiet", "--message", "All is kept")


def test_what_was_edited_is_what_git_does_not_have(clone: Path) -> None:
    """Edited, new and staged files; of a clean folder those of its last commit."""
    (clone / "poch/studies/compare.py").write_text("A = 1\n", encoding="utf-8")
    (clone / "poch/new.py").write_text("", encoding="utf-8")
    git(clone, "add", "poch/new.py")

    assert edited_files(clone) == {"poch/studies/compare.py", "poch/new.py"}
    keep(clone)
    assert edited_files(clone) == {"poch/studies/compare.py", "poch/new.py"}


def test_a_module_is_named_as_it_is_imported() -> None:
    """Packages by their folder; other files are no modules."""
    assert module("poch/studies/compare.py") == "poch.studies.compare"
    assert module("tools/lab/__init__.py") == "tools.lab"
    assert module("docs/index.md") == ""
    assert {*imports("import a.b\nfrom c import d\n")} == {"a.b", "c", "c.d"}


def test_near_is_what_was_edited_or_imports_it(clone: Path) -> None:
    """Tests of the browser are left to `make test`."""
    assert near_tests(clone, {"poch/studies/compare.py"}) == ["tests/test_near.py"]
    assert near_tests(clone, {"tests/test_own.py"}) == ["tests/test_own.py"]

    (clone / "tests" / "words").mkdir()
    (clone / "tests" / "words" / "test_french.py").write_text("", encoding="utf-8")

    assert near_tests(clone, {"poch/words/fr/play.ftl"}) == ["tests/words/test_french.py"]


def test_as_many_fit_as_there_is_time_for(clone: Path) -> None:
    """Times are those that the last whole run kept."""
    assert seconds(clone) == {}
    (clone / TIMES).parent.mkdir()
    (clone / TIMES).write_text(JUNIT, encoding="utf-8")
    times = seconds(clone)

    assert times == {"tests/test_near.py": 3.5}
    assert fitting([*TESTS], times, set(), 8) == ["tests/test_near.py", "tests/e2e/test_page.py"]
    assert fitting(["tests/test_near.py"], times, set(), 3) == []


def test_what_was_edited_is_tried_however_long_it_takes() -> None:
    """A contributor asks for that first; others have what time is left."""
    edited = {"tests/test_far.py"}

    assert fitting([*TESTS], {"tests/test_far.py": 99.0}, edited, 60) == ["tests/test_far.py"]


def test_every_test_that_takes_turns_as_a_long_one_is_there() -> None:
    """A name in the list that no test has any more would let nothing rest."""
    named = [line.split("::") for line in (ROOT / "tests" / "long.txt").read_text().splitlines()]

    assert named
    for path, test in named:
        assert f"def {test}(" in (ROOT / path).read_text("utf-8"), (path, test)


def test_it_says_where_nothing_is_near(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """That is no success of tests, so it says so."""
    (clone / "README.md").write_text("Poch\n", encoding="utf-8")

    assert main(clone) == 0
    assert capsys.readouterr().out == "quick: no test is near what was edited; run make test\n"

    (clone / "page.md.jinja").write_text("{{ title }}\n", encoding="utf-8")

    assert main(clone) == 0
    assert "pytest tests/site" in capsys.readouterr().out.splitlines()[0]
