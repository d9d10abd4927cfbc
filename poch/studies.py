"""What the bridge answers beside playing: questions about a hand or a ruleset, by name."""

from collections.abc import Callable

from poch.requests import Json

OPERATIONS: dict[str, Callable[[Json], Json]] = {}
