"""How each thing on a page is cited: made at build time, so that no page has to format anything."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from markupsafe import Markup

from poch.citing import cite
from poch.citing.cite import Citation, Witness
from poch.citing.formats import DATA, STYLES, WIKI, fill_template, templates
from poch.citing.note import Notes
from poch.studies.compare import Column, align_columns, column, differences, leaf_names, rules_of
from poch.texts.library import edition, find
from poch.texts.lock import changes_since, changes_with, locked_versions, version_notes
from poch.words.language import language
from tools.site.edition import words
from tools.site.edition.edition import ENGLISH, Edition, Source
from tools.site.edition.words import typeset
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import TRANSLATED, now, say
from tools.site.output.templates import page

SITE = os.environ.get("SITE_URL") or None
FILES = {"bibtex": "bib", "ris": "ris", "csl-json": "csl.json"}
Templates = Mapping[tuple[Witness, ...], Mapping[str, str]]
PROSE = (*STYLES, WIKI)
"""The forms in which there is a note."""
STEP = "{step}"
CLAUSE = "{clause}"
SAID = "{said}"


NAMES: Mapping[str, str] = {
    "chicago": "Chicago, notes",
    "chicago-author-date": "Chicago, author–date",
    "mla": "MLA",
    "apa": "APA",
    "wikitext": "Wikipedia",
    "bibtex": "BibTeX",
    "ris": "RIS",
    "csl-json": "CSL-JSON",
}


@dataclass(frozen=True, slots=True)
class Forms:
    """All that can be cited of an edition, by source and id, with its forms.

    The differences are by pair, the older text first, as their pages are.

    `placed` are the templates with addresses, for scripts that know where the site stands and what
    day it is; `written` those for pages, which know it only where SITE_URL says so. Templates and
    notes are by language.
    """

    things: Mapping[str, Mapping[str, Citation]]
    differences: Mapping[str, Mapping[str, Citation]]
    placed: Mapping[str, Templates]
    written: Mapping[str, Templates]
    notes: Mapping[str, Notes]

    def plain(self, slug: str, hand: str = "") -> Markup:
        """Return the note by which a source is cited, or a hand of it at its first step, with its hash.

        What another step of the hand changes in it is marked, for scripts to put it right.
        """
        if not hand:
            return self._note_with_hash(self.things[slug][slug])
        cited = self.things[slug][f"{slug}/{hand}#step-1"]
        event = cited.step and self.notes[now().tag].event(cited.step)
        clause = cited.details.removeprefix(f"§ {slug}/").removesuffix(".")
        note = str(self._note_with_hash(_with_step_gap(cited)))
        for gap, name, value in (
            (STEP, "step", "1"),
            (CLAUSE, "clause", clause),
            (SAID, "said", event),
        ):
            note = note.replace(gap, f'<span data-now="{name}">{value}</span>')
        return Markup(note)  # noqa: S704 - our own

    def _note_with_hash(self, cited: Citation) -> Markup:
        note, _ = self.note(cited)
        exact = say("note-exact", token=cited.token)
        return Markup(f"{note} {exact} {cited.details if cited.step else ''}".rstrip())  # noqa: S704 - our own

    def note(self, cited: Citation, form: str = "chicago") -> tuple[Markup, Markup]:
        """Return the note of a style in the language of the page, and what is exact."""
        note, _, exact = self.text(cited, form).partition("\n\n")
        return Markup(note), Markup(exact)  # noqa: S704 - our own

    def text(self, cited: Citation, form: str) -> str:
        """Return a citation in a form as a page has it."""
        tag = now().tag
        template = self.written[tag][cited.witnesses][form]
        text = fill_template(
            template, form, cited, _site(), sentence=self.notes[tag].sentence(cited)
        )
        return text if tag == ENGLISH or form in FILES else _english_names().sub(_in_english, text)


def _site() -> str:
    return f"{SITE.rstrip('/')}/" if SITE else ""


@cache
def _english_names() -> re.Pattern[str]:
    """Return what an edition is called in every language: marked where a page is in another."""
    names = edition()["author"], edition()["title"].partition(",")[0]
    return re.compile("|".join(map(re.escape, names)), re.IGNORECASE)


def _in_english(name: re.Match[str]) -> str:
    return f'<span lang="{ENGLISH}">{name[0]}</span>'


def forms(edition: Edition) -> Forms:
    """Return all citations of an edition; pairs are those of texts of one game."""
    things = {source.slug: _things(source) for source in edition.sources}
    rulesets = {slug: find(slug) for slug in things}
    rows = leaf_names(rulesets.values())
    columns = {slug: column(rulesets[slug], rows) for slug in things}
    pairs = ((a.slug, b.slug) for a, b in edition.pairs())
    apart = {f"{a}..{b}": _differences(columns[a], columns[b]) for a, b in pairs}
    every = (*things.values(), *apart.values())
    groups = [cited.witnesses for by_id in every for cited in by_id.values()]
    placed = {
        tag: templates(groups, edition.bibliography, dated=True, language=tag) for tag in TRANSLATED
    }
    return Forms(things, apart, placed, _page_templates(edition, things), _notes(edition))


def of_sources(edition: Edition, known: Mapping[str, Mapping[str, Citation]]) -> Forms:
    """Return what the pages of sources need of the citations; those that are known are taken over."""
    things = {source.slug: known.get(source.slug) or _things(source) for source in edition.sources}
    return Forms(things, {}, {}, _page_templates(edition, things), _notes(edition))


def _page_templates(
    edition: Edition, things: Mapping[str, Mapping[str, Citation]]
) -> dict[str, Templates]:
    groups = [cited.witnesses for by_id in things.values() for cited in by_id.values()]
    return {
        tag: templates([(), *groups], edition.bibliography, placed=bool(SITE), language=tag)
        for tag in TRANSLATED
    }


def _notes(edition: Edition) -> dict[str, Notes]:
    """Return the notes of an edition by language."""
    return {tag: _notes_in(edition.in_language(tag), tag) for tag in TRANSLATED}


def _notes_in(edition: Edition, tag: str) -> Notes:
    documents = {source.slug: source.document for source in edition.sources}
    titles = {(text.slug, hand.name): hand.title for text in edition.sources for hand in text.hands}
    return Notes(
        language(tag),
        edition.bibliography,
        documents.__getitem__,
        lambda slug, hand: titles[slug, hand],
        edition.boards.__getitem__,
    )


def _differences(a: Column, b: Column) -> dict[str, Citation]:
    """Return what is cited of two texts: each difference. What one alone has is cited by its clause."""
    rows = differences(align_columns(a, b, rules_of(a, b)))
    citations = [cite.citation(f"{a.ruleset.id}..{b.ruleset.id}:{row.leaf}") for row in rows]
    return {cited.id: cited for cited in citations}


def write(edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write for each source its citations, for the dialog and to take along.

    For each pair of sources write those of their differences, for the dialog; all share the templates of notes.
    """
    shelf.put("docs/assets/cite/changes.json", compact_json(later_versions(edition)))
    shelf.put("docs/assets/cite/notes.json", compact_json(_note_templates(known)))
    for pair, citations in known.differences.items():
        shelf.put(f"docs/assets/cite/{pair}.json", compact_json(_dialog(citations, known)))
    for source in edition.sources:
        things = known.things[source.slug]
        whole = things[source.slug]
        kept = _dialog(things, known) | _past(edition, source)
        shelf.put(f"docs/assets/cite/{source.slug}.json", compact_json(kept))
        for form, end in FILES.items():
            shelf.put(f"docs/assets/cite/{source.slug}.{end}", f"{known.text(whole, form)}\n")


