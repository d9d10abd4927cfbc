"""The same deal under two rulesets: where they part, which leaf makes them, and what others allow."""
