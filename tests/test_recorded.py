"""What was recorded once still comes out: whole games, and messages about broken files."""

import re

import pytest

from poch.texts.library import playable
from tools.gates.record import TESTS, games, messages

GAMES, MESSAGES = games(), messages()
FORM = re.compile(r"[a-z-]+\.yaml:[1-9]\d*:[1-9]\d*: [^:]+: [^;]+; .+")


@pytest.mark.parametrize("name", [*GAMES, *MESSAGES])
def test_what_was_recorded_comes_out_again(name: str) -> None:
    """If the change is meant, `make record` writes it; read the difference and say why."""
    assert (TESTS / name).read_text(encoding="utf-8") == (GAMES | MESSAGES)[name]


def test_every_ruleset_has_its_games() -> None:
    """Three games of each playable ruleset are recorded, and none of one that is gone."""
    assert 3 * len(playable()) == len(GAMES)
    assert {TESTS / name for name in GAMES} == set((TESTS / "games").iterdir())


@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_says_where_what_and_what_to_do(name: str) -> None:
    """Each complaint has the form `file:line:column: path: what; what to do`."""
    assert [] == [line for line in MESSAGES[name].splitlines() if not FORM.fullmatch(line)]


def test_a_hundred_broken_files_and_more_have_their_message() -> None:
    """None is without one, and there are as many messages as files."""
    broken = {*(TESTS / "bad").rglob("*.yaml")}

    assert len(broken) >= 100 <= len(MESSAGES)
    assert all(MESSAGES.values())
