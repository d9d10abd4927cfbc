"""The parts of a deal: each a frozen record of its own rules, and a generator that plays them.

A phase receives the ledger and nothing else, so it cannot ask which ruleset it is in.
"""
