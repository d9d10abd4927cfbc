"""Citing: what an id names, what it says now, and on which works that rests.

An id is `RULESET`, `RULESET/CLAUSE`, `RULESET?CRUX`, `RULESET/HAND#step-17`, `A..B:LEAF` or `board:BOARD`. With
`@`, a version, `:` and a hash after it, it names the thing as it was when it was cited. A board has no version of
its own, so the edition alone says what it was.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from difflib import get_close_matches
from functools import cache
from itertools import groupby, product, takewhile
from operator import le
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import unquote

from poch.game.notation import NUMBER
from poch.game.ruleset import Document
from poch.game.said import Message, shorten
from poch.records.record import RecordError, replay_record
from poch.records.steps import step_message
from poch.records.trace import trace_hand
from poch.studies.compare import (
    Cell,
    CellPart,
    Column,
    Row,
    align_columns,
    cells,
    column,
    leaf_names,
    parts_by,
)
from poch.studies.coverage import cited_clauses
from poch.texts import leaves, library
from poch.texts.apparatus.sentences import places_of as where
from poch.texts.compile import compile_ruleset
from poch.texts.doubt import borrowed_from, kind_of_crux, own_source
from poch.texts.english import format_list
from poch.texts.lock import (
    FIGURES,
    WHOLE,
    Lock,
    Stamp,
    changes_since,
    digest,
    locked_versions,
    stamps,
    version_notes,
    without_places,
)
from poch.texts.ruleset_shape import GAPS
from poch.texts.signs import bare_id, restore_signs

Cells: TypeAlias = Mapping[str, Cell]

NAME = r"[\w.-]++(?:[/?][\w.-]++)?(?:#step-[0-9]++|:[\w.-]++)?"
_NAMED = re.compile(rf"(?<![\w.-]){NAME}$")
_BEGUN = re.compile(r"\s*([0-9:][0-9a-z.:]{0,39})")
_STAMPED = re.compile(rf"(?:\s*[0-9.]){{1,22}}\s*:(?:\s*[0-9a-f]){{{FIGURES}}}(?![0-9a-z])")
_EDITION = re.compile(
    r"\s*(?:[0-9]{4}(?:\s*-\s*[0-9]{2}){2}|[0-9]{1,4}(?:\s*\.\s*[0-9]{1,4}){1,3})"
)
BOARD = "board:"
"""What the id of a board begins with, since a text may be called as a board is."""
_LONGEST = 240
"""Characters of an id, with the spaces that may have come into it."""
STANDING: Mapping[str, str] = {
    "reported-mt": "reported in machine translation",
    "silent": "the text is silent",
    "unreported": "the report does not say",
    "cut": "this part of the text was not read",
    "borrowed": "borrowed from another text",
    "unsettled": "not settled by what is known of the text",
    "inherited": "inferred from a report of differences that does not mention it",
    "moot": "does not arise",
}
"""The standings of values and clauses in words, where they are not the words of the files."""


class Witness(NamedTuple):
    """A work that a cited thing rests on: where in it, and by whose report, if it was not seen."""

    ref: str
    locator: str = ""
    via: str = ""


class Edition(NamedTuple):
    """By whom the edition is, what it is called, its version, and its day; what is in none yet has no version."""

    author: str
    title: str
    version: str
    day: date

    @property
    def name(self) -> str:
        """What is cited without version and hash is named by the edition, or by its day."""
        return self.version or str(self.day)


class Event(NamedTuple):
    """What happens in a step of a hand, as a message or in words, and how its text calls suits and pools."""

    said: Message | str
    suits: str
    pools: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Citation:
    """A thing as it is cited now.

    `details` say what the works do not. For a step they give its clause, and for a board the sources that
    describe it, because a board has no work of the bibliography and no `stamp`. `step` is what happens in a
    cited step of a hand.
    """

    id: str
    stamp: tuple[str, str]
    title: str
    address: str
    witnesses: tuple[Witness, ...]
    details: str = ""
    step: Event | None = field(default=None, compare=False)

    @property
    def short(self) -> str:
        """The id and the edition, with which a note ends; outside any edition, the exact form instead."""
        return f"{self.id}@{edition().version}" if edition().version else self.token

    @property
    def link(self) -> str:
        """The address, below the root of the site, that leads to the thing; for a board, that of its page."""
        return f"cite/?{self.short}" if any(self.stamp) else self.address

    @property
    def token(self) -> str:
        """One word that `poch verify` finds in any text: the id with version and hash, or with the edition."""
        return f"{self.id}@{':'.join(self.stamp) if any(self.stamp) else edition().name}"


class AbsentError(ValueError):
    """What the installed package does not bring along, so that nothing can be said of it there."""


@cache
def edition() -> Edition:
    """Return the edition; the day of what is in none yet is that of the last change to a text."""
    its = library.edition()
    days = (
        note.day
        for slug in library.ids()
        for note in version_notes(library.document(slug)).values()
    )
    day = date.fromisoformat(its["day"] or max(days))
    return Edition(its["author"], its["title"], its["version"], day)


def parts_of(name: str) -> tuple[str, str, str]:
    """Return the parts of an id: a text and what of it; or two texts and a leaf."""
    pair, _, leaf = name.partition(":")
    a, dots, b = pair.partition("..")
    if dots:
        return a, b, leaf
    slug, *rest = re.split("[/?]", name, maxsplit=1)
    return slug, "".join(rest), ""


def _texts_of(name: str) -> tuple[str, ...]:
    a, b, leaf = parts_of(name)
    return (a, b) if leaf else (a,)


def citation(name: str) -> Citation:
    """Return what an id names; raises ValueError naming the nearest known ones where nothing."""
    if "://" in name or name.startswith(("/", "./", "../", "~/")):
        says = "is an address or a path, and no id; give the id of a text of this edition, as poch list has it"
        raise ValueError(f"{shorten(name)}: {says}")
    name = bare_id(name)
    bare, at, _ = name.partition("@")
    if at:
        says = f"what follows @ is no part of an id; give {bare.strip()} alone, or ask poch verify"
        raise ValueError(f"{shorten(name)}: {says}")
    pair, colon, leaf = name.partition(":")
    if ".." in pair:
        return _difference(name)
    if f"{pair}{colon}" == BOARD:
        return _board(name)
    if colon:
        raise ValueError(f"{name}: a leaf belongs to two rulesets; write A..B:{leaf}")
    slug, question, _ = name.partition("?")
    if question:
        return _part(slug, "crux", name)
    slug, slash, rest = name.partition("/")
    document = library.document(slug)
    if not slash:
        return cite_ruleset(document)
    hand, number, step = rest.partition("#step-")
    if number:
        return _step(document, hand, step)
    return _part(slug, "clause", name)


def _board(name: str) -> Citation:
    known = {f"{BOARD}{board['id']}": board for board in library.boards()}
    if not known:
        raise AbsentError(f"{name}: there are no boards here; the installed package brings none")
    if name not in known:
        raise ValueError(_unknown("board", name, [*known]))
    return cite_board(known[name])


def cite_board(board: Document) -> Citation:
    """Return the citation of a board that survives: it names its own sources, none of them in the bibliography."""
    slug, title = board["id"], board["title"]
    sources = "; ".join(source["citation"] for source in board["sources"])
    return Citation(f"{BOARD}{slug}", ("", ""), title, f"boards/{slug}/", (), sources)


def witness(document: Document, clause: Document) -> Witness:
    """Return the work that a clause rests on, and where in it."""
    return _work(clause.get("source", document["source"]), clause.get("locus", ""))


def _work(its: Document, locus: str = "") -> Witness:
    return Witness(its["ref"], locus or its.get("pages") or "", its.get("via") or "")


def cite_ruleset(document: Document) -> Citation:
    """Return the citation of a ruleset as a whole."""
    slug, stamp = document["id"], _stamp_texts(stamps(document)[WHOLE])
    return Citation(slug, stamp, document["title"], f"sources/{slug}/", _witnesses(document))


def _witnesses(document: Document) -> tuple[Witness, ...]:
    """Return the works that a ruleset rests on, first the one that it is of."""
    its = own_source(document)
    others = {
        (work["ref"], work.get("via") or ""): work.get("pages") or ""
        for work in (
            document["source"],
            *(c["source"] for c in document["clauses"] if "source" in c),
        )
        if work["ref"] != its["ref"]
    }
    return (_work(its), *(Witness(ref, pages, via) for (ref, via), pages in others.items()))


def _part(slug: str, what: str, name: str) -> Citation:
    """Return the citation of a clause or a crux, or of the one that took its place."""
    citations = _by_id(slug)
    if name in citations:
        return citations[name]
    _, mark, rest = re.split("([/?])", name, maxsplit=1)
    if mark == "/" and rest in [file.stem for file in library.hands(slug)]:
        raise ValueError(f"{name}: a hand is cited by a step of it; write, say, {name}#step-1")
    return _successor(what, name, [other for other in citations if mark in other])


def _successor(what: str, name: str, known: Sequence[str]) -> Citation:
    """Return the citation of what took the place of a clause or crux that is no longer used."""
    gone = library.retired_ids().get(name)
    if gone and "now" in gone:
        return citation(gone["now"])
    if gone:
        raise ValueError(f"{name} is no longer used: {gone['because']}")
    raise ValueError(_unknown(what, name, known))


def all_citations(document: Document) -> Iterator[Citation]:
    """Yield the citations of a ruleset, of its clauses and of its cruxes."""
    yield cite_ruleset(document)
    now, laid = stamps(document), _document_cells(document)
    for clause in document["clauses"]:
        yield _clause(document, clause, now[clause["id"]], laid)
        if "crux" in clause:
            yield _crux(document, clause, now[clause["id"]])


def _clause(document: Document, clause: Document, stamp: Stamp, laid: Cells) -> Citation:
    slug, name = document["id"], clause["id"]
    return Citation(
        f"{slug}/{name}",
        _stamp_texts(stamp),
        f"{document['title']}: {name}",
        f"sources/{slug}/#{name}",
        (witness(document, clause),),
        " ".join(
            filter(
                None,
                (
                    _within(clause),
                    _standing(clause),
                    _loan_message(document, clause),
                    *_doubts(laid, clause["id"]),
                ),
            )
        ),
    )


def _within(clause: Document) -> str:
    """Return under which headings of its work a clause is, or on which sentences it rests."""
    named = clause.get("sentences", ())
    if named:
        return f"Sentence{'s' * (len(named) > 1)} {format_list(named)}."
    headings = [f"“{name}”" for name in clause.get("headings", ())]
    return f"Under {format_list(headings)}." if headings else ""


def _loan_message(document: Document, clause: Document) -> str:
    lender = borrowed_from(document, clause)
    lent = f"Borrowed from {lender}; not known to stand in {own_source(document)['ref']}."
    return lent if lender else ""


def _doubts(laid: Cells, name: str) -> Iterator[str]:
    for leaf, part in parts_by(name, laid):
        at = f"{leaf} for {format_list([*map(str, part.seats)])}" if part.seats else leaf
        yield from (f"Not settled: {at}; {doubt.sentence(leaf)}." for doubt in part.doubts)


def _document_cells(document: Document) -> Cells:
    ruleset = compile_ruleset(document)
    return cells(ruleset, ruleset.leaves)


def _crux(document: Document, clause: Document, stamp: Stamp) -> Citation:
    """Return the citation of the crux of a clause: it holds as long as the clause."""
    slug, name = document["id"], clause["crux"]["id"]
    readings = [reading.replace("-", " ") for reading in clause["crux"]["readings"]]
    return Citation(
        f"{slug}?{name}",
        _stamp_texts(stamp),
        f"{document['title']}: crux {name}",
        f"sources/{slug}/#crux-{name}",
        (witness(document, clause),),
        f"{kind_of_crux(clause).capitalize()}. Readings: {'; '.join(readings)}. "
        f"Adopted: {clause['crux']['adopted'].replace('-', ' ')}. {_within(clause)}".rstrip(),
    )


def _step(document: Document, name: str, step: str) -> Citation:
    slug = document["id"]
    hands = hand_names(slug)
    if name not in hands:
        raise ValueError(_unknown("hand", f"{slug}/{name}", [f"{slug}/{other}" for other in hands]))
    record = record_of(slug, name)
    trace = _trace_of(slug, name)
    last = len(trace["steps"])
    if not NUMBER.fullmatch(step) or not 1 <= int(step) <= last:
        raise ValueError(f"{slug}/{name} has steps 1 to {last}; there is no step {step}")
    return cite_step(document, name, record.get("title", name), trace, int(step))


def hand_names(slug: str) -> list[str]:
    """Return the names of a ruleset's hands; raises AbsentError where none are at hand."""
    if names := [file.stem for file in library.hands(slug)]:
        return names
    raise AbsentError(f"{slug} has no hands here; the installed package brings none")


