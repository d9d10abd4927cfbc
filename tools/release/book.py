"""All texts and their comparison as one book in EPUB, for readers without a network and for libraries that collect books.

The book is made of the built pages, so that it cannot say anything else than they do. What only a
screen can do is left out, a mark in the margin becomes its word, and a link leads to the place in
the book, or else is no link. Pandoc writes the book.
"""

import posixpath
import re
from collections.abc import Iterator, Mapping
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pypandoc

from poch.texts.library import document, ids
from tools.site.edition.edition import ENGLISH
from tools.site.output.languages import TRANSLATED

RIGHTS = "Rulesets with all their words CC0 1.0, pages CC BY 4.0"
LINK = re.compile(r'<a href="#([^"]*)">(.*?)</a>', re.DOTALL)
KEPT = re.compile(r"h[23]|p|[uod]l|li|d[td]|b|i|em|strong|table|t(?:head|body|[rhd])|caption")
"""Elements that a book has as well; of all others only the content is taken."""
LEFT_OUT = re.compile(
    r"(?<!\S)(?:poch-(?!(?:text|source|page)\b)\w+|contents|everything|legend|cite|cite-source|"
    r"clause-steps|clause-shown|clause-support|source-facts|source-tally|hand-choice|rule-hand|rule-id|"
    r"print-foot|leaving|rule-leaf|crux-more)(?!\S)"
)
"""Classes of what only a screen can do, or what every chapter would repeat."""
EMPTY = re.compile("area|br|col|hr|img|input|link|meta|source|wbr")
NOT_READ = re.compile("button|details|form|iframe|nav|script|select|style|svg|template")


class ChapterParser(HTMLParser):
    """Takes from a page what a book has of it: `title`, and `html` with ids that are unique in the book."""

    def __init__(self, place: str, places: frozenset[str]) -> None:
        super().__init__()
        self.title, self.html = "", ""
        self._place, self._places = place, places
        self._open: list[tuple[str, str]] = []
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take the element, its content only, or nothing of it."""
        if EMPTY.fullmatch(tag):
            self._write(" " if tag == "br" else "")
            return
        about = {name: value or "" for name, value in attrs}
        opened, closing = "", ""
        if tag == "article":
            self._inside = True
        hidden = "hidden" in about or LEFT_OUT.search(about.get("class", ""))
        if self._inside and (NOT_READ.fullmatch(tag) or hidden):
            self._open.append((tag, "skip"))
            return
        if "mark" in about.get("class", "").split():
            opened = escape(
                about.get("aria-label", about.get("title", "")).partition(":")[0].strip()
            )
            opened = opened and f"<i>[{opened}]</i> "
        elif tag == "a" and (target := self._target(about.get("href", ""))):
            opened, closing = f'<a href="#{target}">', "</a>"
        elif KEPT.fullmatch(kept := "p" if about.get("class") == "clause-margin" else tag):
            opened, closing = f"<{kept}{self._identity(about)}>", f"</{kept}>"
        elif "id" in about:
            opened, closing = f"<div{self._identity(about)}>", "</div>"
        self._write(opened)
        self._open.append((tag, closing))

    def handle_endtag(self, tag: str) -> None:
        """Close what was taken."""
        while self._open:
            name, closing = self._open.pop()
            if closing != "skip":
                self._write(closing)
            if name == tag:
                break
        if tag == "article":
            self._inside = False

    def handle_data(self, data: str) -> None:
        """Take the words; those of the first heading are the title."""
        if self._inside and any(name == "h1" for name, _ in self._open):
            self.title += data
        else:
            self._write(escape(data))

    def _write(self, text: str) -> None:
        if self._inside and not any(closing == "skip" for _, closing in self._open):
            self.html += text

    def _identity(self, about: Mapping[str, str]) -> str:
        own = f' id="{name_place(self._place, about["id"])}"' if about.get("id") else ""
        return own + (f' lang="{about["lang"]}"' if about.get("lang") else "")

    def _target(self, link: str) -> str:
        """Return the place in the book to which a link leads; nothing where that is not in it."""
        path, _, anchor = link.partition("#")
        page = posixpath.normpath(posixpath.join(self._place, path))
        return name_place(page, anchor) if page in self._places else ""


def name_place(page: str, anchor: str = "") -> str:
    """Return the id that a place of a page has in the book."""
    return re.sub(r"[^\w.-]", "-", f"{page}--{anchor}" if anchor else page)


def chapters(site: Path) -> Iterator[tuple[str, str, str]]:
    """Yield place, title and content of each chapter: the texts by game and year, then rule by rule."""
    texts = sorted(ids(), key=_order)
    rules = sorted(path.parent.name for path in site.glob("compare/rules/*/index.html"))
    places = [f"sources/{name}" for name in texts] + [f"compare/rules/{name}" for name in rules]
    for place in places:
        parser = ChapterParser(place, frozenset(places))
        parser.feed((site / place / "index.html").read_text(encoding="utf-8"))
        yield place, parser.title.strip(), parser.html


def _order(name: str) -> tuple[bool, str, bool, int, str]:
    """Return what puts texts in order: those of Poch first, and those without a year after the others."""
    text = document(name)
    year = text.get("year")
    return text["game"] != "poch", text["game"], year is None, year or 0, name


def write_books(site: Path, folder: Path, edition: Mapping[str, str]) -> None:
    """Write a book in each language of the pages into a folder."""
    for tag in TRANSLATED:
        write_book(site, folder / f"poch-{edition['version']}-{tag}.epub", edition, tag)


def write_book(site: Path, target: Path, edition: Mapping[str, str], tag: str) -> None:
    """Write the texts and rules of a built site, in a language of its pages, as a book in EPUB.

    The same site and edition give the same bytes. Raises RuntimeError where Pandoc fails.
    """
    book = "".join(
        f'<h1 id="{name_place(place)}">{escape(title)}</h1>{html}'
        for place, title, html in chapters(site if tag == ENGLISH else site / tag)
    )
    there = frozenset(re.findall(r' id="([^"]*)"', book))
    book = LINK.sub(lambda link: link[0] if link[1] in there else link[2], book)
    about = {
        "title": f"Poch {edition['version']}", "lang": tag, "date": edition["day"], "rights": RIGHTS,
        "creator": "The Poch contributors", "identifier": f"poch-{edition['version']}-{tag}",
    }  # fmt: skip
    pypandoc.convert_text(
        book,
        "epub3",
        format="html",
        outputfile=str(target),
        extra_args=[
            *("--quiet", "--wrap=none", "--toc", "--toc-depth=1", "--split-level=1"),
            *(f"--metadata={name}:{value}" for name, value in about.items()),
        ],
    )
