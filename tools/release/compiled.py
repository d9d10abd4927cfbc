"""`make compiled`: the engine, the texts and the players compiled by mypyc, in a wheel for this machine.

It holds what the pure wheel holds, and beside each module that was compiled its machine code, which
Python takes instead. It is installed in a folder of its own, for surveys and benchmarks.
"""

import hashlib
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from tools.browser.bundle.__main__ import carried
from tools.browser.bundle.spelt import spelt
from tools.setup.running import ROOT, run

ENTRIES = ("poch.game.engine", "poch.texts.compile", "poch.players.bots")
"""What is to be quick; all that they import is compiled with them."""
STAGE = ROOT / "build" / "compiled"
INSTALLED = ROOT / ".venv" / "compiled"
STAMP = INSTALLED / ".inputs"
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
    return tuple(path for path in carried(*ENTRIES) if path.name != "__init__.py")


def fingerprint() -> str:
    """Return one hash of all that the compiled wheel is made from."""
    hashed = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    spelling = ROOT / "tools" / "browser" / "bundle" / "spelt.py"
    for path in (Path(__file__), spelling, *sorted((ROOT / "poch").rglob("*.py"))):
        hashed.update(path.read_bytes())
    return hashed.hexdigest()


def fresh() -> bool:
    """Tell whether the engine as it is now is installed compiled."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def main() -> None:
    """Compile, pack and install, unless that was done."""
    if fresh():
        print("compiled: unchanged")
        return
    print("compiled: mypyc and the C compiler are at work, for a minute or two …", flush=True)
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / "poch", STAGE / "poch", ignore=shutil.ignore_patterns("*.json", "__*__"))
    names = [path.relative_to(ROOT) for path in modules()]
    for name in names:
        text = (ROOT / name).read_text(encoding="utf-8")
        (STAGE / name).write_text(spelt(text, typed=True), encoding="utf-8")
    python, failed = sys.executable, "compiled: the step above failed"
    run(failed, (python, "-c", BUILD, *names), STAGE, CFLAGS="-w")
    build = (python, "-m", "hatchling", "build", "-t", "wheel", "-d", STAGE)
    run(failed, build, POCH_COMPILED=str(STAGE))
    (wheel,) = STAGE.glob("*.whl")
    shutil.rmtree(INSTALLED, ignore_errors=True)
    run(failed, (python, "-m", "pip", "install", "-q", "--no-deps", "-t", INSTALLED, wheel))
    STAMP.write_text(fingerprint(), encoding="utf-8")
    print(f"compiled: {len(names)} modules, {wheel.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
