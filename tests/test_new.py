"""`poch new` begins a file that says what is missing, and that passes once that is filled in."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from poch.cli import main
from poch.leaves import TOPICS

HEAD = ("--title", "Poch: an example", "--siglum", "X00", "--folder")


def made(folder: Path, name: str = "example-1800") -> str:
    """Begin a ruleset, and return what the command says."""
    done = CliRunner().invoke(main, ["new", name, *HEAD, str(folder)])
    return f"{done.exit_code}: {done.output}"


def checked(file: Path) -> list[str]:
    """Return the complaints about a file."""
    return CliRunner().invoke(main, ["check", str(file)]).output.splitlines()


def test_a_new_ruleset_lacks_what_is_to_be_filled_in_and_nothing_else(tmp_path: Path) -> None:
    """Each blank is complained of where it stands; filled in, none is."""
    assert made(tmp_path).startswith("0: ")
    file = tmp_path / "example-1800" / "ruleset.yaml"
    text = file.read_text(encoding="utf-8")
    blanks = re.findall(r"^ *\w+:$", text.replace("clauses:\n", ""), re.MULTILINE)
    found = checked(file)

    assert len(blanks) == len([line for line in found if "is empty" in line]) == len(found)
    assert 4 * len(TOPICS) + 1 == len(blanks)

    for blank, value in (
        ("introduction:", "introduction: A text that was made up."),
        ("    locus:", "    locus: p. 12"),
        ("    status:", "    status: stated"),
        ("    text:", "    text: One may eat meanwhile."),
        ("    sets:", "    no-rule: etiquette"),
    ):
        text = text.replace(f"{blank}\n", f"{value}\n")
    file.write_text(text.replace("playable: to-the-end", "playable: never"), encoding="utf-8")
    assert ["1 file is in order"] == checked(file)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("An Example", "An Example: is no id"),
        ("../outside", "../outside: is no id"),
        ("example-1800", "is there already; choose another name"),
    ],
)
def test_what_cannot_be_begun_is_said(tmp_path: Path, name: str, says: str) -> None:
    """A name that is none, or that is taken: one sentence, and nothing is written."""
    made(tmp_path)
    before = sorted(tmp_path.rglob("*"))

    told = made(tmp_path, name)
    assert told.startswith("1: ")
    assert says in told
    assert before == sorted(tmp_path.rglob("*"))
