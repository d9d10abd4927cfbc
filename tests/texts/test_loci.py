"""Loci by sentence: every sentence of five texts is in a clause, and old citations go on holding."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from poch.citing.cite import citation, verify_citations
from poch.texts import library
from poch.texts.apparatus.sentences import Evidence, collect_evidence, complaints, copy_of
from poch.texts.document import load

WORKS: dict[str, Any] = load(library.VARIANTS / "sentences.yaml").data
RULESETS = [library.document(slug) for slug in library.ids()]
CLAUSES = [clause for ruleset in RULESETS for clause in collect_evidence(ruleset)]
READ = {
    "encyclopedie-1765": 17,
    "pierer-1857": 14,
    "meyer-1908": 13,
    "foster-1897": 19,
    "hoyles-games-pope": 15,
    "cosmovisions-bog": 14,
}
"""So many sentences, or parts of one, have the texts that were read sentence by sentence."""
WORK: dict[str, Any] = {
    "copies": {"S1": "https://poch.invalid/a", "S2": "https://poch.invalid/b"},
    "sentences": {
        "S1": {"at": "p. 1", "incipit": "One two", "words": 9},
        "S2": {"at": "p. 2", "incipit": "Three four", "words": 9},
    },
}
BEFORE = (
    "poch-1897-foster/shed.out@2",
    "poch-1908-meyer/board.pools@2",
)


def test_every_sentence_of_these_texts_is_in_a_clause_or_says_no_rule() -> None:
    """And the other way round: a stated clause of theirs names a sentence that is there."""
    assert READ == {name: len(work["sentences"]) for name, work in WORKS.items()}
    assert [] == [*complaints(WORKS, library.bibliography(), CLAUSES)]
    assert all(
        clause.sentences
        for clause in CLAUSES
        if clause.work in WORKS and clause.status != "inferred"
    )


def test_a_sentence_is_where_its_clause_says() -> None:
    """Pages and paragraphs of a clause are those of the sentences that it names, or some of one that runs over two."""
    for ruleset in RULESETS:
        for clause in ruleset["clauses"]:
            work = clause.get("source", ruleset["source"])["ref"]
            if "locus" in clause and clause.get("sentences"):
                every = WORKS[work]["sentences"]
                at = [places(every[name]["at"]) for name in clause["sentences"]]
                said = places(clause["locus"].replace("opening", "¶ 1"))
                where = f"{ruleset['id']}/{clause['id']}"
                assert said <= set().union(*at), where
                assert all(said & each for each in at), where


def places(text: str) -> set[str]:
    """Return the pages or paragraphs that a locus names."""
    return {*re.split(r", |–", re.sub(r"^pp?\. ", "", text))}


@pytest.mark.parametrize(
    ("clauses", "says"),
    [
        ([("a/x", "stated", ("S1",))], "one.S2: is in no clause"),
        ([("a/x", "stated", ("S1", "S2")), ("a/y", "stated", ())], "a/y: is stated and names no"),
        ([("a/x", "stated", ("S1", "S2", "S3"))], "a/x: one has no sentence S3"),
        ([("a/x", "stated", ("S1", "S2")), ("a/y", "inferred", ())], ""),
    ],
)
def test_sentences_and_clauses_must_meet(
    clauses: Sequence[tuple[str, str, tuple[str, ...]]], says: str
) -> None:
    """A sentence in no clause, a clause without one, and a clause with one that is not there."""
    named = [Evidence(name, status, "one", several) for name, status, several in clauses]
    messages = [*map(str, complaints({"one": WORK}, ["one"], named))]

    assert len(messages) == bool(says)
    assert all(message.startswith(says) for message in messages)


def test_what_is_no_rule_is_in_no_clause() -> None:
    """A sentence may say that it is no rule; then no clause rests on it."""
    idle = {**WORK["sentences"], "S2": {**WORK["sentences"]["S2"], "no-rule": "history"}}
    work = {"one": {**WORK, "sentences": idle}}
    rests = Evidence("a/x", "stated", "one", ("S1",))

    assert [] == [*complaints(work, ["one"], [rests])]
    assert ["one.S2: a/x rests on it; take no-rule out"] == [
        *map(str, complaints(work, ["one"], [rests._replace(sentences=("S1", "S2"))]))
    ]
    assert ["one: is not here, and a/x names sentences of it; list them"] == [
        *map(str, complaints({}, ["one"], [rests]))
    ]


def test_a_copy_goes_on_until_the_next() -> None:
    """The opening of an article may be read in one place, and its end in another."""
    work = WORKS["encyclopedie-1765"]
    hosts = [copy_of(work, name).split("/")[2] for name in ("S1", "S6c", "S6d", "S12")]

    assert ["xn--encyclopdie-ibb.eu"] * 2 + ["fr.wikisource.org"] * 2 == hosts


def test_a_citation_names_the_sentence() -> None:
    """Of a clause and of its crux, and on either side of a difference."""
    assert citation("poch-1857-pierer/vie.answers").details.startswith("Sentences S9 and S10.")
    assert citation("poch-1857-pierer?raising").details.endswith("Sentences S9 and S10.")
    assert "Sentence" not in citation("poch-1857-pierer/vie.equal").details
    apart = citation("poch-1857-pierer..poch-1908-meyer:dressing.antes").details
    assert "(p. 223, S4, stated)" in apart
    assert "(p. 54, S3, stated)" in apart


def test_a_citation_names_the_heading() -> None:
    """Where no sentences are counted; with the heading above it, since others have the same below."""
    assert "Under “Das Pochen”." in citation("poch-family-hearts/vie.entry").details
    assert citation("poch-1853-alvensleben/vie.entry").details.startswith(
        "Under “Pochen (19th century) / Part 2 – Pochen”."
    )


def _given(name: str) -> str:
    """Return a citation as it was given once, by the lock."""
    thing, _, version = name.partition("@")
    slug, mark, rest = re.fullmatch(r"([\w-]+)([/?]?)(.*)", thing).groups()  # type: ignore[union-attr]
    clauses = library.document(slug)["clauses"]
    by_crux = {clause["crux"]["id"]: clause["id"] for clause in clauses if "crux" in clause}
    held = library.lock()[slug][by_crux[rest] if mark == "?" else rest].split()
    return f"{name}:{held[int(version) - 1].partition('@')[0]}"


@pytest.mark.parametrize("name", BEFORE)
def test_what_was_cited_before_sentences_were_named_holds(name: str) -> None:
    """The clause says the same; that it names its place more exactly takes nothing back."""
    (finding,) = verify_citations(_given(name))

    assert finding.holds
    assert "says the same" in finding.says
    assert re.search(r"[Cc]lauses? names? the (sentences|headings)", finding.says)


@pytest.mark.parametrize(
    ("token", "holds"),
    [
        ("poch-1857-pierer..poch-1908-meyer:seats@4..4:9fbcc93e1cca", True),
        ("poch-1857-pierer..poch-modern-pagat:dealing.packets@4..3:ddef6f715859", True),
        ("poch-1857-pierer..poch-1908-meyer:vying.opening@4..4:7e6ee5c38d75", False),
    ],
)
def test_a_difference_cited_before_holds(token: str, holds: bool) -> None:  # noqa: FBT001
    """Also where only one of the two texts names sentences."""
    (finding,) = verify_citations(token)

    assert finding.holds is holds


def test_an_older_version_that_said_something_else_is_still_told_apart() -> None:
    """Only what says the same holds."""
    (finding,) = verify_citations(_given("poch-1857-pierer/vie.answers@1"))

    assert not finding.holds
    assert "was changed since version 1" in finding.says


@pytest.mark.parametrize(
    ("tag", "leaves"),
    [("", "external link"), ("de/", "externer Link"), ("fr/", "lien externe")],
)
def test_a_page_shows_first_words_and_a_link_that_leaves(site: Path, tag: str, leaves: str) -> None:
    """Beside the page of the book, in the language of the original; the copy is a link and no more."""
    text = (site / f"{tag}sources/poch-1857-pierer/index.html").read_text("utf-8")
    _, _, after = text.partition('id="vie.fold"')
    clause, _, _ = after.partition('id="vie.showdown"')

    assert "223, S10</span>" in clause
    assert '<b>S10</b> <i lang="de">Der, welcher zuletzt mithält</i>' in clause
    assert f"({leaves})" in clause
    assert '<a class="leaving" rel="external" href="http://www.zeno.org/' in clause
    assert not re.search(r'src="?https?:', text)


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
def test_a_heading_is_in_the_language_of_its_text(site: Path, tag: str) -> None:
    """Of a report in that of the report, as it was read."""
    for slug, shown in (
        ("poch-jawiki", '<span lang="ja">第2のミニゲーム</span>'),
        ("poch-modern-pagat", '<span lang="fr">Deuxième étape</span>'),
        ("poch-family-hearts", '<span lang="de">Das Pochen</span>'),
    ):
        text = (site / f"{tag}sources/{slug}/index.html").read_text("utf-8")

        assert f'<span class="clause-locus">{shown}' in text


@pytest.mark.parametrize("tag", ["", "de/", "fr/"])
@pytest.mark.parametrize(
    "slug", ["poque-1765", "poch-1857-pierer", "poch-1908-meyer", "poch-1897-foster"]
)
def test_the_coverage_page_has_every_sentence(site: Path, slug: str, tag: str) -> None:
    """Each with the clauses that rest on it, and each of those on the page of the source."""
    text = (site / f"{tag}sources/{slug}/coverage/index.html").read_text("utf-8")
    _, _, after = text.partition('id="sentences"')
    document = library.document(slug)
    rows = dict(re.findall(r"<b>(S\d+[a-z]?)</b>.*?<dd>(.*?)</dd>", after, re.DOTALL))
    named = {
        number: [
            clause["id"] for clause in document["clauses"] if number in clause.get("sentences", ())
        ]
        for number in WORKS[document["source"]["ref"]]["sentences"]
    }

    assert named == {number: re.findall(r"#([\w.-]+)", row) for number, row in rows.items()}
    assert all(named.values())
