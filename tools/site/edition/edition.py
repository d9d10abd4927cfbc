"""What the pages are made of: the sources with their clauses, their hands and the bibliography."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any, TypeAlias

from poch.game.said import Message
from poch.texts.apparatus import boards, reference_words, translations
from poch.texts.compile import clauses_in_force
from poch.texts.document import load
from poch.texts.doubt import own_source

Document: TypeAlias = Mapping[str, Any]
ENGLISH = "en"
BESIDE = ""
"""Under this the translation is kept of what stands beside the sources."""


@dataclass(frozen=True, slots=True)
class ReadingReplay:
    """A hand under one reading other than its own.

    `trace` is what pages tell of it: what happens, and how it ends; `branch` is what its file has of it.
    """

    crux: str
    reading: str
    trace: Document
    branch: Document

    @property
    def key(self) -> str:
        """The reading as files and pages give it: `crux=reading`."""
        return f"{self.crux}={self.reading}"


@dataclass(frozen=True, slots=True)
class UndealtReading:
    """A reading under which the cards of a hand cannot be dealt, and why not."""

    crux: str
    reading: str
    why: Message


@dataclass(frozen=True, slots=True)
class Hand:
    """A recorded hand, its trace, its traces under the readings that change it.

    `undealt` are the readings that leave nothing of it to be replayed.
    """

    slug: str
    name: str
    record: Document
    text: str
    trace: Document
    others: tuple[ReadingReplay, ...]
    undealt: tuple[UndealtReading, ...]
    code: str

    @property
    def title(self) -> str:
        """What it is called."""
        return str(self.record.get("title", self.name))

    @property
    def page(self) -> str:
        """The address of its page below the root of the site."""
        return f"hands/{self.slug}/{self.name}/"

    @property
    def file(self) -> str:
        """The address of its trace below the root of the site, the readings that change it included."""
        return f"assets/traces/{self.slug}/{self.name}.json"


@dataclass(frozen=True, slots=True)
class Source:
    """A ruleset document, its hands, and the file as it is written.

    `untranslated` are the ids of what stays English of it in a translation: see `in_language`.
    """

    document: Document
    hands: tuple[Hand, ...]
    text: str
    untranslated: frozenset[str] = frozenset()

    @property
    def slug(self) -> str:
        """The id of the ruleset."""
        return str(self.document["id"])

    @property
    def title(self) -> str:
        """What it is called."""
        return str(self.document["title"])

    @property
    def clauses(self) -> tuple[Document, ...]:
        """The clauses in the order of the file."""
        return tuple(self.document["clauses"])

    def in_language(self, translation: Document) -> "Source":
        """Return the source in the language of a translation; its file stays as it is."""
        records = {hand.name: hand.record for hand in self.hands}
        document, records, left = translations.in_language(self.document, translation, records)
        hands = tuple(replace(hand, record=records[hand.name]) for hand in self.hands)
        return replace(self, document=document, hands=hands, untranslated=left)

    def clause(self, name: str) -> Document:
        """Return the clause of that id."""
        for clause in self.clauses:
            if clause["id"] == name:
                return clause
        message = f"variants/{self.slug}: there is no clause {name}; correct what names it"
        raise LookupError(message)

    def cruxes(self) -> Iterator[tuple[Document, Document]]:
        """Return each crux with the clause that raises it."""
        return ((clause, clause["crux"]) for clause in self.clauses if "crux" in clause)

    def witness(self) -> tuple[Document, ...]:
        """Return the citations the ruleset and its clauses rest on, each source once, its own first."""
        every = [own_source(self.document), self.document["source"]]
        every += (c["source"] for c in self.clauses if "source" in c)
        once = {citation["ref"]: citation for citation in reversed(every)}
        return tuple(reversed(once.values()))

    def works(self) -> frozenset[str]:
        """Return the ids of the works it rests on."""
        return frozenset(citation["ref"] for citation in self.witness())

    @property
    def game(self) -> str:
        """The id of the game that it is a text of."""
        return str(self.document["game"])

    def table(self) -> Mapping[str, Any]:
        """Return what the table looks like in the first hand: board, suits, direction."""
        seen = ("board", "suits", "direction")
        return {key: hand.trace[key] for hand in self.hands[:1] for key in seen}

    def rules(self) -> Mapping[str, Any]:
        """Return what the adopted readings settle, leaf by leaf."""
        values: dict[str, Any] = {}
        in_force = clauses_in_force(self.document)
        for clause in self.clauses:
            if clause["id"] not in in_force:
                continue
            crux = clause.get("crux")
            chosen = crux["readings"][crux["adopted"]].get("sets", {}) if crux else {}
            for leaf, value in (clause.get("sets", {}) | chosen).items():
                known = values.get(leaf)
                both = isinstance(known, dict) and isinstance(value, dict)
                values[leaf] = {**known, **value} if both and known is not None else value
        return values


@dataclass(frozen=True, slots=True)
class Edition:
    """All sources by age, and what stands beside them.

    `translations` are by language, then by the id of the source; those of what stands beside the sources
    have none. `untranslated` are the ids of what stays English beside them, file by file.
    """

    sources: tuple[Source, ...]
    bibliography: Mapping[str, Document]
    glossary: Sequence[Document]
    corrections: Sequence[Document]
    history: Sequence[Document]
    finder: Sequence[Document]
    retired: Mapping[str, Document]
    lock: Mapping[str, Document]
    sentences: Mapping[str, Document] = field(default_factory=dict)
    translations: Mapping[str, Mapping[str, Document]] = field(default_factory=dict)
    untranslated: Mapping[str, frozenset[str]] = field(default_factory=dict)
    boards: Mapping[str, Document] = field(default_factory=dict)

    def in_language(self, tag: str) -> "Edition":
        """Return the edition in a language; what it has no fresh translation of stays English."""
        if tag == ENGLISH:
            return self
        given = self.translations.get(tag, {})
        beside = {name: getattr(self, name) for name in reference_words.KEYS}
        wording, left = reference_words.in_language(beside, given.get(BESIDE, {}))
        sources = tuple(source.in_language(given.get(source.slug, {})) for source in self.sources)
        words = given.get(boards.FOLDER, {})
        left[boards.FOLDER] = frozenset({*self.boards} - {*words})
        seen = {
            name: boards.in_language(board, words.get(name, {}))
            for name, board in self.boards.items()
        }
        return replace(self, sources=sources, untranslated=left, boards=seen, **wording)

    def replaced_by(self, clause: str) -> Iterator[str]:
        """Return the anchors of what a clause of the same ruleset took the place of."""
        slug = clause.partition("/")[0]
        for old, entry in self.retired.items():
            if (
                "=" not in old
                and entry.get("now") == clause
                and old.startswith((f"{slug}/", f"{slug}?"))
            ):
                yield old.removeprefix(slug).removeprefix("/").replace("?", "crux-")

    def within(self, game: str) -> "Edition":
        """Return the edition of the texts of one game."""
        return replace(self, sources=tuple(text for text in self.sources if text.game == game))

    def among(self, slugs: Container[str]) -> "Edition":
        """Return the edition of the texts of these ids."""
        return replace(self, sources=tuple(text for text in self.sources if text.slug in slugs))

    def by_game(self) -> dict[str, list[Source]]:
        """Return the texts of each game, in their order."""
        games: dict[str, list[Source]] = {}
        for source in self.sources:
            games.setdefault(source.game, []).append(source)
        return games

    def playability(self, game: str) -> str:
        """Return of how many texts of a game a deal can be played: `all`, `some` or `none`."""
        every = [source.document["playable"] != "never" for source in self.within(game).sources]
        return "all" if all(every) else "some" if any(every) else "none"

    def pairs(self) -> Iterator[tuple[Source, Source]]:
        """Yield every two texts of one game, in their order."""
        for sources in self.by_game().values():
            yield from combinations(sources, 2)

    def source(self, slug: str) -> Source | None:
        """Return the source of that id, if it is edited here."""
        return next((source for source in self.sources if source.slug == slug), None)


def load_yaml(path: Path) -> Any:  # noqa: ANN401 - YAML may hold anything
    """Return the data of a YAML file of our own."""
    return load(path).data


def load_translations(variants: Path) -> dict[str, dict[str, Document]]:
    """Return all translations in a variants folder, by language, then by the id of the source."""
    by_language: dict[str, dict[str, Document]] = {}
    for file in sorted(variants.glob(f"**/{translations.FOLDER}/*.yaml")):
        folder = file.parents[1]
        slug = BESIDE if folder == variants else folder.name
        by_language.setdefault(file.stem, {})[slug] = load_yaml(file)
    return by_language


def by_age(source: Source) -> tuple[int, str]:
    """Order sources by their year; those without a year are of today and come last."""
    return (int(source.document.get("year", 9999)), source.slug)
