"""Measurements of the engine and of the pages, each beside others of its kind in the same run."""
