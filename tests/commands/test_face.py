"""What `import poch` offers: every name, what it answers, and how that shows itself."""

import ast
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from inspect import isfunction
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, get_args, get_type_hints

import pytest

import poch
from poch import Outcome, Ruleset

LONGEST = 300
"""Letters in which anything that is offered shows itself."""
STUB = Path(poch.__file__).with_suffix(".pyi")
LOADED = (
    "import sys, poch; dir(poch); print(*(name for name in sys.modules if name[:5] == 'poch.'))"
)


def played(ruleset: Ruleset, seed: int) -> Outcome:
    """Return a hand that four play by chance."""
    random = Random(seed)
    start = poch.from_seed(ruleset, 4, seed)
    return poch.drive(ruleset, start, lambda ask, _: poch.at_random(ask, random))


@pytest.fixture(scope="module")
def ruleset() -> Ruleset:
    """A ruleset as adopted."""
    return poch.find("poque-1789")


@pytest.fixture(scope="module")
def hand(ruleset: Ruleset) -> Outcome:
    """A hand played to its end."""
    return played(ruleset, 7)


def test_type_checkers_know_the_same_names() -> None:
    """Each is at home where it is loaded from."""
    stub = ast.parse(STUB.read_text("utf-8"))
    homes = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in stub.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    listed = next(
        ast.literal_eval(node.value) for node in stub.body if isinstance(node, ast.Assign)
    )

    assert homes == {name: f"poch.{home}" for name, home in vars(poch)["HOMES"].items()}
    assert {*listed} == {*poch.__all__} == {*dir(poch)}
    assert all(getattr(poch, name) is not None for name in poch.__all__)


def test_nothing_is_loaded_before_it_is_used() -> None:
    """A browser that plays, and a script that lists, wait for nothing else."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED], check=True, capture_output=True, text=True
    )

    assert "\n" == done.stdout


def test_a_name_that_is_not_offered_is_answered_with_those_that_are() -> None:
    """As for any module, it is an AttributeError."""
    with pytest.raises(AttributeError, match="poch has no 'playy'; it has Action, Ask"):
        poch.playy  # type: ignore[attr-defined] # noqa: B018


def test_a_hand_is_played_again_from_what_was_chosen(ruleset: Ruleset, hand: Outcome) -> None:
    """The same start and the same choices come to the same."""
    again = poch.play(ruleset, poch.from_seed(ruleset, 4, 7), hand.taken)

    assert (hand.events, hand.table) == (again.events, again.table)
    assert 0 == sum(again.table.purses) + sum(again.table.pools.values())


def test_a_hand_is_traced(hand: Outcome) -> None:
    """Each step has its clause; of another's cards a viewer sees the backs."""
    steps = poch.trace(hand).steps
    dealt = [step for step in poch.trace(hand, "A").steps if step.type == "Dealt"]

    assert [event.clause for event in hand.events] == [step.clause for step in steps]
    assert [False, True, True, True] == [{*step.fields["cards"]} == {"??"} for step in dealt]


def test_a_choice_has_its_reason(ruleset: Ruleset, hand: Outcome) -> None:
    """What was done may be done there, by a clause; what nobody offers may not."""
    before = poch.play(ruleset, hand.dealt, hand.taken[:3])
    assert before.ask
    may = poch.why(before, hand.taken[3][1])
    may_not = poch.why(before, "raise 999999999", 0)

    assert (True, False) == (may.allowed, may_not.allowed)
    assert {may.clause, may_not.clause} <= ruleset.in_force
    with pytest.raises(ValueError, match="nobody is asked anything here; name a seat"):
        poch.why(hand, "pass")


def test_two_texts_part_where_a_rule_differs(hand: Outcome) -> None:
    """The leaves that make two hands part are among those that differ in a comparison."""
    other = poch.find("poch-philos")
    parting = poch.contrast(hand, other)
    rows = {row.leaf for row in poch.compare(hand.ruleset, other) if row.a.value != row.b.value}

    assert parting.leaves
    assert {*parting.leaves} <= rows


def test_odds_are_fractions(ruleset: Ruleset) -> None:
    """Somebody holds the ace of trumps in more than none, and in fewer than all, of the deals."""
    won = poch.odds(ruleset, 4).pools["ace"].won

    assert isinstance(won, Fraction)
    assert 0 < won < 1


def test_a_citation_can_be_verified() -> None:
    """What is cited holds now."""
    cited = poch.cite("poque-1789/vie.first")

    assert [True] == [finding.holds for finding in poch.verify(cited.token)]


