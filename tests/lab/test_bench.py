"""The benchmark's host behaves as a static host does, and its verdicts are true."""

import gzip
import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from unittest.mock import Mock
from urllib.request import Request, urlopen

import pytest

from poch.game.ruleset import Document
from tests.serving import served
from tools.bench import tricks, visits
from tools.bench.host import PACKED, Host, NetworkLine, Sent
from tools.bench.results import Figure, ReportPart, Row, Target, as_json
from tools.bench.weight import weigh_parts
from tools.browser.bundle import __main__ as bundle


def fetched(url: str, **headers: str) -> tuple[str | None, bytes]:
    """Return how an answer is packed, and its body as sent."""
    with urlopen(Request(url, headers=headers)) as answer:  # noqa: S310  our own host
        return answer.headers["Content-Encoding"], answer.read()


def test_the_host_packs_text_and_writes_down_what_it_sends(tmp_path: Path) -> None:
    """Scripts travel with gzip, fonts as they are; the line knows the bytes of both."""
    script, font = b"let it = 1;\n" * 99, bytes(range(256))
    (tmp_path / "it.js").write_bytes(script)
    (tmp_path / "it.woff2").write_bytes(font)
    line = NetworkLine()
    with served(tmp_path, handler=Host, line=line) as address:
        how, body = fetched(f"{address}it.js")

        assert ("gzip", script) == (how, gzip.decompress(body))
        assert (None, font) == fetched(f"{address}it.woff2")
    assert {Sent("/it.js", len(body)), Sent("/it.woff2", len(font))} == {*line.sent}
    assert len(line.sent) == 2


def test_a_slow_line_is_slow_for_all_together(tmp_path: Path) -> None:
    """A line of so many bytes a second, and so long to the answer, takes that long."""
    (tmp_path / "it.zip").write_bytes(bytes(20_000))
    line = NetworkLine(rate=100_000, delay=0.1)
    with served(tmp_path, handler=Host, line=line) as address:
        began = time.perf_counter()
        fetched(f"{address}it.zip")

        assert time.perf_counter() - began > 0.3


def test_the_engine_as_it_was_is_left_out_where_a_rule_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A text whose hands are of another length is not compared; a difference of today's is no figure."""
    monkeypatch.setitem(sys.modules, "pokerkit", Mock())
    speed = import_module("tools.bench.speed")

    def door(events: int, digest: str = "") -> Callable[[str], str]:
        return Mock(return_value=json.dumps({"events": events, "digest": digest}))

    pythons = {"CPython": door(700, "a"), "Pyodide": door(700, "a"), "CPython before": door(690)}

    known: Mapping[str, Document] = {"poque-1789": {}}
    assert (["CPython", "Pyodide"], 7.0) == speed.events(pythons, "poque-1789", known)
    pythons["CPython before"] = door(700)
    assert ([*pythons], 7.0) == speed.events(pythons, "poque-1789", known)
    with pytest.raises(SystemExit, match="poque-1789 is not played alike"):
        speed.events({**pythons, "Pyodide": door(700, "b")}, "poque-1789", known)


@pytest.mark.usefixtures("site")
def test_the_wheel_of_the_peers_runs_without_our_bundle(tmp_path: Path) -> None:
    """PyScript has the usual library, so its wheel holds the modules as they are written."""
    wheel = tmp_path / "engine.whl"
    visits.write_wheel(wheel)
    script = "import sys; sys.path[:] = [sys.argv[1], *sys.path]; import poch.bridge.door as door; print(door.__file__)"

    run = subprocess.run(
        (sys.executable, "-P", "-c", script, wheel), capture_output=True, text=True, check=True
    )

    assert run.stdout.startswith(f"{wheel}/poch/")


def test_ratios_are_taken_round_by_round() -> None:
    """A ratio is the median of the rounds' ratios, not the ratio of medians."""
    ratio = Figure((10.0, 40.0, 90.0)).over(Figure((1.0, 2.0, 10.0)))

    assert (10.0, 20.0, 9.0) == ratio.values
    assert 10.0 == ratio.middle


def test_the_median_of_rows_is_taken_round_by_round() -> None:
    """In each round another row may be the one in the middle."""
    rounds = (1.0, 9.0), (2.0, 3.0), (8.0, 1.0)
    rows = [Row("one", Figure(each), [Figure(each)]) for each in rounds]
    middle = Row.median_of(rows, Target(2.5))

    assert (2.0, 3.0) == middle.figure.values == middle.ratios[0].values
    assert "met" == middle.verdict


def test_a_verdict_is_met_or_missed() -> None:
    """A target is one for the ratio where there is one, else for the figure."""
    single, two = Figure((1.0,)), Figure((2.0,))
    rows = (
        Row("quick enough", two, [two.over(single)], Target(2)),
        Row("too heavy", two, target=Target(1, most=True)),
        Row("only told", two),
    )
    report = as_json([ReportPart("all", "hands/s", rows, ["the other"])])
    (part,) = json.loads(json.dumps(report))["parts"]

    assert ["met", "missed", None] == [row.get("verdict") for row in part["rows"]]


def test_a_trick_saves_what_the_bundle_is_larger_without_it() -> None:
    """It is measured beside the bundle in which all that it needs is left out too, and in parts of the whole."""
    figures = {name: Figure((100.0 + at,)) for at, name in enumerate(tricks.TRICKS)}
    rows = {row.name: row for row in tricks.report("", "bytes", figures).rows}
    saved = [*tricks.TRICKS].index("the library trimmed")

    assert (saved, saved / 100) == (
        rows["the library trimmed"].figure.middle,
        rows["the library trimmed"].ratios[0].middle,
    )
    assert 1.0 == rows["modules replaced, records spelt out"].figure.middle
    assert all(hasattr(bundle, name) for trick in tricks.TRICKS.values() for name in trick.undone)


def test_the_site_is_weighed_by_part(tmp_path: Path) -> None:
    """A part is the same in all languages, and each folder of assets is one."""
    for name in (
        "index.html",
        "hands/a/index.html",
        "de/hands/a/index.html",
        "assets/js/page/it.js",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("four")

    assert {"all files": 16, "first pages": 4, "hands": 8, "assets/js": 4} == weigh_parts(tmp_path)


def test_what_every_page_fetches_is_of_a_kind_that_hosts_pack(site: Path) -> None:
    """They go by the ends of names; letters are packed already."""
    assets = site / "assets"
    folders = ("words", "js", "css", "fluent")
    files = [path for name in folders for path in assets.glob(f"{name}/**/*.*")]

    assert "en.ftl.txt" in {path.name for path in files}
    assert {path.suffix for path in files} <= PACKED
