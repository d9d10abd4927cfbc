"""The engine in the browser does what the engine on the desk does."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from poch.texts.document import load
from poch.texts.library import document, ids, playable
from tests import digests

ROOT = Path(__file__).resolve().parents[1]
BUNDLE = ROOT / "docs" / "assets" / "pyodide"
RECORDS = sorted([*ROOT.glob("variants/*/hands/*.yaml"), *ROOT.glob("tests/vectors/*/*.yaml")])
SCRIPT = f"""
{Path(digests.__file__).read_text(encoding="utf-8")}
import sys
json.dumps(digests(json.loads(sys.stdin.read())))
"""

Digests = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def given() -> dict[str, Any]:
    """Return every ruleset, and every hand and vector as it is written."""
    return {
        "documents": [document(name) for name in ids()],
        "records": {str(path.relative_to(ROOT)): load(path).data for path in RECORDS},
    }


@pytest.fixture(scope="module")
def here(given: dict[str, Any]) -> Digests:
    """Return the digests that this Python makes."""
    return digests.digests(given)


@pytest.fixture(scope="module")
def there(given: dict[str, Any]) -> Digests:
    """Return the digests that the browser's Python makes, from the bundle as it would be now."""
    subprocess.run([sys.executable, "-m", "tools.bundle"], cwd=ROOT, check=True)
    node = ROOT / "tools" / "bundle" / "run_in_node.mjs"
    done = subprocess.run(
        ["node", node, BUNDLE, "-c", SCRIPT],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "" == done.stderr
    made: Digests = json.loads(done.stdout)
    return made


def test_every_record_gives_the_same_trace(here: Digests, there: Digests) -> None:
    """Hands and vectors are told byte for byte alike, to all and to one seat."""
    assert here["traces"] == there["traces"]
    assert len(RECORDS) == len(there["traces"])


def test_every_record_comes_out_as_it_says(given: dict[str, Any], there: Digests) -> None:
    """What a record expects of chips and winner happens in the browser's Python too."""
    for name, record in given["records"].items():
        came = there["came"][name]
        expected = {key: one for key, one in record.get("expect", {}).items() if key in came}
        lying = {
            pool: chips for pool, chips in expected.pop("pools", came["pools"]).items() if chips
        }

        assert came == {**came, **expected, "pools": lying}, name


def test_a_thousand_hands_played_by_chance_are_the_same(here: Digests, there: Digests) -> None:
    """Every event of every hand, with its clause and its sentence, is the same in both."""
    assert here["hands"] == there["hands"]
    assert len(playable()) == len(set(there["hands"].values()))


def test_surveys_are_the_same(here: Digests, there: Digests) -> None:
    """A survey of every ruleset has the same figures, to the last place, in both."""
    assert here["surveys"] == there["surveys"]
    assert set(playable()) == set(there["surveys"])
