"""What a silence could be: a probability for each practice of the texts that do settle a leaf.

A labelled model, and no evidence: it says what the other texts make likely, never what this one
says. A text that settles the leaf counts for its practice by a weight, which falls with the share
of other leaves in which the two differ, with the years between them and with another language. It
rises where they agree in leaves that tell this one among the rest. Copies of a witness count once.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from math import exp, log
from typing import Any, NamedTuple

from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.studies.compare import TOLD, Cell, CellPart, cells, leaf_names
from poch.studies.likeness import LEAST
from poch.texts.doubt import by_number, is_same_rule, own_source
from poch.texts.leaves import leaf as leaf_of

UNSETTLED = "unsettled"
"""The standing of a leaf of which the text's words allow several readings."""
LENT = frozenset({"borrowed", "inherited"})
"""The standings of a leaf that a text takes from another."""


class Weights(NamedTuple):
    """What the model was fitted to, all above 0; the first five are logarithms of a weight.

    `apart` is for all leaves being different instead of none, `telling` for each unit of log odds
    by which agreement elsewhere tells of this leaf, `century` for a hundred years, `foreign` for
    another language. `flat` is the weight of each practice's plain share, in texts as unlike as the
    average. `other` is how much of the number of practices per witness goes to one that no witness
    has; it is below 1.
    """

    apart: float
    telling: float
    century: float
    foreign: float
    flat: float
    other: float


@dataclass(frozen=True, slots=True)
class KnownText:
    """What the model knows of a text: whose it is, from when, and by leaf the practice it settles.

    A practice is named by its value as JSON. `sources` are the witnesses it is of, mostly one.
    """

    name: str
    sources: frozenset[str]
    year: int | None
    language: str
    settled: Mapping[str, str]

    def without(self, hidden: Iterable[str]) -> "KnownText":
        """Return it with some leaves hidden."""
        left = {*hidden}
        kept = {leaf: practice for leaf, practice in self.settled.items() if leaf not in left}
        return replace(self, settled=kept)

    def also(self, added: Mapping[str, str]) -> "KnownText":
        """Return it with some more leaves settled."""
        return replace(self, settled={**self.settled, **added})

    def copies(self, other: "KnownText") -> bool:
        """Tell whether the two are one witness: of one source, or the same in all they settle."""
        return bool(self.sources & other.sources) or self.settled == other.settled


class Neighbour(NamedTuple):
    """A witness of a leaf beside a text: its practice, and how near the two are.

    `apart` is the share of the other leaves that differ, drawn to the average, as difference from
    it; `telling` the log odds for the same practice, by agreement in other leaves.
    """

    text: str
    practice: str
    apart: float
    telling: float
    centuries: float
    foreign: bool


class Probabilities(NamedTuple):
    """The probabilities of a leaf's practices, and of one that no witness has; they add up to 1."""

    practices: Mapping[str, float]
    other: float

    @property
    def first(self) -> str:
        """The practice that is the likeliest."""
        return max(self.practices, key=lambda practice: self.practices[practice])


@dataclass(frozen=True)
class Corpus:
    """The texts of one game by name, with the values of the practices and the clauses that settle them."""

    texts: Mapping[str, KnownText]
    values: Mapping[str, Mapping[str, Any]]
    clauses: Mapping[tuple[str, str], tuple[str, ...]]
    cells: Mapping[str, Mapping[str, Cell]]

    @cached_property
    def witnesses(self) -> tuple[KnownText, ...]:
        """The texts as witnesses, each once: of its copies the one that settles most."""
        distinct: list[KnownText] = []
        for witness in sorted(self.texts.values(), key=lambda text: -len(text.settled)):
            if not any(witness.copies(other) for other in distinct):
                distinct.append(witness)
        return tuple(sorted(distinct, key=lambda text: [*self.texts].index(text.name)))

    @property
    def latest(self) -> int:
        """The year of the youngest text; those without a year are taken to be as young."""
        return max((text.year for text in self.texts.values() if text.year), default=0)

    def others(self, text: KnownText) -> list[KnownText]:
        """Return the witnesses beside a text, its own copies left out."""
        return [peer for peer in self.witnesses if peer.name != text.name and not peer.copies(text)]

    @property
    def hash(self) -> str:
        """A hash of all that the model knows, by which its figures are known to be of these texts."""
        every = [
            [
                text.name,
                sorted(text.sources),
                text.year,
                text.language,
                sorted(text.settled.items()),
            ]
            for text in sorted(self.texts.values(), key=lambda text: text.name)
        ]
        return sha256(json.dumps(every).encode()).hexdigest()[:16]


