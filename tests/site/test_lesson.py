"""The first game: no answer leads to a dead end, each is judged, and what is said of the hand is so."""

from pathlib import Path
from random import Random

import pytest

from poch.records.record import replay_record
from poch.records.trace import Picture, Step, Trace, trace_hand
from poch.texts import library
from poch.texts.library import VARIANTS, find
from poch.words import TAGS
from tests.conftest import ROOT
from tools.site.edition.edition import Edition, load_yaml
from tools.site.hands.lesson import FOLDER, LEARNER, Lesson, Stop, lesson
from tools.site.hands.replays import read_edition
from tools.site.output.languages import speaking

FILES = sorted(FOLDER.glob("*.yaml"))
NAMES = [file.stem for file in FILES]


@pytest.fixture(scope="module")
def edition() -> Edition:
    """Return the edition of this repository."""
    return read_edition(ROOT / "variants", ROOT / "build" / "replays")


@pytest.fixture(scope="module", params=[(file, tag) for file in FILES for tag in TAGS])
def first(request: pytest.FixtureRequest, edition: Edition) -> Lesson:
    """Return a first game in one of the languages."""
    file, tag = request.param
    with speaking(tag):
        return lesson(file, edition.in_language(tag))


def test_whatever_one_answers_the_game_goes_on(first: Lesson) -> None:
    """Two hundred learners who guess come to the end, and read a rule with each guess."""
    known = {clause["id"] for clause in library.document(first.source.slug)["clauses"]}
    for seed in range(200):
        chance = Random(seed)
        for stop in first.stops:
            left = [*stop.answers]
            while left:
                answer = left.pop(chance.randrange(len(left)))
                assert answer.because
                assert answer.text
                assert answer.clause in known
                if answer.way == "right":
                    break
            else:
                assert not stop.answers, stop.name


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_in_japanese_an_answer_is_met_with_the_rule_in_japanese(
    file: Path, edition: Edition
) -> None:
    """Its clauses have Japanese words, though those of no other text have: all else is marked as English."""
    with speaking("ja"):
        stops = lesson(file, edition.in_language("ja")).stops
    read = [
        words
        for stop in stops
        for answer in stop.answers
        for words in (answer.because, answer.text)
    ]

    assert read
    assert [] == [words for words in read if not words.endswith("。")]
    with_clauses = {
        path.parents[1].name
        for path in VARIANTS.glob("*/translations/ja.yaml")
        if "clauses" in load_yaml(path)
    }
    assert {*NAMES} == with_clauses


def steps_of(first: Lesson, stop: Stop) -> list[Step]:
    """Return what the learner does after a stop, until the next one."""
    ends = [later.step for later in first.stops if later.step > stop.step]
    return [step for step in first.trace.steps[stop.step : ends[0]] if step.seat == LEARNER]


def test_the_right_answer_is_what_happens(first: Lesson) -> None:
    """The hand goes on with it, and no other card would have done."""
    asked = [stop for stop in first.stops if stop.answers]
    for stop in asked:
        right = {answer.wish for answer in stop.answers if answer.way == "right"}
        own = steps_of(first, stop)
        if stop.calls:
            (wish,) = right
            named = {"Knocked": "knock", "Held": "hold", "Raised": "raise", "Folded": "fold"}
            assert wish.split()[0] == named[own[0].type]
        elif own[0].type == "Melded":
            cards = {card for step in own for card in step.fields["cards"]}
            assert right == cards
        else:
            assert right == {own[0].fields["card"]}
    assert len(asked) >= 5


def shown(name: str) -> tuple[Trace, list[Picture], dict[str, int]]:
    """Return what the learner sees of a lesson: its trace, the table after each step, and the step of each stop."""
    document = load_yaml(FOLDER / f"{name}.yaml")
    trace = trace_hand(replay_record(document["record"], find), LEARNER)
    return trace, [*trace.pictures()], {stop["name"]: stop["step"] for stop in document["stops"]}


def all_of(trace: Trace, kind: str) -> list[Step]:
    """Return the steps of one kind."""
    return [step for step in trace.steps if step.type == kind]


def test_what_is_said_of_the_modern_hand_is_so() -> None:
    """The chips that the messages count are those of the trace."""
    trace, pictures, at = shown("poch-modern-pagat")
    gained = pictures[at["marriage"] - 1].purses[LEARNER] - pictures[at["meld"] - 1].purses[LEARNER]
    (won,) = all_of(trace, "VieWon")

    assert {4} == set(pictures[at["chips"] - 1].pools.values())
    assert 8 == len(pictures[at["cards"] - 1].hands[LEARNER])
    assert 12 == gained
    assert (4, 7) == (won.fields["chips"], sum(won.fields["stakes"].values()))
    assert [4] == [step.fields["chips"] for step in all_of(trace, "PrizeTaken")]
    assert 8 == sum(step.fields["chips"] for step in all_of(trace, "Paid"))


def test_what_is_said_of_the_hand_of_1789_is_so() -> None:
    """Chips, cards left, and what each pays; who leads is a doubt, that the first one out is paid twice a conclusion."""
    trace, pictures, at = shown("poque-1789")
    (won,) = all_of(trace, "VieWon")
    (turned,) = all_of(trace, "TurnUpPaid")
    paid = [
        (step.seat, step.fields["chips"])
        for step in trace.steps[: at["first-out"]]
        if step.type == "Paid"
    ]
    twice = [step.fields["chips"] for step in trace.steps[at["first-out"] :] if step.type == "Paid"]
    clauses = {clause["id"]: clause for clause in library.document("poque-1789")["clauses"]}
    (twice_by,) = {
        step.clause
        for step in trace.steps[at["first-out"] :]
        if step.type == "Paid" and step.fields["to"] == LEARNER
    }

    assert 6 == len(pictures[at["six-boxes"] - 1].pools)
    assert {4} == set(pictures[at["five-cards"] - 1].pools.values())
    assert 5 == len(pictures[at["five-cards"] - 1].hands[LEARNER])
    assert ("Colette", 4) == (turned.seat, turned.fields["chips"])
    assert (4, 6) == (won.fields["chips"], sum(won.fields["stakes"].values()))
    assert 4 == pictures[-1].pools["ten"]
    assert [("Agathe", 2), ("Blaise", 4), ("Colette", 1)] == paid
    assert [4, 4, 4] == twice
    assert "first-leader" in {
        clause["crux"]["id"] for clause in clauses.values() if "crux" in clause
    }
    assert ("inferred", False) == (clauses[twice_by]["status"], "crux" in clauses[twice_by])


def test_a_lesson_that_does_not_fit_its_hand_is_refused(edition: Edition, tmp_path: Path) -> None:
    """The error names the file and what is wrong."""
    text = (FOLDER / "poch-modern-pagat.yaml").read_text("utf-8")
    short = tmp_path / "poch-modern-pagat.yaml"
    short.write_text(text[: text.index("  - {name: paid")], "utf-8")
    with pytest.raises(ValueError, match=r"poch-modern-pagat\.yaml: the last stop is not the end"):
        lesson(short, edition)
    other = tmp_path / "no-such-source.yaml"
    other.write_text(text, "utf-8")
    with pytest.raises(ValueError, match="there is no source no-such-source"):
        lesson(other, edition)
