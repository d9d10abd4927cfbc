"""Joint completions: several leaves that a text leaves open, drawn together from the model, to be played.

They are drawn one after the other in the order of the game. What is drawn counts as settled for
those that follow, so that rules that go together are drawn together.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from poch.game.ruleset import Ruleset
from poch.game.sourced import Ruled
from poch.studies.compare import Cell
from poch.studies.completing import (
    UNSETTLED,
    Corpus,
    KnownText,
    Weights,
    find_neighbours,
    probabilities,
    weight,
)
from poch.texts.compile import RulesetError, patch_ruleset
from poch.texts.doubt import Doubt, by_number, is_same_rule
from poch.texts.leaves import condition

Pick: TypeAlias = Callable[[Sequence[float]], int]
"""Draws one of some things by their weights, and returns its place."""
Completion: TypeAlias = Mapping[str, Ruled[Any] | None]
"""By leaf the rule that was drawn, with its clause; None where there is to be none."""


class Option(NamedTuple):
    """A rule that may be drawn for a leaf, its practice among the witnesses, and its probability."""

    ruled: Ruled[Any] | None
    practice: str
    probability: float


@dataclass(frozen=True, slots=True)
class Gap:
    """What is to be drawn: leaves that a ruleset leaves open, in the order of the game, for so many seats.

    `text` is what is known of it otherwise.
    """

    ruleset: Ruleset
    text: KnownText
    leaves: Sequence[str]
    seats: int


def options(
    known: Corpus, weights: Weights, gap: Gap, text: KnownText, leaf: str, cell: Cell
) -> list[Option]:
    """Return what may be drawn for a leaf, each with its weight.

    These are the practices of the witnesses, weighted by the model. The model also leaves a weight
    for a practice that no witness has: values from the readings of the text, and our own, share it
    equally. If the words of the text allow only certain readings, nothing else is drawn. If there
    are neither witnesses nor readings, the values of all other texts are drawn, settled or not.
    """
    here = gap.ruleset.rule_for(leaf, gap.seats)
    readings = _readings(cell, here)
    witnesses = find_neighbours(known, text, leaf)
    every: list[Option] = []
    left = 1.0
    if witnesses:
        guess = probabilities(witnesses, weights)
        left = guess.other
        nearest = sorted(witnesses, key=lambda witness: -weight(witness, weights))
        for practice, probability in guess.practices.items():
            value = known.values[leaf][practice]
            of = next(witness.text for witness in nearest if witness.practice == practice)
            clause = f"{of}/{known.clauses[of, leaf][0]}"
            seated = value.get(gap.seats) if by_number(value) else value
            every.append(Option(Ruled(seated, clause), practice, probability))
    had = [option.ruled.value for option in every if option.ruled]
    unseen = [
        rule
        for rule in readings
        if rule is None or not any(is_same_rule(leaf, rule.value, value) for value in had)
    ]
    if cell.weakest == UNSETTLED and readings:
        every = [
            option
            for option in every
            if option.ruled
            and any(
                each and is_same_rule(leaf, each.value, option.ruled.value) for each in readings
            )
        ]
    every += [Option(rule, "", left / len(unseen)) for rule in unseen]
    elsewhere = [] if every else _anywhere(known, leaf, gap.seats)
    every += [Option(rule, "", 1 / len(elsewhere)) for rule in elsewhere]
    return every or [Option(None, "", 1.0)]


def _anywhere(known: Corpus, leaf: str, seats: int) -> list[Ruled[Any]]:
    """Return what the texts have for a leaf that none of them settles, each value once."""
    rules: dict[str, Ruled[Any]] = {}
    for name, cells in known.cells.items():
        part = cells[leaf].at(seats)
        if part and part.clause:
            here = Ruled(part.value, part.setter)
            for rule in _readings(cells[leaf], here):
                if rule:
                    rules.setdefault(repr(rule.value), Ruled(rule.value, f"{name}/{rule.clause}"))
    return [*rules.values()]


def _readings(cell: Cell, here: Ruled[Any] | None) -> list[Ruled[Any] | None]:
    """Return the rules that the readings of a text give a leaf; there is nothing twice."""
    rules: list[Ruled[Any] | None] = [here] if here or cell.doubts else []
    for doubt in cell.doubts:
        for value in doubt.others.values():
            rule = None if value is None or by_number(value) else Ruled(value, doubt.clause)
            if not any((rule and rule.value) == (each and each.value) for each in rules):
                rules.append(rule)
    return rules


def drawings(
    known: Corpus, weights: Weights, gap: Gap, cells: Mapping[str, Cell], pick: Pick
) -> Iterator[tuple[Completion, Ruleset | None]]:
    """Yield completions without end, each with the ruleset completed; None where that cannot be played."""
    seen: dict[tuple[Any, ...], list[Option]] = {}
    while True:
        text, drawn = gap.text, dict[str, Ruled[Any] | None]()
        read: dict[str, str] = {}
        so_far: tuple[Any, ...] = ()
        for leaf in gap.leaves:
            if not _arises(gap, drawn, leaf):
                drawn[leaf] = None
                so_far = (*so_far, None)
                continue
            if so_far not in seen:
                seen[so_far] = options(known, weights, gap, text, leaf, cells[leaf])
            offered = [*filter(_agrees_with(cells[leaf], read), seen[so_far])] or seen[so_far]
            at = pick([option.probability for option in offered])
            drawn[leaf] = offered[at].ruled
            so_far = (*so_far, seen[so_far].index(offered[at]))
            _note(cells[leaf], offered[at], read)
            if offered[at].practice:
                text = text.also({leaf: offered[at].practice})
        try:
            yield drawn, patch_ruleset(gap.ruleset, drawn, gap.seats)
        except RulesetError:
            yield drawn, None


def _agrees_with(cell: Cell, read: Mapping[str, str]) -> Callable[[Option], bool]:
    """Return what tells whether an option agrees with the readings drawn so far, of a text that allows several."""
    hanging = [doubt for doubt in _ambiguous(cell) if doubt.crux in read]

    def agrees(option: Option) -> bool:
        value = option.ruled.value if option.ruled else None
        return all(
            value in [had for had, name in _reading_values(cell, doubt) if name == read[doubt.crux]]
            for doubt in hanging
        )

    return agrees


def _note(cell: Cell, option: Option, read: dict[str, str]) -> None:
    """Note which reading of each crux was drawn with a rule, where the rule tells."""
    value = option.ruled.value if option.ruled else None
    for doubt in _ambiguous(cell):
        names = [name for had, name in _reading_values(cell, doubt) if had == value]
        if len(names) == 1:
            read.setdefault(doubt.crux, names[0])


def _ambiguous(cell: Cell) -> Sequence[Doubt]:
    return cell.doubts if cell.weakest == UNSETTLED else ()


def _reading_values(cell: Cell, doubt: Doubt) -> list[tuple[Any, str]]:
    """Return the values that the readings of a crux give a leaf, each with the reading."""
    return [
        (cell.parts[0].value, doubt.reading),
        *((had, name) for name, had in doubt.others.items()),
    ]


def _arises(gap: Gap, drawn: Completion, leaf: str) -> bool:
    on = condition(leaf)
    if on is None:
        return True
    above = drawn[on.leaf] if on.leaf in drawn else gap.ruleset.rule_for(on.leaf, gap.seats)
    return above is not None and on.holds(above.value) and _arises(gap, drawn, on.leaf)
