"""Why, and why not: whether a seat may do a thing at a point of a hand, by which clause, in words.

A verdict rests on what the seat that asks may see: its own hand, and what lies on the table.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from poch.game.actions import Action, Ask, Bar, Option, Verb
from poch.game.cards import Card, suit
from poch.game.engine import Outcome, Start, play
from poch.game.events import (
    BoardLaid,
    CardLaid,
    CouldNotDress,
    Event,
    LaidOff,
    PackTaken,
    SeatEvent,
    WentOut,
)
from poch.game.ledger import Ledger
from poch.game.lines import PART_NAMES, Words, counted, listed, number
from poch.game.notation import wish
from poch.game.phase import Phase, Refusal, whose
from poch.game.ruleset import Rules, Stage
from poch.game.table import Seat
from poch.records.trace import worded

Facts: TypeAlias = dict[str, Any]

PARTS: Mapping[Verb, str] = {
    "swap": "dealing", "claim": "melding", "play": "shedding",
    "knock": "vying", "hold": "vying", "raise": "vying", "fold": "vying",
}  # fmt: skip
"""The part of a deal that each verb belongs to; one may pass in several."""
ANYWHERE = {"over", "part-over", "part-to-come", "no-part", "no-such-card", "not-held", "played"}
"""How a wish is barred whatever the rules of this part are."""


class Verdict(NamedTuple):
    """Whether a wish is allowed, by which clause, and why; `way` is how it is barred, if it is."""

    allowed: bool
    clause: str
    reason: str
    way: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A part of a deal as it stands at a question, or at its end.

    `began` is the place of the first event of this part; `take` does what is asked for and
    returns the events that follow; `over` tells that the whole deal has ended.
    """

    rules: Rules
    stage: Stage
    ledger: Ledger
    began: int
    ask: Ask | None
    words: Words
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
    wished = wish(action) if isinstance(action, str) else action
    words = worded(outcome.ruleset, "ABCDEFGH"[: len(outcome.table.hands)])
    return judged(scene(outcome, words), asked, wished)


def at_step(outcome: Outcome, step: int, seat: Seat | None = None) -> Outcome:
    """Return a hand as it stood at the first question that came after a step, or at its end.

    Where several are asked before anything more happens, the question to this seat counts.
    """
    first = next((at for at in outcome.when if at >= step), None)
    if first is None:
        return outcome
    asked = [n for n, at in enumerate(outcome.when) if at == first]
    many = next((n for n in asked if outcome.taken[n][0] == seat), asked[0])
    return play(outcome.ruleset, _again(outcome), outcome.taken[:many], lambda _, __: None)


def _again(outcome: Outcome) -> Start:
    """Return the start of a hand; how its cards lie in hands is the same as how they lie in a row."""
    first = outcome.start
    hands: tuple[tuple[Card, ...], ...] = tuple(() for _ in first.hands)
    purses = tuple(first.purses) if first.finite else None
    pools = tuple(first.pools.items())
    return Start(hands, None, tuple(first.talon), pools, purses)


def scene(outcome: Outcome, words: Words) -> Scene:
    """Return the part of the deal in which a hand stands."""
    rules = outcome.ruleset.rules(len(outcome.table.hands))
    stages = {id(stage.began): stage for stage in rules.stages}
    began = max(at for at, event in enumerate(outcome.events) if id(event) in stages)

    def take(action: Action) -> list[Event]:
        seat = outcome.ask.seat if outcome.ask else 0
        choices = (*outcome.taken, (seat, action))
        after = play(outcome.ruleset, _again(outcome), choices, lambda _, __: None)
        return list(after.events[len(outcome.events) :])

    stage = stages[id(outcome.events[began])]
    ledger = Ledger(outcome.table, list(outcome.events))
    over = outcome.ask is None
    return Scene(rules, stage, ledger, began, outcome.ask, words, take, over=over)


def judged(here: Scene, seat: Seat, wish: Action) -> Verdict:
    """Tell whether a seat may do what it wishes to, by which clause, and why or why not."""
    ask = here.ask
    if ask is None or ask.seat != seat:
        return _unasked(here, seat, wish)
    meant = ask.meant(wish)
    if meant is None:
        return _refused(here, ask, wish)
    reason = _granted(here, ask, wish, meant)
    taken = here.take(meant) if wish.verb != "claim" else []
    own = (one.clause for one in taken if isinstance(one, SeatEvent) and one.seat == seat)
    clause = next(own, ask.clause)
    return Verdict(allowed=True, clause=clause, reason=reason)


def _no(clause: str, reason: str, way: str) -> Verdict:
    return Verdict(allowed=False, clause=clause, reason=reason, way=way)


# What is allowed


