"""Mutation of citations: a changed rule changes some hand, by the clause that sets it."""

from pathlib import Path

import pytest

from poch.library import document
from tools.mutants.__main__ import too_few
from tools.mutants.changes import Mutant, mutants, others
from tools.mutants.survivors import wrong
from tools.mutants.trial import Told, Trial, Verdict
from tools.uncited.__main__ import Part, counted

FEW = ("poch-1853-alvensleben", "poch-family-hearts", "poque-1789")


@pytest.mark.parametrize("name", FEW)
def test_what_is_changed_is_told(name: str) -> None:
    """A complaint or an event by the clause tells it, nearly always in a shipped hand.

    Else there is a reason.
    """
    trial = Trial.of(name)
    tried = [(one, trial.verdict(one)) for one in mutants(document(name))]

    assert [] == [*wrong(tried), *too_few(tried)]


POINTS = {"K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7}


@pytest.mark.parametrize(
    ("mutant", "told"),
    [
        (Mutant(FEW[0], "dressing.antes", "dressing.antes", "", {"ace": 2}), Told.HAND),
        (Mutant(FEW[0], "pack.size", "pack.size", "", 12), Told.COMPLAINT),
        (Mutant(FEW[0], "vie.showdown", "vying.showdown", "", "best-named"), Told.COMPLAINT),
        (Mutant(FEW[0], "vie.fold-out"), Told.COMPLAINT),
        (Mutant(FEW[1], "vie.entry", "vying.entry", "", "anyone"), Told.COMPLAINT),
        (Mutant(FEW[1], "shed.emptied"), Told.COMPLAINT),
        (Mutant(FEW[0], "end.residue", "ending.residue", "divided", "nobody"), Told.VECTOR),
        (
            Mutant("poch-knauer-31", "shed.points", "shedding.count.points", "", POINTS),
            Told.COMPLAINT,
        ),
    ],
    ids=str,
)
def test_what_tells_a_mutant(mutant: Mutant, told: Told) -> None:
    """A value that cannot be is complained of; another is seen in the events of a hand."""
    assert told == Trial.of(mutant.ruleset).verdict(mutant).told


def test_what_is_not_changed_changes_nothing() -> None:
    """A mutant with the value that stands there anyway is told by nothing."""
    clause = next(one for one in document(FEW[0])["clauses"] if "sets" in one)
    leaf, value = next(iter(clause["sets"].items()))

    assert (Told.NOTHING, "") == Trial.of(FEW[0]).verdict(
        Mutant(FEW[0], clause["id"], leaf, "", value)
    )


@pytest.mark.parametrize(
    ("leaf", "value", "changed"),
    [
        ("vying.nobody", "pool-stays", []),
        ("vying.fold-out", "unseen", ["shows-a-set"]),
        ("settling.per-card", 1, [2]),
        ("pack.size", {3: 32, 4: 52}, [{3: 28, 4: 52}, {3: 36, 4: 52}, {3: 32, 4: 48}]),
        ("vying.pool", ["poch", "centre"], [["centre"], ["poch"], ["centre", "poch"]]),
        ("vying.raise", {"least": 1, "most": 1}, [{"least": 1, "most": 2}]),
    ],
)
def test_the_other_values_of_a_leaf(leaf: str, value: object, changed: list[object]) -> None:
    """Practices are all tried, numbers are one off, of lists one part is left out or moved."""
    assert changed == [one for one in others(leaf, value) if one in changed]
    assert value not in others(leaf, value)


def test_survivors_need_a_reason_and_reasons_a_survivor(tmp_path: Path) -> None:
    """An unlisted survivor is complained of, and so is a listed one that is told after all."""
    survivor, told, *_ = (one for one in mutants(document("poque-1789")) if one.leaf == "seats")
    file = tmp_path / "survivors.yaml"
    file.write_text(
        "- because: Nobody knows.\n  mutants:\n    - {ruleset: poque-1789, clause: players.number,"
        f" leaf: seats, values: [{told.value}, [7, 7]]}}\n",
        encoding="utf-8",
    )
    unlisted, stale, unknown = wrong(
        [(survivor, Verdict(Told.NOTHING)), (told, Verdict(Told.HAND, "a-hand"))], file
    )

    assert unlisted.endswith(
        " survives; write a hand in which it matters, or list it with a reason"
    )
    assert stale.startswith(f"{file}:3:")
    assert stale.endswith(" is told in a-hand; take it out")
    assert unknown.endswith(" is no mutant; take it out")


@pytest.mark.parametrize(
    ("by_hands", "said"),
    [(19, []), (18, ["hands alone tell 90.0% of the mutants, and must tell 95%; write some"])],
)
def test_what_a_vector_tells_is_not_told_by_hands(by_hands: int, said: list[str]) -> None:
    """Of twenty mutants the shipped hands must tell nineteen, though the vectors tell the rest."""
    one = next(mutants(document("poque-1789")))
    verdicts = [Told.COMPLAINT, *[Told.HAND] * (by_hands - 1), *[Told.VECTOR] * (20 - by_hands)]

    assert said == [*too_few([(one, Verdict(told)) for told in verdicts])]


def test_random_hands_cite_clauses_in_force() -> None:
    """What `make uncited` plays by the ten thousand."""
    count = counted(Part("poch-1853-alvensleben", 5, 0, 60))

    assert () == count.uncited
    assert 60 * 30 < count.events
