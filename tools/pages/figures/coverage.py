"""The page of a source's coverage: what each clause comes to, and the hands that show it."""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from poch.studies import coverage
from poch.texts.values import setting
from tools.pages.edition import rests, words
from tools.pages.edition.edition import Document, Edition, Source
from tools.pages.edition.words import printed
from tools.pages.output.files import Shelf
from tools.pages.output.templates import page
from tools.pages.texts.clauses import Link, Parts, Rule, unsettled

FIRST = 2
"""How many hands are named at once; the others are folded away."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A rule that a clause sets, and the reading under which, if under one only."""

    rule: Rule
    reading: str


@dataclass(frozen=True, slots=True)
class Row:
    """A clause: its marks, what it sets, why it is not shown or else the hands that show it.

    Where it is shown `everywhere`, one hand stands for all.
    """

    id: str
    status: str
    gap: str | None
    mark: str
    option: bool
    sets: tuple[Setting, ...]
    reason: str
    everywhere: bool
    shown: tuple[Link, ...]
    more: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf and the clauses of the source that set it."""

    rule: Rule
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A source's coverage."""

    slug: str
    title: str
    counted: str
    rows: tuple[Row, ...]
    leaves: tuple[Leaf, ...]


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page of each source."""
    for source in edition.sources:
        found = view(source, "../../../", edition.bibliography)
        page(shelf, f"sources/{source.slug}/coverage", view=found)


def view(source: Source, base: str, works: rests.Works) -> View:
    """Return a source's coverage as its page shows it."""
    cited = {hand.name: [step["clause"] for step in hand.trace["steps"]] for hand in source.hands}
    found = coverage.coverage(source.document, cited, {})
    leaves = sorted(found.leaves.items())
    parts = rests.by_clause(source)
    return View(
        source.slug,
        source.title,
        _counted(found, source),
        tuple(_row(one, source, base, parts.get(one.id, {}), works) for one in found.clauses),
        tuple(Leaf(Rule(leaf, ""), clauses) for leaf, clauses in leaves),
    )


def _row(one: coverage.Clause, source: Source, base: str, parts: Parts, works: rests.Works) -> Row:
    clause = source.clause(one.id)
    shown = tuple(_links(one, source, base))
    everywhere = len(shown) == len(source.hands) > FIRST
    return Row(
        one.id,
        words.standing(clause),
        clause.get("gap"),
        words.mark(words.standing(clause), clause.get("gap")),
        "when" in clause,
        tuple(
            Setting(
                Rule(each.leaf, setting(each.leaf, each.value), _rests(each, clause, parts, works)),
                words.reading(each.reading) if each.reading else "",
            )
            for each in one.sets
        ),
        _reason(one, clause.get("of", "")),
        everywhere,
        shown[: 1 if everywhere else FIRST],
        () if everywhere else shown[FIRST:],
    )


def _rests(each: coverage.Setting, clause: Document, parts: Parts, works: rests.Works) -> str:
    """Return what a setting in force rests on, where the text does not settle it."""
    in_force = not each.reading or each.reading == clause["crux"]["adopted"]
    return unsettled(each.leaf, parts.get(each.leaf, ()) if in_force else (), works)


def _links(one: coverage.Clause, source: Source, base: str) -> Iterator[Link]:
    """Yield the hands that show a clause, those that are there for it first."""
    hands = {hand.name: hand for hand in source.hands}
    meant = [one.id in hands[place.record].record.get("shows", ()) for place in one.hands]
    for place, _ in sorted(zip(one.hands, meant, strict=True), key=lambda pair: not pair[1]):
        hand = hands[place.record]
        yield Link(printed(hand.title), f"{base}{hand.page}#step-{place.step}")


def _reason(one: coverage.Clause, of: str) -> Markup | str:
    if one.standing != "no-rule":
        return f"No step can show it: {printed(one.reason)}" if one.reason else ""
    told = words.REMARK[one.reason]
    return Markup('{}: <a href="../#{of}">{of}</a>.').format(told, of=of) if of else told


def _counted(found: coverage.Coverage, source: Source) -> str:
    """Return in a sentence how many clauses are shown, and how many are not and why."""
    shown = sum(bool(one.hands) for one in found.clauses)
    idle = sum(one.standing == "no-rule" for one in found.clauses)
    unseen = len(found.clauses) - shown - idle
    parts = [
        f"{shown} can be seen in {words.counted(len(source.hands), 'hand')}" if shown else "",
        f"{idle} settle nothing" if idle else "",
        f"{unseen} settle something that no step can show" if unseen else "",
    ]
    told = words.listed(filter(None, parts))
    leaves = words.counted(len(found.leaves), "rule")
    return f"Of {len(found.clauses)} clauses {told}. Together they set {leaves}."
