"""`make players`: how strong the players are: each strength in place of the one below it, on the same deals.

A text is measured where its rules are others than those published, because all of them take hours. Whoever
changes a player measures all (`PLAYERS=--all`); a test plays some of the deals again, and says so.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import click
from rich.console import Console

from poch import VERSION
from poch.game.actions import Action, Ask
from poch.game.engine import from_seed, play
from poch.game.ledger import Ledger
from poch.game.said import Json
from poch.players.bots import PLAYERS
from poch.texts.library import VARIANTS, find, playable_by
from tools.lab.parallel import run_parallel
from tools.lab.trials import stamp
from tools.release.compiled import fingerprint
from tools.store import cache
from tools.store.parts import Mark, PartStore, hash_rules
from tools.store.published import by_line, load_published

FILE = VARIANTS / "players.json"
COMMAND = "make players"
KEPT = Path("build") / "players.jsonl"
"""Where parts are kept until all are done."""
SEATS = 4
DEALS: Mapping[str, int] = {"cautious": 800, "counting": 800, "farsighted": 400}
"""How many deals each strength plays of a text."""
PART = 100
"""How many of them at a time."""
SHOWN = 8
"""The first so many gains are kept one by one, so that a test can find them again."""
SURELY = 1.96
"""So many standard errors on either side make an interval of 95 %."""


class StrengthPart(NamedTuple):
    """Some deals of a text, of which one seat is played by a strength."""

    text: str
    strength: str
    deals: range

    @property
    def key(self) -> str:
        """What tells it from other parts."""
        return f"{self.text} {self.strength} {self.deals.start}"


def strength_below(strength: str) -> str:
    """Return the strength below another."""
    names = [*PLAYERS]
    return names[names.index(strength) - 1]


def parts() -> Iterator[StrengthPart]:
    """Yield all that is to be played."""
    for strength, deals in DEALS.items():
        for text in playable_by(SEATS):
            for first in range(0, deals, PART):
                yield StrengthPart(text, strength, range(first, min(first + PART, deals)))


def marks() -> Mapping[str, Mark]:
    """Return by part what it rests on: its text, the engine with its players, and its deals."""
    engine = fingerprint()

    def mark(part: StrengthPart) -> Mark:
        ruleset = find(part.text, {})
        hashed = hashlib.sha256(f"{engine} {part.deals} {hash_rules(ruleset)}".encode())
        edition = f"{part.text}, version {ruleset.version}, engine {VERSION}"
        return Mark(hashed.hexdigest()[:12], edition)

    return {part.key: mark(part) for part in parts()}


def play_part(part: StrengthPart) -> tuple[StrengthPart, list[float]]:
    """Return by deal what a strength wins more than the one below it would in its seat, in chips.

    All other seats are played by the one below. What a seat wins is counted beyond the mean of the
    table. The seat is another with each deal.
    """
    weaker = strength_below(part.strength)
    return part, [
        _winnings(part.text, seed, part.strength, weaker)
        - _winnings(part.text, seed, weaker, weaker)
        for seed in part.deals
    ]


def _winnings(text: str, seed: int, strength: str, others: str) -> float:
    ruleset, seat, random = find(text, {}), seed % SEATS, Random(seed)
    rules = ruleset.rules(SEATS)

    def answer(ask: Ask, ledger: Ledger) -> Action:
        choose = PLAYERS[strength if ask.seat == seat else others]
        return choose(ask, rules, ledger, random).action

    purses = play(ruleset, from_seed(ruleset, SEATS, seed), (), answer).table.purses
    return purses[seat] - fmean(purses)


def report_gains(gains: Sequence[float]) -> Json:
    """Return what is published of the gains of a strength in a text."""
    mean, error = fmean(gains), stdev(gains) / sqrt(len(gains))
    return {
        "deals": len(gains),
        "mean": round(mean, 3),
        "low": round(mean - SURELY * error, 3),
        "high": round(mean + SURELY * error, 3),
        "first": [*gains[:SHOWN]],
    }


def report_texts(gains: Mapping[str, Sequence[float]], published: Json) -> Json:
    """Return all that is published: texts whose parts were played now, the others as they were `published`."""
    texts: dict[str, Json] = {}
    played = {part.text for part in parts() if part.key in gains}
    for text in playable_by(SEATS):
        if text not in played:
            texts[text] = published[text]
            continue
        ruleset = find(text, {})
        entry = texts[text] = {"version": ruleset.version, "of": hash_rules(ruleset)}
        for strength in DEALS:
            mine = [part for part in parts() if (part.text, part.strength) == (text, strength)]
            entry[strength] = report_gains([gain for part in mine for gain in gains[part.key]])
    head = {"schema": "poch/players/1", "command": COMMAND, "seats": SEATS, "engine": VERSION}
    return {**head, **stamp(), "texts": texts}


def format_results(results: Json) -> str:
    """Return it as JSON, a line for each text."""
    return by_line(results, "texts")


@click.command()
@click.option(
    "--all", "every", is_flag=True, help="Measure the texts whose rules are the same, too."
)
def main(*, every: bool) -> None:
    """Write variants/players.json.

    An interrupt loses only the parts that were not whole: the next run goes on from there.
    """
    published = {} if every else load_published(FILE).get("texts", {})
    stale = {
        text
        for text in playable_by(SEATS)
        if published.get(text, {}).get("of") != hash_rules(find(text, {}))
    }
    asked = [part for part in parts() if part.text in stale]
    console = Console(stderr=True, soft_wrap=True)
    kept = PartStore(KEPT, marks())
    for remark in kept.remarks:
        console.print(remark, highlight=False)
    left = [part for part in asked if part.key not in kept.done]
    for part, gains in run_parallel(play_part, left, "players"):
        kept.add(part.key, {"gains": gains})
    if any(part.key not in kept.done for part in asked):
        command = f"{COMMAND} PLAYERS=--all" if every else COMMAND
        raise click.ClickException(f"{FILE.name} is as it was; {command} goes on from there")
    played = {part.key: kept.done[part.key]["gains"] for part in asked}
    results = report_texts(played, published)
    cache.write(FILE, format_results(results).encode())
    kept.remove()
    print(f"{COMMAND}: {FILE.name} is written")


if __name__ == "__main__":
    with cache.failing(COMMAND):
        main()
