"""Tries input of one kind, led by what of the engine it reaches; `tools.lab.fuzz` starts it.

Hypothesis draws the input from bytes, and atheris chooses the bytes that lead somewhere new.
"""

import os
import sys
from itertools import count
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import TemporaryDirectory

import atheris
from hypothesis import given, settings

with atheris.instrument_imports(include=["poch"]):
    from tests.fuzzing import KINDS, tried

LONGEST = 4_000
"""Bytes that an input is drawn from, at most."""
EACH = 500
"""After each so many inputs a line on the standard output says how many there were."""


def main(kind: str, inputs: str) -> None:
    """Try so many inputs of a kind; ends the process, with 0 if none of them failed."""
    done = count(1)

    @settings(database=None, deadline=None)
    @given(KINDS[kind].inputs())
    def try_input(given: tuple[object, ...]) -> None:
        tried(kind, given)
        number = next(done)  # of what atheris runs, much is no input yet
        if number % EACH == 0:
            print(number, flush=True)
        if number == int(inputs):
            rmtree(begin)
            os._exit(0)

    with TemporaryDirectory() as begin:
        for number in range(20):
            (Path(begin) / str(number)).write_bytes(Random(number).randbytes(LONGEST))
        flags = [f"-max_len={LONGEST}", "-len_control=0", "-verbosity=0"]
        crashes = f"-artifact_prefix={begin}/"
        atheris.Setup([kind, *flags, crashes, begin], try_input.hypothesis.fuzz_one_input)  # type: ignore[attr-defined]
        atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
