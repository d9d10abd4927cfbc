"""Texts that people have are encoded with no rule falsified, and play as they say."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, product
from typing import Any

import pytest

from poch.game.engine import Outcome, drive, from_seed, play
from poch.game.events import Event
from poch.game.notation import parse_action
from poch.game.ruleset import Document, Ruleset
from poch.records.expect import find_unmet
from poch.records.session import Session
from poch.records.trace import trace_hand
from poch.studies.coverage import cited_clauses, coverage
from poch.studies.why import judge, scene
from poch.texts import library
from poch.texts.compile import compile_ruleset, complaints
from poch.texts.document import load
from poch.texts.own import finder
from poch.texts.ruleset_shape import leaves_of
from poch.words.language import language
from tests.folding import case, folded
from tests.small_texts import FOLDER, document, hands, replay, small
from tests.strategies import ByChance
from tools.lab.mutants import trial
from tools.lab.mutants.changes import Mutant, mutants
from tools.lab.mutants.trial import CAUGHT, Evidence, PlayedRecord, Trial

SESSIONS = 30
"""Sessions of each text for each number of seats."""
MOST_DEALS = 8
WISHES = (
    *("pass", "hold", "fold", "take", "bid 3", "bid 999", "knock 2", "raise 5", "claim king"),
    *("claim none", "place king", "swap 9h", "play 9h", "play Ad", "play Ks"),
)
PURSE = 24
"""Chips enough for some deals, and few enough for the end of a session."""
ALIVE = 0.25
"""Of the mutants of a small text, which has few hands, at most so many are told by none."""

SHOWN = {
    "epsom": {("ChipsGone", "end.none-left"), ("FellShortOfBoard", "end.too-few")},
    "poch": {("BankerNamed", "dressing.banker"), ("DealerNamed", "deal.first-dealer")},
    "michigan": {
        ("SpareHandTaken", "deal.exchange"),
        ("SpareHandLeft", "deal.exchange"),
        ("Bid", "deal.bids"),
        ("NoBid", "deal.bids"),
        ("Paid", "deal.exchange"),
        ("LeadPassedOn", "shed.new-suit"),
        ("LeadGiven", "shed.new-suit"),
    },
    "newmarket": {
        ("SpareHandTaken", "deal.exchange"),
        ("SpareHandLeft", "deal.exchange"),
        ("MisdealSettled", "deal.misdeal"),
        ("ExposureSettled", "deal.exposed"),
        ("LeadGivenByCard", "shed.lead"),
    },
    "tripoley": {
        ("SpareHandTaken", "deal.exchange"),
        ("FirstToSpeak", "vie.first"),
        ("Melded", "meld.three"),
        ("Outranked", "vie.hands"),
        ("LeadGiven", "shed.lead"),
        ("Led", "shed.lead"),
        ("PrizeTaken", "settle.cards"),
    },
    "tripoley-cut": {("PoolsWonElsewhere", "board.kitty"), ("Outranked", "vie.hands")},
    "nain-jaune": {("Led", "shed.lead"), ("Forgot", "shed.at-once"), ("PoolWon", "shed.pools")},
}
"""Events by which a text is known, each with its clause: what could not be said before."""


def ruleset(name: str) -> Ruleset:
    """Return a small text as adopted."""
    return compile_ruleset(document(name))


def play_session(rules: Ruleset, seats: int, number: int) -> Iterator[Outcome | list[Event]]:
    """Yield what becomes of each deal of a session by chance, and the events of its end."""
    names = tuple("ABCDEFGHI"[:seats])
    purses = dict.fromkeys(names, PURSE)
    session = Session(rules, names, {}, purses, 0)
    for deal in range(MOST_DEALS):
        start = session.begin(from_seed(rules, seats, number * MOST_DEALS + deal))
        outcome = drive(rules, start, ByChance(number, 60))
        yield outcome
        if end := session.end(outcome):
            yield [*end.events]
            return
        session = session.after(outcome)


@pytest.mark.parametrize("name", small())
def test_nothing_is_wrong_with_a_small_text(name: str) -> None:
    """It is in order, each of its hands ends as it says, and each clause is shown or says why not."""
    files = hands(name)
    replays = {file.stem: replay(file) for file in files}
    cited = {stem: cited_clauses(replay) for stem, replay in replays.items()}

    assert not complaints(document(name))
    assert [] == [
        unmet for file in files for unmet in find_unmet(load(file).data, replays[file.stem])
    ]
    assert [] == [
        clause.id for clause in coverage(document(name), cited, {}).clauses if not clause.accounted
    ]


def test_pages_fold_every_table_of_a_small_text() -> None:
    """Scripts know each event that moves cards or chips, also those of no shipped text."""
    files = [file for name in small() for file in hands(name)]
    counted = folded(case(file.stem, trace_hand(replay(file))) for file in files)

    assert [] == counted["wrong"], "docs/assets/js/table/trace.js: ONTO lacks or mistakes an event"
    assert counted["tables"] > len(files)


@pytest.mark.parametrize("name", small())
def test_random_hands_cite_the_clauses_in_force(name: str) -> None:
    """Chips are neither made nor lost, and what the text alone has happens by its clause."""
    assert name in SHOWN, (
        f"tests/game/test_small_texts.py: SHOWN has no {name!r}; add what this text was made to show, "
        "each event by its type and clause, as poch replay --json names them"
    )
    rules = ruleset(name)
    cited: set[tuple[str, str]] = set()
    for seats in rules.rules_by_seats:
        for number in range(SESSIONS):
            for happened in play_session(rules, seats, number):
                events = happened.events if isinstance(happened, Outcome) else happened
                cited |= {(type(event).__name__, event.clause) for event in events}
                if isinstance(happened, Outcome):
                    assert seats * PURSE == happened.table.chips()
                    assert happened.ask is None

    assert {clause for _, clause in cited} <= rules.in_force
    assert not (unseen := SHOWN[name] - cited), (
        f"tests/game/test_small_texts.py: {SESSIONS} random sessions of tests/small/{name} do not show {unseen}; "
        "correct SHOWN or the clause"
    )


@cache
def shipped() -> list[tuple[str, Any]]:
    """Return what shipped texts set, under any reading: leaf and value."""
    every = (leaves_set(library.document(name)) for name in library.ids())
    return [*chain(*every)]


def leaves_set(text: Document) -> Iterator[tuple[str, Any]]:
    """Yield each leaf and value that a text sets, under any reading."""
    for clause in text["clauses"]:
        readings = clause.get("crux", {}).get("readings", {}).values()
        for part in (clause, *readings):
            yield from part.get("sets", {}).items()


@pytest.mark.parametrize("name", small())
def test_whatever_one_wishes_has_an_answer(name: str) -> None:
    """At any question, for any seat and wish, a sentence says why it may be or may not."""
    rules = ruleset(name)
    seats = max(rules.rules_by_seats)
    start = replace(from_seed(rules, seats, 1), purses=(PURSE,) * seats)
    taken = drive(rules, start, ByChance(1, 60)).taken
    for number in range(0, len(taken) + 1, 2):
        here = scene(play(rules, start, taken[:number], lambda _, __: None), "ABCDEFGHI"[:seats])
        for seat, wish in product(range(seats), WISHES):
            assert language().say(judge(here, seat, parse_action(wish)).reason)


@pytest.mark.parametrize("name", small())
def test_a_changed_rule_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leaf that no shipped text sets so is told when it is set otherwise, and when its clause is gone.

    Nor can most of the rest be changed without a hand or a complaint that says so.
    """
    monkeypatch.setattr(trial, "find", finder(FOLDER / name / "ruleset.yaml"))
    records = (PlayedRecord.read(file, Evidence.HAND) for file in hands(name))
    tried, text = Trial(document(name), tuple(records)), document(name)
    own = {leaf for leaf, value in leaves_set(text) if (leaf, value) not in shipped()}
    every = [*mutants(text)]
    alive = [mutant for mutant in every if tried.verdict(mutant).evidence not in CAUGHT]
    caught = {(mutant.clause, mutant.leaf) for mutant in every if mutant not in alive}

    assert [] == [
        str(mutant)
        for mutant in every
        if mutant.leaf in own and (mutant.clause, mutant.leaf) not in caught
    ]
    assert [] == [
        str(mutant) for mutant in alive if not mutant.leaf and own & leaf_names(text, mutant)
    ]
    assert len(alive) <= ALIVE * len(every), (
        f"tests/small/{name}/hands: {len(alive)} of {len(every)} changed rules are seen in no hand, and {ALIVE:.0%} may be; "
        f"write a hand that shows one of {[*map(str, alive)]}"
    )


def leaf_names(text: Document, mutant: Mutant) -> frozenset[str]:
    """Return the leaves that a clause sets."""
    return leaves_of(next(clause for clause in text["clauses"] if clause["id"] == mutant.clause))
