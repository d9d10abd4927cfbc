"""What has changed, as a page and as a feed: the editions, by CHANGELOG.md, and the texts, by their versions."""

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date, datetime
from operator import itemgetter
from pathlib import Path
from time import time
from typing import Any, NamedTuple
from uuid import UUID, uuid5
from xml.etree import ElementTree as ET

from markdown import markdown

from poch.texts.library import NEXT
from poch.texts.lock import changes_with, version_notes
from tools.site.edition import words
from tools.site.edition.edition import Edition, Source
from tools.site.output.files import Shelf
from tools.site.output.templates import part

HEADING = re.compile(r"^## (\S+) \((\d{4}-\d{2}-\d{2})\)$", re.MULTILINE)
RELEASED = Path("docs", "versions.json")
"""The editions that are out, the newest first."""
ATOM = "http://www.w3.org/2005/Atom"
XHTML = "http://www.w3.org/1999/xhtml"
FEED = UUID("3f0c9a52-6f0e-4b6e-9a53-5d4f1c8e7b21")
"""Names the feed wherever the site stands; the ids of its entries follow from it."""
FRONT = """\
---
title: What has changed
description: What readers of the texts, and those who cite them, will notice in each edition of this site.
---

"""
TO_COME = """\
## The next edition {#next}

What is listed here can be seen on this site, but is in no edition yet."""
TEXTS = "\n## Texts and their versions {#versions}\n\n"
UNCHANGED = "All texts are in their first version: no clause and no reading has changed since it could be cited.\n"
FOLLOW = """
If you want to be told, follow [the feed of changes](feed.xml): it has an entry for each edition, and one for each later
version of a text, with the clauses that it changed.
"""


class Log(NamedTuple):
    """An edition that was published: its version, its day, and what it says of itself."""

    version: str
    day: date
    text: str


class ChangedClause(NamedTuple):
    """A clause that is `changed`, `new` or `gone`, and what took its place; `href` is where it stands."""

    name: str
    what: str
    href: str
    says: str
    now: str


class Version(NamedTuple):
    """A later version of a text: what the editors say of it, and its clauses that changed."""

    source: Source
    number: int
    day: str
    says: str
    clauses: tuple[ChangedClause, ...]

    @property
    def anchor(self) -> str:
        """The id of the version on the page of changes."""
        return f"{self.source.slug}-version-{self.number}"

    @property
    def title(self) -> str:
        """The text and its version."""
        return f"{self.source.title}: version {self.number}"


def editions(text: str) -> Iterator[Log]:
    """Yield the editions that a change log tells of, as they stand in it."""
    headings = [*HEADING.finditer(text)]
    starts = [*(heading.start() for heading in headings), len(text)]
    for number, this in enumerate(headings, 1):
        yield Log(this[1], date.fromisoformat(this[2]), text[this.end() : starts[number]].strip())


def versions(edition: Edition) -> list[Version]:
    """Return all later versions of all texts, the newest first."""
    later = [
        Version(
            source,
            number,
            note.day,
            words.typeset(note.says),
            tuple(_clauses(edition, source, number)),
        )
        for source in edition.sources
        for number, note in version_notes(source.document).items()
    ]
    return sorted(
        later, key=lambda version: (version.day, version.source.slug, version.number), reverse=True
    )


def _clauses(edition: Edition, source: Source, version: int) -> Iterator[ChangedClause]:
    standing = {clause["id"]: clause for clause in source.document["clauses"]}
    for name, what in changes_with(edition.lock, source.slug, version):
        gone = edition.retired.get(f"{source.slug}/{name}", {}) if what == "gone" else {}
        crux = standing.get(name, {}).get("crux")
        yield ChangedClause(
            name,
            what,
            _address(f"{source.slug}/{name}") if name in standing else "",
            _describe_change(what, crux, gone),
            gone.get("now", ""),
        )


def _describe_change(what: str, crux: Mapping[str, Any] | None, gone: Mapping[str, str]) -> str:
    if what == "gone":
        because = words.typeset(gone.get("because", ""))
        return f"gone. {because}{' Now it is' if gone.get('now') else ''}".strip()
    read = f", and with it the readings of the crux “{words.crux(crux['id'])}”" if crux else ""
    return f"{what}{read}"


