"""`poch contrast`: a hand under two rulesets, side by side, and what makes them part."""

from collections.abc import Iterator, Sequence
from typing import Any

import click
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from poch.commands.common import (
    as_json,
    console,
    failing,
    format_message,
    load_document,
    reading_option,
)
from poch.commands.output import print_json
from poch.commands.printing import by_leaf
from poch.commands.speaking import speaker
from poch.game.ruleset import Finder
from poch.game.said import message, shorten
from poch.records.record import Replay, replay_record
from poch.studies.contrast.findings import OtherRuleset, contrast_record
from poch.studies.contrast.keeping import ContrastOptions
from poch.texts.own import finder
from poch.texts.signs import bare_id

MARK = "▶"


@click.command()
@click.argument("hand")
@click.option("--with", "other", metavar="RULESET", help="The other ruleset; else its own.")
@reading_option("--reading", "readings", "For its own.")
@reading_option("--reading-with", "others", "For the other.")
@click.option("--aside", multiple=True, metavar="LEAF", help="Set as in the other beforehand.")
@click.option("--same-hands", is_flag=True, help="Keep the players' cards; do not deal again.")
@click.option("--from", "begin", metavar="STAGE", help="Keep them, and begin with this stage.")
@click.option("--telling", is_flag=True, help="Find the first difference in chips.")
@as_json
def contrast(
    hand: str,
    other: str | None,
    readings: dict[str, str],
    others: dict[str, str],
    aside: tuple[str, ...],
    begin: str | None,
    *,
    same_hands: bool,
    telling: bool,
    as_json: bool,
) -> None:
    """Contrast a hand with the same deal and choices under another ruleset, or other readings.

    Tells what differs in the layout, where the two part after that, and by which rules: these
    alone, taken over from the other ruleset, make them part later or not at all. With --aside
    such rules are taken over beforehand, to see where they part next.

    With --same-hands nobody deals again: cards and chips lie as they lay after the deal, or where
    the stage of --from begins. Then the first difference in chips is shown.
    """
    if not (other or readings or others):
        raise click.UsageError("name another ruleset with --with, or a reading")
    read = load_document(hand)
    record = read.data
    with failing(read):
        find = finder(hand, other)
        own = replay_record(record, find)
        begin = _stage(own, begin)
        aside = tuple(map(bare_id, aside))
        kept = same_hands or bool(begin)
        how = ContrastOptions("same" if kept else "dealt", begin, telling=telling or kept)
        with_ = OtherRuleset(other or str(record["ruleset"]), others)
        report = contrast_record(record, own, find, with_, readings, aside, how)
    if as_json:
        print_json(report["contrast"])
        return
    for part in lines(report, record.get("title"), find):
        console.print(part)


def _stage(own: Replay, name: str | None) -> str | None:
    """Return the stage of a hand that is named, if one is; raises ValueError where there is none so called."""
    if name is None:
        return None
    stages = own.ruleset.rules(len(own.deals[0].seats)).stages
    known = list(dict.fromkeys(stage.name for stage in stages))
    if (plain := bare_id(name)) not in known:
        says = f"no stage of this game is called so; its stages are: {', '.join(known)}"
        raise ValueError(f"--from {shorten(name)}: {says}")
    return plain


def lines(report: dict[str, Any], title: str | None, find: Finder) -> Iterator[Text | Rule | Grid]:
    """Yield a contrast: both sides beside each other, then where they part and by which rules."""
    result = report["contrast"]
    yield Text(title or "", style="bold")
    if report["b"]:
        yield from _side_by_side(report)
    for each in result["hands"]["said"]:
        yield Text(f"\n{format_message(each)}")
    if result["layout"]:
        yield Text("\nBefore the deal is played they differ in", style="bold")
        yield _rules(result, result["layout"])
    if result["first"]:
        yield from _parting(result, report)
    elif result["sufficient"]:
        same = message("beside-same", dressed=bool(result["layout"]))
        yield Text(f"\n{format_message(same)}", style="bold")
    if result["why"]:
        yield Text(f"\n{format_message(result['why'])}", style="bold")
    for each in result["left-out"]:
        title, pool = result[each["side"]]["title"], each["pool"]
        left = message("beside-no-pool", title=title, pool=pool, n=each["chips"])
        yield Text(f"\n{format_message(left)}")
    for each in result["findings"]:
        which = result[each["side"]]
        line = format_message(each["line"], find(which["ruleset"], {}))
        yield Text(f"\n{which['title']}: {line} ({each['clause']})")


