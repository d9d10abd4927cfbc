"""The vocabulary of rules: every leaf a clause may set, and every practice it may name.

A leaf is the smallest thing a clause can settle. It has no default: what no clause sets is
not known. The meanings given here are printed in the documentation and in complaints.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from string import ascii_uppercase
from types import MappingProxyType
from typing import Any, NamedTuple

from poch.game.cards import ALL, RANKS
from poch.game.poker import KINDS
from poch.texts.signs import altered_message

POOLS = (
    "ace", "king", "queen", "jack", "ten",
    "marriage", "sequence", "poch", "centre", "stich",
    "pope", "intrigue", "confederacy", "game", "dwarf",
)  # fmt: skip
STAGES = ("dressing", "dealing", "melding", "vying", "shedding", "settling")
TOPICS = (
    "players", "pack", "board", "dressing", "deal", "turn-up",
    "stages", "meld", "vie", "shed", "settle", "end",
)  # fmt: skip
CLAIMS = "melding.claims."
SHARES = "melding.shares."

MOST_SEATS = len(ascii_uppercase)
"""Each player is named by a letter."""

Check = Callable[[Any], str | None]


class Condition(NamedTuple):
    """When a leaf arises: where the value of another has one of these names, or `unless` it has."""

    leaf: str
    names: tuple[str, ...]
    unless: bool = False

    def holds(self, value: Any) -> bool:
        """Tell whether the leaf arises where the other has this value."""
        return (not {*self.names}.isdisjoint(_names_in(value))) is not self.unless


@dataclass(frozen=True, slots=True)
class Leaf:
    """A thing that a clause can settle.

    `meaning` completes "This leaf says …". `practices` maps each named practice to its
    meaning, and is empty if the value is a number, a list or a map. `check` returns what
    is wrong with a value, or None. `arises` says what it depends on besides the part of the deal.
    A leaf that is `optional` may stay unset though it arises.
    """

    meaning: str
    check: Check
    practices: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    arises: Condition | None = None
    optional: bool = False


def leaf(name: str) -> Leaf | None:
    """Return the leaf of that name, if there is one; every pool has its own claim."""
    if name.startswith(CLAIMS):
        return CLAIM if name.removeprefix(CLAIMS) in POOLS else None
    if name.startswith(SHARES):
        return SHARE if name.removeprefix(SHARES) in POOLS else None
    return LEAVES.get(name)


def condition(name: str) -> Condition | None:
    """Return on what a leaf hangs; None of one that arises in every game."""
    known = leaf(name)
    if known and known.arises:
        return known.arises
    if name.startswith((CLAIMS, SHARES)):
        return Condition("board.pools", (name.rpartition(".")[2],))
    part = name.partition(".")[0]
    return Condition("stages", (part,)) if part in STAGES[2:] else None


def conditions(name: str) -> tuple[Condition, ...]:
    """Return all that a leaf needs: the part of the deal that it is of, and what it hangs on besides."""
    part = name.partition(".")[0]
    stage = (Condition("stages", (part,)),) if part in STAGES[2:] else ()
    on = condition(name)
    return (*stage, on) if on and (on,) != stage else stage


@cache
def hangs_on(name: str) -> tuple[str, ...]:
    """Return the leaves on which one hangs, the nearest first."""
    on = condition(name)
    return (on.leaf, *hangs_on(on.leaf)) if on else ()


def leaves_in_order() -> list[str]:
    """Return the names of all leaves in the order of the game, those of every pool among them."""
    names = [*LEAVES]
    first = next(at for at, name in enumerate(names) if name.startswith("melding."))
    names[first:first] = [kind + pool for kind in (CLAIMS, SHARES) for pool in POOLS]
    return names


def _names_in(value: Any) -> Iterator[object]:
    """Yield the names in a value: itself, what is in its list, or the keys of its map."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list):
        for item in value:
            yield from item if isinstance(item, Mapping) else (item,)


def _check_that(holds: Callable[[Any], bool], says: str) -> Check:
    return lambda value: None if holds(value) else f"{value!r} {says}"


def _number(least: int) -> Check:
    return _check_that(
        lambda value: type(value) is int and value >= least,
        f"is no whole number of at least {least}; write such a number",
    )


def _are_numbers(values: Any) -> bool:
    return bool(values) and not any(map(_number(1), values))


def _practice(meaning: str, arises: Condition | None = None, /, **practices: str) -> Leaf:
    named = {name.replace("_", "-"): text for name, text in practices.items()}

    is_known = _check_that(
        lambda value: isinstance(value, str) and value in named,
        f"is not a known practice; choose one of: {', '.join(named)}",
    )

    def check(value: Any) -> str | None:
        return altered_message(value, named) or is_known(value)

    return Leaf(meaning, check, MappingProxyType(named), arises)


def _unquoted_message(item: Any) -> str:
    """Return what to do with a rank that was read as a number."""
    return f"{item} is read as a number and not as a rank; put it in quotation marks: '{item}'"


def _list_of(known: tuple[str, ...], thing: str) -> Check:
    def check(value: Any) -> str | None:
        if not isinstance(value, list) or not value:
            return f"{value!r} is not a list of {thing}s; write [{known[0]}] or more"
        unknown = [item for item in value if item not in known]
        if unknown and str(unknown[0]) in known:
            return _unquoted_message(unknown[0])
        if unknown:
            says = f"{unknown[0]!r} is not a {thing}; the {thing}s are: {', '.join(known)}"
            return altered_message(unknown[0], known) or says
        if len(set(value)) != len(value):
            return f"a {thing} is twice in {value}; take one out"
        return None

    return check


