"""The vying as a game of two: its trees are the engine's, what is published is of the rules as they are."""

from collections.abc import Mapping
from fractions import Fraction
from importlib.util import find_spec

import pytest
from click.testing import CliRunner

from poch import VERSION
from poch.studies.odds import _set_odds
from poch.texts.library import find
from tools.bluff import COMMAND, SWITCHES, chips, read, switched, taken, texts, untaken
from tools.bluff.__main__ import main
from tools.bluff.habits import done_by, never_vies, without
from tools.bluff.hands import kind, meetings
from tools.bluff.known import KUHN, kuhn, leduc
from tools.bluff.lying import led, lies_there
from tools.bluff.tree import Ends, Tree, efg, grown, mixed, questions, worth
from tools.bluff.vying import Limits, Model, UnmodelledError, modelled

FOUND = read()
TEXTS = dict(taken())
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


def ends(tree: Tree) -> list[Fraction]:
    """Return what all ends of a tree come to."""
    if isinstance(tree, Ends):
        return [tree.chips]
    return [chips for one in tree.after for chips in ends(one)]


def by_the_first_answer(model: Model, holds: tuple[str, str], verb: str) -> list[Fraction]:
    """Return all that may come of a first answer to forehand that begins so, with certain hands."""
    tree = next(one.tree for one in model.deals() if one.holds == holds)
    assert not isinstance(tree, Ends)
    both = zip(tree.question.answers, tree.after, strict=True)
    return [chips for name, one in both if name.startswith(verb) for chips in ends(one)]


def test_kuhns_poker_comes_to_what_is_known() -> None:
    """By our trees its solution is worth −1/18, and the form for solvers has every set and every end."""
    deals = [*kuhn()]
    text = efg("kuhn", deals)

    assert worth(deals, BEST) == pytest.approx(float(KUHN))
    assert len(dict(questions(deals))) == len(BEST) == 12
    assert text.count('\nt "" ') == 30
    assert text.startswith('EFG 2 R "kuhn" { "first" "second" }\n""\nc "" 1 "" { "0" 0.1666')


def test_leduc_has_the_sets_it_is_known_by() -> None:
    """288 information sets, 120 deals, and no more won than there can be staked."""
    deals = [*leduc()]

    assert len(deals) == 120
    assert len(dict(questions(deals))) == 288
    assert {1, 3, 5, 7, 9, 11, 13} >= {abs(one) for deal in deals for one in ends(deal.tree)} - {0}


def test_the_known_games_were_solved_as_the_library_does() -> None:
    """Kuhn and Leduc by the way our texts go."""
    for one in FOUND["checks"].values():
        assert one["ours"] == pytest.approx(one["truth"] or one["library"], abs=0.001)
        assert one["ours"] == pytest.approx(one["library"], abs=0.001)


@pytest.mark.parametrize("name", ["poque-1765", "poch-1853-alvensleben", "poch-ludothek"])
def test_hands_meet_as_often_as_the_odds_say(name: str) -> None:
    """That a hand has a set is the same as in the odds, summed over all that the other may hold."""
    model = modelled(TEXTS[name])
    met = model.meetings()
    here = {"somebody": Fraction(0), "four": Fraction(0)}
    for hands, meeting in met.items():
        kinds = set(map(kind, hands))
        here["somebody"] += meeting.chance * (kinds != {"nothing"})
        here["four"] += meeting.chance * ("four" in kinds)

    sizes = tuple(sorted(model.cards))

    exact = _set_odds(sizes, model.ranks * 4 - sum(sizes), model.ranks)
    assert here == {"somebody": exact.somebody, "four": exact.best[4]}
    assert sum(one.chance for one in met.values()) == 1


def test_two_hands_alike_win_as_often() -> None:
    """What the one wins against the other, the other wins against the one; forehand wins the rest."""
    fair, forehands = (meetings((5, 5), 8, first_wins=one) for one in (False, True))

    for (one, other), meeting in fair.items():
        assert meeting.better + fair[other, one].better == 1
    assert fair["nothing-2", "nothing-2"].better == HALF
    assert HALF < forehands["nothing-2", "nothing-2"].better < Fraction(51, 100)


def test_trees_that_do_not_ask_the_same_are_not_mixed() -> None:
    """A hand without a set is not asked where one needs it."""
    model = modelled(TEXTS["poch-1897-foster"])
    trees = {one.holds: one.tree for one in model.deals()}

    with pytest.raises(ValueError, match="grow them anew"):
        mixed(trees["nothing-2", "pair-1"], trees["pair-1", "pair-1"], HALF)
    assert grown(lambda _: Ends(HALF)) == Ends(HALF)


def test_a_tree_has_the_chips_of_the_text() -> None:
    """Four chips lie there in 1765: half of them is won and lost by knock and fold, and stakes of 8."""
    model = modelled(TEXTS["poque-1765"])
    knocked = by_the_first_answer(model, ("nothing-2", "pair-1"), "knock")
    passed = by_the_first_answer(model, ("nothing-2", "pair-1"), "pass")

    assert {2, -10} <= {*knocked}
    assert min(knocked) == -10
    assert {*passed} == {0, -2}


