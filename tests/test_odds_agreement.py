"""Exact odds and deals tried out agree: for every ruleset as adopted, and other readings."""

from collections import Counter, defaultdict

from tools.lab.agree import Found, Game, Part, games, tried, verdicts
from tools.lab.parallel import done

SEATS = 4
MOST_APART = 4
ADOPTED, OTHER = 100_000, 3_000
TOGETHER = 10_000


def test_odds_agree_with_deals() -> None:
    """No chance is more than four standard errors from what the engine makes of the cards."""
    every = [*games(SEATS)]
    deals = {game: OTHER if game.readings else ADOPTED for game in every}
    parts = [
        Part(game, seed, min(TOGETHER, deals[game] - seed))
        for game in every
        for seed in range(0, deals[game], TOGETHER)
    ]
    found: dict[Game, Found] = defaultdict(Counter)
    for part, here in done(tried, parts, "deals"):
        found[part.game] += here

    told = [one for game in every for one in verdicts(game, found[game], deals[game])]

    assert [] == [one for one in told if one.apart > MOST_APART]
    assert {game.name for game in every if not game.readings} <= {one.game.name for one in told}
