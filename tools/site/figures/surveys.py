"""Surveys: what every ruleset gives when it is played, as measured by `make effects`."""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import chain
from typing import Any

from poch.game.said import Json
from poch.studies.surveys.measures import measures
from poch.texts.ruleset_shape import FIRST
from tools.site.edition import words
from tools.site.edition.edition import Edition, Source
from tools.site.figures.matters import FILE
from tools.site.output.files import Shelf
from tools.site.output.languages import say
from tools.site.output.numbers import figure, percent, places
from tools.site.output.plots import PlotValue, plot, row_label
from tools.site.output.templates import page
from tools.store.published import load_published

CHARTS = ("edge.dealer", "edge.forehand", "size.sequence", "size.marriage", "vie.contested")
ROWS = ("length.actions", "chips.all", "chips.supplied", "edge.dealer", "edge.forehand")
VYING = ("vie.contested", "vie.bluff-paid")
PLAYING = ("play.pools", "play.runs", "play.dead")
SHARES = ("vie.", "won.", "chips.supplied", "play.dead")
"""How the names of measures begin that are shares."""


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page of surveys, where anything was measured."""
    study = load_published(shelf.root / FILE)
    if not study:
        return
    surveys = [text["survey"] for text in study["rulesets"].values()]
    games = edition.among(study["rulesets"]).by_game()
    both = (measures(("POOL",), stages) for stages in (("STAGE", "vying"), ("STAGE",)))
    by_name = {measure.name: measure for measure in chain(*both) if measure.name != "chips.vying"}
    page(
        shelf,
        "odds/survey",
        charts=[*_charts(games[FIRST], study)],
        games={game: _tables(sources, study) for game, sources in games.items()},
        measures=[*by_name.values()],
        study={**study, "day": words.day(study["day"])},
        session=max(survey["session"] for survey in surveys),
    )


def _tables(sources: Sequence[Source], study: Json) -> dict[str, Any]:
    """Return the tables of the texts of one game: measures of deals, and pools."""
    vies = any(name in _measures(source, study) for source in sources for name in VYING)
    columns = (*ROWS, *(VYING if vies else PLAYING))
    return {
        "vies": vies,
        "columns": [name.replace(".", "-") for name in columns],
        "rows": [*_rows(sources, columns, study)],
        "names": _pool_names(sources, study),
        "pools": [*_pools(sources, study)],
    }


def _measures(source: Source, study: Json) -> Json:
    measured: Json = study["rulesets"][source.slug]["survey"]["measures"]
    return measured


def _number(name: str, value: float) -> str:
    return _percent(value) if name.startswith(SHARES) else figure(value)


def _percent(share: float) -> str:
    value = Decimal(repr(share)) * 100
    return percent(f"{value:.{places(float(value))}f}")


def _between(name: str, measure: Json) -> str:
    if not name.startswith(SHARES):
        return say("figures-range", low=figure(measure["low"]), high=figure(measure["high"]))
    low, high = (figure(measure[key] * 100) for key in ("low", "high"))
    return say("survey-page-shares", low=low, high=high)


def _charts(sources: Sequence[Source], study: Json) -> Iterator[dict[str, Any]]:
    for name in CHARTS:
        values = [
            _value(source, name, measure)
            for source in sources
            if (measure := _measures(source, study).get(name))
        ]
        yield {"name": name.replace(".", "-"), "plot": plot(values), "figure": figure}


def _value(source: Source, name: str, measure: Json) -> PlotValue:
    times = 100 if name.startswith(SHARES) else 1
    mean, low, high = (measure[key] * times for key in ("mean", "low", "high"))
    label = row_label(source.title, whole=source.game != FIRST)
    return PlotValue(source.title, label, mean, low, high, _number(name, measure["mean"]))


def _rows(
    sources: Sequence[Source], columns: Sequence[str], study: Json
) -> Iterator[tuple[Source, list[tuple[str, str]]]]:
    for source in sources:
        every = [(name, _measures(source, study)[name]) for name in columns]
        yield (
            source,
            [(_number(name, measure["mean"]), _between(name, measure)) for name, measure in every],
        )


def _pool_names(sources: Sequence[Source], study: Json) -> list[str]:
    every = [name for source in sources for name in _measures(source, study)]
    return [*dict.fromkeys(name[4:] for name in every if name.startswith("won."))]


def _pools(
    sources: Sequence[Source], study: Json
) -> Iterator[tuple[Source, list[tuple[str, str, str] | None]]]:
    names = _pool_names(sources, study)
    for source in sources:
        yield source, [_pool(name, _measures(source, study)) for name in names]


def _pool(name: str, there: Json) -> tuple[str, str, str] | None:
    """Return in what share of deals a pool is won, its interval, and what lies in it then."""
    won, size = there.get(f"won.{name}"), there.get(f"size.{name}")
    if won is None:
        return None
    lay = (
        say("survey-page-size", mean=figure(size["mean"]), largest=size["largest"]) if size else ""
    )
    return _percent(won["mean"]), _between(f"won.{name}", won), lay
