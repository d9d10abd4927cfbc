"""How long a contributor waits: for the whole site, and while serving for the page of an edited text."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tools.bench.results import Figure, ReportPart, Row, Target
from tools.release.identical import SITE, lay_out_commit
from tools.setup.running import run

TEXT = Path("variants") / "poch-1853-alvensleben" / "ruleset.yaml"
PAGE = "sources/poch-1853-alvensleben/"
SENTENCE, OTHER_SENTENCE = "Each pool is a row of the board.", "Row upon row, each a pool."
RULE, OTHER_RULE = "board.shape: rows", "board.shape: slats"
SHOWN: Mapping[str, str] = {
    **{sentence: f"<p>{sentence}" for sentence in (SENTENCE, OTHER_SENTENCE)},
    RULE: '#board.shape">board.shape</a> <span class="value">rows</span>',
    OTHER_RULE: '#board.shape">board.shape</a> <span class="value">slats</span>',
}
"""What stands in the file, and what of it in the page."""
WHOLE = Target(60, most=True)
EDITED = Target(3, most=True)
LOOK = 0.02
LONGEST = 300
"""Seconds after which what was waited for is not coming."""
GOING = 20
"""Seconds that the server may take to end."""
SETTLED = 20
"""Seconds before the first edit: all texts are read meanwhile, to be at hand."""
PAUSE = 5
"""Seconds between two edits, as somebody needs to look at the page."""


def measure(rounds: int, tell: Callable[[str], None]) -> ReportPart:
    """Build the last commit from nothing, serve it, and edit a clause forth and back in each round."""
    words: list[float] = []
    rules: list[float] = []
    with tempfile.TemporaryDirectory(prefix="poch-bench-") as place:
        folder = Path(place) / "commit"
        lay_out_commit(folder)
        tell("building: the whole site, from nothing")
        whole = build_site(folder)
        with serving(folder) as address:
            for turn in range(rounds):
                tell(f"building: edits, round {turn + 1} of {rounds}")
                for times, *pair in ((words, SENTENCE, OTHER_SENTENCE), (rules, RULE, OTHER_RULE)):
                    times.append(time_edit(folder, address, *pair))
                    times.append(time_edit(folder, address, *reversed(pair)))
    rows = [
        Row("the whole site, from nothing", Figure((whole,)), target=WHOLE),
        Row("while serving, an edited sentence", Figure(tuple(words)), target=EDITED),
        Row("while serving, an edited rule, with its hands", Figure(tuple(rules)), target=EDITED),
    ]
    notes = """\
Of the last commit, with what is installed here. While the site is served: from the moment a file is
saved until the page of its text, asked for again and again, has what was written."""
    return ReportPart("What a contributor waits for", "s", rows, notes=notes)


def environment(folder: Path) -> dict[str, str]:
    """Return what processes in a folder are given, so that they take its modules and no others."""
    return {"PYTHONPATH": str(folder), "NO_MKDOCS_2_WARNING": "1"}


def build_site(folder: Path) -> float:
    """Build the site; return how many seconds it takes."""
    began = time.perf_counter()
    for step in SITE:
        failed = f"bench: {' '.join(step)} failed"
        run(failed, (sys.executable, "-m", *step), folder, **environment(folder))
    return time.perf_counter() - began


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve the site as `make serve` does, and yield its address when the page is there."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    served = subprocess.Popen(
        (sys.executable, "-m", "tools.site.build.serving", str(port)),
        cwd=folder,
        env={**os.environ, **environment(folder)},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_for_page(address, SHOWN[SENTENCE])
        time.sleep(SETTLED)
        yield address
    finally:
        os.killpg(served.pid, signal.SIGINT)
        try:
            served.wait(GOING)
        except subprocess.TimeoutExpired:  # begun in the background of a shell, it hears no Ctrl-C
            os.killpg(served.pid, signal.SIGKILL)
            served.wait()


def time_edit(folder: Path, address: str, before: str, after: str) -> float:
    """Edit the text; return after how many seconds its page has what was written."""
    file = folder / TEXT
    text = file.read_text(encoding="utf-8")
    if text.count(before) != 1:
        raise SystemExit(f"bench: “{before}” does not stand once in {TEXT}; mend building.py")
    began = time.perf_counter()
    file.write_text(text.replace(before, after), encoding="utf-8")
    wait_for_page(address, SHOWN[after])
    took = time.perf_counter() - began
    time.sleep(PAUSE)
    return took


def wait_for_page(address: str, shown: str) -> None:
    """Ask for the page until it has what is looked for."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        try:
            with urlopen(address + PAGE) as answer:  # noqa: S310  our own host
                if shown in answer.read().decode():
                    return
        except URLError:
            pass  # not yet served
        time.sleep(LOOK)
    raise SystemExit(f"bench: after {LONGEST} s the page had not “{shown}”")
