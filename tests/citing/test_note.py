"""Notes to be printed: they say what a text says and no more, end with id and edition, and are read back."""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
import yaml
from click.testing import CliRunner

from poch.citing import cite
from poch.citing.cite import citation, verify_citations
from poch.citing.formats import (
    DATA,
    FORMATS,
    LOCALES,
    STYLES,
    fill_template,
    format_citation,
    strip_italics,
    templates,
)
from poch.citing.note import notes
from poch.commands.cli import main
from poch.studies.compare import align_rulesets
from poch.texts import library
from poch.texts.doubt import own_source
from poch.texts.lock import locked_versions, text_versions

ROOT = Path(__file__).resolve().parents[2]
SITE = "https://poch.example/"
KINDS = (
    "poque-1789",
    "poch-1908-meyer/meld.sequence",
    "poch-1853-alvensleben?fold-out",
    "poch-modern-pagat/three-nines#step-17",
    "poque-1789..poch-1857-pierer:board.pools",
    "poch-1844-pierer..poch-1853-alvensleben:vying.first",
)
PROSE = [form for form in FORMATS if form not in DATA]
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
EDITION = "2027.1"
HASH = re.compile(r"(?<![0-9a-f])[0-9a-f]{12}(?![0-9a-f])")
Spoil = Callable[[str], str]


@pytest.fixture(params=[EDITION, ""], ids=["out", "to come"])
def version(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Have what is here out as an edition, or in none yet; the texts as they are were in one, and some in another."""
    now = text_versions(library.lock())
    was = {slug: now[slug] - 1 for slug in now if slug != "poque-1765"}
    day = "2027-01-31" if request.param else ""
    released = {"0.0.1": was} | ({EDITION: now} if request.param else {})
    given = {**library.edition(), "version": request.param, "day": day, "released": released}
    monkeypatch.setattr(library, "edition", lambda: given)
    cite.edition.cache_clear()
    yield request.param
    cite.edition.cache_clear()


@cache
def texts(tag: str, *, placed: bool) -> dict[tuple[str, str], str]:
    """Return each of KINDS in every form of a language, as the command prints it."""
    every = [citation(name) for name in KINDS]
    forms = templates(
        [cited.witnesses for cited in every], library.bibliography(), placed=placed, language=tag
    )
    return {
        (cited.id, form): strip_italics(
            fill_template(
                forms[cited.witnesses][form],
                form,
                cited,
                SITE if placed else "",
                None,
                notes(tag).sentence(cited),
            )
        )
        for cited in every
        for form in FORMATS
    }


def note(text: str) -> str:
    """Return the note of a text, without what is exact."""
    return text.partition("\n\n")[0]


# What stands in a note


@pytest.mark.parametrize("tag", LOCALES)
@pytest.mark.parametrize("placed", [True, False])
def test_a_note_ends_with_what_names_the_thing(tag: str, *, placed: bool) -> None:
    """Once, at its end; where the edition has no address it says so and gives that alone."""
    without = notes(tag).say("note-no-address", short="").strip()
    for (name, form), text in texts(tag, placed=placed).items():
        if form not in PROSE:
            continue
        printed, short = note(text), citation(name).short
        assert not HASH.search(printed.replace(short, "")), printed
        assert (f"{SITE}cite/?{short}" in printed) == placed, printed
        assert (without in printed) != placed, printed
        if form in STYLES:
            assert printed.rstrip(".").endswith(short), printed
            assert 1 == printed.count(short), printed


@pytest.mark.parametrize("form", PROSE)
@pytest.mark.parametrize("name", KINDS)
def test_only_what_is_in_an_edition_is_cited_by_it(name: str, form: str, version: str) -> None:
    """Until then version and hash name what is cited, and no version is given of the whole."""
    cited = citation(name)
    printed = note(format_citation(cited, form, library.bibliography(), SITE))

    assert cited.short == (f"{name}@{version}" if version else cited.token)
    assert f"cite/?{cited.short}" in printed
    assert bool(version) == ("version" in printed.lower())
    assert all(finding.holds for finding in verify_citations(printed))


@pytest.mark.parametrize("tag", LOCALES)
def test_author_and_date_are_those_of_the_edition(tag: str) -> None:
    """In every form, as CITATION.cff has them; nothing is without a date."""
    day = str(cite.edition().day.year)
    for text in texts(tag, placed=True).values():
        assert CITATION["authors"][0]["name"] in text
        assert day in text
        assert not re.search(r"n\. ?d\.|o\. ?J\.|s\. ?d\.", note(text)), text


def test_the_day_of_an_edition_that_is_not_out_is_that_of_the_last_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of one that is out it is the day on which it came out."""
    given = {**library.edition(), "day": "2027-01-31"}
    monkeypatch.setattr(library, "edition", lambda: given)
    assert date(2027, 1, 31) == cite.edition.__wrapped__().day
    given["day"] = ""
    changes = [
        change["day"]
        for slug in library.ids()
        for change in library.document(slug).get("changes", {}).values()
    ]
    assert max(changes) == str(cite.edition.__wrapped__().day)


def test_a_historian_would_print_it() -> None:
    """The example of the page on citing: what each text is, what it has, and where that stands."""
    printed = note(texts("en", placed=True)[KINDS[4], "chicago"])

    assert printed.startswith(
        "Le Poque (Académie universelle des jeux, Amsterdam 1789, as reported by pagat"
    )
    assert "translation) has six pools (" in printed
    assert "Pierer’s Universal-Lexikon (4th ed., 1857" in printed
    assert ") has eight pools (" in printed


def test_what_hangs_on_the_number_of_players_is_cited_for_each() -> None:
    """The first of several values is not that of a text, be the other text for as many players or not."""
    for other in ("newmarket-epsom", "pope-joan-1891-peel"):
        cited = cite.citation(f"{other}..pope-joan-1914-foster:dealing.cards")

        assert "15 cards for three players, twelve cards for four" in notes().sentence(cited), other


@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", "32 cards for three or four players and 36 cards for five or six players; "),
        (
            "de",
            "bei drei oder vier Spielern 32 Karten und bei fünf oder sechs Spielern 36 Karten; ",
        ),
        (
            "fr",
            "32 cartes si l’on est trois ou quatre et 36 cartes si l’on est cinq ou six\u202f; ",
        ),
    ],
)
def test_what_is_counted_is_named_once(tag: str, said: str) -> None:
    """A value by the number of players has its unit already."""
    cited = citation("poque-1765..poch-1908-meyer:pack.size")

    assert said in notes(tag).sentence(cited)


