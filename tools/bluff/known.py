"""Two games whose solution is known, asked as ours are: Kuhn's poker and Leduc hold'em."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

from tools.bluff.tree import Deal, Ends, Game, Question, grown

KUHN = Fraction(-1, 18)
"""What the first wins at Kuhn's poker where both play as well as can be."""


def kuhn() -> Iterator[Deal]:
    """Yield the six deals of Kuhn's poker: three cards, a chip each in the pot, one bet of one chip."""
    for cards in permutations(range(3), 2):
        yield Deal(Fraction(1, 6), (f"{cards[0]}", f"{cards[1]}"), grown(_kuhn(*cards)))


def _kuhn(one: int, other: int) -> Game:
    wins = 1 if one > other else -1

    def game(answers: Sequence[str]) -> Question | Ends:
        seen = " ".join(answers)
        ends = {"pass pass": wins, "pass bet pass": -1, "bet pass": 1}
        ends |= {"pass bet bet": 2 * wins, "bet bet": 2 * wins}
        if seen in ends:
            return Ends(Fraction(ends[seen]))
        return Question(len(answers) % 2, seen, ("pass", "bet"))

    return game


def leduc() -> Iterator[Deal]:
    """Yield the deals of Leduc hold'em: six cards of three ranks, one of them turned up between two rounds."""
    for first, second, board in permutations(range(6), 3):
        ranks = (first // 2, second // 2, board // 2)
        tree = grown(_leduc(*ranks))
        yield Deal(Fraction(1, 120), (f"{ranks[0]}", f"{ranks[1]}"), tree)


def _leduc(one: int, other: int, board: int) -> Game:
    """Return a hand: bets of two in the first round, of four in the second, two in each at most."""
    strength = [(card == board, card) for card in (one, other)]
    wins = (strength[0] > strength[1]) - (strength[0] < strength[1])

    def game(answers: Sequence[str]) -> Question | Ends:
        staked, seen = [1, 1], ""
        turn = calls = raises = bets = 0
        for answer in answers:
            seen += answer[0]
            if answer == "fold":
                return Ends(Fraction(staked[1] if turn else -staked[0]))
            staked[turn] = max(staked) + (0 if answer == "call" else (2, 4)[bets])
            raises += answer == "raise"
            calls = calls + 1 if answer == "call" else 0
            turn = 1 - turn
            if (calls and raises) or calls == 2:
                if bets:
                    return Ends(Fraction(wins * staked[0]))
                turn = calls = raises = 0
                bets, seen = 1, f"{seen} {board} "
        behind = staked[0] != staked[1]
        answered = (("fold",) if behind else ()) + ("call",) + (("raise",) if raises < 2 else ())
        return Question(turn, seen, answered)

    return game
