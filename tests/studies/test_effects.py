"""Effect sizes: what is published follows from the rules as they stand, and says what it is."""

import json
from statistics import stdev

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from poch.commands.cli import main
from poch.studies.surveys.effects import (
    Effect,
    effects,
    largest_effect,
    leaf_changes,
    multiply_sums,
    parse_both_ways,
    play_both_ways,
    reading_changes,
    report_effects,
)
from poch.studies.surveys.measures import Sums
from poch.studies.surveys.survey import measures_of, plan_survey, play_part, report_survey
from poch.texts.library import document, find, playable_by
from poch.words import language
from tools.lab.effects import COMMAND, DEALS, FILE, POLICY, SEATS, SEED, neighbours
from tools.site.figures.matters import measure_message
from tools.store.published import load_published

SAMPLE = {
    "poque-1789": "fifth-pool=both",
    "poch-1897-foster": "cards-each=as-far-as-equal",
    "pope-joan-hoyle": "dresser=company",
}
FOUND = load_published(FILE)


@pytest.mark.parametrize("name", SAMPLE)
def test_the_published_effects_can_be_had_again(name: str) -> None:
    """A sample of variants/effects.json is what the engine says today, in whatever words; else run make effects."""
    ruleset, published = find(name, {}), FOUND["rulesets"][name]
    plan = plan_survey(ruleset, SEATS, DEALS, SEED, POLICY)
    change = next(
        change for change in reading_changes(document(name)) if change.key == SAMPLE[name]
    )
    again = report_effects(
        ruleset, plan, play_both_ways(ruleset, plan, [change], range(DEALS)), change
    )

    survey = report_survey(ruleset, plan, play_part(ruleset, plan, range(DEALS)))
    assert {**published["survey"], "version": ruleset.version} == survey, COMMAND
    assert [again] == [
        reading for reading in published["readings"] if reading["change"] == SAMPLE[name]
    ], COMMAND


@pytest.mark.parametrize("name", playable_by(SEATS))
def test_every_reading_and_every_neighbour_is_measured(name: str) -> None:
    """No reading that was not adopted is wanting, nor a rule in which neighbours differ."""
    published = FOUND["rulesets"][name]
    wanted = {pair.other: pair.why for pair in neighbours() if pair.older == name}

    assert [change.key for change in reading_changes(document(name))] == [
        reading["change"] for reading in published["readings"]
    ], COMMAND
    assert wanted == {
        other: neighbour["why"] for other, neighbour in published["leaves"].items()
    }, COMMAND
    for other, neighbour in published["leaves"].items():
        changed = leaf_changes(find(name, {}), find(other, {}), SEATS)

        assert [change.key for change in changed] == [
            each["change"] for each in neighbour["changes"]
        ]


def sessions(values: list[tuple[int, int]]) -> list[Sums]:
    """Return sessions in which the ace pool was won so often, in so many deals."""
    names = {
        key
        for measure in measures_of(find("poque-1789", {}), 4)
        for key in (measure.of, measure.to_each)
    }
    return [dict.fromkeys(names, 0) | {"deals": deals, "won.ace": won} for won, deals in values]


def between(before: list[tuple[int, int]], after: list[tuple[int, int]]) -> list[Effect]:
    """Return the effects of a change, given how often the ace pool was won in how many deals."""
    measures = measures_of(find("poque-1789", {}), 4)
    return effects(measures, multiply_sums(measures, sessions(before), sessions(after)))


def test_the_same_change_in_every_session_is_certain() -> None:
    """Paired deals know no chance where each session moves alike, however far apart they lie."""
    every = between([(1, 20), (9, 20), (5, 20)], [(3, 20), (11, 20), (7, 20)])
    (effect,) = [x for x in every if x.measure.name == "won.ace"]

    assert (0.1, 0.1) == pytest.approx((effect.low, effect.high))
    assert 0.5 == pytest.approx(effect.spreads)
    assert effect.measurable
    assert effect == largest_effect(every)


def test_what_may_be_chance_is_no_effect() -> None:
    """Where sessions move both ways, nothing measurable is left."""
    assert None is largest_effect(between([(5, 20), (5, 20), (5, 20)], [(9, 20), (1, 20), (6, 20)]))


SESSIONS = st.lists(
    st.tuples(*(st.integers(0, 20) for _ in range(2)), st.integers(1, 20)), min_size=2, max_size=30
)


@given(SESSIONS)
def test_an_interval_is_that_of_the_differences(won: list[tuple[int, int, int]]) -> None:
    """Sums of products come to what the differences of the sessions come to, one by one."""
    before, after = [(wins, size) for wins, _, size in won], [(two, size) for _, two, size in won]
    (effect,) = [x for x in between(before, after) if x.measure.name == "won.ace"]
    per_session = sum(size for *_, size in won) / len(won)
    by = (sum(two for _, two, _ in won) - sum(wins for wins, *_ in won)) / len(won) / per_session
    apart = [(two - wins - by * size) / per_session for wins, two, size in won]
    error = stdev(apart) / len(won) ** 0.5

    assert (by, by - 1.959964 * error) == pytest.approx(
        (effect.after - effect.before, effect.low), abs=1e-7
    )


