"""What is spelt out for the browser is what the decorators would have made."""

from typing import Any

import pytest

from tools.browser.bundle.__main__ import needed_files
from tools.browser.bundle.spelt import expand_dataclasses

RECORDS = '''
from dataclasses import dataclass, field, replace

@dataclass(frozen=True, slots=True)
class Pool:
    """A part of the board."""
    name: str
    chips: int = 0
    note: str = field(default="", compare=False)

@dataclass(slots=True)
class Board:
    pools: list = field(default_factory=list)

    def __repr__(self):
        return "a board"
'''


def made(text: str) -> dict[str, Any]:
    """Return what a module defines."""
    names: dict[str, Any] = {"__name__": __name__}
    exec(text, names)  # noqa: S102  our own text
    return names


@pytest.mark.parametrize(
    "text", [RECORDS, expand_dataclasses(RECORDS)], ids=["decorated", "spelt out"]
)
def test_records_behave_alike(text: str) -> None:
    """They are made, compared, hashed, shown and replaced in the same way."""
    names = made(text)
    pool, board = names["Pool"], names["Board"]
    ace = pool("ace", 2, "dressed")

    assert (ace.name, ace.chips, ace.note) == ("ace", 2, "dressed")
    assert pool("ace").chips == 0
    assert ace == pool("ace", 2, "as it was")
    assert hash(ace) == hash(pool("ace", 2))
    assert ace != pool("ace", 3)
    assert ace != ("ace", 2)
    assert repr(ace) == "Pool(name='ace', chips=2, note='dressed')"
    assert not hasattr(ace, "__dict__")
    assert pool.__match_args__ == ("name", "chips", "note")
    assert repr(board()) == "a board"
    assert board().pools is not board().pools
    assert board([ace]) == board([ace])
    with pytest.raises(TypeError, match="unhashable"):
        hash(board())


def test_facts_take_the_fields_of_their_base_first() -> None:
    """As in poch/game/events.py: what a base holds stands first, and is compared by the base's function."""
    text = "class Plain: pass\n@fact\nclass Event:\n clause: str\n@fact\nclass Won(Event):\n chips: int = 1\n"
    names = made(expand_dataclasses(text))

    assert names["Won"]("a").chips == 1
    assert names["Won"].__match_args__ == ("clause", "chips")
    assert names["Won"].__slots__ == ("chips",)


def test_for_a_compiler_facts_have_their_types_and_other_records_stay() -> None:
    """What it takes as it is written is left; a fact declares its fields and how it is made."""
    text = f'"""Head."""\nfrom poch.game.facts import fact\n{RECORDS}\n@fact\nclass Won:\n chips: int = 1\n'
    typed = expand_dataclasses(text, typed=True)

    assert "@dataclass(frozen=True, slots=True)\nclass Pool:" in typed
    assert "chips: int\n\n    def __init__(self, chips: int=1) -> None:" in typed
    assert "import fact" not in typed
    assert made(typed)["Won"]().chips == 1


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("@dataclass(order=True)\nclass A:\n x: int", "order"),
        ("@dataclass(slots=True)\nclass A:\n x: int = field(repr=False)", "repr"),
        ("@dataclass(slots=True)\nclass A:\n x: ClassVar[int] = 1", "belongs to the class"),
    ],
)
def test_what_cannot_be_spelt_out_is_told(line: str, complaint: str) -> None:
    """Whoever writes something new into the engine hears of it when the bundle is built."""
    with pytest.raises(ValueError, match=complaint):
        expand_dataclasses(line)


def test_a_module_without_records_stays_as_it_is() -> None:
    """Not a space of it is changed."""
    text = "import   re\n"

    assert expand_dataclasses(text) is text


def test_the_whole_engine_can_be_spelt_out() -> None:
    """No decorator that would write functions at a start is left."""
    for path in needed_files():
        text = expand_dataclasses(path.read_text(encoding="utf-8"))
        assert "@dataclass(" not in text, path
        assert "\n@fact\n" not in text, path
