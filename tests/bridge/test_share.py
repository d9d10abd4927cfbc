"""A draft as a link: it comes back letter by letter; one that was cut or altered, as far as it can be read."""

import json
import subprocess
from functools import cache
from random import Random
from typing import Any

import pytest

from poch.drafting.redraft import change_draft
from poch.texts.library import ids
from tests.bridge.test_drafts import shipped
from tests.conftest import ROOT

SLUG = "poch-modern-pagat"
MOST = 8_000


def shared(*cases: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the link of each draft, and what is read of it."""
    lines = "\n".join(json.dumps({"from": SLUG, "name": "Mine", **case}) for case in cases)
    done = subprocess.run(
        ["node", ROOT / "tests" / "share.mjs"],  # noqa: S607
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.strip("\n").split("\n")]


@cache
def house() -> str:
    """Return Pagat's rules with some changes of a house."""
    text = shipped(SLUG)
    for leaf, value in (
        ("settling.per-card", "3"),
        ("dealing.direction", "anticlockwise"),
        ("vying.bluff", "as-much-again"),
        ("vying.opening", "{least: 2, most: 4}"),
    ):
        text = change_draft(text, {"leaf": leaf, "written": value})
    return text


def test_a_link_brings_the_draft() -> None:
    """Whatever was changed, in a source's rules or a text of one's own, with any signs in it."""
    chance = Random(7)
    cases = [{"base": shipped(SLUG), "text": house()}, {"base": "", "text": "", "from": ""}]
    for slug in ids():
        base = shipped(slug)
        lines = base.split("\n")
        for _ in range(6):
            at = chance.randrange(len(lines))
            new = ["# Öre „x“ \u2028 🂡"] * chance.randrange(4)
            lines[at : at + chance.randrange(4)] = new
        cases.append({"base": base, "text": "\n".join(lines), "from": slug})
        cases.append({"base": "", "text": "\n".join(lines), "from": ""})
    for case, link in zip(cases, shared(*cases), strict=True):
        assert case["text"] == link["found"]["text"]
        assert link["found"]["isWhole"]
        assert "Mine" == link["found"]["name"]


def test_a_houses_rules_are_a_short_link() -> None:
    """What a form changes is far from the limit, and so are a hundred lines of one's own."""
    base = shipped(SLUG)
    chance = Random(3)
    new = [f"# {chance.random()}" for _ in range(100)]
    some, many = shared(
        {"base": base, "text": house()}, {"base": base, "text": "\n".join([base, *new])}
    )

    assert len(some["hash"]) < 900
    assert len(many["hash"]) < MOST


@pytest.mark.parametrize("how", ["cut", "alter"])
def test_a_damaged_link_is_read_as_far_as_it_goes(how: str) -> None:
    """It is never whole; what comes back is the draft up to a line, and the source after it."""
    base, text = shipped(SLUG), house()
    ((whole),) = shared({"base": base, "text": text})
    begin = len(f"draft={SLUG},")
    places = range(begin, len(whole["hash"]), 7)
    drafts = [
        link["found"] for link in shared(*({"base": base, "text": text, how: at} for at in places))
    ]

    assert not any(draft["isWhole"] for draft in drafts)
    for draft in drafts:
        done = draft["text"].split("\n")[: draft["line"]]
        assert done == text.split("\n")[: len(done)]
        assert draft["read"] <= 5
    assert {0} < {draft["read"] for draft in drafts}


def test_a_source_that_changed_since_takes_what_still_fits() -> None:
    """Lines that moved are found; where they are no more, the change is counted as unfit."""
    base, text = shipped(SLUG), house()
    moved = base.replace("clauses:", "# new\n# lines\nclauses:", 1)
    gone = base.replace("dealing.direction: clockwise", "dealing.direction: anticlockwise")
    first, second = shared(
        {"base": base, "text": text, "now": moved}, {"base": base, "text": text, "now": gone}
    )

    assert first["found"]["isWhole"]
    assert text.replace("clauses:", "# new\n# lines\nclauses:", 1) == first["found"]["text"]
    assert 1 == second["found"]["unfit"]
    assert not second["found"]["isWhole"]


@pytest.mark.parametrize(
    "link", ["draft=", "draft=,", "draft=x", "draft=x,%%%", f"draft={SLUG},AAAA"]
)
def test_what_is_no_link_brings_the_source(link: str) -> None:
    """Nothing of it is read, and nothing breaks."""
    ((answer),) = shared({"base": "a\nb", "link": link})

    assert ("a\nb", 0, False) == (
        answer["found"]["text"],
        answer["found"]["read"],
        answer["found"]["isWhole"],
    )
