"""Why, and why not: whether a seat may do a thing at a point of a hand, by which clause, in a message.

A verdict rests on what the seat that asks may see: its own hand, and what lies on the table.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import NamedTuple, TypeAlias

from poch.game.actions import Action, Ask, Bar, Option, Verb
from poch.game.cards import Card, colour, rank, suit
from poch.game.engine import Outcome, play
from poch.game.events import (
    BoardLaid,
    CardLaid,
    CardsTakenOut,
    CouldNotDress,
    Event,
    LaidOff,
    Outranked,
    PackTaken,
    PoolCardsLaid,
    RanksOrdered,
    SeatEvent,
    SetShown,
    WentOut,
)
from poch.game.ledger import Ledger
from poch.game.notation import parse_action
from poch.game.phase import Phase, Refusal
from poch.game.ruleset import Rules, Stage
from poch.game.said import Argument, Message, address, message
from poch.game.start import Start
from poch.game.table import Seat

Facts: TypeAlias = dict[str, Argument]

PARTS: Mapping[Verb, str] = {
    "place": "dressing", "swap": "dealing", "take": "dealing", "bid": "dealing", "claim": "melding", "play": "shedding",
    "knock": "vying", "hold": "vying", "raise": "vying", "fold": "vying",
}  # fmt: skip
"""The part of a deal that each verb belongs to; one may pass in several."""
PLACE: Verb = "place"
TURN = "turn"
"""How a wish is barred that is not forbidden: another is asked first.

What cards others hold decides who is asked, and a seat does not see them. So there is nothing to ask
other rules.
"""
ANYWHERE = {
    *("over", "part-over", "part-to-come", "no-part", "no-such-card", "not-held", "played"),
    TURN,
}
"""How a wish is barred whatever the rules of this part are."""


MEASURES = ("hand-kind", "size", "rank", "hand-cards", "highest-card")
"""What sets are measured by, in this order; anything else decides between equal ones."""


class Verdict(NamedTuple):
    """Whether a wish is allowed, by which clause, and why; `way` is how a wish is barred."""

    allowed: bool
    clause: str
    reason: Message
    way: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A part of a deal as it stands at a question, or at its end.

    `began` is the place of the first event of this part; `seats` are the names of the seats; `take`
    does what is asked for and returns the events that follow; `over` tells that the whole deal has
    ended.
    """

    rules: Rules
    stage: Stage
    ledger: Ledger
    began: int
    ask: Ask | None
    seats: Sequence[str]
    take: Callable[[Action], list[Event]]
    over: bool = False

    @property
    def phase(self) -> Phase:
        """The rules of this part."""
        return self.stage.phase

    def since(self) -> list[Event]:
        """Return what has happened in this part."""
        return self.ledger.events[self.began :]


def why(outcome: Outcome, action: Action | str, seat: Seat | None = None) -> Verdict:
    """Tell whether a seat may do a thing where a hand stands, by which clause, and why or why not.

    An action may be given as it is written, as `raise 4` or `play 9c`. Without a seat it is that of
    whoever is asked; raises ValueError where nobody is.
    """
    if seat is None and outcome.ask is None:
        raise ValueError("nobody is asked anything here; name a seat")
    asked = outcome.ask.seat if seat is None and outcome.ask else seat or 0
    wished = parse_action(action) if isinstance(action, str) else action
    return judge(scene(outcome, ascii_uppercase[: len(outcome.table.hands)]), asked, wished)


def clauses_of_showing(events: Sequence[Event]) -> Mapping[Seat, str]:
    """Return by which clause each seat fell behind at the last showing, and the best beat the one that came nearest."""
    shown = [at for at, event in enumerate(events) if isinstance(event, SetShown)]
    since = events[shown[-1] :] if shown else ()
    beaten = [event for event in since if isinstance(event, Outranked)]
    clauses = {event.seat: event.clause for event in beaten}
    if beaten:
        order = {how: at for at, how in enumerate(MEASURES)}
        nearest = max(beaten, key=lambda event: order.get(event.how, len(MEASURES)))
        clauses[nearest.by] = nearest.clause
    return clauses


