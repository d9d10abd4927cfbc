"""The introduction of each ruleset: what the text is, how we know it, and what you can do with it."""

import re

import pytest

from poch.texts.apparatus.translations import FOLDER
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, ids
from tools.gates.prose import sentences
from tools.site.output.templates import PAGES

SENTENCES, LONGEST, AVERAGE = 3, 25, 16
LABEL = 75
WORD = re.compile(r"\w[\w’'.-]*")


def lengths(name: str, language: str) -> list[int]:
    """Return how many words each sentence of an introduction has."""
    of = VARIANTS / name / FOLDER / f"{language}.yaml"
    words = document(name) if language == "en" else load(of).data["head"]
    return [len(WORD.findall(one)) for one in sentences(" ".join(words["introduction"].split()))]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_introductions_have_three_short_sentences(language: str) -> None:
    """Three each, none long, and short ones on the whole."""
    found = {name: lengths(name, language) for name in ids()}
    every = [count for counts in found.values() for count in counts]

    assert {} == {name: counts for name, counts in found.items() if len(counts) != SENTENCES}
    assert {} == {name: counts for name, counts in found.items() if max(counts) > LONGEST}
    assert sum(every) / len(every) <= AVERAGE


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_label_has_at_most_seventy_five_words(language: str) -> None:
    """As it is printed: title, place and year, introduction and siglum."""
    place = "" if language == "en" else f"{language}/"
    page = (VARIANTS.parent / PAGES / f"{place}labels.html").read_text("utf-8")
    labels = re.findall(r'<li class="label" id="([^"]+)".*?(<h2>.*?)</li>', page, re.DOTALL)
    found = {name: len(WORD.findall(re.sub(r"<[^>]+>", " ", text))) for name, text in labels}

    assert set(ids()) == set(found)
    assert {} == {name: count for name, count in found.items() if not 25 <= count <= LABEL}
