"""The vying as a game of two to four: its trees are the engine's, what is published is of the rules as they are."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from click.testing import CliRunner

from poch import VERSION
from poch.game.ruleset import Ruleset
from poch.studies.odds import _set_odds
from poch.texts.library import find
from tests.turns import turn
from tools.gates.prose import FENCE
from tools.lab import bluff
from tools.lab.bluff import (
    COMMAND,
    FILE,
    SWITCHES,
    WorkPart,
    apply_switch,
    lead_chips,
    modellable_texts,
    texts,
    why_unmodelled,
)
from tools.lab.bluff.__main__ import main
from tools.lab.bluff.exact import OPEN, Exact, Sequences
from tools.lab.bluff.habits import (
    bar_answers,
    never_vies,
    open_shares,
    rates_by_seat,
    shares,
    vying_share,
)
from tools.lab.bluff.hands import Meeting, count_meetings, kind, meetings
from tools.lab.bluff.known import KUHN, kuhn, leduc
from tools.lab.bluff.lying import measure_lead, measure_pools
from tools.lab.bluff.tree import (
    Asks,
    Deal,
    Ends,
    Number,
    Strategy,
    Tree,
    format_efg,
    grow_tree,
    mix_trees,
    questions,
)
from tools.lab.bluff.vying import FEWER, VIE, Limits, Model, UnmodelledError, build_model
from tools.site.figures import figures
from tools.site.figures.bluff import ASKED, RARE, Hundred
from tools.store.parts import Mark, PartStore
from tools.store.published import load_published

DOCS = Path(__file__).resolve().parents[2] / "docs"
FOUND = load_published(FILE)
BOTH = (0, 1)
HALF = Fraction(1, 2)
NEAR = 0.02
"""Four times what play may be off the best."""
THIRD = 1 / 3
BEST: Mapping[tuple[int, str, str], Mapping[str, float]] = {
    (0, "0", ""): {"pass": 1 - THIRD, "bet": THIRD},
    (0, "1", ""): {"pass": 1},
    (0, "2", ""): {"bet": 1},
    (0, "0", "pass bet"): {"pass": 1},
    (0, "1", "pass bet"): {"pass": THIRD, "bet": 1 - THIRD},
    (0, "2", "pass bet"): {"bet": 1},
    (1, "0", "pass"): {"pass": 1 - THIRD, "bet": THIRD},
    (1, "1", "pass"): {"pass": 1},
    (1, "2", "pass"): {"bet": 1},
    (1, "0", "bet"): {"pass": 1},
    (1, "1", "bet"): {"pass": 1 - THIRD, "bet": THIRD},
    (1, "2", "bet"): {"bet": 1},
}  # fmt: skip
"""Kuhn's own solution, with the greatest share of bluffs."""


@cache
def modelled_texts() -> Mapping[str, Ruleset]:
    """Return the texts that the model can take."""
    return dict(modellable_texts())


def ends(tree: Tree) -> list[Number]:
    """Return what all ends of a tree come to for the first seat."""
    if isinstance(tree, Ends):
        return [tree.chips[0]]
    return [chips for branch in tree.after for chips in ends(branch)]


def by_the_first_answer(model: Model, holds: tuple[str, str], verb: str) -> list[Number]:
    """Return all that may come of a first answer to forehand that begins so, with certain hands."""
    tree = next(deal.tree for deal in model.deals() if deal.holds == holds)
    assert not isinstance(tree, Ends)
    both = zip(tree.question.answers, tree.after, strict=True)
    return [chips for name, branch in both if name.startswith(verb) for chips in ends(branch)]


def uniform(deals: Sequence[Deal]) -> Strategy:
    """Return a way to play that gives each answer as often."""
    return {
        key: dict.fromkeys(question.answers, 1 / len(question.answers))
        for key, question in questions(deals)
    }


def test_kuhns_poker_comes_to_what_is_known() -> None:
    """By our trees its solution is worth −1/18, and the form for solvers has every set and every end."""
    deals = [*kuhn()]
    text = format_efg("kuhn", deals)

    assert Sequences(deals).worth(BEST)[0] == pytest.approx(float(KUHN))
    assert len(dict(questions(deals))) == len(BEST) == 12
    assert text.count('\nt "" ') == 30
    assert text.startswith('EFG 2 R "kuhn" { "0" "1" }\n""\nc "" 1 "" { "0" 0.1666')


