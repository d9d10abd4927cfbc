"""Whatever a command opens that somebody gave it is a file of a bearable length, in UTF-8, or refused."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from poch.commands.cli import main
from poch.texts.files import MOST_BYTES, DocumentError, text_of
from poch.texts.library import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = (
    ("check",), ("check", "--json"), ("replay",), ("show",), ("why", "?", "pass"), ("compare", "?", "poque-1789"),
    ("compare", "poque-1789", "?"), ("complete",), ("contrast", "?", "--with", "poque-1789"), ("cover",), ("odds",),
    ("contrast", "variants/poque-1789/hands/a-bluff-that-clears-the-board.yaml", "--with", "?"), ("play", "?", "--bots", "all"),
    ("replay", "variants/poque-1789/hands/a-bluff-that-clears-the-board.yaml", "--ruleset", "?"),
    ("survey", "?", "--deals", "4", "--workers", "1"), ("effects", "?", "--deals", "4", "--workers", "1"),
    ("tour", "check"), ("tour", "show"), ("tour", "cites"), ("lock",), ("cite",), ("verify",), ("new", "own", "--folder", "?"),
    ("survey", "poque-1789", "--deals", "4", "--workers", "1", "--out", "?"),
)  # fmt: skip
"""Each place of a command that takes the path of something, with `?` for it, or at its end."""
EACH = """
import json, sys
from click.testing import CliRunner
from poch.commands.cli import main
commands, path = json.loads(sys.argv[1])
found = []
for one in commands:
    given = [path if part == "?" else part for part in one]
    done = CliRunner().invoke(main, given if "?" in one else [*one, path])
    error = None if isinstance(done.exception, (type(None), SystemExit, OSError)) else repr(done.exception)
    found.append([done.exit_code, error, done.output[-300:]])
