"""What a page says to who wants to embed it: only where the site knows its own address, and by oEmbed 1.0."""

import json
import re
from html import unescape
from pathlib import Path

import pytest
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File
from mkdocs.structure.pages import Page

from tools.site.build import embedding

SITE = "https://poch.example/sub/"


def made(folder: Path, place: str, text: str, site: str = SITE) -> tuple[Page, MkDocsConfig]:
    """Return a page of a site, as MkDocs has it when it is built."""
    config = MkDocsConfig()
    config.load_dict({"site_name": "Poch", "site_url": site, "docs_dir": str(folder)})
    config.validate()
    (folder / place).parent.mkdir(parents=True, exist_ok=True)
    (folder / place).write_text(text, "utf-8")
    page = Page(
        None, File(place, str(folder), str(folder / "site"), use_directory_urls=True), config
    )
    page.read_source(config)
    return page, config


@pytest.mark.parametrize(
    ("place", "kind", "size"),
    [
        ("hands/a/b.md", "kind: hand", (480, 640)),
        ("de/sources/a/index.md", "kind: source", (900, 680)),
        ("tours/a.md", "hide: [toc]", (900, 680)),
    ],
)
def test_a_page_is_described(tmp_path: Path, place: str, kind: str, size: tuple[int, int]) -> None:
    """The frame has the whole address of the page, its title and its size."""
    page, config = made(
        tmp_path, place, f'---\ntitle: "Two of one & \\"a\\""\n{kind}\n---\n\n# A\n'
    )
    embedding.write(page, config)
    file = Path(page.file.abs_dest_path).with_name("oembed.json")
    described = json.loads(file.read_text("utf-8"))
    source, title = map(unescape, re.findall(r'(?:src|title)="([^"]*)"', described["html"]))

    assert ("1.0", "rich") == (described["version"], described["type"])
    assert size == (described["width"], described["height"])
    assert (f"{SITE}{page.url}?embed", 'Two of one & "a"') == (source, title)
    assert title == described["title"]
    assert ("Poch", SITE) == (described["provider_name"], described["provider_url"])


@pytest.mark.parametrize(
    ("place", "kind", "site"),
    [("hands/a/b.md", "kind: hand", ""), ("bibliography.md", "kind: bibliography", SITE)],
    ids=["no address", "not to be embedded"],
)
def test_another_page_is_not(tmp_path: Path, place: str, kind: str, site: str) -> None:
    """Where the site has no address there would be nothing to say."""
    page, config = made(tmp_path, place, f"---\ntitle: A\n{kind}\n---\n\n# A\n", site)
    embedding.write(page, config)

    assert not embedding.is_offered(page)
    assert not [*tmp_path.rglob("oembed.json")]