def test_nobody_gains_where_kuhn_is_played_as_well_as_can_be() -> None:
    """And who always passes gives away what can be gained on him: the chip in the pot, against a bluff."""
    deals = [*kuhn()]
    meek: Strategy = {key: {"pass": 1} if key[0] else answers for key, answers in BEST.items()}

    assert Sequences(deals).gains(BEST) == pytest.approx([0, 0], abs=1e-9)
    assert Sequences(deals).gains(meek)[0] == pytest.approx(1 - Sequences(deals).worth(meek)[0])


def test_kuhns_poker_for_three_has_the_sets_it_is_known_by() -> None:
    """24 deals, 48 information sets; a bet called by two is won by the best card of the three."""
    deals = [*kuhn(3)]

    assert len(deals) == 24
    assert len(dict(questions(deals))) == 48
    assert max(end for deal in deals for end in ends(deal.tree)) == 4
    assert all(sum(Sequences([deal]).worth(uniform([deal]))) == pytest.approx(0) for deal in deals)


def test_leduc_has_the_sets_it_is_known_by() -> None:
    """288 information sets, 120 deals, and no more won than there can be staked."""
    deals = [*leduc()]

    assert len(deals) == 120
    assert len(dict(questions(deals))) == 288
    assert {1, 3, 5, 7, 9, 11, 13} >= {abs(end) for deal in deals for end in ends(deal.tree)} - {0}


def test_the_known_games_were_solved_as_the_library_does() -> None:
    """Kuhn and Leduc by the way our texts go."""
    for check in FOUND["checks"].values():
        assert check["ours"] == pytest.approx(check["truth"] or check["library"], abs=0.001)
        assert check["ours"] == pytest.approx(check["library"], abs=0.001)


@pytest.mark.parametrize("name", ["poque-1765", "poch-1853-alvensleben", "poch-ludothek"])
def test_hands_meet_as_often_as_the_odds_say(name: str) -> None:
    """That a hand has a set is the same as in the odds, summed over all that the other may hold."""
    model = build_model(modelled_texts()[name])
    met = model.meetings()
    here: dict[str, Number] = {"somebody": Fraction(0), "four": Fraction(0)}
    for hands, meeting in met.items():
        kinds = set(map(kind, hands))
        here["somebody"] += meeting.chance * (kinds != {"nothing"})
        here["four"] += meeting.chance * ("four" in kinds)

    sizes = tuple(sorted(model.cards[: model.seats]))

    exact = _set_odds(sizes, model.ranks * 4 - sum(sizes), model.ranks)
    assert here == {"somebody": exact.somebody, "four": exact.best[4]}
    assert sum(meeting.chance for meeting in met.values()) == 1


def test_two_hands_alike_win_as_often() -> None:
    """What the one wins against the other, the other wins against the one; forehand wins the rest."""
    fair, forehands = (meetings((5, 5), 8, first_wins=first_wins) for first_wins in (False, True))

    for (first, other), meeting in fair.items():
        assert meeting.best(BOTH)[0] + fair[other, first].best(BOTH)[0] == 1
    assert fair["nothing-2", "nothing-2"].best(BOTH)[0] == HALF
    assert HALF < forehands["nothing-2", "nothing-2"].best(BOTH)[0] < Fraction(51, 100)


def test_trees_that_do_not_ask_the_same_are_not_mixed() -> None:
    """A hand without a set is not asked where one needs it."""
    model = build_model(modelled_texts()["poch-1897-foster"])
    trees = {deal.holds: deal.tree for deal in model.deals()}

    with pytest.raises(ValueError, match="grow them anew"):
        mix_trees([trees["nothing-2", "pair-1"], trees["pair-1", "pair-1"]], lambda _: [HALF, HALF])
    assert grow_tree(lambda _: Ends((HALF, -HALF))) == Ends((HALF, -HALF))


def test_a_tree_has_the_chips_of_the_text() -> None:
    """Four chips lie there in 1765: half of them is won and lost by knock and fold, and stakes of 8."""
    model = build_model(modelled_texts()["poque-1765"])
    knocked = by_the_first_answer(model, ("nothing-2", "pair-1"), "knock")
    passed = by_the_first_answer(model, ("nothing-2", "pair-1"), "pass")

    assert {2, -10} <= {*knocked}
    assert min(knocked) == -10
    assert {*passed} == {0, -2}


