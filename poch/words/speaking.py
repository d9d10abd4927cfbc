"""The language that is spoken now, of a page or of the command, and what is said in it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from poch.game.said import Argument, Message, message
from poch.words.language import DEFAULT_TERMS, Language, Terms, language

_now: ContextVar[Language] = ContextVar("language")


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Speak a language."""
    before = _now.set(language(tag))
    try:
        yield
    finally:
        _now.reset(before)


def now() -> Language:
    """Return the language that is spoken; English where none was chosen."""
    return _now.get(language())


def say(sentence: str | Message, table: Terms = DEFAULT_TERMS, /, **args: Argument) -> str:
    """Return a message in that language; in the names of arguments a low line is a hyphen."""
    return now().say(message(sentence, **args) if isinstance(sentence, str) else sentence, table)


def format_list(parts: Iterable[str], join: str = "and") -> str:
    """Return texts as the language lists them."""
    return now().format_list(parts, join)


def join_parts(parts: Iterable[str]) -> str:
    """Return parts that a semicolon divides, as the language writes it."""
    return say("between-parts").join(parts)
