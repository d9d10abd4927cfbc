"""What the built search has of each page, as Pagefind has written it."""

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SIGNED = b"pagefind_dcd"


def indexed(folder: Path, tag: str) -> Mapping[str, Mapping[str, Any]]:
    """Return what is shown of each page of a language, by its address."""
    pages: dict[str, Mapping[str, Any]] = {}
    for file in folder.glob(f"fragment/{tag}_*"):
        data = json.loads(gzip.decompress(file.read_bytes()).removeprefix(SIGNED))
        pages |= {page["url"]: page for page in ([data] if "url" in data else data.values())}
    return pages