def corpus(rulesets: Sequence[Ruleset]) -> Corpus:
    """Return what the texts of one game settle; of those not known whole the order of parts is left out."""
    every = [leaf for leaf in leaf_names(rulesets) if leaf not in TOLD]
    cells_of = {ruleset.id: cells(ruleset, every) for ruleset in rulesets}
    values: dict[str, dict[str, Any]] = {leaf: {} for leaf in every}
    texts, clauses = {}, {}
    for ruleset in rulesets:
        document = ruleset.document
        settled = {}
        for leaf, cell in cells_of[ruleset.id].items():
            if not all(part.known for part in cell.parts):
                continue
            if leaf == "stages" and document["playable"] == "never":
                continue
            settled[leaf] = _practice(leaf, cell.value, values[leaf])
            clauses[ruleset.id, leaf] = cell.clauses
        sources = frozenset({str(own_source(document)["ref"])})
        year, language = document.get("year"), str(document["language"])
        texts[ruleset.id] = KnownText(ruleset.id, sources, year, language, settled)
    return Corpus(texts, values, clauses, cells_of)


def _practice(leaf: str, value: Any, known: dict[str, Any]) -> str:
    """Return the name of a practice, and note its value where it is new."""
    for name, other in known.items():
        if is_same_rule(leaf, other, value):
            return name
    name = json.dumps(value, ensure_ascii=False)
    known[name] = value
    return name


# How near two texts are


def find_neighbours(known: Corpus, text: KnownText, leaf: str) -> list[Neighbour]:
    """Return each witness of a leaf beside a text; what the text itself says of the leaf is not looked at."""
    others = known.others(text)
    mine = {name: practice for name, practice in text.settled.items() if name != leaf}
    settling = [peer for peer in others if leaf in peer.settled]
    average = _mean_difference(others)
    telling = _telling_odds(settling, leaf, mine)
    year = known.latest if text.year is None else text.year
    near = []
    for peer in settling:
        both = [(name, mine[name] == peer.settled[name]) for name in mine if name in peer.settled]
        differ = sum(not same for _, same in both)
        share = (differ + LEAST * average) / (len(both) + LEAST)
        odds = sum(telling[name][same] for name, same in both if name in telling)
        apart = abs((known.latest if peer.year is None else peer.year) - year) / 100
        foreign = peer.language != text.language
        near.append(Neighbour(peer.name, peer.settled[leaf], share - average, odds, apart, foreign))
    return near


def _mean_difference(texts: Sequence[KnownText]) -> float:
    """Return the share of leaves in which two of these texts differ, over all that both settle."""
    different = both = 0
    for text, other in combinations(texts, 2):
        for name, practice in text.settled.items():
            if name in other.settled:
                both += 1
                different += practice != other.settled[name]
    return different / both if both else 0.0


def _telling_odds(
    texts: Sequence[KnownText], leaf: str, others: Iterable[str]
) -> dict[str, tuple[float, float]]:
    """Return by leaf the log odds that two texts agree in `leaf`, where they differ and agree there.

    They are counted over the pairs of these texts, with the weight of one pair for no connection.
    """
    pairs = [
        (text.settled, other.settled, text.settled[leaf] == other.settled[leaf])
        for text, other in combinations(texts, 2)
    ]
    telling = {}
    for name in others:
        count = [[0, 0], [0, 0]]
        for first, second, alike_here in pairs:
            if name in first and name in second:
                count[alike_here][first[name] == second[name]] += 1
        number = sum(map(sum, count))
        if number:
            odds = []
            for same in (False, True):
                plain = (count[0][same] + count[1][same] + 0.5) / (number + 1)
                apart, agreed = (
                    (count[here][same] + plain) / (sum(count[here]) + 1) for here in (0, 1)
                )
                odds.append(log(agreed / apart))
            telling[name] = (odds[0], odds[1])
    return telling


def probabilities(neighbours: Sequence[Neighbour], weights: Weights) -> Probabilities:
    """Return the probabilities that witnesses give; there must be at least one."""
    by: dict[str, float] = defaultdict(float)
    count: dict[str, int] = defaultdict(int)
    for neighbour in neighbours:
        by[neighbour.practice] += weight(neighbour, weights)
        count[neighbour.practice] += 1
    whole, number = sum(by.values()), len(neighbours)
    other = weights.other * len(by) / number
    plain = {name: (count[name] + 0.5) / (number + 0.5 * len(by)) for name in by}
    return Probabilities(
        {
            name: (1 - other) * (by[name] + weights.flat * plain[name]) / (whole + weights.flat)
            for name in by
        },
        other,
    )


def weight(neighbour: Neighbour, weights: Weights) -> float:
    """Return the weight of a witness beside a text; it is 1 for one as unlike as the average."""
    return exp(
        -weights.apart * neighbour.apart
        + weights.telling * neighbour.telling
        - weights.century * neighbour.centuries
        - weights.foreign * neighbour.foreign
    )


