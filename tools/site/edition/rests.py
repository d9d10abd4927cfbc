"""What the values of a source rest on, as pages tell it: borrowed from whom, and read in which way."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from poch.studies.compare import Cell, CellPart, cells
from poch.texts.compile import compile_ruleset
from poch.texts.doubt import Doubt
from poch.words.values import format_alternative
from tools.site.edition import words
from tools.site.edition.citations import short_name
from tools.site.edition.edition import Document, Source
from tools.site.output.languages import format_list, join_parts, say

Works = Mapping[str, Document]
_TESTIMONY = frozenset({"unsettled", "borrowed", "inherited"})


@dataclass(frozen=True, slots=True)
class DoubtView:
    """A crux on which a value hangs: where to find it, its kind, how it is read, and how else it can be."""

    crux: str
    kind: str
    read: str
    others: str

    @property
    def sentence(self) -> str:
        """It in words."""
        return say("rests-doubt", kind=self.kind, choice=self.choice)

    @property
    def choice(self) -> str:
        """How it is read, and how else it can be, in words."""
        return say("rests-read", read=self.read, others=self.others)


def describe_doubt(leaf: str, doubt: Doubt) -> DoubtView:
    """Return a doubt about a leaf as pages show it."""
    others = (
        say("rests-other", reading=words.reading(name), value=format_alternative(leaf, value))
        for name, value in doubt.others.items()
    )
    return DoubtView(
        crux=doubt.crux,
        kind=words.kind(doubt.kind, doubt.gap or None)[0],
        read=words.reading(doubt.reading),
        others=format_list([*others], "or"),
    )


def lender_message(part: CellPart, works: Works) -> str:
    """Return that a value is borrowed and from whom; empty where it is not."""
    return say("rests-borrowed", work=short_name(works[part.borrowed])) if part.borrowed else ""


def sentence(leaf: str, part: CellPart, works: Works) -> str:
    """Return all that a value rests on, or why there is none."""
    return join_parts(_parts(leaf, part, works))


def of_cell(cell: Cell, works: Works) -> str:
    """Return all that the values of a cell rest on, each once."""
    reasons = [reason for part in cell.parts for reason in _parts(cell.leaf, part, works)]
    return join_parts(dict.fromkeys(reasons))


def testimony(source: Source, sets: Mapping[str, object]) -> str:
    """Return why a text is no independent witness to what a reading sets; empty where it may be one.

    Such a text was played in the same way, and does not settle any of it itself.
    """
    by_leaf = cells_by_leaf(source)
    parts = [part for leaf in sets if leaf in by_leaf for part in by_leaf[leaf].parts]
    if not parts or any(part.known for part in parts):
        return ""
    there = parts[0].standing
    return say(f"testimony-{there if there in _TESTIMONY else 'supplied'}")


def cells_by_leaf(source: Source) -> Mapping[str, Cell]:
    """Return what a source has for each leaf that it sets."""
    return _cached_cells(json.dumps(source.document))


@lru_cache(maxsize=128)
def _cached_cells(document: str) -> Mapping[str, Cell]:
    """Return what a ruleset sets; kept, since many pages ask for it, as long as it stays the same."""
    ruleset = compile_ruleset(json.loads(document))
    return cells(ruleset, ruleset.leaves)


def by_clause(source: Source) -> dict[str, dict[str, tuple[CellPart, ...]]]:
    """Return what each clause in force sets, leaf by leaf."""
    clauses: dict[str, dict[str, tuple[CellPart, ...]]] = {}
    for leaf, cell in _cached_cells(json.dumps(source.document)).items():
        for part in cell.parts:
            there = clauses.setdefault(part.setter, {})
            there[leaf] = (*there.get(leaf, ()), part)
    return clauses


def doubts(parts: Iterable[CellPart]) -> dict[str, Doubt]:
    """Return the doubts about some values, one for each crux."""
    return {doubt.crux: doubt for part in parts for doubt in part.doubts}


def _parts(leaf: str, part: CellPart, works: Works) -> Iterator[str]:
    word = words.STANDING[part.standing][0]
    if part.clause and part.standing in words.GAP:
        word = say("rests-supplied", why=words.uncapitalize(word))
    yield lender_message(part, works) if part.standing == "borrowed" else word
    for doubt in part.doubts:
        view = describe_doubt(leaf, doubt)
        yield view.choice if doubt.is_named_by(part.standing) else view.sentence
