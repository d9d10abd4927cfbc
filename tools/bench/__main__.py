"""`make bench`: measures the engine, surveys, the start, what people wait for, bytes, tricks, scores."""

import json
from collections.abc import Callable, Iterator, Sequence

import click
from rich.console import Console

from tools.bench import audits, building, reading, speed, starts, surveys, tricks, weight
from tools.bench.host import NetworkLine
from tools.bench.results import WIDTH, ReportPart, as_json, show

PARTS = ("engine", "surveys", "start", "reading", "building", "bytes", "tricks", "lighthouse")


def measure_parts(
    parts: Sequence[str], tell: Callable[[str], None], *, quick: bool
) -> Iterator[ReportPart]:
    """Measure the parts that are wanted, and yield each as soon as it is."""
    if "engine" in parts:
        yield from speed.measure(8 if quick else 45, tell)
    if "surveys" in parts:
        yield surveys.measure(speed.playable(surveys.SEATS), 5 if quick else 30, tell, quick=quick)
    if "start" in parts:
        visits = starts.measure(2 if quick else 5, NetworkLine(), tell)
        yield starts.report(visits, "with no limit to the line", starts.SOON)
    if "start" in parts and not quick:
        visits = starts.measure(2, starts.FAST_4G, tell)
        yield starts.report(visits, "over Fast 4G", None)
    if "reading" in parts:
        yield reading.measure(2 if quick else 7, tell)
    if "building" in parts:
        yield building.measure(1 if quick else 4, tell)
    if "bytes" in parts:
        yield weight.measure(tell)
    if "tricks" in parts:
        yield from tricks.measure(2 if quick else 9, tell)
    if "lighthouse" in parts:
        yield audits.measure(1 if quick else 3, tell)


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice(PARTS))
@click.option("--quick", is_flag=True, help="Fewer rounds, and no slow line: a first impression.")
@click.option("--json", "plain", is_flag=True, help="Print one JSON document with every value.")
def main(parts: Sequence[str], *, quick: bool, plain: bool) -> None:
    """Measure all PARTS, or those named: engine, surveys, start, reading, building, bytes, tricks, lighthouse."""
    progress = Console(stderr=True)

    def tell(what: str) -> None:
        progress.print(what, style="dim", highlight=False)

    results = measure_parts(parts or PARTS, tell, quick=quick)
    if plain:
        print(json.dumps(as_json([*results]), ensure_ascii=False, indent=1))
    else:
        show(results, Console(width=max(WIDTH, Console().width)))


if __name__ == "__main__":
    main()
