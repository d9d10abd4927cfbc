"""The pages for museums and for teachers lead to what they promise, and a clause to why its sentence is not printed."""

import re
from pathlib import Path

import pytest

from poch.commands.touring import parse_tour
from tests.conftest import ROOT
from tools.site.figures.held import OTHERS
from tools.site.hands.labels import OUTLINES, POCH, outline
from tools.site.hands.teaching import QUESTIONS, TOUR, chances

SITE = ROOT / "site"
TAGS = ("", "de/", "fr/")
LINK = re.compile(r'href="([^"]+)"')
DETAILS = re.compile(r"<details>(.*?)</details>", re.DOTALL)
REASONS = {
    "": "many sources are under copyright",
    "de/": "viele Quellen urheberrechtlich geschützt sind",
    "fr/": "bien des sources sont protégées",
}


def built(name: str) -> str:
    """Return a page as it is built."""
    return (SITE / name / "index.html").read_text("utf-8")


def leads(name: str) -> set[str]:
    """Return where a page leads, below the first page of its language."""
    return {link.replace("../", "") for link in LINK.findall(built(name))}


DRAWN = {
    "square": {"h94": 6 + 1, "v94": 5 + 1},
    "rectangular": {"v60": 7 + 1},
    "octagonal": {"a": 2 * 8},
    "round": {"a": 2 * (1 + 8 + 1)},
    "poque": {"z": 6},
    "nain-jaune": {"z": 1 + 4 + 1},
    "pope-joan": {"L": 8, "a": 2 * (1 + 1)},
}
"""The strokes of what the words of a label count, beside those of the rim: cells, slats, hollows, boxes or sectors."""


@pytest.mark.parametrize("kind", OUTLINES)
def test_the_drawing_of_a_label_has_as_many_places_as_its_words(kind: str) -> None:
    """The middle of a board for Pope Joan is a lid or a knob, and that of an octagonal one has a name on it."""
    drawn = outline(kind)
    assert DRAWN[kind] == {stroke: drawn.count(stroke) for stroke in DRAWN[kind]}


@pytest.mark.parametrize("tag", TAGS)
def test_a_curator_finds_all_in_one_click(tag: str) -> None:
    """Identify, label, screen, table, drawings and tour; each shape is drawn."""
    page = built(f"{tag}museum")
    wanted = {
        "own-board/", "boards/", "labels/", "play/?kiosk", "first-game/?kiosk", "cards/", "to-print/",
        "tours/the-board-through-six-centuries/?kiosk", "tours/the-board-through-six-centuries/",
        "sources/poch-modern-pagat/handout/", "sources/poch-modern-pagat/board/", "teach/",
    }  # fmt: skip

    assert wanted <= leads(f"{tag}museum")
    assert len(POCH) == page.count("<li><svg viewBox=")
    assert f"{tag}play/?kiosk</code>" in page
    assert "Museum Aargau" in page


@pytest.mark.parametrize("tag", TAGS)
def test_the_tour_for_museums_leads_to_labels_and_to_what_each_text_has_in_print(tag: str) -> None:
    """Labels are for kinds of boards; what is printed for each text has none."""
    assert {"labels/", "to-print/"} <= leads(f"{tag}tours/which-board-is-this")


@pytest.mark.parametrize("tag", TAGS)
def test_a_teacher_finds_the_short_lesson_first_and_its_answers_folded(tag: str) -> None:
    """Each question leads to its place on the projector, and its answer is in what opens."""
    page = built(f"{tag}teach")
    folded = DETAILS.findall(page)
    boards = parse_tour(
        (ROOT / "docs" / f"{tag}{TOUR}.md").read_text("utf-8"), Path(TOUR).name
    ).boards
    stops = [f"{TOUR}/#board-{n}" for n, board in enumerate(boards, 1) if board.ask]

    assert len(QUESTIONS) == len(folded) == len(stops)
    assert {*stops, "teach/questions/", "teacher/", "first-game/", "reading-offline/"} <= leads(
        f"{tag}teach"
    )
    assert all(str(chances()[others]) in folded[2] for others in OTHERS)
    order = [page.index(f'id="{part}"') for part in ("twenty-minutes", "alone", "worksheets")]
    assert sorted(order) == order


@pytest.mark.parametrize("tag", TAGS)
def test_a_clause_says_why_its_sentence_is_not_printed(tag: str) -> None:
    """Beside the first words of each sentence, with the copy and the light table one click away."""
    page = built(f"{tag}sources/poque-1765")
    beside = re.findall(r'<p class="clause-sentences">(.*?)</details>', page, re.DOTALL)

    assert len(beside) > 20
    for part in beside:
        assert REASONS[tag] in part
        assert 'rel="external"' in part
        assert 'href="original/#S' in part
