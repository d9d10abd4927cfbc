"""What all commands share: how they fail, print, and find a ruleset under chosen readings."""

from typing import Any

import click
from rich.console import Console

from poch.commands.output import say
from poch.game.ruleset import Ruleset
from poch.texts.compile import ReadingError, RulesetError, compiled
from poch.texts.document import DocumentError
from poch.texts.library import document

console = Console(highlight=False)


class Failed(click.ClickException):
    """Input that failed: the message goes to stderr, and the command ends with 1."""

    def format_message(self) -> str:
        """Return the message as it is."""
        return str(self.message)

    def show(self, file: Any = None) -> None:  # noqa: ARG002 - click's own have it
        """Print the message to stderr."""
        say(self.message, err=True)


as_json = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")


def ruleset_of(name: str, readings: tuple[str, ...] = ()) -> Ruleset:
    """Return a ruleset under readings given as CRUX=READING; what is wrong fails the command."""
    try:
        return compiled(document(name), readings_of(readings))
    except (ReadingError, DocumentError, RulesetError, ValueError) as error:
        raise Failed(str(error)) from error


def readings_of(pairs: tuple[str, ...]) -> dict[str, str]:
    """Return what CRUX=READING pairs say, crux by crux."""
    chosen = {}
    for pair in pairs:
        crux, equals, reading = pair.partition("=")
        if not equals:
            message = f"--reading {pair}: write CRUX=READING"
            raise Failed(message)
        chosen[crux] = reading
    return chosen
