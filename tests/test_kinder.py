"""No output tells more of a value than its text has: every format is read, and held to a second opinion.

What each text settles is worked out anew in `degrees_in_yaml`. Outputs are read by their words, as a reader sees them.
"""

import csv
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from html import unescape
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

import pytest
import yaml
from click.testing import CliRunner

from poch.commands.cli import main
from poch.commands.common import console
from tests.saying import english
from tests.degrees_in_yaml import OWN, Part, speak, texts
from tools.games import FIRST

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
NAMES = sorted(texts())
COMPARED = [name for name in NAMES if texts()[name]["game"] == FIRST]
PAIRS = [
    ("poch-1908-meyer", "poch-1853-alvensleben"),
    ("poch-1844-pierer", "poch-1857-pierer"),
    ("poque-1765", "poque-1789"),
    ("poch-modern-pagat", "poch-1992-parlett"),
    ("poch-philos", "poch-vorsetzen"),
    ("poch-1897-foster", "poch-family-hearts"),
]
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
    "cut": "not yet read|cut|this part of the text was not read|copy breaks off|what we have read of the source does not say",
}
"""How an output may say a mark."""
NO_CLAIM = re.compile(
    r"inferred from a report|not reported|unreported|unsettled|not settled|as reported in"
)
CLAIM = re.compile(
    r"\b(stated|reported in (?:machine )?translation|reported-mt|reported|inferred|settled)\b"
)
KIND = re.compile(r"ambiguity|contradiction|silence|not reported|not in our copy|unsettled")
QUOTED = re.compile(r"“[^”]+”")
TAG = re.compile(r"<[^>]+>")


class Said(NamedTuple):
    """What an output says of one leaf of one text; `seats` are those it speaks of, if it tells them apart."""

    name: str
    leaf: str
    words: str
    seats: tuple[int, ...] = ()

    def parts(self) -> list[Part]:
        """What the text has."""
        found = speak(self.name).get(self.leaf, {})
        return [part for n, part in found.items() if not self.seats or n in self.seats]


Reader = Callable[[], Iterator[Said]]


def claims(words: str) -> set[str]:
    """Return the marks of a source that some words give."""
    found = CLAIM.findall(NO_CLAIM.sub("", words.lower()))
    return {"reported-mt" if one.startswith("reported ") else one for one in found}


def faults(said: Said) -> Iterator[str]:
    """Yield in what an output is kinder than the text, or says too little of a doubt."""
    parts, words = said.parts(), said.words.lower()
    if kinder := claims(words) - {part.mark for part in parts if part.settled}:
        yield f"says {', '.join(sorted(kinder))}"
    open_for_some = any(part.doubts for part in parts)
    for part in parts:
        covered = not part.mark or (open_for_some and part.mark in MARKS_OF_ITS_OWN)
        if not covered and not re.search(WORDS[part.mark], words):
            yield f"does not say {part.mark}"
        for crux, doubt in part.doubts.items():
            if not re.search(KIND, words) or "adopted reading" not in words:
                yield f"does not say that {crux} is in doubt, and what is adopted"
            elif len(QUOTED.findall(words)) < 1 + len(doubt.others):
                yield f"does not say how {crux} can be read otherwise"


def complaints(every: Iterator[Said], least: int) -> list[str]:
    """Return all faults of an output that says at least so much."""
    found = [*every]
    assert len(found) >= least, f"{len(found)} values were read"
    return [
        f"{one.name} {one.leaf}: {what}: {one.words[:200]}"
        for one in found
        for what in set(faults(one))
    ]