def _address(name: str) -> str:
    """Return where a clause stands, from the root of the site."""
    slug, _, clause = name.partition("/")
    return f"sources/{slug}/#{clause}"


def entries(
    logs: Iterable[Log], changed: Iterable[Version], site: str
) -> list[tuple[str, str, str, str, str]]:
    """Return the entries of the feed, the newest first: id for ever, title, day, anchor and HTML."""
    rows = [
        *(
            (
                f"edition/{log.version}",
                f"Edition {log.version}",
                str(log.day),
                f"edition-{log.version}",
                markdown(log.text),
            )
            for log in logs
        ),
        *(
            (
                f"text/{version.source.slug}@{version.number}",
                version.title,
                version.day,
                version.anchor,
                part("change", change=version, base=site, address=_address, short=False),
            )
            for version in changed
        ),
    ]
    return sorted(rows, key=itemgetter(2), reverse=True)


def feed(logs: list[Log], changed: list[Version], site: str) -> str:
    """Return editions and versions of texts as an Atom feed.

    `site` is where the pages stand; where that is not known, links count from where the feed stands.
    """
    site = site and site.rstrip("/") + "/"
    every = entries(logs, changed, site)
    updated = every[0][2] if every else build_day()
    text = part("feed", entries=every, site=site, updated=updated, urn=_urn)
    ET.register_namespace("", ATOM)
    ET.register_namespace("xhtml", XHTML)
    return ET.tostring(ET.fromstring(text), encoding="unicode", xml_declaration=True) + "\n"  # noqa: S314 - our own


def _urn(name: str = "") -> str:
    """Return the id for ever of an entry, or of the feed."""
    return (uuid5(FEED, name) if name else FEED).urn


def build_day() -> str:
    """Return the day that dates whatever is built."""
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH") or time())
    return str(datetime.fromtimestamp(epoch, UTC).date())


def published_editions(root: Path) -> list[dict[str, Any]]:
    """Return the editions that are out, the newest first."""
    editions: list[dict[str, Any]] = json.loads((root / RELEASED).read_text(encoding="utf-8"))
    return editions


def snapshot(version: str, site: str) -> str:
    """Say where an edition is kept; in a snapshot as well, whose own address ends in its place."""
    place = f"v/{version}/"
    root = re.sub(r"v/[^/]+/$", "", site)
    link = f"[{place}]({root}{place})" if root else f"`{place}` of the published site"
    return f"This edition is kept as it was, at {link}."


def origin(edition: Mapping[str, Any]) -> str:
    """Say from which commit an edition was built, and how each of its files is recognised, if that was recorded."""
    if "commit" not in edition:
        return ""
    files = "".join(f"\n- `{name}`: `{figures}`" for name, figures in edition["hashes"].items())
    return (
        f"\nIt was built from the commit `{edition['commit']}`.\n\n"
        f"These are its files, each with its SHA-256, so that you can tell whether yours is the same:\n{files}"
    )


def of_texts(changed: list[Version]) -> str:
    """Return the part of the page that tells of the versions of texts.

    Its headings are in no table of contents, and which clauses changed the page of each text's citations lists.
    """
    by_text: dict[str, list[Version]] = {}
    for version in changed:
        by_text.setdefault(version.source.slug, []).append(version)
    sections = (
        f'<h3 id="{slug}-versions">{later[0].source.title}</h3>\n'
        + "\n".join(
            part("change", change=version, base="../", address=_address, short=True)
            for version in later
        )
        for slug, later in by_text.items()
    )
    return TEXTS + ("\n".join(sections) or UNCHANGED)


def write(root: Path, edition: Edition, shelf: Shelf) -> None:
    """Write the page and the feed."""
    text = NEXT.sub(TO_COME, (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    logs, changed = [*editions(text)], versions(edition)
    site = os.environ.get("SITE_URL", "")
    released = {edition["version"]: edition for edition in published_editions(root)}

    def head(heading: re.Match[str]) -> str:
        edition = released.get(heading[1])
        kept = f"\n\n{snapshot(heading[1], site)}{origin(edition)}" if edition else ""
        return f"{heading[0]} {{#edition-{heading[1]}}}{kept}"

    shelf.put("docs/changes.md", FRONT + HEADING.sub(head, text) + of_texts(changed) + FOLLOW)
    shelf.put("docs/feed.xml", feed(logs, changed, site))
