"""How well the model of silences does where the answer is known: every settled leaf is hidden in turn."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import exp, log, log2
from typing import NamedTuple

from poch.game.said import Json
from poch.studies.completing import (
    Beside,
    Corpus,
    Likely,
    Text,
    Weights,
    beside,
    likely,
    placed,
)
from poch.studies.intervals import wilson

BINS = 5
"""So many groups of hidden leaves of equal number are compared with what was stated of them."""
START = Weights(10.0, 0.3, 1.0, 1.0, 1.0, 0.2)
"""Where the search for weights begins."""
BOUNDS = (*[(1e-4, 60.0)] * 5, (1e-4, 0.9))
"""Between which it stays: from as good as nothing to as good as the nearest text alone."""
FAR, NEAR, SAME = 0.7, 0.05, 1e-6
"""The first and the last step of the search, in logarithms, and how many bits are no gain."""
WITHOUT = ("foreign",)
"""The weights that are left out, since guesses are better without them; `make silences` measures this."""


class Hidden(NamedTuple):
    """A leaf hidden in a text: what it is there, and its witnesses.

    It is `contested` where witnesses differ, the hidden one included.
    """

    text: str
    leaf: str
    answer: str
    found: tuple[Beside, ...]

    @property
    def contested(self) -> bool:
        """Tell whether there are two practices or more."""
        return len({self.answer, *(one.practice for one in self.found)}) > 1

    @property
    def attested(self) -> bool:
        """Tell whether any other witness has the practice."""
        return self.answer in {one.practice for one in self.found}


def hidden(known: Corpus, texts: Iterable[Text]) -> list[Hidden]:
    """Hide every leaf that these texts settle, one at a time, where another witness settles it too."""
    found = []
    for text in texts:
        for leaf, answer in text.settled.items():
            witnesses = tuple(beside(known, text, leaf))
            if witnesses:
                found.append(Hidden(text.name, leaf, answer, witnesses))
    return found


def bits(one: Hidden, guess: Likely) -> float:
    """Return by how many bits an answer surprises."""
    return -log2(guess.practices.get(one.answer, guess.other))


def closed(one: Hidden, guess: Likely) -> float:
    """Return the same where the list of practices is given: only where none is unattested is none left over."""
    return bits(one, guess) + (log2(1 - guess.other) if one.attested else 0)


def fitted(cells: Sequence[Hidden], without: Sequence[str] = WITHOUT) -> Weights:
    """Return the weights under which the hidden leaves surprise least; those `without` count for nothing."""

    def weights(logs: Sequence[float]) -> Weights:
        given = Weights(*map(exp, logs))
        return given._replace(**dict.fromkeys(without, 0.0))

    def cost(logs: Sequence[float]) -> float:
        given = weights(logs)
        return sum(bits(one, likely(one.found, given)) for one in cells)

    at = [log(one) for one in START]
    steps = [0.0 if name in without else FAR for name in Weights._fields]
    best = cost(at)
    while max(steps) > NEAR:
        for place, (low, high) in enumerate(BOUNDS):
            step = steps[place]
            for move in (step, -step) if step else ():
                tried = [*at]
                tried[place] = min(max(at[place] + move, log(low)), log(high))
                if (found := cost(tried)) < best - SAME:
                    best, at, steps[place] = found, tried, step * 1.3
                    break
            else:
                steps[place] = step / 2
    return Weights(*(round(one, 4) for one in weights(at)))


class Guessed(NamedTuple):
    """A hidden leaf with what was said of it by weights fitted without its text."""

    cell: Hidden
    guess: Likely


def elsewhere(
    known: Corpus, without: Sequence[str] = WITHOUT, names: Iterable[str] = ()
) -> dict[str, Weights]:
    """Return by text the weights fitted to the other texts alone, it being no witness there either.

    This is done for the texts of these names, or for all.
    """
    found = {}
    for name in names or known.texts:
        rest = {one: text for one, text in known.texts.items() if one != name}
        fewer = replace(known, texts=rest)
        found[name] = fitted(hidden(fewer, rest.values()), without)
    return found


def guessed(cells: Iterable[Hidden], weights: Mapping[str, Weights]) -> list[Guessed]:
    """Say of each hidden leaf what it could be, by the weights for its text."""
    return [Guessed(one, likely(one.found, weights[one.text])) for one in cells]


def parts_hidden(known: Corpus) -> list[Hidden]:
    """Hide each part of the game in each text at once, where enough is left to place the text."""
    found = []
    for text in known.texts.values():
        for part in dict.fromkeys(leaf.partition(".")[0] for leaf in text.settled):
            gone = [leaf for leaf in text.settled if leaf.partition(".")[0] == part]
            found += _hidden_together(known, text, gone)
    return found


def halves_hidden(known: Corpus, names: Iterable[str]) -> list[Hidden]:
    """Hide every second leaf of each of these texts at once."""
    return [
        one
        for name in names
        for one in _hidden_together(known, known.texts[name], [*known.texts[name].settled][::2])
    ]


def _hidden_together(known: Corpus, text: Text, gone: Sequence[str]) -> list[Hidden]:
    left = text.without(gone)
    if not placed(left):
        return []
    every = ((leaf, tuple(beside(known, left, leaf))) for leaf in gone)
    return [Hidden(text.name, leaf, text.settled[leaf], found) for leaf, found in every if found]


class Score(NamedTuple):
    """How well hidden leaves were guessed.

    `first` is how many first choices were right, and `stated` how many were to be expected by what
    was said of them; `bits` and `closed` are averages.
    """

    cells: int
    first: int
    stated: float
    bits: float
    closed: float

    def as_json(self) -> Json:
        """Return it as plain data, with the 95 per cent interval of the share of right first choices."""
        low, high = wilson(self.first, self.cells)
        return {
            "cells": self.cells,
            "first": self.first,
            "share": round(self.first / self.cells, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "stated": round(self.stated / self.cells, 4),
            "bits": round(self.bits, 3),
            "closed": round(self.closed, 3),
        }


def score(found: Sequence[Guessed]) -> Score:
    """Count the right first choices, and the surprise on average."""
    return Score(
        len(found),
        sum(one.guess.first == one.cell.answer for one in found),
        sum(_stated(one) for one in found),
        sum(bits(*one) for one in found) / len(found),
        sum(closed(*one) for one in found) / len(found),
    )


def bins(found: Sequence[Guessed]) -> list[Score]:
    """Return the score of groups of equal number, from the least to the most that was stated."""
    order = sorted(found, key=_stated)
    edges = [len(order) * at // BINS for at in range(BINS + 1)]
    return [score(order[low:high]) for low, high in pairwise(edges)]


def _stated(one: Guessed) -> float:
    return one.guess.practices[one.guess.first]


def baselines(cells: Sequence[Hidden]) -> dict[str, float]:
    """Return the share of right first choices by chance, by the majority, by the nearest text, and the most there can be."""
    chance = majority = nearest = 0.0
    for one in cells:
        count = Counter(each.practice for each in one.found)
        chance += 1 / len({one.answer, *count})
        majority += count.most_common(1)[0][0] == one.answer
        nearest += min(one.found, key=lambda each: each.apart).practice == one.answer
    found = {
        "chance": chance,
        "majority": majority,
        "nearest": nearest,
        "ceiling": sum(one.attested for one in cells),
    }
    return {name: round(one / len(cells), 4) for name, one in found.items()}
