"""What matters: cruxes and differing leaves by what they do in play, as measured by `make effects`."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, groupby
from pathlib import Path

from poch.game.said import Json, Message, message
from poch.studies.likeness import likenesses
from poch.studies.surveys.effects import count_apart
from poch.texts.library import ruleset
from poch.texts.ruleset_shape import FIRST
from tools.site.edition import words
from tools.site.edition.edition import Edition, Source
from tools.site.output.files import Shelf
from tools.site.output.languages import say
from tools.site.output.numbers import decimal, format_signed, percent, round_figure
from tools.site.output.plots import SIDE, Point, field
from tools.site.output.templates import page
from tools.store.published import load_published

FILE = Path("variants") / "effects.json"
MOST = 20
"""More spreads than these are not told apart."""
FULL = 10
"""So many spreads fill a bar."""
OPEN = "unknown"
"""The reading by which nothing is known: no other practice, so that nothing is ranked by it."""
OPTION = "option"
"""The kind of crux about which nothing is disputed."""
EXTREMES = 8
DEALS = 1000
"""Shares are given as counted in so many deals."""


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page of what matters, where anything was measured."""
    study = load_published(shelf.root / FILE)
    if not study:
        return
    games = edition.among(study["rulesets"]).by_game()
    by_game = {
        game: [passage for source in sources for passage in _passages(source, study)]
        for game, sources in games.items()
    }
    passages = by_game.pop(FIRST)
    ranked = _rank(passages)
    pairs = [*_pairs(games[FIRST], study)]
    far = sorted(pairs, key=lambda two: two["measures"] - two["rules"])[:EXTREMES]
    near = sorted(pairs, key=lambda two: two["rules"] - two["measures"])[:EXTREMES]
    leaves = [*_leaves(edition, [*chain(*games.values())], study)]
    surveys = [text["survey"] for text in study["rulesets"].values()]
    looked_at = sorted({len(survey["measures"]) for survey in surveys})
    page(
        shelf,
        "odds/what-matters",
        ranked=[passage for passage in ranked if passage["kind"] != OPTION],
        optional=[passage for passage in ranked if passage["kind"] == OPTION],
        silent=[*_silent(passages)],
        games=[(game, _rank(every), [*_silent(every)]) for game, every in by_game.items()],
        leaves=_rank(leaves),
        others=[*_others(leaves)],
        points=_field(far, near, pairs),
        side=SIDE,
        percent=percent,
        far=far,
        near=near,
        study={**study, "day": words.day(study["day"])},
        session=max(survey["session"] for survey in surveys),
        looked_at=_between(looked_at[0], looked_at[-1]),
    )


def _rank(changes: Sequence[Json]) -> list[Json]:
    """Return the changes that have a measurable effect, the greatest first."""
    return sorted(
        (change for change in changes if change["effect"]),
        key=lambda change: -change["effect"]["spreads"],
    )


# Cruxes


def strongest_readings(edition: Edition, root: Path) -> dict[tuple[str, str], tuple[str, str]]:
    """Return by source and crux the reading that does most in play, and what, where that was measured.

    What it does is empty where no effect can be measured.
    """
    study = load_published(root / FILE)
    return {
        (source.slug, passage["crux"]): (passage["reading"], passage["effect"].get("sentence", ""))
        for source in edition.sources
        if source.slug in study.get("rulesets", ())
        for passage in _passages(source, study)
    }


def _passages(source: Source, study: Json) -> Iterator[Json]:
    """Yield each crux of a source, and what the reading does that matters most."""
    changes = {change["change"]: change for change in study["rulesets"][source.slug]["readings"]}
    for _, crux in source.cruxes():
        others = [name for name in crux["readings"] if name not in {crux["adopted"], OPEN}]
        if not others:
            continue
        effects = {name: _effect(changes.get(f"{crux['id']}={name}", {})) for name in others}
        best = max(others, key=lambda name: effects[name].get("spreads", -1))
        yield {
            "source": source,
            "crux": crux["id"],
            "title": words.crux(crux["id"]),
            "kind": crux["kind"],
            "reading": words.reading(best),
            "adopted": words.reading(crux["adopted"]),
            "effect": effects[best],
        }


def _silent(passages: Sequence[Json]) -> Iterator[tuple[str, str, list[Json]]]:
    """Yield the cruxes that do nothing that could be measured, question by question."""
    by_crux: dict[str, list[Json]] = {}
    for passage in passages:
        if not passage["effect"]:
            by_crux.setdefault(passage["crux"], []).append(passage)
    for name, group in sorted(by_crux.items(), key=lambda pair: words.crux(pair[0])):
        yield name, words.crux(name), group


