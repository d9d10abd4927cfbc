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

from poch.game.said import message
from poch.studies.compare import cells, leaf_names
from poch.studies.likeness import LEAST
from poch.texts.library import find
from poch.texts.ruleset_shape import FIRST, GAPS
from poch.texts.values import format_value
from poch.words import language
from poch.words.language import FOLDER
from poch.words.values import practice
from tools.gates.catalogues import read as read_catalogue
from tools.site import ROOT
from tools.site.citing import exports
from tools.site.comparing import charts, finding, matrix, silences
from tools.site.comparing.support import FIRM
from tools.site.comparing.synopsis import Synopsis, collate
from tools.site.edition import heads, rests, words
from tools.site.edition.edition import Edition
from tools.site.edition.words import STANDING, typeset
from tools.site.hands.replays import read_edition
from tools.site.output.languages import TRANSLATED, say
from tools.site.output.templates import PAGES
from tools.site.texts import clauses, handouts, mechanisms

COLUMN = re.compile(
    r'<div data-leaf="([^"]+)">(.*?)(?=<div data-leaf=|<p class="print-)', re.DOTALL
)
GAP_WORD = re.compile(r'class="cell-gap">.*?</span> ([A-Z][a-z ]+)[<,]')
LONG = 3
COMPARING = ("index", "matrix", "likeness")


