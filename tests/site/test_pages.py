"""The generated pages: complete, linked, and the same whenever nothing has changed."""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest
from jsonschema_rs import Draft202012Validator
from markdown import markdown
from mkdocs.config import load_config
from mkdocs.utils.meta import get_data

from poch.records import record_shape
from poch.texts import leaves, library
from poch.texts.complaint import Keys
from poch.texts.ruleset_shape import GAMES, check_shape
from poch.words import TAGS
from tests.turns import turn, when
from tools.site import KEPT, OWNED, ROOT, source_page, write_site
from tools.site.citing import citing
from tools.site.citing.citing import Forms
from tools.site.contributors.schema import VALUES, ruleset_schema
from tools.site.edition import words
from tools.site.edition.edition import Document, Edition, Hand, load_yaml
from tools.site.hands.hands import CLAUSES, weight
from tools.site.hands.replays import read_edition
from tools.site.output import fresh
from tools.site.output.files import Shelf, indented_json, tight
from tools.site.output.languages import TRANSLATED, speaking
from tools.site.output.templates import PAGES
from tools.site.texts.examples import example_records, examples
from tools.site.texts.glossary import senses, terms_of_clauses

NOT_TRIED = re.compile("not encoded|no text of .* can be played")
"""What an example says of a game that is not played here."""
HOST = "https://poch.example/"
PARAGRAPHS = re.compile(r"</?p>|\s+")
SCHEMAS = ROOT / "docs" / "schemas"
# Pages that are written by hand.
WRITTEN = (
    *("docs/editorial.md", "docs/how-to-play.md", "docs/play.md", "docs/related-games.md"),
    *("docs/exports.md", "docs/how-to-cite.md", "docs/from-python.md", "docs/tours/index.md"),
    *("docs/contributing/index.md", "docs/contributing/adding-a-ruleset.md"),
    *("docs/contributing/architecture.md", "docs/tours/what-a-rule-does-to-a-bluff.md"),
    *(
        str(file.relative_to(ROOT))
        for tag in ("de", "fr", "ja")
        for file in sorted((ROOT / "docs" / tag).glob("*.md"))
        if "\nof: " in file.read_text(encoding="utf-8")
    ),
)


class Page(HTMLParser):
    """What a page holds: its ids, its links with their words, its elements by class."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[tuple[str, str]] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self._open: list[list[str]] = []
        self.feed(text.partition("\n---\n")[2])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        given = {name: value or "" for name, value in attrs}
        self.elements.append((tag, given))
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a":
            self._open.append([given.get("href", ""), ""])

    def handle_data(self, data: str) -> None:
        """Note the words of a link."""
        for link in self._open:
            link[1] += data

    def handle_endtag(self, tag: str) -> None:
        """Close a link."""
        if tag == "a":
            href, text = self._open.pop()
            self.links.append((href, text.strip()))

    def of_class(self, name: str) -> Iterator[tuple[str, dict[str, str]]]:
        """Return the elements that have a class."""
        return (element for element in self.elements if name in element[1].get("class", "").split())


class Pages(Mapping[str, Page]):
    """Pages by their address, each taken apart when it is first looked at."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts
        self._page = cache(lambda where: Page(texts[where]))

    def __getitem__(self, where: str) -> Page:
        return self._page(where)

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


def address(path: str) -> str:
    """Return where MkDocs puts a page."""
    return (
        HOST + re.sub(r"(index)?\.(md|html)$", "", path).rstrip("/") + "/" * (path != "index.html")
    )


