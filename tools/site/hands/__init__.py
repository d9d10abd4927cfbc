"""Hands on pages: replays, lists of hands, boards."""
