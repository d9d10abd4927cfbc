"""In place of the standard library's: no source text is kept here that could be looked at."""

from collections.abc import Iterator
from typing import Never


def generate_tokens(_: object) -> Iterator[Never]:
    """Find none, which hides no result and guesses at no misspelt keyword."""
    return iter(())


def open(name: str) -> Never:  # noqa: A001  as in the library
    """Refuse, as where there is no such file."""
    raise OSError(f"{name} is not kept here")
