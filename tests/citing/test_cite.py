"""Citations: everything can be cited in every form, and what was cited can be told again."""

import json
import re
from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import cast

import pypandoc
import pytest
import rispy
from click.testing import CliRunner, Result

from poch.citing import cite
from poch.citing.cite import Citation, citation, verify_citations
from poch.citing.formats import (
    FORMATS,
    STYLES,
    _freeze,
    _run,
    fill_template,
    format_citation,
    items,
    templates,
    work,
)
from poch.commands.cli import main
from poch.studies.compare import differences
from poch.texts import library
from poch.texts.library import bibliography, document, hands, ids
from poch.texts.lock import locked_versions
from tests.columns import rows
from tests.turns import turn
from tools.site.edition.edition import Edition

SITE = "https://poch.example/"
KINDS = (
    "poch-1853-alvensleben",
    "poch-1853-alvensleben/vie.opening",
    "poch-1853-alvensleben?fold-out",
    "poch-1853-alvensleben..poch-1908-meyer:pack.size",
    "poch-modern-pagat/three-nines#step-17",
)
WORKS = bibliography()
CITED_BEFORE = [
    line
    for line in Path(__file__).parent.with_name("cited-before.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
Forms = dict[str, dict[str, str]]


def poch(*arguments: str) -> Result:
    """Run the command."""
    return CliRunner().invoke(main, arguments)


@cache
def things() -> list[Citation]:
    """Return every source, clause and crux, and every difference between two sources."""
    citations: list[Citation] = []
    for slug in ids():
        text = document(slug)
        citations += cite.all_citations(text)
    for a, b in combinations(ids(), 2):
        citations += [citation(f"{a}..{b}:{row.leaf}") for row in differences(rows(a, b))]
    return citations


def test_everything_can_be_cited_in_every_form() -> None:
    """No citation has a gap left, and each has its address, version and hash; a fifth of them at each commit."""
    every = turn(things(), 5)
    forms = templates([cited.witnesses for cited in every], WORKS)

    for cited in every:
        for form, template in forms[cited.witnesses].items():
            text = fill_template(template, form, cited, SITE)

            assert not re.search(r"X[A-Z]+X|poch\.invalid", text), text
            assert f"{SITE}{cited.address}" in text, text
            assert cited.token in text.replace("\\", ""), text
            if form == "csl-json":
                (title,) = re.findall(
                    '<span class="nocase">(.*)</span>', json.loads(text)[0]["title"]
                )
                assert cited.title == title


@pytest.mark.parametrize("name", KINDS)
def test_a_citation_holds_as_long_as_nothing_changes(name: str) -> None:
    """What the command cites it verifies, in whatever text the citation stands."""
    text = poch("cite", name).stdout
    done = poch("verify", f"See {text}")

    assert 0 == done.exit_code, done.output
    assert citation(name).token in text
    assert f"{name} says the same" in done.stdout


@pytest.mark.parametrize("name", KINDS)
def test_a_citation_of_something_else_does_not_hold(name: str) -> None:
    """Another hash, or another version, is not what stands there now."""
    version, figures = citation(name).stamp
    other = f"{name}@{version}:{figures[::-1]}"
    done = poch("verify", other)

    assert 1 == done.exit_code
    assert f"it is {citation(name).token} now" in done.stderr


def test_a_difference_names_both_sides() -> None:
    """It gives loci, evidence, versions and hashes of both clauses, and a hand that shows it."""
    difference = citation("poch-1853-alvensleben..poch-1908-meyer:vying.opening")
    sides = [
        citation(f"{slug}/{name}")
        for slug, name in re.findall(r"(poch-[\w-]+)/([\w.-]+)@", difference.details)
    ]

    assert {"poch-1853-alvensleben", "poch-1908-meyer"} == {
        side.id.partition("/")[0] for side in sides
    }
    assert all(f"{side.token} (" in difference.details for side in sides)
    assert re.search(r"Shown in \S+#step-\d+\.$", difference.details)
    assert ["395–397", "54–55"] == [
        place.locator.removeprefix("pp. ") for place in difference.witnesses
    ]


def test_a_report_is_cited_as_one() -> None:
    """Of a book that was not seen it is said who reports it, and no title is made up."""
    reported = format_citation(citation("poch-1853-alvensleben/vie.opening"), "chicago", WORKS)
    untitled = format_citation(citation("poch-1810-hamburg"), "chicago", WORKS)

    assert (
        "(Leipzig: O. Wigand, 1853), 395–97, as reported in “Poch,” Wikipedia (English)" in reported
    )
    assert "[Unidentified German book of games, published at Hamburg in 1873" in untitled


def test_a_wikipedia_names_its_language_in_that_language() -> None:
    """A page marks the name as it marks the title of the article, and translates neither."""
    own = {"en": "English", "de": "Deutsch", "is": "íslenska", "ja": "日本語"}
    named = {
        (entry["language"], entry["container-title"])
        for entry in WORKS.values()
        if "Wikipedia" in entry.get("container-title", "")
    }

    assert {(tag, f"Wikipedia ({name})") for tag, name in own.items()} == named


@pytest.mark.parametrize(
    ("tag", "place", "described"),
    [
        ("en", "October 1, 1969, no. 4, pp. 36–37", "[Unidentified German book"),
        ("de", "1. Oktober 1969, Nr. 4, S. 36–37", "[Nicht identifiziertes deutsches"),
        (
            "fr",
            "1er octobre 1969, n°\u00a04, p.\u00a036–37",
            "[Livre de jeux allemand non identifié",
        ),
    ],
)
def test_a_work_is_cited_in_the_words_of_the_language(tag: str, place: str, described: str) -> None:
    """What it numbers, where in it and on which day; and what it is called where it has no title."""
    issue, untitled = (
        format_citation(citation(name), "chicago", WORKS, language=tag)
        for name in ("pukk-1969-husfreyjan", "poch-1810-hamburg")
    )

    assert place in issue
    assert described in untitled


def test_what_is_unconfirmed_is_not_cited() -> None:
    """An imprint that rests on general knowledge stands in no form, nor in what is taken along."""
    for form in FORMATS:
        text = format_citation(citation("poch-1857-pierer"), form, WORKS)

        assert "Altenburg" in WORKS["pierer-1857"]["publisher-place"]
        assert "Altenburg" not in text


@pytest.mark.parametrize("ref", WORKS)
def test_a_remark_calls_general_knowledge_what_no_citation_gives(ref: str) -> None:
    """And nothing that citations do give."""
    entry, given = WORKS[ref], work(ref, WORKS[ref])
    sentences = ["", *re.split(r"(?<=[.;]) ", entry.get("note", ""))]
    general = " ".join(
        f"{before} {text}" for before, text in pairwise(sentences) if "general knowledge" in text
    )
    fields = ("title", "issued", "publisher", "publisher-place", "edition", "page", "ISBN")

    for field in set(fields) & set(entry):
        assert (str(entry[field]) in general) <= (field not in given), field
        assert (field in entry.get("unconfirmed", ())) <= (str(entry[field]) in general), field


def test_what_we_supplied_is_not_laid_at_the_door_of_the_source() -> None:
    """A citation of a supplied clause says so, and why."""
    for slug in ids():
        notes = {cited.id: cited.details for cited in cite.all_citations(document(slug))}
        for clause in document(slug)["clauses"]:
            supplied = notes[f"{slug}/{clause['id']}"].startswith("Supplied in this edition:")

            assert (clause["status"] == "supplied") == supplied


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(
    "name",
    [
        "poch-1908-meyer/meld.sequence",
        "poch-1908-meyer..poch-1853-alvensleben:melding.run.best-by",
    ],
)
def test_what_is_unsettled_is_cited_as_unsettled(name: str, form: str) -> None:
    """In every form: the kind of doubt, the adopted reading, and what the others give."""
    text = format_citation(citation(name), form, WORKS)

    assert "ambiguity; adopted reading “longest then top”" in text
    assert (
        "not “top card” (top), “trumps first” (trump, then length, then top) or “trumps then top” (trump, then top)"
        in text
    )
    assert not re.search(r"[( ]stated[,)]", text)


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_borrowed_is_cited_with_its_lender(form: str) -> None:
    """The clause is cited after the text it is from, which is not the one it is edited with."""
    clause = format_citation(citation("poch-1844-pierer/dressing.antes"), form, WORKS)
    pair = "poch-1844-pierer..poch-1857-pierer:dressing.antes"

    assert "Borrowed from pierer-1857; not known to stand in pierer-1844." in clause
    assert "borrowed from pierer-1857) sets" in format_citation(citation(pair), form, WORKS)


def test_a_crux_is_cited_with_its_kind() -> None:
    """An ambiguity is not a silence, and a house variation is neither."""
    kinds = {
        "poch-1853-alvensleben?sequence": "Contradiction. Readings: ",
        "poch-1908-meyer?sequence": "Ambiguity. Readings: ",
        "poch-1908-meyer?pass": "Silence. Readings: ",
        "poch-1853-alvensleben?pass": "Not reported. Readings: ",
    }
    for name, begins in kinds.items():
        assert citation(name).details.startswith(begins), name


@pytest.mark.parametrize("line", CITED_BEFORE)
def test_a_difference_cited_before_says_what_is_told_otherwise(line: str) -> None:
    """Where only the standing is said otherwise, the rule is the same, and both standings are named."""
    token, _, expected = line.partition(" |")
    (finding,) = verify_citations(token)

    assert finding.holds
    assert f"What it rests on is said otherwise:{expected}; it is" in finding.says or not expected
    assert ("says the same" in finding.says) == (not expected)


@pytest.fixture(scope="module")
def forms() -> Forms:
    """Every source in every form."""
    every = [citation(slug) for slug in ids()]
    filled = templates([cited.witnesses for cited in every], WORKS)
    return {
        cited.id: {
            f: fill_template(text, f, cited, SITE) for f, text in filled[cited.witnesses].items()
        }
        for cited in every
    }


@pytest.mark.parametrize("slug", ids())
def test_ris_says_what_the_items_say(slug: str, forms: Forms) -> None:
    """Read by rispy, the RIS of a source gives back all that is known of each work."""
    cited = citation(slug)
    given = items(cited.witnesses, WORKS)
    back = rispy.loads(forms[slug]["ris"])

    assert len(given) == len(back)
    assert cited.token in back[0]["notes"][0]
    assert cited.token == back[0]["note"]
    assert [f"{SITE}{cited.address}"] == back[0]["urls"]
    for item, read in zip(given[1:], back[1:], strict=True):
        assert item["title"] == read["title"]
        assert item.get("publisher") == read.get("publisher")
        assert item.get("publisher-place") == read.get("place_published")
        assert item.get("volume") == read.get("volume")
        assert item.get("container-title") == read.get("secondary_title")
        years = str(WORKS[item["id"].removesuffix("-source")].get("issued", "")).split("/")
        assert years[0][:4] == read.get("year", "")
        assert years == read.get("date", read.get("year", "")).replace("/", "-").split("–")
        pages = [read[key] for key in ("start_page", "end_page") if key in read]
        assert item.get("page", "") == "–".join(pages)
        assert len(item.get("author", [])) == len(read.get("authors", []))
        for who, name in zip(item.get("author", []), read.get("authors", []), strict=True):
            assert who.get("literal") or who["family"] in name


@pytest.mark.parametrize("slug", ids())
def test_bibtex_says_what_the_items_say(slug: str, forms: Forms) -> None:
    """Read again, the BibTeX of a source gives back people, titles, years and places."""
    cited = citation(slug)
    given = items(cited.witnesses, WORKS)
    back = json.loads(pypandoc.convert_text(forms[slug]["bibtex"], "csljson", format="bibtex"))

    assert cited.title == back[0]["title"]
    assert cited.token in back[0]["note"]
    assert cited.token == back[0]["number"]
    for item, read in zip(given[1:], back[1:], strict=True):
        assert item["title"].lower().replace("’", "'") == read["title"].lower().replace("’", "'")
        site = item.get("container-title") if item["type"] == "webpage" else None
        assert read.get("publisher") == (site or item.get("publisher"))
        for key in ("publisher-place", "volume"):
            assert item.get(key) == read.get(key), key


def test_bibtex_keeps_what_a_work_is_part_of() -> None:
    """Articles name their encyclopedia and web pages their site, spans of years are two years."""
    groups = [(cite.Witness(ref),) for ref in WORKS]
    by_group = templates(groups, WORKS)
    for group in groups:
        entry = WORKS[group[0].ref]
        _, text = re.split(r"\n\n(?=@)", by_group[group]["bibtex"])
        whole, kind = entry.get("container-title"), entry["type"]

        assert "@inbook" not in text
        if whole and kind in {"chapter", "entry-encyclopedia"}:
            assert text.startswith("@incollection{")
            assert "\n  booktitle = {" in text
        if whole and kind == "webpage":
            assert f"\n  howpublished = {{{whole}}}" in text
        if "/" in str(entry.get("issued")):
            assert f"\n  date = {{{entry['issued']}}}" in text
        for editor in entry.get("editor", ()):
            assert editor["family"] in text


@pytest.mark.parametrize("style", STYLES)
def test_styles_leave_our_ids_as_they_are(style: str) -> None:
    """Formatted by others from CSL-JSON, the ids in title and token are still ids."""
    cited = citation(KINDS[1])
    item, *_ = json.loads(format_citation(cited, "csl-json", WORKS, SITE))
    text = _run((_freeze(item),), style, "en")[item["id"]]

    assert {finding.token for finding in verify_citations(text)} == {cited.token}
    assert "vie.opening" in re.split("[”.] ", text.partition("1853): ")[2])[0]


READ = {
    **dict.fromkeys(STYLES, "(read 2026-09-03)"),
    "wikitext": " |access-date=2026-09-03 ",
    "bibtex": "\n  urldate = {2026-09-03}",
    "ris": "\nY2  - 2026/09/03\n",
    "csl-json": "\n     2026,\n     9,\n     3\n",
}


@pytest.mark.parametrize("form", FORMATS)
def test_a_citation_says_when_it_was_read(form: str) -> None:
    """Once, of our edition; and no day is given where nobody names one, or where there is no address."""
    day = ("cite", KINDS[1], "--format", form, "--accessed", "2026-09-03")
    read = poch(*day, "--site", SITE).stdout
    others = poch(*day).stdout, poch(*day[:4], "--site", SITE).stdout

    assert 1 == read.count(READ[form])
    for text in others:
        assert not re.search(r"[Aa]ccess|[Rr]ead |urldate|Y2|2026-09", text)
    if form == "csl-json":
        assert {"date-parts": [[2026, 9, 3]]} == json.loads(read)[0]["accessed"]


def test_without_a_site_there_is_no_address() -> None:
    """Then id, version and hash are what is cited; with SITE_URL the address comes too."""
    for form in FORMATS:
        bare = poch("cite", KINDS[1], "--format", form).stdout
        placed = poch("cite", KINDS[1], "--format", form, "--site", SITE).stdout

        assert "poch.invalid" not in bare + placed
        assert f"{SITE}sources/poch-1853-alvensleben/#vie.opening" in placed
        assert "sources/poch-1853" not in bare


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("poch-1853-alvenslebn", "did you mean poch-1853-alvensleben?"),
        ("poch-1853-alvensleben/vie.openin", "did you mean poch-1853-alvensleben/vie.opening"),
        ("poch-1853-alvensleben?foldout", "did you mean poch-1853-alvensleben?fold-out"),
        ("poch-modern-pagat/three-nine#step-1", "did you mean poch-modern-pagat/three-nines"),
        ("poch-modern-pagat/three-nines#step-999", "there is no step 999"),
        ("poch-1853-alvensleben..poch-1908-meyer:pack.siz", "poch-1908-meyer:pack.size"),
        ("poch-1853-alvensleben:pack.size", "a leaf belongs to two rulesets"),
    ],
)
def test_an_unknown_id_names_the_nearest(name: str, says: str) -> None:
    """The command ends with 1, and says what may have been meant."""
    done = poch("cite", name)

    assert (1, "") == (done.exit_code, done.stdout)
    assert says in done.stderr