def _granted(here: Scene, ask: Ask, wish: Action, meant: Action) -> str:
    if wish.verb != meant.verb:
        taken = {"pass": "a pass", "fold": "dropping out"}
        return f"It is taken as {taken[meant.verb]}, which is allowed."
    option = ask.option(meant.verb)
    facts = _facts(here, option, wish)
    if wish.verb == "play" and not here.ledger.table.laid:
        return GRANTED["lead"].format(**facts)
    forgets = wish.verb == "claim" and not wish.pools
    return GRANTED["forget" if forgets else wish.verb].format(**facts)


GRANTED = {
    "pass": "One may pass here.",
    "fold": "One may drop out here.",
    "hold": "One may hold here.",
    "knock": "One may knock with {range}.",
    "raise": "One may raise the stake to {between}.",
    "swap": "The dealer may give away any card of his hand for the one turned up.",
    "claim": "Whoever holds the cards for it may claim it.",
    "forget": "One may forget a claim, and is then not paid.",
    "lead": "The {card} may be led.",
    "play": "The {card} may be played on the {last}.",
}


# What is refused to the seat that is asked


def _refused(here: Scene, ask: Ask, wish: Action) -> Verdict:
    option = ask.option(wish.verb)
    if wish.card and option:
        return _card_refused(here, ask, option, wish.card)
    if wish.verb == "claim" and option:
        return _claim_refused(here, ask, wish)
    bars = [bar for bar in ask.bars if bar.verb == wish.verb]
    if option:
        low = wish.chips < option.least
        found = next(bar for bar in bars if (bar.way == "least") == low)
        way = "fixed" if option.least == option.most and found.way in {"least", "most"} else ""
        return _barred(here, ask, found, wish, way=way)
    if bars:
        return _barred(here, ask, bars[0], wish)
    return next(_elsewhen(here, wish.verb))


def _barred(here: Scene, ask: Ask, bar: Bar, wish: Action, way: str = "") -> Verdict:
    facts = _facts(here, ask.option(wish.verb), wish)
    way = way or bar.way
    said = BARRED.get(f"{wish.verb} {way}") or BARRED[way]
    return _no(bar.clause, said.format(**facts), bar.way)


def _facts(here: Scene, option: Option | None, wish: Action) -> Facts:
    """Return what the sentences have gaps for."""
    words, laid, phase = here.words, here.ledger.table.laid, here.phase
    facts: Facts = {"verb": {"raise": "raise to"}.get(wish.verb, "knock with"), **phase.gaps()}
    if option:
        least, most = counted(option.least), option.most
        facts["least"] = least
        facts["most"] = counted(most or 0)
        facts["range"] = facts["between"] = least if most == option.least else f"{least} or more"
        if most is not None and most > option.least:
            facts["range"] = f"{number(option.least)} to {counted(most)}"
            facts["between"] = f"between {number(option.least)} and {counted(most)}"
        facts["cards"] = listed([f"the {words.card(card)}" for card in option.cards], "or")
    if wish.card:
        facts["card"] = words.card(wish.card)
    if laid:
        facts["last"], facts["suit"] = words.card(laid[-1]), words.suit(suit(laid[0]))
    return facts


BARRED = {
    "least": "The least one may {verb} here is {least}.",
    "most": "The most one may {verb} here is {most}.",
    "fixed": "The stake is fixed: one may {verb} {least}, no more and no less.",
    "purse": "There are too few chips in the purse: the stake can be {most} at most.",
    "shortest-purse": "No stake may be higher than the shortest purse can match: {most} in all.",
    "too-short": "There are too few chips left to raise by the least that is allowed.",
    "too-many": "No stake of more chips can be written down.",
    "nobody-can-match": "All others have staked their last chip, and nobody could match a raise.",
    "hold nobody-knocked": "Nobody has knocked yet, so there is no stake to hold.",
    "raise nobody-knocked": "Nobody has knocked yet, so there is no stake to raise.",
    "knocked": "Somebody has knocked already: there is a stake, and one can only answer it.",
    "even": "The stakes are even: there is nothing to hold.",
    "nobody": "Nobody may raise: one holds at the stake of the first, or drops out.",
    "once-each": "Nobody may raise more than once.",
    "once-in-all": "The stake has been raised once, and nobody may raise it further.",
    "ahead": "Nobody raises before all have answered.",
    "last-holder-once": "Only the last to hold may raise, once all have answered.",
    "last-holder-again": "Only the last to hold may raise, once all have answered.",
    "hold overbidding": "Nobody holds at another’s stake: one names a better set, or passes.",
    "raise overbidding": "Nobody raises: the stake is the same for everyone.",
    "made-good": "One may only make good what is wanting to the stake, or drop out.",
    "claimed": "One claims what one holds, or claims nothing and so forgets it.",
    "highest-first": "To the first trick one leads the highest card: {cards}.",
    "highest-always": "One leads the highest card: {cards}.",
    "lowest-of-longest": "One leads the lowest card of the longest suit: {cards}.",
    "lowest-of-longest-first": "First one leads the lowest card of the longest suit: {cards}.",
    "leads": "Whoever has the lead must lead a card.",
    "must-play": "Whoever can play must.",
    "must-knock": "Whoever holds a set must knock.",
    "next-higher-by-holder": "On the {last} goes only the next higher of the suit: {cards}.",
    "next-higher-in-turn": "On the {last} goes only the next higher of the suit: {cards}.",
    "suit-tricks": "One must follow suit, with {suit}.",
    "trump-tricks": "One must follow suit, with {suit}, or play a trump.",
    "trump-if-void": "One may play a trump only if one has none of the suit led, {suit}.",
    "limit": "With the {card} the count would go beyond {limit}.",
}
"""What is said of each bar, by its way, or by verb and way."""