def _map(known: tuple[str, ...], thing: str, to: str, each: Check) -> Check:
    def check(value: Any) -> str | None:
        if not isinstance(value, dict) or not value:
            return f"{value!r} is not a map from {thing}s to {to}"
        for key, item in value.items():
            if key not in known and str(key) in known:
                return _unquoted_message(key)
            if key not in known:
                says = f"{key!r} is not a {thing}; the {thing}s are: {', '.join(known)}"
                return altered_message(key, known) or says
            if complaint := each(item):
                return complaint
        return None

    return check


def _map_to_numbers(known: tuple[str, ...], thing: str) -> Check:
    return _map(known, thing, f"numbers; write {{{known[0]}: 1}}", _number(1))


_name = _check_that(
    lambda value: isinstance(value, str) and bool(value), "is not a name; write one in words"
)
_pool_names = _map(POOLS, "pool", "names; write {centre: Pinke}", _name)
_seats = _check_that(
    lambda value: (
        isinstance(value, list)
        and [type(number) for number in value] == [int, int]
        and 2 <= value[0] <= value[1] <= MOST_SEATS
    ),
    f"is not a pair of numbers from 2 to {MOST_SEATS}; write [least, most], such as [3, 6]",
)
_pack_size = _check_that(
    lambda value: type(value) is int and value % 4 == 0 and 4 <= value <= len(RANKS) * 4,
    "is not a number of cards in four suits; write 32, 36 or 52",
)
_hand = _check_that(
    lambda value: (
        value in ("all", "all-but-the-turn-up")
        or _are_numbers(value if isinstance(value, list) else [value])
    ),
    "is no number of cards; write one, a list by seat, all or all-but-the-turn-up",
)
_packets = _check_that(
    lambda value: isinstance(value, list) and _are_numbers(value),
    "is not a list of numbers of cards; write [3, 2] or [1]",
)


def _stages(value: Any) -> str | None:
    if not isinstance(value, list) or not value:
        return f"{value!r} is not a list of stages; write [{', '.join(STAGES)}]"
    for stage in value:
        name = next(iter(stage), None) if isinstance(stage, dict) and len(stage) == 1 else stage
        if name not in STAGES:
            return f"{stage!r} is not a stage; the stages are: {', '.join(STAGES)}"
        if isinstance(stage, dict):
            if name != "melding":
                return f"{stage!r} is limited to some pools; only melding may be"
            if complaint := _list_of(POOLS, "pool")(stage[name]):
                return complaint
    return None


def _claim(value: Any) -> str | None:
    if not isinstance(value, dict) or len(value) != 1:
        return (
            f"{value!r} is not a claim; write {{trumps: [K, Q]}}, {{any: [10, 9]}}, "
            "{first-of: [[9, 8, 7], [A, K, Q]]}, {any-suit: [10, 9, 8]} or {run: any-suit}"
        )
    ((kind, what),) = value.items()
    if kind == "run":
        return None if what == "any-suit" else f"{what!r} is not known of a run; write any-suit"
    if kind in {"trumps", "any", "any-suit"}:
        return _list_of(RANKS, "rank")(what)
    if kind == "first-of" and isinstance(what, list) and what:
        return next(filter(None, map(_list_of(RANKS, "rank"), what)), None)
    return f"{kind!r} is not a kind of claim; the kinds are: trumps, any, first-of, any-suit, run"


def _share(value: Any) -> str | None:
    if isinstance(value, dict) and set(value) == {"trumps", "parts"}:
        return _list_of(RANKS, "rank")(value["trumps"]) or _number(1)(value["parts"])
    return f"{value!r} is not a share; write {{trumps: [9, 8, 7], parts: 3}}"


_is_card = _check_that(
    lambda value: value in ALL, "is not a card; write rank and suit, such as 7c, 10h, Kd or As"
)


def _card(value: Any) -> str | None:
    return altered_message(value, ALL) or _is_card(value)


def _cards(value: Any) -> str | None:
    if not isinstance(value, list) or not value:
        return f"{value!r} is not a list of cards; write [8d] or more"
    if len({*map(str, value)}) != len(value):
        return f"a card is twice in {value}; take one out"
    return next(filter(None, map(_card, value)), None)


_stake = _check_that(
    lambda value: (
        isinstance(value, dict)
        and set(value) == {"least", "most"}
        and _number(1)(value["least"]) is None
        and (value["most"] == "free" or _number(value["least"])(value["most"]) is None)
    ),
    "is not a range of chips; write {least: 1, most: free}",
)
_trump_pools = _map(
    POOLS, "pool", "lists of ranks; write {ace: [A], marriage: [K, Q]}", _list_of(RANKS, "rank")
)
_card_pay = _check_that(
    lambda value: value == "each-card" or _number(1)(value) is None,
    "is no payment; write a number of chips, or each-card",
)
_card_chips = _map(tuple(ALL), "card", "chips; write {Ad: 3}", _number(1))
_card_chips_or_none = _map(tuple(ALL), "card", "chips; write {Ad: 3}", _number(0))
_run_pay = _check_that(
    lambda value: (
        isinstance(value, dict)
        and set(value) == {"chips", "cards"}
        and _are_numbers(value.values())
    ),
    "does not say what a run pays; write {chips: 1, cards: 1}",
)
_pool_or_none = _check_that(
    lambda value: value in ("none", "all") or value in POOLS,
    f"is neither a pool nor none nor all; the pools are: {', '.join(POOLS)}",
)


_pool = _check_that(
    lambda value: value in POOLS, f"is not a pool; the pools are: {', '.join(POOLS)}"
)

