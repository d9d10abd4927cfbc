"""No output tells a value at a higher degree than its clause: every format is read as a reader sees it.

Who speaks in each text, and how two compare, is worked out anew in `degrees_in_yaml`. Every reader is
also given what is spoilt, one mark raised, and must complain of it.
"""

import csv
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from html import unescape
from itertools import cycle, product
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

import pytest
import yaml
from click.testing import CliRunner

from poch.commands.cli import main
from poch.commands.common import console
from poch.texts.ruleset_shape import FIRST
from tests.degrees_in_yaml import OWN, SPEAKS, Part, marked, speak, texts
from tests.saying import english

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "pages"
NAMES = sorted(texts())
COMPARED = [name for name in NAMES if texts()[name]["game"] == FIRST]
SIGLA = {text["siglum"]: name for name, text in texts().items()}
LANGUAGES = ("", "de/", "fr/")
CITED = [
    "poch-1908-meyer..poch-1853-alvensleben:melding.run.best-by",
    "poch-1844-pierer..poch-1853-alvensleben:vying.raising",
    "poque-1789..poch-1992-parlett:vying.opening",
    "poque-1765..poch-1853-alvensleben:vying.pass",
]
FORMATS = ["chicago", "chicago-author-date", "mla", "apa", "bibtex", "ris", "csl-json"]
WORDS = {
    "stated": "stated",
    "reported": "reported",
    "reported-mt": "reported in (machine )?translation|reported-mt",
    "inferred": "inferred",
    "borrowed": "borrowed",
    "inherited": "inherited|report of differences|is our conclusion|we conclude that the text agrees",
    "silent": "silent|says nothing",
    "unreported": "not reported|unreported|report does not say|report (of|on) the source does not say",
    "cut": "not in what we read|cut|this part of the text was not read|copy breaks off|what we have read of the source does not say",
}
"""How an output may say a mark."""
NO_CLAIM = re.compile(
    r"inferred from a report|not reported|unreported|unsettled|not settled|as reported in"
)
CLAIM = re.compile(
    r"\b(stated|reported in (?:machine )?translation|reported-mt|reported|inferred|settled)\b"
)
KIND = re.compile(
    r"ambiguity|contradiction|silence|(?:is|supplied:) silent|not reported|report does not say|not in our copy"
    r"|not in what we read|was not read|unsettled"
)
QUOTED = re.compile(r"“[^”]+”")
TAG = re.compile(r"<[^>]+>")
CELL = re.compile(r'class="(?:cell )?((?:is|tint)-[^"]*)"')


class Said(NamedTuple):
    """What an output says of one leaf of one text, in words (None where it only colours) and classes.

    `seats` are those it speaks of, if it tells them apart. What is said of a `clause` has its mark, and
    need not be of a leaf.
    """

    name: str
    leaf: str
    words: str | None
    seats: tuple[int, ...] = ()
    color: str = ""
    clause: str = ""

    def parts(self) -> list[Part]:
        """Return what the text has."""
        every = speak(self.name).get(self.leaf, {})
        parts = [part for n, part in every.items() if not self.seats or n in self.seats]
        if not self.clause:
            return parts
        text = texts()[self.name]
        clause = next(clause for clause in text["clauses"] if clause["id"] == self.clause)
        mark, lender = marked(text, clause)
        parts = parts or [Part(mark, self.clause)]
        return [replace(part, mark=mark, lender=lender, speaks=SPEAKS[mark]) for part in parts]


Reader = Callable[[], Iterator[Said]]


def claims(words: str) -> set[str]:
    """Return the marks of a source that some words give."""
    marks = CLAIM.findall(NO_CLAIM.sub("", words.lower()))
    return {"reported-mt" if mark.startswith("reported ") else mark for mark in marks}


def faults(said: Said) -> Iterator[str]:
    """Yield in what an output is kinder than the text, or says too little of a doubt."""
    parts = said.parts()
    own = {part.mark for part in parts if part.settled or (not said.leaf and part.speaks in OWN)}
    if said.color:
        if kinder := claims(said.color) - own:
            yield f"is coloured {', '.join(sorted(kinder))}"
        if parts and not any(part.speaks in OWN for part in parts):
            if "tint" in said.color:
                yield "is tinted"
            if "is-ours" not in said.color and any(part.clause for part in parts):
                yield "is coloured as the text's own"
    if said.words is not None:
        yield from faults_of_words(said.words.lower(), parts, own)


