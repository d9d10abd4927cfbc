"""What the package brings of variants/: the rulesets, and what citing them needs."""

from collections.abc import Iterator, Mapping
from typing import Any

from tools.pages.output.files import minified

OWNED = ("poch/texts/rulesets/*.json", "poch/texts/beside/*.json")


def shipped(rulesets: Mapping[str, Any], beside: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the files, by name and text."""
    for name, one in rulesets.items():
        yield f"poch/texts/rulesets/{name}.json", minified(one)
    for name, one in beside.items():
        yield f"poch/texts/beside/{name}.json", minified(one)
