"""Sentences before they are in any language: the id of a message, and what it speaks of."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, NamedTuple, TypeAlias, Union

Json: TypeAlias = dict[str, Any]
"""An object of JSON, as files and requests have it."""
YOU = "You"
"""The name of a seat that messages address."""
Argument: TypeAlias = Union[str, int, float, "Message", Sequence["Argument"]]
"""Cards, pools, suits and ranks as they are written in data; a seat by its name, or `you`."""


class Message(NamedTuple):
    """A sentence, or a part of one, by the id of its message in `poch/words`, with what goes into it."""

    id: str
    args: Mapping[str, Argument]

    def json(self) -> Json:
        """Return it as one map, with its `id` among the arguments."""
        return {
            "id": self.id,
            **{name: _plain_argument(value) for name, value in self.args.items()},
        }


def message(id: str, /, **args: Argument) -> Message:  # noqa: A002 - a message has an id
    """Return a sentence; in the names of its arguments a low line is a hyphen."""
    return Message(id, {name.replace("_", "-"): value for name, value in args.items()})


def join_messages(sentences: Sequence[Message]) -> Message:
    """Return several sentences as one message."""
    return reduce(lambda first, after: message("followed", first=first, next=after), sentences)


def parse_message(data: Mapping[str, Any]) -> Message:
    """Return the message that `Message.json` has written."""
    return Message(
        data["id"], {name: _parse_argument(value) for name, value in data.items() if name != "id"}
    )


def _parse_argument(value: Any) -> Argument:
    if isinstance(value, Mapping):
        return parse_message(value)
    return [_parse_argument(part) for part in value] if isinstance(value, list) else value


def address(name: str) -> str:
    """Return a seat as messages have it: by its name, or `you`."""
    return "you" if name == YOU else name


LONGEST = 1_000
"""How much of a text an error repeats, in characters; Fluent refuses to say more than 2,500."""


MOST_REPEATED = 100


def shorten(text: str) -> str:
    """Return as much of what somebody wrote as a complaint about it needs to repeat."""
    return text if len(text) <= MOST_REPEATED else f"{text[:MOST_REPEATED]} …"


class MessageError(ValueError):
    """Something wrong that a reader may meet: `said` tells what, its text is the id and arguments."""

    def __init__(self, id: str, /, **args: Argument) -> None:  # noqa: A002 - a message has an id
        self.said = message(id, **{name: _shorten_argument(value) for name, value in args.items()})
        details = ", ".join(f"{name} {value}" for name, value in self.said.args.items())
        super().__init__(f"{id}: {details}" if details else id)


class UndealtError(ValueError):
    """Cards that some rules cannot deal, as a reading may make them: its text, and `said` for readers."""

    def __init__(self, says: str, why: Message) -> None:
        super().__init__(says)
        self.said = why


def _shorten_argument(argument: Argument) -> Argument:
    if isinstance(argument, str) and len(argument) > LONGEST:
        return f"{argument[:LONGEST]} …"
    return argument


def _plain_argument(argument: Argument) -> Any:
    if isinstance(argument, Message):
        return argument.json()
    if isinstance(argument, (str, int, float)):
        return argument
    return [_plain_argument(part) for part in argument]
