"""What the package brings of variants/: the rulesets, and what citing them needs."""

from collections.abc import Iterator, Mapping
from typing import Any

from tools.pages.files import minified

OWNED = ("poch/rulesets/*.json", "poch/beside/*.json")


def shipped(rulesets: Mapping[str, Any], beside: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the files, by name and text."""
    for name, one in rulesets.items():
        yield f"poch/rulesets/{name}.json", minified(one)
    for name, one in beside.items():
        yield f"poch/beside/{name}.json", minified(one)
