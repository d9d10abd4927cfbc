"""The words of a text that allow another reading: each doubt names them, and a question asked no more has its answer."""

import re
from copy import deepcopy
from typing import Any

import pytest

from poch.texts.compile import ReadingError, compile_ruleset, complaints
from poch.texts.document import load
from poch.texts.library import VARIANTS, document, find, ids, retired_ids
from poch.texts.ruleset_shape import FIRST_WORDS, WORDED

QUOTED = re.compile("[“„«]([^”“»]+)[”“»]")
GONE = [name for name in retired_ids() if "?" in name]


def cruxes(data: Any) -> list[dict[str, Any]]:
    """Return the cruxes of a ruleset."""
    return [clause["crux"] for clause in data["clauses"] if "crux" in clause]


@pytest.mark.parametrize("name", ids())
def test_what_a_passage_quotes_is_short(name: str) -> None:
    """Of a source an incipit may be quoted, in each language."""
    folder = VARIANTS / name
    passages = [crux["passage"] for crux in cruxes(document(name)) if "passage" in crux]
    for tag in ("de", "fr"):
        given = load(folder / "translations" / f"{tag}.yaml").data.get("cruxes") or {}
        passages += [crux["passage"] for crux in given.values() if "passage" in crux]

    assert [] == [
        run for text in passages for run in QUOTED.findall(text) if len(run.split()) > FIRST_WORDS
    ]


@pytest.mark.parametrize("name", ids())
def test_a_doubt_without_its_passage_is_a_complaint_and_stops_nobody(name: str) -> None:
    """Each one is named; a file from before it had to be named is played all the same."""
    bare = deepcopy(dict(document(name)))
    worded = [crux for crux in cruxes(bare) if crux["kind"] in WORDED]
    for crux in worded:
        del crux["passage"]

    named = [complaint.name for complaint in complaints(bare)]

    assert len(worded) == len(named) == sum(name.endswith(".crux.passage") for name in named)
    assert compile_ruleset(bare).id == name


def test_a_silence_has_no_passage() -> None:
    """What no word of the text settles is raised by none of its words."""
    ruleset = deepcopy(dict(document("poch-1908-meyer")))
    crux = next(each for each in cruxes(ruleset) if each["kind"] == "silence")
    crux["passage"] = "Nothing is said."

    (complaint,) = complaints(ruleset)

    assert "only one of kind ambiguity or contradiction has one" in complaint.message


@pytest.mark.parametrize("name", GONE)
def test_a_question_asked_no_more_has_its_answer(name: str) -> None:
    """A record that still chooses a reading of it is told why there is none."""
    slug, _, asked = name.partition("?")
    crux, _, reading = asked.partition("=")

    with pytest.raises(ReadingError, match="no more; leave it out") as raised:
        find(slug, {crux: reading or "any"})

    assert retired_ids()[name]["because"] in str(raised.value)
