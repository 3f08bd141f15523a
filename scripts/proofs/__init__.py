"""Proofs of what Usher promises, run on the built programs from outside."""