def write_pages(edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write the page of each source's citations, and the one to which the addresses of notes lead."""
    example = known.things["poque-1789"]["poque-1789/vie.first"].short
    sources, name = edition.sources, cite.edition().name
    page(shelf, "cite/index", "cited", sources=sources, edition=name, cited=example)
    for source in edition.sources:
        whole = known.things[source.slug][source.slug]
        page(
            shelf,
            f"cite/{source.slug}",
            "cite",
            source=source,
            texts=[(form, NAMES[form], *known.note(whole, form)) for form in PROSE],
            files=[(NAMES[form], end) for form, end in FILES.items()],
            parts=[*_parts(source, known)],
            later=[*_changes(edition, source)],
            site=SITE,
        )


def _changes(
    edition: Edition, source: Source
) -> Iterator[tuple[int, str, list[tuple[str, list[str]]]]]:
    """Yield the later versions of a text, the last first: number, note, and its clauses by what became of them."""
    for version, note in sorted(version_notes(source.document).items(), reverse=True):
        became: dict[str, list[str]] = {"changed": [], "new": [], "gone": []}
        for change in changes_with(edition.lock, source.slug, version):
            became[change.what].append(change.clause)
        yield (
            version,
            typeset(note.says),
            [(what, names) for what, names in became.items() if names],
        )


def later_versions(edition: Edition) -> dict[str, dict[int, dict[str, Any]]]:
    """Return what became of each text after each of its versions but the last, where it has several."""
    return {
        source.slug: {
            version: {
                "clauses": changes_since(edition.lock, source.slug, version),
                "notes": [
                    typeset(note.says)
                    for number, note in sorted(version_notes(source.document).items())
                    if number > version
                ],
            }
            for version in range(1, source.document["version"])
        }
        for source in edition.sources
        if source.document.get("version", 1) > 1
    }


def _things(source: Source) -> dict[str, Citation]:
    """Return all of a source that can be cited by itself, by id; a hand is cited by its steps."""
    document = source.document
    citations = [*cite.all_citations(document)]
    citations += [
        cite.cite_step(document, hand.name, typeset(hand.title), hand.trace, 1)
        for hand in source.hands
    ]
    return {cited.id: cited for cited in citations}


def _dialog(things: Mapping[str, Citation], known: Forms) -> dict[str, Any]:
    """Return what the dialog needs beside the notes: a few templates by language, and what goes into their gaps.

    In a sentence a number is the place of a work in a list. What is exact is that of the first style. Data are
    the same in every language. Of a hand the step, what happens in it, and the clause by which it happens are
    filled in as the reader steps. Last comes what tells an old citation that still holds: with which versions of
    the texts a thing came to say what it says, and its hashes without places.
    """
    groups = list(dict.fromkeys(cited.witnesses for cited in things.values()))
    first, *_ = PROSE
    works: dict[str, int] = {}

    def sentence(cited: Citation, tag: str) -> str:
        text = known.notes[tag].sentence(cited)
        for work in sorted(known.notes[tag].works, key=len, reverse=True):
            if work in text:
                text = text.replace(work, f"{{{works.setdefault(work, len(works))}}}")
        return text

    by_id = {
        cited.id.partition("#")[0]: [
            groups.index(cited.witnesses),
            *(each.title, each.token, each.address, each.details, each.short),
            {tag: sentence(each, tag) for tag in TRANSLATED},
            cite.since(cited.id),
            sorted(cite.unplaced_hashes(cited.id)),
        ]
        for cited, each in ((cited, _with_step_gap(cited)) for cited in things.values())
    }
    exact = [
        {
            **{tag: known.placed[tag][group][first].partition("\n\n")[2] for tag in TRANSLATED},
            "data": {NAMES[form]: known.placed[ENGLISH][group][form] for form in DATA},
        }
        for group in groups
    ]
    titles = {tag: _titles(things.values(), known.notes[tag]) for tag in TRANSLATED}
    return {
        "titles": titles,
        "templates": exact,
        "works": [*works],
        "things": by_id,
    }


def _note_templates(known: Forms) -> dict[str, dict[str, str]]:
    """Return by language the templates of notes, which differ by their sentences alone."""
    return {
        tag: {
            NAMES[form]: next(iter(by_group.values()))[form].partition("\n\n")[0] for form in PROSE
        }
        for tag, by_group in known.placed.items()
    }


def _past(edition: Edition, source: Source) -> dict[str, Any]:
    """Return all versions of what was changed or is gone, by id, and what is said of each version of the text."""
    slug, clauses = source.slug, source.document["clauses"]
    names = {f"{slug}/{name}" if name else slug: name for name in edition.lock[slug]}
    names |= {
        f"{slug}?{clause['crux']['id']}": clause["id"] for clause in clauses if "crux" in clause
    }
    versions = {}
    for called, name in names.items():
        every = locked_versions(edition.lock, slug, name)
        if len(every) > 1:
            versions[called] = every
    notes = version_notes(source.document).items()
    return {"versions": versions, "remarks": {number: typeset(note.says) for number, note in notes}}


def _titles(things: Iterable[Citation], spoken: Notes) -> dict[str, str]:
    """Return under no name what the text is called, or the two, and under their names its hands."""
    titles = {}
    for cited in things:
        slug, rest, leaf = cite.parts_of(cited.id)
        hand = rest.partition("#")[0] if cited.step else ""
        both = [slug, rest] if leaf else [slug]
        named = [spoken.title(each, hand) for each in both]
        titles[hand] = spoken.spoken.format_list(named)
    return titles


def _with_step_gap(cited: Citation) -> Citation:
    """Return a citation in which the step of a hand, if it is one, can be filled in."""
    if not cited.step:
        return cited
    return replace(
        cited,
        id=cited.id.replace("#step-1", f"#step-{STEP}"),
        title=cited.title.replace(", step 1", f", step {STEP}"),
        address=cited.address.replace("#step-1", f"#step-{STEP}"),
        details=f"§ {cited.id.partition('/')[0]}/{CLAUSE}.",
        step=cited.step._replace(said=SAID),
    )


def _parts(
    source: Source, known: Forms
) -> Iterator[tuple[str, str, list[tuple[str, str, str, Markup, str]]]]:
    """Yield the parts of the page of citations: id, title, and of each thing its place, address, name, note and token."""
    slug, things = source.slug, known.things[source.slug]
    cruxes = [crux["id"] for _, crux in source.cruxes()]
    named = {  # what ids end in, the place on the page, and what is there
        "clauses": [(f"/{clause['id']}", clause["id"], clause["id"]) for clause in source.clauses],
        "cruxes": [(f"?{name}", f"crux-{name}", words.crux(name)) for name in cruxes],
        "hands": [
            (f"/{hand.name}#step-1", f"hand-{hand.name}", typeset(hand.title))
            for hand in source.hands
        ],
    }
    for part, names in named.items():
        cited = [(things[f"{slug}{name}"], place, called) for name, place, called in names]
        yield (
            part,
            say(f"cite-page-{part}"),
            [
                (place, thing.address, called, known.note(thing)[0], thing.token)
                for thing, place, called in cited
            ],
        )
