"""Deal after deal: chips go on, the deal goes round, and the session comes to its end."""

import json
from collections.abc import Callable, Mapping
from io import StringIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from poch.bridge.door import handle
from poch.commands.terminal import Terminal
from poch.game.cards import ALL, card, filter_cards, reshuffle, shuffle
from poch.game.engine import drive, from_seed
from poch.game.ledger import Ledger
from poch.game.ruleset import Rules, Ruleset
from poch.game.said import YOU
from poch.game.table import empty
from poch.records.record import Replay, replay_record
from poch.records.session import NEXT_DEALER, Session
from poch.records.trace import HIDDEN, trace_hand
from poch.sittings.sitting import Sitting
from poch.studies.surveys.survey import plan_survey, play_sessions
from poch.texts.document import load
from poch.texts.leaves import LEAVES
from poch.texts.library import VARIANTS, document, find
from tests.strategies import ByChance, rulesets

MOST_DEALS = 1000
ROUND = "poch-knauer-31"
"""A ruleset by which a session is over when everybody has dealt once."""
SPARING = "spin-1891-peel"
"""A ruleset by which the winner of a deal puts less on the board for the next."""
CLEARED = {"pope-joan-1909-hoffmann": True, "pope-joan-cassell": False}
"""By which texts cards dealt face up clear the board, and whether they halve a pair in two hands."""
CLEARING = VARIANTS / "pope-joan-cassell/hands/cards-dealt-face-up-clear-the-board.yaml"
OVER = {
    "said": {"id": "AllHaveDealt"},
    "clause": str(find(ROUND, {}).leaf("ending.when", 3).clause),
}


@given(rulesets(), st.integers(0, 2**16), st.integers(0, 40), st.sampled_from((min, max)))
def test_every_session_with_finite_purses_ends(
    rules: Ruleset, seed: int, purse: int, which: Callable[[Mapping[int, Rules]], int]
) -> None:
    """Somebody cannot dress the board at last, and all chips are accounted for."""
    seats = which(rules.rules_by_seats)
    names = tuple(map(str, range(seats)))
    session = Session(rules, names, {}, dict.fromkeys(names, purse), 0)
    while session.deals < MOST_DEALS:
        deal = seed + session.deals
        outcome = drive(rules, session.begin(from_seed(rules, seats, deal)), ByChance(deal))
        if end := session.end(outcome):
            break
        session = session.after(outcome)
    else:
        raise AssertionError(f"after {MOST_DEALS} deals nobody is out of chips: {session.purses}")

    assert purse * seats == end.table.chips()
    assert {event.clause for event in end.events} <= rules.in_force


def test_who_deals_next_is_known_for_every_practice() -> None:
    """Each practice names the seat, and the others follow it round the table."""
    assert {*LEAVES["dealing.next-dealer"].practices} == {*NEXT_DEALER}
    rules = find(ROUND, {})
    outcome = drive(rules, from_seed(rules, 3, 1), ByChance(1))
    assert ("B", "C", "A") == Session(rules, ("A", "B", "C"), {}, None, 0).after(outcome).seats


def by_bots(record: dict[str, Any]) -> dict[str, Any]:
    """Return what the engine answers when all seats are played for."""
    return asked("play", record=record, viewer=None)


def asked(op: str, **request: Any) -> dict[str, Any]:
    """Return what the engine answers to a request."""
    answer: dict[str, Any] = json.loads(handle(json.dumps({"op": op, **request})))
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize(("text", "halved"), CLEARED.items())
@given(seats=st.integers(3, 8), seed=st.integers(0, 2**16), chips=st.integers(1, 9))
def test_cards_dealt_face_up_clear_the_board(
    text: str, *, halved: bool, seats: int, seed: int, chips: int
) -> None:
    """Pools go to whoever holds their cards; of a pair in two hands each takes half, or neither."""
    rules = find(text, {}).rules(seats)
    pools = {pool: chips for pool in rules.pools if pool != "game"}
    ledger = Ledger(empty(seats, pools, [0] * seats, []))
    pack = filter_cards(shuffle(seed), rules.in_pack)
    rules.ending.record(ledger, None, rules.dealing.deal_out(pack, seed % seats))
    holder = ledger.table.holders()
    won = [0] * seats
    for name in ("9d", "Ad", "Kd", "Qd", "Jd"):
        won[holder[card(name)]] += chips
    for pair in (("Kd", "Qd"), ("Qd", "Jd")):
        first, second = (holder[card(name)] for name in pair)
        for seat in (first, second) if halved and first != second else ():
            won[seat] += chips // 2
        won[first] += chips if first == second else 0

    assert won == ledger.table.purses
    assert {*rules.pack} == {*holder}
    assert max(map(len, ledger.table.hands)) - min(map(len, ledger.table.hands)) <= 1
    assert len(ledger.table.hands[seed % seats]) == max(map(len, ledger.table.hands))


def test_the_round_that_clears_the_board_follows_from_the_deal_before() -> None:
    """The same deal is followed by the same order, another one by another; all see all cards."""
    rules = find("pope-joan-cassell", {})
    starts = [from_seed(rules, 3, seed) for seed in (1, 1, 2)]
    first, again, other = (reshuffle(start.cards) for start in starts)
    hand = replay_record(load(CLEARING).data, find)
    seen = [*trace_hand(hand, "Ben").pictures()]

    assert first == again != other
    assert {*first} == {*ALL}
    assert HIDDEN in seen[-20].hands["Ann"]
    assert [17, 17, 17] == [len({*cards} - {HIDDEN}) for cards in seen[-1].hands.values()]


