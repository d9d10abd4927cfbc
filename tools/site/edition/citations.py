"""Sources as they are cited on a page. What could not be established is left out, never filled."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from babel.dates import format_skeleton
from markupsafe import Markup, escape

from tools.site.edition.words import LANGUAGE, capitalize, day, typeset
from tools.site.output.languages import format_list, now, say, say_html

Entry = Mapping[str, Any]

_INSIDE = {
    *("entry-encyclopedia", "chapter", "webpage"),
    *("article-newspaper", "article-journal", "article-magazine"),
}


def render_citation(entry: Entry, pages: str | None = None) -> Markup:
    """Return a source as a bibliography gives it, ending in a full stop."""
    parts = [*_authors(entry), _title(entry), *_edition(entry), *_imprint(entry, pages)]
    return Markup(". ").join(parts) + Markup(".")


def render_copy_seen(entry: Entry) -> Markup:
    """Return how much of a source was read, in which copy, and what is uncertain about it."""
    copy = typeset(entry.get("archive", ""))
    place = _render_link(entry["archive-url"], copy) if "archive-url" in entry else escape(copy)
    how = entry["seen"]
    read = (
        say_html("bibliography-seen-at", how=how, copy=place)
        if copy
        else say("bibliography-seen", how=how)
    )
    return Markup("{} {}").format(read, typeset(entry.get("note", ""))).strip()


def _render_link(address: str, text: str) -> Markup:
    return Markup('<a class="leaving" rel="external" href="{}">{}</a>').format(address, text)


def short_name(entry: Entry) -> str:
    """Return a source in a few words: whose, and from which year."""
    if short := entry.get("container-title-short") or entry.get("title-short"):
        return _add_year(typeset(short), entry)
    if not {"title", "author"} & set(entry):
        return _put_in_sentence(typeset(entry["description"]))
    authors = entry.get("author", [])
    container = entry.get("container-title")
    if not container:
        authors = authors or entry.get("editor", [])
    name = format_list([str(author.get("family") or author.get("literal")) for author in authors])
    if container and (not name or entry["type"] == "webpage"):
        name = str(container)
    name = typeset(name or entry["title"]).partition(", ")[0].partition(": ")[0]
    return _add_year(name, entry)


def year(entry: Entry) -> str:
    """Return the year of issue, or the years, or nothing where none is known."""
    return _date(entry).rpartition(" ")[2]


def _date(entry: Entry) -> str:
    """Return the date of issue as it is printed: years, a month, or a day."""
    first, *rest = str(entry.get("issued", "")).replace("/", "–").split("-")
    if not rest:
        return first
    if rest[1:]:
        return day(str(entry["issued"]))
    return format_skeleton("yMMMM", date(int(first), int(rest[0]), 1), locale=now().locale)


def _add_year(name: str, entry: Entry) -> str:
    return f"{name}, {year(entry)}{entry.get('year-suffix', '')}" if "issued" in entry else name


def _put_in_sentence(text: str) -> str:
    """Return a description as it is within a sentence, in English with its article."""
    if now().tag != "en":
        return text if now().tag == "de" else text[0].lower() + text[1:]
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
        lang, typeset(entry.get("container-title" if inside else "title", ""))
    )
    if "title" not in entry:
        part: str = escape(typeset(entry["description"]))
        within = inside and entry["type"] != "webpage"
    else:
        part = Markup('<span lang="{}">{}</span>').format(lang, typeset(entry["title"]))
        part = say_html("bibliography-quoted", title=part) if inside else whole
        within = inside
    return say_html("bibliography-within", part=part, whole=whole) if within else Markup(part)  # noqa: S704 - escaped above


def _edition(entry: Entry) -> list[Markup]:
    editors = [
        " ".join(str(editor[key]) for key in ("given", "family") if key in editor)
        for editor in entry.get("editor", [])
    ]
    parts = []
    if editors:
        parts.append(escape(say("bibliography-edited", editors=editors)))
    if "edition" in entry:
        parts.append(escape(capitalize(str(entry["edition"]).rstrip("."))))
    return parts


def _imprint(entry: Entry, pages: str | None) -> list[Markup]:
    place, house = (str(entry.get(key, "")) for key in ("publisher-place", "publisher"))
    both = place and house
    imprint = say("bibliography-imprint", place=place, house=house) if both else place or house
    # A page on the web has no date of issue that we would vouch for; the note tells what is known.
    where = [part for part in (imprint, _date(entry)) if part]
    if "volume" in entry:
        issue = f"/{entry['issue']}" if "issue" in entry else ""
        where.append(say("bibliography-volume", volume=f"{entry['volume']}{issue}"))
    if "number" in entry:
        where.append(str(entry["number"]))
    number = str(pages or entry.get("page") or "")
    if number:
        several = "–" in number or "-" in number
        where.append(say("bibliography-pages", several=several, pages=number))
    line = ", ".join(where)
    parts = [escape(capitalize(line))] if where else []
    if "URL" in entry:
        parts.append(_render_link(entry["URL"], str(entry["URL"]).removeprefix("https://")))
    return parts
