"""Every ruleset as a column, and every two side by side: laid out once for all tests of a process."""

from functools import cache

from poch.game.ruleset import Ruleset
from poch.studies.compare import Column, Row, align_columns, column, leaf_names, rules_of
from poch.texts.library import find, ids


@cache
def rulesets() -> tuple[Ruleset, ...]:
    """Return every ruleset under the readings adopted."""
    return tuple(find(name, {}) for name in ids())


@cache
def columns() -> dict[str, Column]:
    """Return every ruleset as a column, by its id."""
    every = leaf_names(rulesets())
    return {ruleset.id: column(ruleset, every) for ruleset in rulesets()}


@cache
def rows(a: str, b: str) -> tuple[Row, ...]:
    """Return two rulesets side by side."""
    column, other = columns()[a], columns()[b]
    return align_columns(column, other, rules_of(column, other))
