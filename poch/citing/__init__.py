"""Citations: what an id names, and how it is written in each style."""