def test_the_lead_goes_with_the_vying_where_the_text_says_so() -> None:
    """Whoever wins has it, and forehand where nobody vies."""
    leads = modelled(TEXTS["poque-1765"], Fraction(6))
    plain = modelled(TEXTS["poch-1810-hamburg"], Fraction(6))
    hands = ("nothing-2", "pair-1")

    assert {*by_the_first_answer(leads, hands, "pass")} == {3, -5}
    assert {*by_the_first_answer(plain, hands, "pass")} == {0}


def test_a_bluff_is_paid_for_where_the_text_says_so() -> None:
    """Twice all that was staked: with stakes of one, it costs 1 + 2 beside half the pool."""
    found = by_the_first_answer(modelled(TEXTS["poch-philos"]), ("nothing-2", "pair-1"), "knock-1")

    assert -2 - 1 - 2 in found


def test_one_who_never_vies_has_no_such_answer() -> None:
    """He passes and folds; the other keeps all answers, and habits count what is done."""
    deals = without(modelled(TEXTS["poch-1897-foster"]).deals(), 0, never_vies)
    left = dict(questions(deals))
    strategy = {key: dict.fromkeys(one.answers, 1 / len(one.answers)) for key, one in left.items()}
    found = done_by(deals, strategy)

    assert {one.answers for one in left.values() if one.seat == 0} == {("pass",)}
    assert {"knock-1", "knock-4"} <= {name for one in left.values() for name in one.answers}
    assert found["first"]["pair"] == {"pass": 1}
    assert found["contested"] == 0


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
        modelled(find(name, {}), limits=limits)

    assert says in str(error.value)


def test_texts_left_out_are_published_with_the_reason() -> None:
    """All that have a vying are in one list or the other."""
    left = {name: why for name, one in texts().items() if (why := untaken(one))}

    assert left == FOUND["untaken"], COMMAND
    assert [*TEXTS] == [*FOUND["texts"]], COMMAND


@pytest.mark.skipif(find_spec("pyspiel") is not None, reason="OpenSpiel is installed")
def test_without_openspiel_the_command_says_so() -> None:
    """And writes nothing."""
    told = CliRunner().invoke(main, [])

    assert told.exit_code == 1
    assert told.output.startswith("Error: OpenSpiel is not to be had here")


# What is published


def test_the_published_models_are_of_the_rules_as_they_are() -> None:
    """Deal, clauses and all that may follow are what the engine says today; else run make bluff."""
    assert VERSION == FOUND["engine"], COMMAND
    for name, ruleset in TEXTS.items():
        one = FOUND["texts"][name]
        model = modelled(ruleset, chips(one["led"]))
        assert one["version"] == ruleset.version, COMMAND
        assert one["clauses"] == model.clauses(), COMMAND
        assert one["of"] == model.hash(), COMMAND


def test_the_published_switches_are_of_the_rules_as_they_are() -> None:
    """Each sets one leaf, with a clause of its own."""
    assert [one.key for one in SWITCHES] == [*FOUND["switches"]], COMMAND
    assert len(SWITCHES) >= 10
    for one in SWITCHES:
        ruleset, before, after = switched(one)
        found = FOUND["switches"][one.key]
        model = modelled(ruleset, chips(found["led"]))
        assert found["of"] == model.hash(), COMMAND
        assert found["before"] == {"value": before.value, "clause": before.clause}
        assert found["after"] == {"value": after.value, "clause": after.clause}
        assert before.value != after.value


def test_published_play_is_near_the_best() -> None:
    """Both together could win a hundredth of a chip more at most."""
    every = [*FOUND["texts"].values(), *FOUND["switches"].values()]
    every += [one for each in FOUND["otherwise"].values() for one in each.values()]
    carried = [more for one in FOUND["texts"].values() for more in one["carried"].values()]

    assert max(one["gap"] for one in (*every, *carried)) <= 0.01


def test_who_never_vies_loses_nothing_where_nothing_lies_there() -> None:
    """Neither chips nor the lead; and he does lose where something does."""
    for one in FOUND["texts"].values():
        lies = one["pool"] + one["lead"]
        assert max(one["lost"]["never"]) <= lies
        assert (max(one["lost"]["never"]) < NEAR) == (lies == 0)


def test_what_the_lead_is_worth_can_be_counted_again() -> None:
    """A sample: cautious players, the same deals."""
    name = "poch-jawiki"

    assert FOUND["texts"][name]["led"] == led(TEXTS[name]), COMMAND


def test_nothing_is_carried_into_a_pool_that_is_not_dressed() -> None:
    """In the first deals of a text that leaves it undressed, and it is in others."""
    none, some = (
        lies_there(TEXTS[name], ["poch"], 100) for name in ("poch-1908-meyer", "poch-1897-foster")
    )

    assert none == {"mean": 0, "most": 0}
    assert some["most"] > 4
