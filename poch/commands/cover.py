"""`poch cover`: which hands show which clauses."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from poch.commands import printing
from poch.commands.common import Failed, as_json, console, failing, load_document, ruleset_of
from poch.commands.output import print_json
from poch.records.record import replay_record
from poch.studies.coverage import Coverage, cited_clauses, coverage
from poch.texts.document import load
from poch.texts.library import VARIANTS, ids, vectors
from poch.texts.own import file_of, finder, hands


@click.command()
@click.argument("ruleset", required=False)
@as_json
def cover(ruleset: str | None, *, as_json: bool) -> None:
    """Tell what each clause comes to and which hands show it, and each leaf's clause.

    Without RULESET all rulesets are counted. Ends with 1 where a clause is not accounted for.
    """
    coverages = {name: _coverage(name) for name in ([ruleset] if ruleset else ids())}
    wrong = [line for name, there in coverages.items() for line in _complaints(name, there)]
    if as_json:
        rows = {name: _as_counts(entry) | _as_parts(entry) for name, entry in coverages.items()}
        every = _as_counts(*coverages.values())
        print_json(
            ({"rulesets": rows} if ruleset is None else rows[ruleset]) | every | {"open": wrong}
        )
    elif ruleset:
        for part in printing.coverage_grids(coverages[ruleset]):
            console.print(part, "")
    if not as_json:
        console.print(printing.coverage_counts(coverages))
    if wrong:
        raise Failed("\n".join(wrong))


def _coverage(name: str) -> Coverage:
    ruleset, own = ruleset_of(name), file_of(name)
    if not (own or VARIANTS.is_dir()):
        raise Failed("the hands do not come with the installed package; ask this in the repository")
    tried = [] if own else vectors(name)
    return coverage(ruleset.document, _clauses_by_hand(hands(name)), _clauses_by_hand(tried))


def _clauses_by_hand(files: Sequence[Path]) -> dict[str, tuple[str, ...]]:
    clauses = {}
    for file in files:
        read = load_document(file)
        with failing(read):
            clauses[file.stem] = cited_clauses(replay_record(read.data, finder(file)))
    return clauses


def _complaints(name: str, entry: Coverage) -> list[str]:
    file = file_of(name) or VARIANTS / name / "ruleset.yaml"
    here = Path.cwd()
    read = load(file.relative_to(here) if file.is_relative_to(here) else file)
    return read.format_complaints(entry.complaints())


def _as_counts(*every: Coverage) -> dict[str, Any]:
    return {
        "clauses": {
            "total": sum(len(entry.clauses) for entry in every),
            "accounted": sum(entry.accounted for entry in every),
        },
        "leaves": {
            "total": sum(len(entry.leaves) for entry in every),
            "cited": sum(entry.cited for entry in every),
        },
    }


def _as_parts(entry: Coverage) -> dict[str, Any]:
    return {
        "each-clause": {
            clause.id: {
                "standing": clause.standing,
                "reason": clause.reason or None,
                "sets": [setting._asdict() for setting in clause.sets],
                "hands": {place.record: place.step for place in clause.hands},
                "vectors": {place.record: place.step for place in clause.vectors},
            }
            for clause in entry.clauses
        },
        "each-leaf": {leaf: list(names) for leaf, names in entry.leaves.items()},
    }
