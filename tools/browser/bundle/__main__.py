"""Builds the browser's Python into docs/assets/pyodide, unless nothing has changed."""

import ast
import gzip
import io
import json
import shutil
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from tools.browser.bundle.program import without_entries, without_exports
from tools.browser.bundle.spelt import expand_dataclasses
from tools.setup.running import ROOT, run
from tools.store import cache

HERE = ROOT / "tools" / "browser" / "bundle"
NPM = ROOT / "node_modules" / "pyodide"
TOOLS = ROOT / ".venv" / "pyodide-tools"
TARGET = ROOT / "docs" / "assets" / "pyodide"
SIZES = "sizes.json"
FAILED = "bundle: the step above failed; nothing was changed"
DOOR = "poch.bridge.door"
"""All that JavaScript calls; what this module does not import stays at home."""
LENT = "pyyaml"
"""What only the workshop fetches: no game needs it."""
LIBRARY = "python_stdlib.zip"
LINES: tuple[str, ...] = ()
"""What keeps the numbers of lines in the bytecode: nothing; the bench asks what that saves."""
PACKED = ".packed"
"""No name that a server would think it knows how to unpack."""
LOADER, SCRIPT, PROGRAM = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"
WITHOUT = HERE / "without"
"""Short modules in place of some that a start would import and no game needs."""
INPUTS = (
    "node_modules/pyodide/package.json",
    "pyproject.toml",
    "requirements/pyodide-tools.txt",
    "tools/browser/bundle/*.*",
    "tools/browser/bundle/without/**/*.py",
)
"""What the bundle is made from, beside what it carries of the engine."""
EPOCH = "1735689600"
"""Fixed, not taken from the last commit: what did not change keeps its bytes and its name."""


def library() -> tuple[str, ...]:
    """Return the lines of the list of modules, without its comments."""
    lines = (HERE / "library.txt").read_text(encoding="utf-8").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def files_of(line: str, archive: frozenset[str]) -> frozenset[str]:
    """Return the files of an archive that a line of the list names."""
    path = line.removesuffix(".*").replace(".", "/")
    if line.endswith(".*"):
        return frozenset(name for name in archive if name.startswith(f"{path}/") and "." in name)
    return archive & {f"{path}.py", f"{path}/__init__.py"}


def trim(source: Path, target: Path) -> None:
    """Write the part of the standard library that the list names."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as part:
        archive = frozenset(whole.namelist())
        chosen: set[str] = set()
        for line in library():
            files = files_of(line, archive)
            if not files:
                raise SystemExit(
                    f"tools/browser/bundle/library.txt: {line} is not in Pyodide's library; take it out"
                )
            chosen |= files
        placed = {module.relative_to(WITHOUT).as_posix(): module for module in stand_ins()}
        for name in sorted(chosen | placed.keys()):
            text = placed[name].read_bytes() if name in placed else whole.read(name)
            part.writestr(zipfile.ZipInfo(name), text)


def stand_ins() -> tuple[Path, ...]:
    """Return the modules that stand in the place of others."""
    return tuple(sorted(WITHOUT.rglob("*.py")))


def lean(stage: Path) -> None:
    """Copy Pyodide's program, without what it has for packages that are not here."""
    loader, script = ((NPM / name).read_text(encoding="utf-8") for name in (LOADER, SCRIPT))
    program = (NPM / PROGRAM).read_bytes()
    script = without_entries(script, loader)
    shutil.copyfile(NPM / LOADER, stage / LOADER)
    (stage / SCRIPT).write_text(script, encoding="utf-8")
    (stage / PROGRAM).write_bytes(without_exports(program, script + loader))


