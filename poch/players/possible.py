"""The deals that a seat must think possible: the cards it has not seen lie otherwise, and all it saw agrees.

A far-sighted player plays such deals to their ends. Which deals are possible cannot be said by rules
about cards, because each text has its own reasons why somebody could not follow, or had to pass. So the
engine is asked: the seat's cards stay, the unseen ones are laid anew, all that was done is done again,
and what the seat would have seen is compared with what it saw. No phase has to say what it gives away.

Shuffling until a deal agrees would take too long, because after some tricks few do. A deal is mended
instead. `agrees` says after how many of the things seen it goes another way. Two unseen cards change
places, and what gets further stands. An example: B went on with the nine of hearts, and the seat sees
neither B's hand nor what was left over. In a shuffle the nine lies with C, so the replay stops at that
play, say after 23 things. Exchanging the nine with a card of B takes it past, to the next thing that
does not agree. Giving C the nine again would bring it back, and does not stand.

A change that gets as far, and no further, stands by what the others called: who knocks is likelier to
hold a pair. `_likelihood` weighs their calls by the model of bluffs, and what is half as likely stands half
of the times, as Metropolis and others proposed in 1953. So once all agrees, exchanging goes on from one
possible deal to the next. Before each round of `EXCHANGES` a new shuffle is tried, in case it agrees at
once.

There are functions inside functions here because a hand has things that hold for all its deals: what
was seen, whose the unseen places are, which card must decide trumps. `_places` works them out once and
returns what lays cards by them; `possible_deals` does so with what was seen.

Three warnings. Deals that follow each other are alike, and the same may come twice: they are no
independent draws. `start` and the ledger hold everything, so take from them only what
`seat_view` lets through, or the player cheats. And how often `random` is asked decides every later
deal: another call in between changes what the player does in each recorded game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import TypeAlias

from poch.game.actions import Action, Ask, Verb
from poch.game.actions import Choice as Done
from poch.game.cards import Card, rank, suit
from poch.game.engine import resume_hand
from poch.game.events import TrumpCardShown
from poch.game.ledger import Ledger
from poch.game.phases.dealing import Plan
from poch.game.replay import actions_in_order
from poch.game.seat_view import View, may_hold_back, notices, witness
from poch.game.start import Start
from poch.game.table import Seat

Possible: TypeAlias = tuple[Start, Sequence[Done]]
"""A start, and all that was done after it."""

KNOCKS = (0.43, 0.62, 0.93)
"""How often the best of four players in the model of bluffs knock with nothing, a pair, and more of a rank."""
ALONG = (0.03, 0.3, 0.99)
"""How often they hold or raise when another has knocked. Both are near the means of all texts in variants/bluff.json."""
CALLS: Mapping[Verb, tuple[tuple[float, ...], bool]] = {
    "knock": (KNOCKS, True),
    "pass": (KNOCKS, False),
    "hold": (ALONG, True),
    "raise": (ALONG, True),
    "fold": (ALONG, False),
}
"""What each call is in that model, and whether it does so or not."""
OTHERWISE = 0.1
"""How often a player calls as nobody would by that model."""
TRIES = 150
"""How many deals are looked for before there are no more."""
EXCHANGES = 8
"""How often two cards of a deal change places until it counts as another."""


def possible_deals(view: View, start: Start, ledger: Ledger, random: Random) -> Iterator[Possible]:
    """Yield deals in which the seat would have seen all that it saw; `start` is what the hand began with.

    Of the ledger only what the seat may see has a part in it. That does not hold while seats claim pools:
    a claim is made before others see it, so a claim wants no such deals. A deal by chance is mended where it does
    not agree: two unseen cards change places, and stay there if no less of what was seen agrees. Of
    deals that agree, those in which others are likelier to call as they did come more often.
    """
    free = may_hold_back(view.rules)
    did = [act for _, act, _ in actions_in_order(ledger.events, ledger.choices, ledger.when)]
    shown = [event.card for event in ledger.events if isinstance(event, TrumpCardShown)]
    dealt, owners = _places(view, start, did, shown)

    def noticed_by_seat(ledger: Ledger) -> Iterator[tuple[object, ...]]:
        for event in ledger.events:
            if notices(event, view.seat, may_hold_back=free):
                yield witness(event, view.seat)

    saw = [*noticed_by_seat(ledger)]

    def agrees(cards: Sequence[Card]) -> int:
        """Return how much of what was seen comes about, and one more if the seat is asked after it."""
        asked: list[Ask] = []

        def then(ask: Ask, _: Ledger) -> Action | None:
            asked.append(ask)
            return None

        count = 0
        for sight in noticed_by_seat(resume_hand(view.rules, *dealt(cards), then)):
            if count == len(saw) or sight != saw[count]:
                return count
            count += 1
        return count + (bool(asked) and asked[0].seat == view.seat)

    whole, cards = len(saw) + 1, _shuffle(view.unseen, random)
    agree, likely = agrees(cards), _likelihood(view.seat, *dealt(cards))
    for _ in range(TRIES):
        for change in range(EXCHANGES + 1):
            anew = change == 0
            other = _shuffle(cards, random) if anew else _exchange(cards, owners, random)
            as_much = agrees(other)
            if as_much < (whole if anew else agree):
                continue
            as_likely = _likelihood(view.seat, *dealt(other))
            if as_much > agree or random.random() * likely < as_likely:
                cards, agree, likely = other, as_much, as_likely
                if anew:
                    break
        if agree == whole:
            yield dealt(cards)


def _likelihood(viewer: Seat, start: Start, did: Sequence[Done]) -> float:
    """Return how likely the others would call as they did before the first card was played."""
    likelihood = 1.0
    for seat, action in did:
        if action.verb == "play":
            break
        if action.verb in CALLS and seat != viewer:
            ranks = [*map(rank, start.hands[seat])]
            by, goes = CALLS[action.verb]
            chance = by[min(max(map(ranks.count, ranks)), len(by)) - 1]
            likelihood *= OTHERWISE + (1 - OTHERWISE) * (chance if goes else 1 - chance)
    return likelihood


def _places(
    view: View, start: Start, did: Sequence[Done], shown: Sequence[Card]
) -> tuple[Callable[[Sequence[Card]], Possible], list[int]]:
    """Return what lays the unseen cards in their places, and by place whose it is; -1 is nobody's.

    Where another gave away a card that the seat did not see, it gave away the first of its unseen cards.
    Where a card that was dealt made trumps, the one that was `shown` lies in its place, or else a trump.
    """
    unseen = {*view.unseen}
    known = [
        tuple([card for card in order if card in {*hand} - unseen])
        for seat, hand in enumerate(start.hands)
        for order in [hand if seat == view.seat else view.rules.pack]
    ]
    many = [len(hand) - len(kept) for hand, kept in zip(start.hands, known, strict=True)]
    owners = [seat for seat, some in enumerate(many) for _ in range(some)]

    gone = [card for card in view.rules.pack if card in {*start.talon} - unseen]
    plan, deciding = view.rules.dealing.plan, view.rules.dealing.turn_up.card.means.dealt
    decides = _at(plan, deciding(plan)) if deciding else None

    def dealt(cards: Sequence[Card]) -> Possible:
        left = iter(cards)
        drawn = [tuple(islice(left, some)) for some in many]
        hands = [[*kept, *more] for kept, more in zip(known, drawn, strict=True)]
        if decides and decides[0] != view.seat:
            hand, place = hands[decides[0]], decides[1]
            made = [
                card for card in hand if card in shown or (not shown and suit(card) == view.trump)
            ]
            for card in made[:1]:
                hand.remove(card)
                hand.insert(place, card)
        turn_up = next(left) if start.turn_up in unseen else start.turn_up
        talon = (*gone, *left)
        again = [
            (seat, Action(action.verb, card=drawn[seat][0]) if action.card in unseen else action)
            for seat, action in did
        ]
        return replace(start, hands=tuple(map(tuple, hands)), turn_up=turn_up, talon=talon), again

    return dealt, owners + [-1] * (len(unseen) - len(owners))


def _at(plan: Plan, place: int) -> tuple[Seat, int]:
    """Return the seat that is dealt the card at a place in the pack, and its place in the hand."""
    return next((seat, places.index(place)) for seat, places in enumerate(plan) if place in places)


def _shuffle(cards: Sequence[Card], random: Random) -> list[Card]:
    return sorted(cards, key=lambda _: random.random())


def _exchange(cards: Sequence[Card], owners: Sequence[int], random: Random) -> list[Card]:
    """Return the cards with two of different owners exchanged, if there are such."""
    first = int(random.random() * len(cards))
    others = [place for place, owner in enumerate(owners) if owner != owners[first]]
    again = [*cards]
    if others:
        other = others[int(random.random() * len(others))]
        again[first], again[other] = again[other], again[first]
    return again