@pytest.mark.parametrize(
    ("gone", "now"),
    [
        ("poch-1844-pierer/vie.raise", "poch-1844-pierer/vie.answers"),
        ("poque-1789?points", "poque-1789/settle.measure"),
        ("poch-1897-foster?out-mid-run", "poch-1897-foster/shed.out"),
        ("poch-family-hearts?nachpochen-equal", "poch-family-hearts/again.answers"),
    ],
)
def test_a_retired_id_leads_on(gone: str, now: str) -> None:
    """Whoever cites a clause that became part of another, or a crux that is closed, is given what is there now."""
    assert now == citation(gone).id
    (finding,) = verify_citations(f"{gone}@1:0123456789ab")
    assert not finding.holds
    assert f"is no longer used; it is {now}@" in finding.says


def test_a_crux_changes_with_its_clause() -> None:
    """An earlier hash of a crux is known from the clause that raises it."""
    slug, clause = "poch-1857-pierer", "vie.answers"
    before = locked_versions(library.lock(), slug, clause)[0].hash
    (finding,) = verify_citations(f"{slug}?raising@1:{before}")

    assert not finding.holds
    assert f"{slug}?raising was changed since version 1; it is" in finding.says
    assert "names the sentences" in finding.says


@pytest.mark.parametrize("name", ["poque-1789", "poque-1789/vie.first", "poque-1789?pass"])
def test_a_version_that_is_not_there_is_not_called_changed(name: str) -> None:
    """A slip in the number is told as one."""
    now = citation(name)
    (finding,) = verify_citations(f"{name}@99:{'0' * 12}")

    assert f"{name} has no version 99; it is {now.token} now" == finding.says
    assert not finding.holds


