"""What a page says in another language than its own it marks: nothing English stands there unmarked."""

import re
from html.parser import HTMLParser

import pytest

from poch.game.said import message
from poch.texts.apparatus.translations import FOLDER, english, shares
from poch.texts.document import load
from poch.texts.library import VARIANTS, document
from poch.words import TAGS, language
from tools.site import ROOT
from tools.site.build.frame import slug
from tools.site.hands.front import SHOWN
from tools.site.output.templates import PAGES

VOID = {"br", "hr", "img", "input", "link", "meta", "wbr", "path", "use", "rect", "circle"}
SILENT = {"code", "pre", "kbd", "script", "style", "template"}
RUN = re.compile(r"\b[A-Za-z]+ \w+ [a-z]+\b")
"""Three words in Latin letters, which no Japanese sentence has; the second may be a number."""


class Unmarked(HTMLParser):
    """The texts of a page that have no other language than the page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Go into an element."""
        if tag not in VOID:
            aside = tag in SILENT or dict(attrs).get("lang", "ja") != "ja"
            self.open.append((tag, aside or bool(self.open and self.open[-1][1])))

    def handle_endtag(self, tag: str) -> None:
        """Leave an element, and those in it that were not closed."""
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Keep what is read in the language of the page."""
        if not (self.open and self.open[-1][1]):
            self.texts.append(data)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "name",
    [
        *(
            f"{PAGES}/ja/{name}.html"
            for name in ("index", "first-game", "first-game/1789", "own-board")
        ),
        "docs/ja/how-to-play.md",
        "docs/ja/play.md",
    ],
)
def test_a_japanese_page_marks_what_is_english(name: str) -> None:
    """Home, first games, own board, rules and table: every run of English words has its language."""
    parser = Unmarked()
    parser.feed((ROOT / name).read_text("utf-8").partition("\n---\n")[2])

    assert [] == [text for text in parser.texts if RUN.search(text)]


@pytest.mark.usefixtures("built")
def test_the_japanese_home_page_calls_its_hand_in_japanese() -> None:
    """And its text by the title that this has in Japanese."""
    parser = Unmarked()
    parser.feed((ROOT / f"{PAGES}/ja/index.html").read_text("utf-8").partition("\n---\n")[2])
    words = load(VARIANTS / SHOWN[0] / FOLDER / "ja.yaml").data

    assert words["hands"][SHOWN[1]]["title"] in parser.texts
    assert words["head"]["title"] in parser.texts
    assert document(SHOWN[0])["title"] not in parser.texts


def test_the_japanese_title_is_that_of_the_hand_as_it_is() -> None:
    """It has the digest of the English words."""
    words = load(VARIANTS / SHOWN[0] / FOLDER / "ja.yaml").data
    hand = load(VARIANTS / SHOWN[0] / "hands" / f"{SHOWN[1]}.yaml").data
    kept = shares(words, english(document(SHOWN[0]), {SHOWN[1]: hand}))

    assert (1, 0) == kept["hands"][:2]
    assert 0 == sum(share.stale for share in kept.values())


def test_an_english_word_is_noticed() -> None:
    """Unless it is marked."""
    parser = Unmarked()
    parser.feed('<p>勝負 <b lang="en">this is all English</b> and so is this here<br> 勝負</p>')

    assert [" and so is this here"] == [text for text in parser.texts if RUN.search(text)]


@pytest.mark.parametrize("tag", TAGS)
def test_every_title_of_the_menus_and_the_foot_is_said(tag: str) -> None:
    """Also of pages that are in English only; a page without a title in the menu is there in all languages."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    items = re.findall(r"^ +- (?:([^:\n]+): ?)?([\w/.-]+\.md)?$", text, re.MULTILINE)
    for title, page in items:
        if title:
            assert language(tag).say(message(f"nav-{slug(title)}"))
        else:
            assert tag == "en" or (ROOT / "docs" / tag / page).exists(), page


@pytest.mark.parametrize("tag", ["de", "fr"])
@pytest.mark.parametrize("name", ["survey-page-all-about", "matters-how-played"])
def test_prose_names_a_strength_in_its_language(name: str, tag: str) -> None:
    """Not by the word of the command."""
    for policy in ("random", "cautious", "counting", "farsighted"):
        text = language(tag).say(message("policy-players", policy=policy))
        assert policy not in text
    raw = "".join(
        catalogue.read_text("utf-8") for catalogue in (ROOT / "poch" / "words" / tag).glob("*.ftl")
    )
    assert re.search(rf"^{name} = .*{{ policy-players }}", raw, re.MULTILINE)
