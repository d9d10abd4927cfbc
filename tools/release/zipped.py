"""The built site as one archive: unpacked, it works from `python -m http.server`."""

import os
import sys
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "site"
TARGET = ROOT / "build" / "poch-site.zip"
FOLDER = "poch-site"
"""What the archive unpacks to."""
EARLIEST = 315532800
"""The first second that an archive can name."""


def zip_site(site: Path, target: Path, folder: str = FOLDER) -> None:
    """Write the files of a site into an archive, the same bytes for the same files."""
    epoch = max(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), EARLIEST)
    date = time.gmtime(epoch)[:6]
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            name = f"{folder}/{path.relative_to(site).as_posix()}"
            about = zipfile.ZipInfo(name, date)
            about.external_attr = 0o644 << 16
            about.create_system = 3
            archive.writestr(about, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def main() -> None:
    """Write the archive, and say how it is used."""
    if not (SITE / "index.html").exists():
        sys.exit("zip: there is no built site in site/; run make site")
    zip_site(SITE, TARGET)
    print(f"zip: {TARGET.stat().st_size / 1e6:.1f} MB in {TARGET.relative_to(ROOT)}; to read it:")
    print(f"  unzip {TARGET.name} && python3 -m http.server --directory {FOLDER}")


if __name__ == "__main__":
    main()
