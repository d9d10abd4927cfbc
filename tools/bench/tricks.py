"""What each trick of the browser's Python saves: the bundle built without it, beside the bundle with it."""

import json
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any, NamedTuple
from unittest.mock import patch

from tools.bench.results import Figure, ReportPart, Row
from tools.browser.bundle import __main__ as bundle

IMPORT = "import poch.bridge.door, poch.bridge.studies"


class Trick(NamedTuple):
    """What stands for functions of the bundle where a trick is left out, and beside which bundle that is measured."""

    undone: Mapping[str, Any]
    beside: str = ""


def whole_library(_: str, archive: frozenset[str]) -> frozenset[str]:
    """Take all files of the archive for each line of the list."""
    return archive


ENTRIES = {
    "without_entries": lambda script, _: script,
    "without_exports": lambda program, _: program,
}
LIBRARY = {"files_of": whole_library}
TRICKS: Mapping[str, Trick] = {
    "": Trick({}),
    "exports and entries left out": Trick(ENTRIES),
    "the library trimmed": Trick(LIBRARY),
    "modules replaced, records spelt out": Trick(
        {**LIBRARY, "stand_ins": tuple, "expand_dataclasses": lambda text: text},
        "the library trimmed",
    ),
    "numbers of lines left out": Trick({"LINES": ("--with-lines",)}),
    "archives packed as one stream": Trick({"store_uncompressed": Path.read_bytes}),
}
"""By what is saved. The empty name is the bundle as it is."""


def measure(rounds: int, tell: Callable[[str], None]) -> Iterator[ReportPart]:
    """Build the bundle without each trick, and start all of them in turn, round after round."""
    with tempfile.TemporaryDirectory(prefix="poch-bench-") as place:
        folders = {name: Path(place) / f"{number}" for number, name in enumerate(TRICKS)}
        for name, folder in folders.items():
            tell(f"tricks: the bundle without {name or 'nothing'}")
            build_bundle(folder, TRICKS[name].undone)
        sizes = {name: Figure((packed_size(folder),)) for name, folder in folders.items()}
        starts: dict[str, list[float]] = {name: [] for name in TRICKS}
        for turn in range(rounds):
            tell(f"tricks: starts, round {turn + 1} of {rounds}")
            for name, folder in folders.items():
                starts[name].append(start_time(folder))
    yield report("What tricks of the bundle save, to be sent", "bytes", sizes)
    yield report(
        "What they save at a start",
        "ms",
        {name: Figure(tuple(values)) for name, values in starts.items()},
    )


def build_bundle(folder: Path, undone: Mapping[str, Any]) -> None:
    """Build the bundle, with other functions in the place of some."""
    folder.mkdir()
    with ExitStack() as stack:
        for name, other in undone.items():
            stack.enter_context(patch.object(bundle, name, other))
        bundle.build(folder)


def packed_size(folder: Path) -> int:
    """Return how many bytes of a bundle a host sends that packs with gzip -9."""
    sizes = json.loads((folder / bundle.SIZES).read_text(encoding="utf-8"))
    return sum(size["gzip"] for size in sizes.values())


def start_time(folder: Path) -> float:
    """Return how many milliseconds of processor Node takes to start a bundle and import the engine."""
    began = getrusage(RUSAGE_CHILDREN)
    run = ("node", bundle.HERE / "run_in_node.mjs", folder, "-c", IMPORT)
    subprocess.run(run, check=True, stdout=subprocess.DEVNULL)
    ended = getrusage(RUSAGE_CHILDREN)
    return 1000 * (ended.ru_utime - began.ru_utime + ended.ru_stime - began.ru_stime)


def report(title: str, unit: str, figures: Mapping[str, Figure]) -> ReportPart:
    """Put what each trick saves beside the whole."""
    whole = figures[""]
    rows = [Row("the bundle as it is", whole)]
    for name, (_, beside) in TRICKS.items():
        if name:
            saved = figures[name].minus(figures[beside])
            rows.append(Row(name, saved, [saved.over(whole)]))
    notes = """\
Each trick is left out alone, but modules are put back and records left as they are where the library
is whole, since neither goes otherwise. The time is that of the processor while Node unpacks a bundle,
starts it and imports the engine."""
    return ReportPart(title, unit, rows, ["the whole"], notes)
