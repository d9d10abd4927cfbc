"""The three great gaps: joint completions drawn from the model, and played."""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from math import fsum
from random import Random
from statistics import median
from typing import NamedTuple, TypeAlias

from poch.game.actions import Action, Ask
from poch.game.cards import shuffle_by
from poch.game.engine import deal_pack, drive
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.game.table import Table
from poch.players.bots import cautious
from poch.records.session import Session
from poch.studies.completing import Corpus, Weights, open_leaves
from poch.studies.surveys.measures import count_deal, measures
from poch.texts.library import find
from tools.lab.silences.joint import Completion, Gap, drawings

Key: TypeAlias = tuple[str, ...]
"""What names a completion: its values, leaf by leaf."""

SEATS, DRAWN, DEALS, SEED = 4, 1000, 10, 1
"""So many completions are drawn that can be played, and so many deals of each are played."""
BEST, LONG = 10, 1000
"""So many completions, those drawn most often, are played for so many deals more."""
MOST_TRIED = 20 * DRAWN
"""So many are tried before we give up."""
ENDLESS = 1000
"""A deal with more choices than these does not end."""
PARTS = ("shedding.", "settling.")


class AskedGap(NamedTuple):
    """A gap: the ruleset, the parts of the game that are drawn, and a text read together with it."""

    ruleset: str
    parts: tuple[str, ...]
    beside: str = ""


GAPS = {
    "stich": AskedGap("poch-1844-pierer", PARTS, "poch-1857-pierer"),
    "tail": AskedGap("poque-1765", (*PARTS, "ending.")),
    "third-part": AskedGap("poch-1853-alvensleben", PARTS),
}


class EndlessError(Exception):
    """A deal that does not end."""


def gap(known: Corpus, asked: AskedGap) -> Gap:
    """Return what is to be drawn."""
    text = known.texts[asked.ruleset]
    if asked.beside:
        other = known.texts[asked.beside]
        text = replace(text, sources=text.sources | other.sources).also(
            {**other.settled, **text.settled}
        )
    leaves = [leaf for leaf in open_leaves(known, asked.ruleset) if leaf.startswith(asked.parts)]
    return Gap(find(asked.ruleset), text, leaves, SEATS)


class DealSums(NamedTuple):
    """What came of some deals: how many there were, choices and chips in all, and what each place at the table won."""

    deals: int
    plays: int
    chips: int
    won: tuple[int, ...]
    ended: bool

    def plus(self, other: "DealSums") -> "DealSums":
        """Return both together."""
        won = tuple(a + b for a, b in zip(self.won, other.won, strict=True))
        return DealSums(
            self.deals + other.deals,
            self.plays + other.plays,
            self.chips + other.chips,
            won,
            self.ended and other.ended,
        )

    @property
    def gap(self) -> float:
        """How many chips a deal lie between the best place at the table and the worst."""
        return (max(self.won) - min(self.won)) / self.deals if self.deals else 0.0


NOTHING = DealSums(0, 0, 0, (0,) * SEATS, ended=True)


def play_session(ruleset: Ruleset, deals: int, seed: int) -> DealSums:
    """Play one session."""
    random, choices = Random(), 0  # noqa: S311 - chance of a game

    def policy(ask: Ask, table: Table) -> Action:
        nonlocal choices
        choices += 1
        if choices > ENDLESS:
            raise EndlessError
        return cautious(ask, table, random)

    stages = [*dict.fromkeys(stage.name for stage in ruleset.rules(SEATS).stages)]
    pools = ruleset.rules(SEATS).pools
    sums = {name: 0 for each in measures(pools, stages) for name in (each.of, each.to_each)}
    total, session = NOTHING, Session(ruleset, tuple(map(str, range(SEATS))), {}, None, 0)
    for number in range(deals):
        random.seed(seed + number)
        choices = 0
        try:
            outcome = drive(
                ruleset, session.begin(deal_pack(ruleset, SEATS, shuffle_by(random))), policy
            )
        except EndlessError:
            return total._replace(ended=False)
        before = sums["chips"]
        count_deal(sums, dict.fromkeys(pools, 0), outcome, ())
        purses = tuple(outcome.table.purses)
        deal = DealSums(1, len(outcome.taken), sums["chips"] - before, purses, ended=True)
        total = total.plus(deal)
        session = session.after(outcome)
    return total


