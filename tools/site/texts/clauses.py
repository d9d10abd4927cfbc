"""What a source's page shows: its topics, their clauses and cruxes."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from markupsafe import Markup, escape

from poch.citing.note import add_article
from poch.game.said import message
from poch.studies.compare import CellPart
from poch.texts.doubt import borrowed_from
from poch.texts.library import document
from poch.words import language
from poch.words.values import format_value
from tools.site.edition import rests, words
from tools.site.edition.citations import render_citation, short_name
from tools.site.edition.edition import Document, Edition, Source
from tools.site.edition.words import typeset
from tools.site.output.languages import join_parts, now, say, say_html
from tools.site.texts import sentences, shows

Parts: TypeAlias = Mapping[str, tuple[CellPart, ...]]
Reading: TypeAlias = "tuple[str, Document, tuple[Link, ...]]"
"""A reading of a crux by name: what the file says of it, and its witnesses."""


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead somewhere, where there is somewhere to lead."""

    text: str
    href: str = ""


@dataclass(frozen=True, slots=True)
class LeafRule:
    """A leaf and what a clause sets it to; `rests` says on what that rests, if the text does not settle it."""

    leaf: str
    value: str
    rests: str = ""


@dataclass(frozen=True, slots=True)
class ClauseView:
    """A clause of a source, with all that stands about it; `readings` are those of its crux.

    `shown` is where a hand shows it, `near` the next best where no step can; `changes` is where each
    reading matters.
    """

    data: Document
    text: Markup
    place: Markup
    copies: tuple[sentences.Copy, ...]
    variation: bool
    option: Markup
    remark: Markup
    support: tuple[Link, ...]
    source: str
    sets: tuple[LeafRule, ...]
    readings: tuple[Reading, ...]
    shown: shows.ShownStep | None
    near: shows.ShownStep | None
    changes: Mapping[str, shows.ShownStep]
    retired: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """A section of a source's page; `seam` tells where its source differs from that above."""

    title: str
    anchor: str
    seam: Markup
    clauses: tuple[ClauseView, ...]


def readings(crux: Document, edition: Edition, base: str) -> tuple[Reading, ...]:
    """Return the readings of a crux with their witnesses, the adopted one first."""
    every = sorted(crux["readings"].items(), key=lambda item: item[0] != crux["adopted"])
    return tuple(
        (
            name,
            reading,
            tuple(
                _with_note(witness_link(ref, edition, base), ref, reading.get("sets", {}), edition)
                for ref in reading.get("witnesses", [])
            ),
        )
        for name, reading in every
    )


def _with_note(link: Link, name: str, sets: Mapping[str, object], edition: Edition) -> Link:
    """Return a witness of a reading, with why it is none of its own where its text settles nothing."""
    source = edition.source(name.partition("/")[0])
    note = rests.testimony(source, sets) if source else ""
    return Link(say("source-witness", text=link.text, note=note), link.href) if note else link


def witness_link(name: str, edition: Edition, base: str) -> Link:
    """Return a ruleset, or `ruleset/clause`, or else an entry of the bibliography, as a link.

    An edition within one game does not have the texts of others, which may bear witness, too.
    """
    slug, _, clause = name.partition("/")
    source = edition.source(slug)
    if source or slug not in edition.bibliography:
        title = source.title if source else document(slug)["title"]
        return Link(title, f"{base}sources/{slug}/{'#' * bool(clause)}{clause}")
    return Link(short_name(edition.bibliography[slug]), f"{base}bibliography/#{slug}")


def mark_terms(clause: Document) -> Markup:
    """Return the text of a clause, in which the terms of the source are marked with their language."""
    text, terms = typeset(clause["text"]), clause.get("terms")
    if not terms:
        return escape(text)
    langs = {typeset(word): term["lang"] for word, term in terms.items()}
    longest = sorted(langs, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest))})(?!\w)")
    return Markup("").join(
        Markup('<i lang="{}">{}</i>').format(langs[part], part) if part in langs else escape(part)
        for part in pattern.split(text)
    )


def _clause_view(
    clause: Document, source: Source, edition: Edition, base: str, own: str, parts: Parts
) -> ClauseView:
    """Return one clause; `own` is the source that needs no naming in its section."""
    crux = clause.get("crux")
    chosen = crux["readings"][crux["adopted"]].get("sets", {}) if crux else {}
    rules = clause.get("sets", {}) | chosen
    return ClauseView(
        data=clause,
        text=mark_terms(clause),
        place=sentences.place(clause, source, edition),
        copies=sentences.copies(clause, source, edition),
        variation=is_variation(clause),
        option=_option(clause),
        remark=_remark(clause),
        support=tuple(witness_link(ref, edition, base) for ref in clause.get("support", [])),
        source=_own_source(clause, source, edition, own),
        sets=tuple(
            LeafRule(
                leaf,
                format_value(leaf, value),
                unsettled_message(leaf, parts.get(leaf, ()), edition.bibliography),
            )
            for leaf, value in rules.items()
        ),
        readings=readings(crux, edition, base) if crux else (),
        retired=tuple(edition.replaced_by(f"{source.slug}/{clause['id']}")),
        shown=(step := shows.of_clause(clause, source, base)),
        near=None if step else shows.near(clause, source, base),
        changes=_changes(clause, source, base),
    )


