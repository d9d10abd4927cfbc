"""The site map: with each page, which pages say the same in other languages."""

import gzip
import re
from collections import defaultdict
from pathlib import Path

from poch.words import TAGS

ENTRY = re.compile(r"(<url>\s*<loc>([^<]*)</loc>)")
SPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'


def read(site: Path) -> str:
    """Return the site map of a built site."""
    return (site / "sitemap.xml").read_text(encoding="utf-8")


def write(site: Path, text: str) -> None:
    """Put a site map into a built site, as it is and packed."""
    (site / "sitemap.xml").write_text(text, encoding="utf-8")
    (site / "sitemap.xml.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def remove(site: Path) -> None:
    """Take the site map away: where the site knows no address of its own, it would name no page."""
    for name in ("sitemap.xml", "sitemap.xml.gz"):
        (site / name).unlink(missing_ok=True)


def linked(text: str, site: str) -> str:
    """Return a site map in which each page of several languages names all of them, itself included."""
    same: dict[str, dict[str, str]] = defaultdict(dict)
    for _, address in ENTRY.findall(text):
        tag, place = told(address, site)
        same[place][tag] = address

    def entry(found: re.Match[str]) -> str:
        every = same[told(found[2], site)[1]]
        if len(every) == 1:
            return found[1]
        links = (
            f'<xhtml:link rel="alternate" hreflang="{tag}" href="{address}"/>'
            for tag, address in (*every.items(), ("x-default", every[TAGS[0]]))
        )
        return "".join((found[1], *links))

    return ENTRY.sub(entry, text).replace(SPACES, f"{SPACES} {LINKS}", 1)


def told(address: str, site: str) -> tuple[str, str]:
    """Return the language of an address, and its place below the first page of that language."""
    inside = address.removeprefix(site.rstrip("/")).lstrip("/")
    tag, _, place = inside.partition("/")
    return (tag, place) if tag in TAGS[1:] else (TAGS[0], inside)