def faults_of_words(words: str, parts: list[Part], own: set[str]) -> Iterator[str]:
    """Yield in what words are kinder than the text, or say too little of a doubt."""
    if kinder := claims(words) - own:
        yield f"says {', '.join(sorted(kinder))}"
    open_for_some = any(part.doubts for part in parts)
    for part in parts:
        covered = not part.mark or (open_for_some and part.speaks in OWN)
        if not covered and not re.search(WORDS[part.mark], words):
            yield f"does not say {part.mark}"
        for crux, doubt in part.doubts.items():
            if not re.search(KIND, words) or "adopted reading" not in words:
                yield f"does not say that {crux} is in doubt, and what is adopted"
            elif len(QUOTED.findall(words)) < 1 + len(doubt.others):
                yield f"does not say how {crux} can be read otherwise"


def spoilt(said: Said) -> Iterator[Said]:
    """Yield what is said with its mark raised, its doubts passed over, or its colour kinder."""
    marks = {part.mark for part in said.parts()}
    for mark in marks - {"", "stated"} if said.words is not None else ():
        raised = re.sub(WORDS[mark], "stated", said.words or "", flags=re.IGNORECASE)
        if raised != said.words or "stated" not in marks:
            yield said._replace(words=f"{raised} stated", color="")
    if said.words is not None and any(part.doubts for part in said.parts()):
        yield said._replace(words=QUOTED.sub("", said.words), color="")
    if said.color and "stated" not in marks:
        yield said._replace(words=None, color="is-stated")
    if "is-ours" in said.color and not {SPEAKS.get(mark) for mark in marks} & {*OWN}:
        yield said._replace(words=None, color=said.color.replace("is-ours", "tint-1"))


