"""A draft that begins on an empty page: what it asks, and that a whole text can be written so."""

import pytest

from poch.drafting.empty import begin_draft
from poch.texts.library import document, ids
from tests.bridge.test_drafts import draft, shipped
from tests.bridge.test_redraft import changed
from tests.turns import turn

WHOLE = [slug for slug in ids() if document(slug)["playable"] == "to-the-end"]


@pytest.mark.parametrize(
    ("parts", "asked"),
    [
        (["melding"], {"melding.unclaimed"}),
        (["melding", "vying"], {"vying.first"}),
        (["vying", "shedding"], {"vying.first", "shedding.lead", "settling.measure"}),
        ([], set()),
    ],
)
def test_only_the_parts_that_there_are_are_asked(parts: list[str], asked: set[str]) -> None:
    """The settling comes with the playing out; what all deals have is asked at once."""
    answer = draft(begin_draft("A leaflet", "de", parts))

    every = {name.partition(".")[0] for name in answer["form"]["asked"]}
    absent = {"melding", "vying", "shedding"} - {*parts}
    assert not every & absent
    assert ("settling" in every) == ("shedding" in parts)
    assert {"seats", "pack", "board", "dealing"} <= every
    assert asked <= {*answer["form"]["asked"]}
    can_be_played = bool({"vying", "shedding"} & {*parts})
    assert ["seats"] * can_be_played == [each["name"] for each in answer["complaints"]]


@pytest.mark.parametrize(
    ("title", "head"),
    [
        ("Poch, wie bei Oma Größe", ["id: poch-wie-bei-oma-grosse", "siglum: PWBO"]),
        ("“Rules”: no. 7", ["id: rules-no-7", "siglum: RN7"]),
        ("規則", ["id: my-text", "siglum: MT", "title: 規則"]),
        ("no", ["id: 'no'", "title: 'no'"]),
        ("a" * 90, [f"id: {'a' * 60}"]),
    ],
)
def test_any_title_gives_a_text_that_is_read(title: str, head: list[str]) -> None:
    """Its id is plain, and what YAML would take for something else has quotation marks."""
    text = begin_draft(title, "en", ["shedding"])

    assert {*head} <= {*text.splitlines()}
    assert draft(text)["rules"]


@pytest.mark.parametrize("slug", turn(WHOLE, 30))
def test_a_whole_text_is_written_on_an_empty_page(slug: str) -> None:
    """Answered as a text here answers, it has the same rules; where each has one clause, nothing is wrong with it."""
    rules = {
        name: rule
        for name, rule in draft(shipped(slug))["rules"].items()
        if ", " not in rule["clause"]
    }
    text = begin_draft(slug, "en", ["melding", "vying", "shedding"])
    for name, rule in sorted(rules.items(), key=lambda each: each[0] != "stages"):
        text = changed(text, leaf=name, written=rule["written"], because=None, says=f"{name}.")
    answer = draft(text)

    assert {name: rule["value"] for name, rule in rules.items()} == {
        name: rule["value"] for name, rule in answer["rules"].items()
    }
    if len(rules) == len(draft(shipped(slug))["rules"]):
        assert not answer["complaints"]
        assert answer["document"]["playable"] == "to-the-end"
    assert {"stated"} == {clause["status"] for clause in answer["form"]["clauses"].values()}


def test_what_a_clause_rests_on_changes_with_its_reason() -> None:
    """A reason of the workshop's goes or becomes another; one in the reader's words stays."""
    text = changed(
        begin_draft("A leaflet", "en", ["vying"]), leaf="seats", written="[3, 6]", because=None
    )
    was = text
    for status, lines in (
        ("supplied", ["    gap: silent", "    because: The text does not say."]),
        ("inferred", ["    because: We conclude it from the text."]),
        ("stated", []),
    ):
        text = changed(text, clause="players.seats", rests=status)
        assert f"    status: {status}" in text.splitlines()
        reasons = [
            line for line in text.splitlines() if line.strip().startswith(("gap", "because"))
        ]
        assert lines == reasons
        assert "seats" not in [complaint["name"] for complaint in draft(text)["complaints"]]
    assert text == was

    text = changed(text, clause="players.seats", rests="supplied")
    text = text.replace("The text does not say.", "Only four chairs are drawn.")
    text = changed(text, clause="players.seats", rests="inferred")
    assert "because: Only four chairs are drawn." in text
    assert "gap:" not in text
