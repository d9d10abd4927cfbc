"""Copies the site's typeface from its npm package: only the cuts that the pages use."""

from pathlib import Path

from tools.store.cache import write_changed

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "node_modules" / "@fontsource-variable" / "vollkorn"
TARGET = ROOT / "docs" / "assets" / "fonts"
FILES = {
    "vollkorn-latin-wght-normal.woff2": "files/vollkorn-latin-wght-normal.woff2",
    "vollkorn-latin-ext-wght-normal.woff2": "files/vollkorn-latin-ext-wght-normal.woff2",
    "vollkorn-latin-wght-italic.woff2": "files/vollkorn-latin-wght-italic.woff2",
    "OFL.txt": "LICENSE",
}


def main() -> None:
    """Copy what is missing or differs, and say what it weighs."""
    for name, source in FILES.items():
        write_changed(TARGET / name, (PACKAGE / source).read_bytes())
    weight = sum((TARGET / name).stat().st_size for name in FILES)
    print(f"fonts: {len(FILES) - 1} cuts of Vollkorn, {weight:,} bytes")


if __name__ == "__main__":
    main()
