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
    CouldNotDress,
    Event,
    Folded,
    FreeToRaise,
    Knocked,
    LaidOff,
    LeadGiven,
    Led,
    Passed,
    Played,
    Raised,
    WentOut,
)
from poch.game.ledger import Ledger
from poch.game.lines import Words, counted, listed, number
from poch.game.phases.dealing import Dealing
from poch.game.phases.melding import Melding
from poch.game.phases.naming import Naming
from poch.game.phases.settling import Settling
from poch.game.phases.shedding import Shedding
from poch.game.phases.tricks import Tricks
from poch.game.phases.vying import Vying
from poch.game.ruleset import Phase, Rules, Stage
from poch.game.table import Seat

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
    own = (event for event in here.take(meant) if getattr(event, "seat", None) == seat)
    event = None if wish.verb == "claim" else next(own, None)
    clause = event.clause if event else ask.clause
    return Verdict(allowed=True, clause=clause, reason=reason)


def _no(clause: str, reason: str, way: str) -> Verdict:
    return Verdict(allowed=False, clause=clause, reason=reason, way=way)


# What is allowed


def _granted(here: Scene, ask: Ask, wish: Action, meant: Action) -> str:
    if wish.verb != meant.verb:
        taken = {"pass": "a pass", "fold": "dropping out"}
        return f"It is taken as {taken[meant.verb]}, which is allowed."
    option = ask.option(meant.verb)
    facts = _facts(here, ask, option, wish)
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
    facts = _facts(here, ask, ask.option(wish.verb), wish)
    way = way or bar.way
    said = BARRED.get(f"{wish.verb} {way}") or BARRED[way]
    return _no(bar.clause, said.format(**facts), bar.way)


def _facts(here: Scene, ask: Ask, option: Option | None, wish: Action) -> Facts:
    """Return what the sentences have gaps for."""
    words, laid, phase = here.words, here.ledger.table.laid, here.phase
    facts: Facts = {"verb": {"raise": "raise to"}.get(wish.verb, "knock with")}
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
    if isinstance(phase, Shedding) and phase.limit:
        facts["limit"] = str(phase.limit.value)
    if ask.clause and here.ledger.table.trump:
        facts["trump"] = words.suit(here.ledger.table.trump)
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
        pack = next(e.clause for e in here.rules.layout if hasattr(e, "size"))
        return _no(pack, f"The pack of {many} cards has no {name}.", "no-such-card")
    if card not in table.hands[ask.seat]:
        gone = {one for event in here.ledger.events for one in _laid(event)}
        if card in gone:
            return _no(clause, f"The {name} has been played already.", "played")
        whose = _whose(here, ask.seat)
        return _no(clause, f"The {name} is not in {whose} hand.", "not-held")
    trumping = suit(card) == table.trump
    found = next((b for b in bars if (b.way == "trump-if-void") == trumping), bars[0])
    return _barred(here, ask, found, Action(option.verb, card=card))


def _laid(event: Event) -> tuple[Card, ...]:
    if isinstance(event, Led | Played):
        return (event.card,)
    return event.cards if isinstance(event, LaidOff) else ()


def _claim_refused(here: Scene, ask: Ask, wish: Action) -> Verdict:
    offered_here = {pool for option in ask.options for pool in option.pools}
    pool = next(one for one in wish.pools if one not in offered_here)
    return next(_pool_barred(here, ask, pool))


def _pool_barred(here: Scene, ask: Ask, pool: str) -> Iterator[Verdict]:
    """Yield what keeps one who is asked from claiming a pool; the first counts."""
    if pool not in here.rules.pools:
        board = next(e.clause for e in here.rules.layout if hasattr(e, "pools"))
        yield _no(board, f"The board has no pool {pool}.", "no-such-pool")
    name = here.words.pool(pool)
    claims = {
        claim.pool: (claim, stage.phase is here.phase)
        for stage in here.rules.stages
        if isinstance(stage.phase, Melding)
        for claim in stage.phase.claims
    }
    if pool not in claims:
        clause = _taken_by(here.rules, pool) or ask.clause
        yield _no(clause, f"Cards do not claim {name}.", "no-claim")
        return
    claim, now = claims[pool]
    if not now:
        clause = here.stage.began.clause
        yield _no(clause, f"It is not in this part that {name} is claimed.", "not-now")
    if not here.ledger.table.pools[pool]:
        yield _no(claim.clause, f"There is nothing in {name} to be claimed.", "empty")
    says = f"The cards that claim {name} are not in {_whose(here, ask.seat)} hand."
    yield _no(claim.clause, says, "no-cards")


