"""The words of a comparison: every sentence says what it rests on, and whose a value is.

A sentence of the summary names the rule, and what either text has. *As reported* and *as we read
it* stand with the value of which they are true, so that no sentence says more than its clauses.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from poch.game.ruleset import Ruleset
from poch.studies.compare import Cell, CellPart, Row, voice
from poch.studies.degrees import DEGREES, OUTCOMES, SPEAKING
from poch.studies.summary import (
    MOST_ALIKE,
    ORDER,
    TOLD_WITH,
    Summary,
    SummaryPoint,
    Variation,
    dependence,
    is_chosen_by,
    is_list,
    lenders,
    silence,
    variations,
)
from poch.texts.doubt import by_number, own_source
from poch.texts.leaves import CLAIMS, POOLS
from poch.words.language import capitalize
from poch.words.speaking import format_list, join_parts, now, say
from poch.words.values import about, format_value, has_no_gap, in_order, uncapitalize

LEADING = {*ORDER, "vying.entry"} - {"seats"}
"""The rules that are named first where texts agree."""
HEDGED = frozenset({"reported", "inferred"})


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a summary, with what it rests on: the degree, the leaves, and the clause on either side."""

    text: str
    degree: str
    leaves: tuple[str, ...]
    a: str
    b: str

    def as_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "text": self.text,
            "degree": self.degree,
            "leaves": [*self.leaves],
            "a": self.a or None,
            "b": self.b or None,
        }


def is_of_one_game(a: Ruleset, b: Ruleset) -> bool:
    """Tell whether there is a summary of two texts: those of two games have too little in common."""
    return bool(a.document["game"] == b.document["game"])


def no_summary() -> str:
    """Return that there is no summary, and why."""
    return say("compare-games")


def differences(summary: Summary) -> list[Sentence]:
    """Return a sentence for each difference that rests on both texts."""
    return [_sentence(point, _differing(point, summary)) for point in summary.differences]


def stand_in_differences(summary: Summary) -> list[Sentence]:
    """Return a sentence for each difference from a text that stands in for one of them."""
    return [_sentence(point, _differing(point, summary)) for point in summary.beside]


def alone(summary: Summary) -> list[Sentence]:
    """Return a sentence for each rule that one text alone has, and why the other does not speak."""
    return [_sentence(point, _alone(point.row, summary)) for point in summary.alone]


def describe_alike(summary: Summary) -> str:
    """Return what is alike, by what that rests on, the rules that matter first; empty where nothing is."""
    rules: dict[str, list[str]] = {}
    left = MOST_ALIKE
    for degree in sorted({row.degree for row in summary.alike}, key=DEGREES.index):
        every = _names([row.leaf for row in summary.alike if row.degree == degree])
        shown, more = [name for name, _ in every[:left]], sum(n for _, n in every[left:])
        left -= len(shown)
        if more and shown:
            shown.append(say("summary-more-rules", n=more))
        rules[degree] = shown or [say("summary-more-rules", n=more)]
    return " ".join(
        say(f"summary-alike-{degree}", rules=join_parts(names)) for degree, names in rules.items()
    )


def _names(rows: Sequence[str]) -> list[tuple[str, int]]:
    """Return what rules are about, those that matter first, and all claims as one; and how many each names."""
    plain = [leaf for leaf in rows if not leaf.startswith(CLAIMS)]
    pools = [leaf.removeprefix(CLAIMS) for leaf in rows if leaf.startswith(CLAIMS)]
    leading = [leaf for leaf in plain if leaf in LEADING]
    names = [(about(leaf), 1) for leaf in leading]
    if pools:
        every = [say("pool", name=pool, called="") for pool in pools]
        names.append((say("summary-claims", pools=format_list(every), n=len(every)), len(every)))
    return [*names, *((about(leaf), 1) for leaf in plain if leaf not in leading)]


def options(summary: Summary) -> list[str]:
    """Return which variations each text offers itself, those of a text that both borrow from once."""
    every = (
        say(
            "summary-options",
            text=place,
            every=format_list(
                [
                    say("bibliography-quoted", title=say(f"crux-{variation.crux}"))
                    for variation in together
                ]
            ),
        )
        for ruleset in (summary.a, summary.b)
        for place, together in _by_place(ruleset).items()
    )
    return [*dict.fromkeys(every)]