def unsettled_message(leaf: str, parts: Sequence[CellPart], works: rests.Works) -> str:
    """Return what the values rest on that a clause gives a leaf, where its text does not settle them."""
    every = [rests.sentence(leaf, part, works) for part in parts if part.doubts or not part.known]
    return join_parts(dict.fromkeys(every))


def _changes(clause: Document, source: Source, base: str) -> dict[str, shows.ShownStep]:
    """Return where the readings of a clause's crux matter, those that do in a hand."""
    names = clause["crux"]["readings"] if "crux" in clause else ()
    places = ((name, shows.of_reading(clause, name, source, base)) for name in names)
    return {name: place for name, place in places if place}


def _option(clause: Document) -> Markup:
    if "when" not in clause:
        return Markup("")
    conditions = words.format_list(
        say(
            "source-condition",
            crux=words.crux(crux),
            reading=words.reading(reading),
            played=reading == "played",
        )
        for crux, reading in clause["when"].items()
    )
    replaced = [name.partition("#")[0] for name in clause.get("replaces", [])]
    text = say_html("source-option", conditions=conditions)
    if is_variation(clause):
        text = say_html("source-variation")
    if replaced:
        text += " " + say_html("source-replaces", clauses=_inner(replaced))
    return text


def is_variation(clause: Document) -> bool:
    """Tell whether a clause belongs to a house variation, and not to a reading."""
    return set(clause.get("when", {}).values()) == {"played"}


def _remark(clause: Document) -> Markup:
    if "no-rule" in clause:
        text = escape(words.REMARK[clause["no-rule"]])
        if clause["no-rule"] == "restates":
            text = say_html("source-restates", remark=text, clause=_inner([clause["of"]]))
        return text
    if "no-event" in clause:
        return say_html("source-no-step", why=typeset(clause["no-event"]))
    return Markup("")


def _inner(names: Iterable[str]) -> Markup:
    """Return links to clauses of the same page."""
    links = [Markup('<a class="inner" href="#{0}">{0}</a>').format(name) for name in names]
    return Markup(", ").join(links)


def _own_source(clause: Document, source: Source, edition: Edition, own: str) -> str:
    its = clause.get("source", source.document["source"])
    lent = bool(borrowed_from(source.document, clause))
    if (its["ref"] == own and not lent) or (
        clause["status"] == "supplied" and "source" not in clause
    ):
        return ""
    name = "source-borrowed" if lent else "source-from"
    work = short_name(edition.bibliography[its["ref"]])
    pages = _pages(its["pages"]) if its.get("pages") else "none"
    if its.get("via"):
        via = add_article(short_name(edition.bibliography[its["via"]]), now().tag)
        return say(f"{name}-via", work=work, pages=pages, via=via)
    return say("source-borrowed-from" if lent else name, work=work, pages=pages)


def _pages(pages: str) -> str:
    return say("bibliography-pages", several="–" in pages, pages=pages)


def topics(source: Source, edition: Edition, base: str) -> Iterator[Topic]:
    """Yield the sections of a source's page; `base` leads from it to the root."""
    whole = source.document["source"]["ref"]
    above = whole
    parts = rests.by_clause(source)
    count: dict[str, int] = {}
    for topic, clauses in _sections(source.clauses):
        count[topic] = count.get(topic, 0) + 1
        again = count[topic] > 1
        own = _mostly_from(clauses, whole) or above
        title = words.TOPIC[topic]
        if again:
            title = say("source-continued", topic=title)
        yield Topic(
            title=title,
            anchor=f"{_place(topic)}{'-continued' * again}",
            seam=_seam(own, above, source, edition) if own != above else Markup(""),
            clauses=tuple(
                _clause_view(c, source, edition, base, own, parts.get(c["id"], {})) for c in clauses
            ),
        )
        above = own


def _place(topic: str) -> str:
    """Return where a topic is on its page, by its English name in every language."""
    return words.anchor(language().say(message(f"topic-{topic}")))


def _sections(clauses: Iterable[Document]) -> list[tuple[str, list[Document]]]:
    """Group clauses as they follow one another by topic; options join the part they change."""
    sections: list[tuple[str, list[Document]]] = []
    options = []
    for clause in clauses:
        if "when" in clause:
            options.append(clause)
        elif sections and sections[-1][0] == clause["topic"]:
            sections[-1][1].append(clause)
        else:
            sections.append((clause["topic"], [clause]))
    for clause in options:
        home = [part for topic, part in sections if topic == clause["topic"]]
        if home:
            home[0].append(clause)
        else:
            sections.append((clause["topic"], [clause]))
    return sections


def _mostly_from(clauses: Iterable[Document], whole: str) -> str:
    """Return the source that most of the rules with evidence rest on, if there are any."""
    refs = [
        c.get("source", {}).get("ref", whole)
        for c in clauses
        if c["status"] != "supplied" and "no-rule" not in c
    ]
    return max(refs, key=refs.count) if refs else ""


def _seam(below: str, above: str, source: Source, edition: Edition) -> Markup:
    def work(ref: str) -> Markup:
        its = next(entry for entry in source.witness() if entry["ref"] == ref)
        text = render_citation(edition.bibliography[ref], its.get("pages"))
        if its.get("via"):
            via = add_article(short_name(edition.bibliography[its["via"]]), now().tag)
            text += " " + say_html("source-seam-via", work=via)
        return text

    return say_html("source-seam", above=work(above), below=work(below))
