"""What the silence could be: the bars of the model, beside a clause and on the page of its method."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from poch.studies.completing import (
    Completion,
    Weights,
    completion,
    corpus,
    is_placeable,
    open_leaves,
)
from poch.texts.library import find, ids, playable
from poch.texts.library import silences as load_model
from poch.texts.ruleset_shape import FIRST
from poch.words.comparing import phrase
from poch.words.language import capitalize
from poch.words.values import about
from tools.site.edition import rests
from tools.site.edition.edition import Edition, Source
from tools.site.output.files import Shelf
from tools.site.output.languages import say
from tools.site.output.numbers import decimal, figure, format_signed, percent
from tools.site.output.templates import page

SHOWN = 3
"""So many practices are named beside a bar."""
LITTLE = 0.005
"""What is less is no whole per cent."""
SURE = 0.8
"""From here on the page counts a guess as a sure one."""
AIM = 0.84
"""The share of hidden rules that we set out to guess."""


@dataclass(frozen=True, slots=True)
class GuessBar:
    """What a leaf could be, to be drawn: where each part begins and how wide it is, in hundredths; and in words."""

    leaf: str
    parts: tuple[tuple[float, float, float], ...]
    practices: tuple[str, ...]


@cache
def _completions() -> Mapping[str, Mapping[str, Completion]]:
    """Return by text and leaf what each open leaf could be; nothing of texts that cannot be placed."""
    model = load_model()
    if not model:
        return {}
    weights, texts = Weights(**model["weights"]), corpus([find(name) for name in ids(FIRST)])
    return {
        name: {
            leaf: completion(texts, weights, texts.texts[name], texts.cells[name][leaf])
            for leaf in open_leaves(texts, name)
        }
        for name in playable(FIRST)
        if is_placeable(texts.texts[name])
    }


def bars(slug: str) -> dict[str, GuessBar]:
    """Return by leaf the bars of a text, in the language of the page."""
    guesses = _completions().get(slug, {})
    return {leaf: bar for leaf, guess in guesses.items() if (bar := _bar(guess))}


def _bar(guess: Completion) -> GuessBar | None:
    if not guess.choices:
        return None
    parts, at = [], 0.0
    for choice in guess.choices:
        wide = round(100 * choice.probability, 1)
        parts.append((round(at, 1), wide, round(0.25 + 0.75 * choice.probability, 2)))
        at += wide
    named = [
        say(
            "silence-practice",
            value=say("silence-no-rule")
            if choice.value is None
            else phrase(guess.leaf, choice.value),
            share=_whole_percent(choice.probability),
        )
        for choice in guess.choices[:SHOWN]
        if choice.probability >= LITTLE
    ]
    more = sum(choice.probability for choice in guess.choices[SHOWN:])
    if more + guess.other >= LITTLE:
        rest = say("silence-rest" if more >= LITTLE else "silence-other")
        named.append(say("silence-practice", value=rest, share=_whole_percent(more + guess.other)))
    return GuessBar(guess.leaf, tuple(parts), tuple(named))


def _whole_percent(share: float) -> str:
    return percent(f"{100 * share:.0f}")


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page of the method in the language that is spoken now."""
    model = load_model()
    if not model:
        return
    score = model["score"]
    contested = score["contested"]
    shares = {**score["baselines"], "model": contested["share"]}
    page(
        shelf,
        "compare/silences",
        "silences",
        study=model,
        contested=_score_in_words(contested),
        every=_score_in_words(score["all"]),
        parts=_score_in_words(score["parts"]),
        halves={
            **_score_in_words(score["halves"]),
            "texts": [edition.source(name) for name in score["halves"]["texts"]],
        },
        beside=[
            (name, round(100 * shares[name], 1), _whole_percent(shares[name]))
            for name in ("chance", "majority", "nearest", "model", "ceiling")
        ],
        bins=[*_bins(score["bins"])],
        contested_bins=[*_bins(score["contested-bins"])],
        tried=[(name, _score_in_words(trial)) for name, trial in model["tried"].items()],
        weights=[(name, decimal(value, 2)) for name, value in model["weights"].items() if value],
        texts=[*_texts(edition)],
        gaps=[*_gaps(model["gaps"], edition)],
        sure=_whole_percent(SURE),
        aim=_whole_percent(AIM),
        aimed=_whole_percent(AIM / score["baselines"]["ceiling"]),
        example=_example(edition),
    )