class Drawings(NamedTuple):
    """Completions that can be played, in the order they were drawn, out of so many tried."""

    completions: Sequence[tuple[Completion, Ruleset]]
    tried: int

    @property
    def often(self) -> Counter[Key]:
        """How often each was drawn."""
        return Counter(_key(drawn) for drawn, _ in self.completions)

    def as_json(self) -> Json:
        """Return how often each rule was drawn, with the clause that has it."""
        practices: dict[str, Counter[str]] = defaultdict(Counter)
        clauses: dict[tuple[str, str], str] = {}
        for drawn, _ in self.completions:
            for leaf, rule in drawn.items():
                name = json.dumps(rule.value if rule else None, ensure_ascii=False)
                practices[leaf][name] += 1
                clauses.setdefault((leaf, name), rule.clause if rule else "")
        return {
            "tried": self.tried,
            "drawn": len(self.completions),
            "distinct": len(self.often),
            "leaves": {
                leaf: [
                    {"value": json.loads(name), "drawn": number, "clause": clauses[leaf, name]}
                    for name, number in counts.most_common()
                ]
                for leaf, counts in practices.items()
            },
        }


def _key(drawn: Completion) -> Key:
    return tuple(repr(rule.value) if rule else "" for rule in drawn.values())


def draw(known: Corpus, weights: Weights, asked: AskedGap) -> Drawings:
    """Draw completions until there are enough that can be played; raises ValueError where few can."""
    random = Random(SEED)  # noqa: S311 - chance of a model
    completions: list[tuple[Completion, Ruleset]] = []

    def pick(chances: Sequence[float]) -> int:
        return random.choices(range(len(chances)), chances)[0]

    every = drawings(known, weights, gap(known, asked), known.cells[asked.ruleset], pick)
    for tried, (drawn, ruleset) in enumerate(every, 1):
        if ruleset:
            completions.append((drawn, ruleset))
        if len(completions) == DRAWN:
            return Drawings(completions, tried)
        if tried == MOST_TRIED:
            break
    raise ValueError(
        f"{asked.ruleset}: only {len(completions)} of {MOST_TRIED} completions can be played"
    )


def report_gap(known: Corpus, weights: Weights, asked: AskedGap) -> Json:
    """Return what came of many completions of a gap, and the one that evidence and play agree on."""
    drawn = draw(known, weights, asked)
    results = [
        play_session(ruleset, DEALS, SEED + DEALS * at)
        for at, (_, ruleset) in enumerate(drawn.completions)
    ]
    ended = [result for result in results if result.ended]
    return {
        "ruleset": asked.ruleset,
        "beside": asked.beside,
        **drawn.as_json(),
        "ended": len(ended),
        "plays": _spread([result.plays / result.deals for result in ended]),
        "chips": _spread([result.chips / result.deals for result in ended]),
        "seats": [
            round(fsum(result.won[at] / result.deals for result in ended) / len(ended), 2)
            for at in range(SEATS)
        ],
        "best": report_best(drawn),
    }


def report_best(drawn: Drawings) -> Json:
    """Return the completion drawn most often whose places at the table lie no farther apart than usual.

    Usual is the median of those drawn most often.
    """
    often, by = drawn.often, {_key(rules): (rules, ruleset) for rules, ruleset in drawn.completions}
    first = [key for key, _ in often.most_common(BEST)]
    long = {key: play_session(by[key][1], LONG, SEED) for key in first}
    middle = median(result.gap for result in long.values())
    key = next(key for key in first if long[key].ended and long[key].gap <= middle)
    result = long[key]
    return {
        "drawn": often[key],
        "rules": {
            leaf: {"value": rule.value, "clause": rule.clause} if rule else None
            for leaf, rule in by[key][0].items()
        },
        "deals": result.deals,
        "plays": round(result.plays / result.deals, 2),
        "chips": round(result.chips / result.deals, 2),
        "gap": round(result.gap, 2),
        "median-gap": round(middle, 2),
    }


def _spread(values: Sequence[float]) -> Json:
    """Return the mean of some values, and between what nine in ten of them lie."""
    order = sorted(values)
    low, high = order[len(order) // 20], order[-1 - len(order) // 20]
    return {
        "mean": round(fsum(values) / len(values), 2),
        "low": round(low, 2),
        "high": round(high, 2),
    }
