"""While the site is served: the page of a text or tour that is being edited comes first, all else after it.

To write all pages takes the better part of a minute. An edited ruleset shows on the page of its source
within seconds; the rest is then written by a process of its own, which another edit ends.
"""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from threading import Thread
from typing import Any

import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig

from tools.site import KEPT, ROOT, source_page
from tools.site.citing import citing
from tools.site.edition.edition import Document, Edition, Source, load_translations, load_yaml
from tools.site.hands.replays import read_edition, source_of
from tools.site.output.files import Shelf
from tools.site.output.languages import TRANSLATED, speaking

WORDS = {
    *(
        "text",
        "note",
        "because",
        "terms",
        "title",
        "question",
        "locus",
        "headings",
        "sentences",
        "changes",
    ),
    "version",
}
"""What a ruleset says that no hand is played by."""
HURRIED = "hurried"
"""What is among the extras of a configuration by which only the pages of edited texts are built."""
LOOK = 0.1
"""Seconds between two looks at whether something was edited again."""


@dataclass(frozen=True, slots=True)
class Ready:
    """What is kept at hand, so that one page can be written without reading everything."""

    edition: Edition
    known: citing.Forms


class SiteFollower:
    """Builds what has changed: at once the page of an edited text, and the rest when it is done."""

    def __init__(self, config: MkDocsConfig, whole: Callable[[], None]) -> None:
        """Take how the site is served, and what builds it whole."""
        self.config = config
        self.whole = whole
        self.seen = times()
        self.ready: Ready | None = None
        self.rest: subprocess.Popen[bytes] | None = None
        self.making = Thread(target=self._make_ready, daemon=True)
        self.making.start()

    def __call__(self) -> None:
        """Build what is wanted now; while the rest is being written, look out for more."""
        while True:
            now = times()
            changed = [file for file, when in now.items() if when != self.seen.get(file)]
            self.seen = now
            edited = [file for file in changed if file.suffix == ".yaml"]
            if changed and not edited:
                build_changed(self.config)
                return
            if edited:
                self.making.join()
            if edited and self.ready:
                self._page_first(self.ready, edited)
                return
            if self.rest is None or self.rest.poll() is not None:
                break
            time.sleep(LOOK)
        try:
            self.whole()
        except (ValueError, yaml.YAMLError) as error:
            report_unreadable(error)

    def _make_ready(self) -> None:
        edition = read_edition(ROOT / "variants", ROOT / KEPT)
        self.ready = Ready(edition, citing.of_sources(edition, {}))

    def _page_first(self, ready: Ready, edited: list[Path]) -> None:
        self.stop()
        try:
            ready = self.ready = reload_texts(ready, edited)
        except (ValueError, yaml.YAMLError) as error:
            report_unreadable(error)
            return
        shelf = Shelf(ROOT, ())
        for tag in TRANSLATED:
            with speaking(tag):
                edition = ready.edition.in_language(tag)
                for file in edited:
                    source_page(file.parent.name, edition, ready.known, shelf)
        build_changed(self.config)
        write = (sys.executable, "-m", "tools.site")
        self.rest = subprocess.Popen(write, cwd=ROOT, start_new_session=True)

    def stop(self) -> None:
        """End the writing of the rest, with all its processes."""
        if self.rest and self.rest.poll() is None:
            os.killpg(self.rest.pid, signal.SIGKILL)
            self.rest.wait()


def report_unreadable(error: Exception) -> None:
    """Say what cannot be read; the server goes on with the pages as they were."""
    stay = "The pages stay as they were until this is mended; to see where it is:"
    print(f"{error}\n{stay} poch check variants", file=sys.stderr)


def times() -> Mapping[Path, int]:
    """Return when each ruleset and each tour was written last."""
    files = chain(ROOT.glob("variants/*/ruleset.yaml"), ROOT.glob("docs/**/tours/*.md"))
    return {file: file.stat().st_mtime_ns for file in files}


def reload_texts(ready: Ready, edited: list[Path]) -> Ready:
    """Return what is at hand, with the edited texts as they are now."""
    sources = {source.slug: source for source in ready.edition.sources}
    known = dict(ready.known.things)
    for file in edited:
        slug = file.parent.name
        sources[slug] = reload_source(sources.get(slug), file)
        known.pop(slug, None)
    words = load_translations(ROOT / "variants")
    edition = replace(ready.edition, sources=tuple(sources.values()), translations=words)
    return Ready(edition, citing.of_sources(edition, known))


def reload_source(source: Source | None, file: Path) -> Source:
    """Return a source as its file is now; hands are replayed where it is played otherwise."""
    document: Document = load_yaml(file)
    if source is None or without_words(document) != without_words(source.document):
        return source_of(file)
    return replace(source, document=document, text=file.read_text(encoding="utf-8"))


def without_words(document: Any) -> Any:
    """Return what hands are played by: a ruleset without its words."""
    if isinstance(document, Mapping):
        return {key: without_words(value) for key, value in document.items() if key not in WORDS}
    return [*map(without_words, document)] if isinstance(document, list) else document


def build_changed(config: MkDocsConfig) -> None:
    """Build the pages that have changed into the site as it stands."""
    now = load_config(config_file=config.config_file_path, site_dir=config.site_dir)
    now.site_url = config.site_url
    now.extra[HURRIED] = True
    log = logging.getLogger("mkdocs.commands.build")
    level = log.level
    log.setLevel(logging.ERROR)  # it warns of what is put right soon after
    try:
        build(now, serve_url=config.site_url, dirty=True)
    finally:
        log.setLevel(level)
