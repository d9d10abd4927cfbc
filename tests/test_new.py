"""`poch new` begins a file that says what is missing, and that passes once that is filled in."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from poch.commands.cli import main
from poch.records.expect import unmet
from poch.records.record import replayed
from poch.texts.compile import compiled
from poch.texts.document import load
from poch.texts.leaves import CLAIMS, SHARES, TOPICS
from poch.texts.library import document, find, hands, playable

TO_THE_END = [name for name in playable() if document(name)["playable"] == "to-the-end"]
OF_A_POOL = re.compile(f"^({re.escape(CLAIMS)}|{re.escape(SHARES)}).+")
BLANK = "locus:\n    status:\n    text:\n    sets:\n"
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


def settled(name: str) -> dict[str, dict[str, Any]]:
    """Return what a shipped ruleset settles, topic by topic, as clauses would set it."""
    ruleset = find(name, {})
    found: dict[str, dict[str, Any]] = {topic: {} for topic in TOPICS}
    for leaf, by_seats in ruleset.leaves.items():
        topic = ruleset.clauses[next(iter(by_seats.values())).clause]["topic"]
        values = {seats: ruled.value for seats, ruled in by_seats.items()}
        found[topic][leaf] = values.get(0, values)
    return found


def filled(text: str, topic: str, sets: dict[str, Any]) -> str:
    """Return a new file with the clause of a topic filled in."""
    before, clause, after = text.partition(f"  - id: {topic}\n")
    rules = yaml.safe_dump(sets, default_flow_style=True, width=10_000).strip()
    values = f"locus: p. 12\n    status: stated\n    text: So it is.\n    sets: {rules}\n"
    assert BLANK in after
    return before + clause + after.replace(BLANK, values, 1)


@pytest.mark.parametrize("name", TO_THE_END)
def test_what_a_text_settles_fills_the_blanks_and_is_played_by(name: str, tmp_path: Path) -> None:
    """With the rules of a shipped source in it the file is in order, and its hands come out by it."""
    made(tmp_path, "example-1800")
    file = tmp_path / "example-1800" / "ruleset.yaml"
    text = file.read_text("utf-8").replace("introduction:\n", "introduction: It was made up.\n")
    explained = set(re.findall(r"^    # ([\w.-]+):", text, re.MULTILINE))
    for topic, sets in settled(name).items():
        text = filled(text, topic, sets)
        assert set() == {OF_A_POOL.sub(r"\1POOL", leaf) for leaf in sets} - explained
    file.write_text(text, "utf-8")
    begun = load(file).data
    records = [load(hand).data for hand in hands(name)]
    adopted = [one for one in records if "readings" not in one]

    assert ["1 file is in order"] == checked(file)
    assert adopted
    for record in adopted:
        replay = replayed(record, lambda _, readings: compiled(begun, readings))
        assert () == unmet({**record, "shows": []}, replay)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("An Example", "An Example: is not a valid id"),
        ("../outside", "../outside: is not a valid id"),
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
