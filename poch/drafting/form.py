"""What the form of a draft asks and shows: which questions arise, what clauses say, and whose words are old."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from poch.game.ruleset import Document as Data
from poch.game.said import Json
from poch.game.sourced import Ruled
from poch.texts import leaves
from poch.texts.document import LoadedDocument, format_yaml

Rules = Mapping[str, Mapping[int, Ruled[Any]]]

NUMBERS = {
    1: "one once eins",
    2: "two twice zwei zweimal deux",
    3: "three thrice drei dreimal trois",
    4: "four vier quatre",
    5: "five fünf cinq",
    6: "six sechs",
    7: "seven sieben sept",
    8: "eight acht huit",
    9: "nine neun neuf",
    10: "ten zehn dix",
    11: "eleven elf onze",
    12: "twelve zwölf douze",
}
"""How clauses write small numbers, in the languages that readers write them in.

Articles that can also be a number are not in it.
"""


def arising_leaves(rules: Rules) -> list[str]:
    """Return the leaves that arise where others are set as they are, in the order of the game."""
    return [name for name in leaves.leaves_in_order() if _arises(name, rules)]


def _arises(name: str, rules: Rules) -> bool:
    on = leaves.condition(name)
    if on is None:
        return True
    above = [ruled.value for ruled in rules.get(on.leaf, {}).values()] or [None]
    return _arises(on.leaf, rules) and any(map(on.holds, above))


def clauses(read: LoadedDocument, parent: Data | None) -> Json:
    """Return of each clause what it says and where, what it rests on, its crux, and whether its words are the source's."""
    before = {clause["id"]: clause["text"] for clause in parent["clauses"]} if parent else {}
    return {
        clause["id"]: {
            "text": " ".join(str(clause.get("text", "")).split()),
            "line": read.place(("clauses", at))[0],
            "status": clause.get("status"),
            "isAsThere": _plain(clause) == _plain({"text": before.get(clause["id"])}),
            "crux": _crux(clause.get("crux")),
        }
        for at, clause in enumerate(read.data["clauses"])
    }


def _crux(crux: Data | None) -> Json | None:
    if not crux:
        return None
    readings = [*crux.get("readings", {})]
    question = str(crux.get("question", ""))
    return {
        "id": crux["id"],
        "adopted": crux["adopted"],
        "readings": readings,
        "question": question,
    }


def _plain(clause: Data) -> str | None:
    text = clause.get("text")
    return None if text is None else " ".join(str(text).split())


# Words that say the old rule


def stale_clauses(parent: Data, before: Rules, draft: Data, after: Rules) -> Iterator[Json]:
    """Yield each changed value whose clause still says the old one, with both.

    `said` and `now` are their numbers, where the words hold the one and not the other.
    """
    there, here = ({clause["id"]: clause for clause in data["clauses"]} for data in (parent, draft))
    for leaf, old, new in _changed_leaves(before, after):
        clause = here.get(old.clause)
        if clause is None or _is_another_reading(there[old.clause], clause):
            continue
        numbers = _amount(old.value), _amount(new.value)
        is_same = _plain(clause) == _plain(there[old.clause])
        is_number = None not in numbers and _says(clause, *numbers)
        if is_same or is_number:
            said, now = numbers if is_number else (None, None)
            yield {
                "leaf": leaf,
                "clause": old.clause,
                "said": said,
                "now": now,
                "before": _describe_value(old.value),
                "after": _describe_value(new.value),
            }


def _describe_value(value: Any) -> Json:
    """Return a value, and as one writes it."""
    return {"value": value, "written": format_yaml(value)}


def _changed_leaves(before: Rules, after: Rules) -> Iterator[tuple[str, Ruled[Any], Ruled[Any]]]:
    """Yield the leaves that both set, and otherwise; of those by seats the first that differs."""
    for leaf in leaves.leaves_in_order():
        old, new = before.get(leaf), after.get(leaf)
        if not old or not new:
            continue
        for seats in sorted({*old, *new}):
            pair = old.get(seats) or old.get(0), new.get(seats) or new.get(0)
            if pair[0] and pair[1] and pair[0].value != pair[1].value:
                yield leaf, pair[0], pair[1]
                break


def _is_another_reading(there: Data, here: Data) -> bool:
    """Tell whether a clause has the same crux, and only adopts another reading of it."""
    old, new = there.get("crux"), here.get("crux")
    return bool(old and new and old["readings"] == new["readings"] and old != new)


def _amount(value: Any) -> int | None:
    """Return the number in a value that has only one, such as of chips into each pool."""
    every = [*value.values()] if isinstance(value, Mapping) else [value]
    same = all(type(part) is int for part in every) and not any(a != b for a, b in pairwise(every))
    return every[0] if every and same else None


def _says(clause: Data, old: int | None, new: int | None) -> bool:
    words = {*re.findall(r"\w+", str(clause.get("text", "")).lower())}
    return bool(words & _words(old)) and not words & _words(new)


def _words(number: int | None) -> set[str]:
    return {str(number), *NUMBERS.get(number or 0, "").split()}
