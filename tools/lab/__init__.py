"""The laboratory: what plays, solves and measures for minutes or hours, and publishes what it finds as data."""
