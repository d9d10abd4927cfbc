"""A language: it says what `poch.game.said` writes, by its catalogues, the Fluent files in its folder.

`docs/assets/js/language/say.js` does the same in a page, with the same files.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from poch.game.cards import RANK_NAMES, SUITS
from poch.game.said import Argument, Message

FOLDER = Path(__file__).parent
REFERENCE = "en"
TAGS = (REFERENCE, *sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != REFERENCE and len(path.name) == len(REFERENCE)))  # fmt: skip
"""The languages, English first."""
LOCALES = {"en": "en-GB"}
"""Where a list, a number or a date of a language is written as in one country."""
THROUGH = {
    "N": "number", "CHIPS": "chips", "CARDS-N": "cards-n", "POINTS": "points",
    "IN-TEN": "in-ten", "ABOVE": "above",
}  # fmt: skip
"""Functions that put a number, as `$n`, through a message of the catalogue."""
OWN = frozenset(
    {
        "CARD",
        "CARDS",
        "POOL",
        "POOLS",
        "SUIT",
        "RANK",
        "RANKS",
        "SEAT",
        "READING",
        "READINGS",
        "LIST",
        "BEGIN",
        "SAY",
        "ELIDE",
        *THROUGH,
    }
)
"""The functions that messages may call, beside those of Fluent."""
REPEATED = 100_000
"""How many sentences are kept; the pages of a language say six times as many as differ."""
LONGEST = 2400
"""Letters of a part of a message; Fluent gives up at 2,500."""
BUILT_IN = frozenset({"NUMBER", "DATETIME"})
VOWELS = frozenset("aeiouyàâäéèêëîïôöùûüœæ")
_FIRST_DAY = re.compile(
    r"\b1 (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b)"
)


class Terms(NamedTuple):
    """How cards and pools are called: by `french` or `german` suits, and pools as a source names them."""

    suits: str = "french"
    pools: Mapping[str, str] = MappingProxyType({})


DEFAULT_TERMS = Terms()


def trace_terms(trace: Mapping[str, Any]) -> Terms:
    """Return how the cards and pools of a hand are called, by its trace."""
    return Terms(trace["suits"], trace["board"].get("names", {}))


class Language:
    """A language that can say messages."""

    def __init__(self, tag: str) -> None:
        """Read the catalogues of a language, as its tag names it."""
        self.tag = tag
        self._locale = LOCALES.get(tag, tag)
        self._table = DEFAULT_TERMS
        functions: dict[str, Any] = {
            name: self._through(message) for name, message in THROUGH.items()
        }
        functions |= {
            "CARD": self._card,
            "CARDS": self._cards,
            "POOL": self._pool,
            "POOLS": lambda many, join="and", **o: self.format_list(
                [self._pool(pool, **o) for pool in many.given], join
            ),
            "SUIT": lambda suit, **o: self._put("suit", suit=SUITS[suit], **o),
            "RANK": lambda rank, **o: self._put("rank", rank=RANK_NAMES[rank], **o),
            "RANKS": lambda many, join="and", **o: self.format_list(
                [self._put("rank", rank=RANK_NAMES[rank], **o) for rank in many.given], join
            ),
            "SEAT": lambda seat, **o: self._put("you", **o) if seat == "you" else seat,
            "READING": self._reading,
            "READINGS": lambda many, join="and": self.format_list(
                [*map(self._reading, many.given)], join
            ),
            "LIST": lambda many, join="and": self.format_list([*map(self._item, many.given)], join),
            "BEGIN": lambda text: capitalize(_text(text)),
            "SAY": lambda part, **o: self._format(
                part.given.id, self._fluent_arguments(part.given.args) | o
            ),
            "ELIDE": _elide,
        }
        functions = {name: _limit_length(function) for name, function in functions.items()}
        # typed, because True and 1 are equal and not said alike
        self._repeat = lru_cache(maxsize=REPEATED, typed=True)(self._format_values)
        self._bundle = FluentBundle([self._locale], functions=functions, use_isolating=False)
        for file in sorted((FOLDER / tag).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __repr__(self) -> str:
        return f"<Language {self.tag}>"

    @property
    def locale(self) -> str:
        """The locale by which it writes lists, numbers and days, as Babel names it."""
        return self._locale.replace("-", "_")

    def say(self, message: Message, table: Terms = DEFAULT_TERMS) -> str:
        """Return a sentence in the language, or in English where this language lacks the message.

        Raises LookupError where English lacks it too, and the error of Fluent where an argument does.
        """
        if not self.has(message.id) and self.tag != REFERENCE:
            return language(REFERENCE).say(message, table)
        self._table = table
        terms = (table.suits, *table.pools.items())
        try:
            return self._repeat(message.id, terms, (*message.args,), *message.args.values())
        except TypeError:  # a list or a message is among the arguments, and has no hash
            return self._format(message.id, self._fluent_arguments(message.args))

    def has(self, message: str) -> bool:
        """Tell whether the catalogues have a message of that id."""
        return self._bundle.has_message(message)

    def format_list(self, parts: Iterable[str], join: object = "and") -> str:
        """Return texts as the language lists them, joined by `and` or `or`."""
        style: Literal["standard", "or"] = "or" if str(join) == "or" else "standard"
        return format_list([*parts], style=style, locale=self.locale)

    def _format(self, message: str, args: Mapping[str, Any]) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message} has no text in {self.tag}")
        short = {
            name: shorten(value) if isinstance(value, str) else value
            for name, value in args.items()
        }
        given = {"suits": self._table.suits, "form": "nom", **short}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise errors[0]
        return str(text)

    def _format_values(
        self, message: str, _: object, names: tuple[str, ...], *values: Argument
    ) -> str:
        return self._format(message, self._fluent_arguments(dict(zip(names, values, strict=True))))

    def _put(self, message: str, **args: Any) -> str:
        return self._format(message, args)

    def _fluent_arguments(self, args: Mapping[str, Argument]) -> dict[str, Any]:
        return {name: self._value(value) for name, value in args.items()}

    def _value(self, value: Argument) -> Any:
        if isinstance(value, Message):
            return _Part(value, lambda: shorten(self._item(value)))
        if isinstance(value, bool):
            return "yes" if value else "no"
        if hasattr(value, "__html__"):
            return _Part(value, lambda: str(value))
        if isinstance(value, (str, int, float)):
            return value
        return _Part(value, lambda: shorten(self.format_list(map(self._item, value))))

    def _through(self, message: str) -> Any:
        return lambda value, **options: self._put(message, n=value, **options)

    def _item(self, item: Argument) -> str:
        if isinstance(item, Message):
            return self._format(item.id, self._fluent_arguments(item.args))
        if isinstance(item, int):
            return self._put("number", n=item)
        return self._put("you") if item == "you" else str(item)

    def _card(self, card: str, **options: Any) -> str:
        return self._put("card", rank=RANK_NAMES[card[:-1]], suit=SUITS[card[-1]], **options)

    def _cards(self, many: "_Part", join: object = "and", **options: Any) -> str:
        """Return cards in words; those of one suit or of one rank are named together."""
        cards = [str(card) for card in many.given]
        suits, ranks = {card[-1] for card in cards}, {card[:-1] for card in cards}
        if len(cards) == 1 or str(join) != "and" or min(len(suits), len(ranks)) > 1:
            return self.format_list([self._card(card, **options) for card in cards], join)
        if len(suits) == 1:
            named = [self._put("suited", rank=RANK_NAMES[card[:-1]], **options) for card in cards]
            which = {"suit": SUITS[cards[0][-1]], "list": self.format_list(named, "and")}
            return self._format("of-one-suit", which | options)
        suited = [self._put("suit", suit=SUITS[card[-1]]) for card in cards]
        alike = {"rank": RANK_NAMES[cards[0][:-1]], "list": self.format_list(suited, "and")}
        return self._format("of-one-rank", alike | {"n": len(cards)} | options)

    def _pool(self, pool: object, **options: Any) -> str:
        own = self._table.pools.get(str(pool), "")
        called = (own if self.tag == REFERENCE else own.removeprefix("the ")) or str(pool)
        return self._put("pool", name=own.replace(" ", "-") or str(pool), called=called, **options)

    def _reading(self, name: object) -> str:
        """Return what a reading is called; one of a reader's own is called by the words of its name."""
        message = f"reading-{name}"
        return self._put(message) if self.has(message) else str(name).replace("-", " ")


