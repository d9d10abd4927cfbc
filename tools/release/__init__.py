"""What is taken away: wheels, archives and editions, and whether two of them are the same."""
