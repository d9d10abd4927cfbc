"""The pages that compare texts."""
