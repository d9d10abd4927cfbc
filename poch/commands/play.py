"""`poch play`: deals in the terminal."""

import os
import sys
from pathlib import Path
from random import Random
from string import ascii_uppercase
from typing import Any

import click
from rich.text import Text

from poch.commands.common import (
    Failed,
    as_json,
    reading_option,
    ruleset_of,
    seat_count,
    seats_option,
)
from poch.commands.numbers import Whole, WholeWithin
from poch.commands.output import Printer, print_json, write
from poch.commands.replay import tell
from poch.commands.speaking import language_option
from poch.commands.terminal import LeftError, Terminal, sentence
from poch.game.ruleset import Document
from poch.game.said import YOU
from poch.players.bots import PLAYERS
from poch.records.record import replay_unchecked
from poch.records.trace import trace_hand
from poch.sittings.sitting import Sitting, deal_record
from poch.texts.collection import Collection
from poch.texts.document import format_yaml
from poch.texts.english import format_list
from poch.texts.library import ADOPTED
from poch.texts.own import document, finder


@click.command()
@click.argument("ruleset")
@seats_option
@click.option("--seed", type=Whole(), help="Which deal; without it, one by chance.")
@click.option(
    "--purse", type=WholeWithin(min=0), help="Chips each begins with; without it, no limit."
)
@click.option("--bots", type=click.Choice(["others", "all"]), default="others", show_default=True)
@click.option(
    "--strength", type=click.Choice([*PLAYERS]), default="cautious", show_default=True,
    help="How well the others play.",
)  # fmt: skip
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.yaml",
    help="Keep the last deal there, as a record to replay; never in place of a file.",
)  # fmt: skip
@reading_option("--reading", "readings")
@language_option
@as_json
def play(
    ruleset: str,
    seats: int | None,
    seed: int | None,
    purse: int | None,
    bots: str,
    strength: str,
    out: Path | None,
    readings: dict[str, str],
    language: str,
    *,
    as_json: bool,
) -> None:
    """Play deals in the terminal; with --bots all nobody is asked, and one deal is played."""
    seed = Random().randrange(10**6) if seed is None else seed
    many = seat_count(ruleset_of(ruleset, readings), seats)
    names = [*ascii_uppercase[:many]]
    if bots == "others":
        if sys.stdin is None:
            raise Failed("there is no input to answer by; type in a terminal, or add --bots all")
        names[:1] = [YOU]
    where = Printer(stderr=as_json)
    if out:
        _require_free(out)
    text, texts = document(ruleset), Collection()
    begun = {"ruleset": text["id"], "readings": readings, "seats": names, "deal": {"seed": seed}}
    if purse is not None:
        begun["purses"] = dict.fromkeys(names, purse)
    try:
        texts.add(text)
        people = () if bots == "all" else (YOU,)
        record = deal_record(texts.find, {**begun, "actions": []})
        terminal = Terminal(
            where,
            texts.find(text["id"], readings),
            Sitting(texts.find, record, people, strength),
            language,
        )
        if bots == "all":
            terminal.sitting = terminal.sitting.answer()
            if not as_json:
                tell(terminal.sitting.trace(None).json(), None, language)
        else:
            where.print(Text(f"{text['title']}, deal {seed}", style="bold"))
            where.print(f"You are forehand; {format_list(names[1:])} play too. Type help for help.")
            terminal.play()
    except (LeftError, KeyboardInterrupt):
        given = [("seats", many), ("seed", seed), ("purse", purse), ("strength", strength)]
        given += [("reading", f"{crux}={reading}") for crux, reading in readings.items()]
        words = (f" --{name} {value}" for name, value in given if value not in {None, "cautious"})
        where.print(f"\nThe same deal again: poch play {ruleset}{''.join(words)}")
    except ValueError as error:
        raise Failed(sentence(error)) from error
    record = terminal.sitting.record
    if out:
        write(out, _as_yaml(record))
        again = f"poch replay {out}{_option(out, ruleset, text)}"
        where.print(f"{out} has the deal; play it again with: {again}", soft_wrap=True)
    if as_json:
        print_json(trace_hand(replay_unchecked(record, texts.find)).json())


def _require_free(file: Path) -> None:
    if os.path.lexists(file):
        raise Failed(f"{file} is there already; choose another name")
    if not file.parent.is_dir():
        raise Failed(f"{file.parent} is no folder; make it first")


def _option(out: Path, ruleset: str, text: Document) -> str:
    """Return the option that names the ruleset of a deal; none where the deal finds its text by itself."""
    try:
        is_beside = finder(out)(text["id"], ADOPTED).document == text
    except ValueError:
        is_beside = False
    return "" if is_beside else f" --ruleset {ruleset}"


def _as_yaml(record: dict[str, Any]) -> str:
    kept = {key: value for key, value in record.items() if value and key != "actions"}
    head = "".join(f"{key}: {format_yaml(value)}\n" for key, value in kept.items())
    actions = "".join(f"  - {action}\n" for action in record["actions"])
    return f"{head}actions:\n{actions}" if actions else head
