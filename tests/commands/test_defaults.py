"""Every default of a command fits the game: how many play, where nobody says it."""

import json
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result

from poch.commands.cli import main
from poch.commands.common import seat_count
from poch.texts.library import document, find, playable


def run(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


def own(folder: Path, least: int, most: int) -> str:
    """Write a text for so many, and return its path."""
    text = json.loads(json.dumps(document("poch-1853-alvensleben")))
    for clause in text["clauses"]:
        if "seats" in clause.get("sets", {}):
            clause["sets"]["seats"] = [least, most]
    file = folder / "ruleset.yaml"
    file.write_text(yaml.safe_dump({**text, "id": "own"}, sort_keys=False), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("name", playable())
def test_four_play_or_as_many_as_can(name: str) -> None:
    """Of every text the default is a number of seats that it is for, and each of them can be asked for."""
    by = find(name)

    assert seat_count(by, None) in by.rules_by_seats
    assert 4 == seat_count(by, None) or 4 not in by.rules_by_seats
    assert [*by.rules_by_seats] == [seat_count(by, many) for many in by.rules_by_seats]


@pytest.mark.parametrize(
    "command",
    [
        ("play", "--bots", "all"),
        ("odds",),
        ("survey", "--deals", "20", "--workers", "1"),
        ("effects", "--deals", "4", "--workers", "1"),
    ],
)
def test_a_game_for_two_is_for_two(command: tuple[str, ...], tmp_path: Path) -> None:
    """Each command that needs seats takes as many as the game has."""
    name, *options = command
    done = run(name, own(tmp_path, 2, 2), "--json", *options)

    assert 0 == done.exit_code, done.output
    answer = json.loads(done.stdout)
    assert 2 == (len(answer["seats"]) if isinstance(answer["seats"], list) else answer["seats"])
