"""One rule through all texts: who speaks for each of its values, of which text, and which is the earliest."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from poch.game.ruleset import Document, Ruleset
from poch.studies.compare import Cell, CellPart, is_equivalent, voice
from poch.studies.degrees import SPEAKING
from poch.studies.summary import silence
from poch.texts.doubt import own_source

VOICES = ("stated", "reported", "read", "taken", "ours")
"""Who speaks for a value: the text, a report of it, we as we read it, another text, or we alone."""
OWN = frozenset({"stated", "reported", "read"})
"""With these voices a text speaks of itself."""
ATTESTED = frozenset({"stated", "reported"})
"""From these alone it follows how early a rule is."""
WANTING = ("cut", "unread", "unreported", "unlisted", "silent", "nowhere")
"""Why a text has no value, as `summary.silence` says it."""


class TextCells(NamedTuple):
    """A text as it is asked for its rules, and what it has for each leaf."""

    ruleset: Ruleset
    cells: Mapping[str, Cell]

    @property
    def document(self) -> Document:
        """The text as it is written."""
        return self.ruleset.document


@dataclass(frozen=True, slots=True)
class Testimony:
    """What a text has for a rule in one voice; the value is by seats where it depends on them.

    `parts` are those of its cell that make the value. `lender` is the text that it is taken from:
    the id of a ruleset, or that of a work where no ruleset here is of it. `repeats` is the text
    that this one follows and that itself has the value.
    """

    text: str
    year: int | None
    value: Any
    voice: str
    parts: tuple[CellPart, ...]
    lender: str = ""
    repeats: str = ""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that set the value, each once."""
        return tuple(dict.fromkeys(part.clause for part in self.parts))


@dataclass(frozen=True, slots=True)
class RuleValue:
    """A value of a rule with all that is testified to it, in the order of the texts."""

    value: Any
    testimonies: tuple[Testimony, ...]

    @property
    def cut(self) -> bool:
        """Tell whether some texts have it only as far as they go."""
        return isinstance(self.value, list) and any(
            len(testimony.value) < len(self.value) for testimony in self.testimonies
        )

    @property
    def voices(self) -> Mapping[str, tuple[str, ...]]:
        """The texts by the voice that speaks for the value; one that repeats another is in none of them."""
        counted = [testimony for testimony in self.testimonies if not testimony.repeats]
        by_voice = {
            name: tuple(testimony.text for testimony in counted if testimony.voice == name)
            for name in VOICES
        }
        return {name: texts for name, texts in by_voice.items() if texts}

    @property
    def lenders(self) -> Mapping[str, int]:
        """How many texts take the value from which other."""
        return Counter(
            testimony.lender for testimony in self.testimonies if testimony.voice == "taken"
        )

    @property
    def repeaters(self) -> Mapping[str, str]:
        """The texts that have the value, and follow another that has it."""
        return {
            testimony.text: testimony.repeats for testimony in self.testimonies if testimony.repeats
        }

    @property
    def earliest(self) -> tuple[Testimony, ...]:
        """What the earliest of the dated texts say that themselves have the value, stated or reported."""
        dated = [
            (testimony.year, testimony)
            for testimony in self._attestations()
            if testimony.year is not None
        ]
        first = min((year for year, _ in dated), default=None)
        return tuple(testimony for year, testimony in dated if year == first)

    @property
    def is_undated(self) -> bool:
        """Tell whether texts have it, and none of them has a year."""
        attested = [*self._attestations()]
        return bool(attested) and all(testimony.year is None for testimony in attested)

    def _attestations(self) -> Iterator[Testimony]:
        return (
            testimony
            for testimony in self.testimonies
            if testimony.voice in ATTESTED and not testimony.repeats
        )


@dataclass(frozen=True, slots=True)
class RuleThroughTexts:
    """A leaf through texts, in their `order`: each value; and those without one, by one of WANTING."""

    leaf: str
    order: tuple[str, ...]
    values: tuple[RuleValue, ...]
    wanting: Mapping[str, tuple[str, ...]]


def rule_through_texts(
    leaf: str, texts: Sequence[TextCells], shown: Iterable[str] | None = None
) -> RuleThroughTexts:
    """Lay a leaf through texts, by their age; `shown` are the ids of some, or else it is all.

    What a text takes from another, or repeats of it, is known also where that other is not shown.
    """
    texts = sorted(texts, key=_age_key)
    kept = {str(text.document["id"]) for text in texts} if shown is None else {*shown}
    lenders = _rulesets_by_source(texts)
    follows = {str(text.document["id"]): _followed_texts(text.document) for text in texts}
    every = [testimony for text in texts for testimony in _testimonies(leaf, text, lenders)]
    there = [
        _note_repeat(leaf, testimony, every, follows)
        for testimony in every
        if testimony.text in kept
    ]
    values = [RuleValue(value, tuple(its)) for value, its in _group(leaf, there)]
    wanting = {why: tuple(_texts_wanting(leaf, texts, why, kept)) for why in WANTING}
    return RuleThroughTexts(
        leaf,
        tuple(str(text.document["id"]) for text in texts if text.document["id"] in kept),
        tuple(sorted(values, key=_is_unspoken)),
        {why: names for why, names in wanting.items() if names},
    )


