"""Every link in the built site leads somewhere, and nothing is fetched from another host."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from tests.conftest import built_for
from tests.turns import turn

FETCHED = {"script": "src", "img": "src", "source": "src", "iframe": "src", "audio": "src"}
OPENED = re.compile(rf"""<(?:{"|".join(FETCHED)}|link)\b(?:[^>"']|"[^"]*"|'[^']*')*>""")
"""The tags among which those are that make a browser fetch something."""
FETCHED_LINKS = {"icon", "manifest", "modulepreload", "preload", "stylesheet"}
A_HAND = r"/play/?#[12]\."
A_CHOICE = r"/(compare/?#|workshop/?#table=)"
A_WRITTEN_STEP = r"/(de|fr)/hands/[\w-]+/[\w-]+/?(\?[^#]*)?#step-"
"""A script writes the steps of hands on these pages; the next test follows such links."""
TO_A_STEP = re.compile(r'href="[./]*/hands/([\w-]+/[\w-]+)/#step-(\d+)"')
PIECES = "assets/compare"
"""Rows of tables, not pages: their links count from the page that takes them in."""


class Fetches(HTMLParser):
    """Collects the addresses that a browser fetches by itself when it opens a page."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__()
        self.urls: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag makes the browser fetch."""
        given = {name: value or "" for name, value in attrs}
        if tag in FETCHED:
            self.urls.append(given.get(FETCHED[tag], ""))
        elif tag == "link" and FETCHED_LINKS & set(given.get("rel", "").split()):
            self.urls.append(given.get("href", ""))


def fetched(site: Path) -> Iterator[tuple[Path, str]]:
    """Yield each file with each address that it makes a browser fetch."""
    for path in site.rglob("*.html"):
        parser = Fetches()
        # each as if its end followed: else all behind a script would be taken for what stands in it
        parser.feed("</script>".join(OPENED.findall(path.read_text(encoding="utf-8"))))
        yield from ((path, url) for url in parser.urls)
    for path in site.rglob("*.css"):
        css = path.read_text(encoding="utf-8")
        yield from ((path, url) for url in re.findall(r"(?:url\(|@import )['\"]?([^'\")]+)", css))


def test_nothing_is_fetched_from_another_host(site: Path) -> None:
    """Scripts, styles, images and fonts are the site's own."""
    assert [] == [(path.name, url) for path, url in fetched(site) if urlsplit(url).netloc]


def test_links_and_anchors_resolve(site: Path, tmp_path: Path) -> None:
    """Each internal link leads to a page, and to a place on it; a third of the pages is read at each commit."""
    root = site
    if folder := built_for(site).strip("/"):
        root = tmp_path
        (root / folder).parent.mkdir(parents=True, exist_ok=True)
        (root / folder).symlink_to(site)
    done = subprocess.run(
        [
            Path(sys.executable).with_name("lychee"),
            *("--offline", "--include-fragments", "--no-progress"),
            *("--root-dir", root, "--index-files", "index.html", "--exclude", A_HAND),
            *("--exclude", A_CHOICE, "--exclude", A_WRITTEN_STEP),
            *turn([page for page in sorted(site.rglob("*.html")) if PIECES not in str(page)], 3),
        ],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (0, "") == (done.returncode, done.stdout if done.returncode else "")


def test_links_lead_to_steps_that_a_script_writes(site: Path) -> None:
    """A German or French page leads to no step beyond the last of a hand."""
    traces = {
        f"{path.parent.name}/{path.stem}": json.loads(path.read_text("utf-8"))
        for path in site.glob("assets/traces/*/*.json")
    }
    last = {hand: len(trace["steps"]) for hand, trace in traces.items() if "steps" in trace}
    pages = [page for tag in ("de", "fr") for page in (site / tag).rglob("*.html")]
    linked = {link for page in pages for link in TO_A_STEP.findall(page.read_text("utf-8"))}

    assert len(linked) > len(last)
    assert not [(hand, step) for hand, step in linked if not 1 <= int(step) <= last[hand]]
