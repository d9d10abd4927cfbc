"""The synopsis: every source by every leaf, and each pair of sources side by side."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from markupsafe import Markup

from poch.game.ruleset import Ruleset
from poch.studies.compare import (
    Cell,
    CellPart,
    Column,
    Row,
    align_columns,
    column,
    leaf_names,
    rules_of,
)
from poch.studies.likeness import Likeness, likeness
from poch.texts.library import ruleset
from poch.words.comparing import phrase
from poch.words.values import format_value, meaning
from tools.site.edition import rests, words
from tools.site.edition.edition import Edition, Source
from tools.site.edition.rests import Works
from tools.site.edition.words import typeset
from tools.site.output.languages import say
from tools.site.output.templates import macros
from tools.site.texts.clauses import mark_terms
from tools.site.texts.shows import example

ROOT = "@root/"
"""Stands in a column for the way to the root of the site, until it is known."""


@dataclass(frozen=True, slots=True)
class LeafLine:
    """A leaf as the head of a row."""

    leaf: str
    part: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Witness:
    """A source as one column: its cells as they were compared, as a page shows them whole or by their values, and what they rest on."""

    source: Source
    ruleset: Ruleset
    laid: Column
    column: Mapping[str, Markup]
    values: Mapping[str, Markup]
    rests: Mapping[str, str]

    @property
    def cells(self) -> Mapping[str, Cell]:
        """What it has for each leaf."""
        return self.laid.cells

    @property
    def slug(self) -> str:
        """The id of its ruleset."""
        return self.source.slug

    @property
    def siglum(self) -> str:
        """Its short mark."""
        return str(self.source.document["siglum"])

    @property
    def title(self) -> str:
        """What it is called."""
        return self.source.title

    @property
    def year(self) -> str:
        """Its year, or that it has none."""
        return str(self.source.document.get("year", "undated"))

    def as_json(self) -> dict[str, str]:
        """Return what names it, as plain data."""
        return {
            "id": self.slug,
            "siglum": self.siglum,
            "title": self.title,
            "year": self.year,
            "game": self.source.game,
        }

    @property
    def whole(self) -> bool:
        """Tell whether enough of it is known to play by."""
        return bool(self.source.document["playable"] != "never")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two witnesses, the older first, with the row of each line, where either has one."""

    a: Witness
    b: Witness
    rows: tuple[Row | None, ...]
    likeness: Likeness

    @property
    def path(self) -> str:
        """Its address below the page on comparisons."""
        return f"{self.a.slug}/{self.b.slug}/"


@dataclass(frozen=True, slots=True)
class Synopsis:
    """All witnesses by age, all leaves in order, and all pairs."""

    lines: tuple[LeafLine, ...]
    witnesses: tuple[Witness, ...]
    pairs: tuple[Pair, ...]

    def pair(self, a: str, b: str) -> Pair:
        """Return the pair of two witnesses, in whichever order they are named."""
        return next(pair for pair in self.pairs if {pair.a.slug, pair.b.slug} == {a, b})

    def within(self, game: str) -> "Synopsis":
        """Return what there is of one game: its witnesses, their pairs, and the leaves that arise in it."""
        witnesses = [witness for witness in self.witnesses if witness.source.game == game]
        arises = {*leaf_names(witness.ruleset for witness in witnesses)}
        kept = [at for at, line in enumerate(self.lines) if line.leaf in arises]
        return Synopsis(
            tuple(self.lines[at] for at in kept),
            tuple(witnesses),
            tuple(
                replace(pair, rows=tuple(pair.rows[at] for at in kept))
                for pair in self.pairs
                if pair.a in witnesses and pair.b in witnesses
            ),
        )


def collate(edition: Edition) -> Synopsis:
    """Compare all sources of an edition under their adopted readings, in the language of the page."""
    rulesets = {source.slug: ruleset(source.document) for source in edition.sources}
    every = leaf_names(rulesets.values())
    works = edition.bibliography
    witnesses = [
        _witness(source, rulesets[source.slug], every, works) for source in edition.sources
    ]
    return Synopsis(
        tuple(leaf_line(leaf) for leaf in every),
        tuple(witnesses),
        tuple(_pair(a, b) for a, b in combinations(witnesses, 2)),
    )


def lines_by_part(lines: Iterable[LeafLine]) -> Iterator[tuple[str, str, list[LeafLine]]]:
    """Return the lines by the part of the game they are of, with its name and its title."""
    every = [*lines]
    for part, title in words.PART.items():
        if inside := [line for line in every if line.part == part]:
            yield part, title, inside


def leaf_line(leaf: str) -> LeafLine:
    """Return a leaf as the head of a row."""
    return LeafLine(leaf, leaf.partition(".")[0], typeset(meaning(leaf)))


def _witness(source: Source, ruleset: Ruleset, every: Sequence[str], works: Works) -> Witness:
    laid = column(ruleset, every)
    shape = macros("macros")
    entries = {
        leaf: [_entry(cell.leaf, part, source, works) for part in cell.parts]
        for leaf, cell in laid.cells.items()
    }
    shown = {leaf: shape.cell(every, ROOT) for leaf, every in entries.items()}
    values = {leaf: shape.values(every, ROOT) for leaf, every in entries.items()}
    rests_on = {leaf: rests.of_cell(cell, works) for leaf, cell in laid.cells.items()}
    return Witness(source, ruleset, laid, shown, values, rests_on)


def _entry(leaf: str, part: CellPart, source: Source, works: Works) -> dict[str, Any]:
    """Return one part of a cell: a value with its clause, or the reason why there is none."""
    clause = source.clause(part.clause) if part.clause else {}
    return {
        "standing": part.standing,
        "word": words.STANDING[part.standing][0],
        "seats": seats_message(part),
        "value": (value := format_value(leaf, part.value) if part.clause else ""),
        "brief": _brief(leaf, part.value, value) if part.clause else "",
        "ours": part.ours,
        "clause": part.clause,
        "href": f"{ROOT}sources/{source.slug}/#{part.clause}",
        "locus": ", ".join(
            filter(None, (words.locus(clause.get("locus", "")), *clause.get("sentences", ())))
        ),
        "text": mark_terms(clause) if clause else Markup(""),
        "lent": rests.lender_message(part, works),
        "doubts": [rests.describe_doubt(leaf, doubt) for doubt in part.doubts],
        "shown": example(part.setter, source, ROOT) if clause else None,
    }


def _brief(leaf: str, value: Any, text: str) -> str:
    """Return a value as a summary tells it, where that is another way."""
    brief = phrase(leaf, value)
    return "" if brief == text else brief


def seats_message(part: CellPart) -> str:
    """Return for how many players a part of a cell is; empty where it is for any."""
    return say("cell-seats", seats=words.format_list(map(str, part.seats))) if part.seats else ""


def _pair(a: Witness, b: Witness) -> Pair:
    rows = {row.leaf: row for row in align_columns(a.laid, b.laid, rules_of(a.laid, b.laid))}
    return Pair(a, b, tuple(rows.get(leaf) for leaf in a.cells), likeness(rows.values()))