def test_what_is_known_in_translation_says_so() -> None:
    """In each language, of every clause that a machine translated."""
    words = {"en": "translation", "de": "Übersetzung", "fr": "traduction"}
    count = 0
    for slug in library.ids():
        for clause in library.document(slug)["clauses"]:
            if clause["status"] == "reported-mt":
                count += 1
                for tag, word in words.items():
                    assert word in notes(tag).sentence(citation(f"{slug}/{clause['id']}"))
    assert count


def test_no_note_has_signs_of_wikitext() -> None:
    """So a page of a wiki shows it as it is."""
    for tag in LOCALES:
        for slug in library.ids():
            for cited in cite.all_citations(library.document(slug)):
                assert not re.search(r"\{\{|\[\[|''|~~~|<(?!/?i>)", notes(tag).sentence(cited))


@pytest.mark.parametrize(
    ("tag", "parts"),
    [
        ("en", ["{{sfn|The Poch contributors|", "{{cite web |author=", " |ref={{sfnref|"]),
        ("de", ["<ref>{{Internetquelle |autor=", " |abruf=", "}}</ref>"]),
        ("fr", ["{{sfn|The Poch contributors|", "{{Lien web |auteur institutionnel="]),
    ],
)
def test_wikitext_is_what_the_wikipedia_of_the_language_takes(tag: str, parts: list[str]) -> None:
    """Its templates, each closed, with titles in italics."""
    done = CliRunner().invoke(
        main,
        [
            *("cite", KINDS[4], "--format", "wikitext", "--language", tag),
            *("--site", SITE, "--accessed", "2027-01-03"),
        ],
    )
    printed = note(done.stdout)

    assert [part for part in parts if part not in printed] == []
    assert printed.count("{{") == printed.count("}}")
    assert "''Le Poque''" in printed
    assert "=2027-01-03" in printed


