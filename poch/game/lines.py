"""The sentences that say what happened: one template for each type of event."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from poch.game import events as e
from poch.game.actions import Ask
from poch.game.cards import SUITS, Card
from poch.game.events import Event

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
GERMAN_RANKS = {"A": "Deuce", "Q": "Ober", "J": "Unter"}
GERMAN_SUITS = {"c": "acorns", "d": "bells", "h": "hearts", "s": "leaves"}
GERMAN_POOLS = {"ace": "Deuce", "queen": "Ober", "jack": "Unter"}
STAGES = {
    "dressing": "The dressing of the board", "dealing": "The deal", "melding": "The melding",
    "vying": "The vying", "shedding": "The playing out", "settling": "The settling",
}  # fmt: skip
PART_NAMES = {
    "dressing": "dressing", "dealing": "deal", "melding": "melding", "vying": "vying",
    "shedding": "playing out", "settling": "settling",
}  # fmt: skip
SHAPES = {
    "boxes": "The pools are separate boxes.",
    "slats": "The board is one box, divided lengthwise by slats.",
    "rows": "The board has a row for each pool.",
    "round": "The board is round, with a cup for each pool and one in the middle.",
    "ring": "The board is round, with a cup for each pool along its rim.",
}
MEASURES = {
    "size": "more cards beat fewer", "rank": "the higher rank beats the lower",
    "trump": "the one with trumps is the better", "club": "the one with the club is the better",
    "highest-card": "the highest card decides", "suits": "the higher suit decides",
    "next-card": "the next card decides", "side-cards": "the cards beside the pair decide", "forehand": "the one nearer to forehand is the better",
    "length": "the longer run is the better", "top": "the run with the higher top is the better",
}  # fmt: skip
LEADS = {
    "forehand": "as forehand", "vie-winner": "as the winner of the vying",
    "next-with-cards": "as the next who has cards",
    "last-to-play": "having played the last card", "trick-winner": "having played the highest card",
}  # fmt: skip
DECISIVE = {
    "first-dealt": "The first card dealt", "last-dealt": "The last card dealt",
    "dealers-last": "The last card dealt to the dealer",
}  # fmt: skip
VERBS = {
    "pass": "pass", "fold": "drop out", "hold": "hold", "knock": "knock", "raise": "raise",
    "play": "play a card", "claim": "claim", "swap": "exchange a card",
}  # fmt: skip
CHOICE = 2
YOU = "You"
"""The name of a seat that sentences address."""


def number(count: int) -> str:
    """Return a number in words up to twelve, in figures above."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def counted(count: int, thing: str = "chip") -> str:
    """Return a number of things, such as `three chips`."""
    return f"{number(count)} {thing}{'' if count == 1 else 's'}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Return a list as a sentence has it: `a, b and c`."""
    if len(parts) < CHOICE:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


class Words(NamedTuple):
    """How sentences name seats, cards and pools.

    `seats` are the names of the seats; `suits` is french or german; `names` gives the pools
    that a source calls otherwise.
    """

    seats: Sequence[str]
    suits: str
    names: Mapping[str, str]

    def who(self, seat: int) -> str:
        """Return a seat's name as it stands within a sentence."""
        return "you" if self.seats[seat] == YOU else self.seats[seat]

    def all(self, seats: Sequence[int]) -> str:
        """Return the names of several seats."""
        return listed([self.who(seat) for seat in seats])

    def does(self, seat: int, verb: str) -> str:
        """Return who does what, such as `Ann takes`; a seat named You gets `you take`."""
        if self.seats[seat] == YOU:
            verb = {"is": "are", "has": "have", "passes": "pass"}.get(verb, verb.removesuffix("s"))
        return f"{self.who(seat)} {verb}"

    def rank(self, name: str) -> str:
        """Return a rank in words, such as `king`, or with German suits `Ober`."""
        return (GERMAN_RANKS if self.suits == "german" else {}).get(name) or RANK_WORDS[name]

    def suit(self, letter: str) -> str:
        """Return a suit in words."""
        return GERMAN_SUITS[letter] if self.suits == "german" else SUITS[letter]

    def card(self, card: Card) -> str:
        """Return a card in words, such as `king of hearts`."""
        return f"{self.rank(card[:-1])} of {self.suit(card[-1])}"

    def cards(self, shown: Sequence[Card]) -> str:
        """Return cards in words; those of one suit or one rank are named together."""
        suits, ranks = {card[-1] for card in shown}, {card[:-1] for card in shown}
        if len(shown) > 1 and len(suits) == 1:
            named = listed([self.rank(card[:-1]) for card in shown])
            return f"{named} of {self.suit(shown[0][-1])}"
        if len(shown) > 1 and len(ranks) == 1:
            word = self.rank(shown[0][:-1])
            plural = {"six": "sixes", "Ober": "Ober", "Unter": "Unter"}.get(word, f"{word}s")
            which = listed([self.suit(card[-1]) for card in shown])
            return f"{number(len(shown))} {plural} ({which})"
        return listed([self.card(card) for card in shown])

    def pool(self, name: str) -> str:
        """Return the name of a pool within a sentence."""
        german = GERMAN_POOLS if self.suits == "german" else {}
        return self.names.get(name) or german.get(name) or POOLS[name]

    def pools(self, names: Sequence[str], last: str = "and") -> str:
        """Return the names of several pools."""
        return listed([self.pool(name) for name in names], last)