def run(*arguments: str) -> str:
    """Return what the command says, in lines as long as they like to be."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(console, "width", 1200)
        result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    return result.output


def numbers(found: re.Match[str] | None) -> tuple[int, ...]:
    """Return the numbers in what was found."""
    return tuple(int(n) for n in re.findall(r"\d+", found[0])) if found else ()


def page(path: str) -> str:
    """Return a page or file as it was generated."""
    return (DOCS / path).read_text(encoding="utf-8")


def words_of(markup: str) -> str:
    """Return what a reader sees or hears of a piece of a page: its text, and its labels."""
    heard = re.sub(r'<[^>]*?aria-label="([^"]*)"[^>]*>', r" \1 ", markup)
    return unescape(" ".join(TAG.sub(" ", heard).split()))


# The terminal


def shown_in_terminal() -> Iterator[Said]:
    """`poch show --rules`."""
    for name in NAMES:
        for line in run("show", name, "--rules").splitlines():
            cells = re.split(r"\s{2,}", line.strip())
            found = re.fullmatch(r"([a-z.-]+)(?: \((.*) seats\))?", cells[0])
            if found and len(cells) == 4 and cells[0] != "leaf":
                yield Said(name, found[1], cells[3], numbers(found))


def shown_as_json() -> Iterator[Said]:
    """`poch show --rules --json`."""
    for name in NAMES:
        for leaf, rests in json.loads(run("show", name, "--rules", "--json"))["rules"].items():
            yield Said(name, leaf, plain(rests))


def compared_in_terminal() -> Iterator[Said]:
    """`poch compare`."""
    for pair in PAIRS:
        for line in run("compare", *pair).splitlines():
            if found := re.fullmatch(r"([a-z][a-z.-]+)\s{2,}(.{50,})", line):
                cells = [cell.strip() for cell in re.split(r"\s{4,}", found[2].strip())]
                if len(cells) == 2:
                    for name, cell in zip(pair, cells, strict=True):
                        yield Said(name, found[1], cell, numbers(re.match(r"[^:(“]* seats:", cell)))


def compared_as_json() -> Iterator[Said]:
    """`poch compare --json`."""
    for pair in PAIRS:
        found = json.loads(run("compare", *pair, "--json"))
        for row in [*found["differences"], *found["open"]]:
            for name, side in zip(pair, "ab", strict=True):
                rests = {key: row[key][side] for key in ("standing", "borrowed", "doubts")}
                yield Said(name, row["leaf"], plain(rests))


def plain(rests: Mapping[str, Any]) -> str:
    """Return in words what a program reads of a value."""
    doubts = [
        f"{one['gap'] or ''} {one['kind']} adopted reading “{one['reading']}” "
        + " ".join(f"“{other}”" for other in one["others"])
        for one in rests["doubts"]
    ]
    return " ".join([*rests["standing"], *rests["borrowed"], *doubts])


# Comparison


def columns() -> Iterator[Said]:
    """The columns of the comparison in the browser."""
    for name in COMPARED:
        for leaf, cell in re.findall(
            r'<div data-leaf="([^"]+)">(.*?)(?=<div data-leaf=|\Z)',
            page(f"assets/compare/{name}.html"),
            re.DOTALL,
        ):
            for part in cell.split('<div class="cell ')[1:]:
                rule = words_of(
                    re.sub(r'<p class="cell-(?:text|note|by)">.*?</p>', "", "<div " + part)
                )
                yield Said(name, leaf, rule, numbers(re.search(r"[\d, and]+ players\b", rule)))


def matrix_page() -> Iterator[Said]:
    """The matrix: what its cells are labelled."""
    sigla = {text["siglum"]: name for name, text in texts().items()}
    for leaf, row in re.findall(r'<tr id="([^"]+)"[^>]*>(.*?)</tr>', page("compare/matrix.md")):
        for siglum, label in re.findall(r'aria-label="(\S+): ([^"]*)"', row):
            yield Said(sigla[siglum], leaf, unescape(label))


def matrix_json() -> Iterator[Said]:
    """The matrix as JSON."""
    for name, row in json.loads(page("assets/compare/matrix.json"))["cells"].items():
        for leaf, cell in row.items():
            yield Said(name, leaf, plain(cell))


def matrix_csv() -> Iterator[Said]:
    """The matrix as CSV."""
    with (DOCS / "assets/compare/matrix.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            seats = numbers(re.search(r"\d.*", row["seats"]))
            others = " ".join(f"“{one}”" for one in re.findall(r'"([a-z0-9-]+)":', row["others"]))
            reading = f"adopted reading “{row['reading']}”" if row["reading"] else ""
            words = f"{row['standing']} {row['borrowed']} {row['kind']} {reading} {others}"
            yield Said(row["ruleset"], row["leaf"], words, seats)


# Pages of the sources


def rules_below(path: str) -> Iterator[Said]:
    """What pages of sources say below their clauses, of what is in force."""
    for name in NAMES:
        for clause, body in re.findall(
            r'<div (?:class="clause[^"]*" )?id="([a-z0-9.-]+)"[^>]*>(.*?)(?=\n<div (?:class="clause[^"]*" )?id=|\Z)',
            page(path.format(name)),
            re.DOTALL,
        ):
            mark = re.search(r'aria-label="([A-Z][^:"]*): ', body)
            for rule in re.findall(r"<li>(.*?)</li>", body):
                if not (found := re.search(r'mechanisms/#([^"]+)">', rule)):
                    continue
                leaf, rest = found[1], re.split(r'<span class="value">.*?</span>', rule)[-1]
                parts = speak(name).get(leaf, {})
                seats = tuple(n for n, part in parts.items() if part.clause == clause)
                rests = "rule-rests" in rest
                if seats and (rests or "covered-reading" not in rest):
                    yield Said(
                        name, leaf, words_of(rest) if rests else mark[1] if mark else "", seats
                    )


def source_pages() -> Iterator[Said]:
    """The pages of the sources."""
    return rules_below("sources/{}/index.md")


def coverage_pages() -> Iterator[Said]:
    """The pages on what each clause comes to."""
    return rules_below("sources/{}/coverage.md")


def finder() -> Iterator[Said]:
    """The texts that answer each question of the finder."""
    questions = yaml.safe_load((ROOT / "variants/finder.yaml").read_text(encoding="utf-8"))
    asked = {one["id"]: one for one in questions}
    for question, table in re.findall(
        r'<tbody data-question="([^"]+)">(.*?)</tbody>', page("compare/which.md"), re.DOTALL
    ):
        one = asked[question]
        for name, label in re.findall(r'data-text="([^"]+)" aria-label="\S+: ([^"]*)"', table):
            if not one.keys() & {"look", "instead"}:
                yield Said(
                    name, one["leaf"], unescape(label), (one["seats"],) if "seats" in one else ()
                )


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


def tei() -> Iterator[Said]:
    """The apparatus of the synopsis."""
    space = "{http://www.tei-c.org/ns/1.0}"
    for app in ET.fromstring(page("assets/exports/corpus.tei.xml")).iter(f"{space}app"):  # noqa: S314 - our own
        notes = [(note.get("target", ""), note.text or "") for note in app.iter(f"{space}note")]
        for reading in app.iter(f"{space}rdg"):
            for wit in reading.get("wit", "").split():
                also = " ".join(text for target, text in notes if wit in target.split())
                if leaf := app.get("n"):
                    found = re.search(r"\(([\d, and–-]+) seats\)", reading.text or "")
                    assert not found
                    yield Said(wit[1:], leaf, f"{reading.get('cause')} {also}")


# Citations


def cited_differences() -> Iterator[Said]:
    """What the pages of pairs let one cite: each difference, with what both sides rest on."""
    for path in sorted((DOCS / "assets/cite").glob("*..*.json")):
        for token, thing in json.loads(path.read_text(encoding="utf-8"))["things"].items():
            yield from of_difference(token, thing[4])


def of_difference(token: str, note: str) -> Iterator[Said]:
    """Take a note on a difference apart: what each side is said to rest on."""
    leaf = token.rpartition(":")[2]
    for name, clause, rest, number in re.findall(
        r"(po[a-z0-9-]+)/([a-z0-9.-]+)@\d+:[0-9a-f]{12} \((.*?)\) sets (for [\d, and]+ )?", note
    ):
        parts = speak(name)[leaf]
        every = numbers(re.search(r"\d.*", number)) or parts
        yield Said(
            name, leaf, rest, tuple(n for n in every if n in parts and parts[n].clause == clause)
        )


def cited_clauses() -> Iterator[Said]:
    """What the pages let one cite of clauses: of each value whether it is the text's own, and settled."""
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
        in_doubt = " ".join(one for one in doubts if re.match(rf"{re.escape(leaf)}[; ]", one))
        if not all(parts[n].settled for n in seats):
            yield Said(name, leaf, f"{first} {in_doubt}", seats)