def cite_step(document: Document, name: str, title: str, trace: Document, step: int) -> Citation:
    """Return the citation of a step of a hand; its hash is that of all that happens in the hand."""
    slug = document["id"]
    return Citation(
        f"{slug}/{name}#step-{step}",
        (str(document.get("version", 1)), outcome_hash(trace)),
        f"{document['title']}: {title}, step {step}",
        f"hands/{slug}/{name}/#step-{step}",
        _witnesses(document),
        f"§ {slug}/{trace['steps'][step - 1]['clause']}.",
        Event(
            step_message(trace["steps"][step - 1]),
            trace["suits"],
            trace["board"].get("names") or {},
        ),
    )


def outcome_hash(trace: Document) -> str:
    """Return the hash of what happens in a hand: its steps but for their wording, and its result.

    Stakes are taken in the order of the seats, without names, as in the first citations.
    """
    steps = [
        {
            key: [*value.values()] if key == "stakes" else value
            for key, value in step.items()
            if key not in {"said", "choice"}
        }
        for step in trace["steps"]
    ]
    return digest({"steps": steps, "result": trace["result"]})


@cache
def record_of(slug: str, name: str) -> Document:
    """Return the record of a hand."""
    from poch.texts.document import load  # noqa: PLC0415 - PyYAML is only needed in a checkout

    file = next(path for path in library.hands(slug) if path.stem == name)
    data: Document = load(file).data
    return data


