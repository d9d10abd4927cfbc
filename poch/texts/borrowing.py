"""What a ruleset borrows from other sources than its own."""

from collections import Counter

from poch.game.ruleset import Document
from poch.texts.doubt import borrowed_from


def borrowings(document: Document) -> dict[str, int]:
    """Return how many clauses are borrowed from which source."""
    refs = (borrowed_from(document, clause) for clause in document["clauses"])
    return dict(Counter(ref for ref in refs if ref))
