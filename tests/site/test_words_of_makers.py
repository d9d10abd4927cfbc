"""Families, classes and visitors meet no word that only the makers of this edition need."""

import re
from pathlib import Path

import pytest

from tests.words_of_makers import MAKERS

SITE = Path(__file__).resolve().parents[2] / "site"
PAGES = (
    "museum", "labels", "teach", "teach/questions", "teacher", "tours", "tours/*", "first-game", "first-game/1789",
    "how-to-play", "cards", "to-print", "exercises/poch-modern-pagat", "sources/*/handout",
)  # fmt: skip
FRAME = re.compile(r"<(script|style|nav|header|footer)\b.*?</\1>", re.DOTALL)
ARTICLE = re.compile(r"<article.*</article>", re.DOTALL)
SIGLA = re.compile(r'class="siglum"')


def read(file: Path) -> str:
    """Return what is read on a page, without its frame and its addresses."""
    article = ARTICLE.search(file.read_text("utf-8"))
    assert article, file
    return re.sub(r"<[^>]+>", " ", FRAME.sub(" ", article[0]))


def pages(tag: str) -> list[Path]:
    """Return the built pages in a language."""
    place = SITE / ("" if tag == "en" else tag)
    return [file for name in PAGES for file in sorted(place.glob(f"{name}/index.html"))]


@pytest.mark.parametrize("tag", MAKERS)
def test_no_page_for_visitors_has_a_word_of_the_makers(tag: str) -> None:
    """Not one, in any of these pages; nor a siglum."""
    slips = {
        file.relative_to(SITE).as_posix(): match[0]
        for file in pages(tag)
        if (match := re.search(MAKERS[tag], read(file)))
    }

    assert len(pages(tag)) > 45
    assert {} == slips
    assert [] == [file for file in pages(tag) if SIGLA.search(file.read_text("utf-8"))]


@pytest.mark.parametrize("tag", MAKERS)
def test_the_list_finds_what_it_is_for(tag: str) -> None:
    """A page for those who cite has such words."""
    page = SITE / ("" if tag == "en" else tag) / "how-to-cite" / "index.html"
    assert re.search(MAKERS[tag], read(page))
