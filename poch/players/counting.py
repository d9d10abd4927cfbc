"""The counting player: it remembers every card it has seen, and weighs those it has not."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import comb, prod
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from poch.game.actions import Action, Ask, Option
from poch.game.cards import Card, rank, suit
from poch.game.phases.following import PointCount, RankRun, SuitRun, Trick
from poch.game.phases.gains import Gains
from poch.game.phases.melding import Melding
from poch.game.phases.naming import Naming
from poch.game.phases.shedding import Shedding
from poch.game.phases.vying import Vying
from poch.game.poker import PokerRanking
from poch.game.ranking import Ranking, Set
from poch.game.seat_view import View
from poch.game.table import Seat

MOST = 12
"""Chips above which no player of ours raises, so that every vying ends."""
SURE = 0.999
KEPT = 1.0
"""What it is worth to have the lead again, in cards got rid of."""
AGAINST = 0.2
"""What it costs that another gets rid of a card, in cards of its own."""
STUCK = 1.5
"""What it is worth to lead a card that no run will take along, when somebody may soon be out."""
ALONE = 3.0
"""What that is worth before. A stop is then kept, as a run of another may come to it."""
SOON = 5
"""Somebody with so few cards may soon be out."""
CHIP = 0.5
"""What a chip won by playing is worth, in cards got rid of."""
LIKELY = 0.6

Facts: TypeAlias = Mapping[str, Any]


class Decision(NamedTuple):
    """An answer, and why it was given: the name of the reason, and what it weighed."""

    action: Action
    why: str
    facts: Facts


class Prospect(NamedTuple):
    """What may come of a run: how likely the seat ends it, the cards it takes along, the chips it brings.

    `own` and `wins` are the seat's cards and chips, `others` and `loses` those of the others.
    """

    kept: float
    own: float
    others: float
    wins: float
    loses: float


def _card(card: Card, why: str, **facts: float) -> Decision:
    return Decision(Action("play", card=card), why, {"card": card, **facts})


def choose_by_counting(ask: Ask, view: View) -> Decision:
    """Return what a player does who counts the cards."""
    options = {option.verb: option for option in ask.options}
    if "claim" in options:
        claimed = Action("claim", pools=options["claim"].pools)
        return Decision(claimed, "claim", {"pools": claimed.pools})
    if "place" in options:
        pool = options["place"].pools[0]
        return Decision(Action("place", pools=(pool,)), "place", {"pool": pool})
    if "swap" in options:
        return _swap(view, options["swap"])
    if "take" in options:
        return _choose_hand(view)
    if "bid" in options:
        return Decision(Action("pass"), "unseen-hand", {})
    return _play(view, options["play"].cards) if "play" in options else _vie(ask, view)


# Exchanging


def _swap(view: View, option: Option) -> Decision:
    """Take the turn-up if it wins a pool, and give away the lowest of the others."""
    melding = view.phases(Melding)[0]
    full = dict(view.pools)
    wins = {
        name: claim.pool for claim in melding.claims for name in claim.ranks if full[claim.pool]
    }
    turned = view.turn_up or option.cards[0]
    pool = wins.get(rank(turned))
    if pool is None:
        return Decision(Action("pass"), "keep-all", {"card": turned})
    alike = {card: sum(rank(card) == rank(other) for other in view.hand) for card in option.cards}

    def worth(card: Card) -> tuple[bool, int, int]:
        return suit(card) == view.trump, alike[card], -melding.ranks.index(rank(card))

    given = min(option.cards, key=worth)
    return Decision(Action("swap", card=given), "swap", {"card": turned, "pool": pool})


def _choose_hand(view: View) -> Decision:
    """Keep a hand with a card that wins a pool, and otherwise take the one nobody has seen."""
    parts = (stage.phase for stage in view.rules.stages)
    wins = {card for part in parts for card in part.winning_cards(view.trump)}
    if wins & {*view.hand}:
        return Decision(Action("pass"), "keep-hand", {})
    return Decision(Action("take"), "take-hand", {})


# Vying


def _vie(ask: Ask, view: View) -> Decision:
    """Weigh what may be won against what must be staked."""
    vying = view.phases(Vying)
    bluffs = any(part.bluff for part in vying)
    vie: Naming | Vying = next(iter(view.phases(Naming)), None) or vying[0]
    pool, ranking = vie.stakes.pool.value, vie.ranking
    pot = dict(view.pools)[pool] + sum(view.stakes)
    mine = ranking.best([card for card in view.hand if card not in view.seen.named])
    rivals = [seat for seat in view.others if seat not in view.seen.out]
    wins = prod(1 - losing_chance(view, ranking, mine, seat) for seat in rivals)
    staked, price = view.seen.staked.get(view.seat, 0), view.seen.price
    callers = sum(1 for seat in rivals if seat in view.seen.calls) or len(rivals) / 3
    dear = 3 if bluffs else 1
    facts = {"cards": mine.cards, "wins": wins, "pot": pot, "others": True, "dear": dear}
    more = wins * callers - (1 - wins) * dear
    options = {option.verb: option for option in ask.options}
    for verb in ("raise", "knock"):
        if verb not in options or options[verb].least > MOST:
            continue
        option = options[verb]
        cost = option.least - staked
        gain = wins * (pot + (option.least - price) * callers) - (1 - wins) * cost * dear
        keen = more > 0 and wins > LIKELY
        if (verb == "knock" and gain > 0) or keen:
            most = MOST if option.most is None else min(option.most, MOST)
            chips = max(option.least, most) if keen else option.least
            return Decision(
                Action(option.verb, chips=chips), "worth", {**facts, "cost": chips - staked}
            )
    cost = max(price - staked, 0)
    if "hold" in options:
        holds = wins * pot >= (1 - wins) * cost
        action = Action("hold") if holds else Action("fold")
        facts |= {"others": False, "dear": 1, "cost": cost}
        return Decision(action, "worth" if holds else "not-worth", facts)
    least = min((option.least for option in ask.options if option.least), default=0)
    if "pass" not in options:
        return Decision(Action("knock", chips=least), "must-knock", {})
    return Decision(Action("pass"), "not-worth", {**facts, "cost": max(least - staked, 0)})


def losing_chance(view: View, ranking: Ranking | PokerRanking, mine: Set, seat: Seat) -> float:
    """Return about how likely a seat has a better set, from the cards that may be in its hand.

    Ranks are taken as if they did not depend on each other. A seat that has called is taken to have a set.
    """
    if isinstance(ranking, PokerRanking):
        return 1 - mine.height / (len(ranking.kinds.value) + 1)
    unseen, size = view.unseen, view.hidden(seat)
    known = [card for card, holder in view.seen.shown.items() if holder == seat]
    none_better = none_at_all = 1.0
    for place, name in enumerate(ranking.ranks):
        height = len(ranking.ranks) - place
        need = max(2, len(mine.cards) + (height <= mine.height))
        has = sum(1 for card in known if rank(card) == name)
        left = sum(1 for card in unseen if rank(card) == name)
        none_better *= 1 - chance_of_at_least(need - has, left, size, len(unseen))
        none_at_all *= 1 - chance_of_at_least(2 - has, left, size, len(unseen))
    better, some = 1 - none_better, 1 - none_at_all
    if not mine.cards:
        better += none_at_all / 2
        some = 1.0
    if seat in view.seen.calls and some:
        better = min(1.0, better / some)
        better = 1 - (1 - better) ** (1 + view.seen.calls[seat] / 2)
    return better


def chance_of_at_least(need: int, left: int, size: int, unseen: int) -> float:
    """Return how likely a hand of `size` has `need` of the `left` cards, among all unseen."""
    if need <= 0:
        return 1.0
    if need > min(left, size):
        return 0.0
    ways = sum(
        comb(left, many) * comb(unseen - left, size - many)
        for many in range(need, left + 1)
        if many <= size
    )
    return ways / comb(unseen, size)


# Playing out


def _play(view: View, cards: Sequence[Card]) -> Decision:
    """Choose among cards that may be played."""
    if len(cards) == 1:
        return _card(cards[0], "rid")
    match view.phases(Shedding)[0].following:
        case SuitRun() as run:
            return _lead_run(run, view, cards)
        case RankRun() as run:
            return _lead_ranks(run, view, cards)
        case PointCount() as count:
            return _add(count, view, cards)
        case Trick() as trick if view.lead == view.seat or not view.laid:
            return _lead_trick(trick, view, cards)
        case Trick() as trick:
            return _follow(trick, view, cards)


def _share(view: View) -> float:
    """Return how likely a card that was not seen is in another hand."""
    unseen = len(view.unseen)
    return min(1.0, sum(map(view.hidden, view.others)) / unseen) if unseen else 0.0


def _lead_run(rules: SuitRun, view: View, cards: Sequence[Card]) -> Decision:
    """Lead what gets rid of most cards, wins most chips and is most likely to bring the lead back.

    Sure stops come first when somebody may soon be out.
    """
    share, brings = _share(view), card_prizes(rules.laying.gains, view)
    below = {higher: lower for lower, higher in rules.nexts.items()}
    chances = {**dict.fromkeys(view.unseen, share), **dict.fromkeys(view.seen.shown, 1.0)}

    def weigh_card(card: Card) -> tuple[float, Card, Prospect]:
        run, stuck = _run(rules, view, card, chances, brings), below.get(card) not in chances
        own, others = run.own + CHIP * run.wins, run.others + CHIP * run.loses
        worth = own + KEPT * run.kept - AGAINST * others
        if min(view.sizes) > SOON:
            return worth + ALONE * stuck, card, run
        return worth + STUCK * stuck + 100 * (run.kept >= SURE), card, run

    _, card, run = max(map(weigh_card, cards), key=itemgetter(0))
    return _run_from(card, run.kept, run.own, run.wins)


def _run_from(card: Card, kept: float, own: float, wins: float) -> Decision:
    """Return a lead with what spoke for it most: chips to be won, or the lead that comes back."""
    why = "wins" if round(wins) else "stops" if kept >= SURE else "run"
    return _card(card, why, kept=kept, own=own, wins=wins)


def card_prizes(gains: Gains, view: View) -> Callable[[Card], float]:
    """Return what tells how many chips a card brings to whoever plays it, as far as the seat can know.

    A pool that takes several cards is divided among those of them that the seat still holds, if it
    has or had them all.
    """
    won, chips = gains.won, dict(view.pools)
    paid = gains.pays.chips.value if gains.pays else {}
    mine = {*view.hand, *(card for card, seat in view.seen.laid.items() if seat == view.seat)}
    others = view.others
    held = sum(view.sizes[seat] for seat in others)
    wanted = [*won.pools_with_cards(view.trump)] if won else []

    def of(card: Card) -> float:
        each = paid.get(card, 0)
        total = float(held if each is None else each * len(others))
        for pool, cards in wanted:
            if card in cards and (len(cards) == 1 or mine.issuperset(cards)):
                total += chips[pool] / max(1, sum(member in view.hand for member in cards))
        return total

    return cache(of)


def _lead_ranks(rules: RankRun, view: View, cards: Sequence[Card]) -> Decision:
    """Play what gets rid of most cards where the suit does not matter, and what wins most chips."""
    share, brings = _share(view), card_prizes(rules.laying.gains, view)
    held: dict[str, list[Card]] = {}
    for own_card in view.hand:
        held.setdefault(rank(own_card), []).append(own_card)

    def weigh_card(card: Card) -> tuple[float, Card, float, float, float]:
        own, wins, on = 1, brings(card), rules.nexts.get(rank(card))
        while on in held:
            own, wins = own + 1, wins + max(map(brings, held[on]))
            on = rules.nexts.get(on)
        kept = (1 - share) ** sum(rank(unseen) == on for unseen in view.unseen)
        return own + KEPT * kept + CHIP * wins, card, kept, own, wins

    _, card, kept, own, wins = max(map(weigh_card, cards), key=itemgetter(0))
    return _run_from(card, kept, own, wins)


def _run(
    rules: SuitRun,
    view: View,
    card: Card,
    chances: Mapping[Card, float],
    brings: Callable[[Card], float],
) -> Prospect:
    """Return what may come of a run from a card; `chances` are those that another holds a card."""
    kept, alive, own, others, last = 0.0, 1.0, 1.0, 0.0, True
    wins, loses = brings(card), 0.0
    while higher := rules.nexts.get(card):
        mine = higher in view.hand
        chance = 1.0 if mine else chances.get(higher, 0.0)
        kept += alive * (1 - chance) * last
        alive *= chance
        if mine:
            own, wins = own + alive, wins + alive * brings(higher)
        else:
            others, loses = others + alive, loses + alive * brings(higher)
        card, last = higher, mine
    return Prospect(kept + alive * last, own, others, wins, loses)


def _above(rules: Trick, view: View, card: Card) -> tuple[int, int]:
    """Return how many cards of the suit are higher and may be against it, and how many in all."""
    out = [*view.unseen, *view.seen.shown]
    same = [other for other in out if suit(other) == suit(card)]
    return sum(rules.heights[other] > rules.heights[card] for other in same), len(same)


def _lead_trick(rules: Trick, view: View, cards: Sequence[Card]) -> Decision:
    """Lead a card that nobody can beat, of a suit of which the others have least."""
    share = _share(view)

    def weigh_card(card: Card) -> tuple[float, Card, int]:
        above, same = _above(rules, view, card)
        follow = min(len(view.others), same * share)
        worth = KEPT * 2 * (1 - share) ** above - AGAINST * follow
        return worth + sum(suit(own) == suit(card) for own in view.hand) / 10, card, above

    _, card, above = max(map(weigh_card, cards), key=itemgetter(0))
    return _card(card, "lead" if above else "highest", above=above)


def _follow(rules: Trick, view: View, cards: Sequence[Card]) -> Decision:
    """Take the trick as cheaply as it is safe, or give the lowest card to it."""
    best = view.laid[0]
    for card in view.laid[1:]:
        best = card if rules.beats(card, best, view.trump) else best
    able = [card for card in cards if rules.beats(card, best, view.trump)]

    def height(card: Card) -> tuple[bool, int]:
        return rules.trumping is not None and suit(card) == view.trump, rules.heights[card]

    seats = len(view.sizes)
    last = view.lead is not None and (view.seat + 1) % seats == view.lead
    if able and last:
        card = min(able, key=height)
        return _card(card, "takes")
    if able:
        card = max(able, key=height)
        above, _ = _above(rules, view, card)
        if (1 - _share(view)) ** above >= LIKELY:
            return _card(card, "likely-takes", above=above)
    card = min(cards, key=height)
    return _card(card, "lowest")


def _add(rules: PointCount, view: View, cards: Sequence[Card]) -> Decision:
    """Leave as little room under the limit as may be, so that nobody can add to the count."""
    points, share, total = rules.points.value, _share(view), view.seen.total

    def weigh_card(card: Card) -> tuple[float, Card, int]:
        room = rules.limit.value - total - points[rank(card)]
        fit = sum(points[rank(other)] <= room for other in (*view.unseen, *view.seen.shown))
        return (1 - share) ** fit * KEPT + points[rank(card)] / 100, card, fit

    _, card, fit = max(map(weigh_card, cards), key=itemgetter(0))
    return _card(card, "room", fit=fit)
