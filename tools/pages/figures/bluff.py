"""What a rule does to a bluff: the vying of each text solved as a game of two to four by `make bluff`, a model."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import ceil
from pathlib import Path
from statistics import fmean
from types import MappingProxyType
from typing import Any, TypeAlias

from tools.bluff import OTHERWISE, read
from tools.bluff.vying import VIE
from tools.pages.edition import words
from tools.pages.edition.edition import Edition, Source
from tools.pages.edition.values import otherwise, told
from tools.pages.output.files import Shelf
from tools.pages.output.languages import say
from tools.pages.output.numbers import decimal, figure, percent
from tools.pages.output.plots import stepped
from tools.pages.output.templates import page
from tools.pages.texts.clauses import anchor

Json: TypeAlias = Mapping[str, Any]

FILE = Path("variants") / "bluff.json"
HANDS = ("nothing", "pair", "three")
"""The hands of which it is said what the best player does with them."""
GOES_ALONG = ("hold", "raise")
NEAR = 0.02
"""Chips that count as none: four times what play may be off the best."""
THREE = {"kuhn_poker(players=3)": "kuhn3"}
"""What messages call a known game by."""
ROW, LEFT, WIDE, RIGHT = 24, 52, 320, 56


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page, where anything was solved."""
    found = read(shelf.root / FILE)
    if not found:
        return
    sources = [one for one in edition.sources if one.slug in found["texts"]]
    rows = [_row(one, found["texts"][one.slug]) for one in sources]
    undressed = [one for one in rows if not one["pool"]]
    idle = [one for one in undressed if one["never"] < NEAR]
    page(
        shelf,
        "odds/bluff",
        rows=rows,
        undressed=undressed,
        idle=idle,
        led=[one for one in undressed if one not in idle],
        loses=_bars(rows),
        knocks=_cells(rows),
        switches=[*_switches(edition, found)],
        carried=[*_carried(rows)],
        **_several(found, _cells(rows)),
        left=[one for one in edition.sources if one.slug in found["untaken"]],
        lower=[
            (one, found["texts"][one.slug]["most"])
            for one in sources
            if found["texts"][one.slug]["most"] < found["most"]
        ],
        otherwise=[
            (source, [_moved(found["texts"][source.slug], one[how]) for how in ("finer", "higher")])
            for source in sources
            if (one := found["otherwise"].get(source.slug))
        ],
        known=[
            (THREE.get(name, name), decimal(one["ours"], 4), decimal(one["library"], 4))
            for name, one in found["checks"].items()
        ],
        gap=decimal(max(_gaps(found)), 3),
        most_lies=max(one["lies"]["most"] for one in undressed),
        amounts=OTHERWISE["finer"].amounts,
        tops=[OTHERWISE[how].most for how in ("finer", "higher")],
        chips=figure,
        found={**found, "day": words.day(found["day"])},
        hands=HANDS,
    )


def _gaps(found: Json) -> Iterator[float]:
    """Yield how far each published strategy is from the best."""
    for one in (*found["texts"].values(), *found["switches"].values()):
        yield one["gap"]
        for more in one.get("carried", {}).values():
            yield more["gap"]


def _moved(plain: Json, otherwise: Json) -> str:
    """Return by how many chips the worth of a bluff moves with other amounts."""
    return decimal(abs(fmean(plain["lost"]["nothing"]) - fmean(otherwise["nothing"])), 2)


def _row(source: Source, one: Json) -> dict[str, Any]:
    """Return a text as a row: what lies there, what its players do, and what they lose by not doing it."""
    return {
        "source": source,
        "siglum": source.document["siglum"],
        "pool": one["pool"],
        "lead": one["lead"],
        "counted": one["led"],
        "lies": one["lies"],
        "never": fmean(one["lost"]["never"]),
        "carried": one["carried"],
        "seats": one["seats"],
        "clauses": sorted({*one["clauses"].values()}),
        **_does(one),
    }


