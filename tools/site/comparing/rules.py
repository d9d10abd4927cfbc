"""One rule through all texts: a page for each part of the game, on which every rule is a question."""

from collections import defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from markupsafe import Markup

from poch.studies.compare import TOLD, cells
from poch.studies.testimony import (
    RuleThroughTexts,
    RuleValue,
    Testimony,
    TextCells,
    rule_through_texts,
)
from poch.texts.doubt import by_number
from poch.texts.ruleset_shape import FIRST
from poch.words.comparing import spell_out
from poch.words.language import capitalize
from poch.words.values import format_value, question
from tools.site.comparing.synopsis import LeafLine, Synopsis, Witness, leaf_line, lines_by_part
from tools.site.edition import words
from tools.site.edition.citations import short_name
from tools.site.edition.edition import Edition
from tools.site.output.files import Shelf
from tools.site.output.languages import format_list, join_parts, say, say_html
from tools.site.output.templates import page
from tools.site.texts.mechanisms import Taker, leaf_settings
from tools.site.texts.shows import ShownStep, example

PLACE = "compare/rules"
"""Where the pages are, below the first page of a language."""
BASE = "../../../"


@dataclass(frozen=True, slots=True)
class RuleAnswer:
    """What a text has for a rule: the value, what it rests on, and a hand that shows it."""

    witness: Witness
    year: str
    value: str
    standing: str
    rests: str
    crux: str
    clauses: tuple[str, ...]
    follows: str
    shown: ShownStep | None


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """What the texts of one kind have for a rule: in sentences, and text by text."""

    kind: str
    sentences: tuple[Markup, ...]
    wanting: tuple[Markup, ...]
    answers: tuple[RuleAnswer, ...]


@dataclass(frozen=True, slots=True)
class RuleSection:
    """A rule as a question."""

    line: LeafLine
    question: str
    groups: tuple[RuleGroup, ...]


def write(every: Synopsis, edition: Edition, shelf: Shelf) -> None:
    """Write the pages, and the list of all questions, in the language that is spoken now."""
    own = {witness.slug for witness in every.witnesses if witness.source.game == FIRST}
    kinds = {"poch": own, "family": {witness.slug for witness in every.witnesses} - own}
    view = _View(
        {witness.slug: witness for witness in every.witnesses},
        edition,
        _clauses_not_in_force(edition),
    )
    leaves = [leaf for leaf in words.LEAVES if leaf in view.elsewhere or _is_set(every, leaf)]
    texts = [
        TextCells(witness.ruleset, cells(witness.ruleset, leaves)) for witness in every.witnesses
    ]
    topics = [*lines_by_part(leaf_line(leaf) for leaf in leaves if leaf not in TOLD)]
    page(shelf, f"{PLACE}/index", "rules", topics=topics, question=question)
    for name, title, inside in topics:
        sections = [
            RuleSection(
                its,
                question(its.leaf),
                tuple(
                    view.group(kind, rule_through_texts(its.leaf, texts, shown), shown)
                    for kind, shown in kinds.items()
                ),
            )
            for its in inside
        ]
        page(
            shelf,
            f"{PLACE}/{name}",
            "rules-of-part",
            title=say("rules-part-title", part=title),
            sections=sections,
            topics=topics,
            here=name,
        )


Elsewhere: TypeAlias = Mapping[str, Mapping[tuple[str, str], Sequence[Taker]]]
"""By leaf, and then by kind and the value in words: the clauses that are not in force."""


def _clauses_not_in_force(edition: Edition) -> Elsewhere:
    """Return what texts have as a house variation, or under a reading that is not adopted."""
    elsewhere: dict[str, dict[tuple[str, str], list[Taker]]] = defaultdict(
        lambda: defaultdict(list)
    )
    kinds = {say(f"taken-{kind}"): kind for kind in ("option", "other")}
    for source in edition.sources:
        for leaf, value, taken in leaf_settings(source):
            if taken.only_if in kinds:
                elsewhere[leaf][kinds[taken.only_if], _spell_out(leaf, value)].append(taken)
    return elsewhere


def _spell_out(leaf: str, value: Any) -> str:
    """Return a value as these pages have it: of a board, how many pools it has is asked first."""
    text = spell_out(leaf, value)
    return say("own-set", n=len(value), pools=text) if leaf == "board.pools" else text


def _is_set(every: Synopsis, leaf: str) -> bool:
    """Tell whether any text has a value for a leaf."""
    return any(leaf in witness.ruleset.leaves for witness in every.witnesses)


