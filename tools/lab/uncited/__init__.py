"""Random hands of every ruleset, for every number of seats: no event may be without its clause."""