def at_step(outcome: Outcome, step: int, seat: Seat | None = None) -> Outcome:
    """Return a hand as it stood at the first question that came after a step, or at its end.

    Where several are asked before anything more happens, the question to this seat counts.
    """
    first = next((at for at in outcome.when if at >= step), None)
    if first is None:
        return outcome
    asked = [n for n, at in enumerate(outcome.when) if at == first]
    many = next((n for n in asked if outcome.taken[n][0] == seat), asked[0])
    return play(outcome.ruleset, _start_of(outcome), outcome.taken[:many], lambda _, __: None)


def _start_of(outcome: Outcome) -> Start:
    """Return the start of a hand; how its cards lie in hands is the same as how they lie in a row."""
    first = outcome.start
    hands: tuple[tuple[Card, ...], ...] = tuple(() for _ in first.hands)
    purses = tuple(first.purses) if first.finite else None
    pools = tuple(first.pools.items())
    talon, won = tuple(first.talon), first.won_before
    return Start(hands, None, talon, pools, purses, won_before=won, banker=first.banker)


def scene(outcome: Outcome, seats: Sequence[str]) -> Scene:
    """Return the part of the deal in which a hand stands."""
    rules = outcome.ruleset.rules(len(outcome.table.hands))
    stages = {id(stage.began): stage for stage in rules.stages}
    began = max(at for at, event in enumerate(outcome.events) if id(event) in stages)

    def take(action: Action) -> list[Event]:
        seat = outcome.ask.seat if outcome.ask else 0
        choices = (*outcome.taken, (seat, action))
        after = play(outcome.ruleset, _start_of(outcome), choices, lambda _, __: None)
        return list(after.events[len(outcome.events) :])

    stage = stages[id(outcome.events[began])]
    ledger = Ledger(outcome.table, list(outcome.events))
    return Scene(rules, stage, ledger, began, outcome.ask, seats, take, over=outcome.ask is None)


def judge(here: Scene, seat: Seat, wish: Action) -> Verdict:
    """Tell whether a seat may do what it wishes to, by which clause, and why or why not."""
    ask = here.ask
    if ask is None or ask.seat != seat:
        return _refuse_unasked(here, seat, wish)
    meant = ask.interpret(wish)
    if meant is None:
        return _refuse(here, ask, wish)
    reason = _grant_message(here, ask, wish, meant)
    taken = here.take(meant) if wish.verb != "claim" else []
    own = (event.clause for event in taken if isinstance(event, SeatEvent) and event.seat == seat)
    return Verdict(allowed=True, clause=next(own, ask.clause), reason=reason)


def _denial(clause: str, reason: Message, way: str) -> Verdict:
    return Verdict(allowed=False, clause=clause, reason=reason, way=way)


# What is allowed


def _grant_message(here: Scene, ask: Ask, wish: Action, meant: Action) -> Message:
    if wish.verb != meant.verb:
        return message("may-as", verb=meant.verb)
    verb: str = wish.verb
    if verb == "play" and not here.ledger.table.laid:
        verb = "lead"
    if verb == "claim" and not wish.pools:
        verb = "forget"
    return _message(f"may-{verb}", GRANTED.get(verb, ()), _facts(here, ask, wish))


GRANTED: Mapping[str, Sequence[str]] = {
    "knock": ("how", "least", "most"), "raise": ("how", "least", "most"),
    "lead": ("card",), "play": ("card", "last"), "place": ("pool",), "bid": ("how", "least", "most"),
}  # fmt: skip
"""What the messages on what is allowed speak of, beside the seat."""


# What is refused to the seat that is asked


def _refuse(here: Scene, ask: Ask, wish: Action) -> Verdict:
    option = ask.option(wish.verb)
    if wish.card and option:
        return _refuse_card(here, ask, option, wish.card)
    if wish.verb == "claim" and option:
        return _refuse_claim(here, ask, wish)
    if wish.verb == "place" and option and wish.pools[0] not in here.rules.pools:
        return _no_such_pool(here, wish.pools[0])
    bars = [bar for bar in ask.bars if bar.verb == wish.verb]
    if option and wish.verb != "place":
        low = wish.chips < option.least
        limit = next(bar for bar in bars if (bar.way == "least") == low)
        way = "fixed" if option.least == option.most and limit.way in {"least", "most"} else ""
        return _bar_verdict(here, ask, limit, wish, way=way)
    if bars:
        return _bar_verdict(here, ask, bars[0], wish)
    return next(_bars_by_part(here, wish.verb))