def _antes(event: e.Dressed, words: Words) -> str:
    pools: dict[int, list[str]] = {}
    for pool, chips in event.antes:
        pools.setdefault(chips, []).append(pool)
    puts = begun(words.does(event.seat, "puts"))
    return " ".join(
        f"{puts} {counted(chips)} in {'each of ' if len(same) > 1 else ''}{words.pools(same)}."
        for chips, same in pools.items()
    )


def _dealer(event: e.DealerNamed, words: Words) -> str:
    how = {
        "first-ace": "having drawn the first ace", "by-lot": "chosen by chance",
        "forehand": "having been forehand before",
    }  # fmt: skip
    return f"{words.does(event.seat, 'deals')}, {how.get(event.how, event.how)}."


def _seated(event: e.Seated, words: Words) -> str:
    may = " to ".join(dict.fromkeys(map(number, (event.least, event.most))))
    seated = f"{number(event.seats).capitalize()} sit down: {listed(words.seats)}"
    return f"{seated}; {may} may play."


def _dealt(event: e.Dealt, words: Words) -> str:
    packets = " and ".join(number(one) for one in event.packets)
    how = "one at a time" if set(event.packets) == {1} else f"in packets of {packets}"
    return f"{words.does(event.seat, 'is')} dealt {counted(len(event.cards), 'card')}, {how}."


def _stage(event: e.StageBegan, words: Words) -> str:
    rest = f" for {words.pools(event.pools)}" if event.pools else ""
    return f"{STAGES[event.stage]}{rest} begins."


def _outranked(event: e.Outranked, words: Words) -> str:
    return f"{words.does(event.by, 'beats')} {words.who(event.seat)}: {MEASURES[event.how]}."


def _staked(event: e.Staked, words: Words) -> str:
    where = f"into {words.pool(event.pool)}" if event.pool else "in the middle"
    return f"{words.does(event.seat, 'lays')} {counted(event.chips)} {where}."


def _set_shown(event: e.SetShown, words: Words) -> str:
    same = len({card[:-1] for card in event.cards}) == 1
    return f"{words.does(event.seat, 'shows')} {'' if same else 'the '}{words.cards(event.cards)}."


def _alone(event: e.LeftAlone, words: Words) -> str:
    if not event.cards:
        return f"All others are out; {words.who(event.seat)} need not show."
    return f"All others are out; {words.does(event.seat, 'shows')} {words.cards(event.cards)}."


def _won(event: e.VieWon, words: Words) -> str:
    taken = counted(event.chips + sum(event.stakes))
    return f"By winning the vying {words.does(event.seat, 'takes')} {taken}."


def _share(event: e.ShareWon, words: Words) -> str:
    taken = counted(event.chips + sum(event.stakes))
    return f"{words.does(event.seat, 'has')} {taken} of the stakes that the winner could not match."


def _counted(event: e.Counted, words: Words) -> str:
    left = f"{words.does(event.seat, 'is')} left with {counted(event.left, 'card')}"
    return f"{left}, {counted(event.count, 'point')}." if event.measure == "points" else f"{left}."


def _most(event: e.MostCounted, words: Words) -> str:
    seats = words.all(event.seats)
    seats = words.does(event.seats[0], "has") if len(event.seats) == 1 else f"{seats} each have"
    how = {"shared": ", and share what they pay", "each-in-full": ", and each pays in full"}
    return f"{seats} most cards left, {number(event.count)}{how.get(event.how or '', '')}."


def _waived(event: e.ExtraWaived, words: Words) -> str:
    if event.to is None:
        return "Nobody pays extra for most cards."
    return f"Nothing extra is paid to {words.who(event.to)}, already paid for going out."


def _sized(event: e.HandsSized, _: Words) -> str:
    if isinstance(event.each, str):
        but_one = "" if event.each == "all" else " but one"
        return f"All cards{but_one} are to be dealt."
    if isinstance(event.each, tuple):
        return f"They are to have {listed([number(one) for one in event.each])} cards."
    return f"Each is to have {counted(event.each, 'card')}."


