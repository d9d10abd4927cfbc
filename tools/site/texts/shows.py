"""Where a hand shows a clause or a reading: the step that a click on it brings to the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile

from tools.site.edition.edition import Document, Hand, ReadingReplay, Source
from tools.site.edition.words import typeset
from tools.site.hands.hands import first_difference


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A step of a hand, and the reading other than its own that it is played with, if there is one."""

    name: str
    title: str
    step: int
    href: str
    reading: str = ""

    @property
    def data(self) -> str:
        """What scripts are given: `HAND#STEP`, or `HAND#STEP&CRUX=READING`."""
        return f"{self.name}#{self.step}" + f"&{self.reading}" * bool(self.reading)


def example(clause: str, source: Source, base: str) -> ShownStep | None:
    """Return where a clause can be seen, in a hand that is there for it, if there is one."""
    hands = sorted(source.hands, key=lambda hand: clause not in hand.record.get("shows", ()))
    return next(_as_recorded(clause, hands, base), None)


def of_clause(clause: Document, source: Source, base: str) -> ShownStep | None:
    """Return the step that a clause allows.

    That is in the hand that the page opens with, or in another, or only under another reading.
    """
    first, rest = source.hands[:1], source.hands[1:]
    meant = sorted(rest, key=lambda hand: clause["id"] not in hand.record.get("shows", ()))
    every = (*first, *meant)
    steps = (way(clause["id"], every, base) for way in (_as_recorded, _with_a_reading))
    return next(chain.from_iterable(steps), None)


def near(clause: Document, source: Source, base: str) -> ShownStep | None:
    """Return the step next to which a clause matters that no step can rest on.

    It rests on the clause that is most akin: the one that is restated, or one whose rules have the
    longest part of their names in common with its own, or else one of the same topic.
    """
    if "of" in clause:
        return of_clause(source.clause(clause["of"].partition("#")[0]), source, base)
    if "no-event" not in clause:
        return None
    akin = [
        (_kinship(clause, other), shown)
        for other in source.clauses
        if _kinship(clause, other) > 0 and (shown := of_clause(other, source, base))
    ]
    return max(akin, key=lambda pair: pair[0], default=(0, None))[1]


def of_reading(clause: Document, reading: str, source: Source, base: str) -> ShownStep | None:
    """Return the step from which a reading of a clause's crux matters, in a hand where it does.

    A hand that is played with it comes before one in which it must be tried.
    """
    crux = clause["crux"]
    every = [
        *_steps_where_changed(crux, reading, source, base),
        *_steps_under_it(clause["id"], crux, reading, source, base),
    ]
    return min(every, key=lambda pair: pair[0], default=(0, None))[1]


def _steps_where_changed(
    crux: Document, reading: str, source: Source, base: str
) -> Iterator[tuple[int, ShownStep]]:
    for hand in source.hands:
        others = [other for other in hand.others if other.crux == crux["id"]]
        if others and _own(hand, crux) == reading:
            step = min(first_change(hand.trace, other.trace) for other in others)
            yield 0, _shown_step(hand, min(step, len(hand.trace["steps"])), base)
        for other in others:
            if other.reading == reading:
                step = min(first_change(hand.trace, other.trace), len(other.trace["steps"]))
                yield 1, _shown_step(hand, step, base, other)


def _steps_under_it(
    clause: str, crux: Document, reading: str, source: Source, base: str
) -> Iterator[tuple[int, ShownStep]]:
    """Yield the steps at which a reading is at work in hands that cannot be dealt under another."""
    options = (rule for rule in source.clauses if rule.get("when", {}).get(crux["id"]) == reading)
    names = {clause, *(option["id"] for option in options)}
    for hand in source.hands:
        if _own(hand, crux) == reading and any(other.crux == crux["id"] for other in hand.undealt):
            steps = (step for name in names if (step := _step(name, hand.trace)))
            yield 2, _shown_step(hand, min(steps, default=1), base)


def _own(hand: Hand, crux: Document) -> str:
    """Return the reading of a crux that a hand is played with."""
    return str(hand.record.get("readings", {}).get(crux["id"], crux["adopted"]))


def first_change(trace: Document, other: Document) -> int:
    """Return the step from which another trace tells something else, or else cites another clause."""
    step = first_difference(trace, other)
    if step <= max(len(trace["steps"]), len(other["steps"])):
        return step
    pairs = enumerate(zip(trace["steps"], other["steps"], strict=False), start=1)
    return next((at for at, (a, b) in pairs if a["clause"] != b["clause"]), 1)


def _as_recorded(clause: str, hands: Sequence[Hand], base: str) -> Iterator[ShownStep]:
    for hand in hands:
        if step := _step(clause, hand.trace):
            yield _shown_step(hand, step, base)


def _with_a_reading(clause: str, hands: Sequence[Hand], base: str) -> Iterator[ShownStep]:
    for hand in hands:
        for other in hand.others:
            if step := _step(clause, other.trace):
                yield _shown_step(hand, step, base, other)


def _step(clause: str, trace: Document) -> int | None:
    steps = enumerate(trace["steps"], start=1)
    return next((at for at, step in steps if step["clause"] == clause), None)


def _shown_step(hand: Hand, step: int, base: str, other: ReadingReplay | None = None) -> ShownStep:
    key = other.key if other else ""
    query = f"?reading={key}" if key else ""
    href = f"{base}{hand.page}{query}#step-{step}"
    return ShownStep(hand.name, typeset(hand.title), step, href, key)


def _kinship(clause: Document, other: Document) -> int:
    """Return how near two clauses are: their topic counts one, each part of a name of a rule two.

    A clause that is not in force with the other shows nothing of it.
    """
    crux = clause.get("crux")
    adopted = {crux["id"]: crux["adopted"]} if crux else {}
    needs, given = other.get("when", {}).items(), (adopted | clause.get("when", {})).items()
    if other["id"] == clause["id"] or not needs <= given:
        return 0
    shared = (
        _count_common(a.split("."), b.split("."))
        for a in clause.get("sets", {})
        for b in other.get("sets", {})
    )
    same = bool(clause["topic"] == other["topic"])
    return 2 * max(shared, default=0) + same + len(needs)


def _count_common(a: Sequence[str], b: Sequence[str]) -> int:
    """Return how many parts two names begin with alike."""
    return len([*takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False))])