_CARDS = Condition("board.cards", POOLS)
_POPE = Condition("board.cards", ("pope",))
_PAIRS = Condition("shedding.trump-pools", ("marriage", "intrigue", "confederacy"))
_FREELY = Condition("dressing.placing", ("freely", "freely-all-covered"))
_FIXED = Condition("dressing.placing", ("freely", "freely-all-covered"), unless=True)
_ALL_PLACE = Condition("dressing.dealer", ("as-the-others", "one-more"))
_BY_DEALER = Condition("dressing.by", ("dealer",))
_DEALER_ADDS = Condition("dressing.dealer-adds", ("twice-as-many",))
_SPARE_SOLD = Condition("dealing.spare-hand", ("dealer-may-exchange-or-sell",))
_TURNED = Condition("turn-up.card", ("next-of-the-pack", "last-of-the-pack"))
_RUN = Condition("melding.claims.sequence", ("run",))
_IN_TRUMPS = Condition("melding.run.equal", ("trump",))
_RAISED = Condition("vying.raising", ("nobody", "overbidding"), unless=True)
_NAMED = Condition("vying.raising", ("overbidding",))
_STAKED = Condition("vying.raising", ("overbidding",), unless=True)
_AGAIN = Condition("vying.rounds", ("again",))
_LAID_OFF = Condition("vying.laid-off", ("none",), unless=True)
_SEVERAL = Condition("melding.claims.sequence", ("any-suit",))
_POKER = Condition("vying.entry", ("five-cards",))
_SETS = Condition("vying.entry", ("five-cards",), unless=True)
_ANYONE = Condition("vying.entry", ("anyone",))
_SIDE_CARDS = Condition("vying.ranking.equal", ("side-cards",))
_CARD_HOLDER = Condition("shedding.leader", ("card-holder",))
_VIE_WINNER = Condition("shedding.leader", ("vie-winner",))
_NEW_SUIT = Condition("shedding.new-suit", ("another-suit", "other-colour"))
_NO_TRICKS = Condition("shedding.play", ("suit-tricks", "trump-tricks"), unless=True)
_BY_TRICKS = Condition("shedding.play", ("trump-tricks",))
_BY_CARDS = Condition("shedding.play", ("trump-tricks",), unless=True)
_COUNTED = Condition("shedding.play", ("count",))
_CARD_POOLS = Condition("shedding.card-pools", POOLS)
_STOP_CARD = Condition("shedding.stop-card", tuple(ALL))
_BY_POINTS = Condition("settling.measure", ("points",))
_PAID = Condition("settling.measure", ("nothing",), unless=True)
_MOST = Condition("settling.most-cards", ("pays-opponents",))
_CLEARED = Condition("ending.clearing", ("dealt-face-up",))
_BEFORE_THAT = Condition("ending.when", ("everyone-has-dealt", "someone-has-none"))

CLAIM = Leaf("which cards in one hand take the pool in the melding", _claim, optional=True)
SHARE = Leaf(
    "which trumps, where no hand takes the pool, give their holders a part of it each, and how "
    "many such parts there are; what is left over stays",
    _share,
    optional=True,
)

