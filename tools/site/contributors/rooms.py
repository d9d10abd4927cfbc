"""The house that the package is: its rooms, which are the folders, on floors that follow from the imports."""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from graphlib import TopologicalSorter

import grimp

from tools.setup.running import ROOT
from tools.site.output.coded import render_paragraph
from tools.site.output.templates import part

PACKAGE = "poch"
COMMAND = "__main__"
"""The one module outside the rooms: it is the door of the commands."""


@dataclass(frozen=True, slots=True)
class Module:
    """A module by its name below the package, and the modules that it imports."""

    name: str
    imports: tuple[str, ...]

    @property
    def room(self) -> str:
        """The folder in which it lies."""
        return "commands" if self.name == COMMAND else self.name.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Room:
    """A folder of the package: what it says it is, its modules, and the rooms from which these import."""

    name: str
    says: str
    modules: tuple[Module, ...]
    imports: tuple[str, ...]


def render_house() -> str:
    """Return the house as a part of a page: its floors from the top, with rooms and their modules."""
    return part("house", floors=floors(rooms(modules())), coded=render_paragraph)


def modules() -> list[Module]:
    """Return every module of the package by name; raises CycleError where some import in a circle."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    by_name = {
        name: sorted(graph.find_modules_directly_imported_by(name) - {PACKAGE})
        for name in sorted(graph.modules - {PACKAGE})
    }
    TopologicalSorter(by_name).prepare()
    return [Module(_below(name), tuple(map(_below, imports))) for name, imports in by_name.items()]


def rooms(modules: Iterable[Module]) -> dict[str, Room]:
    """Return the rooms by name."""
    inside: dict[str, list[Module]] = {}
    for module in modules:
        inside.setdefault(module.room, []).append(module)
    return {
        name: Room(name, _summary(name), tuple(every), _imports(name, every))
        for name, every in inside.items()
    }


def floors(rooms: Mapping[str, Room]) -> list[list[Room]]:
    """Return the rooms floor by floor from the top, each above all from which it imports.

    Raises CycleError where some import in a circle.
    """
    order = TopologicalSorter({room.name: room.imports for room in rooms.values()})
    order.prepare()
    storeys = []
    while order.is_active():
        floor = sorted(order.get_ready())
        order.done(*floor)
        storeys.append([rooms[name] for name in floor])
    return storeys[::-1]


def _imports(room: str, modules: Iterable[Module]) -> tuple[str, ...]:
    others = {other.partition(".")[0] for module in modules for other in module.imports}
    return tuple(sorted(others - {room}))


def _below(name: str) -> str:
    return name.removeprefix(f"{PACKAGE}.")


def _summary(room: str) -> str:
    """Return the first line of a room's docstring."""
    text = (ROOT / PACKAGE / room / "__init__.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
