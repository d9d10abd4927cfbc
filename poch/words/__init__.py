"""Sentences in a language: a folder for each, with catalogues that pages and terminal share."""

from poch.words.language import TAGS, Language, language

__all__ = ["TAGS", "Language", "language"]
