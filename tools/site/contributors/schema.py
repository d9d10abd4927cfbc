"""The JSON Schema of rulesets: the keys that `poch check` knows, with what `schema.yaml` says of them.

Editors use it to complete and check while one types; `poch check` says more, and decides.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from poch.game.cards import RANKS
from poch.game.poker import KINDS
from poch.texts import leaves
from poch.texts.complaint import Keys
from poch.texts.ruleset_shape import CHANGE, CLAUSE, CRUX, DAY, READING, RULESET, SOURCE, TERM

Schema = dict[str, Any]

KEYS: Mapping[str, Keys] = {
    "ruleset": RULESET,
    "change": CHANGE,
    "source": SOURCE,
    "clause": CLAUSE,
    "term": TERM,
    "crux": CRUX,
    "reading": READING,
}
PLACE = "tools/site/contributors/schema.yaml"
SAID: Mapping[str, Schema] = yaml.safe_load(
    Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8")
)
VALUES: Mapping[str, Schema] = SAID["values"]
LISTS = {
    "pools": leaves.POOLS,
    "ranks": RANKS,
    "stages": leaves.STAGES,
    "hands": tuple(KINDS),
    "prizes": ("none", "all", *leaves.POOLS),
}
"""The lists of words that `schema.yaml` names."""


def ruleset_schema() -> Schema:
    """Return the JSON Schema (2020-12) of a ruleset document."""
    whole: Schema = _whole(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "ruleset-1.json",
            **_object("ruleset"),
            "$defs": {
                **{name: _object(name) for name in ("source", "clause", "crux")},
                "sets": {**SAID["sets"], "properties": _leaves(), "additionalProperties": False},
            },
        }
    )
    return whole


def _object(name: str) -> Schema:
    """Return the schema of a map whose keys are known; raises KeyError where one is not described."""
    keys = KEYS[name]
    said = {"type": "object", "required": [*keys.needed], **SAID[name]}
    described = said.pop("properties")
    if unknown := {*described} - {*keys.kinds}:
        raise KeyError(f"{PLACE}: {name}: there is no key {', '.join(unknown)}")
    properties = {
        key: described[key] if "type" in described[key] else {**_kind(kind), **described[key]}
        for key, kind in keys.kinds.items()
    }
    head = {key: said.pop(key) for key in ("title", "description", "type", "required")}
    return {**head, "properties": properties, "additionalProperties": False, **said}


def _kind(kind: type | tuple[str, ...]) -> Schema:
    """Return what a value of a kind is, where nothing more is said of it."""
    if isinstance(kind, tuple):
        return {"enum": [*kind]}
    return SAID["text"] if kind is str else SAID["count"] if kind is int else {}


def _leaves() -> Schema:
    named = {
        name: _leaf(leaf, VALUES.get(name) or _number_or_practices(name, leaf))
        for name, leaf in leaves.LEAVES.items()
    }
    claims = {leaves.CLAIMS + pool: _leaf(leaves.CLAIM, SAID["claim"]) for pool in leaves.POOLS}
    shares = {leaves.SHARES + pool: _leaf(leaves.SHARE, SAID["share"]) for pool in leaves.POOLS}
    return named | claims | shares


def _number_or_practices(name: str, leaf: leaves.Leaf) -> Schema:
    """Return what the check and the practices of a leaf tell; raises KeyError where they tell nothing."""
    if leaf.check(0) and leaf.check(1) is None:
        return SAID["count"]
    if not leaf.practices:
        raise KeyError(f"{PLACE}: values: {name} is missing; write what form its value has")
    every = leaf.practices.items()
    return {"oneOf": [{"const": name, "description": " ".join(is_.split())} for name, is_ in every]}


def _leaf(leaf: leaves.Leaf, value: Schema) -> Schema:
    """Return the schema of a leaf: a value, or a map from numbers of seats to values."""
    seats = {
        **SAID["by seats"],
        "patternProperties": {"^([2-9]|[1-9][0-9])$": value},
        "additionalProperties": False,
        "minProperties": 1,
    }
    return {"description": leaf.meaning, "anyOf": [value, seats]}


def _whole(part: Any) -> Any:  # noqa: ANN401 - JSON
    """Return a part of the schema with lists, patterns and objects in place of their names."""
    if isinstance(part, list):
        return [*map(_whole, part)]
    if not isinstance(part, Mapping):
        return part
    whole = {key: _whole(value) for key, value in part.items()}
    if isinstance(words := part.get("enum"), str):
        whole["enum"] = [*LISTS[words]]
    if part.get("pattern") == "day":
        whole["pattern"] = f"^{DAY.pattern}$"
    if isinstance(name := part.get("additionalProperties"), str):
        whole["additionalProperties"] = _whole(_object(name))
    return whole
