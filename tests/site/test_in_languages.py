"""Pages in German and French are read word by word: only what is quoted, or marked, is English."""

from pathlib import Path

import pytest

from poch.texts.library import ids
from tests.english import english, read

SITE = Path(__file__).resolve().parents[2] / "site"
MOST = 0.005
"""How many of the words of a session may be English."""
ALONE = (
    "", "how-to-play", "how-to-play/pope-joan", "how-to-play/newmarket", "own-board", "sources", "hands", "cruxes", "mechanisms", "compare", "compare/four", "compare/which", "compare/matrix",
    "compare/likeness", "compare/silences", "compare/rules", "compare/rules/shedding", "odds", "odds/survey", "odds/what-matters", "odds/bluff", "odds/players", "play", "first-game", "first-game/1789", "exercises", "cards", "labels", "museum", "teach", "teach/questions", "teacher", "workshop", "glossary",
    "timeline", "corrections", "bibliography", "blended-summaries", "to-print", "editorial", "how-to-cite", "languages",
    "boards", "boards/munich-oldest", "boards/freising-elefantenwirt",
    "reading-offline", "exports", "related-games", "family",
)  # fmt: skip
OF_TEXTS = (
    "sources/{}",
    "sources/{}/handout",
    "sources/{}/board",
    "odds/{}",
    "cite/{}",
    "exercises/{}",
)
"""Pages that there are of each text."""
TAGS = ("de", "fr")


def pages() -> list[str]:
    """Return the addresses of pages of every kind: those that are alone, those of some texts, and hands."""
    some = ids()[::4]
    every = [*ALONE, *(kind.format(name) for name in some for kind in OF_TEXTS)]
    return [page for page in every if (SITE / page / "index.html").is_file()]


def hands(tag: str) -> list[Path]:
    """Return every tenth page of a hand."""
    return sorted((SITE / tag / "hands").glob("*/*/index.html"))[::10]


@pytest.mark.parametrize("tag", TAGS)
def test_what_is_read_in_a_language_is_not_english(tag: str) -> None:
    """In over sixty pages of all kinds at most one word in two hundred, names and quotations apart."""
    files = [SITE / tag / page / "index.html" for page in pages()] + hands(tag)
    assert len(files) >= 60
    by_file, all_words = {}, 0
    for file in files:
        there, many = english(read(file.read_text(encoding="utf-8"), tag), tag)
        all_words += many
        by_file[str(file.relative_to(SITE))] = there
    worst = sorted(by_file.items(), key=lambda pair: -pair[1].total())[:5]

    assert sum(words.total() for words in by_file.values()) <= MOST * all_words, worst


@pytest.mark.parametrize("tag", TAGS)
def test_no_page_is_for_the_most_part_english(tag: str) -> None:
    """So that no single page hides among the others."""
    odd = {}
    for page in pages():
        there, many = english(read((SITE / tag / page / "index.html").read_text("utf-8"), tag), tag)
        most = 0.07 if page.startswith("cite/") else 0.03  # each note names a work, be it English
        if there.total() > max(3, most * many):
            odd[page] = (there.total(), many, there.most_common(8))

    assert odd == {}