def _does(one: Json) -> dict[str, Any]:
    """Return what the best players do with each hand, in hundredths, and what a bluff is worth to them.

    Where nothing lies there, any play that loses nothing is as good, so that nothing is said of it.
    """
    worth, lies = max(fmean(one["lost"]["nothing"]), 0), one["pool"] + one["lead"]
    first, answer = (one["first"], one["answer"]) if lies else ({}, {})
    return {
        "knocks": {hand: _share(first.get(hand), ("knock",)) for hand in HANDS},
        "along": {hand: _share(answer.get(hand), GOES_ALONG) for hand in HANDS},
        "bluff": worth if "nothing" in first else None,
        "share": percent(f"{100 * worth / lies:.2g}") if lies and worth >= NEAR else "",
    }


def _share(verbs: Mapping[str, float] | None, of: Sequence[str]) -> int | None:
    """Return in how many of a hundred cases one does so; None who is never asked."""
    return None if verbs is None else round(100 * sum(verbs.get(verb, 0) for verb in of))


def _bars(rows: Sequence[Json]) -> dict[str, Any]:
    """Draw for each text what a player loses a deal who never vies, beside what lies there; in pixels."""
    most = max(one["pool"] + one["lead"] for one in rows)
    step = stepped(most / 4)
    marks = int(-(-most // step))

    def long(chips: float) -> float:
        return round(chips / (marks * step) * WIDE, 1)

    return {
        "left": LEFT,
        "width": LEFT + WIDE + RIGHT,
        "height": ROW * len(rows) + ROW,
        "ticks": [(LEFT + long(mark * step), figure(mark * step)) for mark in range(marks + 1)],
        "bars": [
            {
                "label": one["siglum"],
                "y": at * ROW,
                "pool": long(one["pool"]),
                "lead": long(one["lead"]),
                "never": long(max(one["never"], 0)),
                "text": figure(max(round(one["never"], 2), 0)),
                "says": say(
                    "bluff-bar",
                    text=one["source"].title,
                    never=figure(max(round(one["never"], 2), 0)),
                    pool=one["pool"],
                    lead=figure(one["lead"]),
                ),
            }
            for at, one in enumerate(rows)
        ],
    }


def _cells(rows: Sequence[Json]) -> list[Json]:
    """Return the texts in which something lies there, of which it can be said what the best do."""
    return [one for one in rows if one["never"] >= NEAR]


def _carried(rows: Sequence[Json]) -> Iterator[Json]:
    """Yield the texts whose pool may be carried and in which a bluff with nothing is allowed, pool by pool."""
    for one in rows:
        if one["carried"] and one["bluff"] is not None:
            steps = [
                one,
                *({"pool": more["pool"], **_does(more)} for more in one["carried"].values()),
            ]
            yield {"source": one["source"], "steps": steps}


def _several(found: Json, rows: Sequence[Json]) -> dict[str, Any]:
    """Return how often forehand knocks where two, three and four vie, and what is said of all that.

    `gain` is the most that a seat could win more at three and four, and `apart` by how much more it
    could where only external sampling found the play.
    """
    table = [
        {"source": one["source"], "siglum": one["siglum"]}
        | {hand: [_knock(seats, hand) for seats in one["seats"].values()] for hand in LOW}
        for one in rows
    ]
    several = [
        seats
        for one in found["texts"].values()
        for number, seats in one["seats"].items()
        if number != "2"
    ]
    return {
        "several": table,
        "low": LOW,
        "gain": decimal(ceil(1000 * max(max(one["gains"]) for one in several)) / 1000, 3),
        "apart": decimal(max(max(one["sampled"]["gains"]) for one in several), 2),
        "rounds": several[0]["sampled"]["rounds"],
        "stops": [
            (one["source"], seats["most"])
            for one in rows
            for number, seats in one["seats"].items()
            if seats["most"] < found["several"]["most"]
        ],
    }


LOW = ("nothing-1", "pair-1")
"""The hands of which it is said how often they knock at three and four: nothing, and a low pair."""


def _knock(seats: Json, hand: str) -> int | None:
    """Return on how many of a hundred such hands forehand knocks; None who may not."""
    share = seats["knocks"][0].get(hand)
    return None if share is None else round(100 * share)


def _switches(edition: Edition, found: Json) -> Iterator[Json]:
    """Yield each switch: the rule before and after with their clauses, and what it does."""
    for one in found["switches"].values():
        text, other = edition.source(one["text"]), edition.source(one["other"])
        if text is None or other is None:
            continue
        leaf, before, after = one["leaf"], one["before"], one["after"]
        yield {
            "source": text,
            "other": other,
            "leaf": leaf,
            "anchor": anchor(leaf),
            "readings": [words.reading(name) for name in one["readings"].values()],
            "before": otherwise(leaf, before["value"]),
            "after": told(leaf, after["value"]),
            "clause": before["clause"],
            "other_clause": after["clause"].rpartition("/")[2],
            "never": (
                fmean(found["texts"][text.slug]["lost"]["never"]),
                fmean(one["lost"]["never"]),
            ),
            "was": _does(found["texts"][text.slug]),
            "now": _does(one),
        }


# What a tour asks for


def _first(found: Json) -> str:
    """Return on how many of a hundred hands with nothing forehand knocks."""
    return str(_share(found["first"]["nothing"], ("knock",)))


def _staked(found: Json) -> str:
    return decimal(found["first"]["nothing"]["stake"], 1)


def _worth(found: Json) -> str:
    return decimal(max(fmean(found["lost"]["nothing"]), 0), 2)


def _never(found: Json) -> str:
    return decimal(fmean(found["lost"]["never"]), 1)


def _seats(seats: str, every: Json) -> str:
    """Return the same of the oldest text where so many vie."""
    return str(_knock(every["texts"][OLDEST]["seats"][seats], "nothing-1"))


OLDEST, DRESSED = "poque-1765", "poch-1810-hamburg dressing.antes poch-1897-foster"
FINED, SHOWN, LED = (
    f"{OLDEST} vying.bluff poch-philos",
    f"{OLDEST} vying.fold-out poch-1844-pierer",
    f"{OLDEST} shedding.leader poch-1810-hamburg",
)
ASKED: Mapping[str, Callable[[Json], str]] = MappingProxyType({
    "bluff-knocks": lambda every: _first(every["texts"][OLDEST]),
    "bluff-stake": lambda every: _staked(every["texts"][OLDEST]),
    "bluff-worth": lambda every: _worth(every["texts"][OLDEST]),
    "bluff-never": lambda every: _never(every["texts"][OLDEST]),
    "bluff-lead": lambda every: decimal(every["texts"][OLDEST]["lead"], 1),
    "bluff-dressed-knocks": lambda every: _first(every["switches"][DRESSED]),
    "bluff-dressed-never": lambda every: _never(every["switches"][DRESSED]),
    "bluff-set-never": lambda every: _never(every["switches"][f"{OLDEST} vying.entry poch-1844-pierer"]),
    "bluff-fined-knocks": lambda every: _first(every["switches"][FINED]),
    "bluff-fined-stake": lambda every: _staked(every["switches"][FINED]),
    "bluff-fined-worth": lambda every: _worth(every["switches"][FINED]),
    "bluff-shown-knocks": lambda every: _first(every["switches"][SHOWN]),
    "bluff-led-knocks": lambda every: _first(every["switches"][LED]),
    "bluff-led-worth": lambda every: _worth(every["switches"][LED]),
    **{f"bluff-seats-{seats}": partial(_seats, str(seats)) for seats in VIE},
})  # fmt: skip
"""The figures of the tour on this, each from what was published."""
