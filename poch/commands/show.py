"""`poch show`: the clauses of a ruleset, or what they come to."""

from typing import Any

import click
from rich.text import Text

from poch.commands import printing
from poch.commands.common import as_json, console, reading_option, ruleset_of
from poch.commands.output import print_json
from poch.game.ruleset import Ruleset
from poch.studies.compare import cells
from poch.texts.doubt import borrowed, borrowings, own


@click.command()
@click.argument("ruleset")
@click.option("--rules", is_flag=True, help="Every leaf, its value and its clause.")
@reading_option("--reading", "readings")
@as_json
def show(ruleset: str, readings: dict[str, str], *, rules: bool, as_json: bool) -> None:
    """Show the clauses of a ruleset, or with --rules what they come to."""
    one = ruleset_of(ruleset, readings)
    if as_json:
        print_json(_shown(one))
        return
    console.print(Text(f"{one.title} ({one.id}, version {one.version})\n", style="bold"))
    if rules:
        console.print(printing.rules(cells(one, one.leaves)))
        return
    for name, clause in one.clauses.items():
        for line in printing.clause(clause, borrowed(one.document, clause)):
            console.print(line)
        if name not in one.in_force:
            console.print("    Not in force under the readings chosen.")


def _shown(one: Ruleset) -> dict[str, Any]:
    found = cells(one, one.leaves)
    return {
        "id": one.id,
        "title": one.title,
        "version": one.version,
        "seen": own(one.document)["seen"],
        "borrowed": borrowings(one.document),
        "clauses": [
            {
                "id": name,
                "topic": clause["topic"],
                "status": clause["status"],
                "text": clause["text"].strip(),
                "locus": clause.get("locus"),
                "headings": clause.get("headings", []),
                "sentences": clause.get("sentences", []),
                "borrowed": borrowed(one.document, clause) or None,
                "in-force": name in one.in_force,
            }
            for name, clause in one.clauses.items()
        ],
        "rules": {
            leaf: {"value": cell.value, "clause": ", ".join(cell.clauses), **cell.rests()}
            for leaf, cell in found.items()
        },
        "cruxes": {
            name: {
                "kind": crux["kind"],
                "question": crux["question"],
                "readings": list(crux["readings"]),
                "adopted": crux["adopted"],
                "chosen": one.readings[name],
            }
            for name, crux in one.cruxes.items()
        },
    }
