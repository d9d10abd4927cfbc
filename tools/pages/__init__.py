"""The page generator: everything on the site that follows from variants/ and the engine.

`main` writes Markdown, traces and rulesets where MkDocs and the browser find them, touches
only what changed, and removes what no longer follows from anything.
"""

from functools import partial
from pathlib import Path
from typing import Any

from tools.pages.citing import changes, citing, exports, paper
from tools.pages.citing.citing import Forms
from tools.pages.comparing import comparing
from tools.pages.contributors import data_model, imports, parts, reference
from tools.pages.contributors.schema import ruleset_schema
from tools.pages.edition import words
from tools.pages.edition.edition import Edition, Source
from tools.pages.figures import coverage, figures, matters, odds
from tools.pages.hands.hands import HandView, hand_view, hand_views
from tools.pages.hands.replays import read
from tools.pages.output import fresh, notices
from tools.pages.output.files import Shelf, indented, minified
from tools.pages.output.templates import filled, summary
from tools.pages.texts import corrections, glossary, handouts, timeline, workshop
from tools.pages.texts.bibliography import shelves
from tools.pages.texts.clauses import SourceView, source_view
from tools.pages.texts.cruxes import cases
from tools.pages.texts.examples import examples
from tools.pages.texts.mechanisms import groups
from tools.pages.texts.quoted import quoted
from tools.shipped import OWNED as SHIPPED
from tools.shipped import shipped

ROOT = Path(__file__).parents[2]
KEPT = Path("build", "replays")
FRONT = ("poch-modern-pagat", "three-nines")
OWNED = (
    "docs/index.md",
    "docs/cruxes.md",
    "docs/mechanisms.md",
    "docs/bibliography.md",
    "docs/blended-summaries.md",
    "docs/changes.md",
    "docs/feed.xml",
    "docs/corrections.md",
    "docs/glossary.md",
    "docs/timeline.md",
    "docs/third-party.md",
    "docs/to-print.md",
    "docs/workshop.md",
    "docs/contributing/data-model.md",
    "docs/contributing/engine-reference.md",
    "docs/contributing/imports.md",
    "docs/contributing/worked-examples.md",
    "docs/cite/*.md",
    "docs/assets/cite/*",
    "docs/sources/**/*",
    "docs/hands/**/*",
    "docs/compare/**/*",
    "docs/odds/**/*",
    "docs/assets/boards/*",
    "docs/assets/compare/*",
    "docs/assets/traces/**/*",
    "docs/assets/records/**/*",
    "docs/assets/rulesets/*",
    "docs/assets/workshop/*",
    "docs/assets/exports/*",
    "docs/assets/licences/*",
    figures.FILE,
    *SHIPPED,
    f"{comparing.PAIRS}/*/*",
)


Hands = dict[str, tuple[HandView, ...]]


def main(root: Path = ROOT) -> int:
    """Write what changed below `root`, and say how much that was."""
    if many := fresh.unchanged(root):
        print(f"pages: {many} files, as they were")
        return 0
    shelf = written(read(root / "variants", root / KEPT), root)
    print(
        f"pages: {len(shelf.wanted)} files, of which {len(shelf.written)} written anew"
        f" and {len(shelf.removed)} removed"
    )
    fresh.note(root, shelf)
    return 0


def written(edition: Edition, root: Path) -> Shelf:
    """Write all that follows from an edition below `root`."""
    shelf = Shelf(root, OWNED)
    hands = hand_views(edition)
    known = citing.forms(edition)
    _write_data(edition, shelf)
    for source in edition.sources:
        source_page(source.slug, edition, known, shelf)
    _write_hands(edition, hands, known, shelf)
    _write_overviews(edition, hands, shelf)
    _write_apparatus(edition, shelf)
    citing.write(edition, known, shelf)
    exports.write(edition, shelf)
    figures.write(ROOT, edition, shelf)
    comparing.write(edition, known, shelf)
    coverage.write(edition, shelf)
    handouts.write(edition, known, shelf)
    matters.write(edition, shelf)
    odds.write(edition, shelf)
    workshop.write(edition, shelf)
    changes.write(ROOT, edition, shelf)
    notices.write(ROOT, shelf)
    imports.write(ROOT, shelf)
    parts.write(ROOT, shelf)
    reference.write(ROOT, shelf)
    schema = ruleset_schema()
    shelf.put("docs/schemas/ruleset-1.json", indented(schema))
    data_model.write(ROOT, {"ruleset-1": schema}, shelf)
    shelf.tidy()
    return shelf


def _write_data(edition: Edition, shelf: Shelf) -> None:
    """Write what programs read: rulesets, traces, records."""
    for source in edition.sources:
        shelf.put(f"docs/assets/rulesets/{source.slug}.json", minified(source.document))
        for hand in source.hands:
            shelf.put(f"docs/{hand.file()}", minified(hand.trace))
            shelf.put(f"docs/assets/records/{source.slug}/{hand.name}.yaml", hand.text)
            for one in hand.others:
                shelf.put(f"docs/{hand.file(one.key)}", one.text)
    beside = {
        "bibliography": edition.bibliography,
        "retired": edition.retired,
        "lock": edition.lock,
    }
    for name, text in shipped({one.slug: one.document for one in edition.sources}, beside):
        shelf.put(name, text)
    offered = [one for one in edition.sources if one.document["playable"] != "never"]
    shelf.put("docs/assets/rulesets/index.json", minified([*map(_entry, offered)]))


