"""The values of leaves in a language: a practice by what it means, all others by what they hold."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from poch.game.cards import ALL, RANKS
from poch.game.said import Argument, said
from poch.texts import leaves
from poch.texts.doubt import by_number
from poch.words.language import RANKS as COURT
from poch.words.language import Language

_FIGURES = frozenset({"10", "9", "8", "7", "6", "5", "4", "3", "2"})
_STAGES = frozenset({"layout", *leaves.STAGES, "ending"})
_JOINED = {
    "pack.ranks": " ",
    "shedding.ranks": " ",
    "dealing.packets": " + ",
}
_IN_ORDER = {"melding.run.best-by": "value-then", "vying.pool": "value-with"}


def printed(text: object) -> str:
    """Return a text as it is printed: in one line, with the quotation marks of print.

    Spaces at which no line breaks stay what they are.
    """
    line = re.sub(r"[ \n]+", " ", str(text)).strip()
    line = re.sub(r"(?<![\w.,;:!?)…])'", "‘", line).replace("'", "’")
    return re.sub(r'(?<![\w.,;:!?)…’])"', "“", line).replace('"', "”")


class Values:
    """The vocabulary of rules in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def _say(self, message: str, /, **args: Argument) -> str:
        return self._language.say(said(message, **args))

    def meaning(self, leaf: str) -> str:
        """Return what a leaf says; of the claim or the share of a pool it names the pool."""
        return self._said("leaf", leaf)

    def about(self, leaf: str) -> str:
        """Return what a leaf is about, in a word or two."""
        return self._said("about", leaf)

    def _said(self, what: str, leaf: str) -> str:
        if leaf.startswith((leaves.CLAIMS, leaves.SHARES)):
            kind, _, pool = leaf.rpartition(".")
            return self._say(f"{what}-{kind.replace('.', '-')}", pool=pool)
        return self._say(f"{what}-{leaf.replace('.', '-')}")

    def practice(self, leaf: str, name: str) -> str:
        """Return what a practice means."""
        return self._say(f"practice-{leaf.replace('.', '-')}-{name}")

    def told(self, leaf: str, value: Any) -> str:
        """Return a value as a sentence has it."""
        match value:
            case {"least": least, "most": most}:
                text = self._range(least, most)
            case {"run": _}:
                text = self._say("value-run")
            case {"trumps": ranks, "parts": parts}:
                text = self._say("value-trumps-parts", ranks=self._ranks(ranks), parts=parts)
            case {"trumps": ranks}:
                text = self._say("value-trumps", ranks=self._ranks(ranks))
            case {"any": ranks}:
                text = self._say(
                    "value-any",
                    ranks=self._language.listed([self._one(leaf, one) for one in ranks], "or"),
                )
            case {"first-of": each}:
                every = [self._say("value-trumps", ranks=self._ranks(one)) for one in each]
                text = self._in_order("value-else", every)
            case {"chips": chips, "cards": cards}:
                text = self._say("value-run-pays", chips=chips, cards=cards)
            case dict():
                text = (
                    self._by_seats(leaf, value) if by_number(value) else self._mapped(leaf, value)
                )
            case list():
                text = self._listed(leaf, value)
            case _:
                text = self._one(leaf, value)
        return text

    def otherwise(self, leaf: str, value: Any) -> str:
        """Return what a value would be under another reading."""
        return self._say("value-no-such-rule") if value is None else self.told(leaf, value)

    def _by_seats(self, leaf: str, values: Mapping[int, Any]) -> str:
        """Return values that depend on the number of seats, each once."""
        found: dict[str, list[str]] = {}
        for seats, one in sorted(values.items()):
            found.setdefault(self.told(leaf, one), []).append(str(seats))
        each = (
            self._say("value-for-seats", value=text, seats=self._language.listed(at))
            for text, at in found.items()
        )
        return self._apart(each)

    def _range(self, least: int, most: int | str) -> str:
        if most == "free":
            return self._say("value-or-more", least=str(least))
        return str(least) if least == most else f"{least}–{most}"

    def _one(self, leaf: str, value: Any) -> str:
        """Return a name or a number in words, or a stage with the pools that it is limited to."""
        if isinstance(value, Mapping):
            ((name, some),) = value.items()
            return self._say(
                "value-some", name=self._one(leaf, name), parts=self._listed(leaf, some)
            )
        if isinstance(value, list):
            cards = {*value} <= {*ALL}
            return (
                self._language.listed([self._named(leaf, one) for one in value])
                if cards
                else self._ranks(value)
            )
        known = leaves.leaf(leaf)
        if known and value in known.practices:
            return self.practice(leaf, value)
        return self._named(leaf, value) if isinstance(value, str) else str(value)

    def _named(self, leaf: str, name: str) -> str:
        if leaf == "board.names" and name not in leaves.POOLS:
            text = self._say("pool", name=name.replace(" ", "-"), called=name.removeprefix("the "))
        elif leaf == "stages" and name in _STAGES:
            text = self.small(self._say(f"stage-{name}"))
        elif name in leaves.POOLS:
            text = self._say("pool", name=name, called="")
        elif name in ALL:
            text = self._say("table-card", card=name)
        elif name in RANKS:
            text = name if name in _FIGURES else self._say("index", rank=COURT[name])
        else:
            text = self._say(f"value-{name}")
        return text

    def _listed(self, leaf: str, values: Sequence[Any]) -> str:
        every = [self._one(leaf, one) for one in values]
        if leaf == "seats":
            return "–".join(every)
        if leaf in _IN_ORDER:
            return self._in_order(_IN_ORDER[leaf], every)
        return _JOINED.get(leaf, ", ").join(every)

    def _mapped(self, leaf: str, values: Mapping[str, Any]) -> str:
        if leaf == "dressing.antes" and len({*values.values()}) == 1:
            chips = next(iter(values.values()))
            return self._say("value-each", chips=chips, pools=self._listed(leaf, [*values]))
        pairs = (
            self._say("value-pair", name=self._one(leaf, name), value=self._one(leaf, one))
            for name, one in values.items()
        )
        return self._apart(pairs)

    def _in_order(self, message: str, every: Sequence[str]) -> str:
        return reduce(lambda first, second: self._say(message, first=first, second=second), every)

    def _ranks(self, ranks: Sequence[str]) -> str:
        return self._listed("pack.ranks", ranks)

    def _apart(self, parts: Iterable[str]) -> str:
        return self._say("between-parts").join(parts)

    def small(self, name: str) -> str:
        """Return a name as it stands within a sentence; German nouns stay large."""
        return name if self._language.tag == "de" else name[:1].lower() + name[1:]
