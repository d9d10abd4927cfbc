"""What a rule does to a bluff: the vying of each text solved as a game of two to four by `make bluff`, a model."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import ceil
from pathlib import Path
from statistics import fmean
from types import MappingProxyType
from typing import Any, NamedTuple

from poch.game.said import Json
from poch.words.values import format_alternative, format_value
from tools.site.edition import words
from tools.site.edition.edition import Edition, Source
from tools.site.output.files import Shelf
from tools.site.output.languages import say
from tools.site.output.numbers import decimal, figure
from tools.site.output.plots import round_step, row_label
from tools.site.output.templates import page
from tools.store.published import load_published

FILE = Path("variants") / "bluff.json"
HANDS = ("nothing", "pair", "three")
"""The hands of which it is said what the best player does with them."""
NEAR = 0.02
"""Chips that count as none."""
SURE = 0.01
"""A share that is open by no more than so is one number."""
RARE = 0.01
"""Hands are rare that so few of the deals bring."""
THREE = {"kuhn_poker(players=3)": "kuhn3"}
"""What messages call a known game by."""
ROW, LEFT, WIDE, RIGHT = 28, 168, 260, 56


class Hundred(NamedTuple):
    """In how many of a hundred cases one does something: the least and the most, as shares of 1.

    Of hands that are `rare` nothing is said, since it would rest on next to nothing.
    """

    low: float
    high: float
    rare: bool = False

    @property
    def text(self) -> str:
        """One number where the best play leaves no other, and else both ends."""
        if self.high - self.low <= SURE:
            return f"{self.middle:.0f}"
        return f"{100 * self.low:.0f}–{100 * self.high:.0f}"

    @property
    def middle(self) -> float:
        """The middle, in hundredths."""
        return round(50 * (self.low + self.high), 1)

    def differs(self, other: "Hundred") -> bool:
        """Tell whether two shares differ for certain."""
        return self.high < other.low or other.high < self.low


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page, where anything was solved."""
    study = load_published(shelf.root / FILE)
    if not study:
        return
    sources = edition.among(study["texts"]).sources
    rows = [_row(source, study["texts"][source.slug]) for source in sources]
    undressed = [row for row in rows if not row["pool"]]
    idle = [row for row in undressed if row["never"] < NEAR]
    page(
        shelf,
        "odds/bluff",
        rows=rows,
        undressed=undressed,
        idle=idle,
        led=[row for row in undressed if row not in idle],
        loses=_bars(rows),
        knocks=_cells(rows),
        switches=[*_switches(edition, study)],
        carried=[*_carried_pools(rows)],
        **_at_more_seats(study, _cells(rows)),
        left=edition.among(study["untaken"]).sources,
        lower=[
            (source, study["texts"][source.slug]["most"])
            for source in sources
            if study["texts"][source.slug]["most"] < study["most"]
        ],
        otherwise=[
            [source, *_otherwise(study["texts"][source.slug], study["otherwise"][source.slug])]
            for source in sources
            if source.slug in study["otherwise"]
        ],
        again=_check_by_other_way(study["again"], sources),
        known=[
            (THREE.get(name, name), decimal(check["ours"], 4), decimal(check["library"], 4))
            for name, check in study["checks"].items()
        ],
        open=decimal(study["open"], 5),
        most_lies=max(row["lies"]["most"] for row in undressed),
        amounts=study["finer"],
        tops=[study["otherwise"][OLDEST][how]["most"] for how in ("finer", "higher")],
        chips=figure,
        near=NEAR,
        study={**study, "day": words.day(study["day"])},
        hands=HANDS,
    )


def _otherwise(plain: Json, others: Json) -> tuple[Hundred | None, list[dict[str, Any]]]:
    """Return from where to where the share of knocks with nothing goes, and what each model comes to."""
    models = [{"how": how, **_best_play(vying)} for how, vying in (("as", plain), *others.items())]
    shares = [share for model in models if (share := model["knocks"]["nothing"]) and not share.rare]
    if not shares:
        return None, models
    return Hundred(min(share.low for share in shares), max(share.high for share in shares)), models


def _check_by_other_way(both: Json, sources: Iterable[Source]) -> dict[str, Any]:
    """Return what both ways of solving come to."""
    source = next(source for source in sources if source.slug == both["text"])
    return {
        "text": source.title,
        "knocks": [decimal(100 * way["nothing"], 1) for way in both["knocks"]],
        "worth": [decimal(chips, 3) for chips in both["worth"]],
        "gap": decimal(both["gap"], 4),
    }


