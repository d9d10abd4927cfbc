"""The JSON Schema of rulesets, made from the vocabulary that the engine checks them by.

Editors use it to complete and check while one types; `poch check` says more, and decides.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from poch.game import cards
from poch.texts import leaves
from poch.texts.ruleset_shape import DAY
from tools.pages.edition import words

Schema = dict[str, Any]

_TEXT: Schema = {"type": "string", "minLength": 1}
_ID: Schema = {
    "title": "id",
    "description": "small letters and digits, in parts that points or hyphens join",
    "type": "string",
    "pattern": "^[a-z0-9]+([.-][a-z0-9]+)*$",
}
_WITNESS: Schema = {
    "title": "witness",
    "description": "the id of a ruleset or of a work, or that of a clause, as ruleset/clause",
    "type": "string",
    "pattern": "^[a-z0-9]+([.-][a-z0-9]+)*(/[a-z0-9]+([.-][a-z0-9]+)*)?$",
}
_COUNT: Schema = {"type": "integer", "minimum": 1}
_POOLS: Schema = {
    "title": "pool",
    "description": "by what wins it, whatever the source calls it",
    "enum": [*leaves.POOLS],
}
_RANKS: Schema = {
    "title": "rank",
    "description": "of a card, highest first",
    "enum": [*cards.RANKS],
}

NUMBERED = (
    "YAML reads such keys as numbers, and this schema as texts, which is what JSON makes of them"
)


def _said(of: Schema, told: str) -> Schema:
    """Return a schema with what is to be said of it where it stands."""
    return {**of, "description": told}


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
    "title": "Stake",
    "description": "how many chips may be staked",
    "type": "object",
    "required": ["least", "most"],
    "properties": {
        "least": _said(_COUNT, "the fewest chips"),
        "most": {
            "description": "the most chips, where there is a limit",
            "anyOf": [_COUNT, {"const": "free"}],
        },
    },
    "additionalProperties": False,
}
_CLAIM: Schema = {
    "title": "Claim",
    "description": "what a hand must hold to take a pool; one of these",
    "type": "object",
    "minProperties": 1,
    "maxProperties": 1,
    "properties": {
        "trumps": _said(_list_of(_RANKS), "trumps of all these ranks"),
        "any": _said(_list_of(_RANKS), "a trump of any of these ranks"),
        "first-of": {
            "description": "the first of these lists whose trumps are all in one hand",
            "type": "array",
            "items": _list_of(_RANKS),
            "minItems": 1,
        },
        "run": {"description": "a run of cards of one suit, whichever", "const": "any-suit"},
    },
    "additionalProperties": False,
}
_SHARE: Schema = {
    "title": "Share",
    "description": "which single trumps take a part of a pool that no hand takes whole",
    "type": "object",
    "required": ["trumps", "parts"],
    "properties": {
        "trumps": _said(_list_of(_RANKS), "the trumps, each of which takes a part"),
        "parts": _said(_COUNT, "into how many parts the pool falls"),
    },
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
                    "title": "Melding of some pools",
                    "description": "a part of the deal in which only some pools are taken",
                    "type": "object",
                    "required": ["melding"],
                    "properties": {"melding": _said(_list_of(_POOLS), "the pools taken then")},
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
        "title": "Payment for a run",
        "description": "what a run played out brings at once",
        "type": "object",
        "required": ["chips", "cards"],
        "properties": {
            "chips": _said(_COUNT, "the chips that each pays"),
            "cards": _said(_COUNT, "the fewest cards of such a run"),
        },
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
        "$id": "ruleset-1.json",
        "title": "A ruleset of Poch: a text whose clauses set the rules",
        "description": "One text, as its editors encode it: what it is, and its clauses.",
        "type": "object",
        "required": ["id", "siglum", "title", "language", "playable", "source", "clauses"],
        "properties": {
            "id": _said(_ID, "the name of its folder"),
            "version": _said(
                _COUNT, "1 where absent; higher with each change of what a clause says"
            ),
            "siglum": _said(_TEXT, "a short mark for it, used by no other text"),
            "title": _said(_TEXT, "what it is called on pages"),
            "year": {"type": "integer", "description": "when it was printed, where that is known"},
            "place": _said(_TEXT, "where it was printed, where that is known"),
            "language": {"enum": [*words.LANGUAGE], "description": "the language of the text"},
            "playable": {
                "enum": ["to-the-end", "to-the-vying", "never"],
                "description": "how far a hand can be played by what is known of the text",
            },
            "introduction": _said(
                _TEXT, "what the source is, how it was read, and what it is good for"
            ),
            "source": _said(
                {"$ref": "#/$defs/source"}, "the text on which clauses rest that name no other"
            ),
            "own": _said(
                {"$ref": "#/$defs/source"},
                "the text that it encodes, where that is another; what rests on any but this is borrowed",
            ),
            "changes": {
                "type": "object",
                "additionalProperties": {
                    "title": "Change of a ruleset",
                    "description": "what a later version of a text changed",
                    "type": "object",
                    "required": ["day", "says"],
                    "properties": {
                        "day": {
                            "type": "string",
                            "pattern": f"^{DAY.pattern}$",
                            "description": "the day of the version, by which the feed of changes is dated",
                        },
                        "says": _said(_TEXT, "what it changed, in a line for readers"),
                    },
                    "additionalProperties": False,
                },
                "description": f"what each later version changed, by version; {NUMBERED}",
            },
            "clauses": {
                "type": "array",
                "items": {"$ref": "#/$defs/clause"},
                "minItems": 1,
                "description": "all that the text says, rule by rule, in its order",
            },
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
        "title": "Source",
        "description": "the text on which a ruleset or a clause rests, and how it is known",
        "type": "object",
        "required": ["ref", "seen"],
        "properties": {
            "ref": {**_ID, "description": "an id in variants/bibliography.yaml"},
            "pages": {"type": "string", "description": "the pages on which it stands"},
            "seen": {"enum": [*words.SEEN], "description": "how much of it its editors have read"},
            "via": {**_ID, "description": "the report through which it is known"},
        },
        "additionalProperties": False,
    }


def _clause() -> Schema:
    return {
        "title": "Clause",
        "description": "one rule of the text in plain words, and what it settles at the table",
        "type": "object",
        "required": ["id", "topic", "status", "text"],
        "properties": {
            "id": _said(_ID, "its name in the text, kept for good since it is cited"),
            "version": _said(_COUNT, "1 where absent; higher with each change of what it says"),
            "topic": {"enum": [*leaves.TOPICS], "description": "the part of the game it is about"},
            "locus": _said(_TEXT, "where in the source it stands"),
            "status": {"enum": [*words.STATUS], "description": "how well it is attested"},
            "gap": {
                "enum": [*words.GAP],
                "description": "why the source does not say it; needed where it is supplied",
            },
            "because": _said(
                _TEXT, "the reason; needed where it is inferred, and where it is supplied"
            ),
            "inherited": {
                **_ID,
                "description": "the ruleset from which a report that lists only differences lets "
                "it be inferred",
            },
            "text": _said(_TEXT, "the rule in plain words of the editors"),
            "terms": {
                "type": "object",
                "description": "technical terms of the source that stand in it",
                "additionalProperties": {
                    "title": "Term",
                    "description": "a word of the source, as it stands in the text of a clause",
                    "type": "object",
                    "required": ["lang", "means"],
                    "properties": {
                        "lang": {"enum": [*words.LANGUAGE], "description": "its language"},
                        "means": _said(_TEXT, "what it means here"),
                    },
                    "additionalProperties": False,
                },
            },
            "sets": _said(
                {"$ref": "#/$defs/sets"}, "the leaves that it settles, with their values"
            ),
            "crux": _said({"$ref": "#/$defs/crux"}, "what is disputed about the passage"),
            "when": {
                "type": "object",
                "additionalProperties": _ID,
                "minProperties": 1,
                "description": "the readings under which alone it is in force, by their cruxes",
            },
            "replaces": {
                "type": "array",
                "items": _TEXT,
                "minItems": 1,
                "description": "the clauses that it puts out of force, whole, or one leaf of them "
                "as clause#leaf",
            },
            "no-rule": {
                "enum": [*words.REMARK],
                "description": "what it is instead, where it settles nothing at the table",
            },
            "of": _said(_ID, "the clause that it says again; needed with no-rule: restates"),
            "no-event": _said(_TEXT, "why no hand can show it"),
            "source": _said(
                {"$ref": "#/$defs/source"}, "the text it rests on, where that is not the ruleset’s"
            ),
            "support": {
                "type": "array",
                "items": _TEXT,
                "minItems": 1,
                "description": "clauses of other texts that bear it out, as ruleset/clause",
            },
            "note": _said(_TEXT, "what else a reader should know"),
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
        "title": "Reading",
        "description": "one way to understand the passage, with its reason",
        "type": "object",
        "required": ["because", "witnesses"],
        "properties": {
            "because": _said(_TEXT, "the reason for it"),
            "witnesses": {
                "type": "array",
                "items": _WITNESS,
                "description": "what supports it: rulesets, their clauses, or entries of the bibliography",
            },
            "sets": _said({"$ref": "#/$defs/sets"}, "the leaves that it settles"),
        },
        "additionalProperties": False,
    }
    return {
        "title": "Crux",
        "description": "a question that the passage leaves open, and the answers to it",
        "type": "object",
        "required": ["id", "kind", "question", "readings", "adopted"],
        "properties": {
            "id": _said(_ID, "the same in every ruleset that asks the same question"),
            "kind": {"enum": [*words.KIND], "description": "why it is open"},
            "question": _said(_TEXT, "the question, as a sentence"),
            "readings": {
                "description": "the answers, each by a name of its own",
                "type": "object",
                "propertyNames": _ID,
                "additionalProperties": reading,
                "minProperties": 2,
            },
            "adopted": _said(_ID, "the reading by which one plays unless another is chosen"),
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
    return {
        "title": "Settings",
        "description": "the leaves that are settled, the smallest things that a clause can decide; where "
        "a value depends on how many play, it is a map from numbers of seats to values (by seats)",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
    }


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
        "title": "by seats",
        "description": f"by numbers of seats; {NUMBERED}",
        "type": "object",
        "patternProperties": {"^[2-9]$": value},
        "additionalProperties": False,
        "minProperties": 1,
    }
    return {"anyOf": [value, seats]}
