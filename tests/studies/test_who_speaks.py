"""How any two texts compare is said alike everywhere, and as a second opinion has it from the rulesets."""

import json
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from poch.game.ruleset import Ruleset
from poch.game.sourced import Ruled
from poch.texts.compile import RulesetError, patch_ruleset
from poch.texts.leaves import condition, hangs_on
from poch.texts.library import find
from tests.columns import rows as laid_out
from tests.degrees_in_yaml import (
    COMPARED,
    DEGREES,
    LATER,
    LIKENESS,
    OWN,
    SPEAKS,
    Part,
    Row,
    adopted,
    arises,
    by_number,
    compare,
    compare_parts,
    degree,
    is_optional,
    own,
    side,
    speak,
    texts,
    vouched,
)
from tests.studies.test_kinder import (
    DOCS,
    LANGUAGES,
    PAGES,
    SIGLA,
    Said,
    faults,
    numbers,
    page,
    plain,
    run,
    words_of,
)

PAIRS = [*combinations(sorted(texts()), 2)]
CHOSEN = random.Random()
"""Which pairs are asked of the command, and what is spoilt, is another with each run."""
FOUR = ("poque-1789", "poch-1844-pierer", "poch-1853-alvensleben", "poch-modern-pagat")
ASKED = [*combinations(FOUR, 2), *CHOSEN.sample(PAIRS, 12)]
MARK = "clause.of-the-other"
"""A clause that no text has."""
SECTION = re.compile(r'data-pair="([^",]+),([^"]+)">(.*?)</section>', re.DOTALL)
SENTENCE = re.compile(r'class="degree degree-([a-z-]+)">.*?href="#([^"]+)">(.*?)</a>')
ROW = re.compile(
    r'<tr id="([^"]+)" data-degree="([^"]*)" data-verdict="([^"]*)"[^>]*>.*?class="verdict">([^<]*)<',
    re.DOTALL,
)
BEFORE = ("seats", "pack", "board", "turn-up")
"""What every deal has, besides its parts."""
PLAYERS = r"player|with (\d|two|three|four|five|six|seven|eight|nine)"
"""How a sentence names the players of whom it is true."""
HEDGES = {
    "reported": "as reported|as we read",
    "inferred": "as we read (it|them)",
    "lent": "not known to us",
}
"""What a sentence says of a value, by who speaks."""
UNSEEN = {"board.names", "board.unexplained", "settling.most-cards"}
"""What is not looked at in play, or only where it is more than nothing."""


def counts(rows: Mapping[str, Row]) -> dict[str, Any]:
    """Count the rows of a pair by degree, those that differ apart from those that are the same."""
    of = Counter((row.degree, row.verdict) for row in rows.values())
    return {
        name: {verdict: of[name, verdict] for verdict in ("differ", "same")}
        if name in COMPARED
        else of[name, ""]
        for name in DEGREES
    }


def likeness(rows: Mapping[str, Row]) -> tuple[int, int]:
    """Return how many rules differ, and of how many."""
    counted = [row.verdict for row in rows.values() if row.degree in LIKENESS]
    return counted.count("differ"), len(counted)


def faults_of_row(leaf: str, row: Row, said: Row) -> Iterator[str]:
    """Yield in what a row is said otherwise than it is."""
    if said[:2] != row[:2]:
        yield f"{leaf} is said {said[:2]}, and is {row[:2]}"
    elif sorted(said.seats) != sorted(row.seats):
        yield f"{leaf} is said of {said.seats}, and is so of {row.seats}"
    elif said.turns != row.turns:
        yield f"{leaf} of degree {row.degree} is said to turn: {said.turns}"


