"""The words of a comparison: every sentence says what it rests on, and whose a value is.

A sentence of the summary names the rule, and what either text has. *As reported* and *as we read
it* stand with the value of which they are true, so that no sentence says more than its clauses.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from poch.game.ruleset import Ruleset
from poch.studies.compare import Part, Row, voice
from poch.studies.degrees import OUTCOMES
from poch.studies.summary import MOST_ALIKE, Point, Summary, silence
from poch.words.language import begun
from poch.words.speaking import listed, now, say
from poch.words.values import about, in_order, small, told

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


def differences(summary: Summary) -> list[Sentence]:
    """Return a sentence for each difference that rests on both texts."""
    return [_sentence(point, _differing(point.row, summary)) for point in summary.differences]


def beside(summary: Summary) -> list[Sentence]:
    """Return a sentence for each difference from a text that stands in for one of them."""
    return [_sentence(point, _differing(point.row, summary)) for point in summary.beside]


def alone(summary: Summary) -> list[Sentence]:
    """Return a sentence for each rule that one text alone has, and why the other does not speak."""
    return [_sentence(point, _alone(point.row, summary)) for point in summary.alone]


def alike(summary: Summary) -> str:
    """Return what is alike, the rules that matter first; empty where nothing is."""
    names = [*dict.fromkeys(about(row.leaf) for row in summary.alike)]
    shown, more = names[:MOST_ALIKE], len(names) - MOST_ALIKE
    if more > 0:
        shown.append(say("summary-more-rules", n=more))
    return say("summary-alike", rules=listed(shown)) if names else ""


def options(summary: Summary) -> list[str]:
    """Return in which rules a text allows the value of the other as a variation."""
    sides = {"a": summary.a, "b": summary.b}
    return [
        say("summary-option", text=within(sides[side]), about=about(leaf))
        for leaf, side in summary.options.items()
    ]


def apart(summary: Summary) -> str:
    """Return in which parts of the game nothing can be compared; empty where there are none."""
    if not summary.apart:
        return ""
    parts = [small(say(f"part-{part}")) for part in summary.apart]
    return say("summary-apart", parts=listed(parts))


def head(summary: Summary) -> str:
    """Return how many rules differ and on what that rests; or that none does, and why."""
    if summary.differences:
        return say(
            "summary-differ",
            n=summary.likeness.different,
            compared=summary.likeness.compared,
        )
    return say("summary-none", compared=summary.likeness.compared, stand_ins=bool(summary.beside))


def ours(summary: Summary) -> str:
    """Return how many rules neither text speaks of, so that we had to choose them."""
    return say("summary-ours", n=summary.likeness.of("neither"))


def more(summary: Summary) -> str:
    """Return how many differences are not told; empty where all are."""
    return say("summary-more", n=summary.more) if summary.more else ""


def counts(summary: Summary) -> str:
    """Return how many rules there are of each outcome, which sum to all rules of the two."""
    every = summary.likeness.counts
    shown = [
        say("summary-count", outcome=small(say(f"outcome-{named(*one)}")), n=every[one])
        for one in OUTCOMES
        if every[one]
    ]
    return say("summary-counts", n=summary.likeness.rows, every=listed(shown))


def outcome(row: Row) -> str:
    """Return what comes of a row in a few words."""
    text = say(f"outcome-{named(row.degree, row.verdict)}")
    return say("summary-outcome-turns", outcome=text) if row.turns else text


def named(degree: str, verdict: str) -> str:
    """Return a degree and a verdict as messages and pages name them together."""
    return "-".join(filter(None, (degree, verdict)))


def as_json(summary: Summary) -> dict[str, Any]:
    """Return the summary in words, as plain data."""
    return {
        "summary": head(summary),
        "differences": [one.as_json() for one in differences(summary)],
        "beside": [one.as_json() for one in beside(summary)],
        "more": summary.more,
        "only": [one.as_json() for one in alone(summary)],
        "alike": alike(summary),
        "options": options(summary),
        "apart": apart(summary),
        "ours": ours(summary),
        "counts": counts(summary),
    }


def within(ruleset: Ruleset) -> str:
    """Return a text as a sentence names it where a rule is found: *in 1789*, *today*."""
    year = ruleset.document.get("year")
    message = f"in-{ruleset.id}"
    if now().has(message):
        return say(message)
    return say("in-year", year=str(year)) if year else say("in-title", title=ruleset.title)


def lender(ruleset: Ruleset, part: Part) -> str:
    """Return the text that a value is taken from, as a sentence names it."""
    message = f"in-{part.lender}"
    if now().has(message):
        return say(message)
    return say("in-source", source=part.lender, own=within(ruleset))


def qualified(ruleset: Ruleset, part: Part, degree: str, *, hangs: bool) -> tuple[str, str]:
    """Return where a value is found, and how sure that is: `stated`, `reported`, `inferred` or `lent`.

    What `hangs` on a reading is as we read it, be the words ever so sure.
    """
    kind = voice(part)
    if kind in {"silent", "inferred"} and degree == "reported":
        kind = "reported"  # a report of the other text names this value, too
    if hangs and kind != "lent":
        kind = "inferred"
    place = lender(ruleset, part) if kind == "lent" else within(ruleset)
    return place, kind


def _sentence(point: Point, text: str) -> Sentence:
    a, b = point.row.parts()
    return Sentence(begun(text), point.row.degree, point.leaves, a.clause, b.clause)


def _differing(row: Row, summary: Summary) -> str:
    a, b = row.parts()
    hanging = {turn.side for turn in row.turns}
    (place_a, how_a), (place_b, how_b) = (
        qualified(one, part, row.degree, hangs=side in hanging)
        for side, one, part in (("a", summary.a, a), ("b", summary.b, b))
    )
    one, other = _values(row, a.value, b.value)
    same = how_a == how_b and how_a in HEDGED
    text = say(
        "summary-row",
        about=_about(row),
        a=say(
            "summary-side",
            value=one,
            text=place_a,
            how="stated" if same else how_a,
            own=within(summary.a),
        ),
        b=say(
            "summary-side",
            value=other,
            text=place_b,
            how="stated" if same else how_b,
            own=within(summary.b),
        ),
        both=how_a if same else "no",
    )
    return f"{text} {say('summary-turns', verdict=row.verdict)}" if row.turns else text


def _alone(row: Row, summary: Summary) -> str:
    sides = [*zip(row.parts(), (summary.a, summary.b), strict=True)]
    speaks = next(side for side in sides if voice(side[0]) in {"stated", *HEDGED})
    part, ruleset = speaks
    silent, other = sides[1 - sides.index(speaks)]
    return say(
        "summary-alone",
        about=_about(row),
        side=say(
            "summary-side",
            value=told(row.leaf, part.value),
            text=within(ruleset),
            how=voice(part),
            own="",
        ),
        why=say(f"summary-{silence(other, silent)}", text=within(other)),
    )


def _about(row: Row) -> str:
    """Return what a row is about, with the numbers of players it is true of."""
    if not row.seats:
        return about(row.leaf)
    return say("summary-seats", about=about(row.leaf), seats=listed([*map(str, row.seats)]))


def _values(row: Row, a: Any, b: Any) -> tuple[str, str]:
    """Return two values in words, without what they have in common."""
    if row.leaf == "board.pools" and {*a} != {*b}:
        return pools(a, b), pools(b, a)
    if row.leaf == "stages":
        return in_between(a, [a, b]), in_between(b, [a, b])
    return told(row.leaf, a), told(row.leaf, b)


def pools(mine: Sequence[str], other: Sequence[str]) -> str:
    """Return how many pools there are, and which of them are not among the others."""
    more = [say("pool", name=pool, called="") for pool in mine if pool not in other]
    return say("summary-pools", n=len(mine), more=listed(more), some=len(more))


def in_between(order: Sequence[Any], others: Sequence[Sequence[Any]]) -> str:
    """Return an order of stages from where some part to where they meet again, itself among them."""
    least = min(map(len, others))
    start = next((at for at in range(least) if _part([one[at] for one in others])), least)
    ends = (at for at in range(least - start) if _part([one[-1 - at] for one in others]))
    end = next(ends, 0)
    every = [told("stages", [stage]) for stage in order[start : len(order) - end]]
    return in_order("value-then", every)


def _part(stages: Sequence[Any]) -> bool:
    return any(one != stages[0] for one in stages)