def cited_in_terminal() -> Iterator[Said]:
    """`poch cite`, in every format: some differences, and the clauses on their first sides."""
    plainly = str.maketrans("", "", "\\\n{}")
    for style, token in product(FORMATS, CITED):
        yield from of_difference(token, run("cite", token, "--format", style).translate(plainly))
        name, leaf = token.partition("..")[0], token.rpartition(":")[2]
        clause = f"{name}/{speak(name)[leaf][4].clause}"
        yield from of_clause(clause, run("cite", clause, "--format", style).translate(plainly))


def why_not() -> Iterator[Said]:
    """`poch why`: the answer of the text itself, and of others at the same table."""
    known = yaml.safe_load((ROOT / "tests/why/known.yaml").read_text(encoding="utf-8"))
    for one in known[:20]:
        hand = str(ROOT / "variants/{}/hands/{}.yaml".format(*one["hand"].split("/")))
        seat = ["--seat", one["seat"]] if "seat" in one else []
        if "reading" in one or "=" in one["hand"]:
            continue
        found = json.loads(
            run("why", hand, one["wish"], "--step", str(one["step"]), *seat, "--json")
        )
        for name, verdict in {one["hand"].split("/")[0]: found, **found["verdicts"]}.items():
            yield from of_verdict(name, verdict)


