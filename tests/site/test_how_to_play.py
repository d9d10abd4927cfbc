"""How to play: every statement is of a clause, and what the text leaves open is marked as ours."""

import re
from pathlib import Path

import pytest

from poch.texts.library import document, find, ids
from poch.texts.ruleset_shape import GAMES, leaves_of
from tests.conftest import ROOT
from tools.site.output.languages import now, say, speaking
from tools.site.output.templates import PAGES
from tools.site.playing.how_to_play import choose_text

TEXT = "poch-modern-pagat"
OURS = {"en": "our choice", "de": "unsere Wahl", "fr": "notre choix", "ja": "編者の選択"}
CONCLUSION = {"en": "our conclusion", "de": "unser Schluss", "fr": "notre conclusion", "ja": "推定"}
TWO = {
    "poch-family-hearts",
    "poch-philos",
    "newmarket-epsom",
    "spinado-pokerwiner",
    "hoc-1765",
    "tripoley-centralconnector",
    "rummoli-reference",
}
"""The texts that two may play by, each of which the page names."""
WHOLE = {"poch-1897-foster", "poch-1908-meyer"}
"""Texts that the page names as read whole."""
DRAWN = {"board.shape"}
"""What the picture shows, and no sentence says."""
UNDERSTOOD = {"pack.suits", "meld.marriage-singles", "settle.payer"}
"""Conclusions that every other text shares, and that need no word to a beginner."""
ASKED = {
    "en": ("All pass?", "Two pairs are equal?", "too few chips", "When does it end?", "two to eight"),
    "de": ("Alle passen?", "Zwei Paare sind gleich?", "zu wenige Marken", "Wann ist", "zwei bis acht"),
    "fr": ("Tous passent", "Deux paires", "trop peu de jetons", "Quand est-ce", "deux à huit"),
    "ja": ("全員がパス", "二つのペア", "チップがなければ", "いつ終わる", "2人から8人"),
}  # fmt: skip


def written(tag: str) -> str:
    """Return the written page of a language."""
    return (ROOT / "docs" / ("" if tag == "en" else tag) / "how-to-play.md").read_text("utf-8")


def paragraphs(tag: str) -> list[tuple[str, list[str]]]:
    """Return each paragraph that has clauses, and these."""
    blocks = written(tag).split("\n\n")
    marks = [re.search(r"\{ data-clause=\"([^\"]+)\" \}\s*$", block) for block in blocks]
    return [(block, match[1].split()) for block, match in zip(blocks, marks, strict=True) if match]


@pytest.mark.parametrize("tag", OURS)
def test_every_rule_of_the_text_is_on_the_page(tag: str) -> None:
    """Under no house variation; and no paragraph names a clause that is not there."""
    rules = {clause["id"] for clause in document(TEXT)["clauses"] if "when" not in clause}
    named = {name for _, names in paragraphs(tag) for name in names}

    assert rules - DRAWN == named


@pytest.mark.parametrize("tag", OURS)
def test_what_the_text_leaves_open_is_marked(tag: str) -> None:
    """As our choice where we supplied it or follow a proposal, as our conclusion where we inferred."""
    status = {clause["id"]: clause["status"] for clause in document(TEXT)["clauses"]}
    silent = {"settle.most-cards"}
    for text, names in paragraphs(tag):
        mine = {status[name] for name in names if name not in UNDERSTOOD | silent}
        assert ("supplied" in mine) <= (OURS[tag] in text), text
        if "inferred" in mine:
            assert CONCLUSION[tag] in text, text


@pytest.mark.parametrize("tag", ASKED)
def test_what_a_beginner_asks_is_answered(tag: str) -> None:
    """In each language, below a board and with a way to print."""
    page = written(tag)

    assert [] == [words for words in ASKED[tag] if words not in page]
    assert page.index("{{ figure:board }}") < page.index("\n## ")
    assert "](#print)" in page


