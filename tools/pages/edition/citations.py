"""Sources as they are cited on a page. What could not be established is left out, never filled."""

from calendar import month_name
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup, escape

from tools.pages.edition.words import LANGUAGE, printed

Entry = Mapping[str, Any]

_INSIDE = {
    *("entry-encyclopedia", "chapter", "webpage"),
    *("article-newspaper", "article-journal", "article-magazine"),
}
_SEEN = {
    "report": "Not seen",
    "in-part": "Read in part",
    "whole": "Read whole",
    "no": "Not seen",
}


def cited(entry: Entry, pages: str | None = None) -> Markup:
    """Return a source as a bibliography gives it, ending in a full stop."""
    parts = [*_authors(entry), _title(entry), *_edition(entry), *_imprint(entry, pages)]
    return Markup(". ").join(parts) + Markup(".")


def seen(entry: Entry) -> Markup:
    """Return how much of a source was read, in which copy, and what is uncertain about it."""
    copy = printed(entry.get("archive", ""))
    place = _linked(entry["archive-url"], copy) if "archive-url" in entry else escape(copy)
    at = Markup(", at {}").format(place) if copy else ""
    said = Markup("{}{}. {}").format(_SEEN[str(entry["seen"])], at, printed(entry.get("note", "")))
    return said.strip()


def _linked(address: str, text: str) -> Markup:
    return Markup('<a href="{}">{}</a>').format(address, text)


def named(entry: Entry) -> str:
    """Return a source in a few words: whose, and from which year."""
    if short := entry.get("container-title-short") or entry.get("title-short"):
        return _dated(printed(short), entry)
    if not {"title", "author"} & set(entry):
        return _described(printed(entry["description"]))
    authors = entry.get("author", [])
    container = entry.get("container-title")
    if not container:
        authors = authors or entry.get("editor", [])
    name = " and ".join(str(one.get("family") or one.get("literal")) for one in authors)
    if container and (not name or entry["type"] == "webpage"):
        name = str(container)
    name = printed(name or entry["title"]).partition(", ")[0].partition(": ")[0]
    return _dated(name, entry)


def year(entry: Entry) -> str:
    """Return the year of issue, or the years, or nothing where none is known."""
    return _date(entry).rpartition(" ")[2]


def _date(entry: Entry) -> str:
    """Return the date of issue as it is printed: years, a month, or a day."""
    first, *rest = str(entry.get("issued", "")).replace("/", "–").split("-")
    names = [str(int(rest[1]))] if rest[1:] else []
    names += [month_name[int(rest[0])]] if rest else []
    return " ".join([*names, first])


def _dated(name: str, entry: Entry) -> str:
    return f"{name}, {year(entry)}{entry.get('year-suffix', '')}" if "issued" in entry else name


def _described(text: str) -> str:
    """Return a description with its article, as it stands within a sentence."""
    first = text.partition(" ")[0]
    rest = text if first in LANGUAGE.values() else text[0].lower() + text[1:]
    if first in {"A", "An"} or first.endswith("s"):
        return rest
    return f"{'an' if text[0] in 'AEIOU' else 'a'} {rest}"


def _authors(entry: Entry) -> list[Markup]:
    authors = entry.get("author", [])
    if not authors:
        return []
    first = authors[0]
    if "literal" in first:
        return [escape(first["literal"])]
    given = " ".join(str(first[key]) for key in ("given", "non-dropping-particle") if key in first)
    return [escape(", ".join(part for part in (first["family"], given) if part).rstrip("."))]


def _title(entry: Entry) -> Markup:
    lang = entry.get("language", "en")
    inside = entry["type"] in _INSIDE and "container-title" in entry
    whole = Markup('<i lang="{}">{}</i>').format(
        lang, printed(entry.get("container-title" if inside else "title", ""))
    )
    if "title" in entry and inside:
        quoted = Markup('“<span lang="{}">{}</span>”').format(lang, printed(entry["title"]))
        return quoted + Markup(", in ") + whole
    if "title" in entry:
        return whole
    described = escape(printed(entry["description"]))
    return (
        described + Markup(", in ") + whole if inside and entry["type"] != "webpage" else described
    )


def _edition(entry: Entry) -> list[Markup]:
    editors = [
        " ".join(str(one[key]) for key in ("given", "family") if key in one)
        for one in entry.get("editor", [])
    ]
    parts = []
    if editors:
        parts.append(escape("Edited by " + " and ".join(editors)))
    if "edition" in entry:
        parts.append(escape(str(entry["edition"]).rstrip(".")))
    return parts


def _imprint(entry: Entry, pages: str | None) -> list[Markup]:
    house = ": ".join(str(entry[key]) for key in ("publisher-place", "publisher") if key in entry)
    # A page on the web has no date of issue that we would vouch for; the note tells what is known.
    where = [part for part in (house, _date(entry)) if part]
    if "volume" in entry:
        issue = f"/{entry['issue']}" if "issue" in entry else ""
        where.append(f"vol. {entry['volume']}{issue}")
    if "number" in entry:
        where.append(str(entry["number"]))
    number = str(pages or entry.get("page") or "")
    if number:
        where.append(f"{'pp' if '–' in number or '-' in number else 'p'}. {number}")
    line = ", ".join(where)
    parts = [escape(line[:1].upper() + line[1:])] if where else []
    if "URL" in entry:
        parts.append(_linked(entry["URL"], str(entry["URL"]).removeprefix("https://")))
    return parts
