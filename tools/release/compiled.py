"""`make compiled`: the engine, the texts and the players compiled by mypyc, in a wheel for this machine.

It holds what the pure wheel holds, and beside each module that was compiled its machine code, which
Python takes instead. It is installed in a folder of its own, for surveys and benchmarks.
"""

import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from tools.browser.bundle.__main__ import needed_files
from tools.browser.bundle.spelt import expand_dataclasses
from tools.setup.running import ROOT, run
from tools.store import cache

ENTRIES = ("poch.game.engine", "poch.texts.compile", "poch.players.bots")
"""What is to be quick; all that they import is compiled with them."""
STAGE = ROOT / "build" / "compiled"
INSTALLED = ROOT / ".venv" / "compiled"
INPUTS = ("poch/**/*.py", "tools/browser/bundle/spelt.py", "tools/release/compiled.py")
FAILED = "compiled: the step above failed"
BUILD = """
import sys
from setuptools import Distribution
from mypyc.build import mypycify
parts = mypycify(["--strict", *sys.argv[1:]], debug_level="0", group_name="poch")
build = Distribution({"name": "poch", "ext_modules": parts}).get_command_obj("build_ext")
build.inplace = True
build.ensure_finalized()
build.run()
"""


def modules() -> tuple[Path, ...]:
    """Return the modules that are compiled."""
    return tuple(path for path in needed_files(*ENTRIES) if path.name != "__init__.py")


def fingerprint() -> str:
    """Return one hash of all that the compiled wheel is made from."""
    return cache.fingerprint(ROOT, INPUTS, sys.version, version("mypy"))


def is_installed() -> bool:
    """Tell whether the engine as it is now is installed compiled."""
    return cache.is_fresh(INSTALLED, fingerprint())


def main() -> None:
    """Compile, pack and install, unless that was done."""
    if is_installed():
        print("compiled: unchanged")
        return
    print("compiled: mypyc and the C compiler are at work, for a minute or two …", flush=True)
    mark = fingerprint()
    with (
        cache.failing("compiled"),
        cache.replacing(STAGE, mark) as stage,
        cache.replacing(INSTALLED, mark) as installed,
    ):
        wheel, names = build_wheel(stage), modules()
        pip = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", "-t", installed)
        run(FAILED, (*pip, wheel))
    print(f"compiled: {len(names)} modules, {(STAGE / wheel.name).relative_to(ROOT)}")


def build_wheel(stage: Path) -> Path:
    """Return a wheel with the modules compiled, made in an empty folder."""
    shutil.copytree(ROOT / "poch", stage / "poch", ignore=shutil.ignore_patterns("*.json", "__*__"))
    names = [path.relative_to(ROOT) for path in modules()]
    for name in names:
        text = (ROOT / name).read_text(encoding="utf-8")
        (stage / name).write_text(expand_dataclasses(text, typed=True), encoding="utf-8")
    run(FAILED, (sys.executable, "-c", BUILD, *names), stage, CFLAGS="-w")
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", stage)
    run(FAILED, build, POCH_COMPILED=str(stage))
    (wheel,) = stage.glob("*.whl")
    return wheel


if __name__ == "__main__":
    main()