LEAVES: Mapping[str, Leaf] = MappingProxyType({
    "seats": Leaf("the fewest and the most who may play", _seats),
    "pack.size": Leaf("how many cards the pack has", _pack_size),
    "pack.ranks": Leaf("how the cards rank, from the highest down", _list_of(RANKS, "rank")),
    "pack.without": Leaf("which cards are taken out of the pack", _cards, optional=True),
    "pack.suits": _practice(
        "which suits the cards carry",
        french="clubs, diamonds, hearts and spades",
        german="acorns, leaves, hearts and bells",
    ),
    "board.pools": Leaf("which pools the board has, in order", _list_of(POOLS, "pool")),
    "board.names": Leaf(
        "what the source calls a pool that has another name here", _pool_names, optional=True
    ),
    "board.unexplained": Leaf(
        "for which pools the source names no winner, so that their chips stay",
        _list_of(POOLS, "pool"),
        optional=True,
    ),
    "board.won-elsewhere": Leaf(
        "which pools are won in a part of the deal that is not here, so that their chips stay",
        _list_of(POOLS, "pool"),
        optional=True,
    ),
    "board.shape": _practice(
        "how the board is made",
        boxes="separate boxes, one for each pool",
        slats="one box, divided lengthwise by slats",
        rows="a board of rows, one for each pool",
        round="a round board with a cup for each pool, the last one in the middle",
        ring="a round board with a cup for each pool, all of them along the rim",
        corners="a square board with a compartment in each corner, and the last pool in the middle",
        cards="cards laid out in the middle, one for each pool",
    ),
    "board.cards": Leaf(
        "which card each pool belongs to, where pools are those of cards",
        _map(POOLS, "pool", "cards; write {king: Kc}", _card),
        optional=True,
    ),
    "board.cards-from": _practice(
        "where these cards come from",
        _CARDS,
        the_pack="out of the pack, which is dealt without them",
        another_pack="out of another pack, so that the same cards are in play as well",
        the_board="from no pack (the board shows them, and the same cards are in play as well)",
    ),
    "dressing.placing": replace(_practice(
        "where everyone puts chips, if each may choose",
        freely="in whatever pools the player likes",
        freely_all_covered="in whatever pools the player likes, but once there are as many empty pools "
        "as chips still to come, each chip goes into an empty pool",
    ), optional=True),
    "dressing.chips": Leaf("how many chips each player places", _number(1), arises=_FREELY),
    "dressing.dealer": _practice(
        "how many the dealer places",
        _FREELY,
        as_the_others="as many as the others",
        one_more="one more than the others",
        alone="all of them, and the others none",
    ),
    "dressing.first": _practice(
        "who places first", _ALL_PLACE, forehand="the first after the dealer; the others in turn"
    ),
    "dressing.later": replace(_practice(
        "who places after the first deal of a session",
        _ALL_PLACE,
        dealer_alone="the dealer alone, and only the chips that the others do not match",
    ), optional=True),
    "dressing.antes": Leaf(
        "how many chips everyone puts in which pools before the deal",
        _map_to_numbers(POOLS, "pool"),
        arises=_FIXED,
    ),
    "dressing.by": replace(_practice(
        "who puts these chips in the pools, where not everyone does",
        dealer="the dealer alone",
        banker="the banker alone (whoever dealt first), even when others deal",
    ), optional=True),
    "dressing.contributions": Leaf(
        "how many chips each of the others gives the dealer towards this",
        _number(1),
        arises=_BY_DEALER,
        optional=True,
    ),
    "dressing.dealer-adds": replace(_practice(
        "what the dealer adds to these chips, where that is not just what is missing",
        _BY_DEALER,
        twice_as_many="twice as many as each of the others gives",
    ), optional=True),
    "dressing.rest": Leaf(
        "which pool receives the chips that are then left over", _pool, arises=_DEALER_ADDS
    ),
    "dressing.dealer-puts": Leaf(
        "how many chips the dealer puts in which pools, where that differs from what the others put",
        _map_to_numbers(POOLS, "pool"),
        optional=True,
    ),
    "dressing.winner-spared": Leaf(
        "in which pools the winner of the deal before puts nothing",
        _list_of(POOLS, "pool"),
        arises=_FIXED,
        optional=True,
    ),
    "dressing.winner-deals": replace(_practice(
        "what the winner of the deal before is spared when dealing",
        _FIXED,
        in_full="nothing (a winner who deals puts in as much as any dealer)",
        spared="the same as any other winner",
    ), optional=True),
    "dealing.first-dealer": _practice(
        "who deals first",
        first_ace="whoever draws the first ace",
        first_jack="whoever is dealt the first jack",
        lowest_card="whoever draws the lowest card",
        by_lot="chance decides, by whatever method",
    ),
    "dealing.next-dealer": _practice("who deals next", forehand="the turn passes to forehand"),
    "dealing.direction": _practice(
        "which way deal and play go round",
        clockwise="clockwise",
        anticlockwise="anticlockwise",
    ),
    "dealing.misdeal": replace(_practice(
        "what is done when the cards are dealt wrongly",
        dealt_again="the same player deals again",
        deal_passes="the next player deals",
    ), optional=True),
    "dealing.exposed": replace(_practice(
        "what is done when a card is shown in dealing",
        dealt_again="all cards are dealt again",
        kept="it is kept, and the deal goes on",
    ), optional=True),
    "dealing.cut": _practice(
        "who cuts",
        before_the_dealer="the neighbour who plays just before the dealer",
        uncut="nobody cuts",
    ),
    "dealing.cards": Leaf(
        "how many cards each is dealt: a number, a list of them from forehand on, or all there are",
        _hand,
    ),
    "dealing.packets": Leaf("in what packets the cards are dealt", _packets),
    "dealing.stock-seen": replace(_practice(
        "who may look at the cards that are left over",
        nobody="nobody",
        dealer="the dealer alone",
    ), optional=True),
    "dealing.spare-hand": replace(_practice(
        "what the dealer may do with the cards left over, as a spare hand that nobody sees",
        dealer_may_exchange="take it in place of the hand dealt, which goes aside unseen",
        dealer_may_exchange_or_sell="take it in place of the hand dealt, or let the others bid for it; the highest bidder pays the dealer and takes it in the same way",
    ), optional=True),
    "dealing.spare-hand-bids": _practice(
        "how players bid for the spare hand",
        _SPARE_SOLD,
        in_turn="from forehand on, each in turn bids more than the last, or passes for good, until nobody bids more",
    ),
    "turn-up.card": _practice(
        "which card is turned up",
        next_of_the_pack="the next after the hands are dealt",
        last_of_the_pack="the last card of the pack",
        first_dealt="the first card dealt, which its holder shows and keeps",
        last_dealt="the last card dealt, which its holder shows and keeps",
        dealers_last="the dealer’s last card, which the dealer shows and keeps",
        dealers_last_unseen="the dealer’s last card, of which only the suit is named",
        none="none",
    ),
    "turn-up.makes": _practice(
        "what the turn-up decides",
        trumps="its suit is trumps, the suit that is paid",
        clubs="nothing; clubs are always trumps",
        diamonds="nothing; diamonds are always trumps",
        hearts="nothing; hearts are always trumps",
        spades="nothing; spades are always trumps",
        nothing="nothing, and no suit is trumps",
    ),
    "turn-up.goes-to": _practice(
        "who has the turn-up",
        _TURNED,
        nobody="it stays on the table",
        dealer="the dealer takes it into the hand",
        dealer_may_swap="the dealer may take it in exchange for a card of the hand",
        next_to_receive="the player who would be dealt the next card takes the turn-up into the hand",
    ),
    "turn-up.pool": _practice(
        "what becomes of the pool of the turn-up",
        _TURNED,
        stays="nobody is paid for turning it up",
        dealer_takes="the dealer takes it at once",
    ),
    "turn-up.board-card": _practice(
        "what happens when the turn-up is the card that a pool belongs to",
        _POPE,
        dealer_takes="the dealer takes the pool, and play goes on",
        dealer_wins="the dealer takes the pool and wins the deal at once, and nobody plays",
        dealer_is_paid="the dealer takes the pool, each of the others pays the dealer a chip for every card "
        "dealt to them, and play goes on",
    ),
    "stages": Leaf("which parts a deal has, in order", _stages),
    "melding.run.least": Leaf("how many cards make a run", _number(2), arises=_RUN),
    "melding.run.best-by": Leaf(
        "how runs are compared, the most important point first",
        _list_of(("length", "top", "trump"), "measure"),
        arises=_RUN,
    ),
    "melding.run.equal": _practice(
        "which of two otherwise equal runs is the better",
        _RUN,
        trump="the one in trumps",
        forehand="the one nearer to forehand",
    ),
    "melding.run.still-equal": _practice(
        "which of two otherwise equal runs is the better where neither is in trumps",
        _IN_TRUMPS,
        forehand="the one nearer to forehand",
    ),
    "melding.run.singles": _practice(
        "for which single cards the winner of the run is paid as well",
        _RUN,
        trumps_only="those whose pools could be claimed without the run",
        any_suit="all cards of the run that have pools, of whatever suit, if the pools are still full",
    ),
    "melding.several": _practice(
        "what players get when several hold cards that take a pool, each in a different suit",
        _SEVERAL,
        shared="they share the pool equally; what cannot be divided stays",
        in_trumps_or_nearer="whoever has them in trumps takes it, or else the one nearer to forehand",
    ),
    "melding.unclaimed": _practice(
        "what becomes of a pool that nobody takes", carried="it stays for the next deal",
        swept="it stays for the first one out",
    ),
    "melding.forgotten": _practice(
        "whether a pool must be claimed",
        paid_all_the_same="whoever has the cards is paid",
        lost="a player who forgets to claim is not paid in this deal",
    ),
    "vying.first": _practice(
        "who speaks first", forehand="the first after the dealer", dealer="the dealer"
    ),
    "vying.entry": _practice(
        "who may vie",
        a_set="only a player who holds two or more cards of a rank",
        anyone="anyone, with or without a set",
        five_cards="anyone, with the best hand of poker, of five cards, among those held",
    ),
    "vying.opening": Leaf("with how many chips a player may knock", _stake),
    "vying.pool": Leaf("which pool is vied for and holds any stakes put in a pool, and which other pools go with it", _list_of(POOLS, "pool")),
    "vying.stakes": _practice(
        "where the stakes are laid",
        into_the_pool="into the pool that is vied for",
        in_the_middle="on the table, beside the board",
    ),
    "vying.raising": _practice(
        "who may raise",
        nobody="nobody; the others hold the first stake, or fold",
        anyone="anyone still in, on their turn",
        anyone_and_matched="anyone still in, when their turn comes, even a player whose stake all others have matched",
        once_each="anyone still in, but nobody more than once",
        once_in_all="anyone still in, but only until one of them has raised",
        first_circuit="anyone still in, but only when first asked; after that a player may only go along or fold",
        ahead="once all have answered, the first one still in who wants to; the others go along or fold",
        overbidding="nobody (each in turn names a better set than the last and stakes the same, "
        "or passes)",
        last_holder_once="only the last to hold, and only once; the others then go along or withdraw",
        last_holder_again="only the last to hold, but after every round of answers",
    ),
    "vying.raise": Leaf("by how many chips a player may raise", _stake, arises=_RAISED),
    "vying.pass": _practice(
        "who may pass before the first knock, and what a pass means",
        final="whoever passes is out of the vying for this deal",
        may_come_in="whoever passes may still answer when another has knocked",
        only_without_a_set="whoever passes is out of the vying for this deal; a player with a set may not pass, and must knock",
    ),
    "vying.folded-stake": _practice(
        "what becomes of the stake of a player who folds",
        _STAKED,
        lost="it stays with the other stakes",
    ),
    "vying.showdown": _practice(
        "what happens when the stakes are even",
        best_takes_all="whoever is still in shows, and the best takes the pool and the stakes",
        best_named="sets are shown as they are named, and the best takes the pool",
    ),
    "vying.naming": _practice(
        "which set a player names",
        _NAMED,
        best="the best that the player has not used yet",
    ),
    "vying.rounds": _practice(
        "how often naming goes round",
        _NAMED,
        one="once, from forehand to the dealer",
        again="once; then the dealer asks who will knock again with a set not used yet, until "
        "nobody will",
    ),
    "vying.again.stake": Leaf("with how many chips a player may knock again", _stake, arises=_AGAIN),
    "vying.again.answers": _practice(
        "what a player who goes along stakes when another knocks again",
        _AGAIN,
        at_least_the_last="at least what the player before staked; nobody makes good the difference",
        made_good="at least what the player before staked; in the end all make good the difference, or fold",
    ),
    "vying.again.showdown": _practice(
        "how to settle who has the best of the sets neither named nor shown",
        _AGAIN,
        shown_in_turn="after the round all show in turn, and the best takes the stakes",
    ),
    "vying.again.pool": _practice(
        "whether what the first round brought goes with the second round",
        _AGAIN,
        paid_before="no, it is paid before anybody knocks again",
        goes_with_it="yes, it waits for whoever is best of those who knock again",
    ),
    "vying.laid-off": _practice(
        "which sets leave the game after they have been shown",
        _NAMED,
        all_shown="all of them",
        the_best="that of the winner",
        none="none; they stay in hand, but cannot be used to knock again",
    ),
    "vying.bluff": replace(_practice(
        "what the last to knock or raise pays for not having the best set when another holds",
        twice_all_he_staked="twice all that they have staked",
        as_much_again="as much again as they have staked",
        twice_his_last_call="twice what they staked with their last call",
    ), optional=True),
    "vying.ranking.size": _practice(
        "how sets of different size compare", _SETS, more_cards="more cards beat fewer"
    ),
    "vying.ranking.rank": _practice(
        "how sets of one size compare", _SETS, higher="the higher rank beats the lower"
    ),
    "vying.ranking.equal": _practice(
        "which of two pairs of one rank is the better",
        _SETS,
        trump="the one with the card of the trump suit",
        club="the one with the club",
        side_cards="the one with the higher card beside the set",
    ),
    "vying.ranking.side-cards-equal": _practice(
        "which of two pairs of one rank is the better where the other cards are equal, too",
        _SIDE_CARDS,
        trump="the one with the card of the trump suit",
    ),
    "vying.ranking.no-set": _practice(
        "what decides when nobody who shows has a set",
        _ANYONE,
        highest_card="the highest single card",
    ),
    "vying.ranking.no-set-equal": _practice(
        "which of two equal highest cards is the better",
        _ANYONE,
        suits="the higher suit: clubs, spades, hearts, diamonds",
        next_card_then_forehand="the one in the hand whose next card is higher; if all are equal, "
        "the one nearer to forehand",
    ),
    "vying.ranking.hands": Leaf(
        "which hands of poker there are, from the highest down",
        _list_of(tuple(KINDS), "hand"),
        arises=_POKER,
    ),
    "vying.ranking.hands-equal": _practice(
        "which of two poker hands of the same type is the better",
        _POKER,
        cards_then_forehand="the one with the higher cards; if all are equal, the one nearer to forehand",
    ),
    "vying.fold-out": _practice(
        "what the last one in must do when all others have folded",
        _STAKED,
        shows_a_set="show a pair or better",
        unseen="nothing; the cards remain unseen",
    ),
    "vying.nobody": _practice(
        "what happens when nobody knocks", pool_stays="the pool stays for the next deal"
    ),
    "vying.short-purse": _practice(
        "what happens when a player has too few chips to match the stake",
        side_shares="that player may hold with what is left, and wins no more than this amount from each of the others",
        capped="no stake may exceed what the poorest player still in can match",
        passes="that player passes",
    ),
    "shedding.leader": _practice(
        "who leads first",
        forehand="the first after the dealer",
        dealer="the dealer",
        vie_winner="the winner of the vying",
        card_holder="whoever holds a certain card",
    ),
    "shedding.leader-cards": Leaf(
        "the holder of which card leads first; if nobody has it, the holder of the next card in the list, and so on",
        _cards,
        arises=_CARD_HOLDER,
    ),
    "shedding.leader-if-none": _practice(
        "who leads first when nobody has won the vying",
        _VIE_WINNER,
        forehand="the first after the dealer",
    ),
    "shedding.lead": _practice(
        "what may be led",
        any_card="any card",
        highest_first="the highest card to the first trick, and then any card",
        highest_always="the highest card in hand",
        lowest="the lowest card in hand; of several the player chooses one",
        lowest_of_longest="the lowest card of the longest suit",
        lowest_of_a_suit="the lowest card of whatever suit the player chooses",
        lowest_of_longest_first="the lowest card of the longest suit to the first run, and then any card",
        above_the_gap="any card to the first run; then the first rank that the leader holds above the "
        "one nobody had",
    ),
    "shedding.play": _practice(
        "which card goes on the card led",
        next_higher_by_holder="the next higher card of the suit, played by whoever has it",
        next_higher_in_turn="the next higher card of the suit, each in turn playing it or passing",
        next_higher_in_turn_once="the next higher card of the suit, each in turn playing it or passing, and "
        "whoever passes is out of the run",
        next_higher_own_first="the next higher card of the suit, first from one player for as long as possible, "
        "then from the others in turn",
        next_rank_in_turn="the next higher rank in any suit, first from one player for as long as possible, "
        "then from the others in turn",
        suit_tricks="one card of the suit from each in turn; a player who has none plays nothing",
        trump_tricks="a card of the suit or a trump from each in turn; a player who has neither plays nothing",
        count="any card from each in turn, as long as the points of the cards played stay within "
        "the limit",
    ),
    "shedding.trumping": _practice(
        "when a player may play a trump on another suit",
        _BY_TRICKS,
        if_void="only without a card of the suit",
        freely="whenever the player likes",
    ),
    "shedding.count.limit": Leaf("how far a count may go", _number(1), arises=_COUNTED),
    "shedding.count.points": Leaf(
        "what each rank adds to a count", _map_to_numbers(RANKS, "rank"), arises=_COUNTED
    ),
    "shedding.emptied": _practice(
        "what becomes of a player who has laid off every card",
        _LAID_OFF,
        passed_over="the player is passed over, pays nothing and cannot win",
    ),
    "shedding.run-ends": _practice(
        "when a run stops",
        _NO_TRICKS,
        nobody_has_the_next="when nobody can add the next higher card",
        limit_reached="when nobody can add a card within the limit",
    ),
    "shedding.ranks": Leaf(
        "in what order cards follow one another in a run, from the highest down, if it is not the order of the pack; a rank left out of it has no card before or after it",
        _list_of(RANKS, "rank"),
        optional=True,
    ),
    "shedding.run-pays": Leaf(
        "where runs are paid: how many chips each other player pays the one who finishes a run, and how many cards the run needs",
        _run_pay,
        optional=True,
    ),
    "shedding.next-leader": _practice(
        "who leads next",
        last_to_play="whoever played the last card",
        trick_winner="whoever played the highest card",
        vie_winner="the winner of the vying; if nobody has won it, whoever played the last card",
    ),
    "shedding.new-suit": replace(_practice(
        "which suit is led after a run, where it may not be the same",
        another_suit="a suit other than the run’s; a player who has no other passes the lead on to the next player",
        other_colour="a red one after a black, or a black one after a red; a player who has none passes the lead on to the next player",
    ), optional=True),
    "shedding.new-suit-lacking": _practice(
        "who leads when nobody has such a suit",
        _NEW_SUIT,
        last_to_play="whoever should have led, from the suit or colour of the run",
    ),
    "shedding.wins-pool": _practice(
        "which card must be played to take the pool of a card",
        _CARDS,
        the_card="that card",
        the_card_below="the next lower of its suit; below the lowest comes the highest",
    ),
    "shedding.trump-pools": Leaf(
        "which trumps take which pool when they are played", _trump_pools, optional=True
    ),
    "shedding.pairs": _practice(
        "who takes a pool that needs two trumps",
        _PAIRS,
        one_hand="the player who plays both",
    ),
    "shedding.card-pools": Leaf(
        "which cards take which pool when one player has played them all",
        _map(POOLS, "pool", "lists of cards; write {marriage: [Kd, Qd]}", _cards),
        optional=True,
    ),
    "shedding.shown": replace(_practice(
        "who shows the cards of such a pool when a run has stopped, and takes the pool without playing them",
        _CARD_POOLS,
        by_the_last_to_play="whoever played the last card of the run",
        by_anyone="anyone who holds them",
    ), optional=True),
    "shedding.unclaimed": replace(_practice(
        "what becomes of a pool that nobody takes in the playing out",
        carried="it stays for the next deal",
    ), optional=True),
    "shedding.forgotten": replace(_practice(
        "whether a pool won in the playing out must be claimed",
        lost="a player who does not claim it on playing the card is not paid in this deal",
    ), optional=True),
    "shedding.kept": replace(_practice(
        "what must be done by a player who still holds the card of a pool at the end",
        doubles="the holder puts as many chips into the pool as are in it",
    ), optional=True),
    "shedding.card-pays": Leaf(
        "for which cards each of the others pays the player, and how much: a number of chips, or one for each card they hold",
        _map(tuple(ALL), "card", "what it pays; write {Kd: 1} or {9d: each-card}", _card_pay),
        optional=True,
    ),
    "shedding.led-pays": Leaf(
        "for which cards each of the others pays the player who leads one, and how many chips",
        _card_chips,
        optional=True,
    ),
    "shedding.stop-card": Leaf(
        "which card a player may lay with another to end a run, and how many chips each of the others "
        "pays, if any",
        _card_chips_or_none,
        optional=True,
    ),
    "shedding.stop-card-with": _practice(
        "with which card it may be laid",
        _STOP_CARD,
        a_card_that_follows="with a card that goes on a run",
        any_card="with any card, even one that begins a run",
    ),
    "shedding.put-in": Leaf(
        "which card a player who cannot follow may put in, and how many chips each of the others then "
        "pays that player",
        _card_chips,
        optional=True,
    ),
    "shedding.unable-pays": Leaf(
        "how many chips a player who cannot play puts into which pool each time",
        _map_to_numbers(POOLS, "pool"),
        optional=True,
    ),
    "shedding.run-ended-by": Leaf(
        "which cards end a run, so that nothing may be put in on them and their player leads",
        _cards,
        optional=True,
    ),
    "shedding.stands-in": Leaf(
        "which card may be played in place of one that nobody has, so that the run goes on from there",
        _cards,
        optional=True,
    ),
    "shedding.holding-back": _practice(
        "whether a player who can play must",
        must_play="the card must be played",
        may_hold_back="the card may be kept back",
    ),
    "shedding.out": _practice(
        "when play ends",
        at_once="as soon as one hand is empty",
        after_the_run="when the run in which a hand became empty is finished",
    ),
    "settling.measure": _practice(
        "how the cards left are paid for",
        _BY_CARDS,
        cards="by their number",
        points="by the points they show",
        nothing="nothing is paid",
    ),
    "settling.per-card": Leaf("how many chips are paid for each card left, or for each point", _number(1), arises=_PAID),
    "settling.placing": replace(_practice(
        "into which pools the chips for cards left go, where the first one out does not receive them",
        _PAID,
        freely_all_covered="into whatever pools each player likes, but once there are as many empty "
        "pools as chips still to come, each chip goes into an empty pool",
    ), optional=True),
    "settling.points": Leaf(
        "how many points each rank shows", _map_to_numbers(RANKS, "rank"), arises=_BY_POINTS
    ),
    "settling.exempt": Leaf(
        "the card of which pool spares its holder from paying for the cards left",
        _list_of(POOLS, "pool"),
        optional=True,
    ),
    "settling.doubled-by": Leaf(
        "which card makes its holder pay twice as much for the cards left", _cards, optional=True
    ),
    "settling.kept-pays": Leaf(
        "how many chips the holder of a card pays each of the others at the end",
        _card_chips,
        optional=True,
    ),
    "settling.prize": Leaf("which pool goes to the first one out", _pool_or_none),
    "settling.tricks.most": _practice(
        "who takes the prize where tricks are counted",
        _BY_TRICKS,
        shared="whoever has the most tricks; several share it equally, and what cannot be divided stays",
    ),
    "settling.tricks.without": _practice(
        "who pays for the cards left where tricks are counted",
        _BY_TRICKS,
        pays="only a player without a trick, to whoever has the most",
    ),
    "settling.tricks.several": _practice(
        "who is paid in a tie for most tricks",
        _BY_TRICKS,
        shared="they share it equally, and what cannot be divided is not paid",
    ),
    "settling.most-cards": _practice(
        "whether the player left with the most cards pays extra",
        _BY_CARDS,
        no_extra="that player pays like the others",
        pays_opponents="that player also pays opponents for the cards left",
        all_pay_opponents="no, but every player with cards left pays each of the others for them",
    ),
    "settling.most-to": _practice(
        "to which opponents the extra payment goes",
        _MOST,
        everyone="each opponent, the first one out included",
        all_but_the_winner="each but the first one out, who is paid already",
    ),
    "settling.most-tied": _practice(
        "who makes the extra payment in a tie for the most cards",
        _MOST,
        shared="they share it: each pays a part to every player with fewer cards, without fractions",
        each_in_full="each pays it in full to each of the others",
        waived="nobody",
    ),
    "settling.short-purse": _practice(
        "what happens when somebody cannot pay",
        pays_what_is_left="that player pays what is left, in the order due",
    ),
    "ending.when": _practice(
        "when the session ends",
        someone_cannot_dress="when somebody has too few chips to dress the board",
        everyone_has_dealt="when everybody has dealt once",
        someone_has_none="when somebody has no chips left after a deal",
    ),
    "ending.unable": _practice(
        "what happens when somebody has too few chips to dress the board before the session is due to end",
        _BEFORE_THAT,
        session_ends="the session ends",
        puts_what_is_left="that player puts what is left into one pool after another, and the deal is played",
    ),
    "ending.winner": _practice("who wins the session", most_chips="whoever has the most chips"),
    "ending.clearing": replace(_practice(
        "how the board is cleared at the end of the session",
        dealt_face_up="the pack is dealt once more, face up, and the holders of pool cards take the pools",
    ), optional=True),
    "ending.clearing-cards": _practice(
        "how many cards are dealt to clear the board", _CLEARED, all="all, and no spare hand is dealt",
    ),
    "ending.clearing-trumps": _practice(
        "which suit is trumps when the board is cleared", _CLEARED, diamonds="diamonds",
    ),
    "ending.clearing-pairs": _practice(
        "who takes the pool of several cards when the board is cleared",
        _CLEARED,
        one_hand="whoever holds them all",
        halves="whoever holds them all; otherwise each holder takes a part, and what cannot be divided stays",
    ),
    "ending.residue": _practice(
        "what becomes of the chips left on the board",
        nobody="they belong to nobody",
        divided="they are divided equally; what cannot be divided stays",
    ),
})  # fmt: skip

