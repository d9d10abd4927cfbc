"""The JSON Schema of rulesets, made from the vocabulary that the engine checks them by.

Editors use it to complete and check while one types; `poch check` says more, and decides.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from poch import cards, leaves
from tools.pages import words

Schema = dict[str, Any]

_TEXT: Schema = {"type": "string", "minLength": 1}
_ID: Schema = {"type": "string", "pattern": "^[a-z0-9]+([.-][a-z0-9]+)*$"}
_COUNT: Schema = {"type": "integer", "minimum": 1}
_POOLS: Schema = {"enum": [*leaves.POOLS]}
_RANKS: Schema = {"enum": [*cards.RANKS]}


def _list_of(items: Schema) -> Schema:
    return {"type": "array", "items": items, "minItems": 1, "uniqueItems": True}


def _map_from(names: tuple[str, ...], to: Schema) -> Schema:
    return {
        "type": "object",
        "propertyNames": {"enum": [*names]},
        "additionalProperties": to,
        "minProperties": 1,
    }


_STAKE: Schema = {
    "type": "object",
    "required": ["least", "most"],
    "properties": {"least": _COUNT, "most": {"anyOf": [_COUNT, {"const": "free"}]}},
    "additionalProperties": False,
}
_CLAIM: Schema = {
    "type": "object",
    "minProperties": 1,
    "maxProperties": 1,
    "properties": {
        "trumps": _list_of(_RANKS),
        "any": _list_of(_RANKS),
        "first-of": {"type": "array", "items": _list_of(_RANKS), "minItems": 1},
        "run": {"const": "any-suit"},
    },
    "additionalProperties": False,
}
_SHARE: Schema = {
    "type": "object",
    "required": ["trumps", "parts"],
    "properties": {"trumps": _list_of(_RANKS), "parts": _COUNT},
    "additionalProperties": False,
}

VALUES: Mapping[str, Schema] = MappingProxyType({
    "seats": {
        "type": "array",
        "items": {"type": "integer", "minimum": 2, "maximum": 52},
        "minItems": 2,
        "maxItems": 2,
    },
    "pack.size": {"type": "integer", "minimum": 4, "maximum": 52, "multipleOf": 4},
    "pack.ranks": _list_of(_RANKS),
    "board.pools": _list_of(_POOLS),
    "board.names": _map_from(leaves.POOLS, _TEXT),
    "board.unexplained": _list_of(_POOLS),
    "dressing.antes": _map_from(leaves.POOLS, _COUNT),
    "dealing.cards": {
        "anyOf": [
            _COUNT,
            {"enum": ["all", "all-but-the-turn-up"]},
            {"type": "array", "items": _COUNT, "minItems": 2},
        ]
    },
    "dealing.packets": {"type": "array", "items": _COUNT, "minItems": 1},
    "stages": {
        "type": "array",
        "minItems": 1,
        "items": {
            "anyOf": [
                {"enum": [*leaves.STAGES]},
                {
                    "type": "object",
                    "required": ["melding"],
                    "properties": {"melding": _list_of(_POOLS)},
                    "additionalProperties": False,
                },
            ]
        },
    },
    "melding.run.least": {"type": "integer", "minimum": 2},
    "melding.run.best-by": _list_of({"enum": ["length", "top", "trump"]}),
    "vying.opening": _STAKE,
    "vying.pool": _list_of(_POOLS),
    "vying.raise": _STAKE,
    "shedding.ranks": _list_of(_RANKS),
    "shedding.run-pays": {
        "type": "object",
        "required": ["chips", "cards"],
        "properties": {"chips": _COUNT, "cards": _COUNT},
        "additionalProperties": False,
    },
    "settling.per-card": _COUNT,
    "settling.points": _map_from(cards.RANKS, _COUNT),
    "settling.prize": {"enum": ["none", "all", *leaves.POOLS]},
    "vying.again.stake": _STAKE,
    "shedding.count.limit": _COUNT,
    "shedding.count.points": _map_from(cards.RANKS, _COUNT),
})  # fmt: skip


def ruleset_schema() -> Schema:
    """Return the JSON Schema (2020-12) of a ruleset document."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A ruleset of Poch: a text whose clauses set the rules",
        "type": "object",
        "required": ["id", "siglum", "title", "language", "playable", "source", "clauses"],
        "properties": {
            "id": _ID,
            "version": _COUNT,
            "siglum": _TEXT,
            "title": _TEXT,
            "year": {"type": "integer"},
            "place": _TEXT,
            "language": {"enum": [*words.LANGUAGE]},
            "playable": {"enum": ["to-the-end", "to-the-vying", "never"]},
            "introduction": _TEXT,
            "source": {"$ref": "#/$defs/source"},
            "changes": {"type": "object", "additionalProperties": _TEXT},
            "clauses": {"type": "array", "items": {"$ref": "#/$defs/clause"}, "minItems": 1},
        },
        "additionalProperties": False,
        "$defs": {
            "source": _source(),
            "clause": _clause(),
            "crux": _crux(),
            "sets": _sets(),
        },
    }


