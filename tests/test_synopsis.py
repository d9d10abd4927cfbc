"""The pages on comparison: every pair, every difference with its anchor, and what is not known."""

import csv
import json
import re
import shutil
from dataclasses import replace
from html import unescape
from itertools import combinations
from pathlib import Path

import pytest

from poch.ruleset_shape import GAPS
from poch.values import told
from tools.pages import ROOT, charts, citing, comparing, finding, matrix
from tools.pages.edition import Edition
from tools.pages.files import Shelf
from tools.pages.replays import read
from tools.pages.synopsis import Synopsis, synopsis
from tools.pages.words import STANDING, printed

SHELL = f"<title>{comparing.TITLE}</title>{comparing.SHELL}{comparing.BODY}"
COLUMN = re.compile(
    r'<div data-leaf="([^"]+)">(.*?)(?=<div data-leaf=|<p class="print-)', re.DOTALL
)


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """The rulesets without their hands, which comparison does not need."""
    variants = tmp_path_factory.mktemp("edition") / "variants"
    shutil.copytree(ROOT / "variants", variants, ignore=shutil.ignore_patterns("hands"))
    return read(variants)


@pytest.fixture(scope="module")
def found(edition: Edition) -> Synopsis:
    """All witnesses, all leaves and all pairs."""
    return synopsis(edition)


