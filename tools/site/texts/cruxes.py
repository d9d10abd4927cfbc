"""The page of cruxes: every question, source by source, with the hands it changes."""

from collections.abc import Iterator
from operator import itemgetter

from tools.site.edition import words
from tools.site.edition.edition import Document, Edition, Source
from tools.site.edition.words import typeset
from tools.site.hands.hands import EVENTS, effect, first_difference, hindrance, weight
from tools.site.output.languages import say


def cases(edition: Edition) -> Iterator[tuple[str, bool, list[tuple[Source, Document]]]]:
    """Yield every question once, with the clauses that raise it, in the order of the game.

    House variations, which are `optional`, come last.
    """
    raised: dict[str, list[tuple[Source, Document]]] = {}
    for source in edition.sources:
        for clause, crux in source.cruxes():
            raised.setdefault(crux["id"], []).append((source, clause))
    order = list(words.TOPIC)

    def place(name: str) -> tuple[bool, int]:
        clause = raised[name][0][1]
        return clause["crux"]["kind"] == "option", order.index(clause["topic"])

    for name in sorted(raised, key=place):
        yield name, place(name)[0], raised[name]


def hands_changed(source: Source, clause: Document) -> Iterator[tuple[str, str, str, str, str]]:
    """Yield for each reading the hand that it changes most, if it can one that shows the clause.

    Each is an address, a title, the reading, its effect, and how many others there are. A hand that it rules out comes before one that it leaves nearly as it was.
    """
    crux = clause["crux"]
    for reading in crux["readings"]:
        at, label = (crux["id"], reading), words.reading(reading)
        touched = [
            (
                weight(hand.trace, other.trace),
                clause["id"] in hand.record.get("shows", ()),
                hand,
                other,
            )
            for hand in source.hands
            for other in hand.others
            if (other.crux, other.reading) == at
        ]
        most = max(touched, key=itemgetter(0, 1), default=None)
        ruled_out = next(
            (
                (hand, undealt)
                for hand in source.hands
                for undealt in hand.undealt
                if (undealt.crux, undealt.reading) == at
            ),
            None,
        )
        if ruled_out and (most is None or most[0] <= EVENTS):
            hand, undealt = ruled_out
            why = hindrance(undealt, hand.trace)
            yield hand.page, typeset(hand.title), label, why, ""
        elif most:
            _, _, hand, other = most
            rest = len(touched) - 1
            step = min(
                first_difference(hand.trace, other.trace),
                len(hand.trace["steps"]),
                len(other.trace["steps"]),
            )
            yield (
                f"{hand.page}?reading={other.key}#step-{step}",
                typeset(hand.title),
                label,
                effect(hand.trace, other.trace),
                say("cruxes-others", n=rest) if rest else "",
            )
