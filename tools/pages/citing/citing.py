"""How each thing on a page is cited: made at build time, so that no page has to format anything."""

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from poch.citing import cite
from poch.citing.cite import Citation, Witness
from poch.citing.formats import STYLES, filled, templates
from poch.studies.compare import compared, differences
from poch.texts.lock import notes, since
from tools.pages.edition import words
from tools.pages.edition.edition import Edition, Source
from tools.pages.edition.words import printed
from tools.pages.output.files import Shelf, minified
from tools.pages.output.languages import say
from tools.pages.output.templates import page

SITE = os.environ.get("SITE_URL") or None
FILES = {"bibtex": "bib", "ris": "ris", "csl-json": "csl.json"}
Templates = Mapping[tuple[Witness, ...], Mapping[str, str]]
STEP = "{step}"
CLAUSE = "{clause}"


NAMES: Mapping[str, str] = {
    "chicago": "Chicago, notes",
    "chicago-author-date": "Chicago, author–date",
    "mla": "MLA",
    "apa": "APA",
    "bibtex": "BibTeX",
    "ris": "RIS",
    "csl-json": "CSL-JSON",
}


@dataclass(frozen=True, slots=True)
class Forms:
    """All that can be cited of an edition, by source and id, with its forms.

    The differences are by pair, the older text first, as their pages are.

    `placed` are the templates with addresses, for scripts that know where the site stands and what
    day it is; `written` those for pages, which know it only where SITE_URL says so.
    """

    things: Mapping[str, Mapping[str, Citation]]
    differences: Mapping[str, Mapping[str, Citation]]
    placed: Templates
    written: Templates

    def plain(self, slug: str, hand: str = "") -> Markup:
        """Return the note by which a source is cited, or a hand of it at its first step.

        What another step of the hand changes in it is marked, for scripts to put it right.
        """
        if not hand:
            return Markup(self.text(self.things[slug][slug], "chicago"))  # noqa: S704 - our own
        one = self.things[slug][f"{slug}/{hand}#step-1"]
        title, name, address, told = (
            _stepped(text, one) for text in (one.title, one.id, one.address, one.told)
        )
        gaps = replace(one, title=title, id=name, address=address, told=told)
        clause = one.told.removeprefix(f"By {slug}/").removesuffix(".")
        note = self.text(gaps, "chicago").replace(STEP, '<span data-now="step">1</span>')
        return Markup(note.replace(CLAUSE, f'<span data-now="clause">{clause}</span>'))  # noqa: S704 - our own

    def text(self, one: Citation, form: str) -> str:
        """Return a citation in a form as a page has it."""
        site = f"{SITE.rstrip('/')}/" if SITE else ""
        return filled(self.written[one.witnesses][form], form, one, site)


def forms(edition: Edition) -> Forms:
    """Return all citations of an edition; pairs are those of texts of one game."""
    things = {source.slug: _things(source) for source in edition.sources}
    pairs = ((a.slug, b.slug) for a, b in edition.pairs())
    apart = {f"{a}..{b}": _differences(a, b) for a, b in pairs}
    every = (*things.values(), *apart.values())
    groups = [one.witnesses for found in every for one in found.values()]
    placed = templates(groups, edition.bibliography, dated=True)
    alone = [one.witnesses for found in things.values() for one in found.values()]
    written = templates(alone, edition.bibliography, placed=bool(SITE))
    return Forms(things, apart, placed, written)


def of_sources(edition: Edition, known: Mapping[str, Mapping[str, Citation]]) -> Forms:
    """Return what the pages of sources need of the citations; those that are known are taken over."""
    things = {one.slug: known.get(one.slug) or _things(one) for one in edition.sources}
    groups = [one.witnesses for found in things.values() for one in found.values()]
    return Forms(things, {}, {}, templates(groups, edition.bibliography, placed=bool(SITE)))


def _differences(a: str, b: str) -> dict[str, Citation]:
    rows = differences(compared(cite.ruleset(a), cite.ruleset(b)))
    found = [cite.citation(f"{a}..{b}:{row.leaf}") for row in rows]
    return {one.id: one for one in found}


