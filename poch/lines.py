"""The sentences that say what happened: one template for each type of event."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from poch import events as e
from poch.actions import Ask
from poch.cards import SUITS, Card
from poch.events import Event

RANK_WORDS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "10": "ten", "9": "nine", "8": "eight",
    "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
           "eleven", "twelve")  # fmt: skip
POOLS = {
    "ace": "Ace", "king": "King", "queen": "Queen", "jack": "Jack", "ten": "Ten",
    "marriage": "Marriage", "sequence": "Sequence", "poch": "Poch", "centre": "the centre",
    "stich": "Stich",
}  # fmt: skip
STAGES = {
    "dressing": "The dressing of the board", "dealing": "The deal", "melding": "The melding",
    "vying": "The vying", "shedding": "The playing out", "settling": "The settling",
}  # fmt: skip
SHAPES = {
    "boxes": "The pools are separate boxes.",
    "slats": "The board is one box, divided lengthwise by slats.",
    "rows": "The board has a row for each pool.",
    "round": "The board is round, with a cup for each pool and one in the middle.",
}
MEASURES = {
    "size": "more cards beat fewer", "rank": "the higher rank beats the lower",
    "trump": "the one with trumps is the better", "club": "the one with the club is the better",
    "highest-card": "the highest card decides", "suits": "the higher suit decides",
    "next-card": "the next card decides", "forehand": "the one nearer to forehand is the better",
    "length": "the longer run is the better", "top": "the run with the higher top is the better",
}  # fmt: skip
LEADS = {
    "forehand": "as forehand", "vie-winner": "as the winner of the vying",
    "last-to-play": "having played the last card", "trick-winner": "having played the highest card",
}  # fmt: skip
VERBS = {
    "pass": "pass", "fold": "drop out", "hold": "hold", "knock": "knock", "raise": "raise",
    "play": "play a card", "claim": "claim", "swap": "exchange a card",
}  # fmt: skip
CHOICE = 2
YOU = "You"
"""The name of a seat that sentences address."""

Names: TypeAlias = Sequence[str]


def who(names: Names, seat: int) -> str:
    """Return a seat's name as it stands within a sentence."""
    return "you" if names[seat] == YOU else names[seat]


def does(names: Names, seat: int, verb: str) -> str:
    """Return who does what, such as `Ann takes`; a seat named You gets `you take`."""
    if names[seat] == YOU:
        verb = {"is": "are", "has": "have", "passes": "pass"}.get(verb, verb.removesuffix("s"))
    return f"{who(names, seat)} {verb}"


def number(count: int) -> str:
    """Return a number in words up to twelve, in figures above."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def counted(count: int, thing: str = "chip") -> str:
    """Return a number of things, such as `three chips`."""
    return f"{number(count)} {thing}{'' if count == 1 else 's'}"


def card_name(card: Card | str) -> str:
    """Return a card in words, such as `king of hearts`."""
    return "a card" if card == "??" else f"{RANK_WORDS[card[:-1]]} of {SUITS[card[-1]]}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Return a list as a sentence has it: `a, b and c`."""
    if len(parts) < CHOICE:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def cards(shown: Sequence[str]) -> str:
    """Return cards in words; those of one suit or one rank are named together."""
    suits, ranks = {card[-1] for card in shown}, {card[:-1] for card in shown}
    if len(shown) > 1 and len(suits) == 1 and "??" not in shown:
        return f"{listed([RANK_WORDS[card[:-1]] for card in shown])} of {SUITS[shown[0][-1]]}"
    if len(shown) > 1 and len(ranks) == 1 and "??" not in shown:
        word = RANK_WORDS[shown[0][:-1]]
        plural = "sixes" if word == "six" else f"{word}s"
        return f"{number(len(shown))} {plural} ({listed([SUITS[card[-1]] for card in shown])})"
    return listed([card_name(card) for card in shown])


def pools(named: Sequence[str]) -> str:
    """Return the names of pools as a sentence has them."""
    return listed([POOLS[pool] for pool in named])


def _antes(event: e.Dressed, names: Names) -> str:
    each = {chips for _, chips in event.antes}
    told = pools([pool for pool, _ in event.antes])
    return f"{does(names, event.seat, 'puts')} {counted(min(each))} in each of {told}."


def _dealer(event: e.DealerNamed, names: Names) -> str:
    how = {
        "first-ace": "having been given the first ace", "by-lot": "chosen by chance",
        "forehand": "having been forehand before",
    }  # fmt: skip
    return f"{does(names, event.seat, 'deals')}, {how.get(event.how, event.how)}."