# No more than the clause


HEDGES = {
    "reported": "reported",
    "reported-mt": "translation",
    "inferred": "as we read",
}
SILENT = re.compile(
    r"does not say|not reported|not among the differences|breaks off|not in what|question does not arise|not known"
)


def sides(a: str, b: str, leaf: str) -> Iterator[tuple[str, Mapping[str, Any], str]]:
    """Yield of either text its id, its document, and what the sentence says of it."""
    sentence = notes().sentence(citation(f"{a}..{b}:{leaf}")).lower()
    for slug, parted in ((a, sentence.partition), (b, sentence.rpartition)):
        its = own_source(library.document(slug))
        work = notes().work(cite.Witness(its["ref"], via=its.get("via") or "")).lower()
        before, _, after = parted(work)
        said = f"{before[-60:]}{work}{after.partition('; ')[0]}"
        yield slug, library.document(slug), said


def test_no_difference_says_more_than_its_clauses() -> None:
    """Pairs by a seed that turns: what is not stated is hedged, and what is another's is not told as its own."""
    seed = Random().randrange(1_000_000)
    pick = Random(seed)
    pairs = [*combinations(library.ids("poch"), 2)]
    for a, b in pick.sample(pairs, 25):
        for row in align_rulesets(library.find(a), library.find(b)):
            for (slug, document, said), cell in zip(
                sides(a, b, row.leaf), (row.a, row.b), strict=True
            ):
                part = cell.at(row.seats[0]) if row.seats else cell.parts[0]
                part = part or cell.parts[0]
                clause = next((c for c in document["clauses"] if c["id"] == part.clause), None)
                where = f"seed {seed}: {a}..{b}:{row.leaf}, {slug}: {said}"
                if clause is None or clause["status"] == "supplied":
                    if not (clause and row.degree == "reported"):  # another's report names it
                        assert SILENT.search(said), where
                elif "inherited" in clause or (
                    clause.get("source", document["source"])["ref"] != own_source(document)["ref"]
                ):
                    assert "not known" in said, where
                elif clause["status"] in HEDGES and row.degree != "reported":
                    assert HEDGES[clause["status"]] in said or "as we read" in said, where


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("poch-1857-pierer..poch-1908-meyer:turn-up.pool", "1857–1865), as we read it: the dealer"),
        (
            "poch-1853-alvensleben..poch-1908-meyer:shedding.play",
            "as we read it: one card of the suit",
        ),
        ("poque-1765..poch-1857-pierer:vying.raising", "1857–1865), as we read it: only the last"),
        (
            "poque-1765..poch-1857-pierer:vying.raising",
            "(Neufchastel 1765): anyone still in, on their turn; ",
        ),
        ("poch-1857-pierer..poch-1897-foster:dealing.cards", "London 1914): 5."),
    ],
)
def test_a_difference_tells_a_reading_as_ours(name: str, said: str) -> None:
    """Though no other reading would turn it, or one text alone speaks; what is stated stays so."""
    assert said in strip_italics(notes().sentence(citation(name)))


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("poch-1844-pierer/dressing.antes", "For <i>Universal-Lexikon"),
        ("poch-1908-meyer/meld.sequence", "As we read <i>Meyers"),
        ("poch-1853-alvensleben/vie.opening", "<i>Encyklopädie der Spiele</i> (Ludwig von"),
    ],
)
def test_a_clause_is_told_as_its_text_stands(name: str, begins: str) -> None:
    """Borrowed, open or reported: the first words say so."""
    assert notes().sentence(citation(name)).startswith(begins)


@pytest.mark.parametrize(
    ("tag", "name", "place"),
    [
        ("en", "poque-1765/vie.opening", "vol. XIII, pp. 103–104, ¶ 4)"),
        ("en", "poque-1765/players.number", "vol. XIII, pp. 103–104, opening)"),
        ("de", "poque-1765/players.number", "103–104, Anfang)"),
        ("fr", "poque-1765/vie.opening", "103–104, ¶ 4)"),
        ("en", "spin-1891-peel/dressing.game", "London 1891, pp. 87–88, ¶ 4)"),
        ("en", "poch-modern-enwiki/settle.prize", "“Preliminaries”)"),
    ],
)
def test_only_a_heading_is_quoted_as_a_place(tag: str, name: str, place: str) -> None:
    """A paragraph that we counted is none, and does not take the place of the pages."""
    assert place in notes(tag).sentence(citation(name))


