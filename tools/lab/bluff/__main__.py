"""`make bluff`: solves the vying of each text as a game of two to four, and again with single rules changed."""

from pathlib import Path

import click
from rich.console import Console

from tools.lab.bluff import (
    AGAIN,
    COMMAND,
    FILE,
    SWITCHES,
    WorkPart,
    apply_switch,
    checks,
    compare_solvers,
    format_results,
    group_alike,
    head,
    marks,
    modellable_texts,
    parts,
    solve_part,
    texts,
    why_unmodelled,
)
from tools.lab.bluff.vying import build_model
from tools.lab.parallel import run_parallel
from tools.store.cache import failing
from tools.store.parts import PartStore
from tools.store.published import publish

KEPT = Path("build") / "bluff.jsonl"
"""Where parts are kept until all are done."""


@click.command()
def main() -> None:
    """Write variants/bluff.json; what the model cannot take is said first, and what is solved anew.

    An interrupt loses only the parts that were not whole: the next run goes on from there.
    """
    try:
        top = head()
    except ImportError as error:
        raise click.ClickException(
            f"OpenSpiel or SciPy is not to be had here ({error}); run it on Linux or macOS, by {COMMAND}"
        ) from error
    console = Console(stderr=True, soft_wrap=True)
    left = {name: why for name, ruleset in texts().items() if (why := why_unmodelled(ruleset))}
    for why in left.values():
        console.print(f"left out: {why}", highlight=False)
    for change in SWITCHES:
        build_model(apply_switch(change)[0])
    kept = PartStore(KEPT, marks())
    for remark in kept.remarks:
        console.print(remark, highlight=False)
    if kept.done:
        console.print(f"{len(kept.done)} parts were solved before, and are kept", highlight=False)
    known = checks()
    _work(kept, parts()["texts"])
    leads = {name: kept.done[f"texts {name}"]["led"] for name, _ in modellable_texts()}
    every = parts(leads)
    _work(kept, [*every["switches"], *every["otherwise"]])
    together = group_alike(every["seats"])
    _work(kept, [first for first, *_ in together])
    for first, *others in together:
        for other in others:
            kept.add(other.key, kept.done[first.key])
    results = {
        what: {part.of: kept.done[part.key] for part in several} for what, several in every.items()
    }
    for name, seats in results.pop("seats").items():
        results["texts"][name]["seats"] = seats
    whole = {
        **top,
        "checks": known,
        "again": compare_solvers(leads[AGAIN]),
        "untaken": left,
        **results,
    }
    publish(FILE, format_results(whole), COMMAND, "texts", "switches", "otherwise")
    kept.remove()


def _work(kept: PartStore, asked: list[WorkPart]) -> None:
    """Do what is not kept yet, and keep it; raises ClickException where it is stopped."""
    left = [part for part in asked if part.key not in kept.done]
    if not left:
        return
    whats: list[str] = [*dict.fromkeys(part.what for part in left)]
    for key, result in run_parallel(solve_part, left, ", ".join(whats)):
        kept.add(key, result)
    if any(part.key not in kept.done for part in left):
        raise click.ClickException(
            f"stopped; {FILE.name} is as it was. What was solved is kept in {KEPT}, "
            f"and {COMMAND} goes on from there"
        )


if __name__ == "__main__":
    with failing(COMMAND):
        main()
