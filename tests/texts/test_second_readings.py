"""The page on the second readings: a section for each ruleset, and the clauses that it names."""

import re

import pytest

from poch.texts.library import document, ids
from poch.texts.ruleset_shape import GAMES
from tools.site import ROOT

PAGE = (ROOT / "docs" / "contributing" / "second-readings.md").read_text("utf-8")
HEADING = re.compile(r"## \[(.+)\]\(\.\./sources/([^/]+)/index\.md\) \{ #\2 \}")
SECTIONS = {
    heading[2]: (heading[1], text)
    for line, _, text in (
        part.partition("\n") for part in re.split(r"^(?=## )", PAGE, flags=re.MULTILINE)
    )
    if (heading := HEADING.fullmatch(line))
}


def test_every_ruleset_has_its_section_in_the_order_of_years() -> None:
    """A new ruleset is not done before somebody else has read it a second time; each game is by itself."""
    in_order = [
        name
        for game in GAMES
        for name in sorted(ids(game), key=lambda slug: (document(slug).get("year", 9999), slug))
    ]

    assert in_order == [*SECTIONS]


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_names_clauses_that_are_there(name: str) -> None:
    """Below the title of a ruleset stands in backticks nothing but ids of its clauses."""
    title, text = SECTIONS[name]
    ruleset = document(name)

    assert ruleset["title"] == title
    assert set(re.findall(r"`([^`]+)`", text)) <= {clause["id"] for clause in ruleset["clauses"]}
