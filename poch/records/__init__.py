"""Hands as records: written, replayed, linked to, and shown as traces."""