def test_a_hash_of_another_version_is_told_with_that() -> None:
    """The text was not changed since."""
    version, figures = citation("poque-1789").stamp
    (finding,) = verify_citations(f"poque-1789@1:{figures}")

    assert f"poque-1789 has this hash in version {version}, and not in 1; it is " in finding.says


@pytest.mark.parametrize("after", ["{stamp}", "{edition}", "1", ""])
@pytest.mark.parametrize("name", [*KINDS, "board:munich-oldest"])
def test_what_is_cited_already_is_named_by_its_id_alone(name: str, after: str) -> None:
    """Whatever stands after @, it may say something else than now."""
    written = after.format(stamp=":".join(citation(name).stamp), edition="2026.12")
    done = poch("cite", f"{name}@{written}")

    says = f"what follows @ is no part of an id; give {name} alone, or ask poch verify"
    assert (1, f"{name}@{written}".rstrip(":") + f": {says}\n") == (done.exit_code, done.stderr)


@pytest.mark.parametrize(
    "site",
    ["javascript:alert(1)", "example.org", "https://x y/", "https://x/\nTY  - JOUR", "https://x/}"],
)
def test_a_site_is_an_address(site: str) -> None:
    """It stands in an entry that other programs read, and that a reader opens."""
    for form in FORMATS:
        done = poch("cite", KINDS[0], "--format", form, "--site", site)
        assert 1 == done.exit_code
        assert "no address of a site; write one such as https://example.org/poch/" in done.stderr


