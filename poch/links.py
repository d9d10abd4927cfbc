"""A whole hand as a short code, for links."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from zlib import compress, decompressobj

FORMAT = "1"
MOST = 20_000


def encoded(record: dict[str, Any], version: int) -> str:
    """Return a record as `1.slug.version.code`."""
    kept = ("readings", "seats", "deal", "pools", "purses", "actions", "deals")
    short = {key: record[key] for key in kept if record.get(key)}
    text = json.dumps(short, separators=(",", ":"), ensure_ascii=False)
    code = urlsafe_b64encode(compress(text.encode(), 9)).decode().rstrip("=")
    return f"{FORMAT}.{record['ruleset']}.{version}.{code}"


def decoded(code: str) -> dict[str, Any]:
    """Return the record that a code holds; raises ValueError where it holds none."""
    try:
        form, slug, _, packed = code.split(".")
        if form != FORMAT or len(packed) > MOST:
            raise ValueError
        raw = decompressobj().decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), MOST)
        record = json.loads(raw)
        return {"ruleset": slug, **{str(key): value for key, value in record.items()}}
    except Exception as error:
        message = "the link is damaged or incomplete; copy the whole of it, or start a new hand"
        raise ValueError(message) from error
