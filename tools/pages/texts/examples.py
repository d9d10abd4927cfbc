"""The page of worked examples: those the sources give, and the records in which they are tried."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from tools.pages.edition.edition import Edition, parsed
from tools.pages.edition.words import printed
from tools.pages.texts.clauses import Link
from tools.pages.texts.quoted import Quoted, quoted, set_in_type, source_links

VECTORS = Path(__file__).parents[3] / "tests" / "vectors"


@dataclass(frozen=True, slots=True)
class Shown:
    """A record in which an example is tried; a vector is named with the clause it illustrates."""

    title: str
    file: str
    href: str
    clause: Quoted | None


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: what it says, whose it is, and what became of it here."""

    id: str
    says: Markup
    sources: tuple[Link, ...]
    ours: Markup
    correction: str
    shown: tuple[Shown, ...]


def examples(edition: Edition, base: str, vectors: Path = VECTORS) -> Iterator[Example]:
    """Return the worked examples; raises an error where a record that they name is not there."""
    for name, one in parsed(vectors / "examples.yaml").items():
        yield Example(
            id=name,
            says=set_in_type(one["says"]),
            sources=source_links(one.get("sources", []), edition, base),
            ours=set_in_type(one.get("ours", "")),
            correction=one.get("correction", ""),
            shown=(
                *(_vector(ref, vectors, edition, base) for ref in one.get("vectors", [])),
                *(_hand(ref, edition, base) for ref in one.get("hands", [])),
            ),
        )


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
