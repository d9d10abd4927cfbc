"""The page generator: everything on the site that follows from variants/ and the engine.

`main` writes pages, traces and rulesets where MkDocs and the browser find them, touches
only what changed, and removes what no longer follows from anything.
"""

from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from poch.citing.note import describe_board
from poch.drafting.draft import entry
from poch.studies.likeness import most_varied
from poch.texts import library
from poch.texts.apparatus.translations import TITLE
from poch.texts.ruleset_shape import FIRST
from poch.words import TAGS
from poch.words.language import REFERENCE
from tools.release.shipped import OWNED as SHIPPED
from tools.release.shipped import shipped_files
from tools.site.citing import board_exports, changes, citing, exports, paper
from tools.site.citing.citing import Forms
from tools.site.comparing import comparing, family, silences
from tools.site.comparing.synopsis import collate
from tools.site.contributors import data_model, reference
from tools.site.contributors.schema import ruleset_schema
from tools.site.edition import citations, words
from tools.site.edition.edition import Edition, Source
from tools.site.figures import bluff, coverage, figures, matters, odds, players, surveys
from tools.site.hands import exercise_files, exercises, front, labels, lesson, teaching
from tools.site.hands.hands import HandView, hand_view
from tools.site.hands.replays import read_edition
from tools.site.output import fresh, notices
from tools.site.output.files import Shelf, compact_json, indented_json
from tools.site.output.languages import (
    LATER,
    TRANSLATED,
    catalogue,
    later_catalogue,
    say,
    speaking,
)
from tools.site.output.templates import PAGES, page
from tools.site.playing import how_to_play, own_board
from tools.site.texts import (
    boards,
    cruxes,
    examples,
    glossary,
    handouts,
    mechanisms,
    originals,
    timeline,
    workshop,
)
from tools.site.texts.clauses import mark_terms, readings, topics
from tools.site.texts.coins import coins
from tools.site.texts.quoted import quote_clause, source_links
from tools.store.cache import failing

ROOT = Path(__file__).parents[2]
KEPT = Path("build", "replays")
VARIED = 5
"""How many texts one chooses from before one asks for all of them."""
OWNED = (
    f"{PAGES}/**/*",
    *(f"docs/{place}compare/**/*" for place in ("", *(f"{tag}/" for tag in TAGS[1:]))),
    "docs/changes.md",
    "docs/feed.xml",
    "docs/third-party.md",
    "docs/assets/cite/*",
    "docs/assets/boards/**/*",
    "docs/assets/compare/**/*",
    "docs/assets/exercises/*",
    "docs/assets/lessons/**/*",
    "docs/assets/traces/**/*",
    "docs/assets/records/**/*",
    "docs/assets/rulesets/**/*",
    "docs/assets/words/*.ftl.txt",
    "docs/assets/workshop/*",
    "docs/assets/exports/**/*",
    "docs/assets/licences/*",
    f"docs/{originals.MARKS}/*",
    figures.FILE,
    *SHIPPED,
)


Hands = dict[str, tuple[HandView, ...]]


def main(root: Path = ROOT) -> int:
    """Write what changed below `root`, and say how much that was."""
    with failing("pages"):
        now = fresh.state(root)
        if many := fresh.count_unchanged(root, now):
            print(f"pages: {many} files, as they were")
            return 0
        shelf = write_site(read_edition(root / "variants", root / KEPT), root)
        print(
            f"pages: {len(shelf.wanted)} files, of which {len(shelf.written)} written anew"
            f" and {len(shelf.removed)} removed"
        )
        fresh.note(root, now, shelf)
    return 0


def write_site(edition: Edition, root: Path) -> Shelf:
    """Write all that follows from an edition below `root`.

    The rest is written beside the pages of the first language, and the other languages after it,
    since what is reckoned for the first is the same for them.
    """
    shelf = Shelf(root, OWNED)
    with get_context("fork").Pool() as pool:  # meanwhile Pandoc is waited for
        texts = exercises.sources_with_hands(edition)
        made = pool.starmap_async(
            exercises.exercises_of, [(text.slug, text.game) for text in texts], chunksize=1
        )
        known = citing.forms(edition)
        made.get()
    _write_data(edition, shelf)
    first, *others = TRANSLATED
    _GIVEN[:] = edition, known, root
    with get_context("fork").Pool(1) as beside:
        rest = beside.apply_async(_write_rest)
        shelves = [_pages_in(first), rest.get()]
    with get_context("fork").Pool(len(others)) as pool:
        shelves += pool.map(_pages_in, others)
    for each in shelves:
        shelf.wanted |= each.wanted
        shelf.written += each.written
    shelf.tidy()
    return shelf


