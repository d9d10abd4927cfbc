"""The command where disks are full, streams are narrow, and files are none: a sentence, at once."""

import json
import os
import re
import subprocess
import sys
import time
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from click.testing import CliRunner

from poch.citing.cite import citation
from poch.commands.cli import main
from poch.commands.output import SPELLING, safe_output

ROOT = Path(__file__).resolve().parents[2]
HAND = "variants/poch-modern-pagat/hands/three-nines.yaml"
FULL = Path("/dev/full")
COMMANDS = {
    "check": (HAND,),
    "cite": ("poch-jawiki",),
    "compare": ("poque-1789", "poch-philos"),
    "complete": ("poque-1789",),
    "contrast": (HAND, "--with", "poch-1908-meyer"),
    "cover": ("poch-philos",),
    "effects": ("poque-1789", "--seats", "3", "--deals", "4"),
    "list": (),
    "lock": (),
    "new": ("example-1800", "--title", "An example", "--siglum", "X00"),
    "odds": ("poque-1789",),
    "play": ("poque-1789", "--bots", "all", "--seed", "1"),
    "replay": (HAND,),
    "show": ("poque-1789",),
    "tour": ("check", "docs/tours/how-a-hand-goes.md"),
    "survey": ("poque-1789", "--deals", "4", "--workers", "1"),
    "verify": (citation("poque-1789").token,),
    "why": (HAND, "pass", "--step", "1"),
}
NARROW = ("cp1252", "cp437", "ascii")


