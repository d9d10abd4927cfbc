"""What all commands share: how they fail, print, and find a ruleset under chosen readings."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from poch.commands.numbers import WholeWithin
from poch.commands.output import Printer, say
from poch.game.ruleset import FOUR, Ruleset
from poch.game.said import Message, MessageError, parse_message, shorten
from poch.records.record import RecordError
from poch.records.trace import table_words
from poch.texts.document import LoadedDocument, load
from poch.texts.library import ADOPTED
from poch.texts.own import find
from poch.texts.signs import bare_id

console = Printer()


class Failed(click.ClickException):
    """Input that failed: the message goes to stderr, and the command ends with 1."""

    def show(self, file: Any = None) -> None:  # noqa: ARG002 - click's own have it
        """Print the message to stderr."""
        say(self.message, err=True)


@contextmanager
def failing(read: LoadedDocument | None = None) -> Iterator[None]:
    """Fail the command where input is wrong; complaints of a record say where in its file."""
    try:
        yield
    except ValueError as error:
        raise Failed("\n".join(map(str, _error_lines(error, read)))) from error


def _error_lines(error: ValueError, read: LoadedDocument | None) -> Iterable[object]:
    if read and isinstance(error, RecordError):
        return read.format_complaints(error.complaints)
    return [format_message(error.said) if isinstance(error, MessageError) else error]


def format_message(message: Message | Mapping[str, Any], by: Ruleset | None = None) -> str:
    """Return a message in words, with cards and pools as a ruleset calls them."""
    from poch.words.language import Terms, language  # noqa: PLC0415 - not every command says any

    table = Terms(*table_words(by, min(by.rules_by_seats))) if by else Terms()
    return language().say(
        message if isinstance(message, Message) else parse_message(message), table
    )


as_json = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")


def reading_option(name: str, to: str, text: str | None = None) -> Callable[[Any], Any]:
    """Return an option of CRUX=READING pairs, which a command has crux by crux."""
    return click.option(
        name, to, multiple=True, metavar="CRUX=READING", help=text, callback=_by_crux
    )


def _by_crux(_: click.Context, __: click.Parameter, pairs: tuple[str, ...]) -> dict[str, str]:
    chosen = dict[str, str]()
    for pair in pairs:
        if "=" not in pair:
            raise Failed(f"--reading {shorten(pair)}: write CRUX=READING")
        crux, reading = map(bare_id, pair.split("=", 1))
        if chosen.setdefault(crux, reading) != reading:
            says = f"{crux} is read as {chosen[crux]} already; choose one reading of each crux"
            raise Failed(f"--reading {shorten(pair)}: {says}")
    return chosen


def ruleset_of(name: str, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
    """Return a ruleset, by id or path, under chosen readings; what is wrong fails the command."""
    with failing():
        return find(name, readings)


seats_option = click.option(
    "--seats",
    type=WholeWithin(min=1),
    help=f"How many play; without it {FOUR}, or as near to that as the rules allow.",
)


def seat_count(by: Ruleset, seats: int | None) -> int:
    """Return how many play: as many as asked for, or four, or as near to four as the rules allow.

    What the rules are not for fails the command.
    """
    many = seats or by.usual_seats
    with failing():
        by.rules(many)
    return many


def load_document(file: Path | str) -> LoadedDocument:
    """Return what a YAML file holds; what is wrong fails the command."""
    with failing():
        return load(file)


def with_readings(data: Any, readings: Mapping[str, str], ruleset: str | None = None) -> Any:
    """Return a record with other readings, and by another ruleset, as far as these are given."""
    if not isinstance(data, dict) or not (readings or ruleset):
        return data
    other = {"ruleset": ruleset} if ruleset else {}
    return {**data, **other, "readings": {**(data.get("readings") or {}), **readings}}
