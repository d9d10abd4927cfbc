"""What is generated and is no page: each file is opened, and holds what it was made for.

Scripts set parts of pages in, and readers take data away; in both, nothing may be escaped twice, cut or left empty.
"""

import csv
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest
from dendropy import Tree
from fluent.syntax import parse
from fluent.syntax.ast import Message

from poch.game.said import message
from poch.records.steps import step_message
from poch.studies.compare import cells, leaf_names
from poch.texts import leaves, library
from poch.texts.apparatus import translations
from poch.texts.compile import compile_ruleset
from poch.texts.document import load
from poch.texts.ruleset_shape import FIRST, GAMES
from poch.words import TAGS, language
from poch.words.language import FOLDER
from tests.indexed import indexed
from tools.site.edition.words import STANDING, anchor, typeset
from tools.site.output.languages import LATER, PAGES, TRANSLATED, speaking

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = {*(".js", ".mjs", ".css", ".wasm", ".packed"), *(".woff2", ".png", ".gz")}
PROGRAMS |= {".apkg", ".zip", ".pagefind", ".pf_index", ".pf_meta", ".pf_fragment"}
"""Files that other tests run or draw."""
ELEMENTS = "a abbr aside b br code dd details div dl dt em h[1-6] i img li nav ol p pre section small span strong sub summary sup table tbody td th thead tr ul"
ESCAPED = re.compile(rf"&(?:amp;)*lt;/?(?:{ELEMENTS.replace(' ', '|')})\b")
TWICE = re.compile(r"&amp;(?:amp|lt|gt|quot|#\d+);")
ROW = re.compile(r'<tr id="([^"]+)" data-degree="[^"]+" data-verdict="[^"]*">(.*?)</tr>', re.DOTALL)
CELL = re.compile(r'<div data-leaf="([^"]+)">(.*?)\n</div>', re.DOTALL)
FETCHED = re.compile(r'\n?<p class="cell-(?:text|by)">.*?</p>')
MARK = re.compile(r'<span class="mark[^>]* aria-label="([^"]+)"></span>')
VOID = {"br", "hr", "img", "input", "link", "meta"}


