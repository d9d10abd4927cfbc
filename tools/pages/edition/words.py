"""The words of the edition, as `words.yaml` has them: what pages call a status, a topic or a crux."""

import re
from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml

from poch.game import lines
from poch.texts import leaves

_SAID = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))


def _explained(part: str) -> Mapping[str, tuple[str, str]]:
    """Return names with what each is called, and what is said of it."""
    return MappingProxyType({name: (called, says) for name, (called, says) in _SAID[part].items()})


def _called(part: str) -> Mapping[str, str]:
    return MappingProxyType(_SAID[part])


STATUS, GAP, KIND, VERDICT, SHELF = map(_explained, ("status", "gap", "kind", "verdict", "shelf"))
SEEN, REMARK, LANGUAGE, SHAPE = map(_called, ("seen", "remark", "language", "shape"))
TOPIC, STAGE, PART = map(_called, ("topic", "stage", "part"))
READING, CRUX = map(_called, ("reading", "crux"))
FIELD, GROUP, PAGE, STRAND = map(_called, ("field", "group", "page", "strand"))

LEAVES: Mapping[str, leaves.Leaf] = MappingProxyType(
    {name: leaf for name in leaves.ordered() if (leaf := leaves.leaf(name))}
)
"""The vocabulary, with the leaves of every pool, in the order of the game."""

SEEN_BOTH = "Its opening read; for the rest known only through a report"
INHERITED = (
    "Inherited",
    "our conclusion from a report that lists only how this text differs from another, and does not mention the point",
)

# What the mark of a clause can say: its status, or how it came to be inferred.
MARK: Mapping[str, tuple[str, str]] = MappingProxyType({
    **{status: told for status, told in STATUS.items() if status != "supplied"},
    "inherited": INHERITED,
    "supplied": STATUS["supplied"],
})  # fmt: skip
OURS = frozenset({"inherited", "supplied"})

# Only of a text that was read whole can one say that it is silent.
SILENCE: Mapping[str | None, tuple[str, str]] = MappingProxyType({
    "silent": KIND["silence"],
    "unreported": ("Not reported", "the report does not settle the point"),
    "cut": ("Not in our copy", "our copy breaks off, and what it has does not settle the point"),
    None: ("Unsettled", "what is known of the text does not settle the point"),
})  # fmt: skip

# What a value rests on where texts are compared, beside the statuses and the gaps.
STANDING: Mapping[str, tuple[str, str]] = MappingProxyType({
    **STATUS,
    **GAP,
    "borrowed": ("Borrowed", "taken from another text, which is named; nothing shows that this one agrees"),
    "inherited": INHERITED,
    "unsettled": ("Unsettled", "what is known of the text can be read in more than one way; the reading is ours"),
    "moot": ("Does not arise", "by its other rules there is nothing to settle here"),
})  # fmt: skip

NUMBER = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen", "twenty"),
)


def printed(text: object) -> str:
    """Return a text as it is printed: in one line, with the quotation marks of print."""
    line = " ".join(str(text).split())
    line = re.sub(r"(?<![\w.,;:!?)…])'", "‘", line).replace("'", "’")
    return re.sub(r'(?<![\w.,;:!?)…’])"', "“", line).replace('"', "”")


def small(sentence: str) -> str:
    """Return a sentence as it begins after a colon."""
    return sentence[:1].lower() + sentence[1:]


def number(count: int) -> str:
    """Return a small number in words, a larger one in figures."""
    return NUMBER[count] if count < len(NUMBER) else str(count)


def counted(count: int, thing: str) -> str:
    """Return such as `one hand` or `six hands`."""
    return f"{number(count)} {thing}{'' if count == 1 else 's'}"


def day(written: str) -> str:
    """Return a day as prose has it, of one written as in data."""
    read = date.fromisoformat(written)
    return f"{read.day} {read:%B %Y}"


def listed(things: Iterable[str]) -> str:
    """Return things as prose lists them: `a, b and c`."""
    return lines.listed([*things])


def standing(clause: Mapping[str, Any]) -> str:
    """Return which mark a clause has, one of MARK."""
    return "inherited" if "inherited" in clause else str(clause["status"])


def mark(standing: str, gap: str | None) -> str:
    """Return what the mark of a clause says when one rests on it."""
    name, meaning = MARK[standing]
    if gap is None:
        return f"{name}: {meaning}."
    gap_name, gap_meaning = GAP[gap]
    return f"{name} ({gap_name.lower()}): {meaning}; {gap_meaning}."


def kind(name: str, gap: str | None) -> tuple[str, str]:
    """Return what a kind of crux is called, and what that means."""
    return SILENCE[gap] if name == "silence" else KIND[name]


def reading(name: str) -> str:
    """Return the name of a reading as a reader may see it."""
    return READING.get(name, name.replace("-", " "))


def crux(name: str) -> str:
    """Return what a question is called across the sources."""
    return CRUX.get(name, name.replace("-", " ").capitalize())
