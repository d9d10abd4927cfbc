"""The linter of prose: what its rules must find, and what they must leave alone."""

import re
from html import unescape
from pathlib import Path

import pytest

from tools.gates.prose import ROOT, TERMS, figures, files, findings, parts, rules, sentences
from tools.site.output.templates import PAGES

BY = rules()
FOUND = (
    ("The difference is told by the page.", "told"),
    ("A hand is to be had in the terminal.", "is to be had"),
    ("The reason stands below the clause.", "stands"),
    ("One card is wanting.", "wanting"),
    ("The odds are reckoned exactly.", "reckoned"),
    ("That is no practice of a rule.", "is no"),
    ("Of his book we know only reports.", "Of "),
    ("A hand is played for oneself.", "oneself"),
    ("The modern game has it so.", "has it so"),
    ("A bluff needs what lies there.", "lies there"),
    ("Nobody vies by this text.", "by this text"),
    ("It is not in what was read.", "what was read"),
    ("The text speaks of six boxes.", "speaks of"),
    ("How likely a call is, we take from the model.", "How likely"),
    ("The higher card wins, and failing all, forehand.", "failing all"),
    ("He puts four counters in the pool.", "counters"),
    ("The card turned up is hearts.", "card turned up"),
    ("Two players drop out.", "drop out"),
)
LEFT = (
    "Who deals first?",
    "That is no longer so.",
    "Of course you may pass.",
    "Who leads first",
    "What do you do, and what may we see?",
    "By the book’s own count, a pair wins.",
    "The source says “one may go out, it is told”.",
    "Run `poch is no help` again.",
    "He withstood the raise, and you understand why.",
    "See vol. 23, pp. 179–180, and e.g. the note.",
)


@pytest.mark.parametrize(("text", "what"), FOUND)
def test_what_the_guidance_bans_is_found(text: str, what: str) -> None:
    """Each banned idiom once, and by one rule."""
    (finding,) = findings(Path("docs/x.md"), text, BY)

    assert what in finding.what
    assert 1 == finding.line


@pytest.mark.parametrize("text", LEFT)
def test_what_only_looks_like_it_is_left_alone(text: str) -> None:
    """Other uses of the same words, quotations and code."""
    assert not [*findings(Path("docs/x.md"), text, BY)]


def test_figures_are_printed_and_fail_nothing() -> None:
    """What a page is like, each figure by hand; its heading does not count."""
    text = "# Poch\n\nWho wins leads. One. Two. 3 chips are here, because you won.\nIf you win, you lead.\n"
    expected = {"sentences": 5, "words each": 3.4, "% under 9": 100, "threes of these": 3}
    expected |= {"connectives": 20, "headless who": 20, "clause before subject": 20}

    assert expected | {"digit first": 20} == figures(Path("docs/x.md"), text, BY)
    assert not [*findings(Path("docs/x.md"), text, BY)]


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("docs/x.md", "---\ntitle: X\n---\n\n# X\n\n```\nis told\n```\n\n- it is\n  told\n", 11),
        ("docs/x.md", "| a | b |\n|---|---|\n| is | is told |\n", 3),
        ("poch/words/en/x.ftl", "a = X\nb = { $n ->\n    [1] Fine.\n   *[other] Told.\n}\n", 4),
        ("variants/x/ruleset.yaml", "id: told\nclauses:\n  - text: >-\n      It is told.\n", 3),
        ("docs/de/x.md", "Kein Satz.\n\nEine Klausel.\n", 3),
        ("docs/fr/x.md", "Une clause.\n", 1),
    ],
)
def test_each_kind_of_file_is_read(name: str, text: str, line: int) -> None:
    """One finding in each, in its line; code and ids are nobody's prose."""
    assert [line] == [finding.line for finding in findings(Path(name), text, BY)]


def test_a_cell_and_a_list_are_not_one_sentence() -> None:
    """What a reader sees apart is counted apart."""
    rows = "| " + " | ".join(["word " * 20] * 3) + " |\n\n- " + "\n- ".join(["word " * 20] * 3)
    separate = [
        sentence for _, part in parts(Path("x.md"), rows, []) for sentence in sentences(part)
    ]

    assert [20] * 6 == [len(sentence.split()) for sentence in separate]
    assert ["One", "two", "three"] == [*sentences("One · two · three")]


def test_every_term_has_its_words_in_all_languages() -> None:
    """And no word to avoid is the word to use of another row."""
    rows = [
        [cell.strip() for cell in line.strip("|\n").split("|")]
        for line in (ROOT / TERMS).read_text("utf-8").splitlines()
        if line.startswith("| ")
    ]
    assert all(7 == len(row) and all(row[::2]) for row in rows)
    for column in (0, 2, 4):
        used = {row[column] for row in rows}
        avoided = {word.strip(" `") for row in rows for word in row[column + 1].split(",")}
        assert set() == used & avoided - {""}


def test_what_visitors_read_is_clean() -> None:
    """No file that is read has a finding."""
    for file in files(ROOT):
        assert [] == [*findings(file, (ROOT / file).read_text("utf-8"), BY)]


READABLE = ("docs/how-to-play.md", "docs/editorial.md")
GENERATED = tuple(f"{PAGES}/{name}.html" for name in ("index", "odds/index", "odds/what-matters"))
EASE, LENGTH = 60, 18
PARAGRAPH = re.compile(r"<p\b[^>]*>(.*?)</p>", re.DOTALL)
SILENT = re.compile(r"(?<=[^aeiouy])(?:e|ed|es)$(?<!le)(?<![dt]ed)(?<![cgsxz]es)(?<![cs]hes)")

TWO = re.compile(r"(?<![cgstx])i[aou](?!g)|y(?=i)")


def syllables(word: str) -> int:
    """Count the groups of vowels, without an e that is not heard, and twice where two are."""
    heard = SILENT.sub("", word.lower())
    return max(1, len(re.findall("[aeiouy]+", heard)) + len(TWO.findall(heard)))


def words_of(name: str) -> list[list[str]]:
    """Return the words of a page's sentences: in Markdown of its parts, in HTML of its paragraphs.

    Headings and bare terms are not counted.
    """
    text = (ROOT / name).read_text("utf-8")
    paragraphs = [unescape(" ".join(paragraph.split())) for paragraph in PARAGRAPH.findall(text)]
    read = paragraphs if name in GENERATED else [part for _, part in parts(Path(name), text, [])]
    every = [sentence for part in read for sentence in sentences(part)]
    return [
        re.findall(r"[A-Za-zÀ-ÿ’'-]+", sentence) for sentence in every if sentence[-1] in ".?!:"
    ]


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, "deal pool source played the queen once"),
        (2, "table sources stated marriage raises matches playing"),
        (3, "previous readable"),
        (6, "encyclopaedia"),
    ],
)
def test_syllables_are_counted_as_they_are_heard(count: int, words: str) -> None:
    """Silent endings and those that are heard."""
    assert {count} == {syllables(word) for word in words.split()}


@pytest.mark.parametrize("name", [*READABLE, *GENERATED])
@pytest.mark.usefixtures("built")
def test_pages_for_everyone_are_easy_to_read(name: str) -> None:
    """Flesch's reading ease, and the words of an average sentence."""
    by_sentence = words_of(name)
    words = [word for sentence in by_sentence for word in sentence]
    length = len(words) / len(by_sentence)
    ease = 206.835 - 1.015 * length - 84.6 * sum(map(syllables, words)) / len(words)

    assert ease >= EASE
    assert length <= LENGTH
