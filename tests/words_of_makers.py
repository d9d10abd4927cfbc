"""Words of those who make this edition, which families, classes and visitors do not meet."""

MAKERS = {
    "en": r"\b(leaf|crux(es)?|siglum|sigla|standing|rulesets?|[Rr]ecorded draw|draws? of|the draw)\b",
    "de": r"\b(Blattwert|Crux|Cruces|Sigle|Siglen|Sigel|Kennung|Regelsatz)\b",
    "fr": r"\b(crux|sigle|sigles|identifiant)\b",
}
