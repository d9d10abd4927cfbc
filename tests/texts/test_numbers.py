"""Only plain decimal numbers are numbers: in every file that a reader may write, and on the command line."""

from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from poch.commands.cli import main
from poch.commands.numbers import Whole
from poch.drafting.draft import report_draft
from poch.game.notation import parse_action
from poch.texts.document import DocumentError, parse
from poch.texts.library import find

NO_NUMBERS = (
    *(
        "0765",
        "007",
        "00",
        "-0",
        "+5",
        "+0",
        "-07",
        "1_000",
        "1__0",
        "0x1F",
        "0X1f",
        "0o17",
        "0b101",
    ),
    *("1:30", "190:20:30", "1:75", "12:30:45.5", "1.0", "1.", ".5", "-.5", "1e3", "1E3", "1e+3"),
    *("1.5e3", "1.5E-3", "+1.5", ".inf", "-.inf", ".INF", ".nan", ".NaN", "0.5", "08", "09"),
)
"""What one reader of YAML or another takes for a number."""
NO_WORDS = (
    *("yes", "Yes", "no", "NO", "on", "Off", "True", "FALSE", "~", "Null", "NULL", "<<", "="),
    *("2026-11-25", "2026-11-25 10:00:00", "2026-11-25T10:00:00Z"),
)
"""What they take for true, false, nothing, a merge, a value or a day."""
MARKED = ("!!int 5", '!!int "5"', "!!str 5", "! 5", "!own 5", "&name 5", "!!float 5", "!!bool no")
RULESET = """\
id: own
game: poch
siglum: X
title: Own
language: en
playable: never
source: {{ref: own, seen: whole}}
year: {0}
clauses:
  - {{id: all, topic: pack, status: stated, text: A pack., sets: {{pack.size: {0}}}}}
"""
HAND = """\
ruleset: poque-1789
seats: [A, B, C]
deal: {{seed: {0}}}
purses: {{A: {0}, B: 5, C: 5}}
"""
TOUR = """\
# A tour

```board
hand: poque-1789/a-pass-is-final
step: {0}
clause: vie.first
```
"""
BESIDE = {
    "bibliography.yaml": "one: {{shelf: rules, type: book, seen: whole, title: {0}}}\n",
    "history.yaml": "- {{id: one, strand: board, year: {0}, when: then, text: It was., sources: []}}\n",
    "finder.yaml": "- {{id: one, leaf: seats, seats: {0}, ask: How many?, answers: {{}}}}\n",
}


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


@pytest.mark.parametrize("written", [*NO_NUMBERS, *NO_WORDS])
def test_what_readers_of_yaml_disagree_on_is_told_and_what_to_write(written: str) -> None:
    """As a value, as a key and in a list, with its place; in quotation marks it is a text."""
    for text, place in (
        (f"a: {written}", (1, 4)),
        (f"{written}: a", (1, 1)),
        (f"- [{written}]", (1, 4)),
    ):
        with pytest.raises(DocumentError) as error:
            parse(text, "own.yaml")
        assert [place] == [slip.place for slip in error.value.slips]
        assert written in error.value.says
        assert f"'{written}'" in error.value.says.partition("; ")[2]

    assert {"a": written} == parse(f"a: '{written}'", "own.yaml").data


@pytest.mark.parametrize("written", MARKED)
def test_tags_and_anchors_are_left_out(written: str) -> None:
    """Even where they say what is there anyhow."""
    with pytest.raises(DocumentError, match=r"own\.yaml:1:4: YAML: .* (tag|anchor); leave it out"):
        parse(f"a: {written}", "own.yaml")


@pytest.mark.parametrize("number", ["0", "7", "10", "-6", "1765", "9007199254740991"])
def test_plain_numbers_are_numbers(number: str) -> None:
    """As one counts them."""
    assert {"a": int(number)} == parse(f"a: {number}", "own.yaml").data


@pytest.mark.parametrize(
    "plain",
    ["3c3e6ece29ee", "8d", "10h", "true", "null", "S6a", "808e12345678", "1–3", "1,5", "v. 2"],
)
def test_what_is_no_number_stays_what_it_is(plain: str) -> None:
    """A hash, a card, a number of a sentence, and the words that JSON has."""
    expected = {"true": True, "null": None}.get(plain, plain)

    assert {"a": expected} == parse(f"a: {plain}", "own.yaml").data


@pytest.mark.parametrize("written", ["0765", "0x10", "1_0", "+5", "1e3", "2.0", "1:30", "no"])
def test_every_file_of_a_reader_is_held_to_it(written: str, tmp_path: Path) -> None:
    """Rulesets, hands, tours and what stands beside them, in the command and in the workshop."""
    files = {"ruleset.yaml": RULESET, "hand.yaml": HAND, **BESIDE}
    for name, text in files.items():
        (tmp_path / name).write_text(text.format(written))
        done = run("check", str(tmp_path / name))
        assert 1 == done.exit_code
        assert f"YAML: {written} is" in done.stderr, name
    (tmp_path / "tour.md").write_text(TOUR.format(written))
    done = run("tour", "check", str(tmp_path / "tour.md"))
    assert f"tour.md:5:7: YAML: {written} is" in done.stderr
    replayed = run("replay", str(tmp_path / "hand.yaml"))
    assert f"hand.yaml:3:14: YAML: {written} is" in replayed.stderr
    complaints = report_draft(RULESET.format(written), None, find)["complaints"]
    assert [8, 10] == [complaint["line"] for complaint in complaints]


@pytest.mark.parametrize("written", ["02", "+2", "0x2", "2.0", "2e0", "1_0", "２", "²", "-2"])
def test_a_call_is_for_a_plain_number(written: str) -> None:
    """Also where Python would take it for one."""
    with pytest.raises(ValueError, match="is no action; the forms are"):
        parse_action(f"knock {written}")


def options(
    command: click.Command, names: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Parameter]]:
    """Yield every parameter of a command and of those within it."""
    for parameter in command.params:
        yield names, parameter
    for name, inner in getattr(command, "commands", {}).items():
        yield from options(inner, (*names, name))


def test_every_number_on_the_command_line_is_plain() -> None:
    """No option takes what Python takes."""
    numeric = (click.types.IntParamType, click.types.FloatParamType)
    every = [
        (names, parameter)
        for names, parameter in options(main)
        if isinstance(parameter.type, numeric)
    ]

    assert len(every) > 10
    assert [] == [
        (*names, parameter.name)
        for names, parameter in every
        if not isinstance(parameter.type, Whole)
    ]


@pytest.mark.parametrize("written", [*NO_NUMBERS, "２", "²", " 4", "", "4 ", "1,000", "9" * 50])
def test_no_other_number_is_taken_on_the_command_line(written: str) -> None:
    """The complaint says what was read, and what to write."""
    done = run("play", "poque-1789", "--bots", "all", "--seats", written)

    assert 2 == done.exit_code
    assert "; write " in done.stderr
    assert written[:30] in done.stderr
