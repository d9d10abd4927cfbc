"""The light table finds a text in copies of it, however they are spelt or damaged, and in nothing else.

All texts here are made up: a language of its own, an article in it, and what may become of a copy.
"""

import json
import subprocess
from typing import Any

import pytest

from tests.conftest import ROOT

SPELT = (
    "the same copy",
    "lines and hyphens",
    "umlauts spelt out",
    "accents lost",
    "long s",
    "long s read as f",
    "that, and lines",
    "other spelling",
    "capitals",
    "1 % wrong letters",
    "2 % wrong letters",
)
MOST_MILLISECONDS = 1000


@pytest.fixture(scope="module")
def findings() -> dict[str, Any]:
    """Return what was found in the copies."""
    command = ["node", str(ROOT / "tests" / "light.mjs")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("damage", SPELT)
def test_sentences_light(findings: dict[str, Any], damage: str) -> None:
    """Of a copy in another spelling, or with two wrong letters in a hundred, nearly all light."""
    assert findings["recall"][damage]["lit"] >= 0.95
    assert findings["recall"][damage]["right"] >= 0.95


def test_a_bad_copy_is_still_found(findings: dict[str, Any]) -> None:
    """Of one with five wrong letters in a hundred most light, and those between them are shown."""
    assert findings["recall"]["5 % wrong letters"]["lit"] >= 0.8
    assert findings["recall"]["5 % wrong letters"]["shown"] >= 0.9


def test_nothing_else_lights(findings: dict[str, Any]) -> None:
    """In other texts nothing lights: a long book, other languages, the sentences in disorder."""
    assert len(findings["strange"]) >= 10
    assert {name: many for name, many in findings["strange"].items() if many} == {}


def test_a_book_takes_less_than_a_second(findings: dict[str, Any]) -> None:
    """In a book of 2 MB the article is found, damaged as it is."""
    assert findings["book"]["size"] >= 2_000_000
    assert findings["book"]["found"] >= 19
    assert findings["book"]["milliseconds"] <= MOST_MILLISECONDS


def test_what_goes_further_is_shown(findings: dict[str, Any]) -> None:
    """Where our copy breaks off in a sentence, the rest of it is what is new; a whole text has none."""
    assert findings["further"] == f" {findings['rest']} {findings['first']}"
    assert findings["whole"] is None


def test_what_copies_may_be(findings: dict[str, Any]) -> None:
    """The text may be there twice, or only a part of it; it may be a page, or in another code."""
    assert findings["twice"] == 2
    assert findings["part"] == [f"S{n}" for n in range(9, 17)]
    assert findings["page"] == 20
    assert findings["latin"] == "Fächer, Däuser"
    assert findings["wide"] == "Däus"
    assert findings["open"] > 0


def test_sentences_without_hashes_have_their_place(findings: dict[str, Any]) -> None:
    """What no hash finds comes after the sentence before it, as long as it should be."""
    assert findings["placed"] == [["S19", True], ["S20", True]]


def test_what_is_no_copy_is_refused(findings: dict[str, Any]) -> None:
    """What cannot be read is not looked through; the page says so by a message."""
    assert findings["binary"] == findings["pdf"] == "copy-binary"
    assert findings["large"] == findings["pasted"] == "copy-too-large"
    assert findings["empty"] == "copy-empty"


def test_the_form_of_the_files_stays(findings: dict[str, Any]) -> None:
    """Another hash or another form would find nothing with the files that are there."""
    same = {"id": "S1", "words": 4, "plain": "Q68X0pgXF+0=", "bare": "SqVjgzE0+ZY="}
    assert json.loads(findings["packed"]) == same
