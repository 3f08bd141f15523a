"""Usher and others, on the same answers and as the same form."""
