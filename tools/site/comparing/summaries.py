"""The summary of two texts as a page shows it: each sentence with its clauses, a hand, and how to cite it.

The page of choices loads a summary without what its script knows from the columns: the links, and what each text is.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from poch.studies.compare import voice
from poch.studies.degrees import ANSWERED, SPEAKING
from poch.studies.summary import Summary, summary
from poch.words import comparing
from poch.words.comparing import Sentence
from tools.site.comparing.synopsis import ROOT, Pair, Witness
from tools.site.edition import heads, words
from tools.site.edition.edition import Edition
from tools.site.output.languages import say
from tools.site.output.templates import macros
from tools.site.texts.clauses import anchor
from tools.site.texts.shows import example


@dataclass(frozen=True, slots=True)
class Link:
    """A clause on one side of a sentence, and a step that shows it, where one does."""

    siglum: str
    clause: str
    href: str
    shown: str


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence with what it rests on, the row that it leads to, and what cites it.

    A difference is cited; where one text alone `speaks`, `a` or `b`, its clause is.
    """

    text: str
    degree: str
    word: str
    verdict: str
    leaf: str
    anchor: str
    speaks: str
    cite: str
    citing: str
    called: str
    clauses: tuple[str, str]
    links: tuple[Link, ...]


def of_pair(pair: Pair) -> Summary:
    """Return the summary of a pair."""
    return summary(pair.a.ruleset, pair.b.ruleset, [row for row in pair.rows if row])


def view(pair: Pair) -> dict[str, Any]:
    """Return what the template `summary` needs, with links from the root of the site."""
    found = of_pair(pair)
    return {
        "pair": pair,
        "head": comparing.head(found),
        "differences": [*_told(comparing.differences(found), pair)],
        "beside": [*_told(comparing.beside(found), pair)],
        "more": comparing.more(found),
        "alone": [*_told(comparing.alone(found), pair)],
        "known": [*comparing.known(found), *filter(None, map(reach, (pair.a, pair.b)))],
        "besides": comparing.besides(found),
        "counts": comparing.counts(found),
    }


def html(pair: Pair, *, bare: bool = False) -> Markup:
    """Return the summary of a pair, with ROOT for the way to the root of the site; or bare, without links."""
    return Markup(macros("summary").summary(view(pair), ROOT, bare))  # noqa: S704 - a template's


def known(one: Witness, edition: Edition) -> str:
    """Return in a short line how we know a text, and how far."""
    return f"{heads.evidence(one.source, edition)} {reach(one)}".rstrip()


def reach(one: Witness) -> str:
    """Return how far a text is known, where that is not to its end."""
    return say("summary-reach", playable=one.source.document["playable"], text=one.siglum)


def _told(sentences: Iterable[Sentence], pair: Pair) -> Iterator[Told]:
    rows = {row.leaf: row for row in pair.rows if row}
    for one in sentences:
        leaf = one.leaves[0]
        sides = {"a": (pair.a, one.a), "b": (pair.b, one.b)}
        links = (_link(side, leaf, clause) for side, clause in sides.values() if clause)
        if one.degree in ANSWERED:
            speaks, cite, citing = "", f"{pair.a.slug}..{pair.b.slug}:{leaf}", "how-to-cite/"
            called = say("synopsis-cite-difference")
        else:
            speaks = "a" if voice(rows[leaf].parts()[0]) in SPEAKING else "b"
            side, clause = sides[speaks]
            cite, citing = f"{side.slug}/{clause}", f"cite/{side.slug}/#{clause}"
            called = say("synopsis-cite-clause", siglum=side.siglum, clause=clause)
        yield Told(
            one.text,
            one.degree,
            words.DEGREE[one.degree],
            "differ" if one.degree in ANSWERED else "",
            leaf,
            anchor(leaf),
            speaks,
            cite,
            citing,
            called,
            (one.a, one.b),
            tuple(links),
        )


def _link(one: Witness, leaf: str, clause: str) -> Link:
    setter = next(part.setter for part in one.cells[leaf].parts if part.clause == clause)
    shown = example(setter, one.source, ROOT)
    href = f"{ROOT}sources/{one.slug}/#{clause}"
    return Link(one.siglum, clause, href, shown.href if shown else "")
