"""The matrix: every leaf by every witness, in letters, and a few telling points in words."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from poch.studies.compare import KNOWN, Cell
from poch.words.values import format_value
from tools.site.comparing.finder import FinderQuestion, answer
from tools.site.comparing.synopsis import LeafLine, Synopsis, Witness
from tools.site.edition import words
from tools.site.edition.edition import load_yaml
from tools.site.output.files import cell, compact_json
from tools.site.output.languages import now, say

LETTERS = "abcdefghijklmnopqrstuvwxyz"
TINTS = 4
_DOUBT = ("crux", "name", "reading")


@dataclass(frozen=True, slots=True)
class Square:
    """A cell of the matrix: a sign for the value, its tint, and what stands behind it."""

    sign: str
    tint: int
    standing: str
    ours: bool
    label: str
    clause: str


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """A row: what it is about, its squares in the order of the witnesses; sign, tint and value of each key."""

    name: str
    leaf: str
    title: str
    squares: tuple[Square, ...]
    keys: tuple[tuple[str, int, str], ...]

    @property
    def uniform(self) -> bool:
        """Tell whether all sources that settle it agree."""
        known = {square.sign for square in self.squares if square.standing in KNOWN}
        return len(known) < 2  # noqa: PLR2004 - two make a difference


def points(synopsis: Synopsis) -> Iterator[MatrixRow]:
    """Return the points that tell the texts apart at a glance, in words."""
    for name, question in _POINTS.items():
        answers = [_point(name, question, witness) for witness in synopsis.witnesses]
        ranked = _rank_signs([(word, standing in KNOWN) for word, standing, _ in answers])
        squares = tuple(
            Square(
                sign=word,
                tint=ranked.get(word, 0) if standing in KNOWN else 0,
                standing=standing,
                ours=bool(word) and standing not in KNOWN,
                label=_square_message(
                    witness, _point_message(witness, question.leaf, word, standing)
                ),
                clause=clause,
            )
            for witness, (word, standing, clause) in zip(synopsis.witnesses, answers, strict=True)
        )
        about = say(f"point-{name}-about")
        yield MatrixRow(say(f"point-{name}"), question.leaf, about, squares, ())


def rows(synopsis: Synopsis) -> dict[str, MatrixRow]:
    """Return a row for every leaf, its values called by letters in the order of the years."""
    return {line.leaf: _row(line, synopsis.witnesses) for line in synopsis.lines}


def as_json(synopsis: Synopsis) -> str:
    """Return the matrix and all likenesses as one JSON document."""
    return compact_json(
        {
            "witnesses": [witness.as_json() for witness in synopsis.witnesses],
            "leaves": {line.leaf: line.meaning for line in synopsis.lines},
            "cells": {
                witness.slug: {
                    leaf: {
                        **cell.rests(),
                        "value": cell.value,
                        "clauses": [*cell.clauses],
                    }
                    for leaf, cell in witness.cells.items()
                }
                for witness in synopsis.witnesses
            },
            "pairs": [
                {
                    "a": pair.a.slug,
                    "b": pair.b.slug,
                    "compared": pair.likeness.compared,
                    "different": pair.likeness.different,
                    "rows": pair.likeness.rows,
                    "counts": pair.likeness.as_json(),
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
        [
            *("leaf", "ruleset", "siglum", "year", "seats", "standing", "ours", "value", "clause"),
            *("borrowed", "crux", "kind", "reading", "others"),
        ]
    )
    for line in synopsis.lines:
        for witness in synopsis.witnesses:
            for part in witness.cells[line.leaf].parts:
                value = compact_json(part.value).strip() if part.clause else ""
                seats = " ".join(map(str, part.seats))
                ours = "ours" if part.ours else ""
                writer.writerow(
                    cell(each)
                    for each in [
                        *(line.leaf, witness.slug, witness.siglum, witness.year, seats),
                        *(part.standing, ours, value, part.clause, part.borrowed),
                        *("; ".join(getattr(d, key) for d in part.doubts) for key in _DOUBT),
                        "; ".join(compact_json(dict(d.others)).strip() for d in part.doubts),
                    ]
                )
    return sheet.getvalue()


def _row(line: LeafLine, witnesses: Sequence[Witness]) -> MatrixRow:
    leaf = line.leaf
    cells = [witness.cells[leaf] for witness in witnesses]
    values: list[Any] = []
    signs = [_sign(leaf, cell, values) for cell in cells]
    known = [cell.weakest in KNOWN for cell in cells]
    ranked = _rank_signs([*zip(signs, known, strict=True)])
    squares = tuple(
        Square(
            sign=sign,
            tint=ranked.get(sign, 0) if sure else 0,
            standing=cell.weakest,
            ours=bool(sign) and not sure,
            label=_square_message(witness, _cell_message(cell, witness.rests[leaf])),
            clause=cell.clauses[0] if cell.clauses else "",
        )
        for witness, cell, sign, sure in zip(witnesses, cells, signs, known, strict=True)
    )
    keys = tuple(
        (sign, ranked.get(sign, 0), format_value(leaf, value))
        for sign, value in zip(LETTERS, values, strict=False)
    )
    title = f"{leaf}: {words.capitalize(line.meaning)}"
    return MatrixRow(words.capitalize(words.about(leaf)), leaf, title, squares, keys)


def _sign(leaf: str, cell: Cell, values: list[Any]) -> str:
    """Return the letter of a value, which is noted where it is new."""
    if not cell.clauses:
        return ""
    for at, known in enumerate(values):
        if known == cell.value or (leaf == "pack.ranks" and _is_one_order(known, cell.value)):
            return LETTERS[at]
    values.append(cell.value)
    return LETTERS[len(values) - 1]


def _is_one_order(a: Sequence[str], b: Sequence[str]) -> bool:
    return all(rank == other for rank, other in zip(a, b, strict=False))


def _rank_signs(signs: Iterable[tuple[str, bool]]) -> dict[str, int]:
    """Return how often signs occur in what the sources settle: 0 for the most frequent, and so on."""
    count = Counter(sign for sign, known in signs if known and sign)
    return {sign: min(at, TINTS) for at, (sign, _) in enumerate(count.most_common())}


def _square_message(witness: Witness, value: str) -> str:
    return say("matrix-square", siglum=witness.siglum, value=value)


def _cell_message(cell: Cell, rests: str) -> str:
    return _resting_message(format_value(cell.leaf, cell.value), rests) if cell.clauses else rests


def _point_message(witness: Witness, leaf: str, word: str, standing: str) -> str:
    """Return the word of a point; where it is not settled with what it rests on."""
    if word and standing in KNOWN:
        return word
    return _resting_message(word, witness.rests[leaf]) if word else words.STANDING[standing][0]


def _resting_message(value: str, rests: str) -> str:
    return say("matrix-rests", value=value, rests=rests)


# The telling points


def _point(name: str, question: FinderQuestion, witness: Witness) -> tuple[str, str, str]:
    """Return the word, the standing and the clause of a point for a witness."""
    reply = answer(question, witness.source.document, witness.cells)
    if not reply.clause:
        return "", reply.standing, ""
    sign = reply.signs[0]
    message = f"point-{name}-{sign}"
    return say(message) if now().has(message) else sign, reply.standing, reply.clause


_POINTS = {
    name: FinderQuestion(**question)
    for name, question in load_yaml(Path(__file__).with_suffix(".yaml")).items()
}
