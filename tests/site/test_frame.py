"""Pages in their languages: what is around them, where the menus lead, and what the search is given."""

import re
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import unquote, urljoin

import pytest
import yaml
from jinja2 import Environment

from poch.game.said import message
from poch.words import TAGS, language
from tests.indexed import indexed
from tools.site import ROOT
from tools.site.build.frame import WAYS, entries, slug, title_and_content
from tools.site.build.searching import load_known, sections
from tools.site.edition.edition import Source, load_translations, load_yaml
from tools.site.output.languages import TRANSLATED

SITE_MAP = Environment(autoescape=True).from_string(
    (ROOT / "tools/site/build/overrides/sitemap.xml").read_text(encoding="utf-8")
)
PAGES = ("", "sources/", "sources/poch-1853-alvensleben/", "hands/", "cruxes/", "how-to-play/")
LANGUAGES = re.compile(r'<a class="md-select__link" href="([^"]*)" lang="(\w+)" hreflang="(\w+)"')
MENU = re.compile(r'poch-menu" href="([^"]*)"')
TITLES = re.compile(r'<a class="md-nav__link[^>]*>([^<]+)<')


def read(site: Path, tag: str, page: str) -> str:
    """Return a page of a language."""
    return (site / ("" if tag == "en" else tag) / page / "index.html").read_text(encoding="utf-8")


def titles(nav: list[object]) -> list[str]:
    """Return all titles of a navigation."""
    names = []
    for entry in nav:
        if isinstance(entry, dict):
            for title, inside in entry.items():
                names += [title, *(titles(inside) if isinstance(inside, list) else [])]
    return names


def menu() -> list[object]:
    """Return the navigation of the settings."""
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    nav: list[object] = yaml.safe_load(settings.partition("\n\n")[0])
    return nav


@pytest.mark.parametrize("tag", TRANSLATED)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_its_language_and_has_its_navigation(site: Path, tag: str, page: str) -> None:
    """Programs are told the language, and the menu is in it: on the first page, to which others have a link."""
    text = read(site, tag, page)
    shown = {unescape(title).strip() for title in TITLES.findall(read(site, tag, ""))}
    named = {language(tag).say(message(f"nav-{name}")) for name in ("home", "glossary", "numbers")}

    assert f'<html lang="{tag}"' in text
    assert re.search(rf'<meta name="(DC\.|citation_)language" content="{tag}">', text)
    assert language(tag).say(message("frame-unscripted")) in unescape(text)
    assert named <= shown
    (link,) = MENU.findall(text)
    assert f"https://poch/{tag}/#menu" == urljoin(f"https://poch/{tag}/{page}", link)


@pytest.mark.parametrize("page", PAGES)
def test_the_menu_of_languages_leads_to_the_same_page_and_back(site: Path, page: str) -> None:
    """From each language to each other; what a language lacks leads to the English page that says so."""
    for tag in TRANSLATED:
        own = "" if tag == "en" else f"{tag}/"
        for address, to, of in LANGUAGES.findall(read(site, tag, page)):
            there = urljoin(f"https://poch/{own}{page}", address)
            place = f"https://poch/{'' if of == 'en' else f'{of}/'}{page}"
            assert there == (place if to == of else f"{place}#only-{to}"), (tag, to)
            if to != of:
                assert f'id="only-{to}" lang="{to}"' in read(site, "en", page)


def test_the_navigation_is_that_of_the_settings() -> None:
    """English titles are the same in the settings and in the catalogue."""
    nav = menu()
    assert len(titles(nav)) > len(nav)
    for title in titles(nav):
        assert title == language("en").say(message(f"nav-{slug(title)}"))


@pytest.mark.parametrize("tag", TRANSLATED)
def test_the_search_of_a_language_has_its_pages_only(site: Path, tag: str) -> None:
    """Each place found is there, below the first page of the language."""
    own = "" if tag == "en" else f"{tag}/"
    places = {unquote(url.lstrip("/")).partition("#")[0] for url in indexed(site / "search", tag)}
    pages = {place.removeprefix(own) for place in places}

    assert {"sources/", "hands/", "how-to-play/"} <= pages
    assert [] == [place for place in places if not (site / place / "index.html").is_file()]
    assert [] == [page for page in pages if page.partition("/")[0] in TAGS]


def test_words_by_which_pages_are_asked_for_name_pages_that_there_are(site: Path) -> None:
    """Each place, in each language."""
    for place, words in load_known()["asked"].items():
        for tag in words:
            page = f"/{place}" if tag == "en" else f"/{tag}/{place}"
            assert page in indexed(site / "search", tag), page


def test_a_section_is_found_with_its_text_and_without_what_is_excluded() -> None:
    """Headings with ids part a page, others are text; drawings and what is excluded is not searched."""
    html = (
        "<h1>One</h1><p>first &amp; <em>best</em></p><svg><text>drawn</text></svg>"
        '<h2 id="two">Two</h2><div data-search-exclude><div>left</div> out</div>after<h3>Three</h3>'
    )
    parts = [
        (section.id, "".join(section.title), "".join(section.text)) for section in sections(html)
    ]
    assert [("", "One", "first &amp; best"), ("two", "Two", "after Three")] == [
        (place, title, text.strip()) for place, title, text in parts
    ]


