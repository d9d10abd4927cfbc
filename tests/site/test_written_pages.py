"""Pages that are written by hand in other languages: each is of the English page as it is now."""

import re
from pathlib import Path

import pytest
from markdown.extensions.toc import slugify
from mkdocs.utils.meta import get_data

from poch.texts.lock import digest
from tools.gates.prose import FENCE, markdown, sentences

DOCS = Path(__file__).resolve().parents[2] / "docs"
EVERYWHERE = ("how-to-play", "play")
TRANSLATED = (
    *EVERYWHERE, "editorial", "how-to-cite", "languages", "exports", "reading-offline",
    "related-games",
    *sorted(f"tours/{file.stem}" for file in (DOCS / "tours").glob("*.md")),
)  # fmt: skip
PAGES = [
    f"{tag}/{name}"
    for tag, names in {"de": TRANSLATED, "fr": TRANSLATED, "ja": EVERYWHERE}.items()
    for name in names
]
ABOVE = (
    "assets/",
    "schemas/",
    "contributing/",
    "from-python.md",
    "changes.md",
    "third-party.md",
)
"""Where links of pages in other languages lead one folder up; in Japanese all but these do."""
JAPANESE = (*(f"{name}.md" for name in EVERYWHERE), "first-game/", "own-board.md")
LABEL = re.compile(r"(?<!\*)\*([A-Z][A-Za-z …?]+?)[ …?]*\*(?![*{])")
HEADING = re.compile(r"^(#+) (.*?)(?: *\{ *#([\w-]+) *\})?$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)|\b(?:href|src)=\"([^\"]+)\"")
ASKED = re.compile(r"^ask: .*\n(?:answer: >-\n(?:  .*\n)+)?", re.MULTILINE)
EMBEDDED = re.compile(r"<poch-[\w-]+[^>]*>|\{\{.*?\}\}|(?<=class=)\"mark[^\"]*\"")


def page(name: str) -> tuple[str, dict[str, str]]:
    """Return the Markdown of a page without its front matter, and what that says."""
    return get_data((DOCS / f"{name}.md").read_text("utf-8"))


def ids(text: str) -> list[tuple[int, str]]:
    """Return the level and the id of each heading."""
    headings = HEADING.findall(FENCE.sub("", text))
    return [(len(marks), given or slugify(words, "-")) for marks, words, given in headings]


def links(text: str) -> list[str]:
    """Return where a page leads to, in the order of names: sentences differ in theirs."""
    return sorted(target or other for target, other in LINK.findall(text))


def blocks(text: str) -> list[str]:
    """Return code and boards, without what a board asks: that is in the language of the page."""
    return [ASKED.sub("", block[0]) for block in FENCE.finditer(text)]


def below(link: str, tag: str) -> str:
    """Return a link of an English page as it is in the folder of a language; a part of the page stays."""
    if link.startswith("#"):
        return link
    own = link.removeprefix("../")
    above = not own.startswith(JAPANESE) if tag == "ja" else own.startswith(ABOVE)
    return f"../{link}" if above else link


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_of_the_english_one_as_it_is_now(name: str) -> None:
    """Its head has the digest of the English Markdown, and a title and a description of its own."""
    english, head = page(name.partition("/")[2])
    _, given = page(name)

    assert digest(english) == given["of"]
    assert {*head, "of"} == {*given}
    assert given["description"] != head["description"]
    assert head.get("hide") == given.get("hide")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_the_headings_links_and_parts_of_the_english_one(name: str) -> None:
    """So a link to a part of a page holds in each language."""
    english, _ = page(name.partition("/")[2])
    text, _ = page(name)

    assert ids(english) == ids(text)
    assert sorted(below(link, name[:2]) for link in links(english)) == links(text)
    assert sorted(EMBEDDED.findall(english)) == sorted(EMBEDDED.findall(text))
    assert english.count("\n\n") == text.count("\n\n")
    assert blocks(english) == blocks(text)


def test_a_label_that_an_english_page_names_is_on_the_site() -> None:
    """Titles in other languages aside."""
    catalogues = sorted((DOCS.parent / "poch" / "words" / "en").glob("*.ftl"))
    said = " ".join(file.read_text("utf-8") for file in catalogues)
    words = re.sub(r"\{ \$\w+ \}", "…", said)
    own = (name for name in TRANSLATED if not name.startswith("tours/"))
    named = {label for name in own for label in LABEL.findall(page(name)[0])}

    assert "See where" in named
    assert set() == {label for label in named if label not in words}


def test_no_other_page_is_written_in_another_language() -> None:
    """Each that is kept has its line above."""
    kept = {
        name
        for tag in ("de", "fr", "ja")
        for file in (*(DOCS / tag).glob("*.md"), *(DOCS / tag / "tours").glob("*.md"))
        if "of" in page(name := str(file.relative_to(DOCS).with_suffix("")))[1]
    }

    assert kept == {*PAGES}


@pytest.mark.parametrize("name", [page for page in PAGES if page.startswith("fr/")])
def test_a_french_sentence_that_begins_with_qui_asks(name: str) -> None:
    """What a player does is said of *un joueur qui* does it."""
    text = (DOCS / f"{name}.md").read_text("utf-8")
    said = [sentence for _, part in markdown(text) for sentence in sentences(part)]

    assert [] == [
        sentence for sentence in said if sentence.startswith("Qui ") and sentence.endswith(".")
    ]


@pytest.mark.parametrize("name", [page for page in PAGES if page.startswith("ja/")])
def test_no_space_comes_between_japanese_sentences(name: str) -> None:
    """A line that ends within a paragraph would be one."""
    text, _ = page(name)

    assert [] == re.findall(r"[^\x00-\x7f]\n *[^\x00-\x7f]", text)
