"""Trees of questions and answers, grown by asking a game again and again, and written for a solver.

A game is anything that says, after some answers, whom it asks what, or what it came to.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

Number: TypeAlias = Fraction | float


class Ends(NamedTuple):
    """What a hand came to: the chips that each seat has won, none in all; and who took the pool, if one did."""

    chips: tuple[Number, ...]
    winner: int | None = None


class Question(NamedTuple):
    """Whom a game asks: `seat` counts from 0, `seen` is what all have seen, `answers` what is open."""

    seat: int
    seen: str
    answers: tuple[str, ...]


class Asks(NamedTuple):
    """A question, and the tree that follows each answer."""

    question: Question
    after: tuple["Tree", ...]


Tree: TypeAlias = Asks | Ends
Game: TypeAlias = Callable[[Sequence[str]], Question | Ends]
"""Says what follows some answers."""


class Deal(NamedTuple):
    """One way in which cards may be dealt: its chance, what each seat holds, and its tree."""

    chance: Number
    holds: tuple[str, ...]
    tree: Tree


Strategy: TypeAlias = Mapping[tuple[int, str, str], Mapping[str, float]]
"""By seat, what it holds and what it has seen: how often it gives which answer."""


def grow_tree(game: Game, answers: tuple[str, ...] = ()) -> Tree:
    """Return all that may follow, by asking the game after every way to answer."""
    node = game(answers)
    if isinstance(node, Ends):
        return node
    return Asks(node, tuple(grow_tree(game, (*answers, answer)) for answer in node.answers))


def size(tree: Tree) -> int:
    """Return how many questions and ends a tree has."""
    return 1 if isinstance(tree, Ends) else 1 + sum(map(size, tree.after))


def mix_trees(trees: Sequence[Tree], best: Callable[[tuple[int, ...]], Sequence[Number]]) -> Tree:
    """Return a tree whose ends are weighed by who has the best hand.

    Each seat has the best hand in one of the `trees`. Of seats that have stayed in, `best` says how
    often each has the best hand of them. Raises ValueError where the trees do not ask the same.
    """
    first, *others = trees
    if isinstance(first, Asks):
        asking = [tree for tree in trees if isinstance(tree, Asks)]
        if len(asking) == len(trees) and all(tree.question == first.question for tree in asking):
            after = zip(*(tree.after for tree in asking), strict=True)
            return Asks(first.question, tuple(mix_trees(branches, best) for branches in after))
    elif not any(isinstance(tree, Asks) for tree in others):
        ends = [(seat, end) for seat, end in enumerate(trees) if isinstance(end, Ends)]
        won = [(seat, end) for seat, end in ends if end.winner == seat]
        if len(won) < 2:
            return won[0][1] if won else first
        shares = best(tuple(seat for seat, _ in won))
        every = zip(*(end.chips for _, end in won), strict=True)
        return Ends(tuple(_weigh(chips, shares) for chips in every))
    raise ValueError("trees that do not ask the same cannot be mixed; grow them anew")


def _weigh(chips: Sequence[Number], shares: Sequence[Number]) -> Number:
    return sum((win * share for win, share in zip(chips, shares, strict=True)), start=Fraction(0))


def questions(deals: Iterable[Deal]) -> Iterator[tuple[tuple[int, str, str], Question]]:
    """Yield each question that is asked, with all that the seat knows; the same may come again."""

    def within(
        tree: Tree, holds: tuple[str, ...]
    ) -> Iterator[tuple[tuple[int, str, str], Question]]:
        if isinstance(tree, Asks):
            asked = tree.question
            yield (asked.seat, holds[asked.seat], asked.seen), asked
            for branch in tree.after:
                yield from within(branch, holds)

    for deal in deals:
        yield from within(deal.tree, deal.holds)


def format_efg(title: str, deals: Sequence[Deal]) -> str:
    """Return a game as an extensive form in the format of Gambit, which solvers read.

    Each deal is a move of chance; what a seat knows is the name of its information set. Answers go by
    their place, since OpenSpiel numbers them by name and finds them again by place.
    """
    sets: list[dict[str, int]] = [{} for _ in deals[0].holds]
    ends = 0
    seats = " ".join(f'"{seat}"' for seat in range(len(sets)))
    lines = [f'EFG 2 R "{title}" {{ {seats} }}', '""']

    def add(tree: Tree, holds: tuple[str, ...]) -> None:
        nonlocal ends
        if isinstance(tree, Ends):
            ends += 1
            chips = ", ".join(repr(float(amount)) for amount in tree.chips)
            lines.append(f't "" {ends} "" {{ {chips} }}')
            return
        seat, seen, answers = tree.question
        knows = f"{holds[seat]}|{seen}"
        number = sets[seat].setdefault(knows, len(sets[seat]) + 1)
        named = " ".join(f'"{at}"' for at in range(len(answers)))
        lines.append(f'p "" {seat + 1} {number} "{knows}" {{ {named} }} 0')
        for branch in tree.after:
            add(branch, holds)

    chances = " ".join(f'"{at}" {float(deal.chance)!r}' for at, deal in enumerate(deals))
    lines.append(f'c "" 1 "" {{ {chances} }} 0')
    for deal in deals:
        add(deal.tree, deal.holds)
    return "\n".join(lines) + "\n"
