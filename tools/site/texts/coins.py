"""COinS: works as OpenURL in an empty element, which reference managers find on the bibliography."""

from collections.abc import Iterator
from urllib.parse import urlencode

from poch.citing.formats import format_dates, person, work
from tools.site.edition.edition import Document

_BOOK = "info:ofi/fmt:kev:mtx:book"
_JOURNAL = "info:ofi/fmt:kev:mtx:journal"
_DUBLIN = "info:ofi/fmt:kev:mtx:dc"
_JOURNALS = {"article-journal", "article-magazine", "article-newspaper"}
_PARTS = {"chapter", "entry-encyclopedia"}


def coins(ref: str, entry: Document) -> str:
    """Return a work as OpenURL, or nothing where its title is not known."""
    if "title" not in entry:
        return ""
    return urlencode([("ctx_ver", "Z39.88-2004"), *_fields(ref, entry)])


def _fields(ref: str, entry: Document) -> Iterator[tuple[str, str]]:
    item = work(ref, entry)
    kind, title, inside = item["type"], item["title"], item.get("container-title")
    if kind in _JOURNALS:
        yield from (("rft_val_fmt", _JOURNAL), ("rft.genre", "article"))
        yield from (("rft.atitle", title), ("rft.jtitle", inside or ""))
    elif kind in _PARTS and "URL" not in item:
        yield from (("rft_val_fmt", _BOOK), ("rft.genre", "bookitem"))
        yield from (("rft.atitle", title), ("rft.btitle", inside or ""))
    elif kind == "book":
        yield from (("rft_val_fmt", _BOOK), ("rft.genre", "book"), ("rft.btitle", title))
    else:
        yield from (("rft_val_fmt", _DUBLIN), ("rft.type", kind), ("rft.title", title))
        if "URL" in item:
            yield "rft.identifier", item["URL"]
    for role, name in _PEOPLE.items():
        yield from ((name, person(who)) for who in item.get(role, ()))
    if "URL" in item:
        yield "rft_id", item["URL"]
    for key, name in _PLAIN.items():
        if key in item:
            yield name, str(item[key]).replace("–", "-")
    if dates := format_dates(item):
        yield "rft.date", dates


_PEOPLE = {"author": "rft.au", "editor": "rft.contributor"}
"""OpenURL has no word for editors; what reads COinS takes these for people who contributed."""
_PLAIN = {
    "publisher": "rft.pub",
    "publisher-place": "rft.place",
    "edition": "rft.edition",
    "volume": "rft.volume",
    "issue": "rft.issue",
    "page": "rft.pages",
    "ISBN": "rft.isbn",
    "language": "rft.language",
}
