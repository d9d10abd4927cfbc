"""MkDocs calls these. It converts the written pages; those that templates wrote go into the frame as they are.

Nothing depends on them but MkDocs: `python -m tools.site` writes the same files for any other site generator.
"""

import logging
import re
from functools import cache
from pathlib import Path, PurePosixPath
from posixpath import normpath
from subprocess import Popen, run
from typing import Any
from urllib.parse import quote

from jinja2 import Environment
from markupsafe import Markup, escape
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

import tools.site
from poch.commands.touring import TourError
from tools.browser import offline, sheet
from tools.site.build import embedding, policy, searching, tours
from tools.site.build.folding import FOLDED, fold
from tools.site.build.following import HURRIED
from tools.site.build.frame import (
    CONTRIBUTORS,
    ENGLISH,
    Site,
    entries,
    frame_message,
    language_and_name,
)
from tools.site.build.jumping import add_jumps
from tools.site.edition.edition import load_yaml
from tools.site.figures import figures
from tools.site.output.files import compact_json, tight
from tools.site.output.templates import PAGES

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "docs" / "assets" / "js"
ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"
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
IMPORT = re.compile(r'^import\b[^"(]*"(\.{1,2}/.+)";$', re.MULTILINE)
THEME = load_yaml(Path(__file__).with_name("theme.yaml"))
TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
HEAD = re.compile(r"<th\b[^>]*>(.*?)</th>", re.DOTALL)
ROW = re.compile(r"<tr\b.*?</tr>", re.DOTALL)
CELL = re.compile(r"(<t[dh]\b[^>]*)>")
SCROLLED = '<div class="md-typeset__scrollwrap"><div class="md-typeset__table">{}</div></div>'
"""What a plain table stands in, so that a narrow window scrolls it and not the page."""
SAFE = " ='/:"
"""What stands as it is in the address of an icon."""
STEP = 500
"""After so many pages it is said how many there are."""

log = logging.getLogger("mkdocs.poch")
sites: list[Site] = []
index: list[Popen[str]] = []


class TemplatePage(Page):
    """A page that a template wrote: its text is HTML, in which Markdown would find nothing to do."""

    def render(self, config: MkDocsConfig, files: Files) -> None:  # noqa: ARG002  as MkDocs calls it
        """Take the text as it stands."""
        self.content = (self.markdown or "").strip()


def script_and_imports(name: str) -> dict[str, None]:
    """Return a script and all that it imports, in the order in which they are met."""
    scripts = {name: None}
    for other in IMPORT.findall((SCRIPTS / name).read_text(encoding="utf-8")):
        scripts |= script_and_imports(normpath(PurePosixPath(name).parent / other))
    return scripts


def on_config(config: MkDocsConfig) -> None:
    """Let pages ask for all their scripts at once."""
    config.extra["scripts"] = {
        element: [*script_and_imports(script)] for element, script in ELEMENTS.items()
    }
    config.extra["sheets"], config.extra_css = config.extra_css, [SHEET]


def on_pre_build(config: MkDocsConfig) -> None:
    """Write the generated pages; what did not change is left alone."""
    if not config.extra.get(HURRIED):
        tools.site.main()


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the pages that templates wrote, put the sheets of all pages into one, and leave out what no page asks for."""
    titles = {name: title for title, name in entries(config.nav or [])}
    for path in sorted((ROOT / PAGES).rglob("*.html")):
        name = path.relative_to(ROOT / PAGES).with_suffix(".md").as_posix()
        if files.get_file_from_path(name):
            says = (
                "a template writes this page; remove the file, which git clean --dry-run docs lists"
            )
            raise PluginError(f"docs/{name}: {says}")
        file = File.generated(config, name, abs_src_path=str(path))
        files.append(file)
        TemplatePage(titles.get(name) or None, file, config)
    _put_sheets_together(files, config)
    for file in [file for file in files if re.match(THEME["idle"], file.src_uri)]:
        files.remove(file)


def _put_sheets_together(files: Files, config: MkDocsConfig) -> None:
    ours = {}
    for name in config.extra["sheets"]:
        part = files.get_file_from_path(name)
        if part is None:
            raise PluginError(f"mkdocs.yml: extra_css: there is no docs/{name}; mend its name")
        ours[f"docs/{name}"] = part.content_string
        files.remove(part)
    icons = {
        selector: config.theme.get_env().get_template(f".icons/{name}.svg").render()
        for selector, name in THEME["icons"].items()
    }
    ours["icons"] = "".join(
        f'{selector}{{--icon:url("data:image/svg+xml,{quote(icon, safe=SAFE)}")}}'
        for selector, icon in icons.items()
    )
    theirs = next((file for file in files if re.fullmatch(THEME["sheet"], file.src_uri)), None)
    if theirs is None:
        raise PluginError(f"the theme has no {THEME['sheet']}; mend tools/site/build/theme.yaml")
    try:
        together = sheet.merge_sheets(theirs.content_string, ours)
    except ValueError as error:
        raise PluginError(str(error)) from None
    files.append(File.generated(config, SHEET, content=together))


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Set figures and boards into a written page."""
    if isinstance(page, TemplatePage):
        return markdown
    name = page.file.src_uri
    try:
        text = figures.fill_figures(
            markdown, figures.read_figures(ROOT, language_and_name(name)[0])
        )
        return tours.fill_tour(text, name, _head(page)) if tours.is_tour(name) else text
    except figures.UnknownFigureError as error:
        raise PluginError(f"docs/{name}: {error}") from None
    except TourError as error:
        raise PluginError(str(error)) from None


