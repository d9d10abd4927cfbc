"""What the values of a source rest on, as pages tell it: borrowed from whom, and read in which way."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from poch.studies.compare import Cell, Part, cells
from poch.texts.compile import compiled
from poch.texts.doubt import Doubt
from poch.words.values import otherwise
from tools.site.edition import words
from tools.site.edition.citations import named
from tools.site.edition.edition import Document, Source
from tools.site.output.languages import apart, listed, say

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
        return say("rests-doubt", kind=self.kind, read=self.read, others=self.others)


def doubt(leaf: str, doubt: Doubt) -> DoubtView:
    """Return a doubt about a leaf as pages show it."""
    others = (
        say("rests-other", reading=words.reading(name), value=otherwise(leaf, value))
        for name, value in doubt.others.items()
    )
    return DoubtView(
        crux=doubt.crux,
        kind=words.kind(doubt.kind, doubt.gap or None)[0],
        read=words.reading(doubt.reading),
        others=listed([*others], "or"),
    )


def lent(part: Part, works: Works) -> str:
    """Return that a value is borrowed and from whom; empty where it is not."""
    return say("rests-borrowed", work=named(works[part.borrowed])) if part.borrowed else ""


def sentence(leaf: str, part: Part, works: Works) -> str:
    """Return all that a value rests on, or why there is none."""
    return apart(_parts(leaf, part, works))


def of_cell(cell: Cell, works: Works) -> str:
    """Return all that the values of a cell rest on, each once."""
    reasons = [reason for part in cell.parts for reason in _parts(cell.leaf, part, works)]
    return apart(dict.fromkeys(reasons))


def testimony(source: Source, sets: Mapping[str, object]) -> str:
    """Return why a text is no independent witness to what a reading sets; empty where it may be one.

    Such a text was played in the same way, and does not settle any of it itself.
    """
    by_leaf = laid(source)
    parts = [part for leaf in sets if leaf in by_leaf for part in by_leaf[leaf].parts]
    if not parts or any(part.known for part in parts):
        return ""
    there = parts[0].standing
    return say(f"testimony-{there if there in _TESTIMONY else 'supplied'}")


def laid(source: Source) -> Mapping[str, Cell]:
    """Return what a source has for each leaf that it sets."""
    return _laid(json.dumps(source.document))


@lru_cache(maxsize=128)
def _laid(document: str) -> Mapping[str, Cell]:
    """Return what a ruleset sets; kept, since many pages ask for it, as long as it stays the same."""
    ruleset = compiled(json.loads(document))
    return cells(ruleset, ruleset.leaves)


def by_clause(source: Source) -> dict[str, dict[str, tuple[Part, ...]]]:
    """Return what each clause in force sets, leaf by leaf."""
    clauses: dict[str, dict[str, tuple[Part, ...]]] = {}
    for leaf, cell in _laid(json.dumps(source.document)).items():
        for part in cell.parts:
            there = clauses.setdefault(part.setter, {})
            there[leaf] = (*there.get(leaf, ()), part)
    return clauses


def doubts(parts: Iterable[Part]) -> dict[str, Doubt]:
    """Return the doubts about some values, one for each crux."""
    return {doubt.crux: doubt for part in parts for doubt in part.doubts}


def _parts(leaf: str, part: Part, works: Works) -> Iterator[str]:
    word = words.STANDING[part.standing][0]
    if part.clause and part.standing in words.GAP:
        word = say("rests-supplied", why=words.small(word))
    yield lent(part, works) if part.standing == "borrowed" else word
    yield from (doubt(leaf, crux).sentence for crux in part.doubts)
