"""The content-security policy of the built pages: they run, load and ask what is ours, nothing else."""

import base64
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

INLINE = re.compile(r"<script(?![^>]*\b(?:src=|application/))[^>]*>(.*?)</script>", re.DOTALL)
PLACE = '<meta charset="utf-8">'


def hashes(text: str) -> Iterator[str]:
    """Yield the hash of each script that stands in a page itself."""
    for script in INLINE.findall(text):
        digest = hashlib.sha256(script.encode()).digest()
        yield f"'sha256-{base64.b64encode(digest).decode()}'"


def policy(scripts: frozenset[str]) -> str:
    """Return the policy for a site with scripts of these hashes in its pages."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self' 'wasm-unsafe-eval'", *sorted(scripts))),
            *(f"{name}-src 'self'" for name in ("worker", "connect")),
            "img-src 'self' data:",
            *(f"{name} 'self'" for name in ("style-src", "font-src", "manifest-src", "base-uri")),
            "form-action 'none'",
            "object-src 'none'",
        )
    )


def enforce(site: Path) -> str:
    """Put one policy into all pages of a site, and return it: that of all their scripts together."""
    texts = {page: page.read_text(encoding="utf-8") for page in site.rglob("*.html")}
    pages = {page: text for page, text in texts.items() if "<head>" in text}
    found = policy(frozenset(one for text in pages.values() for one in hashes(text)))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{found}">'
    for page, text in pages.items():
        if PLACE not in text:
            raise SystemExit(f"{page.relative_to(site)}: there is no place for the policy")
        page.write_text(text.replace(PLACE, PLACE + meta, 1), encoding="utf-8")
    return found
