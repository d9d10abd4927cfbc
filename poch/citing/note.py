"""The note to be printed: what a cited thing says, in a sentence that names its works and how we know them.

A sentence never says more than its clause: each text speaks for itself, as it is stated, reported, read,
lent or silent. Titles are in `<i>`; styles and pages make of it what they need.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, TypeAlias

from poch.citing.cite import (
    BOARD,
    Citation,
    Event,
    Witness,
    cells_of,
    parts_of,
    record_of,
    row_of,
    witness,
)
from poch.game.ruleset import Document
from poch.game.said import Argument, message
from poch.studies.compare import Cell, CellPart, Row
from poch.studies.degrees import SPEAKING
from poch.studies.summary import silence
from poch.texts import library
from poch.texts.apparatus import boards, reference_words, translations
from poch.texts.doubt import DOUBTS, borrowed_from, by_number, own_source
from poch.words.comparing import phrase, subject, value_in_row
from poch.words.language import (
    REFERENCE,
    Language,
    Terms,
    capitalize,
    language,
    typeset,
    write_first_day,
)
from poch.words.speaking import speaking
from poch.words.values import format_value as value_told
from poch.words.values import uncapitalize

Bibliography: TypeAlias = Mapping[str, Mapping[str, Any]]
OWN_VALUES = frozenset({"board.pools", "seats", "pack.size"})
"""Leaves whose values name the thing themselves, so that nothing need say what they are about."""
BOUND = frozenset({"chapter", "article-journal", "article-magazine", "article-newspaper"})
"""The kinds of what is part of a printed whole, whose title is in italics."""
PLACES = frozenset({"opening", "note i", "note i of the report"})
"""What a locus can say beside pages, paragraphs and headings."""
ARTICLE = "the "
_PAGES = re.compile(r"(?:pp?\. )?(\d[\d–]*(?:, \d[\d–]*)*)(?:, |$)")
_BEGUN = re.compile(r"(\d+)(?:st|nd|rd|th) ed\.")


class Notes:
    """The notes of one language: `text` gives a ruleset in it, `title` that of a hand of one, and `board` a board."""

    def __init__(
        self,
        spoken: Language,
        bibliography: Bibliography,
        text: Callable[[str], Document],
        title: Callable[[str, str], str],
        board: Callable[[str], Document],
    ) -> None:
        self.spoken = spoken
        self._bibliography = bibliography
        self._text = text
        self._title = title
        self._board = board
        self._known: dict[str, str] = {}
        self.works: dict[str, None] = {}
        """How works were called so far."""

    def say(self, name: str, /, **args: Argument) -> str:
        """Return a message in the language of the notes."""
        return self.spoken.say(message(name, **args))

    def sentence(self, citation: Citation) -> str:
        """Return the sentence of a note; of a hand it is that of its step."""
        if citation.id not in self._known:
            with speaking(self.spoken.tag):
                text = self._sentence(citation)
                begins_with_article = text.startswith(ARTICLE)
                self._known[citation.id] = capitalize(text) if begins_with_article else text
        return self._known[citation.id]

    def _sentence(self, citation: Citation) -> str:
        if citation.id.startswith(BOARD):
            board = self._board(citation.id.removeprefix(BOARD))
            return f"{typeset(board['title'])}. {describe_board(board)}."
        slug, rest, leaf = parts_of(citation.id)
        if leaf:
            return self._difference(slug, rest, leaf)
        if citation.step:
            return self._step(slug, citation, citation.step)
        document = self._text(slug)
        if not rest:
            places = [self.work(place, whole=True) for place in citation.witnesses]
            return f"{self.say('between-parts').join(places)}."
        mark = citation.id[len(slug)]
        if mark == "/":
            return self._clause(document, _find_clause(document, rest))
        return self._crux(document, _find_clause(document, rest, crux=True))

    def title(self, slug: str, hand: str = "") -> str:
        """Return what a text is called, or a hand of it."""
        return typeset(self._title(slug, hand) if hand else self._text(slug)["title"])

    # Works

    def work(self, place: Witness, *, whole: bool = False) -> str:
        """Return a work in few words, with who reports it; `whole` adds volume and pages."""
        entry = _drop_unconfirmed(self._bibliography[place.ref])
        head, aside = self._head(entry, whole=whole)
        details = [*aside, *self._imprint(entry)]
        if whole:
            details += self._place(entry, place.locator)
        if place.via:
            details.append(self._report(place.via, str(entry.get("container-title"))))
        called = typeset(f"{head} ({', '.join(details)})" if details else head)
        self.works[called] = None
        if called.startswith(ARTICLE):
            self.works[capitalize(called)] = None
        return called

    def _own_work(self, document: Document) -> str:
        """Return the work that a text is of, in few words."""
        its = own_source(document)
        return self.work(Witness(its["ref"], via=its.get("via") or ""))

    def _head(self, entry: Mapping[str, Any], *, whole: bool) -> tuple[str, list[str]]:
        """Return how a work is called, and what else is to be said of it: its author and what it is part of."""
        whose = [_person(author) for author in entry.get("author", ())]
        part_of = entry.get("container-title-short") or entry.get("container-title") or ""
        bound = entry["type"] in BOUND or bool({"issued", "volume"} & set(entry))
        called = _italic(part_of) if bound else part_of
        if entry["type"] == "entry-encyclopedia" and part_of:
            named = whole and bound and "title" in entry
            within = [f"s.v. {self._quote(entry['title'])}"] if named else []
            return add_article(called, self.spoken.tag), [*whose, *within]
        if "title" in entry:
            return _italic(entry["title"]), [*whose, *([called] if part_of else [])]
        description = entry["description"]
        return f"[{description}]", [*whose, *([called] if part_of not in description else [])]

    def _imprint(self, entry: Mapping[str, Any]) -> Iterator[str]:
        if edition := entry.get("edition"):
            number = _BEGUN.match(edition)
            yield (
                self.say("note-edition", n=int(number[1])) + edition[number.end() :]
                if number
                else edition
            )
        years = dict.fromkeys(day[:4] for day in str(entry.get("issued", "")).split("/"))
        if imprint := " ".join(filter(None, (entry.get("publisher-place"), "–".join(years)))):
            yield imprint

    def _place(self, entry: Mapping[str, Any], locator: str) -> Iterator[str]:
        if volume := entry.get("volume"):
            yield self.say("bibliography-volume", volume=volume)
        if number := entry.get("number"):
            yield number
        own = _PAGES.match(locator)
        if pages := own or _PAGES.match(str(entry.get("page", ""))):
            yield self._pages(pages[1])
        if rest := locator[own.end() :] if own else locator:
            yield self._within(rest)

    def _within(self, place: str) -> str:
        """Return a place beside its pages: only a heading is in the words of the work, and quoted."""
        own = place in PLACES or place.startswith("¶")
        return self.place(place) if own else self._quote(place)

    def place(self, written: str) -> str:
        """Return a place as it is written, and one that has words of our own in the language of the notes."""
        return self.say("locus", place=written.replace(" ", "-")) if written in PLACES else written

    def locate(self, locator: str) -> str:
        """Return a place in a work as it stands behind the work, with its pages in the language of the notes."""
        if own := _PAGES.match(locator):
            rest = self.place(locator[own.end() :])
            return ", ".join(filter(None, (self._pages(own[1]), rest)))
        return self.place(locator)

    def _pages(self, pages: str) -> str:
        return self.say("bibliography-pages", several="–" in pages or "," in pages, pages=pages)

    def wording(self, ref: str) -> Mapping[str, Any]:
        """Return what of a work is written in the language of the notes, wherever the work is cited."""
        entry = self._bibliography.get(ref, {})
        return {name: entry[name] for name in ("number", "description") if name in entry}

    def write_days(self, text: str) -> str:
        """Return a text of a style with its days as the language of the notes has them."""
        return write_first_day(text, self.spoken.tag)

    def _report(self, ref: str, whole: str) -> str:
        """Return who reports a work; of a translation of its own page, only that it is one."""
        entry = self._bibliography[ref]
        if str(entry.get("container-title")).startswith("Wikipedia"):
            return self.say("note-as-reported-wikipedia", language=entry["language"])
        names = ("title-short", "container-title-short", "container-title", "title")
        report = next(
            (entry[name] for name in names if name in entry), f"[{entry.get('description')}]"
        )
        if report.startswith(f"{whole}, "):
            return report.removeprefix(f"{whole}, ")
        return self.say("note-as-reported", report=report)

    # Clauses, cruxes and hands

    def _clause(self, document: Document, clause: Document) -> str:
        text = typeset(clause["text"])
        place = witness(document, clause)
        work, ours = self.work(place, whole=True), self._own_work(document)
        lender = borrowed_from(document, clause)
        if clause["status"] == "supplied":
            return self.say(f"note-supplied-{clause['gap']}", work=ours, text=text)
        if "inherited" in clause:
            lent = self._own_work(library.document(clause["inherited"]))
            return self.say("note-lent-clause", work=ours, lender=lent, text=text)
        if lender:
            return self.say("note-lent-clause", work=ours, lender=work, text=text)
        how = "reported" if clause["status"] == "reported-mt" else clause["status"]
        if _doubtful(document, clause):
            how = "inferred"
        reported = how == "reported" and not place.via
        how = "reported-there" if reported else "stated" if how == "reported" else how
        return self.say(f"note-clause-{how}", work=work, text=text)

    def _crux(self, document: Document, clause: Document) -> str:
        crux = clause["crux"]
        called = f"crux-{crux['id']}"
        name = self.say(called) if self.spoken.has(called) else crux["id"].replace("-", " ")
        gap = clause.get("gap") or "none"
        kind = crux["kind"]
        message = f"silence-{gap}" if kind == "silence" and gap != "silent" else f"kind-{kind}"
        return self.say(
            "note-crux",
            work=self.work(witness(document, clause), whole=True),
            name=name,
            kind=uncapitalize(self.say(message)),
            readings=[self._reading(each) for each in crux["readings"]],
            adopted=self._reading(crux["adopted"]),
        )

    def _reading(self, name: str) -> str:
        message = f"reading-{name}"
        text = self.say(message) if self.spoken.has(message) else name.replace("-", " ")
        return self._quote(text)

    def _quote(self, text: str) -> str:
        return self.say("bibliography-quoted", title=text)

    def _step(self, slug: str, citation: Citation, step: Event) -> str:
        name, _, number = citation.id.partition("/")[2].partition("#step-")
        return self.say(
            "note-step",
            title=self.title(slug, name),
            work=self._own_work(self._text(slug)),
            step=number,
            event=self.event(step),
        )

    def event(self, step: Event) -> str:
        """Return what happens in a step."""
        if isinstance(step.said, str):
            return step.said
        return self.spoken.say(step.said, Terms(step.suits, step.pools))

    # Differences

    def _difference(self, a: str, b: str, leaf: str) -> str:
        row = row_of(a, b, leaf)
        text = self.say("between-parts").join(
            self._side(slug, row, cell, part, how)
            for slug, cell, part, how in zip(
                (a, b), (row.a, row.b), row.parts(), row.voices(), strict=True
            )
        )
        if row.seats or leaf not in OWN_VALUES:
            text = self.say("note-about", about=subject(row), told=text)
        turns = (
            f" {self.say('summary-turns', verdict=row.verdict)}"
            if row.verdict and row.turns
            else ""
        )
        return f"{capitalize(text)}.{turns}"

    def _side(self, slug: str, row: Row, cell: Cell, part: CellPart, how: str) -> str:
        """Return what a text has, as surely as it speaks."""
        text = library.find(slug)
        work = self._own_work(text.document)
        value = "" if part.value is None else self._value(row.leaf, value_in_row(row, cell, part))
        if how == "lent":
            return self.say("note-lent", work=work, lender=self._lender(part), value=value)
        if how in SPEAKING:
            if how == "reported" and own_source(text.document).get("via"):
                how = "stated"  # by whom it is reported is said already
            form = "has" if row.leaf in OWN_VALUES and not row.seats else "tells"
            return self.say(f"note-{form}-{how}", work=work, value=value)
        ours = self.say("note-ours", value=value) if value and how == "silent" else ""
        return self.say(f"note-{silence(text, part)}", work=work, ours=ours)

    def _lender(self, part: CellPart) -> str:
        if part.borrowed:
            return self.work(Witness(part.borrowed))
        return self._own_work(library.document(part.inherited))

    def _value(self, leaf: str, value: Any) -> str:
        if by_number(value):
            return phrase(leaf, value)  # has its units
        text = value_told(leaf, value)
        if leaf not in OWN_VALUES:
            return text
        many = len(value) if leaf == "board.pools" else 0
        return self.say(f"note-value-{leaf.replace('.', '-')}", n=many, value=text)


def add_article(work: str, tag: str) -> str:
    """Return a work as a sentence names it: in English a Wikipedia has its article."""
    return f"{ARTICLE}{work}" if tag == "en" and work.endswith(" Wikipedia") else work


def describe_board(board: Document) -> str:
    """Return holder, number and date of a board, as far as they are published."""
    holder = board["holder"]
    parts = [holder["name"], holder.get("place"), holder.get("number"), board.get("date", {}).get("text")]  # fmt: skip
    return typeset(", ".join(filter(None, parts)))


def _find_clause(document: Document, name: str, *, crux: bool = False) -> Document:
    """Return a clause by its id, or by that of its crux."""
    clause: Document = next(
        candidate
        for candidate in document["clauses"]
        if (candidate.get("crux", {}).get("id") if crux else candidate["id"]) == name
    )
    return clause


def _drop_unconfirmed(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return an entry without what rests on general knowledge only."""
    return {
        name: value for name, value in entry.items() if name not in entry.get("unconfirmed", ())
    }