def _effect(change: Json) -> Json:
    """Return the largest effect of a change in words, with its interval and size; empty if there is none."""
    name = change.get("most")
    if name is None:
        return {}
    effect = change["effects"][name]
    spreads = float(effect["spreads"])
    times = _times(name)
    by, low, high = (effect[key] * times for key in ("by", "low", "high"))
    if times > 1:
        low, high = max(low, -times), min(high, times)
    return {
        "sentence": say(measure_message(name, effect["before"] * times, effect["after"] * times)),
        "interval": say(
            "figures-difference",
            by=format_signed(by),
            low=format_signed(low),
            high=format_signed(high),
        ),
        "spreads": spreads,
        "size": say("matters-more-than", n=MOST) if spreads > MOST else decimal(spreads, 2),
        "bar": round(min(spreads / FULL, 1) * 100),
    }


def _times(name: str) -> int:
    """Return of how many a share is counted; other measures are given as they are."""
    return 100 if name == "play.dead" else DEALS if name.startswith(("won.", "vie.")) else 1


def measure_message(name: str, before: float, after: float) -> Message:
    """Return what a measure was and is: shares as counted in so many deals."""
    kind, _, what = name.partition(".")
    if kind == "edge":
        return message(
            "matters-edge",
            who=what,
            wins=after >= 0,
            turned=(after >= 0) != (before >= 0),
            before=round_figure(abs(before)),
            after=round_figure(abs(after)),
        )
    now = {"before": round_figure(before), "after": round_figure(after)}
    counted = {"deals": DEALS} if kind in {"won", "vie"} else {}
    return message(f"matters-{kind}", **{MEASURED[kind]: what}, **counted, **now)


MEASURED = {
    "won": "pool",
    "size": "pool",
    "chips": "stage",
    "edge": "who",
    "vie": "what",
    "play": "what",
}
"""What the name of a measure ends in, by what it begins with."""


def measure_name(name: str) -> str:
    """Return what a measure measures, in two or three words."""
    kind, _, what = name.partition(".")
    return say(message(f"matters-thing-{kind}", **{MEASURED[kind]: what}))


def _between(low: int, high: int) -> str:
    return str(low) if low == high else say("figures-range", low=low, high=high)


# Leaves


def _leaves(edition: Edition, sources: Sequence[Source], study: Json) -> Iterator[Json]:
    """Yield each leaf in which neighbours differ, and what comes of changing it in the older one."""
    for older in sources:
        for name, pair in study["rulesets"][older.slug]["leaves"].items():
            younger = edition.source(name)
            if younger is None:
                continue
            for change in pair["changes"]:
                yield {
                    "older": older,
                    "younger": younger,
                    "why": pair["why"],
                    "leaf": change["change"],
                    "effect": _effect(change),
                    "unplayed": "unplayed" in change,
                }


def _others(leaves: Sequence[Json]) -> Iterator[tuple[Json, list[Json], list[Json]]]:
    """Yield pair by pair the leaves that do nothing measurable, and those not changed alone."""
    for _, group in groupby(leaves, key=lambda leaf: (leaf["older"].slug, leaf["younger"].slug)):
        every = [*group]
        silent = [leaf for leaf in every if not leaf["effect"] and not leaf["unplayed"]]
        bound = [leaf for leaf in every if leaf["unplayed"]]
        if silent or bound:
            yield every[0], silent, bound


# Pairs


def _pairs(sources: Sequence[Source], study: Json) -> Iterator[Json]:
    """Yield two rulesets: the share of rules in which they differ, and that of measures."""
    alike = likenesses([ruleset(source.document) for source in sources])
    for a, b in combinations(sources, 2):
        share = alike[frozenset((a.slug, b.slug))]
        surveys = [study["rulesets"][source.slug]["survey"]["measures"] for source in (a, b)]
        differ, both, widest = count_apart(*surveys)
        if share.few or share.share is None:
            continue
        yield {
            "a": a,
            "b": b,
            "rules": float(share.share),
            "measures": differ / both,
            "counted": message(
                "matters-counted",
                rules=share.different,
                of_rules=share.compared,
                measures=differ,
                of_measures=both,
            ),
            "widest": measure_name(widest),
        }


def _field(far: Sequence[Json], near: Sequence[Json], pairs: Sequence[Json]) -> list[Point]:
    kinds = {**dict.fromkeys(map(id, far), "far"), **dict.fromkeys(map(id, near), "near")}
    return field(
        (
            two["rules"],
            two["measures"],
            say(
                "matters-point",
                a=two["a"].document["siglum"],
                b=two["b"].document["siglum"],
                counted=two["counted"],
            ),
            kinds.get(id(two), ""),
        )
        for two in pairs
    )