@cache
def _trace_of(slug: str, name: str) -> Document:
    try:
        return trace_hand(replay_record(record_of(slug, name), library.find)).json()
    except RecordError as error:
        raise ValueError(f"{slug}/{name} can no longer be played: {error}") from error


def _difference(name: str) -> Citation:
    a, b, leaf = parts_of(name)
    first, second = library.find(a), library.find(b)
    every = leaf_names((first, second))
    if leaf not in every:
        raise ValueError(_unknown("leaf", name, [f"{a}..{b}:{each}" for each in every]))
    sides = _sides(name)
    places = [_side(document, cell) for document, cell in sides]
    shown = _showing(*sides)
    details = f"{'; '.join(text for _, text in places)}{f'. Shown in {shown}' if shown else ''}."
    figures = next(_digests(leaf, sides, _read_values(sides)))
    versions = "..".join(str(document.get("version", 1)) for document, _ in sides)
    return Citation(
        name,
        (versions, figures),
        f"{first.title} and {second.title}: {leaf}",
        f"compare/{a}/{b}/#{leaf}",
        tuple(dict.fromkeys(place for place, _ in places)),
        details,
    )


@cache
def _by_id(slug: str) -> Mapping[str, Citation]:
    return {thing.id: thing for thing in all_citations(library.document(slug))}


