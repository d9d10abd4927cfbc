"""What lies there when a vying begins, and what the lead is worth: counted in deals that are played."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import fmean, pstdev

from poch.game.cards import shuffle_by
from poch.game.engine import Outcome, deal_pack, drive
from poch.game.events import StageBegan, VieOpened
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.game.sourced import Ruled
from poch.players.bots import cautious
from poch.records.session import Session, session_length
from poch.texts.compile import patch_ruleset
from tools.lab.bluff.vying import SEATS

DEALS, SESSION, SEED = 10_000, 20, 1
"""So many deals are played of each text, in sessions of so many, from this seed on."""
SIGMAS = 1.96
LEADER = "shedding.leader"


def outcomes(ruleset: Ruleset, deals: int = DEALS) -> Iterator[Outcome]:
    """Play deals by cautious players, in sessions in which what nobody takes stays."""
    random, names = Random(), tuple(map(str, range(SEATS)))  # noqa: S311
    longest = session_length(ruleset, SEATS, SESSION)
    for first in range(0, deals, longest):
        session = Session(ruleset, names, {}, None, 0)
        for number in range(first, min(first + longest, deals)):
            random.seed(SEED + number)
            start = session.begin(deal_pack(ruleset, SEATS, shuffle_by(random)))
            outcome = drive(ruleset, start, lambda ask, table: cautious(ask, table, random))
            yield outcome
            session = session.after(outcome)


def measure_pools(ruleset: Ruleset, pools: Sequence[str], deals: int = DEALS) -> Json:
    """Return how many chips lie in the pools vied for when a vying begins: on average, and at most."""
    lying = []
    for outcome in outcomes(ruleset, deals):
        table = outcome.start
        for event in outcome.events:
            if isinstance(event, VieOpened):
                lying.append(sum(table.pools[pool] for pool in pools))
                break
            event.onto(table)
    return {"mean": round(fmean(lying), 2), "most": max(lying)}


def measure_lead(ruleset: Ruleset, deals: int = DEALS) -> Json:
    """Return what one who leads the play of the cards wins more than others by it, with its 95 % interval.

    Forehand always leads here. All chips count that change hands from the first card played on.
    """
    clause = ruleset.leaf(LEADER, SEATS).clause
    forehand = patch_ruleset(ruleset, {LEADER: Ruled("forehand", clause)}, SEATS)
    gains = []
    for outcome in outcomes(forehand, deals):
        table, before = outcome.start, None
        for event in outcome.events:
            if before is None and isinstance(event, StageBegan) and event.stage == "shedding":
                before = [*table.purses]
            event.onto(table)
        if before is not None:
            first, *others = (
                Fraction(now - then) for now, then in zip(table.purses, before, strict=True)
            )
            gains.append(float(first - sum(others) / len(others)))
    mean, wide = fmean(gains), SIGMAS * pstdev(gains) / sqrt(len(gains))
    return {"mean": round(mean, 2), "low": round(mean - wide, 2), "high": round(mean + wide, 2)}