class Fragment(HTMLParser):
    """A part of a page: whether its elements end where they ought to, and the words of its cells."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[tuple[str, str]] = []
        self.cells: dict[str, str] = {}
        self.rest = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        if tag not in VOID:
            leaf = dict(attrs).get("data-leaf") or (self.open[-1][1] if self.open else "")
            self.open.append((tag, leaf))

    def handle_endtag(self, tag: str) -> None:
        """End the element that was opened last."""
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        """Note words, and in which cell they stand."""
        leaf = self.open[-1][1] if self.open else ""
        if leaf:
            self.cells[leaf] = self.cells.get(leaf, "") + data
        else:
            self.rest += data


def tag_of(file: Path) -> str:
    """Return in which language a file is: the name of the first folder that is that of one."""
    return next((part for part in file.parts if part in TAGS), "en")


@cache
def document(slug: str, tag: str = "en") -> dict[str, Any]:
    """Return a text in a language."""
    file = ROOT / "variants" / slug / "translations" / f"{tag}.yaml"
    given = load(file).data if file.is_file() else {}
    return dict(translations.in_language(library.document(slug), given, {})[0])


@cache
def wanted(tag: str) -> dict[str, dict[str, list[str]]]:
    """Return what each text has to say of each leaf: the words of its clauses, or why there are none."""
    shown = [slug for game in GAMES for slug in library.ids(game)]
    rulesets = {slug: compile_ruleset(library.document(slug)) for slug in shown}
    every = leaf_names(rulesets.values())
    return {
        slug: {
            leaf: [
                words(slug, tag)[part.clause] if part.clause else standing(part.standing, tag)
                for part in cell.parts
            ]
            for leaf, cell in cells(ruleset, every).items()
        }
        for slug, ruleset in rulesets.items()
    }


@cache
def words(slug: str, tag: str = "en") -> dict[str, str]:
    """Return the words of the clauses of a text, as they are printed."""
    return {clause["id"]: typeset(clause["text"]) for clause in document(slug, tag)["clauses"]}


def standing(name: str, tag: str) -> str:
    """Return why there are no words of a leaf."""
    with speaking(tag):
        return STANDING[name][0]


def title(slug: str, tag: str = "en") -> str:
    """Return what a text is called."""
    return typeset(document(slug, tag)["title"])


def evidence(name: str, tag: str) -> str:
    """Return how a column begins to say what a text rests on."""
    return language(tag).say(message("foot-evidence", title=name, how="")).rstrip()


def lacks(text: str, wanted: Iterable[str]) -> list[str]:
    """Return what does not stand in a text."""
    return [words for words in wanted if words not in text]


def column(file: Path, text: str) -> Iterator[str]:
    """Yield what a column at Compare lacks."""
    page = Fragment(text)
    assert not page.open
    tag = tag_of(file)
    for leaf, clauses in wanted(tag)[file.stem].items():
        yield from lacks(page.cells.get(leaf, ""), clauses)
    yield from lacks(page.rest, [evidence(title(file.stem, tag), tag)])


def summaries(file: Path, text: str) -> Iterator[str]:
    """Yield which younger texts of its game the summaries of a text lack, and what in them says nothing."""
    page = Fragment(text)
    assert not page.open
    slug, tag = file.stem.removesuffix("-summaries"), tag_of(file)
    paired = re.findall(rf'data-pair="{slug},([^"]+)"', text)
    assert paired
    index = json.loads((ROOT / "site" / file.parent / "index.json").read_text("utf-8"))
    games = {witness["id"]: witness["game"] for witness in index["witnesses"]}
    later = [b for a, _, b in (pair.partition(",") for pair in index["pairs"]) if a == slug]
    yield from {younger for younger in later if games[younger] == games[slug]} ^ {*paired}
    clauses = words(slug, tag)
    for item in re.findall(r"<li (.*?)</li>", text):
        data, _, sentence = item.partition(">")
        (a,) = re.findall(r'data-a="([^"]*)"', data)
        if (a and a not in clauses) or not sentence.endswith("."):
            yield item


def verdicts(file: Path, text: str) -> Iterator[str]:
    """Yield what the list of rules lacks that Compare draws its table by."""
    index = json.loads(text)
    texts = [slug for game in GAMES for slug in library.ids(game)]
    titles = (title(slug, tag_of(file)) for slug in texts)
    yield from lacks("\n".join(witness["title"] for witness in index["witnesses"]), titles)
    assert len(texts) * (len(texts) - 1) // 2 == len(index["pairs"])
    assert {len(index["lines"])} == {len(pair) for pair in index["pairs"].values()}
    assert all(line["title"] and line["part"] in index["parts"] for line in index["lines"])


def table(file: Path, text: str) -> Iterator[str]:
    """Yield which texts of its game a table lacks."""
    head, *rows = csv.reader(io.StringIO(text))
    assert {len(head)} == {len(row) for row in rows}
    yield from lacks(str(rows), library.ids(game_of(file)))


def board_table(file: Path, text: str) -> Iterator[str]:
    """Yield which boards a table of boards lacks: all of them, or the one that its file is called by."""
    _, *rows = csv.reader(io.StringIO(text))
    wanted = {board["id"] for board in library.boards()} if file.stem == "boards" else {file.stem}
    yield from wanted ^ {row[0] for row in rows}


def compared(file: Path, text: str) -> Iterator[str]:
    """Yield the texts of its game that a comparison lacks, and those of others that it has."""
    yield from {*library.ids(game_of(file))} ^ {*json.loads(text)["cells"]}


def game_of(file: Path) -> str:
    """Return the game that the name of a file gives, or the first."""
    return file.stem.partition("matrix-")[2] or FIRST


TREES = {".nex": "nexus", ".nwk": "newick"}


def tree(file: Path, text: str) -> Iterator[str]:
    """Yield which texts a tree lacks, of those that can be placed."""
    sigla = {
        leaf.taxon.label for leaf in Tree.get(data=text, schema=TREES[file.suffix]).leaf_nodes()
    }
    yield from sorted({"E65", "A89", "P57", "Pm"} - sigla)


def whole(_: Path, text: str) -> Iterator[str]:
    """Yield what a file on all texts lacks of their titles."""
    json.loads(text)
    yield from lacks(
        text, (json.dumps(slug, ensure_ascii=False)[1:-1] for slug in library.ids(*GAMES))
    )


def trace(file: Path, text: str) -> Iterator[str]:
    """Yield the steps of a hand, under any reading, that are not told by a clause of their text."""
    clauses = words(file.parent.name)
    whole = json.loads(text)
    assert whole["steps"]
    for step in chain(whole["steps"], *(variant["steps"] for variant in whole["others"])):
        if isinstance(step, list):
            continue
        sentence = language().say(step_message(step))
        if not re.search(r"\w.*[.!?]$", sentence) or step["clause"] not in clauses:
            yield f"{step['clause']}: {sentence}"


def same(file: Path, text: str) -> Iterator[str]:
    """Yield a text that is another than it was written, but for the way to its schema."""
    if file.suffix == ".json":
        assert json.loads(json.dumps(document(file.stem, tag_of(file)))) == json.loads(text)
    else:
        written = (ROOT / "variants" / file.stem / "ruleset.yaml").read_text("utf-8")
        assert written.replace("../../docs/schemas/", "../../schemas/", 1) == text
    yield from ()


def record(file: Path, text: str) -> Iterator[str]:
    """Yield a hand that is another than it was recorded."""
    (known,) = (path for path in library.hands(file.parent.name) if path.stem == file.stem)
    assert known.read_text("utf-8") == text
    yield from ()


def citation(file: Path, text: str) -> Iterator[str]:
    """Yield what a citation lacks of the title of its text."""
    yield from lacks(text.replace('\\"', '"'), [title(file.name.partition(".")[0])])


def citations(file: Path, text: str) -> Iterator[str]:
    """Yield which forms of citation a file lacks."""
    forms = json.loads(text)
    for template in forms["templates"]:
        assert all(template.values())
    assert forms["things"] or ".." in file.name
    yield from ()


def board(file: Path, text: str) -> Iterator[str]:
    """Yield which pools a board lacks."""
    drawn = {element.get("data-pool") for element in ET.fromstring(text).iter()}  # noqa: S314  our own
    rules = compile_ruleset(library.document(file.stem)).rules_by_seats.values()
    yield from (pool for rule in rules for pool in rule.pools if pool not in drawn)


def vocabulary(_: Path, text: str) -> Iterator[str]:
    """Yield which leaves the workshop is not told of."""
    known = {leaf["name"]: leaf["meaning"] for leaf in json.loads(text)["leaves"]}
    for name in leaves.leaves_in_order():
        leaf = leaves.leaf(name)
        assert leaf
        yield from [] if known.get(name) == leaf.meaning else [name]


def questions(path: Path, text: str) -> Iterator[str]:
    """Yield which questions the form lacks, or has no words for, and whose answers say nothing."""
    known = {question["name"]: question for question in json.loads(text)}
    for name in leaves.leaves_in_order():
        leaf = leaves.leaf(name)
        if leaf and leaf.practices and name not in known:
            yield f"{path.stem}: {name}"
    for name, question in known.items():
        every = [
            question["question"],
            question["part"],
            *(each["words"] for each in question["choices"]),
        ]
        yield from [] if all(every) and question["choices"] else [f"{path.stem}: {name}"]


def stops(path: Path, text: str) -> Iterator[str]:
    """Yield where a first game says nothing, or an answer names no clause."""
    for stop in json.loads(text)["stops"]:
        answers = [
            answer[key]
            for answer in stop["answers"]
            for key in ("wish", "because", "clause", "text")
        ]
        asked = bool(stop["question"]) == bool(stop["answers"])
        if not (all((stop["title"], stop["text"], *answers)) and asked):
            yield f"{path}: {stop['name']}"


def asked(path: Path, text: str) -> Iterator[str]:
    """Yield exercises without a right answer, or whose answers name no clause."""
    for exercise in json.loads(text):
        right = [choice for choice in exercise["choices"] if choice["right"]]
        if not right or not all(choice["clause"] for choice in exercise["choices"]):
            yield f"{path}: {exercise['id']}"


def messages(text: str) -> dict[str, Message]:
    """Return the messages of a catalogue."""
    return {
        message.id.name: message for message in parse(text).body if isinstance(message, Message)
    }


def catalogue(file: Path, text: str) -> Iterator[str]:
    """Yield the messages of a language that scripts are not given, or not as they are written."""
    given = messages(text)
    tag, _, part = file.stem.partition(".")
    for written in (FOLDER / tag).glob(f"{part or '*'}.ftl"):
        if written.name.startswith(PAGES) or (not part and written.stem in LATER):
            continue
        written_messages = messages(written.read_text("utf-8"))
        yield from (
            name
            for name, message in written_messages.items()
            if name not in given or not message.equals(given[name])
        )


def search(file: Path, text: str) -> Iterator[str]:
    """Yield which clauses cannot be searched for."""
    tag = file.stem
    folder = ROOT / "site" / file.parent
    pages = indexed(folder, tag)
    yield from (name for name in json.loads(text)["files"] if not (folder / name).is_file())
    for slug in library.ids(*GAMES) if tag in TRANSLATED else ():
        place = f"/sources/{slug}/" if tag == "en" else f"/{tag}/sources/{slug}/"
        plain = (
            " ".join(text.split()) for text in words(slug, tag).values()
        )  # spaces of print, too
        yield from lacks(" ".join(pages[place]["content"].split()), plain)


def data(_: Path, text: str) -> Iterator[str]:
    """Read what has no words of texts."""
    json.loads(text)
    yield from ()


def taken_away(file: Path, text: str) -> Iterator[str]:
    """Yield which exercises a file for other programs lacks: those of its text are in the JSON beside it."""
    text_id, tag, _ = file.name.split(".")
    name = f"{text_id}.{tag}.jsonl"
    with ZipFile(ROOT / "docs" / file.with_name(f"{name}.zip")) as archive:
        rows = [*map(json.loads, archive.read(name).splitlines())]
    yield from [] if {row["ruleset"] for row in rows} == {text_id} else [text_id]
    yield from [] if {row["language"] for row in rows} == {tag} else [tag]
    yield from (row["id"] for row in rows if row["id"] not in text)


def markup(_: Path, text: str) -> Iterator[str]:
    """Read what is for programs; a site that was built for no address has an empty map."""
    root = ET.fromstring(text)  # noqa: S314  our own
    yield from [] if root.tag.endswith(("}feed", "}urlset", "}TEI")) else [root.tag]


def prose(_: Path, text: str) -> Iterator[str]:
    """Read a licence."""
    yield from [] if re.search(r"\w \w", text) else ["nothing stands in it"]


def open_to_all(_: Path, text: str) -> Iterator[str]:
    """Yield what keeps a search engine out."""
    rules = [line.partition(":")[::2] for line in text.splitlines()]
    yield from [] if ("User-agent", " *") in rules else ["it speaks to no search engine"]
    yield from (name for name, _ in rules if name == "Disallow")


def choices(path: Path, text: str) -> Iterator[str]:
    """Each practice that a text or a reading sets is in words, which in English may be its name."""
    in_words = json.loads(text)
    english = path.parent.name == "compare"
    for slug in library.ids():
        for clause in library.document(slug)["clauses"]:
            readings = clause.get("crux", {}).get("readings", {}).values()
            for sets in (
                clause.get("sets", {}),
                *(reading.get("sets", {}) for reading in readings),
            ):
                for leaf, value in sets.items():
                    words = in_words.get(leaf, {}).get(json.dumps(value, ensure_ascii=False))
                    said = words and words.strip() and (english or words != value)
                    if isinstance(value, str) and not said:
                        yield f"{slug}/{clause['id']}: {leaf} {value}: {words}"


READ: dict[str, Callable[[Path, str], Iterator[str]]] = {
    "hashes.json": data,
    "assets/compare/??/*-summaries.html": summaries,
    "assets/compare/??/*.html": column,
    "assets/compare/??/index.json": verdicts,
    "assets/compare/??/values.json": choices,
    "assets/compare/values.json": choices,
    "assets/compare/*-summaries.html": summaries,
    "assets/compare/*.html": column,
    "assets/compare/index.json": verdicts,
    "assets/compare/matrix*.json": compared,
    "assets/compare/matrix*.csv": table,
    "assets/compare/four.json": data,
    "assets/compare/likeness.nex": tree,
    "assets/compare/likeness.nwk": tree,
    "assets/exports/boards.json": data,
    "assets/exports/boards.csv": board_table,
    "assets/exports/boards/*.json": data,
    "assets/exports/boards/*.csv": board_table,
    "assets/exports/boards/*.xml": markup,
    "assets/exports/*.csv": table,
    "assets/exports/corpus.json": whole,
    "assets/exports/bibliography.json": data,
    "assets/exports/*.xml": markup,
    "assets/traces/*/*.json": trace,
    "assets/records/*/*.yaml": record,
    "assets/rulesets/??/index.json": data,
    "assets/rulesets/??/*.json": same,
    "assets/rulesets/index.json": data,
    "assets/rulesets/*": same,
    "assets/cite/changes.json": data,
    "assets/cite/notes.json": data,
    "assets/cite/*.bib": citation,
    "assets/cite/*.ris": citation,
    "assets/cite/*.csl.json": citation,
    "assets/cite/*.json": citations,
    "assets/boards/??/*.svg": board,
    "assets/boards/*.svg": board,
    "assets/lessons/??/*.json": stops,
    "assets/exercises/*.json": asked,
    "assets/exercises/*.gift": taken_away,
    "assets/workshop/vocabulary.json": vocabulary,
    "assets/workshop/??.json": questions,
    "assets/words/*.ftl.txt": catalogue,
    "assets/originals/*.json": data,
    "assets/places.json": data,
    "assets/pyodide/*.json": data,
    "search/pagefind-entry.json": data,
    "search/*.json": search,
    "schemas/*.json": data,
    "versions.json": data,
    "what-matters.ipynb": data,
    "robots.txt": open_to_all,
    "feed.xml": markup,
    "sitemap.xml": markup,
    "assets/*/*.txt": prose,
}
"""How each kind of file is read; the first that fits counts."""


@pytest.fixture(scope="module")
def loaded(site: Path) -> dict[Path, str]:
    """What is no page and no program of the built site."""
    texts = {}
    for file in sorted(path for path in site.rglob("*") if path.is_file()):
        if file.suffix not in PROGRAMS and file.name not in {"index.html", "404.html"}:
            texts[file.relative_to(site)] = file.read_text("utf-8")
    return texts


def test_every_file_holds_what_it_was_made_for(loaded: dict[Path, str]) -> None:
    """A file that no line above reads is an error: what nobody reads may be anything."""
    used = set()
    for file, text in loaded.items():
        pattern = next((pattern for pattern in READ if file.match(pattern)), None)
        assert pattern, f"{file}: nothing here reads it"
        used.add(pattern)
        assert [] == [*READ[pattern](file, text)], file

    assert set(READ) - {"sitemap.xml"} <= used  # there is none where the site knows no address


def test_nothing_is_escaped_twice(site: Path, loaded: dict[Path, str]) -> None:
    """No tag is read as text, on a page or in a file."""
    pages = ((path, path.read_text("utf-8")) for path in site.rglob("*.html"))
    for file, text in chain(pages, loaded.items()):
        escaped = ESCAPED.search(text) or TWICE.search(text)

        assert escaped is None, f"{file}: {escaped[0] if escaped else ''}"


def words_of(cells: str) -> list[str]:
    """Return the words of cells, with those of their marks, line by line."""
    lines = re.sub(r"(</p>|</div>|<br>)", r"\1 ", MARK.sub(r"\1 ", cells))
    return Fragment(lines).rest.split()


def test_a_pair_shows_each_value_and_leads_to_its_words(site: Path) -> None:
    """Without scripts: values stand on the page of the two, and the page of the rule leads to each clause."""
    rules = [
        part
        for page in site.glob("compare/rules/*/index.html")
        for part in page.read_text("utf-8").split('<section class="rule')
    ]
    by_anchor = {match[1]: part for part in rules if (match := re.search(r'<h2 id="(.+?)"', part))}
    columns = {
        file.stem: {anchor(leaf): cell for leaf, cell in CELL.findall(file.read_text("utf-8"))}
        for file in site.glob("assets/compare/*.html")
    }
    read = 0
    for page in site.glob("compare/*/*/index.html"):
        slugs = page.parent.parent.name, page.parent.name
        for name, row in ROW.findall(page.read_text("utf-8")):
            shown = re.findall(r"<td><b>[^<]*</b>(.*?)</td>", row, re.DOTALL)
            for slug, values in zip(slugs, shown, strict=True):
                whole = columns[slug][name]
                clauses = re.findall(rf'"[./]*(sources/{slug}/#[^"]+")', whole)
                read += len(clauses)
                assert words_of(FETCHED.sub("", whole)) == words_of(values)
                assert re.search(rf'"[./]*compare/rules/[\w-]+/#{name}"', row)
                assert all(clause in by_anchor[name] for clause in clauses), f"{page}: {name}"

    assert read > 10_000
