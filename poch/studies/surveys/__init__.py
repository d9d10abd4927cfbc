"""Many deals played and measured, with intervals."""
