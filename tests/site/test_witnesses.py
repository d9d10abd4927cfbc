"""Boards as witnesses: what can be read on their pages, seen in their drawings, and taken away."""

import csv
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from poch.citing.cite import citation
from poch.citing.note import describe_board
from poch.commands.cli import main
from poch.studies.pool_sets import pool_sets
from poch.texts import library
from poch.texts.apparatus.boards import UNKNOWN, boards, every_pool, in_language
from tests.conftest import ROOT
from tools.site.citing import board_exports, citing
from tools.site.edition.edition import Edition, Source, by_age, load_translations, load_yaml
from tools.site.hands.outlines import outline, size_in_mm
from tools.site.output.files import Shelf
from tools.site.output.languages import TRANSLATED, say, speaking
from tools.site.output.templates import PAGES, page
from tools.site.texts import boards as pages
from tools.site.texts import timeline

BOARDS = boards()
SVG = "{http://www.w3.org/2000/svg}"
TEI = "{http://www.tei-c.org/ns/1.0}"
ID = "{http://www.w3.org/XML/1998/namespace}id"
FACTS = ("number", *pages.FACTS)
BESIDE = ("bibliography", "glossary", "corrections", "history", "finder", "retired", "sentences")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the pages of boards, the timeline and the files to take away; no hand is replayed for it."""
    every = (Source(library.document(name), (), "") for name in library.ids())
    beside = {name: load_yaml(library.VARIANTS / f"{name}.yaml") for name in BESIDE}
    words = load_translations(library.VARIANTS)
    edition = Edition(tuple(sorted(every, key=by_age)), **beside, lock={}, translations=words, boards=BOARDS)  # fmt: skip
    known = citing.of_sources(replace(edition, sources=edition.sources[:1]), {})
    shelf = Shelf(tmp_path_factory.mktemp("boards"), ())
    small = partial(pages.draw_small, widest=96)
    for tag in TRANSLATED:
        with speaking(tag):
            spoken = edition.in_language(tag)
            pages.write(spoken, known, shelf)
            given = {"edition": spoken, "works": lambda *_: []}
            page(
                shelf,
                "timeline",
                points=timeline.points,
                small=small,
                line=describe_board,
                **given,
            )
    board_exports.write(edition, shelf)
    return shelf.root


def read(written: Path, name: str, tag: str = "en") -> str:
    """Return the HTML of a page."""
    return (written / PAGES / ("" if tag == "en" else tag) / f"{name}.html").read_text("utf-8")


def words(html: str) -> str:
    """Return what can be read of HTML."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def spell(text: object) -> str:
    """Return a text without what type makes of it, to be compared."""
    plain = re.sub(r"\*(?:\w\w:)?([^*]+)\*", r"\1", str(text)).replace("'", "’")
    return re.sub(r"[\s“”„«»\"]+", "", plain)


@pytest.mark.parametrize("tag", TRANSLATED)
@pytest.mark.parametrize("slug", BOARDS)
def test_a_page_says_all_that_is_known_and_what_is_not(written: Path, slug: str, tag: str) -> None:
    """Holder, number, pools, notes and sources; a field without a source is not published."""
    translation = load_yaml(library.VARIANTS / f"boards/translations/{tag}.yaml") if tag != "en" else {}  # fmt: skip
    board: Any = in_language(BOARDS[slug], translation.get(slug, {}))
    html = read(written, f"boards/{slug}", tag)
    text, absent = spell(words(html)), [name for name in FACTS if name not in {**board, **board["holder"]}]  # fmt: skip
    with speaking(tag):
        unpublished = say("boards-unpublished")
    lists = [*board["pools"], *board.get("notes", ()), *board.get("inscriptions", ())]
    given = [*board["holder"].values(), board["title"], *(source["citation"] for source in board["sources"])]  # fmt: skip
    given += [entry[key] for entry in lists for key in ("shows", "text", "sense", "implies") if key in entry]  # fmt: skip
    given += [board[name]["text"] for name in pages.FACTS if "text" in board.get(name, {})]

    assert [] == [entry for entry in given if spell(entry) not in text]
    facts = html.partition("<dl")[2].partition("</dl>")[0]
    assert facts.count(unpublished) == len(absent)
    assert f'href="../#{board["shape"]["kind"]}"' in facts
    for source in board["sources"]:
        assert f'id="source-{source["id"]}"' in html
        assert source.get("url", "") in unescape(html)


@pytest.mark.parametrize("tag", TRANSLATED)
@pytest.mark.parametrize("slug", BOARDS)
def test_a_page_is_cited_as_the_command_cites_it(written: Path, slug: str, tag: str) -> None:
    """The note at its end has the words that `poch cite` prints first."""
    html = read(written, f"boards/{slug}", tag).partition('id="cite"')[2].partition("</p>")[0]
    note = unescape(re.sub(r"<[^>]+>", "", html.partition('class="source-cite poch-small">')[2]))
    said = CliRunner().invoke(main, ["cite", f"board:{slug}", "--language", tag]).stdout

    assert " ".join(note.split()) == " ".join(said.partition("\n\n")[0].split())
    assert note.strip().endswith(citation(f"board:{slug}").short)