@cache
def cells_of(slug: str) -> Cells:
    """Return what a ruleset has for every leaf."""
    return _column(slug).cells


@cache
def _column(slug: str) -> Column:
    return column(library.find(slug), leaves.leaves_in_order())


def row_of(a: str, b: str, leaf: str) -> Row:
    """Return the row of two rulesets for a leaf: what each has, and who speaks."""
    (row,) = align_columns(_column(a), _column(b), [leaf])
    return row


@cache
def _stamps(slug: str, *, placed: bool = True) -> Mapping[str, Stamp]:
    """Return the stamps of a ruleset, or what they would be if no clause named a heading or a sentence."""
    document = library.document(slug)
    return stamps(document if placed else without_places(document))


def _side(document: Document, cell: Cell) -> tuple[Witness, str]:
    if not cell.clauses:
        rests = "; ".join(_marks(cell.leaf, cell.parts[0]))
        return _work(own_source(document)), f"{document['id']}: {rests}"
    now = _stamps(document["id"])
    by_id = {clause["id"]: clause for clause in document["clauses"]}
    place = _work(by_id[cell.clauses[0]].get("source", document["source"]))
    lines = []
    for part in cell.parts:
        places = where(by_id[part.clause])
        version, figures = now[part.clause]
        ours = ["supplied"] if part.standing in GAPS else []
        marks = [*places, *ours, *_marks(cell.leaf, part)]
        seats = f" for {format_list([*map(str, part.seats)])}" if part.seats else ""
        token = f"{document['id']}/{part.clause}@{version}:{figures}"
        lines.append(f"{token} ({', '.join(marks)}) sets{seats} {_plain(part.value)}")
    return place, "; ".join(lines)


