"""The templates of the pages, and how they are filled."""

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from poch.texts.ruleset_shape import FIRST
from tools.site.edition import heads, words
from tools.site.output.coded import set_in_type, set_plain
from tools.site.output.files import Shelf
from tools.site.output.languages import TRANSLATED, format_list, now, say, say_html

PAGES = "build/pages"
"""Where the pages lie that templates write: front matter, and HTML."""
_FOLDER = Path(__file__).parents[1] / "templates"

_environment = Environment(
    loader=FileSystemLoader(_FOLDER),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


def page(shelf: Shelf, name: str, template: str = "", /, **values: object) -> None:
    """Write the page `name` below PAGES by a template, that of its own name where no other is given.

    It is front matter, also of what kind it is, then the HTML of the page. `base` leads
    from it to the first page of its language, `root` to the root of the site, `there` to where
    the pages on texts are: those of a language that is not `whole` are in English.
    """
    *folders, own = name.split("/")
    base = "../" * (len(folders) + (own != "index"))
    root, place = root_of(base), "" if now().tag == "en" else f"{now().tag}/"
    whole = now().tag in TRANSLATED
    ways = {"base": base, "root": root, "there": base if whole else root, "whole": whole}
    filled = _environment.get_template(f"{template or own}.md.jinja")
    head, _, body = filled.render(**ways, **values).lstrip("\n").partition("\n---\n")
    shelf.put(
        f"{PAGES}/{place}{name}.html", f"{head}\nkind: {template or own}\n---\n\n{body.strip()}\n"
    )


def root_of(base: str) -> str:
    """Return the way to the root of the site, of one to the first page of the language."""
    return base if now().tag == "en" else f"../{base}"


def macros(name: str) -> Any:  # noqa: ANN401 - a template's module has the macros for attributes
    """Return the macros of a file, to be called one by one."""
    return _environment.get_template(f"{name}.html.jinja").module


def part(template: str, **values: object) -> str:
    """Return a part of a page: HTML without front matter, which Markdown never sees."""
    return _environment.get_template(f"{template}.html.jinja").render(**values).strip() + "\n"


def summary(text: str, most: int = 160) -> str:
    """Return the beginning of a text, whole sentences if one fits, for a page's description."""
    if len(text) <= most:
        return text
    cut = text[:most]
    stop = cut.rfind(". ")
    return cut[: stop + 1] if stop > most // 3 else cut[: cut.rfind(" ")] + " …"


_environment.filters |= {
    "summary": summary,
    "printed": words.typeset,
    "set_in_type": set_in_type,
    "set_plain": set_plain,
}
_environment.globals |= {
    "first": FIRST,
    "heads": heads,
    "words": words,
    "say": say,
    "say_html": say_html,
    "listed": format_list,
    "now": now,
    "root_of": root_of,
}
