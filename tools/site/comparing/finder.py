"""Finding a text by what a reader knows of the game: questions, answers, and what tells most.

A question looks at one leaf. What it tells is counted in pairs of texts that it tells apart, and
not in bits: a text that leaves the question open then tells nothing, and is ruled out by nothing.
A pair that was told apart before counts half, one told apart twice a quarter, and so on: it is
not done with at once, since the reader may not have known the answer.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from math import comb
from types import MappingProxyType
from typing import Any

from poch.game.ruleset import Document
from poch.studies.compare import KNOWN, Cell, CellPart
from poch.texts.doubt import borrowed_from
from poch.texts.ruleset_shape import GAPS, STATUSES

MOOT = "moot"
"""The sign of a question that does not arise."""
LEAST = Fraction(1, 20)
"""Of all pairs the part that a question must count for, to be one of the few."""

Cells = Mapping[str, Cell]
Look = Callable[[CellPart, str, Cells], str]


@dataclass(frozen=True, slots=True)
class FinderQuestion:
    """What a reader may know: a leaf, and how its value is looked at.

    `look` names one of LOOKS, with a word behind it where it needs one. `seats`, if not 0, is the
    only number of players that matters. Where the value says nothing of the question, the leaf
    `instead` tells why.
    """

    leaf: str
    look: str = "value"
    seats: int = 0
    instead: str = ""


@dataclass(frozen=True, slots=True)
class FinderAnswer:
    """What a text answers: a sign, or several where it depends on the seats; and what that rests on."""

    signs: tuple[str, ...]
    standing: str
    clause: str = ""

    @property
    def known(self) -> bool:
        """Tell whether the source gives it."""
        return bool(self.signs) and (self.standing in KNOWN or self.standing == MOOT)

    def differs(self, other: "FinderAnswer") -> bool:
        """Tell whether both are known, and have nothing in common."""
        return self.known and other.known and not {*self.signs} & {*other.signs}


@dataclass(frozen=True, slots=True)
class Weight:
    """How many pairs of texts a question tells apart, and what they count for after those before."""

    name: str
    pairs: int
    added: Fraction


def answer(question: FinderQuestion, document: Document, cells: Cells) -> FinderAnswer:
    """Return what a text answers to a question."""
    cell = cells[question.leaf]
    seats = question.seats
    parts = [part for part in cell.parts if not (seats and part.seats) or seats in part.seats]
    if cell.moot or not parts or (seats and not _is_for(seats, cells)):
        return FinderAnswer((MOOT,), MOOT)
    if not all(part.clause for part in parts):
        return FinderAnswer((), cell.weakest)
    look, word = find_look(question.look)
    signs = tuple(dict.fromkeys(look(part, word, cells) for part in parts))
    if not all(signs):
        return FinderAnswer((), cells[question.instead or question.leaf].weakest)
    sure = tuple(_settle_part(part, lambda version: look(version, word, cells)) for part in parts)
    name, standing = parts[0].clause, Cell(cell.leaf, sure).weakest
    if standing in GAPS:
        # A clause may state what another sets with more besides, such as the end of the deal.
        name, standing = find_vouching_clause(document, question.leaf) or (name, standing)
    return FinderAnswer(signs, standing, name)


def _is_for(seats: int, cells: Cells) -> bool:
    """Tell whether a text is for so many, by the range that is played here; any where there is none."""
    span = "seats" in cells and cells["seats"].value
    return not span or span[0] <= seats <= span[1]


def find_vouching_clause(document: Document, leaf: str) -> tuple[str, str] | None:
    """Return the clause by which a text itself vouches best for a leaf, and the status of that."""
    clauses = [
        clause
        for clause in document["clauses"]
        if leaf in clause.get("vouches", ()) and not borrowed_from(document, clause)
    ]
    best = min(clauses, key=lambda clause: STATUSES.index(clause["status"]), default=None)
    return best and (best["id"], best["status"])


def _settle_part(part: CellPart, sign: Callable[[CellPart], str]) -> CellPart:
    """Return a part with what its clause rests on, where its doubts are none about the sign."""
    if part.standing != "unsettled":
        return part
    every = [value for doubt in part.doubts for value in doubt.each()]
    same = all(
        value is not None and sign(replace(part, value=value)) == sign(part) for value in every
    )
    return replace(part, standing=part.status) if same else part


def rank_questions(answers: Mapping[str, Sequence[FinderAnswer]]) -> tuple[Weight, ...]:
    """Return the questions, each next one that which counts for most after those before it.

    `answers` are those of the same texts in the same order. Of equals the first named is first.
    """
    apart = {
        name: [at for at, (a, b) in enumerate(combinations(every, 2)) if a.differs(b)]
        for name, every in answers.items()
    }
    times: Counter[int] = Counter()
    weights: list[Weight] = []

    def worth(name: str) -> Fraction:
        return sum((Fraction(1, 2 ** times[pair]) for pair in apart[name]), Fraction(0))

    while apart:
        name = max(apart, key=worth)
        weights.append(Weight(name, len(apart[name]), worth(name)))
        times.update(apart.pop(name))
    return tuple(weights)


def choose_few(weights: Sequence[Weight], texts: int) -> tuple[Weight, ...]:
    """Return the first questions, as far as each still tells something of so many texts."""
    least = LEAST * comb(texts, 2)
    return tuple(weight for weight in weights if weight.added >= least)


# How a value is looked at


def find_look(look: str) -> tuple[Look, str]:
    """Return a look by its name, and the word behind it; raises LookupError naming the known ones."""
    name, _, word = look.partition(" ")
    if name not in LOOKS:
        raise LookupError(f"there is no look {name!r}; choose one of: {', '.join(LOOKS)}")
    return LOOKS[name], word


def _look_at_deal(part: CellPart, _: str, cells: Cells) -> str:
    """Return `all` where no card is left over, or one to turn up; else how many each is dealt."""
    if isinstance(part.value, str):
        return "all"
    pack = cells["pack.size"]
    sizes = [(_cards(part.value, seats), pack.at(seats)) for seats in part.seats]
    if sizes and all(size and size.value == cards for cards, size in sizes):
        return "all"
    return str(part.value)


def _cards(hand: Any, seats: int) -> int:
    return int(sum(hand) if isinstance(hand, list) else hand * seats)


def _look_at_vying(part: CellPart, _: str, __: Cells) -> str:
    """Return whether the vying comes before the melding, after it, or amid."""
    kinds = ["melding" if isinstance(stage, Mapping) else str(stage) for stage in part.value]
    if "vying" not in kinds:
        return ""
    after = kinds[kinds.index("vying") :]
    before = kinds[: kinds.index("vying")]
    return "before" if "melding" not in before else "amid" if "melding" in after else "after"


def _look_for_vying(part: CellPart, _: str, cells: Cells) -> str:
    """Return whether anybody vies; what a text does not tell of the vying, it does not lack."""
    if "vying" in part.value:
        return "has"
    return "lacks" if cells["vying.entry"].moot else ""


def _look_at_sequence(part: CellPart, _: str, __: Cells) -> str:
    """Return `run`, or the trumps that are wanted from the lowest up."""
    return "run" if "run" in part.value else "".join(reversed(part.value.get("trumps", ["?"])))


LOOKS: Mapping[str, Look] = MappingProxyType({
    "value": lambda part, _, __: str(part.value),
    "number": lambda part, _, __: str(len(part.value)),
    "last": lambda part, _, __: str(part.value[-1]),
    "part": lambda part, word, _: str(part.value.get(word, "")),
    "holds": lambda part, word, _: "has" if word in part.value else "lacks",
    "among": lambda part, words, _: "has" if part.value in words.split() else "lacks",
    "cards": lambda part, _, __: " ".join(sorted(part.value)),
    "dealt": _look_at_deal,
    "vying": _look_at_vying,
    "sequence": _look_at_sequence,
    "vies": _look_for_vying,
})  # fmt: skip
"""What can be looked at in a value: by its name as it stands, what is said of it in one sign."""
