"""The pages of odds: what a deal promises under each text, for how many, and by which readings."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from math import ceil
from pathlib import Path
from typing import TypeAlias

from poch.game.said import Json, parse_message
from poch.records.trace import table_words
from poch.studies.odds import (
    chance_message,
    group_chances,
    list_chances,
    name_message,
    reckon_odds,
    report_odds,
    unreckoned_messages,
)
from poch.studies.other_odds import other_odds
from poch.texts.compile import compile_ruleset
from poch.texts.library import find
from poch.texts.ruleset_shape import FIRST
from poch.words.language import DEFAULT_TERMS, Terms
from tools.site.edition import words
from tools.site.edition.edition import Document, Edition, Source
from tools.site.output.files import Shelf
from tools.site.output.languages import say
from tools.site.output.numbers import decimal, exact, percent
from tools.site.output.plots import row_label
from tools.site.output.templates import page
from tools.store.cache import fingerprint, load_or_make

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "build" / "odds"
SEATS = 4
"""For how many the texts are laid side by side."""
WIDE, ROW, NAMES = 200, 28, 168
LABEL, LETTER = 96, 7
"""The least that is left for labels, and what a letter needs, in pixels."""
MOST_TICKS = 5
STEPS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25)
ACROSS = (("sets", "several"), ("sets", "four"))
"""What is shown of sets across the texts."""
THOUSANDTH = 0.001

Key: TypeAlias = tuple[str, str]


@dataclass(frozen=True, slots=True)
class ChanceCell:
    """A chance as it is shown."""

    share: str
    often: str
    exactly: str
    value: float

    @property
    def seldom(self) -> bool:
        """Whether it is told more easily by how many deals it takes."""
        return 0 < self.value < 1 / 2


@dataclass(frozen=True, slots=True)
class OddsLine:
    """What is told of one pool, or of several alike, in each column of a table.

    There is no cell where there is no exact chance, or no such pool.
    """

    what: str
    short: str
    part: str
    cells: tuple[ChanceCell | None, ...]


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the overview, and a page for each text that can be played."""
    reckoned = {source.slug: chances for source, chances in _cached_odds(edition)}
    games = edition.by_game()
    played = {
        game: [source for source in sources if reckoned[source.slug]["seats"]]
        for game, sources in games.items()
    }
    first = played.pop(FIRST)
    page(
        shelf,
        "odds/index",
        "odds",
        figures=[*_figures(first, reckoned)],
        reach={
            game: [*_of_pools("within-reach", every, reckoned)] for game, every in played.items()
        },
        changes=[*_changes(first, reckoned)],
        fragments=[source.title for source in games[FIRST] if source not in first],
        number=SEATS,
    )
    for source in chain(first, *played.values()):
        _write_source(source, reckoned[source.slug], shelf)


# What was reckoned


def _cached_odds(edition: Edition) -> Iterator[tuple[Source, Json]]:
    """Yield the odds of each text; what was reckoned before is kept until something changes.

    They are the same in every language.
    """
    for source in edition.sources:
        mark = f"{_engine()} {source.text}"
        make = partial(reckon, source.document)
        yield source, load_or_make(KEPT / source.slug, mark, make)


@cache
def _engine() -> str:
    """Return a mark of all code by which odds are reckoned."""
    return fingerprint(ROOT, ("poch/**/*.py",))


def reckon(document: Document) -> Json:
    """Return the odds of a text as JSON: for each number of seats, and by other readings."""
    ruleset = compile_ruleset(document)
    seats = sorted(ruleset.rules_by_seats)
    at = SEATS if SEATS in seats or not seats else seats[0]
    return {
        "at": at,
        "seats": {str(number): report_odds(reckon_odds(ruleset, number)) for number in seats},
        "others": [
            {"crux": crux, "reading": reading, "odds": report_odds(chances)}
            for crux, reading, chances in (other_odds(ruleset, at) if seats else ())
        ],
    }


# How a text is shown


