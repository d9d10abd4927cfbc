"""A hand that a reader brings along: its text, read as a record."""

import re
from collections.abc import Iterable

from poch.game.said import Json, Message, MessageError, join_messages, message
from poch.records.record_shape import complaints
from poch.texts.document import DocumentError, parse
from poch.texts.signs import bare_id

MOST = 60_000
SHOWN = 3
ID = re.compile(r"[a-z0-9-]+")
"""What is none of these is complained of as the reader wrote it."""


def parse_hand(text: str) -> Json:
    """Return the record that a text in YAML or JSON holds; raises MessageError with all that is wrong.

    A ruleset is known by its id also where a word processor has altered that, as in the command.
    """
    if len(text) > MOST:
        raise MessageError("error-long", most=MOST)
    try:
        document = parse(text, "hand")
    except DocumentError as error:
        raise _unsound(map(_where, error.complaints)) from error
    wrong = [*map(_where, document.format_complaints(complaints(document.data)))]
    if wrong:
        raise _unsound(wrong)
    record: Json = document.data
    bare = bare_id(record["ruleset"])
    return {**record, "ruleset": bare if ID.fullmatch(bare) else record["ruleset"]}


def _unsound(complaints: Iterable[Message]) -> MessageError:
    wrong = [*complaints]
    more = max(len(wrong) - SHOWN, 0)
    return MessageError("error-import", complaints=join_messages(wrong[:SHOWN]), more=more)


def _where(complaint: str) -> Message:
    """Return a complaint with its place; it begins with the name, line and column."""
    _, line, column, says = complaint.split(":", 3)
    return message("import-wrong", line=int(line), column=int(column), says=says.strip())
