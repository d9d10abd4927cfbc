"""Exact odds and deals tried out agree: for every ruleset as adopted, and other readings."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from tests.turns import SEED, THOROUGH, touched
from tools.lab.agree import DealBatch, Game, Tally, Verdict, games, tally_deals, verdicts
from tools.lab.parallel import run_parallel

SEATS = 4
MOST_APART = 4
ADOPTED, OTHER = 100_000, 3_000
"""Deals of a game under the readings adopted, and under another."""
SHARE = 15_000
"""Deals of a game whose odds nobody has touched, others at each commit."""
TOGETHER = 10_000
DECISIVE = (
    "poch/studies/odds.py",
    "poch/game/cards.py",
    *(f"poch/game/phases/{name}.py" for name in ("dealing", "melding", "naming", "vying")),
)


def deal(games: Mapping[Game, int], first: int) -> list[Verdict]:
    """Deal so often for each game, from this seed on."""
    parts = [
        DealBatch(game, first + before, min(TOGETHER, deals - before))
        for game, deals in games.items()
        for before in range(0, deals, TOGETHER)
    ]
    counts: dict[Game, Tally] = defaultdict(Counter)
    for part, count in run_parallel(tally_deals, parts, "deals"):
        counts[part.game] += count
    return [
        verdict for game, deals in games.items() for verdict in verdicts(game, counts[game], deals)
    ]


def apart(every: Sequence[Verdict]) -> list[Verdict]:
    """Return the chances that are more than four standard errors off."""
    return [verdict for verdict in every if verdict.apart > MOST_APART]


def test_odds_agree_with_deals() -> None:
    """No chance is far from what the engine makes of the cards.

    Of so many chances one is far off in some share of the deals, by chance. So only that leads to
    the whole count, whose deals are always the same.
    """
    whole = {game: OTHER if game.readings else ADOPTED for game in games(SEATS)}
    if THOROUGH or touched(*DECISIVE):
        every = deal(whole, 0)
    else:
        every = deal({game: min(SHARE, deals) for game, deals in whole.items()}, SEED)
    doubtful = {verdict.game for verdict in apart(every)}

    assert [] == apart(deal({game: whole[game] for game in doubtful}, 0))
    adopted = {game.name for game in whole if not game.readings}
    assert adopted <= {verdict.game.name for verdict in every}
