"""A hand that a reader brings along: its text, read as a record."""

from collections.abc import Iterable

from poch.game.said import Json, Said, SaidError, in_turn, said
from poch.records.record_shape import complaints
from poch.texts.document import DocumentError, parsed

MOST = 60_000
SHOWN = 3


def read(text: str) -> Json:
    """Return the record that a text in YAML or JSON holds; raises SaidError with all that is wrong."""
    if len(text) > MOST:
        raise SaidError("error-long", most=MOST)
    try:
        document = parsed(text, "hand")
    except DocumentError as error:
        raise _unsound(map(_where, error.complaints)) from error
    wrong = [*map(_where, document.located(complaints(document.data)))]
    if wrong:
        raise _unsound(wrong)
    record: Json = document.data
    return record


def _unsound(complaints: Iterable[Said]) -> SaidError:
    wrong = [*complaints]
    more = max(len(wrong) - SHOWN, 0)
    return SaidError("error-import", complaints=in_turn(wrong[:SHOWN]), more=more)


def _where(complaint: str) -> Said:
    """Return a complaint with its place; it begins with the name, line and column."""
    _, line, column, says = complaint.split(":", 3)
    return said("import-wrong", line=int(line), column=int(column), says=says.strip())