def test_the_lead_goes_with_the_vying_where_the_text_says_so() -> None:
    """Whoever wins has it, and forehand where nobody vies."""
    leads = build_model(modelled_texts()["poque-1765"], Fraction(6))
    plain = build_model(modelled_texts()["poch-1810-hamburg"], Fraction(6))
    hands = ("nothing-2", "pair-1")

    assert {*by_the_first_answer(leads, hands, "pass")} == {3, -5}
    assert {*by_the_first_answer(plain, hands, "pass")} == {0}


def test_a_bluff_is_paid_for_where_the_text_says_so() -> None:
    """Twice all that was staked: with stakes of one, it costs 1 + 2 beside half the pool."""
    outcomes = by_the_first_answer(
        build_model(modelled_texts()["poch-philos"]), ("nothing-2", "pair-1"), "knock-1"
    )

    assert -2 - 1 - 2 in outcomes


def test_one_who_never_vies_has_no_such_answer() -> None:
    """Forehand passes and folds; the other keeps all answers."""
    deals = bar_answers(build_model(modelled_texts()["poch-1897-foster"]).deals(), 0, never_vies)
    left = dict(questions(deals))

    assert {question.answers for question in left.values() if question.seat == 0} == {("pass",)}
    assert {"knock-1", "knock-4"} <= {
        name for question in left.values() for name in question.answers
    }
    assert vying_share(deals) < vying_share(
        build_model(modelled_texts()["poch-1897-foster"]).deals()
    )


# Two seats, solved exactly


def test_kuhns_poker_is_solved_exactly() -> None:
    """Forehand bluffs with the lowest card in none to a third of all cases; the other in just a third."""
    deals = [*kuhn()]
    solved = Exact(deals)
    bluffs = solved.share(0, {("0", "", "bet"): 1.0})
    others = solved.share(1, {("0", "pass", "bet"): 1.0})

    assert solved.worth == pytest.approx(float(KUHN))
    assert solved.gap < 1e-9
    assert [*bluffs] == pytest.approx([0, THIRD], abs=0.001)
    assert [*others] == pytest.approx([THIRD, THIRD], abs=0.001)


def test_the_published_shares_are_found_again() -> None:
    """A fourth of the texts that two vie by, solved anew: worth, shares and what leaves them open."""
    for name, ruleset in turn([*modelled_texts().items()], 4):
        published = FOUND["texts"][name]
        deals = build_model(ruleset, lead_chips(published["led"])).deals()
        solved = Exact(deals)

        assert published["worth"] == pytest.approx(solved.worth, abs=0.001), COMMAND
        assert solved.gap < OPEN
        here = shares(deals, solved)
        assert published["stake"] == pytest.approx(here["stake"], abs=0.05)
        for what in ("knocks", "along"):
            for hand, share in here[what].items():
                before = published[what][hand]
                if share["asked"] < 0.01 and what == "along":
                    continue  # whoever is so seldom asked may answer as they like
                for end in ("low", "high"):
                    assert before[end] == pytest.approx(share[end], abs=0.005), (name, what, hand)


def test_never_vying_costs_what_needs_no_game() -> None:
    """Where a pass is final: half of pool and lead, times the chance that a seat may vie."""
    final = 0
    for text in FOUND["texts"].values():
        if not text["answered"]:
            final += 1
            half = (text["pool"] + text["lead"]) / 2 * text["may"]
            assert sum(text["lost"]["never"]) / 2 == pytest.approx(half, abs=0.002)
    assert final >= 10


def test_a_second_way_comes_to_the_same_shares() -> None:
    """CFR+ is within half a hand of a hundred of the linear program."""
    again = FOUND["again"]
    exact, driven = again["knocks"]

    assert again["worth"][0] == FOUND["texts"][again["text"]]["worth"]
    assert again["worth"][1] == pytest.approx(again["worth"][0], abs=again["gap"] + 0.001)
    for hand, share in exact.items():
        assert driven[hand] == pytest.approx(share, abs=0.005)


def test_a_change_is_printed_only_where_it_is_certain() -> None:
    """Overlapping ranges are one number, and hands that hardly come have none."""
    sure, other, wide = Hundred(0.816, 0.82), Hundred(0.798, 0.802), Hundred(0.4, 0.9)

    assert (sure.text, other.text, wide.text) == ("82", "80", "40–90")
    assert sure.differs(other)
    assert not sure.differs(wide)
    knocks = FOUND["texts"]["poch-philos"]["knocks"]["nothing"]
    assert knocks["asked"] < RARE


