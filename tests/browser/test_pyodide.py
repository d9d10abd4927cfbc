"""The engine in the browser, and the compiled one, do what the plain one does."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from poch.texts.document import load
from poch.texts.library import document, ids, playable
from tests import digests
from tests.turns import SEED, THOROUGH, turn
from tools.release import compiled

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "docs" / "assets" / "pyodide"
RECORDS = sorted([*ROOT.glob("variants/*/hands/*.yaml"), *ROOT.glob("tests/vectors/*/*.yaml")])
SCRIPT = f"""
{Path(digests.__file__).read_text(encoding="utf-8")}
import sys
json.dumps(digests(json.loads(sys.stdin.read())))
"""
COMPILED = f"""
{SCRIPT.replace("json.dumps(digests", "print(json.dumps(digests").rstrip()})
for name in {[".".join(path.relative_to(ROOT).with_suffix("").parts) for path in compiled.modules()]}:
    assert sys.modules[name].__file__.endswith(".so"), name
"""
"""Prints what the script returns, and makes sure that it came from the compiled modules."""

Digests = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def given() -> dict[str, Any]:
    """Return every ruleset, a third of the hands and vectors as they are written, and how many to play by chance."""
    return {
        "documents": [document(name) for name in ids()],
        "records": {str(path.relative_to(ROOT)): load(path).data for path in turn(RECORDS, 3)},
        "first": SEED,
        "hands": 250 if THOROUGH else 50,
        "deals": 200 if THOROUGH else 50,
    }


@pytest.fixture(scope="module")
def here(given: dict[str, Any]) -> Digests:
    """Return the digests that this Python makes."""
    return digests.digests(given)


def in_pyodide() -> list[str]:
    """Return what runs the script in the browser's Python, with the bundle as it would be now."""
    subprocess.run([sys.executable, "-m", "tools.browser.bundle"], cwd=ROOT, check=True)
    node = ROOT / "tools" / "browser" / "bundle" / "run_in_node.mjs"
    return ["node", str(node), str(BUNDLE), "-c", SCRIPT]


def in_compiled() -> list[str]:
    """Return what runs the script with the compiled engine, which `make compiled` installs."""
    if not compiled.is_installed():
        pytest.skip(
            "the engine as it is now is not compiled; `make compiled` does it and comes here"
        )
    return [sys.executable, "-P", "-c", COMPILED]


@pytest.fixture(scope="module", params=[in_pyodide, in_compiled])
def there(given: dict[str, Any], request: pytest.FixtureRequest) -> Digests:
    """Return the digests that another Python makes."""
    done = subprocess.run(
        request.param(),
        env={**os.environ, "PYTHONPATH": str(compiled.INSTALLED)},
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "" == done.stderr
    made: Digests = json.loads(done.stdout)
    return made


def test_every_record_gives_the_same_trace(
    given: dict[str, Any], here: Digests, there: Digests
) -> None:
    """Hands and vectors are told byte for byte alike, to all and to one seat."""
    assert here["traces"] == there["traces"]
    assert given["records"].keys() == there["traces"].keys()


def test_every_record_comes_out_as_it_says(given: dict[str, Any], there: Digests) -> None:
    """What a record expects of chips and winner happens in the other Python too."""
    for name, record in given["records"].items():
        came = there["came"][name]
        expected = {key: value for key, value in record.get("expect", {}).items() if key in came}
        lying = {
            pool: chips for pool, chips in expected.pop("pools", came["pools"]).items() if chips
        }

        assert came == {**came, **expected, "pools": lying}, name


def test_hands_played_by_chance_are_the_same(here: Digests, there: Digests) -> None:
    """Every event of every hand, with its clause and its sentence, is the same in both."""
    assert here["hands"] == there["hands"]
    assert len(playable()) == len(set(there["hands"].values()))


def test_surveys_are_the_same(here: Digests, there: Digests) -> None:
    """A survey of every ruleset has the same figures, to the last place, in both."""
    assert here["surveys"] == there["surveys"]
    assert set(playable()) == set(there["surveys"])