def _marks(leaf: str, part: CellPart) -> Iterator[str]:
    yield f"borrowed from {part.borrowed}" if part.standing == "borrowed" else _word(part.standing)
    yield from (doubt.sentence(leaf, part.standing) for doubt in part.doubts)


def _hash_input(
    document: Document, cell: Cell, parts: list[list[Any]], *, placed: bool = True
) -> list[Any]:
    now = _stamps(document["id"], placed=placed)
    return [document["id"], parts, {name: now[name].hash for name in cell.clauses}]


def _showing(*sides: tuple[Document, Cell]) -> str:
    """Return the first step of a shipped hand that cites a clause of either side, if one does."""
    for document, cell in sides:
        places = _places(document["id"])
        for name in cell.clauses:
            if name in places:
                return f"{document['id']}/{places[name]}"
    return ""


@cache
def _places(slug: str) -> Mapping[str, str]:
    """Return for each clause the first step that cites it, in the first hand that has one."""
    places: dict[str, str] = {}
    for file in library.hands(slug):
        steps = cited_clauses(replay_record(record_of(slug, file.stem), library.find))
        for number, name in enumerate(steps, start=1):
            places.setdefault(name, f"{file.stem}#step-{number}")
    return places


def _plain(value: Any) -> str:
    match value:
        case list() | tuple():
            return ", ".join(map(_plain, value))
        case Mapping():
            return ", ".join(f"{key} {_plain(item)}" for key, item in value.items())
        case _:
            return str(value)


def _standing(clause: Document) -> str:
    status = clause["status"]
    if status == "supplied":
        return f"Supplied in this edition: {_word(clause['gap'])}."
    if "inherited" in clause:
        return f"In this edition {_word('inherited')}."
    if status == "inferred":
        return "Inferred in this edition."
    return "Reported in machine translation." if status == "reported-mt" else ""


def _word(standing: str) -> str:
    return STANDING.get(standing, standing)


def _stamp_texts(stamp: Stamp) -> tuple[str, str]:
    return str(stamp.version), stamp.hash


def _unknown(what: str, name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, n=3)
    meant = f"did you mean {format_list(near)}?" if near else f"there are: {format_list(known)}"
    return f"there is no {what} {shorten(name)}; {meant}"


