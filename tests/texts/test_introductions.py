"""The introduction of each ruleset: what it is, how we know it, what is odd in it and what it shows."""

import re

import pytest

from poch.texts.apparatus.translations import FOLDER
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, ids
from tools.gates.prose import sentences
from tools.site.output.templates import summary

FEWEST, MOST, LONGEST = 2, 5, 25
"""How many sentences an introduction has, and how many words a sentence."""
AVERAGE = (15, 18)
ALONE = (54, 160)
"""How many signs a page's description has."""
WORD = re.compile(r"\w[\w’'.-]*")


def introduction(name: str, language: str) -> str:
    """Return an introduction on one line."""
    of = VARIANTS / name / FOLDER / f"{language}.yaml"
    words = document(name) if language == "en" else load(of).data["head"]
    return " ".join(words["introduction"].split())


def lengths(name: str, language: str) -> list[int]:
    """Return how many words each sentence of an introduction has."""
    return [len(WORD.findall(sentence)) for sentence in sentences(introduction(name, language))]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_introductions_have_two_to_five_sentences(language: str) -> None:
    """None is long, and on the whole they are neither chopped nor winding."""
    by_text = {name: lengths(name, language) for name in ids()}
    every = [count for counts in by_text.values() for count in counts]

    assert {} == {name: at for name, at in by_text.items() if not FEWEST <= len(at) <= MOST}, (
        f"introductions in {language}: write {FEWEST} to {MOST} sentences; these have so many, each of so many words"
    )
    assert {} == {name: at for name, at in by_text.items() if max(at) > LONGEST}, (
        f"introductions in {language}: write {LONGEST} words a sentence at most; here are the words of each sentence"
    )
    assert AVERAGE[0] <= sum(every) / len(every) <= AVERAGE[1]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("name", ids())
def test_the_first_sentence_of_an_introduction_can_be_shown_alone(name: str, language: str) -> None:
    """A page's description ends with a whole sentence, and has at least the first."""
    shown = summary(introduction(name, language))

    assert ALONE[0] <= len(shown) <= ALONE[1], (
        f"{name}, introduction in {language}: {shown!r} has {len(shown)} signs, and {ALONE[0]} to {ALONE[1]} are shown alone; reword the first sentence"
    )
    assert shown.endswith(".")
