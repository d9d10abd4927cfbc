"""What stands around a page in its language: navigation, words of the theme, and the page in other languages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

from poch.game.said import said
from poch.words import TAGS, language

ENGLISH = TAGS[0]
FIRST = "index.md"
COLOURS = ("system", "light", "dark")
"""The choices of the palette in mkdocs.yml."""


@dataclass(frozen=True, slots=True)
class Item:
    """An item of the navigation, with the names that the theme's templates ask for."""

    title: str
    url: str
    tag: str
    is_index: bool = False
    current: bool = False
    children: tuple["Item", ...] = ()

    @property
    def active(self) -> bool:
        """Whether the page at hand is this or one below it."""
        return self.current or any(one.active for one in self.children)

    @property
    def meta(self) -> Mapping[str, object]:
        """What the theme reads of a page: nothing here."""
        return {}


@dataclass(frozen=True, slots=True)
class Menu:
    """The navigation of a page."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Other:
    """A language in the menu of languages: where it leads, and in which language that page is."""

    tag: str
    url: str
    of: str


class Frames:
    """The frames of all pages of a build."""

    def __init__(self, config: MkDocsConfig, files: Files, nav: Navigation) -> None:
        """Take what the site is made of; titles in `nav` are those of the English navigation."""
        self.config = config
        self.nav = nav
        self.pages: dict[tuple[str, str], Page] = {}
        for file in files.documentation_pages():
            if file.page:
                self.pages[placed(file.src_uri)] = file.page
        self.spoken = ""

    def around(self, tag: str, name: str, page: Page | None) -> dict[str, Any]:
        """Return what templates are given for a page, after the theme was told its language."""
        self._dress(tag)
        return {
            "tag": tag,
            "name": name,
            "say": partial(words, tag),
            "words_of": lambda of: partial(words, of),
            "nav": Menu(tuple(self._items(self.nav.items, tag, page))),
            "languages": [*self._others(name)],
            "first_of": lambda of: self._page(FIRST, of)[0].url,
            "menu_of": lambda of: [*self._items(self.nav.items, of, page)],
            "all_tags": TAGS,
        }

    def _dress(self, tag: str) -> None:
        """Have the theme speak a language."""
        if tag == self.spoken:
            return
        self.spoken = tag
        self.config.theme["language"] = tag
        self.config.site_description = words(tag, "frame-description")
        self.config.copyright = words(tag, "frame-licences")
        for one, name in zip(self.config.theme.get("palette", []), COLOURS, strict=False):
            one["toggle"]["name"] = words(tag, f"frame-colours-{name}")

    def _items(self, items: Sequence[Any], tag: str, at: Page | None) -> Iterator[Item]:
        for one in items:
            named = vars(one).get("title")
            title = words(tag, f"nav-{slug(named)}") if named else ""
            if isinstance(one, Section):
                yield Item(title, "", tag, children=tuple(self._items(one.children, tag, at)))
            elif isinstance(one, Page):
                page, of = self._page(one.file.src_uri, tag)
                url = linked(page, tag, of)
                yield Item(
                    title or str(page.title), url, of, is_index=page.is_index, current=page is at
                )

    def _page(self, name: str, tag: str) -> tuple[Page, str]:
        """Return a page in a language, or in English where that lacks it, and which of the two."""
        found = self.pages.get((tag, name))
        return (found, tag) if found else (self.pages[ENGLISH, name], ENGLISH)

    def _others(self, name: str) -> Iterator[Other]:
        there = name if (ENGLISH, name) in self.pages else FIRST
        for tag in TAGS:
            page, of = self._page(there, tag)
            yield Other(tag, linked(page, tag, of), of)


def placed(name: str) -> tuple[str, str]:
    """Return the language of a file below docs/, and its name among those of the language."""
    folder, _, rest = name.partition("/")
    return (folder, rest) if folder in TAGS and rest else (ENGLISH, name)


def linked(page: Page, wanted: str, has: str) -> str:
    """Return the address of a page, at the place where it is said that the language wanted lacks it."""
    return page.url if wanted == has else f"{page.url or './'}#only-{wanted}"


def slug(title: str) -> str:
    """Return a title of the navigation as the ids of its messages have it."""
    return "-".join("".join(one for one in title.lower() if one.isalnum() or one == " ").split())


@cache
def words(tag: str, message: str, **args: str) -> str:
    """Return a message of the frame in a language."""
    try:
        return language(tag).say(said(message, **args))
    except LookupError as error:
        raise PluginError(f"poch/words/en/pages-frame.ftl: {message}: {error}") from None
