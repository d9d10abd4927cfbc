"""The summaries of the six pairs of the four, held to those that were worked out by hand first (`heads.yaml`)."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from poch.studies.compare import align_rulesets
from poch.studies.degrees import DEGREES
from poch.studies.summary import Summary, summary
from poch.texts.library import find, ids
from poch.words import comparing
from poch.words.comparing import Sentence
from poch.words.speaking import say
from poch.words.values import about
from tests.turns import turn

HEADS = yaml.safe_load(Path(__file__).parent.with_name("heads.yaml").read_text("utf-8"))
NAMES = [f"{pair['a']}, {pair['b']}" for pair in HEADS["pairs"]]
MOST, MOST_ALONE = 8, 4


def summed(pair: dict[str, Any]) -> Summary:
    """Return the summary of a pair."""
    a, b = find(pair["a"], {}), find(pair["b"], {})
    return summary(a, b, align_rulesets(a, b))


def matches(words: list[str], text: str) -> list[str]:
    """Return the expressions that a text does not match."""
    return [pattern for pattern in words if not re.search(pattern, text, re.IGNORECASE)]


def leading(leaf: str, sentences: list[Sentence]) -> Sentence:
    """Return the sentence that tells a leaf."""
    return next(sentence for sentence in sentences if sentence.leaves[0] == leaf)


@pytest.mark.parametrize("pair", HEADS["pairs"], ids=NAMES)
def test_every_difference_that_matters_is_a_sentence(pair: dict[str, Any]) -> None:
    """Each once, at its degree, with the clause of either side, what follows from it folded in; and no other."""
    summary = summed(pair)
    sentences = comparing.differences(summary)

    assert [difference["leaves"][0] for difference in pair["differences"]] == [
        sentence.leaves[0] for sentence in sentences
    ]
    for expected in pair["differences"]:
        sentence = leading(expected["leaves"][0], sentences)
        assert {*expected["leaves"]} == {*sentence.leaves}, sentence
        assert expected["degree"] == sentence.degree, sentence
        assert sentence.a in expected["a"], sentence
        assert sentence.b in expected["b"], sentence
        assert [] == matches([*expected["words"]["a"], *expected["words"]["b"]], sentence.text), (
            sentence
        )
        assert expected.get("turns", False) == ("Under another reading" in sentence.text), sentence
        assert ("option" in expected) == ("as a variation" in sentence.text.lower()), sentence
    assert len(sentences) <= MOST


@pytest.mark.parametrize("pair", HEADS["pairs"], ids=NAMES)
def test_what_stands_in_is_told_of_its_own_text(pair: dict[str, Any]) -> None:
    """Apart from the differences, under the name of the text that it comes from."""
    summary = summed(pair)
    sentences = comparing.stand_in_differences(summary)
    room = MOST - len(comparing.differences(summary))

    expected_here = {difference["leaf"]: difference for difference in pair["beside"]}
    assert min(room, len(expected_here)) == len(sentences)
    for sentence in sentences:
        expected = expected_here[sentence.leaves[0]]
        assert "another" == sentence.degree
        assert [] == matches(expected["words"], sentence.text), sentence
        place = comparing.within(find(expected["of"], {}))
        assert place in sentence.text, sentence


@pytest.mark.parametrize("pair", HEADS["pairs"], ids=NAMES)
def test_what_one_alone_says_is_told_with_why_the_other_does_not(pair: dict[str, Any]) -> None:
    """At most four; those that a reader must hear are among them."""
    sentences = comparing.alone(summed(pair))

    assert len(sentences) <= MOST_ALONE
    assert {rule["leaf"] for rule in pair["only"] if rule.get("must")} <= {
        sentence.leaves[0] for sentence in sentences
    }


@pytest.mark.parametrize("pair", HEADS["pairs"], ids=NAMES)
def test_what_is_alike_and_how_it_is_known_are_said(pair: dict[str, Any]) -> None:
    """So are the variations, and what cannot be compared."""
    summary = summed(pair)
    alike = comparing.describe_alike(summary)
    rest = " ".join(
        [
            *comparing.describe_sources(summary),
            comparing.head(summary),
            *comparing.describe_rest(summary),
        ]
    )
    for sentences in (comparing.stand_in_differences(summary), comparing.alone(summary)):
        rest += " ".join(sentence.text for sentence in sentences)

    for leaf in pair["alike"].get("say", ()):
        assert about(leaf) in alike, leaf
    assert [] == matches(pair.get("knowledge", {}).get("words", []), rest)
    assert [] == matches(pair["apart"].get("words", []), rest)
    if "taken" in pair["apart"]:
        assert pair["apart"]["taken"] == summary.likeness.of("taken")
    assert bool(pair["options"]) == ("Variations" in rest)
    if sides := pair["alike"].get("sides"):
        (names,) = sides.values()
        assert [] == matches(
            [*names.values()],
            " ".join(sentence.text for sentence in comparing.differences(summary)),
        )


@pytest.mark.parametrize("pair", HEADS["pairs"], ids=NAMES)
def test_every_row_is_of_the_degree_that_its_clauses_allow(pair: dict[str, Any]) -> None:
    """As worked out by hand for all rows of the pair."""
    a, b = find(pair["a"], {}), find(pair["b"], {})
    by_leaf = {row.leaf: f"{row.degree} {row.verdict}".strip() for row in align_rulesets(a, b)}
    expected = next(
        entry for entry in HEADS["rows"] if (entry["a"], entry["b"]) == (pair["a"], pair["b"])
    )

    degrees = {name: verdicts for name, verdicts in expected.items() if name in DEGREES}
    wanted = {
        leaf: f"{degree} {verdict}".strip()
        for degree, verdicts in degrees.items()
        for verdict, leaves in (
            verdicts.items() if isinstance(verdicts, dict) else [("", verdicts)]
        )
        for leaf in leaves
    }

    assert expected["rows"] == len(by_leaf)
    assert {} == {
        leaf: (degree, by_leaf.get(leaf))
        for leaf, degree in wanted.items()
        if by_leaf.get(leaf) != degree
    }


def test_no_sentence_has_the_same_on_both_sides() -> None:
    """A difference that reads alike, or says nothing of one, tells nobody anything; of other games one text each."""
    every = [find(name, {}) for name in ids()]
    games = {ruleset.document["game"]: ruleset.id for ruleset in reversed(every)}
    for a, b in turn([*combinations(every, 2)], 3):
        if a.document["game"] != b.document["game"] and not {a.id, b.id} <= {*games.values()}:
            continue
        head = summary(a, b, align_rulesets(a, b))
        for point in (*head.differences, *head.beside):
            first, other = comparing.values(point.row, head)
            assert first != other, (a.id, b.id, point.row)
            assert first, (a.id, b.id, point.row)
            assert other, (a.id, b.id, point.row)


def within_games() -> Iterator[Summary]:
    """Yield the summary of every two texts of a game."""
    for a, b in combinations([find(name, {}) for name in ids()], 2):
        if a.document["game"] == b.document["game"]:
            yield summary(a, b, align_rulesets(a, b))


def named(sentences: list[Sentence]) -> int:
    """Return how many rules sentences name: that of which each tells, and those it says differ with it."""
    more = [re.findall(r"What differs along with it: (.+?)\.", line.text) for line in sentences]
    lists = [re.split(", (?:and )?| and ", rules) for line in more for rules in line]
    return len(sentences) + sum(map(len, lists))


def number(pattern: str, text: str) -> int:
    """Return the number that a text gives where a pattern has a group for it, or nought."""
    group = re.search(pattern, text)
    words = [say("number", n=n) for n in range(20)]
    return (
        words.index(group[1].lower())
        if group and group[1].lower() in words
        else int(group[1] if group else 0)
    )


def test_a_head_names_as_many_rules_as_it_counts() -> None:
    """Those that differ, those that one text alone settles, and those that are alike, with what is said to be left."""
    for head in within_games():
        pair, more = (head.a.id, head.b.id), comparing.more(head)
        rules = number(r"(\S+) more differences? (?:is|are)", more)
        assert head.likeness.different == named(comparing.differences(head)) + rules, pair
        alone = number(r"(\S+) more", comparing.more_alone(head))
        only = head.likeness.of("only-one") + head.likeness.of("no-place")
        assert only == len(comparing.alone(head)) + alone, pair
        alike = comparing.describe_alike(head)
        pools = re.findall(r"what wins the (.+?) pools?", alike)
        names = [name for part in alike.split(". ") for name in part.split("; ")]
        extra = [re.search(r"(\S+) more rules?", name) for name in names if name]
        rules = sum(number(r"(\S+)", count[1]) if count else 1 for count in extra)
        rules += sum(len(re.split(", | and ", every)) - 1 for every in pools)
        assert head.likeness.same == rules, pair


def test_the_order_of_the_cards_is_told_apart_from_how_many_there_are() -> None:
    """An order that merely goes further down is the same rule, so that one that differs is another."""
    a, b = (find(name, {}) for name in ("newmarket-1891-peel", "newmarket-epsom"))
    leaders = {point.row.leaf for point in summary(a, b, align_rulesets(a, b)).differences}
    assert {"pack.size", "pack.ranks"} <= leaders
