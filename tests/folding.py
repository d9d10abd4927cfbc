"""Tables that pages fold from traces, beside those of the engine: `python -m tests.folding 10000`."""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from random import Random
from string import ascii_uppercase
from typing import Any

from poch.game.engine import drive, from_seed
from poch.game.ruleset import Ruleset
from poch.players.bots import at_random
from poch.records.record import PlayedDeal, Replay, replay_record
from poch.records.session import Session
from poch.records.trace import Trace, trace_hand
from poch.texts.document import load
from poch.texts.library import hands, ids, playable
from poch.texts.ruleset_shape import GAMES
from tests.digests import under_each_reading
from tests.strategies import ruleset
from tools.gates.record import with_purses

ROOT = Path(__file__).resolve().parents[1]
Json = dict[str, Any]


def ruleset_of(name: str, readings: Mapping[str, str]) -> Ruleset:
    """Return a ruleset under these readings, compiled once."""
    return ruleset(name, tuple(readings.items()))


def folded(cases: Iterable[Json]) -> Json:
    """Return how many tables scripts fold, and in which cases they are not those of the engine."""
    lines = (json.dumps(case) for case in cases)
    script = ROOT / "tests" / "fold.mjs"
    with subprocess.Popen(["node", script], stdin=-1, stdout=-1, text=True) as node:  # noqa: S607
        assert node.stdin
        assert node.stdout
        for line in lines:
            node.stdin.write(f"{line}\n")
        node.stdin.close()
        answer: Json = json.loads(node.stdout.read())
    return answer


def shipped(recorded: Iterable[Path], traces: Path) -> Iterator[Json]:
    """Yield the trace of each recorded hand, with the engine's tables under each of its readings."""
    for path in recorded:
        slug, name = path.parent.parent.name, path.stem
        file = json.loads((traces / slug / f"{name}.json").read_text("utf-8"))
        record = load(path).data
        tables = {"": pictures(trace_hand(replay_record(record, ruleset_of)))}
        for variant in file["others"]:
            crux, reading = variant["reading"].split("=")
            other = {**record, "readings": {**record.get("readings", {}), crux: reading}}
            tables[variant["reading"]] = pictures(trace_hand(replay_record(other, ruleset_of)))
        yield {"name": f"{slug}/{name}", "file": file, "readings": tables}


def seen(recorded: Iterable[Path], seats: int = 9) -> Iterator[Json]:
    """Yield each recorded hand as so many of its seats see it."""
    for number, path in enumerate(recorded):
        record = load(path).data
        replay = replay_record(record, ruleset_of)
        for seat in range(min(seats, len(record["seats"]))):
            viewer = record["seats"][(number + seat) % len(record["seats"])]
            yield case(
                f"{path.parent.parent.name}/{path.stem} {viewer}", trace_hand(replay, viewer)
            )


def by_chance(hands: int, seed: int = 0) -> Iterator[Json]:
    """Yield hands and sessions played by chance under any reading, some as one of the seats sees them."""
    random = Random(seed)
    rulesets = [[*under_each_reading(ruleset(name))] for name in playable()]
    for number in range(hands):
        chosen = random.choice(rulesets[number % len(rulesets)])
        replay = session(chosen, random)
        viewer = random.choice((None, *replay.deals[0].seats))
        yield case(f"{chosen.id} {number}", trace_hand(replay, viewer))


def session(rules: Ruleset, random: Random) -> Replay:
    """Play one deal or two by chance, in half of them with purses, as far as the session goes."""
    many = random.choice(sorted(rules.rules_by_seats))
    going = Session(rules, tuple(ascii_uppercase[:many]), {}, None, 0)
    deals: list[PlayedDeal] = []
    limited = random.random() < 1 / 2
    for _ in range(random.choice((1, 1, 1, 2))):
        start = going.begin(from_seed(rules, many, random.randrange(10**6)))
        start = with_purses(start) if limited and not deals else start
        outcome = drive(rules, start, lambda ask, _: at_random(ask, random))
        deals.append(PlayedDeal(going.seats, outcome))
        if end := going.end(outcome):
            break
        going = going.after(outcome)
    return Replay(rules, tuple(deals), end)


def case(name: str, trace: Trace) -> Json:
    """Return a trace with the engine's tables, and what is new in it from its middle on."""
    readings = {"": pictures(trace)}
    given = {"name": name, "file": trace.json(), "readings": readings}
    if len(trace.replay.deals) > 1:
        return given
    return {**given, "since": trace.since(len(trace.steps) // 2)}


def pictures(trace: Trace) -> list[Json]:
    """Return the table after each step."""
    return [picture.json() for picture in trace.pictures()]


if __name__ == "__main__":
    shown, every = (chain(*map(hands, names)) for names in (ids(*GAMES), ids()))
    traces = ROOT / "site" / "assets" / "traces"
    answer = folded(chain(shipped(shown, traces), seen(every), by_chance(int(sys.argv[1]))))
    sys.stdout.write(f"{answer['tables']} tables; folded otherwise: {answer['wrong'] or 'none'}\n")
    sys.exit(bool(answer["wrong"]))