def run(
    *arguments: str, given: str = "", cwd: Path = ROOT, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a process of its own, with what a shell gives it."""
    script = f'exec "$@" {given}'
    if given.startswith("ulimit"):
        script = f'{given}; exec "$@"'
    return subprocess.run(
        ["sh", "-c", script, "sh", sys.executable, "-m", "poch", *arguments],
        cwd=cwd,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=60,
    )


def sentence(done: subprocess.CompletedProcess[bytes]) -> str:
    """Return the one line with which a command gave up."""
    (line,) = done.stderr.decode().split("\n")[-2:-1]
    assert b"Traceback" not in done.stderr
    assert 1 == done.returncode
    return line


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("name", sorted(main.commands))
def test_a_full_disk_is_said_in_a_sentence(name: str, tmp_path: Path) -> None:
    """Whatever prints to one ends with 1, and no traceback."""
    (tmp_path / "variants").mkdir()
    where = tmp_path if name in {"lock", "new"} else ROOT
    done = run(name, *COMMANDS[name], given="> /dev/full", cwd=where)
    last = done.stderr.decode().splitlines()[-1:]

    assert b"Traceback" not in done.stderr
    assert 1 == done.returncode
    assert ["the output: No space left on device; make room there, or choose another place"] == last


def printed(encoding: str, *arguments: str) -> str:
    """Return what the command prints to a stream of an encoding."""
    stream = TextIOWrapper(BytesIO(), encoding=encoding, write_through=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", stream)
        with safe_output(), pytest.raises(SystemExit, match="0"):
            main(arguments)
    stream.seek(0)
    return stream.read()


@pytest.mark.parametrize("encoding", NARROW)
@pytest.mark.parametrize("name", ["list", "show", "cite", "contrast"])
def test_what_a_stream_cannot_carry_is_spelt(name: str, encoding: str) -> None:
    """Dashes, quotation marks and accents come as the nearest letters, hardly any as a question."""
    said = printed(encoding, name, *COMMANDS[name])
    wide = printed("utf-8", name, *COMMANDS[name])

    assert not wide.isascii()
    assert wide.count("?") + len(re.findall("[ポッヘン日本語]", wide)) == said.count("?")


def test_a_narrow_stream_is_taken_as_it_is() -> None:
    """What the environment says of the streams holds."""
    done = run("cite", "poque-1765", PYTHONIOENCODING="ascii")

    assert (0, b"") == (done.returncode, done.stderr)
    assert done.stdout.startswith(b"Encyclopedie, ou Dictionnaire raisonne (s.v.")


def test_letters_are_spelt_as_one_would_write_them() -> None:
    """What the sources print comes out as one would type it."""
    said = "“Pochen – ♥9 ¶ 2” … Gänsefüßchen, Poquérement, ½, \ud800".encode("ascii", SPELLING)

    assert b'"Pochen - h9 par.  2" ... Gansefusschen, Poquerement, 1/2, ?' == said


@pytest.mark.parametrize("encoding", ["utf-8", *NARROW])
def test_json_is_the_same_whatever_carries_it(encoding: str) -> None:
    """Where a stream lacks letters they come by their numbers."""
    arguments = ("cite", "poch-jawiki", "--json")
    said = printed(encoding, *arguments)

    assert json.loads(printed("utf-8", *arguments)) == json.loads(said)
    assert (encoding != "utf-8") == ("\\u30dd" in said)


@pytest.mark.parametrize("name", ["check", "replay"])
@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("pipe", "Not a regular file; give the path of a YAML file"),
        ("/dev/zero", "Not a regular file; give the path of a YAML file"),
        ("sparse", "Longer than 1,200,000 bytes; give the path of a YAML file"),
        ("x" * 5000, "File name too long; give the path of a YAML file"),
    ],
)
def test_what_is_no_file_of_ours_is_not_read(
    name: str, kind: str, says: str, tmp_path: Path
) -> None:
    """A pipe, a device, gigabytes of nothing or an endless name: a sentence, within seconds."""
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "sparse").open("wb") as file:
        file.truncate(3 * 10**9)
    begun = time.monotonic()
    done = run(name, kind, cwd=tmp_path, given="ulimit -v 2000000")

    assert sentence(done).endswith(says)
    assert len(sentence(done)) < 500
    assert 30 > time.monotonic() - begun


def test_a_folder_with_the_world_in_it_is_not_searched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More files than anyone keeps rulesets among: a sentence names what to do."""
    for name in "abc":
        (tmp_path / name).mkdir()
        (tmp_path / name / "ruleset.yaml").write_text("1")
    monkeypatch.setattr("poch.commands.check.MOST_FILES", 5)
    done = CliRunner().invoke(main, ["check", str(tmp_path)])

    says = "more than 5 files are in it; name the folder of the rulesets"
    assert (1, f"{tmp_path}: {says}\n") == (done.exit_code, done.stderr)


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (("new", *COMMANDS["new"]), "variants/example-1800/ruleset.yaml: File too large"),
        (("lock",), "variants/clauses.lock.json: File too large"),
        (("survey", *COMMANDS["survey"], "--out", "kept.jsonl"), "kept.jsonl: File too large"),
    ],
)
def test_half_a_file_is_nowhere(command: tuple[str, ...], says: str, tmp_path: Path) -> None:
    """Where a file cannot be written to its end the command says so, and nothing of it is left."""
    (tmp_path / "variants").mkdir()
    done = run(*command, cwd=tmp_path, given="ulimit -f 0")

    assert sentence(done).startswith(says)
    assert [] == [file for file in tmp_path.rglob("*") if file.is_file() and file.read_bytes()]
    assert ["variants"] == [file.name for file in tmp_path.rglob("*") if file.is_dir()]


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (("new", *COMMANDS["new"]), "variants/example-1800 is there already"),
        (("lock",), "variants/clauses.lock.json: Is a directory"),
        (("survey", "poque-1789", "--out", "pipe"), "pipe: Not a regular file"),
        (("survey", "poque-1789", "--out", "variants/example-1800/x"), "Not a directory"),
    ],
)
def test_a_file_where_a_folder_should_be_is_said(
    command: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    """And a folder in the place of a file."""
    (tmp_path / "variants" / "clauses.lock.json").mkdir(parents=True)
    (tmp_path / "variants" / "example-1800").write_text("")
    os.mkfifo(tmp_path / "pipe")
    before = sorted(tmp_path.rglob("*"))

    assert says in sentence(run(*command, cwd=tmp_path))
    assert before == sorted(tmp_path.rglob("*"))


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_a_game_without_input_is_not_begun(more: tuple[str, ...]) -> None:
    """With its input closed, nobody could answer."""
    done = run("play", "poque-1789", *more, given="<&-")

    assert b"" == done.stdout
    assert "there is no input to answer by" in sentence(done)
