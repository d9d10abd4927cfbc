"""What a page says to who wants to embed it or to show it: a description by oEmbed, as a file beside the page, and a picture.

Both are named by their whole address. So they are there only where the site knows its own.
"""

import json
import re
from html import escape
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from tools.site.build.frame import language_and_name
from tools.site.edition.edition import ENGLISH
from tools.site.texts.handouts import BOARDS

SIZES = {"hand": (480, 640), "source": (900, 680), "exercises": (900, 680), "tour": (900, 680)}
"""Width and height in pixels, by the kind of page."""
FILE = "oembed.json"
TEXT = re.compile(r"\b(?:compare|hands|sources)/([a-z][\w-]*)/")
"""Where an address names a text."""


def kind_of(page: Page) -> str:
    """Return the kind of a page; a written page is a tour if it lies among them."""
    folders = page.file.src_uri.split("/")
    return "tour" if "tours" in folders[:-1] else str(page.meta.get("kind", ""))


def is_offered(page: Page) -> bool:
    """Tell whether a page is described to who wants to embed it."""
    return kind_of(page) in SIZES and bool(page.canonical_url)


def picture_of(page: Page, config: MkDocsConfig) -> str:
    """Return the address of a page's picture: the board of its text or, of a tour, of the first it leads to."""
    tag, name = language_and_name(page.file.src_uri)
    place = BOARDS if tag == ENGLISH else f"{BOARDS}/{tag}"
    within = (page.content or "") if kind_of(page) == "tour" else name
    for slug in TEXT.findall(within) if page.canonical_url else ():
        if (Path(config.docs_dir) / place / f"{slug}.png").is_file():
            return f"{config.site_url}{place}/{slug}.png"
    return ""


def describe_page(page: Page, provider: str, site: str) -> str:
    """Return the description of a page, as JSON by oEmbed 1.0."""
    width, height = SIZES[kind_of(page)]
    title = str(page.meta.get("title") or page.title)
    frame = (
        f'<iframe src="{escape(str(page.canonical_url))}?embed" title="{escape(title)}" width="{width}" '
        f'height="{height}" style="border:0;max-width:100%" loading="lazy"></iframe>'
    )
    said = {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": provider,
        "provider_url": site,
        "width": width,
        "height": height,
        "html": frame,
    }
    return json.dumps(said, ensure_ascii=False)


def write(page: Page, config: MkDocsConfig) -> None:
    """Put the description of a page beside it, if it has one."""
    if is_offered(page):
        file = Path(page.file.abs_dest_path).with_name(FILE)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(describe_page(page, config.site_name, config.site_url or ""), "utf-8")
