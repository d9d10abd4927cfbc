"""Messages in words at the terminal, in the language that is asked for."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import click

from poch.game.said import Message, parse_message
from poch.records.steps import step_message

Speaker: TypeAlias = Callable[[Message | Mapping[str, Any]], str]
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
    from poch.words.language import language, trace_terms  # noqa: PLC0415 - not every command says any

    table = trace_terms(trace)

    def say(message: Message | Mapping[str, Any]) -> str:
        if not isinstance(message, Message):
            message = step_message(message) if "type" in message else parse_message(message)
        return language(tag).say(message, table)

    return say
