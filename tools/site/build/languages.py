"""MkDocs calls these: each page is framed in its language, and searched with the pages of that language."""

import re
from pathlib import Path
from typing import Any

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

from tools.site.build.folding import FOLDED, folded
from tools.site.build.following import HURRIED
from tools.site.build.frame import ENGLISH, Frames, placed, words
from tools.site.build.searching import EXCLUDED, Searching, UnsearchedError

FIRST = 50
"""Before what tools/site/build/hooks.py does when all is built."""
ATTRIBUTE = re.compile(rf"\s?{EXCLUDED}")

navigation: list[Navigation] = []
frames: list[Frames] = []
searching: list[Searching] = []


def on_nav(nav: Navigation, **_: Any) -> None:
    """Keep the navigation, which each language has a form of."""
    navigation[:] = [nav]


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> None:  # noqa: ARG001  MkDocs passes it by name
    """Make ready what is around pages, now that all of them are read."""
    frames[:] = [Frames(config, files, navigation[0])]
    searching[:] = [Searching()]


def on_template_context(context: TemplateContext, template_name: str, **_: Any) -> None:
    """Frame a page that has no Markdown."""
    context.update(frames[0].around(ENGLISH, template_name, None))  # type: ignore[typeddict-item]


def on_page_context(context: TemplateContext, page: Page, **_: Any) -> None:
    """Frame a page in its language, and give the search its text."""
    name, content = page.file.src_uri, page.content or ""
    context.update(frames[0].around(*placed(name), page))  # type: ignore[typeddict-item]
    if not page.meta.get("search", {}).get("exclude"):
        title = str(page.meta.get("title", page.title))
        searching[0].add(name, page.url, title, content)
    if name in FOLDED:
        content = folded(content, words(ENGLISH, "frame-everything"))
    page.content = ATTRIBUTE.sub("", content)


@event_priority(FIRST)
def on_post_build(config: MkDocsConfig) -> None:
    """Write the search, unless only some pages were built: the service worker lists it with the rest."""
    if config.extra.get(HURRIED):
        return
    try:
        searching[0].write(Path(config.site_dir))
    except UnsearchedError as error:
        raise PluginError(str(error)) from None
