"""A hand written out, as a record in YAML."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

KEYS = (
    "ruleset",
    "readings",
    "title",
    "notes",
    "seats",
    "deal",
    "pools",
    "purses",
    "won",
    "banker",
    "actions",
    "deals",
)
"""The parts of a record in the order in which they are written."""
PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 '_-]*[A-Za-z0-9'_-]|[A-Za-z]|[0-9]{1,2}[cdhs]( \S+)*")
"""Texts that YAML takes for texts without quotation marks …"""
WORDS = {"y", "n", "yes", "no", "on", "off", "true", "false", "null"}
"""… unless they are one of these words."""


def as_yaml(record: Mapping[str, Any]) -> str:
    """Return a record as YAML, as one is kept in a file."""
    lines: list[str] = []
    for key in KEYS:
        if record.get(key) or key == "actions":
            lines.extend(_block(key, record.get(key) or [], ""))
    return "\n".join(lines) + "\n"


def _block(key: str, value: Any, margin: str) -> Iterator[str]:
    head = f"{margin}{_scalar(key)}:"
    if not isinstance(value, dict | list) or not value or _short(value):
        yield f"{head} {_flow(value)}"
        return
    yield head
    inner = f"{margin}  "
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _block(str(name), item, inner)
        return
    for item in value:
        if isinstance(item, dict):
            first, *more = [
                line for name, part in item.items() for line in _block(name, part, f"{inner}  ")
            ]
            yield f"{inner}- {first.strip()}"
            yield from more
        else:
            yield f"{inner}- {_scalar(item)}"


def _short(value: Any) -> bool:
    """Tell whether a map or list has its place on one line: chips, readings, the seats."""
    parts = value.values() if isinstance(value, dict) else value
    return all(isinstance(part, int) or " " not in str(part) for part in parts) and not any(
        isinstance(part, dict | list) for part in parts
    )


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_scalar(name)}: {_flow(item)}' for name, item in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_flow, value))}]"
    return _scalar(value)


def _scalar(value: Any) -> str:
    """Return a number or a text so that YAML reads it as such."""
    if not isinstance(value, str):
        return json.dumps(value)
    plain = PLAIN.fullmatch(value) and value.lower() not in WORDS
    return value if plain else json.dumps(value, ensure_ascii=False)
