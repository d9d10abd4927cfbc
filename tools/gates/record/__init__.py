"""What the tests hold the engine against: whole games in words, and messages about broken files."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from random import Random

from click.testing import CliRunner

from poch.commands.cli import main
from poch.commands.speaking import speaker
from poch.game.engine import Outcome, Policy, drive, from_seed
from poch.game.ruleset import Ruleset
from poch.game.said import Json
from poch.game.start import Start
from poch.records.record import as_replay
from poch.records.trace import trace_hand
from poch.studies.surveys.survey import QUICK
from poch.texts.library import find

ROOT = Path(__file__).resolve().parents[3]
TESTS = ROOT / "tests"


def broken_files() -> list[str]:
    """Return the names of the broken files, without their endings."""
    return sorted(
        str(path.relative_to(TESTS).with_suffix("")) for path in TESTS.glob("bad/**/*.yaml")
    )


def message(name: str) -> str:
    """Return what `poch check` says of a broken file, which must be all it does; it calls it by its bare name."""
    path = TESTS / f"{name}.yaml"
    done = CliRunner().invoke(main, ["check", str(path)])
    if done.exit_code != 1 or done.stdout or not isinstance(done.exception, SystemExit):
        raise AssertionError(f"{path}: poch check ended with {done.exit_code}: {done.output}")
    return done.stderr.replace(f"{path.parent}/", "")


def games(name: str) -> dict[str, str]:
    """Return three whole hands of a ruleset in words, one line an event, by the names of their files."""
    return {
        f"games/{name}-{which}.txt": format_hand(drive(ruleset, start, policy))
        for which, (ruleset, start, policy) in hands(name).items()
    }


def hands(name: str) -> dict[str, tuple[Ruleset, Start, Policy]]:
    """Return hands of a ruleset that differ in seats, purses, players and readings; four is as near as it goes."""
    adopted = find(name)
    last = {crux: list(entry["readings"])[-1] for crux, entry in adopted.cruxes.items()}
    other = find(name, last)
    few, many = min(adopted.rules_by_seats), max(adopted.rules_by_seats)
    four = min(max(few, 4), many)
    return {
        "at-four": (adopted, from_seed(adopted, four, 1), QUICK["cautious"](Random(1))),
        "at-fewest": (adopted, with_purses(from_seed(adopted, few, 2)), QUICK["random"](Random(2))),
        "at-most": (other, with_purses(from_seed(other, many, 3)), QUICK["random"](Random(3))),
    }


def with_purses(start: Start) -> Start:
    """Return a start with a purse for each seat, some of them short."""
    return replace(start, purses=tuple(12 + 7 * seat % 20 for seat in range(len(start.hands))))


def format_hand(outcome: Outcome) -> str:
    """Return a hand in words: its clauses, its sentences, and what moved in chips."""
    replay = as_replay(outcome)
    trace = trace_hand(replay)
    plain = trace.json()
    say = speaker(plain)
    lines = list(_head(plain))
    before, stage = plain["deals"][0]["start"], ""
    for step, picture in zip(trace.steps, trace.pictures(), strict=True):
        after = picture.json()
        if step.stage != stage:
            stage = step.stage
            lines += ["", stage]
        moved = ", ".join(_chip_changes(before, after))
        lines.append(f"  {step.clause:<24} {say(step.said)}{f'  [{moved}]' if moved else ''}")
        before = after
    net = ", ".join(f"{name} {chips:+}" for name, chips in replay.net.items())
    return "\n".join([*lines, "", f"{net}; winner {replay.winner or 'nobody'}", ""])


def _head(trace: Json) -> Iterator[str]:
    yield f"{trace['title']}, version {trace['version']}"
    for crux, reading in trace["readings"].items():
        yield f"  {crux}: {reading}"
    start = trace["deals"][0]["start"]
    hands = {step["seat"]: step["cards"] for step in trace["steps"] if step["type"] == "Dealt"}
    for name, cards in sorted(hands.items()):
        purse = f"  purse {start['purses'][name]}" if "purses" in trace else ""
        yield f"{name} {' '.join(cards)}{purse}"
    up = next((step["card"] for step in trace["steps"] if step["type"] == "TurnedUp"), None)
    known = {up, *chain(*hands.values())}
    talon = [card for card in start["talon"] if card not in known]
    yield f"turned up {up}, talon {' '.join(talon) or 'none'}"


def _chip_changes(before: Json, after: Json) -> Iterator[str]:
    """Yield what changed in purses, pools and stakes, such as `A -1` and `ace +1`."""
    for key, prefix in (("purses", ""), ("stakes", "stake of "), ("pools", "")):
        for name, chips in after[key].items():
            if chips != before[key][name]:
                yield f"{prefix}{name} {chips - before[key][name]:+}"