def _by_place(ruleset: Ruleset) -> Mapping[str, list[Variation]]:
    """Return the variations that a text offers, by the text that they are found in."""
    places: dict[str, list[Variation]] = {}
    for variation in variations(ruleset):
        place = say(f"in-{variation.borrowed}") if variation.borrowed else within(ruleset)
        places.setdefault(place, []).append(variation)
    return places


def describe_sources(summary: Summary) -> list[str]:
    """Return of each text how we know it, and which of its parts are its own where some are not."""
    sides = (("a", summary.a), ("b", summary.b))
    lines = [_describe_source(ruleset, [*summary.spoken[side]]) for side, ruleset in sides]
    if how := dependence(summary.a, summary.b):
        lines.append(say(f"summary-{how}", a=summary.a.title, b=summary.b.title))
    return lines


def _describe_source(ruleset: Ruleset, parts: Sequence[str]) -> str:
    source = own_source(ruleset.document)
    kind = "listed" if is_list(ruleset) else source["seen"]
    others = (
        clause["differs-from"] for clause in ruleset.document["clauses"] if "differs-from" in clause
    )
    other = "".join(say(f"in-{slug}") for slug in islice(others, 1))
    title = f"{ruleset.document['siglum']} {ruleset.title}"
    text = say(f"summary-known-{kind}", title=title, other=other)
    if "own" not in ruleset.document or not parts:
        return text
    names = [say(f"in-{name}") if now().has(f"in-{name}") else name for name in lenders(ruleset)]
    year = str(ruleset.document["year"])
    own_parts = format_list([uncapitalize(say(f"part-{part}")) for part in parts])
    partly = say("summary-known-partly", year=year, parts=own_parts, lender=format_list(names))
    return f"{text} {partly}"


def describe_apart(summary: Summary) -> list[str]:
    """Return what cannot be compared: parts of the game, and rules that one has from the other."""
    parts = [uncapitalize(say(f"part-{part}")) for part in summary.apart]
    taken = summary.likeness.of("taken")
    return [
        *([say("summary-apart", parts=format_list(parts))] if parts else []),
        *([say("summary-taken", n=taken)] if taken else []),
    ]


def head(summary: Summary) -> str:
    """Return how many rules differ and on what that rests; or that none does, and why."""
    if summary.differences:
        return say(
            "summary-differ",
            n=summary.likeness.different,
            compared=summary.likeness.compared,
            is_all=summary.likeness.different == summary.likeness.compared,
        )
    return say("summary-none", compared=summary.likeness.compared, stand_ins=bool(summary.beside))


def ours(summary: Summary) -> str:
    """Return how many rules neither text speaks of, so that we had to choose them."""
    return say("summary-ours", n=summary.likeness.of("neither"))


def describe_rest(summary: Summary) -> list[str]:
    """Return what is alike, the variations, what cannot be compared, and what we had to choose."""
    every = [describe_alike(summary), *options(summary), *describe_apart(summary), ours(summary)]
    return [text for text in every if text]


def more(summary: Summary) -> str:
    """Return how many differences are not told, by what they rest on; empty where all are."""
    kinds = {"differences": "summary-more", "beside": "summary-more-beside"}
    every = (say(kinds[kind], n=summary.more[kind]) for kind in kinds if summary.more[kind])
    return " ".join(every)


def more_alone(summary: Summary) -> str:
    """Return how many rules that one text alone has are not told; empty where all are."""
    return say("summary-more-alone", n=summary.more["alone"]) if summary.more["alone"] else ""


def counts(summary: Summary) -> str:
    """Return how many rules there are of each outcome, which sum to all rules of the two."""
    every = summary.likeness.counts
    shown = [
        say(
            "summary-count",
            outcome=uncapitalize(say(f"outcome-{outcome_key(*pair)}")),
            n=every[pair],
        )
        for pair in OUTCOMES
        if every[pair]
    ]
    return say("summary-counts", n=summary.likeness.rows, every=join_parts(shown))


def outcome(row: Row) -> str:
    """Return what comes of a row in a few words."""
    text = say(f"outcome-{outcome_key(row.degree, row.verdict)}")
    return say("summary-outcome-turns", outcome=text) if row.turns else text


def outcome_key(degree: str, verdict: str) -> str:
    """Return a degree and a verdict as messages and pages name them together."""
    return "-".join(filter(None, (degree, verdict)))


