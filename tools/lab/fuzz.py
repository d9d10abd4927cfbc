"""Tries input that nobody meant, as much as one likes: `make fuzz`.

Real rulesets, hands, lines, links and requests are spoilt and given to the engine, which must
answer with a sentence or do what was asked. `make test` tries the same with fewer.
"""

import subprocess
import sys
import traceback
from functools import partial
from hashlib import blake2b
from importlib.util import find_spec
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryFile

import click
from hypothesis import HealthCheck, Phase, given, seed, settings
from rich.progress import Progress

from tests.fuzzing import KINDS, Spoilt, tried
from tools.lab.parallel import progress_bar, run_parallel

AT_ONCE = 2_000
"""Inputs that are drawn as one part: what Hypothesis remembers of them takes room."""


@click.command()
@click.option("--inputs", default=100_000, show_default=True, type=click.IntRange(min=1))
@click.option("--seed", "first", default=0, show_default=True, help="Where to begin.")
@click.argument("kinds", nargs=-1, type=click.Choice([*KINDS]))
def main(kinds: tuple[str, ...], inputs: int, first: int) -> None:
    """Spoil so many inputs of each kind, or of some kinds, and print each that makes the engine fail.

    If atheris is installed, as many again are tried, chosen so that they reach new lines of the engine.
    """
    failed = False
    for kind in kinds or KINDS:
        sizes = [min(AT_ONCE, inputs - before) for before in range(0, inputs, AT_ONCE)]
        parts = [(first + number, size) for number, size in enumerate(sizes)]
        count, different, wrong = 0, set[bytes](), set[str]()
        for tries, marks, report in run_parallel(partial(try_part, kind), parts, kind):
            count += tries
            different |= marks
            if report:
                wrong.add(report)
        print(f"{kind}: {count:,} inputs, {len(different):,} of them different, ", end="")
        print(f"{len(wrong) or 'no'} failures", flush=True)
        print("\n".join(sorted(wrong)), end="\n" if wrong else "")
        failed |= bool(wrong)
        if count < inputs:
            sys.exit(1)
    if find_spec("atheris"):
        with progress_bar() as shown, ThreadPool() as threads:
            for kind, report in threads.imap(partial(run_guided, inputs, shown), kinds or KINDS):
                print(f"{kind}: {inputs:,} inputs led by what they reach, ", end="")
                print(f"one fails\n{report}" if report else "no failures", flush=True)
                failed |= bool(report)
    sys.exit(failed)


def run_guided(inputs: int, shown: Progress, kind: str) -> tuple[str, str]:
    """Try so many inputs of a kind, led by what they reach, in a process of its own."""
    command = [sys.executable, "-m", "tools.lab.guided", kind, str(inputs)]
    row = shown.add_task(f"{kind}, led", total=inputs)
    with (
        TemporaryFile("w+") as said,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True) as ran,
    ):
        for line in ran.stdout or ():
            shown.update(row, completed=int(line))
        failed = ran.wait()
        said.seek(0)
        return kind, said.read() if failed else ""


def try_part(kind: str, which: tuple[int, int]) -> tuple[int, frozenset[bytes], str]:
    """Try one part of the inputs of a kind; return how many, a mark of each, and what failed."""
    number, size = which
    marks: list[bytes] = []

    @seed(number)
    @settings(
        max_examples=size,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=[*HealthCheck],
    )
    @given(KINDS[kind].inputs())
    def try_input(given: tuple[object, ...]) -> None:
        marks.append(mark(given))
        tried(kind, given)

    report = ""
    try:
        try_input()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told
        every = error.exceptions if isinstance(error, ExceptionGroup) else [error]
        report = "\n".join(f"  seed {number}: {describe_failure(exception)}" for exception in every)
    return len(marks), frozenset(marks), report


def mark(given: tuple[object, ...]) -> bytes:
    """Return some bytes that another input has only by the rarest chance."""
    whole = [value.data if isinstance(value, Spoilt) else value for value in given]
    return blake2b(repr(whole).encode(errors="surrogatepass"), digest_size=8).digest()


def describe_failure(error: Exception) -> str:
    """Return what an error is, where it was raised, and what Hypothesis says of the input."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).name}:{last.lineno}"
    notes = "\n  ".join(getattr(error, "__notes__", ()))
    return f"{type(error).__name__}: {error} ({where})\n  {notes}"


if __name__ == "__main__":
    main()
