"""Messages in words at the terminal, in the language that is asked for."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import click

from poch.game.said import Said, heard
from poch.game.sentences import of_step

Speaker: TypeAlias = Callable[[Said | Mapping[str, Any]], str]
LANGUAGES = ("en", "de", "fr", "ja")
"""Those of `poch.words`, which is slow to import."""

language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=LANGUAGES[0],
    show_default=True,
    help="In which language it is said.",
)


def speaker(trace: Mapping[str, Any], tag: str = LANGUAGES[0]) -> Speaker:
    """Return what says messages and steps in a language, with cards and pools as a trace has them."""
    from poch.words.language import Table, language  # noqa: PLC0415 - not every command says any

    table = Table(trace["suits"], trace["board"].get("names", {}))

    def say(message: Said | Mapping[str, Any]) -> str:
        if not isinstance(message, Said):
            message = of_step(message) if "type" in message else heard(message)
        return language(tag).say(message, table)

    return say
