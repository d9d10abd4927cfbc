"""What the workshop reads: every ruleset as a file to begin with, the questions, and the words one may write."""

from collections.abc import Iterator
from typing import Any

from poch.drafting.sheet import rule_json
from poch.texts.compile import adopted_settings
from poch.texts.document import format_yaml
from poch.texts.leaves import Leaf
from poch.words.values import format_value, meaning
from tools.site.contributors.schema import KEYS
from tools.site.edition import words
from tools.site.edition.edition import Edition
from tools.site.edition.words import typeset
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import TRANSLATED, speaking
from tools.site.texts.mechanisms import leaf_settings

SCHEMA = "$schema=../../docs/schemas/"
"""Where a ruleset's schema is, seen from its folder; on the site it lies without docs/, and
`workshop.js` turns that back."""
CHIPS = (
    *("dressing.chips", "dressing.antes", "dressing.dealer-puts", "dressing.contributions"),
    "settling.per-card",
)
"""The leaves whose number is one of chips."""
MANY = 7
"""A number that is none of the fewest a leaf takes."""
MAPS = ("ruleset", "clause", "crux", "reading", "source")
"""The maps of a ruleset whose keys an editor offers."""


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the files of the rulesets, which name their schema where it is, and the vocabulary."""
    for source in edition.sources:
        text = source.text.replace(SCHEMA, SCHEMA.replace("docs/", ""))
        shelf.put(f"docs/assets/rulesets/{source.slug}.yaml", text)
    shelf.put("docs/assets/workshop/vocabulary.json", compact_json(vocabulary(edition)))
    for tag in TRANSLATED:
        with speaking(tag):
            shelf.put(f"docs/assets/workshop/{tag}.json", compact_json([*questions(edition)]))


def questions(edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield what the form asks, in the language of the page, with what one may choose and who takes it.

    `kind` says how one answers: by a `choice`, a `number`, a `range` of chips or of `seats`, the
    `pools` of a board, `amounts` by pool, or `points` by rank. `least` is there where any number may be given, and `most` for players.
    A text takes the values of all its readings, and is `played` by that of the adopted ones.
    """
    taken = _values_taken(edition)
    played = _values_played(edition)
    for name, leaf in words.LEAVES.items():
        values = {format_yaml(value): (value, ()) for value in leaf.practices} | taken.get(name, {})
        if not values:
            continue
        kind = _kind(leaf, [value for value, _ in values.values()])
        yield {
            "name": name,
            "question": words.capitalize(meaning(name)),
            "part": words.PART[name.partition(".")[0]],
            "kind": kind,
            "chips": name in CHIPS,
            "isOptional": leaf.optional,
            **_bounds(leaf, kind),
            "choices": [
                {
                    "written": text,
                    "words": format_value(name, value),
                    "taken": [*by],
                }
                for text, (value, by) in values.items()
            ],
            "played": played.get(name, {}),
        }


def _bounds(leaf: Leaf, kind: str) -> dict[str, int]:
    """Return the least number that may be given, and of players the most too."""
    if kind == "number":
        return {"least": next(n for n in range(9) if not leaf.check(n))}
    if kind == "seats":
        fits = [n for n in range(100) if not leaf.check([n, n])]
        return {"least": fits[0], "most": fits[-1]}
    return {}


def _kind(leaf: Leaf, values: list[Any]) -> str:
    """Return how one answers a question: by what it takes, and what texts set it to."""
    if leaf.practices:
        return "choice"
    if leaf.check({"least": 1, "most": "free"}) is None:
        return "range"
    if leaf.check([2, MANY]) is None and leaf.check([MANY]):
        return "seats"
    if not leaf.check(MANY) and all(isinstance(value, int) for value in values):
        return "number"
    kinds = {"pools": ["ace"], "amounts": {"ace": 1}, "points": {"A": 1}}
    return next((kind for kind, value in kinds.items() if not leaf.check(value)), "choice")


def vocabulary(edition: Edition) -> dict[str, Any]:
    """Return the keys of a ruleset, the leaves with their practices or values, and other words."""
    return {
        "leaves": [*_leaves(edition)],
        "keys": {name: [*KEYS[name].kinds] for name in MAPS},
        "words": {
            key: [*kind]
            for name in (*MAPS, "term")
            for key, kind in KEYS[name].kinds.items()
            if isinstance(kind, tuple)
        },
    }


def _values_taken(edition: Edition) -> dict[str, dict[str, tuple[Any, dict[str, None]]]]:
    """Return by leaf and by value as one writes it that value, and the sigla of the texts that take it."""
    taken: dict[str, dict[str, tuple[Any, dict[str, None]]]] = {}
    for source in edition.sources:
        for name, value, _ in leaf_settings(source):
            _, sigla = taken.setdefault(name, {}).setdefault(format_yaml(value), (value, {}))
            sigla[source.document["siglum"]] = None
    return taken


def _values_played(edition: Edition) -> dict[str, dict[str, str]]:
    """Return by leaf, and by the siglum of a text, what that text is played by, as one writes it."""
    played: dict[str, dict[str, str]] = {}
    for source in edition.sources:
        for name, by_seats in (adopted_settings(source.document) or {}).items():
            if rule := rule_json(by_seats):
                played.setdefault(name, {})[source.document["siglum"]] = rule["written"]
    return played


def _leaves(edition: Edition) -> list[dict[str, Any]]:
    taken = _values_taken(edition)
    rows = []
    for name, leaf in words.LEAVES.items():
        there = taken.get(name, {})
        values = dict.fromkeys(leaf.practices) or there
        rows.append(
            {
                "name": name,
                "meaning": typeset(leaf.meaning),
                "part": words.PART[name.partition(".")[0]],
                "values": [
                    {
                        "name": value,
                        "meaning": typeset(leaf.practices.get(value, "")),
                        "taken": ", ".join(there[value][1] if value in there else ()),
                    }
                    for value in values
                ],
            }
        )
    return rows
