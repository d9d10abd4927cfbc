"""A hand that a reader brings along: its text, read as a record."""

from poch.bridge.requests import Json
from poch.records.record_shape import complaints
from poch.texts.document import DocumentError, parsed

MOST = 60_000
SHOWN = 3


def read(request: Json) -> Json:
    """Return the record that a text in YAML or JSON holds; raises ValueError with all that is wrong."""
    text = str(request["text"])
    if len(text) > MOST:
        raise ValueError(f"more than {MOST:,} characters are no hand; give the record of one hand")
    try:
        found = parsed(text, "hand")
    except DocumentError as error:
        raise ValueError(_where(str(error))) from error
    wrong = [*map(_where, found.located(complaints(found.data)))]
    if wrong:
        more = len(wrong) - SHOWN
        also = [f"and {more} more"] if more > 0 else []
        raise ValueError("; ".join([*wrong[:SHOWN], *also]))
    return {"record": found.data}


def _where(complaint: str) -> str:
    """Return a complaint with its place in words; it begins with the name, line and column."""
    name, line, column, says = complaint.split(":", 3)
    return f"{name}, line {line}, column {column}:{says}"
