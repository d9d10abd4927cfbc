"""Deal after deal: chips go on, the deal goes round, and the session comes to its end."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from poch.engine import drive, from_seed
from poch.record import ended
from poch.ruleset import Rules, Ruleset
from tests.strategies import ByChance, rulesets

MOST_DEALS = 1000


@given(rulesets(), st.integers(0, 2**16), st.integers(0, 40), st.sampled_from((min, max)))
def test_every_session_with_finite_purses_ends(
    rules: Ruleset, seed: int, purse: int, which: Callable[[Mapping[int, Rules]], int]
) -> None:
    """Somebody cannot dress the board at last, and all chips are accounted for."""
    seats = which(rules.rules_by_seats)
    purses: tuple[int, ...] = (purse,) * seats
    pools: tuple[tuple[str, int], ...] = ()
    for deal in range(MOST_DEALS):
        start = replace(
            from_seed(rules, seats, seed + deal), pools=pools, purses=purses, later=deal > 0
        )
        outcome = drive(rules, start, ByChance(seed + deal))
        end, _ = ended(rules, outcome)
        if end:
            break
        pools = tuple(outcome.table.pools.items())
        purses = (*outcome.table.purses[1:], outcome.table.purses[0])
    else:
        raise AssertionError(f"after {MOST_DEALS} deals nobody is out of chips: {purses}")

    assert purse * seats == end.table.chips()
    assert {event.clause for event in end.events} <= rules.in_force