@pytest.mark.parametrize(
    "damage",
    [
        lambda token: token[:-1],
        lambda token: f"{token}0",
        lambda token: f"{token[:-1]}o",
        lambda token: token[:-12],
        lambda token: token[:-13],
        lambda token: token.replace(":", ""),
        lambda token: re.sub("@[0-9.]+", "@", token),
        lambda token: re.sub(":[0-9a-f]+$", ".5", token).replace("@", "@:"),
    ],
)
@pytest.mark.parametrize("name", KINDS[:3])
def test_a_damaged_citation_is_named_beside_a_whole_one(
    name: str, damage: Callable[[str], str]
) -> None:
    """Whatever is missing of its version or hash, or is too much."""
    whole, token = citation("poque-1765").token, citation(name).token
    damaged = damage(token)
    done = poch("verify", f"{damaged} and {whole} and {damaged}.")

    assert 1 == done.exit_code
    assert done.stdout.startswith("poque-1765 says the same")
    assert f"{damaged} is not whole: after @ belong a version, " in done.stderr
    assert f"; it is {token} now\n" in done.stderr


def test_a_stroke_before_a_letter_ends_a_hash() -> None:
    """As JSON and LaTeX write a new line."""
    token = citation("poque-1765").token
    for text in (f"\\n{token}\\nSee", f"{token}\\par More", json.dumps(f"{token}\nso")):
        assert [(token, True)] == [
            (finding.token, finding.holds) for finding in verify_citations(text)
        ]


