"""Traces, tables, clauses, their coverage and comparisons as lines for a terminal."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from textwrap import fill, indent

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from poch.commands.common import format_message
from poch.commands.numbers import count_in_figures
from poch.commands.speaking import Speaker
from poch.game.actions import Option
from poch.game.cards import RANKS, Card
from poch.game.notation import format_option
from poch.game.ruleset import Document, Ruleset
from poch.game.said import YOU, Json, message
from poch.studies.compare import Cell, CellPart, Row, cells, parts_by
from poch.studies.coverage import Coverage, RecordStep, Setting
from poch.studies.summary import Summary, summary
from poch.texts.apparatus.sentences import places_of
from poch.texts.doubt import borrowed_from, kind_of_crux
from poch.texts.english import count_in_words, format_list
from poch.texts.ruleset_shape import GAPS
from poch.texts.values import format_setting, format_value
from poch.words import comparing
from poch.words.comparing import Sentence
from poch.words.language import capitalize

STANDING: Mapping[str, str] = {
    "silent": "the text is silent",
    "unreported": "not reported",
    "cut": "not in what we read",
    "unsettled": "unsettled",
    "moot": "does not arise",
    "reported-mt": "reported in translation",
}
"""The words for the standings of values where they are not those of the files."""

WIDTH = 80
BOUND = "\N{NO-BREAK SPACE}"


def steps(trace: Json, shown: Sequence[int], say: Speaker) -> Iterator[Rule | Grid]:
    """Yield the steps of these numbers, each with its clause, under the names of their stages."""
    numbered = ((number, trace["steps"][number - 1]) for number in shown)
    for stage, several in groupby(numbered, lambda pair: pair[1]["stage"]):
        yield Rule(stage, align="left", style="dim")
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(width=4, justify="right", style="dim")
        grid.add_column(ratio=1)
        grid.add_column(justify="right", style="dim", no_wrap=True)
        for number, step in several:
            grid.add_row(str(number), Text(say(step)), Text(step["clause"]))
        yield grid


def net(trace: Json) -> Text:
    """Return what each has won or lost."""
    return Text(", ".join(f"{name} {chips:+}" for name, chips in trace["result"]["net"].items()))


def clauses(ruleset: Ruleset, names: Iterable[str]) -> Iterator[Text]:
    """Yield clauses: the standing of each, its text, the reason for it, and what of it is in doubt."""
    laid = cells(ruleset, ruleset.leaves)
    for name in names:
        clause = ruleset.clauses[name]
        yield Text(f"{name} ({_standing(ruleset, clause)})", style="bold")
        yield from map(_paragraph, filter(None, (clause["text"], clause.get("because"))))
        if "note" in clause:
            yield _paragraph(f"Note: {clause['note']}")
        if "crux" in clause:
            yield from _crux(clause, ruleset.readings)
        for leaf, part in parts_by(name, laid):
            others = (doubt for doubt in part.doubts if doubt.clause != name)
            where = _at_seats(leaf, part.seats)
            yield from (
                _paragraph(f"Not settled, by crux {doubt.crux}: {where}; {doubt.sentence(leaf)}.")
                for doubt in others
            )
        if name not in ruleset.in_force:
            yield _paragraph("Not in force under the readings chosen.")


def _standing(ruleset: Ruleset, clause: Document) -> str:
    """Return what a clause rests on, where in its source it is, and from which one it is borrowed."""
    lender = borrowed_from(ruleset.document, clause)
    lent = f"borrowed from {lender}" if lender else ""
    status = "inherited" if "inherited" in clause else clause["status"]
    gap = STANDING.get(clause.get("gap", ""), "")
    return ", ".join(filter(None, (status, gap, *places_of(clause), lent)))


def _crux(clause: Document, chosen: Mapping[str, str]) -> Iterator[Text]:
    """Yield the crux of a clause, with the reading chosen, and those that there are."""
    crux = clause["crux"]
    yield _paragraph(f"Crux {crux['id']} ({kind_of_crux(clause)}): {crux['question']}")
    if "passage" in crux:
        yield _paragraph(f"The passage: {crux['passage']}")
    for name, reading in crux["readings"].items():
        own = chosen[crux["id"]]
        mark = " (adopted)" if name == crux["adopted"] else " (chosen)" if name == own else ""
        witnesses = ", ".join(reading.get("witnesses", ()))
        yield _paragraph(
            f"- {name}{mark}: {reading['because']}"
            f"{f' Witnesses: {witnesses}.' if witnesses else ''}"
        )


def _paragraph(text: str) -> Text:
    hanging = "  " if text.startswith("- ") else ""
    whole = fill(" ".join(text.split()), WIDTH - 4, subsequent_indent=hanging)
    return Text(indent(whole, "    "))


def _at_seats(leaf: str, seats: Sequence[int]) -> str:
    return f"{leaf} ({format_list([*map(str, seats)])} seats)" if seats else leaf


def coverage_grids(coverage: Coverage) -> Iterator[Grid]:
    """Yield what each clause comes to and what shows it, and the clauses of each leaf."""
    grid = Grid("clause", "comes to", "shown by (at step)", box=None, padding=(0, 2, 0, 0))
    for each in coverage.clauses:
        lines = [f"{each.standing}: {each.reason}" if each.reason else each.standing]
        lines += map(_setting, each.sets)
        shown = [_places(each.hands, "hand"), _places(each.vectors, "vector")]
        grid.add_row(each.id, Text("\n".join(lines)), Text("\n".join(filter(None, shown))))
    yield grid
    leaves = Grid("leaf", "set by", box=None, padding=(0, 2, 0, 0))
    for leaf, names in coverage.leaves.items():
        leaves.add_row(leaf, ", ".join(names))
    yield leaves


def coverage_counts(every: Mapping[str, Coverage]) -> Grid:
    """Return how many clauses and leaves of each ruleset are accounted for."""
    grid = Grid("ruleset", "clauses", "leaves", box=None, padding=(0, 2, 0, 0))
    for name, coverage in every.items():
        clauses = f"{coverage.accounted} of {len(coverage.clauses)}"
        grid.add_row(name, clauses, f"{coverage.cited} of {len(coverage.leaves)}")
    return grid


def comparison(a: Ruleset, b: Ruleset, rows: Sequence[Row]) -> Iterator[Text | Rule | Grid]:
    """Yield what two rulesets differ in, the answer first; then every rule, by parts of the game."""
    if (a.id, a.readings) == (b.id, b.readings):
        yield Text(f"{a.id} is the same on both sides; no rule differs.", style="bold")
        return
    yield Text(f"{a.title}  |  {b.title}", style="bold")
    if comparing.is_of_one_game(a, b):
        yield from _summary(summary(a, b, rows))
    else:
        yield Text(comparing.no_summary())
    for part, several in groupby(rows, lambda row: row.leaf.partition(".")[0]):
        yield Rule(part, align="left", style="dim")
        grid = by_leaf([row.leaf for row in rows])
        for row in several:
            head = Text.assemble(row.leaf, (f"\n{comparing.outcome(row)}", "dim"))
            grid.add_row(head, _side(row.a, a), _side(row.b, b))
        yield grid


def _summary(answer: Summary) -> Iterator[Text]:
    """Yield the summary of two texts, the answer first."""
    yield from map(Text, [*comparing.describe_sources(answer), comparing.head(answer)])
    yield from _sentences("", comparing.differences(answer))
    yield from _sentences("summary-beside", comparing.stand_in_differences(answer))
    yield from map(Text, filter(None, [comparing.more(answer)]))
    yield from _sentences("summary-only-one", comparing.alone(answer))
    rest = [comparing.more_alone(answer), *comparing.describe_rest(answer)]
    yield from map(Text, filter(None, rest))
    yield Text(comparing.counts(answer))


def _sentences(title: str, sentences: Sequence[Sentence]) -> Iterator[Text]:
    if title and sentences:
        yield Text(format_message(message(title)), style="bold")
    for sentence in sentences:
        clauses = ", ".join(filter(None, (sentence.a, sentence.b)))
        yield Text.assemble(f"- {sentence.text}", (f" [{clauses}]", "dim"))


def by_leaf(leaves: Iterable[str]) -> Grid:
    """Return a grid for what both sides have for each of these leaves, yet without rows."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), expand=True, show_header=False)
    grid.add_column(min_width=max(map(len, leaves)))
    for _ in "ab":
        grid.add_column(ratio=1, overflow="fold")
    return grid


