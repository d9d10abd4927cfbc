"""Traces, tables and clauses as lines for a terminal."""

from collections.abc import Iterator, Sequence
from textwrap import fill, indent
from typing import Any, TypeAlias

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from poch.actions import Option
from poch.cards import RANKS, Card
from poch.lines import YOU, Words, counted
from poch.notation import form
from poch.ruleset import Document

Json: TypeAlias = dict[str, Any]

WIDTH = 80
BOUND = "\N{NO-BREAK SPACE}"


def steps(trace: Json, shown: Sequence[int]) -> Iterator[Rule | Grid]:
    """Yield the steps of these numbers, each with its clause, under the names of their stages."""
    stage, grid = "", None
    for number in shown:
        step = trace["steps"][number - 1]
        if grid is None or step["stage"] != stage:
            if grid:
                yield grid
            stage = step["stage"]
            yield Rule(stage, align="left", style="dim")
            grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
            grid.add_column(width=4, justify="right", style="dim")
            grid.add_column(ratio=1)
            grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_row(str(number), Text(step["line"]), Text(step["clause"]))
    if grid:
        yield grid


def net(trace: Json) -> Text:
    """Return what each has won or lost."""
    return Text(", ".join(f"{name} {chips:+}" for name, chips in trace["result"]["net"].items()))


def clause(one: Document) -> Iterator[Text]:
    """Yield a clause: its id, its standing, its text and the reason given for it."""
    standing = ", ".join(filter(None, (one["status"], one.get("locus"))))
    yield Text(f"{one['id']} ({standing})", style="bold")
    for text in filter(None, (one["text"], one.get("because"))):
        yield Text(indent(fill(" ".join(text.split()), WIDTH - 4), "    "))


def key(trace: Json) -> Text:
    """Return what the letters of cards stand for."""
    words = _words(trace)
    suits = ", ".join(f"{letter} {words.suit(letter)}" for letter in "cdhs")
    return Text(f"Cards: {', '.join(f'{name} {words.rank(name)}' for name in 'AKQJ')}; {suits}.")


def _words(trace: Json) -> Words:
    return Words(trace["seats"], trace["suits"], trace["board"].get("names", {}))


def table(trace: Json) -> Iterator[Text]:
    """Yield the table as the seat called You sees it at the end of a trace."""
    there = trace["steps"][-1]["then"]
    words = _words(trace)
    pools = {words.pool(pool).removeprefix("the "): n for pool, n in there["pools"].items()}
    yield _row("board", [f"{name[:1].upper()}{name[1:]} {chips}" for name, chips in pools.items()])
    others = [name for name in there["hands"] if name != YOU]
    yield _row(
        "others",
        [
            f"{name} {counted(len(there['hands'][name]), 'card')}, {_purse(trace, name)}"
            for name in others
        ],
    )
    staked = ", ".join(f"{name} {chips}" for name, chips in there["stakes"].items() if chips)
    middle = (
        ("trumps", words.suit(there["trump"]) if there["trump"] else ""),
        ("turned up", there["turn-up"]),
        ("staked", staked),
        ("played", " ".join(there["laid"])),
    )
    yield _row("table", [f"{name} {what}" for name, what in middle if what])
    yield _row("you", [in_suits(there["hands"][YOU]), _purse(trace, YOU)])


def question(trace: Json) -> Iterator[Text]:
    """Yield the open question, and what one may type for an answer."""
    ask = trace["ask"]
    forms = [
        form(
            Option(
                option["verb"],
                option.get("least", 0),
                option.get("most", 0),
                tuple(map(Card, in_suits(option.get("cards", [])).split())),
                tuple(option.get("pools", ())),
            )
        )
        for option in ask["options"]
    ]
    yield Text(ask["line"], style="bold")
    yield Text(indent(fill("; ".join(forms), WIDTH - 9), " " * 9))


def in_suits(cards: Sequence[str]) -> str:
    """Return cards by suits, in each the highest first."""
    by_suit = [[card for card in cards if card[-1] == suit] for suit in "cdhs"]
    ordered = (sorted(suit, key=lambda card: RANKS.index(card[:-1])) for suit in by_suit if suit)
    return "  ".join(map(" ".join, ordered))


def _purse(trace: Json, name: str) -> str:
    chips = trace["steps"][-1]["then"]["purses"][name]
    return f"{chips} chips" if "purses" in trace else f"chips {chips:+}"


def _row(name: str, parts: Sequence[str]) -> Text:
    """Return a row of the table; where it is too long it is broken between its parts."""
    whole = "   ".join(part.replace(" ", BOUND) for part in parts)
    indented = " " * 9
    body = fill(whole, WIDTH, initial_indent=indented, subsequent_indent=indented)
    row = Text(body.replace(BOUND, " ")[7:])
    row.highlight_regex(r"\b(10|[2-9JQKA])[dh]\b", "red")
    return Text.assemble((f"{name:>7}", "dim"), row)