def test_a_text_without_a_citation_is_told_so() -> None:
    """There is nothing to verify without version and hash."""
    done = poch("verify", "poch-1853-alvensleben/vie.opening")

    assert 1 == done.exit_code
    assert "has no id with @, a version, : and a hash of 12 figures" in done.stderr


def test_a_citation_is_found_however_a_style_recased_it() -> None:
    """Styles put capitals into titles and after colons; that changes nothing in what is cited."""
    for name in KINDS:
        token = citation(name).token

        (now,) = verify_citations(token)
        for text in (
            token.title(),
            token.upper(),
            format_citation(citation(name), "bibtex", WORKS),
        ):
            assert now in {*verify_citations(text)}
    assert all(name == name.lower() for name in [cited.id for cited in things()])


def test_a_long_text_is_read_in_time_that_grows_as_it_does() -> None:
    """Letters without end, and what looks like the beginning of many citations, cost nothing."""
    for part in ("a", "a/", "a.", "a?b/", "a..b:c", "a@1:", "a@1..1:0", "@1", "a#step-1", "1"):
        begun = process_time()
        assert [] == [*verify_citations(part * (200_000 // len(part)))]
        assert 1 > process_time() - begun, part


def test_a_text_that_is_too_long_is_refused() -> None:
    """And so is a version of more figures than there can be versions."""
    done = poch("verify", "a" * 100_001)

    assert (1, 1) == (done.exit_code, len(done.stderr.splitlines()))
    assert "is longer than 100,000 characters; give fewer citations at a time" in done.stderr
    (finding,) = verify_citations(f"poque-1789@{'1' * 5000}:0123456789ab")
    assert finding.says.startswith(f"poque-1789@{'1' * 40} is not whole: ")


def test_a_hand_is_cited_by_a_step() -> None:
    """Without one, the command says how."""
    done = poch("cite", "poch-modern-pagat/three-nines")

    assert (1, "") == (done.exit_code, done.stdout)
    assert "write, say, poch-modern-pagat/three-nines#step-1" in done.stderr


def test_no_hand_bears_the_name_of_a_clause() -> None:
    """So an id means one thing."""
    for slug in ids():
        clauses = {clause["id"] for clause in document(slug)["clauses"]}

        assert not clauses & {file.stem for file in hands(slug)}


def test_the_place_of_a_decided_crux_is_kept() -> None:
    """Old links to a crux lead to the clause that decided it, as those of clauses do."""
    now = f"{KINDS[0]}/vie.fold-out"
    retired = {f"{KINDS[0]}?decided": {"now": now}, f"{KINDS[0]}/old": {"now": now}}
    edition = SimpleNamespace(retired=retired)

    assert ["crux-decided", "old"] == [*Edition.replaced_by(cast("Edition", edition), now)]