def test_the_worth_of_a_bluff_stands_where_the_model_is_another() -> None:
    """So it does within a twentieth, and the tour says from where to where the share of knocks goes."""
    changed_models = FOUND["otherwise"]["poque-1765"]
    plain = FOUND["texts"]["poque-1765"]["lost"]["nothing"]

    assert [*changed_models] == [*bluff.OTHERWISE]
    for model in changed_models.values():
        assert fmean(model["lost"]["nothing"]) == pytest.approx(fmean(plain), rel=0.05)
    models = [FOUND["texts"]["poque-1765"], *changed_models.values()]
    shares = [100 * model["knocks"]["nothing"][end] for model in models for end in ("low", "high")]
    ends = [float(end) for end in ASKED["bluff-about"](FOUND).split("–")]
    assert (ends[0], ends[-1]) == pytest.approx((min(shares), max(shares)), abs=0.51)


# Three and four seats


def test_hands_of_three_meet_as_often_as_those_of_two() -> None:
    """Counted in deals, the first two are within chance of the exact chances, and classes are coarser."""
    deals = 20_000
    exact: defaultdict[tuple[str, str], float] = defaultdict(float)
    here: defaultdict[tuple[str, str], float] = defaultdict(float)
    for (first, other), met in meetings((5, 5), 8, first_wins=False).items():
        exact[kind(first), kind(other)] += float(met.chance)
    for (first, other, _), met in count_meetings((5, 5, 5, 5), 3, 8, deals).items():
        here[kind(first), kind(other)] += float(met.chance)

    for kinds in (("nothing", "nothing"), ("pair", "nothing"), ("pair", "pair")):
        assert here[kinds] == pytest.approx(exact[kinds], abs=4 * sqrt(exact[kinds] / deals))
    assert sum(here.values()) == pytest.approx(1)


def test_the_best_of_those_who_stay_is_looked_for() -> None:
    """Where the best of three folds, the next best wins."""
    met = Meeting(1.0, (((0, 1, 2), 0.5), ((2, 0, 1), 0.25), ((1, 2, 0), 0.25)))

    assert met.best((0, 1, 2)) == [0.5, 0.25, 0.25]
    assert met.best((0, 1)) == [0.75, 0.25]
    assert met.best((1, 2)) == [0.75, 0.25]


def test_a_pool_is_won_from_all_others() -> None:
    """Four chips lie there: forehand wins his share and theirs if all fold, by any stake."""
    tree = build_model(modelled_texts()["poque-1765"], seats=3).tree((True, True, True), 0)
    for answer in ("knock-1", "fold", "fold"):
        assert not isinstance(tree, Ends)
        tree = tree.after[tree.question.answers.index(answer)]

    assert tree == Ends((Fraction(8, 3), Fraction(-4, 3), Fraction(-4, 3)), 0)


def test_habits_are_counted_seat_by_seat() -> None:
    """One who gives each of three answers as often goes along in two thirds of all cases."""
    trees = build_model(modelled_texts()["poch-1897-foster"], seats=3).tree((True, True, True), 1)
    deals = [Deal(1.0, ("pair-1", "pair-2", "three-1"), trees)]
    rates = rates_by_seat(deals, uniform(deals))

    assert rates["knocks"][0] == {"pair-1": pytest.approx(2 / 3, abs=0.001)}
    assert rates["along"] == [{}, {"pair-2": 0.5}, {"three-1": 0.5}]


def test_a_share_may_move_until_somebody_gains() -> None:
    """At Kuhn's poker, where forehand bluffs as often as can be, any other share lets somebody gain."""
    deals = [deal._replace(tree=_named(deal.tree)) for deal in kuhn()]
    strategy = {
        (seat, hand, seen.replace("bet", "knock")): {
            {"bet": "knock"}.get(answer, answer): share for answer, share in answers.items()
        }
        for (seat, hand, seen), answers in BEST.items()
    }
    spans = open_shares(deals, strategy, 1e-6, ["0"])

    assert spans["0"] == [pytest.approx(THIRD, abs=0.02)] * 2