def test_the_exact_version_names_a_place_in_its_language() -> None:
    """Where the place is in our words, and not in those of the work."""
    said = CliRunner().invoke(main, ["cite", "poque-1765/players.number", "--language", "de"])
    assert "103–4, Anfang" in said.stdout


@pytest.mark.parametrize("tag", LOCALES)
def test_every_supplied_clause_is_told_as_ours(tag: str) -> None:
    """And as the gap of the text."""
    for slug in library.ids():
        for clause in library.document(slug)["clauses"]:
            if clause["status"] == "supplied":
                ours = (
                    notes(tag).say(f"note-supplied-{clause['gap']}", work="|", text="|").split("|")
                )
                said = notes(tag).sentence(citation(f"{slug}/{clause['id']}"))
                assert all(part in said for part in ours), said


# Read back


def replaced(sign: str, by: str) -> Spoil:
    """Return what puts another sign in the place of one."""
    return lambda text: text.replace(sign, by)


def broken(sign: str, with_: str) -> Spoil:
    """Return what puts something behind a sign wherever an id or an address has it."""
    return lambda text: re.sub(
        rf"(?<=[\w/?.#:@-]){re.escape(sign)}(?=[\w/?.#:@-])", sign + with_, text
    )


SPOILS: Mapping[str, Spoil] = {
    "as it is": str,
    **{
        f"hyphens U+{ord(sign):04X}": replaced("-", sign)
        for sign in "\u2010\u2011\u2012\u2013\u2212\u001e"
    },
    "soft hyphens": lambda text: re.sub(r"(?<=\w{3})(?=\w{3})", "\u00ad", text),
    "hyphens before a new line": broken("-", "\n"),
    **{
        f"{called} after {sign}": broken(sign, space)
        for called, space in (
            ("a new line", "\n"),
            ("a new line and a margin", "\r\n    "),
            ("U+00A0", "\u00a0"),
            ("U+2009", "\u2009"),
        )
        for sign in ("/", "?", "..", ".", ":", "@", "#")
    },
    "curly quotes": lambda text: re.sub(r"(\S+@\S+[0-9a-f])", "“\\1”", text),
    "guillemets": lambda text: re.sub(r"(\S+@\S+[0-9a-f])", "«\u00a0\\1\u00a0»", text),
    "thin spaces": replaced(" ", "\u2009"),
    "spaces that do not break": replaced(" ", "\u00a0"),
    "capitals": str.upper,
    "titles": str.title,
    "an encoded address": lambda text: re.sub(
        r"(?<=cite/\?)\S+", lambda match: quote(match[0], ""), text
    ),
}


@pytest.mark.parametrize("tag", LOCALES)
@pytest.mark.parametrize("spoil", SPOILS)
def test_what_is_cited_is_read_back(spoil: str, tag: str) -> None:
    """In every style and language, of every kind, whatever a word processor made of its signs."""
    every = [citation(name) for name in KINDS]
    for placed in (True, False):
        for form in FORMATS:
            whole = "\n\n".join(texts(tag, placed=placed)[cited.id, form] for cited in every)
            findings = {
                finding.token: finding for finding in verify_citations(SPOILS[spoil](whole))
            }
            wanted = {cited.token for cited in every}
            wanted |= set() if form in DATA else {cited.short for cited in every}

            assert wanted - {*findings} == set(), SPOILS[spoil](whole)
            assert [finding.says for finding in findings.values() if not finding.holds] == []


@pytest.mark.parametrize("version", [EDITION], indirect=True)
def test_an_edition_is_read_without_what_comes_after(version: str) -> None:
    """The stop of a sentence, and a figure that begins the next."""
    for after in (".", ". 12 more", ", 5", ")", ".]", "\n\n7 pools"):
        (finding,) = verify_citations(f"poque-1789/vie.first@{version}{after}")
        assert finding.holds, after


