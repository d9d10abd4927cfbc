"""What the workshop reads: every ruleset as a file to begin with, and the words one may write."""

from typing import Any

import yaml

from tools.pages.contributors.schema import KEYS
from tools.pages.edition import words
from tools.pages.edition.edition import Edition
from tools.pages.edition.words import printed
from tools.pages.output.files import Shelf, minified
from tools.pages.texts.mechanisms import settled

SCHEMA = "$schema=../../docs/schemas/"
"""Where a ruleset's schema is, seen from its folder; on the site it lies without docs/, and
`workshop.js` turns that back."""
MAPS = ("ruleset", "clause", "crux", "reading", "source")
"""The maps of a ruleset whose keys an editor offers."""


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the files of the rulesets, which name their schema where it is, and the vocabulary."""
    for source in edition.sources:
        text = source.text.replace(SCHEMA, SCHEMA.replace("docs/", ""))
        shelf.put(f"docs/assets/rulesets/{source.slug}.yaml", text)
    shelf.put("docs/assets/workshop/vocabulary.json", minified(vocabulary(edition)))


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


def _leaves(edition: Edition) -> list[dict[str, Any]]:
    taken: dict[str, dict[str, list[str]]] = {}
    for source in edition.sources:
        for name, value, _ in settled(source):
            sigla = taken.setdefault(name, {}).setdefault(_written(value), [])
            if source.document["siglum"] not in sigla:
                sigla.append(source.document["siglum"])
    found = []
    for name, leaf in words.LEAVES.items():
        there = taken.get(name, {})
        values = dict.fromkeys(leaf.practices) or there
        found.append(
            {
                "name": name,
                "meaning": printed(leaf.meaning),
                "part": words.PART[name.partition(".")[0]],
                "values": [
                    {
                        "name": value,
                        "meaning": printed(leaf.practices.get(value, "")),
                        "taken": ", ".join(there.get(value, ())),
                    }
                    for value in values
                ],
            }
        )
    return found


def _written(value: Any) -> str:  # noqa: ANN401 - a leaf may hold anything
    """Return a value as one writes it in a ruleset, in one line."""
    text = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=10**6)
    return text.removesuffix("...\n").strip()
