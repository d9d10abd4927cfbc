"""Sentences before they are in any language: the id of a message, and what it speaks of."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, Union

Argument: TypeAlias = Union[str, int, float, "Said", Sequence["Argument"]]
"""Cards, pools, suits and ranks as they are written in data; a seat by its name, or `you`."""


class Said(NamedTuple):
    """A sentence, or a part of one, by the id of its message in `poch/words`, with what goes into it."""

    id: str
    args: Mapping[str, Argument]

    def json(self) -> dict[str, Any]:
        """Return it as one map, with its `id` among the arguments."""
        return {"id": self.id, **{name: _plain(one) for name, one in self.args.items()}}


def said(id: str, /, **args: Argument) -> Said:  # noqa: A002 - a message has an id
    """Return a sentence; in the names of its arguments a low line is a hyphen."""
    return Said(id, {name.replace("_", "-"): one for name, one in args.items()})


def _plain(argument: Argument) -> Any:
    if isinstance(argument, Said):
        return argument.json()
    if isinstance(argument, (str, int, float)):
        return argument
    return [_plain(one) for one in argument]
