"""A whole hand as a short code, for links."""

import json
from base64 import b64decode, urlsafe_b64encode
from typing import Any
from zlib import compress, decompressobj, error

from poch.record_shape import complaints

FORMAT = "1"
MOST = 20_000
DAMAGED = "the link is damaged or incomplete; copy the whole of it, or start a new hand"
STRANGE = "the link is of another kind than is known here; reload the page, or start a new hand"


def encoded(record: dict[str, Any], version: int) -> str:
    """Return a record as `1.slug.version.code`."""
    kept = ("readings", "seats", "deal", "pools", "purses", "actions", "deals")
    short = {key: record[key] for key in kept if record.get(key)}
    text = json.dumps(short, separators=(",", ":"), ensure_ascii=False)
    code = urlsafe_b64encode(compress(text.encode(), 9)).decode().rstrip("=")
    return f"{FORMAT}.{record['ruleset']}.{version}.{code}"


def decoded(code: str) -> dict[str, Any]:
    """Return the record that a code holds; raises ValueError where it holds none."""
    form, *parts = code.split(".")
    if parts and form.isdigit() and form != FORMAT:
        raise ValueError(STRANGE)
    if len(parts) != 3 or form != FORMAT or len(code) > MOST:
        raise ValueError(DAMAGED)
    slug, _, packed = parts
    try:
        raw = b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        unpacked = decompressobj()
        held = json.loads(unpacked.decompress(raw, MOST))
    except (ValueError, RecursionError, error) as reason:
        raise ValueError(DAMAGED) from reason
    record: dict[str, Any] = {"ruleset": slug, **held} if isinstance(held, dict) else {}
    if not unpacked.eof or any(complaints(record)):
        raise ValueError(DAMAGED)
    return record