def _score_in_words(score: Mapping[str, Any]) -> dict[str, Any]:
    """Return a score in words."""
    return {
        "cells": score["cells"],
        "share": _whole_percent(score["share"]),
        "low": _whole_percent(score["low"]),
        "high": _whole_percent(score["high"]),
        "stated": _whole_percent(score["stated"]),
        "bits": decimal(score["bits"], 2),
        "closed": decimal(score["closed"], 2),
    }


def _bins(scores: list[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    for score in scores:
        yield {
            **_score_in_words(score),
            "at": round(100 * score["stated"], 1),
            "true": round(100 * score["share"], 1),
        }


def _texts(edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield of each text how many leaves it leaves open, and of how many one practice is a sure guess."""
    for name, guesses in _completions().items():
        source = edition.source(name)
        if source:
            weighed = [guess for guess in guesses.values() if guess.choices]
            yield {
                "source": source,
                "open": len(guesses),
                "sure": sum(guess.choices[0].probability >= SURE for guess in weighed),
                "none": len(guesses) - len(weighed),
            }


def _gaps(gaps: Mapping[str, Any], edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield each great gap: what came of its completions, and the rules of the one that is chosen."""
    for name, gap in gaps.items():
        source = edition.source(gap["ruleset"])
        best = gap["best"]
        yield {
            "name": name,
            "drawn": decimal(gap["drawn"], 0),
            "tried": decimal(gap["tried"], 0),
            "distinct": gap["distinct"],
            "ended": _whole_percent(gap["ended"] / gap["drawn"]),
            "plays": _interval_message(gap["plays"]),
            "chips": _interval_message(gap["chips"]),
            "seats": [format_signed(each) for each in gap["seats"]],
            "best": {
                "deals": decimal(best["deals"], 0),
                "plays": figure(best["plays"]),
                "chips": figure(best["chips"]),
                "gap": figure(best["gap"]),
                "usual": figure(best["median-gap"]),
            },
            "rules": [
                {
                    "about": capitalize(about(leaf)),
                    "value": phrase(leaf, rule["value"]),
                    "clause": clause,
                    "of": edition.source(slug) if slug else source,
                    "drawn": next(
                        each["drawn"]
                        for each in gap["leaves"][leaf]
                        if each["value"] == rule["value"]
                    ),
                }
                for leaf, rule in best["rules"].items()
                if rule
                for slug, _, clause in [rule["clause"].rpartition("/")]
            ],
        }


def _interval_message(interval: Mapping[str, float]) -> str:
    """Return a mean, and between what nine in ten lie."""
    low, high = figure(interval["low"]), figure(interval["high"])
    return say("silences-mean", mean=figure(interval["mean"]), low=low, high=high)


EXAMPLE = ("poque-1765", "shedding.leader")
"""The text and the leaf that the page draws first."""


def _example(edition: Edition) -> dict[str, Any]:
    """Return the bar that the page draws first, with the clauses that each practice rests on."""
    name, leaf = EXAMPLE
    guess = _completions()[name][leaf]
    return {
        "source": edition.source(name),
        "leaf": leaf,
        "rows": [
            {
                "value": phrase(leaf, choice.value),
                "wide": round(100 * choice.probability, 1),
                "share": _whole_percent(choice.probability),
                "rests": [(edition.source(each.ruleset), each.clauses[0]) for each in choice.rests],
            }
            for choice in guess.choices
        ],
        "other": _whole_percent(guess.other),
        "other_wide": round(100 * guess.other, 1),
    }


def bars_beside_clauses(source: Source) -> Callable[[str], list[GuessBar]]:
    """Return what gives by its id the bars beside a clause: of the rules that it sets, those left open.

    One clause may settle for some numbers of players what another leaves open for the rest.
    """
    by_leaf, parts = bars(source.slug), rests.by_clause(source)
    return lambda clause: [
        by_leaf[leaf]
        for leaf, there in parts.get(clause, {}).items()
        if leaf in by_leaf and not all(part.known for part in there)
    ]
