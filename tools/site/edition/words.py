"""The words of the edition: what pages call a status, a topic or a crux, in the language of the page.

They are messages of `poch/words`, by the kind of the thing and its id. The tables are looked up when
they are asked, so that one table serves every language.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from types import MappingProxyType
from typing import Any, TypeVar

from babel.dates import format_date

from poch.citing.note import PLACES
from poch.studies import degrees
from poch.studies.compare import TOLD
from poch.texts import leaves
from poch.words.language import LOCALES, capitalize, typeset, write_first_day
from poch.words.values import about, format_value, meaning, question, uncapitalize
from tools.site.output.languages import format_list, now, say

__all__ = [
    "about",
    "capitalize",
    "format_list",
    "format_value",
    "meaning",
    "question",
    "typeset",
    "uncapitalize",
]

Word = TypeVar("Word")


class _Table(Mapping[str, Word]):
    """Names in the order in which pages show them, with what their messages say."""

    def __init__(self, say_of: Callable[[str], Word], messages: Mapping[str, str]) -> None:
        self._say_of, self._messages = say_of, messages

    def __getitem__(self, name: str) -> Word:
        return self._say_of(self._messages[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def __len__(self) -> int:
        return len(self._messages)


def _by_kind(kind: str, names: Iterable[str]) -> dict[str, str]:
    """Return the messages of names of one kind."""
    return {name: f"{kind}-{name}" for name in names}


def _names(kind: str, names: str) -> Mapping[str, str]:
    """Return names of one kind with what each is called."""
    return _Table(say, _by_kind(kind, names.split()))


def _meanings(kind: str, names: str) -> Mapping[str, tuple[str, str]]:
    """Return names of one kind with what each is called, and what it means."""
    return _Table(_name_and_meaning, _by_kind(kind, names.split()))


def _name_and_meaning(message: str) -> tuple[str, str]:
    return say(message), say(f"{message}-meaning")


STATUS = _meanings("status", "stated reported reported-mt inferred supplied")
GAP = _meanings("gap", "silent unreported cut")
KIND = _meanings("kind", "ambiguity contradiction silence option")
DEGREE = _names("degree", " ".join(degrees.DEGREES))
OUTCOME = _meanings("outcome", " ".join("-".join(filter(None, pair)) for pair in degrees.OUTCOMES))
SHELF = _meanings("shelf", "rules reports related history")
SEEN = _names("seen", "whole in-part report both")
REMARK = _names("remark", "history advice etiquette restates arrangement variation unencoded")
LANGUAGE = _names("language", "de en fr ja is")
SHAPE = _names("shape", "boxes slats rows round ring corners")
TOPIC = _names("topic", " ".join(leaves.TOPICS))
STAGE = _names("stage", f"layout {' '.join(leaves.STAGES)} ending")
PART = _names(
    "part",
    "seats pack board dressing dealing turn-up stages melding vying shedding settling ending",
)
FIELD = _names("field", "editions attribution copies defects names")
GROUP = _names("group", "game deal cards board vying sets play related")
PAGE = _names("leads-to", "blended-summaries related-games timeline")
STRAND = _names("strand", "record board word research gap")

LEAVES: Mapping[str, leaves.Leaf] = MappingProxyType(
    {name: leaf for name in leaves.leaves_in_order() if (leaf := leaves.leaf(name))}
)
"""The vocabulary, with the leaves of every pool, in the order of the game."""

# What the mark of a clause can say: its status, or how it came to be inferred.
MARK = _Table(
    _name_and_meaning,
    {
        **_by_kind("status", ("stated", "reported", "reported-mt", "inferred")),
        "inherited": "standing-inherited",
        "supplied": "status-supplied",
    },
)
OURS = frozenset({"inherited", "supplied"})

# What a value rests on where texts are compared, beside the statuses and the gaps.
STANDING = _Table(
    _name_and_meaning,
    _by_kind("status", STATUS)
    | _by_kind("gap", GAP)
    | _by_kind("standing", ("borrowed", "inherited", "unsettled", "moot")),
)


def anchor(name: str) -> str:
    """Return the name of a place on a page: letters, digits, points and hyphens."""
    return re.sub(r"[^a-z0-9.]+", "-", name.lower()).strip("-")


def comparison_address(leaf: str) -> str:
    """Return where a leaf is asked of all texts, below the first page of a language.

    It is empty where a leaf is not compared.
    """
    part = leaf.partition(".")[0]
    return "" if leaf in TOLD else f"compare/rules/{part}/#{anchor(leaf)}"


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
    return write_first_day(format_date(date.fromisoformat(written), "long", locale), tag)


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