def _age_key(text: TextCells) -> tuple[bool, int]:
    """Order texts by their years; those without a year come last."""
    year = text.document.get("year")
    return year is None, year or 0


def _is_unspoken(value: RuleValue) -> bool:
    """Tell whether no text itself has a value; such values come last."""
    return all(testimony.voice not in OWN for testimony in value.testimonies)


def _texts_wanting(
    leaf: str, texts: Iterable[TextCells], why: str, kept: Container[str]
) -> Iterator[str]:
    """Yield the texts that have no value, for that reason."""
    for text in texts:
        part = text.cells[leaf].parts[0]
        if not part.clause and silence(text.ruleset, part) == why and text.document["id"] in kept:
            yield str(text.document["id"])


def _testimonies(leaf: str, text: TextCells, lenders: Mapping[str, str]) -> Iterator[Testimony]:
    """Yield what a text has for a leaf, for each voice, and each text that it takes from, apart."""
    document = text.document
    by_speaker: dict[tuple[str, str], list[CellPart]] = {}
    for part in text.cells[leaf].parts:
        if part.clause:
            speaks = _speaker(part)
            lender = lenders.get(part.lender, part.lender) if speaks == "taken" else ""
            by_speaker.setdefault((speaks, lender), []).append(part)
    for (speaks, lender), parts in by_speaker.items():
        value = Cell(leaf, tuple(parts)).value
        name, year = str(document["id"]), document.get("year")
        yield Testimony(name, year, value, speaks, tuple(parts), lender)


def _speaker(part: CellPart) -> str:
    """Return who speaks for the value of a part, one of VOICES; where it is in doubt, it is our reading."""
    speaker = voice(part)
    if speaker in SPEAKING:
        return "read" if speaker == "inferred" or part.doubts else speaker
    return {"lent": "taken", "silent": "ours"}[speaker]


def _rulesets_by_source(texts: Iterable[TextCells]) -> Mapping[str, str]:
    """Return by its own source each ruleset that is the only one of it."""
    refs = [(str(own_source(text.document)["ref"]), str(text.document["id"])) for text in texts]
    count = Counter(ref for ref, _ in refs)
    return {ref: name for ref, name in refs if count[ref] == 1}


def _followed_texts(document: Document) -> tuple[str, ...]:
    """Return the texts that a text follows, by its own word."""
    named = document.get("follows", ())
    return (named,) if isinstance(named, str) else tuple(named)


def _group(leaf: str, every: Sequence[Testimony]) -> list[tuple[Any, list[Testimony]]]:
    """Return the values in the order in which they come, each with its testimonies."""
    groups: list[list[Testimony]] = []
    for testimony in every:
        home = [
            group
            for group in groups
            if all(_is_same(leaf, testimony.value, other.value) for other in group)
        ]
        if home:
            home[0].append(testimony)
        else:
            groups.append([testimony])
    return [(_group_value([member.value for member in group]), group) for group in groups]


def _is_same(leaf: str, value: Any, other: Any) -> bool:
    """Tell whether two values are one rule."""
    if isinstance(value, list) and isinstance(other, list):
        return is_equivalent(leaf, value, other)
    return bool(value == other)  # a wider word, too, is an answer of its own


def _group_value(values: Sequence[Any]) -> Any:
    """Return the value of a group: the first, or of lists that go on from each other the longest."""
    first = values[0]
    return max(values, key=len) if isinstance(first, list) else first


def _note_repeat(
    leaf: str,
    testimony: Testimony,
    every: Iterable[Testimony],
    follows: Mapping[str, Sequence[str]],
) -> Testimony:
    """Note of a testimony that it only repeats what a text says that its own follows."""
    if testimony.voice not in OWN:
        return testimony
    followed = _ancestors(testimony.text, follows)
    saying = {
        peer.text
        for peer in every
        if peer.text in followed
        and peer.voice in OWN
        and _is_same(leaf, peer.value, testimony.value)
    }
    return replace(testimony, repeats=next((name for name in followed if name in saying), ""))


def _ancestors(text: str, follows: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the texts that a text follows, and those that these follow, the nearest first."""
    ancestors: list[str] = []
    asked = [*follows.get(text, ())]
    for name in asked:
        if name not in ancestors and name != text:
            ancestors.append(name)
            asked.extend(follows.get(name, ()))
    return ancestors
