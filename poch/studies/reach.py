"""Within reach: how likely the cards are dealt so that a pool can be won by playing."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import perm

from poch.game.cards import Card, suit
from poch.game.phases.dealing import Dealing, Owner
from poch.game.phases.shedding import Shedding
from poch.game.ruleset import Rules


def reach_chances(rules: Rules) -> Mapping[str, Fraction]:
    """Return by pool the chance that some hand has the card that wins it, or all its cards together.

    A card turned up, taken out or left over is in no hand. Where turning up the card of a pool wins
    the deal, no pool is within reach. Empty where no pool is won by playing, the turn-up may go
    into a hand, or somebody may choose another hand than the one dealt.
    """
    dealing, turn_up = rules.dealing, rules.dealing.turn_up
    phases = (stage.phase for stage in rules.stages)
    won = next((phase.gains.won for phase in phases if isinstance(phase, Shedding)), None)
    owner = turn_up.goes_to.means if turn_up.goes_to else Owner()
    if won is None or owner != Owner() or dealing.stock.changes_hands:
        return {}
    sizes = [*map(len, dealing.plan)]
    ends = (
        {*dealing.of_pools.values()} if turn_up.board_card and turn_up.board_card.means.wins else ()
    )
    pools: dict[str, Fraction] = {}
    for turned, chance in _turn_ups(dealing, rules.pack):
        left = [card for card in rules.pack if card != turned]
        lists = {pool: [card] for card, pool in won.pools.items()}
        lists |= {
            pool: [*cards] for pool, cards in (won.together.value if won.together else {}).items()
        }
        trump = turn_up.makes.means or (suit(turned) if turned else "")
        for pool, ranks in won.trumps.value.items() if won.trumps and trump else ():
            lists[pool] = [Card(rank + trump) for rank in ranks]
        for pool, cards in lists.items():
            seats, many = (sizes if {*cards} <= {*left} else []), len(cards)
            lies = sum(Fraction(perm(size, many), perm(len(left), many)) for size in seats)
            pools[pool] = pools.get(pool, Fraction(0)) + chance * lies * (turned not in ends)
    return pools


def _turn_ups(dealing: Dealing, pack: Sequence[Card]) -> Iterator[tuple[Card | None, Fraction]]:
    """Yield each card that may be turned up with its chance, or that none is."""
    if dealing.turn_up.card.means.left is None:
        yield None, Fraction(1)
    else:
        yield from ((card, Fraction(1, len(pack))) for card in pack)
