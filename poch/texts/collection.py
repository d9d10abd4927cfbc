"""A collection of rulesets that were given as documents."""

from collections.abc import Mapping

from poch.game.ruleset import Document, Ruleset
from poch.game.said import MessageError
from poch.texts.compile import compile_ruleset, reread

ADOPTED = repr({})


class Collection:
    """Rulesets by their ids, each compiled once under each choice of readings."""

    def __init__(self) -> None:
        self._rulesets: dict[str, dict[str, Ruleset]] = {}

    def add(self, document: Document) -> Ruleset:
        """Take in a document, in place of the one of the same id."""
        ruleset = compile_ruleset(document)
        self._rulesets[ruleset.id] = {ADOPTED: ruleset}
        return ruleset

    def find(self, name: str, readings: Mapping[str, str]) -> Ruleset:
        """Return a ruleset under chosen readings; the other cruxes are read as adopted."""
        if not isinstance(name, str) or name not in self._rulesets:
            raise MessageError("error-not-loaded", ruleset=str(name), known=[*self._rulesets])
        under = self._rulesets[name]
        key = repr(readings)
        if key not in under:
            under[key] = reread(under[ADOPTED], readings)
        return under[key]
