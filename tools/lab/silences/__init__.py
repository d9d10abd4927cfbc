"""Silences: how well the model of what a text leaves open does, and what it was fitted to."""

from collections.abc import Mapping
from functools import cache

from poch import VERSION
from poch.game.said import Json
from poch.studies.completing import Corpus, Weights, corpus
from poch.texts.library import SILENCES, VARIANTS, document, find, ids, playable
from poch.texts.ruleset_shape import FIRST
from tools.lab.silences.gaps import GAPS, completed
from tools.lab.silences.score import (
    WITHOUT,
    Guessed,
    baselines,
    bins,
    elsewhere,
    fitted,
    guessed,
    halves_hidden,
    hidden,
    parts_hidden,
    score,
)
from tools.lab.trials import stamp
from tools.store.published import by_line

FILE = VARIANTS / SILENCES
COMMAND = "make silences"
HALVED = 3
"""So many texts lose every second rule at once."""


@cache
def known() -> Corpus:
    """Return what all texts of the game settle."""
    return corpus([find(name) for name in ids(FIRST)])


def halved() -> list[str]:
    """Return the texts read whole that settle most."""
    whole = [name for name in playable(FIRST) if document(name)["source"]["seen"] == "whole"]
    return sorted(whole, key=lambda name: -len(known().texts[name].settled))[:HALVED]


def measured() -> Json:
    """Return the weights, fitted to all hidden leaves, and the score by weights fitted to other texts."""
    texts = known()
    weights = elsewhere(texts)
    own = fitted(hidden(texts, texts.texts.values()))
    return {
        "weights": own._asdict(),
        "elsewhere": {name: [*numbers] for name, numbers in weights.items()},
        "score": scored(weights),
        "tried": {name: _tried(texts, without) for name, without in TRIALS.items()},
        "gaps": {name: completed(texts, own, asked) for name, asked in GAPS.items()},
    }


def scored(weights: Mapping[str, Weights]) -> Json:
    """Return how well hidden leaves are guessed, by the weights for each text."""
    texts = known()
    guesses = guessed(hidden(texts, texts.texts.values()), weights)
    contested = [*filter(_asked, guesses)]
    return {
        "contested": score(contested).as_json(),
        "all": score(guesses).as_json(),
        "parts": score([*filter(_asked, guessed(parts_hidden(texts), weights))]).as_json(),
        "halves": {
            "texts": halved(),
            **score(guessed(halves_hidden(texts, halved()), weights)).as_json(),
        },
        "baselines": baselines([pair.cell for pair in contested]),
        "bins": [group.as_json() for group in bins(guesses)],
        "contested-bins": [group.as_json() for group in bins(contested)],
    }


def _asked(pair: Guessed) -> bool:
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


def _tried(texts: Corpus, without: tuple[str, ...]) -> Json:
    cells = hidden(texts, texts.texts.values())
    guesses = guessed(cells, elsewhere(texts, without))
    return score([*filter(_asked, guesses)]).as_json()


def written(results: Json) -> str:
    """Return all as JSON, a line for each figure, so that differences can be read."""
    head = {
        "schema": "poch/silences/1",
        "command": COMMAND,
        "engine": VERSION,
        **stamp(),
        "game": FIRST,
        "texts": known().hash,
    }
    return by_line(head | results, *results)
