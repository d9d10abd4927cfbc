"""The page of worked examples: those the sources give, and the records in which they are tried."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.pages.edition.edition import Document, Edition, parsed
from tools.pages.edition.words import printed
from tools.pages.texts.quoted import Quoted, quoted

VECTORS = Path(__file__).parents[3] / "tests" / "vectors"


@dataclass(frozen=True, slots=True)
class Shown:
    """A record in which an example is tried; a vector is named with the clause it illustrates."""

    title: str
    file: str
    href: str
    clause: Quoted | None


def examples(vectors: Path = VECTORS) -> Mapping[str, Document]:
    """Return the worked examples: what each says, whose it is, and what became of it here."""
    found: Mapping[str, Document] = parsed(vectors / "examples.yaml")
    return found


def shown(one: Document, edition: Edition, base: str, vectors: Path = VECTORS) -> Iterator[Shown]:
    """Yield the records in which an example is tried; raises an error where one is not there."""
    yield from (_vector(ref, vectors, edition, base) for ref in one.get("vectors", []))
    yield from (_hand(ref, edition, base) for ref in one.get("hands", []))


def _vector(ref: str, vectors: Path, edition: Edition, base: str) -> Shown:
    record = parsed(vectors / f"{ref}.yaml")
    clause = quoted(f"{record['ruleset']}/{record['clause']}", edition, base)
    return Shown(printed(record["title"]), f"tests/vectors/{ref}.yaml", "", clause)


def _hand(ref: str, edition: Edition, base: str) -> Shown:
    slug, _, name = ref.partition("/")
    source = edition.source(slug)
    hand = next((one for one in source.hands if one.name == name), None) if source else None
    if hand is None:
        message = f"tests/vectors/examples.yaml: there is no hand {ref}; correct its name"
        raise LookupError(message)
    return Shown(printed(hand.title), f"variants/{slug}/hands/{name}.yaml", base + hand.page, None)