def _write_source(source: Source, reckoned: Json, shelf: Shelf) -> None:
    """Write the page of a text."""
    adopted = reckoned["seats"][str(reckoned["at"])]
    terms = Terms(*table_words(find(source.slug), reckoned["at"]))
    beside = lines([adopted, *(other["odds"] for other in reckoned["others"])], terms)
    every = lines([adopted], terms)
    part = next((line.part for line in every if line.part == "won"), "within-reach")
    won = [line for line in every if line.part == part]
    page(
        shelf,
        f"odds/{source.slug}/index",
        "odds-source",
        source=source,
        seats=[*map(int, reckoned["seats"])],
        at=reckoned["at"],
        part=part,
        lines=lines([*reckoned["seats"].values()], terms),
        chart=chart(
            [([line.short], line.what, line.cells[0]) for line in won if line.cells[0]],
            max([LABEL, *(LETTER * len(line.short) for line in won)]),
        ),
        others=tuple(_others(source, reckoned)),
        changed=tuple(line for line in beside if len({*line.cells}) > 1),
        unreckoned=[say(why, terms) for why in unreckoned_messages(adopted)],
        assumes=[*map(parse_message, adopted["assumes"])],
        cruxes=" ".join(dict.fromkeys(other["crux"] for other in reckoned["others"])),
    )


def lines(columns: Sequence[Json], terms: Terms = DEFAULT_TERMS) -> tuple[OddsLine, ...]:
    """Return the lines of a table with such columns; pools that are alike in all share theirs."""
    return tuple(
        OddsLine(
            say(chance_message(pools, part), terms),
            _short(pools, terms),
            part,
            tuple(chance_cell(chance) if chance else None for chance in chances),
        )
        for pools, part, chances in group_chances(columns)
    )


def _short(pools: Sequence[str], terms: Terms) -> str:
    first, last = (say(name_message(pools[place]), terms) for place in (0, -1))
    return first if first == last else f"{first} … {last}"


def chance_cell(chance: Json) -> ChanceCell:
    """Return a chance as it is shown."""
    value = chance["value"]
    return ChanceCell(_share(value), _often(value), chance["fraction"], value)


def _share(value: float) -> str:
    """Return a chance as a person reads it, to three figures, or as many as tell it from certainty."""
    if value in (0, 1):
        return say("odds-always" if value else "odds-never")
    shown = (f"{value * 100:.{figures}g}" for figures in range(3, 16))
    return percent(next((figure for figure in shown if figure != "100"), "100"))


def _often(value: float) -> str:
    """Return in one of how many deals a thing happens."""
    if not value:
        return "–"
    return decimal(1 / value, 0) if value < THOUSANDTH else exact(f"{1 / value:.3g}")


def _others(source: Source, reckoned: Json) -> Iterator[Json]:
    """Yield the readings that change the odds, each with the one that is adopted in its place."""
    cruxes = {crux["id"]: (clause, crux) for clause, crux in source.cruxes()}
    for other in reckoned["others"]:
        clause, crux = cruxes[other["crux"]]
        title, label = words.crux(other["crux"]), words.reading(other["reading"])
        yield {
            "title": title,
            "label": label,
            "short": title if other["reading"].endswith("played") else label,
            "adopted": words.reading(crux["adopted"]),
            "clause": clause["id"],
            "command": f"poch odds {source.slug} --seats {reckoned['at']}"
            f" --reading {other['crux']}={other['reading']}",
        }


# What is shown across the texts


def _figures(played: Sequence[Source], reckoned: Mapping[str, Json]) -> Iterator[Json]:
    """Yield a figure for each chance; pools that are alike in all texts share one."""
    yield from _of_pools("won", played, reckoned)
    by_text = {source.slug: _chances(reckoned[source.slug]) for source in played}
    for whose, part in ACROSS:
        about = say(f"odds-page-{part}-about")
        yield _figure(say(chance_message([whose], part)), about, (whose, part), played, by_text)


