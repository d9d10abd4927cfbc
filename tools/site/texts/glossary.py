"""The glossary: the terms of the sources by what they mean, with the sources that attest them."""

from collections import Counter
from collections.abc import Iterator, Mapping

from poch.texts.doubt import own_source
from tools.site.edition import words
from tools.site.edition.citations import short_name
from tools.site.edition.edition import Document, Edition, Source
from tools.site.edition.words import typeset
from tools.site.texts.quoted import words_of

Terms = Mapping[tuple[str, str], list[tuple[Source, Document]]]


def languages(edition: Edition) -> list[str]:
    """Return the languages of the words, that with most words first."""
    count = Counter(word["lang"] for entry in edition.glossary for word in entry["words"])
    return [words.LANGUAGE[lang] for lang, _ in count.most_common()]


def terms_of_clauses(edition: Edition) -> Terms:
    """Return every term that stands in a clause, by language and word, with these clauses."""
    terms: dict[tuple[str, str], list[tuple[Source, Document]]] = {}
    for source in edition.sources:
        for clause in source.clauses:
            for word, term in clause.get("terms", {}).items():
                terms.setdefault((term["lang"], word), []).append((source, clause))
    return terms


def senses(
    entry: Document, terms: Terms, edition: Edition, base: str
) -> Mapping[str, tuple[Document, ...]]:
    """Return what a word of the glossary means, each with the texts that have it so.

    Of a text that is where to read it, and whether only a report says so.
    """
    word, lang = entry["word"], entry["lang"]
    meanings: dict[str, tuple[Document, ...]] = {}
    if "sources" in entry:
        meanings[typeset(entry["means"])] = tuple(
            _in_bibliography(name, edition, base) for name in entry["sources"]
        )
    else:
        for source, clause in _each_text_once(terms[lang, word]):
            means = typeset(clause["terms"][word]["means"])
            meanings[means] = (*meanings.get(means, ()), _in_clause(source, clause, edition, base))
    return meanings


def _each_text_once(
    passages: list[tuple[Source, Document]],
) -> Iterator[tuple[Source, Document]]:
    """Return one clause a text: where two rulesets rest on it, that which rests on it alone."""
    by_text: dict[str, list[tuple[Source, Document]]] = {}
    for source, clause in passages:
        by_text.setdefault(_text(source, clause)["ref"], []).append((source, clause))
    for ref, several in by_text.items():
        yield min(several, key=lambda pair: (_own(pair[0]) != ref, len(pair[0].witness())))


def _in_clause(source: Source, clause: Document, edition: Edition, base: str) -> Document:
    text = _text(source, clause)
    entry = edition.bibliography[text["ref"]]
    own = _own(source) == text["ref"]
    return {
        "label": source.document["siglum"] if own else words_of(entry),
        "name": source.title if own else short_name(entry),
        "href": f"{base}sources/{source.slug}/#{clause['id']}",
        "reported": text["seen"] == "report",
    }


def _in_bibliography(name: str, edition: Edition, base: str) -> Document:
    entry = edition.bibliography[name]
    label = words_of(entry)
    unseen = entry["seen"] in {"report", "no"}
    reports = {its.get("via") for source in edition.sources for its in source.witness()}
    edited = [source for source in edition.sources if _own(source) == name]
    if name in reports or not edited:
        href = f"{base}bibliography/#{name}"
        return {"label": label, "name": label, "href": href, "reported": unseen}
    source = min(edited, key=lambda source: len(source.witness()))
    return {
        "label": source.document["siglum"],
        "name": source.title,
        "href": f"{base}sources/{source.slug}/",
        "reported": unseen,
    }


def _own(source: Source) -> str:
    return str(own_source(source.document)["ref"])


def _text(source: Source, clause: Document) -> Document:
    its: Document = clause.get("source", source.document["source"])
    return its
