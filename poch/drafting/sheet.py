"""The rules of a table as they go on paper, and what of them a link has to say to bring them back."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from poch.game.ruleset import Document as Data
from poch.game.said import Json
from poch.game.sourced import Ruled
from poch.texts.compile import adopted_settings, clauses_in_force
from poch.texts.document import format_yaml
from poch.texts.leaves import TOPICS, leaves_in_order

LEFT_OUT = frozenset({"history", "advice", "restates"})
"""What clauses without a rule do that no sheet needs."""
OWN = "own."
"""How the clauses begin that the form adds."""
FRAME = ("topic", "when", "replaces", "no-rule")
"""The keys of a clause that the form does not change."""


def sheet_clauses(document: Data) -> list[Data]:
    """Return the clauses that a sheet of rules has: those in force as adopted that rule something."""
    in_force = clauses_in_force(document)
    return [
        clause
        for clause in document["clauses"]
        if clause["id"] in in_force and clause.get("no-rule") not in LEFT_OUT
    ]


def lay_sheet(draft: Data, rules: Mapping[str, Json], source: Data | None) -> Json:
    """Return the clauses of a sheet with topic and status, and how they differ from those of a source.

    A clause of an option that is not taken up has the status `unplayed`: its question is answered too.
    Under the readings `cruxes`, each leaf of `leaves` is written otherwise than in the source, or not
    set where that is null. The clauses of `words` have other words. Those of `beyond` differ in what
    the form cannot change, so that nothing short can bring them back.
    """
    shown = {clause["id"] for clause in sheet_clauses(draft)}
    laid: Json = {
        "cruxes": {},
        "leaves": {},
        "words": [],
        "beyond": [],
        "clauses": [
            [clause["id"], clause["topic"], status]
            for clause in draft["clauses"]
            if clause.get("topic") in TOPICS and (status := _status(clause, shown))
        ],
    }
    if source is None:
        return laid
    before, after = _by_id(source), _by_id(draft)
    both = [(before[name], clause) for name, clause in after.items() if name in before]
    cruxes = {
        here["crux"]["id"]: here["crux"]["adopted"]
        for there, here in both
        if _question(there) == _question(here) is not None
        and there["crux"]["adopted"] != here["crux"]["adopted"]
    }
    under = {
        name: rule
        for name, by_seats in (adopted_settings(source, cruxes) or {}).items()
        if (rule := rule_json(by_seats))
    }
    leaves = {
        name: _spelling(rules.get(name))
        for name in leaves_in_order()
        if _spelling(under.get(name)) != _spelling(rules.get(name))
    }
    joint = [under[name]["clause"].split(", ") for name in leaves if name in under]
    shared = {name for names in joint if len(names) > 1 for name in names}
    return laid | {
        "cruxes": cruxes,
        "leaves": leaves,
        "words": [here["id"] for there, here in both if _words(there) != _words(here)],
        "beyond": sorted(shared | {*_beyond(before, after, leaves)}),
    }


def _beyond(
    before: Mapping[str, Data], after: Mapping[str, Data], leaves: Mapping[str, str | None]
) -> Iterator[str]:
    """Yield the clauses that are new, gone or other in what the form does not do."""
    for name in {**before, **after}:
        there, here = before.get(name), after.get(name)
        if there and here:
            carried = _frame(there) == _frame(here)
        else:
            carried = _is_added(here, leaves) if here else _is_empty(before[name], leaves)
        if not carried:
            yield name


def rule_json(by_seats: Mapping[int, Ruled[Any]] | None) -> Json | None:
    """Return a value, by seats where it depends on them, with its clause or clauses."""
    if not by_seats:
        return None
    several = {seats: ruled.value for seats, ruled in sorted(by_seats.items())}
    clauses = dict.fromkeys(ruled.clause for ruled in by_seats.values())
    value = several.get(0, several)
    return {"value": value, "written": format_yaml(value), "clause": ", ".join(clauses)}


def _status(clause: Data, shown: Collection[str]) -> str:
    """Return the status of a clause on a sheet; empty where it is not on it."""
    if clause["id"] in shown:
        return str(clause.get("status"))
    return "unplayed" if clause.get("crux", {}).get("id") in clause.get("when", ()) else ""


def _by_id(document: Data) -> dict[str, Data]:
    return {clause["id"]: clause for clause in document["clauses"]}


def _spelling(rule: Json | None) -> str | None:
    return rule["written"] if rule else None


def _words(clause: Data) -> list[str]:
    return str(clause.get("text", "")).split()


def _question(clause: Data) -> tuple[str, ...] | None:
    """Return by what a crux is known: its id and its readings."""
    crux = clause.get("crux")
    return (crux["id"], *sorted(crux.get("readings", ()))) if crux else None


def _frame(clause: Data) -> list[Any]:
    """Return what of a clause neither the form changes nor a link carries."""
    return [_question(clause), *map(clause.get, FRAME)]


def _is_added(clause: Data, leaves: Collection[str]) -> bool:
    """Tell whether a clause is as the form adds it: it has the name of the one leaf that it sets."""
    sets = [*clause.get("sets", {})]
    return len(sets) == 1 and sets[0] in leaves and clause["id"] == f"{OWN}{sets[0]}"


def _is_empty(clause: Data, leaves: Mapping[str, str | None]) -> bool:
    """Tell whether all that a clause set is no longer set, so that the form takes it out."""
    sets = clause.get("sets", {})
    return (
        bool(sets) and "crux" not in clause and all(leaves.get(name, "") is None for name in sets)
    )
