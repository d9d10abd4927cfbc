"""The words of the edition: what pages call a status, a topic or a crux, in the language of the page.

They are messages of `poch/words`, by the kind of the thing and its id. The tables are looked up when
they are asked, so that one table serves every language.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from types import MappingProxyType
from typing import Any, TypeVar

from babel.dates import format_date

from poch.studies import degrees
from poch.texts import leaves
from poch.words.language import LOCALES, capitalize, typeset
from poch.words.values import uncapitalize
from tools.site.output import languages
from tools.site.output.languages import now, say

__all__ = ["capitalize", "typeset", "uncapitalize"]

Word = TypeVar("Word", str, tuple[str, str])


class _Table(Mapping[str, Word]):
    """Names of one kind, in the order in which pages show them, with what each is called."""

    def __init__(self, kind: str, names: str) -> None:
        self._messages = {name: f"{kind}-{name}" for name in names.split()}

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def __len__(self) -> int:
        return len(self._messages)


class _Names(_Table[str]):
    def __getitem__(self, name: str) -> str:
        return say(self._messages[name])


class _Meanings(_Table[tuple[str, str]]):
    """Names with what each is called, and what it means."""

    def __getitem__(self, name: str) -> tuple[str, str]:
        return _name_and_meaning(self._messages[name])


class _MixedMeanings(Mapping[str, tuple[str, str]]):
    """Names of several kinds, by their messages."""

    def __init__(self, **messages: str) -> None:
        self._messages = {name.replace("_", "-"): message for name, message in messages.items()}

    def __getitem__(self, name: str) -> tuple[str, str]:
        return _name_and_meaning(self._messages[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def __len__(self) -> int:
        return len(self._messages)


def _name_and_meaning(message: str) -> tuple[str, str]:
    return say(message), say(f"{message}-meaning")


STATUS = _Meanings("status", "stated reported reported-mt inferred supplied")
GAP = _Meanings("gap", "silent unreported cut")
KIND = _Meanings("kind", "ambiguity contradiction silence option")
DEGREE = _Names("degree", " ".join(degrees.DEGREES))
OUTCOME = _Meanings("outcome", " ".join("-".join(filter(None, pair)) for pair in degrees.OUTCOMES))
SHELF = _Meanings("shelf", "rules reports related history")
SEEN = _Names("seen", "whole in-part report both")
REMARK = _Names("remark", "history advice etiquette restates arrangement unencoded")
LANGUAGE = _Names("language", "de en fr ja is")
SHAPE = _Names("shape", "boxes slats rows round ring corners")
TOPIC = _Names("topic", " ".join(leaves.TOPICS))
STAGE = _Names("stage", f"layout {' '.join(leaves.STAGES)} ending")
PART = _Names(
    "part",
    "seats pack board dressing dealing turn-up stages melding vying shedding settling ending",
)
FIELD = _Names("field", "editions attribution copies defects names")
GROUP = _Names("group", "game deal cards board vying sets play related")
PAGE = _Names("leads-to", "blended-summaries related-games timeline")
STRAND = _Names("strand", "record board word research gap")

LEAVES: Mapping[str, leaves.Leaf] = MappingProxyType(
    {name: leaf for name in leaves.leaves_in_order() if (leaf := leaves.leaf(name))}
)
"""The vocabulary, with the leaves of every pool, in the order of the game."""

# What the mark of a clause can say: its status, or how it came to be inferred.
MARK = _MixedMeanings(
    stated="status-stated",
    reported="status-reported",
    reported_mt="status-reported-mt",
    inferred="status-inferred",
    inherited="standing-inherited",
    supplied="status-supplied",
)
PLACES = frozenset({"opening", "note i", "note i of the report"})
"""What a locus can say beside pages, paragraphs and headings."""
OURS = frozenset({"inherited", "supplied"})

# What a value rests on where texts are compared, beside the statuses and the gaps.
STANDING = _MixedMeanings(
    **{name.replace("-", "_"): f"status-{name}" for name in STATUS},
    **{name: f"gap-{name}" for name in GAP},
    borrowed="standing-borrowed",
    inherited="standing-inherited",
    unsettled="standing-unsettled",
    moot="standing-moot",
)


def within(name: str) -> str:
    """Return the name of a mark as it is within a sentence; what is a noun in it stays large."""
    return name[:1].lower() + name[1:]


def locus(written: str) -> str:
    """Return a place in a source as prose has it, of one written as in data."""
    pages = re.fullmatch(r"pp?\. ([\d–]+)", written)
    if pages:
        return say("bibliography-pages", several="–" in pages[1], pages=pages[1])
    return say("locus", place=written.replace(" ", "-")) if written in PLACES else written


def number(count: int) -> str:
    """Return a small number in words, a larger one in figures."""
    return say("number", n=count)


def count_in_words(count: int, thing: str) -> str:
    """Return such as `one hand` or `six hands`; there is a message for each thing."""
    return say(f"counted-{thing}", n=count)


def day(written: str) -> str:
    """Return a day as prose has it, of one written as in data."""
    tag = now().tag
    locale = LOCALES.get(tag, tag).replace("-", "_")
    return format_date(date.fromisoformat(written), format="long", locale=locale)


def format_list(things: Iterable[str]) -> str:
    """Return things as prose lists them: `a, b and c`."""
    return languages.format_list([*things])


def standing(clause: Mapping[str, Any]) -> str:
    """Return which mark a clause has, one of MARK."""
    return "inherited" if "inherited" in clause else str(clause["status"])


def mark(standing: str, gap: str | None) -> str:
    """Return what the mark of a clause says when one rests on it."""
    name, meaning = MARK[standing]
    if gap is None:
        return say("mark", name=name, meaning=meaning)
    gap_name, why = GAP[gap]
    return say("mark-gap", name=name, meaning=meaning, gap=within(gap_name), why=why)


def kind(name: str, gap: str | None) -> tuple[str, str]:
    """Return what a kind of crux is called, and what that means.

    Only of a text that was read whole can one say that it is silent.
    """
    whole = name != "silence" or gap == "silent"
    return KIND[name] if whole else _name_and_meaning(f"silence-{gap or 'none'}")


def reading(name: str) -> str:
    """Return the name of a reading as a reader may see it."""
    return _message_if_any(f"reading-{name}") or name.replace("-", " ")


def crux(name: str) -> str:
    """Return what a question is called across the sources."""
    return _message_if_any(f"crux-{name}") or name.replace("-", " ").capitalize()


def _message_if_any(message: str) -> str:
    return say(message) if now().has(message) else ""