@pytest.mark.parametrize("changed", ["readings", "leaves"])
def test_effects_come_to_the_same_in_any_parts(changed: str) -> None:
    """Deals played apart and added are what they are in one go, also as plain data."""
    rules, other = find("poque-1789", {}), find("poch-1857-pierer", {})
    changes = [
        *(
            reading_changes(rules.document)
            if changed == "readings"
            else leaf_changes(rules, other, 4)
        )
    ]
    plan = plan_survey(rules, 4, 60, 7, "random", 20)
    keys = [change.key for change in changes]
    first, two, three = (
        parse_both_ways(play_both_ways(rules, plan, changes, range(at, at + 20)).as_json(), keys)
        for at in (0, 20, 40)
    )

    assert (
        play_both_ways(rules, plan, changes, range(60))
        == first + (two + three)
        == (first + two) + three
    )


@pytest.mark.parametrize("spoilt", [{"products": {}}, {"unplayed": {"x": "y"}}, {"deals": None}])
def test_what_is_no_part_of_these_effects_is_refused(spoilt: dict[str, object]) -> None:
    """Data of other changes, or of none, is not added to anything."""
    rules = find("poque-1789", {})
    plan, changes = plan_survey(rules, 4, 20, 7, "random"), [*reading_changes(rules.document)]
    part = play_both_ways(rules, plan, changes, range(20)).as_json()

    with pytest.raises(ValueError, match=r"\S"):
        parse_both_ways({**part, **spoilt}, [change.key for change in changes])


def test_the_command_tells_each_change() -> None:
    """One document has all readings; another ruleset gives its leaves; nothing to change is said."""
    options = ("poque-1789", "--deals", "100", "--policy", "random")
    as_json = CliRunner().invoke(main, ["effects", *options, "--json"])
    plain = CliRunner().invoke(main, ["effects", *options])
    alike = CliRunner().invoke(main, ["effects", *options, "--with", "poch-1844-pierer"])
    wrong = CliRunner().invoke(main, ["effects", *options, "--with", "poch-noris"])

    changes = json.loads(as_json.stdout)["changes"]
    assert [change.key for change in reading_changes(document("poque-1789"))] == [
        change["change"] for change in changes
    ]
    assert "fifth-pool=both\n" in plain.stdout
    assert "no measurable effect" in plain.stdout
    assert "there is nothing to change" in alike.stdout
    assert (1, "poch-noris breaks off") == (wrong.exit_code, wrong.stderr[:21])


SEQUENCE = ("won.sequence", 1, 31)
TEN = ("won.ten", 648, 0)
CENTRE = ("won.centre", 0, 1)
EDGE = ("edge.dealer", -3.312, 1.5)
VYING = ("chips.vying", 1161.1, 1)
DEALT = ("chips.dealing", 3.4, 0)
NOT_DEALT = ("chips.dealing", 0, 3.4)
VIED = ("vie.contested", 994, 555)
DEAD = ("play.dead", 66.87, 43.3)


@pytest.mark.parametrize(
    ("tag", "change", "says"),
    [
        ("en", SEQUENCE, "In 1,000 deals the Sequence pool is won 31 times, instead of once."),
        ("en", TEN, "In 1,000 deals the Ten pool is never won, instead of 648 times."),
        ("en", CENTRE, "In 1,000 deals the Centre pool is won once, instead of never."),
        ("en", EDGE, "The dealer wins 1.5 chips a deal on average, instead of losing 3.31."),
        ("en", VYING, "In the vying, 1 chip moves on average, instead of 1,161."),
        ("en", DEALT, "In the deal, no chip moves, instead of 3.4 on average."),
        ("en", NOT_DEALT, "In the deal, 3.4 chips move on average, instead of none."),
        ("de", NOT_DEALT, "Beim Geben wechseln im Mittel 3,4 statt 0 Marken den Besitzer."),
        ("en", VIED, "In 1,000 deals two or more stake against each other 555 times, instead of 994."),
        ("en", DEAD, "Cards left over in the deal stop 43.3 of 100 runs, instead of 66.9."),
        ("de", TEN, "In 1.000 Spielen wird das Feld Zehn nie statt 648-mal gewonnen."),
        ("de", EDGE, "Der Geber gewinnt im Mittel 1,5 Marken je Spiel, statt 3,31 zu verlieren."),
        ("de", DEALT, "Beim Geben wechselt keine Marke den Besitzer statt im Mittel 3,4."),
        ("fr", CENTRE, "Sur 1\u202f000 donnes, la case Centre est gagnée 1 fois, au lieu de jamais."),
        ("fr", VYING, "Pendant l’enchère, 1 jeton change de place en moyenne, au lieu de 1\u202f161."),
        ("fr", EDGE, "Le donneur gagne en moyenne 1,5 jeton par donne, au lieu d’en perdre 3,31."),
    ],
)  # fmt: skip
def test_an_effect_is_a_sentence(tag: str, change: tuple[str, float, float], says: str) -> None:
    """Shares are counted in a thousand deals, and a player who lost is said to have lost."""
    assert says == language(tag).say(measure_message(*change))
