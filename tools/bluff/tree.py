"""Trees of questions and answers, grown by asking a game again and again, and written for a solver.

A game is anything that says, after some answers, whom it asks what, or what it came to.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias


class Ends(NamedTuple):
    """What a hand came to: the chips that the first of two seats has won from the second."""

    chips: Fraction


class Question(NamedTuple):
    """Whom a game asks: `seat` is 0 or 1, `seen` what both have seen, `answers` what is open."""

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
    """One way in which cards may be dealt: its chance, what each of two seats holds, and its tree."""

    chance: Fraction
    holds: tuple[str, str]
    tree: Tree


Strategy: TypeAlias = Mapping[tuple[int, str, str], Mapping[str, float]]
"""By seat, what it holds and what it has seen: how often it gives which answer."""


def grown(game: Game, answers: tuple[str, ...] = ()) -> Tree:
    """Return all that may follow, by asking the game after every way to answer."""
    found = game(answers)
    if isinstance(found, Ends):
        return found
    return Asks(found, tuple(grown(game, (*answers, one)) for one in found.answers))


def size(tree: Tree) -> int:
    """Return how many questions and ends a tree has."""
    return 1 if isinstance(tree, Ends) else 1 + sum(map(size, tree.after))


def mixed(one: Tree, other: Tree, share: Fraction) -> Tree:
    """Return a tree that ends as the first does in a share of cases, and else as the other.

    Raises ValueError where the two do not ask the same.
    """
    if isinstance(one, Ends) and isinstance(other, Ends):
        return Ends(one.chips * share + other.chips * (1 - share))
    if isinstance(one, Asks) and isinstance(other, Asks) and one.question == other.question:
        both = zip(one.after, other.after, strict=True)
        return Asks(one.question, tuple(mixed(*pair, share) for pair in both))
    raise ValueError("two trees that do not ask the same cannot be mixed; grow them anew")


def questions(deals: Iterable[Deal]) -> Iterator[tuple[tuple[int, str, str], Question]]:
    """Yield each question that is asked, with all that the seat knows; the same may come again."""

    def within(
        tree: Tree, holds: tuple[str, str]
    ) -> Iterator[tuple[tuple[int, str, str], Question]]:
        if isinstance(tree, Asks):
            asked = tree.question
            yield (asked.seat, holds[asked.seat], asked.seen), asked
            for one in tree.after:
                yield from within(one, holds)

    for deal in deals:
        yield from within(deal.tree, deal.holds)


def worth(deals: Iterable[Deal], strategy: Strategy) -> float:
    """Return what the first seat wins on average where both keep to a strategy."""

    def within(tree: Tree, holds: tuple[str, str]) -> float:
        if isinstance(tree, Ends):
            return float(tree.chips)
        seat, seen, answers = tree.question
        chances = strategy[seat, holds[seat], seen]
        both = zip(answers, tree.after, strict=True)
        return sum(chances[name] * within(one, holds) for name, one in both if chances.get(name))

    return sum(float(deal.chance) * within(deal.tree, deal.holds) for deal in deals)


def efg(title: str, deals: Sequence[Deal]) -> str:
    """Return a game of two as an extensive form in the format of Gambit, which solvers read.

    Each deal is a move of chance; what a seat knows is the name of its information set. Answers go by
    their place, since OpenSpiel numbers them by name and finds them again by place.
    """
    sets: tuple[dict[str, int], dict[str, int]] = ({}, {})
    ends = 0
    lines = [f'EFG 2 R "{title}" {{ "first" "second" }}', '""']

    def add(tree: Tree, holds: tuple[str, str]) -> None:
        nonlocal ends
        if isinstance(tree, Ends):
            ends += 1
            chips = repr(float(tree.chips))
            lines.append(f't "" {ends} "" {{ {chips}, {float(-tree.chips)!r} }}')
            return
        seat, seen, answers = tree.question
        knows = f"{holds[seat]}|{seen}"
        number = sets[seat].setdefault(knows, len(sets[seat]) + 1)
        named = " ".join(f'"{at}"' for at in range(len(answers)))
        lines.append(f'p "" {seat + 1} {number} "{knows}" {{ {named} }} 0')
        for one in tree.after:
            add(one, holds)

    chances = " ".join(f'"{at}" {float(one.chance)!r}' for at, one in enumerate(deals))
    lines.append(f'c "" 1 "" {{ {chances} }} 0')
    for deal in deals:
        add(deal.tree, deal.holds)
    return "\n".join(lines) + "\n"