def _card_refused(here: Scene, ask: Ask, option: Option, card: Card) -> Verdict:
    name, table = here.words.card(card), here.ledger.table
    bars = [bar for bar in ask.bars if bar.verb == option.verb]
    clause = bars[0].clause if bars else ask.clause
    if card not in here.rules.pack:
        many = len(here.rules.pack)
        pack = next(e.clause for e in here.rules.layout if isinstance(e, PackTaken))
        return _no(pack, f"The pack of {many} cards has no {name}.", "no-such-card")
    if card not in table.hands[ask.seat]:
        gone = {one for event in here.ledger.events for one in _laid(event)}
        if card in gone:
            return _no(clause, f"The {name} has been played already.", "played")
        holder = whose(here.words, ask.seat)
        return _no(clause, f"The {name} is not in {holder} hand.", "not-held")
    trumping = suit(card) == table.trump
    found = next((b for b in bars if (b.way == "trump-if-void") == trumping), bars[0])
    return _barred(here, ask, found, Action(option.verb, card=card))


def _laid(event: Event) -> tuple[Card, ...]:
    if isinstance(event, CardLaid):
        return (event.card,)
    return event.cards if isinstance(event, LaidOff) else ()


def _claim_refused(here: Scene, ask: Ask, wish: Action) -> Verdict:
    offered_here = {pool for option in ask.options for pool in option.pools}
    pool = next(one for one in wish.pools if one not in offered_here)
    return next(_pool_barred(here, ask, pool))


def _pool_barred(here: Scene, ask: Ask, pool: str) -> Iterator[Verdict]:
    """Yield what keeps one who is asked from claiming a pool; the first counts."""
    if pool not in here.rules.pools:
        board = next(e.clause for e in here.rules.layout if isinstance(e, BoardLaid))
        yield _no(board, f"The board has no pool {pool}.", "no-such-pool")
    name = here.words.pool(pool)
    uses = [
        (use, stage.phase is here.phase)
        for stage in here.rules.stages
        for use in stage.phase.pools(here.rules.pools)
        if use.taken and use.pool == pool
    ]
    claims = [(use, now) for use, now in uses if use.claimed]
    if not claims:
        clause = uses[0][0].clause if uses else ask.clause
        yield _no(clause, f"Cards do not claim {name}.", "no-claim")
        return
    claim, now = claims[-1]
    if not now:
        clause = here.stage.began.clause
        yield _no(clause, f"It is not in this part that {name} is claimed.", "not-now")
    if not here.ledger.table.pools[pool]:
        yield _no(claim.clause, f"There is nothing in {name} to be claimed.", "empty")
    says = f"The cards that claim {name} are not in {whose(here.words, ask.seat)} hand."
    yield _no(claim.clause, says, "no-cards")


# What is refused to others


def _unasked(here: Scene, seat: Seat, wish: Action) -> Verdict:
    if here.over:
        ends = [e for e in here.ledger.events if isinstance(e, WentOut | CouldNotDress)]
        clause = ends[-1].clause if ends else here.stage.began.clause
        return _no(clause, "The deal is over; nothing more is asked.", "over")
    return next(_barred_unasked(here, seat, wish))


def _barred_unasked(here: Scene, seat: Seat, wish: Action) -> Iterator[Verdict]:
    """Yield what keeps one who is not asked from a wish; the first counts."""
    yield from _elsewhen(here, wish.verb)
    yield from map(_said, here.phase.refusals(here, seat, wish))


def _said(refusal: Refusal) -> Verdict:
    clause, reason, way = refusal
    return _no(clause, reason or BARRED[way], way)


def _elsewhen(here: Scene, verb: Verb) -> Iterator[Verdict]:
    """Yield what keeps a verb from this part of the deal."""
    phases = {stage.name: stage.phase for stage in here.rules.stages}
    for phase in phases.values():
        yield from map(_said, phase.never(verb))
    part, clause = PARTS.get(verb, here.stage.name), here.stage.began.clause
    if part == here.stage.name:
        return
    name = PART_NAMES[part]
    at = next(n for n, stage in enumerate(here.rules.stages) if stage is here.stage)
    if part not in phases:
        yield _no(clause, f"There is no {name} by these rules.", "no-part")
    elif any(stage.name == part for stage in here.rules.stages[at:]):
        yield _no(clause, f"The {name} comes later.", "part-to-come")
    else:
        yield _no(clause, f"The {name} is over.", "part-over")