def test_the_site_map_links_languages_both_ways() -> None:
    """A page of one language has no link; each of several names all of them."""
    site = "https://example.org/poch/"
    every = ("", "de/", "changes/")
    pages = [SimpleNamespace(canonical_url=f"{site}{path}", update_date="") for path in every]
    home_page, german, changes = pages
    text = SITE_MAP.render(
        config={"site_url": site},
        pages=[SimpleNamespace(page=page) for page in pages],
        same=lambda page: {"en": page} if page is changes else {"en": home_page, "de": german},
    )
    links = re.findall(r"<loc>([^<]*)</loc>((?:<xhtml:link [^>]*/>)*)", text)
    home = dict(re.findall(r'hreflang="([\w-]+)" href="([^"]*)"', links[0][1]))

    assert [site + path for path in every] == [address for address, _ in links]
    assert {"en": site, "de": f"{site}de/", "x-default": site} == home
    assert links[0][1] == links[1][1]
    assert links[2][1] == ""
    assert "" == SITE_MAP.render(config={"site_url": ""}).strip()


def test_a_german_source_is_read_in_german(site: Path) -> None:
    """Its clauses, what stands about them, its title and description; terms keep their language."""
    text = unescape(read(site, "de", "sources/poch-1853-alvensleben/"))

    assert "<p>Drei bis acht Spieler können teilnehmen.</p>" in text
    assert "Das Kartenspiel</h2>" in text
    assert "<summary>Was die Zeichen am Rand bedeuten</summary>" in text
    assert '<meta name="description" content="Ludwig von Alvensleben beschrieb' in text
    assert "poch-untranslated" not in text


def test_what_has_no_fresh_translation_stays_english_and_is_named() -> None:
    """A clause whose English has changed since, and all that a translation lacks."""
    slug = "poch-1853-alvensleben"
    source = Source(load_yaml(ROOT / "variants" / slug / "ruleset.yaml"), (), "")
    given = load_translations(ROOT / "variants")["de"][slug]
    stale = {"of": "0" * 12, "text": "Veraltet."}
    german = source.in_language({**given, "clauses": {**given["clauses"], "players.number": stale}})

    assert german.untranslated == {"players.number"}
    assert german.clause("players.number") == source.clause("players.number")
    assert german.clause("players.best")["text"] != source.clause("players.best")["text"]
    assert source.in_language({}).untranslated > german.untranslated


PARTS = ("play", "read", "compare", "learn-and-teach", "take-away")
TABS = re.compile(r'<li class="md-tabs__item( md-tabs__item--active)?"><a[^>]*>([^<]+)</a>')
NEAR = re.compile(r'<li class="is-near"><a[^>]*>([^<]+)</a>')
BELONGS = {
    "play/": ("play", "play"),
    "sources/poque-1765/": ("read", "sources"),
    "sources/poque-1765/coverage/": ("read", "sources"),
    "hands/poque-1765/the-dealer-turns-the-ace/": ("read", "hands"),
    "bibliography/": ("read", "sources"),
    "first-game/1789/": ("play", "your-first-game"),
    "compare/matrix/": ("compare", "side-by-side"),
    "odds/poque-1789/": ("compare", "numbers"),
    "odds/players/": ("compare", "numbers"),
    "compare/silences/": ("compare", "numbers"),
    "how-to-play/": ("play", "how-to-play"),
    "exercises/": ("learn-and-teach", "teach"),
    "related-games/": ("learn-and-teach", "the-family"),
    "how-to-cite/": ("take-away", "how-to-cite"),
}
"""Pages, the part of the site that each belongs to, and the page of the menu that is nearest."""


@pytest.mark.parametrize("tag", TRANSLATED)
@pytest.mark.parametrize("page", BELONGS)
def test_a_page_shows_the_part_it_belongs_to(site: Path, tag: str, page: str) -> None:
    """Five parts for readers; what is for contributors is a link in the foot."""
    text = unescape(read(site, tag, page))
    tabs = TABS.findall(text)
    called = [language(tag).say(message(f"nav-{name}")) for name in BELONGS[page]]
    contribute = language(tag).say(message("nav-contribute"))

    assert [language(tag).say(message(f"nav-{name}")) for name in PARTS] == [
        name for _, name in tabs
    ]
    assert called == [*(name for active, name in tabs if active), *NEAR.findall(text)]
    assert (
        contribute in text.partition('<div class="md-copyright">')[2].partition("</div>\n</div>")[0]
    )


def test_the_menu_has_five_parts_of_five_pages_at_most() -> None:
    """What is for contributors aside; each page of it names the next, and so does each that belongs to one."""
    parts = [part for part in map(title_and_content, menu()) if part[0] != "Contribute"]
    pages = {name for _, name in entries([{title: inside} for title, inside in parts])}

    assert len(parts) == len(PARTS)
    assert max(len(inside) for _, inside in parts) <= 5
    assert pages | {*WAYS["under"]} <= {*WAYS["next"]}
    assert {*WAYS["under"].values()} <= pages
    assert not pages & {*WAYS["under"]}


def test_the_ways_through_the_site_lead_to_pages_that_there_are(site: Path) -> None:
    """Each that belongs somewhere, each that names the next, and each next."""
    names = {name for ways in WAYS.values() for way in ways.items() for name in way}
    places = {name.removesuffix("index.md").replace(".md", "/") for name in names}

    assert [] == sorted(place for place in places if not (site / place / "index.html").is_file())