class _Part(FluentType):
    """An argument that is put in words where it is printed: a list by `and`, a sentence, a text as it is."""

    def __init__(self, given: Any, printed: Callable[[], str]) -> None:
        self.given = given
        self.printed = printed

    def format(self, _: object) -> str:
        return self.printed()


def language(tag: str = REFERENCE) -> Language:
    """Return a language by its tag; raises LookupError where no folder is named by it."""
    if tag not in TAGS:
        raise LookupError(f"{tag} is no language here; choose one of: {', '.join(TAGS)}")
    return _read(tag)


_read = cache(Language)


def shorten(text: str) -> str:
    """Return a text that is not too long for a part of a message; what is cut off is marked."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _limit_length(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function of messages whose text is not too long for a part of one."""

    def call(*values: Any, **options: Any) -> Any:
        result = function(*values, **options)
        return shorten(result) if isinstance(result, str) else result

    return call


def capitalize(text: str) -> str:
    """Return a text with its first letter large."""
    return text[:1].upper() + text[1:]


def write_first_day(text: str, tag: str) -> str:
    """Return a text in which the first of a month is an ordinal in French, as neither Babel nor CSL has it."""
    return _FIRST_DAY.sub("1er ", text) if tag == "fr" else text


def typeset(text: object, *, italics: bool = False) -> str:
    """Return a text as it is printed: in one line, with the quotation marks of print.

    Spaces at which no line breaks stay what they are. What is between asterisks is quoted as well,
    or is left for `italics`.
    """
    line = re.sub(r"[ \n]+", " ", str(text)).strip()
    line = re.sub(r"(?<![\w.,;:!?)…])'", "‘", line).replace("'", "’")
    line = re.sub(r'(?<![\w.,;:!?)…’])"', "“", line).replace('"', "”")
    return line if italics else re.sub(r"\*(\w[^*]*)\*", r"“\1”", line)


def _text(value: Any) -> str:
    return value.format(None) if isinstance(value, _Part) else str(value)


def _elide(word: str, name: Any) -> str:
    """Return a French word before another: `d’Anna`, `de Bea`."""
    text = _text(name)
    return f"{word[:-1]}’{text}" if text[:1].lower() in VOWELS else f"{word} {text}"
