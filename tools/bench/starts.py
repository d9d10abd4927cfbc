"""How long a page takes to its first answer from Python: the play page beside others of its kind."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Playwright

from tools.bench.host import Line
from tools.bench.results import Figure, Part, Row, Target
from tools.bench.visits import (
    OURS,
    PYSCRIPT,
    SCRIPT,
    STOCK,
    answered,
    everything,
    playwright,
    profile,
)

NAMES = {OURS: "the play page", STOCK: "stock Pyodide", PYSCRIPT: "PyScript"}
SOON = Target(0.45, most=True)
FAST_4G = Line(rate=9e6 * 0.9 / 8, delay=0.06 * 2.75)
"""What Chromium's own tools call Fast 4G; the host keeps to it, so that workers are held as well."""


def visit(driver: Playwright, url: str) -> tuple[float, float]:
    """Visit a page for the first time, then load it again; return the milliseconds of both."""
    with profile(driver) as browser:
        page = browser.pages[0]
        page.add_init_script(path=SCRIPT)
        page.goto(url, wait_until="commit")
        cold = answered(page)
        page.reload(wait_until="commit")
        return cold, answered(page)


def measured(
    rounds: int, line: Line, tell: Callable[[str], None]
) -> dict[str, tuple[Figure, Figure]]:
    """Visit all pages in turn, round after round."""
    found: dict[str, list[tuple[float, float]]] = {path: [] for path in NAMES}
    with everything(line) as address, playwright() as driver:
        for path in NAMES:
            visit(driver, address + path)  # so that the host has packed all its files
        for turn in range(rounds):
            tell(f"pages: round {turn + 1} of {rounds}")
            for path, times in found.items():
                times.append(visit(driver, address + path))
    return {
        path: (Figure(tuple(cold for cold, _ in times)), Figure(tuple(again for _, again in times)))
        for path, times in found.items()
    }


def report(found: Mapping[str, tuple[Figure, Figure]], how: str, target: Target | None) -> Part:
    """Put the pages beside each other."""
    rows = []
    for place, name in enumerate(("cold", "again")):
        other = found[PYSCRIPT][place]
        for path, figures in found.items():
            ratio = None if path == PYSCRIPT else figures[place].over(other)
            wanted = target if path == OURS and name == "cold" else None
            row = Row(f"{NAMES[path]}, {name}", figures[place], "ms", "PyScript", ratio, wanted)
            rows.append(row)
    notes = (
        f"{len(found[OURS][0].values)} rounds, each with a new profile of the browser for every page: nothing kept (cold), then loaded again.",
        "From asking for the page to the first answer from Python. The play page has its button pressed",
        "as soon as it is there, loads the engine and a ruleset; the others start Pyodide and import json.",
    )
    return Part(f"The start, {how}", rows, notes)
