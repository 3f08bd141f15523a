"""The mutation test of the core: what its tests do not notice."""