def run(*arguments: str) -> str:
    """Return what the command says, in lines as long as they like to be."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(console, "width", 1200)
        result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return result.output


def numbers(match: re.Match[str] | None) -> tuple[int, ...]:
    """Return the numbers in what was matched."""
    return tuple(int(n) for n in re.findall(r"\d+", match[0])) if match else ()


def page(path: str) -> str:
    """Return a page or file as it was generated."""
    folder = DOCS if path.startswith("assets/") else PAGES
    return (folder / path).read_text(encoding="utf-8")


def words_of(markup: str) -> str:
    """Return what a reader sees or hears of a piece of a page: its text, and its labels."""
    heard = re.sub(r'<[^>]*?aria-label="([^"]*)"[^>]*>', r" \1 ", markup)
    return unescape(" ".join(TAG.sub(" ", heard).split()))


def plain(rests: Mapping[str, Any]) -> str:
    """Return in words what a program reads of a value."""
    doubts = [
        f"{doubt['gap'] or ''} {doubt['kind']} adopted reading “{doubt['reading']}” "
        + " ".join(f"“{other}”" for other in doubt["others"])
        for doubt in rests["doubts"]
    ]
    return " ".join([*rests["standing"], *rests["borrowed"], *doubts])


# The terminal


def shown_in_terminal() -> Iterator[Said]:
    """`poch show --rules`."""
    for name in NAMES:
        for line in run("show", name, "--rules").splitlines():
            cells = re.split(r"\s{2,}", line.strip())
            rule = re.fullmatch(r"([a-z.-]+)(?: \((.*) seats\))?", cells[0])
            if rule and len(cells) == 4 and cells[0] != "leaf":
                yield Said(name, rule[1], cells[3], numbers(rule))


def shown_as_json() -> Iterator[Said]:
    """`poch show --rules --json`."""
    for name in NAMES:
        for leaf, rests in json.loads(run("show", name, "--rules", "--json"))["rules"].items():
            yield Said(name, leaf, plain(rests))


# Comparison


def cells_in(name: str, leaf: str, markup: str, *, in_english: bool) -> Iterator[Said]:
    """Yield what the cells of a text beside others say, each for some players."""
    for part in markup.split('<div class="cell ')[1:]:
        rule = words_of(re.sub(r'<p class="cell-(?:text|note|by)">.*?</p>', "", "<div " + part))
        outside = re.sub(r"\([^)]*\)", "", rule)  # in brackets are the players of a reading's value
        seats = numbers(re.search(r"[\d, and]+ players\b", outside))
        if in_english:
            yield Said(name, leaf, rule, seats, part.partition('"')[0])
        elif len(markup.split('<div class="cell ')) == 2:
            yield Said(name, leaf, None, (), part.partition('"')[0])


def columns() -> Iterator[Said]:
    """The columns of the comparison in the browser."""
    for name, tag in product(COMPARED, LANGUAGES):
        for leaf, cell in re.findall(
            r'<div data-leaf="([^"]+)">(.*?)(?=<div data-leaf=|<p class="print-|\Z)',
            page(f"assets/compare/{tag}{name}.html"),
            re.DOTALL,
        ):
            yield from cells_in(name, leaf, cell, in_english=not tag)


def pair_pages() -> Iterator[Said]:
    """The pages of two texts."""
    for path in sorted(PAGES.glob("compare/*-*/*")):
        for leaf, row in re.findall(
            r'<tr id="([^"]+)" data-degree[^>]*>(.*?)</tr>', path.read_text("utf-8"), re.DOTALL
        ):
            for name, cell in zip(
                (path.parent.name, path.stem), row.split("<td>")[1:], strict=True
            ):
                yield from cells_in(name, leaf, cell, in_english=True)


def matrix_page() -> Iterator[Said]:
    """The matrices in three languages: of what their cells are coloured, and how they are labelled."""
    for tag in LANGUAGES:
        for path in [
            PAGES / f"{tag}compare/matrix.html",
            *(PAGES / f"{tag}compare/matrix").glob("*.html"),
        ]:
            for leaf, row in re.findall(
                r'<tr(?: id="([^"]+)")?[^>]*>(.*?)</tr>', path.read_text("utf-8")
            ):
                for color, cell in re.findall(rf"<td [^>]*{CELL.pattern}(.*?)</td>", row):
                    label = re.search(r'aria-label="(\S+): ([^"]*)"', cell)
                    name = SIGLA[label[1]] if label else ""
                    clause = re.search(r'#([^"]+)"', cell)
                    if leaf and label:
                        yield Said(name, leaf, None if tag else unescape(label[2]), (), color)
                    elif label and clause:
                        yield Said(name, "", None, (), color, clause[1])


def matrix_json() -> Iterator[Said]:
    """The matrices as JSON."""
    for path in (DOCS / "assets/compare").glob("matrix*.json"):
        for name, row in json.loads(path.read_bytes())["cells"].items():
            for leaf, cell in row.items():
                yield Said(name, leaf, plain(cell))


def matrix_csv() -> Iterator[Said]:
    """The matrices as CSV."""
    for path in (DOCS / "assets/compare").glob("matrix*.csv"):
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                seats = numbers(re.search(r"\d.*", row["seats"]))
                others = " ".join(f"“{it}”" for it in re.findall(r'"([a-z0-9-]+)":', row["others"]))
                reading = f"adopted reading “{row['reading']}”" if row["reading"] else ""
                words = f"{row['standing']} {row['borrowed']} {row['kind']} {reading} {others}"
                yield Said(row["ruleset"], row["leaf"], words, seats)


# Pages of the sources


def source_pages() -> Iterator[Said]:
    """What the pages of the sources say below their clauses, of what is in force."""
    for name in NAMES:
        for clause, body in re.findall(
            r'<div (?:class="clause[^"]*" )?id="([a-z0-9.-]+)"[^>]*>(.*?)(?=\n<div (?:class="clause[^"]*" )?id=|\Z)',
            page(f"sources/{name}/index.html"),
            re.DOTALL,
        ):
            mark = re.search(r'title="([A-Z][^:"]*): ', body)
            for rule in re.findall(r"<li>(.*?)</li>", body):
                if not (link := re.search(r'mechanisms/#([^"]+)">', rule)):
                    continue
                leaf, rest = link[1], re.split(r'<span class="value">.*?</span>', rule)[-1]
                parts = speak(name).get(leaf, {})
                seats = tuple(n for n, part in parts.items() if part.clause == clause)
                rests = "rule-rests" in rest
                if seats:
                    words = words_of(rest) if rests else mark[1] if mark else ""
                    yield Said(name, leaf, words, seats, "", clause)


def finder() -> Iterator[Said]:
    """The texts that answer each question of the finder."""
    asked = yaml.safe_load((ROOT / "variants/finder.yaml").read_bytes())
    questions = {question["id"]: question for question in asked}
    for name_of, table in re.findall(
        r'<tbody data-question="([^"]+)">(.*?)</tbody>', page("compare/which.html"), re.DOTALL
    ):
        question = questions[name_of]
        for name, label in re.findall(r'data-text="([^"]+)" aria-label="\S+: ([^"]*)"', table):
            if not question.keys() & {"look", "instead"}:
                seats = (question["seats"],) if "seats" in question else ()
                yield Said(name, question["leaf"], unescape(label), seats)


# Files to take away


def settings_csv() -> Iterator[Said]:
    """The values that clauses set, one a row."""
    with (DOCS / "assets/exports/settings.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            name, _, clause = row["clause"].partition("/")
            parts = speak(name).get(row["leaf"], {})
            every = numbers(re.search(r"\d", row["seats"])) or parts.keys()
            seats = tuple(n for n in every if n in parts and parts[n].clause == clause)
            if seats and row["adopted"] != "no":
                yield Said(name, row["leaf"], f"{row['standing']} {row['doubts']}", seats)


def clauses_csv() -> Iterator[Said]:
    """The clauses, one a row: its mark, and whose it is."""
    with (DOCS / "assets/exports/clauses.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            lent = f"borrowed {row['borrowed']}" if row["borrowed"] else ""
            lent = "inherited" if row.get("inherited") else lent
            status = {"supplied": row["gap"]}.get(row["status"], "" if lent else row["status"])
            yield Said(row["ruleset"], "", f"{status} {lent}", (), "", row["clause"])


def tei() -> Iterator[Said]:
    """The apparatus of the synopsis."""
    space = "{http://www.tei-c.org/ns/1.0}"
    for app in ET.fromstring(page("assets/exports/corpus.tei.xml")).iter(f"{space}app"):  # noqa: S314 - our own
        notes = [(note.get("target", ""), note.text or "") for note in app.iter(f"{space}note")]
        for reading in app.iter(f"{space}rdg"):
            for wit in reading.get("wit", "").split():
                also = " ".join(text for target, text in notes if wit in target.split())
                if leaf := app.get("n"):
                    yield Said(wit[1:], leaf, f"{reading.get('cause')} {also}")


# Citations


def cited_differences() -> Iterator[Said]:
    """What the pages of pairs let readers cite: each difference, with what both sides rest on."""
    for path in sorted((DOCS / "assets/cite").glob("*..*.json")):
        for token, thing in json.loads(path.read_bytes())["things"].items():
            yield from of_difference(token, thing[4])


def of_difference(token: str, note: str) -> Iterator[Said]:
    """Take a note on a difference apart: what each side is said to rest on."""
    leaf = token.rpartition(":")[2]
    for name, clause, rest, number in re.findall(
        r"(?<![\w-])([a-z][a-z0-9-]+)/([a-z0-9.-]+)@\d+:[0-9a-f]{12} \((.*?)\) sets (for [\d, and]+ )?",
        note,
    ):
        parts = speak(name)[leaf]
        every = numbers(re.search(r"\d.*", number)) or parts
        seats = tuple(n for n in every if n in parts and parts[n].clause == clause)
        yield Said(name, leaf, rest, seats)


def cited_clauses() -> Iterator[Said]:
    """What the pages let readers cite of clauses: of each value whether it is the text's own, and settled."""
    for name in NAMES:
        for token, thing in json.loads(page(f"assets/cite/{name}.json"))["things"].items():
            yield from of_clause(token, thing[4])