@pytest.mark.parametrize("slug", BOARDS)
def test_a_drawing_has_every_pool_in_its_order(slug: str) -> None:
    """It is to scale only where a size is published, and broken where none is; so is an unnamed pool."""
    board = BOARDS[slug]
    svg = ET.fromstring(ET.tostring(outline(board, "a board")))  # noqa: S314 - our own
    places = [place for place in svg.iter(f"{SVG}g") if place.get("data-pool")]
    texts = [text.text for text in svg.iter(f"{SVG}text")]

    assert [place.get("data-pool") for place in places] == [pool["pool"] for pool in every_pool(board)]  # fmt: skip
    assert ("10 cm" in texts) == (size_in_mm(board) is not None)
    assert ("stroke-dasharray" in svg[0].attrib) == (size_in_mm(board) is None)
    for place in places:
        broken = "stroke-dasharray" in place[0].attrib
        assert broken == (place.get("data-pool") == UNKNOWN)


def test_a_drawing_to_scale_has_the_published_proportions() -> None:
    """As wide for its depth as the board is; its bar is ten centimetres long."""
    size = {"width": 400, "depth": "200", "unit": "mm"}
    board = {"shape": {"kind": "rectangle"}, "pools": [{"pool": "ace"}], "size": size}
    svg = outline(board, "a board")
    bar = next(line for line in svg.iter("line"))
    long = float(bar.attrib["x2"]) - float(bar.attrib["x1"])

    assert float(svg[0].attrib["width"]) == 2 * float(svg[0].attrib["height"])
    assert long / float(svg[0].attrib["width"]) == pytest.approx(100 / 400, rel=0.01)


def test_pools_in_columns_are_drawn_in_the_top_row() -> None:
    """Side by side, each above as many cells as the board has rows."""
    board = BOARDS["munich-oldest"]
    svg = outline(board, "a board")
    places = [place for place in svg.iter("g") if place.get("data-pool")]
    (top,) = {round(float(card.attrib["y"])) for place in places for card in place.findall("rect")}
    rims = [place[0].attrib["d"] for place in places]

    assert (len(rims), {rim.count("M") for rim in rims}) == (6, {board["shape"]["rows"]})
    assert top < float(svg[0].attrib["height"]) / board["shape"]["rows"]


def test_the_gallery_goes_by_time_and_ends_with_shapes(written: Path) -> None:
    """Every board is there, the oldest first; whoever asks for an octagonal board finds its heading."""
    html = read(written, "boards/index")
    places = [html.index(f'<li id="{slug}"') for slug in BOARDS]
    shapes = html.partition('id="shapes"')[2]

    assert places == sorted(places)
    assert next(iter(BOARDS)) == "munich-oldest"
    for heading in ("Octagonal boards", "Hexagonal boards", "Round boards", "Rectangular boards"):
        assert heading in shapes
    assert "Octagonal boards are known from then on." in words(shapes)
    assert "octagonal" in html.partition("---\n")[2].partition("---")[0]


def test_only_texts_that_describe_a_board_are_below_its_shape(written: Path) -> None:
    """Each with what that rests on; neither those that are silent, nor those that borrow it."""
    html = read(written, "boards/index").partition('id="shapes"')[2]
    said = {
        kind: {*re.findall(r"sources/([^/]+)/#the-board", part)}
        for kind, part in re.findall(r'<h3 id="(\w+)">(.*?)</section>', html, re.DOTALL)
    }

    assert {"poch-1853-alvensleben", "poch-1857-pierer"} == said["rows"]
    assert {"nain-jaune-regledujeu"} == said["square"]
    assert not said["round"] & {"poch-modern-pagat", "poch-1992-parlett", "pope-joan-hoyle"}
    assert {"bog-cosmovisions", "poch-1897-foster", "poch-modern-enwiki"} <= said["round"]
    foster = html.partition("sources/poch-1897-foster/")[2].partition("sources/")[0]
    assert "inferred" in foster


def test_boards_are_compared_with_texts_by_their_pools(written: Path) -> None:
    """The oldest board has the pools of the two texts of Poque; of others it is said what they have besides."""
    html = read(written, "boards/munich-oldest").partition('id="texts"')[2]
    groups = [*map(words, re.findall(r"<div><dt>(.*?)</dd></div>", html))]
    alike = {witness.id for witness in pool_sets("poch") if {*witness.pools} == {"ace", "king", "queen", "jack", "ten", "poch"}}  # fmt: skip
    linked = {*re.findall(r"sources/([^/]+)/", html.partition("</div>")[0])}

    assert groups[0].startswith("The same pools 2 texts:")
    assert linked == alike - {"munich-oldest"}
    assert any(group.startswith("With Marriage and Sequence besides") for group in groups)
    bog = words(read(written, "boards/paris-bog").partition('id="texts"')[2])
    assert "(with K♦, 10♥, J♣, A♦ and Q♠ there)" in bog
    assert bog.startswith(">Texts with these pools The same pools 1 text: Bog (Cosmovisions)")


