"""Rules that a reader writes: what is wrong with their text, and how they differ from a source's.

No source stands behind them. So they are laid beside the source by their values alone, and what
each value of the source rests on does not matter here.
"""

from collections.abc import Iterator, Mapping
from string import ascii_uppercase
from typing import Any

from poch.drafting import form
from poch.drafting.sheet import lay_sheet, rule_json
from poch.game.ruleset import Document as Data
from poch.game.ruleset import Finder, Ruleset
from poch.game.said import Json
from poch.game.sourced import Ruled
from poch.records.record import replay_record
from poch.records.trace import trace_hand
from poch.texts.compile import adopted_settings, compile_ruleset, complaints
from poch.texts.document import DocumentError, LoadedDocument, parse
from poch.texts.leaves import leaves_in_order

Rules = Mapping[str, Mapping[int, Ruled[Any]]]


def report_draft(text: str, parent: str | None, find: Finder) -> Json:
    """Return what the text of a ruleset comes to, beside the ruleset it began with, its parent.

    `complaints` has line and column of each; `rules` what the clauses settle and where, and
    `differences` what they settle otherwise, both null where that cannot be told; `document` and
    what a page needs to offer it, `entry`, are null where it cannot be played. `form` has what a
    form of it asks and shows (`poch.drafting.form`), and `sheet` what goes on paper (`poch.drafting.sheet`).
    """
    try:
        read = parse(text, "draft")
    except DocumentError as error:
        return _answer([_complaint(slip.place, "", slip.says) for slip in error.slips])
    placed = read.with_places(complaints(read.data))
    wrong = [_complaint(place, complaint.name, complaint.message) for place, complaint in placed]
    rules = adopted_settings(read.data)
    if rules is None:
        return _answer(wrong)
    source = find(parent, {}).document if parent else None
    answer = _answer(wrong, rules=_rules(read, rules))
    before = (adopted_settings(source) or {}) if source else {}
    answer["form"] = {
        "asked": form.arising_leaves(rules),
        "clauses": form.clauses(read, source),
        "stale": [*form.stale_clauses(source, before, read.data, rules)] if source else [],
    }
    answer["sheet"] = lay_sheet(read.data, answer["rules"], source)
    if source:
        answer["differences"] = [*_differences(before, rules)]
        answer["clauses"] = _clauses(source, read.data)
    if not wrong and read.data["playable"] != "never":
        answer["document"] = read.data
        answer["entry"] = _entry(compile_ruleset(read.data))
    return answer


def _answer(wrong: list[Json], rules: Json | None = None) -> Json:
    none = dict.fromkeys(("differences", "clauses", "document", "entry", "form", "sheet"))
    return {"complaints": wrong, "rules": rules, **none}


def _complaint(place: tuple[int, int], name: str, message: str) -> Json:
    return {"line": place[0], "column": place[1], "name": name, "message": message}


def _rules(read: LoadedDocument, rules: Rules) -> Json:
    at = {clause["id"]: number for number, clause in enumerate(read.data["clauses"])}
    return {
        name: {**rule, "line": read.place(_path(read, at[rule["clause"].split(", ")[0]], name))[0]}
        for name in leaves_in_order()
        if (rule := rule_json(rules.get(name)))
    }


def _path(read: LoadedDocument, at: int, leaf: str) -> tuple[str | int, ...]:
    """Return where a clause sets a leaf: itself, or by the reading adopted."""
    own = ("clauses", at, "sets", leaf)
    if own in read.marks:
        return own
    adopted = read.data["clauses"][at].get("crux", {}).get("adopted", "")
    return ("clauses", at, "crux", "readings", adopted, "sets", leaf)


def _differences(before: Rules, after: Rules) -> Iterator[Json]:
    for name in leaves_in_order():
        there, here = rule_json(before.get(name)), rule_json(after.get(name))
        if (there and there["value"]) != (here and here["value"]):
            yield {"leaf": name, "parent": there, "own": here}


def _clauses(parent: Data, draft: Data) -> Json:
    before = {clause["id"]: clause for clause in parent["clauses"]}
    after = {clause["id"]: clause for clause in draft["clauses"]}
    return {
        "added": [name for name in after if name not in before],
        "gone": [name for name in before if name not in after],
        "changed": [
            name
            for name in after
            if name in before and _comparable(before[name]) != _comparable(after[name])
        ],
    }


def _comparable(data: Any) -> Any:
    """Return a part with all keys as JSON has them, where numbers of seats are texts."""
    if isinstance(data, Mapping):
        return {str(key): _comparable(part) for key, part in data.items()}
    return [_comparable(part) for part in data] if isinstance(data, list) else data


def _entry(ruleset: Ruleset) -> Json:
    """Return what a page needs to offer a draft; its table is that of a deal nobody has played."""
    least, most = min(ruleset.rules_by_seats), max(ruleset.rules_by_seats)
    record = {
        "ruleset": ruleset.id,
        "seats": [*ascii_uppercase[:least]],
        "deal": {"seed": 1},
        "actions": [],
    }
    trace = trace_hand(replay_record(record, lambda *_: ruleset)).json()
    table = {key: trace[key] for key in ("board", "suits", "direction")}
    return entry(ruleset.document, [least, most], table)


def entry(document: Data, seats: list[int], table: Mapping[str, Any]) -> Json:
    """Return what a page needs to offer a ruleset before it loads it, in the words of its file.

    `seats` are the fewest and the most; `table` is what a trace says of the board, suits and direction.
    """
    return {
        "id": document["id"],
        "game": document["game"],
        "siglum": document["siglum"],
        "title": document["title"],
        "year": document.get("year"),
        "seats": seats,
        "playable": document["playable"],
        "table": table,
        "cruxes": [
            _crux(clause["crux"], clause["id"])
            for clause in document["clauses"]
            if "crux" in clause
        ],
        "hands": [],
    }


def _crux(crux: Data, clause: str) -> Json:
    return {
        "id": crux["id"],
        "kind": crux["kind"],
        "told": crux["kind"],
        "title": _with_spaces(crux["id"]).capitalize(),
        "question": crux["question"],
        "clause": clause,
        "adopted": crux["adopted"],
        "readings": [
            {"name": name, "label": _with_spaces(name), "because": reading["because"]}
            for name, reading in crux["readings"].items()
        ],
    }


def _with_spaces(name: str) -> str:
    return name.replace("-", " ")
