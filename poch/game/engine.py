"""The engine: a hand is a pure function of (ruleset, start, actions)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from poch.game.actions import Action, Ask, Choice
from poch.game.cards import Card, filter_cards, shuffle
from poch.game.events import CouldNotDress, Event
from poch.game.ledger import Ledger, Play
from poch.game.replay import Going, RecordedActions, seat_name
from poch.game.ruleset import Rules, Ruleset
from poch.game.said import UndealtError, message
from poch.game.start import Start
from poch.game.table import Seat, Table, empty


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a hand so far.

    `dealt` is what the hand began with, and `table` the table after the last event. `ask` is the open
    question, or None at the end. `taken` are the actions that were choices. `rejected` is the place
    of the first action that did not fit, and why. In a replay, `when` counts the events before each
    choice taken, and `places` the actions given before it.
    """

    ruleset: Ruleset
    dealt: Start
    events: tuple[Event, ...]
    table: Table
    ask: Ask | None
    taken: tuple[tuple[Seat, Action], ...]
    rejected: tuple[int, str] | None = None
    when: tuple[int, ...] = field(default=(), compare=False)
    places: tuple[int, ...] = field(default=(), compare=False)

    def __repr__(self) -> str:
        asked = f"seat {self.ask.seat} is asked" if self.ask else "over"
        stopped = f", {self.rejected[1]}" if self.rejected else ""
        return f"<Outcome by {self.ruleset.id}: {len(self.events)} events, {asked}{stopped}>"

    @property
    def start(self) -> Table:
        """The table before the first event."""
        return _opening_table(self.ruleset.rules(len(self.dealt.hands)), self.dealt)


class IllegalActionError(ValueError):
    """An action that the question does not allow."""


Policy: TypeAlias = Callable[[Ask, Table], Action]


def deal_pack(ruleset: Ruleset, seats: int, order: Sequence[Card]) -> Start:
    """Return the start that a whole pack in this order gives; cards it lacks are passed over."""
    rules = ruleset.rules(seats)
    hands, rest = rules.dealing.deal(filter_cards(order, rules.in_pack))
    turned, talon = rules.dealing.split_turn_up(rest)
    return Start(hands, turned, talon)


def from_seed(ruleset: Ruleset, seats: int, seed: int) -> Start:
    """Return the start that a seed gives: the same pack, shuffled, for whatever rules and seats.

    A seed is a whole number from 0 to 9007199254740991, `seats` how many play. Raises ValueError
    for another seed, and where the ruleset is not for so many.
    """
    return deal_pack(ruleset, seats, shuffle(seed))


def play_stages(rules: Rules, ledger: Ledger, first: int = 0) -> Play:
    """Play the stages one after the other, from the first or a later one."""
    for stage in rules.stages[first:]:
        if not stage.phase.arises(ledger.table):
            continue
        ledger.record(stage.began)
        yield from stage.phase.play(ledger)
        if type(ledger.events[-1]) is CouldNotDress:
            return


def _opening_table(rules: Rules, start: Start) -> Table:
    if start.laid:
        return start.laid.table.copy()
    pools = dict.fromkeys(rules.pools, 0) | dict(start.pools)
    return empty(rules.seats, pools, start.purses, start.cards, start.won_before, start.banker)


def _begin(rules: Rules, start: Start) -> tuple[Ledger, Play]:
    table = _opening_table(rules, start)
    if start.laid:
        ledger = Ledger(table, [], start)
        for event in start.laid.events:
            ledger.record(event)
        return ledger, play_stages(rules, ledger, start.laid.stage)
    ledger = Ledger(table, [*rules.layout], start)
    ledger.record(rules.next_dealer if start.later else rules.first_dealer)
    return ledger, play_stages(rules, ledger)