def write(edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write for each source its citations, for the dialog and to take along.

    For each pair of sources write those of their differences, for the dialog.
    """
    shelf.put("docs/assets/cite/changes.json", minified(later(edition)))
    for pair, found in known.differences.items():
        shelf.put(f"docs/assets/cite/{pair}.json", minified(_dialog(found, known.placed)))
    for source in edition.sources:
        things = known.things[source.slug]
        whole = things[source.slug]
        shelf.put(f"docs/assets/cite/{source.slug}.json", minified(_dialog(things, known.placed)))
        for form, end in FILES.items():
            shelf.put(f"docs/assets/cite/{source.slug}.{end}", f"{known.text(whole, form)}\n")


def write_pages(edition: Edition, known: Forms, shelf: Shelf) -> None:
    """Write the page of each source's citations, which are the same in every language."""
    changed = later(edition)
    for source in edition.sources:
        whole = known.things[source.slug][source.slug]
        page(
            shelf,
            f"cite/{source.slug}",
            "cite",
            source=source,
            texts=[(form, NAMES[form], Markup(known.text(whole, form))) for form in STYLES],  # noqa: S704 - our own
            files=[(NAMES[form], end) for form, end in FILES.items()],
            parts=[*_parts(source, known)],
            later=changed.get(source.slug, {}),
            site=SITE,
        )


def later(edition: Edition) -> dict[str, dict[int, dict[str, Any]]]:
    """Return what became of each text after each of its versions but the last, where it has several."""
    return {
        source.slug: {
            version: {
                "clauses": since(edition.lock, source.slug, version),
                "notes": [
                    printed(one.says)
                    for number, one in sorted(notes(source.document).items())
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
    found = [*cite.every(document)]
    found += [
        cite.hand(document, one.name, printed(one.title), one.trace, 1) for one in source.hands
    ]
    return {one.id: one for one in found}


def _dialog(things: Mapping[str, Citation], found: Templates) -> Any:  # noqa: ANN401 - JSON
    """Return what the dialog needs: a few templates, and what goes into their gaps.

    Of a hand the step, and the clause by which it happens, are filled in as the reader steps.
    """
    groups = list(dict.fromkeys(one.witnesses for one in things.values()))
    return {
        "templates": [{NAMES[form]: text for form, text in found[one].items()} for one in groups],
        "things": {
            one.id.partition("#")[0]: [
                groups.index(one.witnesses),
                *(_stepped(text, one) for text in (one.title, one.token, one.address, one.told)),
            ]
            for one in things.values()
        },
    }


def _stepped(text: str, one: Citation) -> str:
    """Return a text in which the step of a hand, if it is one, can be filled in."""
    if "#step-1" not in one.id:
        return text
    text = text.replace("#step-1", f"#step-{STEP}").replace(", step 1", f", step {STEP}")
    return f"By {one.id.partition('/')[0]}/{CLAUSE}." if text == one.told else text


def _parts(
    source: Source, known: Forms
) -> Iterator[tuple[str, str, list[tuple[str, str, str, Markup]]]]:
    """Yield the parts of the page of citations: id, title, and of each thing its id, address, name and note."""
    slug, things = source.slug, known.things[source.slug]
    kinds: list[tuple[str, str, Iterable[tuple[str, str, str]]]] = [
        ("clauses", say("cite-page-clauses"), _clauses(source)),
        ("cruxes", say("cite-page-cruxes"), _cruxes(source)),
        ("hands", say("cite-page-hands"), _hands(source)),
    ]
    for part, title, names in kinds:
        yield (
            part,
            title,
            [
                (
                    place,
                    things[f"{slug}{name}"].address,
                    called,
                    Markup(known.text(things[f"{slug}{name}"], "chicago")),  # noqa: S704 - our own
                )
                for name, place, called in names
            ],
        )


def _clauses(source: Source) -> Iterator[tuple[str, str, str]]:
    """Yield of each clause what its id ends in, its place on the page, and what it is called."""
    for clause in source.clauses:
        yield f"/{clause['id']}", clause["id"], clause["id"]


def _cruxes(source: Source) -> Iterator[tuple[str, str, str]]:
    for _, crux in source.cruxes():
        yield f"?{crux['id']}", f"crux-{crux['id']}", words.crux(crux["id"])


def _hands(source: Source) -> Iterator[tuple[str, str, str]]:
    for hand in source.hands:
        yield f"/{hand.name}#step-1", f"hand-{hand.name}", printed(hand.title)
