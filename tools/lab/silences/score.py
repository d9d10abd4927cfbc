"""How well the model of silences does where the answer is known: every settled leaf is hidden in turn."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import exp, log, log2
from typing import NamedTuple

from poch.game.said import Json
from poch.studies.completing import (
    Corpus,
    KnownText,
    Neighbour,
    Probabilities,
    Weights,
    find_neighbours,
    is_placeable,
    probabilities,
)
from poch.studies.intervals import wilson_interval

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


class HiddenLeaf(NamedTuple):
    """A leaf hidden in a text: what it is there, and its witnesses.

    It `is_contested` where witnesses differ, the hidden one included.
    """

    text: str
    leaf: str
    answer: str
    witnesses: tuple[Neighbour, ...]

    @property
    def is_contested(self) -> bool:
        """Tell whether there are two practices or more."""
        return len({self.answer, *(witness.practice for witness in self.witnesses)}) > 1

    @property
    def is_attested(self) -> bool:
        """Tell whether any other witness has the practice."""
        return self.answer in {witness.practice for witness in self.witnesses}


def hide_leaves(known: Corpus, texts: Iterable[KnownText]) -> list[HiddenLeaf]:
    """Hide every leaf that these texts settle, one at a time, where another witness settles it too."""
    cells = []
    for text in texts:
        for leaf, answer in text.settled.items():
            witnesses = tuple(find_neighbours(known, text, leaf))
            if witnesses:
                cells.append(HiddenLeaf(text.name, leaf, answer, witnesses))
    return cells


def bits(cell: HiddenLeaf, guess: Probabilities) -> float:
    """Return by how many bits an answer surprises."""
    return -log2(guess.practices.get(cell.answer, guess.other))


def closed_bits(cell: HiddenLeaf, guess: Probabilities) -> float:
    """Return the same where the list of practices is given: only where none is unattested is none left over."""
    return bits(cell, guess) + (log2(1 - guess.other) if cell.is_attested else 0)


def fit_weights(cells: Sequence[HiddenLeaf], without: Sequence[str] = WITHOUT) -> Weights:
    """Return the weights under which the hidden leaves surprise least; those `without` count for nothing."""

    def weights(logs: Sequence[float]) -> Weights:
        given = Weights(*map(exp, logs))
        return given._replace(**dict.fromkeys(without, 0.0))

    def cost(logs: Sequence[float]) -> float:
        given = weights(logs)
        return sum(bits(cell, probabilities(cell.witnesses, given)) for cell in cells)

    at = [log(weight) for weight in START]
    steps = [0.0 if name in without else FAR for name in Weights._fields]
    best = cost(at)
    while max(steps) > NEAR:
        for place, (low, high) in enumerate(BOUNDS):
            step = steps[place]
            for move in (step, -step) if step else ():
                tried = [*at]
                tried[place] = min(max(at[place] + move, log(low)), log(high))
                if (total := cost(tried)) < best - SAME:
                    best, at, steps[place] = total, tried, step * 1.3
                    break
            else:
                steps[place] = step / 2
    return Weights(*(round(weight, 4) for weight in weights(at)))


class Guess(NamedTuple):
    """A hidden leaf with what was said of it by weights fitted without its text."""

    cell: HiddenLeaf
    guess: Probabilities


def fit_elsewhere(
    known: Corpus, without: Sequence[str] = WITHOUT, names: Iterable[str] = ()
) -> dict[str, Weights]:
    """Return by text the weights fitted to the other texts alone, it being no witness there either.

    This is done for the texts of these names, or for all.
    """
    by_text = {}
    for name in names or known.texts:
        rest = {other: text for other, text in known.texts.items() if other != name}
        fewer = replace(known, texts=rest)
        by_text[name] = fit_weights(hide_leaves(fewer, rest.values()), without)
    return by_text


def guess_leaves(cells: Iterable[HiddenLeaf], weights: Mapping[str, Weights]) -> list[Guess]:
    """Say of each hidden leaf what it could be, by the weights for its text."""
    return [Guess(cell, probabilities(cell.witnesses, weights[cell.text])) for cell in cells]


def hide_parts(known: Corpus) -> list[HiddenLeaf]:
    """Hide each part of the game in each text at once, where enough is left to place the text."""
    cells = []
    for text in known.texts.values():
        for part in dict.fromkeys(leaf.partition(".")[0] for leaf in text.settled):
            gone = [leaf for leaf in text.settled if leaf.partition(".")[0] == part]
            cells += _hide_together(known, text, gone)
    return cells


def hide_halves(known: Corpus, names: Iterable[str]) -> list[HiddenLeaf]:
    """Hide every second leaf of each of these texts at once."""
    return [
        cell
        for name in names
        for cell in _hide_together(known, known.texts[name], [*known.texts[name].settled][::2])
    ]


def _hide_together(known: Corpus, text: KnownText, gone: Sequence[str]) -> list[HiddenLeaf]:
    left = text.without(gone)
    if not is_placeable(left):
        return []
    every = ((leaf, tuple(find_neighbours(known, left, leaf))) for leaf in gone)
    return [
        HiddenLeaf(text.name, leaf, text.settled[leaf], others) for leaf, others in every if others
    ]


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
        low, high = wilson_interval(self.first, self.cells)
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


def score(guesses: Sequence[Guess]) -> Score:
    """Count the right first choices, and the surprise on average."""
    return Score(
        len(guesses),
        sum(pair.guess.first == pair.cell.answer for pair in guesses),
        sum(_stated_chance(pair) for pair in guesses),
        sum(bits(*pair) for pair in guesses) / len(guesses),
        sum(closed_bits(*pair) for pair in guesses) / len(guesses),
    )


def bins(guesses: Sequence[Guess]) -> list[Score]:
    """Return the score of groups of equal number, from the least to the most that was stated."""
    order = sorted(guesses, key=_stated_chance)
    edges = [len(order) * at // BINS for at in range(BINS + 1)]
    return [score(order[low:high]) for low, high in pairwise(edges)]


def _stated_chance(pair: Guess) -> float:
    return pair.guess.practices[pair.guess.first]


def baselines(cells: Sequence[HiddenLeaf]) -> dict[str, float]:
    """Return the share of right first choices by chance, by the majority, by the nearest text, and the most there can be."""
    chance = majority = nearest = 0.0
    for cell in cells:
        count = Counter(each.practice for each in cell.witnesses)
        chance += 1 / len({cell.answer, *count})
        majority += count.most_common(1)[0][0] == cell.answer
        nearest += min(cell.witnesses, key=lambda each: each.apart).practice == cell.answer
    right = {
        "chance": chance,
        "majority": majority,
        "nearest": nearest,
        "ceiling": sum(cell.is_attested for cell in cells),
    }
    return {name: round(number / len(cells), 4) for name, number in right.items()}
