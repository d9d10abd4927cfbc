"""Our engine with a fault, behind the protocol of the conformance kit: `python -m tests.faulty 7` has the seventh."""

import runpy
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import yaml

from poch.game.said import Json

ROOT = Path(__file__).resolve().parents[1]
FAULTS: list[Json] = yaml.safe_load((ROOT / "tests" / "faults.yaml").read_text("utf-8"))


class Spoiled(SourceFileLoader):
    """Loads a module with its fault."""

    fault: Json

    def get_code(self, fullname: str) -> CodeType:
        """Return its code, never as it was kept."""
        text, old = Path(self.path).read_text("utf-8"), self.fault["old"]
        if text.count(old) != 1:
            raise ValueError(f"{fullname} has not once: {old}")
        return compile(text.replace(old, self.fault["new"]), self.path, "exec")


class Spoiling(PathFinder):
    """Finds the module of a fault, and has it loaded with that."""

    @classmethod
    def find_spec(cls, fullname: str, *where: Any) -> ModuleSpec | None:
        """Return the module as it is found, but for its loader."""
        if f"{fullname.replace('.', '/')}.py" != f"poch/{Spoiled.fault['in']}":
            return None
        spec = super().find_spec(fullname, *where)
        if spec and spec.origin:
            spec.loader = Spoiled(fullname, spec.origin)
        return spec


if __name__ == "__main__":
    Spoiled.fault = FAULTS[int(sys.argv[1]) - 1]
    sys.meta_path.insert(0, Spoiling)
    for name in [name for name in sys.modules if name.startswith("poch")]:
        del sys.modules[name]
    runpy.run_path(str(ROOT / "conformance" / "ours.py"))
