"""A copy of whoever builds is set beside the clauses; hashes are made of it, and none of its words is kept.

All texts here are made up.
"""

import json
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools.site.texts.originals import own_copy

SENTENCES = {
    "S1": "Vier Wanderer gingen am Morgen über den alten Berg und sangen dabei sehr laut.",
    "S2": "Der Wirt im Tal hörte sie kommen und stellte sieben Krüge auf seinen Tisch.",
    "S3": "Am Abend war kein Krug mehr voll, und der Jüngste musste alles bezahlen.",
    "S4": "Seither heißt das Haus unten am Bach bei allen Leuten nur der leere Krug.",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a folder with a copy whose sentences have their numbers, and with their hashes."""
    for folder in ("originals", "variants/example"):
        (tmp_path / folder).mkdir(parents=True)
    lines = [f"{name}\t{words}\n" for name, words in SENTENCES.items()]
    (tmp_path / "originals" / "example.txt").write_text("".join(lines), encoding="utf-8")
    assert run(tmp_path).returncode == 0
    return tmp_path


def run(root: Path) -> "subprocess.CompletedProcess[str]":
    """Make the hashes of the copy."""
    files = ("originals/example.txt", "variants/example/original.json")
    command = ["node", str(ROOT / "tools" / "browser" / "originals" / "marks.mjs"), *files]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def test_hashes_have_no_words(root: Path) -> None:
    """Of each sentence there are its number, how many words it has, and hashes."""
    text = (root / "variants" / "example" / "original.json").read_text(encoding="utf-8")
    assert [sentence["id"] for sentence in json.loads(text)] == [*SENTENCES]
    assert not [word for word in " ".join(SENTENCES.values()).split() if f"{word} " in text]


def test_a_copy_is_taken_as_it_is(root: Path) -> None:
    """With numbers line by line, or with none, as text or a page."""
    assert own_copy(root, "example") == SENTENCES
    page = f"<html><body><h1>Krug</h1><p>{' '.join(SENTENCES.values())}</p></body></html>"
    (root / "originals" / "example.txt").write_text(page, encoding="utf-8")
    assert own_copy(root, "example") == SENTENCES
    assert own_copy(root, "another") == {}


def test_another_text_is_refused(root: Path) -> None:
    """The build ends with what to do about it."""
    (root / "originals" / "example.txt").write_text("Something else. " * 40, encoding="utf-8")
    with pytest.raises(SystemExit, match="the text is not in this copy; take it away"):
        own_copy(root, "example")


def test_a_line_without_a_number_is_refused(root: Path) -> None:
    """The line is named."""
    file = root / "originals" / "example.txt"
    file.write_text(f"{file.read_text(encoding='utf-8')}no number\n", encoding="utf-8")
    done = run(root)
    assert done.returncode == 1
    assert "originals/example.txt, line 5: write the number of the sentence" in done.stderr


def test_our_hashes_fit_their_texts() -> None:
    """Each file has sentences of its text, never more hashes than words, and no word."""
    files = sorted(ROOT.glob("variants/*/original.json"))
    assert files
    for file in files:
        for sentence in json.loads(file.read_text(encoding="utf-8")):
            assert list(sentence) == ["id", "words", "plain", "bare"]
            assert len(sentence["plain"]) * 3 / 4 / 4 < sentence["words"]