def test_unnamed_pools_are_not_compared(written: Path) -> None:
    """The page says how many there are, and that only the others count."""
    text = words(read(written, "boards/aargau-1760"))

    assert "Seven pools of the board are unnamed, so only the others are compared." in text
    assert "All the named pools" in text


def test_of_pools_that_nobody_counted_no_number_is_told(written: Path) -> None:
    """Neither in the gallery nor on the page; the drawing says whose number it has."""
    entry = read(written, "boards/index").partition('id="munich-bnm-i-14-104"')[2]
    page = words(read(written, "boards/munich-bnm-i-14-104"))

    assert "Poch; pools not counted, one of them named" in words(entry.partition("</li>")[0])
    assert "their number in the drawing is ours" in page
    assert "We do not know how many other pools the board has" in page


def test_a_board_without_a_named_pool_is_like_no_text(written: Path) -> None:
    """It would lack nothing of any text, and say nothing."""
    text = words(read(written, "boards/paris-marx").partition('id="texts"')[2])

    assert text.startswith(">Texts with these pools Nothing can be compared")
    assert "All the named pools" not in text


def test_the_timeline_has_the_boards_of_the_data(written: Path) -> None:
    """Each that is dated stands at its year, and leads to its page."""
    html = read(written, "timeline")
    dated = [slug for slug, board in BOARDS.items() if "date" in board]
    assert dated
    for slug in dated:
        entry = html.partition(f'id="{slug}"')[2].partition("</li>")[0]
        assert f'href="../boards/{slug}/"' in entry
        assert spell(BOARDS[slug]["date"]["text"]) in spell(words(entry))


def test_cards_of_texts_have_the_letters_of_the_page() -> None:
    """A board of which a text has other cards names these as cards of the language."""
    rules = {"board.cards": {"king": "Kd", "ten": "10s", "jack": "Jc", "queen": "Qs"}}
    with speaking("fr"):
        assert pages.other_cards(BOARDS["paris-bog"], rules) == "R♦, V♣ et D♠"


def test_tours_lead_to_boards() -> None:
    """Those that speak of old boards link to their pages, in every language."""
    for tag in ("", "de/", "fr/"):
        tour = (ROOT / f"docs/{tag}tours/the-board-through-six-centuries.md").read_text("utf-8")
        assert {"index", *re.findall(r"boards/([\w-]+)\.md", tour)} <= {"index", *BOARDS}
        assert "(../boards/munich-oldest.md)" in tour


def test_boards_can_be_taken_away(written: Path) -> None:
    """JSON has them as they are; the table has a row for every pool, with its source."""
    folder = written / "docs/assets/exports"
    every = json.loads((folder / "boards.json").read_text("utf-8"))["boards"]
    with (folder / "boards.csv").open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    pools = [(row["board"], row["name"], bool(row["source"])) for row in rows if row["field"] in {"pools", "centre"}]  # fmt: skip

    assert every == [*BOARDS.values()]
    for slug, board in BOARDS.items():
        own = [(slug, pool["pool"], True) for pool in every_pool(board)]
        assert sorted(own) == sorted(pool for pool in pools if pool[0] == slug)
        assert json.loads((folder / f"boards/{slug}.json").read_text("utf-8")) == board


def test_each_board_is_described_in_tei(written: Path) -> None:
    """Every pointer to a source leads to one, and holder, number and pools are there."""
    whole = ET.parse(written / "docs/assets/exports/boards.tei.xml").getroot()  # noqa: S314 - our own
    ids = [str(part.get(ID)) for part in whole.iter() if part.get(ID)]
    described = {str(part.get(ID)): part for part in whole.iter(f"{TEI}msDesc")}

    assert len(ids) == len({*ids})
    assert [*described] == [*BOARDS]
    assert {part.get("source", "#munich-oldest")[1:] for part in whole.iter()} <= {*ids}
    for slug, part in described.items():
        board = BOARDS[slug]
        held = {f"{TEI}repository": "name", f"{TEI}settlement": "place", f"{TEI}idno": "number"}
        assert {name: part.findtext(f".//{tag}") for tag, name in held.items()} == {name: board["holder"].get(name) for name in held.values()}  # fmt: skip
        assert [note.get("subtype") for note in pool_notes(part)] == [pool["pool"] for pool in every_pool(board)]  # fmt: skip


def pool_notes(part: ET.Element) -> Iterator[ET.Element]:
    """Yield the notes on pools of a description."""
    return (note for note in part.iter(f"{TEI}decoNote") if note.get("type") == "pool")
