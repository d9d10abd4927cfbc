"""`poch complete`: what the leaves could be that a text leaves open, by the other texts."""

from collections.abc import Iterator, Mapping

import click
from rich.table import Table as Grid
from rich.text import Text as Line

from poch.commands.common import as_json, console, failing
from poch.commands.numbers import count_in_figures
from poch.commands.output import print_json
from poch.game.ruleset import Ruleset
from poch.studies.compare import Cell
from poch.studies.completing import (
    LENT,
    Completion,
    Corpus,
    Weights,
    completion,
    corpus,
    is_open,
    is_placeable,
    open_leaves,
)
from poch.studies.likeness import LEAST
from poch.texts import library
from poch.texts.doubt import SILENCE
from poch.texts.leaves import leaf as leaf_of
from poch.texts.own import find
from poch.texts.signs import bare_id
from poch.texts.values import format_value

STALE = (
    "variants/silences.json is of other texts than these, so the model does not fit them; "
    "run make silences in a checkout, or install poch anew"
)
MOST = 3
"""So many clauses are named behind a practice; --json names all."""
WIDE = 20
"""A bar of certainty, in letters."""
MODEL = "A model, not the text: what the other texts make likely."


@click.command()
@click.argument("ruleset")
@click.option("--leaf", "wanted", metavar="LEAF", help="This leaf alone.")
@as_json
def complete(ruleset: str, wanted: str | None, *, as_json: bool) -> None:
    """Tell what each leaf could be that a RULESET leaves open, with probabilities.

    A model weighs the practices of the other texts by how like they are. With each practice you get
    the clauses that it rests on.
    """
    with failing():
        own = find(ruleset)
        known, weights = _load_model(own)
        guesses = [*_completions(own, known, weights, wanted and bare_id(wanted))]
    if as_json:
        head = {"schema": "poch/complete/1", "ruleset": own.id, "version": own.version}
        print_json({**head, "model": True, "leaves": [guess.as_json() for guess in guesses]})
        return
    console.print(MODEL, style="italic")
    for guess in guesses:
        console.print(_completion_grid(guess))


def _load_model(own: Ruleset) -> tuple[Corpus, Weights]:
    """Return the texts of the ruleset's game, itself among them, and the weights fitted to them."""
    kept, game = library.silences(), own.document["game"]
    if not kept:
        raise ValueError(STALE)
    if game != kept["game"]:
        raise ValueError(
            f"{own.id} is a text of {game}, and the model was fitted to the texts of {kept['game']}; "
            "choose one of these"
        )
    others = [library.find(name) for name in library.ids(game)]
    if corpus(others).hash != kept["texts"]:
        raise ValueError(STALE)
    every = [*(ruleset for ruleset in others if ruleset.id != own.id), own]
    return corpus(every), Weights(**kept["weights"])


def _completions(
    own: Ruleset, known: Corpus, weights: Weights, wanted: str | None
) -> Iterator[Completion]:
    """Yield what the leaves could be; raises ValueError where that cannot be said."""
    text, cells = known.texts[own.id], known.cells[own.id]
    if wanted:
        _check(own, wanted, cells)
    if not is_placeable(text):
        raise ValueError(
            f"{own.id} settles {count_in_figures(len(text.settled), 'rule')} itself, too few to place it among the "
            f"other texts; the model asks for {LEAST}"
        )
    for leaf in [wanted] if wanted else open_leaves(known, own.id):
        yield completion(known, weights, text, cells[leaf])


def _check(own: Ruleset, leaf: str, cells: Mapping[str, Cell]) -> None:
    known = leaf_of(leaf)
    if known is None:
        raise ValueError(
            f"there is no leaf {leaf!r}; poch complete {own.id} lists those that it leaves open"
        )
    if leaf not in cells:
        raise ValueError(f"no text of this game settles {leaf}, so there is nothing to weigh")
    cell = cells[leaf]
    clauses = f" ({', '.join(cell.clauses)})" if cell.clauses else ""
    if cell.moot:
        raise ValueError(f"{leaf} does not arise in {own.id}, so nothing is open there")
    if cell.weakest in LENT:
        raise ValueError(f"{own.id} takes {leaf} from another text{clauses}; choose an open leaf")
    if known.optional and not all(part.known for part in cell.parts) and not cell.doubts:
        raise ValueError(
            f"{own.id} need not set {leaf}, and no text says that it lacks such a rule; "
            "choose another leaf"
        )
    if not is_open(cell):
        raise ValueError(f"{own.id} settles {leaf} itself{clauses}; choose an open leaf")


def _completion_grid(guess: Completion) -> Grid:
    why = SILENCE.get(guess.standing, guess.standing)
    grid = Grid(box=None, title=f"{guess.leaf} ({why})", title_justify="left", show_header=False)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for choice in guess.choices:
        named = [f"{each.ruleset}/{clause}" for each in choice.rests for clause in each.clauses]
        more = f" and {len(named) - MOST} more" if len(named) > MOST else ""
        rests = Line(f"\n{', '.join(named[:MOST])}{more}", "dim") if named else Line("")
        value = "no such rule" if choice.value is None else format_value(guess.leaf, choice.value)
        grid.add_row(*_share(choice.probability), Line(value) + rests)
    if not guess.choices:
        grid.add_row("", "", "no other text settles it")
    elif guess.other:
        grid.add_row(*_share(guess.other), Line("a practice that no other text has", "italic"))
    return grid


def _share(share: float) -> tuple[str, str]:
    return f"{100 * share:.0f} %", "█" * round(WIDE * share)
