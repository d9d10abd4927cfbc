"""The example engine, written from the specification of the kit alone, passes the cases of four texts."""

import json
import subprocess
import sys
from pathlib import Path

from tests.turns import SEED

ROOT = Path(__file__).resolve().parents[2]
FOUR = ("poque-1789", "poch-1844-pierer", "poch-1853-alvensleben", "poch-modern-pagat")
LEVELS = {"deal", "meld", "vie"}


def run(*command: str) -> str:
    """Run a command at the root, and return what it says."""
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert done.returncode == 0, f"seed {SEED}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_the_example_passes_the_cases_of_four_texts(tmp_path: Path) -> None:
    """Shipped hands, and deals by a chance that changes with each commit."""
    dealt = ("--deals", "20", "--seed", str(SEED), "--out", str(tmp_path))
    run(sys.executable, "-m", "tools.release.conformance", *FOUR, *dealt)
    engine = ("node", "conformance/example/engine.js")
    runner = ("conformance/run.py", "--json", "--cases", str(tmp_path / "cases"))
    levels = json.loads(run(sys.executable, *runner, "--", *engine))["levels"]
    assert levels.keys() == LEVELS
    for level, count in levels.items():
        assert count["passed"] > 0, level
        assert count.keys() == {"passed"}, f"{level}: {count}"
