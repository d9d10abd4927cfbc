"""The templates of the pages, and how they are filled."""

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

_FOLDER = Path(__file__).parents[1] / "templates"
_WIDE = ("navigation", "toc")

_environment = Environment(
    loader=FileSystemLoader(_FOLDER),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


def filled(template: str, *, title: str, description: str, **values: object) -> str:
    """Return a page: front matter, also of what kind it is, then raw HTML that Markdown leaves alone."""
    page = _environment.get_template(f"{template}.md.jinja").render(
        title=title, description=description, hide=_WIDE, **values
    )
    head, _, body = page.lstrip("\n").partition("\n---\n")
    return f"{head}\nkind: {template}\n---\n\n{body.strip()}\n"


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