def test_everything_shows_itself_in_a_line(ruleset: Ruleset, hand: Outcome) -> None:
    """No more than a screen of it, whatever it holds."""
    other = poch.find("poch-philos")
    open_ = poch.play(ruleset, hand.dealt, hand.taken[:1])
    record = {"ruleset": "poque-1789", "seats": ["A", "B", "C", "D"], "deal": {"seed": 7}}
    shown = [
        *(ruleset, hand, open_, poch.play(ruleset, hand.dealt, [(3, poch.action("hold"))])),
        *(poch.trace(hand), poch.contrast(hand, other), poch.odds(ruleset, 4)),
        *(poch.replay(record, poch.find), *poch.compare(ruleset, other)),
        *(poch.cite("poque-1789"), poch.why(open_, "pass")),
    ]

    assert [] == [repr(example) for example in shown if not 0 < len(repr(example)) <= LONGEST]


def test_an_action_that_does_not_fit_is_told_with_names(hand: Outcome) -> None:
    """Seats go by their numbers where they have no names, and nothing is left to be filled in."""
    wrong = [(3, poch.action("hold"))]
    for names, asked in (((), "seat 0"), (("Ann", "Ben", "Cy", "Di"), "Ann")):
        stopped = poch.play(hand.ruleset, hand.dealt, wrong, names=names).rejected
        assert stopped
        assert stopped[1].startswith(f"it is {asked} who is asked here, not ")
        assert "{" not in stopped[1]


def test_what_cannot_be_is_refused_with_a_sentence(ruleset: Ruleset) -> None:
    """Rulesets, readings, seats and seeds that there are not."""
    for call, sentence in (
        (lambda: poch.find("poque-1788"), "did you mean poque-1789"),
        (lambda: poch.find("poque-1789", {"moon": "full"}), "has no crux 'moon'; its cruxes: "),
        (lambda: poch.from_seed(ruleset, 9, 1), "is for 3 to 6 seats; 9 are too many"),
        (lambda: poch.from_seed(ruleset, 4, -1), "this is no seed; write a whole number"),
        (
            lambda: poch.cite("poque-1789/nothing"),
            "there is no clause poque-1789/nothing; did you mean ",
        ),
    ):
        with pytest.raises(ValueError, match=sentence):
            call()


def taking_rulesets(hand: Outcome) -> dict[str, Callable[[Any], Any]]:
    """Return what calls each name that takes a ruleset, with another thing in its place."""
    return {
        "compare": lambda given: (poch.compare(given, "poch-philos"), poch.compare("poch-philos", given)),
        "contrast": lambda given: repr(poch.contrast(hand, given)),
        "cite": poch.cite,
        "odds": lambda given: poch.odds(given, 4).pools,
        "from_seed": lambda given: poch.from_seed(given, 4, 7),
        "drive": lambda given: poch.drive(given, hand.dealt, lambda ask, _: poch.cautious(ask, hand.table, Random(1))).events,
        "play": lambda given: poch.play(given, hand.dealt, hand.taken).events,
    }  # fmt: skip


def test_each_name_that_takes_a_ruleset_is_known_here(hand: Outcome) -> None:
    """A new one cannot be forgotten: its parameters say what they are."""
    offered = {name for name in poch.__all__ if isfunction(getattr(poch, name))}
    taking = {
        name
        for name in offered
        if any(
            kind is Ruleset or (isinstance(kind, UnionType) and Ruleset in get_args(kind))
            for kind in parameters(getattr(poch, name))
        )
    }

    assert {*taking_rulesets(hand)} == taking


def parameters(function: Callable[..., Any]) -> list[Any]:
    """Return the types of what a function takes."""
    hints = get_type_hints(function)
    hints.pop("return", None)
    return [*hints.values()]


@pytest.mark.parametrize(
    "name", ["compare", "contrast", "cite", "odds", "from_seed", "drive", "play"]
)
def test_a_ruleset_may_be_given_by_its_id(name: str, hand: Outcome, ruleset: Ruleset) -> None:
    """Either comes to the same, and anything else is refused with its type."""
    call = taking_rulesets(hand)[name]

    assert call("poque-1789") == call(ruleset)
    with pytest.raises(ValueError, match="did you mean poque-1789"):
        call("poque-1788")
    for wrong, type_ in ((None, "None"), (7, "int"), (["poque-1789"], "list"), (hand, "Outcome")):
        with pytest.raises(TypeError, match=rf"{type_}\b.*; give an id"):
            call(wrong)
    with pytest.raises(TypeError, match="of the type int is no id; give one of those"):
        poch.find(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="of the type str is no hand; give what"):
        poch.contrast("poque-1789", ruleset)  # type: ignore[arg-type]
