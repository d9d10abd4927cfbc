"""Long pages: what is on one stands at its top, so that nobody scrolls to learn it."""

import re
from html import escape

from tools.site.build.folding import LINK

PART = re.compile(r'<h2 id="([^"]+)"[^>]*>(.*?)</h2>', re.DOTALL)
TAG = re.compile(r"<[^>]*>")
ASIDE = re.compile(r"<(script|style|svg)\b.*?</\1>", re.DOTALL)
LONG = 6_000
"""So many letters are about four screens."""
FEW = 3
OWN = (
    'class="contents"',
    'class="folded"',
    'class="poch-jumps"',
    'class="source-cards"',
    "<poch-tour",
    "<poch-hand",
    "<poch-first",
)
"""What a page has that shows its parts by itself."""  # fmt: skip


def add_jumps(html: str, name: str) -> str:
    """Return a page with links to its parts before the first of them, unless it is short or has such links."""
    parts = [*PART.finditer(html)]
    if len(parts) < FEW or any(sign in html for sign in OWN):
        return html
    if len(TAG.sub("", ASIDE.sub("", html))) < LONG:
        return html
    items = "".join(
        f'<li><a href="#{part[1]}">{LINK.sub("", part[2]).strip()}</a></li>' for part in parts
    )
    at = parts[0].start()
    nav = f'<nav class="poch-jumps" aria-label="{escape(name)}"><ul class="poch-row">{items}</ul></nav>'
    return f"{html[:at]}{nav}\n{html[at:]}"
