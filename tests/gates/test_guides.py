"""The guides for contributors: whoever does what they say sees what they show.

A guide is followed in a copy: a diff or a whole file is set into the file that was named last, and
each command must answer with what stands below it, where `…` is whatever was left out.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.turns import touched, turn

ROOT = Path(__file__).resolve().parents[2]
CONTRIBUTING = ROOT / "docs" / "contributing"
GUIDES = (
    ("index.md", "Correcting a reading"),
    ("index.md", "Adding a mechanism"),
    ("adding-a-ruleset.md", "From beginning to end"),
)
CHANGED = ("docs/contributing/", "variants/poch-1857-pierer/", "variants/poch-philos/")
FOLLOWED = GUIDES if touched(*CHANGED) else turn(GUIDES, len(GUIDES))
"""One of them is followed at each commit, and all when one is edited, or a text that they change."""
COPIED = ("poch", "variants", "tests", "tools", "Makefile", "pyproject.toml")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"`((?:docs|poch|tests|tools|variants)/[\w./-]+)`")


def section(page: str, heading: str) -> str:
    """Return what stands below a heading of a page, up to the next."""
    _, separator, rest = (CONTRIBUTING / page).read_text("utf-8").partition(f"\n## {heading}\n")
    assert separator, f"{page} has no heading {heading}"
    return rest.partition("\n## ")[0].strip()


def blocks(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield each block with its kind and the file that was named last before it."""
    for block in BLOCK.finditer(text):
        named = FILE.findall(text[: block.start()])
        yield block[1], block[2], named[-1] if named else ""


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Yield each command of a block with what is shown below it."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def edited(text: str, diff: str) -> str:
    """Return a text with a diff done to it; each of its parts must fit one place."""
    for part in re.split(r"^@@\n", diff, flags=re.MULTILINE)[1:]:
        lines = part.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] != "+")
        after = "".join(line[1:] for line in lines if line[0] != "-")
        assert 1 == text.count(before), f"stands there {text.count(before)} times:\n{before}"
        text = text.replace(before, after)
    return text


def recipe(target: str) -> str:
    """Return what `make` would run for a target, once all is set up."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    rule = re.search(rf"^{target}:.*\n\t(@?)(.+)$", makefile, re.MULTILINE)
    assert rule, f"there is no make {target}"
    line = rule[2].replace("$(VENV)", ".venv/bin")
    return line if rule[1] else f"echo '{line}'; {line}"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with a copy of what the guides change and run."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("node_modules", "e2e")
            shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    return tmp_path


def run(command: str, folder: Path) -> tuple[int, str]:
    """Run a command of a guide in a folder; return how it ended, and what it said."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    target = command.removeprefix("make ")
    done = subprocess.run(
        ["sh", "-c", command if target == command else recipe(target)],
        cwd=folder,
        env=kept | {"PYTHONPATH": str(folder), "COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, re.sub(" +$", "", done.stdout, flags=re.MULTILINE)


@pytest.mark.parametrize(("page", "heading"), FOLLOWED)
def test_whoever_follows_a_guide_sees_what_it_shows(page: str, heading: str, copy: Path) -> None:
    """Each command answers as it is told, in whatever line, and the last one, with which the guide ends, succeeds."""
    text = section(page, heading)
    code = None
    for kind, block, name in blocks(text):
        file = copy / name
        if kind == "diff":
            file.write_text(edited(file.read_text("utf-8"), block), "utf-8")
        elif kind == "yaml":
            file.write_text(block, "utf-8")
        else:
            assert "console" == kind
            for command, shown in commands(block):
                code, said = run(command, copy)
                fits = re.sub(r":\d+:", r":\\d+:", re.escape(shown).replace("…", ".*"))
                assert re.fullmatch(fits, said, re.DOTALL), f"$ {command}\n{said}"
    assert 0 == code
    assert text.endswith("```")


@pytest.mark.parametrize("page", sorted({page for page, _ in GUIDES}))
def test_what_a_guide_names_is_there(page: str) -> None:
    """Every file, if no guide makes it, and every target of make."""
    text = (CONTRIBUTING / page).read_text("utf-8")
    made = {name for guide in GUIDES for kind, _, name in blocks(section(*guide)) if kind == "yaml"}
    named = {name for name in FILE.findall(text) if not (ROOT / name).exists()}

    assert set() == named - made
    for target in set(re.findall(r"`make (\w+)", text)):
        recipe(target)


def test_the_way_out_lists_every_hook() -> None:
    """And no other."""
    hooks = (ROOT / "tools" / "site" / "build" / "hooks.py").read_text("utf-8")
    listed = re.findall(r"`(on_\w+)`", section("way-out.md", "What is used of MkDocs and Material"))

    assert {*re.findall(r"^def (on_\w+)", hooks, re.MULTILINE)} == {*listed}


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "SECURITY.md"])
def test_what_the_first_pages_name_is_there(page: str) -> None:
    """Every file and folder, every page that they lead to, and every target of make."""
    text = (ROOT / page).read_text("utf-8")
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", text)
    named = [*links, *re.findall(r"`((?:docs|poch|tests|tools|variants|\.github)/[\w./-]*)`", text)]

    assert links
    assert [] == [name for name in named if not (ROOT / name).exists()]
    for target in set(re.findall(r"\bmake (\w+)", " ".join(re.findall(r"`[^`]+`", text)))):
        recipe(target)


def test_help_has_every_target_in_its_group() -> None:
    """Each with what it does; only steps of others have no line."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    printed = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    head, *groups = printed.stdout.split("\n\n")
    listed = [line.split()[0] for group in groups for line in group.splitlines()[1:]]
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)

    assert "make TARGET, where TARGET is one of:" == head
    assert re.findall(r"^##@ (.+)$", makefile, re.MULTILINE) == [
        group.splitlines()[0] for group in groups
    ]
    assert phony
    assert {"browser", "generated", "unbuilt"} == {*phony[1].split()} - {*listed}
    assert len(listed) == len({*listed} & {*phony[1].split()})


@pytest.mark.parametrize(
    ("diff", "says"),
    [("@@\n-three\n+four\n", "0 times"), ("@@\n-one\n+four\n", "2 times")],
)
def test_a_diff_that_fits_no_one_place_is_refused(diff: str, says: str) -> None:
    """What a page takes out stands in the file, and once only."""
    with pytest.raises(AssertionError, match=says):
        edited("one\ntwo\none\n", diff)

    assert "one\n2\none\n" == edited("one\ntwo\none\n", "@@\n one\n-two\n+2\n")