def _source() -> Schema:
    return {
        "type": "object",
        "required": ["ref", "seen"],
        "properties": {
            "ref": {**_ID, "description": "an id in variants/bibliography.yaml"},
            "pages": {"type": "string"},
            "seen": {"enum": [*words.SEEN]},
            "via": {**_ID, "description": "the report through which it is known"},
        },
        "additionalProperties": False,
    }


def _clause() -> Schema:
    return {
        "type": "object",
        "required": ["id", "topic", "status", "text"],
        "properties": {
            "id": _ID,
            "version": _COUNT,
            "topic": {"enum": [*leaves.TOPICS]},
            "locus": _TEXT,
            "status": {"enum": [*words.STATUS]},
            "gap": {"enum": [*words.GAP]},
            "because": _TEXT,
            "inherited": {
                **_ID,
                "description": "the ruleset from which a report that lists only differences lets "
                "it be inferred",
            },
            "text": _TEXT,
            "terms": {
                "type": "object",
                "additionalProperties": {
                    "type": "object",
                    "required": ["lang", "means"],
                    "properties": {"lang": {"enum": [*words.LANGUAGE]}, "means": _TEXT},
                    "additionalProperties": False,
                },
            },
            "sets": {"$ref": "#/$defs/sets"},
            "crux": {"$ref": "#/$defs/crux"},
            "when": {"type": "object", "additionalProperties": _ID, "minProperties": 1},
            "replaces": {"type": "array", "items": _TEXT, "minItems": 1},
            "no-rule": {"enum": [*words.REMARK]},
            "of": _ID,
            "no-event": _TEXT,
            "source": {"$ref": "#/$defs/source"},
            "support": {"type": "array", "items": _TEXT, "minItems": 1},
            "note": _TEXT,
        },
        "additionalProperties": False,
        "allOf": [
            _needs({"status": {"enum": ["inferred", "supplied"]}}, "because"),
            _needs({"status": {"const": "supplied"}}, "gap"),
            _needs({"no-rule": {"const": "restates"}}, "of"),
            {
                "if": {"required": ["inherited"]},
                "then": {"properties": {"status": {"const": "inferred"}}},
            },
        ],
    }


def _needs(found: Schema, key: str) -> Schema:
    return {"if": {"properties": found, "required": [*found]}, "then": {"required": [key]}}


def _crux() -> Schema:
    reading = {
        "type": "object",
        "required": ["because", "witnesses"],
        "properties": {
            "because": _TEXT,
            "witnesses": {"type": "array", "items": _ID},
            "sets": {"$ref": "#/$defs/sets"},
        },
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "required": ["id", "kind", "question", "readings", "adopted"],
        "properties": {
            "id": _ID,
            "kind": {"enum": [*words.KIND]},
            "question": _TEXT,
            "readings": {
                "type": "object",
                "propertyNames": _ID,
                "additionalProperties": reading,
                "minProperties": 2,
            },
            "adopted": _ID,
        },
        "additionalProperties": False,
    }


def _sets() -> Schema:
    named = {name: _leaf(name, leaf) for name, leaf in leaves.LEAVES.items()}
    claims = {
        leaves.CLAIMS + pool: {"description": leaves.CLAIM.meaning, **_by_seats(_CLAIM)}
        for pool in leaves.POOLS
    }
    shares = {
        leaves.SHARES + pool: {"description": leaves.SHARE.meaning, **_by_seats(_SHARE)}
        for pool in leaves.POOLS
    }
    properties = named | claims | shares
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _leaf(name: str, leaf: leaves.Leaf) -> Schema:
    if not leaf.practices:
        return {"description": leaf.meaning, **_by_seats(VALUES[name])}
    practices: Schema = {
        "oneOf": [
            {"const": practice, "description": " ".join(meaning.split())}
            for practice, meaning in leaf.practices.items()
        ]
    }
    return {"description": leaf.meaning, **_by_seats(practices)}


def _by_seats(value: Schema) -> Schema:
    """Return the schema of a value, or of a map from numbers of seats to values."""
    seats = {
        "type": "object",
        "patternProperties": {"^[2-9]$": value},
        "additionalProperties": False,
        "minProperties": 1,
    }
    return {"anyOf": [value, seats]}
