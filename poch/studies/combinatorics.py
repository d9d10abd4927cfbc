"""Fillings: in how many ways a pack falls into hands of given sizes. They know no rules."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import comb, factorial, prod
from typing import NamedTuple, TypeAlias

BITS = 4
"""Room for the number of hands that are alike in a state."""


def count_ways(hands: Sequence[int], rest: int) -> int:
    """Return in how many ways a pack can be dealt into hands of these sizes and a rest."""
    return factorial(sum(hands) + rest) // prod(map(factorial, (*hands, rest)))


def count_without_whole_lines(hands: Sequence[int], lines: int, length: int) -> int:
    """Return in how many ways no hand gets all cards of a line, by inclusion and exclusion."""
    rest = lines * length - sum(hands)
    total = 0
    for wholes in product(*(range(room // length + 1) for room in hands)):
        given = sum(wholes)
        if given <= lines:
            chosen = factorial(lines) // prod(map(factorial, (*wholes, lines - given)))
            left = [room - length * whole for room, whole in zip(hands, wholes, strict=True)]
            total += (-1) ** given * chosen * count_ways(left, rest)
    return total


@cache
def count_sparse(hands: tuple[int, ...], lines: int, length: int, most: int) -> int:
    """Return in how many ways no hand gets more than `most` cards of a line.

    The pack has `lines` lines of `length` cards; what the hands do not get is the rest.

    The hands are filled one after the other. What comes of those still empty depends only on how many
    lines have how many cards left, which is the state: few states come of many deals.
    """
    states = {(0,) * length + (lines,): 1}
    for room in hands:
        after: dict[Left, int] = defaultdict(int)
        for state, number in states.items():
            for filled, more in _ways_to_fill(state, room, most):
                after[filled] += number * more
        states = after
    return sum(states.values())


Left: TypeAlias = tuple[int, ...]
"""How many lines have no card left, how many one, and so on."""


def _ways_to_fill(state: Left, room: int, most: int) -> Iterator[tuple[Left, int]]:
    """Yield what a state may become when a hand is filled, and in how many ways."""
    states = {(room, state): 1}
    for left, lines in enumerate(state):
        after: dict[tuple[int, Left], int] = defaultdict(int)
        for (free, before), number in states.items():
            for given, cards, more in _ways_to_give(left, lines, min(most, left), free):
                then = [*before]
                then[left] = 0
                for each, count in enumerate(given):
                    then[left - each] += count
                after[free - cards, tuple(then)] += number * more
        states = after
    return ((then, number) for (free, then), number in states.items() if not free)


@cache
def _ways_to_give(left: int, lines: int, most: int, room: int) -> tuple[tuple[Left, int, int], ...]:
    """Return how lines with so many cards left may give a hand cards, and in how many ways.

    That is: how many of them give it none, how many one, and so on up to `most`; and how many cards
    these are.
    """
    if not most:
        return (((lines,), 0, 1),)
    gifts = []
    for number in range(min(lines, room // most) + 1):
        ways = comb(lines, number) * comb(left, most) ** number
        for given, cards, more in _ways_to_give(
            left, lines - number, most - 1, room - number * most
        ):
            gifts.append(((*given, number), cards + number * most, ways * more))
    return tuple(gifts)


@cache
def count_broken(hands: tuple[int, ...], lines: int, length: int, most: int) -> int:
    """Return in how many ways no hand gets more than `most` cards that follow one another in a line.

    The pack is as above. The cards are laid one by one, line after line. What comes of those still
    to be laid depends only on how many hands have how much room and how many of the cards just laid:
    hands that are alike in both are counted together.
    """
    if len(hands) >= 1 << BITS:
        raise ValueError(f"{len(hands)} hands are too many to be counted")
    steps = _Steps(most)
    states = {sum(steps.hand(room, 0) for room in hands): 1}
    left = lines * length
    for _ in range(lines):
        for _ in range(length):
            left -= 1
            after: dict[int, int] = defaultdict(int)
            for state, number in states.items():
                due, ended, moves = steps[state]
                if due <= left:
                    after[ended] += number
                for moved, alike in moves:
                    after[moved] += number * alike
            states = after
        after = defaultdict(int)
        for state, number in states.items():
            after[steps[state].ended] += number
        states = after
    return states.get(0, 0)


class _Step(NamedTuple):
    """What may follow a state.

    `due` is the number of cards that hands still lack. The next card may have made one of the
    `moves`, each with the number of hands it could go to. Where it went to the rest, or the line
    came to its end, no run goes on, and the state is what it is `ended`.
    """

    due: int
    ended: int
    moves: tuple[tuple[int, int], ...]


class _Steps(dict[int, _Step]):
    """The steps from states, each worked out when it is first looked up.

    A state is one number: side by side in it stand the numbers of hands with the same room and
    the same number of cards just laid. Full hands are left out.
    """

    def __init__(self, most: int) -> None:
        """Keep what is counted."""
        super().__init__()
        self.most = most

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
                before = state if held else ended
                after = before - self.hand(room, held) + self.hand(room - 1, held + 1)
                moves.append((after, number))
        step = _Step(due, ended, tuple(moves))
        self[state] = step
        return step
