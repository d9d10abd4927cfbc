"""The values of leaves in the language of the page, as `poch.words.values` has them."""

from functools import cache
from typing import Any

from poch.words import Language
from poch.words.values import Values
from tools.pages.output.languages import now


@cache
def _values(language: Language) -> Values:
    return Values(language)


def meaning(leaf: str) -> str:
    """Return what a leaf says; of the claim or the share of a pool it names the pool."""
    return _values(now()).meaning(leaf)


def about(leaf: str) -> str:
    """Return what a leaf is about, in a word or two."""
    return _values(now()).about(leaf)


def practice(leaf: str, name: str) -> str:
    """Return what a practice means."""
    return _values(now()).practice(leaf, name)


def told(leaf: str, value: Any) -> str:
    """Return a value as a sentence has it."""
    return _values(now()).told(leaf, value)


def otherwise(leaf: str, value: Any) -> str:
    """Return what a value would be under another reading."""
    return _values(now()).otherwise(leaf, value)
