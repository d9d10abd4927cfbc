"""What others wrote is never obeyed: by a terminal, a spreadsheet, or a program that reads citations."""

import os
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result
from rich.table import Table
from rich.text import Text

from poch.commands.cli import main
from poch.commands.output import Printer, print_json, say
from poch.texts.library import document
from poch.texts.signs import UNSEEN, visible

ROOT = Path(__file__).resolve().parents[1]
ESCAPES = (
    *(
        "\x1b]0;yours\x07",
        "\x1b]52;c;cm0gLXJmIC8=\x07",
        "\x1b[2J",
        "\x9b2J",
        "\x00",
        "\x7f",
        "\x08",
    ),
    *("\u202e", "\u202a", "\u2066", "\u2069", "\u200f", "\u061c", "\u2028", "\ufeff", "\U000e0041"),
)
MARKUP = "[bold]x[/bold][link=https://example.org]y[/link] :smile:"


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


@pytest.mark.parametrize("sign", ESCAPES)
def test_signs_that_a_terminal_obeys_are_spelt_where_it_is_printed(
    sign: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By every way of printing that a command has."""
    console = Printer()
    table = Table("head")
    table.add_row(f"a{sign}b")
    for one in (f"a{sign}b", Text(f"a{sign}b"), table):
        console.print(one)
    say(f"a{sign}b")
    say(f"a{sign}b", err=True)
    print_json({f"a{sign}b": [f"a{sign}b"]})
    done = capsys.readouterr()

    assert [] == UNSEEN.findall(done.out + done.err)
    assert "a" in visible(f"a{sign}b") != f"a{sign}b"


def test_no_markup_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    """What stands in brackets or between colons is printed as it is."""
    table = Table(box=None)
    table.add_row(MARKUP)
    console = Printer()
    console.print(MARKUP)
    console.print(table)

    assert 2 == capsys.readouterr().out.count(MARKUP)


def test_nothing_else_prints() -> None:
    """Only the module of output has a console or an echo, so that a new command spells too."""
    files = [file for file in (ROOT / "poch").rglob("*.py") if file.name != "output.py"]
    texts = {file.name: file.read_text("utf-8") for file in files}

    assert [] == [name for name, text in texts.items() if "Console(" in text or "echo(" in text]


@pytest.mark.parametrize("sign", ESCAPES)
def test_rulesets_hands_and_tours_with_such_signs_are_refused(sign: str, tmp_path: Path) -> None:
    """Also where YAML writes them by their number, and the complaint does what it complains of to nobody."""
    ruleset = {**document("poque-1789"), "title": f"A{sign}B"}
    hand = {
        "ruleset": "poque-1789",
        "seats": ["A", "B", "C"],
        "title": f"A{sign}B",
        "deal": {"seed": 1},
    }
    for name, data in (("ruleset.yaml", ruleset), ("hand.yaml", hand)):
        (tmp_path / name).write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
        done = run("check", str(tmp_path / name))
        assert (1, []) == (done.exit_code, UNSEEN.findall(done.output))
        assert f"U+{ord(sign[0]):04X} stands here and is not seen; take it out" in done.stderr
    (tmp_path / "tour.md").write_text(f"# A{sign}B\n", encoding="utf-8")
    done = run("tour", "check", str(tmp_path / "tour.md"))
    assert (1, []) == (done.exit_code, UNSEEN.findall(done.output))


@pytest.mark.skipif(os.name == "nt", reason="no file can be called so")
@pytest.mark.parametrize(
    "command",
    [
        ("check",),
        ("replay",),
        ("show",),
        ("tour", "check"),
        ("tour", "show"),
        ("tour", "cites"),
        ("why",),
        ("compare",),
        ("complete",),
        ("contrast",),
        ("cover",),
        ("odds",),
        ("survey",),
        ("effects",),
        ("play",),
        ("lock",),
        ("new",),
        ("cite",),
        ("verify",),
    ],
)
def test_the_name_of_a_file_does_nothing(command: tuple[str, ...], tmp_path: Path) -> None:
    """Whatever a command says of it."""
    name = str(tmp_path / "a\x1b[2J\u202eb\x9b.yaml")
    more = {"why": ("pass",), "compare": ("poque-1789",), "contrast": ("--with", "poque-1789")}
    done = run(*command, name, *more.get(command[0], ()))

    assert 0 != done.exit_code
    assert [] == UNSEEN.findall(done.output)
    assert done.exception is None or isinstance(done.exception, SystemExit)