def _named(tree: Tree) -> Tree:
    """Return a tree of Kuhn's poker whose bets are knocks."""
    if isinstance(tree, Ends):
        return tree
    asked = tree.question
    names = tuple(answer.replace("bet", "knock") for answer in asked.answers)
    seen = asked.seen.replace("bet", "knock")
    return Asks(asked._replace(answers=names, seen=seen), tuple(map(_named, tree.after)))


# An interrupt


def marked(version: int) -> dict[str, Mark]:
    """Return the marks of two parts, the first of them under some version."""
    return {
        "texts a": Mark(f"{version}", f"a, version {version}"),
        "seats a": Mark("1", "a, version 1"),
    }


def test_what_was_solved_is_kept(tmp_path: Path) -> None:
    """Part by part; also behind a line that a crash has torn."""
    file = tmp_path / "build" / "bluff.jsonl"
    PartStore(file, marked(1)).add("texts a", {"worth": 1})
    with file.open("a") as torn:
        torn.write('{"part":"seats a","ha')
    again = PartStore(file, marked(1))
    again.add("seats a", {"worth": 2})

    assert again.remarks == ["bluff.jsonl:2: this is no whole line; it is left out"]
    assert PartStore(file, marked(1)).done == {"texts a": {"worth": 1}, "seats a": {"worth": 2}}


def test_what_rests_on_another_version_is_solved_anew(tmp_path: Path) -> None:
    """It is said of which part, and by which versions; and no more once it was solved."""
    file = tmp_path / "bluff.jsonl"
    PartStore(file, marked(1)).add("texts a", {"worth": 1})
    stale = PartStore(file, marked(2))
    (remark,) = stale.remarks
    stale.add("texts a", {"worth": 3})
    after = PartStore(file, marked(2))

    assert remark.startswith("texts a: ")
    assert "begun under another version (a, version 1), and now it is a, version 2" in remark
    assert (after.done, after.remarks) == ({"texts a": {"worth": 3}}, [])


def test_a_change_of_a_clause_makes_a_part_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark is of what is played, and of the limits; not of the words in which a version says it."""
    monkeypatch.setattr(bluff, "library", lambda: "a library")
    part = WorkPart("texts", "poch-1897-foster")
    before = bluff.mark(part)
    monkeypatch.setattr(bluff, "GAP", 1)
    limits = bluff.mark(part)
    ruleset = modelled_texts()["poch-1897-foster"]
    reworded = replace(ruleset, version=ruleset.version + 1)
    monkeypatch.setattr(bluff, "texts", lambda: {"poch-1897-foster": reworded})
    assert limits.hash == bluff.mark(part).hash
    changed = find("poch-1897-foster", {"cards-each": "as-far-as-equal"})
    monkeypatch.setattr(bluff, "texts", lambda: {"poch-1897-foster": changed})

    assert len({before.hash, limits.hash, bluff.mark(part).hash}) == 3
    assert before.edition.startswith("poch-1897-foster, version ")


def test_an_interrupted_run_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The second run does only what the first has left, and what is published has both."""
    asked: list[str] = []
    until = ["switches poch-1897-foster"]

    def done(_: object, left: Sequence[WorkPart], __: str) -> Iterator[tuple[str, dict[str, Any]]]:
        for part in left:
            asked.append(part.key)
            yield part.key, {"led": None, "of": part.key}
            if part.key in until:
                break

    name = "poch-1897-foster"
    every = {
        "texts": [WorkPart("texts", name)],
        **{what: [WorkPart(what, name)] for what in ("switches", "otherwise", "seats")},
    }
    marks = {part.key: Mark("1", "") for each in every.values() for part in each}
    here = {
        "head": dict, "checks": dict, "compare_solvers": lambda *_: {},  "AGAIN": name, "run_parallel": done, "texts": dict,
        "modellable_texts": lambda: [(name, None)], "parts": lambda *_: every, "marks": lambda: marks,
        "group_alike": lambda several: [several],
        "SWITCHES": (), "KEPT": tmp_path / "kept.jsonl", "FILE": tmp_path / "bluff.json",
    }  # fmt: skip
    for key, stand_in in here.items():
        monkeypatch.setattr(f"tools.lab.bluff.__main__.{key}", stand_in)

    first = CliRunner().invoke(main, [])
    written = (tmp_path / "bluff.json").exists()
    until.clear()
    second = CliRunner().invoke(main, [])

    assert first.exit_code == 1
    assert not written
    assert "make bluff goes on from there" in first.output
    assert second.exit_code == 0, second.output
    assert asked == [f"{what} {name}" for what in every]
    assert load_published(tmp_path / "bluff.json")["texts"][name]["seats"]["of"] == f"seats {name}"
    assert not (tmp_path / "kept.jsonl").exists()


