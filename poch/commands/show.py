"""`poch show`: the clauses of a ruleset, or what they come to."""

from typing import Any

import click
from rich.text import Text

from poch.commands import printing
from poch.commands.common import as_json, console, reading_option, ruleset_of
from poch.commands.output import print_json
from poch.game.ruleset import Ruleset
from poch.studies.compare import cells
from poch.texts.borrowing import borrowings
from poch.texts.doubt import borrowed_from, own_source


@click.command()
@click.argument("ruleset")
@click.option("--rules", is_flag=True, help="Every leaf, its value and its clause.")
@reading_option("--reading", "readings")
@as_json
def show(ruleset: str, readings: dict[str, str], *, rules: bool, as_json: bool) -> None:
    """Show the clauses of a ruleset, or with --rules what they come to."""
    text = ruleset_of(ruleset, readings)
    if as_json:
        print_json(_ruleset_as_json(text))
        return
    console.print(Text(f"{text.title} ({text.id}, version {text.version})\n", style="bold"))
    if rules:
        console.print(printing.rules(cells(text, text.leaves)))
        return
    for line in printing.clauses(text, text.clauses):
        console.print(line)


def _ruleset_as_json(ruleset: Ruleset) -> dict[str, Any]:
    by_leaf = cells(ruleset, ruleset.leaves)
    return {
        "id": ruleset.id,
        "title": ruleset.title,
        "version": ruleset.version,
        "seen": own_source(ruleset.document)["seen"],
        "borrowed": borrowings(ruleset.document),
        "clauses": [
            {
                "id": name,
                "topic": clause["topic"],
                "status": clause["status"],
                "text": clause["text"].strip(),
                "because": clause.get("because"),
                "note": clause.get("note"),
                "crux": clause.get("crux", {}).get("id"),
                "locus": clause.get("locus"),
                "headings": clause.get("headings", []),
                "sentences": clause.get("sentences", []),
                "borrowed": borrowed_from(ruleset.document, clause) or None,
                "in-force": name in ruleset.in_force,
            }
            for name, clause in ruleset.clauses.items()
        ],
        "rules": {
            leaf: {"value": cell.value, "clause": ", ".join(cell.clauses), **cell.rests()}
            for leaf, cell in by_leaf.items()
        },
        "cruxes": {
            name: {
                "kind": crux["kind"],
                "question": crux["question"],
                "readings": list(crux["readings"]),
                "adopted": crux["adopted"],
                "chosen": ruleset.readings[name],
            }
            for name, crux in ruleset.cruxes.items()
        },
    }
