"""The page of mechanisms: every leaf, its practices, and which sources take which."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from poch.studies.compare import Part
from poch.texts import leaves
from poch.texts.ruleset_shape import GAPS
from poch.texts.values import setting
from tools.pages.edition import rests, words
from tools.pages.edition.edition import Edition, Source
from tools.pages.edition.words import printed
from tools.pages.texts.clauses import anchor, is_variation

_WORDS = {"unsettled": "adopted reading", **dict.fromkeys(GAPS, "supplied")}


@dataclass(frozen=True, slots=True)
class Taken:
    """A source that takes a practice, in which clause, and on what it rests where it does not settle it."""

    slug: str
    siglum: str
    title: str
    clause: str
    only_if: str


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice, or the value of a leaf, with the sources that take it."""

    name: str
    meaning: str
    taken: tuple[Taken, ...]


@dataclass(frozen=True, slots=True)
class LeafView:
    """A leaf with its practices."""

    name: str
    meaning: str
    practices: tuple[Practice, ...]

    @property
    def anchor(self) -> str:
        """Its place on the page."""
        return anchor(self.name)


@dataclass(frozen=True, slots=True)
class Group:
    """The leaves of one part of the game."""

    title: str
    leaves: tuple[LeafView, ...]

    @property
    def anchor(self) -> str:
        """Its place on the page."""
        return anchor(self.title)


def groups(edition: Edition) -> Iterator[Group]:
    """Return every leaf by the part of the game it settles."""
    taken: dict[str, list[tuple[Any, Taken]]] = {}
    for source in edition.sources:
        for leaf, value, one in settled(source):
            taken.setdefault(leaf, []).append((value, one))
    names = [
        name for name in leaves.ordered() if name in taken or not name.startswith(leaves.SHARES)
    ]
    for prefix, title in words.PART.items():
        yield Group(
            title,
            tuple(
                _view(name, taken.get(name, []))
                for name in names
                if name.partition(".")[0] == prefix
            ),
        )


def _view(name: str, taken: list[tuple[Any, Taken]]) -> LeafView:
    leaf = leaves.leaf(name)
    if leaf is None:
        message = f"{name} is not a leaf"
        raise LookupError(message)
    by_value: dict[str, list[Taken]] = {practice: [] for practice in leaf.practices}
    for value, one in taken:
        by_value.setdefault(setting(name, value), []).append(one)
    practices = tuple(
        Practice(value, printed(leaf.practices.get(value, "")), tuple(dict.fromkeys(sources)))
        for value, sources in by_value.items()
    )
    return LeafView(name, leaf.meaning[0].upper() + leaf.meaning[1:], practices)


def settled(source: Source) -> Iterator[tuple[str, Any, Taken]]:
    """Return each leaf that a clause of a source settles, in every reading, and what it rests on."""
    parts = rests.by_clause(source)
    for clause in source.clauses:
        optional = "house variation" if is_variation(clause) else "another reading"
        in_force = parts.get(clause["id"], {})

        def taken(only_if: str, name: str = clause["id"]) -> Taken:
            return Taken(source.slug, source.document["siglum"], source.title, name, only_if)

        def standing(leaf: str, there: Mapping[str, tuple[Part, ...]] = in_force) -> str:
            found = [part.standing for part in there[leaf] if not part.known]
            return _WORDS.get(found[0], found[0]) if found else ""

        for leaf, value in clause.get("sets", {}).items():
            yield leaf, value, taken(standing(leaf) if leaf in in_force else optional)
        crux = clause.get("crux", {"readings": {}})
        for name, reading in crux["readings"].items():
            adopted = name == crux["adopted"]
            for leaf, value in reading.get("sets", {}).items():
                here = adopted and leaf in in_force
                yield leaf, value, taken(standing(leaf) if here else optional)
