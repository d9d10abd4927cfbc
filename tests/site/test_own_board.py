"""A board at home: labels lead to the right set of pools, though one is left out or misread."""

import json
import re
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from poch.texts.ruleset_shape import GAMES
from poch.words import TAGS
from tests.conftest import ROOT
from tools.site.comparing import finding
from tools.site.comparing.synopsis import Synopsis, collate
from tools.site.edition import heads
from tools.site.edition.edition import Edition
from tools.site.hands.replays import read_edition
from tools.site.output.files import Shelf
from tools.site.output.languages import speaking
from tools.site.output.templates import PAGES
from tools.site.playing import own_board

RIGHT = 0.9
"""So often at least the right set of pools is first."""
NINE = ["ace", "king", "queen", "jack", "ten", "marriage", "sequence", "poch", "centre"]


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """The rulesets of all games without their hands."""
    variants = tmp_path_factory.mktemp("edition") / "variants"
    shutil.copytree(ROOT / "variants", variants, ignore=shutil.ignore_patterns("hands"))
    return read_edition(variants)


@pytest.fixture(scope="module")
def compared(edition: Edition) -> Synopsis:
    """All texts beside each other."""
    return collate(edition)


@pytest.fixture(scope="module")
def data(edition: Edition, compared: Synopsis) -> dict[str, Any]:
    """What the script of the English page matches."""
    sets = [*own_board.share_pools(compared.witnesses)]
    unheld = own_board.find_unheld(edition)
    asked = finding.ask(compared, edition)
    seen = [*own_board.seen_boards(edition)]
    return own_board.data(sets, seen, own_board.labels_of(sets, seen), unheld, asked)