@pytest.fixture(scope="module")
def variants(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of variants/, so that all tests see the same even while somebody edits there."""
    return shutil.copytree(ROOT / "variants", tmp_path_factory.mktemp("edition") / "variants")


@pytest.fixture(scope="module")
def edition(variants: Path, built: Path) -> Edition:
    """What stands in variants/, replayed; what `make site` replayed of the same is taken from there."""
    return read_edition(variants, built / KEPT)


@pytest.fixture(scope="module")
def known(edition: Edition) -> Forms:
    """The citations of three texts, others at each commit."""
    three = tuple(turn(edition.sources, len(edition.sources) // 3))
    return citing.of_sources(replace(edition, sources=three), {})


@pytest.fixture(scope="module")
def site(built: Path) -> Path:
    """The folder of all files that `make site` wrote."""
    return built


@pytest.fixture(scope="module")
def pages(site: Path) -> Pages:
    """Every generated page by its address, with those that lead to pairs."""
    docs = site / "docs"
    texts = {
        address(path.relative_to(folder).as_posix()): path.read_text("utf-8")
        for folder, pattern in ((site / PAGES, "*.html"), (docs, "*.md"))
        for path in sorted(folder.rglob(pattern))
    }
    leading = {
        f"{HOST}{path.parent.relative_to(docs)}/": f"\n---\n{path.read_text('utf-8')}"
        for path in docs.rglob("compare/*/*/index.html")
    }
    return Pages(texts | leading)


def test_every_clause_stands_on_its_page_with_its_mark(edition: Edition, pages: Pages) -> None:
    """A source's page has each clause once, by its id, with the mark of its evidence."""
    for source in edition.sources:
        page = pages[f"{HOST}sources/{source.slug}/"]
        shown = {given["id"]: given for _, given in page.of_class("clause")}

        assert {clause["id"] for clause in source.clauses} == set(shown)
        for clause in source.clauses:
            assert words.standing(clause) == shown[clause["id"]]["data-status"]
            assert clause.get("gap", "") == shown[clause["id"]].get("data-gap", "")
        marks = [given["title"] for _, given in page.of_class("mark")]
        for clause in source.clauses:
            assert words.mark(words.standing(clause), clause.get("gap")) in marks


def test_the_timeline_has_the_texts_of_every_game(edition: Edition, site: Path) -> None:
    """Each under its year or among the undated, as the page of the family says."""
    dated, _, rest = (
        (site / PAGES / "timeline.html").read_text("utf-8").partition('class="undated"')
    )
    for source in edition.sources:
        year = source.document.get("year")
        entry = re.search(
            rf'<li[^>]* id="{source.slug}">.*?</li>', dated if year else rest, re.DOTALL
        )

        assert entry, source.slug
        assert f">{source.document['siglum']}</span>" in entry[0]
        assert not year or f'<p class="when">{year}</p>' in entry[0]
    assert "A text on Pope Joan." in dated
    assert "A text on Poch." not in dated


def test_every_reading_stands_on_its_page_with_its_reason(edition: Edition, site: Path) -> None:
    """A crux is printed with all its readings beside the clause, and again among the cruxes."""
    together = (site / PAGES / "cruxes.html").read_text("utf-8")
    for source in edition.sources:
        text = (site / PAGES / f"sources/{source.slug}/index.html").read_text("utf-8")
        for _, crux in source.cruxes():
            for name, reading in crux["readings"].items():
                because = words.typeset(reading["because"])

                assert f'data-reading="{name}"' in text
                assert because in text
                assert because in together


def test_every_reading_is_shown_by_a_hand(edition: Edition) -> None:
    """Of a text that can be played, a shipped hand parts each reading from the adopted one."""
    unshown = {
        (source.slug, crux["id"], reading)
        for source in edition.sources
        if source.document["playable"] != "never"
        for _, crux in source.cruxes()
        for reading in set(crux["readings"]) - {crux["adopted"]}
        if not any(parts(hand, crux, reading) for hand in source.hands)
    }

    assert set() == unshown


def parts(hand: Hand, crux: Document, reading: str) -> bool:
    """Tell whether a hand comes out otherwise under a reading than under the adopted one."""
    own = hand.record.get("readings", {}).get(crux["id"], crux["adopted"])
    other = crux["adopted"] if own == reading else reading
    undealt = {(variant.crux, variant.reading) for variant in hand.undealt}
    traces = {(variant.crux, variant.reading): variant.trace for variant in hand.others}
    at = (crux["id"], other)
    return at in undealt or (at in traces and weight(hand.trace, traces[at]) > CLAUSES)


def test_no_template_writes_markdown(site: Path) -> None:
    """Pages with a `kind` are not looked through for Markdown: there must be none in any of them."""
    extensions = load_config(str(ROOT / "mkdocs.yml")).markdown_extensions
    tried = set()
    for path in sorted((site / PAGES).rglob("*.html")):
        body, meta = get_data(path.read_text(encoding="utf-8"))
        if "kind" in meta and meta["kind"] not in tried:
            tried.add(meta["kind"])
            read = markdown(body, extensions=extensions)

            assert PARAGRAPHS.sub("", body) == PARAGRAPHS.sub("", read), path
    assert len(tried) >= 20


def test_no_id_stands_twice_on_a_page(pages: Pages) -> None:
    """A link to an id leads to one place; a third of the pages is looked at at each commit."""
    for where in turn([*pages], 3):
        ids = pages[where].ids

        assert sorted(set(ids)) == sorted(ids), where


def test_every_hand_has_a_page_with_numbered_steps(edition: Edition, pages: Pages) -> None:
    """The steps of a hand are numbered from one, and each names a clause of its source."""
    for source in edition.sources:
        clauses = {clause["id"] for clause in source.clauses}
        for hand in source.hands:
            page = pages[HOST + hand.page]
            steps = [anchor for anchor in page.ids if anchor.startswith("step-")]
            beside = zip(page.elements, page.elements[1:], strict=False)
            links = [to["href"] for (tag, _), (a, to) in beside if (tag, a) == ("span", "a")]

            assert [f"step-{n + 1}" for n in range(len(hand.trace["steps"]))] == steps
            assert len(links) == len(steps)
            assert {link.partition("#")[2] for link in links} <= clauses


def test_every_source_has_hands(edition: Edition) -> None:
    """As many as the guide asks for; only a text that cannot be played is shown without them."""
    for source in edition.sources:
        assert len(source.hands) >= 6 or source.document["playable"] == "never", source.slug


def test_every_hand_comes_out_as_expected(edition: Edition) -> None:
    """What a page tells of a hand is what its record expects."""
    for source in edition.sources:
        for hand in source.hands:
            for key, value in hand.record.get("expect", {}).items():
                result = hand.trace["result"] | {"events": value}
                if key == "pools":
                    result["pools"] = {name: n for name, n in result["pools"].items() if n}

                assert value == result[key], f"{source.slug}/{hand.name}: {key}"


def test_links_lead_somewhere_and_have_words(edition: Edition, pages: Pages, site: Path) -> None:
    """Every link has words, and a page or file and a place to lead to; a third of the pages at each commit."""
    slugs = {source.slug for source in edition.sources}
    own = [path.removeprefix("docs/") for path in WRITTEN]
    by_hand = {address(path) for path in own}
    by_hand |= {
        address(f"{tag}/{path}")
        for tag in TAGS
        for path in own
        if (ROOT / "docs" / tag / path).is_file()
    }
    by_hand |= {f"{HOST}schemas/{path.name}" for path in SCHEMAS.glob("*.json")}
    works = edition.bibliography.values()
    copies = {work[key] for work in works for key in ("URL", "archive-url") if key in work}
    copies |= {copy for work in edition.sentences.values() for copy in work["copies"].values()}
    copies |= {
        source["url"]
        for board in edition.boards.values()
        for source in board["sources"]
        if "url" in source
    }
    for where in turn([*pages], 3):
        for href, text in pages[where].links:
            assert text, f"{where}: the link to {href} has no words"
            target, anchor = urldefrag(urljoin(where, href))
            target = target.partition("?")[0]
            if target in by_hand or href in copies:
                continue
            if re.fullmatch(rf"{HOST}(\w\w/)?compare/", target) and anchor:
                assert set(anchor.partition("&")[0].split(",")) <= slugs, f"{where}: {href}"
            elif target.endswith("/"):
                assert target in pages, f"{where}: {href}"
                written = rf"{HOST}(de|fr)/hands/.+#step-\d+"  # by a script; see test_links
                if re.fullmatch(written, f"{target}#{anchor}"):
                    continue
                if not re.fullmatch(r"board-\d+", anchor):  # MkDocs writes the stops of a tour
                    place = anchor.removeprefix(
                        "table="
                    )  # of a text, whose rules a table may change
                    assert not place or place in pages[target].ids, f"{where}: {href}"
            else:
                assert (site / "docs" / target.removeprefix(HOST)).is_file(), f"{where}: {href}"


def test_traces_lie_where_the_pages_look_for_them(pages: Pages, site: Path) -> None:
    """Each trace named in a page is there; a third of the pages is looked at at each commit."""
    named = 0
    for where in turn([*pages], 3):
        for _, given in pages[where].elements:
            if file := given.get("data-trace"):
                named += 1
                path = urljoin(where, file).removeprefix(HOST)

                assert (site / "docs" / path).is_file(), f"{where}: {file}"
    assert named


def test_the_seam_is_shown(edition: Edition, site: Path) -> None:
    """Where a part of a text rests mostly on another book, a note says so; elsewhere none does."""
    for source in edition.sources:
        text = (site / PAGES / f"sources/{source.slug}/index.html").read_text("utf-8")
        own = source.document["source"]["ref"]
        works: dict[str, list[bool]] = {}
        for clause in source.clauses:
            if clause["status"] != "supplied" and "no-rule" not in clause:
                ref = clause.get("source", {}).get("ref", own)
                works.setdefault(clause["topic"], []).append(ref != own)
        other = any(2 * sum(others) > len(others) for others in works.values())

        assert other == ('<p class="seam">' in text), source.slug


def test_every_practice_is_explained(site: Path) -> None:
    """The mechanisms page has every leaf and every practice of the games that are on pages."""
    text = (site / PAGES / "mechanisms.html").read_text("utf-8")
    taken = {
        (leaf, str(value))
        for name in library.ids(*GAMES)
        for clause in library.document(name)["clauses"]
        for setter in (clause, *clause.get("crux", {}).get("readings", {}).values())
        for leaf, value in setter.get("sets", {}).items()
    }
    for name, value in taken:
        if name in leaves.LEAVES:
            assert f"<dt><code>{name}</code></dt>" in text
            assert value not in leaves.LEAVES[name].practices or f"<code>{value}</code>" in text


def test_the_written_legend_has_every_mark() -> None:
    """The editorial principles explain each mark by the name that the pages use."""
    text = (ROOT / "docs/editorial.md").read_text("utf-8")
    names = [name for mark, (name, _) in words.MARK.items() if mark != "supplied"]
    names += [f"Supplied: {name.lower()}" for name, _ in words.GAP.values()]
    for name in names:
        assert f"</span> {name}</dt>" in text


def test_every_term_of_a_clause_stands_in_the_glossary(edition: Edition) -> None:
    """A word that is marked as a term in a clause is found under what it means."""
    words_there = {
        (word["lang"], word["word"]) for concept in edition.glossary for word in concept["words"]
    }

    assert set() == set(terms_of_clauses(edition)) - words_there


def test_a_word_is_credited_to_the_text_that_has_it(edition: Edition) -> None:
    """Where a ruleset joins two texts, the glossary names that of the clause, and names it once."""
    terms = terms_of_clauses(edition)
    credited = {
        word["word"]: [
            sense["label"] for each in senses(word, terms, edition, "").values() for sense in each
        ]
        for concept in edition.glossary
        for word in concept["words"]
    }

    assert ["P57"] == credited["Pochbret"]
    assert ["E65", "H65"] == credited["hoc"]
    assert ["A53", "Ew"] == sorted(credited["Ich poche nach!"])


def test_every_worked_example_is_tried_or_says_why_not(edition: Edition) -> None:
    """An example of a source that is encoded names the records in which it is tried."""
    for name, example in examples().items():
        assert [*example_records(example, edition, "")] or NOT_TRIED.search(example["ours"]), name


@pytest.mark.parametrize("tag", TRANSLATED)
def test_the_same_edition_writes_the_same_bytes(
    edition: Edition, known: Forms, site: Path, tmp_path: Path, tag: str
) -> None:
    """The pages of three texts, others at each commit, are what `make site` wrote."""
    shelf = Shelf(tmp_path, ())
    with speaking(tag):
        local = edition.in_language(tag)
        for slug in known.things:
            source_page(slug, local, known, shelf)

    assert shelf.written
    for path in shelf.written:
        there = site / path.relative_to(tmp_path)
        assert path.read_bytes() == there.read_bytes(), "where `make site` was not run, run it"


@when("tools/site/output/")
def test_a_second_run_writes_nothing(edition: Edition, variants: Path, built: Path) -> None:
    """It finds every file as it would write it, and no other."""
    for pattern in (*OWNED, "docs/schemas/*.json"):
        for file in filter(Path.is_file, built.glob(pattern)):
            copy = variants.parent / file.relative_to(built)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
    shelf = write_site(edition, variants.parent)

    assert shelf.wanted
    assert [] == shelf.written, "where `make site` was not run since an edit, run it"
    assert [] == shelf.removed


def test_what_follows_from_nothing_is_removed(tmp_path: Path) -> None:
    """A stale file that belongs to the generator goes, with its folder; any other stays."""
    stale = tmp_path / "docs/hands/gone/old.md"
    kept = tmp_path / "docs/hands.md"
    stale.parent.mkdir(parents=True)
    stale.write_text("old", "utf-8")
    kept.write_text("ours", "utf-8")
    shelf = Shelf(tmp_path, ("docs/hands/**/*",))
    shelf.put("docs/hands/index.md", "new")
    shelf.tidy()

    assert [stale] == shelf.removed
    assert not stale.parent.exists()
    assert ["hands", "hands.md"] == sorted(path.name for path in (tmp_path / "docs").iterdir())


def test_a_file_that_is_not_generated_is_left_alone() -> None:
    """The generator does not own a page that is written by hand."""
    for name in WRITTEN:
        assert (ROOT / name).is_file()
        assert [] == [pattern for pattern in OWNED if Path(name).match(pattern)]


def test_the_ruleset_schema_is_fresh() -> None:
    """The published schema is the one that follows from the vocabulary; `make serve` writes it."""
    assert indented_json(ruleset_schema()) == (SCHEMAS / "ruleset-1.json").read_text("utf-8")


def test_the_schema_knows_the_value_of_every_leaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers and practices it can tell; the forms of all other values it has, or names the leaf that has none."""
    assert [] == [name for name in VALUES if leaves.LEAVES[name].practices]
    monkeypatch.delitem(VALUES, "pack.ranks")
    with pytest.raises(KeyError, match=r"schema\.yaml: values: pack\.ranks"):
        ruleset_schema()


def maps(document: Any) -> Iterator[dict[str, Any]]:
    """Yield the maps of a ruleset whose keys are known."""
    yield from (document, document["source"])
    for clause in document["clauses"]:
        crux = clause.get("crux")
        yield from (clause, *clause.get("terms", {}).values())
        yield from (crux, *crux["readings"].values()) if crux else ()


def test_the_schema_and_check_miss_the_same_keys() -> None:
    """What the schema demands of a text check demands too, and what check calls missing the schema."""
    validator = Draft202012Validator(json.loads((SCHEMAS / "ruleset-1.json").read_text("utf-8")))
    document: Any = as_json(library.document("poch-1857-pierer"))
    apart = []
    for part in maps(document):
        for key, value in [*part.items()]:
            del part[key]
            complaints = [complaint.message for complaint in check_shape(document)[0]]
            missing = any("missing" in message for message in complaints)
            if not missing <= (not validator.is_valid(document)) <= bool(complaints):
                apart.append((part.get("id"), key))
            part[key] = value

    assert [] == apart


PARTS = {
    "record": (record_shape.RECORD, ()),
    "one of several deals": (record_shape.PLAYED, ("properties", "deals", "items")),
    "deal": (record_shape.DEAL, ("$defs", "deal")),
    "expect": (record_shape.EXPECT, ("properties", "expect")),
    "event": (record_shape.EVENT, ("properties", "expect", "properties", "events", "items")),
}
"""The maps of a record, and where its schema has them."""


@pytest.mark.parametrize(("keys", "place"), PARTS.values(), ids=PARTS)
def test_the_schema_of_hands_has_the_keys_that_are_read(keys: Keys, place: tuple[str, ...]) -> None:
    """It is written by hand, and knows and demands the same keys as the reader of records."""
    part = json.loads((SCHEMAS / "hand-1.json").read_text("utf-8"))
    for name in place:
        part = part[name]

    assert set(keys.kinds) == set(part["properties"])
    assert set(keys.needed) == set(part.get("required", ()))
    assert part["additionalProperties"] is False


def as_json(data: object) -> object:
    """Return YAML data with names for keys, as JSON has them."""
    match data:
        case dict():
            return {str(key): as_json(value) for key, value in data.items()}
        case list():
            return [as_json(value) for value in data]
        case _:
            return data


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("ruleset-1.json", "variants/*/ruleset.yaml"),
        ("hand-1.json", "variants/*/hands/*.yaml"),
        ("hand-1.json", "tests/vectors/*/*.yaml"),
        ("board-1.json", "variants/boards/*.yaml"),
    ],
)
def test_what_we_publish_fits_its_schema(schema: str, files: str) -> None:
    """Rulesets, hands and vectors are valid by the schemas that we publish."""
    validator = Draft202012Validator(json.loads((SCHEMAS / schema).read_text("utf-8")))
    for path in sorted(ROOT.glob(files)):
        complaints = [e.message for e in validator.iter_errors(as_json(load_yaml(path)))]

        assert [] == complaints, path


def test_what_goes_from_a_page_is_neither_seen_nor_read() -> None:
    """Words and lines of programs stay apart, and what is written out stays as it is."""
    kept = (
        '<pre>\n  x\n\n <svg xmlns="http://www.w3.org/2000/svg"></pre>',
        "<textarea>\n\n c</textarea>",
    )
    page = "<p>a\n\n   b</p> {}\n\n  {}\n\t<i>  c</i>\n<script>\n  d // e\n  f</script>"
    icon = '<svg{} viewBox="0 0 24 24">'

    assert "<p>a\nb</p> {}\n{}\n<i>  c</i>\n<script>\nd // e\nf</script>".format(*kept) == tight(
        page.format(*kept)
    )
    assert icon.format("") == tight(icon.format(' xmlns="http://www.w3.org/2000/svg"'))


def test_traces_fit_their_schema(site: Path) -> None:
    """Every trace is valid by the published schema, with what other readings make of it."""
    validator = Draft202012Validator(json.loads((SCHEMAS / "trace-3.json").read_text("utf-8")))
    traces = sorted(site.glob("docs/assets/traces/**/*.json"))
    for path in traces:
        complaints = [e.message for e in validator.iter_errors(json.loads(path.read_bytes()))]

        assert [] == complaints, path
    assert traces


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("the dealer's", "the dealer’s"),
        ('an "etc." here', "an “etc.” here"),
        ("he says 'no' then", "he says ‘no’ then"),
        ("two\n  lines", "two lines"),
    ],
)
def test_quotation_marks_are_those_of_print(typed: str, printed: str) -> None:
    """Typed quotation marks are set as a printer would, and lines are joined."""
    assert printed == words.typeset(typed)


def test_what_nobody_touched_is_not_looked_at_again(tmp_path: Path) -> None:
    """Neither what pages follow from nor a page itself may have changed in the meantime."""
    assert 0 == fresh.count_unchanged(tmp_path, "as it is")
    shelf = Shelf(tmp_path, ())
    for name in (f"{PAGES}/index.html", f"{PAGES}/cruxes.html"):
        shelf.put(name, "A page\n")
    fresh.note(tmp_path, "as it is", shelf)
    assert 2 == fresh.count_unchanged(tmp_path, "as it is")

    (tmp_path / f"{PAGES}/index.html").write_text("A page \n", "utf-8")
    assert 0 == fresh.count_unchanged(tmp_path, "as it is")
    shelf.put(f"{PAGES}/index.html", "A page\n")
    fresh.note(tmp_path, "as it is", shelf)
    assert 2 == fresh.count_unchanged(tmp_path, "as it is")
    assert 0 == fresh.count_unchanged(tmp_path, "otherwise")