def _row(source: Source, vying: Json) -> dict[str, Any]:
    """Return a text as a row: what lies there, what its players do, and what they lose by not doing it."""
    return {
        "source": source,
        "siglum": source.document["siglum"],
        "pool": vying["pool"],
        "lead": vying["lead"],
        "counted": vying["led"],
        "lies": vying["lies"],
        "never": fmean(vying["lost"]["never"]),
        "carried": vying["carried"],
        "seats": vying["seats"],
        "rare": _rare(vying),
        "most": vying["most"],
        "worth": vying["worth"],
        "clauses": sorted({*vying["clauses"].values()}),
        **_best_play(vying),
    }


def _rare(vying: Json) -> list[str]:
    """Return the hands of the coarser model that so few deals bring that nothing is said of them."""
    nothing = vying["knocks"].get("nothing")
    return ["nothing-1"] if nothing and nothing["asked"] < RARE else []


def _best_play(vying: Json) -> dict[str, Any]:
    """Return what the best players do with each hand, in hundredths, and what a bluff is worth to them.

    Where nothing lies there, any play that loses nothing is as good, so that nothing is said of it.
    `unanswered` is what the second seat loses by never knocking with nothing, where nobody is left
    to answer that knock.
    """
    lies = vying["pool"] + vying["lead"]
    first, answer = (vying["knocks"], vying["along"]) if lies else ({}, {})
    lost = [max(chips, 0.0) for chips in vying["lost"]["nothing"]]
    return {
        "knocks": {hand: _share(first.get(hand)) for hand in HANDS},
        "along": {hand: _share(answer.get(hand)) for hand in HANDS},
        "bluff": fmean(lost) if "nothing" in first else None,
        "seats_lose": lost,
        "unanswered": 0.0 if vying["answered"] else max(vying["lost"].get("knock", [0, 0])[1], 0.0),
    }


def _share(share: Json | None) -> Hundred | None:
    """Return in how many of a hundred cases one does so; None who is never asked."""
    if share is None:
        return None
    return Hundred(share["low"], share["high"], share["asked"] < RARE)


def _bars(rows: Sequence[Json]) -> dict[str, Any]:
    """Draw for each text what a player loses a deal who never vies, beside what lies there; in pixels."""
    most = max(row["pool"] + row["lead"] for row in rows)
    step = round_step(most / 4)
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
                "label": row_label(row["source"].title, whole=False),
                "y": at * ROW,
                "pool": long(row["pool"]),
                "lead": long(row["lead"]),
                "never": long(max(row["never"], 0)),
                "text": figure(max(round(row["never"], 2), 0)),
                "says": say(
                    "bluff-bar",
                    text=row["source"].title,
                    never=figure(max(round(row["never"], 2), 0)),
                    pool=row["pool"],
                    lead=figure(row["lead"]),
                ),
            }
            for at, row in enumerate(rows)
        ],
    }


def _cells(rows: Sequence[Json]) -> list[Json]:
    """Return the texts in which something lies there, of which it can be said what the best do."""
    return [row for row in rows if row["never"] >= NEAR]


def _carried_pools(rows: Sequence[Json]) -> Iterator[Json]:
    """Yield the texts whose pool may be carried and in which a bluff with nothing is allowed, pool by pool."""
    for row in rows:
        if row["carried"] and row["bluff"] is not None:
            steps = [
                row,
                *({"pool": more["pool"], **_best_play(more)} for more in row["carried"].values()),
            ]
            yield {"source": row["source"], "steps": steps}


def _at_more_seats(study: Json, rows: Sequence[Json]) -> dict[str, Any]:
    """Return how often forehand knocks where two, three and four vie, and what is said of all that.

    `gain` is the most that a seat could win more at three and four.
    """
    low = sorted(
        {hand for row in rows for seats in row["seats"].values() for hand in seats["open"]}
    )
    table = [
        {"source": row["source"], "siglum": row["siglum"]}
        | {
            hand: [_knock(seats, hand, row["rare"]) for seats in row["seats"].values()]
            for hand in low
        }
        for row in rows
    ]
    several = [
        seats
        for vying in study["texts"].values()
        for number, seats in vying["seats"].items()
        if number != "2"
    ]
    return {
        "several": table,
        "low": low,
        "gain": decimal(ceil(1000 * max(max(seats["gains"]) for seats in several)) / 1000, 3),
        "within": decimal(study["several"]["within"], 2),
        "stops": [
            (row["source"], seats["most"])
            for row in rows
            for number, seats in row["seats"].items()
            if seats["most"] < study["several"]["most"]
        ],
    }