def match_boards(data: dict[str, Any], *cases: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what the page's script finds in each case."""
    lines = "\n".join(json.dumps(case) for case in ({"data": data}, *cases))
    done = subprocess.run(
        ["node", ROOT / "tests" / "own-board.mjs"],  # noqa: S607
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()][1:]


def seen(labels: list[str], cups: int = 0) -> dict[str, Any]:
    """Return what a reader sees on a board."""
    return {"seen": {"labels": labels, "cups": cups}}


def boards(edition: Edition) -> Iterator[list[str]]:
    """Yield the pools of each text on Poch."""
    for source in edition.by_game()["poch"]:
        if pools := own_board.pools_of(source):
            yield sorted(pools)


def misread(data: dict[str, Any], pools: list[str], *, by_another: bool) -> Iterator[list[str]]:
    """Yield labels of which one is left out, or is taken for any other."""
    for label in pools:
        rest = [pool for pool in pools if pool != label]
        if by_another:
            yield from ([*rest, other] for other in data["labels"] if other not in pools)
        else:
            yield rest


@pytest.mark.parametrize("by_another", [False, True])
def test_one_label_left_out_or_misread_leads_to_the_right_pools(
    edition: Edition, data: dict[str, Any], *, by_another: bool
) -> None:
    """Of every text of Poch, with its cups counted, and the number of texts that share the set."""
    wanted, cases = [], []
    for pools in boards(edition):
        for labels in misread(data, pools, by_another=by_another):
            wanted.append(pools)
            cases.append(seen(labels, len(pools)))
    firsts = [answer["fits"][0]["set"] for answer in match_boards(data, *cases)]
    right = sum(
        sorted(first["pools"]) == pools for first, pools in zip(firsts, wanted, strict=True)
    )
    every = [sorted(own_board.pools_of(source)) for source in edition.sources]
    sharing = {tuple(pools): every.count(pools) for pools in wanted}

    assert right >= RIGHT * len(cases) > 100
    sizes = {tuple(sorted(fit["pools"])): len(fit["texts"]) for fit in firsts}
    assert sharing == {pools: sizes[pools] for pools in sharing}


@pytest.mark.parametrize("by_another", [False, True])
def test_without_cups_one_label_left_out_or_misread_is_found_as_well(
    edition: Edition, data: dict[str, Any], *, by_another: bool
) -> None:
    """Unless another set is as near, or what is left is the whole of one, or a misread label makes it a part of one."""
    wanted, cases = [], []
    for pools in boards(edition):
        for labels in misread(data, pools, by_another=by_another):
            wanted.append(pools)
            cases.append(seen(labels))
    right = 0
    for answer, pools in zip(match_boards(data, *cases), wanted, strict=True):
        first, own = (
            answer["fits"][0],
            {tuple(sorted(f["set"]["pools"])): f for f in answer["fits"]},
        )
        part = by_another and first["missing"] and not first["extra"]
        right += bool(part) or sorted(first["set"]["pools"]) == pools
        far = own[tuple(pools)]["far"]
        assert first["far"] in {0, far} or part

    assert right >= RIGHT * len(cases)


def test_what_speaks_for_and_against_is_named(data: dict[str, Any]) -> None:
    """The nine pools of today with one more label, seen on a board of eight cups."""
    labels = [pool for pool in NINE if pool != "ten"] + ["stich"]
    (answer,) = match_boards(data, seen(labels, 9))
    first = answer["fits"][0]

    assert {*NINE} == {*first["set"]["pools"]}
    assert (first["missing"], first["extra"], first["cups"]) == (["ten"], ["stich"], True)
    assert {*first["both"]} == {*NINE} - {"ten"}


def test_each_single_label_leads_to_a_set_that_has_it(data: dict[str, Any]) -> None:
    """However few pools another set has, and whatever is counted."""
    every = {pool for of in data["sets"] for pool in of["pools"]}
    cases = [(label, cups) for label in sorted(every) for cups in range(13)]
    answers = match_boards(data, *(seen([label], cups) for label, cups in cases))
    firsts = [answer["fits"][0] for answer in answers]

    assert [] == [case for case, first in zip(cases, firsts, strict=True) if not first["both"]]


def test_two_labels_lead_to_a_set_that_has_both_where_there_is_one(data: dict[str, Any]) -> None:
    """And a set of fewer pools that has one of them comes after it."""
    pairs = sorted({pair for of in data["sets"] for pair in combinations(sorted(of["pools"]), 2)})
    answers = match_boards(data, *(seen([*pair]) for pair in pairs))

    firsts = [answer["fits"][0] for answer in answers]

    assert [] == [pair for pair, first in zip(pairs, firsts, strict=True) if first["extra"]]


def test_a_board_that_survives_leads_to_rules_that_nothing_on_it_contradicts(
    data: dict[str, Any],
) -> None:
    """Neither its named pools nor their number, where one set of pools agrees with both."""
    for board in data["boards"]:
        cups = (len(board["pools"]) + board["unknown"]) * board["counted"]
        own = {"labels": board["pools"], "cups": cups, "shape": board["shapes"][0]}
        (answer,) = match_boards(data, {"seen": own})
        agree = [
            fit
            for fit in answer["fits"]
            if fit["cups"] and {*fit["set"]["pools"]} >= {*own["labels"]}
        ]
        first = answer["fits"][0]
        assert first in (agree or answer["fits"]), board["id"]
        assert first["shape"] or not any(
            fit["shape"] and fit["missing"] == first["missing"] for fit in agree
        )


def test_labels_that_no_board_has_together_are_contradictions(data: dict[str, Any]) -> None:
    """And labels of games that are not here name these games."""
    (answer,) = match_boards(data, seen(["marriage", "stich", "royal-rummy", "boodle"]))

    assert [["marriage", "stich"]] == answer["against"]
    assert ["royal-rummy", "boodle"] == answer["away"]


def test_a_board_that_survives_is_found_by_what_is_on_it(data: dict[str, Any]) -> None:
    """By its labels, cups and shape; and a shape that no text gives speaks against no rules."""
    for board in data["boards"]:
        cups = len(board["pools"]) + board["unknown"]
        shape = board["shapes"][0]
        own = {"labels": board["pools"], "cups": cups, "shape": shape}
        (answer,) = match_boards(data, {"seen": own})
        assert board["id"] in answer["alike"], board
        known = any(shape in of["shapes"] for of in data["sets"])
        assert known or all(fit["shape"] for fit in answer["fits"])


def test_a_board_of_uncounted_pools_is_found_however_many_one_has(data: dict[str, Any]) -> None:
    """Neither the number of cups nor labels that nobody has named speak against it."""
    (board,) = [board for board in data["boards"] if not board["counted"]]
    (answer,) = match_boards(
        data, {"seen": {"labels": NINE, "cups": 9, "shape": board["shapes"][0]}}
    )
    assert answer["alike"][0] == board["id"]


def test_a_question_parts_the_texts_that_are_left_and_then_vanishes(data: dict[str, Any]) -> None:
    """Each answer leaves fewer texts; no question is asked that tells nothing about them."""
    answers: dict[str, str] = {}
    of = {question["id"]: question["replies"] for question in data["questions"]}
    (start,) = match_boards(data, seen(NINE, 9))
    at, left = start, start["left"]
    while at.get("question"):
        replies = of[at["question"]]
        parting = [sign for sign, _, texts in replies if {*texts} & {*left}]
        assert len(parting) > 1
        answers[at["question"]] = parting[0]
        (at,) = match_boards(data, {**seen(NINE, 9), "answers": answers})
        assert {*at["left"]} < {*left}
        left = at["left"]
        assert all({*why} <= {*answers} for why in at["others"].values())

    assert len(start["left"]) > len(left) > 0
    assert len(answers) > 1
    assert "pools" not in answers


def test_not_to_know_rules_nothing_out(data: dict[str, Any]) -> None:
    """The next best question is asked."""
    (first,) = match_boards(data, seen(NINE, 9))
    (after,) = match_boards(data, {**seen(NINE, 9), "answers": {first["question"]: "-"}})

    assert first["left"] == after["left"]
    assert after["question"] not in {None, first["question"]}


def test_the_two_finders_do_not_disagree(data: dict[str, Any], edition: Edition) -> None:
    """Each question is asked with the same words and replies as where all are asked."""
    every = {question["id"]: question for question in edition.finder}
    for question in data["questions"]:
        entry = every[question["id"]]
        assert {sign for sign, _, _ in question["replies"]} <= {*entry["answers"], "moot"}


def test_a_label_has_every_name_that_a_text_gives_it(compared: Synopsis) -> None:
    """Of a text that breaks off before it can be played, too: a Bog board says Bog, and no Poch."""
    with speaking("en"):
        labels = own_board.labels_of([*own_board.share_pools(compared.witnesses)])
    others = {label.id: label.others for label in labels}

    assert "Bog" in others["poch"]
    assert "Poque" in others["poch"]
    assert "Pot" in others["poch"]
    assert "Kitty" in others["centre"]


@pytest.mark.parametrize("tag", TAGS)
def test_no_label_is_also_called_as_another(tag: str, compared: Synopsis) -> None:
    """A text may call its pool Poch the centre, and its dwarf the pope, but these are labels of their own."""
    with speaking(tag):
        labels = own_board.labels_of([*own_board.share_pools(compared.witnesses)])
    names = {label.name for label in labels}

    assert [] == [label.id for label in labels if names & {*re.findall(r"\w+", label.others)}]
    assert all("Pocherloch" in label.others for label in labels if label.id == "poch")


def test_a_game_is_unheld_until_a_text_of_it_is_here(edition: Edition) -> None:
    """Then its name leads to its texts."""
    before = own_board.find_unheld(edition)
    text = edition.sources[0]
    boodle = replace(text, document={**text.document, "game": "boodle"})
    more = replace(edition, sources=(*edition.sources, boodle))
    after = own_board.find_unheld(more)

    assert not {game["id"] for game in before} & {*GAMES}
    assert "rummoli" in {game["id"] for game in own_board.find_held(edition)}
    assert {"boodle"} == {game["id"] for game in before} - {game["id"] for game in after}
    assert "boodle" in {game["id"] for game in own_board.find_held(more)}


WORDS = {
    "en": ("Nine pools: ", " texts share this set.", "Rules on one sheet", "Unsure?"),
    "de": ("Neun Felder: ", "Genau diese Felder gibt es in ", "Regeln auf einem Blatt", "sicher?"),
    "fr": ("Neuf cases", " textes ont cet ensemble en commun.", "Règles sur une feuille", "doute"),
    "ja": ("枠9個：", "1枚にまとめた規則（英語）", "どの規則か迷ったら"),
}


def test_a_text_needs_as_many_chips_as_its_deals_take(compared: Synopsis) -> None:
    """Where a rule fixes them, from the dealer and from the others, however many play."""
    stakes, due = {}, {}
    for witness in compared.witnesses:
        for seats, rules in witness.ruleset.rules_by_seats.items():
            if rules.dressing.placing is None and rules.dressing.shares.adds is None:
                stakes[witness.slug, seats] = own_board.stakes(witness.source.rules())
                every = rules.dressing.due(seats)
                due[witness.slug, seats] = (every[0], every[-1])

    assert stakes == due
    assert {(0, 15), (9, 24), (1, 3), (3, 24), (4, 8), (6, 6)} <= {*due.values()}


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("pope-joan-cassell", "15 chips from the dealer before a deal"),
        (
            "spin-1891-peel",
            "one chip from each of the others and three from the dealer before a deal",
        ),
        ("poch-noris", "eight chips from each player before a deal"),
    ],
)
def test_what_one_needs_names_who_puts_in(compared: Synopsis, slug: str, said: str) -> None:
    """The dealer alone, the dealer more than the others, or each the same."""
    source = next(each.source for each in compared.witnesses if each.slug == slug)
    assert own_board.needs(source).endswith(said)


