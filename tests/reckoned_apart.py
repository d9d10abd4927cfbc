"""Spin, two texts of Spinado, and Commit reckoned from the words of their texts: from a deal and the cards played.

Nothing here comes from the engine. Cards are as `Kd`; plays are seat, card and how it was laid: `led`,
`followed`, `stop` for Spin laid besides, `put` for the nine of diamonds put in. Seat 0 is forehand,
and the last seat deals. An AssertionError tells which play the text does not allow.
"""

from collections.abc import Sequence
from typing import NamedTuple

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SPIN, COMET = "Ad", "9d"
KINGS = ("Kc", "Kd", "Kh", "Ks")


class Laid(NamedTuple):
    """A card laid by a seat, and how."""

    seat: int
    card: str
    how: str


class Reckoning:
    """Hands, chips and pools, as the plays change them; chips of a seat may be below zero."""

    def __init__(self, hands: Sequence[Sequence[str]], pools: Sequence[str]) -> None:
        """Begin with nothing on the board."""
        self.hands = [set(hand) for hand in hands]
        self.played: list[set[str]] = [set() for _ in hands]
        self.net = [0] * len(hands)
        self.pools = dict.fromkeys(pools, 0)
        self.seats = len(hands)
        self.out: int | None = None

    def put(self, seat: int, pool: str, chips: int) -> None:
        """Let a seat put chips into a pool."""
        self.net[seat] -= chips
        self.pools[pool] += chips

    def take(self, seat: int, pool: str) -> None:
        """Let a seat take all that lies in a pool."""
        self.net[seat] += self.pools[pool]
        self.pools[pool] = 0

    def each_pays(self, seat: int, chips: int) -> None:
        """Let each of the others pay a seat."""
        self.net = [have - chips for have in self.net]
        self.net[seat] += chips * self.seats

    def lay(self, seat: int, card: str) -> None:
        """Move a card from a hand to the table."""
        assert self.out is None, "somebody is out"
        self.hands[seat].remove(card)
        self.played[seat].add(card)
        if not self.hands[seat]:
            self.out = seat

    def holder(self, card: str | None) -> int | None:
        """Return who holds a card."""
        return next((at for at, hand in enumerate(self.hands) if card in hand), None)


def next_of(card: str) -> str | None:
    """Return the next higher card of the suit; the ace is below the two, and nothing above the king."""
    at = RANKS.index(card[:-1]) + 1
    return RANKS[at] + card[-1] if at < len(RANKS) else None


def spin(hands: Sequence[Sequence[str]], plays: Sequence[Laid]) -> tuple[list[int], dict[str, int]]:
    """Reckon a hand of Peel's Spin: who has won how much, and what is left in the pools."""
    board = Reckoning(hands, ("marriage", "intrigue", "game"))
    for seat in range(board.seats - 1):
        board.put(seat, "game", 1)
    board.put(board.seats - 1, "marriage", 2)
    board.put(board.seats - 1, "intrigue", 1)
    pairs = {"marriage": {"Kd", "Qd"}, "intrigue": {"Qd", "Jd"}}
    _runs(board, plays, pairs, dict.fromkeys(KINGS, 1), with_lead=False, shown=True)
    return _first_out(board)


def spinado(
    hands: Sequence[Sequence[str]], plays: Sequence[Laid]
) -> tuple[list[int], dict[str, int]]:
    """Reckon a hand of Cassell's Spinado: who has won how much, and what is left in the pools."""
    board = Reckoning(hands, ("marriage", "intrigue", "game"))
    for seat in range(board.seats - 1):
        for pool in board.pools:
            board.put(seat, pool, 3)
    for pool, chips in (("game", 6), ("intrigue", 6), ("marriage", 12)):
        board.put(board.seats - 1, pool, chips)
    pairs = {"marriage": {"Kd", "Qd"}, "intrigue": {"Kd", "Jd"}}
    _runs(board, plays, pairs, {"Kd": 2}, with_lead=True, shown=False)
    return _first_out(board)