def _entry(source: Source) -> dict[str, Any]:
    """Return what a page needs to offer a ruleset before it loads it."""
    return {
        "id": source.slug,
        "siglum": source.document["siglum"],
        "title": source.title,
        "year": source.document.get("year"),
        "seats": source.rules()["seats"],
        "playable": source.document["playable"],
        "table": source.table(),
        "cruxes": [
            {
                "id": crux["id"],
                "kind": crux["kind"],
                "told": words.kind(crux["kind"], clause.get("gap"))[1],
                "title": words.crux(crux["id"]),
                "question": words.printed(crux["question"]),
                "clause": clause["id"],
                "adopted": crux["adopted"],
                "readings": [
                    {
                        "name": name,
                        "label": words.reading(name),
                        "because": words.printed(reading["because"]),
                    }
                    for name, reading in crux["readings"].items()
                ],
            }
            for clause, crux in source.cruxes()
        ],
        "hands": [{"name": hand.name, "title": words.printed(hand.title)} for hand in source.hands],
    }


def source_page(slug: str, edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write the page of one source."""
    base = "../../"
    source = edition.source(slug)
    if source is None:
        raise ValueError(f"variants/{slug}/ruleset.yaml: its id is not the name of its folder")
    view = source_view(source, edition, base)
    page = filled(
        "source",
        title=source.title,
        description=summary(view.introduction or view.facts),
        source=view,
        hands=tuple(hand_view(hand, source) for hand in source.hands),
        cite_plain=known.plain(slug),
        foot=paper.of_source(source, edition, known),
        cited=source.title,
        base=base,
    )
    shelf.put(f"docs/sources/{slug}/index.md", page)


def _write_hands(edition: Edition, hands: Hands, known: Forms, shelf: Shelf) -> None:
    for source in edition.sources:
        for view in hands[source.slug]:
            page = filled(
                "hand",
                title=view.title,
                description=summary(view.notes or view.title),
                hand=view,
                cite_plain=known.plain(source.slug, view.name),
                foot=paper.of_hand(source, view.name, view.title, edition, known),
                cited=f"{view.title} ({source.title})",
                base="../../../",
            )
            shelf.put(f"docs/hands/{view.slug}/{view.name}.md", page)
    shelf.put(
        "docs/hands/index.md",
        filled(
            "hands",
            title="Hands",
            description="Recorded hands of Poch, each showing certain clauses of its source.",
            sources=[
                {"slug": source.slug, "title": source.title, "hands": hands[source.slug]}
                for source in edition.sources
            ],
            base="../",
        ),
    )


def _write_overviews(edition: Edition, hands: Hands, shelf: Shelf) -> None:
    shelf.put(
        "docs/sources/index.md",
        filled(
            "sources",
            title="Sources",
            description="The descriptions of Poch edited here, and how far each was read.",
            sources=_views(edition, "../"),
            base="../",
        ),
    )
    shelf.put(
        "docs/cruxes.md",
        filled(
            "cruxes",
            title="Cruxes",
            description="The disputed passages in the rules of Poch, with their readings.",
            cases=[*cases(edition, "../", matters.played(edition, shelf.root))],
            base="../",
        ),
    )
    shelf.put(
        "docs/mechanisms.md",
        filled(
            "mechanisms",
            title="Mechanisms",
            description="All that a clause can settle, and which sources take which practice.",
            groups=[*groups(edition)],
            base="../",
        ),
    )
    shelf.put("docs/index.md", _home(edition, hands))


def _write_apparatus(edition: Edition, shelf: Shelf) -> None:
    """Write the pages about the texts: what is known of them, and what was said of them."""
    base = "../"
    shelf.put(
        "docs/corrections.md",
        filled(
            "corrections",
            title="Corrections to the literature",
            description="What has been said about Poch and is not borne out by the sources.",
            fields=[*corrections.fields(edition, base)],
            base=base,
        ),
    )
    shelf.put(
        "docs/glossary.md",
        filled(
            "glossary",
            title="Glossary",
            description="The terms of the sources in their own languages, with those that attest them.",
            groups=[*glossary.groups(edition, base)],
            languages=words.listed(glossary.languages(edition)),
            base=base,
        ),
    )
    shelf.put(
        "docs/timeline.md",
        filled(
            "timeline",
            title="Timeline",
            description="The texts on Poch by their years, and what is reported of its boards.",
            points=[*timeline.points(edition, base)],
            undated=[*timeline.undated(edition, base)],
            base=base,
        ),
    )
    shelf.put(
        "docs/bibliography.md",
        filled(
            "bibliography",
            title="Bibliography",
            description="All sources cited here, and how much of each was read.",
            shelves=[*shelves(edition, base)],
            base=base,
        ),
    )
    shelf.put(
        "docs/blended-summaries.md",
        filled(
            "blended-summaries",
            title="How blended summaries mislead",
            description="An account that joins three books, laid beside the books.",
            clause=partial(quoted, edition=edition, base=base),
            base=base,
        ),
    )
    shelf.put(
        "docs/contributing/worked-examples.md",
        filled(
            "worked-examples",
            title="Worked examples",
            description="The examples of the sources, and the records in which each is tried.",
            examples=[*examples(edition, "../../")],
            base="../../",
        ),
    )


def _home(edition: Edition, hands: Hands) -> str:
    every = [view for views in hands.values() for view in views]
    front = next((view for view in every if (view.slug, view.name) == FRONT), None)
    return filled(
        "home",
        title="Poch",
        description="The rules of the card game Poch as its sources give them, beside hands "
        "that can be stepped through and played.",
        heading=f"{words.counted(len(edition.sources), 'source').capitalize()}",
        sources=_views(edition, ""),
        hand=front,
        base="",
    )


def _views(edition: Edition, base: str) -> list[SourceView]:
    return [source_view(source, edition, base) for source in edition.sources]