def _side(cell: Cell, ruleset: Ruleset) -> Text:
    parts = Text("\n").join(_part(cell.leaf, part, ruleset) for part in cell.parts)
    return Text.assemble(parts, *((f"\n{name}", "dim") for name in cell.clauses))


def _part(leaf: str, part: CellPart, ruleset: Ruleset) -> Text:
    more = [*_evidence(leaf, part)]
    if not part.clause:
        return Text("; ".join(more), style="italic")
    where = f"{format_list([*map(str, part.seats)])} seats: " if part.seats else ""
    places = places_of(ruleset.clauses[part.clause])
    value = format_value(leaf, part.value)
    if part.ours:
        return Text.assemble(where, ("; ".join(more), "italic"), f" [{value}]")
    return Text(f"{where}{value} ({', '.join(filter(None, (*more, *places)))})")


def _evidence(leaf: str, part: CellPart) -> Iterator[str]:
    """Yield what a value rests on, whose it is if it is another text's, and what is in doubt."""
    standing = STANDING.get(part.standing, part.standing)
    if part.clause and part.standing in GAPS:
        yield f"supplied, {standing}"
    else:
        yield f"{standing} from {part.lender}" if part.lender else standing
    yield from (doubt.sentence(leaf, part.standing) for doubt in part.doubts)