def imports(source: Path) -> Iterator[str]:
    """Yield the names that a file imports, be they modules or things in modules."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def needed_files(*entries: str) -> tuple[Path, ...]:
    """Return the files that modules need, directly or through others; without any, those of the door."""
    sources: set[Path] = set()
    waiting = [*entries] or [DOOR]
    while waiting:
        parts = waiting.pop().split(".")
        for length in range(1, len(parts) + 1):
            place = ROOT.joinpath(*parts[:length])
            for source in (place.with_suffix(".py"), place / "__init__.py"):
                if source.is_file() and source not in sources:
                    sources.add(source)
                    waiting.extend(name for name in imports(source) if name.startswith("poch."))
    return tuple(sorted(sources))


def lighten(wheel: Path) -> None:
    """Leave in the engine's wheel what the browser needs, spelt out: no command, no reader of files.

    Nor what the project says of itself, the list of what was in the wheel, and the licences of
    what is not in it any more; the site has the texts of all.
    """
    kept = {path.relative_to(ROOT).as_posix() for path in needed_files()}
    light = wheel.with_suffix(".light")
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(light, "w") as part:
        for name in whole.namelist():
            left_out = name.startswith("poch/") or name.endswith("/RECORD") or "/LICENSES/" in name
            if name in kept or not left_out:
                text = whole.read(name)
                if name.endswith(".py"):
                    text = expand_dataclasses(text.decode()).encode()
                elif name.endswith("/METADATA"):
                    text = text.partition(b"\n\n")[0] + b"\n"
                part.writestr(zipfile.ZipInfo(name), text)
    light.replace(wheel)


def lend(stage: Path) -> None:
    """Make a wheel of PyYAML as it is installed here, without what was compiled for this machine."""
    whole = distribution(LENT)
    compiled = (".so", ".pyd", ".pyc")
    with zipfile.ZipFile(stage / f"{LENT}-{whole.version}-py3-none-any.whl", "w") as wheel:
        for file in sorted(whole.files or (), key=str):
            kept = file.parts[0] == "yaml" or file.name in {"METADATA", "LICENSE"}
            if kept and file.suffix not in compiled:
                wheel.writestr(zipfile.ZipInfo(file.as_posix()), file.read_binary())
        about = f"{LENT}-{whole.version}.dist-info/WHEEL"
        tag = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        wheel.writestr(zipfile.ZipInfo(about), tag)


def fingerprint() -> str:
    """Return one hash of all inputs and their names."""
    files = (path.relative_to(ROOT).as_posix() for path in needed_files())
    return cache.fingerprint(ROOT, (*INPUTS, *files), distribution(LENT).version)


def build(stage: Path) -> None:
    """Fill an empty folder with everything the browser fetches."""
    lean(stage)
    trim(NPM / LIBRARY, stage / LIBRARY)
    stock = json.loads((NPM / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock = stage / "pyodide-lock.json"
    lock.write_text(json.dumps({"info": stock["info"], "packages": {}}), encoding="utf-8")
    dated = {"SOURCE_DATE_EPOCH": EPOCH, "TZ": "UTC"}
    hatch = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", stage)
    run(FAILED, hatch, **dated)
    lighten(next(stage.glob("*.whl")))
    lend(stage)
    run(FAILED, ("node", HERE / "bundle.mjs", stage, TOOLS, *LINES), **dated)
    pack(lock)
    (stage / SIZES).write_text(json.dumps(sizes(stage), sort_keys=True), encoding="utf-8")


def sizes(folder: Path) -> dict[str, dict[str, int]]:
    """Return what each file weighs that a game needs, as it is and as a server may send it."""
    return {
        path.name: {
            "bytes": path.stat().st_size,
            "gzip": len(gzip.compress(path.read_bytes(), 9)),
        }
        for path in sorted(folder.iterdir())
        if not path.name.startswith(f"{LENT}-")
    }


def pack(lock: Path) -> None:
    """Pack the program, and each archive as one stream: browsers undo that, and Python need not.

    The files in an archive lie open: Python reads them in less time, and together they pack better.
    Names of wheels change with their bytes: no cache can serve an old one for them.
    """
    spec = json.loads(lock.read_text(encoding="utf-8"))
    packed = {LIBRARY: f"{LIBRARY}{PACKED}"}
    for wheel in spec["packages"].values():
        name, version, *tags = wheel["file_name"].split("-")
        hashed = "-".join((name, version, f"0{wheel['sha256'][:12]}", *tags))
        packed[wheel["file_name"]] = f"{hashed}{PACKED}"
        wheel["file_name"] = f"{hashed}{PACKED}"
    lock.write_text(json.dumps(spec, sort_keys=True), encoding="utf-8")
    for archive, target in packed.items():
        put_packed(lock.parent / target, store_uncompressed(lock.parent / archive))
        (lock.parent / archive).unlink()
    put_packed(lock.parent / f"{PROGRAM}{PACKED}", (lock.parent / PROGRAM).read_bytes())
    (lock.parent / PROGRAM).unlink()


def store_uncompressed(archive: Path) -> bytes:
    """Return an archive with its files as they are, none of them packed by itself."""
    made = io.BytesIO()
    with zipfile.ZipFile(archive) as closed, zipfile.ZipFile(made, "w") as out:
        for name in closed.namelist():
            out.writestr(zipfile.ZipInfo(name), closed.read(name))
    return made.getvalue()


def put_packed(file: Path, content: bytes) -> None:
    """Write content, packed."""
    file.write_bytes(gzip.compress(content, 9, mtime=0))


def report(folder: Path) -> str:
    """Return a table of the files' sizes, as stored and as sent."""
    rows = [
        (name, size["bytes"], size["gzip"])
        for name, size in json.loads((folder / SIZES).read_text(encoding="utf-8")).items()
    ]
    rows.append(("in all", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    return "\n".join(f"  {name:<52}{raw:>12,}{sent:>12,} gzip" for name, raw, sent in rows)


def main() -> None:
    """Build the bundle where an input has changed since the last one."""
    mark = fingerprint()
    if cache.is_fresh(TARGET, mark):
        print("bundle: unchanged")
        return
    print("bundle: byte-compiling the library and the engine in Pyodide …", flush=True)
    with cache.failing("bundle"), cache.replacing(TARGET, mark) as stage:
        build(stage)
    print(report(TARGET))


if __name__ == "__main__":
    main()
