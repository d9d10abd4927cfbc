"""A small part of the built site as a site of its own, in several editions."""

import shutil
from pathlib import Path

from tools.browser import offline

SOURCE = "sources/poch-1853-alvensleben/"
PAIR = "compare/poch-1857-pierer/poch-1992-parlett/"
PARTS = (
    *("index.html", "404.html", "play", "reading-offline", "compare/index.html"),
    "search",
    *("de/index.html", "de/play", "de/reading-offline"),
    *("assets/css", "assets/js", "assets/fonts", "assets/images", "assets/fluent", "assets/words"),
    *("assets/pyodide", "assets/rulesets", "assets/compare"),
    *("assets/traces/poch-1853-alvensleben", "assets/traces/poch-modern-pagat"),
    *(f"{SOURCE}index.html", f"{PAIR}index.html"),
)


def part(site: Path, target: Path) -> Path:
    """Copy what the tests read of a site, and make it an edition."""
    for name in PARTS:
        source = site / name
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target / name)
        else:
            shutil.copyfile(source, target / name)
    offline.enable(target)
    return target


def changed(site: Path) -> str:
    """Make a newer edition: another text, another script, and an engine by another name."""
    source = site / SOURCE / "index.html"
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace("<h1", "<p>Read anew.</p><h1", 1), encoding="utf-8")
    with (site / "assets/js/play/sitting.js").open("a", encoding="utf-8") as script:
        script.write("0; // newer\n")
    renamed(site / "assets/pyodide")
    return offline.enable(site)


def wheel(site: Path) -> str:
    """Return the name of the engine's wheel."""
    (file,) = (site / "assets/pyodide").glob("poch-*.whl*")
    return file.name


def renamed(engine: Path) -> None:
    """Give the engine's wheel another name, as another content would."""
    name = wheel(engine.parents[1])
    other = name.replace("-cp", "f-cp", 1)
    (engine / name).rename(engine / other)
    for file in ("pyodide-lock.json", "sizes.json"):
        text = (engine / file).read_text(encoding="utf-8")
        (engine / file).write_text(text.replace(name, other), encoding="utf-8")