def _side_by_side(report: dict[str, Any]) -> Iterator[Rule | Grid]:
    result = report["contrast"]
    yield _rows([(_name(result["a"]), _name(result["b"]))], "bold")
    place = 0
    for stage in result["stages"]:
        yield Rule(stage["stage"], align="left", style="dim")
        grid = _grid()
        shown = [-1, -1]
        many = max(len(_range(stage[side])) for side in "ab")
        for pair in result["pairs"][place : place + many]:
            cells, marked = [], False
            for at, (side, number) in enumerate(zip("ab", pair, strict=True)):
                new = number in _range(stage[side]) and number != shown[at]
                line = speaker(report[side])(report[side]["steps"][number - 1]) if new else ""
                cells += [str(number) if new else "", line]
                marked |= new and number == (result["first"] or {}).get(f"step_{side}")
            shown = pair
            cells[2:2] = [MARK if marked else ""]
            look = "bold red" if marked else ""
            grid.add_row(*(Text(cell, look) for cell in cells))
        yield grid
        place += many


def _range(ends: Sequence[int] | None) -> range:
    return range(ends[0], ends[1] + 1) if ends else range(0)


def _grid() -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(2):
        grid.add_column(width=3, justify="right")
        grid.add_column(ratio=1)
        grid.add_column(width=1)
    return grid


def _rows(rows: Sequence[tuple[str, str]], style: str = "") -> Grid:
    grid = _grid()
    for left, right in rows:
        grid.add_row("", Text(left, style), "", "", Text(right, style))
    return grid


def _name(side: dict[str, Any]) -> str:
    read = ", ".join(f"{crux}={reading}" for crux, reading in side["readings"].items())
    return f"{side['title']} ({read})" if read else str(side["title"])


def _parting(result: dict[str, Any], report: dict[str, Any]) -> Iterator[Text | Grid]:
    first = result["first"]
    yield Text(f"\n{format_message(message('beside-part', stage=first['stage']))}", style="bold")
    yield _rows([(_parting_sentence(report, "a"), _parting_sentence(report, "b"))])
    yield _rows([(_by(first["clause_a"]), _by(first["clause_b"]))], "dim")
    if result["earlier"]:
        yield Text(format_message(message("beside-earlier")), style="dim")
    many = len(result["leaves"])
    yield Text(f"\n{format_message(message('beside-because', n=many))}", style="bold")
    yield _rules(result, result["leaves"])
    if not result["sufficient"]:
        return
    then, title = result["then"], result["b"]["title"]
    stage, step = (then["stage"], then["step_b"] or 0) if then else ("none", 0)
    yield Text(format_message(message("beside-tried", n=many, whose=title, stage=stage, step=step)))
    if then:
        taken = " ".join(f"--aside {name}" for name in (*result["aside"], *result["leaves"]))
        yield Text(f"To see them part there, add: {taken}", style="dim")


def _by(clause: str | None) -> str:
    return f"by {clause}" if clause else ""


def _parting_sentence(report: dict[str, Any], side: str) -> str:
    first = report["contrast"]["first"]
    if end := first[f"end_{side}"]:
        return format_message(end)
    return speaker(report[side])(report[side]["steps"][first[f"step_{side}"] - 1])


def _rules(result: dict[str, Any], names: Sequence[str]) -> Grid:
    grid = by_leaf(names)
    for name in names:
        pair = result["rules"][name]
        grid.add_row(name, _value(pair["a"]), _value(pair["b"]))
    return grid


def _value(ruled: dict[str, Any] | None) -> Text:
    if ruled is None:
        return Text("not set", style="italic")
    return Text.assemble(ruled["told"], "\n", (ruled["clause"], "dim"))
