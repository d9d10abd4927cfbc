"""The form of a draft: one thing changes in its text, all else stays, and old words are flagged."""

import difflib
from typing import Any

import pytest

from poch.drafting.redraft import change_draft
from poch.game.said import MessageError
from poch.texts import document, leaves
from poch.texts.compile import find_settings
from poch.texts.library import ids
from tests.bridge.test_drafts import draft, shipped
from tests.turns import turn

PARENT = "poch-1857-pierer"
PAGAT = "poch-modern-pagat"


def changed(text: str, **request: Any) -> str:
    """Return a text with one thing changed."""
    return change_draft(text, request)


def lines(before: str, after: str) -> list[str]:
    """Return the lines that differ, as `diff` marks them."""
    every = difflib.ndiff(before.splitlines(), after.splitlines())
    return [line for line in every if line[:1] in "-+"]


@pytest.mark.parametrize("slug", ids())
def test_every_rule_is_set_anew_without_a_change(slug: str) -> None:
    """To set a leaf to what it is leaves the same rules; a fifth of them are tried at each commit."""
    text = shipped(slug)
    rules = draft(text)["rules"]
    before = document.parse(text, slug).data
    for leaf, rule in turn([*rules.items()], 5, ids().index(slug)):
        if ", " in rule["clause"]:
            continue
        again = changed(text, leaf=leaf, written=rule["written"])
        assert before == document.parse(again, slug).data, leaf


def test_one_value_changes_and_nothing_else() -> None:
    """The difference is the one line, comments and spaces as they were."""
    text = shipped(PARENT)
    after = changed(text, leaf="dealing.direction", written="anticlockwise")

    assert 1 == len([line for line in lines(text, after) if line.startswith("-")])
    assert "anticlockwise" == draft(after)["rules"]["dealing.direction"]["value"]
    assert text == changed(after, leaf="dealing.direction", written="clockwise")


def test_words_and_readings_change() -> None:
    """Words of several lines become one; another reading is adopted, and its value counts."""
    text = shipped(PARENT)
    after = changed(text, clause="pack.size", says='It has: "thirty-six"\ncards # here.')
    clause = draft(after)["form"]["clauses"]["pack.size"]
    assert 'It has: "thirty-six" cards # here.' == clause["text"]

    after = changed(after, crux="pack-and-players", adopts="thirty-six")
    assert 36 == draft(after)["rules"]["pack.size"]["value"]
    assert "thirty-six" == draft(after)["form"]["clauses"]["pack.size"]["crux"]["adopted"]


def test_a_rule_is_added_and_left_out_again() -> None:
    """It comes as a clause of one's own, in words, and goes without a trace."""
    text = shipped(PAGAT)
    assert "vying.bluff" not in draft(text)["rules"]
    after = changed(text, leaf="vying.bluff", written="as-much-again")
    drafted = draft(after, PAGAT)

    assert [] == drafted["complaints"]
    assert ["own.vying.bluff"] == drafted["clauses"]["added"]
    assert drafted["form"]["clauses"]["own.vying.bluff"]["text"].endswith(
        "as much again as they have staked."
    )
    assert text.rstrip("\n") == changed(after, leaf="vying.bluff", written=None).rstrip("\n")


def test_words_that_the_form_wrote_follow_the_rule_and_others_stay() -> None:
    """The words of a clause change with its value only while they are those that the form gave it."""
    leaf, bluff = "vying.bluff", {"leaf": "vying.bluff", "written": "as-much-again"}
    text = changed(shipped(PAGAT), leaf=leaf, written="twice-all-he-staked", says="Bluff: yes.")
    assert "Bluff: no." in changed(text, **bluff, says="Bluff: no.", said=["Bluff: yes."])
    assert "Bluff: yes." in changed(text, **bluff, says="Bluff: no.", said=["Bluffing: yes."])


@pytest.mark.parametrize("slug", ids())
def test_every_rule_can_be_left_out(slug: str) -> None:
    """The text can still be read, and no longer sets that leaf; some are tried at each commit."""
    text = shipped(slug)
    for leaf, rule in turn([*draft(text)["rules"].items()], 7, ids().index(slug)):
        if ", " not in rule["clause"]:
            after = document.parse(changed(text, leaf=leaf, written=None), slug)
            assert [] == [*find_settings(after.data, leaf)], leaf


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({"text": "a: [", "leaf": "seats", "written": "[3, 4]"}, "error-draft-unread"),
        ({"text": "- a", "leaf": "seats", "written": "[3, 4]"}, "error-draft-unread"),
        ({"leaf": "nothing", "written": "1"}, "error-draft-unknown"),
        ({"clause": "nothing", "says": "x"}, "error-draft-unknown"),
        ({"clause": "pack.size", "rests": "hearsay"}, "error-draft-value"),
        ({"crux": "pack-and-players", "adopts": "nothing"}, "error-draft-unknown"),
        ({"leaf": "seats", "written": "many"}, "error-draft-value"),
        ({"leaf": "seats", "written": "!!python/object:os.x {}"}, "error-draft-value"),
        ({"leaf": "settling.per-card", "written": "-1"}, "error-draft-value"),
    ],
)
def test_what_cannot_be_is_refused(request_: dict[str, Any], error: str) -> None:
    """The answer says what to do, and no text comes back."""
    with pytest.raises(MessageError) as caught:
        change_draft(request_.get("text", shipped(PARENT)), request_)

    assert error == caught.value.said.id


# Words that say the old rule


def stale(slug: str, text: str) -> list[dict[str, Any]]:
    """Return the flags of a draft."""
    return list(draft(text, slug)["form"]["stale"])


def test_words_that_say_the_old_number_are_flagged() -> None:
    """Until the words say the new one; half a correction is flagged too."""
    text = changed(shipped(PAGAT), leaf="settling.per-card", written="3")
    (flag,) = stale(PAGAT, text)
    assert ("settling.per-card", 1, 3) == (flag["leaf"], flag["said"], flag["now"])

    half = changed(
        text, clause=flag["clause"], says="Everybody pays one chip for each card, gladly."
    )
    assert [(1, 3)] == [(words["said"], words["now"]) for words in stale(PAGAT, half)]

    whole = changed(text, clause=flag["clause"], says="Everybody pays three chips for each card.")
    assert [] == stale(PAGAT, whole)


def test_words_of_an_old_practice_are_flagged() -> None:
    """Both are given, also as one writes them, since they have no number."""
    (flag,) = stale(
        PARENT, changed(shipped(PARENT), leaf="dealing.direction", written="anticlockwise")
    )

    values = {key: flag[key]["value"] for key in ("before", "after")}
    assert ({"before": "clockwise", "after": "anticlockwise"}, None) == (values, flag["said"])

    (flag,) = stale(PARENT, changed(shipped(PARENT), leaf="seats", written="[3, 5]"))
    assert {"value": [3, 5], "written": "[3, 5]"} == flag["after"]


def test_another_reading_is_in_the_words_already() -> None:
    """A crux is open to all its readings; nobody has to write its clause anew."""
    assert [] == stale(
        PARENT, changed(shipped(PARENT), crux="pack-and-players", adopts="thirty-six")
    )


@pytest.mark.parametrize("slug", ids())
def test_what_is_shipped_has_no_old_words(slug: str) -> None:
    """Nothing is flagged that nobody changed, and every rule that is set arises or is optional."""
    form = draft(shipped(slug), slug)["form"]

    assert [] == form["stale"]
    assert all(clause["isAsThere"] for clause in form["clauses"].values())
    assert form["asked"] == [name for name in leaves.leaves_in_order() if name in form["asked"]]
