"""Questions about texts and hands: comparison, contrast, why, odds."""
