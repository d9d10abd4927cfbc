"""What several tests share: where chance begins, the built site and its addresses."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from tests.serving import served
from tests.turns import SEED, THOROUGH, edited, turn
from tools.gates.quick import near_tests

ROOT = Path(__file__).resolve().parents[1]
SHARE = 11
"""Of so many long tests of a module one has its turn at a commit. Turns within them are of no multiple of it: else both would go in step."""
LONG = frozenset((ROOT / "tests" / "long.txt").read_text("utf-8").split())
"""Tests that need three seconds and more, all their variants together; those in a browser are long too."""

# Where CI is set, Hypothesis would draw the same examples for ever.
settings.register_profile(
    "turns",
    database=None,
    deadline=None,
    derandomize=False,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("turns")
settings.register_profile("long", max_examples=10_000)


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis begin where everything else does, unless it is told another place."""
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(SEED)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let one in eleven of the long tests of each module have its turn, and all that are near to what was edited.

    What is named with its module is run at any commit.
    """
    paths = edited(ROOT) if (ROOT / ".git").exists() else set()
    near = {*paths, *near_tests(ROOT, paths)}
    near |= {argument.partition("::")[0] for argument in config.args}
    modules: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        path = item.path.relative_to(ROOT).as_posix()
        name = f"{path}::{item.name.partition('[')[0]}"
        if path not in near and (path.startswith("tests/e2e/") or name in LONG):
            modules[path].append(item)
    waiting = {
        item
        for path, tests in modules.items()
        for item in {*tests} - {*turn(tests, SHARE, crc32(path.encode()))}
    }
    config.hook.pytest_deselected(items=[*waiting])
    items[:] = [item for item in items if item not in waiting]


def pytest_report_header() -> str:
    """Return the line that says which part is tried."""
    return f"seed: {SEED}, {'and all' if THOROUGH else 'which changes with each commit'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how what failed is run again, with the same chances."""
    failed = terminalreporter.stats.get("failed", []) + terminalreporter.stats.get("error", [])
    for path in sorted({report.nodeid.partition("::")[0] for report in failed}):
        whole = " POCH_THOROUGH=1" if THOROUGH else ""
        terminalreporter.line(
            f"again: POCH_SEED={SEED}{whole} .venv/bin/pytest {path} --last-failed"
        )


@pytest.fixture(autouse=True)
def no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is cited have an address only where a test gives it one, also in `make release`."""
    monkeypatch.delenv("SITE_URL", raising=False)


@pytest.fixture(scope="session")
def built() -> Path:
    """Return where all is built; that takes minutes, so no test begins it unasked."""
    if not (ROOT / "site" / "index.html").exists():
        pytest.fail("there is no site yet; make site builds it")
    return ROOT


@pytest.fixture(scope="session")
def site(built: Path) -> Path:
    """Return the built site."""
    return built / "site"


def built_for(site: Path) -> str:
    """Return the path below which a site was built to lie: its page for what is not found has it."""
    page = (site / "404.html").read_text(encoding="utf-8")
    link = re.search(r'href="(/[^"]*)assets/css/', page)
    assert link
    return link[1]


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Yield the site's address, ending in /: at the root of a host, or where it was built for."""
    with served(site, built_for(site)) as url:
        yield url


@pytest.fixture(scope="session")
def folder_address(site: Path) -> Iterator[str]:
    """Yield the site's address below a folder of a host, ending in /."""
    with served(site, "/some/folder/") as url:
        yield url
