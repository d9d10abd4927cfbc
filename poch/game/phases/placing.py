"""Placing: chips go into pools that their payer chooses, as far as the rule leaves a choice."""

from poch.game.actions import Ask, Bar, Option, bar
from poch.game.events import Placed
from poch.game.ledger import Ledger, Play
from poch.game.sourced import Practice
from poch.game.table import Seat


def bars(how: Practice[bool]) -> tuple[Bar, ...]:
    """Return what keeps one who places from other pools, and from passing."""
    return bar("place", "must-cover", how.clause), bar("pass", "places", how.clause)


def placed(
    ledger: Ledger, seat: Seat, how: Practice[bool], board: tuple[str, ...], left: int, clause: str
) -> Play:
    """Let a seat place a chip, by a clause, where so many are left to place, it among them.

    `how` tells whether all pools of the board must be covered.
    """
    empty = tuple([pool for pool in board if not ledger.table.pools[pool]])
    pools = empty if how.means and left <= len(empty) else board
    pool = pools[0]
    if len(pools) > 1:
        answer = yield Ask(seat, (Option("place", pools=pools),), how.clause, bars(how))
        pool = answer.pools[0]
    ledger.record(Placed(clause, seat, pool, 1))
