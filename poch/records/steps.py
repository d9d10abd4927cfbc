"""What a step of a trace says."""

from collections.abc import Mapping
from types import NoneType
from typing import Any

from poch.game.said import Message, parse_message


def step_message(step: Mapping[str, Any]) -> Message:
    """Return the message on a step of a trace: its type, its fields, and what it has as `said`."""
    fields = {name: fact for name, fact in step.items() if not isinstance(fact, Mapping | NoneType)}
    return parse_message({**fields, **step.get("said", {}), "id": step["type"]})