# What the model cannot take


@pytest.mark.parametrize(
    ("name", "limits", "says"),
    [
        ("poch-family-hearts", Limits(), "naming several sets of one hand for a fixed stake (vie.overbid)"),
        ("nain-jaune-1902", Limits(), "nain-jaune-1902 has no vying; choose"),
        ("poque-1765", Limits(most=None), "without a highest stake raises have no end"),
        ("poque-1765", Limits(()), "none will not do"),
        ("poque-1765", Limits((0, 4)), "0, 4 will not do"),
        ("poque-1765", Limits((20,)), "from 1 to the highest stake, 8; 20 will not do"),
    ],
)  # fmt: skip
def test_what_a_model_cannot_take_is_said(name: str, limits: Limits, says: str) -> None:
    """Before anything is grown."""
    with pytest.raises(UnmodelledError) as error:
        build_model(find(name, {}), limits=limits)

    assert says in str(error.value)


def test_texts_left_out_are_published_with_the_reason() -> None:
    """All that have a vying are in one list or the other."""
    left = {name: why for name, ruleset in texts().items() if (why := why_unmodelled(ruleset))}

    assert left == FOUND["untaken"], COMMAND
    assert [*modelled_texts()] == [*FOUND["texts"]], COMMAND


@pytest.mark.skipif(find_spec("pyspiel") is not None, reason="OpenSpiel is installed")
def test_without_openspiel_the_command_says_so() -> None:
    """And writes nothing."""
    done = CliRunner().invoke(main, [])

    assert done.exit_code == 1
    assert done.output.startswith("Error: OpenSpiel or SciPy is not to be had here")


# What is published


def test_the_published_models_are_of_the_rules_as_they_are() -> None:
    """Deal, clauses and all that may follow are what the engine says today; else run make bluff."""
    assert VERSION == FOUND["engine"], COMMAND
    for name, ruleset in modelled_texts().items():
        published = FOUND["texts"][name]
        model = build_model(ruleset, lead_chips(published["led"]))
        assert published["clauses"] == model.clauses(), COMMAND
        assert published["of"] == model.hash(), COMMAND


def test_the_published_models_of_several_are_of_the_rules_as_they_are() -> None:
    """Two, three and four seats of every text; the limits are those that are said."""
    for name, ruleset in modelled_texts().items():
        published = FOUND["texts"][name]
        for seats in VIE:
            model = build_model(ruleset, lead_chips(published["led"]), limits=FEWER, seats=seats)
            assert published["seats"][f"{seats}"]["of"] == model.hash(), COMMAND
            assert published["seats"][f"{seats}"]["most"] == model.limits.most
    assert FOUND["several"]["amounts"] == [*FEWER.amounts]


def test_no_seat_gains_much_at_three_and_four() -> None:
    """Two hundredths of a chip at most, if it alone knew how the others play; all wins are of others."""
    for text in FOUND["texts"].values():
        for seats, table in text["seats"].items():
            assert len(table["gains"]) == len(table["worth"]) == int(seats)
            assert 0 <= max(table["gains"]) <= 0.02
            assert sum(table["worth"]) == pytest.approx(0, abs=0.003)


def test_the_published_switches_are_of_the_rules_as_they_are() -> None:
    """Each sets one leaf, with a clause of its own."""
    assert [switch.key for switch in SWITCHES] == [*FOUND["switches"]], COMMAND
    assert len(SWITCHES) >= 10
    for switch in SWITCHES:
        ruleset, before, after = apply_switch(switch)
        published = FOUND["switches"][switch.key]
        model = build_model(ruleset, lead_chips(published["led"]))
        assert published["of"] == model.hash(), COMMAND
        assert published["before"] == {"value": before.value, "clause": before.clause}
        assert published["after"] == {"value": after.value, "clause": after.clause}
        assert before.value != after.value


def test_published_play_is_near_the_best() -> None:
    """At two seats nobody could win anything more."""
    every = [*FOUND["texts"].values(), *FOUND["switches"].values()]
    every += [model for each in FOUND["otherwise"].values() for model in each.values()]
    carried = [more for text in FOUND["texts"].values() for more in text["carried"].values()]

    assert max(model["gap"] for model in (*every, *carried)) <= OPEN


