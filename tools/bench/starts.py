"""How long a page takes to its first answer from Python: the play page beside others of its kind."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from tools.bench.host import NetworkLine
from tools.bench.results import Figure, ReportPart, Row, Target
from tools.bench.visits import (
    BARE_PYSCRIPT,
    BARE_STOCK,
    OURS,
    PYSCRIPT,
    SCRIPT,
    everything,
    profile,
    use_page,
    wait_for_answer,
)

NAMES = {
    OURS: "play page",
    PYSCRIPT: "PyScript",
    BARE_PYSCRIPT: "bare PyScript",
    BARE_STOCK: "bare Pyodide",
}
PEERS = (PYSCRIPT, BARE_PYSCRIPT)
SOON = Target(0.40, most=True)
SETTLED = 2000
"""Milliseconds that a browser just started is left alone, with its own work to do."""
FAST_4G = NetworkLine(rate=9e6 * 0.9 / 8, delay=0.06 * 2.75)
"""What Chromium's own tools call Fast 4G; the host keeps to it, so that workers are held as well."""


class Visit(NamedTuple):
    """Milliseconds to the first answer: of a first visit, of its part after the button, again."""

    cold: float
    waited: float
    again: float
    """When the page is loaded for the third time: programs that are often run are kept compiled."""


def visit(driver: Playwright, address: str, path: str) -> Visit:
    """Visit a page for the first time, then use it and load it again, twice."""
    with profile(driver) as browser:
        page = browser.pages[0]
        page.add_init_script(path=SCRIPT)
        page.wait_for_timeout(SETTLED)
        page.goto(address + path, wait_until="commit")
        cold, pressed = wait_for_answer(page)
        for _ in range(2):
            use_page(page, path)
            page.reload(wait_until="commit")
            again, _ = wait_for_answer(page)
        return Visit(cold, cold - pressed, again)


def measure(rounds: int, line: NetworkLine, tell: Callable[[str], None]) -> dict[str, list[Visit]]:
    """Visit all pages in turn, round after round."""
    by_page: dict[str, list[Visit]] = {path: [] for path in NAMES}
    with everything(line) as address, sync_playwright() as driver:
        for path in NAMES:
            visit(driver, address, path)  # so that the host has packed all its files
        for turn in range(rounds):
            tell(f"pages: round {turn + 1} of {rounds}")
            for path, visits in by_page.items():
                visits.append(visit(driver, address, path))
    return by_page


def report(by_page: Mapping[str, Sequence[Visit]], how: str, target: Target | None) -> ReportPart:
    """Put the pages beside each other."""
    columns = {path: [*map(Figure, zip(*visits, strict=True))] for path, visits in by_page.items()}
    cold, waited, again = (
        {path: column[at] for path, column in columns.items()} for at in range(len(Visit._fields))
    )

    def rows(when: str, figures: Mapping[str, Figure]) -> list[Row]:
        return [
            Row(
                f"{name}, {when}",
                figures[path],
                ratios_to_peers(figures, path),
                target if path == OURS else None,
            )
            for path, name in NAMES.items()
        ]

    ratios = [waited[OURS].over(cold[peer]) for peer in PEERS]
    button = Row(f"{NAMES[OURS]}, from its button", waited[OURS], ratios)
    notes = f"""\
{len(by_page[OURS])} rounds, each with a new profile of the browser for every page: with nothing kept (cold),
then used as for some hands, left alone, and loaded again, twice (again: the last). From asking for
the page to the first answer from Python. The play page has its button pressed as soon as it is
there, and asks for nothing of Python before. PyScript stands in the same page in place of our part,
starts at once, and asks the same engine the same question; bare PyScript and bare Pyodide have no
page around them, and import json."""
    every = [*rows("cold", cold), button, *rows("again", again)]
    return ReportPart(f"The start, {how}", "ms", every, [NAMES[peer] for peer in PEERS], notes)


def ratios_to_peers(figures: Mapping[str, Figure], path: str) -> Sequence[Figure]:
    """Return a page's ratios to the peers, which have none to themselves."""
    return () if path in PEERS else [figures[path].over(figures[peer]) for peer in PEERS]