def as_json(summary: Summary) -> dict[str, Any]:
    """Return the summary in words, as plain data."""
    return {
        "known": describe_sources(summary),
        "summary": head(summary),
        "differences": [sentence.as_json() for sentence in differences(summary)],
        "beside": [sentence.as_json() for sentence in stand_in_differences(summary)],
        "more": summary.more["differences"] + summary.more["beside"],
        "only": [sentence.as_json() for sentence in alone(summary)],
        "alike": describe_alike(summary),
        "options": options(summary),
        "apart": describe_apart(summary),
        "ours": ours(summary),
        "counts": counts(summary),
    }


def within(ruleset: Ruleset) -> str:
    """Return a text as a sentence names it where a rule is found: the year, or *today*."""
    year = ruleset.document.get("year")
    message = f"in-{ruleset.id}"
    if now().has(message):
        return say(message)
    return say("in-year", year=str(year)) if year else say("in-title", title=ruleset.title)


def lender(ruleset: Ruleset, part: CellPart) -> str:
    """Return the text that a value is taken from, as a sentence names it."""
    message = f"in-{part.lender}"
    if now().has(message):
        return say(message)
    return say("in-source", source=part.lender, own=within(ruleset))


def _sentence(point: SummaryPoint, text: str) -> Sentence:
    row = point.row
    clauses = (
        part.clause if row.verdict or voice(part) in SPEAKING else "" for part in row.parts()
    )
    return Sentence(capitalize(text), row.degree, point.leaves, *clauses)


def _differing(point: SummaryPoint, summary: Summary) -> str:
    row = point.row
    rows = [
        row,
        *(rule for rule in point.folded if rule.leaf in TOLD_WITH and rule.degree == row.degree),
    ]
    ruled = {"a": summary.a, "b": summary.b}
    places = {
        side: (lender(ruleset, part) if how == "lent" else within(ruleset), how)
        for (side, ruleset), part, how in zip(ruled.items(), row.parts(), row.voices(), strict=True)
    }
    same = len({how for _, how in places.values()}) == 1
    pairs = [values(rule, summary) for rule in rows]
    each_side = zip(
        *(pair for at, pair in enumerate(pairs) if not at or pair[0] != pair[1]), strict=True
    )
    sides = {
        side: say(
            "summary-side",
            value=_with_more([*dict.fromkeys(each)], how),
            text=place,
            how="stated" if same and how in HEDGED else how,
            own=within(ruled[side]),
        )
        for (side, (place, how)), each in zip(places.items(), each_side, strict=True)
    }
    both = places["a"][1] if same and places["a"][1] in HEDGED else "no"
    return " ".join(
        [say("summary-row", about=subject(row), both=both, **sides), *_more(point, summary)]
    )


def _with_more(every: Sequence[str], how: str) -> str:
    """Return a value, and those of the rules told with it: in brackets, if it is in none itself."""
    value, *rest = every
    return say("summary-with", value=value, more=join_parts(rest), how=how) if rest else value


def _more(point: SummaryPoint, summary: Summary) -> Iterator[str]:
    """Yield what belongs to a difference besides: another reading, a variation, where forehand sits.

    Last come the names of the rules that differ along with it, so that a reader can count them.
    """
    row = point.row
    if row.turns:
        yield say("summary-turns", verdict=row.verdict)
        pairs = {"a": (summary.a, summary.b), "b": (summary.b, summary.a)}
        if any(is_chosen_by(pairs[turn.side][0], turn, pairs[turn.side][1]) for turn in row.turns):
            yield say("summary-on-witness")
    for rule in (row, *point.folded):
        if side := summary.options.get(rule.leaf):
            text = within({"a": summary.a, "b": summary.b}[side])
            if rule is row:
                yield say("summary-option", text=text)
            else:
                other = rule.parts()[0 if side == "b" else 1]
                value = phrase(rule.leaf, other.value)
                yield capitalize(
                    say("summary-option-of", about=about(rule.leaf), value=value, text=text)
                )
    if row.leaf == "dealing.direction" and row.evident:
        sides = {
            part.value: ruleset
            for part, ruleset in zip(row.parts(), (summary.a, summary.b), strict=True)
        }
        yield say(
            "summary-forehand",
            right=within(sides["anticlockwise"]),
            left=within(sides["clockwise"]),
        )
    for lent in (False, True):
        if names := [
            about(rule.leaf) for rule in point.folded if (rule.evident != row.evident) == lent
        ]:
            yield say("summary-folded", rules=format_list(names), lent=lent)


