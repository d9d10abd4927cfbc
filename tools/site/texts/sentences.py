"""The sentences of the originals on our pages: number, first words, place, and a public copy."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from urllib.parse import urlsplit

from markupsafe import Markup

from poch.texts.apparatus.sentences import collect_evidence, copy_of
from tools.site.edition import words
from tools.site.edition.citations import short_name
from tools.site.edition.edition import Document, Edition, Source
from tools.site.edition.words import typeset
from tools.site.output.languages import say


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of an original, or a part of one: where it is, and its first words."""

    number: str
    at: str
    incipit: str
    lang: str
    cut: bool


@dataclass(frozen=True, slots=True)
class Copy:
    """A public copy of an original, and those of some sentences that can be read there."""

    address: str
    host: str
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class SentenceRow:
    """A sentence with the clauses that rest on it; where there are none, what it is instead."""

    sentence: Sentence
    clauses: tuple[Document, ...]
    remark: str


@dataclass(frozen=True, slots=True)
class Original:
    """The sentences of a work in the clauses of a source, in a line and one by one."""

    counted: str
    rows: tuple[SentenceRow, ...]


def copies(clause: Document, source: Source, edition: Edition) -> tuple[Copy, ...]:
    """Return where the sentences that a clause rests on can be read, copy by copy."""
    ref = clause.get("source", source.document["source"])["ref"]
    numbers = clause.get("sentences", ())
    by_copy = groupby(numbers, lambda number: copy_of(edition.sentences[ref], number))
    return tuple(
        Copy(address, host(address), tuple(_sentence(number, ref, edition) for number in several))
        for address, several in by_copy
    )


def place(clause: Document, source: Source, edition: Edition) -> Markup:
    """Return where in its original a clause is: pages or paragraphs, headings, and its sentences.

    Headings are in the language of the text, or of the report of it.
    """
    numbers = clause.get("sentences", ())
    its = clause.get("source", source.document["source"])
    ref = its["ref"]
    lang = edition.bibliography[its.get("via") or ref].get("language", "")
    headings = [
        Markup('<span lang="{}">{}</span>').format(lang, typeset(heading))
        for heading in clause.get("headings", ())
    ]
    written = clause.get("locus") or ", ".join(
        dict.fromkeys(edition.sentences[ref]["sentences"][number]["at"] for number in numbers)
    )
    parts = [*([words.locus(written)] if written else []), *headings, *numbers]
    return Markup(", ").join(parts)


def originals(source: Source, edition: Edition) -> Iterator[Original]:
    """Yield the works whose sentences are in the clauses of a source."""
    clauses = [*collect_evidence(source.document)]
    for ref in dict.fromkeys(clause.work for clause in clauses if clause.sentences):
        here = [clause for clause in clauses if clause.work == ref]
        whole = ref == source.document["source"]["ref"]
        every = edition.sentences[ref]["sentences"]
        rows = tuple(of_work(ref, source, edition, whole=whole))
        stated = [clause for clause in here if clause.status == "stated"]
        named = sum(bool(clause.sentences) for clause in stated)
        counted = say(
            "coverage-sentences-count",
            work=short_name(edition.bibliography[ref]),
            n=len(every),
            claimed=sum(bool(row.clauses) for row in rows),
            idle=sum(bool(row.remark) for row in rows),
            stated=len(stated),
            named="all" if 1 < len(stated) == named else named,
        )
        yield Original(counted, rows)


def of_work(ref: str, source: Source, edition: Edition, *, whole: bool) -> Iterator[SentenceRow]:
    """Yield the sentences of a work with the clauses that rest on them, or only those that have one."""
    mine: Sequence[Document] = [
        clause
        for clause in source.clauses
        if clause.get("source", source.document["source"])["ref"] == ref
    ]
    for number, entry in edition.sentences[ref]["sentences"].items():
        clauses = tuple(clause for clause in mine if number in clause.get("sentences", ()))
        remark = words.REMARK[entry["no-rule"]] if "no-rule" in entry else ""
        if clauses or whole:
            yield SentenceRow(_sentence(number, ref, edition), clauses, remark)


def _sentence(number: str, ref: str, edition: Edition) -> Sentence:
    entry = edition.sentences[ref]["sentences"][number]
    return Sentence(
        number,
        words.locus(entry["at"]),
        typeset(entry["incipit"]),
        edition.bibliography[ref]["language"],
        entry.get("cut", False),
    )


def host(address: str) -> str:
    """Return the host of an address as a reader knows it."""
    host = urlsplit(address).hostname or ""
    return host.removeprefix("www.").encode().decode("idna")
