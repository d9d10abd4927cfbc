"""The command `why`: whether a seat may do a thing at a step of a hand, and by which clause."""

from typing import Any

import click
from rich.padding import Padding
from rich.text import Text

from poch.commands.common import (
    as_json,
    console,
    failing,
    format_message,
    load_document,
    reading_option,
    with_readings,
)
from poch.commands.numbers import WholeWithin
from poch.commands.output import print_json
from poch.game.notation import parse_action
from poch.game.said import message
from poch.game.sentences import describe_action
from poch.records.record import replay_record
from poch.studies.contrast.other_rules import report_verdicts
from poch.texts.library import find, playable
from poch.texts.own import finder


@click.command()
@click.argument("hand")
@click.argument("action", nargs=-1, required=True)
@click.option("--step", type=WholeWithin(min=0), help="After which step; without it, the last.")
@click.option("--seat", help="For whom; without it, for whoever is asked there.")
@reading_option("--reading", "readings")
@as_json
def why(
    hand: str,
    action: tuple[str, ...],
    step: int | None,
    seat: str | None,
    readings: dict[str, str],
    *,
    as_json: bool,
) -> None:
    """Tell whether ACTION is allowed at a step of a hand, by which clause, and where it is not so.

    ACTION is written as in a record: pass, hold, fold, knock 2, raise 4, play 9c, swap 7d, claim ace ten.
    The question is the first that comes after the step.
    """
    read = load_document(hand)
    with failing(read):
        wished = parse_action(" ".join(action))
        replay = replay_record(with_readings(read.data, readings), finder(hand))
        last = sum(len(deal.outcome.events) for deal in replay.deals)
        if step is not None and step > last:
            raise ValueError(f"{hand} has steps 1 to {last}; there is no step {step}")
        game = replay.ruleset.document["game"]
        others = (find(name, {}) for name in playable(game))
        answer = report_verdicts(replay, last if step is None else step, seat, wished, others)
    if as_json:
        print_json(answer)
        return
    by = replay.ruleset
    clause = by.clauses[answer["clause"]]
    verdict = format_message(
        message("why-verdict", what=describe_action(wished), allowed=answer["allowed"]), by
    )
    console.print(Text(f"{answer['seat']}: {verdict}", style="bold"))
    console.print(Text(format_message(answer["reason"], by)))
    console.print(Padding(Text(f"{answer['clause']}: {clause['text']}", style="dim"), (0, 0, 0, 2)))
    _tell_elsewhere(answer)


def _tell_elsewhere(answer: dict[str, Any]) -> None:
    verdicts, asked = answer["verdicts"], answer["asked"]
    if asked:
        head = message("why-elsewhere", allowed=answer["allowed"], n=len(verdicts), asked=asked)
        console.print(Text(format_message(head)))
    for name, verdict in verdicts.items():
        reason = format_message(verdict["reason"], find(name, {}))
        console.print(Text(f"  {name}, {verdict['clause']}: {reason}"))
    by_reason: dict[str, list[str]] = {}
    for name, because in answer["left-out"].items():
        by_reason.setdefault(format_message(because), []).append(name)
    for because, names in by_reason.items():
        console.print(Text(f"  {', '.join(names)}: {because}", style="dim"))