def _knock(seats: Json, hand: str, rare: Sequence[str] = ()) -> Hundred | None:
    """Return on how many of a hundred such hands forehand knocks; None who may not."""
    ends = seats["open"].get(hand)
    return None if ends is None else Hundred(ends[0], ends[1], hand in rare)


def _switches(edition: Edition, study: Json) -> Iterator[Json]:
    """Yield each switch: the rule before and after with their clauses, and what it does."""
    for switch in study["switches"].values():
        text, other = edition.source(switch["text"]), edition.source(switch["other"])
        if text is None or other is None:
            continue
        leaf, before, after = switch["leaf"], switch["before"], switch["after"]
        yield {
            "source": text,
            "other": other,
            "leaf": leaf,
            "readings": [words.reading(name) for name in switch["readings"].values()],
            "before": format_alternative(leaf, before["value"]),
            "after": format_value(leaf, after["value"]),
            "clause": before["clause"],
            "other_clause": after["clause"].rpartition("/")[2],
            "never": (
                fmean(study["texts"][text.slug]["lost"]["never"]),
                fmean(switch["lost"]["never"]),
            ),
            "was": _best_play(study["texts"][text.slug]),
            "now": _best_play(switch),
        }


# What a tour asks for


def _knock_share(vying: Json) -> str:
    """Return on how many of a hundred hands with nothing forehand knocks."""
    share = _share(vying["knocks"]["nothing"])
    return share.text if share else ""


def _stake(vying: Json) -> str:
    return decimal(vying["stake"]["nothing"], 1)


def _bluff_worth(vying: Json) -> str:
    return decimal(max(fmean(vying["lost"]["nothing"]), 0), 2)


def _cost_of_never(vying: Json) -> str:
    return decimal(fmean(vying["lost"]["never"]), 1)


def _share_at_seats(seats: str, every: Json) -> str:
    """Return the same of the oldest text where so many vie."""
    share = _knock(every["texts"][OLDEST]["seats"][seats], "nothing-1")
    return share.text if share else ""


def _model_range(every: Json) -> str:
    """Return from where to where the share of the oldest text goes where the model is another."""
    share, _ = _otherwise(every["texts"][OLDEST], every["otherwise"][OLDEST])
    return share.text if share else ""


OLDEST, DRESSED = "poque-1765", "poch-1810-hamburg dressing.antes poch-1897-foster"
FINED, SHOWN, LED = (
    f"{OLDEST} vying.bluff poch-philos",
    f"{OLDEST} vying.fold-out poch-1844-pierer",
    f"{OLDEST} shedding.leader poch-1810-hamburg",
)
ASKED: Mapping[str, Callable[[Json], str]] = MappingProxyType({
    "bluff-knocks": lambda every: _knock_share(every["texts"][OLDEST]),
    "bluff-about": _model_range,
    "bluff-stake": lambda every: _stake(every["texts"][OLDEST]),
    "bluff-worth": lambda every: _bluff_worth(every["texts"][OLDEST]),
    "bluff-never": lambda every: _cost_of_never(every["texts"][OLDEST]),
    "bluff-lead": lambda every: decimal(every["texts"][OLDEST]["lead"], 1),
    "bluff-dressed-knocks": lambda every: _knock_share(every["switches"][DRESSED]),
    "bluff-dressed-never": lambda every: _cost_of_never(every["switches"][DRESSED]),
    "bluff-set-never": lambda every: _cost_of_never(every["switches"][f"{OLDEST} vying.entry poch-1844-pierer"]),
    "bluff-fined-knocks": lambda every: _knock_share(every["switches"][FINED]),
    "bluff-fined-stake": lambda every: _stake(every["switches"][FINED]),
    "bluff-fined-worth": lambda every: _bluff_worth(every["switches"][FINED]),
    "bluff-shown-knocks": lambda every: _knock_share(every["switches"][SHOWN]),
    "bluff-led-knocks": lambda every: _knock_share(every["switches"][LED]),
    "bluff-led-worth": lambda every: _bluff_worth(every["switches"][LED]),
    **{f"bluff-seats-{seats}": partial(_share_at_seats, seats) for seats in ("2", "3", "4")},
})  # fmt: skip
"""The figures of the tour on this, each from what was published."""