@pytest.mark.parametrize(
    ("cited", "says"),
    [
        ("poque-1789/vie.frist@0.0.1", "did you mean poque-1789/vie.first"),
        ("poque-1788@0.0.1", "there is no ruleset"),
        ("poch-1844-pierer/vie.raise@0.0.1", "is no longer used; it is poch-1844-pierer/vie.answers@"),
        ("poque-1789@9.9", "there is no edition 9.9"),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("version")
def test_a_slip_is_told(cited: str, says: str) -> None:
    """In the id, or in the edition."""
    (finding,) = verify_citations(cited)

    assert not finding.holds
    assert says in finding.says


def test_each_edition_is_known_once(version: str) -> None:
    """That which this one is, too, once it is out; what is in none is not called one."""
    (finding,) = verify_citations("poque-1765@2027.02")

    known = f"0.0.1 and {version}" if version else "0.0.1"
    assert f"known is {known}; it is poque-1765@" in finding.says


@pytest.mark.usefixtures("version")
def test_a_thing_of_an_earlier_edition_is_told_by_what_changed_since() -> None:
    """By the versions of texts in it, whatever their days: a clause that no later one touched holds.

    What came later was never in it, be it a text or a clause.
    """
    document = library.document("poque-1789")
    since = {
        clause["id"]: locked_versions(library.lock(), "poque-1789", clause["id"])[-1].since
        for clause in document["clauses"]
    }
    says = {
        f"poque-1789/{min(since, key=since.__getitem__)}": "says the same as in edition 0.0.1",
        f"poque-1789/{max(since, key=since.__getitem__)}": "was changed since edition 0.0.1",
        "poque-1789": f"was changed since edition 0.0.1; it is poque-1789@{document['version']}:",
        "poque-1765": "was not in edition 0.0.1",
        "poque-1765/vie.first": "was not in edition 0.0.1",
        "poque-1765..poque-1789:seats": "was not in edition 0.0.1",
    }
    for name, expected in says.items():
        (finding,) = verify_citations(f"{name}@0.0.1")
        assert f"{name} {expected}" in finding.says
        assert ("says the same" in expected) == finding.holds


def test_a_clause_whose_headings_alone_were_named_since_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By its edition as by its hash, and so does what it settles in a difference."""
    slug, clause = "poch-1853-alvensleben", "vie.opening"
    *_, before, now = locked_versions(library.lock(), slug, clause)
    released = {"0.0.1": {slug: now.since - 1, "poque-1789": 4}}
    given = {**library.edition(), "released": released}
    monkeypatch.setattr(library, "edition", lambda: given)
    for cited in (
        f"{slug}/{clause}@2:{before.hash}",
        f"{slug}/{clause}@0.0.1",
        f"poque-1789..{slug}:vying.opening@0.0.1",
    ):
        (finding,) = verify_citations(cited)
        assert finding.holds, finding.says


def test_a_crux_of_an_earlier_edition_is_told_by_what_changed_since() -> None:
    """It is changed with its clause, and the changes are those of its text."""
    (finding,) = verify_citations("poch-1853-alvensleben?fold-out@2026.12")

    says = "poch-1853-alvensleben?fold-out was changed since edition 2026.12; it is "
    assert finding.says.startswith(says)
    assert "Since version 7 of poch-1853-alvensleben: changed: " in finding.says


def test_a_clause_that_is_new_was_in_no_earlier_edition() -> None:
    """Its text was, but without it."""
    (finding,) = verify_citations("pope-joan-hoyle/deal.equal@2026.12")

    assert finding.says.startswith("pope-joan-hoyle/deal.equal was not in edition 2026.12; it is ")


def test_the_command_says_first_what_is_printed() -> None:
    """The note, an empty line, and what is exact; as JSON each by itself."""
    done = CliRunner().invoke(main, ["cite", KINDS[1], "--language", "de"])
    printed, _, exact = done.stdout.partition("\n\n")
    (answer,) = yaml.safe_load(CliRunner().invoke(main, ["cite", KINDS[1], "--json"]).stdout)

    assert printed.startswith("Meyers Großes Konversations-Lexikon")
    assert exact.startswith(f"Genaue Fassung: {citation(KINDS[1]).token}.")
    assert citation(KINDS[1]).short == answer["short"]
    assert answer["text"].startswith(answer["note"])
