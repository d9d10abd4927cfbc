"""`poch list`: the rulesets."""

import click
from rich.table import Column
from rich.table import Table as Grid

from poch.commands.common import as_json, console, ruleset_of
from poch.commands.output import print_json
from poch.texts.borrowing import borrowings
from poch.texts.doubt import own_source
from poch.texts.library import ids
from poch.texts.own import document


@click.command("list")
@as_json
def list_(*, as_json: bool) -> None:
    """List the rulesets, with year, evidence and number of seats."""
    rows = []
    for name in ids():
        data = document(name)
        seats = sorted(ruleset_of(name).rules_by_seats)
        rows.append(
            {
                "id": name,
                "game": data["game"],
                "title": data["title"],
                "year": data.get("year"),
                "seats": [seats[0], seats[-1]] if seats else None,
                "playable": data["playable"],
                "seen": own_source(data)["seen"],
                "clauses": len(data["clauses"]),
                "borrowed": borrowings(data),
            }
        )
    rows.sort(key=lambda row: row["year"] or 9999)
    if as_json:
        print_json(rows)
        return
    grid = Grid(Column("id", no_wrap=True), "game", "year", "title", "seats", "seen", box=None)
    for row in rows:
        number = "–".join(map(str, row["seats"] or ()))
        lent = sum(row["borrowed"].values())
        seen = (
            f"{row['seen']}; {lent} of {row['clauses']} clauses borrowed" if lent else row["seen"]
        )
        grid.add_row(
            row["id"], row["game"], str(row["year"] or "modern"), row["title"], number, seen
        )
    console.print(grid)