@dataclass(frozen=True, slots=True)
class _View:
    """How pages name texts, and what is in them besides what is in force."""

    witnesses: Mapping[str, Witness]
    edition: Edition
    elsewhere: Elsewhere

    def group(self, kind: str, rule: RuleThroughTexts, shown: Container[str]) -> RuleGroup:
        """Return in words what texts of a kind have for a rule."""
        by_seats = any(by_number(value.value) for value in rule.values)
        elsewhere = self._not_in_force(rule.leaf, shown)
        sentences = []
        for value in rule.values:
            also = elsewhere.pop(_spell_out(rule.leaf, value.value), {})
            its = [say_html(f"rules-{taken}-too", texts=sigla) for taken, sigla in also.items()]
            said = self._value(rule.leaf, value, by_seats=by_seats)
            sentences.append(Markup(" ").join((said, *its)))
        if not sentences:
            sentences.append(Markup("{}").format(say(f"rules-none-{kind}")))
        for text, others in elsewhere.items():
            sentences += [
                say_html(f"rules-{taken}", value=capitalize(text), texts=sigla)
                for taken, sigla in others.items()
            ]
        every = [testimony for value in rule.values for testimony in value.testimonies]
        every.sort(key=lambda testimony: rule.order.index(testimony.text))
        return RuleGroup(
            kind,
            tuple(sentences),
            tuple(self._why_wanting(rule)),
            tuple(self._answer(rule.leaf, testimony) for testimony in every),
        )

    def _value(self, leaf: str, value: RuleValue, *, by_seats: bool) -> Markup:
        """Return who has a value, which text is the earliest, and who only repeats another."""
        text = capitalize(_spell_out(leaf, value.value))
        if by_seats and not by_number(value.value):
            text = say("rules-any", value=text)
        if value.cut:
            text = say("rules-as-far", value=text)
        *others, voices = [*self._voices(value)] or [""]
        if others:
            voices = say("rules-voices", voices=", ".join(others), last=voices)
        sentences = [
            say_html("rules-value", value=text, texts=voices)
            if voices
            else Markup("<b>{}</b>.").format(text)
        ]
        if value.earliest:
            sentences.append(say_html("rules-earliest", texts=self._earliest_texts(value.earliest)))
        elif value.is_undated:
            sentences.append(say_html("rules-undated"))
        for other in dict.fromkeys(value.repeaters.values()):
            its = [name for name, followed in value.repeaters.items() if followed == other]
            texts = self._join_links([self._siglum(name) for name in its])
            sentences.append(
                say_html("rules-repeats", n=len(its), texts=texts, other=self._title_of(other))
            )
        return Markup(" ").join(sentences)

    def _voices(self, value: RuleValue) -> Iterator[str]:
        first = "yes"
        named = [say("rules-lender", text=self._title_of(lender)) for lender in value.lenders]
        for voice, texts in value.voices.items():
            yield say(f"rules-{voice}", n=len(texts), first=first, lenders=format_list(named, "or"))
            first = "no"

    def _not_in_force(self, leaf: str, shown: Container[str]) -> dict[str, dict[str, Markup]]:
        """Return the texts that have a value for a leaf which is not in force, by the value in words and why it is not."""
        by_value: dict[str, dict[str, Markup]] = defaultdict(dict)
        for (kind, value), every in self.elsewhere.get(leaf, {}).items():
            texts = {taken.slug: taken.clause for taken in every if taken.slug in shown}
            if texts:
                by_value[value][kind] = self._join_links(
                    [self._siglum(*locus) for locus in texts.items()]
                )
        return by_value

    def _earliest_texts(self, earliest: Sequence[Testimony]) -> Markup:
        """Return the texts that are the earliest, all of one year, and that year."""
        sigla = self._join_links([self._siglum(first.text, first.clauses[0]) for first in earliest])
        return say_html("rules-dated", siglum=sigla, year=str(earliest[0].year))

    def _join_links(self, links: Sequence[Markup]) -> Markup:
        return Markup(format_list(links))  # noqa: S704 - they are our own

    def _why_wanting(self, rule: RuleThroughTexts) -> Iterator[Markup]:
        for why, texts in rule.wanting.items():
            yield say_html(f"rules-{why}", n=len(texts), texts=self._sigla(texts))

    def _sigla(self, texts: Sequence[str]) -> Markup:
        return Markup(", ").join(self._siglum(text) for text in texts)

    def _siglum(self, text: str, clause: str = "") -> Markup:
        """Return the siglum of a text, which leads to the text or to a clause of it."""
        link = Markup('<a href="{}sources/{}/{}" title="{}">{}</a>')
        its = self.witnesses[text]
        return link.format(BASE, text, f"#{clause}" if clause else "", its.title, its.siglum)

    def _title_of(self, text: str) -> str:
        """Return what a text is called, or a work of which no text is here."""
        known = self.witnesses.get(text)
        return known.title if known else short_name(self.edition.bibliography[text])

    def _answer(self, leaf: str, testimony: Testimony) -> RuleAnswer:
        witness = self.witnesses[testimony.text]
        first = testimony.parts[0]
        if testimony.voice == "taken":
            rests = say("rules-from", text=self._title_of(testimony.lender))
        else:
            rests = join_parts(
                dict.fromkeys(words.STANDING[part.standing][0] for part in testimony.parts)
            )
        if testimony.voice == "ours":
            rests = say("rests-supplied", why=words.uncapitalize(rests))
        return RuleAnswer(
            witness,
            say("matrix-undated") if testimony.year is None else str(testimony.year),
            format_value(leaf, testimony.value),
            first.standing,
            rests,
            first.doubts[0].crux if testimony.voice == "read" and first.doubts else "",
            testimony.clauses,
            say("rules-follows", text=self._title_of(testimony.repeats))
            if testimony.repeats
            else "",
            example(first.clause, witness.source, BASE),
        )