THINGS: Mapping[str, str] = MappingProxyType({
    "turn-up.card": "no card is turned up from the pack",
    "board.cards": "no pool belongs to a card",
    "shedding.card-pools": "no pool is won by a card played",
    "shedding.trump-pools": "no such pool is won by trumps played",
    "shedding.stop-card": "no card is a stop",
})  # fmt: skip
"""Of what a leaf may need: what to say where it is not there."""
DETAILS: Mapping[Condition, str] = MappingProxyType({
    _BY_DEALER: "the dealer does not dress the board alone",
    _DEALER_ADDS: "the dealer adds only what is missing",
    _SPARE_SOLD: "no spare hand is sold",
    _RUN: "no pool is won by a run",
    _SEVERAL: "no sequence may be of any suit",
    _NEW_SUIT: "no other suit need be led",
    _BY_TRICKS: "no tricks are played with trumps",
    _COUNTED: "no points are counted in play",
    _CLEARED: "the board is not cleared",
})  # fmt: skip
"""The same of a leaf that settles how something is done, where no reading of the text has it done at all."""
WON_BY_PLAYING = ("shedding.wins-pool", "shedding.trump-pools", "shedding.card-pools")
"""The leaves that let cards win pools when they are played."""
OF_POOLS_WON: Mapping[str, tuple[str, ...]] = MappingProxyType({
    "shedding.unclaimed": WON_BY_PLAYING,
    "shedding.forgotten": WON_BY_PLAYING,
    "shedding.kept": ("board.cards",),
})  # fmt: skip
"""What is said of pools that cards win, and the leaves of which it needs one."""


