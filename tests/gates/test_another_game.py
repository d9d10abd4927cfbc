"""The guide from an empty folder to a played hand: whoever follows it sees what it shows.

It is followed outside the repository, with the command alone. A block of clauses takes the place of
what the draft has below the same headings; a block of the draft must be in it as it is shown.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from poch.texts.ruleset_shape import GAMES
from tests.gates.test_guides import CONTRIBUTING, FILE, ROOT, blocks, commands, edited, recipe
from tests.turns import when

GUIDE = (CONTRIBUTING / "another-game.md").read_text("utf-8")
GAME = "newmarket-at-home"
OWN = re.compile(rf"`({GAME}/[\w./-]+\.yaml)`")
PART = re.compile(r"^  # .*\n", re.MULTILINE)
MECHANISM = GUIDE.partition("\n## A rule that the engine does not know\n")[2].partition("\n## ")[0]


def put(text: str, block: str) -> str:
    """Return a draft in which the parts of a block take the place of its own, heading by heading."""
    for heading in PART.findall(block):
        part = block.partition(heading)[2]
        part = part[: end.start()] if (end := PART.search(part)) else part + "\n"
        assert 1 == text.count(heading), heading
        before, _, after = text.partition(heading)
        rest = PART.search(after)
        text = before + heading + part + (after[rest.start() :] if rest else "")
    return text


def headed(text: str, block: str) -> str:
    """Return a draft with lines of its head filled in."""
    for line in block.splitlines():
        blank = f"\n{line.partition(':')[0]}:\n"
        assert 1 == text.count(blank), line
        text = text.replace(blank, f"\n{line}\n")
    return text


def run(command: str, folder: Path) -> tuple[int, str]:
    """Run a command of the guide in a folder; return how it ended, and what it said."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    poch = f'poch() {{ "{sys.executable}" -m poch "$@"; }}; '
    done = subprocess.run(
        ["sh", "-c", poch + command],
        cwd=folder,
        env=kept | {"PYTHONPATH": str(ROOT), "COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, re.sub(" +$", "", done.stdout, flags=re.MULTILINE)


def follow(guide: str, folder: Path) -> list[int]:
    """Do all that a guide says in a folder, and return how each of its commands ended."""
    ended = []
    for kind, block, named in blocks(guide):
        assert not named.startswith("variants"), "the guide edits nothing of ours"
        before = guide[: guide.index(block)]
        if kind == "console":
            for command, shown in commands(block):
                code, said = run(command, folder)
                ended.append(code)
                fits = re.escape(shown).replace("…", ".*")
                assert re.fullmatch(fits, said, re.DOTALL), f"$ {command}\n{said}"
            continue
        file = folder / (OWN.findall(before) or [f"{GAME}/ruleset.yaml"])[-1]
        text = file.read_text("utf-8") if file.exists() else ""
        if kind == "diff":
            text = edited(text, block)
        elif block.startswith("  - "):
            assert block in text
        elif block.startswith("ruleset:"):
            assert text in ("", block)
            text = block
        else:
            text = put(text, block) if PART.match(block) else headed(text, block)
        file.write_text(text, "utf-8")
    return ended


@when("docs/contributing/another-game.md", "poch/")
def test_whoever_follows_the_guide_sees_what_it_shows(tmp_path: Path) -> None:
    """From an empty folder to a text whose every clause is seen in a hand; the end succeeds."""
    ended = follow(GUIDE, tmp_path)

    assert 0 == ended[-1]
    assert {0, 1} == set(ended)
    assert [GAME] == [path.name for path in tmp_path.iterdir()]


def test_the_files_of_a_mechanism_have_the_names_that_are_given_for_them() -> None:
    """Each name in a point of the list is in the file named before it; the files are there, too."""
    points = re.findall(r"^\d+\. (.*(?:\n +.*)*)", MECHANISM, re.MULTILINE)
    count = 0
    for point in points:
        words = re.findall(r"`([^`]+)`", point)
        file = ""
        for word in words:
            if FILE.fullmatch(f"`{word}`") or (ROOT / word).exists():
                file = word
            else:
                count += 1
                assert re.search(rf"\b{re.escape(word)}\b", (ROOT / file).read_text("utf-8")), word

    assert 11 == len(points)
    assert count > len(points)


def test_every_file_of_ours_that_the_guide_names_is_there() -> None:
    """Those that it makes are in the reader's own folder."""
    assert [] == [name for name in FILE.findall(GUIDE) if not (ROOT / name).exists()]
    for target in set(re.findall(r"`make (\w+)", GUIDE)):
        recipe(target)


def test_the_games_that_the_guide_names_are_those_that_can_be_begun() -> None:
    """The draft has the clauses of their texts."""
    (named,) = re.findall(r"^`--game` may be ((?:`[\w-]+`,? )+)or", GUIDE, re.MULTILINE)

    assert [*GAMES] == re.findall(r"`([\w-]+)`", named), (
        "docs/contributing/another-game.md: --game has other games than GAMES; list these in their order"
    )


def test_a_block_takes_the_place_of_what_is_below_its_headings() -> None:
    """As long as the draft has such a heading, once."""
    draft = "clauses:\n\n  # Deal\n\n  - one\n\n  # End\n\n  - two\n"

    assert draft.replace("one", "three") == put(draft, "  # Deal\n\n  - three\n")
    assert draft.replace("two", "three") == put(draft, "  # End\n\n  - three\n")[:-1]
    with pytest.raises(AssertionError):
        put(draft, "  # Pack\n\n  - three\n")
    with pytest.raises(AssertionError):
        headed(draft, "title: One\n")