def _alone(row: Row, summary: Summary) -> str:
    sides = [*zip((row.a, row.b), row.parts(), (summary.a, summary.b), strict=True)]
    at = next(at for at, (_, part, _) in enumerate(sides) if voice(part) in SPEAKING)
    cell, part, ruleset = sides[at]
    there, silent, other = sides[1 - at]
    other_seats = voice(silent) in SPEAKING  # never for as many players
    read_value = _of_all_numbers if other_seats else value_in_row
    side = say(
        "summary-side",
        value=_as_called(ruleset, row.leaf, read_value(row, cell, part)),
        text=within(ruleset),
        how=row.voices()[at],
        own="",
    )
    if other_seats:
        value = phrase(row.leaf, read_value(row, there, silent))
        why = say("summary-other-seats", text=within(other), value=value)
    else:
        why = say(f"summary-{silence(other, silent)}", text=within(other))
    return say("summary-alone", about=subject(row), side=side, why=why)


def _as_called(ruleset: Ruleset, leaf: str, value: Any) -> str:
    """Return a value that no other text shares: pools by the names of the text's own board."""
    if leaf != "board.pools":
        return phrase(leaf, value)
    if len(value) == 1:  # whatever it is called, it is the board
        return say("summary-pool")
    names = ruleset.leaves.get("board.names", {}).get(0)
    own = names.value if names else {}
    return format_list([format_value("board.names", own.get(pool, pool)) for pool in value])


def subject(row: Row) -> str:
    """Return what a row is about, with the numbers of players it is true of."""
    if not row.seats:
        return about(row.leaf)
    return say(
        "summary-seats",
        about=about(row.leaf),
        seats=_format_seats(row.seats),
    )


def _format_seats(at: Sequence[int]) -> str:
    if has_no_gap(at):
        return say("phrase-seats", least=at[0], most=at[-1])
    return format_list([say("number", n=seats) for seats in at], "or")


def values(row: Row, summary: Summary) -> tuple[str, str]:
    """Return the two values of a row in words, without what they have in common."""
    a, b = (
        value_in_row(row, cell, part)
        for cell, part in zip((row.a, row.b), row.parts(), strict=True)
    )
    if row.leaf == "board.pools" and {*a} != {*b}:
        return pools(a, b), pools(b, a)
    if row.leaf == "stages":
        first, second = describe_payment(a), describe_payment(b)
        apart = first and second and first != second
        return (first, second) if apart else (_order(a, b), _order(b, a))
    if row.leaf == "dressing.antes":
        return _antes(summary.a, a), _antes(summary.b, b)
    first, second = phrase(row.leaf, a), phrase(row.leaf, b)
    return (
        (first, second)
        if first != second
        else (format_value(row.leaf, a), format_value(row.leaf, b))
    )


def value_in_row(row: Row, cell: Cell, part: CellPart) -> Any:
    """Return what a cell has for the players that a row is told of, by their number where it varies."""
    if not by_number(cell.value):
        return part.value
    values = {n: value for n, value in cell.value.items() if not row.seats or n in row.seats}
    return values if len({repr(value) for value in values.values()}) > 1 else part.value


def _of_all_numbers(row: Row, cell: Cell, part: CellPart) -> Any:
    """Return what a cell has by the number of players, even if it is the same for all of them."""
    return cell.value if by_number(cell.value) else value_in_row(row, cell, part)


UNITS = {
    "pack.size": "cards",
    "dealing.cards": "cards",
    "melding.run.least": "cards",
    "settling.per-card": "chips",
    "vying.opening": "chips",
    "vying.raise": "chips",
    "vying.again.stake": "chips",
    "shedding.count.limit": "points",
}
"""What is counted where a value is a number."""
PAIRED = frozenset(
    {
        "dressing.antes",
        "dressing.dealer-puts",
        "settling.points",
        "shedding.card-pays",
        "shedding.led-pays",
        "shedding.card-pools",
    }
)
"""Where a value has something for each of some names, which commas divide, as a semicolon divides the texts."""


def phrase(leaf: str, value: Any) -> str:
    """Return a value as a sentence of a summary has it: in a reader's words, where there are any."""
    match value:
        case {**cards} if leaf == "board.cards":
            text = format_list([format_value(leaf, card) for card in cards.values()])
        case str() if now().has(message := f"phrase-{leaf.replace('.', '-')}-{value}"):
            text = say(message)
        case str() if leaf == "settling.prize":
            text = say("phrase-prize", pool=value)
        case _:
            text = spell_out(leaf, value)
    return text


