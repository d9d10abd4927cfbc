"""What Lighthouse says of pages, on its slow phone and on its desktop."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from tests.e2e.conftest import ARGUMENTS
from tools.bench.host import NetworkLine
from tools.bench.reading import PAIR
from tools.bench.results import Figure, ReportPart, Row, Target
from tools.bench.visits import HERE, browser, everything
from tools.bench.weight import PAGES as WEIGHED
from tools.setup.running import run

Scores: TypeAlias = Mapping[str, float]

PAGES = {
    "home": WEIGHED["home"],
    "a source": WEIGHED["a source"],
    "a comparison": f"site/{PAIR}",
    "play": WEIGHED["play"],
}
SCREENS: Mapping[str, Sequence[str]] = {"phone": (), "desktop": ("--preset=desktop",)}
ENOUGH = Target(95)
OF_SPEED = "performance"
OTHERS = ("accessibility", "best-practices", "seo")


def score_page(url: str, screen: str) -> Scores:
    """Return the scores of a page, of 100, by category."""
    flags = " ".join(("--headless=new", *ARGUMENTS))
    lighthouse = HERE / "node_modules" / ".bin" / "lighthouse"
    asked = ("--output=json", "--quiet", f"--chrome-flags={flags}", *SCREENS[screen])
    failed = f"bench: Lighthouse could not look at {url}"
    report = run(failed, (lighthouse, url, *asked), CHROME_PATH=str(browser()))
    categories = json.loads(report)["categories"]
    return {name: 100 * categories[name]["score"] for name in (OF_SPEED, *OTHERS)}


def measure(rounds: int, tell: Callable[[str], None]) -> ReportPart:
    """Have every page looked at once a round, on both screens."""
    by_page: dict[tuple[str, str], list[Scores]] = {}
    with everything(NetworkLine()) as address:
        for turn in range(rounds):
            tell(f"lighthouse: round {turn + 1} of {rounds}")
            for name, path in PAGES.items():
                for screen in SCREENS:
                    by_page.setdefault((name, screen), []).append(
                        score_page(address + path, screen)
                    )
    return report(by_page)


def report(by_page: Mapping[tuple[str, str], Sequence[Scores]]) -> ReportPart:
    """Put the scores beside what they should be; of what never varies the least is told."""
    rows = [
        Row(
            f"{OF_SPEED}, {name}, {screen}",
            Figure(tuple(audit[OF_SPEED] for audit in scores)),
            target=ENOUGH,
        )
        for (name, screen), scores in by_page.items()
    ]
    every = [scores for page in by_page.values() for scores in page]
    for category in OTHERS:
        least = Figure((min(scores[category] for scores in every),))
        rows.append(Row(f"{category}, the least of all", least, target=ENOUGH))
    notes = """\
Lighthouse in its own two settings: a phone with a processor four times slower over a slow line, and
a desktop. Of 100; a page is asked for from a browser with nothing kept."""
    return ReportPart("Lighthouse", "score", rows, notes=notes)
