"""`make effects`: effect sizes for the site: all readings of all rulesets, and all leaves in which neighbours of a game differ."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.progress import track

from poch import VERSION
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.studies.likeness import Likeness, TextPair, likenesses
from poch.studies.surveys.effects import (
    RuleChange,
    leaf_changes,
    play_both_ways,
    reading_changes,
    report_effects,
)
from poch.studies.surveys.survey import plan_survey, play_part, report_survey
from poch.texts.library import VARIANTS, document, find, playable
from poch.texts.ruleset_shape import GAMES
from tools.lab.trials import stamp
from tools.store.cache import failing
from tools.store.published import line, publish

FILE = VARIANTS / "effects.json"
SEATS, DEALS, SEED, POLICY = 4, 1000, 1, "cautious"
COMMAND = "make effects"


class Neighbours(NamedTuple):
    """Two rulesets, the older first, and why they are neighbours: by likeness, by years or both."""

    older: str
    other: str
    why: str


@cache
def rulesets() -> Mapping[str, Ruleset]:
    """Return all rulesets that so many can play, game by game and by age."""
    by_name: dict[str, Ruleset] = {}
    for game in GAMES:
        by_age = sorted(playable(game), key=lambda name: (document(name).get("year", 9999), name))
        by_name |= {name: find(name) for name in by_age}
    return {name: ruleset for name, ruleset in by_name.items() if SEATS in ruleset.rules_by_seats}


def names_by_game() -> list[list[str]]:
    """Return the names of all rulesets, those of each game by age."""
    names = rulesets()
    return [[*every] for _, every in groupby(names, key=lambda name: document(name)["game"])]


@cache
def likeness_by_pair() -> Mapping[TextPair, Likeness]:
    """Return how like each two of them are that are texts of one game."""
    by_pair: dict[TextPair, Likeness] = {}
    for names in names_by_game():
        by_pair |= likenesses([rulesets()[name] for name in names])
    return by_pair


def neighbours() -> list[Neighbours]:
    """Return the pairs of each ruleset with that most like it in its game, and with the next in time."""
    return [pair for names in names_by_game() for pair in _neighbours(names)]


def _neighbours(order: Sequence[str]) -> list[Neighbours]:
    dated = [name for name in order if "year" in document(name)]
    after = {frozenset(pair) for pair in pairwise(dated)}
    alike = {pair for name in order if (pair := _nearest(name, order))}
    pairings = []
    for pair in alike | after:
        older, other = sorted(pair, key=order.index)
        why = [word for word, pairs in (("likeness", alike), ("years", after)) if pair in pairs]
        pairings.append(Neighbours(older, other, " and ".join(why)))
    return sorted(pairings, key=lambda pair: (order.index(pair.older), order.index(pair.other)))


def _nearest(name: str, order: Sequence[str]) -> TextPair | None:
    """Return a ruleset with that most like it, if it can be compared with any in enough rules."""
    pairs = [frozenset((name, other)) for other in order if other != name]
    enough = {pair: likeness for pair in pairs if not (likeness := likeness_by_pair()[pair]).few}
    return min(enough, key=lambda pair: enough[pair].share or 0, default=None)


def report_ruleset(name: str) -> Json:
    """Return the survey of a ruleset, and what each change of it does."""
    ruleset = rulesets()[name]
    plan, deals = plan_survey(ruleset, SEATS, DEALS, SEED, POLICY), range(DEALS)

    def report_changes(changes: Iterable[RuleChange]) -> list[Json]:
        each = [*changes]
        measured = play_both_ways(ruleset, plan, each, deals)
        return [report_effects(ruleset, plan, measured, change) for change in each]

    return {
        "survey": report_survey(ruleset, plan, play_part(ruleset, plan, deals)),
        "readings": report_changes(reading_changes(ruleset.document)),
        "leaves": {
            pair.other: {
                "why": pair.why,
                "changes": report_changes(leaf_changes(ruleset, rulesets()[pair.other], SEATS)),
            }
            for pair in neighbours()
            if pair.older == name
        },
    }


def format_results(effects: Mapping[str, Json]) -> str:
    """Format all effects as JSON, with a line for each survey and each change, so that git shows which changed."""
    head = {
        "schema": "poch/all-effects/1",
        "command": COMMAND,
        "seats": SEATS,
        "deals": DEALS,
        "seed": SEED,
        "policy": POLICY,
        "engine": VERSION,
        **stamp(),
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    return "\n".join(["{", *lines, f'"rulesets": {_format_lines(effects, 2)}', "}"]) + "\n"


def _format_lines(value: Any, deep: int) -> str:
    """Return JSON, the first so many levels of which are a line for each part."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(map(line, value)) + "\n]"
    if isinstance(value, dict) and deep:
        parts = (
            f"{json.dumps(key)}: {_format_lines(part, deep - 1)}" for key, part in value.items()
        )
        return "{\n" + ",\n".join(parts) + "\n}"
    return line(value)


@click.command()
def main() -> None:
    """Write variants/effects.json; all deals are played in one process, ruleset by ruleset."""
    console = Console(stderr=True)
    names = track([*rulesets()], "effects", console=console, transient=True)
    text = format_results({name: report_ruleset(name) for name in names})
    publish(FILE, text, COMMAND, "rulesets")


if __name__ == "__main__":
    with failing(COMMAND):
        main()
