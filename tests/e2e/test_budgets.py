"""No kind of page weighs more than it may, asks for more, or keeps its reader waiting."""

import gzip
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from playwright.sync_api import Page, Request

BUDGETS = yaml.safe_load(Path(__file__).parents[1].joinpath("budgets.yaml").read_text("utf-8"))
OWN = ("assets/js/", "assets/css/")
BUSY = 4
"""So many times as long may a task take on a machine that has other things to do."""
VISITS = 3
"""A task that was long at every one of so many visits is so of itself."""
WATCH = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
  .observe({ type: "longtask", buffered: true });
"""


@cache
def sent(file: Path) -> int:
    """Return how many bytes a host sends for a file."""
    data = file.read_bytes()
    return len(data) if file.suffix == ".woff2" else len(gzip.compress(data, 9, mtime=0))


def longest_task(page: Page, most: float) -> float:
    """Return the milliseconds of the longest task, at the best of some visits where it was too long."""
    found: list[float] = []
    while len(found) < VISITS and not (found and found[-1] <= most):
        if found:
            page.reload(wait_until="networkidle")
        found.append(page.evaluate("Math.max(0, ...tasks)"))
    return min(found)


@pytest.mark.parametrize("kind", BUDGETS["kinds"])
def test_a_page_keeps_to_its_budget(page: Page, address: str, site: Path, kind: str) -> None:
    """In bytes, requests, elements and the longest task, before anything is clicked."""
    most: dict[str, Any] = BUDGETS["every-page"] | BUDGETS["kinds"][kind]
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.method == "GET":
            asked.append(urlsplit(request.url.removeprefix(address)).path)

    page.on("request", note)
    page.add_init_script(WATCH)
    page.goto(address + most.pop("page"), wait_until="networkidle")
    files = {
        name: site / name / ("index.html" if name.endswith("/") or not name else "")
        for name in asked
    }
    found = {
        "own": sum(sent(files[name]) for name in files if name.startswith(OWN)),
        "fonts": sum(sent(file) for file in files.values() if file.suffix == ".woff2"),
        "bytes": sum(map(sent, files.values())),
        "requests": len(asked),
        "elements": page.evaluate("document.querySelectorAll('*').length"),
        "task": longest_task(page, BUSY * most["task"]) / BUSY,
    }

    assert {} == {name: value for name, value in found.items() if value > most[name]}
    assert found["own"] > 0 < found["fonts"]