def spell_out(leaf: str, value: Any) -> str:
    """Return a value with what its numbers count; a practice by what it means."""
    text = format_value(leaf, value)
    match value:
        case {"trumps": list(ranks), **rest} if not rest:
            counted = ranks[0].isdigit()  # seven, eight and nine, but king and queen
            text = say("phrase-trumps", ranks=ranks[::-1] if counted else ranks)
        case [1] if leaf == "dealing.packets":
            text = say("phrase-singly")
        case [int(), *_] if leaf == "dealing.packets" and all(type(size) is int for size in value):
            text = in_order("phrase-and-then", [say("number", n=size) for size in value])
        case [int(), *_] if leaf == "dealing.cards":
            text = "/".join(map(str, value))
        case int() if unit := UNITS.get(leaf):
            text = say(f"phrase-{unit}", n=value)
        case [int(least), int(most)] if leaf == "seats" and least < most:
            text = say("phrase-players", least=least, most=most, apart=most - least)
        case [int(least), _] if leaf == "seats":
            text = say("number", n=least)
        case {"least": least, "most": most} if least == most and (unit := UNITS.get(leaf)):
            text = say(f"phrase-{unit}", n=least)
        case {"least": least, "most": "free"} if unit := UNITS.get(leaf):
            text = say("value-or-more", least=say(f"phrase-{unit}", n=least))
        case {"least": int(least), "most": int(most)} if leaf in UNITS:
            text = say("phrase-players", least=least, most=most, apart=most - least)
        case dict() if by_number(value):
            text = _by_number(leaf, value)
        case dict() if leaf in PAIRED and (len(value) == 1 or say("between-parts") in text):
            text = format_list([_pair(leaf, name, n) for name, n in value.items()])
        case int():
            text = say("number", n=value)
    return text


def _antes(ruleset: Ruleset, antes: Mapping[str, int]) -> str:
    """Return which pools of the board are dressed, if each is with as many chips; else all antes."""
    board = ruleset.leaves.get("board.pools", {}).get(0)
    if board is None or len({*antes.values()}) > 1:
        return phrase("dressing.antes", antes)
    without = [say("pool", name=pool, called="") for pool in board.value if pool not in antes]
    n = next(iter(antes.values()))
    return say("phrase-antes", n=n, without=format_list(without), some=len(without))


def _pair(leaf: str, name: str, n: Any) -> str:
    """Return a name with what it has, of a pool as what lies in it."""
    if name in POOLS and isinstance(n, int):
        return say("phrase-pool", pool=name, chips=n)
    return say("value-some", name=format_value(leaf, name), parts=format_value(leaf, n))


def _by_number(leaf: str, values: Mapping[int, Any]) -> str:
    by_text: dict[str, list[int]] = {}
    for seats, value in sorted(values.items()):
        by_text.setdefault(phrase(leaf, value), []).append(seats)
    return format_list(
        [say("phrase-with", value=text, seats=_format_seats(at)) for text, at in by_text.items()]
    )


def pools(mine: Sequence[str], other: Sequence[str]) -> str:
    """Return how many pools there are, and which of them are not among the others."""
    more = [say("pool", name=pool, called="") for pool in mine if pool not in other]
    return say("summary-pools", n=len(mine), more=format_list(more), some=len(more))


def describe_payment(order: list[Any]) -> str:
    """Return where the pools are paid, seen from the vying; empty where there is not both."""
    kinds = ["melding" if isinstance(stage, Mapping) else stage for stage in order]
    if not {"vying", "melding"} <= {*kinds}:
        return ""
    at = kinds.index("vying")
    before, after = "melding" in kinds[:at], "melding" in kinds[at:]
    if before and after:
        last = next(stage["melding"] for stage in order[at:] if isinstance(stage, Mapping))
        late = format_list([say("pool", name=pool, called="") for pool in last])
        return say("phrase-paid-amid", pools=late)
    return say("phrase-paid-before" if before else "phrase-paid-after")


def _order(mine: list[Any], other: list[Any]) -> str:
    """Return an order of stages from where two part."""
    least = min(len(mine), len(other))
    start = next((at for at in range(least) if mine[at] != other[at]), least)
    return in_order(
        "value-then",
        [format_value("stages", [stage]) for stage in mine[start:]] or [say("value-none")],
    )