def _seated(event: e.Seated, names: Names) -> str:
    return f"{number(event.seats).capitalize()} sit down: {listed(names)}."


def _dealt(event: e.Dealt, names: Names) -> str:
    packets = " and ".join(number(one) for one in event.packets)
    how = "one at a time" if set(event.packets) == {1} else f"in packets of {packets}"
    return f"{does(names, event.seat, 'is')} dealt {counted(len(event.cards), 'card')}, {how}."


def _stage(event: e.StageBegan, _: Names) -> str:
    rest = f" for {pools(event.pools)}" if event.pools else ""
    return f"{STAGES[event.stage]}{rest} begins."


def _outranked(event: e.Outranked, names: Names) -> str:
    return f"{does(names, event.by, 'beats')} {who(names, event.seat)}: {MEASURES[event.how]}."


def _staked(event: e.Staked, names: Names) -> str:
    where = f"into {POOLS[event.pool]}" if event.pool else "in the middle"
    return f"{does(names, event.seat, 'lays')} {counted(event.chips)} {where}."


def _alone(event: e.LeftAlone, names: Names) -> str:
    if not event.cards:
        return f"All others are out; {who(names, event.seat)} need not show."
    return f"All others are out; {does(names, event.seat, 'shows')} {cards(event.cards)}."


def _won(event: e.VieWon, names: Names) -> str:
    taken = counted(event.chips + sum(event.stakes))
    return f"By winning the vying {does(names, event.seat, 'takes')} {taken}."


def _share(event: e.ShareWon, names: Names) -> str:
    taken = counted(event.chips + sum(event.stakes))
    return (
        f"{does(names, event.seat, 'has')} {taken} of the stakes that the winner could not match."
    )


def _counted(event: e.Counted, names: Names) -> str:
    left = f"{does(names, event.seat, 'is')} left with {counted(event.left, 'card')}"
    return f"{left}, {counted(event.count, 'point')}." if event.measure == "points" else f"{left}."


def _most(event: e.MostCounted, names: Names) -> str:
    seats = listed([who(names, seat) for seat in event.seats])
    seats = does(names, event.seats[0], "has") if len(event.seats) == 1 else f"{seats} each have"
    return f"{seats} most cards left, {number(event.count)}."


def _waived(event: e.ExtraWaived, names: Names) -> str:
    if event.to is None:
        return "Nobody pays extra for most cards."
    return f"Nothing extra is paid to {who(names, event.to)}, already paid for going out."


def _sized(event: e.HandsSized, _: Names) -> str:
    if isinstance(event.each, str):
        return "All cards but one are to be dealt."
    return f"Each is to have {counted(event.each, 'card')}."


Template: TypeAlias = Callable[[Any, Names], str]

