"""Mutation of citations: a changed rule changes some hand, by the clause that sets it."""

import json
import shutil
from pathlib import Path

import pytest

from poch.texts.compile import compile_ruleset
from poch.texts.library import VARIANTS, document
from tools.lab import trials
from tools.lab.mutants.__main__ import count_verdicts as whole
from tools.lab.mutants.__main__ import too_few
from tools.lab.mutants.changes import Mutant, mutants, other_values
from tools.lab.mutants.survivors import check_survivors
from tools.lab.mutants.trial import Evidence, Trial, Verdict
from tools.lab.uncited.__main__ import HANDS, BatchCount, HandBatch, play_batch
from tools.lab.uncited.__main__ import count_hands as enough
from tools.site.edition.edition import Edition
from tools.site.figures import figures
from tools.store import published

FEW = ("poch-1853-alvensleben", "poch-family-hearts", "poque-1789")


@pytest.mark.parametrize("name", FEW)
def test_what_is_changed_is_told(name: str) -> None:
    """A complaint or an event by the clause tells it, nearly always in a shipped hand.

    Else there is a reason.
    """
    trial = Trial.of(name)
    tried = [(mutant, trial.verdict(mutant)) for mutant in mutants(document(name))]

    assert [] == [*check_survivors(tried), *too_few(tried)]


