"""What was recorded once still comes out: whole games, and messages about broken files."""

import re

import pytest

from poch.texts.library import playable
from tools.gates.record import TESTS, broken_files, games, message

FORM = re.compile(r"[a-z-]+\.yaml:[1-9]\d*:[1-9]\d*: [^:]+: [^;]+; .+")


@pytest.mark.parametrize("ruleset", playable())
def test_games_that_were_recorded_come_out_again(ruleset: str) -> None:
    """If the change is meant, `make record` writes it; read the difference and say why."""
    recorded = (TESTS / "games").glob(f"{ruleset}-at-*.txt")
    texts = {str(path.relative_to(TESTS)): path.read_text("utf-8") for path in recorded}

    assert texts == games(ruleset)
    assert 3 == len(texts)


def test_no_game_is_of_a_ruleset_that_is_gone() -> None:
    """Every file of a game is of a ruleset that can be played."""
    assert 3 * len(playable()) == len([*(TESTS / "games").iterdir()])


@pytest.mark.parametrize("name", broken_files())
def test_a_message_comes_out_again_and_says_where_what_and_what_to_do(name: str) -> None:
    """It was recorded, and each complaint has the form `file:line:column: path: what; what to do`."""
    text = message(name)

    assert (TESTS / f"{name}.txt").read_text("utf-8") == text
    assert text
    assert [] == [line for line in text.splitlines() if not FORM.fullmatch(line)]


def test_a_hundred_broken_files_and_more_have_their_message() -> None:
    """And no message is of a file that is gone."""
    recorded = {str(path.relative_to(TESTS).with_suffix("")) for path in TESTS.glob("bad/**/*.txt")}

    assert recorded == {*broken_files()}
    assert len(recorded) >= 100
