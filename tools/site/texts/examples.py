"""The page of worked examples: those the sources give, and the records in which they are tried."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.site.edition.edition import Document, Edition, load_yaml
from tools.site.edition.words import typeset
from tools.site.texts.quoted import quote_clause

VECTORS = Path(__file__).parents[3] / "tests" / "vectors"


def examples() -> Mapping[str, Document]:
    """Return the worked examples: what each says, whose it is, and what became of it here."""
    by_name: Mapping[str, Document] = load_yaml(VECTORS / "examples.yaml")
    return by_name


def example_records(example: Document, edition: Edition, base: str) -> Iterator[Document]:
    """Yield the records in which an example is tried, a vector with the clause that it illustrates.

    Raises OSError or LookupError where one is not there.
    """
    yield from (_vector(ref, edition, base) for ref in example.get("vectors", []))
    yield from (_hand(ref, edition, base) for ref in example.get("hands", []))


def _vector(ref: str, edition: Edition, base: str) -> Document:
    record = load_yaml(VECTORS / f"{ref}.yaml")
    clause = quote_clause(f"{record['ruleset']}/{record['clause']}", edition, base)
    return {
        "title": typeset(record["title"]),
        "file": f"tests/vectors/{ref}.yaml",
        "clause": clause,
    }


def _hand(ref: str, edition: Edition, base: str) -> Document:
    slug, _, name = ref.partition("/")
    source = edition.source(slug)
    hand = next((hand for hand in source.hands if hand.name == name), None) if source else None
    if hand is None:
        raise LookupError(f"tests/vectors/examples.yaml: there is no hand {ref}; correct its name")
    file = f"variants/{slug}/hands/{name}.yaml"
    return {"title": typeset(hand.title), "file": file, "href": base + hand.page}
