"""The boards to print: one drawing for each shape, with room for every pool on the sheet."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from poch.texts.library import document
from tools.site.edition.edition import Source
from tools.site.hands.boards import HEIGHT, WIDTH, Drawing, pools, sheet, winners
from tools.site.output.languages import speaking

HONOURS = ["ace", "king", "queen", "jack", "ten"]
EIGHT = [*HONOURS, "marriage", "sequence", "poch"]
CARDS = {"queen": ("Q",), "marriage": ("K", "Q"), "sequence": ("9", "8", "7")}
TABLES = {
    "a box each": ("boxes", "french", [*HONOURS, "poch"]),
    "between slats": ("slats", "german", [*HONOURS, "poch", "stich", "sequence"]),
    "in rows": ("rows", "french", EIGHT),
    "a ring of seven": ("round", "french", EIGHT),
    "a ring of eight": ("round", "german", [*EIGHT, "centre"]),
    "a ring without a centre": ("ring", "french", EIGHT),
    "four corners": ("corners", "french", HONOURS),
    "four cards": ("cards", "french", HONOURS[:4]),
}


def laid(name: str) -> Mapping[str, Any]:
    """Return a table with such a board."""
    shape, suits, ids = TABLES[name]
    names = {"poch": "the Pocherloch"}
    return {"suits": suits, "board": {"shape": shape, "pools": ids, "names": names}}


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> Mapping[str, Any]:
    """A table with one of the boards."""
    return laid(request.param)


@pytest.fixture
def drawn(table: Mapping[str, Any]) -> Drawing:
    """The board of that table on a sheet."""
    return sheet(table, CARDS, "A board", "What it is")


def test_a_board_has_one_slot_for_each_pool(table: Mapping[str, Any], drawn: Drawing) -> None:
    """It can be read as XML, and names its pools in the order of the text."""
    places = ET.fromstring(drawn.text()).iter("{http://www.w3.org/2000/svg}g")  # noqa: S314 - our own

    assert [slot.pool for slot in drawn.slots] == table["board"]["pools"]
    assert [element.get("data-pool") for element in places if element.get("data-pool")] == [
        slot.pool for slot in drawn.slots
    ]


def test_slots_lie_on_the_sheet_and_apart(drawn: Drawing) -> None:
    """Boxes do not overlap, nor do cups, whose boxes may."""
    for slot in drawn.slots:
        assert slot.x > 0
        assert slot.y > 0
        assert slot.x + slot.w < WIDTH
        assert slot.y + slot.h < HEIGHT
    for a, b in combinations(drawn.slots, 2):
        over = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
        down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
        centres = (
            (a.x + a.w / 2 - b.x - b.w / 2) ** 2 + (a.y + a.h / 2 - b.y - b.h / 2) ** 2
        ) ** 0.5
        assert min(over, down) <= 0 or centres > (a.w + b.w) / 2


def test_a_ring_has_no_pool_in_the_middle() -> None:
    """All of its cups lie equally far from the middle of the board, unlike the last of a round one."""

    def reach(name: str) -> set[int]:
        slots = sheet(laid(name), CARDS, "A board", "What it is").slots
        across = [(slot.x + slot.w / 2, slot.y + slot.h / 2) for slot in slots]
        x, y = (sum(place) / len(across) for place in zip(*across, strict=True))
        return {round(((a - x) ** 2 + (b - y) ** 2) ** 0.5) for a, b in across}

    assert 1 == len(reach("a ring without a centre"))
    assert 0 in reach("a ring of seven")


def test_a_slot_has_room_for_chips_on_the_smaller_sheet(drawn: Drawing) -> None:
    """A chip of 18 mm fits into any slot, printed on A4."""
    smaller, chip = 297 / WIDTH, 18

    assert all(min(slot.w, slot.h) * smaller >= chip for slot in drawn.slots)


def test_a_board_is_drawn_in_light_colours(drawn: Drawing) -> None:
    """No area takes much ink."""
    fills = {element.get("fill", "none") for element in drawn.svg.iter() if element.tag != "text"}

    assert all(min(bytes.fromhex(fill[1:])) > 0xD0 for fill in fills - {"none"})


def test_pools_are_called_as_the_text_calls_them() -> None:
    """The names of its source go before ours, and German cards have their own."""
    by_id = {pool.id: pool for pool in pools(laid("between slats"), CARDS)}

    assert by_id["poch"].name == "Pocherloch"
    assert by_id["queen"].name == "Ober"
    assert by_id["queen"].cards == ("O",)


def test_cards_on_a_board_have_the_letters_of_the_language() -> None:
    """A queen is D on a German page, and O wherever the suits are German."""
    with speaking("de"):
        letters = {pool.id: pool.cards for pool in pools(laid("in rows"), CARDS)}

    assert letters["queen"] == ("D",)


@pytest.mark.parametrize(
    ("slug", "sequence"), [("poch-modern-pagat", ["9", "8", "7"]), ("poch-1857-pierer", None)]
)
def test_the_cards_of_a_sequence_are_drawn_where_the_text_names_them(
    slug: str, sequence: list[str] | None
) -> None:
    """Where a run of any cards wins the pool, its name stands there alone: no card is blank."""
    cards = winners(Source(document(slug), (), "").rules())

    assert cards.get("sequence") == sequence
    assert cards["ace"] == ["A"]