Template: TypeAlias = Callable[[Any, Words], str]

CATALOGUE: dict[type[Event], Template] = {
    e.Seated: _seated,
    e.DirectionSet: lambda v, _: (
        "Deal and play go round to the left." if v.direction == "clockwise"
        else "Deal and play go round to the right."
    ),
    e.PackTaken: lambda v, _: f"The pack has {v.size} cards.",
    e.SuitsNamed: lambda v, _: f"The cards have {v.suits.capitalize()} suits.",
    e.RanksOrdered: lambda v, w: (
        f"The {w.rank(v.ranks[0])} is the highest card, the {w.rank(v.ranks[-1])} the lowest."
    ),
    e.BoardLaid: lambda v, w: f"The board has {counted(len(v.pools), 'pool')}: {w.pools(v.pools)}.",
    e.BoardShaped: lambda v, _: SHAPES[v.shape],
    e.DealerNamed: _dealer,
    e.StageBegan: _stage,
    e.Dressed: _antes,
    e.CouldNotDress: lambda v, w: f"{w.does(v.seat, 'has')} too few chips to dress the board.",
    e.PackCut: lambda v, w: (
        "The pack is not cut." if v.seat is None else f"{w.does(v.seat, 'cuts')} the pack."
    ),
    e.HandsSized: _sized,
    e.Dealt: _dealt,
    e.TurnedUp: lambda v, w: f"The {w.card(v.card)} is turned up.",
    e.NothingTurnedUp: lambda _, __: "No card is turned up.",
    e.TrumpCardShown: lambda v, w: (
        f"{DECISIVE[v.how]}, the {w.card(v.card)}, falls to {w.who(v.seat)} and is shown."
    ),
    e.TrumpCardSeen: lambda v, w: (
        f"{w.does(v.seat, 'looks')} at the last card dealt to the dealer, and names its suit."
    ),
    e.TrumpsMade: lambda v, w: f"{w.suit(v.suit).capitalize()} are trumps.",
    e.TurnUpLeft: lambda _, __: "The card turned up belongs to nobody.",
    e.TurnUpTaken: lambda v, w: f"{w.does(v.seat, 'takes')} up the {w.card(v.card)}.",
    e.TurnUpSwapped: lambda v, w: f"{w.does(v.seat, 'exchanges')} a card for the {w.card(v.turn_up)}.",
    e.SwapDeclined: lambda v, w: f"{w.does(v.seat, 'lets')} the card turned up lie.",
    e.TurnUpPaid: lambda v, w: (
        f"For turning it up {w.does(v.seat, 'takes')} {counted(v.chips)} from {w.pool(v.pool)}."
    ),
    e.TurnUpUnpaid: lambda v, w: f"Nobody is paid for it: {w.pool(v.pool)} cannot be won so.",
    e.Melded: lambda v, w: (
        f"{w.does(v.seat, 'shows')} the {w.cards(v.cards)}, taking {counted(v.chips)} from {w.pool(v.pool)}."
    ),
    e.RunShown: lambda v, w: f"{w.does(v.seat, 'shows')} a run: {w.cards(v.cards)}.",
    e.Forgot: lambda v, w: f"{w.does(v.seat, 'forgets')} to claim {w.pool(v.pool)}.",
    e.Carried: lambda v, w: (
        f"Nobody takes {w.pools(v.pools, 'or')}; what lies there stays"
        + ("." if v.how == "carried" else " for whoever is out first.")
    ),
    e.Outranked: _outranked,
    e.VieOpened: lambda v, w: f"All vie for {w.pool(v.pool)}.",
    e.FirstToSpeak: lambda v, w: f"{w.does(v.seat, 'speaks')} first.",
    e.StakesCapped: lambda v, w: (
        f"Nobody may stake more than the {counted(v.chips)} that {w.does(v.seat, 'has')}."
    ),
    e.Passed: lambda v, w: f"{w.does(v.seat, 'passes')}.",
    e.Knocked: lambda v, w: f"{w.does(v.seat, 'knocks')} for {counted(v.chips)}.",
    e.Held: lambda v, w: f"{w.does(v.seat, 'holds')}.",
    e.Raised: lambda v, w: f"{w.does(v.seat, 'raises')} to {counted(v.stake)}.",
    e.FreeToRaise: lambda v, w: f"All have answered; {w.who(v.seat)} may raise.",
    e.LetStand: lambda v, w: f"{w.does(v.seat, 'lets')} the stakes stand.",
    e.Folded: lambda v, w: (
        f"{w.does(v.seat, 'drops')} out" + (f", losing {counted(v.staked)}." if v.staked else ".")
    ),
    e.Staked: _staked,
    e.NobodyKnocked: lambda _, __: "Nobody knocks; what lies in the pool stays.",
    e.SetShown: _set_shown,
    e.LeftAlone: _alone,
    e.NothingShown: lambda v, w: f"{w.does(v.seat, 'is')} alone without a set to show; all chips stay.",
    e.BluffPaid: lambda v, w: (
        f"Having knocked without the best set, {w.does(v.seat, 'pays')} {counted(v.chips)} into {w.pool(v.pool)}."
    ),
    e.SetNamed: lambda v, w: f"{w.does(v.seat, 'names')} and shows {w.cards(v.cards)}."
    if w.seats[v.seat] != YOU else f"You name and show {w.cards(v.cards)}.",
    e.AskedAgain: lambda v, w: f"{w.does(v.seat, 'asks')} who will knock again.",
    e.NobodyAgain: lambda _, __: "Nobody knocks again.",
    e.LaidOff: lambda v, w: f"{w.does(v.seat, 'lays')} off {w.cards(v.cards)}.",
    e.VieWon: _won,
    e.ShareWon: _share,
    e.RunsOrdered: lambda v, w: (
        f"Runs go up in this order: {listed([w.rank(one) for one in reversed(v.ranks)])}."
    ),
    e.LeadGiven: lambda v, w: f"{w.does(v.seat, 'has')} the lead, {LEADS[v.how]}.",
    e.Led: lambda v, w: f"{w.does(v.seat, 'leads')} the {w.card(v.card)}.",
    e.Played: lambda v, w: f"{w.does(v.seat, 'plays')} the {w.card(v.card)}.",
    e.PlayedNothing: lambda v, w: f"{w.who(v.seat)} cannot follow: nothing is played.",
    e.Waited: lambda v, w: f"{w.does(v.seat, 'adds')} nothing.",
    e.CountMade: lambda v, _: f"The count is {v.total}.",
    e.CountStopped: lambda v, _: f"The count stops at {v.total}.",
    e.TrickWon: lambda v, w: f"{w.does(v.seat, 'takes')} the trick.",
    e.HeldBack: lambda v, w: f"{w.does(v.seat, 'keeps')} the card back.",
    e.RunStopped: lambda v, w: f"The run stops at the {w.card(v.card)}.",
    e.WentOut: lambda v, w: (
        f"With no card left {w.does(v.seat, 'is')} out"
        + ("." if v.how == "at-once" else "; what was begun is finished first.")
    ),
    e.Counted: _counted,
    e.MostTricks: lambda v, w: (
        f"{w.does(v.seats[0], 'has')} most tricks, {number(v.count)}." if len(v.seats) == 1
        else f"{w.all(v.seats)} each have most tricks, {number(v.count)}."
    ),
    e.NoTrick: lambda v, w: (
        f"{w.does(v.seat, 'has')} no trick, and is left with {counted(v.left, 'card')}."
        if w.seats[v.seat] != YOU
        else f"You have no trick, and are left with {counted(v.left, 'card')}."
    ),
    e.Paid: lambda v, w: (
        f"{w.does(v.seat, 'pays')} {w.who(v.to)} {counted(v.chips)}"
        + (" for having most cards." if v.extra else ".")
    ),
    e.MostCounted: _most,
    e.ExtraWaived: _waived,
    e.FellShort: lambda v, w: f"{w.who(v.seat)} cannot pay {w.who(v.to)} the other {counted(v.chips)}.",
    e.PrizeTaken: lambda v, w: f"{w.does(v.seat, 'takes')} {counted(v.chips)} from {w.pool(v.pool)}.",
    e.SessionEnded: lambda v, w: f"{w.who(v.seat)} cannot dress the board; the session is over.",
    e.AllHaveDealt: lambda _, __: "Everybody has dealt once; the session is over.",
    e.SessionWon: lambda v, w: (
        f"{w.all(v.seats)} won the session with {counted(v.chips)}."
    ),
    e.ResidueLeft: lambda v, _: f"What is left on the board, {counted(v.chips)}, belongs to nobody.",
    e.ResidueDivided: lambda v, w: (
        f"{w.does(v.seat, 'is')} given {counted(sum(chips for _, chips in v.parts))} from the board."
    ),
}  # fmt: skip


def line(event: Event, words: Words) -> str:
    """Return the sentence that tells an event."""
    return begun(CATALOGUE[type(event)](event, words))


def question(ask: Ask, words: Words) -> str:
    """Return the sentence that puts a question."""
    verbs = [VERBS[option.verb] for option in ask.options]
    return begun(f"{words.who(ask.seat)} may {listed(verbs, 'or')}.")


def begun(sentence: str) -> str:
    """Return a sentence with its first letter large."""
    return sentence[:1].upper() + sentence[1:]
