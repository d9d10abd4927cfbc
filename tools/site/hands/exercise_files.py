"""Exercises to take away: those of a text, in a language, as files of other programs and as lines of JSON."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from poch.records.transcript import KEYS
from poch.texts import library
from poch.texts.lock import Stamp, stamps
from tools.site.edition import words
from tools.site.edition.edition import Source
from tools.site.hands.exercise_formats import format_apkg, format_gift, format_qti, pack
from tools.site.hands.exercises import PLACE, SheetQuestion, Written, exercises_of
from tools.site.hands.questions import Exercise, Offer
from tools.site.output.files import Shelf, compact_json
from tools.site.output.languages import now, say

Row: TypeAlias = dict[str, Any]

PLAYED = [key for key in KEYS if key not in {"title", "notes"}]
"""What of a record a deal is played by."""
SEVERAL = {"may", "text"}
"""Kinds of which several answers may be right."""


def write(every: Iterable[tuple[Source, Written]], shelf: Shelf) -> None:
    """Write the files of all texts, in the language that is spoken now."""
    for source, written in every:
        rows = rows_of(source, written)
        title = say("exercise-sheet-title", title=source.title)
        of = f"{source.slug}.{now().tag}"
        name = f"{PLACE}/{of}"
        shelf.put(f"{name}.gift", format_gift(title, rows))
        shelf.put(f"{name}.qti.zip", format_qti(title, rows))
        shelf.put(f"{name}.apkg", format_apkg(title, rows))
        shelf.put(f"{name}.jsonl.zip", pack({f"{of}.jsonl": format_lines(rows)}))


def format_lines(rows: Sequence[Row]) -> str:
    """Return exercises as JSON, one a line; what the mark of a clause says is the same everywhere, and left out."""
    plain = ({name: row[name] for name in row if name != "mark"} for row in rows)
    return "".join(map(compact_json, plain))


def rows_of(source: Source, written: Written) -> list[Row]:
    """Return the exercises of a text in words, each with its deal, its clause, and what that rests on."""
    cited = stamps(library.document(source.slug))
    every = exercises_of(source.slug, source.game)
    return [_row(task, written[task.id], source, cited) for task in every]


def _row(
    task: Exercise, question: SheetQuestion, source: Source, cited: Mapping[str, Stamp]
) -> Row:
    clause = source.clause(question.clause)
    version, figures = cited[question.clause]
    record = next(hand.record for hand in source.hands if hand.name == task.hand)
    plain = task.json()
    happened, hands = " ".join(question.lines), (hand.words for hand in question.hands)
    return {
        "id": f"{source.slug}/{task.id}",
        "language": now().tag,
        "ruleset": source.slug,
        **{name: plain[name] for name in plain if name not in {"id", "said", "choices"}},
        "question": "\n".join(filter(None, (happened, *hands, question.asked))),
        "several": task.kind in SEVERAL,
        "choices": [
            {"letter": letter, "text": text, **_worth(choice)}
            for (letter, text), choice in zip(question.answers, task.choices, strict=True)
        ],
        "cites": f"{source.slug}/{question.clause}@{version}:{figures}",
        "rule": question.rule,
        **({"reason": question.reason} if question.reason else {}),
        "evidence": words.standing(clause),
        "mark": words.mark(words.standing(clause), clause.get("gap")),
        "deal": {name: record[name] for name in PLAYED if name in record},
    }  # fmt: skip


def _worth(choice: Offer) -> Row:
    return {name: value for name, value in choice.json().items() if name not in {"said", "reason"}}