@pytest.mark.parametrize("seats", [["A", "B", "C"], ["A", "B", "C", "D"]])
def test_a_session_is_over_when_all_have_dealt(seats: list[str]) -> None:
    """As many deals are played as there are seats; then the clause is given in place of a deal."""
    asked("load", document=document(ROUND))
    answer = asked("start", ruleset=ROUND, seats=seats, seed=5)
    dealers: list[str] = []
    while "ended" not in answer and len(dealers) < 2 * len(seats):
        over = by_bots(answer["record"])["record"]
        dealers.append(over["seats"][-1])
        answer = asked("next", record=over, deals=len(dealers), viewer=None)

    assert [seats[-1], *seats[:-1]] == dealers
    assert OVER == answer["ended"]["steps"][0]


def test_a_record_ends_with_its_session() -> None:
    """Of more deals than its session has, a record plays those of the session."""
    replay = session([{"seed": seed} for seed in range(5)])

    assert [("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")] == [
        deal.seats for deal in replay.deals
    ]
    assert replay.end
    assert OVER["clause"] == replay.end.events[0].clause


def session(deals: list[dict[str, int]]) -> Replay:
    """Return a record of these deals, as far as it can be played."""
    answers = iter(range(100_000))
    record = {
        "ruleset": ROUND,
        "seats": ["A", "B", "C"],
        "deals": [{"deal": deal} for deal in deals],
    }
    return replay_record(
        record, find, lambda ask, ledger: ByChance(next(answers))(ask, ledger.table)
    )


def test_a_deal_taken_up_from_a_session_counts_those_before_it() -> None:
    """The third deal of a record of three is the third, and what the two before came to is there."""
    asked("load", document=document(ROUND))
    record: dict[str, Any] = {"ruleset": ROUND, "seats": ["A", "B", "C"], "deals": []}
    names = record["seats"]
    pools: dict[str, int] = {}
    for seed in range(3):
        record_of_deal = {"ruleset": ROUND, "seats": names, "deal": {"seed": seed}, "actions": []}
        answer = by_bots({**record_of_deal, "pools": pools})
        record["deals"].append(
            {"deal": record_of_deal["deal"], "actions": answer["record"]["actions"]}
        )
        names = [*names[1:], names[0]]
        pools = answer["trace"]["result"]["pools"]
    trace = asked("view", record=record, viewer=None)["trace"]
    taken = asked("resume", record=record, step=len(trace["steps"]))
    before = asked("resume", record=record, step=1)

    assert (3, 1) == (taken["dealt"], before["dealt"])
    assert ({"A", "B", "C"}, {}) == ({*taken["totals"]}, before["totals"])
    assert "AllHaveDealt" in [step["type"] for step in trace["steps"]]


def test_who_won_a_deal_is_spared_in_the_next() -> None:
    """The winner puts nothing into Game, unless he deals; so it is too when the next deal is taken up alone."""
    asked("load", document=document(SPARING))
    answer = by_bots(asked("start", ruleset=SPARING, seats=["A", "B", "C"], seed=3)["record"])
    deals, spared = [], []
    for number in range(1, 6):
        deals.append({key: answer["record"][key] for key in ("deal", "actions")})
        won = answer["trace"]["result"]["winner"]
        answer = asked("next", record=answer["record"], deals=number, viewer=None)
        steps = dressing(answer["trace"])
        dealer = answer["record"]["seats"][-1]
        assert won == answer["record"]["won"]
        assert ([] if won == dealer else [won]) == [
            step["seat"] for step in steps if step["type"] == "AnteSpared"
        ]
        spared.append(won != dealer)
    record = {"ruleset": SPARING, "seats": ["A", "B", "C"], "deals": deals}
    whole = asked("view", record=record, viewer=None)["trace"]
    alone = asked("resume", record=record, step=len(whole["steps"]))["record"]

    assert {True, False} == {*spared}
    last = {**whole, "steps": whole["steps"][whole["deals"][-1]["from"] :]}
    assert dressing(last) == dressing(asked("view", record=alone, viewer=None)["trace"])


def dressing(trace: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the steps by which the board is dressed."""
    return [step for step in trace["steps"] if step["stage"] == "dressing"]


def test_a_session_at_the_terminal_is_over_when_all_have_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The terminal deals three times to three seats, and says by which clause it deals no more."""
    shown = StringIO()
    record = asked("start", ruleset=ROUND, seats=[YOU, "B", "C"], seed=5)["record"]
    sitting = Sitting(find, record, (YOU,), "random")
    terminal = Terminal(Console(file=shown, width=200), find(ROUND), sitting)
    typed = iter(range(200))
    monkeypatch.setattr("builtins.input", lambda: (next(typed), first(terminal.trace["ask"]))[1])
    terminal.play()

    assert 3 == shown.getvalue().count("Enter for the next deal")
    assert f"Everybody has dealt once; the session is over. ({OVER['clause']})" in shown.getvalue()


def first(ask: dict[str, Any] | None) -> str:
    """Return the first answer that a question offers, as one types it, or nothing at the end."""
    if ask is None:
        return ""
    option = ask["options"][0]
    return " ".join([option["verb"], *option.get("cards", [])[:1], *option.get("pools", [])])


def test_a_surveyed_session_is_over_when_all_have_dealt() -> None:
    """Seventy deals at three seats are sessions of three, and one of one."""
    rules = find(ROUND, {})
    plan = plan_survey(rules, 3, 70, 1, "random", 20)

    assert [3] * 23 + [1] == [sums["deals"] for sums, _ in play_sessions(rules, plan, range(70))]
