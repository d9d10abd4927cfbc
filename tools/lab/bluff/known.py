"""Games whose solution is known, asked as ours are: Kuhn's poker for two and for three, and Leduc hold'em."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

from tools.lab.bluff.tree import Deal, Ends, Game, Question, grow_tree

KUHN = Fraction(-1, 18)
"""What the first wins at Kuhn's poker where both play as well as can be."""


def kuhn(seats: int = 2) -> Iterator[Deal]:
    """Yield the deals of Kuhn's poker: a card more than seats, a chip each in the pot, one bet of one chip."""
    hands = [*permutations(range(seats + 1), seats)]
    for cards in hands:
        yield Deal(Fraction(1, len(hands)), tuple(map(str, cards)), grow_tree(_kuhn(cards)))


def _kuhn(cards: Sequence[int]) -> Game:
    """Return a hand: all pass, or one bets, and each of the others in turn bets as well or is out."""
    seats = len(cards)

    def game(answers: Sequence[str]) -> Question | Ends:
        first = next((at for at, answer in enumerate(answers) if answer == "bet"), None)
        if first is None and len(answers) < seats:
            return Question(len(answers), " ".join(answers), ("pass", "bet"))
        if first is not None and len(answers) < first + seats:
            return Question(len(answers) % seats, " ".join(answers), ("pass", "bet"))
        bets = {at % seats for at, answer in enumerate(answers) if answer == "bet"}
        best = max(bets or range(seats), key=lambda seat: cards[seat])
        pot = seats + len(bets)
        won = (pot * (seat == best) - 1 - (seat in bets) for seat in range(seats))
        return Ends(tuple(map(Fraction, won)))

    return game


def leduc() -> Iterator[Deal]:
    """Yield the deals of Leduc hold'em: six cards of three ranks, one of them turned up between two rounds."""
    for first, second, board in permutations(range(6), 3):
        ranks = (first // 2, second // 2, board // 2)
        tree = grow_tree(_leduc(*ranks))
        yield Deal(Fraction(1, 120), (f"{ranks[0]}", f"{ranks[1]}"), tree)


def _leduc(first: int, other: int, board: int) -> Game:
    """Return a hand: bets of two in the first round, of four in the second, two in each at most."""
    strength = [(card == board, card) for card in (first, other)]
    wins = (strength[0] > strength[1]) - (strength[0] < strength[1])

    def game(answers: Sequence[str]) -> Question | Ends:
        staked, seen = [1, 1], ""
        turn = calls = raises = bets = 0
        for answer in answers:
            seen += answer[0]
            if answer == "fold":
                return _zero_sum_end(staked[1] if turn else -staked[0])
            staked[turn] = max(staked) + (0 if answer == "call" else (2, 4)[bets])
            raises += answer == "raise"
            calls = calls + 1 if answer == "call" else 0
            turn = 1 - turn
            if (calls and raises) or calls == 2:
                if bets:
                    return _zero_sum_end(wins * staked[0])
                turn = calls = raises = 0
                bets, seen = 1, f"{seen} {board} "
        behind = staked[0] != staked[1]
        answered = (("fold",) if behind else ()) + ("call",) + (("raise",) if raises < 2 else ())
        return Question(turn, seen, answered)

    return game


def _zero_sum_end(chips: int) -> Ends:
    """Return an end at which the first of two has won so much from the second."""
    return Ends((Fraction(chips), Fraction(-chips)))