CATALOGUE: dict[type[Event], Template] = {
    e.Seated: _seated,
    e.DirectionSet: lambda v, _: (
        "Deal and play go round to the left." if v.direction == "clockwise"
        else "Deal and play go round to the right."
    ),
    e.PackTaken: lambda v, _: f"The pack has {v.size} cards.",
    e.SuitsNamed: lambda v, _: f"The cards have {v.suits.capitalize()} suits.",
    e.RanksOrdered: lambda v, _: (
        f"The {RANK_WORDS[v.ranks[0]]} is the highest card, the {RANK_WORDS[v.ranks[-1]]} the lowest."
    ),
    e.BoardLaid: lambda v, _: f"The board has {counted(len(v.pools), 'pool')}: {pools(v.pools)}.",
    e.BoardShaped: lambda v, _: SHAPES[v.shape],
    e.DealerNamed: _dealer,
    e.StageBegan: _stage,
    e.Dressed: _antes,
    e.CouldNotDress: lambda v, n: f"{does(n, v.seat, 'has')} too few chips to dress the board.",
    e.PackCut: lambda v, n: (
        "The pack is not cut." if v.seat is None else f"{does(n, v.seat, 'cuts')} the pack."
    ),
    e.HandsSized: _sized,
    e.Dealt: _dealt,
    e.TurnedUp: lambda v, _: f"The {card_name(v.card)} is turned up.",
    e.TrumpsMade: lambda v, _: f"{SUITS[v.suit].capitalize()} are trumps.",
    e.TurnUpLeft: lambda _, __: "The card turned up belongs to nobody.",
    e.TurnUpTaken: lambda v, n: f"{does(n, v.seat, 'takes')} up the {card_name(v.card)}.",
    e.TurnUpSwapped: lambda v, n: f"{does(n, v.seat, 'exchanges')} a card for the {card_name(v.turn_up)}.",
    e.SwapDeclined: lambda v, n: f"{does(n, v.seat, 'lets')} the card turned up lie.",
    e.TurnUpPaid: lambda v, n: (
        f"For turning it up {does(n, v.seat, 'takes')} {counted(v.chips)} from {POOLS[v.pool]}."
    ),
    e.TurnUpUnpaid: lambda v, _: f"Nobody is paid for it: {POOLS[v.pool]} cannot be won so.",
    e.Melded: lambda v, n: (
        f"{does(n, v.seat, 'shows')} the {cards(v.cards)}, taking {counted(v.chips)} from {POOLS[v.pool]}."
    ),
    e.RunShown: lambda v, n: f"{does(n, v.seat, 'shows')} a run: {cards(v.cards)}.",
    e.Forgot: lambda v, n: f"{does(n, v.seat, 'forgets')} to claim {POOLS[v.pool]}.",
    e.Carried: lambda v, _: f"Nobody takes {listed([POOLS[p] for p in v.pools], 'or')}; it stays.",
    e.Outranked: _outranked,
    e.VieOpened: lambda v, _: f"The vying is for {POOLS[v.pool]}.",
    e.FirstToSpeak: lambda v, n: f"{does(n, v.seat, 'speaks')} first.",
    e.Passed: lambda v, n: f"{does(n, v.seat, 'passes')}.",
    e.Knocked: lambda v, n: f"{does(n, v.seat, 'knocks')} for {counted(v.chips)}.",
    e.Held: lambda v, n: f"{does(n, v.seat, 'holds')}.",
    e.Raised: lambda v, n: f"{does(n, v.seat, 'raises')} to {counted(v.stake)}.",
    e.LetStand: lambda v, n: f"{does(n, v.seat, 'lets')} the stakes stand.",
    e.Folded: lambda v, n: (
        f"{does(n, v.seat, 'drops')} out" + (f", losing {counted(v.staked)}." if v.staked else ".")
    ),
    e.Staked: _staked,
    e.NobodyKnocked: lambda _, __: "Nobody knocks; what lies in the pool stays.",
    e.SetShown: lambda v, n: f"{does(n, v.seat, 'shows')} {cards(v.cards)}.",
    e.LeftAlone: _alone,
    e.NothingShown: lambda v, n: f"{does(n, v.seat, 'is')} alone without a set to show; all chips stay.",
    e.VieWon: _won,
    e.ShareWon: _share,
    e.LeadGiven: lambda v, n: f"{does(n, v.seat, 'has')} the lead, {LEADS[v.how]}.",
    e.Led: lambda v, n: f"{does(n, v.seat, 'leads')} the {card_name(v.card)}.",
    e.Played: lambda v, n: f"{does(n, v.seat, 'plays')} the {card_name(v.card)}.",
    e.PlayedNothing: lambda v, n: f"{who(n, v.seat)} cannot follow: nothing is played.",
    e.HeldBack: lambda _, __: "Nobody goes on.",
    e.RunStopped: lambda v, _: f"The run stops at the {card_name(v.card)}.",
    e.WentOut: lambda v, n: f"With no card left {does(n, v.seat, 'is')} out.",
    e.Counted: _counted,
    e.Paid: lambda v, n: (
        f"{does(n, v.seat, 'pays')} {who(n, v.to)} {counted(v.chips)}"
        + (" for having most cards." if v.extra else ".")
    ),
    e.MostCounted: _most,
    e.ExtraWaived: _waived,
    e.FellShort: lambda v, n: f"{who(n, v.seat)} cannot pay {who(n, v.to)} the other {counted(v.chips)}.",
    e.PrizeTaken: lambda v, n: f"{does(n, v.seat, 'takes')} {counted(v.chips)} from {POOLS[v.pool]}.",
    e.SessionEnded: lambda v, n: f"{who(n, v.seat)} cannot dress the board; the session is over.",
    e.SessionWon: lambda v, n: (
        f"{listed([who(n, seat) for seat in v.seats])} won the session with {counted(v.chips)}."
    ),
    e.ResidueLeft: lambda v, _: f"The {counted(v.chips)} on the board belong to nobody.",
    e.ResidueDivided: lambda v, n: (
        f"{does(n, v.seat, 'is')} given {counted(sum(chips for _, chips in v.parts))} from the board."
    ),
}  # fmt: skip


def line(event: Event, names: Names) -> str:
    """Return the sentence that tells an event."""
    return _begun(CATALOGUE[type(event)](event, names))


def question(ask: Ask, names: Names) -> str:
    """Return the sentence that puts a question."""
    verbs = [VERBS[option.verb] for option in ask.options]
    return _begun(f"{who(names, ask.seat)} may {listed(verbs, 'or')}.")


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