# What a text leaves open


class Backing(NamedTuple):
    """A witness that a practice rests on: its clauses, and its share of all weight, from 0 to 1."""

    ruleset: str
    clauses: tuple[str, ...]
    share: float


@dataclass(frozen=True, slots=True)
class LikelyPractice:
    """A practice for a leaf that a text leaves open, with its probability and what that rests on."""

    value: Any
    probability: float
    rests: tuple[Backing, ...] = ()


@dataclass(frozen=True, slots=True)
class Completion:
    """What a leaf could be that a text leaves open: the likeliest practice first.

    `standing` says why it is open. `other` is the probability of a practice that no witness has.
    Where the words of the text allow certain readings, the choices are these alone. There are none
    where no other text settles the leaf.
    """

    leaf: str
    standing: str
    choices: tuple[LikelyPractice, ...]
    other: float

    def as_json(self) -> Json:
        """Return it as plain data."""
        return {
            "leaf": self.leaf,
            "standing": self.standing,
            "practices": [
                {
                    "value": choice.value,
                    "probability": round(choice.probability, 4),
                    "rests": [
                        each._asdict() | {"share": round(each.share, 4)} for each in choice.rests
                    ],
                }
                for choice in self.choices
            ],
            "other": round(self.other, 4),
        }


def is_placeable(text: KnownText) -> bool:
    """Tell whether a text settles enough to be placed among the others."""
    return len(text.settled) >= LEAST


def is_open(cell: Cell) -> bool:
    """Tell whether a text leaves a leaf open: it neither settles it, nor takes it from another text.

    A leaf that may stay unset is open only where there are readings of it: no text says that it
    lacks such a rule, so there is nothing to weigh against having it.
    """
    standing, known = cell.weakest, leaf_of(cell.leaf)
    return (
        not cell.moot
        and not (known and known.optional and not cell.doubts)
        and standing not in LENT
        and not any(part.borrowed for part in cell.parts)
        and not all(part.known for part in cell.parts)
    )


def open_leaves(known: Corpus, name: str) -> Iterator[str]:
    """Yield the leaves that a text of the corpus leaves open, in the order of the game."""
    return (leaf for leaf, cell in known.cells[name].items() if is_open(cell))


def completion(known: Corpus, weights: Weights, text: KnownText, cell: Cell) -> Completion:
    """Return what a leaf could be in a text, which may be none of the corpus.

    `cell` is what the text has for it: of a leaf whose words allow certain readings it names these.
    """
    leaf, standing = cell.leaf, cell.weakest
    neighbours = find_neighbours(known, text, leaf)
    readings = _readings(cell.parts[0]) if len(cell.parts) == 1 else ()
    if not neighbours:
        return Completion(leaf, standing, (), 1)
    guess = probabilities(neighbours, weights)
    whole = sum(weight(neighbour, weights) for neighbour in neighbours)
    choices = [
        LikelyPractice(
            known.values[leaf][practice],
            probability,
            tuple(
                Backing(
                    neighbour.text,
                    known.clauses[neighbour.text, leaf],
                    weight(neighbour, weights) / whole,
                )
                for neighbour in sorted(neighbours, key=lambda each: -weight(each, weights))
                if neighbour.practice == practice
            ),
        )
        for practice, probability in guess.practices.items()
    ]
    other = guess.other
    if standing == UNSETTLED and readings:
        choices, other = _choices_among(leaf, readings, choices, other), 0.0
    return Completion(
        leaf, standing, tuple(sorted(choices, key=lambda choice: -choice.probability)), other
    )


def _readings(part: CellPart) -> tuple[Any, ...]:
    """Return the values that the readings of a text give; none where they differ by seats."""
    every = [part.value, *(value for doubt in part.doubts for value in doubt.others.values())]
    if len(every) == 1 or any(map(by_number, every)):
        return ()
    return tuple(value for at, value in enumerate(every) if value not in every[:at])


def _choices_among(
    leaf: str, readings: Sequence[Any], choices: Sequence[LikelyPractice], other: float
) -> list[LikelyPractice]:
    """Return the choices among the readings alone; those that no witness has share what is left for another."""
    had = {
        at: next((choice for choice in choices if is_same_rule(leaf, choice.value, value)), None)
        for at, value in enumerate(readings)
    }
    unseen = sum(choice is None for choice in had.values())
    narrowed = [
        replace(choice, value=readings[at])
        if choice
        else LikelyPractice(readings[at], other / unseen)
        for at, choice in had.items()
    ]
    whole = sum(choice.probability for choice in narrowed)
    return [replace(choice, probability=choice.probability / whole) for choice in narrowed]
