"""The introduction of each ruleset: what the text is, how we know it, and what you can do with it."""

import re

import pytest

from poch.texts.apparatus.translations import FOLDER
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, ids
from tools.gates.prose import sentences

SENTENCES, LONGEST, AVERAGE = 3, 25, 16
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
