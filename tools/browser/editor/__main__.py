"""Bundles what pages use of npm packages into docs/assets: the workshop's editor, its codes, and Fluent, which says messages."""

import json
import tempfile
from pathlib import Path

from tools.setup.running import ROOT, run
from tools.store.cache import write_changed

HERE = ROOT / "tools" / "browser" / "editor"
MODULES = ROOT / "node_modules"
TARGET = ROOT / "docs" / "assets"
APACHE = ROOT / "tools" / "site" / "licences" / "LICENSE-apache.txt"
"""The text of the licence that Fluent names, and sends none of."""
BUNDLES = {
    "editor": HERE / "editor.mjs",
    "qr": HERE / "qr.mjs",
    "fluent": MODULES / "@fluent" / "bundle" / "esm" / "index.js",
}


def build_bundle(name: str, folder: Path) -> tuple[str, tuple[str, ...]]:
    """Return a bundle as one module, and the packages that went into it."""
    script, made = folder / "bundle.js", folder / "made.json"
    options = ("--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none")
    esbuild = (MODULES / ".bin" / "esbuild", BUNDLES[name], *options)
    outputs = (f"--outfile={script}", f"--metafile={made}", "--log-level=warning")
    run(f"{name}: esbuild failed; nothing was changed", (*esbuild, *outputs))
    inputs = json.loads(made.read_text(encoding="utf-8"))["inputs"]
    return script.read_text(encoding="utf-8"), packages(inputs)


def packages(inputs: dict[str, object]) -> tuple[str, ...]:
    """Return the names of the packages that files are of."""
    paths = (
        name.split("node_modules/")[-1].split("/") for name in inputs if "node_modules/" in name
    )
    return tuple(sorted({"/".join(path[: 2 if path[0].startswith("@") else 1]) for path in paths}))


def licences(names: tuple[str, ...]) -> str:
    """Return the licence of every package, under its name and version."""
    parts = []
    for name in names:
        version = json.loads((MODULES / name / "package.json").read_text("utf-8"))["version"]
        text = _text(MODULES / name)
        parts.append(f"{name} {version}\n\n{text}\n")
    return f"\n{'-' * 72}\n\n".join(parts)


def _text(package: Path) -> str:
    return next(package.glob("LICENSE*"), APACHE).read_text(encoding="utf-8").strip()


def main() -> None:
    """Write what changed, and say what it weighs."""
    for bundle in BUNDLES:
        with tempfile.TemporaryDirectory() as place:
            script, names = build_bundle(bundle, Path(place))
        files = {f"{bundle}.js": script, "LICENSES.txt": licences(names)}
        for name, text in files.items():
            write_changed(TARGET / bundle / name, text.encode())
        print(f"{bundle}: {len(names)} packages, {len(script.encode()):,} bytes")


if __name__ == "__main__":
    main()
