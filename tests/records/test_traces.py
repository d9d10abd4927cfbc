"""What pages fold from a trace is the table that the engine has."""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path

import pytest
import yaml

from poch.records.record import replay_unchecked
from poch.records.trace import trace_hand
from poch.texts.document import load
from poch.texts.library import find, hands, ids
from poch.texts.ruleset_shape import GAMES
from tests.folding import by_chance, folded, seen, shipped
from tests.turns import SEED, turn

BUDGETS = yaml.safe_load(Path(__file__).parent.with_name("budgets.yaml").read_text("utf-8"))
HAND = next(file for file in hands("poch-modern-pagat") if file.stem == "three-nines")


def test_every_table_of_every_recorded_hand_is_folded(site: Path) -> None:
    """As recorded, under each reading that changes it, and as one of its seats sees it: a third at each commit."""
    shown, every = (turn([*chain(*map(hands, names))], 3) for names in (ids(*GAMES), ids()))
    counted = folded(chain(shipped(shown, site / "assets/traces"), seen(every, seats=1)))

    assert [] == counted["wrong"]
    assert counted["tables"] > 20_000


def test_every_table_of_random_hands_is_folded() -> None:
    """Of any ruleset and readings, with all cards open or not; what is new goes on where it left off.

    `make fold` does so with 10,000 hands.
    """
    counted = folded(by_chance(200, SEED))

    assert [] == counted["wrong"]
    assert counted["tables"] > 200


@pytest.mark.parametrize("folder", BUDGETS["folders"])
def test_a_folder_keeps_to_its_budget(folder: str, site: Path) -> None:
    """The whole site, and the traces in it."""
    sizes = [file.stat().st_size for file in (site / folder).rglob("*") if file.is_file()]

    assert 0 < sum(sizes) <= BUDGETS["folders"][folder]


def test_a_table_that_is_folded_otherwise_is_found() -> None:
    """Neither a wrong table nor one too few passes."""
    (given,) = by_chance(1)
    whole = given["readings"][""]
    last = {**whole[-1], "lead": "Z"}
    for tables in ([*whole[:-1], last], whole[:-1]):
        assert folded([{**given, "readings": {"": tables}}])["wrong"]


RAISED = ("Anja knock 1", "Boris hold", "Carla raise 3", "Dirk fold", "Anja fold")


@pytest.mark.parametrize(("actions", "due"), [(RAISED[:1], 1), (RAISED, 2)])
def test_a_question_says_how_many_chips_it_takes_to_hold(actions: Sequence[str], due: int) -> None:
    """It is what Boris lacks of the stake: all of it, or what the raise added."""
    started = {**load(HAND).data, "actions": [*actions]}
    ask = trace_hand(replay_unchecked(started, find, lambda *_: None), "Boris").json()["ask"]

    assert [("hold", due)] == [
        (option["verb"], option["due"]) for option in ask["options"] if "due" in option
    ]
