"""What is shown of Python is run: the blocks of the page, and the cells of the notebook."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from poch.texts.library import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "from-python.md"
NOTEBOOK = ROOT / "docs" / "what-matters.ipynb"
BLOCK = re.compile(
    r"^\*Needs `(?:poch` alone|poch\[cli\]`):\*\n\n```python\n(.*?)^```\n\n^```\n(.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
FIGURES = 3


def answers(codes: list[str], names: dict[str, Any]) -> Iterator[str]:
    """Run pieces of code one after the other, and yield what each prints."""
    for code in codes:
        printed = StringIO()
        with redirect_stdout(printed):
            exec(compile(code, "shown", "exec"), names)  # noqa: S102 - our own
        yield printed.getvalue()


def test_every_block_of_the_page_answers_with_what_stands_below_it() -> None:
    """They are run in their order; none is without an answer."""
    page = PAGE.read_text("utf-8")
    codes, shown = zip(*BLOCK.findall(page), strict=True)

    assert page.count("```python") == len(codes)
    assert [*shown] == [*answers([*codes], {})]
    assert all(shown)


def test_the_blocks_of_the_page_pass_strict_types(tmp_path: Path) -> None:
    """A client written like them is held to our types."""
    client = tmp_path / "client.py"
    client.write_text("\n".join(code for code, _ in BLOCK.findall(PAGE.read_text("utf-8"))))
    check = (sys.executable, "-m", "mypy", "--strict", str(client))
    done = subprocess.run(check, cwd=ROOT, check=False, capture_output=True, text=True)

    assert 0 == done.returncode, done.stdout


def test_the_notebook_comes_to_the_figures_of_what_matters() -> None:
    """It prints what stands in it, and that is what `make effects` measured."""
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    shown = ["".join(line for out in cell["outputs"] for line in out["text"]) for cell in cells]
    names: dict[str, Any] = {}
    printed = [*answers(["".join(cell["source"]) for cell in cells], names)]
    measured = json.loads((VARIANTS / "effects.json").read_text("utf-8"))["rulesets"]

    assert shown == printed
    assert FIGURES == len(names["figures"])
    for (text, change, measure), effect in names["figures"].items():
        known = next(
            reading for reading in measured[text]["readings"] if reading["change"] == change
        )
        assert known["most"] == measure
        assert known["effects"][measure] == effect.as_json()
