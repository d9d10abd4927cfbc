"""Our engine with a fault, behind the protocol of the conformance kit: `python -m tests.faulty 7` has the seventh."""

import runpy
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[1]


class Fault(NamedTuple):
    """A fault in a module: what is wrong with it, and which text becomes which; where it is caught."""

    says: str
    module: str
    old: str
    new: str
    caught: str | None
    survives: str | None


def faults() -> list[Fault]:
    """Return the faults there are."""
    rows = yaml.safe_load((ROOT / "tests" / "faults.yaml").read_text("utf-8"))
    return [
        Fault(
            row["says"], row["in"], row["old"], row["new"], row.get("caught"), row.get("survives")
        )
        for row in rows
    ]


class Spoiling(PathFinder):
    """Finds the module of a fault, and loads it with that."""

    fault: Fault

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the module as it is found, but for its code."""
        if f"{fullname.replace('.', '/')}.py" != f"poch/{cls.fault.module}":
            return None
        spec = super().find_spec(fullname, path, target)
        if spec and spec.origin:
            spec.loader = Spoiled(fullname, spec.origin)
        return spec


class Spoiled(SourceFileLoader):
    """Loads a module with its fault."""

    def get_code(self, fullname: str) -> CodeType:
        """Return its code, never as it was kept."""
        del fullname
        text = Path(self.path).read_text("utf-8")
        if text.count(Spoiling.fault.old) != 1:
            raise ValueError(f"{self.path} has not once: {Spoiling.fault.old}")
        return compile(text.replace(Spoiling.fault.old, Spoiling.fault.new), self.path, "exec")


if __name__ == "__main__":
    Spoiling.fault = faults()[int(sys.argv[1]) - 1]
    sys.meta_path.insert(0, Spoiling)
    runpy.run_module("poch.bridge.conformance", run_name="__main__")