def spinado_today(
    hands: Sequence[Sequence[str]], plays: Sequence[Laid]
) -> tuple[list[int], dict[str, int]]:
    """Reckon a hand of Spinado at pokerwiner.com: who has won how much, and what is left in the pools."""
    board = Reckoning(hands, ("marriage", "intrigue", "game"))
    for seat in range(board.seats - 1):
        board.put(seat, "game", 3)
    for pool, chips in (("marriage", 12), ("intrigue", 6), ("game", 6)):
        board.put(board.seats - 1, pool, chips)
    pairs = {"marriage": {"Kd", "Qd"}, "intrigue": {"Qd", "Jd"}}
    pays = {**dict.fromkeys(KINGS, 1), "Kd": 2}
    _runs(board, plays, pairs, pays, with_lead=True, shown=False, led_pays=False)
    assert board.out is not None
    board.take(board.out, "game")
    return board.net, board.pools


def _runs(
    board: Reckoning,
    plays: Sequence[Laid],
    pairs: dict[str, set[str]],
    pays: dict[str, int],
    *,
    with_lead: bool,
    shown: bool,
    led_pays: bool = True,
) -> None:
    """Play the cards out in runs that Spin may end; a pair may be `shown` at the stop by its player.

    Whether Spin is paid as well when it is led by itself, `led_pays` says.
    """
    leader, reached, led = 0, None, False
    for play in plays:
        seat, card, how = play
        goes_on = next_of(reached) if reached else None
        if how == "stop":
            assert reached, play
            assert (seat, card) == (leader, SPIN), play
            assert with_lead or not led, play
        elif how == "followed":
            assert card == goes_on, play
        else:
            assert seat == leader, play
            assert board.holder(goes_on) is None, play
            if reached and shown:
                _show(board, leader, pairs)
        board.lay(seat, card)
        if card == SPIN and (led_pays or how == "stop"):
            board.each_pays(seat, 3)
        elif card in pays:
            board.each_pays(seat, pays[card])
        for pool, cards in pairs.items():
            if card in cards and cards <= board.played[seat]:
                board.take(seat, pool)
        if how == "stop" and board.out is None and shown:
            _show(board, seat, pairs)
        leader, reached, led = seat, None if how == "stop" else card, how == "led"
    assert board.out is not None


def _show(board: Reckoning, seat: int, pairs: dict[str, set[str]]) -> None:
    for pool, cards in pairs.items():
        if cards <= board.hands[seat]:
            board.take(seat, pool)


def _first_out(board: Reckoning) -> tuple[list[int], dict[str, int]]:
    """Pay the first one out: Game, and a chip for each card left, twice as many from whoever kept Spin."""
    assert board.out is not None
    board.take(board.out, "game")
    for seat, hand in enumerate(board.hands):
        owed = len(hand) * (2 if SPIN in hand else 1)
        board.net[seat] -= owed
        board.net[board.out] += owed
    return board.net, board.pools


def commit(
    hands: Sequence[Sequence[str]], plays: Sequence[Laid]
) -> tuple[list[int], dict[str, int]]:
    """Reckon a hand of Foster's Commit: who has won how much, and what is left in the pool."""
    board = Reckoning(hands, ("game",))
    for seat in range(board.seats):
        board.put(seat, "game", 1)
    going: list[str] = []
    leader, first = 0, 0
    for play in plays:
        seat, card, how = play
        asked = [(first + step) % board.seats for step in range(board.seats)]
        able = [other for other in asked if board.hands[other] & set(going)]
        if how == "led":
            assert seat == leader, play
            assert not able, play
        elif how == "followed":
            assert card in going, play
            assert seat == able[0], play
        else:
            assert card == COMET, play
            assert going, play
            assert not able or asked.index(seat) < asked.index(able[0]), play
        board.lay(seat, card)
        chips = 2 if how == "put" else 1 if card in KINGS or card[:-1] == "A" else 0
        board.each_pays(seat, chips)
        after = [following for following in (next_of(card),) if following]
        going = [*going[:1], *after] if how == "put" else after
        leader, first = seat, (seat + 1) % board.seats if how == "put" else seat
    assert board.out is not None
    board.take(board.out, "game")
    for seat, hand in enumerate(board.hands):
        for card in hand & {*KINGS, COMET}:
            board.each_pays(seat, -2 if card == COMET else -1)
    return board.net, board.pools
