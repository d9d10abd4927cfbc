"""What stands beside the texts: sources, notes, the sentences they rest on, and translations."""
