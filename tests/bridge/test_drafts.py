"""Rules that a reader writes: complaints at their places, and what differs from the source's."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from poch.drafting.draft import report_draft
from poch.texts import document
from poch.texts.document import DocumentError
from poch.texts.library import VARIANTS, find, ids

ROOT = Path(__file__).resolve().parents[2]
BAD = sorted((ROOT / "tests" / "bad").glob("*.yaml"))
PARENT = "poch-1857-pierer"
HOSTILE = {
    "a tag": "id: !!python/object/apply:os.system [ls]",
    "a bomb": "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
    "deep nesting": "[" * 5000,
    "deep maps": "".join(f"{' ' * depth}a:\n" for depth in range(300)),
    "too long": "# " + "x" * 300_000,
    "a long number": f"id: {'9' * 5000}",
    "sixties": f"id: {'1:' * 50_000}1",
    "not a map": "- a\n- b",
    "null": "",
    "a key that is no text": "? [a]\n: b",
    "a control character": "id: \x07",
    "two documents": "a: b\n---\na: b",
    "an unclosed text": 'id: "',
    "half a character": "id: \ud800",
    "a line that ends in no usual way": "-\u2028clauses",
}


def shipped(slug: str) -> str:
    """Return a ruleset as it is shipped."""
    return (VARIANTS / slug / "ruleset.yaml").read_text(encoding="utf-8")


def draft(text: str, parent: str | None = None) -> dict[str, Any]:
    """Return what a text comes to, beside a ruleset."""
    return report_draft(text, parent, find)


@pytest.mark.parametrize("slug", ids())
def test_what_is_shipped_differs_in_nothing(slug: str) -> None:
    """A draft that nobody has touched has no complaint and no difference."""
    drafted = draft(shipped(slug), slug)

    assert [] == drafted["complaints"] == drafted["differences"]
    assert {"added": [], "gone": [], "changed": []} == drafted["clauses"]
    assert (drafted["entry"] is None) == never(slug)


def never(slug: str) -> bool:
    """Tell whether too little is known of a ruleset to play by it."""
    return "playable: never" in shipped(slug)


def test_a_leaf_set_otherwise_is_the_difference() -> None:
    """The difference has the leaf, both values and both clauses, and says where it stands."""
    line = "dealing.direction: clockwise"
    text = shipped(PARENT)
    assert 1 == text.count(line)
    drafted = draft(text.replace(line, "dealing.direction: anticlockwise"), PARENT)
    (difference,) = drafted["differences"]

    assert "dealing.direction" == difference["leaf"]
    assert ("clockwise", "anticlockwise") == (
        difference["parent"]["value"],
        difference["own"]["value"],
    )
    assert (
        difference["parent"]["clause"]
        == difference["own"]["clause"]
        in drafted["clauses"]["changed"]
    )
    where = drafted["rules"]["dealing.direction"]["line"]
    assert line in text.splitlines()[where - 1]


def test_a_draft_without_a_rule_says_which_leaf_is_missing() -> None:
    """It cannot be played, and what it does settle is still laid beside the source."""
    text = shipped(PARENT).replace("dealing.direction: clockwise", "pack.suits: french")
    drafted = draft(text, PARENT)
    messages = {complaint["name"]: complaint["message"] for complaint in drafted["complaints"]}

    assert "no clause sets it" in messages["dealing.direction"]
    assert "dealing.direction" in {difference["leaf"] for difference in drafted["differences"]}
    assert drafted["document"] is None
    assert drafted["entry"] is None


@pytest.mark.parametrize("file", BAD, ids=lambda path: path.stem)
def test_a_slip_is_told_alike_wherever_it_is_read(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser has only the slower reader of YAML, and says what the command says."""
    text = file.read_text(encoding="utf-8")
    here = draft(text)["complaints"]
    monkeypatch.setattr(document, "READER", yaml.SafeLoader)

    assert here == draft(text)["complaints"]


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("reader", [yaml.CSafeLoader, yaml.SafeLoader])
def test_hostile_texts_get_a_sentence(
    text: str, reader: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is run, nothing runs away, and the place is told."""
    monkeypatch.setattr(document, "READER", reader)
    drafted = draft(text)

    assert drafted["complaints"]
    assert drafted["document"] is None
    assert all(
        complaint["line"] >= 1 and complaint["message"] for complaint in drafted["complaints"]
    )


def test_a_table_for_more_than_there_are_cards_is_refused() -> None:
    """No number of seats keeps the reader of a draft waiting."""
    text = shipped(PARENT).replace("seats: [3, 6]", "seats: [9, 999999999]")
    complaints = draft(text)["complaints"]

    assert "seats" in {complaint["name"] for complaint in complaints}


def test_a_text_too_long_is_not_read() -> None:
    """The limit is told with what it is."""
    with pytest.raises(DocumentError, match="x:1:1: YAML: more than 300,000 characters"):
        document.parse("#" * 300_001, "x")
