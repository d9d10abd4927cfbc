"""Hands that are taken along and brought back: as YAML that `poch` accepts, and as text."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from poch.commands.cli import main
from poch.records.transcript import KEYS, as_yaml
from poch.texts.document import load, parse
from poch.texts.library import document
from poch.texts.signs import AMISS
from tests.bridge.test_bridge import asked
from tests.saying import english, wrong

ROOT = Path(__file__).resolve().parents[2]
HAND = ROOT / "variants" / "poch-modern-pagat" / "hands" / "three-nines.yaml"
HANDS = sorted(ROOT.glob("variants/*/hands/*.yaml"))
signs = st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"])
texts = st.text(signs.filter(lambda sign: not AMISS.search(sign)), min_size=1)
"""Names without signs that nobody sees: these are refused where a name is read."""


def test_every_shipped_hand_is_written_as_it_was_read() -> None:
    """The YAML holds the same record."""
    for path in HANDS:
        record = load(path).data
        shown = {key: record[key] for key in KEYS if record.get(key)}
        read = parse(as_yaml(record), "hand").data

        assert shown | {"actions": record.get("actions", [])} == read


def test_a_hand_that_a_word_processor_has_altered_is_read_as_the_command_reads_it() -> None:
    """Its ruleset is found by the id, and a space of another kind parts a seat from its action."""
    text = HAND.read_text(encoding="utf-8").replace("poch-modern-pagat", "Poch‑modern‑pagat", 1)
    altered = re.sub(r"- (\w+) (\w+)", "- \\1\u00a0\\2", text)
    asked("load", document=document("poch-modern-pagat"))
    record = asked("read", text=altered)["record"]

    assert altered != text
    assert record["ruleset"] == "poch-modern-pagat"
    assert [line.split() for line in record["actions"]] == [
        line.split() for line in load(HAND).data["actions"]
    ]
    assert asked("view", record=record)["trace"]["stopped"] is None


@pytest.fixture(params=[yaml.CSafeLoader, yaml.SafeLoader], ids=["here", "browser"])
def reader(request: pytest.FixtureRequest) -> Iterator[None]:
    """Read YAML as it is read here, and in a browser."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("poch.texts.document.READER", request.param)
        yield


@pytest.mark.usefixtures("reader")
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(texts, texts, max_size=4), st.lists(texts, max_size=4))
@example({}, ["Who?", "A"])
def test_any_text_comes_out_as_it_went_in(readings: dict[str, str], seats: list[str]) -> None:
    """Names that YAML would take for numbers, words of its own or signs are quoted."""
    record: dict[str, Any] = {
        "ruleset": "x",
        "readings": readings,
        "seats": seats,
        "actions": seats,
    }
    read = parse(as_yaml(record), "hand").data

    assert {**record, "readings": readings or None, "seats": seats or None} == {
        "readings": None,
        "seats": None,
        **read,
    }


@pytest.fixture
def written() -> dict[str, Any]:
    """Return what a hand in play is written as."""
    asked("load", document=document("poch-modern-pagat"))
    seats = ["You", "B: C", "No"]
    begun = asked("start", ruleset="poch-modern-pagat", seats=seats, seed=17, pools={"ace": 3})
    played = asked("play", record=begun["record"], viewer="You", action="You pass")
    return asked("write", record=played["record"], viewer="You")


def test_a_game_is_written_as_a_record_that_the_command_takes(
    written: dict[str, Any], tmp_path: Path
) -> None:
    """`poch check` finds it in order, `poch replay` plays it, and it comes back the same."""
    file = tmp_path / "hand.yaml"
    file.write_text(written["yaml"], encoding="utf-8")
    read = asked("read", text=written["yaml"])["record"]

    for command in ("check", "replay"):
        done = CliRunner().invoke(main, [command, str(file)])
        assert (0, "") == (done.exit_code, done.stderr)
    assert written["yaml"] == asked("write", record=read, viewer="You")["yaml"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Line 1, column 1: hand: this is no map; begin with ruleset:, seats: and deal:"),
        ("ruleset: x", "seats: missing"),
        ("seats: [A\n", "Line "),
        ("ruleset: x\nseats: [A, B]\ndeal: {seed: no}", "no is read as true or false"),
        ("ruleset: x\nseats: [A, B]\ndeal: {seed: 1}\nactions: [A fly, A fly, A fly, A fly]", "one more fault"),
        ("x" * 60_001, "longer than 60,000 characters"),
        ("a: &b 1\nc: *b", "is an anchor; leave it out"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_hand_gets_a_sentence(text: str, says: str) -> None:
    """It says where, what, and what to do."""
    assert says in wrong(asked("read", text=text))


def test_a_hand_whose_rules_have_changed_is_taken_up_as_far_as_it_goes() -> None:
    """What the rules do not know is left out, and where they stop it is said."""
    asked("load", document=document("poch-modern-pagat"))
    record = load(HAND).data
    changed = {
        **record,
        "readings": {"moon": "full"},
        "pools": {**record.get("pools", {}), "moon": 2},
        "actions": [*record["actions"][:3], "Dirk play 7d", *record["actions"][4:]],
    }
    resumed = asked("resume", record=changed)

    assert resumed["record"]["actions"] == record["actions"][:3]
    stopped = [*map(english, resumed["stopped"])]
    assert [re.split("[,;]", sentence)[0] for sentence in stopped[:2]] == [
        "There is no reading full of moon here",
        "The board here has no moon pool",
    ]
    assert (
        "Action 4, “Dirk play 7d”, does not fit: Dirk cannot play 7d here; open to Dirk: "
        in stopped[2]
    )
