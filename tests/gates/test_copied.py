"""The command that looks for copied runs finds nine words and not eight, whatever the language and the lines.

All texts here are made up.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tools.gates.copied import (
    NONE,
    Excuses,
    SharedRun,
    excuses,
    our_parts,
    read_texts,
    runs,
    without_markup,
    words,
)

HERE = Path("ours.md")
THERE = Path("theirs.txt")
GERMAN = "Überdies räumte der älteste Müller größere Säcke über die Brücke"
FRENCH = "Après l'été, où les élèves naïfs goûtèrent déjà le cœur"


def shared_runs(mine: str, theirs: str, excused: Excuses = NONE) -> list[SharedRun]:
    """Return what a text of ours shares with another."""
    read = [(THERE, words(without_markup(theirs)))]
    return [*runs([(HERE, (1, mine))], read, excused)]


def test_nine_words_are_found_and_eight_are_not() -> None:
    """The number is that of the rule: no run of nine."""
    theirs = "one two three four five six seven eight nine ten"
    (run,) = shared_runs("And one, two; three four: five six seven eight NINE!", theirs)
    assert (9, "one two three four five six seven eight NINE") == (run.length, run.words)
    assert [] == shared_runs("one two three four five six seven eight and nine", theirs)


@pytest.mark.parametrize("text", [GERMAN, FRENCH])
def test_accents_case_and_line_ends_make_no_difference(text: str) -> None:
    """In German and in French; a word that is divided at the end of a line is whole."""
    bare = text.translate(str.maketrans("ÜäßöûéèêïàçÀœ", "UasoueeeiacAo"))
    unaccented = bare.upper() if "ß" not in text else text.upper()
    halved = text.replace("älteste", "äl-\nteste").replace("élèves", "élè-\nves")
    for theirs in (
        unaccented.replace("CO", "COE"),
        halved,
        text.replace(" ", "\n"),
        f"<p>{text}</p>",
    ):
        (run,) = shared_runs(text, theirs)
        assert run.length >= 9
    eight = " ".join(text.split()[:7])
    assert [] == shared_runs(f"{eight} sonst", text)


def test_where_it_is_in_both_is_told() -> None:
    """The line in ours, and the line in the text that is compared."""
    (run,) = shared_runs(f"first\nsecond\n{GERMAN}", f"\n\n\n\n{GERMAN}")
    assert (3, 5) == (run.line, run.there_line)
    assert str(run).startswith("ours.md:3: 10 words as in theirs.txt:5: “Überdies")


def test_a_sign_of_japanese_counts_half() -> None:
    """It has no spaces between words, and its words are of two signs about."""
    text = "山田太郎東京大学研究所長前夜祭会"
    assert [] == shared_runs(text, text)
    assert shared_runs(f"{text}場中央", f"{text}場中央")


def test_lists_and_titles_are_excused_and_nothing_else() -> None:
    """By the words of `copied.yaml`; another word in it, and the run is found."""
    cards = "ace, king, queen, jack, ten, nine, eight, seven and the marriage"
    assert shared_runs(cards, cards)
    assert [] == shared_runs(cards, cards, excuses())
    sentence = cards.replace("seven", "is paid to")
    assert shared_runs(sentence, sentence, excuses())


def test_all_that_we_write_is_looked_through() -> None:
    """Texts, hands, translations, what stands beside them, pages of every language, and messages."""
    names = {str(file) for file, _ in our_parts()}
    for name in (
        "variants/poch-philos/ruleset.yaml",
        "variants/poch-philos/hands/a-bluff-that-is-held.yaml",
        "variants/poch-philos/translations/de.yaml",
        "variants/translations/fr.yaml",
        "variants/bibliography.yaml",
        "docs/tours/what-a-silence-costs.md",
        "docs/de/related-games.md",
        "poch/words/ja/table.ftl",
    ):
        assert name in names


def command(*named: Path) -> "subprocess.CompletedProcess[str]":
    """Run the command on texts."""
    line = [sys.executable, "-m", "tools.gates.copied", *map(str, named)]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_command_ends_with_one_where_there_is_a_run(tmp_path: Path) -> None:
    """And with nothing where there is none; a folder is read whole."""
    clean, copied = tmp_path / "clean", tmp_path / "copied"
    clean.mkdir()
    copied.mkdir()
    (clean / "a.txt").write_text(GERMAN, "utf-8")
    (copied / "a.html").write_text(
        "<html><p>Say where each rule comes\nfrom. That is all. Our page</p></html>", "utf-8"
    )
    answer = command(clean)
    assert (0, "copied: 0 runs of 9 words, 1 texts\n") == (answer.returncode, answer.stdout)
    answer = command(copied)
    assert answer.returncode == 1
    assert "docs/tours/how-the-summaries-went-wrong.md" in answer.stdout


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A file that is not there, and one that is not text."""
    (tmp_path / "a.pdf").write_bytes(b"%PDF\xff\xfe")
    assert "there is no" in command(tmp_path / "none").stderr
    assert "is not text in UTF-8" in command(tmp_path / "a.pdf").stderr
    with pytest.raises(SystemExit):
        [*read_texts([tmp_path])]
