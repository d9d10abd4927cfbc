"""What matters: cruxes and differing leaves by what they do in play, as measured by `make effects`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, groupby
from pathlib import Path
from typing import Any, TypeAlias

from poch.studies.likeness import likenesses
from poch.studies.surveys.effects import apart
from poch.studies.surveys.measures import measures
from poch.texts.compile import compiled
from tools.effects import read
from tools.pages.edition import words
from tools.pages.edition.edition import Edition, Source
from tools.pages.output.files import Shelf
from tools.pages.output.plots import SIDE, Point, Value, field, plot
from tools.pages.output.templates import page
from tools.pages.texts.clauses import anchor

Json: TypeAlias = Mapping[str, Any]

FILE = Path("variants") / "effects.json"
MOST = 20
"""More spreads than these are not told apart."""
FULL = 10
"""So many spreads fill a bar."""
OPEN = "unknown"
"""The reading by which nothing is known: no other practice, so that nothing is ranked by it."""
EXTREMES = 8


def write(edition: Edition, shelf: Shelf) -> None:
    """Write the page of what matters and that of surveys, where anything was measured."""
    found = read(shelf.root / FILE)
    if not found:
        return
    sources = [one for one in edition.sources if one.slug in found["rulesets"]]
    passages = [one for source in sources for one in _passages(source, found)]
    ranked = _ranked(passages)
    pairs = [*_pairs(sources, found)]
    far = sorted(pairs, key=lambda two: two["measures"] - two["rules"])[:EXTREMES]
    near = sorted(pairs, key=lambda two: two["rules"] - two["measures"])[:EXTREMES]
    leaves = [*_leaves(edition, sources, found)]
    option, _ = words.kind("option", None)
    surveys = [one["survey"] for one in found["rulesets"].values()]
    looked_at = sorted({len(one["measures"]) for one in surveys})
    common = {
        "found": found,
        "count": len,
        "session": max(one["session"] for one in surveys),
        "looked_at": " to ".join(map(str, dict.fromkeys((looked_at[0], looked_at[-1])))),
    }
    page(
        shelf,
        "odds/what-matters",
        ranked=[one for one in ranked if one["kind"] != option],
        optional=[one for one in ranked if one["kind"] == option],
        silent=[*_silent(passages)],
        leaves=_ranked(leaves),
        others=[*_others(leaves)],
        points=_field(far, near, pairs),
        side=SIDE,
        far=far,
        near=near,
        **common,
    )
    page(
        shelf,
        "odds/survey",
        sources=sources,
        charts=[*_charts(sources, found)],
        rows=[*_rows(sources, found)],
        pools=[*_pools(sources, found)],
        names=_pool_names(sources, found),
        columns=[title for _, title, _, _ in ROWS],
        measures=measures(("POOL",), ("STAGE",)),
        **common,
    )


def _ranked(changes: Sequence[Json]) -> list[Json]:
    """Return the changes that have a measurable effect, the greatest first."""
    return sorted(
        (one for one in changes if one["effect"]), key=lambda one: -one["effect"]["spreads"]
    )


# Cruxes


def played(edition: Edition, root: Path) -> dict[tuple[str, str], tuple[str, str]]:
    """Return by source and crux the reading that does most in play, and what, where that was measured.

    What it does is empty where no effect can be measured.
    """
    found = read(root / FILE)
    return {
        (source.slug, one["crux"]): (one["reading"], one["effect"].get("sentence", ""))
        for source in edition.sources
        if source.slug in found.get("rulesets", ())
        for one in _passages(source, found)
    }


def _passages(source: Source, found: Json) -> Iterator[Json]:
    """Yield each crux of a source, and what the reading does that matters most."""
    changes = {one["change"]: one for one in found["rulesets"][source.slug]["readings"]}
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
            "kind": words.kind(crux["kind"], None)[0],
            "reading": words.reading(best),
            "adopted": words.reading(crux["adopted"]),
            "effect": effects[best],
        }


def _silent(passages: Sequence[Json]) -> Iterator[tuple[str, str, list[Json]]]:
    """Yield the cruxes that do nothing that could be measured, question by question."""
    by_crux: dict[str, list[Json]] = {}
    for one in passages:
        if not one["effect"]:
            by_crux.setdefault(one["crux"], []).append(one)
    for name, found in sorted(by_crux.items(), key=lambda one: words.crux(one[0])):
        yield name, words.crux(name), found


def _effect(change: Json) -> Json:
    """Return the largest effect of a change in words, with its interval and size; empty if there is none."""
    name = change.get("most")
    if name is None:
        return {}
    effect = change["effects"][name]
    spreads = float(effect["spreads"])
    times = 1000 if name.startswith(("won.", "vie.")) else 1
    by, low, high = (effect[key] * times for key in ("by", "low", "high"))
    if times > 1:
        low, high = max(low, -times), min(high, times)
    return {
        "sentence": sentence(name, effect["before"] * times, effect["after"] * times),
        "interval": f"{signed(by)} ({signed(low)} to {signed(high)})",
        "spreads": spreads,
        "size": f"more than {MOST}" if spreads > MOST else f"{spreads:.2f}",
        "bar": round(min(spreads / FULL, 1) * 100),
    }


def sentence(name: str, before: float, after: float) -> str:
    """Return what a measure was and is: shares as counted in 1,000 deals."""
    kind, _, what = name.partition(".")
    was, now = figure(before), figure(after)
    match kind:
        case "won":
            says = f"In 1,000 deals the {what} pool is {often(now, 'won')}"
        case "size":
            says = f"When the {what} pool is won, {now} chips lie in it on average"
        case "chips":
            says = f"In the {what} of a deal {now} chips are moved on average"
        case "edge":
            who = "The dealer" if what == "dealer" else "Forehand"
            says = f"{who} {'wins' if after >= 0 else 'loses'} {figure(abs(after))} chips a deal on average"
            turned = (after >= 0) != (before >= 0)
            then = (" won" if before >= 0 else " lost") if turned else ""
            was = f"{figure(abs(before))}{then}"
        case _:
            says = f"In 1,000 deals {HAPPENS[what]} {often(now)}"
    return f"{says} in place of {was}."


HAPPENS = {
    "opened": "somebody knocks",
    "contested": "two or more stake against each other",
    "bluff-paid": "a bluff pays",
}


def thing(name: str) -> str:
    """Return what a measure measures, in two or three words."""
    kind, _, what = name.partition(".")
    match kind:
        case "won":
            return f"how often the {what} pool is won"
        case "size":
            return f"what lies in the {what} pool"
        case "chips":
            return f"chips moved in the {what}"
        case "edge":
            return f"the edge of {what}" if what == "forehand" else "the dealer’s edge"
    return f"how often {HAPPENS[what]}"


def often(number: str, done: str = "") -> str:
    """Return how often something is done, in words where it is once or never."""
    if number == "0":
        return f"never {done}".strip()
    return f"{done} {'once' if number == '1' else f'{number} times'}".strip()


def figure(value: float) -> str:
    """Return a number in as many places as are worth reading."""
    places = 0 if abs(value) >= 100 or value == round(value) else 1 if abs(value) >= 10 else 2
    return f"{value:,.{places}f}".replace("-", "\N{MINUS SIGN}")


def signed(value: float) -> str:
    """Return a number with its sign."""
    return f"+{figure(value)}" if value > 0 else figure(value)


# Leaves


def _leaves(edition: Edition, sources: Sequence[Source], found: Json) -> Iterator[Json]:
    """Yield each leaf in which neighbours differ, and what comes of changing it in the older one."""
    for older in sources:
        for name, pair in found["rulesets"][older.slug]["leaves"].items():
            younger = edition.source(name)
            if younger is None:
                continue
            for change in pair["changes"]:
                yield {
                    "older": older,
                    "younger": younger,
                    "why": pair["why"],
                    "leaf": change["change"],
                    "anchor": anchor(change["change"]),
                    "effect": _effect(change),
                    "unplayed": str(change.get("unplayed", "")).partition(";")[0],
                }


def _others(leaves: Sequence[Json]) -> Iterator[tuple[Json, list[Json], list[Json]]]:
    """Yield pair by pair the leaves that do nothing measurable, and those not changed alone."""
    for _, group in groupby(leaves, key=lambda one: (one["older"].slug, one["younger"].slug)):
        every = [*group]
        silent = [one for one in every if not one["effect"] and not one["unplayed"]]
        bound = [one for one in every if one["unplayed"]]
        if silent or bound:
            yield every[0], silent, bound


# Pairs


def _pairs(sources: Sequence[Source], found: Json) -> Iterator[Json]:
    """Yield two rulesets: the share of rules in which they differ, and that of measures."""
    alike = likenesses([compiled(one.document) for one in sources])
    for a, b in combinations(sources, 2):
        share = alike[frozenset((a.slug, b.slug))]
        surveys = [found["rulesets"][one.slug]["survey"]["measures"] for one in (a, b)]
        differ, both, widest = apart(*surveys)
        if share.few or share.share is None:
            continue
        yield {
            "a": a,
            "b": b,
            "rules": float(share.share),
            "measures": differ / both,
            "counted": f"{share.different} of {share.compared} rules, {differ} of {both} measures",
            "widest": thing(widest),
        }


def _field(far: Sequence[Json], near: Sequence[Json], pairs: Sequence[Json]) -> list[Point]:
    kinds = {**dict.fromkeys(map(id, far), "far"), **dict.fromkeys(map(id, near), "near")}
    return field(
        (
            two["rules"],
            two["measures"],
            f"{two['a'].document['siglum']} and {two['b'].document['siglum']}: {two['counted']} differ",
            kinds.get(id(two), ""),
        )
        for two in pairs
    )


# Surveys

CHARTS = (
    ("edge.dealer", "The dealer’s edge", "chips that the dealer wins or loses in a deal, by ruleset", 1, ""),
    ("edge.forehand", "Forehand’s edge", "chips that forehand wins or loses in a deal, by ruleset", 1, ""),
    ("size.sequence", "How large the sequence pool has grown", "chips in it when it is won, by ruleset", 1, ""),
    ("size.marriage", "How large the marriage pool has grown", "chips in it when it is won, by ruleset", 1, ""),
    ("vie.contested", "How often the vie is contested", "share of deals in which two or more stake, by ruleset", 100, " %"),
)  # fmt: skip
ROWS = (
    ("length.actions", "choices in a deal", 1, ""),
    ("chips.all", "chips moved in a deal", 1, ""),
    ("chips.supplied", "of them by clauses of ours", 100, " %"),
    ("edge.dealer", "dealer’s edge", 1, ""),
    ("edge.forehand", "forehand’s edge", 1, ""),
    ("vie.contested", "vie contested", 100, " %"),
    ("vie.bluff-paid", "bluffs that paid", 100, " %"),
)


def _measures(source: Source, found: Json) -> Json:
    measures: Json = found["rulesets"][source.slug]["survey"]["measures"]
    return measures


def _value(label: str, one: Json, times_: int, unit: str) -> Value:
    mean, low, high = (one[key] * times_ for key in ("mean", "low", "high"))
    return Value(label, mean, low, high, f"{figure(mean)}{unit}")


def _charts(sources: Sequence[Source], found: Json) -> Iterator[dict[str, Any]]:
    for name, title, says, many, unit in CHARTS:
        values = [
            _value(str(source.document["siglum"]), one, many, unit)
            for source in sources
            if (one := _measures(source, found).get(name))
        ]
        yield {"name": name, "title": title, "says": says, "plot": plot(values), "figure": figure}


def _rows(sources: Sequence[Source], found: Json) -> Iterator[tuple[Source, list[tuple[str, str]]]]:
    for source in sources:
        cells = []
        for name, _, many, unit in ROWS:
            one = _measures(source, found)[name]
            value = _value("", one, many, unit)
            cells.append((value.text, f"{figure(value.low)} to {figure(value.high)}"))
        yield source, cells


def _pool_names(sources: Sequence[Source], found: Json) -> list[str]:
    every = [name for source in sources for name in _measures(source, found)]
    return [*dict.fromkeys(name[4:] for name in every if name.startswith("won."))]


def _pools(
    sources: Sequence[Source], found: Json
) -> Iterator[tuple[Source, list[tuple[str, str, str] | None]]]:
    names = _pool_names(sources, found)
    for source in sources:
        measures = _measures(source, found)
        cells: list[tuple[str, str, str] | None] = []
        for name in names:
            won, size = measures.get(f"won.{name}"), measures.get(f"size.{name}")
            if won is None:
                cells.append(None)
                continue
            share = f"{figure(won['mean'] * 100)} %"
            between = f"{figure(won['low'] * 100)} to {figure(won['high'] * 100)} %"
            lay = f"{figure(size['mean'])} chips, at most {size['largest']}" if size else ""
            cells.append((share, between, lay))
        yield source, cells
