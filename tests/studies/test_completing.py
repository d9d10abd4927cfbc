"""What a silence could be: the published figures follow from the texts, and copies weigh nothing."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from poch.commands.cli import main
from poch.studies.completing import (
    Corpus,
    KnownText,
    Weights,
    completion,
    find_neighbours,
    open_leaves,
    probabilities,
)
from poch.texts import library
from poch.texts.library import document, playable
from poch.texts.ruleset_shape import FIRST
from tests.turns import turn
from tools.lab.silences import COMMAND, game_corpus, report_scores
from tools.lab.silences.gaps import GAPS, SEED, draw, play_session
from tools.lab.silences.score import fit_elsewhere, fit_weights, hide_leaves
from tools.site.comparing.silences import bars
from tools.site.output.languages import speaking

FOUND = library.silences()
WEIGHTS = Weights(**FOUND["weights"])
PLACED = [name for name in playable(FIRST) if name != "poch-1844-pierer"]
SAMPLE = ["poch-1857-pierer"]
COPIES = 5


def with_copies(of: KnownText, *, apart: bool) -> Corpus:
    """Return the texts with copies of one, which name its source, or each a source of its own."""
    here = game_corpus()
    added = {
        f"copy-{number}": replace(
            of,
            name=f"copy-{number}",
            sources=frozenset({f"another-{number}"}) if apart else of.sources,
        )
        for number in range(COPIES)
    }
    clauses = {(name, leaf): () for name in added for leaf in of.settled}
    return replace(here, texts={**here.texts, **added}, clauses={**here.clauses, **clauses})


def test_the_published_figures_follow_from_the_texts() -> None:
    """They are what the model says of the texts today, a third of them at each commit; else run make silences."""
    texts = game_corpus()
    weights = {name: Weights(*numbers) for name, numbers in FOUND["elsewhere"].items()}
    tried = turn(("fitted", "elsewhere", "scored"), 3)

    assert texts.hash == FOUND["texts"], COMMAND
    if "fitted" in tried:
        assert fit_weights(hide_leaves(texts, texts.texts.values())) == WEIGHTS, COMMAND
    if "elsewhere" in tried:
        assert fit_elsewhere(texts, names=SAMPLE)[SAMPLE[0]] == weights[SAMPLE[0]], COMMAND
    if "scored" in tried:
        assert json.loads(json.dumps(report_scores(weights))) == FOUND["score"], COMMAND


@pytest.mark.parametrize("name", GAPS)
def test_the_great_gaps_can_be_drawn_again(name: str) -> None:
    """The same thousand completions are drawn, and all their deals ended; else run make silences."""
    published = FOUND["gaps"][name]
    drawn = draw(game_corpus(), WEIGHTS, GAPS[name])
    again = json.loads(json.dumps(drawn.as_json()))

    assert again == {key: published[key] for key in again}, COMMAND
    assert again["drawn"] >= 1000
    assert published["ended"] <= published["drawn"]


def test_the_chosen_completion_plays_as_published() -> None:
    """Its clauses are there, and as many chips move in the same deals; else run make silences."""
    name = "third-part"
    published = FOUND["gaps"][name]["best"]
    drawn = draw(game_corpus(), WEIGHTS, GAPS[name])
    chosen = next(
        ruleset
        for rules, ruleset in drawn.completions
        if [rule.value if rule else None for rule in rules.values()]
        == [rule["value"] if rule else None for rule in published["rules"].values()]
    )
    session = play_session(chosen, published["deals"], SEED)

    assert session.ended
    assert round(session.chips / session.deals, 2) == published["chips"], COMMAND
    assert round(session.gap, 2) == published["gap"] <= published["median-gap"], COMMAND


def test_what_hangs_on_one_reading_is_drawn_together() -> None:
    """A third part in tricks is led by who wins one; one by stops, by who played last."""
    drawn = draw(game_corpus(), WEIGHTS, GAPS["third-part"])
    combinations = {
        (rules["shedding.play"].value, rules["shedding.next-leader"].value)
        for rules, _ in drawn.completions
        if rules["shedding.play"] and rules["shedding.next-leader"]
    }

    assert combinations == {
        ("suit-tricks", "trick-winner"),
        ("next-higher-by-holder", "last-to-play"),
    }


def test_what_is_stated_comes_true() -> None:
    """In each fifth of all hidden rules as many are right as were stated, but for chance or five points."""
    score = FOUND["score"]

    assert all(
        fifth["low"] <= fifth["stated"] <= fifth["high"]
        or abs(fifth["share"] - fifth["stated"]) <= 0.05
        for fifth in score["bins"]
    )
    assert score["halves"]["low"] <= score["halves"]["stated"] <= score["halves"]["high"]
    assert score["contested"]["share"] > score["baselines"]["nearest"]
    assert score["contested"]["share"] > score["baselines"]["majority"]
    assert score["contested"]["share"] < score["baselines"]["ceiling"]


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("name", ["poch-modern-enwiki", "poque-1765"])
def test_copies_of_a_witness_move_no_probability(name: str, *, apart: bool) -> None:
    """Five copies of a text count as the one text, whether they name its source or another."""
    before, after = game_corpus(), with_copies(game_corpus().texts[name], apart=apart)
    for text in before.texts.values():
        for leaf in [*open_leaves(before, text.name)][::5]:
            first, other = (
                {
                    each.value if isinstance(each.value, str) else str(each.value): each.probability
                    for each in completion(
                        there, WEIGHTS, text, before.cells[text.name][leaf]
                    ).choices
                }
                for there in (before, after)
            )

            assert first.keys() == other.keys()
            assert all(abs(first[value] - other[value]) < 0.01 for value in first)


def test_a_witness_of_its_own_does_move_them() -> None:
    """A sixth text like the five, but for one rule, is another witness."""
    here, of = game_corpus(), game_corpus().texts["poch-modern-enwiki"]
    leaf = "shedding.leader"
    new = replace(of, name="new", sources=frozenset({"new"}), settled={**of.settled, leaf: '"new"'})
    there = replace(here, texts={**here.texts, "new": new})
    text = here.texts["poch-modern-pagat"]

    assert '"new"' in probabilities(find_neighbours(there, text, leaf), WEIGHTS).practices
    assert '"new"' not in probabilities(find_neighbours(here, text, leaf), WEIGHTS).practices


POSITIVE = st.floats(0.001, 50)


@given(
    name=st.sampled_from(PLACED),
    at=st.integers(0, 1000),
    given_weights=st.builds(Weights, *[POSITIVE] * 5, st.floats(0.001, 0.9)),
)
def test_probabilities_are_shares_of_one(name: str, at: int, given_weights: Weights) -> None:
    """Whatever the weights, the practices and another one share one, and each rests on a clause."""
    texts = game_corpus()
    leaves = [*open_leaves(texts, name)]
    leaf = leaves[at % len(leaves)]
    completed = completion(texts, given_weights, texts.texts[name], texts.cells[name][leaf])
    shares = [choice.probability for choice in completed.choices]

    assert sum(shares) + completed.other == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)
    if completed.standing != "unsettled":
        assert all(
            choice.rests and all(each.clauses for each in choice.rests)
            for choice in completed.choices
        )


@pytest.mark.parametrize("name", PLACED)
def test_the_answer_is_not_looked_at(name: str) -> None:
    """What a text says of a leaf changes nothing in what the model says of it."""
    texts = game_corpus()
    text = texts.texts[name]
    for leaf in [*text.settled][::6]:
        assert find_neighbours(texts, text, leaf) == find_neighbours(
            texts, text.without([leaf]), leaf
        )


def test_words_that_allow_readings_leave_no_others() -> None:
    """Where a text is ambiguous, only its readings are weighed."""
    texts = game_corpus()
    cell = texts.cells["poque-1765"]["vying.entry"]
    completed = completion(texts, WEIGHTS, texts.texts["poque-1765"], cell)

    assert {"anyone", "a-set"} == {choice.value for choice in completed.choices}
    assert completed.other == 0


# The command


def complete(*arguments: str) -> tuple[int, str, str]:
    """Return how the command ends, and what it says."""
    done = CliRunner().invoke(main, ["complete", *arguments])
    return done.exit_code, done.stdout, done.stderr


def test_the_command_tells_each_open_leaf() -> None:
    """All that a text leaves open is in the document, and no leaf that it settles."""
    code, out, _ = complete("poque-1765", "--json")
    every = json.loads(out)
    leaf = json.loads(complete("poque-1765", "--leaf", "vying.first", "--json")[1])["leaves"][0]

    assert code == 0
    assert every["model"] is True
    assert [*open_leaves(game_corpus(), "poque-1765")] == [each["leaf"] for each in every["leaves"]]
    assert leaf in every["leaves"]
    assert {"value", "probability", "rests"} == {*leaf["practices"][0]}


def test_the_command_says_that_it_is_a_model() -> None:
    """The first line says so, and a practice is named with the clause that it rests on."""
    _, out, _ = complete("poque-1765", "--leaf", "melding.forgotten")

    assert out.startswith("A model, not the text")
    assert "melding.forgotten (not in our copy)" in out
    assert "poch-family-hearts/meld.forgotten" in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["poch-1844-pierer"], "settles 7 rules itself, too few"),
        (["poque-1765", "--leaf", "vying.rising"], "there is no leaf 'vying.rising'"),
        (["poque-1765", "--leaf", "vying.raising"], "settles vying.raising itself (vie.answers)"),
        (["poque-1765", "--leaf", "melding.claims.marriage"], "does not arise in poque-1765"),
        (["poch-1844-pierer", "--leaf", "turn-up.makes"], "takes turn-up.makes from another text"),
        (["poch-1857-pierer", "--leaf", "shedding.ranks"], "need not set shedding.ranks"),
        (["newmarket-1891-peel"], "newmarket-1891-peel is a text of newmarket"),
        (["poque-1766"], "there is no ruleset 'poque-1766'"),
    ],
)
def test_what_cannot_be_completed_is_said(arguments: list[str], says: str) -> None:
    """Each is a sentence that names what is wrong."""
    code, out, err = complete(*arguments)

    assert (1, "") == (code, out)
    assert says in err


@pytest.mark.parametrize("kept", [{}, {**FOUND, "texts": "0"}])
def test_a_stale_file_is_said(monkeypatch: pytest.MonkeyPatch, kept: dict[str, object]) -> None:
    """Weights of other texts are not used."""
    monkeypatch.setattr(library, "silences", lambda: kept)

    assert "run make silences" in complete("poque-1765")[2]


def test_a_text_of_your_own_is_completed(tmp_path: Path) -> None:
    """A ruleset by path is placed among the others; the text that it copies is no witness for it."""
    text = {**document("poque-1765"), "id": "own-text"}
    (tmp_path / "ruleset.yaml").write_text(json.dumps(text), encoding="utf-8")
    _, out, _ = complete(str(tmp_path / "ruleset.yaml"), "--json")
    own, copied = json.loads(out), json.loads(complete("poque-1765", "--json")[1])

    assert own["ruleset"] == "own-text"
    assert own["leaves"] == copied["leaves"]
    assert "poque-1765" not in {
        each["ruleset"]
        for leaf in own["leaves"]
        for practice in leaf["practices"]
        for each in practice["rests"]
    }


# Beside a clause


def test_a_bar_is_beside_each_open_rule_alone() -> None:
    """A text has bars for what it leaves open and others settle; one that cannot be placed has none."""
    with speaking("en"):
        by_leaf = bars("poch-1853-alvensleben")
        few = bars("poch-1844-pierer")
    texts = game_corpus()

    assert {*by_leaf} < {*open_leaves(texts, "poch-1853-alvensleben")}
    assert "vying.pass" in by_leaf
    assert not {*by_leaf} & {*texts.texts["poch-1853-alvensleben"].settled}
    assert few == {}
    for bar in by_leaf.values():
        assert bar.parts[-1][0] + bar.parts[-1][1] <= 100.5
        assert "%" in bar.practices[0]


IN_WORDS = {
    "en": {
        ("pack.size", "32 cards for three or four players and 36 cards for five or six players"),
        ("seats", "three to six"),
        ("vying.raise", "one chip or more"),
        ("dealing.packets", "singly"),
        ("settling.prize", "all pools go to the first one out"),
    },
    "de": {
        (
            "pack.size",
            "bei drei oder vier Spielern 32 Karten und bei fünf oder sechs Spielern 36 Karten",
        ),
        ("seats", "drei bis sechs"),
        ("settling.prize", "alle Felder für den, der zuerst fertig ist"),
    },
    "fr": {
        ("pack.size", "32 cartes si l’on est trois ou quatre et 36 cartes si l’on est cinq ou six"),
        ("seats", "de trois à six"),
        ("settling.prize", "toutes les cases pour le premier à finir"),
    },
}


@pytest.mark.parametrize("tag", IN_WORDS)
def test_values_beside_a_clause_are_in_words(tag: str) -> None:
    """A number says what it counts, and for which players; a value is no number alone."""
    with speaking(tag):
        practices = {
            (leaf, practice.rpartition(" (")[0])
            for name in PLACED
            for leaf, bar in bars(name).items()
            for practice in bar.practices
        }

    assert IN_WORDS[tag] <= practices
    assert [] == [text for _, text in practices if re.fullmatch(r"[\d –+]+", text)]
