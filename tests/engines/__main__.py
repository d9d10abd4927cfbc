"""All kinds of pages and all journeys in three engines, many loads of each: `make thorough`."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing

from tests.conftest import ROOT, built_for
from tests.engines.drivers import ENGINES, Reader
from tests.engines.journeys import JOURNEYS
from tests.engines.listening import Listening
from tests.engines.reading import kinds, read
from tests.serving import served
from tools.setup.engines import missing

SITE = ROOT / "site"


def outcome(reader: Reader, act: Callable[[Reader], None]) -> list[str]:
    """Return what went wrong while a reader did something."""
    try:
        with closing(reader):
            act(reader)
    except Exception as error:  # noqa: BLE001  whatever it is, it is counted, and the next begins
        return [f"{type(error).__name__}: {error}", *reader.heard]
    return [*reader.heard]


def main() -> None:
    """Read and count; anything that went wrong is printed, and is an exit with 1."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--loads", type=int, default=10)
    options.add_argument("--engines", default=",".join(ENGINES))
    asked = options.parse_args()
    engines = asked.engines.split(",")
    lacking = [words for engine in engines if (words := missing(engine))]
    if lacking:
        raise SystemExit("\n".join(lacking))
    acts = {f"page: {kind}": read(SITE, place) for kind, place in kinds().items()}
    acts |= {f"journey: {name}": act for name, act in JOURNEYS.items()}
    failures: Counter[str] = Counter()
    for engine in engines:
        begun = time.monotonic()
        heard: list[str] = []
        with (
            served(SITE, built_for(SITE), Listening, heard=heard, instead={}) as address,
            ENGINES[engine]() as new,
        ):
            for name, act in acts.items():
                for load in range(asked.loads):
                    heard.clear()
                    if wrong := outcome(new(address, heard), act):
                        failures[engine] += 1
                        print(f"{engine}, {name}, load {load + 1}: {wrong}", flush=True)
        seconds = time.monotonic() - begun
        loads = len(acts) * asked.loads
        print(f"{engine}: {loads} loads, {failures[engine]} failed, {seconds:.0f} s", flush=True)
    sys.exit(failures.total() > 0)


if __name__ == "__main__":
    main()