def absence_message(name: str) -> str | None:
    """Return what to say of a leaf that is set though what it needs is not there; None if it needs none."""
    on = condition(name)
    if on and on.leaf == "board.pools":
        return f"the board has no pool {on.names[0]}; add it to board.pools, or leave this out"
    return f"{THINGS[on.leaf]} ({on.leaf}); leave this out" if on and on.leaf in THINGS else None


def has_its_place(name: str, there: Callable[[str], Any], *, arises: bool) -> bool:
    """Tell whether a leaf that is set speaks of something that the rules in force have."""
    needed = OF_POOLS_WON.get(name)
    return arises and (needed is None or any(map(there, needed)))


def detail_message(name: str, anywhere: Mapping[str, Sequence[Any]]) -> str | None:
    """Return what to say of a leaf that is set, and that `anywhere` in the text has no place; None if it has."""
    on, needed = condition(name), OF_POOLS_WON.get(name)
    if needed and not any(other in anywhere for other in needed):
        says = THINGS.get(needed[0], "no pool is won by a card played")
        return f"{says} ({', '.join(needed)}); leave this out"
    if on is None or on not in DETAILS or any(map(on.holds, anywhere.get(on.leaf, ()))):
        return None
    return f"{DETAILS[on]} ({on.leaf}); leave this out"