def test_who_never_vies_loses_nothing_where_nothing_lies_there() -> None:
    """Neither chips nor the lead; and he does lose where something does."""
    for text in FOUND["texts"].values():
        lies = text["pool"] + text["lead"]
        assert max(text["lost"]["never"]) <= lies
        assert (max(text["lost"]["never"]) < NEAR) == (lies == 0)


def test_what_the_lead_is_worth_can_be_counted_again() -> None:
    """A sample: cautious players, the same deals."""
    name = "poch-jawiki"

    assert FOUND["texts"][name]["led"] == measure_lead(modelled_texts()[name]), COMMAND


def test_nothing_is_carried_into_a_pool_that_is_not_dressed() -> None:
    """In the first deals of a text that leaves it undressed, and it is in others."""
    none, some = (
        measure_pools(modelled_texts()[name], ["poch"], 100)
        for name in ("poch-1908-meyer", "poch-1897-foster")
    )

    assert none == {"mean": 0, "most": 0}
    assert some["most"] > 4


# The tour


def test_the_tour_types_no_figure() -> None:
    """All its numbers but years are asked for, in each language the same ones."""
    asked = []
    for tag in ("", "de", "fr"):
        file = DOCS / tag / "tours" / "what-a-rule-does-to-a-bluff.md"
        text = FENCE.sub("", file.read_text("utf-8").split("---\n", 2)[2])
        asked.append(sorted(figures.ASKED.findall(text)))
        bare = re.sub(r"\(cite:[^)]*\)|\b1[78]\d\d\b", "", figures.ASKED.sub("", text))
        assert not re.search(r"\d", bare), file

    assert asked[0] == asked[1] == asked[2]
    assert {*asked[0]} == {*ASKED}


def test_the_figures_of_the_tour_are_those_that_were_solved() -> None:
    """Counted here from what is published, another way."""
    oldest = FOUND["texts"]["poque-1765"]
    fined = FOUND["switches"]["poque-1765 vying.bluff poch-philos"]
    mean = [sum(text["lost"]["nothing"]) / 2 for text in (oldest, fined)]

    knocks = oldest["knocks"]["nothing"]
    assert ASKED["bluff-knocks"](FOUND) == f"{50 * (knocks['low'] + knocks['high']):.0f}"
    shown = [float(ASKED[f"bluff-{prefix}worth"](FOUND)) for prefix in ("", "fined-")]
    assert shown == pytest.approx(mean, abs=0.0051)
    for seats in ("2", "3", "4"):
        low, high = oldest["seats"][seats]["open"]["nothing-1"]
        ends = ASKED[f"bluff-seats-{seats}"](FOUND).split("–")
        assert low * 100 - 1 <= float(ends[0]) <= float(ends[-1]) <= high * 100 + 1
        knocks = oldest["seats"][seats]["knocks"][0]["nothing-1"]
        assert low - 0.01 <= knocks <= high + 0.01


def test_what_the_tour_says_of_its_figures_is_so() -> None:
    """A fine makes a stake smaller, and to have to show ends a bluff; with more players there are fewer."""
    figures = {name: float(of(FOUND).split("–")[0]) for name, of in ASKED.items()}
    oldest, hamburg = FOUND["texts"]["poque-1765"], FOUND["texts"]["poch-1810-hamburg"]

    assert figures["bluff-fined-stake"] < figures["bluff-stake"]
    assert 0 < figures["bluff-fined-knocks"] <= figures["bluff-knocks"]
    assert 0 < figures["bluff-fined-worth"] == figures["bluff-worth"]
    assert figures["bluff-shown-knocks"] == 0
    assert figures["bluff-set-never"] < figures["bluff-never"]
    assert figures["bluff-led-knocks"] < figures["bluff-knocks"]
    assert figures["bluff-led-worth"] < figures["bluff-worth"]
    assert oldest["lead"] > 10 * oldest["pool"]
    assert (hamburg["pool"], hamburg["lead"], hamburg["lost"]["never"]) == (0, 0, [0, 0])
    assert figures["bluff-dressed-never"] > 0
    assert figures["bluff-seats-2"] > figures["bluff-seats-3"] > figures["bluff-seats-4"]