_GIVEN: list[Any] = []
"""What processes that write pages begin with."""


def _pages_in(tag: str) -> Shelf:
    """Write the pages of a language."""
    edition, known, root = _GIVEN
    shelf = Shelf(root, OWNED)
    with speaking(tag):
        _write_pages(edition.in_language(tag), known, shelf)
    return shelf


def _write_rest() -> Shelf:
    """Write what is in English only, or in languages that have few pages."""
    edition, known, root = _GIVEN
    shelf = Shelf(root, OWNED)
    every = collate(edition)
    for tag in TAGS:
        if tag not in TRANSLATED:
            with speaking(tag):
                local = edition.in_language(tag)
                front.write(local, shelf)
                lesson.write(local, shelf)
                own_board.write(every, {}, local, shelf)
    _write_examples(edition, shelf)
    citing.write(edition, known, shelf)
    exports.write(edition, shelf)
    board_exports.write(edition, shelf)
    own = edition.within(FIRST)
    figures.write(ROOT, own, shelf)
    comparing.write_pairs(every, edition, known, shelf)
    workshop.write(edition, shelf)
    changes.write(ROOT, edition, shelf)
    notices.write(ROOT, shelf)
    reference.write(ROOT, shelf)
    schema = ruleset_schema()
    shelf.put("docs/schemas/ruleset-1.json", indented_json(schema))
    data_model.write(ROOT, {"ruleset-1": schema}, shelf)
    return shelf