def _bar_verdict(here: Scene, ask: Ask, bar: Bar, wish: Action, way: str = "") -> Verdict:
    way = way or bar.way
    reason = _message(f"bar-{way}", BARRED.get(way, ()), _facts(here, ask, wish))
    return _denial(bar.clause, reason, bar.way)


def _message(key: str, names: Sequence[str], facts: Facts) -> Message:
    return Message(key, {name: facts[name] for name in ("seat", *names)})


def _facts(here: Scene, ask: Ask, wish: Action) -> Facts:
    """Return what messages may speak of."""
    option, laid = ask.option(wish.verb), here.ledger.table.laid
    facts: Facts = {"seat": address(here.seats[ask.seat]), "verb": wish.verb}
    facts |= {"least": 0, "most": 0, "cards": [], **here.phase.facts()}
    if option:
        least, most = option.least, option.most
        how = "from" if most is None else "only" if most == least else "range"
        facts |= {"least": least, "most": most or 0, "how": how, "cards": [*option.cards]}
        facts["pools"] = [*option.pools]
    if wish.card:
        facts["card"] = wish.card
    if wish.pools:
        facts["pool"] = wish.pools[0]
    if laid:
        facts |= {"last": laid[-1], "suit": suit(laid[0])}
    return facts


BARRED: Mapping[str, Sequence[str]] = {
    "least": ("verb", "least"), "most": ("verb", "most"), "fixed": ("verb", "least"),
    "purse": ("most",), "shortest-purse": ("most",),
    "nobody-knocked": ("verb",), "overbidding": ("verb",),
    "highest-first": ("cards",), "highest-always": ("cards",),
    "lowest": ("cards",), "lowest-of-a-suit": ("cards",), "lowest-of-longest": ("cards",), "lowest-of-longest-first": ("cards",),
    "above-the-gap": ("cards",), "next-rank-in-turn": ("last", "cards"),
    "next-higher-by-holder": ("last", "cards"), "next-higher-in-turn": ("last", "cards"),
    "next-higher-in-turn-once": ("last", "cards"),
    "next-higher-own-first": ("last", "cards"), "put-in": ("cards",), "after-put-in": ("cards",),
    "suit-tricks": ("suit",), "trump-tricks": ("suit",), "trump-if-void": ("suit",),
    "stands-in": ("cards",), "spare-hand": ("verb",), "another-suit": ("cards",), "other-colour": ("cards",), "limit": ("card", "limit"), "must-cover": ("pools",),
}  # fmt: skip
"""What the message on a bar speaks of beside the seat, by its way."""


def _refuse_card(here: Scene, ask: Ask, option: Option, card: Card) -> Verdict:
    table, seat = here.ledger.table, address(here.seats[ask.seat])
    bars = [bar for bar in ask.bars if bar.verb == option.verb]
    clause = bars[0].clause if bars else ask.clause
    if card not in here.rules.pack:
        says = message("not-in-pack", card=card, many=len(here.rules.pack))
        return _denial(_lacking_clause(here.rules.layout, card), says, "no-such-card")
    if card not in table.hands[ask.seat]:
        gone = {laid for event in here.ledger.events for laid in _laid_cards(event)}
        if card in gone:
            return _denial(clause, message("already-played", card=card), "played")
        return _denial(clause, message("not-held", seat=seat, card=card), "not-held")
    trumping = suit(card) == table.trump
    obstacle = next((b for b in bars if (b.way == "trump-if-void") == trumping), bars[0])
    for way, alike in (("another-suit", suit), ("other-colour", colour)):
        if alike(card) not in map(alike, option.cards):
            obstacle = next((b for b in bars if b.way == way), obstacle)
    return _bar_verdict(here, ask, obstacle, Action(option.verb, card=card))


def _lacking_clause(layout: Sequence[Event], card: Card) -> str:
    """Return by which clause a card is not in the pack: taken out, laid on the board, or never there."""
    clause = ""
    for event in layout:
        if isinstance(event, PackTaken):
            clause = event.clause
        elif isinstance(event, CardsTakenOut) and card in event.cards:
            return event.clause
        elif isinstance(event, PoolCardsLaid) and card in event.cards:
            clause = event.clause
        elif isinstance(event, RanksOrdered) and rank(card) not in event.ranks:
            return clause
    return clause


