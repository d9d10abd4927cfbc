"""Mutation of citations: each rule is changed, and some hand must change by its clause."""
