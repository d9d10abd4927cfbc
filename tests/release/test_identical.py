"""What is built has the same bytes whoever builds it, wherever and whenever."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.turns import when
from tools.browser.bundle.__main__ import TARGET
from tools.release.compared import differences, digests, report_differences
from tools.site import ROOT
from tools.store.cache import STAMP

ELSEWHERE = {**os.environ, "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "7"}
BUNDLE = "import sys; from pathlib import Path; from tools.browser.bundle.__main__ import build; build(Path(sys.argv[1]))"

DOUBTS = """\
from poch.texts.doubt import doubts
from poch.texts.library import find, ids
for name in ids():
    print(name, *doubts(find(name, {})))
"""


def test_every_file_that_differs_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two folders are compared by names and by what is in their files."""
    for folder, texts in {
        "one": {"same": "1", "other": "2", "first": "3"},
        "two": {"same": "1", "other": "3", "second": "4"},
    }.items():
        (tmp_path / folder).mkdir()
        for name, text in texts.items():
            (tmp_path / folder / name).write_text(text)
    first, two = digests(tmp_path / "one"), digests(tmp_path / "two")

    assert [] == [*differences(first, first)]
    assert ["first", "other", "second"] == [line.split(":")[0] for line in differences(first, two)]
    with pytest.raises(SystemExit, match="3 of 4 files differ"):
        report_differences("identical", first, two)
    assert "first: only the first has it" in capsys.readouterr().err


@when("pyproject.toml", "tools/release/")
def test_the_wheel_is_the_same_in_another_time_zone(tmp_path: Path) -> None:
    """Its files are dated by the commit, and stand in one order."""
    for folder, environment in {"here": {**os.environ}, "there": ELSEWHERE}.items():
        run = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
        subprocess.run(
            [*run, tmp_path / folder], cwd=ROOT, env=environment, check=True, capture_output=True
        )

    assert digests(tmp_path / "here") == digests(tmp_path / "there")


def test_a_doubt_is_told_alike_in_every_run() -> None:
    """Of two doubts by one crux the same comes first, however a run hashes names."""
    outputs = [
        subprocess.run(
            [sys.executable, "-c", DOUBTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "4")
    ]

    assert outputs[0] == outputs[1] != b""


@when("tools/browser/bundle/", "tools/release/")
def test_the_browser_s_python_is_the_same_in_another_time_zone(tmp_path: Path) -> None:
    """What stands here is what a build elsewhere comes to, from the same files."""
    subprocess.run([sys.executable, "-m", "tools.browser.bundle"], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-c", BUNDLE, tmp_path], cwd=ROOT, env=ELSEWHERE, check=True)
    here = {name: digest for name, digest in digests(TARGET).items() if name != STAMP}

    assert [] == [*differences(here, digests(tmp_path))]