def _laid_cards(event: Event) -> tuple[Card, ...]:
    if isinstance(event, CardLaid):
        return (event.card,)
    return event.cards if isinstance(event, LaidOff) else ()


def _refuse_claim(here: Scene, ask: Ask, wish: Action) -> Verdict:
    offered_here = {pool for option in ask.options for pool in option.pools}
    pool = next(pool for pool in wish.pools if pool not in offered_here)
    return next(_bars_on_pool(here, ask, pool))


def _bars_on_pool(here: Scene, ask: Ask, pool: str) -> Iterator[Verdict]:
    """Yield what keeps one who is asked from claiming a pool; the first counts."""
    if pool not in here.rules.pools:
        yield _no_such_pool(here, pool)
    uses = [
        (use, stage.phase is here.phase)
        for stage in here.rules.stages
        for use in stage.phase.pools(here.rules.pools)
        if use.taken and use.pool == pool
    ]
    claims = [(use, now) for use, now in uses if use.claimed]
    if not claims:
        clause = uses[0][0].clause if uses else ask.clause
        yield _denial(clause, message("pool-not-claimed", pool=pool), "no-claim")
        return
    claim, now = claims[-1]
    if not now:
        clause = here.stage.began.clause
        yield _denial(clause, message("pool-not-now", pool=pool), "not-now")
    if not here.ledger.table.pools[pool]:
        yield _denial(claim.clause, message("pool-empty", pool=pool), "empty")
    seat = address(here.seats[ask.seat])
    yield _denial(claim.clause, message("pool-no-cards", seat=seat, pool=pool), "no-cards")


def _no_such_pool(here: Scene, pool: str) -> Verdict:
    board = next(e.clause for e in here.rules.layout if isinstance(e, BoardLaid))
    return _denial(board, message("no-such-pool", pool=pool), "no-such-pool")


# What is refused to others


def _refuse_unasked(here: Scene, seat: Seat, wish: Action) -> Verdict:
    if here.over:
        ends = [e for e in here.ledger.events if isinstance(e, WentOut | CouldNotDress)]
        clause = ends[-1].clause if ends else here.stage.began.clause
        return _denial(clause, message("deal-over"), "over")
    return next(_bars_on_unasked(here, seat, wish))


def _bars_on_unasked(here: Scene, seat: Seat, wish: Action) -> Iterator[Verdict]:
    """Yield what keeps one who is not asked from a wish; the first counts."""
    yield from _bars_by_cover(here, seat, wish)
    yield from _bars_by_part(here, wish.verb)
    yield from map(_verdict, here.phase.refusals(here, seat, wish))


def _bars_by_cover(here: Scene, seat: Seat, wish: Action) -> Iterator[Verdict]:
    """Yield what became of the last chip of one who would place another, if it had to cover a pool."""
    places = {id(event): at for at, event in enumerate(here.ledger.events)}
    for stage in here.rules.stages:
        at = places.get(id(stage.began))
        if wish.verb == PLACE and stage.name == PARTS[PLACE] and at is not None:
            there = replace(here, stage=stage, began=at)
            refusals = stage.phase.refusals(there, seat, wish)
            yield from (_verdict(refusal) for refusal in refusals if refusal.way == "must-cover")


def _verdict(refusal: Refusal) -> Verdict:
    return _denial(*refusal)


def _bars_by_part(here: Scene, verb: Verb) -> Iterator[Verdict]:
    """Yield what keeps a verb from this part of the deal."""
    if here.ask and here.ask.option(verb):
        return
    phases = {stage.name: stage.phase for stage in here.rules.stages}
    for phase in phases.values():
        yield from map(_verdict, phase.never(verb))
    part, clause = PARTS.get(verb, here.stage.name), here.stage.began.clause
    if asked_by := here.phase.asks(verb):
        yield _denial(asked_by, message("claim-at-once"), "not-now")
    if part == here.stage.name:
        return
    at = next(n for n, stage in enumerate(here.rules.stages) if stage is here.stage)
    if part not in phases:
        yield _denial(clause, message("part-none", part=part), "no-part")
    elif any(stage.name == part for stage in here.rules.stages[at:]):
        yield _denial(clause, message("part-to-come", part=part), "part-to-come")
    else:
        yield _denial(clause, message("part-over", part=part), "part-over")