def of_clause(token: str, note: str) -> Iterator[Said]:
    """Take a note on a clause apart; its first words are of the mark of the clause, and no value is theirs."""
    name, _, clause = token.partition("/")
    if name not in texts() or not clause:
        return
    first, *doubts = note.split("Not settled: ")
    first = re.sub(r"(Reported in machine translation|Inferred in this edition)\.", "", first)
    for leaf, parts in speak(name).items():
        seats = tuple(n for n, part in parts.items() if part.clause == clause)
        in_doubt = " ".join(each for each in doubts if re.match(rf"{re.escape(leaf)}[; ]", each))
        if not all(parts[n].settled for n in seats):
            yield Said(name, leaf, f"{first} {in_doubt}", seats)


def cited_in_terminal() -> Iterator[Said]:
    """`poch cite`, in every format: some differences, and the clauses on their first sides."""
    plainly = str.maketrans("", "", "\\\n{}")
    for at, (style, token) in enumerate(zip(FORMATS, cycle(CITED), strict=False)):
        yield from of_difference(token, run("cite", token, "--format", style).translate(plainly))
        name, leaf = token.partition("..")[0], token.rpartition(":")[2]
        clause = f"{name}/{speak(name)[leaf][4].clause}"
        if at % 2:
            yield from of_clause(clause, run("cite", clause, "--format", style).translate(plainly))