def rules(laid: Mapping[str, Cell]) -> Grid:
    """Return what a ruleset has for each leaf, with its clause and what it rests on."""
    grid = Grid("leaf", "value", "clause", "rests on", box=None)
    for leaf, cell in laid.items():
        for part in cell.parts:
            where = _at_seats(leaf, part.seats)
            value = json.dumps(part.value, ensure_ascii=False)
            grid.add_row(where, value, part.clause, "; ".join(_evidence(leaf, part)))
    return grid


def _setting(entry: Setting) -> str:
    where = f" ({entry.reading})" if entry.reading else ""
    return f"{entry.leaf}{where}: {format_setting(entry.leaf, entry.value)}"


def _places(many: Sequence[RecordStep], kind: str) -> str:
    """Return the first of many records by name, and of the others how many there are."""
    if not many:
        return ""
    prefix = "vector " if kind == "vector" else ""
    more = f" and {count_in_words(len(many) - 1, f'other {kind}')}" if len(many) > 1 else ""
    return f"{prefix}{many[0].record} ({many[0].step}){more}"


def key(say: Speaker) -> Text:
    """Return what the letters of cards stand for."""
    ranks = ", ".join(f"{letter} {say(message('table-rank', rank=letter))}" for letter in "AKQJ")
    suits = ", ".join(f"{letter} {say(message('table-suit', suit=letter))}" for letter in "cdhs")
    return Text(f"Cards: {ranks}; {suits}.")


def table(trace: Json, say: Speaker) -> Iterator[Text]:
    """Yield the `table` of a trace as the seat called You sees it."""
    there = trace["table"]
    pools = {say(message("table-pool-name", pool=pool)): n for pool, n in there["pools"].items()}
    named = [f"{capitalize(pool.removeprefix('the '))} {n}" for pool, n in pools.items()]
    yield _row("board", named)
    others = [
        f"{name} {count_in_words(len(hand), 'card')}, {_purse(trace, name)}"
        for name, hand in there["hands"].items()
        if name != YOU
    ]
    yield _row("others", others)
    staked = ", ".join(f"{name} {chips}" for name, chips in there["stakes"].items() if chips)
    middle = (
        ("trumps", say(message("table-suit", suit=there["trump"])) if there["trump"] else ""),
        ("turned up", there["turn-up"]),
        ("staked", staked),
        ("played", " ".join(there["laid"])),
    )
    yield _row("table", [f"{name} {what}" for name, what in middle if what])
    yield _row("you", [in_suits(there["hands"][YOU]), _purse(trace, YOU)])


def question(trace: Json, say: Speaker) -> Iterator[Text]:
    """Yield the open question, and what one may type for an answer."""
    ask = trace["ask"]
    forms = []
    for option in ask["options"]:
        cards = tuple(map(Card, in_suits(option.get("cards", [])).split()))
        bounds = {key: value for key, value in option.items() if key != "due"}
        given = {**bounds, "cards": cards, "pools": tuple(option.get("pools", ()))}
        forms.append(format_option(Option(**given)))
    yield Text(say(ask["said"]), style="bold")
    yield Text(indent(fill("; ".join(forms), WIDTH - 9), " " * 9))


def in_suits(cards: Sequence[str]) -> str:
    """Return cards by suits, in each the highest first."""
    by_suit = [[card for card in cards if card[-1] == suit] for suit in "cdhs"]
    ordered = (sorted(suit, key=lambda card: RANKS.index(card[:-1])) for suit in by_suit if suit)
    return "  ".join(map(" ".join, ordered))


def _purse(trace: Json, name: str) -> str:
    chips = trace["table"]["purses"][name]
    return count_in_figures(chips, "chip") if "purses" in trace else f"chips {chips:+}"


def _row(name: str, parts: Sequence[str]) -> Text:
    """Return a row of the table; where it is too long it is broken between its parts."""
    whole = "   ".join(part.replace(" ", BOUND) for part in parts)
    indented = " " * 9
    body = fill(whole, WIDTH, initial_indent=indented, subsequent_indent=indented)
    row = Text(body.replace(BOUND, " ")[7:])
    row.highlight_regex(r"\b(10|[2-9JQKA])[dh]\b", "red")
    return Text.assemble((f"{name:>7}", "dim"), row)
