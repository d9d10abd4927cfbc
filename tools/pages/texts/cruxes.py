"""The page of cruxes: every question, source by source, with the hands it changes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import TypeAlias

from markupsafe import Markup

from tools.pages.edition import words
from tools.pages.edition.edition import Document, Edition, Source
from tools.pages.edition.words import printed
from tools.pages.hands.hands import EVENTS, effect, hindrance, parting, weight
from tools.pages.texts.clauses import Crux, crux_view, marked


@dataclass(frozen=True, slots=True)
class Matter:
    """A hand in which a reading matters, and how many others there are."""

    page: str
    title: str
    label: str
    effect: str
    others: str


@dataclass(frozen=True, slots=True)
class Played:
    """The reading that does most in play, and what it does; nothing where nothing was measurable."""

    label: str
    sentence: str


Measured: TypeAlias = Mapping[tuple[str, str], Played]


@dataclass(frozen=True, slots=True)
class Passage:
    """A crux in one source: the passage, the readings, and where they matter, or why nowhere."""

    slug: str
    source: str
    clause: str
    text: Markup
    status: str
    gap: str | None
    crux: Crux
    matters: tuple[Matter, ...]
    unshown: str
    played: Played | None

    @property
    def mark(self) -> str:
        """What the mark of the passage says."""
        return words.mark(self.status, self.gap)


@dataclass(frozen=True, slots=True)
class Case:
    """A question with the passages of all sources that raise it."""

    id: str
    title: str
    sigla: str
    optional: bool
    passages: tuple[Passage, ...]


def cases(edition: Edition, base: str, measured: Measured) -> Iterator[Case]:
    """Return every question once, in the order of the game, house variations last.

    `measured` tells by source and crux what another reading does in play.
    """
    raised: dict[str, list[tuple[Source, Document]]] = {}
    for source in edition.sources:
        for clause, crux in source.cruxes():
            raised.setdefault(crux["id"], []).append((source, clause))
    order = list(words.TOPIC)

    def place(name: str) -> tuple[bool, int]:
        clause = raised[name][0][1]
        return clause["crux"]["kind"] == "option", order.index(clause["topic"])

    ids = sorted(raised, key=place)
    for name in ids:
        yield Case(
            id=name,
            title=words.crux(name),
            sigla=", ".join(source.document["siglum"] for source, _ in raised[name]),
            optional=place(name)[0],
            passages=tuple(
                _passage(source, clause, edition, base, measured) for source, clause in raised[name]
            ),
        )


def _passage(
    source: Source, clause: Document, edition: Edition, base: str, measured: Measured
) -> Passage:
    return Passage(
        slug=source.slug,
        source=source.title,
        clause=clause["id"],
        text=marked(clause["text"], clause.get("terms", {})),
        status=words.standing(clause),
        gap=clause.get("gap"),
        crux=crux_view(clause, edition, base),
        matters=tuple(_matters(source, clause)),
        unshown=_unshown(source),
        played=measured.get((source.slug, clause["crux"]["id"])),
    )


def _unshown(source: Source) -> str:
    """Return why there is no hand in which a crux matters, where there is none."""
    if source.document["playable"] == "never":
        return "This text is not played: too little of it is known."
    return "None of our hands is changed by it."


def _matters(source: Source, clause: Document) -> Iterator[Matter]:
    """Return for each reading the hand that it changes most, if it can one that shows the clause.

    A hand that it rules out comes before one that it leaves nearly as it was.
    """
    crux = clause["crux"]
    for reading in crux["readings"]:
        at, label = (crux["id"], reading), words.reading(reading)
        touched = [
            (weight(hand.trace, one.trace), clause["id"] in hand.record.get("shows", ()), hand, one)
            for hand in source.hands
            for one in hand.others
            if (one.crux, one.reading) == at
        ]
        most = max(touched, key=itemgetter(0, 1), default=None)
        ruled_out = next(
            (
                (hand, one)
                for hand in source.hands
                for one in hand.undealt
                if (one.crux, one.reading) == at
            ),
            None,
        )
        if ruled_out and (most is None or most[0] <= EVENTS):
            hand, undealt = ruled_out
            why = hindrance(undealt, hand.trace)
            yield Matter(hand.page, printed(hand.title), label, why, "")
        elif most:
            _, _, hand, one = most
            rest = len(touched) - 1
            step = min(
                parting(hand.trace, one.trace), len(hand.trace["steps"]), len(one.trace["steps"])
            )
            yield Matter(
                f"{hand.page}?reading={one.key}#step-{step}",
                printed(hand.title),
                label,
                effect(hand.trace, one.trace),
                f"It also changes {words.counted(rest, 'other hand')}." if rest else "",
            )