def _head(page: Page) -> int:
    """Return how many lines of a page are its front matter."""
    return page.file.content_string.count("\n") - (page.markdown or "").count("\n")


@cache
def minify_script(text: str) -> str:
    """Return a script that stands in pages as short as it gets: each page repeats it."""
    done = run((ESBUILD, "--minify"), input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PluginError(f"a script of tools/site/build/overrides: {done.stderr}")
    return done.stdout.strip()


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> None:
    """Know the site, now that all of its pages are read, and have the search written beside all else."""
    env.filters["minified"] = minify_script
    env.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    pages = [file.page for file in files.documentation_pages() if file.page]
    sites[:] = [Site(config, pages)]
    if not config.extra.get(HURRIED):
        index[:] = [searching.begin(Path(config.site_dir), pages)]


def on_template_context(context: TemplateContext, template_name: str, **_: Any) -> None:
    """Frame a page that is no file below docs/."""
    context.update(sites[0].around(ENGLISH, template_name, None))  # type: ignore[typeddict-item]


def on_page_context(context: TemplateContext, page: Page, config: MkDocsConfig, **_: Any) -> None:
    """Frame a page in its language, with no page that is next: Firefox fetches that."""
    name, content = page.file.src_uri, page.content or ""
    page.previous_page = page.next_page = None
    if name in FOLDED:
        content = fold(content, frame_message(ENGLISH, "frame-everything"))
    tag, own = language_and_name(name)
    if not own.startswith(CONTRIBUTORS):
        content = add_jumps(content, frame_message(tag, "frame-parts"))
    content = TABLE.sub(lambda table: SCROLLED.format(_name_cells(table[0])), content)
    page.content = content.replace(f" {searching.EXCLUDED}", "")
    described = embedding.FILE if embedding.is_offered(page) else ""
    shown = {"described": described, "picture": embedding.picture_of(page, config)}
    context.update({**sites[0].around(tag, own, page), **shown})  # type: ignore[typeddict-item]


def _name_cells(table: str) -> str:
    """Return a table whose cells name their columns, for a phone, on which each cell has a line of its own."""
    top, ends, rows = table.partition("</thead>")
    heads = [escape(Markup(head).striptags()) for head in HEAD.findall(top)]  # noqa: S704 - our own
    if len(heads) < 3:  # noqa: PLR2004 - what one cell says of another needs no name
        return table

    def name(row: re.Match[str]) -> str:
        columns = iter(("", *heads[1:]))
        return CELL.sub(lambda cell: f'{cell[1]} data-head="{next(columns, "")}">', row[0])

    return f"{top}{ends}{ROW.sub(name, rows)}".replace(' data-head=""', "")


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Put the description of a page beside it, and leave out of the page what is neither seen nor read."""
    embedding.write(page, config)
    sites[0].built += 1
    if sites[0].built % STEP == 0:
        log.info("%s of %s pages", sites[0].built, len(sites[0].pages))
    return tight(output)


def on_post_template(output_content: str, template_name: str, **_: Any) -> str:
    """Do the same for a page that is no file below docs/."""
    return tight(output_content) if template_name.endswith(".html") else output_content


def on_post_build(config: MkDocsConfig) -> None:
    """Wait for the search, list all places, and give every page its policy and its edition."""
    if config.extra.get(HURRIED):
        return
    site = Path(config.site_dir)
    try:
        searching.end(index.pop())
    except searching.UnsearchedError as error:
        raise PluginError(str(error)) from None
    places = sorted(f"{file.parent.relative_to(site)}/" for file in site.rglob("*/index.html"))
    (site / "assets" / "places.json").write_text(compact_json(places), encoding="utf-8")
    offline.enable(site, policy.meta)