def _of_pools(
    wanted: str, played: Sequence[Source], reckoned: Mapping[str, Json]
) -> Iterator[Json]:
    """Yield a figure for each pool; those that are alike in all texts share one."""
    by_text = {source.slug: _chances(reckoned[source.slug]) for source in played}
    columns = [
        reckoned[source.slug]["seats"][str(SEATS)] for source in played if by_text[source.slug]
    ]
    for pools, part, _ in group_chances(columns):
        if part == wanted:
            yield _figure(say(chance_message(pools, part)), "", (pools[0], part), played, by_text)


def _chances(reckoned: Json) -> dict[Key, Json]:
    """Return the chances of a text for as many seats as the texts are laid side by side."""
    if reckoned["at"] != SEATS:
        return {}
    return {
        (whose, part): chance for whose, part, chance in list_chances(reckoned["seats"][str(SEATS)])
    }


def _figure(
    title: str,
    about: str,
    key: Key,
    played: Sequence[Source],
    by_text: Mapping[str, Mapping[Key, Json]],
) -> Json:
    witnesses = tuple(
        (source, chance_cell(by_text[source.slug][key]))
        for source in played
        if key in by_text[source.slug]
    )
    bars = [
        (row_label(text.title, whole=text.game != FIRST), text.title, chance)
        for text, chance in witnesses
    ]
    return {
        "id": "-".join(key if played[0].game == FIRST else (played[0].game, *key)),
        "title": title,
        "about": about,
        "chart": chart(bars, NAMES),
        "witnesses": witnesses,
    }


def _changes(played: Sequence[Source], reckoned: Mapping[str, Json]) -> list[Json]:
    """Return what single readings make of the chances to win, the greatest change first."""
    groups: dict[tuple[str, str, str, str, ChanceCell, ChanceCell], list[tuple[str, str]]] = {}
    for source in played:
        text = reckoned[source.slug]
        adopted = text["seats"][str(text["at"])]
        for other, reading in zip(_others(source, text), text["others"], strict=True):
            for line in lines([adopted, reading["odds"]]):
                before, after = line.cells
                if line.part == "won" and before and after and before != after:
                    reading_of = (other["title"], other["label"], other["adopted"])
                    passage = (source.document["siglum"], f"{source.slug}/#{other['clause']}")
                    groups.setdefault((*reading_of, line.what, before, after), []).append(passage)
    names = ("title", "label", "adopted", "what", "before", "after")
    changes = [
        {**dict(zip(names, key, strict=True)), "passages": passages}
        | {"factor": _factor(*key[-2:]), "times": _times(*key[-2:])}
        for key, passages in groups.items()
    ]
    return sorted(changes, key=lambda change: -change["factor"])


def _times(before: ChanceCell, after: ChanceCell) -> str:
    both = before.value and after.value
    return exact(f"{_factor(before, after):.3g}") if both else "–"


def _factor(before: ChanceCell, after: ChanceCell) -> float:
    """Return how many times as likely the likelier of the two is."""
    low, high = sorted((before.value, after.value))
    return high / low if low else float("inf")


def chart(rows: Sequence[tuple[list[str], str, ChanceCell]], left: int) -> Json:
    """Draw bars for chances, in pixels, from nothing to the next mark above the greatest."""
    most = max((chance.value for _, _, chance in rows), default=1.0)
    step = next((step for step in STEPS if most / step <= MOST_TICKS), STEPS[-1])
    marks = ceil(round(most / step, 9)) or 1
    scale = WIDE / (marks * step)
    return {
        "left": left,
        "height": len(rows) * ROW + ROW,
        "bars": [
            (label, title, at * ROW, round(chance.value * scale, 1), chance.share)
            for at, (label, title, chance) in enumerate(rows)
        ],
        "ticks": [
            (round(mark * step * scale, 1), percent(f"{mark * step * 100:.3g}"))
            for mark in range(marks + 1)
        ],
    }