def test_the_picture_of_a_board_has_chips_where_the_dealer_puts_them(edition: Edition) -> None:
    """Also in pools that nobody else dresses."""
    (spin,) = [source for source in edition.sources if source.slug == "spin-1891-peel"]
    laid = replace(spin, hands=cast("Any", (SimpleNamespace(trace=defaultdict(dict)),)))
    assert json.loads(heads.board(laid))["antes"] == ["game", "marriage", "intrigue"]


@pytest.mark.parametrize("tag", WORDS)
def test_without_scripts_each_set_names_its_texts(
    tag: str, edition: Edition, compared: Synopsis, tmp_path: Path
) -> None:
    """In a table with what one needs, and where the rules are printed and played."""
    with speaking(tag):
        asked = finding.ask(compared, edition)
        own_board.write(compared, asked, edition, Shelf(tmp_path, ()))
    place = "" if tag == "en" else f"{tag}/"
    page = (tmp_path / PAGES / f"{place}own-board.html").read_text("utf-8")

    assert [] == [words for words in WORDS[tag] if words not in page]
    for source in edition.sources:
        pools = own_board.pools_of(source)
        assert (len(pools) >= own_board.FEWEST) == (f'<tr data-text="{source.slug}">' in page)
        if pools and source.document["playable"] == "to-the-end" and len(pools) > 1:
            assert f"sources/{source.slug}/handout/" in page
            assert f"play/?ruleset={source.slug}" in page
