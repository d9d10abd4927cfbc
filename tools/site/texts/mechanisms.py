"""The page of mechanisms: every leaf, its practices, and which sources take which."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from poch.studies.compare import CellPart
from poch.texts import leaves
from poch.texts.ruleset_shape import GAPS
from poch.words.values import format_value
from tools.site.edition import rests, words
from tools.site.edition.edition import Edition, Source
from tools.site.output.languages import say


@dataclass(frozen=True, slots=True)
class Taker:
    """A source that takes a practice, in which clause, and on what it rests where it does not settle it."""

    slug: str
    siglum: str
    title: str
    clause: str
    only_if: str


def takers(edition: Edition) -> dict[str, dict[str, dict[Taker, None]]]:
    """Return by leaf and by practice, or value in words, who takes it.

    What no source on pages takes belongs to another game, and is left out.
    """
    by_leaf: dict[str, dict[str, dict[Taker, None]]] = {
        name: {practice: {} for practice in words.LEAVES[name].practices} for name in words.LEAVES
    }
    for source in edition.sources:
        for leaf, value, taker in leaf_settings(source):
            practice = value if value in [*by_leaf[leaf]] else format_value(leaf, value)
            by_leaf[leaf].setdefault(practice, {})[taker] = None
    kept = {
        name: {practice: by for practice, by in every.items() if by}
        for name, every in by_leaf.items()
    }
    return {name: every for name, every in kept.items() if every or name.startswith(leaves.CLAIMS)}


def leaf_settings(source: Source) -> Iterator[tuple[str, Any, Taker]]:
    """Return each leaf that a clause of a source settles, in every reading, and what it rests on."""
    parts = rests.by_clause(source)
    options = {crux["id"] for _, crux in source.cruxes() if crux["kind"] == "option"}

    def optional(*cruxes: str) -> str:
        return say("taken-other" if options.isdisjoint(cruxes) else "taken-option")

    for clause in source.clauses:
        when = clause.get("when", {})
        in_force = parts.get(clause["id"], {})

        def taker(only_if: str, name: str = clause["id"]) -> Taker:
            return Taker(source.slug, source.document["siglum"], source.title, name, only_if)

        def standing(leaf: str, there: Mapping[str, tuple[CellPart, ...]] = in_force) -> str:
            kinds = [part.standing for part in there[leaf] if not part.known]
            return say(f"taken-{'supplied' if kinds[0] in GAPS else kinds[0]}") if kinds else ""

        for leaf, value in clause.get("sets", {}).items():
            yield leaf, value, taker(standing(leaf) if leaf in in_force else optional(*when))
        crux = clause.get("crux", {"readings": {}})
        for name, reading in crux["readings"].items():
            adopted = name == crux["adopted"]
            for leaf, value in reading.get("sets", {}).items():
                here = adopted and leaf in in_force
                yield leaf, value, taker(standing(leaf) if here else optional(*when, crux["id"]))
