"""The foot of a page on paper: how its texts are cited, how they were read, and where it stands.

The page of a source or of a hand says itself how it is cited, directly above its foot.
"""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from tools.site.citing.citing import SITE, Forms
from tools.site.edition import heads
from tools.site.edition.edition import ENGLISH, Edition, Source
from tools.site.output.languages import now, say


def of_source(source: Source, edition: Edition) -> dict[str, Any]:
    """Return the foot of the page of a source."""
    return _foot(source.title, f"sources/{source.slug}/", [source], edition)


def of_hand(source: Source, name: str, title: str, edition: Edition) -> dict[str, Any]:
    """Return the foot of the page of a hand."""
    return _foot(title, f"hands/{source.slug}/{name}/", [source], edition)


def of_pair(a: Source, b: Source, edition: Edition, known: Forms) -> dict[str, Any]:
    """Return the foot of two sources side by side: what it says follows from both as they are."""
    title = say("pair-beside", a=a.title, b=b.title)
    return of_several(title, f"compare/{a.slug}/{b.slug}/", [a, b], edition, known)


def of_several(
    title: str, address: str, sources: Sequence[Source], edition: Edition, known: Forms
) -> dict[str, Any]:
    """Return the foot of a page on some sources, which has its own title and address."""
    cites = [known.plain(source.slug) for source in sources]
    return _foot(title, address, sources, edition) | {"cites": cites}


def of_chosen(source: Source, edition: Edition, known: Forms) -> Markup:
    """Return what a source adds to the foot of a comparison that a reader chose it for."""
    how = say("foot-evidence", title=source.title, how=heads.evidence(source, edition))
    evidence = Markup('<p class="print-evidence">{}</p>').format(how)
    return Markup('<p class="print-cite">{}</p>').format(known.plain(source.slug)) + evidence


def printed_address(address: str) -> str:
    """Return an address as it is printed: from the root of the site, where nobody says where that is."""
    tag = now().tag
    address = address if tag == ENGLISH else f"{tag}/{address}"
    return f"{SITE.rstrip('/')}/{address}" if SITE else address


def _foot(title: str, address: str, sources: Sequence[Source], edition: Edition) -> dict[str, Any]:
    return {
        "title": title,
        "address": printed_address(address),
        "cites": [],
        "evidence": [(source.title, heads.evidence(source, edition)) for source in sources],
        "language": "" if now().tag == ENGLISH else say("foot-language"),
    }
