"""What is built from a plain checkout can be installed and used, and says truly what it holds."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from email import message_from_string
from importlib.metadata import files, requires
from pathlib import Path
from time import monotonic

import pytest
from packaging.requirements import Requirement

from poch.texts.library import ids
from tests.turns import when
from tools.release.compared import digests
from tools.site import ROOT

pytestmark = when(
    *("pyproject.toml", "requirements/", "tools/release/"),
    *("poch/__init__.py", "poch/__init__.pyi", "poch/__main__.py"),
)
NEEDED = {"alone": "*Needs `poch` alone:*", "cli": "*Needs `poch[cli]`:*"}
BLOCK = re.compile(
    r"^(\*Needs [^\n]+)\n\n```python\n(.*?)^```\n\n^```\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
OFFLINE = re.compile(
    r"Failed to establish a new connection|No matching distribution|Could not find a version"
)
SECONDS = {".": 60, ".[cli]": 90}
"""In which an installation is done, of a clock: most of it is waiting for an index."""
PARTS = (
    *("poch", "tools", "variants", "pyproject.toml", "README.md", "LICENSE*"),
    *("CITATION.cff", "CHANGELOG.md", "docs/versions.json"),
)
CLIENT = """\
from random import Random

import poch


def played(name: str, seed: int) -> poch.Outcome:
    random, ruleset = Random(seed), poch.find(name)
    start = poch.from_seed(ruleset, 4, seed)
    return poch.drive(ruleset, start, lambda ask, _: poch.at_random(ask, random))


hand = played("poque-1789", 7)
steps: list[str] = [step.said.id for step in poch.trace(hand).steps]
leaves: tuple[str, ...] = poch.contrast(hand, poch.find("poch-philos")).leaves
rows = [row.leaf for row in poch.compare(hand.ruleset, poch.find("poch-philos"))]
seats: int = poch.odds(hand.ruleset, 4).seats
allowed: bool = poch.why(poch.play(hand.ruleset, hand.dealt, []), "pass").allowed
cited = poch.cite("poque-1789/" + hand.events[0].clause)
assert {*leaves} <= {*rows} and [one.holds for one in poch.verify(cited.token)] == [True]
print(*poch.ids())
"""


def checkout(folder: Path) -> Path:
    """Lay out what the repository keeps, without anything that was generated."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *PARTS)
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.split("\0")[:-1]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    return folder


def needed(*names: str) -> Iterator[str]:
    """Yield the packages that these need, and those that they need in turn, as installed here."""
    for name in names:
        yield name
        for line in requires(name) or ():
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                yield from needed(requirement.name)


def beside(folder: Path, *names: str) -> Path:
    """Lay out what packages installed here have, and nothing of others."""
    for name in {*needed(*names)}:
        for file in files(name) or ():
            if file.parts[0] != "..":
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file.locate(), folder / file)
    return folder


@pytest.fixture(scope="module")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has what a build requires, by `pyproject.toml`, and no more."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    folder = tmp_path_factory.mktemp("builder")
    venv.create(folder, with_pip=False)
    inside = next((folder / "lib").glob("python*/site-packages"))
    beside(inside, *(Requirement(requirement).name for requirement in wanted))
    return folder / "bin" / "python"


