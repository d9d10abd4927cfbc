"""Fillings: in how many ways a pack falls into hands of given sizes. They know no rules."""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import factorial, prod
from typing import NamedTuple

BITS = 4
"""Room for the number of hands that are alike in a state."""


def ways(hands: Sequence[int], rest: int) -> int:
    """Return in how many ways a pack can be dealt into hands of these sizes and a rest."""
    return factorial(sum(hands) + rest) // prod(map(factorial, (*hands, rest)))


def without_whole_lines(hands: Sequence[int], lines: int, length: int) -> int:
    """Return in how many ways no hand gets all cards of a line, by inclusion and exclusion."""
    rest = lines * length - sum(hands)
    total = 0
    for wholes in product(*(range(room // length + 1) for room in hands)):
        given = sum(wholes)
        if given <= lines:
            chosen = factorial(lines) // prod(map(factorial, (*wholes, lines - given)))
            left = [room - length * whole for room, whole in zip(hands, wholes, strict=True)]
            total += (-1) ** given * chosen * ways(left, rest)
    return total


@cache
def fillings(hands: tuple[int, ...], lines: int, length: int, most: int, *, in_a_row: bool) -> int:
    """Return in how many ways no hand gets more than `most` cards of a line.

    The pack has `lines` lines of `length` cards; what the hands do not get is the rest. Where cards count only `in_a_row`, no hand gets
    more than `most` that follow one another in a line.

    The cards are laid one by one, line after line. What comes of those still to be laid depends
    only on how many hands have how much room and how many cards of the line: hands that are
    alike in both are counted together, so that few states come of many deals.
    """
    if len(hands) >= 1 << BITS:
        message = f"{len(hands)} hands are too many to be counted"
        raise ValueError(message)
    steps = _Steps(most, in_a_row=in_a_row)
    states = {sum(steps.hand(room, 0) for room in hands): 1}
    left = lines * length
    for _ in range(lines):
        for _ in range(length):
            left -= 1
            after: dict[int, int] = defaultdict(int)
            for state, number in states.items():
                due, passed, _, moves = steps[state]
                if due <= left:
                    after[passed] += number
                for moved, alike in moves:
                    after[moved] += number * alike
            states = after
        ended: dict[int, int] = defaultdict(int)
        for state, number in states.items():
            ended[steps[state].ended] += number
        states = ended
    return states.get(0, 0)


class _Step(NamedTuple):
    """What may follow a state.

    `due` is the number of cards that hands still lack; the next card may have `passed` to the
    rest, or have made one of the `moves`, each with the number of hands it could go to; `ended` is
    what the state becomes when the line ends.
    """

    due: int
    passed: int
    ended: int
    moves: tuple[tuple[int, int], ...]


class _Steps(dict[int, _Step]):
    """The steps from states, each worked out when it is first looked up.

    A state is one number: side by side in it stand the numbers of hands with the same room and
    the same number of cards of the line. Full hands are left out.
    """

    def __init__(self, most: int, *, in_a_row: bool) -> None:
        """Keep what is counted."""
        super().__init__()
        self.most = most
        self.in_a_row = in_a_row

    def hand(self, room: int, held: int) -> int:
        """Return what one hand adds to a state."""
        return 1 << BITS * ((room - 1) * (self.most + 1) + held) if room else 0

    def __missing__(self, state: int) -> _Step:
        """Work out what may follow a state."""
        alike = []
        due = 0
        ended = left = state
        while left:
            place = ((left & -left).bit_length() - 1) // BITS
            number = left >> BITS * place & (1 << BITS) - 1
            left -= number << BITS * place
            room, held = divmod(place, self.most + 1)
            room += 1
            due += room * number
            alike.append((room, held, number))
            if held:
                ended += number * (self.hand(room, 0) - self.hand(room, held))
        moves = []
        for room, held, number in alike:
            if held < self.most:
                before = ended if self.in_a_row and not held else state
                after = before - self.hand(room, held) + self.hand(room - 1, held + 1)
                moves.append((after, number))
        step = _Step(due, ended if self.in_a_row else state, ended, tuple(moves))
        self[state] = step
        return step
