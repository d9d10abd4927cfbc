"""Long written pages: below each heading lies what belongs to it, and shows where it is asked for.

The style sheet folds by the address alone, so that links arrive, and #all shows everything, without scripts too.
Neither would with `<details>`, and not every browser prints what one of those has closed.
"""

import re

HEADING = re.compile(r'<(h[23]) id="([^"]+)">(.*?)</\1>', re.DOTALL)
LINK = re.compile(r"</?a\b[^>]*>")
FOLDED = frozenset({"changes.md", "contributing/second-readings.md"})


def fold(html: str, everything: str) -> str:
    """Return a page with its parts folded; `everything` is said of the link that shows all of them."""
    heads = [*HEADING.finditer(html)]
    if not heads:
        return html
    parts = [html[: heads[0].start()], f'<p class="everything"><a href="#all">{everything}</a></p>']
    ends = [*(match.start() for match in heads[1:]), len(html)]
    for match, end in zip(heads, ends, strict=True):
        name, place, title = match.groups()
        head = f'<{name} id="{place}"><a href="#{place}">{LINK.sub("", title)}</a></{name}>'
        parts.append(f'<section class="fold">{head}<div>{html[match.end() : end]}</div></section>')
    return f'<div class="folded" id="all">{"".join(parts)}</div>'