def _write_pages(edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write the pages that readers of the game meet, in the language that is spoken now."""
    hands = {
        source.slug: source_page(source.slug, edition, known, shelf) for source in edition.sources
    }
    _write_hands(edition, hands, known, shelf)
    _write_overviews(edition, shelf)
    _write_apparatus(edition, shelf)
    odds.write(edition, shelf)
    coverage.write(edition, shelf)
    handouts.write(edition, known, shelf)
    how_to_play.write(edition, shelf)
    originals.write(ROOT, edition, shelf)
    matters.write(edition, shelf)
    surveys.write(edition, shelf)
    players.write(edition, shelf)
    own = edition.within(FIRST)
    bluff.write(own, shelf)
    silences.write(own, shelf)
    citing.write_pages(edition, known, shelf)
    page(shelf, "workshop", sources=edition.sources)
    lesson.write(edition, shelf)
    exercise_files.write(exercises.write(edition, shelf), shelf)
    labels.write(shelf)
    teaching.write(ROOT, shelf)
    comparing.write(edition, known, shelf)
    family.write(edition, shelf)
    boards.write(edition, known, shelf)


def _write_data(edition: Edition, shelf: Shelf) -> None:
    """Write what programs read: rulesets, traces, records."""
    for source in edition.sources:
        for hand in source.hands:
            branches = [replay.branch for replay in hand.others]
            shelf.put(f"docs/{hand.file}", compact_json({**hand.trace, "others": branches}))
            shelf.put(f"docs/assets/records/{source.slug}/{hand.name}.yaml", hand.text)
    originals.write_marks(ROOT, edition, shelf)
    exercises.write_data(edition, shelf)
    beside = {
        "bibliography": edition.bibliography,
        "retired": edition.retired,
        "lock": edition.lock,
        "silences": library.silences(),
        "edition": library.edition(),
    }
    every = {name: library.document(name) for name in library.ids()}
    every |= {source.slug: source.document for source in edition.sources}
    for name, text in shipped_files(every, beside):
        shelf.put(name, text)
    for tag in TAGS:
        with speaking(tag):
            _write_rulesets(edition.in_language(tag), tag, shelf)


def _write_rulesets(edition: Edition, tag: str, shelf: Shelf) -> None:
    """Write what scripts say in a language, and the rulesets with their words in it, where there are any."""
    # hosts pack what they know for text: of .ftl they know nothing
    shelf.put(f"docs/assets/words/{tag}.ftl.txt", catalogue(tag))
    for part in LATER:
        shelf.put(f"docs/assets/words/{tag}.{part}.ftl.txt", later_catalogue(tag, part))
    place = "docs/assets/rulesets" if tag == REFERENCE else f"docs/assets/rulesets/{tag}"
    for source in edition.sources if tag in TRANSLATED else ():
        shelf.put(f"{place}/{source.slug}.json", compact_json(source.document))
    offered = [source for source in edition.sources if source.document["playable"] != "never"]
    varied = _texts_to_begin_with()
    entries = [
        _entry(source, edition) | ({"varied": True} if source.slug in varied else {})
        for source in offered
    ]
    shelf.put(f"{place}/index.json", compact_json(entries))


@cache
def _texts_to_begin_with() -> list[str]:
    """Return the ids of the texts of the first game that differ most: readers choose from these first."""
    whole = [
        library.find(name)
        for name in library.ids(FIRST)
        if library.document(name)["playable"] == "to-the-end"
    ]
    return most_varied(whole, figures.MODERN, VARIED)


def _entry(source: Source, edition: Edition) -> dict[str, Any]:
    """Return what a page needs to offer a ruleset before it loads it, in the words of the edition."""
    offer = entry(source.document, source.rules()["seats"], source.table())
    for crux, (clause, _) in zip(offer["cruxes"], source.cruxes(), strict=True):
        crux["told"] = words.kind(crux["kind"], clause.get("gap"))[1]
        crux["title"] = words.crux(crux["id"])
        crux["question"] = words.typeset(crux["question"])
        for reading in crux["readings"]:
            reading["label"] = words.reading(reading["name"])
            reading["because"] = words.typeset(reading["because"])
    hands = [{"name": hand.name, "title": words.typeset(hand.title)} for hand in source.hands]
    printed = {"printed": True} if _is_printed(source, edition) else {}
    another = {"heading": say("game-name", game=source.game)} if source.game != FIRST else {}
    english = {"english": True} if TITLE in source.untranslated else {}
    return {**offer, **english, **printed, **another, "hands": hands}


def _is_printed(source: Source, edition: Edition) -> bool:
    """Tell whether a text is on paper; an encyclopedia on the web has the type of one that is printed."""
    work = edition.bibliography[source.document["source"]["ref"]]
    return work["type"] != "webpage" and "Wikipedia" not in work.get("container-title", "")


def source_page(slug: str, edition: Edition, known: Forms, shelf: Shelf) -> tuple[HandView, ...]:
    """Write the page of one source, and return its hands as they are shown."""
    source = edition.source(slug)
    if source is None:
        raise ValueError(f"variants/{slug}/ruleset.yaml: its id is not the name of its folder")
    hands = tuple(hand_view(hand, source) for hand in source.hands)
    page(
        shelf,
        f"sources/{slug}/index",
        "source",
        source=source,
        edition=edition,
        topics=[*topics(source, edition, "../../")],
        bars=silences.bars_beside_clauses(source),
        marks={(words.standing(clause), clause.get("gap")) for clause in source.clauses},
        hands=hands,
        cite_plain=known.plain(slug),
        original=originals.has_table(ROOT, slug),
        foot=paper.of_source(source, edition),
    )
    return hands


def _write_hands(edition: Edition, hands: Hands, known: Forms, shelf: Shelf) -> None:
    for source in edition.sources:
        for view in hands[source.slug]:
            page(
                shelf,
                f"hands/{source.slug}/{view['name']}",
                "hand",
                hand=view,
                cite_plain=known.plain(source.slug, view["name"]),
                foot=paper.of_hand(source, view["name"], view["title"], edition),
            )
    page(shelf, "hands/index", "hands", edition=edition, hands=hands)


def _write_overviews(edition: Edition, shelf: Shelf) -> None:
    front.write(edition, shelf)
    page(shelf, "sources/index", "sources", edition=edition)
    measured = matters.strongest_readings(edition, shelf.root)
    page(
        shelf,
        "cruxes",
        sources=[source for source in edition.sources if any(source.cruxes())],
        cases=[*cruxes.cases(edition)],
        matters=cruxes.hands_changed,
        measured=measured,
        marked=mark_terms,
        readings=readings,
        edition=edition,
    )
    page(shelf, "mechanisms", taken=mechanisms.takers(edition))


def _write_apparatus(edition: Edition, shelf: Shelf) -> None:
    """Write the pages about the texts: what is known of them, and what was said of them."""
    page(shelf, "corrections", edition=edition, quoted=quote_clause, works=source_links)
    page(shelf, "blended-summaries", edition=edition, quoted=quote_clause)
    page(
        shelf,
        "timeline",
        edition=edition,
        points=timeline.points,
        small=boards.draw_small,
        line=describe_board,
        works=source_links,
    )
    page(shelf, "bibliography", edition=edition, citations=citations, coins=coins)
    page(
        shelf,
        "glossary",
        edition=edition,
        languages=glossary.languages,
        terms=glossary.terms_of_clauses(edition),
        senses=glossary.senses,
    )


def _write_examples(edition: Edition, shelf: Shelf) -> None:
    """Write the worked examples, which contributors read in English."""
    page(
        shelf,
        "contributing/worked-examples",
        edition=edition,
        examples=examples.examples(),
        shown=examples.example_records,
        works=source_links,
    )