@pytest.fixture(scope="module")
def files(edition: Edition, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is written on comparison, in a folder of its own."""
    root = tmp_path_factory.mktemp("site")
    comparing.write(edition, citing.of_sources(edition, {}), Shelf(root, ()))
    return root


@pytest.fixture(scope="module")
def pages(files: Path) -> dict[str, str]:
    """The page of every pair, in either order, by its address."""
    return dict(comparing.bound(SHELL, files))


def test_every_pair_has_a_page_in_either_order(edition: Edition, pages: dict[str, str]) -> None:
    """One of the two holds the comparison, and the other leads there with or without scripts."""
    for a, b in combinations(edition.sources, 2):
        here, there = (
            pages[f"compare/{one}/{other}/"] for one, other in ((a.slug, b.slug), (b.slug, a.slug))
        )

        assert '<table class="synopsis">' in here
        assert f'url=../../{a.slug}/{b.slug}/"' in there
        assert f'href="../../{a.slug}/{b.slug}/"' in there


def test_the_site_map_has_the_pages_of_the_pairs() -> None:
    """The page that was made for all of them is not in it."""
    entry = "\n  <url>\n    <loc>https://poch.example/{}</loc>\n  </url>"
    home = entry.format("")
    sitemap = f"<urlset>{home}{entry.format(comparing.SHELL)}\n</urlset>"

    assert f"<urlset>{home}{entry.format('compare/a/b/')}\n</urlset>" == comparing.listed(
        sitemap, [("a", "b")]
    )
    assert "<urlset></urlset>" == comparing.listed("<urlset></urlset>", [("a", "b")])


def test_every_difference_has_its_anchor(found: Synopsis, pages: dict[str, str]) -> None:
    """Each rule that arises in one of two texts has a row with its verdict, and once."""
    for pair in found.pairs:
        page = pages[f"compare/{pair.path}"]
        rows = dict(re.findall(r'<tr id="([^"]+)" data-verdict="([^"]+)"', page))
        told_rows = {
            line.anchor: verdict
            for line, verdict in zip(found.lines, pair.verdicts, strict=True)
            if verdict != "neither"
        }

        assert told_rows == rows, pair.path


def test_every_cell_of_a_column_holds_its_clause(found: Synopsis, files: Path) -> None:
    """The page Compare shows the words of each clause, or the word for why there are none."""
    for one in found.witnesses:
        page = (files / f"docs/assets/compare/{one.slug}.html").read_text("utf-8")
        read = {leaf: unescape(re.sub(r"<[^>]+>", "", cell)) for leaf, cell in COLUMN.findall(page)}

        assert [*one.cells] == [*read], one.slug
        for leaf, part in ((leaf, part) for leaf, cell in one.cells.items() for part in cell.parts):
            text = one.source.clause(part.clause)["text"] if part.clause else ""

            assert printed(text) in read[leaf], f"{one.slug}: {leaf}"
            assert (part.clause or STANDING[part.standing][0]) in read[leaf], f"{one.slug}: {leaf}"


def test_no_way_to_the_root_is_left_out(files: Path) -> None:
    """Every link of a column leads from the page that it is on."""
    for file in (*files.glob("build/**/*.html"), *files.glob("docs/assets/compare/*.html")):
        assert "@root" not in file.read_text("utf-8"), file


def test_what_is_not_known_is_told_in_words_and_in_its_own_form(found: Synopsis) -> None:
    """Silence, a cut and a text not seen have each a class and a word; ours is called so."""
    forms = {gap: set[str]() for gap in GAPS}
    for one in found.witnesses:
        for leaf, cell in one.cells.items():
            for part, text in zip(
                cell.parts, one.column[leaf].split('<div class="cell')[1:], strict=True
            ):
                if part.standing in forms:
                    assert f"is-{part.standing}" in text
                    forms[part.standing].update(re.findall(r"</span> ([A-Z][a-z ]+)[<,]", text))
                assert part.ours == ("Ours:" in text), f"{one.slug}: {leaf}"

    assert {"silent": {"Silent"}, "unreported": {"Not reported"}, "cut": {"Not yet read"}} == forms


def test_the_matrix_tells_when_things_changed(found: Synopsis) -> None:
    """The vying moves behind the melding, the centre comes late, and Meyer leaves Poch empty."""
    row = {one.name: one.squares for one in matrix.points(found)}
    at = {one.siglum: place for place, one in enumerate(found.witnesses)}

    def sign(name: str, siglum: str) -> str:
        return row[name][at[siglum]].sign

    assert ["before", "before", "amid", "after", "amid"] == [
        sign("The vying comes", siglum) for siglum in ("E65", "A89", "P44", "A53", "P57")
    ]
    assert ["no", "no", "yes"] == [sign("A centre pool", one) for one in ("E65", "M08", "Pm")]
    assert ["5", "all", "all"] == [sign("Cards dealt", one) for one in ("E65", "Fh", "Pm")]
    assert ["yes", "no", "no"] == [sign("The Poch dressed", one) for one in ("P57", "A53", "M08")]


def test_the_matrix_gives_one_letter_to_one_value(found: Synopsis) -> None:
    """In a row, texts have the same letter where they have the same value, known or ours."""
    for leaf, row in matrix.rows(found).items():
        values: dict[str, list[object]] = {}
        for one, square in zip(found.witnesses, row.squares, strict=True):
            cell = one.cells[leaf]
            assert bool(cell.clauses) == bool(square.sign), f"{one.slug}: {leaf}"
            if cell.clauses and leaf != "pack.ranks":
                values.setdefault(square.sign, []).append(cell.value)
        for sign, same in values.items():
            assert all(value == same[0] for value in same), f"{leaf}: {sign}"


def test_the_matrix_can_be_taken_away(files: Path, found: Synopsis) -> None:
    """The table and the document have every cell of every text."""
    place = files / "docs/assets/compare"
    document = json.loads((place / "matrix.json").read_text("utf-8"))
    with (place / "matrix.csv").open(encoding="utf-8", newline="") as sheet:
        lines = [*csv.DictReader(sheet)]

    assert {one.slug for one in found.witnesses} == set(document["cells"])
    assert len(found.pairs) == len(document["pairs"])
    for one in found.witnesses:
        assert set(one.cells) == set(document["cells"][one.slug])
        assert set(one.cells) == {line["leaf"] for line in lines if line["ruleset"] == one.slug}


def test_the_tree_has_every_text_that_can_be_played(found: Synopsis) -> None:
    """Fragments are in the map only, and nothing is drawn twice."""
    root, ordered = charts.order(found)

    assert {one.slug for one in found.witnesses if one.whole} == set(root.names)
    assert len(found.witnesses) == len({one.slug for one in ordered})
    assert len(charts.chart(found).branches) == len(root.names) - 1


@pytest.mark.parametrize(
    ("leaf", "value", "expected"),
    [
        ("vying.opening", {"least": 1, "most": "free"}, "1 or more"),
        ("vying.opening", {"least": 1, "most": 1}, "1"),
        ("melding.claims.marriage", {"trumps": ["K", "Q"]}, "trumps K Q"),
        ("melding.claims.sequence", {"run": "any-suit"}, "a run of any suit"),
        ("pack.ranks", ["A", "K", "Q"], "A K Q"),
        ("vying.fold-out", "shows-a-set", "shows a set"),
        ("seats", [3, 6], "3–6"),
    ],
)
def test_values_are_told_in_words(leaf: str, value: object, expected: str) -> None:
    """No value shows its brackets."""
    assert expected == told(leaf, value)


def test_every_text_stands_under_every_question(files: Path, found: Synopsis) -> None:
    """At least once: with each of its answers, or among those that leave it open."""
    page = (files / "docs/compare/which.md").read_text("utf-8")
    groups = re.findall(r'<tbody data-question="([^"]+)">(.*?)</tbody>', page, re.DOTALL)

    assert len(groups) == page.count("<fieldset") > 0
    for name, group in groups:
        texts = {*re.findall(r'data-text="([^"]+)"', group)}
        assert texts == {one.slug for one in found.witnesses}, name


def test_an_answer_without_words_is_refused(edition: Edition, found: Synopsis) -> None:
    """The message names the question, the answers that texts give, and which of them is wrong."""
    pools = next(one for one in edition.finder if one["id"] == "pools")
    wrong = {**pools, "answers": {"6": "Six", "8": "Eight", "10": "Ten"}}

    with pytest.raises(LookupError, match=r"finder.yaml: pools: .* 6, 8, 9; .* mend 10, 9"):
        finding.page(found, replace(edition, finder=[wrong]))