@pytest.fixture(scope="module")
def every(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """The rulesets of all games without their hands, which comparison does not need."""
    variants = tmp_path_factory.mktemp("edition") / "variants"
    shutil.copytree(ROOT / "variants", variants, ignore=shutil.ignore_patterns("hands"))
    return read_edition(variants)


@pytest.fixture(scope="module")
def edition(every: Edition) -> Edition:
    """Those of the first game."""
    return every.within(FIRST)


@pytest.fixture(scope="module")
def synopsis(edition: Edition) -> Synopsis:
    """All witnesses, all leaves and all pairs."""
    return collate(edition)


@pytest.fixture(scope="module")
def family(every: Edition) -> Synopsis:
    """The texts of all games together, as the page Compare offers them."""
    return collate(every)


@pytest.fixture(scope="module")
def files(built: Path) -> Path:
    """The folder of what `make site` wrote."""
    return built


@pytest.fixture(scope="module")
def pages(files: Path) -> dict[str, str]:
    """The page of every pair, in either order, by its address."""
    pairs = {
        f"{file.relative_to(files / PAGES).with_suffix('')}/": file
        for file in files.glob(f"{PAGES}/compare/*/*")
    }
    leading = {
        f"{file.parent.relative_to(files / 'docs')}/": file
        for file in (files / "docs").rglob("index.html")
    }
    return {place: file.read_text("utf-8") for place, file in (pairs | leading).items()}


def test_every_pair_has_a_page_in_either_order(edition: Edition, pages: dict[str, str]) -> None:
    """One of the two holds the comparison, and the other leads there with or without scripts."""
    for a, b in combinations(edition.sources, 2):
        here, there = (
            pages[f"compare/{first}/{other}/"]
            for first, other in ((a.slug, b.slug), (b.slug, a.slug))
        )

        assert '<table class="synopsis">' in here
        assert f'url=../../{a.slug}/{b.slug}/"' in there
        assert f'href="../../{a.slug}/{b.slug}/"' in there


@pytest.mark.parametrize("tag", TRANSLATED[1:])
def test_a_pair_in_another_language_leads_to_the_two_side_by_side(
    synopsis: Synopsis, pages: dict[str, str], tag: str
) -> None:
    """In either order: with scripts to the page Compare, without them to the English page."""
    for pair in synopsis.pairs:
        a, b = pair.a.slug, pair.b.slug
        for first, other in ((a, b), (b, a)):
            page = pages[f"{tag}/compare/{first}/{other}/"]

            assert f'<html lang="{tag}">' in page
            assert f'data-to="../../#{a},{b}"' in page
            assert f'url=../../../../compare/{a}/{b}/"' in page


@pytest.mark.parametrize(
    ("tag", "page", "said"),
    [
        ("en", "index", "Put any texts side by side, rule by rule."),
        ("de", "index", "Stellen Sie beliebige Texte nebeneinander, Regel für Regel."),
        ("fr", "index", "Mettez côte à côte les textes que vous voulez, règle par règle."),
        ("de", "matrix", "die nächsthöhere Karte der Farbe, gespielt von dem, der sie hat"),
        ("fr", "matrix", "la carte suivante de la couleur, en montant, jouée par celui qui l’a"),
        ("de", "likeness", "Ähnlichkeit ist keine Abstammung:"),
        ("fr", "likeness", "Or ressemblance n’est pas filiation."),
        ("de", "which", "Weiß ich nicht"),
        ("fr", "which", "Je ne sais pas"),
    ],
)
def test_the_pages_on_comparison_are_read_in_three_languages(
    files: Path, tag: str, page: str, said: str
) -> None:
    """Sentences that can be read there."""
    place = "" if tag == "en" else f"{tag}/"

    assert said in unescape((files / PAGES / f"{place}compare/{page}.html").read_text("utf-8"))


@pytest.mark.parametrize("tag", TRANSLATED[1:])
def test_no_english_sentence_is_left_on_the_pages_on_comparison(files: Path, tag: str) -> None:
    """Nothing that a message without gaps says in English, where the language says it otherwise."""
    entries = read_catalogue(FOLDER / "en")[0].values()
    here = [
        entry for entry in entries if re.search(r"/pages-(compare|edition|rests)\b", entry.place)
    ]
    ids = [entry.id for entry in here if not entry.uses.variables | entry.uses.messages]
    english, own = language("en"), language(tag)
    both = [(english.say(message(name)), own.say(message(name))) for name in ids]
    sentences = [
        sentence for sentence, other in both if sentence != other and len(sentence.split()) > LONG
    ]
    written = [files / PAGES / tag / f"compare/{page}.html" for page in COMPARING]
    written += [*(files / f"docs/assets/compare/{tag}").glob("*")]

    assert sentences
    for file in written:
        text = unescape(file.read_text("utf-8"))
        assert [] == [sentence for sentence in sentences if sentence in text], file


@pytest.mark.parametrize("tag", TRANSLATED)
def test_the_columns_of_a_language_lie_where_its_page_looks_for_them(
    family: Synopsis, files: Path, tag: str
) -> None:
    """The rules, and a column for every text that can be chosen."""
    own = "" if tag == "en" else tag
    page = (files / PAGES / own / "compare/index.html").read_text("utf-8")
    (index,) = re.findall(r'data-index="([^"]+)"', page)
    place = (files / "docs" / own / "compare" / index).resolve()

    written = {file.stem for file in place.parent.glob("*.html")}
    summed = {
        f"{pair.a.slug}-summaries"
        for pair in family.pairs
        if pair.a.source.game == pair.b.source.game
    }
    assert summed | {witness.slug for witness in family.witnesses} == written
    assert [line.leaf for line in family.lines] == [
        line["leaf"] for line in json.loads(place.read_text("utf-8"))["lines"]
    ]


def test_every_difference_has_its_anchor(synopsis: Synopsis, pages: dict[str, str]) -> None:
    """Each rule that arises in one of two texts has a row with its verdict, and once."""
    for pair in synopsis.pairs:
        page = pages[f"compare/{pair.path}"]
        rows = re.findall(r'<tr id="([^"]+)" data-degree="([^"]+)" data-verdict="([^"]*)"', page)
        listed = [
            (words.anchor(line.leaf), row.degree, row.verdict)
            for line, row in zip(synopsis.lines, pair.rows, strict=True)
            if row
        ]

        assert listed == rows, pair.path


def test_every_cell_of_a_column_holds_its_clause(family: Synopsis, files: Path) -> None:
    """The page Compare shows the words of each clause, or the word for why there are none."""
    for witness in family.witnesses:
        page = (files / f"docs/assets/compare/{witness.slug}.html").read_text("utf-8")
        read = {leaf: unescape(re.sub(r"<[^>]+>", "", cell)) for leaf, cell in COLUMN.findall(page)}

        assert [*witness.cells] == [*read], witness.slug
        for leaf, part in (
            (leaf, part) for leaf, cell in witness.cells.items() for part in cell.parts
        ):
            text = witness.source.clause(part.clause)["text"] if part.clause else ""

            assert typeset(text) in read[leaf], f"{witness.slug}: {leaf}"
            assert (part.clause or STANDING[part.standing][0]) in read[leaf], (
                f"{witness.slug}: {leaf}"
            )


def test_no_way_to_the_root_is_left_out(files: Path) -> None:
    """Every link of a column leads from the page that it is on."""
    for file in (*files.glob("build/**/*.html"), *files.glob("docs/assets/compare/*.html")):
        assert "@root" not in file.read_text("utf-8"), file


def test_what_is_not_known_is_told_in_words_and_in_its_own_form(synopsis: Synopsis) -> None:
    """Silence, a cut and a text not seen have each a class and a word; ours is called so."""
    forms = {gap: set[str]() for gap in GAPS}
    for witness in synopsis.witnesses:
        for leaf, cell in witness.cells.items():
            for part, text in zip(
                cell.parts, witness.column[leaf].split('<div class="cell')[1:], strict=True
            ):
                if part.standing in forms:
                    assert f"is-{part.standing}" in text
                    forms[part.standing].update(re.findall(GAP_WORD, text))
                assert part.ours == ('class="our-own"' in text), f"{witness.slug}: {leaf}"

    assert {
        "silent": {"Silent"},
        "unreported": {"Not reported"},
        "cut": {"Not in what we read"},
    } == forms


def test_no_cell_hides_a_doubt(synopsis: Synopsis) -> None:
    """Beside a value are the kind of each doubt, the adopted reading and what the others give."""
    seen = 0
    for witness in synopsis.witnesses:
        for leaf, cell in witness.cells.items():
            parts = witness.column[leaf].split('<div class="cell')[1:]
            for part, text in zip(cell.parts, map(unescape, parts), strict=True):
                for doubt in part.doubts:
                    kind = words.kind(doubt.kind, doubt.gap or None)[0]
                    read = f"the adopted reading is “{words.reading(doubt.reading)}”, not "
                    others = [f"“{words.reading(name)}” (" for name in doubt.others]

                    assert f">{kind}</a>: {read}" in text, f"{witness.slug}: {leaf}"
                    assert all(other in text for other in others), f"{witness.slug}: {leaf}"
                    assert not re.search(r"mark-(stated|reported|inferred)", text)
                    seen += 1
    assert seen > 100


def test_a_silence_is_named_once(edition: Edition) -> None:
    """What is supplied says why; the doubt about it does not say that again."""
    for source in edition.sources:
        for leaf, cell in rests.cells_by_leaf(source).items():
            for part in cell.parts:
                if part.clause and part.standing in words.GAP:
                    said = rests.sentence(leaf, part, edition.bibliography)
                    name, _ = words.GAP[part.standing]
                    assert 1 == said.lower().count(name.lower()), f"{source.slug}: {leaf}: {said}"


def test_a_borrowed_value_names_its_lender(synopsis: Synopsis) -> None:
    """In the cell, and in the matrix; a text that says it itself does not."""
    by_slug = {witness.slug: witness for witness in synopsis.witnesses}
    squares = dict(zip(by_slug, matrix.rows(synopsis)["pack.suits"].squares, strict=True))
    borrowed, own = (by_slug[f"poch-{slug}-pierer"] for slug in ("1844", "1857"))
    lent, german = (
        "Borrowed from Pierer’s Universal-Lexikon, 1857–1865",
        practice("pack.suits", "german"),
    )

    assert f"</span> {lent}</p>" in borrowed.column["pack.suits"]
    assert f'<span class="our-own">Borrowed:</span> {german}' in borrowed.column["pack.suits"]
    assert "orrowed" not in own.column["pack.suits"]
    assert f"P44: {german} ({lent})" == squares[borrowed.slug].label
    assert ("borrowed", 0) == (squares[borrowed.slug].standing, squares[borrowed.slug].tint)


def test_two_texts_of_which_one_borrows_from_the_other(pages: dict[str, str]) -> None:
    """Pierer’s two editions are one witness before the playing out, and the page says why nothing is left."""
    page = unescape(pages["compare/poch-1844-pierer/poch-1857-pierer/"])

    assert "There is no rule on which both texts say anything" in page
    assert "P57 is known only to the end of the vying." in page
    assert 'data-degree="taken"' in page
    assert not re.search(r'data-verdict="(same|differ)"', page)


def test_the_matrix_tells_what_a_letter_rests_on(files: Path, synopsis: Synopsis) -> None:
    """Where a value is not settled: on the square, in the table and in the document, doubts and all."""
    place = files / "docs/assets/compare"
    document = json.loads((place / "matrix.json").read_text("utf-8"))["cells"]
    with (place / "matrix.csv").open(encoding="utf-8", newline="") as sheet:
        lines = {(row["ruleset"], row["leaf"]): row for row in csv.DictReader(sheet)}
    leaf, slug = "melding.run.best-by", "poch-1853-alvensleben"
    square = matrix.rows(synopsis)[leaf].squares[
        [witness.slug for witness in synopsis.witnesses].index(slug)
    ]
    line, cell = lines[slug, leaf], document[slug][leaf]
    others = {"top-card": ["top"], "seven-eight-nine": None, "seven-eight-nine-any-suit": None}

    assert square.label.startswith(
        "A53: length, then highest card (Unsettled; Contradiction: the adopted"
    )
    assert ("unsettled", True, 0) == (square.standing, square.ours, square.tint)
    assert ("unsettled", "sequence", "contradiction", "longest-then-top") == tuple(
        line[key] for key in ("standing", "crux", "kind", "reading")
    )
    assert others == json.loads(line["others"]) == cell["doubts"][0]["others"]
    assert ["unsettled"] == cell["standing"]


def test_the_finder_tells_how_an_open_text_is_read(files: Path) -> None:
    """A text that leaves an answer open is under none, with the reading by which it is played."""
    page = unescape((files / PAGES / "compare/which.html").read_text("utf-8"))
    question = re.search(r'<tbody data-question="raising">(.*?)</tbody>', page, re.DOTALL)
    answers, _, left_open = question[1].partition('<tr class="open">') if question else ("", "", "")
    text = re.search(r'data-text="poch-1908-meyer" aria-label="([^"]+)"', left_open)

    assert "poch-1908-meyer" not in answers
    assert text
    assert "M08: Unsettled; Ambiguity: the adopted reading is “anyone”, not “once each”" in text[1]
    assert "No text settles it this way." in answers


def test_only_what_a_source_settles_is_laid_to_it_among_the_mechanisms(edition: Edition) -> None:
    """Beside a practice it is said of every other text what it rests on that it has it."""
    for source in edition.sources:
        known = {
            (leaf, part.setter)
            for leaf, cell in cells(
                find(source.slug, {}), leaf_names([find(source.slug, {})])
            ).items()
            for part in cell.parts
            if part.known
        }
        for leaf, _, taken in mechanisms.leaf_settings(source):
            assert taken.only_if or (leaf, taken.clause) in known, f"{source.slug}: {leaf}"


def test_what_a_text_leaves_to_the_players_is_no_other_reading_of_it(every: Edition) -> None:
    """A way of playing beside the first, of which the text itself tells, is a house variation."""
    for source in every.sources:
        options = {
            (clause["id"], leaf)
            for clause, crux in source.cruxes()
            if crux["kind"] == "option"
            for reading in crux["readings"].values()
            for leaf in reading.get("sets", {})
        }
        read = {
            (taken.clause, leaf)
            for leaf, _, taken in mechanisms.leaf_settings(source)
            if taken.only_if == say("taken-other")
        }
        assert not options & read, source.slug


def test_what_a_silence_could_be_stands_beside_the_clause_that_leaves_it_open(
    edition: Edition,
) -> None:
    """Another clause may settle the same rule for other numbers of players."""
    for slug, leaf, settled, left_open in (
        ("poque-1765", "pack.size", ("pack.to-four", "pack.six"), "pack.five"),
        ("poch-family-hearts", "dealing.cards", ("deal.hand",), "deal.hand-three"),
    ):
        source = next(source for source in edition.sources if source.slug == slug)
        bars = silences.bars_beside_clauses(source)
        assert [] == [bar for name in settled for bar in bars(name)]
        assert [leaf] == [bar.leaf for bar in bars(left_open)]


def test_a_source_page_and_its_sheet_mark_what_the_adopted_reading_settles(
    edition: Edition,
) -> None:
    """The words of a clause keep their mark; the rule that a reading makes of them has its own."""
    source = next(source for source in edition.sources if source.slug == "poch-1908-meyer")
    topics = clauses.topics(source, edition, "")
    shown = {clause.data["id"]: clause for topic in topics for clause in topic.clauses}[
        "meld.sequence"
    ]
    rules = {rule.leaf: rule.rests for rule in shown.sets}
    sheet = {rule.id: rule for stage in handouts.stages(source) for rule in stage.rules}

    assert "stated" == shown.data["status"]
    assert rules["melding.run.best-by"].startswith("Unsettled; Ambiguity: the adopted reading is")
    assert "" == rules["melding.claims.sequence"]
    assert (handouts.DISPUTED, "longest, then highest") == (
        sheet["meld.sequence"].marks,
        sheet["meld.sequence"].reading,
    )


def test_a_borrowed_clause_is_marked_on_page_and_sheet(edition: Edition) -> None:
    """The head says how far the text itself was read, each clause whom it is from."""
    source = next(source for source in edition.sources if source.slug == "poch-1844-pierer")
    topics = clauses.topics(source, edition, "")
    shown = {clause.data["id"]: clause for topic in topics for clause in topic.clauses}[
        "pack.suits"
    ]
    sheet = {rule.id: rule for stage in handouts.stages(source) for rule in stage.rules}
    evidence = heads.evidence(source, edition)

    assert evidence.startswith("Not seen by us; known only through a report")
    assert "clauses borrowed from Pierer’s Universal-Lexikon, 1857–1865: read in part" in evidence
    assert str(shown.source).startswith("Borrowed from Pierer’s Universal-Lexikon")
    assert shown.sets[0].rests.startswith("Borrowed from Pierer’s Universal-Lexikon")
    assert handouts.BORROWED == sheet["pack.suits"].marks


def test_a_witness_that_settles_nothing_is_marked(edition: Edition) -> None:
    """Beside a reading a text says so where it is itself unsettled on the point, or supplied by us."""
    marks: dict[str, str] = {}
    for source in edition.sources:
        for _, crux in source.cruxes():
            for name, _, witnesses in clauses.readings(crux, edition, ""):
                labels = {witness.text for witness in witnesses}
                marks |= {f"{source.slug} {crux['id']} {name} {label}": label for label in labels}

    pierer = "poch-1908-meyer sequence longest-then-top Poch (Pierer, 1857)"
    assert pierer in marks
    assert any(mark.endswith("(unsettled there too)") for mark in marks)
    silent = next(source for source in edition.sources if source.slug == "poch-modern-enwiki")
    assert "supplied there by us" == rests.testimony(silent, {"vying.pass": "final"})


def test_the_exports_tell_what_is_unsettled_or_borrowed(edition: Edition) -> None:
    """As tables and as TEI: standing, lender, kind of doubt, adopted reading and the others."""
    rows = {
        (row["clause"], row["leaf"]): row
        for row in (
            dict(zip(exports.SETTINGS, setting, strict=True))
            for setting in exports.settings(edition)
        )
        if row["adopted"] != "no"
    }
    row = rows["poch-1853-alvensleben/meld.sequence", "melding.run.best-by"]
    lent = rows["poch-1844-pierer/pack.suits", "pack.suits"]
    tei = exports.tei(edition)
    (app,) = re.findall(r'<app n="melding.run.best-by">.*?</app>', tei, re.DOTALL)
    doubt = "contradiction; adopted reading “longest then top”, not “top card” (top),"

    assert "unsettled" == row["standing"]
    assert str(row["doubts"]).startswith(f"sequence: {doubt}")
    assert ("borrowed", "pierer-1857") == (lent["standing"], lent["borrowed"])
    assert f"poch-1853-alvensleben, sequence: {doubt}" in app
    assert "poch-1844-pierer: borrowed from pierer-1857" in app
    settled = re.findall(r'wit="([^"]+)" cause="(?:stated|reported|reported-mt|inferred)"', app)
    assert {"#poch-1857-pierer"} == {name for witnesses in settled for name in witnesses.split()}


def test_a_summary_is_whole_on_a_page_and_bare_where_a_script_adds_its_links(
    pages: dict[str, str], files: Path, synopsis: Synopsis
) -> None:
    """The sentences, their degrees and their rows are the same; what is loaded has no link of its own."""
    for pair in synopsis.pairs:
        page = unescape(pages[f"compare/{pair.path}"])
        loaded = (files / f"docs/assets/compare/{pair.a.slug}-summaries.html").read_text("utf-8")
        start = loaded.index(f'data-pair="{pair.a.slug},{pair.b.slug}"')
        bare = unescape(loaded[start:].partition("</section>")[0])
        there = re.findall(
            r'degree-([a-z-]+)">[^<]+</span> <a class="summary-text" href="#([^"]+)">([^<]+)<', page
        )
        here = re.findall(r'<li data-degree="([^"]+)".*? data-leaf="([^"]+)".*?>([^<]+)</li>', bare)

        assert (
            page.index("summary-first") < page.index("synopsis-sum") < page.index("summary-known")
        )
        assert there == [(degree, words.anchor(leaf), text) for degree, leaf, text in here]
        assert "<a " not in bare
        assert {anchor for _, anchor, _ in there} <= {*re.findall(r'<tr id="([^"]+)"', page)}


def test_likeness_says_how_sure_it_is(files: Path, synopsis: Synopsis) -> None:
    """The tree is said not to be firm, each number says of how many rules, and where they are few."""
    page = unescape((files / PAGES / "compare/likeness.html").read_text("utf-8"))
    numbers = re.findall(r'<td><a href="[^"]+">(<i>)?(\d+) of (\d+)', page)
    tiles = [tile for tile in charts.chart(synopsis)["tiles"] if tile["few"]]

    drawn, _ = charts.order(synopsis)
    firm = [group for group in drawn.root.groups() if group.support >= FIRM]
    assert f"Only {len(firm) - 1} of its {len([*drawn.root.groups()]) - 1} groups" in page
    assert 2 * len(synopsis.pairs) == len(numbers)
    assert all(bool(few) == (int(n) < LEAST) for few, _, n in numbers)
    assert tiles
    assert all(
        "too few" in tile["title"] or "no rule on which both" in tile["title"] for tile in tiles
    )


def test_other_games_have_their_pairs_and_no_tree(files: Path, family: Synopsis) -> None:
    """Each pair of a game is there with its rules and its interval, and a line says why no tree."""
    page = unescape((files / PAGES / "compare/likeness.html").read_text("utf-8"))
    others = page.partition('id="other-games"')[2]
    numbers = re.findall(
        r"of (\w+) rules? on which both can be compared, (\d+) differ .*between \d+ and", others
    )
    pairs = [
        (
            "one" if pair.likeness.compared == 1 else str(pair.likeness.compared),
            str(pair.likeness.different),
        )
        for pair in family.pairs
        if FIRST != pair.a.source.game == pair.b.source.game
    ]

    assert len(pairs) == others.count("<li>")
    assert sorted(pairs) == sorted(numbers)
    assert "Four texts are too few for a tree" in others
    assert "No tree joins texts of several games." in others


def test_the_matrix_tells_when_things_changed(synopsis: Synopsis) -> None:
    """The vying moves behind the melding, the centre comes late, and Meyer leaves Poch empty."""
    row = {row.name: row.squares for row in matrix.points(synopsis)}
    at = {witness.siglum: place for place, witness in enumerate(synopsis.witnesses)}

    def sign(name: str, siglum: str) -> str:
        return row[name][at[siglum]].sign

    assert ["before", "before", "amid", "after", "amid"] == [
        sign("The vying comes", siglum) for siglum in ("E65", "A89", "P44", "A53", "P57")
    ]
    assert ["no", "no", "yes"] == [sign("A centre pool", siglum) for siglum in ("E65", "M08", "Pm")]
    assert ["5", "all", "all"] == [sign("Cards dealt", siglum) for siglum in ("E65", "Fh", "Pm")]
    assert ["yes", "no", "no"] == [
        sign("The Poch dressed", siglum) for siglum in ("P57", "A53", "M08")
    ]


def test_each_game_has_a_matrix_of_its_own(every: Edition, files: Path) -> None:
    """Read as words: the texts of that game and no others, their rules, and the way to the other games."""
    for game, sources in every.by_game().items():
        place = "matrix" if game == FIRST else f"matrix/{game}"
        text = (files / PAGES / f"compare/{place}.html").read_text("utf-8")
        head = text.partition("<thead>")[2].partition("</thead>")[0]

        assert [source.document["siglum"] for source in sources] == re.findall(
            r"<b>(.*?)</b>", head
        )
        assert ("At a glance" in text) == (game == FIRST)
        assert (f"matrix-{game}.csv" in text) == (game != FIRST)
    pope = (files / PAGES / "compare/matrix/pope-joan.html").read_text("utf-8")
    row = re.search(r'<tr id="turn-up.board-card".*?</tr>', pope, re.DOTALL)
    assert "<h1>Pope Joan: all texts at once</h1>" in pope
    assert row
    assert "the dealer takes the pool, and play goes on" in unescape(row[0])
    assert '<a href="../../../compare/matrix/">Poch</a>' in pope


def test_the_matrix_gives_one_letter_to_one_value(synopsis: Synopsis) -> None:
    """In a row, texts have the same letter where they have the same value, known or ours."""
    for leaf, row in matrix.rows(synopsis).items():
        values: dict[str, list[object]] = {}
        for witness, square in zip(synopsis.witnesses, row.squares, strict=True):
            cell = witness.cells[leaf]
            assert bool(cell.clauses) == bool(square.sign), f"{witness.slug}: {leaf}"
            if cell.clauses and leaf != "pack.ranks":
                values.setdefault(square.sign, []).append(cell.value)
        for sign, same in values.items():
            assert all(value == same[0] for value in same), f"{leaf}: {sign}"


def test_the_matrix_can_be_taken_away(files: Path, synopsis: Synopsis) -> None:
    """The table and the document have every cell of every text; the document those of other games' rules too."""
    place = files / "docs/assets/compare"
    document = json.loads((place / "matrix.json").read_text("utf-8"))
    with (place / "matrix.csv").open(encoding="utf-8", newline="") as sheet:
        lines = [*csv.DictReader(sheet)]

    assert {witness.slug for witness in synopsis.witnesses} == set(document["cells"])
    assert len(synopsis.pairs) == len(document["pairs"])
    for witness in synopsis.witnesses:
        assert set(witness.cells) <= set(document["cells"][witness.slug])
        assert set(witness.cells) == {
            line["leaf"] for line in lines if line["ruleset"] == witness.slug
        }


def test_the_tree_has_every_text_that_can_be_placed(synopsis: Synopsis) -> None:
    """What shares too few rules with the others is in the map only, and nothing is drawn twice."""
    drawn, ordered = charts.order(synopsis)

    assert {witness.siglum for witness in charts.comparable_witnesses(synopsis)} == set(
        drawn.root.names
    )
    assert "P44" not in drawn.root.names
    assert len(synopsis.witnesses) == len({witness.slug for witness in ordered})
    assert len(charts.chart(synopsis)["branches"]) == len(drawn.root.names) - 1


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
    assert expected == format_value(leaf, value)


def test_every_text_stands_under_every_question(files: Path, every: Edition) -> None:
    """At least once, if it is of the game that is asked about: with its answers, or as open."""
    games = {question["id"]: question.get("game", FIRST) for question in every.finder}
    page = (files / PAGES / "compare/which.html").read_text("utf-8")
    groups = re.findall(r'<tbody data-question="([^"]+)">(.*?)</tbody>', page, re.DOTALL)

    assert len(groups) == page.count("<fieldset") > 0
    for name, group in groups:
        texts = {*re.findall(r'data-text="([^"]+)"', group)}
        asked = every if games[name] == "every" else every.within(games[name])
        assert texts == {source.slug for source in asked.sources}, name


def test_an_answer_without_words_is_refused(edition: Edition, synopsis: Synopsis) -> None:
    """The message names the question, the answers that texts give, and which of them is wrong."""
    pools = next(question for question in edition.finder if question["id"] == "pools")
    wrong = {**pools, "answers": {"6": "Six", "8": "Eight", "10": "Ten"}}

    with pytest.raises(LookupError, match=r"finder.yaml: pools: .* 6, 8, 9; .* mend 10, 9"):
        finding.ask(synopsis, replace(edition, finder=[wrong]))
