"""Placing: chips go into pools that their payer chooses, as far as the rule leaves a choice."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from poch.game.actions import Ask, Option, bar
from poch.game.events import Event, Placed
from poch.game.ledger import Ledger, Play
from poch.game.table import Seat


class Choosing(NamedTuple):
    """Among which pools of a `board` chips are placed by a `clause`, and whether all must be `covered`."""

    board: tuple[str, ...]
    covered: bool
    clause: str


def place_chip(ledger: Ledger, seat: Seat, rule: Choosing, left: int, clause: str) -> Play:
    """Let a seat place a chip, by a clause, where so many are left to place, it among them."""
    empty = tuple([pool for pool in rule.board if not ledger.table.pools[pool]])
    pools = empty if rule.covered and left <= len(empty) else rule.board
    pool = pools[0]
    if len(pools) > 1:
        bars = bar("place", "must-cover", rule.clause), bar("pass", "places", rule.clause)
        answer = yield Ask(seat, (Option("place", pools=pools),), rule.clause, bars)
        pool = answer.pools[0]
    ledger.record(Placed(clause, seat, pool, 1))


def covering(
    since: Sequence[Event], seat: Seat, rule: Choosing, many: int, pools: Mapping[str, int]
) -> str | None:
    """Return the pool that the last chip of a seat had to cover, if no other was open to it.

    `many` chips are placed in all, and `pools` hold what lies there now.
    """
    places = [event for event in since if isinstance(event, Placed)]
    own = max((at for at, event in enumerate(places) if event.seat == seat), default=None)
    if own is None or not rule.covered:
        return None
    later = Counter(event.pool for event in places[own:])
    empty = [pool for pool in rule.board if pools[pool] == later[pool]]
    return places[own].pool if many - own <= len(empty) == 1 else None
