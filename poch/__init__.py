"""The rules of Poch: clauses of the sources, and one engine that plays by them."""

VERSION = "0.1.0"
