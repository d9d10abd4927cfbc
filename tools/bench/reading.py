"""What a reader waits for: a step, a pair of texts, a contrast, a question, a move."""

from collections.abc import Callable, Mapping, Sequence
from statistics import median

from playwright.sync_api import Page, Playwright, sync_playwright

from poch.words.speaking import say
from tests.e2e.kinds import BUDGETS, LONGEST_TASK
from tools.bench.host import NetworkLine
from tools.bench.results import Figure, ReportPart, Row, Target
from tools.bench.visits import everything, profile

HAND = "hands/poch-1810-hamburg/raised-again/"
SOURCE = "sources/poch-modern-pagat/"
PAIR = "compare/poch-1857-pierer/poch-1992-parlett/"
CHOICE = "compare/#poch-modern-pagat"
OTHERS = ("poch-1908-meyer", "poque-1789", "poch-philos", "poch-jawiki", "poch-1897-foster")
TABLE = "play/"
MOVES = 4
WORST = 3
"""Of so many pages the longest task is told: those nearest to what they may take."""
SOON = 20
"""Milliseconds between two looks at what is there."""

STEPS = """async () => {
  const hand = document.querySelector("poch-hand");
  const work = [];
  for (let i = 0; i < 60; i += 1) {
    await new Promise(requestAnimationFrame);
    const begun = performance.now();
    hand.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    document.body.getBoundingClientRect();
    work.push(performance.now() - begun);
  }
  return work;
}"""
"""Go on step by step; return how long each takes from the key to the laid-out page."""
ADDED = """(slug) => new Promise((done) => {
  const box = document.querySelector(`.choice input[value="${slug}"]`);
  const begun = performance.now();
  box.click();
  const look = () => requestAnimationFrame(() => {
    if (!document.querySelector("thead .siglum")) return look();
    document.body.getBoundingClientRect();
    done(performance.now() - begun);
    box.click();
  });
  look();
})"""
"""Put a text beside the one that is chosen, wait until both are laid out, and take it away."""
LOADED = "performance.getEntriesByType('navigation')[0].loadEventEnd"
TAKEN = "(name) => performance.getEntriesByName(name).map(({ duration }) => duration)"

TARGETS = {
    "a step of a hand": Target(1000 / 60, most=True),
    "a pair of texts, cold": Target(1000, most=True),
    "a pair, once loaded": Target(100, most=True),
    "a contrast": Target(300, most=True),
    "why not": Target(50, most=True),
    "a move": None,
}


def time_step(page: Page, address: str) -> float:
    """Step through the hand beside a source."""
    page.goto(address + SOURCE)
    page.locator("poch-hand.ready").wait_for(state="attached")
    return float(median(page.evaluate(STEPS)))


def time_pair(page: Page, address: str) -> float:
    """Lay out one pair after the other on the page of comparisons."""
    page.goto(address + CHOICE)
    page.get_by_text(say("compare-choose-another")).wait_for()
    return float(median([page.evaluate(ADDED, slug) for slug in OTHERS]))


def wait_for_times(page: Page, name: str, many: int) -> Sequence[float]:
    """Wait until so many have been taken by the page's own clock, and return them."""
    durations: list[float] = []
    while len(durations) < many:
        page.wait_for_timeout(SOON)
        durations = page.evaluate(TAKEN, name)
    return durations


def time_contrast(page: Page, address: str) -> float:
    """Contrast a hand with one ruleset after the other; the first finds no engine yet."""
    page.goto(address + HAND)
    page.locator("poch-hand.ready").wait_for(state="attached")
    page.get_by_role("link", name=say("play-under")).click()
    for many, slug in enumerate(OTHERS[:3], 1):
        page.get_by_label(say("contrast-whose")).select_option(slug)
        durations = wait_for_times(page, "poch-contrast", many)
    return median(durations[1:])


def time_question_and_move(page: Page, address: str) -> tuple[float, float]:
    """Sit down; ask what is allowed, again and again, then choose; the first of each is left out."""
    page.add_init_script("localStorage.setItem('poch-speed', '\"at once\"')")
    page.goto(address + TABLE)
    page.locator("summary").filter(has_text=say("setup-more")).click()
    page.locator("input[name=seed]").fill("17")
    page.get_by_role("button", name=say("play-start")).click()
    page.get_by_role("button", name=say("play-may")).click()
    for many in range(1, MOVES + 1):
        page.locator(".poch-why").get_by_role("button", name=say("play-pass"), exact=True).click()
        why = wait_for_times(page, "poch-why", many)
    page.keyboard.press("Escape")
    for many in range(1, MOVES + 1):
        page.locator(".pp-options").wait_for()
        cards = page.locator(".poch-table .card.open")
        buttons = page.locator(".pp-options .poch-button:not(.pp-step)")
        (cards if cards.count() else buttons).last.click()
        moves = wait_for_times(page, "poch-move", many)
    return median(why[1:]), median(moves[1:])


def time_visit(driver: Playwright, address: str) -> Mapping[str, float]:
    """Do each of it once, with nothing kept from before."""
    with profile(driver) as browser:
        page, address = browser.pages[0], f"{address}site/"
        page.goto(address + PAIR, wait_until="load")
        cold = page.evaluate(LOADED)
        waits = [
            time_step(page, address),
            cold,
            time_pair(page, address),
            time_contrast(page, address),
        ]
        return dict(zip(TARGETS, [*waits, *time_question_and_move(page, address)], strict=True))


def longest_tasks(driver: Playwright, address: str) -> Mapping[str, float]:
    """Load a page of every kind; return the longest stretch in which each answers to nothing."""
    longest = {}
    for kind, most in BUDGETS["kinds"].items():
        with profile(driver) as browser:
            page = browser.pages[0]
            page.goto(f"{address}site/{most['page']}", wait_until="networkidle")
            longest[kind] = float(page.evaluate(LONGEST_TASK))
    return longest


def nearest(tasks: Sequence[Mapping[str, float]]) -> Sequence[Row]:
    """Return the longest tasks of those kinds of pages that are nearest to what they may take."""
    most = {kind: row["task"] for kind, row in BUDGETS["kinds"].items()}
    figures = {kind: Figure(tuple(task[kind] for task in tasks)) for kind in most}
    kinds = sorted(most, key=lambda kind: figures[kind].middle / most[kind])[-WORST:]
    return [
        Row(f"the longest task, {kind}", figures[kind], target=Target(most[kind], most=True))
        for kind in kinds
    ]


def measure(rounds: int, tell: Callable[[str], None]) -> ReportPart:
    """Do all of it round after round."""
    visits: list[Mapping[str, float]] = []
    tasks: list[Mapping[str, float]] = []
    with everything(NetworkLine()) as address, sync_playwright() as driver:
        for turn in range(rounds):
            tell(f"reading: round {turn + 1} of {rounds}")
            visits.append(time_visit(driver, address))
            tasks.append(longest_tasks(driver, address))
    rows = [
        Row(name, Figure(tuple(visit[name] for visit in visits)), target=target)
        for name, target in TARGETS.items()
    ]
    notes = """\
The longest task is the longest time in which a page that loads answers to nothing; told of those
kinds of pages that are nearest to what they may take (tests/budgets.yaml)."""
    return ReportPart("What a reader waits for", "ms", [*rows, *nearest(tasks)], notes=notes)
