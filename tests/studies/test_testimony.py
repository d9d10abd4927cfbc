"""One rule through all texts: each value is laid to who speaks for it, and the earliest is attested."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest
import yaml

from poch.game.ruleset import Ruleset
from poch.studies.compare import TOLD, Cell, CellPart, cells, leaf_names
from poch.studies.summary import silence
from poch.studies.testimony import (
    ATTESTED,
    VOICES,
    WANTING,
    RuleThroughTexts,
    RuleValue,
    TextCells,
    rule_through_texts,
)
from poch.studies.testimony import (
    Testimony as Spoken,
)
from poch.texts import leaves
from poch.texts.library import VARIANTS, find, ids
from poch.words import language
from poch.words.speaking import speaking
from poch.words.values import question
from tools.gates.catalogues import read
from tools.site.output.languages import TRANSLATED

LEAF = "shedding.leader"


@cache
def written() -> dict[str, Any]:
    """Return every ruleset as it is written."""
    return {
        path.parent.name: yaml.safe_load(path.read_text("utf-8"))
        for path in VARIANTS.glob("*/ruleset.yaml")
    }


@cache
def texts() -> tuple[TextCells, ...]:
    """Return every ruleset with what it has for each leaf."""
    rulesets = [find(name, {}) for name in ids()]
    compared = [leaf for leaf in leaf_names(rulesets) if leaf not in TOLD]
    return tuple(TextCells(ruleset, cells(ruleset, compared)) for ruleset in rulesets)


@cache
def rules() -> tuple[RuleThroughTexts, ...]:
    """Return every leaf through all texts."""
    return tuple(rule_through_texts(leaf, texts()) for leaf in texts()[0].cells)


def every() -> Iterator[tuple[str, RuleValue, Spoken]]:
    """Yield each testimony with its leaf and value."""
    return (
        (rule.leaf, value, its)
        for rule in rules()
        for value in rule.values
        for its in value.testimonies
    )


def speaking_for(leaf: str, testimony: Spoken) -> list[dict[str, Any]]:
    """Return the clauses as they are written that set the value, or vouch for it."""
    clauses = written()[testimony.text]["clauses"]
    return [
        clause
        for clause in clauses
        if clause["id"] in testimony.clauses or leaf in clause.get("vouches", ())
    ]


def heights(name: str, clause: dict[str, Any]) -> str:
    """Return the highest voice that a clause as it is written can lend a value."""
    text = written()[name]
    its, own = clause.get("source", text["source"]), text.get("own", text["source"])
    if clause["status"] == "supplied":
        return "ours"
    if "inherited" in clause or its["ref"] != own["ref"]:
        return "taken"
    return {"stated": "stated", "inferred": "read"}.get(clause["status"], "reported")


def test_no_value_is_laid_to_a_higher_voice_than_its_clause() -> None:
    """Over all leaves and texts, by the clauses as they are written; a doubt may only lower it."""
    for leaf, _, testimony in every():
        highest = [heights(testimony.text, clause) for clause in speaking_for(leaf, testimony)]
        best = min(highest, key=VOICES.index)
        where = f"{testimony.text}: {leaf}, {testimony.clauses}"

        assert VOICES.index(testimony.voice) >= VOICES.index(best), where
        doubted = any(part.doubts for part in testimony.parts)
        assert testimony.voice == best or (testimony.voice == "read" and doubted), where


def test_every_text_is_counted_once_for_a_value_or_has_none() -> None:
    """Texts with a voice, those that repeat another and those without a value are all there are."""
    for rule in rules():
        with_value = {its.text for value in rule.values for its in value.testimonies}
        without = [name for there in rule.wanting.values() for name in there]

        assert {*ids()} == with_value | {*without}, rule.leaf
        assert with_value.isdisjoint(without)
        assert len(without) == len({*without})
        for value in rule.values:
            counted = [name for there in value.voices.values() for name in there]
            assert len(counted) == len({*counted}), f"{rule.leaf}: {value.value}"
            assert {its.text for its in value.testimonies} == {*counted, *value.repeaters}
            assert sum(value.lenders.values()) == len(value.voices.get("taken", ()))


def test_every_reason_is_listed() -> None:
    """Of a text that is asked by itself: so none is left out of all."""
    assert {*WANTING} >= {why for rule in rules() for why in rule.wanting}
    for rule in rules():
        for why, there in rule.wanting.items():
            for name in there:
                text = next(text for text in texts() if text.document["id"] == name)
                assert why == silence(text.ruleset, text.cells[rule.leaf].parts[0])


def test_the_earliest_is_stated_or_reported_in_a_year_of_its_own() -> None:
    """No inference, nothing taken or ours, nothing undated; and no dated text that says so is earlier."""
    seen = 0
    for leaf, value, _ in every():
        for first in value.earliest:
            seen += 1
            assert first.year == written()[first.text]["year"]
            marks = {heights(first.text, clause) for clause in speaking_for(leaf, first)}
            assert marks & {"stated", "reported"}, f"{leaf}: {first.text}"
            attested = [
                testimony
                for testimony in value.testimonies
                if testimony.voice in ATTESTED and not testimony.repeats
            ]
            assert first.year == min(
                testimony.year for testimony in attested if testimony.year is not None
            )
        if value.is_undated:
            assert () == value.earliest
    assert seen


def test_texts_come_by_their_years() -> None:
    """Those without a year are last, whatever order they are given in."""
    years = [
        written()[name].get("year", 9999) for name in rule_through_texts(LEAF, texts()[::-1]).order
    ]

    assert sorted(years) == years


# Texts that follow another


def made_up(name: str, value: str, standing: str = "stated", **more: Any) -> TextCells:
    """Return a text with one leaf."""
    status = standing if standing in {"stated", "reported", "inferred"} else "supplied"
    document = {"id": name, "source": {"ref": name}, **more}
    ruleset = cast("Ruleset", SimpleNamespace(document=document))
    return TextCells(ruleset, {LEAF: Cell(LEAF, (CellPart(standing, value, "a", status=status),))})


@pytest.mark.parametrize("follows", ["first", ["first"], ["elsewhere", "first"]])
def test_what_follows_another_text_is_named_and_not_counted_again(follows: Any) -> None:
    """Where it has the same value; nor is it the earliest, though it alone has a year."""
    texts = [
        made_up("first", "forehand"),
        made_up("second", "forehand", follows=follows, year=1900),
    ]
    (value,) = rule_through_texts(LEAF, texts).values

    assert {"stated": ("first",)} == value.voices
    assert {"second": "first"} == value.repeaters
    assert () == value.earliest
    assert value.is_undated


def test_what_follows_another_text_and_differs_is_a_witness_of_its_own() -> None:
    """So is one of which the other is not said to have the value, because that is ours there."""
    differing = [made_up("first", "forehand"), made_up("second", "vie-winner", follows="first")]
    supplied = [
        made_up("first", "forehand", "silent"),
        made_up("second", "forehand", follows="first", year=1900),
    ]
    voices = {value.value: value.voices for value in rule_through_texts(LEAF, differing).values}
    (value,) = rule_through_texts(LEAF, supplied).values

    assert {"forehand": {"stated": ("first",)}, "vie-winner": {"stated": ("second",)}} == voices
    assert {"stated": ("second",), "ours": ("first",)} == value.voices
    assert ["second"] == [testimony.text for testimony in value.earliest]


def test_a_text_that_follows_a_follower_repeats_too() -> None:
    """Also where the text between them is not shown, or differs."""
    texts = [
        made_up("first", "forehand", year=1800),
        made_up("second", "vie-winner", follows="first", year=1850),
        made_up("third", "forehand", follows="second", year=1900),
    ]
    value = rule_through_texts(LEAF, texts).values[0]
    (alone,) = rule_through_texts(LEAF, texts, ["third"]).values

    assert {"third": "first"} == value.repeaters
    assert ["first"] == [testimony.text for testimony in value.earliest]
    assert {"third": "first"} == alone.repeaters
    assert {} == alone.voices


def test_what_is_borrowed_is_of_the_text_that_lends_it() -> None:
    """By the id of the ruleset that is of that source, or else by that of the work."""
    lent = made_up("third", "forehand")
    part = replace(lent.cells[LEAF].parts[0], borrowed="first")
    elsewhere = replace(part, borrowed="elsewhere")
    texts = [
        made_up("first", "forehand", "inferred"),
        made_up("second", "forehand")._replace(cells={LEAF: Cell(LEAF, (part,))}),
        lent._replace(cells={LEAF: Cell(LEAF, (elsewhere,))}),
    ]
    (value,) = rule_through_texts(LEAF, texts).values

    assert {"read": ("first",), "taken": ("second", "third")} == value.voices
    assert {"first": 1, "elsewhere": 1} == value.lenders
    assert not value.earliest


def test_lists_are_one_value_as_far_as_the_shorter_goes() -> None:
    """Of ranks and parts of a deal, but not of packets."""

    def values_of(leaf: str, *values: list[str]) -> list[RuleValue]:
        texts = [
            made_up(str(at), "")._replace(
                cells={leaf: Cell(leaf, (CellPart("stated", value, "a", status="stated"),))}
            )
            for at, value in enumerate(values)
        ]
        return [*rule_through_texts(leaf, texts).values]

    (ranks,) = values_of("pack.ranks", ["A", "K"], ["A", "K", "Q"])
    assert (["A", "K", "Q"], True) == (ranks.value, ranks.cut)
    assert [["A", "K"], ["A", "K", "Q"]] == [
        value.value for value in values_of("board.pools", ["A", "K"], ["A", "K", "Q"])
    ]


# The questions


@pytest.mark.parametrize("tag", TRANSLATED)
def test_every_leaf_that_is_compared_is_a_question(tag: str) -> None:
    """In each language, each of them another."""
    with speaking(tag):
        asked = [question(leaf) for leaf in leaves.leaves_in_order()]

    assert all(question.rstrip().endswith("?") for question in asked)
    assert len(asked) == len({*asked})


def test_no_question_is_left_of_a_leaf_that_is_gone() -> None:
    """Each message of that kind is asked by some leaf."""
    messages = {
        name for name in read(VARIANTS.parent / "poch/words/en")[0] if name.startswith("question-")
    }
    kinds = (leaves.CLAIMS, leaves.SHARES)
    named = {
        f"question-{(leaf.rpartition('.')[0] if leaf.startswith(kinds) else leaf).replace('.', '-')}"
        for leaf in leaves.leaves_in_order()
    }

    assert named == messages
    assert all(language("en").has(name) for name in named)
    assert {"stated", "reported"} == ATTESTED
