"""Complaints: what is wrong with a document, and where in it."""

from typing import NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The keys and places that lead to a part of a document."""


class Complaint(NamedTuple):
    """What is wrong: the place in the document, how it is called, and what to do."""

    path: Path
    name: str
    message: str

    def __str__(self) -> str:
        """Return it as one line."""
        return f"{self.name}: {self.message}"