# What was cited before


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether a cited thing still says the same, in a sentence; `holds` is None where it is not at hand."""

    token: str
    holds: bool | None
    says: str


class _Mention(NamedTuple):
    """What a text cites: an id, with version and hash, or with an edition; or with what is left of these."""

    name: str
    version: str = ""
    figures: str = ""
    edition: str = ""
    damaged: str = ""

    @property
    def token(self) -> str:
        return f"{self.name}@{self.damaged or self.edition or f'{self.version}:{self.figures}'}"


def verify_citations(text: str) -> Iterator[Finding]:
    """Return for every citation in a text whether it holds.

    Styles put capitals into ids, BibTeX strokes before signs, browsers figures in the place of signs, and word
    processors other hyphens, spaces and new lines; none is part of an id. A stroke before a letter begins what follows an id.
    """
    plain = re.sub(r"\\(?![a-z])", "", unquote(restore_signs(text)).lower())
    for mention in dict.fromkeys(_find_mentions(plain)):
        try:
            now = citation(mention.name)
        except AbsentError as error:
            yield Finding(mention.token, holds=None, says=str(error))
            continue
        except ValueError as error:
            yield Finding(mention.token, holds=False, says=str(error))
            continue
        if mention.damaged:
            says = f"is not whole: after @ belong a version, : and a hash of {FIGURES} figures, or an edition"
            whole = f"{mention.token} {says}; it is {now.token} now"
            yield Finding(mention.token, holds=False, says=whole)
        elif not any(now.stamp):
            yield Finding(mention.token, *_check_board(now, mention.edition))
        elif mention.edition:
            yield Finding(mention.token, *_check_edition(now, mention.name, mention.edition))
        else:
            yield Finding(
                mention.token, *_check_stamp(now, mention.name, mention.version, mention.figures)
            )


def _check_board(now: Citation, cited: str) -> tuple[bool, str]:
    if cited == edition().name:
        where = "edition" if edition().version else "the state of"
        return True, f"{now.id} is in {where} {cited}, which is this one."
    says = "a board has no version of its own, so only the edition that was cited says what it was there"
    return False, f"{now.id}: {says}; it is {now.token} now"


def _find_mentions(text: str) -> Iterator[_Mention]:
    at = text.find("@")
    while at >= 0:
        rest = text[at + 1 : at + 1 + _LONGEST]
        if (begun := _BEGUN.match(rest)) and (name := _name(text, at)):
            if whole := _whole_mention(name, rest):
                yield whole
            elif _is_known(name):
                yield _Mention(name, damaged=begun[1].rstrip("."))
        at = text.find("@", at + 1)


def _whole_mention(name: str, rest: str) -> _Mention | None:
    """Return what is cited by an id and what follows the @ behind it; None if that is damaged."""
    if stamp := _STAMPED.match(rest):
        version, _, figures = re.sub(r"\s", "", stamp[0]).partition(":")
        whole = re.fullmatch(r"[0-9]{1,9}(\.\.[0-9]{1,9})?", version)
        return _Mention(name, version, figures) if whole else None
    match = _EDITION.match(rest)
    return _Mention(name, edition=_edition(match[0])) if match else None


def _edition(written: str) -> str:
    """Return the edition that is written, without figures of what comes after it."""
    joined = re.sub(r"\s", "", written)
    known = sorted((edition().name, *library.edition()["released"]), key=len, reverse=True)
    begun = (version for version in known if re.match(rf"{re.escape(version)}(?:\.|$)", joined))
    unspaced = re.match(r"[0-9]+(?:[.-][0-9]+)*", written.strip())
    return next(begun, unspaced[0] if unspaced else joined)


def _name(text: str, end: int) -> str:
    """Return the id that ends there; spaces and new lines are out of it where nothing is called so with them."""
    before = text[max(text.rfind("@", 0, end) + 1, end - _LONGEST) : end]
    match = _NAMED.search(before.rstrip())
    name = match[0].strip(".") if match else ""
    if _is_known(name):
        return name
    joined = re.sub(r"\s", "", before)
    for begin in _beginnings().finditer(joined):
        whole = joined[begin.start() :]
        if re.fullmatch(NAME, whole) and _is_known(whole):
            return whole
    return name


@cache
def _beginnings() -> re.Pattern[str]:
    """Return what finds where an id may begin, without matching any of it."""
    return re.compile(f"(?={'|'.join(map(re.escape, [BOARD, *library.ids()]))})")


@cache
def _is_known(name: str) -> bool:
    if name in library.retired_ids():
        return True
    if not _beginnings().match(name):
        return False
    try:
        citation(name)
    except ValueError:
        return False
    return True


def _check_edition(now: Citation, name: str, cited: str) -> tuple[bool, str]:
    """Tell whether a thing that was cited by its edition is still what it was there."""
    if now.id != name:
        because = library.retired_ids()[name].get("because", "")
        return False, f"{name} is no longer used; it is {now.short} now. {because}".rstrip()
    released = library.edition()["released"]
    if cited == edition().version:
        return True, f"{name} is in edition {cited}, which is this one; exactly, it is {now.token}."
    if cited not in released:
        known = format_list(sorted({*released, edition().version} - {""}))
        says = f"there is no edition {cited} of {name}; known is {known}"
        return False, f"{says}; it is {now.token} now"
    was = {slug: released[cited].get(slug, 0) for slug in _texts_of(name)}
    if _is_new(name, was):
        return False, f"{name} was not in edition {cited}; it is {now.token} now"
    versions = "..".join(map(str, was.values()))
    if all(map(le, since(name), was.values())):
        return True, f"{name} says the same as in edition {cited}; exactly, it is {now.token}."
    return (
        False,
        f"{name} was changed since edition {cited}; it is {now.token} now.{_later(name, versions)}",
    )


def _is_new(name: str, was: Mapping[str, int]) -> bool:
    """Tell whether a text or a clause came after these versions of its texts, of which 0 is none."""
    slug, rest, leaf = parts_of(name)
    if leaf or not rest or "#step-" in name:
        return not all(was.values())
    return locked_versions(_lock(), slug, _lock_key(name))[0].since > was[slug]


def since(name: str) -> tuple[int, ...]:
    """Return with which versions of its texts a thing came to say what it says.

    Of a hand, and of what no clause settles in either text, only the versions of today are known.
    """
    slugs, (_, _, leaf) = _texts_of(name), parts_of(name)
    if leaf:
        names = [cells_of(slug)[leaf].clauses for slug in slugs]
    else:
        names = [() if "#step-" in name else (_lock_key(name),)]
    if not any(names):
        return tuple(_stamps(slug)[WHOLE].version for slug in slugs)
    return tuple(
        max((_came(slug, clause) for clause in some), default=1)
        for slug, some in zip(slugs, names, strict=True)
    )


@cache
def _lock() -> Lock:
    """Return the lock; it is checked each time that it is read, and every clause asks for it."""
    return library.lock()


@cache
def _came(slug: str, clause: str) -> int:
    """Return with which version of its text a clause came to say what it says, its headings and sentences aside."""
    same = {_stamps(slug, placed=placed)[clause].hash for placed in (True, False)}
    every = reversed(locked_versions(_lock(), slug, clause))
    stood = takewhile(lambda entry: entry.hash in same, every)
    return min((entry.since for entry in stood), default=_stamps(slug)[WHOLE].version)


def _check_stamp(now: Citation, name: str, version: str, figures: str) -> tuple[bool, str]:
    there, is_now = now.stamp
    if now.id != name:
        because = library.retired_ids()[name].get("because", "")
        return False, f"{name} is no longer used; it is {now.token} now. {because}".rstrip()
    if is_now == figures and (there == version or _earlier(name, version, there)):
        again = " The hand was played again and comes out the same." if "#step-" in name else ""
        risen = "" if there == version else _later(name, version)
        return True, f"{name} says the same, version {version}.{again}{risen}"
    if same := _same(name, version, now.stamp[0], figures):
        sets, later = same
        return True, f"{name} {sets}; it is {now.token} now.{later}"
    slip = _wrong_version(now, name, version, figures)
    if slip or "#step-" in name or ".." in name:
        what = "the hand comes out otherwise" if "#step-" in name else "the two texts were changed"
        return False, slip or f"{name}: {what} since; it is {now.token} now.{_later(name, version)}"
    slug, clause_id, _ = parts_of(name)
    before = [entry.hash for entry in locked_versions(_lock(), slug, _lock_key(name))]
    if figures in before:
        was = before.index(figures) + 1
        changed = (
            _clause_remarks(slug, _lock_key(name), was) if clause_id else _later(name, str(was))
        )
        return False, f"{name} was changed since version {was}; it is {now.token} now.{changed}"
    return False, f"{name} never had the hash {figures} in version {version}; it is {now.token} now"


def _wrong_version(now: Citation, name: str, version: str, figures: str) -> str | None:
    """Return what is wrong with a version that there is not, or that never had this hash."""
    there, is_now = now.stamp
    if is_now == figures:
        return (
            f"{name} has this hash in version {there}, and not in {version}; it is {now.token} now"
        )
    if ".." not in version + there and int(version) > int(there):
        return f"{name} has no version {version}; it is {now.token} now"
    return None


def _same(name: str, version: str, now: str, figures: str) -> tuple[str, str] | None:
    """Return how a thing is the same that was cited by another hash, and what became of it since."""
    if _only_places_changed(name, version, now, figures):
        return "says the same", _why(name, version)
    if ".." in name and (former := _former_standing(name, figures)):
        return f"sets the same. {former}", _later(name, version)
    return None


def _only_places_changed(name: str, version: str, now: str, figures: str) -> bool:
    """Tell whether nothing changed since but that clauses name their headings or sentences."""
    if figures not in unplaced_hashes(name):
        return False
    return _earlier(name, version, now) if ".." in name else int(version) < int(now)


def unplaced_hashes(name: str) -> set[str]:
    """Return the hashes of a thing where clauses that it rests on name no headings or sentences; a hand has none."""
    slug, _, leaf = parts_of(name)
    if "#step-" in name:
        return set()
    if not leaf:
        return {_stamps(slug, placed=False)[_lock_key(name)].hash}
    sides = _sides(name)
    now, *others = _digests(leaf, sides, _read_values(sides))
    return {*others} - {now}


def _sides(name: str) -> list[tuple[Document, Cell]]:
    """Return what both texts of a difference have for its leaf."""
    a, b, leaf = parts_of(name)
    return [(library.document(slug), cells_of(slug)[leaf]) for slug in (a, b)]


def _read_values(sides: Iterable[tuple[Document, Cell]]) -> list[list[list[Any]]]:
    """Return what is hashed of the values of both sides."""
    return [[[part.standing, part.value, part.seats] for part in cell.parts] for _, cell in sides]


def _digests(
    leaf: str, sides: Sequence[tuple[Document, Cell]], parts: Iterable[list[list[Any]]]
) -> Iterator[str]:
    """Yield the hashes of a difference, where the clauses of each side name headings and sentences or do not."""
    both = [
        [_hash_input(*side, said, placed=placed) for placed in (True, False)]
        for side, said in zip(sides, parts, strict=True)
    ]
    yield from (digest([leaf, *each]) for each in product(*both))


def _why(name: str, versions: str) -> str:
    """Return what the editors say of the later versions of what a citation names."""
    slug, rest, leaf = parts_of(name)
    if rest and not leaf:
        return _clause_remarks(slug, _lock_key(name), int(versions))
    remarks = [
        note.says
        for slug, version in zip(_texts_of(name), versions.split(".."), strict=False)
        for number, note in sorted(version_notes(library.document(slug)).items())
        if number > int(version)
    ]
    return "".join(f" {remark}" for remark in dict.fromkeys(remarks))


def _former_standing(name: str, figures: str) -> str:
    """Return on what a cited difference was said to rest, if only that changed.

    The standing of each value is hashed, too: each that could have been said of it is tried.
    """
    sides = _sides(name)
    leaf = sides[0][1].leaf
    for before in product(*(_formerly(document, cell) for document, cell in sides)):
        if figures in _digests(leaf, sides, before):
            changes = [
                f"{document['id']} was said to be {format_list(was)}, and is {format_list(cell.standings)}"
                for (document, cell), parts in zip(sides, before, strict=True)
                if (was := tuple(dict.fromkeys(part[0] for part in parts))) != cell.standings
            ]
            return "What it rests on is said otherwise: " + "; ".join(changes)
    return ""


def _formerly(document: Document, cell: Cell) -> Iterator[list[list[Any]]]:
    """Yield a side with each standing that could have been said of it.

    One of a clause follows from its status, or from a crux; a place without a clause has a reason.
    """
    by_id = {clause["id"]: clause for clause in document["clauses"]}
    runs = [[*run] for _, run in groupby(cell.parts, lambda part: (part.clause, str(part.value)))]
    seats = [[number for part in run for number in part.seats] for run in runs]
    could = [
        (by_id[clause].get("gap") or by_id[clause]["status"], "inherited", "unsettled")
        if clause
        else (*GAPS, "moot")
        for clause in (run[0].clause for run in runs)
    ]
    for standings in product(*could):
        yield [
            [standing, run[0].value, at]
            for standing, run, at in zip(standings, runs, seats, strict=True)
        ]


def _earlier(name: str, versions: str, now: str) -> bool:
    """Tell whether a thing that follows from texts was cited of earlier versions of them."""
    both = [*zip(versions.split(".."), now.split(".."), strict=False)]
    return ("#step-" in name or ".." in name) and all(int(a) <= int(b) for a, b in both)


def _lock_key(name: str) -> str:
    """Return the name in the lock of a thing: a crux is locked with its clause."""
    slug, rest, _ = parts_of(name)
    if "?" not in name:
        return rest
    every = library.document(slug)["clauses"]
    return str(next(clause["id"] for clause in every if clause.get("crux", {}).get("id") == rest))


def _later(name: str, versions: str) -> str:
    """Return what became of the texts that a thing rests on since these versions of theirs."""
    remarks = []
    for slug, version in zip(_texts_of(name), versions.split(".."), strict=False):
        if later := describe_changes(slug, int(version)):
            remarks.append(f" Since version {version} of {slug}: {later}")
    return "".join(remarks)


def describe_changes(slug: str, version: int) -> str:
    """Return in words what became of a ruleset after one of its versions; nothing if nothing did."""
    document = library.document(slug)
    changes = changes_since(_lock(), slug, version)
    clauses = [
        f"{what}: {format_list([f'{slug}/{change.clause}' for change in changes if change.what == what])}"
        for what in ("changed", "new", "gone")
        if any(change.what == what for change in changes)
    ]
    later = [
        note.says for number, note in sorted(version_notes(document).items()) if number > version
    ]
    says = "; ".join(clauses) or ("its title or its source" if later else "")
    return " ".join([*([f"{says}."] if says else []), *later])


def _clause_remarks(slug: str, clause_id: str, was: int) -> str:
    """Return what the editors say of the versions of a clause after one of them."""
    every = version_notes(library.document(slug))
    later = locked_versions(_lock(), slug, clause_id)[was:]
    return "".join(f" {every[entry.since].says}" for entry in later if entry.since in every)
