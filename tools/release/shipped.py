"""What the package brings of variants/: the rulesets, and what citing them needs.

The step before a package is packed imports this where nothing is installed but what `pyproject.toml`
requires of a build, so it imports nothing else of ours.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

OWNED = ("poch/texts/rulesets/*.json", "poch/texts/beside/*.json")


def shipped_files(
    rulesets: Mapping[str, Any], beside: Mapping[str, Any]
) -> Iterator[tuple[str, str]]:
    """Yield the files, by name and text."""
    for name, data in rulesets.items():
        yield f"poch/texts/rulesets/{name}.json", _format_json(data)
    for name, data in beside.items():
        yield f"poch/texts/beside/{name}.json", _format_json(data)


def _format_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