def build(builder: Path, target: str, tree: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """Build as pip and build do, with nothing but what is required of a build."""
    run = [
        str(builder),
        "-I",
        "-m",
        "hatchling",
        "build",
        "--target",
        target,
        "--directory",
        str(out),
    ]
    return subprocess.run(run, cwd=tree, check=False, capture_output=True, text=True)


@pytest.fixture(scope="module")
def wheel(builder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel from a plain checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build(builder, "wheel", checkout(folder / "tree"), folder / "out")
    assert 0 == done.returncode, done.stderr
    return next((folder / "out").glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    with zipfile.ZipFile(wheel) as whole:
        whole.extractall(  # noqa: S202 - our own
            next((folder / "lib").glob("python*/site-packages"))
        )
    return folder / "bin" / "python"


def run(
    python: Path, *arguments: str, packages: str = "", cwd: Path
) -> subprocess.CompletedProcess[str]:
    """Run an installed Python somewhere else, perhaps with the packages that we have here."""
    environment = {**os.environ, "PYTHONPATH": packages}
    return subprocess.run(
        [python, *arguments],
        cwd=cwd,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )


def test_a_wheel_from_a_plain_checkout_has_all_rulesets(installed: Path, tmp_path: Path) -> None:
    """They are written when it is built, and the command finds them without a repository."""
    here = sysconfig.get_path("purelib")
    done = run(installed, "-m", "poch", "list", "--json", packages=here, cwd=tmp_path)
    cited = run(installed, "-m", "poch", "cite", "poque-1789", packages=here, cwd=tmp_path)

    assert set(ids()) == {ruleset["id"] for ruleset in json.loads(done.stdout)}
    assert "poque-1789@" in cited.stdout
    assert "" == done.stderr + cited.stderr


def test_without_the_command_s_packages_it_says_which(installed: Path, tmp_path: Path) -> None:
    """The engine needs nothing but Python; the command names the extra that it needs."""
    done = run(installed, "-m", "poch", "list", cwd=tmp_path)

    says = "the command needs click, which is not installed: pip install 'poch[cli]'\n"
    assert (1, "", says) == (done.returncode, done.stdout, done.stderr)


def blocks(*kinds: str) -> tuple[str, str]:
    """Return the code of the blocks of *Poch from Python* that need these, and what is shown below."""
    page = (ROOT / "docs" / "from-python.md").read_text("utf-8")
    every = BLOCK.findall(page)
    assert page.count("```python") == len(every)
    assert {*NEEDED.values()} == {need for need, _, _ in every}
    chosen = [block for block in every if block[0] in {NEEDED[kind] for kind in kinds}]
    return "\n".join(code for _, code, _ in chosen), "".join(shown for _, _, shown in chosen)


def test_every_block_of_the_page_needs_what_it_says(installed: Path, tmp_path: Path) -> None:
    """Run against the wheel: some with nothing beside it, all with the packages of the command."""
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = [Requirement(requirement).name for requirement in extra["optional-dependencies"]["cli"]]
    packages = str(beside(tmp_path / "packages", *names))
    for kinds, beside_it in ((("alone",), ""), (("alone", "cli"), packages)):
        code, shown = blocks(*kinds)
        done = run(installed, "-c", code, packages=beside_it, cwd=tmp_path)
        assert (shown, "") == (done.stdout, done.stderr)
    listed = run(installed, "-m", "poch", "list", packages=packages, cwd=tmp_path)
    assert "poque-1789" in listed.stdout

    lacking = run(installed, "-c", "\n".join(blocks("alone", "cli")[:1]), cwd=tmp_path)
    assert "ModuleNotFoundError" in lacking.stderr


@pytest.fixture(scope="module")
def piped(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, float]]:
    """What pip installs from a fresh clone, with isolation, and the seconds that it took."""
    folder = tmp_path_factory.mktemp("piped")
    tree = checkout(folder / "tree")
    venv.create(folder / "bare", with_pip=True)
    python, took = folder / "bare" / "bin" / "python", {}
    for what in SECONDS:
        before = monotonic()
        pip = (python, "-m", "pip", "install", "--disable-pip-version-check", what)
        done = subprocess.run(pip, cwd=tree, check=False, capture_output=True, text=True)
        if OFFLINE.search(done.stderr + done.stdout) and not os.environ.get("CI"):
            pytest.skip("no index of packages can be reached; CI tries this")
        assert 0 == done.returncode, done.stderr
        took[what] = monotonic() - before
    return python, took


def test_pip_installs_a_clone_by_itself(
    piped: tuple[Path, dict[str, float]], tmp_path: Path
) -> None:
    """What it needs it fetches, and the command lists the texts."""
    python, took = piped
    alone = run(python, "-c", "import poch; print(len(poch.ids()))", cwd=tmp_path)
    done = run(python, "-m", "poch", "list", cwd=tmp_path)

    assert (str(len(ids())), "") == (alone.stdout.strip(), alone.stderr)
    assert "poque-1789" in done.stdout
    assert {} == {what: each for what, each in took.items() if each > SECONDS[what]}


def test_a_strict_client_is_checked_against_our_types(installed: Path, tmp_path: Path) -> None:
    """What uses the wheel alone lists, plays, compares and cites, and is held to the types of that."""
    (tmp_path / "client.py").write_text(CLIENT)
    (tmp_path / "wrong.py").write_text(CLIENT.replace("seats: int", "seats: str"))
    strict = ("--strict", "--config-file=", "--python-executable", str(installed))
    for name, status in (("client.py", 0), ("wrong.py", 1)):
        check = [sys.executable, "-m", "mypy", *strict, name]
        done = subprocess.run(check, cwd=tmp_path, check=False, capture_output=True, text=True)
        assert status == done.returncode, done.stdout

    done = run(installed, "client.py", cwd=tmp_path)
    assert ([*ids()], "") == (done.stdout.split(), done.stderr)


def test_a_wheel_says_truly_what_it_holds(wheel: Path) -> None:
    """Its licences are those of the files in it, and all their texts come with it."""
    with zipfile.ZipFile(wheel) as whole:
        names = whole.namelist()
        about = next(name for name in names if name.endswith("/METADATA"))
        said = message_from_string(whole.read(about).decode())
    expression = said["License-Expression"]

    assert "poch/py.typed" in names
    assert {"MIT", "CC0-1.0", "CC-BY-4.0", "CC-BY-SA-3.0"} == set(expression.split(" AND "))
    for licence in expression.split(" AND "):
        assert about.replace("METADATA", f"licenses/LICENSES/{licence}.txt") in names
    assert ["The Poch contributors"] == said.get_all("Author")
    assert {"3.11", "3.12", "3.13", "3.14"} <= {
        classifier.rpartition(" ")[2] for classifier in said.get_all("Classifier", [])
    }


def test_a_wheel_by_way_of_the_source_distribution_is_the_same(
    builder: Path, wheel: Path, tmp_path: Path
) -> None:
    """That brings the rulesets already made, and needs nothing of the repository."""
    done = build(builder, "sdist", checkout(tmp_path / "tree"), tmp_path / "out")
    assert 0 == done.returncode, done.stderr
    with tarfile.open(next((tmp_path / "out").glob("*.tar.gz"))) as whole:
        whole.extractall(tmp_path / "unpacked", filter="data")
    (tree,) = (tmp_path / "unpacked").iterdir()
    again = build(builder, "wheel", tree, tmp_path / "again")

    assert 0 == again.returncode, again.stderr
    assert digests(wheel.parent) == digests(tmp_path / "again")


def test_without_rulesets_nothing_is_built(builder: Path, tmp_path: Path) -> None:
    """Where there is nothing to make them from, a sentence says so."""
    tree = checkout(tmp_path / "tree")
    shutil.rmtree(tree / "variants")
    done = build(builder, "wheel", tree, tmp_path / "out")

    assert 0 != done.returncode
    assert "there are no rulesets to pack" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
