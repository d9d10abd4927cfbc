"""The page of the family: what it says of the texts of a game holds for all of them."""

import pytest

from poch.texts.library import document, ids
from poch.words import TAGS
from tests.conftest import ROOT
from tools.site.comparing.family import texts_by_date
from tools.site.edition.edition import Edition
from tools.site.hands.replays import read_edition
from tools.site.output.languages import speaking


@pytest.fixture(scope="module")
def edition() -> Edition:
    """Return the edition of this repository."""
    return read_edition(ROOT / "variants", ROOT / "build" / "replays")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("hoc", "one text, dated 1765"),
        ("comete", "2 texts, dated 1753 to 1914"),
        ("bog", "one text, undated"),
        ("newmarket", "4 texts: 3 dated 1891 to 2006, and one undated"),
    ],
)
def test_years_are_said_of_those_texts_that_have_one(
    edition: Edition, game: str, said: str
) -> None:
    """A span of years is never said of a text without a date."""
    with speaking("en"):
        assert texts_by_date(edition.by_game()[game]) == said


@pytest.mark.parametrize("tag", TAGS)
def test_the_undated_texts_of_poch_are_counted(edition: Edition, tag: str) -> None:
    """More than half of them have no year."""
    years = ["year" in document(name) for name in ids() if document(name)["game"] == "poch"]

    with speaking(tag):
        said = texts_by_date(edition.by_game()["poch"])

    assert {str(len(years)), str(sum(years)), str(years.count(False))} <= {
        word.strip(",:") for word in said.split()
    }
