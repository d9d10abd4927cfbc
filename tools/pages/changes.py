"""What has changed, as a page and as a feed: both follow from CHANGELOG.md."""

import json
import os
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from time import time
from typing import NamedTuple
from xml.etree import ElementTree as ET

from tools.pages.files import Shelf

HEADING = re.compile(r"^## (\S+) \((\d{4}-\d{2}-\d{2})\)$", re.MULTILINE)
NEXT = re.compile(r"^## Next$", re.MULTILINE)
"""Above what readers will be told with the edition that comes next."""
RELEASED = Path("docs", "versions.json")
ATOM = "http://www.w3.org/2005/Atom"
FRONT = """\
---
title: What has changed
description: What readers of the texts, and those who cite them, will notice in each edition of this site.
---

"""
TO_COME = """\
## The next edition {#next}

What stands here can be seen on this site, and is in no edition yet."""
FOLLOW = "\nWho wants to be told can follow [the feed of changes](feed.xml).\n"


class Edition(NamedTuple):
    """An edition that was published: its version, its day, and what it says of itself."""

    version: str
    day: date
    text: str


def editions(text: str) -> Iterator[Edition]:
    """Yield the editions that a change log tells of, as they stand in it."""
    found = [*HEADING.finditer(text)]
    starts = [*(one.start() for one in found), len(text)]
    for number, this in enumerate(found, 1):
        body = text[this.end() : starts[number]].strip()
        yield Edition(this[1], date.fromisoformat(this[2]), body)


def feed(told: list[Edition], site: str) -> str:
    """Return the editions as an Atom feed; `site` is where the pages stand, or nothing."""
    site = site and site.rstrip("/") + "/"
    ET.register_namespace("", ATOM)
    root = ET.Element(f"{{{ATOM}}}feed")

    def put(parent: ET.Element, name: str, text: str = "", **given: str) -> ET.Element:
        element = ET.SubElement(parent, f"{{{ATOM}}}{name}", given)
        element.text = text or None
        return element

    put(root, "title", "Poch: what has changed")
    put(root, "id", "tag:poch,2026:changes")
    put(root, "updated", f"{max((one.day for one in told), default=built())}T00:00:00Z")
    put(put(root, "author"), "name", "The Poch contributors")
    put(root, "link", href=f"{site}changes/")
    put(root, "link", rel="self", href=f"{site}feed.xml")
    for one in told:
        entry = put(root, "entry")
        put(entry, "title", f"Edition {one.version}")
        put(entry, "id", f"tag:poch,2026:changes:{one.version}")
        put(entry, "updated", f"{one.day}T00:00:00Z")
        put(entry, "link", href=f"{site}changes/#{anchor(one)}")
        put(entry, "content", one.text, type="text")
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def built() -> date:
    """Return the day that dates whatever is built."""
    return datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH") or time()), UTC).date()


def anchor(one: Edition) -> str:
    """Return the id of an edition on the page of changes."""
    return f"edition-{one.version}"


def snapshot(version: str, site: str) -> str:
    """Say where an edition is kept; in a snapshot as well, whose own address ends in its place."""
    place = f"v/{version}/"
    root = re.sub(r"v/[^/]+/$", "", site)
    link = f"[{place}]({root}{place})" if root else f"`{place}` of the published site"
    return f"This edition is kept as it was, at {link}."


def write(root: Path, shelf: Shelf) -> None:
    """Write the page and the feed."""
    text = NEXT.sub(TO_COME, (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    told = [*editions(text)]
    site = os.environ.get("SITE_URL", "")
    released = {one["version"] for one in json.loads((root / RELEASED).read_text("utf-8"))}

    def head(found: re.Match[str]) -> str:
        kept = f"\n\n{snapshot(found[1], site)}" if found[1] in released else ""
        return f"{found[0]} {{#edition-{found[1]}}}{kept}"

    shelf.put("docs/changes.md", FRONT + HEADING.sub(head, text) + FOLLOW)
    shelf.put("docs/feed.xml", feed(told, site))
