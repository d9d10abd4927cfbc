"""What a teacher asks for: the page that leads there, the lesson on one sheet, and the questions for a class."""

from itertools import accumulate, pairwise
from pathlib import Path

from poch.commands.touring import parse_tour
from poch.studies.odds import reckon_odds
from poch.texts.library import find
from tools.site.citing.paper import printed_address
from tools.site.edition.edition import ENGLISH, load_yaml
from tools.site.figures.held import OTHERS, pair_stands
from tools.site.hands.exercises import SHEETS
from tools.site.hands.lesson import FOLDER
from tools.site.output.files import Shelf
from tools.site.output.languages import now
from tools.site.output.templates import page

MODERN = "poch-modern-pagat"
TOUR = "tours/chance-odds-and-bluff"
QUESTIONS = {"ace": 3, "rarer": 4, "best": 5, "answer": 4, "bluff": 4}
"""The questions of the lesson, in its order, and how many minutes each takes."""
NEEDS = (
    ("twenty", "20", "class"),
    ("forty-five", "45", "four"),
    ("alone", "5", "each"),
    ("worksheets", "20", "each"),
)
"""What there is to do, how many minutes it takes, and for whom it is."""


def write(root: Path, shelf: Shelf) -> None:
    """Write the pages for teachers, in the language of the page."""
    given = {"questions": tuple(QUESTIONS), "chances": chances()}
    page(shelf, "teacher", **given)
    page(shelf, "teach/questions", "teach-questions", **given)
    ends = pairwise(accumulate(QUESTIONS.values(), initial=0))
    page(
        shelf,
        "teach/index",
        "teach",
        lesson=[*zip(QUESTIONS, ends, _stops(root), strict=True)],
        needs=NEEDS,
        sheets=SHEETS,
        asked=sum("right" in stop for stop in load_yaml(FOLDER / f"{MODERN}.yaml")["stops"]),
        address=printed_address("first-game/"),
        chances=given["chances"],
    )


def _stops(root: Path) -> list[str]:
    """Return where each question is in the lesson on the projector."""
    place = "" if now().tag == ENGLISH else f"{now().tag}/"
    file = root / "docs" / f"{place}{TOUR}.md"
    boards = parse_tour(file.read_text("utf-8"), file.name).boards
    return [f"{TOUR}/#board-{n}" for n, board in enumerate(boards, 1) if board.ask]


def chances() -> dict[str, int]:
    """Return what a class may ask of a deal of four by the modern rules, in per cent."""
    of = reckon_odds(find(MODERN), 4)
    won = {name: of.pools[name].won or 0 for name in ("ace", "marriage", "sequence")}
    stands = {name: pair_stands(of.ruleset, 4, others) for name, others in OTHERS.items()}
    return {name: round(100 * chance) for name, chance in {**won, **stands}.items()}