@pytest.mark.parametrize("tag", ASKED)
def test_what_is_said_of_two_players_and_of_misdeals_is_so(tag: str) -> None:
    """A text that lets two play, or that says what is done after a misdeal, has to be named there."""
    seats = {slug: find(slug).rule_for("seats", 0) for slug in ids()}
    leaves = {
        leaf for slug in ids() for clause in document(slug)["clauses"] for leaf in leaves_of(clause)
    }
    _, _, below = written(tag).partition("{ #two-players }")
    two, _, misdeals = below.partition("{ #misdeals }")

    assert TWO == {slug for slug, rule in seats.items() if rule and rule.value[0] < 3}, (
        "tests/site/test_how_to_play.py: TWO has not the texts that two may play by; write these into it, and name them "
        "under #two-players in docs/how-to-play.md and in its translations"
    )
    assert [] == [slug for slug in TWO if f"sources/{slug}/" not in two]
    assert not leaves & {"dealing.misdeal", "dealing.exposed"}
    assert [] == [slug for slug in WHOLE if f"sources/{slug}/" not in misdeals]
    assert {"whole"} == {document(slug)["source"]["seen"] for slug in WHOLE}


@pytest.mark.parametrize("tag", ASKED)
def test_what_is_only_read_on_the_screen_is_below_the_table(tag: str) -> None:
    """The sheet ends there, and takes one page."""
    page = written(tag)

    assert page.index('class="home-hand"') < page.index("{ #two-players }")
    assert page.index("{ #two-players }") < page.index("{ #misdeals }")


def test_a_game_is_played_by_the_text_that_leaves_least_to_us() -> None:
    """Among those that play to the end; a game without one has no page."""
    ours = {"status": "supplied"}
    own = {"status": "stated"}
    texts = [
        {"id": "cut", "playable": "never", "clauses": [own]},
        {"id": "vague", "playable": "to-the-end", "clauses": [ours, own]},
        {"id": "clear", "playable": "to-the-end", "clauses": [ours, own, own]},
    ]
    named = [{"game": "pope-joan", "title": "Pope Joan (a book)", **text} for text in texts]
    namesake = {**named[2], "id": "other", "title": "Popes (a book)", "clauses": [own]}

    assert "clear" == choose_text(named)
    assert "" == choose_text(named[:1])
    assert "clear" == choose_text([*named, namesake])
    assert "other" == choose_text([named[0], namesake])


@pytest.mark.parametrize("tag", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES[1:])
def test_the_page_has_the_name_of_the_game_that_its_text_describes(game: str, tag: str) -> None:
    """Pope Joan in one book is half Nain Jaune, and Commit is not Comète."""
    slug = choose_text(map(document, ids(game)))
    with speaking(tag):
        name = say("how-name", game=game)

    assert not slug or document(slug)["title"].removeprefix("Le ").startswith(name)


@pytest.mark.parametrize("tag", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES[1:])
@pytest.mark.usefixtures("built")
def test_each_game_of_the_family_has_a_page_or_a_reason(game: str, tag: str) -> None:
    """The page has every rule in force of its text; the reason is on the first game's page."""
    place = Path() if tag == "en" else Path(tag)
    page = ROOT / PAGES / place / "how-to-play" / f"{game}.html"
    here = (ROOT / "site" / place / "how-to-play/index.html").read_text("utf-8")
    slug = choose_text(map(document, ids(game)))
    with speaking(tag):
        assert now().tag == tag
        why = say("how-no-page", game=say("how-name", game=game))

    assert bool(slug) == page.is_file() == (f'<a href="{game}/">' in here) == (why not in here)
    if slug:
        text = page.read_text("utf-8")
        assert "<figure" in text.partition("<h2")[0]
        assert f"sources/{slug}/handout/" in text
        for clause in document(slug)["clauses"]:
            if clause["status"] == "supplied" and "when" not in clause and "no-rule" not in clause:
                part = text.partition(f'data-clause="{clause["id"]}">')[2].partition("</span>")[0]
                assert '">+</abbr>' in part, clause["id"]
