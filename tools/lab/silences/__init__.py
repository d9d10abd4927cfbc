"""Silences: how well the model of what a text leaves open does, and what it was fitted to."""

from collections.abc import Mapping
from functools import cache

from poch import VERSION
from poch.game.said import Json
from poch.studies.completing import Corpus, Weights, corpus
from poch.texts.library import SILENCES, VARIANTS, document, find, ids, playable
from poch.texts.ruleset_shape import FIRST
from tools.lab.silences.gaps import GAPS, report_gap
from tools.lab.silences.score import (
    WITHOUT,
    Guess,
    baselines,
    bins,
    fit_elsewhere,
    fit_weights,
    guess_leaves,
    hide_halves,
    hide_leaves,
    hide_parts,
    score,
)
from tools.lab.trials import stamp
from tools.store.published import by_line

FILE = VARIANTS / SILENCES
COMMAND = "make silences"
HALVED = 3
"""So many texts lose every second rule at once."""


@cache
def game_corpus() -> Corpus:
    """Return what all texts of the game settle."""
    return corpus([find(name) for name in ids(FIRST)])


def texts_to_halve() -> list[str]:
    """Return the texts read whole that settle most."""
    whole = [name for name in playable(FIRST) if document(name)["source"]["seen"] == "whole"]
    return sorted(whole, key=lambda name: -len(game_corpus().texts[name].settled))[:HALVED]


def report_silences() -> Json:
    """Return the weights, fitted to all hidden leaves, and the score by weights fitted to other texts."""
    texts = game_corpus()
    weights = fit_elsewhere(texts)
    own = fit_weights(hide_leaves(texts, texts.texts.values()))
    return {
        "weights": own._asdict(),
        "elsewhere": {name: [*numbers] for name, numbers in weights.items()},
        "score": report_scores(weights),
        "tried": {name: _report_trial(texts, without) for name, without in TRIALS.items()},
        "gaps": {name: report_gap(texts, own, asked) for name, asked in GAPS.items()},
    }


def report_scores(weights: Mapping[str, Weights]) -> Json:
    """Return how well hidden leaves are guessed, by the weights for each text."""
    texts = game_corpus()
    guesses = guess_leaves(hide_leaves(texts, texts.texts.values()), weights)
    contested = [*filter(_is_asked, guesses)]
    return {
        "contested": score(contested).as_json(),
        "all": score(guesses).as_json(),
        "parts": score([*filter(_is_asked, guess_leaves(hide_parts(texts), weights))]).as_json(),
        "halves": {
            "texts": texts_to_halve(),
            **score(guess_leaves(hide_halves(texts, texts_to_halve()), weights)).as_json(),
        },
        "baselines": baselines([pair.cell for pair in contested]),
        "bins": [group.as_json() for group in bins(guesses)],
        "contested-bins": [group.as_json() for group in bins(contested)],
    }


def _is_asked(pair: Guess) -> bool:
    """Tell whether a hidden leaf is contested, and of a text that can be played."""
    return pair.cell.is_contested and pair.cell.text in playable(FIRST)


TRIALS = {
    "language": (),
    "no-date": (*WITHOUT, "century"),
    "no-likeness": (*WITHOUT, "apart"),
    "no-telling": (*WITHOUT, "telling"),
    "date-and-language": ("apart", "telling"),
}
"""Other models that are tried, by the weights that they leave out."""


def _report_trial(texts: Corpus, without: tuple[str, ...]) -> Json:
    cells = hide_leaves(texts, texts.texts.values())
    return score([*filter(_is_asked, guess_leaves(cells, fit_elsewhere(texts, without)))]).as_json()


def format_results(results: Json) -> str:
    """Return all as JSON, a line for each figure, so that differences can be read."""
    head = {
        "schema": "poch/silences/1",
        "command": COMMAND,
        "engine": VERSION,
        **stamp(),
        "game": FIRST,
        "texts": game_corpus().hash,
    }
    return by_line(head | results, *results)