POINTS = {"K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7}


@pytest.mark.parametrize(
    ("mutant", "evidence"),
    [
        (Mutant(FEW[0], "dressing.antes", "dressing.antes", "", {"ace": 2}), Evidence.HAND),
        (Mutant(FEW[0], "pack.size", "pack.size", "", 12), Evidence.COMPLAINT),
        (Mutant(FEW[0], "vie.showdown", "vying.showdown", "", "best-named"), Evidence.COMPLAINT),
        (Mutant(FEW[0], "vie.fold-out"), Evidence.COMPLAINT),
        (Mutant(FEW[1], "vie.entry", "vying.entry", "", "anyone"), Evidence.COMPLAINT),
        (Mutant(FEW[1], "shed.emptied"), Evidence.COMPLAINT),
        (Mutant(FEW[0], "end.residue", "ending.residue", "divided", "nobody"), Evidence.VECTOR),
        (
            Mutant("poch-knauer-31", "shed.points", "shedding.count.points", "", POINTS),
            Evidence.COMPLAINT,
        ),
    ],
    ids=str,
)
def test_what_tells_a_mutant(mutant: Mutant, evidence: Evidence) -> None:
    """A value that cannot be is complained of; another is seen in the events of a hand."""
    assert evidence == Trial.of(mutant.ruleset).verdict(mutant).evidence


def test_what_is_not_changed_changes_nothing() -> None:
    """A mutant with the value that stands there anyway is told by nothing."""
    clause = next(clause for clause in document(FEW[0])["clauses"] if "sets" in clause)
    leaf, value = next(iter(clause["sets"].items()))

    assert (Evidence.NOTHING, "") == Trial.of(FEW[0]).verdict(
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
    assert changed == [other for other in other_values(leaf, value) if other in changed]
    assert value not in other_values(leaf, value)


def test_survivors_need_a_reason_and_reasons_a_survivor(tmp_path: Path) -> None:
    """An unlisted survivor is complained of, and so is a listed one that is told after all."""
    survivor, caught, *_ = (
        mutant for mutant in mutants(document("poque-1789")) if mutant.leaf == "seats"
    )
    file = tmp_path / "survivors.yaml"
    file.write_text(
        "- because: Nobody knows.\n  mutants:\n    - {ruleset: poque-1789, clause: players.number,"
        f" leaf: seats, values: [{caught.value}, [7, 7]]}}\n",
        encoding="utf-8",
    )
    unlisted, stale, unknown = check_survivors(
        [(survivor, Verdict(Evidence.NOTHING)), (caught, Verdict(Evidence.HAND, "a-hand"))], file
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
    mutant = next(mutants(document("poque-1789")))
    verdicts = [
        Evidence.COMPLAINT,
        *[Evidence.HAND] * (by_hands - 1),
        *[Evidence.VECTOR] * (20 - by_hands),
    ]

    assert said == [*too_few([(mutant, Verdict(verdict)) for verdict in verdicts])]


def test_random_hands_cite_clauses_in_force() -> None:
    """What `make uncited` plays by the ten thousand."""
    count = play_batch(HandBatch("poch-1853-alvensleben", 5, 0, 60))

    assert () == count.uncited
    assert 60 * 30 < count.events


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one ruleset that can be tried, and nowhere a commit."""
    shutil.copytree(VARIANTS / FEW[2], tmp_path / "variants" / FEW[2])
    (tmp_path / "tests").mkdir()
    return tmp_path


def test_what_was_tried_is_noted_with_its_day(folder: Path) -> None:
    """By ruleset; a trial of one leaves the others, and what changes afterwards is named."""
    trials.note("mutants", {FEW[0]: {"told": {"complaint": 1}}}, folder)
    trials.note("mutants", {FEW[2]: {"told": {"event of a hand": 2}}}, folder)
    noted = published.trials(folder)["mutants"]

    assert {FEW[0]: 1, FEW[2]: 2} == {
        name: sum(trial["told"].values()) for name, trial in noted.items()
    }
    assert [] == published.outdated_rulesets(noted, [FEW[2]], folder)
    assert [FEW[1]] == published.outdated_rulesets(noted, [FEW[1], FEW[2]], folder)

    record = next((folder / "variants" / FEW[2] / "hands").iterdir())
    record.write_text(record.read_text("utf-8") + "# another\n", encoding="utf-8")

    assert [FEW[2]] == published.outdated_rulesets(noted, [FEW[2]], folder)


def test_a_page_tells_when_it_was_counted(folder: Path) -> None:
    """The sum over all rulesets, the days, the last commit, and what is older than its text."""
    at = {"commit": "abcdef0", "of": "another"}
    counts = {"complaint": 1, "event of a hand": 5, "event of a vector": 3, "question": 1}
    noted = {
        FEW[0]: {**at, "day": "2026-11-21", "told": counts},
        FEW[2]: {**at, "day": "2026-11-22", "told": counts, "of": published.state(FEW[2], folder)},
    }
    (folder / published.TRIALS).write_text(json.dumps({"mutants": noted}), encoding="utf-8")
    text = figures.FIGURES["mutants"](Edition(*[()] * 8), folder)  # type: ignore[arg-type] # unread

    assert text.startswith(
        "We tried 20 changes to two rulesets. Complaints and shipped hands show 60.0% of them; with the"
        " vectors it is 90.0%. Each of the other 2 has its reason. (`make mutants`, 21 November 2026"
        " to 22 November 2026, commit abcdef0.) Not tried as they are now: "
    )
    assert FEW[0] in text
    assert FEW[2] not in text
    assert "`make uncited` has not been run yet." == figures.FIGURES["uncited"](
        Edition(*[()] * 8),  # type: ignore[arg-type] # unread
        folder,
    )


def test_only_what_was_tried_whole_is_noted() -> None:
    """Ctrl-C ends a trial early, and fewer hands may be asked for; neither is a count."""
    every = [(mutant, Verdict(Evidence.HAND)) for mutant in mutants(document(FEW[2]))]
    seats = len(compile_ruleset(document(FEW[2])).rules_by_seats)
    played = [BatchCount(HandBatch(FEW[2], 3, 0, HANDS), 9, ()) for _ in range(seats)]

    assert {} == whole(every[1:]) == enough(played[1:])
    assert {FEW[2]: {"told": {Evidence.HAND: len(every)}}} == whole(every)
    assert {FEW[2]: {"hands": HANDS * seats, "events": 9 * seats}} == enough(played)