print(json.dumps(found))
"""


def ended(path: Path) -> list[tuple[int, str | None, str]]:
    """Run all commands on a path in a process of their own, and return how each ended."""
    run = [sys.executable, "-c", EACH, json.dumps([COMMANDS, str(path)])]
    done = subprocess.run(run, cwd=ROOT, check=True, capture_output=True, text=True, timeout=120)
    return [(code, error, output) for code, error, output in json.loads(done.stdout)]


def made(kind: str, folder: Path) -> Path:
    """Make something of a kind, and return its path."""
    path = folder / "given.yaml"
    match kind:
        case "a pipe":
            os.mkfifo(path)
        case "an endless device":
            path.symlink_to("/dev/zero")
        case "a folder":
            path.mkdir()
        case "a huge file":
            with path.open("wb") as file:
                file.truncate(1 << 40)
        case "another code":
            path.write_bytes("title: Königsdame\n".encode("latin-1"))
        case "nothing":
            pass
        case "a link to itself":
            path.symlink_to(path)
    return path


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there are no devices here")
@pytest.mark.parametrize(
    "kind",
    [
        "a pipe",
        "an endless device",
        "a huge file",
        "another code",
        "nothing",
        "a link to itself",
        "a folder",
    ],
)
def test_every_command_refuses_what_is_no_file_to_read(kind: str, tmp_path: Path) -> None:
    """At once, by a sentence; `--out` and folders are for what they can be."""
    for command, (code, error, output) in zip(COMMANDS, ended(made(kind, tmp_path)), strict=True):
        fits = kind in {"nothing", "another code"} and "--out" in command
        fits |= kind == "a folder" and command[0] in {"check", "lock", "new"}
        assert error is None, (command, error)
        assert "Traceback" not in output
        assert code or fits, (command, output)


@pytest.mark.parametrize(
    "beside", ["ruleset.yaml", "clauses.lock.json", "bibliography.yaml", "hands/one.yaml"]
)
def test_what_lies_beside_is_opened_as_carefully(beside: str, tmp_path: Path) -> None:
    """A pipe among the files of a reader holds nobody up."""
    folder = tmp_path / "own"
    (folder / "hands").mkdir(parents=True)
    text = (VARIANTS / "poque-1789" / "ruleset.yaml").read_text("utf-8")
    (folder / "ruleset.yaml").write_text(text, "utf-8")
    place = (tmp_path if beside.endswith(".json") else folder) / beside
    place.unlink(missing_ok=True)
    os.mkfifo(place)
    run = [sys.executable, "-m", "poch", "check", str(folder)]
    done = subprocess.run(run, cwd=ROOT, check=False, capture_output=True, text=True, timeout=60)

    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("code", ["utf-16", "utf-16-le", "utf-16-be", "utf-32-le"])
def test_utf_16_is_named_for_what_it_is(code: str, tmp_path: Path) -> None:
    """Also in Latin letters alone, which with a nought before each are UTF-8 as well."""
    (tmp_path / "own.yaml").write_bytes("id: own\ntitle: none\n".encode(code))

    with pytest.raises(
        DocumentError, match=r"own\.yaml:1:1: file: no text in UTF-8; save it as such"
    ):
        text_of(tmp_path / "own.yaml", "a YAML file")


@pytest.mark.parametrize("name", ["own.yaml", "tour.md"])
def test_a_letter_that_was_lost_is_not_read_as_one(name: str, tmp_path: Path) -> None:
    """A program that could not read a letter has put a sign in its place."""
    (tmp_path / name).write_text("title: K\ufffdnigsdame\n", "utf-8")
    command = ("check",) if name.endswith(".yaml") else ("tour", "check")
    done = CliRunner().invoke(main, [*command, str(tmp_path / name)])

    assert 1 == done.exit_code
    assert f"{name}:1:9: " in done.stderr
    assert (
        "U+FFFD stands where a letter was lost; write the letter, and save the file in UTF-8"
        in done.stderr
    )


@pytest.mark.parametrize(
    "text", ["[", "[]", "5", '{"own": 5}', '{"own": {"a": 5}}', '{"own": {"a": "x y"}}', "\xff"]
)
def test_a_lock_that_is_none_is_told(text: str, tmp_path: Path) -> None:
    """With its file, and nothing is written over it."""
    (tmp_path / "clauses.lock.json").write_bytes(text.encode("latin-1"))
    (tmp_path / "own").mkdir()
    ruleset = (VARIANTS / "poque-1789" / "ruleset.yaml").read_text("utf-8")
    (tmp_path / "own" / "ruleset.yaml").write_text(ruleset, "utf-8")
    for arguments in (("check", str(tmp_path / "own")), ("lock", str(tmp_path))):
        done = CliRunner().invoke(main, arguments)
        assert 1 == done.exit_code
        assert "clauses.lock.json" in done.stderr
    assert text.encode("latin-1") == (tmp_path / "clauses.lock.json").read_bytes()


def test_nothing_else_opens_a_file() -> None:
    """One reader has all files of others; a new one is entered here with its reason."""
    opening = re.compile(r"\.read_text\(|\.read_bytes\(|(?<!\w)open\(|\.open\(")
    known = {
        "texts/files.py": "it is the reader",
        "texts/library.py": "what the package brings",
        "words/language.py": "what the package brings",
        "commands/output.py": "writes",
        "commands/journal.py": "looks at its file before, and reads it line by line",
        "commands/bags.py": "hashes regular files of any size, and has lists of as many",
    }
    openers = {
        str(file.relative_to(ROOT / "poch"))
        for file in (ROOT / "poch").rglob("*.py")
        if opening.search(file.read_text("utf-8"))
    }

    assert set() == openers - {*known}


def test_a_file_of_just_the_length_is_read(tmp_path: Path) -> None:
    """And of one byte more it is said how long it may be."""
    file = tmp_path / "own.yaml"
    file.write_bytes(b"#" * MOST_BYTES)
    assert MOST_BYTES == len(text_of(file, "a YAML file"))
    file.write_bytes(b"#" * (MOST_BYTES + 1))
    with pytest.raises(
        DocumentError, match="Longer than 1,200,000 bytes; give the path of a YAML file"
    ):
        text_of(file, "a YAML file")
