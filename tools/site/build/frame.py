"""What stands around a page in its language: navigation, words of the theme, and the page in other languages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import PurePosixPath
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
CONTRIBUTORS = "contributing/"
COLOURS = ("system", "light", "dark")
"""The choices of the palette in mkdocs.yml."""


@dataclass(frozen=True, slots=True)
class Item:
    """An item of the navigation, with the names that the theme's templates ask for."""

    title: str
    url: str
    tag: str
    name: str = ""
    current: bool = False
    near: bool = False
    children: tuple["Item", ...] = ()

    @property
    def active(self) -> bool:
        """Whether the page at hand is this, or belongs to it."""
        return self.near or any(one.active for one in self.children)


@dataclass(frozen=True, slots=True)
class Menu:
    """The navigation of a page."""

    items: tuple[Item, ...]

    @property
    def tabs(self) -> tuple[Item, ...]:
        """The parts for readers; what is for contributors has its place in the foot."""
        return tuple(one for one in self.items if one not in self.foot)

    @property
    def foot(self) -> tuple[Item, ...]:
        """The parts for contributors."""
        return tuple(one for one in self.items if one.name.startswith(CONTRIBUTORS))

    @property
    def part(self) -> Item | None:
        """The part that the page at hand belongs to, where it has several pages."""
        return next((one for one in self.items if one.active and len(one.children) > 1), None)


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
        self.named = {page.file.src_uri for page in nav.pages}
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
            "menu_of": lambda of: Menu(tuple(self._items(self.nav.items, of, page))),
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
                children = tuple(self._items(one.children, tag, at))
                first = children[0]
                yield Item(title, first.url, first.tag, first.name, children=children)
            elif isinstance(one, Page):
                page, of = self._page(one.file.src_uri, tag)
                url = linked(page, tag, of)
                name, here = one.file.src_uri, page is at
                near = here or (at is not None and self._belongs(at) == name)
                yield Item(title or str(page.title), url, of, name, here, near)

    def _belongs(self, page: Page) -> str:
        """Return the page of the navigation that is nearest above a page, by the folders of both."""
        _, name = placed(page.file.src_uri)
        while name not in self.named:
            folder = PurePosixPath(name).parent
            if folder == PurePosixPath():
                return ""
            name = str((folder.parent if name.endswith(f"/{FIRST}") else folder) / FIRST)
        return name

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
