"""`make price`: what counts as a line, which commit is compared, and what is said without one."""

import os
import subprocess
from pathlib import Path

import pytest

from tools.gates.price import TIMES, count_lines, last_edition, main, room

CODE = '''"""What it is for."""

# a remark
RULES = {
    "pass": """a text

    of three lines""",
}
"""What the rules are."""


def deal() -> int:
    """Return it."""
    return 5  # cards
'''
SCRIPT = "/** A comment\n * of two lines. */\nconst chips = 4;\n\n// a remark\n  // and another\nlet x;\n"
RULESET = "# a remark\nid: example-1800\n\nclauses: []\n"


def git(folder: Path, *command: str, day: str = "2026-11-21") -> None:
    """Let git do something on a day, as somebody."""
    given = ("-c", "user.name=A", "-c", "user.email=a@x.example", "-c", "commit.gpgsign=false")
    when = f"{day}T12:00:00Z"
    subprocess.run(
        ["git", *given, *command],
        cwd=folder,
        env=os.environ | {"GIT_AUTHOR_DATE": when, "GIT_COMMITTER_DATE": when},
        check=True,
        capture_output=True,
    )


def commit(folder: Path, name: str, text: str, day: str = "2026-11-21") -> None:
    """Write a file, and commit it."""
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", name, day=day)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a little repository of three commits on two days."""
    git(tmp_path, "init", "--quiet")
    commit(tmp_path, "poch/game/cards.py", CODE)
    commit(tmp_path, "docs/assets/js/play.js", SCRIPT, "2026-11-22")
    commit(tmp_path, "variants/example-1800/ruleset.yaml", RULESET, "2026-11-22")
    return tmp_path


def subject(folder: Path, against: str = "") -> str:
    """Return what was committed by the commit that is compared with."""
    full, _ = last_edition(folder, against)
    shown = ["git", "show", "--no-patch", "--format=%s", full]
    return subprocess.run(
        shown, cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.mark.parametrize(
    ("suffix", "text", "count"),
    [(".py", CODE, 6), (".js", SCRIPT, 2), (".yaml", RULESET, 2), (".json", "{\n}\n", 2)],
)
def test_blanks_comments_and_docstrings_do_not_count(suffix: str, text: str, count: int) -> None:
    """What is left does, and a text that a program needs is no docstring."""
    assert count == count_lines(suffix, text)


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("poch/game/phases/vying.py", "poch/game"),
        ("poch/__init__.py", "poch"),
        ("tools/__init__.py", "tools"),
        ("tools/site/templates/x.jinja", ""),
        ("tests/e2e/test_play.py", "tests"),
        ("docs/assets/js/table/trace.js", "docs/assets/js"),
        ("docs/editorial.md", ""),
        ("variants/poque-1789/hands/x.yaml", "variants"),
        ("README.md", ""),
    ],
)
def test_a_file_belongs_to_a_room_or_is_not_counted(path: str, place: str) -> None:
    """Rooms of engine and tools are counted one by one, other folders whole."""
    assert place == room(path)


def test_what_is_here_is_beside_what_was(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Files that are not committed yet, and files that are gone, count as they are in the folder."""
    (clone / "poch/game/table.py").write_text("A = 1\nB = 2\n", "utf-8")
    (clone / "docs/assets/js/play.js").unlink()
    (clone / "site").mkdir()
    (clone / "site/index.html").write_text("twelve bytes", "utf-8")
    (clone / TIMES).parent.mkdir()
    (clone / TIMES).write_text(
        "<testsuite><testcase time='2.6'/><testcase time='1.2'/></testsuite>"
    )

    main("HEAD~1", clone)

    assert [
        "lines of code HEAD~1 now more",
        "docs/assets/js 2 0 -2",
        "poch/game 6 8 +2",
        "variants 0 2 +2",
        "together 8 10 +2",
        "",
        "seconds of tests 4",
        "bytes of the site 12",
    ] == [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]


def test_what_is_not_measured_says_how(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without times and without a site, the command is there to copy."""
    main("", clone)

    *_, tests, site = capsys.readouterr().out.splitlines()
    assert tests == "seconds of tests: run make test first"
    assert "bytes of the site: run make site first" == site


def test_an_edition_is_a_commit_given_a_tag_recorded_or_a_while_ago(clone: Path) -> None:
    """Each before the next; an edition that is being made has no commit yet."""
    assert "poch/game/cards.py" == subject(clone)
    full, _ = last_edition(clone, "HEAD~1")
    listed = f'[{{"version": "2026.12"}}, {{"version": "2026.11", "commit": "{full}"}}]'
    commit(clone, "docs/versions.json", listed, "2026-11-23")
    assert "docs/assets/js/play.js" == subject(clone)
    assert full[:7] == last_edition(clone)[1]
    git(clone, "tag", "2026.11")
    commit(clone, "tests/x.py", "A = 1\n", "2026-11-24")
    assert "docs/versions.json" == subject(clone)
    assert "2026.11" == last_edition(clone)[1]
    assert "tests/x.py" == subject(clone, "HEAD")


def test_why_nothing_can_be_compared_is_said_in_a_sentence(
    tmp_path: Path, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No clone, no commit, another name, no git."""
    with pytest.raises(SystemExit, match="git does not know the commit of AGAINST"):
        main("2031.01", clone)
    (empty := tmp_path / "empty").mkdir()
    git(empty, "init", "--quiet")
    with pytest.raises(SystemExit, match="no commit yet"):
        main("", empty)
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "nowhere"))
    with pytest.raises(SystemExit, match="not a clone"):
        main("", empty)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match="git is missing"):
        main("", empty)