def _taken_by(rules: Rules, pool: str) -> str | None:
    """Return the clause by which a pool is taken without a claim."""
    for stage in rules.stages:
        match stage.phase:
            case Vying() as vying if pool in (vying.stakes.pool.value, *vying.stakes.also):
                return vying.stakes.pool.clause
            case Naming() as naming if pool == naming.pool.value:
                return naming.pool.clause
            case Settling() | Tricks() as last if last.prize.value in {pool, "all"}:
                return last.prize.clause
    return None


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
    match here.phase:
        case Vying() | Naming() as phase:
            yield from _not_vying(here, phase, seat, wish)
        case Shedding() as phase:
            yield from _not_playing(here, phase, seat, wish)
        case Melding() as phase:
            says = f"It is not for {here.words.who(seat)} to claim now; it goes round in turn."
            yield _no(phase.forgotten.clause, says, "turn")
        case Dealing() as phase:
            rule = phase.turn_up.goes_to or phase.turn_up.card
            yield _no(rule.clause, "Only the dealer may exchange a card.", "dealer")


def _elsewhen(here: Scene, verb: Verb) -> Iterator[Verdict]:
    """Yield what keeps a verb from this part of the deal."""
    phases = {stage.name: stage.phase for stage in here.rules.stages}
    dealing, melding = phases["dealing"], phases.get("melding")
    if verb == "swap" and isinstance(dealing, Dealing):
        rule = dealing.turn_up.goes_to
        if rule is None:
            says = "No card is turned up that could be exchanged."
            yield _no(dealing.turn_up.card.clause, says, "not-turned")
        elif rule.value != "dealer-may-swap":
            yield _no(rule.clause, "The card turned up is not exchanged.", "no-swap")
    if verb == "claim" and isinstance(melding, Melding) and melding.forgotten.value != "lost":
        says = "Nobody need claim: whoever has the cards is paid."
        yield _no(melding.forgotten.clause, says, "paid")
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


PART_NAMES = {
    "dealing": "deal", "melding": "melding", "vying": "vying", "shedding": "playing out",
}  # fmt: skip


def _not_vying(here: Scene, phase: Vying | Naming, seat: Seat, wish: Action) -> Iterator[Verdict]:
    """Yield what keeps one who is not asked from a call: he is out of it, or it is not his turn."""
    calls = phase.calls if isinstance(phase, Vying) else phase
    since, who = here.since(), here.words.who(seat)
    if calls.entry.value == "a-set" and not phase.ranking.best(here.ledger.table.hands[seat]).cards:
        says = "Only one who holds two or more cards of a rank may vie."
        yield _no(calls.entry.clause, says, "no-set")
    knocked = any(isinstance(event, Knocked) for event in since)
    own = [e for e in since if isinstance(e, Passed | Folded) and e.seat == seat]
    if own and isinstance(own[-1], Folded):
        yield _no(own[-1].clause, _begun(f"{who} dropped out of this vying."), "dropped-out")
    elif own and own[-1].clause not in {calls.raising.clause, calls.passing.clause}:
        yield _no(own[-1].clause, _begun(f"{who} could not answer in this vying."), "could-not")
    elif own and calls.passing.value != "may-come-in":
        says = _begun(f"{who} passed, which is final for this deal.")
        yield _no(own[-1].clause, says, "passed")
    if wish.verb == "raise" and knocked and _raises_no_more(here, calls.raising.value, seat):
        way = calls.raising.value
        yield _no(calls.raising.clause, BARRED[way], way)
    rule = calls.raising if knocked else calls.first
    if here.ask is None:
        yield _no(rule.clause, "All have answered, and the vying is over.", "answered")
    yield _no(rule.clause, f"It is not {_whose(here, seat)} turn.", "turn")


def _raises_no_more(here: Scene, way: str, seat: Seat) -> bool:
    """Tell whether it is by the way of raising, and not by turn, that a seat may not raise."""
    since = here.since()
    raised = [event.seat for event in since if isinstance(event, Raised)]
    done = {"nobody": True, "once-each": seat in raised, "once-in-all": bool(raised)}
    if way in done:
        return done[way]
    return way in BARRED and (here.ask is None or isinstance(since[-1], FreeToRaise))


def _not_playing(here: Scene, phase: Shedding, seat: Seat, wish: Action) -> Iterator[Verdict]:
    """Yield what keeps one who is not asked from a card: who else has the lead, or may follow."""
    last = here.ledger.events[-1]
    if not here.ledger.table.hands[seat]:
        says = _begun(f"{_whose(here, seat)} hand is empty.")
        yield _no(phase.out.clause, says, "empty-handed")
    elif isinstance(last, LeadGiven):
        yield _no(last.clause, _begun(f"{here.words.does(last.seat, 'has')} the lead."), "turn")
    elif wish.card and here.ledger.table.laid and phase.on_it.value.startswith("next-higher"):
        last_laid = here.ledger.table.laid[-1]
        if phase.nexts.get(last_laid) != wish.card:
            says = f"On the {here.words.card(last_laid)} goes only the next higher of the suit."
            yield _no(phase.on_it.clause, says, phase.on_it.value)
    says = f"It is not for {here.words.who(seat)} to play now."
    yield _no(phase.on_it.clause, says, "turn")


def _whose(here: Scene, seat: Seat) -> str:
    who = here.words.who(seat)
    return "your" if who == "you" else f"{who}’s"


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
