"""The matrix: every leaf by every witness, in letters, and a few telling points in words."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from poch.compare import KNOWN, STANDINGS, Cell
from tools.pages import words
from tools.pages.files import minified
from tools.pages.synopsis import Synopsis, Witness, told

LETTERS = "abcdefghijklmnopqrstuvwxyz"
TINTS = 4


@dataclass(frozen=True, slots=True)
class Square:
    """A cell of the matrix: a sign for the value, its tint, and what stands behind it."""

    sign: str
    tint: int
    standing: str
    ours: bool
    told: str
    clause: str


@dataclass(frozen=True, slots=True)
class Key:
    """A value of a row: its sign, its tint, and what it means."""

    sign: str
    tint: int
    value: str


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """A row: what it is about, its squares in the order of the witnesses, and its values."""

    name: str
    anchor: str
    title: str
    squares: tuple[Square, ...]
    keys: tuple[Key, ...]

    @property
    def uniform(self) -> bool:
        """Tell whether all sources that settle it agree."""
        known = {one.sign for one in self.squares if one.standing in KNOWN}
        return len(known) < 2  # noqa: PLR2004 - two make a difference


@dataclass(frozen=True, slots=True)
class Point:
    """A telling point: a leaf, and the word for what its value says of it.

    Where the value says nothing of it, the standing of the leaf `instead` tells why.
    """

    name: str
    title: str
    leaf: str
    word: Callable[[Any], str]
    instead: str = ""


def points(synopsis: Synopsis) -> Iterator[MatrixRow]:
    """Return the points that tell the texts apart at a glance, in words."""
    for point in _POINTS:
        found = [_point(point, one) for one in synopsis.witnesses]
        ranked = _ranked([(word, standing in KNOWN) for word, standing, _ in found])
        squares = tuple(
            Square(
                sign=word,
                tint=ranked.get(word, 0) if standing in KNOWN else 0,
                standing=standing,
                ours=bool(word) and standing not in KNOWN,
                told=f"{one.siglum}: {word or words.STANDING[standing][0]}",
                clause=clause,
            )
            for one, (word, standing, clause) in zip(synopsis.witnesses, found, strict=True)
        )
        yield MatrixRow(point.name, point.leaf, point.title, squares, ())


def rows(synopsis: Synopsis) -> dict[str, MatrixRow]:
    """Return a row for every leaf, its values called by letters in the order of the years."""
    return {
        line.leaf: _row(line.leaf, line.anchor, line.title, synopsis.witnesses)
        for line in synopsis.lines
    }


def as_json(synopsis: Synopsis) -> str:
    """Return the matrix and all likenesses as one JSON document."""
    return minified(
        {
            "witnesses": [
                {"id": one.slug, "siglum": one.siglum, "title": one.title, "year": one.year}
                for one in synopsis.witnesses
            ],
            "leaves": {line.leaf: line.meaning for line in synopsis.lines},
            "cells": {
                one.slug: {
                    leaf: {
                        "standing": [*cell.standings],
                        "value": cell.value,
                        "clauses": [*cell.clauses],
                    }
                    for leaf, cell in one.cells.items()
                }
                for one in synopsis.witnesses
            },
            "pairs": [
                {
                    "a": pair.a.slug,
                    "b": pair.b.slug,
                    "compared": pair.likeness.compared,
                    "different": pair.likeness.different,
                    "one-sided": pair.likeness.one_sided,
                    "left-open": pair.likeness.left_open,
                }
                for pair in synopsis.pairs
            ],
        }
    )


def as_csv(synopsis: Synopsis) -> str:
    """Return the matrix as a table with a line for each part of each cell."""
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow(
        ["leaf", "ruleset", "siglum", "year", "seats", "standing", "ours", "value", "clause"]
    )
    for line in synopsis.lines:
        for one in synopsis.witnesses:
            for part in one.cells[line.leaf].parts:
                value = minified(part.value).strip() if part.clause else ""
                seats = " ".join(map(str, part.seats))
                ours = "ours" if part.ours else ""
                writer.writerow(
                    [
                        *(line.leaf, one.slug, one.siglum, one.year, seats),
                        *(part.standing, ours, value, part.clause),
                    ]
                )
    return sheet.getvalue()


def _row(leaf: str, anchor: str, title: str, witnesses: Sequence[Witness]) -> MatrixRow:
    found = [one.cells[leaf] for one in witnesses]
    values: list[Any] = []
    signs = [_sign(leaf, cell, values) for cell in found]
    known = [_standing(cell) in KNOWN for cell in found]
    ranked = _ranked([*zip(signs, known, strict=True)])
    squares = tuple(
        Square(
            sign=sign,
            tint=ranked.get(sign, 0) if sure else 0,
            standing=_standing(cell),
            ours=bool(sign) and not sure,
            told=f"{one.siglum}: {_told(cell)}",
            clause=cell.clauses[0] if cell.clauses else "",
        )
        for one, cell, sign, sure in zip(witnesses, found, signs, known, strict=True)
    )
    keys = tuple(
        Key(sign, ranked.get(sign, 0), _value(leaf, value))
        for sign, value in zip(LETTERS, values, strict=False)
    )
    return MatrixRow(leaf, anchor, title, squares, keys)


def _sign(leaf: str, cell: Cell, values: list[Any]) -> str:
    """Return the letter of a value, which is noted where it is new."""
    if not cell.clauses:
        return ""
    for at, known in enumerate(values):
        if known == cell.value or (leaf == "pack.ranks" and _one_order(known, cell.value)):
            return LETTERS[at]
    values.append(cell.value)
    return LETTERS[len(values) - 1]


def _one_order(a: Sequence[str], b: Sequence[str]) -> bool:
    return all(one == other for one, other in zip(a, b, strict=False))


def _ranked(signs: Iterable[tuple[str, bool]]) -> dict[str, int]:
    """Return how often signs occur in what the sources settle: 0 for the most frequent, and so on."""
    count = Counter(sign for sign, known in signs if known and sign)
    return {sign: min(at, TINTS) for at, (sign, _) in enumerate(count.most_common())}


def _standing(cell: Cell) -> str:
    """Return the weakest standing of the parts of a cell."""
    return max(cell.standings, key=STANDINGS.index)


def _told(cell: Cell) -> str:
    standing = words.STANDING[_standing(cell)][0]
    if not cell.clauses:
        return standing
    ours = ", ours" if _standing(cell) not in KNOWN else ""
    return f"{_value(cell.leaf, cell.value)} ({standing.lower()}{ours})"


def _value(leaf: str, value: Any) -> str:
    if isinstance(value, Mapping) and value and all(isinstance(key, int) for key in value):
        by_value: dict[str, list[str]] = {}
        for seats, one in sorted(value.items()):
            by_value.setdefault(told(leaf, one), []).append(str(seats))
        return "; ".join(f"{text} for {words.listed(at)}" for text, at in by_value.items())
    return told(leaf, value)


# The telling points


def _point(point: Point, witness: Witness) -> tuple[str, str, str]:
    """Return the word, the standing and the clause of a point for a witness."""
    cell = witness.cells[point.leaf]
    value = cell.parts[0].value
    if point.leaf == "dealing.cards" and _deals_all(witness):
        value = "all"
    word = point.word(value) if cell.clauses else ""
    if not word:
        return "", _standing(witness.cells[point.instead or point.leaf]), ""
    name, standing = cell.clauses[0], _standing(cell)
    for clause in witness.source.clauses:
        # The order of the parts may be in a text whose end, and so the whole list, is not.
        if clause.get("of") == name and clause["status"] in KNOWN and point.leaf == "stages":
            name, standing = clause["id"], clause["status"]
    return word, standing, name


def _deals_all(witness: Witness) -> bool:
    """Tell whether the hands that are dealt come to the whole pack, whatever the number of seats."""
    dealt, pack = (witness.cells[leaf] for leaf in ("dealing.cards", "pack.size"))
    sizes = [
        (sum(hand.value) if isinstance(hand.value, list) else hand.value * seats, size.value)
        for seats in dealt.seats()
        if (hand := dealt.at(seats)) and (size := pack.at(seats))
    ]
    return bool(sizes) and all(cards == size for cards, size in sizes)


def _vying(stages: Sequence[Any]) -> str:
    kinds = ["melding" if isinstance(one, Mapping) else str(one) for one in stages]
    if "vying" not in kinds:
        return ""
    after = kinds[kinds.index("vying") :]
    before = kinds[: kinds.index("vying")]
    return "before" if "melding" not in before else "amid" if "melding" in after else "after"


def _sequence(claim: Mapping[str, Any]) -> str:
    return "run" if "run" in claim else "".join(reversed(claim.get("trumps", ["?"])))


_POINTS = (
    Point(
        "The vying comes",
        "Before the melding, after it, or amid: between the pools of the single cards and the "
        "Sequence",
        "stages",
        _vying,
        instead="vying.entry",
    ),
    Point(
        "A centre pool",
        "Whether the board has a pool in the middle, beside that of the Poch",
        "board.pools",
        lambda pools: "yes" if "centre" in pools else "no",
    ),
    Point(
        "The Poch dressed",
        "Whether everyone puts a chip into the pool of the Poch before the deal",
        "dressing.antes",
        lambda antes: "yes" if "poch" in antes else "no",
    ),
    Point(
        "A marriage pool",
        "Whether king and queen have a pool together",
        "board.pools",
        lambda pools: "yes" if "marriage" in pools else "no",
    ),
    Point(
        "Sequence",
        "What takes the pool of the Sequence: three trumps, or the best run",
        "melding.claims.sequence",
        _sequence,
    ),
    Point(
        "Cards dealt",
        "Whether all the cards are dealt, or some to each",
        "dealing.cards",
        lambda cards: str(cards) if isinstance(cards, int) else "all",
    ),
    Point(
        "Raising",
        "Whether stakes may be raised in the vying",
        "vying.raising",
        lambda practice: "no" if practice in {"nobody", "overbidding"} else "yes",
    ),
    Point(
        "Leads the third part",
        "Who leads first to the playing out: forehand, or the winner of the vying",
        "shedding.leader",
        lambda practice: {"forehand": "fore", "vie-winner": "vie"}[practice],
    ),
    Point(
        "A card follows",
        "What goes on the card led: the next higher, by its holder or in turn; a card of the suit; "
        "or any within a count",
        "shedding.play",
        lambda practice: {
            "next-higher-by-holder": "next",
            "next-higher-in-turn": "turn",
            "count": "count",
        }.get(practice, "trick"),
    ),
)
