"""Finding a text: what a question looks at, what it tells, and in which order they are asked."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from poch.studies.compare import KNOWN, Cell, cells, leaf_names
from poch.texts.library import document, find, ids, playable
from poch.texts.ruleset_shape import GAMES
from tools.site import ROOT
from tools.site.comparing.finder import (
    LEAST,
    FinderAnswer,
    FinderQuestion,
    Weight,
    answer,
    choose_few,
    find_look,
    rank_questions,
)
from tools.site.edition.edition import load_yaml

ASKED = {question["id"]: question for question in load_yaml(ROOT / "variants" / "finder.yaml")}
RULESETS = {name: find(name, {}) for name in ids()}
EVERY = leaf_names(RULESETS.values())


@cache
def said(name: str, question: str) -> FinderAnswer:
    """Return what a text answers to one of the questions that are asked."""
    entry = {key: ASKED[question].get(key) for key in ("leaf", "look", "seats", "instead")}
    finder_question = FinderQuestion(**{key: value for key, value in entry.items() if value})
    return answer(finder_question, RULESETS[name].document, cells_of(name))


@cache
def cells_of(name: str) -> Mapping[str, Cell]:
    """Return the cells of a text."""
    return cells(RULESETS[name], EVERY)


@pytest.mark.parametrize(
    ("name", "question", "signs", "known"),
    [
        ("poch-modern-pagat", "pools", ("9",), True),
        ("poch-1853-alvensleben", "dealt", ("5",), True),
        ("poch-family-hearts", "dealt", ("all",), True),
        ("poch-modern-pagat", "dealt", ("all",), True),
        ("poch-ass-1973", "dealt", ("all",), False),
        ("poque-1765", "pack", ("36",), False),
        ("poque-1789", "pack", ("36",), True),
        ("poch-1857-pierer", "vying-comes", ("amid",), True),
        ("poch-noris", "vying-comes", ("after",), True),
        ("poch-1844-pierer", "vying-comes", ("amid",), False),
        ("poque-1765", "sequence", ("moot",), True),
        ("poque-1765", "leads", ("vie-winner",), False),
        ("poch-1908-meyer", "raising", ("anyone",), False),
        ("poch-1853-alvensleben", "follows", ("suit-tricks",), False),
        ("poch-1844-pierer", "board", ("slats",), False),
        ("poque-1765", "vying-comes", ("before",), True),
        ("poque-1765", "vies", ("has",), True),
        ("spinado-cassell", "vies", ("lacks",), True),
        ("poch-noris", "vies", ("has",), True),
        ("poch-labbe", "vies", ("has",), True),
        ("pukk-1944-lesbok", "vies", (), False),
        ("poch-1844-pierer", "vies", ("has",), False),
        ("spinado-cassell", "taken-out", ("2c 2d 2h 2s 8d",), True),
        ("pope-joan-hoyle", "cards-with-pools", ("1",), True),
        ("pope-joan-cassell", "left-over-seen", ("dealer",), True),
        ("nain-jaune-1902", "way-round", ("clockwise",), False),
        ("newmarket-1891-peel", "takes-the-pool", ("the-card-below",), True),
    ],
)
def test_a_text_answers_as_it_says(
    name: str, question: str, signs: tuple[str, ...], *, known: bool
) -> None:
    """What the source settles is known; what we supplied, or nobody tells, is not."""
    replied = said(name, question)

    assert (signs, known) == (replied.signs, replied.known)


def known(*signs: str) -> FinderAnswer:
    """Return an answer that a source gives."""
    return FinderAnswer(signs, "stated", "a.clause")


OPEN = FinderAnswer((), "cut")


def test_what_is_not_known_tells_nothing_apart() -> None:
    """Nor do two answers that have a sign in common, such as for different numbers of seats."""
    assert known("a").differs(known("b"))
    assert not known("a").differs(OPEN)
    assert not known("a").differs(FinderAnswer(("b",), "silent", "a.clause"))
    assert not known("a", "b").differs(known("b"))


def test_an_unsettled_answer_rules_nothing_out() -> None:
    """An adopted reading, and a borrowed rule, tell a text apart from no other."""
    for standing in ("unsettled", "borrowed", "inherited"):
        assert not known("a").differs(FinderAnswer(("b",), standing, "a.clause"))


def test_an_answer_is_settled_where_every_reading_gives_it() -> None:
    """The readings of a leaf may differ, and the answers not: the vying comes first under both."""
    stages = cells(RULESETS["poque-1765"], ["stages"])["stages"]

    assert ("unsettled",) == stages.standings
    assert said("poque-1765", "vying-comes").standing in KNOWN


def test_questions_come_in_the_order_of_what_they_still_tell() -> None:
    """A pair that was told apart before counts half; so what repeats comes after what adds."""
    a, b = known("a"), known("b")
    answers = {
        "first": [a, a, b, b],
        "repeats": [a, a, b, b],
        "adds": [a, b, a, b],
        "nothing": [OPEN, a, a, a],
    }

    assert (
        Weight("first", 4, Fraction(4)),
        Weight("adds", 4, Fraction(3)),
        Weight("repeats", 4, Fraction(3, 2)),
        Weight("nothing", 0, Fraction(0)),
    ) == rank_questions(answers)


def is_borrowed(name: str, questions: Sequence[str]) -> bool:
    """Tell whether a text borrows most of what it answers."""
    standings = [said(name, question).standing for question in questions]
    answered = [standing for standing in standings if standing != "moot"]
    return 2 * answered.count("borrowed") > len(answered)


def test_the_first_questions_tell_every_game_from_every_other() -> None:
    """Any two texts of two games, of which enough is known, differ in a question asked of every game.

    A text most of which is borrowed is left out: what is asked, it does not answer itself.
    """
    family = [name for name, question in ASKED.items() if question.get("game") == "every"]
    texts = [text for text in playable() if not is_borrowed(text, family)]
    alike = [
        (a, b)
        for a, b in combinations(texts, 2)
        if document(a)["game"] != document(b)["game"]
        and not any(said(a, name).differs(said(b, name)) for name in family)
    ]

    assert not alike, (
        f"variants/finder.yaml: no question with game: every tells {alike} apart; ask one more, of a leaf in which they differ"
    )


@pytest.mark.parametrize("game", GAMES[1:])
def test_a_game_of_several_texts_has_questions_that_tell_them_apart(game: str) -> None:
    """Where two texts can be played, a question on their game tells them apart."""
    of = [name for name, question in ASKED.items() if question.get("game") in {game, "every"}]

    for a, b in combinations(playable(game), 2):
        assert any(said(a, name).differs(said(b, name)) for name in of), (
            f"variants/finder.yaml: no question tells {a} from {b}; add one with game: {game}, of a leaf in which they differ"
        )


def test_the_few_are_those_that_still_tell_something() -> None:
    """The order of the corpus falls steadily, and is cut where a question tells too little."""
    weights = rank_questions({name: [said(text, name) for text in RULESETS] for name in ASKED})
    first = choose_few(weights, len(RULESETS))
    pairs = len(RULESETS) * (len(RULESETS) - 1) // 2

    assert [weight.added for weight in weights] == sorted((w.added for w in weights), reverse=True)
    assert 0 < len(first) < len(weights)
    assert first[-1].added >= LEAST * pairs > weights[len(first)].added


def test_an_unknown_look_is_told_with_those_there_are() -> None:
    """The message names what can be looked at."""
    with pytest.raises(LookupError, match="choose one of: value, number"):
        find_look("colour")
