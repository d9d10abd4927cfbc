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
from tools.site.texts.shows import example


@dataclass(frozen=True, slots=True)
class SideLink:
    """A clause on one side of a sentence, and a step that shows it, where one does."""

    siglum: str
    clause: str
    href: str
    shown: str


@dataclass(frozen=True, slots=True)
class CitedSentence:
    """A sentence with what it rests on, the row that it leads to, and what cites it.

    A difference is cited; where one text alone `speaks`, `a` or `b`, its clause is.
    """

    text: str
    degree: str
    word: str
    verdict: str
    leaf: str
    speaks: str
    cite: str
    citing: str
    called: str
    clauses: tuple[str, str]
    links: tuple[SideLink, ...]


def of_pair(pair: Pair) -> Summary:
    """Return the summary of a pair."""
    return summary(pair.a.ruleset, pair.b.ruleset, [row for row in pair.rows if row])


def view(pair: Pair) -> dict[str, Any]:
    """Return what the template `summary` needs, with links from the root of the site."""
    summary = of_pair(pair)
    return {
        "pair": pair,
        "head": comparing.head(summary),
        "differences": [*_cite_sentences(comparing.differences(summary), pair)],
        "beside": [*_cite_sentences(comparing.stand_in_differences(summary), pair)],
        "more": comparing.more(summary),
        "alone": [*_cite_sentences(comparing.alone(summary), pair)],
        "more_alone": comparing.more_alone(summary),
        "known": [
            *comparing.describe_sources(summary),
            *filter(None, map(reach, (pair.a, pair.b))),
        ],
        "besides": comparing.describe_rest(summary),
        "counts": comparing.counts(summary),
    }


def html(pair: Pair, *, bare: bool = False) -> Markup:
    """Return the summary of a pair, with ROOT for the way to the root of the site; or bare, without links."""
    return Markup(macros("summary").summary(view(pair), ROOT, bare))  # noqa: S704 - a template's


def evidence_line(witness: Witness, edition: Edition) -> str:
    """Return in a short line how we know a text, and how far."""
    return f"{heads.evidence(witness.source, edition)} {reach(witness)}".rstrip()


def reach(witness: Witness) -> str:
    """Return how far a text is known, where that is not to its end."""
    return say("summary-reach", playable=witness.source.document["playable"], text=witness.siglum)


def _cite_sentences(sentences: Iterable[Sentence], pair: Pair) -> Iterator[CitedSentence]:
    rows = {row.leaf: row for row in pair.rows if row}
    for sentence in sentences:
        leaf = sentence.leaves[0]
        sides = {"a": (pair.a, sentence.a), "b": (pair.b, sentence.b)}
        links = (_link(side, leaf, clause) for side, clause in sides.values() if clause)
        if sentence.degree in ANSWERED:
            speaks, cite, citing = "", f"{pair.a.slug}..{pair.b.slug}:{leaf}", "how-to-cite/"
            called = say("synopsis-cite-difference")
        else:
            speaks = "a" if voice(rows[leaf].parts()[0]) in SPEAKING else "b"
            side, clause = sides[speaks]
            cite, citing = f"{side.slug}/{clause}", f"cite/{side.slug}/#{clause}"
            called = say("synopsis-cite-clause", siglum=side.siglum, clause=clause)
        yield CitedSentence(
            sentence.text,
            sentence.degree,
            words.DEGREE[sentence.degree],
            "differ" if sentence.degree in ANSWERED else "",
            leaf,
            speaks,
            cite,
            citing,
            called,
            (sentence.a, sentence.b),
            tuple(links),
        )


def _link(witness: Witness, leaf: str, clause: str) -> SideLink:
    setter = next(part.setter for part in witness.cells[leaf].parts if part.clause == clause)
    shown = example(setter, witness.source, ROOT)
    href = f"{ROOT}sources/{witness.slug}/#{clause}"
    return SideLink(witness.siglum, clause, href, shown.href if shown else "")
