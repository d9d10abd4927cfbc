"""Boards as witnesses: what is wrong with one is named with its place and its cure; all of ours are in order."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from poch.commands.cli import main
from poch.studies.pool_sets import differences, pool_sets, set_of_board, set_of_text
from poch.texts.apparatus.boards import (  # fmt: skip
    FIELDS,
    KEYS,
    boards,
    complaints,
    every_pool,
    in_language,
    translation_complaints,
)
from poch.texts.library import VARIANTS
from tools.browser.bundle.__main__ import needed_files

BOARD: dict[str, Any] = {
    "id": "a-board",
    "game": "poch",
    "title": "A board",
    "holder": {"name": "A museum", "place": "Munich", "number": "1"},
    "date": {"text": "about 1580", "from": 1575, "to": 1585, "rests-on": "a wedding", "source": "a"},
    "shape": {"kind": "square", "source": "a"},
    "size": {"width": "35.3", "depth": 35, "unit": "cm", "source": "a"},
    "suits": {"kind": "german", "source": "a"},
    "pools": [
        {"pool": "ace", "card": {"rank": "A", "suit": "h"}, "shows": "a deuce", "source": "a"},
        {"pool": "king", "source": "a"},
        {"pool": "unknown", "source": "a"},
    ],
    "centre": {"pool": "poch", "shows": "two spears", "source": "a"},
    "inscriptions": [{"on": "the rim", "sense": "take it", "implies": "a claim", "source": "a"}],
    "notes": [{"text": "a note", "source": "a"}],
    "seen": "description",
    "sources": [{"id": "a", "citation": "A page", "read": "2026-11-26"}],
}  # fmt: skip
GERMAN = {
    "title": "Ein Brett", "date": "um 1580", "rests-on": "einer Hochzeit", "centre": "zwei Spieße",
    "pools": ["ein Daus", None, None], "notes": ["eine Anmerkung"], "holder": "ein Museum",
    "sources": ["Eine Seite"],
    "inscriptions": [{"on": "der Rand", "sense": "nimm", "implies": "ein Gewinn"}],
}  # fmt: skip


def spoil(change: Callable[[dict[str, Any]], object]) -> list[str]:
    """Return what is complained of in a board that was changed."""
    board = copy.deepcopy(BOARD)
    change(board)
    return [*map(str, complaints(board, "a-board"))]


WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "an unknown pool": (lambda b: b["pools"][1].update(pool="king of all"), "choose one of: ace, king"),
    "an unknown shape": (lambda b: b["shape"].update(kind="cube"), "choose one of: square"),
    "a key that is not known": (lambda b: b.update(colour="red"), "colour: not known here"),
    "a field without a source": (lambda b: b["date"].pop("source"), "date.source: missing"),
    "a pool without a source": (lambda b: b["pools"][1].pop("source"), "pools 2.source: missing"),
    "a source that is not listed": (lambda b: b["suits"].update(source="b"), "there is no source b below"),
    "two sources of one id": (lambda b: b["sources"].append(b["sources"][0]), "rename one"),
    "a lost figure without its form": (lambda b: b["date"].update(text="15…8"), "into damaged:"),
    "a damaged date that lacks nothing": (lambda b: b["date"].update(damaged="1583"), "write … where"),
    "years in disorder": (lambda b: b["date"].update({"from": 1590}), "exchange the two"),
    "another id than its file": (lambda b: b.update(id="b-board"), "one board has one id"),
    "a pool twice": (lambda b: b["pools"][1].update(pool="poch"), "two pools have this name"),
    "too few pools": (lambda b: b.update(pools=b["pools"][:1]), "there are 2; a board is a witness from 3"),
    "no place": (lambda b: b["holder"].pop("place"), "holder.place: missing"),
    "a size of nothing": (lambda b: b.update(size={"unit": "cm", "source": "a"}), "gives no measure"),
    "a size in words": (lambda b: b["size"].update(width="wide"), "is no length"),
    "a text in place of a map": (lambda b: b.update(notes=["a note"]), "write {text: …, source: …}"),
    "a dispute without a source": (lambda b: b["date"].update(disputed=[{"text": "1527"}]), "date.disputed.source: missing"),
    "a card of no rank": (lambda b: b["pools"][0].update(card={"rank": "Z"}), "choose one of: A, K"),
}  # fmt: skip


def test_a_board_in_order_is_not_complained_of() -> None:
    """Nor is one whose painted date is damaged, and has its form."""
    assert [] == spoil(lambda _: None)
    assert [] == spoil(lambda board: board["date"].update(damaged="15…8.", text="15…8"))
    assert ["board: this is no map; begin it with id: and the name of the file"] == [
        *map(str, complaints([], "a-board"))
    ]


@pytest.mark.parametrize("fault", WRONG)
def test_what_is_wrong_is_named_with_its_cure(fault: str) -> None:
    """Each fault alone has one complaint."""
    change, says = WRONG[fault]
    named = spoil(change)

    assert len(named) == 1
    assert says in named[0]


def test_the_command_names_file_and_line(tmp_path: Path) -> None:
    """A folder of rulesets is searched for boards, and for their words in other languages."""
    for place, text in (
        ("boards/a-board.yaml", "id: other\ngame: poch\n"),
        ("boards/translations/de.yaml", "nowhere: {title: Nirgends}\n"),
    ):
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(text, "utf-8")
    said = CliRunner().invoke(main, ["check", str(tmp_path)])
    (tmp_path / "boards/a-board.yaml").write_text(json.dumps(BOARD), "utf-8")
    later = CliRunner().invoke(main, ["check", str(tmp_path)])

    assert (said.exit_code, later.exit_code) == (1, 1)
    assert "a-board.yaml:1:1: id: is 'other'" in said.stderr
    assert "de.yaml: a board beside it is not in order; correct that first" in said.stderr
    assert "de.yaml:1:1: nowhere: there is no such board; they are: a-board" in later.stderr


def test_words_of_a_translation_take_the_place_of_english_ones() -> None:
    """What a translation does not give stays; what it gives must fit the English file."""
    board = in_language(BOARD, GERMAN)
    disputes = {**GERMAN, "disputed": {"date": ["1527"], "nowhere": []}}
    lacking = {key: words for key, words in GERMAN.items() if key != "date"} | {"pools": ["Daus"]}
    named = [*map(str, translation_complaints({"a-board": lacking}, {"a-board": BOARD}))]

    assert (board["title"], board["holder"]["name"]) == ("Ein Brett", "ein Museum")
    assert (board["date"]["text"], board["date"]["rests-on"]) == ("um 1580", "einer Hochzeit")
    assert [pool.get("shows") for pool in every_pool(board)] == ["ein Daus", None, None, "zwei Spieße"]  # fmt: skip
    assert board["inscriptions"][0]["implies"] == "ein Gewinn"
    assert board["notes"] == [{"text": "eine Anmerkung", "source": "a"}]
    assert board["sources"] == [{**BOARD["sources"][0], "citation": "Eine Seite"}]
    assert [] == [*translation_complaints({"a-board": GERMAN}, {"a-board": BOARD})]
    assert ["a-board.disputed.date"] == [
        says.name for says in translation_complaints({"a-board": disputes}, {"a-board": BOARD})
    ]
    assert ["a-board.date: missing", "a-board.pools: has 1 entries"] == [
        says.partition("; ")[0].partition(" where")[0] for says in named
    ]


def test_pools_are_compared_as_sets() -> None:
    """Order does not matter; what one has more or less than the other is said; unknown pools are counted."""
    board = set_of_board(BOARD)
    near = differences(board, [set_of_text("poque-1765"), set_of_text("poque-1789")])

    whole = board._replace(unknown=0)
    assert [(("queen", "jack", "ten"), ())] == [
        (g.more, g.less) for g in differences(whole, near[0].witnesses)
    ]
    assert (board.pools, board.unknown, board.mark) == (("ace", "king", "poch"), 1, "description")
    assert [((), (), 2)] == [(group.more, group.less, len(group.witnesses)) for group in near]


def test_every_text_that_knows_its_pools_has_a_set() -> None:
    """So has every board; a text that was cut before its board has none."""
    sets = {witness.id: witness for witness in pool_sets()}

    assert "comete-1753" not in sets
    assert sets["poch-1857-pierer"].mark == "stated"
    assert {*boards()} == {name for name, witness in sets.items() if witness.kind == "board"}
    assert {"poch"} == {witness.game for witness in pool_sets("poch")}


@pytest.mark.parametrize("board", boards().values(), ids=lambda board: str(board["id"]))
def test_every_board_is_in_order(board: dict[str, Any]) -> None:
    """It is in order, and what is said of it in German and French fits."""
    assert [] == [*complaints(board, board["id"])]


def test_the_schema_knows_the_same_keys() -> None:
    """What an editor completes is what the check knows, field by field."""
    schema = json.loads((VARIANTS.parent / "docs/schemas/board-1.json").read_text("utf-8"))
    fields = schema["properties"]
    inside = {name: fields[name].get("items", fields[name]) for name in FIELDS}

    assert [*KEYS.kinds] == [*fields]
    assert [*KEYS.needed] == schema["required"]
    for name, keys in FIELDS.items():
        assert {*keys.kinds} == {*inside[name]["properties"]}
        assert {*keys.needed, "source"} == {*inside[name]["required"]}


def test_what_plays_does_not_fetch_boards() -> None:
    """No game needs them: the browser's engine comes without their module."""
    names = {f"{file.parent.name}/{file.name}" for file in needed_files()}

    assert not names & {"apparatus/boards.py", "studies/pool_sets.py"}