def why_not() -> Iterator[Said]:
    """`poch why`: the answer of the text itself, and of others at the same table."""
    known = yaml.safe_load((ROOT / "tests/why/known.yaml").read_bytes())
    for wish in known[:20]:
        hand = str(ROOT / "variants/{}/hands/{}.yaml".format(*wish["hand"].split("/")))
        seat = ["--seat", wish["seat"]] if "seat" in wish else []
        if "reading" in wish or "=" in wish["hand"]:
            continue
        arguments = ["why", hand, wish["wish"], "--step", str(wish["step"]), *seat, "--json"]
        answer = json.loads(run(*arguments))
        for name, verdict in {wish["hand"].split("/")[0]: answer, **answer["verdicts"]}.items():
            yield from of_verdict(name, verdict)


def of_verdict(name: str, verdict: Mapping[str, Any]) -> Iterator[Said]:
    """Yield of what an answer rests on as much as its sentence says, but for marks that claim nothing."""
    for leaf, parts in speak(name).items():
        seats = tuple(n for n, part in parts.items() if part.clause == verdict["clause"])
        settled = all(parts[n].settled for n in seats)
        if not settled and not any(parts[n].doubts for n in seats):
            yield Said(name, leaf, english(verdict["reason"]), seats)


READERS: list[tuple[Reader, int]] = [
    (shown_in_terminal, 1000),
    (shown_as_json, 1000),
    (columns, 5000),
    (pair_pages, 10000),
    (matrix_page, 5000),
    (matrix_json, 1700),
    (matrix_csv, 1700),
    (source_pages, 900),
    (finder, 200),
    (settings_csv, 900),
    (clauses_csv, 1700),
    (tei, 1700),
    (cited_differences, 1000),
    (cited_clauses, 500),
    (cited_in_terminal, 10),
    (why_not, 10),
]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(("reader", "least"), READERS, ids=lambda it: getattr(it, "__name__", ""))
def test_no_output_is_kinder_than_the_text(reader: Reader, least: int) -> None:
    """What is lent, ours or in doubt is said to be so; spoilt as soon as it is read, it is complained of."""
    every = [*reader()]
    assert len(every) >= least, f"{len(every)} values were read"
    assert [] == sorted({f"{said.name} {said.leaf or said.clause}: {what}: {said.words} {said.color}"[:300] for said in every for what in faults(said)})  # fmt: skip
    spoils = [spoil for said in every[:: len(every) // 500 + 1] for spoil in spoilt(said)]
    assert spoils
    assert [] == [spoil for spoil in spoils if not any(faults(spoil))]


@pytest.mark.usefixtures("built")
def test_heads_of_pages_say_what_is_not_the_texts_own() -> None:
    """Players, cards and pools are put beside a title only with what they rest on."""
    count = 0
    for name, path in product(NAMES, ("index", "handout")):
        if not (PAGES / f"sources/{name}/{path}.html").exists():
            continue
        head = page(f"sources/{name}/{path}.html")
        facts = re.search(r'(?:source-facts">|</b> )(\d+–\d+ players.*?)</p>', head)
        for fact in facts[1].split(" · ") if facts else ():
            for word, leaf in {
                "players": "seats",
                " cards": "pack.size",
                " pools": "board.pools",
            }.items():
                if word in fact:
                    count += 1
                    settled = all(part.settled for part in speak(name)[leaf].values())
                    assert settled == ("(" not in fact), f"{name}: {fact}"

    assert count >= 100


@pytest.mark.usefixtures("built")
def test_hand_outs_mark_what_is_not_the_texts_own() -> None:
    """On paper a rule has a sign for what is ours, borrowed, concluded or disputed."""
    signs = {
        "silent": "+",
        "unreported": "+",
        "cut": "+",
        "inherited": "+",
        "inferred": "†",
        "borrowed": "‡",
    }
    count = 0
    for name in NAMES:
        path = PAGES / f"sources/{name}/handout.html"
        sheet = path.read_text(encoding="utf-8") if path.exists() else ""
        rules = dict(
            re.findall(r'<p class="handout-rule" data-clause="([^"]+)">([^\n]*)</p>', sheet)
        )
        for leaf, parts in speak(name).items() if rules else ():
            for part in parts.values():
                if part.clause not in rules:
                    assert not part.clause, f"{name}: {leaf}"
                    continue
                mark = re.search(r'handout-mark">([^<]*)', rules[part.clause])
                count += 1
                assert signs.get(part.mark, "") in (mark[1] if mark else ""), f"{name}: {leaf}"
                assert not part.doubts or (mark and "*" in mark[1]), f"{name}: {leaf}"

    assert count >= 1000
