"""What the site is: its pages in each language, the menu above them, and what stands around each."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from poch.game.said import message
from poch.words import TAGS, language
from tools.site.edition.edition import load_yaml

ENGLISH = TAGS[0]
FIRST = "index.md"
CONTRIBUTORS = "contributing/"
WAYS: Mapping[str, Mapping[str, str]] = load_yaml(Path(__file__).with_name("ways.yaml"))
"""Where pages belong that are not in the menu, and which page is read after each."""


@dataclass(frozen=True, slots=True)
class Item:
    """An item of the navigation, as the templates ask for it."""

    title: str
    url: str
    tag: str
    name: str = ""
    about: str = ""
    current: bool = False
    near: bool = False
    children: tuple["Item", ...] = ()

    @property
    def active(self) -> bool:
        """Whether the page at hand is this, or belongs to it."""
        return self.near or any(child.active for child in self.children)


@dataclass(frozen=True, slots=True)
class Menu:
    """The navigation of a page."""

    items: tuple[Item, ...]

    @property
    def tabs(self) -> tuple[Item, ...]:
        """The parts for readers; what is for contributors has its place in the foot."""
        return tuple(item for item in self.items if item not in self.foot)

    @property
    def foot(self) -> tuple[Item, ...]:
        """The parts for contributors."""
        return tuple(item for item in self.items if item.name.startswith(CONTRIBUTORS))

    @property
    def listed(self) -> tuple[Item, ...]:
        """The parts for readers, and on a page for contributors their part."""
        return tuple(item for item in self.items if item not in self.foot or item.active)

    @property
    def part(self) -> Item | None:
        """The part that the page at hand belongs to, where it has several pages."""
        return next((item for item in self.items if item.active and len(item.children) > 1), None)


@dataclass(frozen=True, slots=True)
class OtherLanguage:
    """A language in the menu of languages: where it leads, and in which language that page is."""

    tag: str
    url: str
    of: str


class Site:
    """All pages of a build by language and name, and the menu of mkdocs.yml above them."""

    def __init__(self, config: MkDocsConfig, pages: Sequence[Page]) -> None:
        """Take the settings, and the pages that are built by them."""
        self.menu = config.nav or []
        self.named = {name for _, name in entries(self.menu)}
        self.pages = {language_and_name(page.file.src_uri): page for page in pages}
        self.configs = {tag: config_in_language(config, tag) for tag in TAGS}
        self.built = 0

    def around(self, tag: str, name: str, page: Page | None) -> dict[str, Any]:
        """Return what templates are given for a page."""
        return {
            "config": self.configs[tag],
            "tag": tag,
            "name": name,
            "say": partial(frame_message, tag),
            "words_of": lambda of: partial(frame_message, of),
            "nav": self._menu(tag, page),
            "next": self._next(tag, name) if page else None,
            "languages": [*self._others(name)],
            "first_of": lambda of: self._page(FIRST, of)[0].url,
            "menu_of": lambda of: self._menu(of, page),
            "all_tags": TAGS,
            "same": self._same,
        }

    def _same(self, page: Page) -> Mapping[str, Page]:
        """Return a page in each language that has it."""
        _, name = language_and_name(page.file.src_uri)
        return {tag: self.pages[tag, name] for tag in TAGS if (tag, name) in self.pages}

    def _menu(self, tag: str, page: Page | None) -> Menu:
        return Menu(tuple(self._items(self.menu, tag, page, self._belongs(page))))

    def _items(
        self, entered: Sequence[Any], tag: str, at: Page | None, near: str
    ) -> Iterator[Item]:
        for entry in entered:
            named, inside = title_and_content(entry)
            title = frame_message(tag, f"nav-{slug(named)}") if named else ""
            if isinstance(inside, str):
                page, of = self._page(inside, tag)
                title = title or str(page.title)
                here = page is at
                yield Item(
                    title, page_address(page, tag, of), of, inside, "", here, here or near == inside
                )
            else:
                children = tuple(self._items(inside, tag, at, near))
                first = children[0]
                yield Item(title, first.url, first.tag, first.name, children=children)

    def _belongs(self, page: Page | None) -> str:
        """Return the page of the menu that a page belongs to, if there is one."""
        _, name = language_and_name(page.file.src_uri) if page else (ENGLISH, "")
        above = _nearest(name, {*self.named, *WAYS["under"]})
        return WAYS["under"].get(above, above)

    def _next(self, tag: str, name: str) -> Item | None:
        """Return the page that is read after a page; none where a reader is at an end, or a small site has none."""
        then = WAYS["next"].get(_nearest(name, WAYS["next"]), "")
        if (ENGLISH, then) not in self.pages:
            return None
        page, of = self._page(then, tag)
        title, about = (str(page.meta.get(key) or "") for key in ("title", "description"))
        if of != tag:  # it is called as in the menu, whose titles are in every language
            named = {item: entered for entered, item in entries(self.menu)}.get(then)
            title = frame_message(tag, f"nav-{slug(named)}") if named else title
        return Item(title or str(page.title), page_address(page, tag, of), of, then, about)

    def _page(self, name: str, tag: str) -> tuple[Page, str]:
        """Return a page in a language, or in English where that lacks it, and which of the two."""
        page = self.pages.get((tag, name))
        return (page, tag) if page else (self.pages[ENGLISH, name], ENGLISH)

    def _others(self, name: str) -> Iterator[OtherLanguage]:
        there = name if (ENGLISH, name) in self.pages else FIRST
        for tag in TAGS:
            page, of = self._page(there, tag)
            yield OtherLanguage(tag, page_address(page, tag, of), of)


def _nearest(name: str, known: Collection[str]) -> str:
    """Return the page at hand or the nearest above it that is known, by their folders."""
    while name and name not in known:
        folder = PurePosixPath(name).parent
        if folder == PurePosixPath():
            return ""
        name = str((folder.parent if name.endswith(f"/{FIRST}") else folder) / FIRST)
    return name


def title_and_content(entry: Any) -> tuple[str, Any]:
    """Return an entry of the menu in mkdocs.yml: its title, if it has one, and the page or the entries under it."""
    if isinstance(entry, str):
        return "", entry
    ((title, inside),) = entry.items()
    return title, inside


def entries(menu: Sequence[Any]) -> Iterator[tuple[str, str]]:
    """Yield the title and the name of each page of a menu."""
    for title, inside in map(title_and_content, menu):
        if isinstance(inside, str):
            yield title, inside
        else:
            yield from entries(inside)


def config_in_language(config: MkDocsConfig, tag: str) -> MkDocsConfig:
    """Return the settings with the description of the site in a language."""
    own = copy(config)
    own.site_description = frame_message(tag, "frame-description")
    return own


def language_and_name(name: str) -> tuple[str, str]:
    """Return the language of a file below docs/, and its name among those of the language."""
    folder, _, rest = name.partition("/")
    return (folder, rest) if folder in TAGS and rest else (ENGLISH, name)


def page_address(page: Page, wanted: str, has: str) -> str:
    """Return the address of a page, at the place where it is said that the language wanted lacks it."""
    return page.url if wanted == has else f"{page.url or './'}#only-{wanted}"


def slug(title: str) -> str:
    """Return a title of the navigation as the ids of its messages have it."""
    return "-".join(
        "".join(letter for letter in title.lower() if letter.isalnum() or letter == " ").split()
    )


@cache
def frame_message(tag: str, message_id: str, **args: str) -> str:
    """Return a message of the frame in a language."""
    try:
        return language(tag).say(message(message_id, **args))
    except LookupError as error:
        raise PluginError(f"poch/words/en/pages-frame.ftl: {message_id}: {error}") from None