def faults_of_pair(a: str, b: str, answer: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is wrong with what the command says of two texts to programs."""
    rows = compare(a, b)
    each = {row["leaf"]: row for row in answer["each"]}
    if len(each) != len(answer["each"]) or each.keys() != rows.keys():
        yield f"rows are missing or too many: {each.keys() ^ rows.keys()}"
    for leaf in each.keys() & rows.keys():
        row = each[leaf]
        said = Row(row["degree"], row["verdict"], row["turns"], tuple(row["seats"]))
        yield from faults_of_row(leaf, rows[leaf], said)
        for name, at in ((a, "a"), (b, "b")):
            yield from (
                f"{leaf} of {name} {fault}"
                for fault in faults(Said(name, leaf, plain({key: row[key][at] for key in ("standing", "borrowed", "doubts")})))
            )  # fmt: skip
    differ, of = likeness(rows)
    numbers = (answer["rows"], answer["counts"], answer["compared"], answer["differ"])
    if numbers != (len(rows), counts(rows), of, differ):
        yield f"the counts are {numbers}"
    if answer["share"] != (str(Fraction(differ, of)) if of else None):
        yield f"the share is {answer['share']}"
    yield from faults_of_head(a, b, answer["head"])


def faults_of_head(a: str, b: str, head: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is wrong with the head of a pair, as the command says it to programs."""
    for sentence in [*head["differences"], *head["beside"], *head["only"]]:
        yield from faults_of_sentence(
            a, b, sentence["degree"], sentence["leaves"][0], sentence["text"]
        )
    yield from faults_of_likeness(a, b, head["alike"] or "")


def faults_of_sentence(a: str, b: str, degree: str, leaf: str, text: str) -> Iterator[str]:
    """Yield where a sentence at the head is of another degree than its row, or does not say so."""
    row = compare(a, b)[leaf]
    if row.degree != degree:
        yield f"the head says {degree}, and it is {row.degree}: {text}"
    if row.verdict == "same":
        yield f"the head has a difference, and there is none: {text}"
    if row.turns and not re.search("[Uu]nder another reading", text):
        yield f"the head does not say that {leaf} turns: {text}"
    if row.seats and not re.search(PLAYERS, text):
        yield f"the head does not name the players: {text}"
    values = [
        {
            json.dumps(part.value)
            for part in speak(name).get(leaf, {}).values()
            if part.speaks in OWN
        }
        for name in (a, b)
    ]
    if max(map(len, values)) > 1 and not re.search(PLAYERS, text):
        yield f"the head does not say of how many players: {text}"
    vouched_for = leaf in vouched(b, a), leaf in vouched(a, b)
    for n in row.seats or [n for n in adopted(a)[1] if n in adopted(b)[1]]:
        first, other = (
            side(name, leaf, n, is_vouched=yes)
            for name, yes in zip((a, b), vouched_for, strict=True)
        )
        hows = {
            "inferred" if part.doubts and part.speaks in OWN else part.speaks
            for part in (first, other)
        }
        unsaid = {how for how in hows if not re.search(HEDGES.get(how, ""), text)}
        if (
            unsaid
            and compare_parts(leaf, first, other, own(texts()[a]), own(texts()[b]))[:2] == row[:2]
        ):
            yield f"the head does not say {', '.join(unsaid)}: {text}"
            return


def faults_of_likeness(a: str, b: str, text: str) -> Iterator[str]:
    """Yield where a head says of more rules that they are alike than both texts say so, and no more."""
    both = [row.degree for row in compare(a, b).values() if row.verdict == "same"].count("both")
    names = re.split("; |, | and ", text.partition(":")[2].strip(" ."))
    named = sum(
        int(more[1]) if (more := re.match(r"(\d+) more", name)) else bool(name) for name in names
    )
    if named > both and not re.search("as reported|as we read", text):
        yield f"the head says of {named} rules, and both texts of {both}: {text}"


@cache
def said_of_pairs() -> dict[tuple[str, str], dict[str, Row]]:
    """Return how all pairs of all games are said to compare."""
    return {
        (a, b): {
            row.leaf: Row(row.degree, row.verdict, bool(row.turns), tuple(row.seats))
            for row in laid_out(a, b)
        }
        for a, b in PAIRS
    }


def test_every_pair_of_texts_compares_as_the_second_opinion_has_it() -> None:
    """Degree, verdict, what turns and the players, of each row of all pairs of all games."""
    wrong = []
    for (a, b), said in said_of_pairs().items():
        rows = compare(a, b)
        wrong += [f"{a} {b} {leaf}: no row" for leaf in said.keys() ^ rows.keys()]
        for leaf in said.keys() & rows.keys():
            wrong += [f"{a} {b} {fault}" for fault in faults_of_row(leaf, rows[leaf], said[leaf])]

    assert [] == wrong


def test_the_counts_by_degree_sum_to_the_rows() -> None:
    """Of all pairs of all games."""
    for a, b in PAIRS:
        rows = compare(a, b)
        numbers = counts(rows).values()
        assert len(rows) == sum(sum(n.values()) if isinstance(n, dict) else n for n in numbers)
        assert {(row.degree in COMPARED) == bool(row.verdict) for row in rows.values()} <= {True}
        there = {leaf: row._replace(seats=()) for leaf, row in compare(b, a).items()}
        assert there == {leaf: row._replace(seats=()) for leaf, row in rows.items()}, (a, b)


def test_every_combination_of_marks_has_one_degree() -> None:
    """Whatever marks meet, and whoever lends: the table knows them, and no two texts are told apart."""
    sides = [
        Part(1, "a.b", mark, lender, speaks)
        for mark, speaks in SPEAKS.items()
        for lender in (("ours", "theirs", "third", "fourth") if speaks == "lent" else ("",))
    ] + [Part(), Part(speaks="nowhere")]
    for first, other in product(sides, repeat=2):
        assert degree(first, other, "ours", "theirs") in DEGREES
    kinds = defaultdict(set)
    for (a, b), rows in said_of_pairs().items():
        sources = {own(texts()[a]): "a", own(texts()[b]): "b"}
        n = next((n for n in adopted(a)[1] if n in adopted(b)[1]), 0)
        reported = vouched(a, b) | vouched(b, a)
        for leaf, row in rows.items() if n else ():
            if row.seats or leaf in reported or by_number(a, b, leaf):
                continue
            cells = [
                (
                    part.mark or part.speaks,
                    sources.get(part.lender, part.lender and "c"),
                    *sorted(doubt.kind for doubt in part.doubts.values()),
                )
                for part in (side(name, leaf, n, is_vouched=False) for name in (a, b))
            ]
            kinds[(*cells, row.verdict, row.turns)].add(row.degree)
    assert len(kinds) > 400
    assert {} == {kind: degrees for kind, degrees in kinds.items() if len(degrees) > 1}


def test_the_command_says_so_to_programs() -> None:
    """`poch compare --json`; whatever is spoilt in it, one mark raised, is complained of."""
    wrong = []
    for a, b in ASKED:
        answer = json.loads(run("compare", a, b, "--json"))
        assert answer["version"] == 2
        wrong += [(a, b, fault) for fault in faults_of_pair(a, b, answer)]
        for _ in range(0 if wrong else 20):
            spoilt, what = spoil(a, b, answer)
            assert any(faults_of_pair(a, b, spoilt)), (a, b, what)
    assert [] == wrong


def spoil(a: str, b: str, answer: Mapping[str, Any]) -> tuple[dict[str, Any], object]:
    """Return an answer with one thing raised, and what that is."""
    spoilt = json.loads(json.dumps(answer))
    row = CHOSEN.choice(spoilt["each"])
    better = DEGREES[: DEGREES.index(row["degree"])]
    what = CHOSEN.choice(["degree", "standing", "turns", "verdict", "counts", "rows", "compared"])
    match what:
        case "degree" if better:
            row["degree"] = CHOSEN.choice(better)
        case "standing":
            at = CHOSEN.choice("ab")
            parts = speak({"a": a, "b": b}[at]).get(row["leaf"], {}).values()
            settled = any(part.settled for part in parts)
            row["standing"][at] = ["settled"] if settled else [*row["standing"][at], "settled"]
        case "turns":
            row["turns"] = not row["turns"]
        case "verdict":
            row["verdict"] = {"differ": "same", "same": "differ", "": "differ"}[row["verdict"]]
        case "counts":
            spoilt["counts"]["both"]["differ"] += 1
        case _:
            spoilt["compared" if what == "compared" else "rows"] += 1
    return spoilt, (what, row)


@cache
def labels() -> dict[tuple[str, str], str]:
    """Return what each outcome is called, by degree and verdict."""
    outcomes = json.loads(page("assets/compare/index.json"))["outcomes"]
    return {(degree, verdict): name for degree, verdict, name, _ in outcomes}


def called(row: Row) -> str:
    """Return what the outcome of a row is called, and that a reading would turn it."""
    return labels()[row[:2]] + ("; the opposite under another reading" if row.turns else "")


def faults_of_table(a: str, b: str, text: str) -> Iterator[str]:
    """Yield what is wrong with the table that the command prints: a rule in two lines and its cells."""
    rows = compare(a, b)
    lines = text.splitlines()
    for line, below in pairwise(lines):
        leaf, *cells = re.split(r"\s{2,}", line.strip())
        if leaf not in rows or len(cells) != 2:
            continue
        row = rows[leaf]
        if below.split("  ")[0] != called(row):
            yield f"{leaf} is called {below.split('  ')[0]}, and is {called(row)}"
        for name, cell in zip((a, b), cells, strict=True):
            seats = numbers(re.match(r"[^:(“]* seats:", cell))
            yield from (f"{leaf}: {fault}" for fault in faults(Said(name, leaf, cell, seats)))
    seen = {line.split("  ")[0] for line in lines} - {"seats" if "seats" not in rows else ""}
    if rows.keys() - seen:
        yield f"there is no line for {rows.keys() - seen}"


@pytest.mark.usefixtures("built")
def test_the_command_says_so_to_readers() -> None:
    """`poch compare`: the same sentences as for programs, and the table; with one outcome exchanged it is not."""
    for a, b in ASKED:
        text = run("compare", a, b)
        head = json.loads(run("compare", a, b, "--json"))["head"]
        for sentence in [*head["differences"], *head["beside"], *head["only"]]:
            assert sentence["text"] in text
        assert [] == [*faults_of_table(a, b, text)], (a, b)
        for outcome in {labels()[row[:2]] for row in compare(a, b).values()}:
            other = next(label for label in labels().values() if label != outcome)
            assert any(faults_of_table(a, b, re.sub(f"(?m)^{outcome}", other, text))), (a, b)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("tag", LANGUAGES)
def test_pages_say_at_their_head_what_the_rows_say(tag: str) -> None:
    """The heads for pages of pairs and of choices: degree, hedges and counts, either text first."""
    wrong: list[tuple[Any, ...]] = []
    heads = 0
    for path in sorted((DOCS / "assets/compare" / tag).glob("*-summaries.html")):
        for a, b, head in SECTION.findall(path.read_text("utf-8")):
            heads += 1
            rows = compare(a, b)
            for said, leaf, text in SENTENCE.findall(head):
                wrong += [(a, b, text)] if rows[leaf].degree != said else []
                if not tag:
                    faults = faults_of_sentence(a, b, said, leaf, words_of(text))
                    wrong += [(a, b, fault) for fault in faults]
            alike = re.search(r"<p>(Alike: .*?)</p>", head)
            wrong += [
                (a, b, fault) for fault in faults_of_likeness(a, b, alike[1] if alike else "")
            ]
            every = [int(n) for n in re.findall(r"\d+", re.findall(r"<p>([^<]*)</p>", head)[-1])]
            of = Counter(row[:2] for row in rows.values()).values()
            wrong += [(a, b, every, of)] if sorted(every) != sorted([len(rows), *of]) else []

    assert [] == wrong
    games = [{texts()[name]["game"] for name in pair} for pair in PAIRS]
    assert heads == len([game for game in games if len(game) == 1])


@pytest.mark.usefixtures("built")
def test_pages_say_each_row_as_it_is() -> None:
    """The page of choices for all pairs, and the pages of pairs in one game."""
    index = json.loads(page("assets/compare/index.json"))
    outcomes = [tuple(outcome[:2]) for outcome in index["outcomes"]]
    lines = [line["leaf"] for line in index["lines"]]
    for pair, said in index["pairs"].items():
        of = {
            leaf: outcomes[int(it, 16)] for leaf, it in zip(lines, said, strict=True) if it != "-"
        }
        assert of == {leaf: row[:2] for leaf, row in compare(*pair.split(",")).items()}, pair
    assert len(index["pairs"]) == len(PAIRS)
    for path in PAGES.glob("compare/*-*/*.html"):
        markup = path.read_text("utf-8")
        rows = {
            leaf: ((degree, verdict), words) for leaf, degree, verdict, words in ROW.findall(markup)
        }
        every = compare(path.parent.name, path.stem).items()
        assert rows == {leaf: (row[:2], called(row)) for leaf, row in every}, path


@pytest.mark.usefixtures("built")
def test_every_count_of_a_pair_is_the_same() -> None:
    """In the matrices as JSON and on the page on likeness."""
    pairs = 0
    for path in (DOCS / "assets/compare").glob("matrix*.json"):
        for row in json.loads(path.read_bytes())["pairs"]:
            pairs += 1
            rows = compare(row["a"], row["b"])
            numbers = (row["rows"], row["counts"], (row["different"], row["compared"]))
            assert numbers == (len(rows), counts(rows), likeness(rows)), row
    assert pairs >= len([*combinations(SIGLA, 2)]) // 4
    shares = re.findall(
        r'href="\.\./\.\./compare/([^/"]+)/([^/"]+)/">(?:<i>)?(\d+) of (\d+)',
        page("compare/likeness.html"),
    )
    assert len(shares) >= 200
    for a, b, differ, of in shares:
        assert (int(differ), int(of)) == likeness(compare(a, b)), (a, b)


# Nothing of another text could be shown


def shown(ruleset: Ruleset, seats: int, others: Mapping[str, Any]) -> set[str]:
    """Return the leaves of others that a ruleset would play by: some part of it holds their clause.

    What it refuses to be set has no place in it.
    """
    left = {leaf: Ruled(value, f"{MARK}.{leaf};") for leaf, value in others.items()}
    while True:
        try:
            rules = repr(patch_ruleset(ruleset, left, seats).rules(seats))
        except RulesetError as error:
            refused = {complaint.name for complaint in error.complaints}
            if refused.isdisjoint(left):
                raise
            left = {leaf: ruled for leaf, ruled in left.items() if leaf not in refused}
        else:
            return {leaf for leaf in left if f"{MARK}.{leaf};" in rules}


def without_value(kind: str) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield texts, players, and what others have on leaves on which the text has no value then.

    `kind` is the degree at which the two are said to compare.
    """
    leaves: dict[tuple[str, int], dict[str, Any]] = defaultdict(dict)
    for (a, b), rows in said_of_pairs().items():
        common = [n for n in adopted(a)[1] if n in adopted(b)[1]]
        for leaf, row in rows.items() if common else ():
            n = next(iter(row.seats or common))
            for name, other in ((a, b), (b, a)) if row.degree == kind else ():
                theirs = values_of(other, n).get(leaf)
                if theirs is not None and leaf not in values_of(name, n):
                    leaves[name, n][leaf] = theirs
    return ((name, n, others) for (name, n), others in leaves.items())


def test_no_hand_could_show_what_has_no_place() -> None:
    """The engine, given the rule of the other text, refuses it or never looks at it.

    Where a text is played without a rule that it could have, its deal has that part.
    """
    asked, wrong = 0, set()
    for name, n, others in without_value("no-place"):
        here, playable = values_of(name, n), texts()[name]["playable"]
        ruled_out = {leaf for leaf in others if arises(leaf, here, playable) is False}
        if playable == "never":
            wrong |= {(name, leaf) for leaf in others.keys() - ruled_out}
            continue
        asked += len(others)
        refused = {leaf: others[leaf] for leaf in ruled_out if not hangs_on_option(leaf)}
        left_out = others.keys() - refused
        parts = {*BEFORE, *(stage.name for stage in find(name, {}).rules(n).stages)}
        parts |= {"ending"} if "settling" in parts or playable == "to-the-end" else set()
        wrong |= {(name, leaf) for leaf in shown(find(name, {}), n, refused)}
        wrong |= {
            (name, leaf)
            for leaf in left_out
            if not is_optional(leaf) or leaf.partition(".")[0] not in parts
        }
    assert set() == wrong
    assert asked > 300


def hangs_on_option(leaf: str) -> bool:
    """Tell whether a rule is a detail of another that may be left out."""
    on = condition(leaf)
    return is_optional(leaf) and on is not None and is_optional(on.leaf)


def values_of(name: str, n: int) -> dict[str, Any]:
    """Return what a text sets for so many players."""
    return {leaf: value for leaf, (value, _) in adopted(name)[1][n].items()}


def test_what_is_a_gap_could_arise() -> None:
    """Where a text gives nothing and is said to be silent, the rule has a place as far as it is known.

    Either it is not played through that part, or it is ours or another's what leaves no place.
    """
    asked, wrong = 0, set()
    for name, n, others in without_value("only-one"):
        asked += len(others)
        rules = find(name, {}).rules_by_seats
        played = {stage.name for stage in rules[n].stages} if rules else set()
        for leaf in others:
            known = rules and (
                leaf.partition(".")[0] in played or leaf.partition(".")[0] not in LATER
            )
            hangs = [speak(name)[on][n].speaks for on in hangs_on(leaf) if on in values_of(name, n)]
            doubted = speak(name).get(leaf, {}).get(n, Part()).others()
            if side(name, leaf, n, is_vouched=False).speaks != "silent":
                wrong.add((name, leaf, "is ruled out"))
            elif known and {*hangs} <= {*OWN} and not any(doubted):
                wrong.add((name, leaf, "is played without"))
    assert set() == wrong
    assert asked > 300


@pytest.mark.parametrize("name", [name for name in texts() if texts()[name]["playable"] != "never"])
def test_the_engine_looks_at_what_has_a_place(name: str) -> None:
    """What a text sets is found in its deal, so that nothing is said to have no place by chance."""
    n = CHOSEN.choice([*adopted(name)[1]])
    here = values_of(name, n)
    looked_at = shown(find(name, {}), n, here)
    assert {leaf for leaf in here if arises(leaf, here, "to-the-end")} - looked_at <= UNSEEN, n
