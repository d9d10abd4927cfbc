"""Comparison and likeness: what counts as a difference, and what does not count at all."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from poch.game.ruleset import Ruleset
from poch.studies.compare import (
    KNOWN,
    STANDINGS,
    TOLD,
    CellPart,
    align_rulesets,
    cells,
    differences,
    leaf_names,
    voice,
)
from poch.studies.degrees import ANSWERED, DEGREES, EVIDENCE, OUTCOMES, SPEAKING, VOICES, degree
from poch.studies.likeness import Likeness, likeness, likenesses, most_varied
from poch.texts import leaves
from poch.texts.compile import compile_ruleset
from poch.texts.library import find, ids, playable
from poch.texts.ruleset_shape import FIRST, KINDS, by_seats
from tests.columns import columns, rows, rulesets
from tests.degrees_in_yaml import Part, speak
from tests.small_texts import document, small
from tests.turns import turn

EVERY = rulesets()
PAIRS = [*combinations(EVERY, 2)]
RULES = [leaf for leaf in leaf_names(EVERY) if leaf not in TOLD]


def verdict(a: str, b: str, leaf: str) -> str:
    """Return what comes of a leaf in two rulesets."""
    return next(row.verdict for row in align_rulesets(find(a, {}), find(b, {})) if row.leaf == leaf)


def standing(name: str, leaf: str) -> tuple[str, ...]:
    """Return on what a leaf rests in a ruleset."""
    return cells(find(name, {}), [leaf])[leaf].standings


def altered(name: str, clause: str, **changed: Any) -> Ruleset:
    """Return a ruleset with a clause changed; what is None is taken out."""
    text = document(name)
    by_id = {clause["id"]: clause for clause in text["clauses"]}
    by_id[clause] = {
        key: value for key, value in (by_id[clause] | changed).items() if value is not None
    }
    return compile_ruleset({**text, "clauses": [*by_id.values()]})


def test_a_ruleset_does_not_differ_from_itself() -> None:
    """No rule differs, and one of which its text does not speak is not called the same either."""
    for ruleset in EVERY:
        own = rows(ruleset.id, ruleset.id)

        assert [] == [*differences(own)], ruleset.id
        for row in own:
            speaks = all(voice(part) in SPEAKING for part in row.a.parts)
            assert speaks or row.verdict != "same", f"{ruleset.id}: {row.leaf}"


def test_every_two_voices_have_a_degree() -> None:
    """In either order; what does not speak for its text never makes evidence of a pair."""
    for a, b in product(VOICES, repeat=2):
        graded = degree(a, b)

        assert graded in DEGREES
        assert graded == degree(b, a)
        assert ({a, b} <= SPEAKING) == (graded in EVIDENCE), (a, b)
    voices = {
        voice(part) for a in EVERY for cell in cells(a, RULES).values() for part in cell.parts
    }
    assert voices == {*VOICES}


def test_only_texts_that_speak_agree_or_differ() -> None:
    """Silence, a cut, an unseen text and what is ours are neither like nor unlike anything."""
    for a, b in PAIRS:
        for row in rows(a.id, b.id):
            assert bool(row.verdict) == (row.degree in ANSWERED)
            if row.evident:
                for part in row.parts():
                    assert voice(part) in {*SPEAKING, "silent"}, f"{a.id}, {b.id}: {row.leaf}"


def test_the_order_of_two_rulesets_does_not_matter() -> None:
    """What differs one way differs the other way."""
    for a, b in PAIRS:
        there = {row.leaf: (row.degree, row.verdict) for row in rows(a.id, b.id)}

        assert there == {row.leaf: (row.degree, row.verdict) for row in rows(b.id, a.id)}


def test_two_rulesets_alone_are_laid_side_by_side_as_among_all() -> None:
    """A tenth of the pairs at each commit."""
    for a, b in turn(PAIRS, 10):
        assert align_rulesets(a, b) == rows(a.id, b.id), (a.id, b.id)


def test_a_leaf_is_wanting_only_where_nothing_asks_for_it() -> None:
    """The conditions under which leaves arise are those of the engine."""
    for name in playable():
        ruleset = find(name, {})
        for leaf in leaves.leaves_in_order():
            if leaf in ruleset.leaves or optional(leaf):
                continue
            needed = list(leaves.conditions(leaf))
            assert needed, f"{name}: {leaf}"
            for on in needed:
                if on.leaf not in ruleset.leaves and not optional(on.leaf):
                    needed.extend(leaves.conditions(on.leaf))
            set_to = {
                on: ruleset.leaf(on.leaf, 4).value if on.leaf in ruleset.leaves else None
                for on in needed
            }
            assert not all(on.holds(value) for on, value in set_to.items()), f"{name}: {leaf}"


def conditional() -> Iterator[str]:
    """Yield the leaves that hang on another."""
    return (leaf for leaf in leaves.LEAVES if leaves.condition(leaf) and not optional(leaf))


def optional(name: str) -> bool:
    """Tell whether a ruleset can be played without a leaf though it arises."""
    known = leaves.leaf(name)
    return bool(known and known.optional)


def test_a_condition_asks_for_values_that_its_leaf_can_have() -> None:
    """Every condition is met somewhere, under some reading."""
    values: dict[str, list[Any]] = {}
    for name in (*ids(), *small()):
        for clause in document(name)["clauses"]:
            readings = clause.get("crux", {}).get("readings", {}).values()
            for sets in (
                clause.get("sets", {}),
                *(reading.get("sets", {}) for reading in readings),
            ):
                for leaf, value in sets.items():
                    values.setdefault(leaf, []).extend(by_seats(value).values())
    for leaf in conditional():
        hangs = leaves.condition(leaf)

        assert hangs
        unset = [None] if optional(hangs.leaf) else []
        assert any(map(hangs.holds, [*values[hangs.leaf], *unset])), leaf


@pytest.mark.parametrize(
    ("name", "leaf", "expected"),
    [
        ("poch-1908-meyer", "dressing.antes", ("stated",)),
        ("poch-1908-meyer", "shedding.play", ("silent",)),
        ("poch-1908-meyer", "dealing.cut", ("silent",)),
        ("poch-1857-pierer", "shedding.play", ("cut",)),
        ("poch-1853-alvensleben", "shedding.run-ends", ("unsettled",)),
        ("poch-1897-foster", "shedding.trumping", ("moot",)),
        ("poch-1853-alvensleben", "vying.pass", ("unreported",)),
        ("poque-1789", "vying.ranking.equal", ("inherited",)),
        ("poque-1765", "melding.claims.sequence", ("moot",)),
        ("poch-philos", "vying.raising", ("unsettled",)),
        ("poch-noris", "vying.entry", ("unreported",)),
        ("poque-1765", "pack.size", ("stated", "unsettled")),
        ("poque-1765", "melding.claims.jack", ("unsettled",)),
        ("poque-1765", "melding.claims.queen", ("stated",)),
        ("poch-1908-meyer", "melding.run.best-by", ("unsettled",)),
        ("poch-1853-alvensleben", "melding.run.best-by", ("unsettled",)),
        ("poque-1765", "vying.ranking.no-set", ("cut",)),
        ("poch-1857-pierer", "vying.ranking.no-set", ("cut",)),
        ("poch-1992-parlett", "vying.entry", ("borrowed",)),
        ("poch-modern-pagat", "dressing.antes", ("reported-mt",)),
    ],
)
def test_each_kind_of_not_knowing_has_its_name(
    name: str, leaf: str, expected: tuple[str, ...]
) -> None:
    """A silence is not a cut, a cut not a text unseen, and what cannot arise is none of these."""
    assert expected == standing(name, leaf)
    assert set(expected) <= set(STANDINGS)


@pytest.mark.parametrize(
    ("a", "b", "leaf", "expected"),
    [
        ("poch-1853-alvensleben", "poch-1897-foster", "vying.raising", "reported differ"),
        ("poch-jawiki", "poch-1897-foster", "vying.raising", "both differ"),
        ("poch-1853-alvensleben", "poch-1908-meyer", "melding.run.best-by", "as-read same"),
        ("poch-1908-meyer", "poch-1897-foster", "dressing.antes", "both differ"),
        ("poch-1897-foster", "poch-modern-pagat", "vying.first", "reported same"),
        ("poch-1853-alvensleben", "poch-modern-pagat", "shedding.run-ends", "no-place"),
        ("poch-family-hearts", "poch-modern-pagat", "vying.raise", "no-place"),
        ("poch-1908-meyer", "poch-modern-pagat", "shedding.play", "only-one"),
        ("poque-1789", "poch-modern-pagat", "vying.ranking.equal", "taken"),
        ("poch-1853-alvensleben", "poch-modern-pagat", "pack.ranks", "as-read same"),
        ("poque-1765", "poch-1897-foster", "pack.size", "both differ"),
        ("poque-1765", "poque-1789", "melding.claims.sequence", "neither"),
        ("pope-joan-hoyle", "pope-joan-cassell", "board.pools", "both same"),
    ],
)
def test_what_comes_of_two_texts(a: str, b: str, leaf: str, expected: str) -> None:
    """Worked cases, one of each verdict and of what is easily got wrong."""
    (row,) = align_rulesets(find(a, {}), find(b, {}), [leaf])

    assert expected == " ".join(filter(None, (row.degree, row.verdict)))


def test_a_value_is_told_as_surely_as_the_least_sure_of_what_is_told_of_it() -> None:
    """One in doubt is as we read it, if no reading turns the verdict, too, and if one text alone speaks."""
    kinds = set()
    for a, b in PAIRS:
        for row in rows(a.id, b.id):
            for name, how in zip((a.id, b.id), row.voices(), strict=True):
                by_number = speak(name).get(row.leaf, {})
                here = [by_number[n] for n in row.seats or by_number if n in by_number]
                least = max((_voice(part) for part in here), key=VOICES.index, default="")
                if least in SPEAKING and row.leaf != "pack.ranks":
                    vouched = row.degree == "reported" and least == "inferred"
                    in_doubt = any(part.doubts for part in here)
                    kinds.add((row.degree, in_doubt))

                    assert how == least or (vouched and not in_doubt), (a.id, b.id, row)
    assert {("only-one", True), ("no-place", True), ("both", True), ("reported", True)} < kinds


def _voice(part: Part) -> str:
    """Return how surely a part of a text can be told, as the second opinion has it."""
    return "inferred" if part.doubts and part.speaks in SPEAKING else part.speaks


def test_a_reading_changes_what_is_laid_side_by_side() -> None:
    """Rulesets are compared under the readings chosen for them; a choice of ours settles nothing."""
    base = find("poch-1853-alvensleben", {})
    other = find("poch-1853-alvensleben", {"third-part": "stops"})
    row = next(row for row in align_rulesets(base, other) if row.leaf == "shedding.play")
    (a,), (b,) = row.a.parts, row.b.parts

    assert ("as-read", "differ", True) == (row.degree, row.verdict, bool(row.turns))
    assert ("suit-tricks", "next-higher-by-holder") == (a.value, b.value)
    assert [("suit-tricks", {"stops": b.value})] == [(d.reading, d.others) for d in a.doubts]
    assert [("stops", {"suit-tricks": a.value})] == [(d.reading, d.others) for d in b.doubts]


def doubtful(kind: str, status: str, *, others: str, **more: Any) -> CellPart:
    """Return what a small ruleset has for a leaf that is set under a crux of a kind."""
    because = {"because": "It is so."} if status in {"inferred", "supplied"} else {}
    crux = {
        "id": "pass",
        "kind": kind,
        "question": "What does a pass mean?",
        "readings": {
            "first": {"because": "It says so.", "sets": {"vying.pass": "final"}},
            "second": {"because": "It does not.", "sets": {"vying.pass": others}},
        },
        "adopted": "first",
    }
    clause = {"id": "vie.pass", "topic": "vie", "status": status, "text": "One may pass."}
    small = {
        "id": "small",
        "game": "poch",
        "siglum": "S",
        "title": "Small",
        "language": "en",
        "playable": "never",
        "source": {"ref": "one", "seen": "whole" if more.get("gap") == "silent" else "in-part"},
        "clauses": [{**clause, **because, "crux": crux, **more}],
    }
    return cells(compile_ruleset(small), ["vying.pass"])["vying.pass"].parts[0]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("status", ["stated", "reported", "reported-mt", "inferred"])
def test_a_value_that_hangs_on_a_reading_is_unsettled(kind: str, status: str) -> None:
    """Whatever the kind of doubt, and whatever its clause rests on; a house variation leaves no doubt."""
    part = doubtful(kind, status, others="may-come-in")
    expected = "unsettled" if kind != "option" else status

    assert (expected, status, "final") == (part.standing, part.status, part.value)
    assert (kind != "option") == bool(part.doubts)
    for doubt in part.doubts:
        assert ("pass", kind, "first") == (doubt.crux, doubt.kind, doubt.reading)
        assert {"second": "may-come-in"} == doubt.others


@pytest.mark.parametrize("status", ["stated", "reported", "reported-mt", "inferred"])
def test_readings_that_come_to_the_same_leave_a_value_settled(status: str) -> None:
    """Where every reading gives a leaf one value, there is no doubt about it."""
    part = doubtful("ambiguity", status, others="final")

    assert (status, ()) == (part.standing, part.doubts)


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"status": "supplied", "gap": "silent"}, "silent"),
        ({"status": "supplied", "gap": "unreported"}, "unreported"),
        ({"status": "supplied", "gap": "cut"}, "cut"),
        ({"status": "inferred", "inherited": "It is not mentioned."}, "inherited"),
        ({"source": {"ref": "another", "seen": "whole"}}, "borrowed"),
    ],
)
def test_what_is_not_the_texts_own_keeps_its_standing_and_its_doubt(
    more: dict[str, Any], expected: str
) -> None:
    """A value of ours or of another text is not called unsettled, but carries the crux too."""
    part = doubtful("silence", others="may-come-in", **{"status": "stated", **more})

    assert (expected, False) == (part.standing, part.known)
    assert ["pass"] == [doubt.crux for doubt in part.doubts]


def test_no_value_with_another_reading_is_settled() -> None:
    """Every leaf of a ruleset is set anew under a reading, a third of all at each commit: what changes is never known."""
    every = [
        (ruleset, crux["id"], reading)
        for ruleset in EVERY
        for crux in ruleset.cruxes.values()
        if crux["kind"] != "option"
        for reading in crux["readings"]
    ]
    for ruleset, crux, reading in turn(every, 3):
        adopted = columns()[ruleset.id].cells
        other = cells(find(ruleset.id, {crux: reading}), ruleset.leaves)
        for leaf in ruleset.leaves:
            cell = adopted[leaf]
            if other[leaf].value != cell.value and leaf != "pack.ranks":
                doubtful = {doubt.crux for part in cell.parts for doubt in part.doubts}

                assert cell.weakest not in KNOWN, f"{ruleset.id}: {leaf}"
                assert crux in doubtful, f"{ruleset.id}: {leaf}"


def test_a_value_of_our_own_makes_no_difference() -> None:
    """Where a clause is turned into one that we supply, the other text alone speaks."""
    stated = find("poch-1897-foster", {})
    why = {"status": "supplied", "gap": "cut", "because": "It is ours.", "sentences": None}
    ours = altered("poch-1897-foster", "vie.first", **why)
    row = next(row for row in align_rulesets(stated, ours) if row.leaf == "vying.first")

    assert ("only-one", True, False) == (row.degree, row.b.parts[0].ours, row.a.parts[0].ours)


def test_counts_by_degree_sum_to_the_rows() -> None:
    """Each row is of one degree, and counted once, in whichever way a pair is counted."""
    counts = likenesses(EVERY)
    assert len(PAIRS) == len(counts)
    for a, b in PAIRS:
        here = rows(a.id, b.id)
        counted = likeness(here)

        assert len(here) == counted.rows == sum(map(counted.of, DEGREES)), (a.id, b.id)
        assert counted == counts[frozenset((a.id, b.id))]
        assert counted.compared == sum(row.evident for row in here)


def test_the_share_is_that_of_the_rules_that_can_be_compared() -> None:
    """What is from another text changes nothing; where nothing can be compared there is no share."""
    counts = dict.fromkeys(OUTCOMES, 7)
    evident = {("both", "same"): 2, ("reported", "same"): 1, ("as-read", "differ"): 1}
    nothing = {outcome: 0 for outcome in OUTCOMES if outcome[0] in EVIDENCE}

    assert Fraction(1, 4) == Likeness(counts | nothing | evident).share
    assert None is Likeness(counts | nothing).share


@pytest.mark.parametrize(
    "name", ["poch-1857-pierer", "poch-1908-meyer", "poch-philos", "poch-vorsetzen"]
)
def test_a_part_that_a_text_does_not_reach_is_not_ruled_out_by_it(name: str) -> None:
    """How far its parts are stated says nothing of those after them: it is silent there, or breaks off."""
    text = find(name, {})
    assert text.document["playable"] == "to-the-vying"
    later = ("shedding.", "settling.")
    after = [
        leaf
        for leaf in leaves.leaves_in_order()
        if leaf.startswith(later)
        and leaf not in text.leaves
        and all(on.startswith((*later, "stages")) for on in leaves.hangs_on(leaf))
    ]
    by_leaf = cells(text, after)

    assert after
    assert {"silent"} == {voice(by_leaf[leaf].parts[0]) for leaf in after}


def test_the_most_varied_texts_begin_with_the_first_and_stand_apart() -> None:
    """The second is that which differs most from the first, of those with enough rules to compare."""
    every = [find(name) for name in ids(FIRST)]
    first, second, *_ = most_varied(every, "poch-modern-pagat", 5)
    by_pair = likenesses(every)
    shares = {
        ruleset.id: pair.share or 0
        for ruleset in every
        if ruleset.id != first and not (pair := by_pair[frozenset((first, ruleset.id))]).few
    }

    assert ("poch-modern-pagat", max(shares.values())) == (first, shares[second])
