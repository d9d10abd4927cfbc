"""What all commands share: how they fail, print, and find a ruleset under chosen readings."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from poch.commands.numbers import Whole
from poch.commands.output import Printer, say
from poch.commands.own import find
from poch.game.ruleset import Ruleset
from poch.game.said import Said, SaidError, briefly, heard
from poch.records.record import RecordError
from poch.records.trace import called
from poch.texts.document import Document, load
from poch.texts.library import ADOPTED
from poch.texts.signs import bare

console = Printer()
FOUR = 4


class Failed(click.ClickException):
    """Input that failed: the message goes to stderr, and the command ends with 1."""

    def show(self, file: Any = None) -> None:  # noqa: ARG002 - click's own have it
        """Print the message to stderr."""
        say(self.message, err=True)


@contextmanager
def failing(read: Document | None = None) -> Iterator[None]:
    """Fail the command where input is wrong; complaints of a record say where in its file."""
    try:
        yield
    except ValueError as error:
        raise Failed("\n".join(map(str, _wrong(error, read)))) from error


def _wrong(error: ValueError, read: Document | None) -> Iterable[object]:
    if read and isinstance(error, RecordError):
        return read.located(error.complaints)
    return [spoken(error.said) if isinstance(error, SaidError) else error]


def spoken(message: Said | Mapping[str, Any], by: Ruleset | None = None) -> str:
    """Return a message in words, with cards and pools as a ruleset calls them."""
    from poch.words.language import Table, language  # noqa: PLC0415 - not every command says any

    table = Table(*called(by, min(by.rules_by_seats))) if by else Table()
    return language().say(message if isinstance(message, Said) else heard(message), table)


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
            raise Failed(f"--reading {briefly(pair)}: write CRUX=READING")
        crux, reading = map(bare, pair.split("=", 1))
        if chosen.setdefault(crux, reading) != reading:
            says = f"{crux} is read as {chosen[crux]} already; choose one reading of each crux"
            raise Failed(f"--reading {briefly(pair)}: {says}")
    return chosen


def ruleset_of(name: str, readings: Mapping[str, str] = ADOPTED) -> Ruleset:
    """Return a ruleset, by id or path, under chosen readings; what is wrong fails the command."""
    with failing():
        return find(name, readings)


seats_option = click.option(
    "--seats",
    type=Whole(min=1),
    help=f"How many play; without it {FOUR}, or as near to that as the rules allow.",
)


def seated(by: Ruleset, seats: int | None) -> int:
    """Return how many play: as many as asked for, or four, or as near to four as the rules allow."""
    return seats or min(by.rules_by_seats, key=lambda many: (abs(many - FOUR), many), default=FOUR)


def loaded(file: Path | str) -> Document:
    """Return what a YAML file holds; what is wrong fails the command."""
    with failing():
        return load(file)


def chosen(data: Any, readings: Mapping[str, str], ruleset: str | None = None) -> Any:
    """Return a record with other readings, and by another ruleset, as far as these are given."""
    if not isinstance(data, dict) or not (readings or ruleset):
        return data
    other = {"ruleset": ruleset} if ruleset else {}
    return {**data, **other, "readings": {**(data.get("readings") or {}), **readings}}