TRUMPS: Mapping[str, tuple[str, ...]] = MappingProxyType({
    "turn-up.pool": ("dealer-takes",),
    "melding.run.best-by": ("trump",),
    "melding.run.equal": ("trump",),
    "melding.run.singles": ("trumps-only",),
    "melding.several": ("in-trumps-or-nearer",),
    "vying.ranking.equal": ("trump",),
    "vying.ranking.side-cards-equal": ("trump",),
    "shedding.play": ("trump-tricks",),
    "shedding.trumping": ("if-void", "freely"),
    "shedding.pairs": ("one-hand",),
})  # fmt: skip
"""The practices that need a suit to be trumps; claims and shares need it but for runs."""


def trumps_in(name: str, value: Any) -> str | None:
    """Return what in the value of a leaf needs a suit to be trumps."""
    if name.startswith((CLAIMS, SHARES)) or name == "shedding.trump-pools":
        return None if isinstance(value, Mapping) and {"run", "any-suit"} & {*value} else "trumps"
    names = [*_names_in(value)]
    return next((practice for practice in TRUMPS.get(name, ()) if practice in names), None)


def without_trumps(name: str) -> str:
    """Return what to write for a leaf where no suit is trumps."""
    known = leaf(name)
    others = [
        practice
        for practice in (known.practices if known else ())
        if practice not in TRUMPS.get(name, ())
    ]
    if name == "melding.run.best-by":
        others = ["[length, top]"]
    if name.startswith(CLAIMS):
        others = ["{any-suit: [10, 9, 8]}", "{run: any-suit}"]
    return f"write {' or '.join(others)}, or" if others else "leave it out, or"
