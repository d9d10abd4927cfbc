"""MkDocs calls these: the page generator runs before each build, and variants/ is watched.

Nothing depends on them but `mkdocs serve` and convenience: `python -m tools.site` writes the
same files for any other site generator.
"""

import re
import shutil
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

import tools.site
from poch.commands.touring import TourError
from tools.browser import offline, sheet
from tools.site.build import embedding, policy, sitemap, tours
from tools.site.build.following import HURRIED, Following
from tools.site.build.frame import placed
from tools.site.comparing import comparing
from tools.site.figures import figures
from tools.site.output import fresh
from tools.site.output.files import minified, tight

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "docs" / "assets" / "js"
ELEMENTS = {
    'div class="poch-source': "hand/source.js",
    "poch-hand": "hand/hand-page.js",
    "poch-board": "table/picture.js",
    "poch-play": "play/play.js",
    "poch-workshop": "workshop/workshop.js",
    "poch-tour": "hand/tour.js",
    "poch-compare": "texts/compare.js",
    "poch-lesson": "play/lesson.js",
    "poch-exercises": "questions/exercises.js",
    "poch-survey": "questions/survey.js",
}
"""What a page may hold, and the script that it then needs."""
SHEET = "assets/css/poch.css"
"""All sheets that every page has, as one: a page waits for each."""
THEMES_SHEET = re.compile(r"assets/stylesheets/main\.\w+\.min\.css")
IDLE = re.compile(
    r"assets/(fluent/fluent\.d\.ts|stylesheets/|javascripts/(.+\.map$|lunr/|workers/))"
)
"""Files that no page asks for."""
IMPORT = re.compile(r'^import\b[^"(]*"(\.{1,2}/.+)";$', re.MULTILINE)


def imported(name: str) -> dict[str, None]:
    """Return a script and all that it imports, in the order in which they are met."""
    found = {name: None}
    for other in IMPORT.findall((SCRIPTS / name).read_text(encoding="utf-8")):
        found |= imported(normpath(PurePosixPath(name).parent / other))
    return found


commands: list[str] = []
following: list[Following] = []


def on_startup(command: str, **_: Any) -> None:
    """Take note of what is done: to build the site, or to serve it."""
    commands[:] = [command]


def on_config(config: MkDocsConfig) -> None:
    """Let pages ask for all their scripts at once."""
    config.extra["scripts"] = {element: [*imported(script)] for element, script in ELEMENTS.items()}
    config.extra["sheets"], config.extra_css = config.extra_css, [SHEET]


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Put the sheets that every page has into one, and leave out what no page asks for."""
    ours = {}
    for name in config.extra["sheets"]:
        part = files.get_file_from_path(name)
        if part is None:
            raise PluginError(f"mkdocs.yml: extra_css: there is no docs/{name}; mend its name")
        ours[f"docs/{name}"] = part.content_string
        files.remove(part)
    theme = next((file for file in files if THEMES_SHEET.fullmatch(file.src_uri)), None)
    if theme is None:
        raise PluginError(
            f"the theme has no {THEMES_SHEET.pattern}; mend tools/site/build/hooks.py"
        )
    try:
        together = sheet.one(theme.content_string, ours)
    except ValueError as error:
        raise PluginError(str(error)) from None
    files.append(File.generated(config, SHEET, content=together))
    for file in [file for file in files if IDLE.match(file.src_uri)]:
        files.remove(file)


def on_pre_build(config: MkDocsConfig) -> None:
    """Write the generated pages; what did not change is left alone."""
    if not config.extra.get(HURRIED):
        tools.site.main()


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Set figures and boards into a page; one that a template wrote has no Markdown to be looked for."""
    if "kind" in page.meta:
        return ""
    name = page.file.src_uri
    try:
        text = figures.filled(markdown, figures.read(ROOT, placed(name)[0]))
        return tours.filled(text, name, _head(page)) if tours.is_tour(name) else text
    except figures.UnknownFigureError as error:
        raise PluginError(f"docs/{name}: {error}") from None
    except TourError as error:
        raise PluginError(str(error)) from None


def _head(page: Page) -> int:
    """Return how many lines of a page are its front matter."""
    return page.file.content_string.count("\n") - (page.markdown or "").count("\n")


def on_page_content(html: str, page: Page, **_: Any) -> str:
    """Give a page that a template wrote its text back."""
    if "kind" not in page.meta:
        return html
    return get_data(page.file.content_string)[0].strip()


def on_page_context(context: dict[str, Any], page: Page, **_: Any) -> None:
    """Let the head of a page name its description, if it has one, and no page that is next: Firefox fetches that."""
    page.previous_page = page.next_page = None
    context["described"] = embedding.FILE if embedding.offered(page) else ""


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Put the description of a page beside it."""
    embedding.write(page, config)
    return output


def on_post_build(config: MkDocsConfig) -> None:
    """Set every pair of sources into the page that was made for all of them."""
    if config.extra.get(HURRIED):
        return
    site = Path(config.site_dir)
    shell = site / comparing.SHELL / "index.html"
    for address, text in comparing.bound(shell.read_text(encoding="utf-8"), ROOT):
        page = site / address / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
    shutil.rmtree(shell.parents[1])
    places = sorted(f"{file.parent.relative_to(site)}/" for file in site.rglob("*/index.html"))
    (site / "assets" / "places.json").write_text(minified(places), encoding="utf-8")
    where = f"Sitemap: {config.site_url.rstrip('/')}/sitemap.xml\n" if config.site_url else ""
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\n{where}", encoding="utf-8")
    if config.site_url:
        entries = comparing.listed(sitemap.read(site), comparing.pairs(ROOT))
        sitemap.write(site, sitemap.linked(entries, config.site_url))
    else:
        sitemap.remove(site)
    if commands != ["serve"]:  # there, each page has a script in it that changes
        for page in site.rglob("*.html"):
            page.write_text(tight(page.read_text(encoding="utf-8")), encoding="utf-8")
        policy.enforce(site)
        offline.enable(site)


def on_serve(
    server: LiveReloadServer, config: MkDocsConfig, builder: Callable[[], None], **_: Any
) -> LiveReloadServer:
    """Build again when a ruleset or a hand changes, the page of an edited text before all others."""
    following.append(Following(config, builder))
    server.builder = following[-1]
    server.watch(str(ROOT / "variants"))
    server.watch(str(ROOT / fresh.STAMP))
    return server


def on_shutdown() -> None:
    """Leave nothing running behind."""
    for one in following:
        one.stop()