def of_verdict(name: str, verdict: Mapping[str, Any]) -> Iterator[Said]:
    """Yield of what an answer rests on as much as its sentence says, but for marks that claim nothing."""
    for leaf, parts in speak(name).items():
        seats = tuple(n for n, part in parts.items() if part.clause == verdict["clause"])
        if (
            seats
            and not all(parts[n].settled for n in seats)
            and not any(parts[n].doubts for n in seats)
        ):
            yield Said(name, leaf, english(verdict["reason"]), seats)


READERS: list[tuple[Reader, int]] = [
    (shown_in_terminal, 1000),
    (shown_as_json, 1000),
    (compared_in_terminal, 300),
    (compared_as_json, 300),
    (columns, 1000),
    (matrix_page, 1700),
    (matrix_json, 1700),
    (matrix_csv, 1700),
    (source_pages, 900),
    (coverage_pages, 900),
    (finder, 200),
    (settings_csv, 900),
    (tei, 1700),
    (cited_differences, 1000),
    (cited_clauses, 500),
    (cited_in_terminal, 50),
    (why_not, 10),
]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(("reader", "least"), READERS, ids=lambda one: getattr(one, "__name__", ""))
def test_no_output_is_kinder_than_the_text(reader: Reader, least: int) -> None:
    """What is borrowed, inherited, ours or in doubt is said to be so, with reading and alternatives."""
    assert [] == complaints(reader(), least)


@pytest.mark.parametrize(
    ("name", "leaf", "words", "fault"),
    [
        ("poch-1908-meyer", "melding.run.best-by", "length, then top (stated)", "says stated"),
        (
            "poch-1908-meyer",
            "pack.size",
            "32 (supplied, the text is silent)",
            "pack-and-players is in doubt",
        ),
        ("poch-1908-meyer", "dealing.cut", "before the dealer (inferred)", "says inferred"),
        ("poch-1908-meyer", "seats", "3–6", "does not say stated"),
        ("poch-1844-pierer", "dealing.cards", "5 (stated, p. 223)", "does not say borrowed"),
        ("poque-1789", "vying.raise", "1 or more (inferred)", "does not say inherited"),
        ("poch-1853-alvensleben", "melding.run.equal", "trump (reported)", "says reported"),
        (
            *("poch-1853-alvensleben", "melding.run.best-by"),
            "Unsettled; Contradiction: the adopted reading is “longest”, not “top card” (top)",
            "how sequence can be read otherwise",
        ),
    ],
)
def test_what_is_kinder_is_found(name: str, leaf: str, words: str, fault: str) -> None:
    """Words that say more than the text, or too little of a doubt, are complained of."""
    assert any(fault in one for one in faults(Said(name, leaf, words)))


