"""How tests say messages, and what is wrong with how a language says them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from poch.game.ruleset import Ruleset
from poch.game.said import Message, parse_message
from poch.records.trace import table_words
from poch.words import TAGS, language
from poch.words.language import DEFAULT_TERMS, Terms

NAMES = ("Ann", "Bea", "Carl", "Dora", "Emil", "Finn", "Gus", "Hal", "Ike")
WRONG = {
    "en": r"\b[Yy]ou (has|is|does|holds|was)\b|\ba chips\b|\bno chip\b|\bone chips\b",
    "de": r"\bSie (kann|darf|muss|hat|ist|wird|soll|konnte|spielt|bekommt)\b|\beine Marken\b|\bein Marke",
    "fr": r"\b[Vv]ous (ne )?(peut|a|doit|est|n’a|n’est)\b|\b[Dd]e (un|une|le|les|Ann|Emil)\b|\bun jetons\b|\bà le\b",
    "ja": r"[。、] ",
}
"""What no sentence of a language has: a verb, a number or an article that does not agree."""


def english(given: Message | Mapping[str, Any]) -> str:
    """Return a message in English."""
    return language().say(given if isinstance(given, Message) else parse_message(given))


def wrong(answer: Mapping[str, Any]) -> str:
    """Return in English what the bridge says is wrong with a request."""
    assert not answer["ok"]
    error = answer["error"]
    return error if isinstance(error, str) else english(error)


def calling(ruleset: Ruleset) -> Terms:
    """Return how a ruleset calls cards and pools."""
    return Terms(*table_words(ruleset, min(ruleset.rules_by_seats)))


def faults(
    messages: Iterable[Message], table: Terms = DEFAULT_TERMS, *, whole: bool = True
) -> Iterator[str]:
    """Say messages in all languages, and yield what does not agree, has a gap, or does not end."""
    for message in messages:
        for tag in TAGS:
            text = language(tag).say(message, table)
            ends = not whole or text.endswith((".", "。", ":", "：", "?", "？"))
            if (
                not ends
                or "  " in text
                or re.search(rf"[{{}}]|\b(None|undefined)\b|{WRONG[tag]}", text)
            ):
                yield f"{tag} {message.id}: {text}"