def _italic(title: str) -> str:
    return f"<i>{title}</i>"


def _person(person: Mapping[str, str]) -> str:
    names = ("given", "non-dropping-particle", "family", "literal")
    return " ".join(person[name] for name in names if name in person)


def _doubtful(document: Document, clause: Document) -> bool:
    """Tell whether a clause, or a value that it sets, rests on an adopted reading."""
    if clause.get("crux", {}).get("kind") in DOUBTS:
        return True
    return any(
        part.standing == "unsettled"
        for leaf in clause.get("sets", {})
        if leaf in (every := cells_of(document["id"]))
        for part in every[leaf].parts
        if part.clause == clause["id"]
    )


@cache
def notes(tag: str = REFERENCE) -> Notes:
    """Return the notes of a language, with the texts of the edition as far as they are translated here."""
    bibliography = library.bibliography()
    if tag != REFERENCE:
        beside = library.translation("", tag)
        files, _ = reference_words.in_language({"bibliography": bibliography}, beside)
        bibliography = files["bibliography"]
    own = partial(_text, tag), partial(_title, tag), partial(_board, tag)
    return Notes(language(tag), bibliography, *own)


@cache
def _text(tag: str, slug: str) -> Document:
    given = library.translation(slug, tag)
    text: Document = translations.in_language(library.document(slug), given, {})[0]
    return text


def _board(tag: str, slug: str) -> Document:
    board = next(board for board in library.boards() if board["id"] == slug)
    return boards.in_language(board, library.translation(boards.FOLDER, tag).get(slug, {}))


def _title(tag: str, slug: str, name: str) -> str:
    given = library.translation(slug, tag)
    hands = {name: record_of(slug, name)}
    _, records, _ = translations.in_language(library.document(slug), given, hands)
    return str(records[name].get("title", name))