def drive(ruleset: Ruleset, start: Start, policy: Policy) -> Outcome:
    """Play a whole hand, with a policy to answer every question that leaves a choice.

    Raises IllegalActionError where the policy gives an answer the question does not allow.
    """
    rules = ruleset.rules(len(start.hands))
    ledger, game = _begin(rules, start)
    try:
        ask = next(game)
        while True:
            action = policy(ask, ledger.table)
            if not ask.allows(action):
                raise IllegalActionError(f"seat {ask.seat} may not {action.verb} now")
            ledger.choices.append((ask.seat, action))
            ask = game.send(action)
    except StopIteration:
        events, taken = tuple(ledger.events), tuple(ledger.choices)
        return Outcome(ruleset, start, events, ledger.table, None, taken)


def play(
    ruleset: Ruleset,
    start: Start,
    actions: Sequence[Choice],
    then: Going | None = None,
    idle: frozenset[int] = frozenset(),
    names: Sequence[str] = (),
) -> Outcome:
    """Replay actions as far as they go, or as far as they fit.

    Questions that leave no choice may be left out or spelled out. Where an action does not
    fit, the outcome ends there, with the open question and the sentence why.

    The actions at the places that are `idle` are passed over where they do not fit. `names` are
    those of the seats, for the sentence; without them seats go by their numbers.

    A hand still in play goes on with `then`, which answers or leaves the question open. Where
    no action is a claim, nobody forgets one in a recorded hand; in one still in play it is asked.
    """
    rules = ruleset.rules(len(start.hands))
    ledger, game = _begin(rules, start)
    claims = then is not None or any(action.verb == "claim" for _, action in actions)
    recorded = RecordedActions(actions, claims, idle, names)
    ask = recorded.run(game, ledger, then)
    game.close()
    rejected = None if recorded.rejected is None else (recorded.place, recorded.rejected)
    events, taken = tuple(ledger.events), tuple(ledger.choices)
    at = tuple(ledger.when), tuple(recorded.places)
    return Outcome(ruleset, start, events, ledger.table, ask, taken, rejected, *at)


def resume_hand(rules: Rules, start: Start, actions: Sequence[Choice], then: Going) -> Ledger:
    """Return the ledger of a hand that goes on with `then` after these actions.

    Where they do not fit, it ends before the first that does not, and `then` is not called.
    """
    ledger, game = _begin(rules, start)
    RecordedActions(actions).run(game, ledger, then)
    game.close()
    return ledger


def complete_start(ruleset: Ruleset, start: Start, names: Sequence[str] = ()) -> Start:
    """Return a start whose talon holds the rest of the pack, in the order seeds begin from.

    Raises ValueError if the cards are not those of the pack, or a hand has the wrong size. Its
    sentence calls the seats by `names`.
    """
    rules = ruleset.rules(len(start.hands))
    if rules.dealing.turns_up != (start.turn_up is not None):
        missing = "turn-up is missing; these rules turn a card up"
        says = missing if rules.dealing.turns_up else "these rules turn no card up; leave it out"
        raise ValueError(says)
    given = start.cards
    for at, card in enumerate(given):
        if card in given[:at]:
            raise ValueError(f"{card} is dealt twice; every card is in the pack once")
        if card not in rules.pack:
            pack = f"the pack of {len(rules.pack)} cards for {rules.seats} seats"
            why = message("undealt-card", card=f"{card}")
            raise UndealtError(f"{card} is not in {pack}; take another card", why)
    for seat, (cards, places) in enumerate(zip(start.hands, rules.dealing.plan, strict=True)):
        if len(cards) != len(places):
            name = seat_name(seat, names)
            says = f"{name} has {len(cards)} cards and is dealt {len(places)} here; give as many"
            why = message("undealt-hand", seat=name, has=len(cards), dealt=len(places))
            raise UndealtError(says, why)
    rest = tuple(card for card in rules.pack if card not in given)
    return replace(start, talon=(*start.talon, *rest))


def winner(table: Table) -> Seat | None:
    """Return who took most tricks, else who went out, else who won the vying, else None."""
    if any(table.tricks):
        best = [seat for seat, won in enumerate(table.tricks) if won == max(table.tricks)]
        return best[0] if len(best) == 1 else None
    return table.won_vie if table.out is None else table.out
