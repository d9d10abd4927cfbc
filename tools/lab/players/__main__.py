"""`make players`: plays each strength in place of the one below it, and says what that wins."""

from pathlib import Path

import click
from rich.console import Console

from tools.lab.parallel import run_parallel
from tools.lab.players import COMMAND, FILE, format_results, marks, parts, play_part, report_texts
from tools.store import cache
from tools.store.parts import PartStore

KEPT = Path("build") / "players.jsonl"
"""Where parts are kept until all are done."""


@click.command()
def main() -> None:
    """Write variants/players.json.

    An interrupt loses only the parts that were not whole: the next run goes on from there.
    """
    console = Console(stderr=True, soft_wrap=True)
    kept = PartStore(KEPT, marks())
    for remark in kept.remarks:
        console.print(remark, highlight=False)
    left = [part for part in parts() if part.key not in kept.done]
    for part, gains in run_parallel(play_part, left, "players"):
        kept.add(part.key, {"gains": gains})
    if len(kept.done) < len([*parts()]):
        raise click.ClickException(f"{FILE.name} is as it was; {COMMAND} goes on from there")
    results = report_texts({key: row["gains"] for key, row in kept.done.items()})
    cache.write(FILE, format_results(results).encode())
    kept.remove()
    print(f"{COMMAND}: {FILE.name} is written")


if __name__ == "__main__":
    with cache.failing(COMMAND):
        main()
