"""`poch replay`: a hand played again from its record."""

from collections.abc import Iterator, Sequence
from typing import Any

import click
from rich.text import Text

from poch.commands import printing
from poch.commands.common import (
    Failed,
    as_json,
    console,
    failing,
    format_message,
    load_document,
    reading_option,
    with_readings,
)
from poch.commands.output import print_json
from poch.commands.speaking import language_option, speaker
from poch.game.notation import parse_line
from poch.records.expect import find_unmet
from poch.records.record import Replay, replay_record
from poch.records.trace import trace_hand
from poch.studies.why import Verdict, judge, scene
from poch.texts.own import finder


@click.command()
@click.argument("hand")
@click.option("--ruleset", help="Play it by another ruleset.")
@reading_option("--reading", "readings")
@language_option
@as_json
def replay(
    hand: str, ruleset: str | None, readings: dict[str, str], language: str, *, as_json: bool
) -> None:
    """Replay a hand record; ends with 1 where what it expects is not met."""
    read = load_document(hand)
    data = with_readings(read.data, readings, ruleset)
    with failing(read):
        played = replay_record(data, finder(hand, ruleset))
    trace = trace_hand(played).json()
    if as_json:
        print_json(trace)
    else:
        tell(trace, data.get("title"), language)
    missed = [] if ruleset or readings else find_unmet(data, played)
    if missed:
        raise Failed("\n".join([*read.format_complaints(missed), *_refusal_lines(data, played)]))


def judge_rejected(replay: Replay, actions: Sequence[str]) -> Verdict | None:
    """Return why the recorded action does not fit at which a replay ends, if it ends at one."""
    deal = replay.deals[-1]
    if deal.outcome.rejected is None:
        return None
    seat, wished = parse_line(actions[deal.outcome.rejected[0]], deal.seats)
    return judge(scene(deal.outcome, deal.seats), seat, wished)


def _refusal_lines(data: Any, played: Replay) -> Iterator[str]:
    """Yield why the action does not fit that ended a replay, and the clause that bars it."""
    deal = data if "deal" in data else data["deals"][len(played.deals) - 1]
    if verdict := judge_rejected(played, deal.get("actions", ())):
        clause = played.ruleset.clauses[verdict.clause]["text"].strip()
        yield f"{format_message(verdict.reason, played.ruleset)} ({verdict.clause}: {clause})"


def tell(trace: dict[str, Any], title: str | None, tag: str) -> None:
    """Print the steps of a trace, under the title of its hand or of its ruleset."""
    say = speaker(trace, tag)
    console.print(Text(title or trace["title"], style="bold"))
    for part in printing.steps(trace, range(1, len(trace["steps"]) + 1), say):
        console.print(part)
    if still := trace["stopped"] or trace["ask"]:
        console.print(Text(say(still["said"])))
    if trace["result"]:
        console.print(printing.net(trace))