@pytest.mark.usefixtures("built")
def test_heads_of_pages_say_what_is_not_the_texts_own() -> None:
    """Players, cards and pools are put beside a title only with what they rest on."""
    found = 0
    for name, path in product(NAMES, ("index", "handout")):
        if not (DOCS / f"sources/{name}/{path}.md").exists():
            continue
        head = page(f"sources/{name}/{path}.md")
        facts = re.search(r'(?:source-facts">|</b> )(\d+–\d+ players.*?)</p>', head)
        for fact in facts[1].split(" · ") if facts else ():
            for word, leaf in {
                "players": "seats",
                " cards": "pack.size",
                " pools": "board.pools",
            }.items():
                if word in fact:
                    found += 1
                    settled = all(part.settled for part in speak(name)[leaf].values())
                    assert settled == ("(" not in fact), f"{name}: {fact}"

    assert found >= 100


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
    found = 0
    for name in NAMES:
        path = DOCS / f"sources/{name}/handout.md"
        sheet = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = re.findall(r'<p>([^\n]*)</p>\n<a class="handout-id" href="../#([^"]+)"', sheet)
        rules = {clause: words for words, clause in lines}
        for leaf, parts in speak(name).items() if rules else ():
            for part in parts.values():
                if part.clause not in rules:
                    assert not part.clause, f"{name}: {leaf}"
                    continue
                mark = re.search(r'handout-mark">([^<]*)', rules[part.clause])
                found += 1
                assert signs.get(part.mark, "") in (mark[1] if mark else ""), f"{name}: {leaf}"
                assert not part.doubts or (mark and "*" in mark[1]), f"{name}: {leaf}"

    assert found >= 1000


# What is counted


def counted(a: str, b: str, leaf: str) -> set[str]:
    """Return how two texts may be said to compare: only what both settle is alike or a difference."""
    here, there = speak(a).get(leaf, {}), speak(b).get(leaf, {})
    if not here or not there:
        sole = here or there
        return {"1", "2"} if sole and all(part.settled for part in sole.values()) else {"2", "5"}
    both = [(here[n], there[n]) for n in here.keys() & there.keys()]
    if (
        not both
    ):  # no number of players has both games, and what does not hang on it can be compared
        both = [*zip(here.values(), there.values(), strict=False)]
    known = [(one.value, other.value) for one, other in both if one.settled and other.settled]
    alike = {as_far(leaf, one, other) for one, other in known}
    if False in alike:
        return {"0"}
    return {"3"} if alike and len(known) == len(both) else {"2"}


def as_far(leaf: str, one: Any, other: Any) -> bool:
    """Tell whether two values are one rule; how far down the ranks go is the size of the pack."""
    if leaf == "pack.ranks":
        least = min(len(one), len(other))
        return bool(one[:least] == other[:least])
    return bool(one == other)


@pytest.mark.usefixtures("built")
def test_only_what_both_texts_settle_is_counted() -> None:
    """Every verdict of every pair, and the counts made of them, stand on what both texts settle."""
    found = json.loads(page("assets/compare/index.json"))
    leaves = [line["leaf"] for line in found["lines"]]
    wrong, numbers_of = [], {}
    for pair, verdicts in found["pairs"].items():
        a, b = pair.split(",")
        numbers_of[pair] = Counter(verdicts)
        for leaf, verdict in zip(leaves, verdicts, strict=True):
            if verdict in "013" and verdict not in counted(a, b, leaf):
                wrong.append(f"{pair} {leaf}: {found['verdicts'][int(verdict)][0]}")
            sides = [*speak(a).get(leaf, {}).values()], [*speak(b).get(leaf, {}).values()]
            both = all(side and all(part.settled for part in side) for side in sides)
            both = both and bool(speak(a)[leaf].keys() & speak(b)[leaf].keys())
            if verdict not in "013" and leaf != "board.names" and both:
                wrong.append(
                    f"{pair} {leaf}: {found['verdicts'][int(verdict)][0]}, and both settle it"
                )

    assert [] == wrong
    assert len(numbers_of) == len([*combinations(NAMES, 2)])
    for row in json.loads(page("assets/compare/matrix.json"))["pairs"]:
        of = numbers_of[f"{row['a']},{row['b']}"]
        assert (row["different"], row["one-sided"]) == (of["0"], of["1"]), row
        assert row["compared"] == of["0"] + of["3"], row
    shares = re.findall(
        r'href="\.\./\.\./compare/([^/"]+)/([^/"]+)/">(?:<i>)?(\d+) of (\d+)',
        page("compare/likeness.md"),
    )
    assert len(shares) >= 200
    for a, b, different, compared in shares:
        of = numbers_of[f"{a},{b}"]
        assert (int(different), int(compared)) == (of["0"], of["0"] + of["3"]), (a, b)
